//! Whether a tree that has been grown further has another answer than it had before.

use super::open::Opened;
use crate::language::{Language, Words};
use crate::subject::choice;
use crate::tree::NodeId;

/// What the run of a tree has found at its root, as people read it.
struct RootAnswer {
    value: String,
    best: String,
}

impl RootAnswer {
    /// None where the run has come to no value, or to no move.
    fn of(open: &Opened, language: Language) -> Option<Self> {
        let end = open.end();
        end.node(NodeId::ROOT).value()?;
        let best = end.node(NodeId::ROOT).best()?;
        Some(Self {
            value: open
                .projection_at_end(language)
                .value_text(NodeId::ROOT)
                .plain,
            best: choice(&*open.loaded().subject, open.tree(), best, language),
        })
    }

    fn beside(before: &Opened, after: &Opened, language: Language) -> Option<String> {
        let before = Self::of(before, language)?;
        let Self { value, best } = Self::of(after, language)?;
        let texts = language.texts();
        Some(match (before.value == value, before.best == best) {
            (true, true) => texts.what_changed_root_same(&best, &value),
            (false, true) => texts.what_changed_root_value(&best, &value, &before.value),
            (true, false) => texts.what_changed_root_best(&best, &before.best, &value),
            (false, false) => {
                texts.what_changed_root_both(&best, &value, &before.best, &before.value)
            }
        })
    }
}

/// Whether the answer of a tree has changed, as a sentence: both runs have been made, and each has
/// told its own. Nothing where one of them has no answer, or where they begin at other positions.
pub(super) fn answer_beside(before: &Opened, after: &Opened) -> Option<Words> {
    let root = |open: &Opened| open.loaded().subject.board(open.tree(), NodeId::ROOT);
    if root(before) != root(after) || !before.tree().is_finished() {
        return None;
    }
    let words = |language| RootAnswer::beside(before, after, language);
    Some(Words {
        ja: words(Language::Ja)?,
        en: words(Language::En)?,
    })
}
