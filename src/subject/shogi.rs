//! Shared by subjects whose nodes are positions of shogi: parsing positions, and replaying moves.

use shogi_core::Move;
use shunsai::Position;

use super::field::FieldError;
use formats::sfen::parse_sfen;
use formats::usi::parse_usi_move;
use game::OrPass;
use games::shogi::notation::move_name;
use games::shogi::setup::passed;
use language::Language;
use tree::{Kind, MoveCode, NodeId, Packed, Tree};

/// The position of a lesson, given by a position in SFEN and moves from there in USI.
///
/// # Errors
/// If the position or a move is invalid; the error names the field, `sfen` or `moves`.
pub(super) fn position_of(
    sfen: &str,
    moves: &[String],
) -> Result<(Position, Vec<Move>), FieldError> {
    let mut position = parse_sfen(sfen).map_err(|error| FieldError::said(&error).field("sfen"))?;
    let mut made = Vec::new();
    for (number, text) in moves.iter().enumerate() {
        let mv = parse_usi_move(text, &position)
            .map_err(|error| FieldError::said(&error).item(number).field("moves"))?;
        position.do_move(mv);
        made.push(mv);
    }
    Ok((position, made))
}

/// The position at a node, replayed from the root, and the last move with the position before it.
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
        match OrPass::<Move>::unpack(tree.node(id).mv) {
            Some(OrPass::Move(mv)) => {
                last = Some((position.clone(), mv));
                position.do_move(mv);
            }
            Some(OrPass::Pass) => {
                last = None;
                position = passed(&position);
            }
            None => {}
        }
    }
    (position, last)
}

/// The name of the move that leads to a node; empty at the root. `before` are the moves that led to
/// the root, so that a recapture there becomes ▲同銀.
pub(super) fn name_of(
    (root, before): (&Position, &[Move]),
    tree: &Tree,
    node: NodeId,
    language: Language,
) -> String {
    if tree.node(node).mv == MoveCode::PASS {
        return language.texts().subjects_pass();
    }
    let (Some(parent), Some(mv)) = (tree.parent(node), Move::unpack(tree.node(node).mv)) else {
        return String::new();
    };
    let (at, previous) = position_at(root, tree, parent);
    let previous = previous.map(|(_, mv)| mv).or(before.last().copied());
    move_name(&at, previous.map(Move::to), mv, language)
}

/// The name of a move at a node, whether or not the tree has it.
pub(super) fn move_there(
    (root, before): (&Position, &[Move]),
    (tree, node): (&Tree, NodeId),
    mv: MoveCode,
    language: Language,
) -> String {
    if mv == MoveCode::PASS {
        return language.texts().subjects_pass();
    }
    let (at, previous) = position_at(root, tree, node);
    let previous = previous.map(|(_, mv)| mv).or(before.last().copied());
    Move::unpack(mv).map_or(String::new(), |mv| {
        move_name(&at, previous.map(Move::to), mv, language)
    })
}

/// The legal moves at a node that its tree does not have.
pub(super) fn not_generated(root: &Position, tree: &Tree, node: NodeId) -> Vec<MoveCode> {
    let (at, _) = position_at(root, tree, node);
    let generated: Vec<_> = tree.children(node).map(|id| tree.node(id).mv).collect();
    let legal = at.legal_moves().into_iter().map(Packed::pack);
    legal.filter(|mv| !generated.contains(mv)).collect()
}
