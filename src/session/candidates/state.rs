//! What of the list a person looks at.

use shogi_core::Move;

use crate::tree::{NodeId, Packed, Tree};

/// What a person does about the list of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidatesCommand {
    /// Shows a move on the board, and selects it where the tree has it; the same move again hides it.
    Point(Move),
}

/// The state of the part.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct CandidatesPart {
    /// The node whose list it is, and the move of it that is pointed at.
    pointed: Option<(NodeId, Move)>,
}

impl CandidatesPart {
    /// Points at a move of the list of the node that is shown, or no more; the node to select: the
    /// child that the move leads to, or where the list belongs.
    pub(in crate::session) fn point(&mut self, tree: &Tree, focus: NodeId, mv: Move) -> NodeId {
        let (node, before) = self.list_of(tree, focus);
        if before == Some(mv) {
            self.pointed = None;
            return node;
        }
        self.pointed = Some((node, mv));
        child(tree, node, mv).unwrap_or(node)
    }

    /// Whose list it is while a node is shown, and at which move of it is pointed: a move that is
    /// pointed at may be selected, and the list stays.
    pub(in crate::session) fn list_of(&self, tree: &Tree, focus: NodeId) -> (NodeId, Option<Move>) {
        match self.pointed {
            Some((node, mv)) if focus == node || child(tree, node, mv) == Some(focus) => {
                (node, Some(mv))
            }
            _ => (focus, None),
        }
    }
}

/// The child that a move leads to, if the tree has it.
fn child(tree: &Tree, node: NodeId, mv: Move) -> Option<NodeId> {
    if node.index() >= tree.len() {
        return None; // Of a tree that was there before.
    }
    let leads_there = |child: &NodeId| Move::unpack(tree.node(*child).mv) == Some(mv);
    tree.children(node).find(leads_there)
}
