//! What of a tree is known at a step: one that was grown by the search that is shown has the shape
//! that the search has given it, and its shape tells what is only to come.

use super::projection::Projection;
use crate::trace::Phase;
use crate::tree::{Growth, Kind, NodeId};

impl Projection<'_> {
    /// Whether the search has said by this step that there is a node. A tree that was there before
    /// the search is known whole.
    #[must_use]
    pub fn is_known(&self, id: NodeId) -> bool {
        let tree = self.tree();
        let Some(parent) = tree.parent(id) else {
            return true;
        };
        let is_said =
            |id: NodeId| self.phase(id) != Phase::Unvisited || self.state.notes(id).is_some();
        if tree.growth() != Growth::Searched || is_said(id) {
            return true;
        }
        if self.phase(parent) == Phase::Unvisited {
            return false;
        }
        // Who generates moves more than once at a node has them only from then on.
        let at_once = !self.algorithm.grows_itself();
        let has_child = || {
            tree.children(parent)
                .any(|child| self.phase(child) != Phase::Unvisited)
        };
        self.state.node(parent).is_cut() || at_once && has_child()
    }

    /// What a node is, as far as it is known: while the future is hidden, a node that the search may
    /// never come to looks like one that it will.
    #[must_use]
    pub fn known_kind(&self, id: NodeId) -> Kind {
        let kind = self.weight(id).kind;
        let is_open = self.hidden.future && self.tree().growth() == Growth::Searched;
        match kind {
            Kind::Inner | Kind::Leaf if is_open && self.phase(id) == Phase::Unvisited => Kind::Stub,
            Kind::Inner | Kind::Leaf | Kind::Decline | Kind::Stub => kind,
        }
    }
}
