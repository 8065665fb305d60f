//! Moves by their names.

use language::{Language, Texts, Words};
use lesson::is_called;
use subject::Playable;
use tree::NodeId;

use crate::open::Opened;

impl Opened {
    /// The legal move at a node that a text names: by its id, or as either language writes it.
    pub fn playable_named(&self, node: NodeId, text: &str) -> Result<Playable, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded().subject);
        let text = text.trim();
        let mut playable = subject.playable(tree, node);
        let is_named = |played: &Playable| {
            let names = Language::ALL.map(|language| self.move_name(node, played, language));
            names.iter().any(|name| is_called(text, &played.id, name))
        };
        if let Some(found) = playable.iter().position(is_named) {
            return Ok(playable.swap_remove(found));
        }
        let refused = subject.played(tree, node).and_then(|played| played.refuses(text));
        Err(refused.unwrap_or_else(|| {
            let names = |language| {
                let names = playable.iter().take(MOST_NAMED);
                let names = names.map(|played| self.move_name(node, played, language));
                names.collect::<Vec<_>>().join(" ")
            };
            if playable.is_empty() {
                Words::of(Texts::why_not_over)
            } else {
                Words::in_each(|language| language.texts().why_not_no_move(text, names(language)))
            }
        }))
    }

    /// The name of a legal move at a node.
    pub fn move_name(&self, node: NodeId, played: &Playable, language: Language) -> String {
        let (tree, subject) = (self.tree(), &*self.loaded().subject);
        match played.child(subject, tree, node) {
            Some(child) => subject::choice(subject, tree, child, language),
            None => subject.move_there(tree, node, played.mv, language),
        }
    }
}

/// A refusal names so many of the moves there are.
const MOST_NAMED: usize = 12;
