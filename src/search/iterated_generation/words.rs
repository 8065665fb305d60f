//! The words of the steps of iterated generation.

use crate::language::Language;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The sentences of iterated generation.
pub(super) struct IteratedWords;

impl StepWords for IteratedWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let side = named.side(language);
        match (named.kind(), language) {
            (E::Keep, Language::Ja) if named.child_passes => format!(
                "{side}が一手パスすると {}になる。パスは指せないので、候補ではない。この手順から{side}の手を生成する。",
                named.amount(language)
            ),
            (E::Keep, Language::En) if named.child_passes => format!(
                "If {side} passes, the value is {}. Nobody can play a pass; moves for {side} are generated from that line.",
                named.amount(language)
            ),
            _ => AlphaBetaWords.sentence(named, language),
        }
    }
}
