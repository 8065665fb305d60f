//! Trees whose nodes are positions of shogi.

use shogi_core::Move;
use shunsai::Position;

use super::Subject;
use crate::games::shogi::notation::move_name;
use crate::language::Language;
use crate::tree::{Kind, NodeId, Packed, Tree};

/// A subject whose nodes are positions of shogi: they can be laid on a board, copied as SFEN, and
/// read by other engines.
pub trait ShogiSubject: Subject {
    /// The position at a node; after the choice to stop, the one before it.
    fn position(&self, tree: &Tree, node: NodeId) -> Position;
}

/// The position at a node, replayed from the root; and the position before the last move, with
/// that move.
pub(super) fn position_at(
    root: &Position,
    tree: &Tree,
    node: NodeId,
) -> (Position, Option<(Position, Move)>) {
    let mut position = root.clone();
    let mut last = None;
    for id in tree.path(node).into_iter().skip(1) {
        if tree.node(id).kind == Kind::Decline {
            break;
        }
        if let Some(mv) = Move::unpack(tree.node(id).mv) {
            last = Some((position.clone(), mv));
            position.do_move(mv);
        }
    }
    (position, last)
}

/// The move that leads to a node, as people name it; empty at the root.
pub(super) fn name_of(root: &Position, tree: &Tree, node: NodeId, language: Language) -> String {
    let (Some(parent), Some(mv)) = (tree.parent(node), Move::unpack(tree.node(node).mv)) else {
        return String::new();
    };
    let (before, previous) = position_at(root, tree, parent);
    let previous = previous.map(|(_, mv)| mv.to());
    move_name(&before, previous, mv, language)
}
