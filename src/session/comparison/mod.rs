//! The comparison: one position, read by the explicit tree, by our engine and by the engines of the
//! person's list.

mod engine_list;
mod rows;
mod update;
mod view;

pub use engine_list::{EngineState, ListedEngine};
pub use rows::CompareRow;
pub use view::{ComparisonView, OverlaidLine, PlotSeries};

use std::collections::BTreeMap;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::command::Job;
use super::engines::{EngineEntry, EngineEvent, EngineLine, SearchLimit};
use crate::language::Words;
use crate::scenario::OwnReading;
use crate::search::Iteration;

/// Who reads a position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReaderId {
    /// The explicit tree, by the algorithm of its run.
    Tree,
    /// Our engine, at the end of an iteration of this depth; none: of the last one.
    Ours(Option<u8>),
    /// A further line of our engine at its last depth: the second best is 2.
    OursNext(u32),
    /// An engine of the list, by its name, and which of its lines, from 1.
    Engine(String, u32),
}

/// How far the engines read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareLimit {
    /// To a depth, in plies.
    Depth(u8),
    /// For so many seconds.
    Seconds(u32),
    /// Until they are stopped.
    Endless,
}

impl CompareLimit {
    /// What the window offers.
    pub const ALL: [Self; 9] = [
        Self::Depth(2),
        Self::Depth(4),
        Self::Depth(6),
        Self::Depth(8),
        Self::Seconds(1),
        Self::Seconds(3),
        Self::Seconds(10),
        Self::Seconds(60),
        Self::Endless,
    ];

    /// The same for an engine that speaks USI.
    pub(super) fn limit(self) -> SearchLimit {
        match self {
            Self::Depth(plies) => SearchLimit::Depth(plies.into()),
            Self::Seconds(seconds) => SearchLimit::Time(Duration::from_secs(seconds.into())),
            Self::Endless => SearchLimit::Infinite,
        }
    }
}

/// What our engine is asked.
#[derive(Clone, Debug)]
pub struct BuiltinSearch {
    /// The position.
    pub at: Position,
    /// How.
    pub reading: OwnReading,
    /// How far.
    pub reach: CompareLimit,
}

/// What our engine has found so far.
#[derive(Clone, Debug)]
pub struct BuiltinProgress {
    /// Its iterations, the shallowest first.
    pub iterations: Vec<Iteration<Move>>,
    /// Whether it is done.
    pub is_over: bool,
}

/// What a person does about the comparison, and what the engines answer.
#[derive(Clone, Debug)]
pub enum CompareCommand {
    /// Read the position that is shown, with everyone.
    Start,
    /// Stop reading.
    Stop,
    /// How far to read.
    Reach(CompareLimit),
    /// How many lines an engine tells.
    Lines(u32),
    /// Draw the line of a reader over the tree.
    Show(ReaderId),
    /// Grow the tree along that line.
    Grow,
    /// Our engine has come further.
    Thought(Job, BuiltinProgress),
    /// An engine has said something about a question of ours.
    Heard(String, u64, EngineEvent),
    /// The list of engines, as it was saved.
    Listed(Vec<EngineEntry>),
    /// Put an engine on the list, in place of the one of this name if there is one.
    Enter(Option<String>, EngineEntry),
    /// Take an engine from the list.
    Remove(String),
    /// Whether an engine takes part.
    Switch(String, bool),
    /// Start an engine and hear what it says of itself.
    Test(String),
    /// Let an engine look for a mate in the position that is shown.
    Mate(String),
}

/// The position that is compared on.
#[derive(Clone, Debug)]
pub(super) struct ComparedPosition {
    /// The position from which `moves` were played, in SFEN.
    from: String,
    moves: Vec<Move>,
    /// After them.
    at: Position,
    /// The way to it from the root of the tree, if it was taken from one.
    way: Vec<String>,
    /// Its name.
    name: Words,
    /// How our engine reads it.
    reading: OwnReading,
}

/// What an engine has said about the position.
#[derive(Clone, Debug, Default)]
pub(super) struct EngineResults {
    /// The newest lines, by rank.
    lines: BTreeMap<u32, EngineLine>,
    /// The best line of each depth, the shallowest first.
    history: Vec<EngineLine>,
    /// Whether the question has been answered.
    is_over: bool,
    /// The move that it has chosen.
    chosen: Option<Move>,
    /// What the answer was, where it is not a line; and whether that is a failure.
    remark: Option<(Words, bool)>,
}

/// The comparison and the list of engines.
#[derive(Clone, Debug)]
pub struct Comparison {
    engines: Vec<ListedEngine>,
    reach: CompareLimit,
    lines: u32,
    place: Option<ComparedPosition>,
    job: Option<Job>,
    builtin: Option<BuiltinProgress>,
    results: BTreeMap<String, EngineResults>,
    /// The number of the last question; answers to earlier ones are not heard any more.
    question: u64,
    /// Whose line is drawn over the tree; none: the strongest that has one.
    shown: Option<ReaderId>,
    /// Whether a line is drawn over the tree at all: not before the person asks for it.
    overlays: bool,
    /// Counts up whenever the comparison is to be seen.
    pub(super) request: u64,
}

impl Default for Comparison {
    fn default() -> Self {
        Self {
            engines: Vec::new(),
            reach: CompareLimit::Seconds(3),
            lines: 1,
            place: None,
            job: None,
            builtin: None,
            results: BTreeMap::new(),
            question: 0,
            shown: None,
            overlays: false,
            request: 0,
        }
    }
}

impl Comparison {
    /// The engines of the list.
    #[must_use]
    pub fn engines(&self) -> &[ListedEngine] {
        &self.engines
    }

    /// How far the engines read.
    #[must_use]
    pub fn reach(&self) -> CompareLimit {
        self.reach
    }

    /// How many lines an engine tells.
    #[must_use]
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether someone is still reading.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        let ours = self.job.is_some() && self.builtin.as_ref().is_none_or(|t| !t.is_over);
        ours || self.results.values().any(|results| !results.is_over)
    }

    /// Counts up whenever the comparison is to be seen.
    #[must_use]
    pub fn request(&self) -> u64 {
        self.request
    }
}
