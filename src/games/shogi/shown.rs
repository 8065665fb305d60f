//! A position as it is shown: the board and the hands.

use shogi_core::{Color, Hand, Move, PartialPosition, PieceKind, Square};
use shunsai::Position;

use super::names::{kanji, letter};
use super::pieces::{HAND_ORDER, player_of};
use super::setup::setup;
use crate::games::board::{Board, BoardStyle, Cell, ShownPiece};
use crate::language::Language;
use crate::score::Player;

/// The squares of a move: where it came from (none: a drop), and where it went to.
#[must_use]
pub fn squares_of(mv: Move) -> (Option<Cell>, Cell) {
    match mv {
        Move::Normal { from, to, .. } => (Some(place(from)), place(to)),
        Move::Drop { to, .. } => (None, place(to)),
    }
}

/// A square as the picture counts it.
#[must_use]
pub fn place(square: Square) -> Cell {
    Cell {
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
