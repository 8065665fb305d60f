//! Parses moves, and names the rule that an illegal one breaks.

use language::says_errors;
use std::str::FromStr;

use super::animal::Animal;
use super::moves::DobutsuMove;
use super::position::DobutsuPosition;
use super::square::DobutsuSquare;
use language::{Language, Say};

/// Why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalDobutsuMove {
    /// The text does not have the form of a move.
    Text { found: String },
    /// The game is over.
    Over,
    /// The side to move has no piece there.
    NoPiece { square: DobutsuSquare },
    /// The piece does not step like that.
    Way { animal: Animal, to: DobutsuSquare },
    /// A piece of one's own, or any piece for a drop, stands there.
    Taken { square: DobutsuSquare },
    /// The piece is not in hand.
    NotInHand { animal: Animal },
}

impl Say for IllegalDobutsuMove {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Text { found } => {
                texts.dobutsu_no_move(found.chars().take(20).collect::<String>())
            }
            Self::Over => texts.dobutsu_is_over(),
            Self::NoPiece { square } => texts.dobutsu_no_piece(square.name()),
            Self::Way { animal, to } => texts.dobutsu_no_way(animal.name(language), to.name()),
            Self::Taken { square } => texts.dobutsu_taken(square.name()),
            Self::NotInHand { animal } => texts.dobutsu_not_in_hand(animal.name(language)),
        }
    }
}

says_errors!(IllegalDobutsuMove);

impl DobutsuPosition {
    /// Checks that `mv` is legal here.
    pub fn check_move(&self, mv: DobutsuMove) -> Result<(), IllegalDobutsuMove> {
        let player = self.to_move();
        if self.winner().is_some() {
            return Err(IllegalDobutsuMove::Over);
        }
        if self.moves_on().any(|legal| legal == mv) {
            return Ok(());
        }
        let square = mv.to();
        Err(match mv {
            DobutsuMove::Drop { animal, .. } if self.in_hand(player, animal) == 0 => {
                IllegalDobutsuMove::NotInHand { animal }
            }
            DobutsuMove::Drop { .. } => IllegalDobutsuMove::Taken { square },
            DobutsuMove::Step { from, to } => match self.piece(from) {
                Some(piece) if piece.player == player => {
                    let own = self.piece(to).filter(|taken| taken.player == player);
                    match own {
                        Some(_) => IllegalDobutsuMove::Taken { square },
                        None => IllegalDobutsuMove::Way { animal: piece.animal, to },
                    }
                }
                Some(_) | None => IllegalDobutsuMove::NoPiece { square: from },
            },
        })
    }
}

impl FromStr for DobutsuMove {
    type Err = IllegalDobutsuMove;

    /// Parses `b3b2` or `C*b2`.
    fn from_str(text: &str) -> Result<Self, IllegalDobutsuMove> {
        let read = || {
            if let Some((letter, to)) = text.split_once('*') {
                let animal = Animal::of_letter(letter)?;
                let is_held = Animal::HELD.contains(&animal);
                let to = to.parse().ok()?;
                return is_held.then_some(Self::Drop { animal, to });
            }
            let (from, to) = text.split_at_checked(2)?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            Some(Self::Step { from, to })
        };
        read().ok_or_else(|| IllegalDobutsuMove::Text { found: text.to_owned() })
    }
}
