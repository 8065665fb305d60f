//! Who plays whom from which opening.

use std::collections::HashSet;

use fastrand::Rng;

use super::game::OthelloFixture;
use super::player::OthelloPlayer;
use crate::game::{Game, Keyed};
use crate::games::othello::{Othello, OthelloMove, OthelloPosition};
use crate::language::{Language, Say};
use crate::score::Player;

/// Games of Othello between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthelloSeries {
    /// The player from whose view results are told.
    pub a: OthelloPlayer,
    /// The other one.
    pub b: OthelloPlayer,
    /// How many games; of an odd number the last is one half of a pair.
    pub games: u32,
    /// What every random choice follows from.
    pub seed: u64,
    /// How many random moves an opening has.
    pub opening_plies: u32,
}

/// How often an opening is tried before it is said that there is none.
const TRIES: u32 = 10_000;

/// No opening could be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOthelloOpening {
    /// How many there are.
    pub found: u32,
    /// How many were wanted.
    pub expected: u32,
    /// Their plies.
    pub plies: u32,
}

impl Say for NoOthelloOpening {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        texts.players_no_opening_of_othello(self.expected, self.found, self.plies)
    }
}

says_errors!(NoOthelloOpening);

impl OthelloSeries {
    /// Pairs of games, each from an opening of random moves that both players have once with each
    /// colour: A has Black in the first of a pair. No opening comes twice.
    ///
    /// # Errors
    /// [`NoOthelloOpening`], if there are not enough openings.
    pub fn fixtures(&self) -> Result<Vec<OthelloFixture>, NoOthelloOpening> {
        let mut rng = Rng::with_seed(self.seed);
        let (mut fixtures, mut seen) = (Vec::new(), HashSet::new());
        for number in (1..=self.games).step_by(2) {
            let opening = self.opening(&mut seen, &mut rng);
            let opening = opening.ok_or(NoOthelloOpening {
                found: number / 2,
                expected: self.games.div_ceil(2),
                plies: self.opening_plies,
            })?;
            for (number, a) in [(number, Player::Max), (number + 1, Player::Min)] {
                let players = match a {
                    Player::Max => [self.a, self.b],
                    Player::Min => [self.b, self.a],
                };
                fixtures.push(OthelloFixture {
                    number,
                    players,
                    a,
                    opening: opening.clone(),
                    seed: rng.u64(..),
                });
            }
        }
        fixtures.truncate(self.games as usize);
        Ok(fixtures)
    }

    /// Random moves to a position that is new, where the game goes on.
    fn opening(&self, seen: &mut HashSet<u64>, rng: &mut Rng) -> Option<Vec<OthelloMove>> {
        for _ in 0..TRIES {
            let (mut at, mut moves, mut legal) =
                (OthelloPosition::default(), Vec::new(), Vec::new());
            for _ in 0..self.opening_plies {
                legal.clear();
                Othello.moves(&at, &mut legal);
                let Some(&mv) = rng.choice(&legal) else { break };
                at = at.after(mv);
                moves.push(mv);
            }
            let is_whole = moves.len() == self.opening_plies as usize && !at.is_over();
            if is_whole && seen.insert(Othello.key(&at)) {
                return Some(moves);
            }
        }
        None
    }
}
