//! The pseudo-code of alpha-beta, and the words of its steps.

use crate::language::{Language, signed};
use crate::score::Player;
use crate::search::minimax::MinimaxWords;
use crate::search::row::PseudoLine;
use crate::search::words::{Named, StepWords, side};
use crate::trace::{BoundSource, EventKind as E};

macro_rules! alpha_beta_code {
    ($ja_head:literal, $en_head:literal, $ja_call:literal, $en_call:literal) => {
        &[
            $crate::search::PseudoLine {
                indent: 0,
                ja: $ja_head,
                en: $en_head,
                events: &[$crate::trace::EventKind::Enter],
            },
            $crate::search::PseudoLine {
                indent: 1,
                ja: "末端なら 静的評価値 を返す",
                en: "at a leaf: return its static value",
                events: &[$crate::trace::EventKind::Leaf],
            },
            $crate::search::PseudoLine {
                indent: 1,
                ja: "最善 ← 先手番なら −∞、後手番なら +∞",
                en: "best ← −∞ if Black is to move, else +∞",
                events: &[],
            },
            $crate::search::PseudoLine {
                indent: 1,
                ja: "すべての手について:",
                en: "for each move:",
                events: &[],
            },
            $crate::search::PseudoLine {
                indent: 2,
                ja: $ja_call,
                en: $en_call,
                events: &[],
            },
            $crate::search::PseudoLine {
                indent: 2,
                ja: "値が手番の側に良ければ 最善 ← 値",
                en: "if value suits the mover better: best ← value",
                events: &[$crate::trace::EventKind::Improve],
            },
            $crate::search::PseudoLine {
                indent: 2,
                ja: "良くなければ 最善はそのまま",
                en: "otherwise best stays",
                events: &[$crate::trace::EventKind::Keep],
            },
            $crate::search::PseudoLine {
                indent: 2,
                ja: "先手番なら α、後手番なら β を 最善 まで狭める",
                en: "raise α (White: lower β) to best",
                events: &[$crate::trace::EventKind::Narrow],
            },
            $crate::search::PseudoLine {
                indent: 2,
                ja: "α ≧ β なら 残りの手を捨てる",
                en: "if α ≥ β: skip the moves that are left",
                events: &[$crate::trace::EventKind::Cut],
            },
            $crate::search::PseudoLine {
                indent: 1,
                ja: "最善 を返す",
                en: "return best",
                events: &[$crate::trace::EventKind::Exit],
            },
        ]
    };
}

pub(in crate::search) use alpha_beta_code;

/// The code as people read it.
pub(in crate::search) const CODE: &[PseudoLine] = alpha_beta_code!(
    "関数 αβ(局面, 深さ, α, β) → 値",
    "function alpha_beta(position, depth, α, β) → value",
    "値 ← αβ(指した後の局面, 深さ − 1, α, β)",
    "value ← alpha_beta(after the move, depth − 1, α, β)"
);

/// The sentences of alpha-beta.
pub(in crate::search) struct AlphaBetaWords;

impl StepWords for AlphaBetaWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        match named.kind() {
            E::Enter if !named.is_root && !named.is_leaf => enter(named, language),
            E::Cut if !named.step.reasons.is_empty() => cut(named, language),
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
pub(in crate::search) fn cut(named: &Named<'_>, language: Language) -> String {
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
    match (reason.source, language) {
        (BoundSource::Child(_), Language::Ja) => format!(
            "{at}{mover}は{child}を選べば {value} {bounded}にできる。だが{ancestor}{other}には、もう{set_by}の {bound} がある。{other}はここに来させないので、残りの{skipped}は調べない({kind})。"
        ),
        (BoundSource::Child(_), Language::En) => format!(
            "{at}, {mover} has {child} for {value} {bounded}. But {ancestor}, {other} has {bound} by {set_by} and will not let it come to this: {skipped} need not be searched ({kind})."
        ),
        (BoundSource::EarlierVisit(_), Language::Ja) => format!(
            "{at}{mover}は{child}を選べば {value} {bounded}にできる。だが{ancestor}{other}には、{set_by}に {bound} があることが偵察でもう分かっている。残りの{skipped}は調べない({kind})。"
        ),
        (BoundSource::EarlierVisit(_), Language::En) => format!(
            "{at}, {mover} has {child} for {value} {bounded}. But {ancestor}, the scout has shown already that {set_by} gives {other} {bound}: {skipped} need not be searched ({kind})."
        ),
        (BoundSource::Scout(_), Language::Ja) => {
            let asked = named.scout_question(language);
            format!(
                "{at}{mover}は{child}を選べば {value} {bounded}にできる。{ancestor}知りたいのは、{set_by}が {asked}かどうかだけ。これで分かったので、残りの{skipped}は調べない(偵察の窓)。"
            )
        }
        (BoundSource::Scout(_), Language::En) => {
            let asked = named.scout_question(language);
            format!(
                "{at}, {mover} has {child} for {value} {bounded}. The question {ancestor} is only whether {set_by} is {asked}: that is settled here, and {skipped} need not be searched (the scout's window)."
            )
        }
        (BoundSource::Caller, Language::Ja) => format!(
            "{at}{mover}は{child}を選べば {value} {bounded}にできる。{bound} より先は尋ねられていないので、残りの{skipped}は調べない。"
        ),
        (BoundSource::Caller, Language::En) => format!(
            "{at}, {mover} has {child} for {value} {bounded}. Nothing beyond {bound} was asked for: {skipped} need not be searched."
        ),
    }
}
