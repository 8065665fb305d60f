//! The pseudo-code of alpha-beta, and the words of its steps.

use crate::language::Language;
use crate::score::Player;
use crate::search::minimax::MinimaxWords;
use crate::search::row::{PseudoLine, line};
use crate::search::words::{Named, StepWords, side};
use crate::trace::{BoundSource, EventKind as E};

/// The code as people read it.
pub(in crate::search) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 αβ(局面, 深さ, α, β) → 値",
        "function alpha_beta(position, depth, α, β) → value",
        &[E::Enter],
    ),
    line(
        1,
        "末端なら 静的評価値 を返す",
        "at a leaf: return its static value",
        &[E::Leaf],
    ),
    line(
        1,
        "最善 ← 先手番なら −∞、後手番なら +∞",
        "best ← −∞ if Black is to move, else +∞",
        &[],
    ),
    line(1, "すべての手について:", "for each move:", &[]),
    line(
        2,
        "値 ← αβ(指した後の局面, 深さ − 1, α, β)",
        "value ← alpha_beta(after the move, depth − 1, α, β)",
        &[],
    ),
    line(
        2,
        "値が手番の側に良ければ 最善 ← 値",
        "if value suits the mover better: best ← value",
        &[E::Improve],
    ),
    line(
        2,
        "良くなければ 最善はそのまま",
        "otherwise best stays",
        &[E::Keep],
    ),
    line(
        2,
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        2,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
    line(1, "最善 を返す", "return best", &[E::Exit]),
];

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
    let alpha = named.edge(named.step.window.alpha, language);
    let beta = named.edge(named.step.window.beta, language);
    let deeper = named.deeper(language);
    match language {
        Language::Ja => {
            format!("{choice}へ進む。手番は{side}。窓は (α {alpha}, β {beta})。{deeper}")
        }
        Language::En => {
            format!(
                "Go down to {choice}. {side} is to move; the window is (α {alpha}, β {beta}).{deeper}"
            )
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
    let value = named.number(named.value(), language);
    let bound = named.number(reason.bound, language);
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
    // The same value is enough: it gains nothing.
    let equal = named.value() == reason.bound;
    let so = match (equal, language) {
        (false, Language::Ja) => format!("{other}はここに来させないので"),
        (true, Language::Ja) => "同じ値では得がないので".to_owned(),
        (false, Language::En) => "and will not let it come to this".to_owned(),
        (true, Language::En) => "and gains nothing here".to_owned(),
    };
    let best = match (named.child_declines, language) {
        (true, Language::Ja) => format!("{at}{mover}は{}。", named.stands_pat_ja()),
        (false, Language::Ja) => {
            format!("{at}{mover}は{child}を選べば {value} {bounded}にできる。")
        }
        (true, Language::En) => format!("{at}, {mover} can stand pat at {value}."),
        (false, Language::En) => format!("{at}, {mover} has {child} for {value} {bounded}."),
    };
    match (reason.source, language) {
        (BoundSource::Child(_), Language::Ja) => format!(
            "{best}だが{ancestor}{other}には、もう{set_by}の {bound} がある。{so}、残りの{skipped}は調べない({kind})。"
        ),
        (BoundSource::Child(_), Language::En) => format!(
            "{best} But {ancestor}, {other} has {bound} by {set_by} {so}: {skipped} need not be searched ({kind})."
        ),
        (BoundSource::EarlierVisit(_), Language::Ja) => format!(
            "{best}だが{ancestor}{other}には、{set_by}に {bound} があることが偵察でもう分かっている。残りの{skipped}は調べない({kind})。"
        ),
        (BoundSource::EarlierVisit(_), Language::En) => format!(
            "{best} But {ancestor}, the scout has shown already that {set_by} gives {other} {bound}: {skipped} need not be searched ({kind})."
        ),
        (BoundSource::Scout(_), Language::Ja) => {
            let asked = named.scout_question(language);
            format!(
                "{best}{ancestor}知りたいのは、{set_by}が {asked}かどうかだけ。これで分かったので、残りの{skipped}は調べない(偵察の窓)。"
            )
        }
        (BoundSource::Scout(_), Language::En) => {
            let asked = named.scout_question(language);
            format!(
                "{best} The question {ancestor} is only whether {set_by} is {asked}: that is settled here, and {skipped} need not be searched (the scout's window)."
            )
        }
        (BoundSource::Caller, Language::Ja) => {
            format!("{best}{bound} より先は尋ねられていないので、残りの{skipped}は調べない。")
        }
        (BoundSource::Caller, Language::En) => {
            format!("{best} Nothing beyond {bound} was asked for: {skipped} need not be searched.")
        }
    }
}
