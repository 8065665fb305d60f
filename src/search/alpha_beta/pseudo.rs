//! The pseudo-code of alpha-beta, and the words of its steps.

use crate::language::{Language, signed};
use crate::score::Player;
use crate::search::algorithm::PseudoLine;
use crate::search::minimax::pseudo::MinimaxWords;
use crate::search::words::{Named, StepWords, side};
use crate::trace::EventKind as E;

macro_rules! code {
    ($ja_head:literal, $en_head:literal, $ja_call:literal, $en_call:literal) => {
        &[
            PseudoLine {
                indent: 0,
                ja: $ja_head,
                en: $en_head,
                events: &[E::Enter],
            },
            PseudoLine {
                indent: 1,
                ja: "末端なら 静的評価値 を返す",
                en: "at a leaf: return its static value",
                events: &[E::Leaf],
            },
            PseudoLine {
                indent: 1,
                ja: "最善 ← 先手番なら −∞、後手番なら +∞",
                en: "best ← −∞ if Black is to move, else +∞",
                events: &[],
            },
            PseudoLine {
                indent: 1,
                ja: "すべての手について:",
                en: "for each move:",
                events: &[],
            },
            PseudoLine {
                indent: 2,
                ja: $ja_call,
                en: $en_call,
                events: &[],
            },
            PseudoLine {
                indent: 2,
                ja: "値が手番の側に良ければ 最善 ← 値",
                en: "if value suits the mover better: best ← value",
                events: &[E::Improve],
            },
            PseudoLine {
                indent: 2,
                ja: "良くなければ 最善はそのまま",
                en: "otherwise best stays",
                events: &[E::Keep],
            },
            PseudoLine {
                indent: 2,
                ja: "先手番なら α、後手番なら β を 最善 まで狭める",
                en: "raise α (White: lower β) to best",
                events: &[],
            },
            PseudoLine {
                indent: 2,
                ja: "α ≧ β なら 残りの手を捨てる",
                en: "if α ≥ β: skip the moves that are left",
                events: &[E::Cut],
            },
            PseudoLine {
                indent: 1,
                ja: "最善 を返す",
                en: "return best",
                events: &[E::Exit],
            },
        ]
    };
}

/// The code as people read it.
pub(in crate::search) const CODE: &[PseudoLine] = code!(
    "関数 αβ(局面, 深さ, α, β) → 値",
    "function alpha_beta(position, depth, α, β) → value",
    "値 ← αβ(指した後の局面, 深さ − 1, α, β)",
    "value ← alpha_beta(after the move, depth − 1, α, β)"
);

/// The code with the parent's bound alone.
pub(in crate::search) const SHALLOW_CODE: &[PseudoLine] = code!(
    "関数 親の値だけのαβ(局面, 深さ, 親の最善) → 値",
    "function shallow(position, depth, parent's best) → value",
    "値 ← 親の値だけのαβ(指した後の局面, 深さ − 1, 最善)",
    "value ← shallow(after the move, depth − 1, best)"
);

/// The sentences of alpha-beta.
pub(in crate::search) struct AlphaBetaWords;

impl StepWords for AlphaBetaWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        match named.kind() {
            E::Enter if !named.is_root && !named.is_leaf => enter(named, language),
            E::Cut => cut(named, language),
            _ => MinimaxWords.sentence(named, language),
        }
    }
}

fn enter(named: &Named<'_>, language: Language) -> String {
    let (choice, side) = (&named.choice, named.side(language));
    let alpha = signed(named.step.window.alpha);
    let beta = signed(named.step.window.beta);
    match language {
        Language::Ja => {
            format!("{choice}へ進む。手番は{side}。窓は (α {alpha}, β {beta})。")
        }
        Language::En => {
            format!("Go down to {choice}. {side} is to move; the window is (α {alpha}, β {beta}).")
        }
    }
}

/// Names the node, both sides, the child and the ancestor's child, and both numbers.
fn cut(named: &Named<'_>, language: Language) -> String {
    let Some(((ancestor, set_by), reason)) = named.reason.as_ref().zip(named.step.reasons.first())
    else {
        return String::new();
    };
    let (at, child) = (&named.at, &named.child);
    let skipped = &named.skipped;
    let mover = named.side(language);
    let other = side(reason.player, language);
    let value = signed(named.value());
    let bound = signed(reason.bound);
    let kind = match (reason.is_deep(), reason.player) {
        (false, Player::Max) => language.pick("α枝刈り", "an alpha cut"),
        (false, Player::Min) => language.pick("β枝刈り", "a beta cut"),
        (true, Player::Max) => language.pick("深いα枝刈り", "a deep alpha cut"),
        (true, Player::Min) => language.pick("深いβ枝刈り", "a deep beta cut"),
    };
    let bounded = match named.step.player {
        Player::Max => language.pick("以上", "or more"),
        Player::Min => language.pick("以下", "or less"),
    };
    match language {
        Language::Ja => format!(
            "{at}{mover}は{child}を選べば {value} {bounded}にできる。だが{ancestor}{other}には、もう{set_by}の {bound} がある。{other}はここに来させないので、残りの{skipped}は調べない({kind})。"
        ),
        Language::En => format!(
            "{at}, {mover} has {child} for {value} {bounded}. But {ancestor}, {other} has {bound} by {set_by} and will not let it come to this: {skipped} need not be searched ({kind})."
        ),
    }
}
