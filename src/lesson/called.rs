//! What has called for a move, where moves are read by their classes.

use super::projection::Projection;
use crate::language::{Language, signed};
use crate::tree::NodeId;

impl Projection<'_> {
    /// Why the move that leads to a node is among the candidates, and its value before it is read, as
    /// the search has said them; `None` where it has not.
    #[must_use]
    pub fn called_for(&self, node: NodeId) -> Option<String> {
        let (class, provisional) = self.replay.notes(node)?.candidate?;
        let why = self
            .subject
            .called_for(self.tree(), node, class, self.language);
        let value = signed(provisional);
        Some(match self.language {
            Language::Ja => format!("候補にした理由: {why}。仮の値 {value}。"),
            Language::En => format!("Why it is a candidate: {why}; provisional value {value}."),
        })
    }
}
