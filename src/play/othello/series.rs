//! Pairings and openings.

use language::says_errors;
use std::collections::HashSet;

use fastrand::Rng;

use super::game::OthelloFixture;
use super::player::OthelloPlayer;
use game::{Game, Keyed};
use games::othello::{Othello, OthelloMove, OthelloPosition};
use language::{Language, Say};
use score::Player;

/// A series of games of Othello between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthelloSeries {
    /// The player from whose point of view results are given.
    pub a: OthelloPlayer,
    pub b: OthelloPlayer,
    /// With an odd number, the last game is half of a pair.
    pub games: u32,
    pub seed: u64,
    /// The number of random moves of an opening.
    pub opening_plies: u32,
}

/// The number of attempts to find an opening.
const TRIES: u32 = 10_000;

/// Not enough openings were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOthelloOpening {
    pub found: u32,
    pub expected: u32,
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
    /// Pairs of games, each from an opening of random moves that both players play once with each
    /// colour: A has Black in the first of a pair. No opening occurs twice.
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

    /// Plays random moves to a new position in which the game goes on.
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
