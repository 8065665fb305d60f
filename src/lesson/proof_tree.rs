//! The proof of a mate: the part of the tree that remains once the search has found it.

use super::projection::Projection;
use score::Score;
use trace::Phase;
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// Whether the run has visibly found a mate by this step and is at the root.
    pub fn has_mate_proof(&self) -> bool {
        let attacker = self.tree().node(NodeId::ROOT).player;
        let root = self.state.node(NodeId::ROOT);
        let is_mate = |value: Score| attacker.prefers(value, Score(0));
        let is_done = root.phase() == Phase::Done && self.here() == Some(NodeId::ROOT);
        let is_seen = self.subject.is_about_mate() && !self.hides(NodeId::ROOT);
        is_seen && is_done && root.value().is_some_and(is_mate)
    }

    /// The proof found by this step: at nodes of the mating side the one mating move, at nodes of
    /// the other side every answer. Empty before the root is settled, and without a mate.
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
