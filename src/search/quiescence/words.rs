//! The words of the steps of quiescence.

use crate::language::Language;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The sentences of quiescence: those of alpha-beta, and standing pat.
pub(in crate::search) struct QuiescenceWords;

impl StepWords for QuiescenceWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        if named.kind() != E::Decline {
            return AlphaBetaWords.sentence(named, language);
        }
        let (at, side) = (&named.at, named.side(language));
        let value = named.number(named.value(), language);
        let stands = named.stands_pat_ja();
        match language {
            Language::Ja => {
                format!("{at}{side}は{stands}(スタンドパット)。取る手などはこれより良いか。")
            }
            Language::En => format!(
                "{at}, {side} can stand pat at {value}. Is a capture or the like any better?"
            ),
        }
    }
}
