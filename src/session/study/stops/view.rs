//! The view of the stops.

use std::sync::Arc;

use super::super::super::open::Opened;
use super::state::StopsPart;
use trace::{EventKind, StopCondition};
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedStop {
    pub condition: StopCondition,
    pub is_on: bool,
    /// How often it is met, if it is chosen and the count is known.
    pub count: Option<usize>,
}

/// The stops of the run in Watch.
#[derive(Clone, Debug)]
pub struct StopsView {
    /// Whether the lesson's own stops count, and how many it has in this run.
    pub lesson: (bool, usize),
    pub pauses: bool,
    /// Events that occur in this run; then conditions about nodes and values.
    pub offered: Vec<OfferedStop>,
    /// The steps, in order.
    pub steps: Arc<Vec<usize>>,
    /// How many of them are at or before the current step.
    pub passed: usize,
}

/// The conditions offered, in the order of the panel; those without occurrences in a run are left
/// out.
const OFFERED: [StopCondition; 17] = [
    StopCondition::Happens(EventKind::Cut),
    StopCondition::AlphaRaised,
    StopCondition::BetaLowered,
    StopCondition::BestChanged,
    StopCondition::LineChanged,
    StopCondition::Happens(EventKind::Exit),
    StopCondition::Happens(EventKind::Leaf),
    StopCondition::Happens(EventKind::Decline),
    StopCondition::Happens(EventKind::Recall),
    StopCondition::Happens(EventKind::Repeat),
    StopCondition::Happens(EventKind::Candidate),
    StopCondition::Happens(EventKind::Pass),
    StopCondition::Happens(EventKind::Reduce),
    StopCondition::Happens(EventKind::Extend),
    StopCondition::Happens(EventKind::Skip),
    StopCondition::Happens(EventKind::Proof),
    StopCondition::Happens(EventKind::Iteration),
];

impl StopsView {
    pub(super) fn of(part: &StopsPart, open: &Opened) -> Self {
        let can_happen = |condition: &StopCondition| {
            let happens = |kind| part.kinds.contains(&kind);
            match *condition {
                StopCondition::Happens(kind) => happens(kind),
                StopCondition::AlphaRaised | StopCondition::BetaLowered => {
                    happens(EventKind::Narrow)
                }
                StopCondition::BestChanged | StopCondition::LineChanged => {
                    happens(EventKind::Improve)
                }
                _ => false,
            }
        };
        let others = part.conditions.iter();
        let others = others.filter(|condition| !OFFERED.contains(condition));
        let offered = OFFERED.iter().filter(|condition| can_happen(condition));
        let offered = offered.chain(others).map(|&condition| OfferedStop {
            condition,
            is_on: part.conditions.contains(&condition),
            count: part.count(condition),
        });
        let steps = Arc::clone(&part.list.steps);
        Self {
            lesson: (!part.without_lesson, open.stops().count()),
            pauses: !part.plays_on,
            offered: offered.collect(),
            passed: steps.partition_point(|&step| step <= open.step()),
            steps,
        }
    }
}
