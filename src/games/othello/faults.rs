//! Why a text, or a board, is no position.

use super::square::DiscSquare;
use crate::language::{Language, Say};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OthelloPositionError {
    /// Another number of squares.
    #[error(
        "found {found} squares, expected 64 signs (or 16, for 4×4) of X, O and '.', in the order a1, b1 … h8"
    )]
    Length {
        /// How many there are.
        found: usize,
    },
    /// A sign that is none.
    #[error(
        "sign {number}{} is {found:?}, expected X (Black), O (White) or '.'",
        square.map_or_else(String::new, |square| format!(" ({square})"))
    )]
    Sign {
        /// Its number among the signs, from 1.
        number: usize,
        /// What stands there.
        found: char,
        /// The square that it stands for, where the number of signs is right.
        square: Option<DiscSquare>,
    },
    /// Nothing is said of whose turn it is.
    #[error("after the board a blank and X or O must say who is to move")]
    NoSide,
    /// Something else stands where the side to move is said.
    #[error("found {found:?} after the board, expected X or O: who is to move")]
    Side {
        /// What stands there.
        found: String,
    },
    /// A disc that is not connected with the others.
    #[error(
        "the disc on {square} is not connected with those in the middle, which no game shows: a disc is placed next to others"
    )]
    Afloat {
        /// Where it stands.
        square: DiscSquare,
    },
}

impl Say for OthelloPositionError {
    fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::En, _) => self.to_string(),
            (Language::Ja, Self::Length { found }) => {
                format!("升が{found}個。X、O、「.」を a1, b1 … h8 の順に64個(4×4なら16個)書く")
            }
            (
                Language::Ja,
                Self::Sign {
                    number,
                    found,
                    square,
                },
            ) => {
                let square = square.map_or_else(String::new, |square| format!("({square})"));
                format!("{number}文字目{square}の {found:?} は X(黒)、O(白)、「.」のどれでもない")
            }
            (Language::Ja, Self::NoSide) => {
                "盤のあとに空白と X か O を書き、どちらの番かを示す".to_owned()
            }
            (Language::Ja, Self::Side { found }) => {
                format!("盤のあとに {found:?} がある。どちらの番かを X か O で書く")
            }
            (Language::Ja, Self::Afloat { square }) => format!(
                "{square} の石が中央の石とつながっていない。石はほかの石の隣に打つので、対局には現れない"
            ),
        }
    }
}
