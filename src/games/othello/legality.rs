//! Parses moves, and names the rule that an illegal one breaks.

use super::moves::OthelloMove;
use super::position::OthelloPosition;
use super::shown::side_name;
use super::square::DiscSquare;
use language::says_errors;
use language::{Language, Say};
use score::Player;

/// Why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalOthelloMove {
    /// The text does not have the form of a move.
    Text {
        found: String,
    },
    OffBoard {
        square: DiscSquare,
    },
    /// The square is occupied.
    Taken {
        square: DiscSquare,
    },
    TurnsNothing {
        square: DiscSquare,
        side: Player,
    },
    /// The side to move has to pass first.
    MissingPass {
        /// The square of the attempted move.
        square: DiscSquare,
        /// The side to move.
        side: Player,
    },
    /// A pass although a disc can be placed.
    NeedlessPass {
        /// The side to move.
        side: Player,
        /// One square where a disc can be placed.
        can: DiscSquare,
    },
    Over,
}

impl Say for IllegalOthelloMove {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Text { found } => {
                texts.othello_rules_no_move(found.chars().take(20).collect::<String>())
            }
            Self::OffBoard { square } => texts.othello_rules_off_board(square.to_string()),
            Self::Taken { square } => texts.othello_rules_taken(square.to_string()),
            Self::TurnsNothing { square, side } => {
                texts.othello_rules_turns_nothing(side_name(*side, language), square.to_string())
            }
            Self::MissingPass { square, side } => {
                texts.othello_rules_missing_pass(side_name(*side, language), square.to_string())
            }
            Self::NeedlessPass { side, can } => {
                texts.othello_rules_needless_pass(side_name(*side, language), can.to_string())
            }
            Self::Over => texts.othello_rules_over(),
        }
    }
}

says_errors!(IllegalOthelloMove);

impl OthelloPosition {
    /// Checks that `mv` is legal here.
    pub fn check(&self, mv: OthelloMove) -> Result<(), IllegalOthelloMove> {
        let (legal, side) = (self.legal(), self.to_move());
        match mv {
            OthelloMove::Place(square) if legal.has(square) => Ok(()),
            _ if self.is_over() => Err(IllegalOthelloMove::Over),
            OthelloMove::Pass => match legal.iter().next() {
                Some(can) => Err(IllegalOthelloMove::NeedlessPass { side, can }),
                None => Ok(()),
            },
            OthelloMove::Place(square) if !self.size().squares().has(square) => {
                Err(IllegalOthelloMove::OffBoard { square })
            }
            OthelloMove::Place(square) if self.disc_at(square).is_some() => {
                Err(IllegalOthelloMove::Taken { square })
            }
            OthelloMove::Place(square) if legal.is_empty() => {
                Err(IllegalOthelloMove::MissingPass { square, side })
            }
            OthelloMove::Place(square) => Err(IllegalOthelloMove::TurnsNothing { square, side }),
        }
    }

    /// Parses a move, legal or not: `f5`, `F5`, `pass`.
    pub fn parse_move(text: &str) -> Result<OthelloMove, IllegalOthelloMove> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(OthelloMove::Pass);
        }
        let square =
            text.parse().map_err(|()| IllegalOthelloMove::Text { found: text.to_owned() })?;
        Ok(OthelloMove::Place(square))
    }

    /// Parses a legal move.
    ///
    /// # Errors
    /// If the text does not have the form of a move, or the move is illegal.
    pub fn read_move(&self, text: &str) -> Result<OthelloMove, IllegalOthelloMove> {
        let mv = Self::parse_move(text)?;
        self.check(mv).map(|()| mv)
    }
}
