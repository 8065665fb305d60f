//! A running search: how it was asked for, and when it has gone far enough.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use shunsai::Position;

use super::EngineTimeouts;
use formats::usi_engine::{GoCommand, Info, UsiBound};
use session::engines::{Asking, EngineQuestion, SearchLimit};

/// A question that an engine is working on.
pub(super) struct RunningSearch {
    pub(super) number: u64,
    pub(super) question: EngineQuestion,
    pub(super) position: Position,
    pub(super) go: GoCommand,
    pub(super) asking: Asking,
    /// Whether an option makes the engine stop at the requested depth.
    ends_by_option: bool,
    lines: u32,
    /// The deadline after which it is told to stop.
    pub(super) until: Option<Instant>,
    /// Whether it has reported progress, which shows that it understood the question.
    pub(super) has_spoken: bool,
    /// By rank, a score whose line has not come, or a line whose score has not.
    halves: BTreeMap<u32, Info>,
    /// Whether it has been told to stop.
    pub(super) is_stopped: bool,
}

/// The capabilities of an engine that matter for a search.
#[derive(Clone, Copy)]
pub(super) struct AskingWays {
    pub(super) asking: Asking,
    /// Whether a depth has been set by an option.
    pub(super) ends_by_option: bool,
    pub(super) lines: u32,
}

impl RunningSearch {
    pub(super) fn new(
        (number, question): (u64, EngineQuestion),
        position: Position,
        ways: AskingWays,
        limits: &EngineTimeouts,
    ) -> Self {
        let by_limit = ways.asking == Asking::ByLimit;
        let (go, at_most) = match question.limit {
            SearchLimit::Depth(plies) if by_limit => (GoCommand::Depth(plies), Some(limits.search)),
            SearchLimit::Nodes(nodes) if by_limit => (GoCommand::Nodes(nodes), Some(limits.search)),
            SearchLimit::Depth(_) | SearchLimit::Nodes(_) => {
                (GoCommand::Infinite, Some(limits.search))
            }
            SearchLimit::Time(time) => (GoCommand::Byoyomi(time), add(time, limits.overtime)),
            SearchLimit::Infinite => (GoCommand::Infinite, None),
            SearchLimit::Mate(time) => (GoCommand::Mate(time), add(time, limits.overtime)),
        };
        Self {
            number,
            question,
            position,
            go,
            asking: ways.asking,
            ends_by_option: ways.ends_by_option,
            lines: ways.lines,
            until: at_most.and_then(|at_most| Instant::now().checked_add(at_most)),
            has_spoken: false,
            halves: BTreeMap::new(),
            is_stopped: false,
        }
    }

    pub(super) fn is_for_mate(&self) -> bool {
        matches!(self.question.limit, SearchLimit::Mate(_))
    }

    /// Whether the question used a limit that an engine may not understand.
    pub(super) fn was_asked_by_limit(&self) -> bool {
        matches!(self.go, GoCommand::Depth(_) | GoCommand::Nodes(_))
    }

    /// What is known with this report: a score and its line belong together, also if they come one
    /// after the other.
    pub(super) fn joined(&mut self, info: Info) -> Info {
        let rank = info.rank.unwrap_or(1);
        if !info.is_half() {
            if info.score.is_some() {
                self.halves.remove(&rank);
            }
            return info;
        }
        let whole = self.halves.get(&rank).and_then(|half| info.joined(half));
        if let Some(whole) = whole {
            self.halves.remove(&rank);
            whole
        } else {
            self.halves.insert(rank, info.clone());
            info
        }
    }

    /// Whether an engine has reached the requested limit and should be told to stop.
    ///
    /// An engine that knows the limit stops by itself, and is only stopped if it goes further.
    pub(super) fn is_enough(&self, info: &Info) -> bool {
        let ends_itself = self.asking == Asking::ByLimit || self.ends_by_option;
        match self.question.limit {
            SearchLimit::Depth(plies) => info.depth.is_some_and(|depth| {
                let is_last_line = info.rank.unwrap_or(1) >= self.lines;
                let is_whole = info.score.is_some()
                    && info.bound == UsiBound::Exact
                    && !info.line.is_empty()
                    && is_last_line;
                let is_beyond = depth > plies && info.score.is_some();
                is_beyond || (!ends_itself && depth == plies && is_whole)
            }),
            // An engine that counts nodes may check its count only occasionally.
            SearchLimit::Nodes(nodes) if ends_itself => info
                .nodes
                .is_some_and(|reached| reached > nodes.saturating_mul(2).saturating_add(1_000_000)),
            SearchLimit::Nodes(nodes) => info.nodes.is_some_and(|reached| reached >= nodes),
            SearchLimit::Time(_) | SearchLimit::Infinite | SearchLimit::Mate(_) => false,
        }
    }
}

fn add(time: Duration, more: Duration) -> Option<Duration> {
    time.checked_add(more)
}
