//! The words of the steps of alpha-beta.

use crate::language::{Language, Notation};
use crate::score::Player;
use crate::search::minimax::MinimaxWords;
use crate::search::words::{Named, StepWords, side};
use crate::trace::{BoundSource, EventKind as E};

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
    let window = named.window_clause(named.step.window, language);
    let deeper = named.deeper(language);
    match language {
        Language::Ja => {
            format!("{choice}へ進む。手番は{side}。{window}。{deeper}")
        }
        Language::En => {
            format!("Go down to {choice}. {side} is to move; {window}.{deeper}")
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
    let owner = named.notation.owner(named.step.player, reason.player);
    let kind = match (named.notation, reason.is_deep(), owner) {
        (Notation::Inequalities, false, _) => language.pick("矛盾で枝刈り", "a contradiction"),
        (Notation::Inequalities, true, _) => {
            language.pick("離れた節との矛盾で枝刈り", "a contradiction further up")
        }
        (_, false, Player::Max) => language.pick("α枝刈り", "an alpha cut"),
        (_, false, Player::Min) => language.pick("β枝刈り", "a beta cut"),
        (_, true, Player::Max) => language.pick("深いα枝刈り", "a deep alpha cut"),
        (_, true, Player::Min) => language.pick("深いβ枝刈り", "a deep beta cut"),
    };
    let bounded = if named.wants_larger() {
        language.pick("以上", "or more")
    } else {
        language.pick("以下", "or less")
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
