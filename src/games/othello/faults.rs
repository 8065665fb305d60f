//! Why a text or a board is not a valid position.

use super::square::DiscSquare;
use language::says_errors;
use language::{Language, Say};

/// Why a text is not a valid position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OthelloPositionError {
    /// The number of squares is wrong.
    Length {
        found: usize,
    },
    Sign {
        /// Its index among the characters, from 1.
        number: usize,
        found: char,
        /// Its square, if the number of characters is right.
        square: Option<DiscSquare>,
    },
    NoSide,
    Side {
        found: String,
    },
    /// A disc not connected to the others.
    Afloat {
        square: DiscSquare,
    },
}

impl Say for OthelloPositionError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Length { found } => texts.othello_rules_length(*found),
            Self::Sign { number, found, square: None } => {
                texts.othello_rules_sign(found.to_string(), *number)
            }
            Self::Sign { number, found, square: Some(square) } => {
                texts.othello_rules_sign_of_square(found.to_string(), *number, square.to_string())
            }
            Self::NoSide => texts.othello_rules_no_side(),
            Self::Side { found } => texts.othello_rules_other_side(found),
            Self::Afloat { square } => texts.othello_rules_afloat(square.to_string()),
        }
    }
}

says_errors!(OthelloPositionError);
