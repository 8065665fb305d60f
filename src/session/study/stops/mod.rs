//! The stops of the run in Watch: a query of the trace, composed by the user.

mod update;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::open::Opened;
use crate::source::Source;
use search::Algorithm;
use trace::{EventKind, StopCondition, StopStep, Trace, stop_steps};
use tree::Tree;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopsCommand {
    ToggleLesson,
    TogglePauses,
    Toggle(StopCondition),
}

/// A query of a run: where is any of the conditions met?
#[derive(Clone, Debug)]
pub struct StopsQuestion {
    pub tree: Arc<Tree>,
    pub trace: Arc<Trace>,
    pub conditions: Vec<StopCondition>,
}

impl StopsQuestion {
    /// Answers the query in one pass through the run.
    pub fn answer(&self) -> Vec<StopStep> {
        stop_steps(&self.tree, &self.trace, &self.conditions)
    }
}

impl PartialEq for StopsQuestion {
    /// Compares the identity of the run, not its contents.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
            && Arc::ptr_eq(&self.trace, &other.trace)
            && self.conditions == other.conditions
    }
}

/// The steps of a list, and how often each of its conditions is met.
#[derive(Clone, Debug, Default)]
pub(super) struct StopList {
    /// In order, without repetitions.
    pub steps: Arc<Vec<usize>>,
    pub counts: Vec<usize>,
}

#[derive(Debug, Default)]
pub(crate) struct StopsPart {
    /// Whether the lesson's own stops are ignored.
    pub(super) without_lesson: bool,
    pub(super) plays_on: bool,
    /// The conditions chosen by the user.
    pub(super) conditions: Vec<StopCondition>,
    /// The lesson whose nodes the conditions refer to.
    source: Option<Source>,
    /// The current query, and whether it has been sent.
    asked: Option<(StopsQuestion, bool)>,
    pub(super) kinds: Vec<EventKind>,
    /// The answer, once there is one.
    found: Option<Vec<StopStep>>,
    pub(super) list: StopList,
}

impl StopsPart {
    pub(super) fn update(&mut self, command: StopsCommand, open: &Opened) {
        match command {
            StopsCommand::ToggleLesson => self.without_lesson = !self.without_lesson,
            StopsCommand::TogglePauses => self.plays_on = !self.plays_on,
            StopsCommand::Toggle(condition) => {
                let before = self.conditions.len();
                self.conditions.retain(|other| *other != condition);
                if self.conditions.len() == before {
                    self.conditions.push(condition);
                }
            }
        }
        self.gather(open);
    }

    /// Whether the stops differ from the lesson's own.
    pub(super) fn differs(&self) -> bool {
        self.without_lesson || !self.conditions.is_empty()
    }

    /// How often a condition is met, if known.
    pub(super) fn count(&self, condition: StopCondition) -> Option<usize> {
        self.found.as_ref()?;
        let (asked, _) = self.asked.as_ref()?;
        let number = asked.conditions.iter().position(|other| *other == condition)?;
        self.list.counts.get(number).copied()
    }

    /// Updates the query for the open run. Conditions about nodes carry over to another tree of the
    /// same lesson with the same nodes; otherwise they are dropped.
    pub(super) fn attend(&mut self, open: &Opened) {
        let before = self.asked.as_ref().map(|(asked, _)| &asked.tree);
        if let Some(before) = before.filter(|before| !Arc::ptr_eq(before, open.tree())) {
            let is_same = self.source.as_ref() == Some(open.source());
            let like = |node| open.tree().like(before, node).filter(|_| is_same);
            let follow = |condition: &StopCondition| match *condition {
                StopCondition::Reached(node) => like(node).map(StopCondition::Reached),
                StopCondition::Finished(node) => like(node).map(StopCondition::Finished),
                StopCondition::Visited(node, visits) => {
                    like(node).map(|node| StopCondition::Visited(node, visits))
                }
                other => Some(other),
            };
            self.conditions = self.conditions.iter().filter_map(follow).collect();
        }
        let trace = open.replay().trace();
        let question = StopsQuestion {
            tree: Arc::clone(open.tree()),
            trace: Arc::clone(trace),
            conditions: self.conditions.clone(),
        };
        let before = self.asked.as_ref().map(|(asked, _)| asked);
        if before == Some(&question) {
            return;
        }
        if before.is_none_or(|before| !Arc::ptr_eq(&before.trace, trace)) {
            let mut happens = [false; EventKind::ALL.len()];
            for record in trace.records() {
                happens[record.kind as usize] = true;
            }
            let kinds = EventKind::ALL.into_iter();
            self.kinds = kinds.filter(|&kind| happens[kind as usize]).collect();
        }
        self.source = Some(open.source().clone());
        let is_empty = question.conditions.is_empty();
        self.found = is_empty.then(Vec::new);
        self.asked = Some((question, is_empty));
        self.gather(open);
    }

    /// The query to send, if any.
    pub(super) fn ask(&mut self) -> Option<StopsQuestion> {
        let (question, told) = self.asked.as_mut().filter(|(_, told)| !told)?;
        *told = true;
        Some(question.clone())
    }

    pub(crate) fn answered(
        &mut self,
        question: &StopsQuestion,
        found: Vec<StopStep>,
        open: Option<&Opened>,
    ) {
        let is_asked = self.asked.as_ref().is_some_and(|(asked, _)| asked == question);
        if let Some(open) = open.filter(|_| is_asked) {
            self.found = Some(found);
            self.gather(open);
        }
    }

    /// Composes the list from the answer and the lesson's own stops.
    fn gather(&mut self, open: &Opened) {
        let found = self.found.as_deref().unwrap_or_default();
        let own = open.stops().filter(|_| !self.without_lesson);
        let mut steps: Vec<_> = found.iter().map(|stop| stop.step).chain(own).collect();
        steps.sort_unstable();
        steps.dedup();
        let mut counts = vec![0; self.conditions.len()];
        for stop in found {
            if let Some(count) = counts.get_mut(stop.condition) {
                *count += 1;
            }
        }
        self.list = StopList { steps: Arc::new(steps), counts };
    }

    /// The names of the conditions to be remembered, except those about nodes.
    pub(crate) fn saved(&self) -> SavedStops {
        SavedStops {
            without_lesson: self.without_lesson,
            plays_on: self.plays_on,
            at: self.conditions.iter().filter_map(|one| one.id()).collect(),
        }
    }
    pub(crate) fn recall(&mut self, saved: &SavedStops) {
        (self.without_lesson, self.plays_on) = (saved.without_lesson, saved.plays_on);
        let conditions = saved.at.iter().filter_map(|id| StopCondition::of_id(id));
        self.conditions = conditions.collect();
    }
}
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedStops {
    /// Whether the lesson's own stops are ignored.
    pub without_lesson: bool,
    /// Whether playing continues at stops.
    pub plays_on: bool,
    /// The other conditions, by their [`StopCondition::id`].
    pub at: Vec<String>,
}

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
const OFFERED: [StopCondition; 20] = [
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
    StopCondition::Happens(EventKind::Count),
    StopCondition::Happens(EventKind::Iteration),
    StopCondition::Explores,
    StopCondition::Happens(EventKind::Expand),
    StopCondition::Happens(EventKind::Playout),
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
                    happens(EventKind::Improve) || happens(EventKind::BackUp)
                }
                StopCondition::Explores => {
                    happens(EventKind::Select) && open.algorithm() != Algorithm::FlatMonteCarlo
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
