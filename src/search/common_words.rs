//! The words of what any algorithm may do.

use super::words::{Named, StepWords, because, side};
use crate::language::{Language, Notation};
use crate::score::Score;
use crate::trace::{CutBy, EventKind, StepDetail};

/// Nothing but the sentences that all algorithms share.
pub(super) struct CommonWords;

impl StepWords for CommonWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        common_sentence(named, language)
    }
}

/// The sentences of what any algorithm may do besides trying moves: tables, passes, depths, the
/// window, and the numbers of best-first searches. Empty for what each algorithm tells itself.
#[expect(clippy::too_many_lines, reason = "one arm a sentence and language")]
pub(super) fn common_sentence(named: &Named<'_>, language: Language) -> String {
    let (place, at, side) = (&named.place, &named.at, named.side(language));
    let (choice, other) = (&named.choice, &named.other);
    match (named.step.detail, language) {
        (StepDetail::Narrowed { .. }, _) => narrowed(named, language),
        (StepDetail::Iteration(depth), Language::Ja) => {
            format!("深さ{depth}の読みを始める。")
        }
        (StepDetail::Iteration(depth), Language::En) => {
            format!("Reading to depth {depth} begins.")
        }
        (StepDetail::Asked(plies), Language::Ja) => {
            format!(
                "もし{choice}を読んだらどうなるか。読み終わったあとで、{}読んでみる。根の値はもう変わらない。",
                to_horizon(plies, language)
            )
        }
        (StepDetail::Asked(plies), Language::En) => {
            format!(
                "What if {choice} is read? It is read afterwards, {}; the value of the root stays as it is.",
                to_horizon(plies, language)
            )
        }
        (StepDetail::Recalled { depth, .. }, Language::Ja) => {
            let value = named.amount(language);
            format!(
                "{place}はもう知っている。{other}{}読んだときの {}。読み直さない。",
                to_horizon(depth, language),
                value.trim_end()
            )
        }
        (StepDetail::Recalled { depth, .. }, Language::En) => {
            let from = if other.is_empty() {
                String::new()
            } else {
                format!(" {other}")
            };
            let value = named.amount(language);
            format!(
                "{place} is known: {value}, read{from} {}. It is not read again.",
                to_horizon(depth, language)
            )
        }
        (StepDetail::Candidate { provisional, .. }, _) => candidate(named, provisional, language),
        (StepDetail::Passed(0), Language::Ja) => {
            format!("{at}{side}がもし一手パスしたら、相手は何を指してくるか。")
        }
        (StepDetail::Passed(0), Language::En) => {
            format!("{at}, what if {side} passed? What would the opponent do?")
        }
        (StepDetail::Passed(plies), Language::Ja) => {
            format!("{at}{side}がもし一手パスしたら、を{plies}手浅く読んでみる。")
        }
        (StepDetail::Passed(plies), Language::En) => {
            format!("{at}, what if {side} passed? That is read {plies} plies less deep.")
        }
        (StepDetail::Reduced(plies, reason), Language::Ja) => {
            format!(
                "{choice}は{plies}手浅く読む({})。",
                because(reason, language)
            )
        }
        (StepDetail::Reduced(plies, reason), Language::En) => {
            format!(
                "{choice} is read {plies} plies less deep: {}.",
                because(reason, language)
            )
        }
        (StepDetail::Extended(plies, reason), Language::Ja) => {
            format!(
                "{choice}は{plies}手深く読む({})。",
                because(reason, language)
            )
        }
        (StepDetail::Extended(plies, reason), Language::En) => {
            format!(
                "{choice} is read {plies} plies deeper: {}.",
                because(reason, language)
            )
        }
        (StepDetail::Static(value), Language::Ja) => {
            format!(
                "{place}の{}は {}。",
                named.leaf_value,
                named.number(value, language)
            )
        }
        (StepDetail::Static(value), Language::En) => {
            format!(
                "The {} of {place} is {}.",
                named.leaf_value,
                named.number(value, language)
            )
        }
        (StepDetail::Term(term), Language::Ja) => {
            format!(
                "そのうち{}が {}。",
                named.label,
                named.number(Score(term.value), language)
            )
        }
        (StepDetail::Term(term), Language::En) => {
            format!(
                "Of it, {} counts {}.",
                named.label,
                named.number(Score(term.value), language)
            )
        }
        (StepDetail::Proof(numbers), Language::Ja) => {
            format!("{place}の証明数と反証数は {numbers}。")
        }
        (StepDetail::Proof(numbers), Language::En) => {
            format!("{place} has the proof and disproof numbers {numbers}.")
        }
        (StepDetail::Thresholds(limits), Language::Ja) => {
            format!("{place}の証明数と反証数のしきい値は {limits}。")
        }
        (StepDetail::Thresholds(limits), Language::En) => {
            format!("The thresholds of proof and disproof number at {place} are {limits}.")
        }
        (StepDetail::Simulations(number, mean), Language::Ja) => {
            format!("{place}を通った対局は{number}回、平均は {mean:+.3}。")
        }
        (StepDetail::Simulations(number, mean), Language::En) => {
            format!("{number} simulations have come through {place}; their mean is {mean:+.3}.")
        }
        (StepDetail::CutBy(by), _) => cut_off(named, by, language),
        (StepDetail::Nothing, Language::Ja) if named.kind() == EventKind::Leave => {
            format!("{}から、値のないまま{at}戻る。", named.child)
        }
        (StepDetail::Nothing, Language::En) if named.kind() == EventKind::Leave => {
            format!(
                "{at}, the search comes back from {} without a value.",
                named.child
            )
        }
        (StepDetail::Nothing, _) => String::new(),
    }
}

/// A move has been generated: its class, what has called for it, and its provisional value.
fn candidate(named: &Named<'_>, provisional: Option<Score>, language: Language) -> String {
    let (choice, other, label) = (&named.choice, &named.other, &named.label);
    let value = provisional.map(|value| named.number(value, language));
    let (because, value) = match language {
        Language::Ja => (
            format!("読み筋の{other}を見て、"),
            value.map(|value| format!("、仮の値は {value}")),
        ),
        Language::En => (
            format!(", seeing {other} in the line"),
            value.map(|value| format!(", with the provisional value {value}")),
        ),
    };
    let because = if other.is_empty() { "" } else { &because };
    let value = value.unwrap_or_default();
    match language {
        Language::Ja => format!("{choice}を候補に加える。{because}{label}{value}。"),
        Language::En => format!("{choice} becomes a candidate{because}: {label}{value}."),
    }
}

/// "2 plies deep", "beyond the horizon".
fn to_horizon(plies: u8, language: Language) -> String {
    match (plies, language) {
        (0, Language::Ja) => "水平線の先を".to_owned(),
        (_, Language::Ja) => format!("{plies}手先まで"),
        (0, Language::En) => "beyond the horizon".to_owned(),
        (1, Language::En) => "1 ply deep".to_owned(),
        (_, Language::En) => format!("{plies} plies deep"),
    }
}

/// Moves are skipped, and no bound of an ancestor has to be named.
fn cut_off(named: &Named<'_>, by: CutBy, language: Language) -> String {
    let (at, skipped) = (&named.at, &named.skipped);
    let (ja, en) = match by {
        CutBy::Window => ("窓が閉じた", "the window has closed"),
        CutBy::Pass => ("パスしても十分に良い", "even passing is good enough"),
        CutBy::Table => ("表の値で足りる", "the value of the table is enough"),
        CutBy::Settled => ("一つあれば足りる", "one is enough"),
    };
    match language {
        Language::Ja => format!("{at}残りの{skipped}は調べない({ja})。"),
        Language::En => format!("{at}, {skipped} need not be searched: {en}."),
    }
}

/// A bound of the window has moved.
fn narrowed(named: &Named<'_>, language: Language) -> String {
    let StepDetail::Narrowed { player, from, to } = named.step.detail else {
        return String::new();
    };
    let (at, child, owner) = (&named.at, &named.child, side(player, language));
    let (from, to) = (named.number(from, language), named.number(to, language));
    let (place, letter) = (&named.place, named.letter(player));
    let window = named.window_sentence(named.step.window, language);
    let rises = named.wants_larger();
    match (named.notation, language) {
        (Notation::Inequalities, Language::Ja) => format!(
            "{at}{owner}は{child}で {to} を確保した。{place} {letter} {to}(前は {letter} {from})。{window}"
        ),
        (Notation::Inequalities, Language::En) => format!(
            "{at}, {owner} is sure of {to} by {child}: {place} {letter} {to} (before, {letter} {from}). {window}"
        ),
        (_, Language::Ja) if rises => format!(
            "{at}{owner}は{child}で {to} を確保した。{letter} を {from} から {to} に上げる。{window}"
        ),
        (_, Language::Ja) => format!(
            "{at}{owner}は{child}で {to} を確保した。{letter} を {from} から {to} に下げる。{window}"
        ),
        (_, Language::En) if rises => format!(
            "{at}, {owner} is sure of {to} by {child}: {letter} rises from {from} to {to}. {window}"
        ),
        (_, Language::En) => format!(
            "{at}, {owner} is sure of {to} by {child}: {letter} falls from {from} to {to}. {window}"
        ),
    }
}
