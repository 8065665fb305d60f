//! What is compared, and what the readers have found.

use std::collections::BTreeMap;

use shogi_core::Move;

use super::super::engines::{BuiltinProgress, CompareLimit, EngineId, EngineLine};
use super::super::job::Job;
use super::position::{ComparedGame, ComparedPosition};
use super::reading::OthelloFindings;
use crate::language::Words;

/// Who reads a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReaderId {
    /// The explicit tree, by the algorithm of its run.
    Tree,
    /// Our engine, at the end of an iteration of this depth; none: of the last one.
    Ours(Option<u8>),
    /// A further line of our engine at its last depth: the second best is 2.
    OursNext(u32),
    /// An engine of the list, and which of its lines, from 1.
    Engine(EngineId, u32),
    /// Our engine with the evaluator of this id, at the end of an iteration of this depth; `None`: of
    /// the last one.
    By(&'static str, Option<u8>),
    /// Whoever reads to the end of the game.
    End,
}

impl ReaderId {
    /// The first line of the same reader; an earlier depth of our engine stands for itself.
    #[must_use]
    pub fn first(self) -> Self {
        match self {
            Self::OursNext(_) => Self::Ours(None),
            Self::Engine(id, _) => Self::Engine(id, 1),
            Self::Tree | Self::Ours(_) | Self::By(..) | Self::End => self,
        }
    }
}

/// What a person does about the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareCommand {
    /// Read the position that is shown, with everyone.
    Start,
    /// Stop reading.
    Stop,
    /// How far to read.
    Limit(CompareLimit),
    /// How many lines an engine tells.
    Lines(u32),
    /// Draw the line of a reader over the tree.
    Show(ReaderId),
    /// Grow the tree along that line.
    Grow,
    /// Show the tree that our engine grows when it reads the compared position so deep, in plies.
    OwnTree(u8),
    /// Let an engine look for a mate in the position that is shown.
    Mate(EngineId),
}

/// What an engine has said about the position.
#[derive(Clone, Debug, Default)]
pub(super) struct EngineResults {
    /// The newest lines, by rank.
    pub lines: BTreeMap<u32, EngineLine>,
    /// The best line of each depth, the shallowest first.
    pub history: Vec<EngineLine>,
    /// Whether the question has been answered.
    pub is_over: bool,
    /// The move that it has chosen.
    pub chosen: Option<Move>,
    /// What the answer was, where it is not a line; and whether that is a failure.
    pub remark: Option<(Words, bool)>,
}

/// The comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub(super) limit: CompareLimit,
    pub(super) lines: u32,
    pub(super) position: Option<ComparedPosition>,
    pub(super) job: Option<Job>,
    /// What our engine has found.
    pub(super) builtin: Option<BuiltinProgress>,
    /// What the readers of Othello have found.
    pub(super) discs: OthelloFindings,
    /// What the engines of the list have found, of those that were asked.
    pub(super) results: BTreeMap<EngineId, EngineResults>,
    /// The number of the last question; answers to earlier ones are not heard any more.
    pub(super) question: u64,
    /// Whose line is drawn over the tree; none: the strongest that has one.
    pub(super) shown: Option<ReaderId>,
    /// Whether a line is drawn over the tree at all: not before the person asks for it.
    pub(super) overlays: bool,
    /// Counts up whenever the comparison is to be seen.
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
    /// How far the engines read.
    #[must_use]
    pub fn limit(&self) -> CompareLimit {
        self.limit
    }

    /// How many lines an engine tells.
    #[must_use]
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether someone is still reading.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading().next().is_some()
    }

    /// Who is still reading, each by its first line.
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

    /// Counts up whenever the comparison is to be seen.
    #[must_use]
    pub fn request(&self) -> u64 {
        self.request
    }
}
