//! Who sits at the board, whatever it is: a player of ours, or a program of somebody else.

use std::time::Duration;

use fastrand::Rng;

use eval::SearchedGame;
use language::Words;

/// A position in which a player is to move, with the game up to it.
#[derive(Debug)]
pub struct BoardTurn<'a, G: SearchedGame> {
    pub start: &'a G::Position,
    /// Every move from `start`, the opening included.
    pub moves: &'a [G::Move],
    /// The position after them.
    pub at: &'a G::Position,
    /// The legal moves there, at least one, in the order of generation.
    pub legal: &'a [G::Move],
}

/// What a player does in its turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Act<M> {
    Move(M),
    Resign,
    /// It declares that it has won (入玉宣言).
    Declare,
    /// It has not answered in time.
    Late,
    /// It has answered with something that is not a legal move, for this reason.
    Illegal(Words),
    /// It cannot go on, for this reason: its program has ended, or is silent.
    Broken(Words),
}

/// What a player has used for its moves of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Its own moves, without those of the opening.
    pub moves: u32,
    /// Until its answers.
    pub time: Duration,
    /// CPU time of all its threads; `None` if the system does not tell.
    pub cpu: Option<Duration>,
}

impl Spent {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let cpu = self.cpu.into_iter().chain(other.cpu).reduce(|a, b| a + b);
        Self { moves: self.moves + other.moves, time: self.time + other.time, cpu }
    }
}

/// A player at the board, for one game.
pub trait AtBoard<G: SearchedGame> {
    fn act(&mut self, turn: BoardTurn<'_, G>) -> Act<G::Move>;

    /// What it has used so far, if that is measured.
    fn spent(&self) -> Option<Spent> {
        None
    }

    /// Its random numbers, if the other player goes on with them.
    fn chance(&self) -> Option<Rng> {
        None
    }

    fn share(&mut self, _chance: Rng) {}
}
