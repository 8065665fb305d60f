//! Why a text, or a board, is no position.

use super::square::DiscSquare;
use crate::language::{Language, Say};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OthelloPositionError {
    /// Another number of squares.
    Length {
        /// How many there are.
        found: usize,
    },
    /// A sign that is none.
    Sign {
        /// Its number among the signs, from 1.
        number: usize,
        /// What stands there.
        found: char,
        /// The square that it stands for, where the number of signs is right.
        square: Option<DiscSquare>,
    },
    /// Nothing is said of whose turn it is.
    NoSide,
    /// Something else stands where the side to move is said.
    Side {
        /// What stands there.
        found: String,
    },
    /// A disc that is not connected with the others.
    Afloat {
        /// Where it stands.
        square: DiscSquare,
    },
}

impl Say for OthelloPositionError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Length { found } => texts.othello_rules_length(*found),
            Self::Sign {
                number,
                found,
                square: None,
            } => texts.othello_rules_sign(found.to_string(), *number),
            Self::Sign {
                number,
                found,
                square: Some(square),
            } => texts.othello_rules_sign_of_square(found.to_string(), *number, square.to_string()),
            Self::NoSide => texts.othello_rules_no_side(),
            Self::Side { found } => texts.othello_rules_other_side(found),
            Self::Afloat { square } => texts.othello_rules_afloat(square.to_string()),
        }
    }
}

says_errors!(OthelloPositionError);
