//! Evaluators that count discs and moves.

#![expect(clippy::cast_possible_wrap, reason = "a board has at most 64 discs and squares")]

use super::position::OthelloPosition;
use super::rules::Othello;
use game::Evaluator;
use score::{Player, Score};

/// How the final score of a game is counted.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum FinalCount {
    #[default]
    Discs,
    /// Empty squares count for the winner, as in tournaments.
    Winner,
}

impl FinalCount {
    /// The final score of a finished game, for Black, as a lead in discs.
    pub const fn score(self, at: &OthelloPosition) -> i32 {
        let difference = at.difference();
        match self {
            Self::Discs => difference,
            Self::Winner => difference + at.empty().count() as i32 * difference.signum(),
        }
    }
}

/// Black's lead in discs: the simplest evaluation, and the final one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiscCount(pub FinalCount);

impl Evaluator<Othello> for DiscCount {
    fn value(&self, _: &Othello, at: &OthelloPosition, _: u8) -> Score {
        Score(if at.is_over() { self.0.score(at) } else { at.difference() })
    }
}

/// Mobility: Black's number of moves minus White's, regardless of the side to move; in a finished
/// game, [`Mobility::FINAL`] per disc of the lead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mobility;

impl Mobility {
    /// The value of a disc at the end, which outweighs all moves together.
    pub const FINAL: i32 = 100;
}

impl Evaluator<Othello> for Mobility {
    fn value(&self, _: &Othello, at: &OthelloPosition, _: u8) -> Score {
        let own = at.legal().count() as i32;
        let other = at.passed().legal().count() as i32;
        Score(match (own, other, at.to_move()) {
            (0, 0, _) => Self::FINAL * at.difference(),
            (own, other, Player::Max) => own - other,
            (own, other, Player::Min) => other - own,
        })
    }
}

game::keeps_its_value!(DiscCount, Othello);
game::keeps_its_value!(Mobility, Othello);
