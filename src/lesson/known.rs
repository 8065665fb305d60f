//! What is known of a tree at a step. A tree grown by the displayed search has its final shape,
//! which would reveal later steps.

use super::projection::Projection;
use trace::Phase;
use tree::{Growth, Kind, NodeId};

impl Projection<'_> {
    /// Whether the search has revealed a node by this step. A tree that existed before the search
    /// is known entirely.
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
        // An algorithm that generates the moves of a node more than once reveals a child only when
        // it enters it.
        let at_once = !self.algorithm.grows_itself();
        let has_child = || tree.children(parent).any(|child| self.phase(child) != Phase::Unvisited);
        self.state.node(parent).is_cut() || at_once && has_child()
    }

    /// The kind of a node, as far as it is known: while the future is hidden, nodes that the search
    /// may never enter look like any others.
    pub fn known_kind(&self, id: NodeId) -> Kind {
        let kind = self.weight(id).kind;
        let is_open = self.hidden.future && self.tree().growth() == Growth::Searched;
        match kind {
            Kind::Inner | Kind::Leaf if is_open && self.phase(id) == Phase::Unvisited => Kind::Stub,
            Kind::Inner | Kind::Leaf | Kind::Decline | Kind::Stub => kind,
        }
    }
}
