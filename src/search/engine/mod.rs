//! The engine: the textbook search with a memory, one ply deeper each time.
//!
//! Each iteration is a principal variation search with quiescence (`inner`) over the
//! [`Reading`](super::Reading) that a lesson would use. The memory (`search_memory`) recalls values
//! and ranks moves, and an observer (`principal`) collects the best lines. The score at depth d
//! therefore equals plain minimax with the same quiescence at depth d.

mod code;
mod deepening;
mod driver;
mod inner;
mod principal;
mod repetition;
mod row;
mod search_memory;
mod selective;
mod table;
mod to_the_end;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::judgement::{Judgement, NoJudgement};
use super::order::MoveOrder;
use super::reading::{Quiescence, Reading};
use game::{Evaluator, Keyed, Tactics};
use score::Score;
use search_memory::SearchMemory;

pub(super) use code::{TABLE, TABLE_VALUE};
pub use driver::{search_reading, search_selectively};
pub(super) use inner::remembering_pvs;
pub(super) use principal::Principal;
pub(super) use row::{ENGINE, SELECTIVE};
pub use selective::{Selective, Steps};
pub use to_the_end::{Solved, ToTheEnd};

/// The deepest iteration, in plies.
pub const DEEPEST: u8 = 100;

/// The limits of a search; the first one reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the last iteration, from 1 to [`DEEPEST`].
    pub depth: Option<u8>,
    /// The greatest number of moves made, including those beyond the horizon.
    pub nodes: Option<u64>,
    /// Time since the clock's zero.
    pub time: Option<Duration>,
    /// The latest time at which an iteration may start.
    pub last_start: Option<Duration>,
}

impl Limits {
    /// The limit of a depth, in plies.
    pub fn to_depth(depth: u8) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }
}

/// The settings of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The greatest size of the table of positions, in bytes; 0 for none.
    pub hash_bytes: usize,
    /// The number of root moves with exact values, the best first; at least 1.
    pub multi_pv: usize,
    /// The reading beyond the horizon.
    pub quiescence: Quiescence,
    /// The move order. Unless it is that of generation, the moves known from the memory come first.
    pub order: MoveOrder,
    /// The half-width of the window around the previous value, in the evaluator's units (aspiration
    /// window); `None` for an open window.
    pub aspiration: Option<i32>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            hash_bytes: 64 << 20,
            multi_pv: 1,
            quiescence: Quiescence::SOUND,
            order: MoveOrder::History,
            aspiration: None,
        }
    }
}

/// A root move with its value and best line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<M> {
    /// The value for Black, in the evaluator's units; mates are counted from the horizon.
    pub score: Score,
    /// The plies to the mate, if the score is one.
    pub mate: Option<u32>,
    /// Best play of both sides as far as known, starting with the root move.
    pub moves: Vec<M>,
    /// Whether `moves` reach the end of the reading, where the static value is the score; otherwise
    /// a value from the table stands for the rest.
    pub whole: bool,
}

/// A completed search to one depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Iteration<M> {
    /// Plies to the horizon.
    pub depth: u8,
    /// The best root moves, the best first: as many as requested and available.
    pub lines: Vec<Line<M>>,
    /// Nodes entered so far in all iterations: moves made, and the root once per iteration.
    pub nodes: u64,
    /// The time so far; written in microseconds.
    #[serde(with = "microseconds")]
    pub elapsed: Duration,
    /// The fill of the table by this search, in thousandths.
    pub hash_permille: u16,
    /// The greatest distance from the root at this depth, in plies, including quiescence.
    pub deepest: usize,
}

/// A time as a whole number of microseconds.
mod microseconds {
    use std::time::Duration;

    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        u64::try_from(time.as_micros()).unwrap_or(u64::MAX).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_micros)
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The best root move of the last iteration, finished or not, whose value is known; without one
    /// the first. `None` without a legal move.
    pub best: Option<M>,
    /// The last finished iteration. Without a legal move it has depth 0 and one line without moves:
    /// the mate.
    pub last: Option<Iteration<M>>,
    /// All nodes, including those of an unfinished iteration.
    pub nodes: u64,
    /// The total time.
    pub elapsed: Duration,
    /// The fill of the table by this search, in thousandths.
    pub hash_permille: u16,
}

impl<M> Line<M> {
    /// The same line with other moves; it ends before the first move that has none.
    fn map<N>(self, other: impl Fn(M) -> Option<N>) -> Line<N> {
        let Self { score, mate, moves, whole } = self;
        Line { score, mate, moves: moves.into_iter().map_while(other).collect(), whole }
    }
}

impl<M> Iteration<M> {
    /// The same with other moves; a line ends before the first move that has none.
    pub fn map<N>(self, other: impl Fn(M) -> Option<N>) -> Iteration<N> {
        let Self { depth, lines, nodes, elapsed, hash_permille, deepest } = self;
        let lines = lines.into_iter().map(|line| line.map(&other)).collect();
        Iteration { depth, lines, nodes, elapsed, hash_permille, deepest }
    }
}

impl<M> Answer<M> {
    /// The same with other moves; a line ends before the first move that has none.
    pub fn map<N>(self, other: impl Fn(M) -> Option<N>) -> Answer<N> {
        let Self { best, last, nodes, elapsed, hash_permille } = self;
        let last = last.map(|last| last.map(&other));
        Answer { best: best.and_then(other), last, nodes, elapsed, hash_permille }
    }
}

/// The clock, the stop flag and the heartbeat of a search.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// The time since the search began.
    pub clock: &'a dyn Fn() -> Duration,
    /// Set by another thread to stop the search.
    pub stop: &'a AtomicBool,
    /// Called about every thousand nodes with their number.
    pub pulse: &'a dyn Fn(u64),
}

/// An engine for one game, with a memory from search to search.
#[derive(Debug)]
pub struct Engine<G: Keyed, E, J = NoJudgement> {
    game: G,
    evaluator: E,
    settings: Settings,
    memory: SearchMemory<G::Move>,
    judgement: J,
    /// The only moves to read at the root; all if there are none.
    root_moves: Vec<G::Move>,
}

impl<G: Tactics + Keyed, E: Evaluator<G> + Copy> Engine<G, E> {
    /// An exact engine with an empty memory.
    pub fn new(game: G, evaluator: E, settings: Settings) -> Self {
        Engine::judging(game, evaluator, settings, NoJudgement)
    }
}

impl<G, E, J> Engine<G, E, J>
where
    G: Tactics + Keyed,
    E: Evaluator<G> + Copy,
    J: for<'r> Judgement<Reading<'r, G, E>>,
{
    /// An engine with an empty memory and a judgement.
    pub fn judging(game: G, evaluator: E, settings: Settings, judgement: J) -> Self {
        let Settings { hash_bytes, order, .. } = settings;
        let mut memory = SearchMemory::new(hash_bytes, order.sorts(), G::NUMBERS);
        if judgement.guesses() {
            memory = memory.taking_deeper();
        }
        Self { game, evaluator, settings, memory, judgement, root_moves: Vec::new() }
    }

    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Clears the memory for a new game.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// Sets the positions of the game before the next search, the first one first: the key of each,
    /// and whether its side to move is in check. Only a search that guesses heeds repetition.
    pub fn set_earlier(&mut self, earlier: impl Iterator<Item = (u64, bool)>) {
        self.memory.line.set_earlier(earlier);
    }

    /// Restricts the next searches to these moves of the root; none restrict nothing.
    pub fn set_root_moves(&mut self, moves: Vec<G::Move>) {
        self.root_moves = moves;
    }

    /// Sets the number of root moves with exact values.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.settings.multi_pv = lines;
    }
}
