//! The engine: the textbook search with a memory, one ply deeper again and again.
//!
//! Each depth is read by principal variation search with quiescence (`inner`), over the
//! [`Reading`](super::Reading) that a lesson would use; the memory (`search_memory`) recalls values
//! and says which moves have been good, and an observer (`principal`) hears the best lines. So the
//! score at depth d is the value of plain minimax with the same quiescence at depth d.

mod code;
mod deepening;
mod driver;
mod inner;
mod principal;
mod row;
mod search_memory;
mod table;
mod to_the_end;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::order::MoveOrder;
use super::reading::Quiescence;
use game::{Evaluator, Keyed, Tactics};
use score::Score;
use search_memory::SearchMemory;

pub use driver::search_reading;
pub(super) use principal::Principal;
pub(super) use row::EngineSearch;
pub use to_the_end::{Solved, ToTheEnd};

/// The deepest iteration, in plies.
pub const DEEPEST: u8 = 100;

/// How much a search may spend; where several limits are set, the first one reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the last iteration; at least 1, at most [`DEEPEST`].
    pub depth: Option<u8>,
    /// Moves made, those beyond the horizon included: never more than that.
    pub nodes: Option<u64>,
    /// Time since the clock's zero.
    pub time: Option<Duration>,
    /// No iteration is begun later than this.
    pub last_start: Option<Duration>,
}

impl Limits {
    /// To this depth, in plies.
    #[must_use]
    pub fn to_depth(depth: u8) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }
}

/// How the engine searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most memory for the table of positions, in bytes; 0 for no table.
    pub hash_bytes: usize,
    /// How many root moves are told with exact values, the best first; at least 1.
    pub multi_pv: usize,
    /// What is read beyond the horizon.
    pub quiescence: Quiescence,
    /// In which order moves are tried. Unless they stand as they are generated, what the memory
    /// knows comes first.
    pub order: MoveOrder,
    /// How far from the last value the window of the next iteration reaches, in the evaluator's
    /// units (aspiration window); none: it is always open.
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

/// A root move, its value and the best line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The value for Black, in the evaluator's units; mates are counted from the horizon.
    pub score: Score,
    /// The plies to the mate that the score stands for, if it does.
    pub mate: Option<u32>,
    /// Best play of both sides, as far as it is known: it begins with the root move.
    pub moves: Vec<M>,
    /// Whether `moves` go to the end of the reading, where the static value is the score; else a
    /// value known from the table stands for the rest.
    pub whole: bool,
}

/// One depth, read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration<M> {
    /// Plies to the horizon.
    pub depth: u8,
    /// The best root moves, the best first: as many as were asked for, and as there are.
    pub lines: Vec<Line<M>>,
    /// Nodes entered so far, all iterations together: moves made, and the root once an iteration.
    pub nodes: u64,
    /// Time so far.
    pub elapsed: Duration,
    /// How many of a thousand places of the table this search has filled.
    pub hash_permille: u16,
    /// The longest way from the root that was read at this depth, in plies: quiescence included.
    pub deepest: usize,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The best move of the last finished iteration. Where not even depth 1 was finished, the best
    /// root move whose value is known, or just the first one; none without a legal move.
    pub best: Option<M>,
    /// The last finished iteration. Without a legal move it is of depth 0, and has one line
    /// without moves: the mate.
    pub last: Option<Iteration<M>>,
    /// All nodes, those of an unfinished iteration included.
    pub nodes: u64,
    /// All the time.
    pub elapsed: Duration,
    /// How many of a thousand places of the table this search has filled.
    pub hash_permille: u16,
}

/// From where a search is controlled.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// The time since the search began.
    pub clock: &'a dyn Fn() -> Duration,
    /// Someone else may ask it to stop.
    pub stop: &'a AtomicBool,
    /// Hears about every thousand nodes how many there have been.
    pub pulse: &'a dyn Fn(u64),
}

/// An engine for one game, with what it remembers from search to search.
#[derive(Clone, Debug)]
pub struct Engine<G: Keyed, E> {
    game: G,
    evaluator: E,
    settings: Settings,
    memory: SearchMemory<G::Move>,
}

impl<G: Tactics + Keyed, E: Evaluator<G> + Copy> Engine<G, E> {
    /// An engine that remembers nothing yet.
    pub fn new(game: G, evaluator: E, settings: Settings) -> Self {
        let Settings {
            hash_bytes, order, ..
        } = settings;
        Self {
            game,
            evaluator,
            settings,
            memory: SearchMemory::new(hash_bytes, order.sorts(), G::NUMBERS),
        }
    }

    /// The game that is searched.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Forgets everything: a new game begins.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// From now on so many root moves are told with exact values.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.settings.multi_pv = lines;
    }
}
