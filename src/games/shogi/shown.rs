//! A position as a board for display.

use shogi_core::{Color, Move, PartialPosition, PieceKind, Square};
use shunsai::Position;

use super::names::{kanji, letter};
use super::pieces::{HAND_ORDER, player_of};
use super::rules::Shogi;
use super::setup::setup;
use crate::board::{
    Board, BoardStyle, Cell, HeldPieces, LineNames, PieceFace, PieceStep, ShownPiece, Standing,
};
use crate::board_game::BoardGame as _;
use score::Player;

/// The squares of a move: its origin (`None` for a drop) and its destination.
pub fn squares_of(mv: Move) -> (Option<Cell>, Cell) {
    match mv {
        Move::Normal { from, to, .. } => (Some(place(from)), place(to)),
        Move::Drop { to, .. } => (None, place(to)),
    }
}

/// Converts a square to display coordinates.
pub fn place(square: Square) -> Cell {
    Cell { file: square.file() - 1, rank: square.rank() - 1 }
}

/// A single character for a piece on the board.
const fn character(kind: PieceKind, player: Player) -> &'static str {
    match kind {
        PieceKind::ProLance => "杏",
        PieceKind::ProKnight => "圭",
        PieceKind::ProSilver => "全",
        PieceKind::King if matches!(player, Player::Min) => "王",
        _ => kanji(kind),
    }
}

pub fn face(kind: PieceKind, player: Player) -> PieceFace {
    PieceFace {
        kanji: character(kind, player),
        letter: letter(kind),
        promoted: kind.unpromote().is_some(),
        steps: steps(kind),
    }
}

/// The place of a kind of piece in hand.
pub const fn in_hand(player: Player, kind: PieceKind) -> Standing {
    Standing::InHand(player, letter(kind))
}

/// The origin of a move's piece, and its destination.
pub fn way_of_move(mv: Move) -> (Standing, Cell) {
    match mv {
        Move::Normal { from, to, .. } => (Standing::On(place(from)), place(to)),
        Move::Drop { piece, to } => {
            (in_hand(player_of(piece.color()), piece.piece_kind()), place(to))
        }
    }
}

/// Files by numbers from the right, ranks by kanji or letters.
const NAMES: LineNames = LineNames {
    files: &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    from_left: false,
    ranks: [
        &["一", "二", "三", "四", "五", "六", "七", "八", "九"],
        &["a", "b", "c", "d", "e", "f", "g", "h", "i"],
    ],
};

/// The board of a position, without last move and arrows.
pub fn show(position: &Position) -> Board {
    show_setup(&setup(position))
}

/// The board of a setup, whether valid or not.
pub fn show_setup(setup: &PartialPosition) -> Board {
    let pieces = Square::all()
        .filter_map(|square| {
            let piece = setup.piece_at(square)?;
            let player = player_of(piece.color());
            Some(ShownPiece { at: place(square), player, face: face(piece.piece_kind(), player) })
        })
        .collect();
    let hand = |side| {
        let mut hand = hand_of(setup, side);
        hand.retain(|held| held.count > 0);
        hand
    };
    Board {
        game: Some(Shogi::ID),
        pieces,
        black_hand: hand(Color::Black),
        white_hand: hand(Color::White),
        to_move: player_of(setup.side_to_move()),
        ..Board::empty(BoardStyle::Shogi, NAMES, [9, 9])
    }
}

/// Every kind that a hand can hold with its count, the strongest first.
pub fn hand_of(setup: &PartialPosition, side: Color) -> Vec<HeldPieces> {
    let hand = setup.hand_of_a_player(side);
    HAND_ORDER
        .into_iter()
        .map(|kind| HeldPieces {
            face: face(kind, player_of(side)),
            count: hand.count(kind).unwrap_or(0),
        })
        .collect()
}

const fn step(right: i8, ahead: i8) -> PieceStep {
    PieceStep { right, ahead, slides: false }
}

const fn slide(right: i8, ahead: i8) -> PieceStep {
    PieceStep { right, ahead, slides: true }
}

/// The moves of a kind of piece.
const fn steps(kind: PieceKind) -> &'static [PieceStep] {
    const PAWN: &[PieceStep] = &[step(0, 1)];
    const LANCE: &[PieceStep] = &[slide(0, 1)];
    const KNIGHT: &[PieceStep] = &[step(-1, 2), step(1, 2)];
    const SILVER: &[PieceStep] = &[step(-1, 1), step(0, 1), step(1, 1), step(-1, -1), step(1, -1)];
    const GOLD: &[PieceStep] =
        &[step(-1, 1), step(0, 1), step(1, 1), step(-1, 0), step(1, 0), step(0, -1)];
    const BISHOP: &[PieceStep] = &[slide(-1, 1), slide(1, 1), slide(-1, -1), slide(1, -1)];
    const ROOK: &[PieceStep] = &[slide(0, 1), slide(-1, 0), slide(1, 0), slide(0, -1)];
    const KING: &[PieceStep] = &[
        step(-1, 1),
        step(0, 1),
        step(1, 1),
        step(-1, 0),
        step(1, 0),
        step(-1, -1),
        step(0, -1),
        step(1, -1),
    ];
    const HORSE: &[PieceStep] = &[
        slide(-1, 1),
        slide(1, 1),
        slide(-1, -1),
        slide(1, -1),
        step(0, 1),
        step(-1, 0),
        step(1, 0),
        step(0, -1),
    ];
    const DRAGON: &[PieceStep] = &[
        slide(0, 1),
        slide(-1, 0),
        slide(1, 0),
        slide(0, -1),
        step(-1, 1),
        step(1, 1),
        step(-1, -1),
        step(1, -1),
    ];
    match kind {
        PieceKind::Pawn => PAWN,
        PieceKind::Lance => LANCE,
        PieceKind::Knight => KNIGHT,
        PieceKind::Silver => SILVER,
        PieceKind::Gold
        | PieceKind::ProPawn
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => GOLD,
        PieceKind::Bishop => BISHOP,
        PieceKind::Rook => ROOK,
        PieceKind::King => KING,
        PieceKind::ProBishop => HORSE,
        PieceKind::ProRook => DRAGON,
    }
}

#[cfg(test)]
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a test counts small things"
)]
mod tests {
    use super::*;
    use crate::shogi::setup::position;
    use shogi_core::Piece;
    use std::collections::BTreeSet;

    /// The marks on a piece agree with its legal moves on an empty board.
    #[test]
    fn the_marked_steps_of_a_piece_are_its_legal_moves() {
        for kind in PieceKind::all() {
            for side in [Color::Black, Color::White] {
                let from = Square::SQ_5E;
                let mut alone = PartialPosition::empty();
                alone.piece_set(from, Some(Piece::new(kind, side)));
                alone.side_to_move_set(side);
                let at = position(alone).unwrap();
                let mut moves = Vec::new();
                game::Game::moves(
                    &crate::shogi::Shogi { values: crate::shogi::values::USAPYON },
                    &at,
                    &mut moves,
                );
                let legal: BTreeSet<_> = moves.iter().map(|mv| mv.to().index()).collect();
                let ahead = player_of(side).sign() as i8;
                let mut marked = BTreeSet::new();
                for way in steps(kind) {
                    for count in 1..=if way.slides { 8 } else { 1 } {
                        // Black's right hand is towards file 1, and ahead is towards rank 1.
                        let file = from.file() as i8 - way.right * ahead * count;
                        let rank = from.rank() as i8 - way.ahead * ahead * count;
                        if let (1..=9, 1..=9) = (file, rank) {
                            let to = Square::new(file as u8, rank as u8).unwrap();
                            marked.insert(to.index());
                        }
                    }
                }
                assert_eq!(marked, legal, "{kind:?} {side:?}");
            }
        }
    }
}
