//! Moves as people write them, and the rule that an illegal one breaks.

use super::moves::OthelloMove;
use super::position::OthelloPosition;
use super::square::DiscSquare;
use crate::language::{Language, Say};
use crate::score::Player;

/// Why a move cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalOthelloMove {
    /// The text is no move.
    #[error("found {:?}, expected a square such as f5, or pass", found.chars().take(20).collect::<String>())]
    Text {
        /// What was found.
        found: String,
    },
    /// The square is not on the board.
    #[error("{square} is not on this board of 4×4")]
    OffBoard {
        /// The square.
        square: DiscSquare,
    },
    /// A disc stands there.
    #[error("{square} is taken: a disc stands there")]
    Taken {
        /// The square.
        square: DiscSquare,
    },
    /// The disc would turn none.
    #[error("{} on {square} turns no disc", side_en(*side))]
    TurnsNothing {
        /// The square.
        square: DiscSquare,
        /// Who is to move.
        side: Player,
    },
    /// The side to move has to pass first.
    #[error("{} can place nothing and has to pass before {square}", side_en(*side))]
    MissingPass {
        /// The square that was to be taken.
        square: DiscSquare,
        /// Who is to move.
        side: Player,
    },
    /// A pass where a disc can be placed.
    #[error("{} may not pass: a disc can be placed on {can}", side_en(*side))]
    NeedlessPass {
        /// Who is to move.
        side: Player,
        /// One square where a disc can be placed.
        can: DiscSquare,
    },
    /// The game is over.
    #[error("the game is over: neither side can place a disc")]
    Over,
}

const fn side_en(side: Player) -> &'static str {
    match side {
        Player::Max => "Black",
        Player::Min => "White",
    }
}

const fn side_ja(side: Player) -> &'static str {
    match side {
        Player::Max => "黒",
        Player::Min => "白",
    }
}

impl Say for IllegalOthelloMove {
    fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::En, _) => self.to_string(),
            (Language::Ja, Self::Text { found }) => {
                let found: String = found.chars().take(20).collect();
                format!("{found:?} は手ではない。f5 のような升か pass と書く")
            }
            (Language::Ja, Self::OffBoard { square }) => {
                format!("{square} はこの4×4の盤の外")
            }
            (Language::Ja, Self::Taken { square }) => format!("{square} にはもう石がある"),
            (Language::Ja, Self::TurnsNothing { square, side }) => {
                format!("{}が {square} に打っても返る石がない", side_ja(*side))
            }
            (Language::Ja, Self::MissingPass { square, side }) => format!(
                "{}は打てる所がないので、{square} の前にパスが要る",
                side_ja(*side)
            ),
            (Language::Ja, Self::NeedlessPass { side, can }) => {
                format!("{}は {can} に打てるので、パスはできない", side_ja(*side))
            }
            (Language::Ja, Self::Over) => "どちらも打てず、終局している".to_owned(),
        }
    }
}

impl OthelloPosition {
    /// Whether `mv` may be made here.
    ///
    /// # Errors
    /// The rule that it breaks.
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

    /// Reads a move that may be made here: `f5`, `F5`, `pass`.
    ///
    /// # Errors
    /// That it is no move, or the rule that it breaks.
    pub fn read_move(&self, text: &str) -> Result<OthelloMove, IllegalOthelloMove> {
        let mv = if text.eq_ignore_ascii_case("pass") {
            OthelloMove::Pass
        } else {
            let square = text.parse().map_err(|()| IllegalOthelloMove::Text {
                found: text.to_owned(),
            })?;
            OthelloMove::Place(square)
        };
        self.check(mv).map(|()| mv)
    }
}
