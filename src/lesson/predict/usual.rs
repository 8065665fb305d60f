//! Which questions are worth asking without being asked for: enough of each kind to learn it by, and
//! then those high up in the tree, where something is at stake.
//!
//! What is known at the step decides, never the answer.

use super::super::projection::Projection;
use crate::trace::EventKind;
use crate::tree::{Kind, NodeId};

/// So many leaves in, the first of everything has been asked.
const FIRST_LEAVES: u64 = 6;
/// After so many nodes, only what happens at the root and its children is asked.
const LONG: u64 = 100;
/// After so many, only what happens at the root.
const VERY_LONG: u64 = 1_000;

impl Projection<'_> {
    /// Whether the search is still at its beginning, or the node is high up.
    pub(super) fn is_usual_here(&self, node: NodeId) -> bool {
        let high = match self.tally().entered {
            entered if entered <= LONG => 2,
            entered if entered <= VERY_LONG => 1,
            _ => 0,
        };
        self.tally().leaves <= FIRST_LEAVES || self.weight(node).depth <= high
    }

    /// A value of an inner child, or one of the first.
    pub(super) fn is_usual_value(&self, node: NodeId, child: NodeId) -> bool {
        let is_first = self.tally().leaves <= FIRST_LEAVES;
        let is_inner = self.weight(child).kind == Kind::Inner;
        is_first || is_inner && self.is_usual_here(node)
    }

    /// The window of one of the first nodes, or of one at the top.
    pub(super) fn is_usual_window(&self, node: NodeId) -> bool {
        let is_first = self.tally().leaves <= FIRST_LEAVES;
        is_first || self.is_usual_here(node) && self.weight(node).depth <= 1
    }

    /// Cuts are what the search is about: asked for longer than the rest.
    pub(super) fn is_usual_cut(&self, node: NodeId) -> bool {
        self.is_usual_here(node) || self.tally().cutoffs < FIRST_LEAVES
    }

    /// Where the numbers of the children say which is next, or a scout may have to be read again.
    pub(super) fn is_usual_next(&self, node: NodeId, is_scout: bool) -> bool {
        let counts = self.proof_numbers(node).is_some();
        let is_early = self.tally().entered <= LONG;
        (counts || is_scout) && is_early && self.is_usual_here(node)
    }

    /// The first of the candidates that are told in a row.
    pub(super) fn is_usual_candidate(&self, node: NodeId) -> bool {
        let is_first = self.kind() != Some(EventKind::Candidate);
        let depth = self.weight(node).depth;
        is_first && depth <= 2 && self.tally().entered <= LONG
    }
}
