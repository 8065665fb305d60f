//! What is to be shown of the stops.

use std::sync::Arc;

use super::super::super::open::Opened;
use super::state::StopsPart;
use crate::trace::{EventKind, StopCondition};

/// Something that can be asked of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedStop {
    /// What.
    pub condition: StopCondition,
    /// Whether it is asked.
    pub is_on: bool,
    /// How often it happens, if it is asked and known.
    pub count: Option<usize>,
}

/// Where the run stops, while one watches.
#[derive(Clone, Debug)]
pub struct StopsView {
    /// Whether the lesson's own stops count, and how many it has in this run.
    pub lesson: (bool, usize),
    /// Whether playing pauses at the stops.
    pub pauses: bool,
    /// What can happen in this run; then what is asked about nodes and values.
    pub offered: Vec<OfferedStop>,
    /// The steps, in order.
    pub steps: Arc<Vec<usize>>,
    /// How many of them lie before the step that is shown, or at it.
    pub passed: usize,
}

/// What a person may want to stop at, in the order of the panel; what does not happen in a run is not
/// offered.
const OFFERED: [StopCondition; 15] = [
    StopCondition::Happens(EventKind::Cut),
    StopCondition::AlphaRaised,
    StopCondition::BetaLowered,
    StopCondition::BestChanged,
    StopCondition::LineChanged,
    StopCondition::Happens(EventKind::Exit),
    StopCondition::Happens(EventKind::Leaf),
    StopCondition::Happens(EventKind::Decline),
    StopCondition::Happens(EventKind::Recall),
    StopCondition::Happens(EventKind::Candidate),
    StopCondition::Happens(EventKind::Pass),
    StopCondition::Happens(EventKind::Reduce),
    StopCondition::Happens(EventKind::Extend),
    StopCondition::Happens(EventKind::Proof),
    StopCondition::Happens(EventKind::Iteration),
];

impl StopsView {
    /// The stops of the run that is open.
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
            lesson: (part.lesson, open.stops().count()),
            pauses: part.pauses,
            offered: offered.collect(),
            passed: steps.partition_point(|&step| step <= open.step()),
            steps,
        }
    }
}
