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
        Some(
            match (before.value == value, before.best == best, language) {
                (true, true, Language::Ja) => {
                    format!("根の答えは変わらない: 値は {value}、最善は{best}のまま。")
                }
                (true, true, Language::En) => {
                    format!("The answer at the root stays: {value}, and {best} is still best.")
                }
                (false, true, Language::Ja) => format!(
                    "根の値が変わった: {} → {value}。最善は{best}のまま。",
                    before.value
                ),
                (false, true, Language::En) => format!(
                    "The value of the root changes from {} to {value}; {best} is still best.",
                    before.value
                ),
                (true, false, Language::Ja) => format!(
                    "根の最善が変わった: {} → {best}。値は {value} のまま。",
                    before.best
                ),
                (true, false, Language::En) => format!(
                    "The best move of the root changes from {} to {best}; the value is still {value}.",
                    before.best
                ),
                (false, false, Language::Ja) => format!(
                    "根の答えが変わった: {}で {} → {best}で {value}。",
                    before.best, before.value
                ),
                (false, false, Language::En) => format!(
                    "The answer at the root changes: from {} at {} to {best} at {value}.",
                    before.best, before.value
                ),
            },
        )
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
