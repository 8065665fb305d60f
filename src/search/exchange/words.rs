//! The words of the steps of take or decline.

use crate::language::Language;
use crate::search::common_words::common_sentence;
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The sentences of take or decline.
pub(in crate::search) struct ExchangeWords;

impl StepWords for ExchangeWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let (place, at) = (&named.place, &named.at);
        let side = named.side(language);
        let value = named.number(named.value(), language);
        match (named.kind(), language) {
            (E::Enter, Language::Ja) if named.is_root => {
                format!("{place}を読む。手番は{side}。取るか、取らないか。")
            }
            (E::Enter, Language::En) if named.is_root => {
                format!("Reading {place}. {side} is to move: take or decline?")
            }
            (E::Enter, Language::Ja) => format!("{}と取ってみる。次は{side}の番。", named.choice),
            (E::Enter, Language::En) => format!("Try {}. Now it is {side}'s turn.", named.choice),
            (E::Leaf, Language::Ja) => {
                format!("{at}{side}に取る手はもうない。値は今の駒得 {value}。")
            }
            (E::Leaf, Language::En) => {
                format!(
                    "{at}, {side} has nothing left to take with: the value is what has been gained, {value}."
                )
            }
            (E::Decline, Language::Ja) => {
                format!("{at}{side}が取らなければ {value}。取る手はこれより良いか。")
            }
            (E::Decline, Language::En) => {
                let seen_by = if named.notation.flips(named.step.player) {
                    side
                } else {
                    "Black"
                };
                format!(
                    "{at}, if {side} declines, {seen_by} is at {value}. Is taking better for {side}?"
                )
            }
            (E::Improve | E::Keep, _) if named.before_declines => take_or_decline(named, language),
            (E::Improve | E::Keep, _) => this_or_that(named, language),
            (E::Exit, _) => settled(named, language),
            _ => common_sentence(named, language),
        }
    }
}

/// A capture has a value: is it better than declining?
fn take_or_decline(named: &Named<'_>, language: Language) -> String {
    let child = &named.child;
    let side = named.side(language);
    let more = named.comparative(language);
    let (value, old) = (
        named.number(named.value(), language),
        named.number(named.old(), language),
    );
    let equal = named.value() == named.old();
    match (named.kind(), language) {
        (E::Improve, Language::Ja) => {
            format!(
                "{side}は{child}と取れば {value}、取らなければ {old}。{more}方の {value} を選び、取る。"
            )
        }
        (E::Improve, Language::En) => {
            format!(
                "{side}: {child} gives {value}, declining gives {old}. The {more} is {value}: take."
            )
        }
        (_, Language::Ja) if equal => {
            format!(
                "{side}は{child}と取っても {value}、取らなくても {old}。得にならないので取らない。"
            )
        }
        (_, Language::En) if equal => {
            format!(
                "{side}: {child} gives {value}, and so does declining ({old}). Nothing is won, so it is not taken."
            )
        }
        (_, Language::Ja) => {
            format!(
                "{side}は{child}と取ると {value}、取らなければ {old}。{more}方の {old} を選び、取らない。"
            )
        }
        (_, Language::En) => {
            format!(
                "{side}: {child} gives {value}, declining gives {old}. The {more} is {old}: decline."
            )
        }
    }
}

/// A capture has a value, and an earlier one is the best so far.
fn this_or_that(named: &Named<'_>, language: Language) -> String {
    let (child, before) = (&named.child, &named.before);
    let side = named.side(language);
    let more = named.comparative(language);
    let not_more = named.not_comparative(language);
    let (value, old) = (
        named.number(named.value(), language),
        named.number(named.old(), language),
    );
    let equal = named.value() == named.old();
    match (named.kind(), language) {
        (E::Improve, Language::Ja) => {
            format!(
                "{side}は{child}と取れば {value}。{before}の {old} より{more}ので、最善は{child}に変わる。"
            )
        }
        (E::Improve, Language::En) => {
            format!(
                "{side}: {child} gives {value}, {more} than {old} by {before}, and becomes the best."
            )
        }
        (_, Language::Ja) if equal => {
            format!(
                "{side}は{child}と取っても {value}。{before}の {old} と同じなので、先に見つけた{before}のまま。"
            )
        }
        (_, Language::En) if equal => {
            format!(
                "{side}: {child} gives {value}, the same as {before} ({old}), which came first and stays the best."
            )
        }
        (_, Language::Ja) => {
            format!(
                "{side}は{child}と取ると {value}。{before}の {old} を{not_more}ので、最善は{before}のまま。"
            )
        }
        (_, Language::En) => {
            format!(
                "{side}: {child} gives {value}, {not_more} than {old} by {before}, which stays the best."
            )
        }
    }
}

/// A node returns its value.
fn settled(named: &Named<'_>, language: Language) -> String {
    let (at, child) = (&named.at, &named.child);
    let side = named.side(language);
    let value = named.number(named.value(), language);
    match (language, named.is_root, named.child_declines) {
        (Language::Ja, true, true) => {
            format!("読み終わり。{side}は取らない。取り合いの値は {value}。")
        }
        (Language::Ja, true, false) => {
            format!("読み終わり。{side}は{child}と取る。取り合いの値は {value}。")
        }
        (Language::Ja, false, true) => format!("{at}{side}は取らない。値 {value} を上に返す。"),
        (Language::Ja, false, false) => {
            format!("{at}{side}は{child}と取る。値 {value} を上に返す。")
        }
        (Language::En, true, true) => {
            format!("Done. {side} declines, and the exchange is worth {value}.")
        }
        (Language::En, true, false) => {
            format!("Done. {side} takes by {child}, and the exchange is worth {value}.")
        }
        (Language::En, false, true) => {
            format!("{at}, {side} declines, and the value {value} goes back up.")
        }
        (Language::En, false, false) => {
            format!("{at}, {side} takes by {child}, and the value {value} goes back up.")
        }
    }
}
