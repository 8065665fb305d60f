//! Whether growing a tree further has changed its answer.

use super::open::Opened;
use language::{Language, Words};
use subject::choice;
use tree::NodeId;

/// The result of a tree's run at its root, in words.
struct RootAnswer {
    value: String,
    best: String,
}

impl RootAnswer {
    /// `None` if the run has found no value or no move.
    fn of(open: &Opened, language: Language) -> Option<Self> {
        let end = open.end();
        end.node(NodeId::ROOT).value()?;
        let best = end.best(NodeId::ROOT)?;
        Some(Self {
            value: open.projection_at_end(language).value_text(NodeId::ROOT).plain,
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

/// Says whether the answer has changed between two finished runs. `None` if one of them has no
/// answer, or if they begin at different positions.
pub(super) fn answer_beside(before: &Opened, after: &Opened) -> Option<Words> {
    let root = |open: &Opened| open.loaded().subject.board(open.tree(), NodeId::ROOT);
    if root(before) != root(after) || !before.tree().is_finished() {
        return None;
    }
    let words = |language| RootAnswer::beside(before, after, language);
    Some(Words { ja: words(Language::Ja)?, en: words(Language::En)? })
}
