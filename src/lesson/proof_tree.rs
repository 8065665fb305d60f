//! The proof of a mate: what is left of the tree once the search has found it.

use super::projection::Projection;
use crate::score::Score;
use crate::trace::Phase;
use crate::tree::{Kind, NodeId};

impl Projection<'_> {
    /// Whether the run has found a mate by this step, and stands at the root with it; no, while that
    /// is covered.
    #[must_use]
    pub fn has_mate_proof(&self) -> bool {
        let attacker = self.tree().node(NodeId::ROOT).player;
        let root = self.state.node(NodeId::ROOT);
        let is_mate = |value: Score| attacker.prefers(value, Score(0));
        let is_done = root.phase() == Phase::Done && self.here() == Some(NodeId::ROOT);
        let is_seen = self.subject.is_about_mate() && !self.hides(NodeId::ROOT);
        is_seen && is_done && root.value().is_some_and(is_mate)
    }

    /// The proof that the run has found by this step: where the side that mates is to move the one
    /// move that does it, and where the other side is to move every answer. Empty before the root is
    /// settled, and where there is no mate.
    #[must_use]
    pub fn mate_proof(&self) -> Vec<NodeId> {
        if !self.has_mate_proof() {
            return Vec::new();
        }
        let tree = self.tree();
        let attacker = tree.node(NodeId::ROOT).player;
        let mut proof = vec![NodeId::ROOT];
        let mut next = 0;
        while let Some(&at) = proof.get(next) {
            next += 1;
            if tree.node(at).player == attacker {
                proof.extend(self.state.node(at).best());
            } else {
                let answers = tree.children(at);
                proof.extend(answers.filter(|&child| tree.node(child).kind != Kind::Stub));
            }
        }
        proof
    }
}
