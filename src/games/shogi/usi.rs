//! USI: moves and squares as text.

use language::says_errors;
use shogi_core::{Color, Hand, Move, Piece, Square, ToUsi};
use shunsai::Position;

pub use super::notation::square_name;

use super::legality::{BrokenRule, broken_rule};
use super::sfen::{piece_of, shortened};
use language::{Language, Say, Words};

/// Why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text does not have the form of a move.
    Text {
        found: String,
    },
    Illegal {
        mv: Move,
        rule: BrokenRule,
    },
}

/// Parses a legal move of `position` in USI: `7g7f`, `8h2b+`, `P*5e`.
///
/// # Errors
/// If the text does not have the form of a move, or the move is illegal.
pub fn parse_usi_move(text: &str, position: &Position) -> Result<Move, MoveError> {
    let not_a_move = || MoveError::Text { found: shortened(text) };
    let mv = read_usi_move(text, position.side_to_move()).ok_or_else(not_a_move)?;
    match broken_rule(position, mv) {
        None => Ok(mv),
        Some(rule) => Err(MoveError::Illegal { mv, rule }),
    }
}

/// Parses a move without checking legality; a drop is by `side`.
pub fn read_usi_move(text: &str, side: Color) -> Option<Move> {
    match *text.as_bytes() {
        [letter, b'*', file, rank] => {
            let piece = piece_of(char::from(letter)).filter(|piece| {
                piece.color() == Color::Black && Hand::is_hand_piece(piece.piece_kind())
            })?;
            Some(Move::Drop {
                piece: Piece::new(piece.piece_kind(), side),
                to: usi_square(file, rank)?,
            })
        }
        [file, rank, to_file, to_rank, ref promotion @ ..] => Some(Move::Normal {
            from: usi_square(file, rank)?,
            to: usi_square(to_file, to_rank)?,
            promote: match promotion {
                [] => false,
                [b'+'] => true,
                _ => return None,
            },
        }),
        _ => None,
    }
}

/// The square of a file digit and a rank letter.
fn usi_square(file: u8, rank: u8) -> Option<Square> {
    Square::new(file.checked_sub(b'0')?, rank.checked_sub(b'a')? + 1)
}

/// Writes a move in USI: `7g7f`, `8h2b+`, `P*5e`.
pub fn usi(mv: Move) -> String {
    mv.to_usi_owned()
}

/// Parses a square written `6d`, or `64` as in books.
pub fn parse_square(text: &str) -> Result<Square, Words> {
    let square = match *text.trim().as_bytes() {
        [file, rank @ b'1'..=b'9'] => usi_square(file, rank - b'1' + b'a'),
        [file, rank] => usi_square(file, rank),
        _ => None,
    };
    square.ok_or_else(|| Words::of(|texts| texts.usi_no_square(shortened(text))))
}

impl Say for MoveError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Text { found } => texts.usi_no_move(found),
            Self::Illegal { mv, rule } => texts.usi_illegal(rule.say(language), usi(*mv)),
        }
    }
}

says_errors!(MoveError);
