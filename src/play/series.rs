//! Pairings and openings.

use std::collections::HashSet;

use fastrand::Rng;

use super::computer_player::ComputerPlayer;
use super::game::Fixture;
use eval::{GameEvaluation, SearchedGame};
use games::shogi::Shogi;
use language::Words;
use score::{Player, Score};
use search::{Quiescence, quiet_value};

/// A series of games between two players.
#[derive(Clone, Debug)]
pub struct Series<G: SearchedGame = Shogi, P = ComputerPlayer<G>> {
    /// The player from whose point of view results are given.
    pub a: P,
    pub b: P,
    pub games: u32,
    pub seed: u64,
    pub start: G::Position,
    /// A game is a draw after this number of plies.
    pub max_plies: u32,
}

/// The number of attempts to find an opening.
const TRIES: u32 = 10_000;

/// More nodes than the quiescence search of an opening needs.
const QUIET_NODES: u64 = 100_000;

impl<G: SearchedGame, P: Clone> Series<G, P> {
    /// Games from the start position itself with alternating colours: A has Black in the first.
    pub fn fixtures(&self) -> Vec<Fixture<G, P>> {
        let mut rng = Rng::with_seed(self.seed);
        let numbers = 1..=self.games;
        numbers
            .map(|number| {
                let a = if number % 2 == 1 { Player::Max } else { Player::Min };
                self.fixture(number, a, &[], &mut rng)
            })
            .collect()
    }

    /// Pairs of games, each from an opening of `plies` random moves that both players play once
    /// with each colour: A has Black in the first of a pair. No opening occurs twice, but where chance
    /// moves: there the dice make games differ, and are the same in both games of a pair.
    ///
    /// # Errors
    /// A sentence, if there are not enough openings.
    pub fn paired_fixtures(&self, plies: u32) -> Result<Vec<Fixture<G, P>>, Words> {
        let mut rng = Rng::with_seed(self.seed);
        let mut fixtures = Vec::new();
        let mut seen = HashSet::new();
        for number in (1..self.games).step_by(2) {
            let opening = self.opening(plies, &mut seen, &mut rng);
            // Nobody may have won anything in an even one.
            let which = if G::EXCHANGES { "even" } else { "any" };
            let opening = opening.ok_or_else(|| {
                let (found, expected) = (number / 2, self.games / 2);
                Words::of(|texts| texts.players_no_opening(expected, found, plies, which))
            })?;
            let first = self.fixture(number, Player::Max, &opening, &mut rng);
            let mut second = self.fixture(number + 1, Player::Min, &opening, &mut rng);
            if G::HAS_CHANCE {
                second.seed = first.seed; // The same dice for both.
            }
            fixtures.extend([first, second]);
        }
        Ok(fixtures)
    }

    /// Pairs of games, each from an opening of the book, in an order that follows from the seed.
    ///
    /// # Errors
    /// A sentence, if there are not enough openings.
    pub fn book_fixtures(&self) -> Result<Vec<Fixture<G, P>>, Words> {
        let mut rng = Rng::with_seed(self.seed);
        let mut book = book::<G>();
        let (found, expected) = (book.len(), self.games / 2);
        if found < expected as usize {
            return Err(Words::of(|texts| texts.players_small_book(expected, found)));
        }
        rng.shuffle(&mut book);
        let mut fixtures = Vec::new();
        for (number, opening) in (1..self.games).step_by(2).zip(&book) {
            fixtures.push(self.fixture(number, Player::Max, opening, &mut rng));
            fixtures.push(self.fixture(number + 1, Player::Min, opening, &mut rng));
        }
        Ok(fixtures)
    }

    fn fixture(&self, number: u32, a: Player, opening: &[G::Move], rng: &mut Rng) -> Fixture<G, P> {
        let (mine, other) = (self.a.clone(), self.b.clone());
        let players = match a {
            Player::Max => [mine, other],
            Player::Min => [other, mine],
        };
        Fixture {
            number,
            players,
            a,
            start: self.start.clone(),
            opening: opening.to_vec(),
            seed: rng.u64(..),
            max_plies: self.max_plies,
        }
    }

    /// Plays random moves to a new position in which the game goes on and neither side has won
    /// anything.
    fn opening(&self, plies: u32, seen: &mut HashSet<u64>, rng: &mut Rng) -> Option<Vec<G::Move>> {
        let game = G::default();
        let before = balance::<G>(&self.start)?;
        for _ in 0..TRIES {
            let (mut at, mut moves, mut legal) = (self.start.clone(), Vec::new(), Vec::new());
            for _ in 0..plies {
                legal.clear();
                game.moves(&at, &mut legal);
                let Some(&mv) = rng.choice(&legal) else { break };
                at = game.after(&at, mv);
                moves.push(mv);
            }
            legal.clear();
            game.moves(&at, &mut legal);
            let is_whole = moves.len() == plies as usize && !legal.is_empty();
            let uneven = G::Evaluation::of_openings().unit();
            let is_even = || balance::<G>(&at).is_some_and(|value| (value - before).abs() < uneven);
            if is_whole && is_even() && (G::HAS_CHANCE || seen.insert(game.key(&at))) {
                return Some(moves);
            }
        }
        None
    }
}

/// The openings of the game's book.
pub fn book<G: SearchedGame>() -> Vec<Vec<G::Move>> {
    let game = G::default();
    let opening = |line: &str| {
        let mut at = G::start();
        let play = |text: &str| {
            let mv = G::read_move(&at, text).ok()?;
            G::check_move(&at, mv).ok()?;
            at = game.after(&at, mv);
            Some(mv)
        };
        line.split_whitespace().map(play).collect()
    };
    G::OPENINGS.lines().filter_map(opening).collect()
}

/// What one side has won at `at` in pieces, by a search that does not depend on the players; `None`
/// if it takes too long.
pub fn balance<G: SearchedGame>(at: &G::Position) -> Option<Score> {
    if !G::EXCHANGES {
        return Some(Score(0));
    }
    let evaluation = G::Evaluation::of_openings();
    let evaluator = evaluation.evaluator();
    quiet_value(&evaluation.game(), at, &&*evaluator, Quiescence::SOUND, QUIET_NODES)
}
