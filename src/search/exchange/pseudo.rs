//! The pseudo-code of take or decline, and the words of its steps.

use crate::language::{Language, signed};
use crate::search::algorithm::PseudoLine;
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(in crate::search) const CODE: &[PseudoLine] = &[
    PseudoLine {
        indent: 0,
        ja: "関数 取るか取らないか(局面) → 値",
        en: "function take_or_decline(position) → value",
        events: &[E::Enter],
    },
    PseudoLine {
        indent: 1,
        ja: "取る手がなければ いまの駒得 を返す",
        en: "if nothing can be taken: return what has been gained",
        events: &[E::Leaf],
    },
    PseudoLine {
        indent: 1,
        ja: "最善 ← 取らない値(いまの駒得)",
        en: "best ← the value of declining (what has been gained)",
        events: &[E::Decline],
    },
    PseudoLine {
        indent: 1,
        ja: "候補の取る手について:",
        en: "for each candidate capture:",
        events: &[],
    },
    PseudoLine {
        indent: 2,
        ja: "取る値 ← 取るか取らないか(取った後の局面)",
        en: "value ← take_or_decline(after the capture)",
        events: &[],
    },
    PseudoLine {
        indent: 2,
        ja: "取る値が手番の側に良ければ 最善 ← 取る値",
        en: "if value suits the mover better: best ← value",
        events: &[E::Improve],
    },
    PseudoLine {
        indent: 2,
        ja: "良くなければ 取らない",
        en: "otherwise decline it",
        events: &[E::Keep],
    },
    PseudoLine {
        indent: 1,
        ja: "最善 を返す",
        en: "return best",
        events: &[E::Exit],
    },
];

/// The sentences of take or decline.
pub(in crate::search) struct ExchangeWords;

impl StepWords for ExchangeWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let place = &named.place;
        let side = named.side(language);
        let value = signed(named.value());
        match (named.kind(), language) {
            (E::Enter, Language::Ja) if named.is_root => {
                format!("{place}から取り合いを読む。手番は{side}。取るか、取らないか。")
            }
            (E::Enter, Language::En) if named.is_root => {
                format!("The exchange starts at {place}. {side} is to move: take or decline?")
            }
            (E::Enter, Language::Ja) => {
                format!("{}と取ってみる。次は{side}の番。", named.choice)
            }
            (E::Enter, Language::En) => {
                format!("Try {}. Now it is {side}'s turn.", named.choice)
            }
            (E::Leaf, Language::Ja) => {
                format!("{place}で{side}に取る手はもうない。値は今の駒得 {value}。")
            }
            (E::Leaf, Language::En) => {
                format!(
                    "At {place}, {side} has nothing left to take with: the value is what has been gained, {value}."
                )
            }
            (E::Decline, Language::Ja) => {
                format!("{place}で{side}が取らなければ {value}。取る手がこれより良いかを調べる。")
            }
            (E::Decline, Language::En) => {
                format!(
                    "At {place}, declining leaves {side} with {value}. Is a capture better than that?"
                )
            }
            (E::Improve | E::Keep, _) => take_or_decline(named, language),
            (E::Exit, Language::Ja) if named.is_root => {
                format!(
                    "読み終わり。{side}は{}。取り合いの値は {value}。",
                    named.child
                )
            }
            (E::Exit, Language::En) if named.is_root => {
                format!(
                    "Done. {side}'s choice is {}, and the exchange is worth {value}.",
                    named.child
                )
            }
            (E::Exit, Language::Ja) => {
                format!(
                    "{place}で{side}が選ぶのは{}。値 {value} を上に返す。",
                    named.child
                )
            }
            (E::Exit, Language::En) => {
                format!(
                    "At {place}, {side} chooses {} and returns {value}.",
                    named.child
                )
            }
            (E::Cut, _) => String::new(),
        }
    }
}

/// A capture has a value: is it better than the best so far, at first declining?
fn take_or_decline(named: &Named<'_>, language: Language) -> String {
    let (child, before) = (&named.child, &named.before);
    let side = named.side(language);
    let comparative = named.comparative(language);
    let (value, old) = (signed(named.value()), signed(named.old()));
    let equal = named.value() == named.old();
    match (named.kind(), language) {
        (E::Improve, Language::Ja) => {
            format!(
                "{side}は{child}と取れば {value}、{before}なら {old}。{comparative}方の {value} を選ぶ:取る。"
            )
        }
        (E::Improve, Language::En) => {
            format!(
                "{side}: {child} gives {value}, {before} gives {old}. The {comparative} is {value}: take."
            )
        }
        (_, Language::Ja) if equal => {
            format!(
                "{side}は{child}と取っても {value}、{before}でも {old}。得にならないので取らない。"
            )
        }
        (_, Language::En) if equal => {
            format!(
                "{side}: {child} gives {value}, and so does {before} ({old}). Nothing is won, so it is not taken."
            )
        }
        (_, Language::Ja) => {
            format!(
                "{side}は{child}と取ると {value}、{before}なら {old}。{comparative}方の {old} を選ぶ:{child}は取らない。"
            )
        }
        (_, Language::En) => {
            format!(
                "{side}: {child} gives {value}, {before} gives {old}. The {comparative} is {old}: {child} is declined."
            )
        }
    }
}
