//! The words of the steps of minimax.

use crate::language::Language;
use crate::search::common_words::common_sentence;
use crate::search::words::{Named, Secured, StepWords};
use crate::trace::EventKind as E;

/// The sentences of minimax; alpha-beta shares those of the steps that they have in common.
pub(in crate::search) struct MinimaxWords;

impl StepWords for MinimaxWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let (place, child) = (&named.place, &named.child);
        let side = named.side(language);
        let superlative = named.superlative(language);
        let value = named.amount(language);
        match (named.kind(), language) {
            (E::Enter, Language::Ja) if named.is_root => {
                format!("{place}から読み始める。手番は{side}で、{superlative}値を選ぶ。")
            }
            (E::Enter, Language::En) if named.is_root => format!(
                "Reading starts at {place}. {side} is to move and wants the {superlative} value."
            ),
            (E::Enter, Language::Ja) if named.is_leaf => format!("{}へ進む。", named.choice),
            (E::Enter, Language::En) if named.is_leaf => format!("Go down to {}.", named.choice),
            (E::Enter, Language::Ja) => {
                let deeper = named.deeper(language);
                format!("{}へ進む。手番は{side}。{deeper}", named.choice)
            }
            (E::Enter, Language::En) => {
                let deeper = named.deeper(language);
                format!(
                    "Go down to {}. {side} is to move there.{deeper}",
                    named.choice
                )
            }
            (E::Leaf, _) => leaf(named, language),
            (E::Improve | E::Keep, _) => came_back(named, language),
            (E::Exit, Language::Ja) if named.is_root => {
                let value = value.trim_end();
                let ties = match named.ties {
                    0 => String::new(),
                    ties => format!("(同じ値の手がほかに{ties}手)"),
                };
                format!(
                    "読み終わり。{side}の最善は{child}で、値は {value}{ties}。読み筋は {}。",
                    named.line
                )
            }
            (E::Exit, Language::En) if named.is_root => {
                let ties = match named.ties {
                    0 => String::new(),
                    1 => " (one other move is as good)".to_owned(),
                    ties => format!(" ({ties} other moves are as good)"),
                };
                format!(
                    "Done. The best for {side} is {child}, and the value is {value}{ties}. The best line: {}.",
                    named.line
                )
            }
            (E::Exit, Language::Ja) if named.was_cut && named.child_declines => {
                format!("{place}は {value}とだけ分かって上に返る。{side}はここで止まれるから。")
            }
            (E::Exit, Language::En) if named.was_cut && named.child_declines => {
                format!("{place} returns {value}, because {side} can stand pat.")
            }
            (E::Exit, Language::Ja) if named.was_cut => {
                format!("{place}は {value}とだけ分かって上に返る。{side}に{child}があるから。")
            }
            (E::Exit, Language::En) if named.was_cut => {
                format!("{place} returns {value}, because {side} has {child}.")
            }
            // The value failed low: none of the moves is chosen.
            (E::Exit, Language::Ja) if named.failed_low() => {
                let value = value.trim_end();
                format!(
                    "{place}を調べ終えた。分かったのは {value}ということだけだが、それで足りる。"
                )
            }
            (E::Exit, Language::En) if named.failed_low() => {
                format!("{place} is finished: all that is known is {value}, and that is enough.")
            }
            (E::Exit, Language::Ja) => {
                let value = value.trim_end();
                format!("{place}を調べ終えた。{side}は{child}を選び、値は {value}。")
            }
            (E::Exit, Language::En) => {
                format!("{place} is finished: {side} chooses {child}, and the value is {value}.")
            }
            _ => common_sentence(named, language),
        }
    }
}

/// A leaf has a value: what it is made of, and why the line ends there.
fn leaf(named: &Named<'_>, language: Language) -> String {
    let place = &named.place;
    let value = named.number(named.value(), language);
    let because = named.line_end.map_or("", |end| end.because(language));
    let sum = named.leaf_sum.as_ref();
    let of = match (sum, language) {
        (None, Language::Ja) => format!("{}は {value}", named.leaf_value),
        (None, Language::En) => format!("its {} is {value}", named.leaf_value),
        (Some(sum), _) => sum.text(language),
    };
    match (because, language) {
        ("", Language::Ja) => format!("{place}は末端。{of}。"),
        ("", Language::En) => format!("{place} is a leaf: {of}."),
        (because, Language::Ja) => format!("{place}は末端({because})。{of}。"),
        (because, Language::En) => format!("{place} is a leaf ({because}): {of}."),
    }
}

/// A value came back from a child and is compared with the best so far.
fn came_back(named: &Named<'_>, language: Language) -> String {
    let (at, child, before) = (&named.at, &named.child, &named.before);
    let side = named.side(language);
    let more = named.comparative(language);
    let not_more = named.not_comparative(language);
    let (value, old) = (named.amount(language), named.old_amount(language));
    let old_by = named.old_by(language);
    let now = named.number(named.value(), language);
    let still = named.number(named.old(), language);
    let first = named.step.before.is_none();
    let equal = value == old;
    if named.falls_short() {
        // A fail-soft search compares bounds here; neither of them can matter.
        return no_better(named, language);
    }
    match (named.kind(), language) {
        (E::Improve, Language::Ja) if first => {
            format!("{child}から {value}が返る。{at}{side}が得た最初の値なので、最善は {now}。")
        }
        (E::Improve, Language::En) if first => {
            format!(
                "{child} returns {value}: the first value that {side} has {at}, so best is {now}."
            )
        }
        (E::Improve, Language::Ja) => {
            format!(
                "{child}の {value}は{before}の {old}より{more}。{at}{side}の最善は {now} に変わる。"
            )
        }
        (E::Improve, Language::En) => {
            format!("{child} is {value}, {more} than {old_by}: {at}, {side}'s best becomes {now}.")
        }
        (_, Language::Ja) if equal => {
            format!(
                "{child}の {value}は{before}と同じ。{at}{side}は先に見つけた{before}の {still} のまま。"
            )
        }
        (_, Language::En) if equal => {
            format!(
                "{child} is {value}, the same as {before}: {at}, {side} keeps {still} by {before}, which came first."
            )
        }
        (_, Language::Ja) => {
            format!(
                "{child}の {value}は、すでにある{before}の {old}を{not_more}。{at}{side}の最善は {still} のまま。"
            )
        }
        (_, Language::En) => {
            format!(
                "{child} is {value}, {not_more} than {old_by}: {at}, {side}'s best stays {still}."
            )
        }
    }
}

/// The value that came back cannot matter: its player is sure of at least as much already.
fn no_better(named: &Named<'_>, language: Language) -> String {
    let (at, child, side) = (&named.at, &named.child, named.side(language));
    let value = named.amount(language);
    let value = value.trim_end();
    match (&named.secured, language) {
        (
            Some(Secured {
                at: where_,
                by,
                bound,
            }),
            Language::Ja,
        ) => {
            let bound = named.number(*bound, language);
            format!(
                "{child}は {value}。{side}には{where_}もう{by}の {bound} があり、それより良くはならないので、何も変わらない。"
            )
        }
        (
            Some(Secured {
                at: where_,
                by,
                bound,
            }),
            Language::En,
        ) => {
            let bound = named.number(*bound, language);
            format!(
                "{child} is {value}: no better for {side} than {bound} by {by} {where_}, so it changes nothing."
            )
        }
        (None, Language::Ja) => {
            let sure = named.edge(named.step.window.of(named.step.player), language);
            format!(
                "{child}は {value}。{at}{side}の窓の端 {sure} より良くはならないので、何も変わらない。"
            )
        }
        (None, Language::En) => {
            let sure = named.edge(named.step.window.of(named.step.player), language);
            format!(
                "{child} is {value}: {at}, that is no better for {side} than {sure}, the edge of the window, so it changes nothing."
            )
        }
    }
}
