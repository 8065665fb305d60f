//! The state of the list of candidates.

use shogi_core::Move;

use tree::{NodeId, Packed, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidatesCommand {
    /// Shows a move on the board and selects its node if the tree has one; repeated, it hides the
    /// move.
    Point(Move),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct CandidatesPart {
    /// The move pointed at, and the node to whose list it belongs.
    pointed: Option<(NodeId, Move)>,
}

impl CandidatesPart {
    /// Points at a move in the list of the shown node, or stops pointing. Returns the node to
    /// select: the child that the move leads to, else the node of the list.
    pub(crate) fn point(&mut self, tree: &Tree, focus: NodeId, mv: Move) -> NodeId {
        let (node, before) = self.list_of(tree, focus);
        if before == Some(mv) {
            self.pointed = None;
            return node;
        }
        self.pointed = Some((node, mv));
        child(tree, node, mv).unwrap_or(node)
    }

    /// The node whose list is shown, and the move pointed at. The list stays when the move pointed
    /// at is itself selected.
    pub(crate) fn list_of(&self, tree: &Tree, focus: NodeId) -> (NodeId, Option<Move>) {
        match self.pointed {
            Some((node, mv)) if focus == node || child(tree, node, mv) == Some(focus) => {
                (node, Some(mv))
            }
            _ => (focus, None),
        }
    }
}

fn child(tree: &Tree, node: NodeId, mv: Move) -> Option<NodeId> {
    if node.index() >= tree.len() {
        return None; // Belongs to a previous tree.
    }
    let leads_there = |child: &NodeId| Move::unpack(tree.node(*child).mv) == Some(mv);
    tree.children(node).find(leads_there)
}
