//! A player at the board: choosing a move, and all that tie with it.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;

use super::at_board::{Act, AtBoard, BoardTurn, Spent};
use super::computer_player::{ComputerPlayer, DEFAULT_NODES, Method};
use super::engine::{GameEngine, game_engine, strong_player};
use super::root_reading::{RootMoves, RootReading};
use eval::{GameEvaluation, SearchedGame};
use games::shogi::Shogi;
use score::{Bound, Score};
use search::{Answer, Control, Limits, Settings};

/// The size of a playing engine's table, in bytes: with few nodes per move, more is never filled.
const TABLE: usize = 8 << 20;

/// The positions of the game before it that an engine is told, the last ones: earlier ones hardly
/// come again.
const FOLLOWED: usize = 64;

/// A player's judgement of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<G: SearchedGame = Shogi> {
    /// The chosen move; `None` without a legal one.
    pub best: Option<G::Move>,
    /// For Black, in the evaluator's units; `None` for a player that does not evaluate.
    pub value: Option<Score>,
    /// The static value of the position itself, for Black, as the reference for changes.
    pub standing: Score,
    /// The moves that tie with the best one, including it, in the order of generation; `None` if
    /// unknown, as with the engine, which searches other moves only far enough to see that they are
    /// no better.
    pub tied: Option<Vec<G::Move>>,
    /// The distance in plies from the position to the horizon that mates are counted from; `None`
    /// without a search.
    pub to_horizon: Option<i32>,
    /// Every legal move with its value for Black, in the order of generation; empty if unknown.
    pub moves: Vec<(G::Move, Score)>,
}

/// The clocks by which a player is measured; each tells the time since some moment.
#[derive(Clone, Copy, Debug)]
pub struct SeatClock {
    pub time: fn() -> Duration,
    /// The CPU time of the thread that asks.
    pub cpu: fn() -> Duration,
    /// The time an engine has for a move, if its name has no number of nodes and there is one.
    pub a_move: Option<Duration>,
}

/// A player at the board, with its memory of a game.
pub struct Seat<G: SearchedGame = Shogi> {
    player: ComputerPlayer<G>,
    rng: Rng,
    engine: Option<Box<dyn GameEngine<G>>>,
    clock: Option<SeatClock>,
    spent: Spent,
}

impl<G: SearchedGame> AtBoard<G> for Seat<G> {
    fn act(&mut self, turn: BoardTurn<'_, G>) -> Act<G::Move> {
        let clock = self.clock;
        let now = || clock.map(|clock| ((clock.time)(), (clock.cpu)()));
        let before = now();
        if G::may_declare(turn.at) {
            return Act::Declare;
        }
        self.follow(&turn);
        // A player always has a move if one is legal.
        let act = self.play(turn.at, turn.legal).map_or(Act::Resign, Act::Move);
        if let (Some((began, cpu_began)), Some((ended, cpu_ended))) = (before, now()) {
            let cpu = cpu_ended.saturating_sub(cpu_began);
            self.spent.moves += 1;
            self.spent.time += ended.saturating_sub(began);
            self.spent.cpu = Some(self.spent.cpu.unwrap_or_default() + cpu);
        }
        act
    }

    fn spent(&self) -> Option<Spent> {
        self.clock.map(|_| self.spent)
    }

    fn chance(&self) -> Option<Rng> {
        Some(self.rng.clone())
    }

    fn share(&mut self, chance: Rng) {
        self.rng = chance;
    }
}

impl<G: SearchedGame> Seat<G> {
    /// A player at the start of a game, with a random seed.
    pub fn new(player: ComputerPlayer<G>, seed: u64) -> Self {
        let settings = Settings { hash_bytes: TABLE, ..Settings::default() };
        let engine = match player.method {
            Method::Engine(_) => Some(game_engine(player.evaluation, settings)),
            Method::Strong(_) => strong_player(player.evaluation, settings, player.steps),
            Method::Random
            | Method::OnePly
            | Method::OnePlyExchange
            | Method::Depth(_)
            | Method::Perfect => None,
        };
        Self { player, rng: Rng::with_seed(seed), engine, clock: None, spent: Spent::default() }
    }

    /// The same player, measured.
    #[must_use]
    pub fn with_clock(self, clock: SeatClock) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// The move that the player plays at `at`, given the `legal` moves in the order of generation;
    /// `None` if there are none.
    pub fn play(&mut self, at: &G::Position, legal: &[G::Move]) -> Option<G::Move> {
        match self.player.method {
            Method::Random => self.rng.choice(legal).copied(),
            Method::Perfect => G::perfect(at),
            Method::OnePly | Method::OnePlyExchange | Method::Depth(_) => self.read(at, false).best,
            Method::Engine(nodes) | Method::Strong(nodes) => self.ask_engine(at, nodes)?.best,
        }
    }

    /// The player's judgement of `at`.
    pub fn consider(&mut self, at: &G::Position) -> Choice<G> {
        let game = G::default();
        let mut legal = Vec::new();
        game.moves(at, &mut legal);
        let standing = self.player.evaluation.static_value(at);
        let unknown = Choice {
            best: None,
            value: None,
            standing,
            tied: None,
            to_horizon: None,
            moves: Vec::new(),
        };
        match self.player.method {
            Method::Random => Choice { best: self.play(at, &legal), tied: Some(legal), ..unknown },
            Method::Perfect => Choice { best: self.play(at, &legal), ..unknown },
            Method::Engine(nodes) | Method::Strong(nodes) => {
                let answer = self.ask_engine(at, nodes);
                let lines = answer.as_ref().and_then(|answer| answer.last.as_ref());
                let line = lines.and_then(|last| last.lines.first());
                Choice {
                    best: answer.as_ref().and_then(|answer| answer.best),
                    value: line.map(|line| line.score),
                    to_horizon: lines.map(|last| last.depth.into()),
                    ..unknown
                }
            }
            Method::OnePly | Method::OnePlyExchange | Method::Depth(_) => {
                let RootMoves { value, best, moves } = self.read(at, true);
                let value_of = |mv: &G::Move| moves.iter().find(|(other, _)| other == mv);
                let moves: Vec<_> = legal
                    .iter()
                    .filter_map(value_of)
                    .filter(|(_, found)| found.bound == Bound::Exact)
                    .map(|&(mv, found)| (mv, found.value))
                    .collect();
                let best_ones = moves.iter().filter(|&&(_, other)| other == value);
                Choice {
                    best,
                    value: Some(value),
                    tied: Some(best_ones.map(|&(mv, _)| mv).collect()),
                    to_horizon: Some(self.depth().into()),
                    moves,
                    ..unknown
                }
            }
        }
    }

    /// The depth of a player that searches to a fixed depth, in plies.
    fn depth(&self) -> u8 {
        match self.player.method {
            Method::Depth(plies) => plies,
            Method::Random
            | Method::OnePly
            | Method::OnePlyExchange
            | Method::Perfect
            | Method::Engine(_)
            | Method::Strong(_) => 1,
        }
    }

    /// Searches to the player's depth.
    fn read(&mut self, at: &G::Position, every_value: bool) -> RootMoves<G::Move> {
        let (depth, exchange) = (self.depth(), self.player.method == Method::OnePlyExchange);
        let reading = RootReading {
            at,
            depth,
            exchange,
            every_value,
            shuffler: self.player.shuffled.then_some(&mut self.rng),
        };
        reading.run::<G>(self.player.evaluation)
    }

    /// Tells the engine what has been played, so that it knows of repetition.
    fn follow(&mut self, turn: &BoardTurn<'_, G>) {
        let Some(engine) = &mut self.engine else {
            return;
        };
        let game = G::default();
        let mut at = turn.start.clone();
        let mut earlier = Vec::with_capacity(turn.moves.len());
        for &mv in turn.moves {
            let after = game.after(&at, mv);
            earlier.push(std::mem::replace(&mut at, after));
        }
        engine.set_earlier(&earlier[earlier.len().saturating_sub(FOLLOWED)..]);
    }

    /// Runs the engine with this number of nodes, or in its time.
    fn ask_engine(&mut self, at: &G::Position, nodes: Option<u64>) -> Option<Answer<G::Move>> {
        let timed = self.clock.filter(|_| nodes.is_none());
        let timed = timed.and_then(|clock| Some((clock.time, clock.a_move?)));
        let nodes = timed.is_none().then(|| nodes.unwrap_or(DEFAULT_NODES));
        let limits = Limits { nodes, time: timed.map(|(_, most)| most), ..Limits::default() };
        // Without a time only nodes limit the search.
        let now = || timed.map_or(Duration::ZERO, |(time, _)| time());
        let began = now();
        let control = Control {
            clock: &|| now().saturating_sub(began),
            stop: &AtomicBool::new(false),
            pulse: &|_| (),
        };
        let engine = self.engine.as_mut()?;
        Some(engine.deepen(at, &limits, control, &mut |_| ()))
    }
}
