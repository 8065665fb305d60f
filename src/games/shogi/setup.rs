//! Checks whether pieces on a board and in hands form a position.
//!
//! An edited board, or one read from a file, is a [`PartialPosition`] first; it becomes a
//! [`Position`] only here, if the set of pieces, one king per side, and the rule of two pawns
//! allow. Pieces may be missing, including kings.
//!
//! Setups that are harmless but cannot occur in a game are accepted: a piece that can never move,
//! and a check on the side not to move (a record may end with an ignored check). [`playable`]
//! reports these, for callers that need a position from which a game could continue.

use language::says_errors;
use shogi_core::{Color, PartialPosition, PieceKind, Square};
use shunsai::Position;

use super::attackers::in_check;
use super::names::{kind_name, side_name, square_name_in};
use super::pieces::must_promote;
use language::{Language, Say};

/// The rule of shogi that a setup breaks, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// More pieces of a kind than a set has, on the board (promoted or not) and in both hands.
    TooMany {
        /// Unpromoted.
        kind: PieceKind,
        found: u32,
        /// The number in a set of pieces.
        limit: u32,
    },
    /// A side has a second king.
    TwoKings {
        side: Color,
        /// The king on the smaller file, or rank.
        first: Square,
        second: Square,
    },
    /// Two unpromoted pawns of a side on one file (二歩).
    Nifu {
        side: Color,
        /// The pawn on the smaller rank.
        first: Square,
        second: Square,
    },
    /// A pawn, lance or knight that can never move again (行き所のない駒); reported by [`playable`] only.
    NeverMoves {
        side: Color,
        /// Pawn, lance or knight.
        kind: PieceKind,
        square: Square,
    },
    /// The side not to move is in check; reported by [`playable`] only.
    OpponentInCheck {
        /// The side in check.
        side: Color,
        king: Square,
    },
}

/// A set of shogi pieces, without the kings.
const SET: [(PieceKind, u32); 7] = [
    (PieceKind::Pawn, 18),
    (PieceKind::Lance, 4),
    (PieceKind::Knight, 4),
    (PieceKind::Silver, 4),
    (PieceKind::Gold, 4),
    (PieceKind::Bishop, 2),
    (PieceKind::Rook, 2),
];

/// Builds the position of `setup`.
///
/// # Errors
/// The first rule that the setup breaks: too many pieces, then square by square.
pub fn position(setup: PartialPosition) -> Result<Position, SetupError> {
    count_pieces(&setup)?;
    for side in [Color::Black, Color::White] {
        check_squares(&setup, side)?;
    }
    Ok(Position::new(setup))
}

fn count_pieces(setup: &PartialPosition) -> Result<(), SetupError> {
    for (kind, limit) in SET {
        let on_board = Square::all()
            .filter_map(|square| Some(setup.piece_at(square)?.piece_kind()))
            .filter(|&on_board| on_board.unpromote().unwrap_or(on_board) == kind)
            .map(|_| 1)
            .sum::<u32>();
        let in_hands: u32 = [Color::Black, Color::White]
            .into_iter()
            .filter_map(|side| setup.hand_of_a_player(side).count(kind))
            .map(u32::from)
            .sum();
        let found = on_board + in_hands;
        if found > limit {
            return Err(SetupError::TooMany { kind, found, limit });
        }
    }
    Ok(())
}

fn check_squares(setup: &PartialPosition, side: Color) -> Result<(), SetupError> {
    let mut first_king = None;
    let mut pawns = [None; 9];
    for square in Square::all() {
        let Some(piece) = setup.piece_at(square).filter(|piece| piece.color() == side) else {
            continue;
        };
        match piece.piece_kind() {
            PieceKind::King => {
                if let Some(first) = first_king.replace(square) {
                    let second = square;
                    return Err(SetupError::TwoKings { side, first, second });
                }
            }
            PieceKind::Pawn => {
                let file = usize::from(square.file()) - 1;
                if let Some(first) = pawns[file].replace(square) {
                    let second = square;
                    return Err(SetupError::Nifu { side, first, second });
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that a game could continue from `position`.
///
/// # Errors
/// The first piece (file 1 to 9, rank 1 to 9) that can never move, or a check on the side not to
/// move.
pub fn playable(position: &Position) -> Result<(), SetupError> {
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square)
            && must_promote(piece, square)
        {
            let (kind, side) = piece.to_parts();
            return Err(SetupError::NeverMoves { side, kind, square });
        }
    }
    let side = position.side_to_move().flip();
    match position.king_square(side) {
        Some(king) if in_check(position, side) => Err(SetupError::OpponentInCheck { side, king }),
        _ => Ok(()),
    }
}

/// The setup of a position, for editing and for crates that require one.
pub fn setup(position: &Position) -> PartialPosition {
    let mut setup = PartialPosition::empty();
    for square in position.occupied() {
        setup.piece_set(square, position.piece_at(square));
    }
    for side in [Color::Black, Color::White] {
        *setup.hand_of_a_player_mut(side) = position.hand(side);
    }
    setup.side_to_move_set(position.side_to_move());
    let _ = setup.ply_set(position.ply().max(1));
    setup
}

/// The same position with the other side to move, as after a pass.
///
/// Exchanges can be computed there. Its legal moves are meaningful only if the passing side is not
/// in check.
pub fn passed(position: &Position) -> Position {
    let mut setup = setup(position);
    setup.side_to_move_set(position.side_to_move().flip());
    Position::new(setup)
}

impl Say for SetupError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        let at = |square: Square| square_name_in(square, language);
        let name = |kind: PieceKind| kind_name(kind, language);
        let whose = |side: Color| side_name(side, language);
        match *self {
            Self::TooMany { kind, found, limit } => texts.setup_too_many(found, limit, name(kind)),
            Self::TwoKings { side, first, second } => {
                texts.setup_two_kings(at(first), at(second), whose(side))
            }
            Self::Nifu { side, first, second } => {
                texts.setup_nifu(first.file(), at(first), at(second), whose(side))
            }
            Self::NeverMoves { side, kind, square } => {
                texts.setup_never_moves(name(kind), whose(side), at(square))
            }
            Self::OpponentInCheck { side, king } => {
                texts.setup_opponent_in_check(at(king), whose(side))
            }
        }
    }
}

says_errors!(SetupError);

#[cfg(test)]
mod tests {
    use super::*;
    use shogi_core::Piece;

    fn square(file: u8, rank: u8) -> Square {
        Square::new(file, rank).unwrap()
    }

    fn with(pieces: &[(Piece, u8, u8)]) -> Result<Position, SetupError> {
        let mut setup = PartialPosition::empty();
        for &(piece, file, rank) in pieces {
            setup.piece_set(square(file, rank), Some(piece));
        }
        position(setup)
    }

    #[test]
    fn setup_errors_name_the_broken_rule_and_its_place() {
        assert_eq!(
            with(&[(Piece::B_P, 5, 6), (Piece::B_P, 5, 3)]),
            Err(SetupError::Nifu { side: Color::Black, first: square(5, 3), second: square(5, 6) })
        );
        assert_eq!(
            with(&[(Piece::W_K, 9, 1), (Piece::W_K, 1, 1)]),
            Err(SetupError::TwoKings {
                side: Color::White,
                first: square(1, 1),
                second: square(9, 1)
            })
        );
        let three = with(&[(Piece::B_R, 1, 1), (Piece::W_PR, 2, 1), (Piece::W_R, 3, 1)]);
        let message = three.unwrap_err().to_string();
        assert_eq!(message, "3 pieces of the kind R, of which a set has 2");
        assert!(with(&[(Piece::B_P, 5, 6), (Piece::B_PP, 5, 3), (Piece::W_P, 5, 4)]).is_ok());
        assert!(with(&[]).is_ok());
    }

    #[test]
    fn impossible_positions_are_accepted_but_not_playable() {
        let dead = with(&[(Piece::W_N, 7, 8)]).unwrap();
        let message = playable(&dead).unwrap_err().to_string();
        assert_eq!(message, "White's N on 7h can never move");
        let check = with(&[(Piece::W_K, 5, 1), (Piece::B_G, 5, 2)]).unwrap();
        assert_eq!(
            playable(&check),
            Err(SetupError::OpponentInCheck { side: Color::White, king: square(5, 1) })
        );
        assert_eq!(playable(&Position::startpos()), Ok(()));
    }

    #[test]
    fn a_position_round_trips_through_its_setup() {
        let start = Position::startpos();
        assert_eq!(position(setup(&start)), Ok(start));
    }
}
