//! The state of the comparison: the question and the readers' findings.

use std::collections::BTreeMap;

use shogi_core::Move;

use super::super::engines::{BuiltinProgress, CompareLimit, EngineId, EngineLine};
use super::super::job::Job;
use super::position::{ComparedGame, ComparedPosition};
use super::reading::OthelloFindings;
use language::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReaderId {
    /// The explicit tree, by the algorithm of its run.
    Tree,
    /// Our engine at the end of the iteration of this depth; `None`: of the last one.
    Ours(Option<u8>),
    /// A further line of our engine at its last depth: the second best is 2.
    OursNext(u32),
    /// A listed engine, and the rank of its line, from 1.
    Engine(EngineId, u32),
    /// Our engine with the evaluator of this id, at the end of the iteration of this depth; `None`:
    /// of the last one.
    By(&'static str, Option<u8>),
    /// The solver that reads to the end of the game.
    End,
}

impl ReaderId {
    /// The first line of the same reader. An earlier depth of our engine counts as its own reader.
    #[must_use]
    pub fn first(self) -> Self {
        match self {
            Self::OursNext(_) => Self::Ours(None),
            Self::Engine(id, _) => Self::Engine(id, 1),
            Self::Tree | Self::Ours(_) | Self::By(..) | Self::End => self,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareCommand {
    /// Lets all readers read the shown position.
    Start,
    Stop,
    /// Sets how far to read.
    Limit(CompareLimit),
    /// Sets how many lines an engine reports.
    Lines(u32),
    /// Draws a reader's line over the tree.
    Show(ReaderId),
    /// Grows the tree along that line.
    Grow,
    /// Shows the tree that our engine grows when it reads the compared position to this depth, in
    /// plies.
    OwnTree(u8),
    /// Lets an engine search for a mate in the shown position.
    Mate(EngineId),
}

/// The results of one engine.
#[derive(Clone, Debug, Default)]
pub(super) struct EngineResults {
    /// The newest lines, by rank.
    pub lines: BTreeMap<u32, EngineLine>,
    /// The best line of each depth, shallowest first.
    pub history: Vec<EngineLine>,
    /// Whether the question has been answered.
    pub is_over: bool,
    /// The move that the engine has chosen.
    pub chosen: Option<Move>,
    /// The answer if it is not a line, and whether it is a failure.
    pub remark: Option<(Words, bool)>,
}

#[derive(Clone, Debug)]
pub struct Comparison {
    pub(super) limit: CompareLimit,
    pub(super) lines: u32,
    pub(super) position: Option<ComparedPosition>,
    pub(super) job: Option<Job>,
    pub(super) builtin: Option<BuiltinProgress>,
    pub(super) discs: OthelloFindings,
    /// The results of the listed engines that were asked.
    pub(super) results: BTreeMap<EngineId, EngineResults>,
    /// The number of the last question; answers to earlier ones are ignored.
    pub(super) question: u64,
    /// The reader whose line is drawn over the tree; `None`: the strongest that has one.
    pub(super) shown: Option<ReaderId>,
    /// Whether a line is drawn over the tree; false until the user asks for one.
    pub(super) overlays: bool,
    /// Goes up whenever the comparison should be brought into view.
    pub(super) request: u64,
}

impl Default for Comparison {
    fn default() -> Self {
        Self {
            limit: CompareLimit::Seconds(3),
            lines: 1,
            position: None,
            job: None,
            builtin: None,
            discs: OthelloFindings::default(),
            results: BTreeMap::new(),
            question: 0,
            shown: None,
            overlays: false,
            request: 0,
        }
    }
}

impl Comparison {
    #[must_use]
    pub fn limit(&self) -> CompareLimit {
        self.limit
    }

    /// How many lines an engine reports.
    #[must_use]
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether any reader is still reading.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading().next().is_some()
    }

    /// The readers that are still reading, each by its first line.
    pub fn reading(&self) -> impl Iterator<Item = ReaderId> {
        let is_over = match self.position.as_ref().map(|position| &position.on) {
            Some(ComparedGame::Othello(_)) => self.discs.is_over,
            Some(ComparedGame::Shogi(_)) | None => {
                self.builtin.as_ref().is_some_and(|found| found.is_over)
            }
        };
        let ours = self.job.is_some() && !is_over;
        let engines = self.results.iter().filter(|(_, results)| !results.is_over);
        let engines = engines.map(|(&id, _)| ReaderId::Engine(id, 1));
        ours.then_some(ReaderId::Ours(None))
            .into_iter()
            .chain(engines)
    }

    /// A counter that goes up whenever the comparison should be brought into view.
    #[must_use]
    pub fn request(&self) -> u64 {
        self.request
    }
}
