//! The state of the comparison: the question and the readers' findings.

use std::collections::BTreeMap;

use shogi_core::Move;

use super::super::engines::{EngineId, EngineLine};
use super::super::job::Job;
use super::position::ComparedPosition;
use super::readers::{CompareLimit, OwnFindings};
use super::row::ReaderId;
use language::Words;

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

#[derive(Clone, Debug, Default)]
pub(super) struct EngineResults {
    /// The newest lines, by rank.
    pub lines: BTreeMap<u32, EngineLine>,
    /// The best line of each depth, shallowest first.
    pub history: Vec<EngineLine>,
    /// Whether the question has been answered.
    pub is_over: bool,
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
    pub(super) own: OwnFindings,
    /// The results of the listed engines that were asked.
    pub(super) results: BTreeMap<EngineId, EngineResults>,
    /// The number of the last question; answers to earlier ones are ignored.
    pub(super) question: u64,
    /// The reader whose line is drawn over the tree; `None`: the strongest that has one.
    pub(super) shown: Option<ReaderId>,
    /// Whether a line is drawn over the tree; false until the user asks for one.
    pub(super) overlays: bool,
    /// Whether the user has asked for it, and has not seen it since.
    pub(super) is_new: bool,
}

impl Default for Comparison {
    fn default() -> Self {
        Self {
            limit: CompareLimit::Seconds(3),
            lines: 1,
            position: None,
            job: None,
            own: OwnFindings::default(),
            results: BTreeMap::new(),
            question: 0,
            shown: None,
            overlays: false,
            is_new: false,
        }
    }
}

impl Comparison {
    pub fn limit(&self) -> CompareLimit {
        self.limit
    }

    /// How many lines an engine reports.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether any reader is still reading.
    pub fn is_reading(&self) -> bool {
        self.reading().next().is_some()
    }

    /// The readers that are still reading, each by its first line.
    pub fn reading(&self) -> impl Iterator<Item = ReaderId> {
        let ours = self.job.is_some() && !self.own.is_over;
        let engines = self.results.iter().filter(|(_, results)| !results.is_over);
        let engines = engines.map(|(&id, _)| ReaderId::Engine(id, 1));
        ours.then_some(ReaderId::Ours(None)).into_iter().chain(engines)
    }

    /// Whether the user has asked for it since the last call.
    pub(crate) fn take_new(&mut self) -> bool {
        std::mem::take(&mut self.is_new)
    }
}
