//! A position as it is shown: the board, the hands, and the way to it through a tree.

use shogi_core::{Color, Hand, Move, PartialPosition, PieceKind, Square};
use shunsai::Position;

use super::notation::{kanji, letter, move_name};
use super::setup::setup;
use super::{HAND_ORDER, player_of};
use crate::games::board::{Board, BoardStyle, Place, ShownPiece};
use crate::language::Language;
use crate::score::Player;
use crate::tree::{Kind, NodeId, Packed, Tree};

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

/// The squares of a move: where it came from (none: a drop), and where it went to.
#[must_use]
pub fn squares_of(mv: Move) -> (Option<Place>, Place) {
    match mv {
        Move::Normal { from, to, .. } => (Some(place(from)), place(to)),
        Move::Drop { to, .. } => (None, place(to)),
    }
}

/// A square as the picture counts it.
#[must_use]
pub fn place(square: Square) -> Place {
    Place {
        file: square.file() - 1,
        rank: square.rank() - 1,
    }
}

/// One character for a piece on the board.
#[must_use]
pub fn character(kind: PieceKind, player: Player) -> &'static str {
    match kind {
        PieceKind::ProLance => "杏",
        PieceKind::ProKnight => "圭",
        PieceKind::ProSilver => "全",
        PieceKind::King if player == Player::Min => "王",
        _ => kanji(kind),
    }
}

/// The board of a position, without last move and arrows.
#[must_use]
pub fn show(position: &Position, language: Language) -> Board {
    show_setup(&setup(position), language)
}

/// The board of a setup, whether or not it breaks a rule.
#[must_use]
pub fn show_setup(setup: &PartialPosition, language: Language) -> Board {
    let pieces = Square::all()
        .filter_map(|square| {
            let piece = setup.piece_at(square)?;
            let player = player_of(piece.color());
            Some(ShownPiece {
                at: place(square),
                player,
                text: character(piece.piece_kind(), player),
                promoted: piece.piece_kind().unpromote().is_some(),
            })
        })
        .collect();
    Board {
        style: BoardStyle::Shogi,
        size: 9,
        pieces,
        black_hand: hand(setup.hand_of_a_player(Color::Black), language),
        white_hand: hand(setup.hand_of_a_player(Color::White), language),
        last_move: None,
        target: None,
        arrows: Vec::new(),
        marks: Vec::new(),
        to_move: player_of(setup.side_to_move()),
    }
}

/// What a side holds, the strongest first.
fn hand(hand: Hand, language: Language) -> Vec<(&'static str, u8)> {
    HAND_ORDER
        .into_iter()
        .filter_map(|kind| {
            let count = hand.count(kind).filter(|&count| count > 0)?;
            let name = language.pick(kanji(kind), letter(kind));
            Some((name, count))
        })
        .collect()
}
