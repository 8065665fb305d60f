//! What of the run is worth a stop to a person.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::super::open::Opened;
use super::super::super::source::Source;
use crate::trace::{EventKind, StopCondition, StopStep, Trace, stop_steps};
use crate::tree::Tree;

/// What a person does about the stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopsCommand {
    /// Stop where the lesson has words of its own, or not.
    ToggleLesson,
    /// Let playing pause at the stops, or not.
    TogglePauses,
    /// Stop where this happens, or no more.
    Toggle(StopCondition),
}

/// A question to a run: where does any of this happen?
#[derive(Clone, Debug)]
pub struct StopsQuestion {
    /// The tree.
    pub tree: Arc<Tree>,
    /// The run.
    pub trace: Arc<Trace>,
    /// What is looked for.
    pub conditions: Vec<StopCondition>,
}

impl StopsQuestion {
    /// The answer: it goes through the whole run once.
    #[must_use]
    pub fn answer(&self) -> Vec<StopStep> {
        stop_steps(&self.tree, &self.trace, &self.conditions)
    }
}

impl PartialEq for StopsQuestion {
    /// The same conditions, of the same run and not only of one like it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
            && Arc::ptr_eq(&self.trace, &other.trace)
            && self.conditions == other.conditions
    }
}

/// The steps of a list, and how often each of its conditions is met.
#[derive(Clone, Debug, Default)]
pub(super) struct StopList {
    /// In order, each once.
    pub steps: Arc<Vec<usize>>,
    /// A number a condition.
    pub counts: Vec<usize>,
}

/// The state of the part.
#[derive(Debug)]
pub(in crate::session) struct StopsPart {
    /// Whether the lesson's own stops count.
    pub(super) lesson: bool,
    /// Whether playing pauses at the stops.
    pub(super) pauses: bool,
    /// What else is worth a stop.
    pub(super) conditions: Vec<StopCondition>,
    /// The lesson that the nodes of these belong to.
    source: Option<Source>,
    /// What is asked now, and whether the world has been told.
    asked: Option<(StopsQuestion, bool)>,
    /// What happens in the run at all.
    pub(super) kinds: Vec<EventKind>,
    /// The answer, once there is one.
    found: Option<Vec<StopStep>>,
    /// What follows from it.
    pub(super) list: StopList,
}

impl Default for StopsPart {
    fn default() -> Self {
        Self {
            lesson: true,
            pauses: true,
            conditions: Vec::new(),
            source: None,
            asked: None,
            kinds: Vec::new(),
            found: None,
            list: StopList::default(),
        }
    }
}

impl StopsPart {
    /// Carries out a command.
    pub(in crate::session::study) fn update(&mut self, command: StopsCommand, open: &Opened) {
        match command {
            StopsCommand::ToggleLesson => self.lesson = !self.lesson,
            StopsCommand::TogglePauses => self.pauses = !self.pauses,
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

    /// Whether the run stops elsewhere than the lesson does by itself.
    pub(super) fn differs(&self) -> bool {
        !self.lesson || !self.conditions.is_empty()
    }

    /// How often a condition is met, if that is known.
    pub(super) fn count(&self, condition: StopCondition) -> Option<usize> {
        self.found.as_ref()?;
        let (asked, _) = self.asked.as_ref()?;
        let number = asked
            .conditions
            .iter()
            .position(|other| *other == condition)?;
        self.list.counts.get(number).copied()
    }

    /// Looks which run is open, and whether there is something new to ask of it. What is about nodes
    /// of another tree is worth a stop where the tree of the same lesson has the same nodes, and is
    /// forgotten where not.
    pub(super) fn attend(&mut self, open: &Opened) {
        let before = self.asked.as_ref().map(|(asked, _)| &asked.tree);
        if let Some(before) = before.filter(|before| !Arc::ptr_eq(before, open.tree())) {
            let is_same = self.source.as_ref() == Some(open.source());
            let like = |node| open.tree().like(before, node).filter(|_| is_same);
            let follow = |condition: &StopCondition| match *condition {
                StopCondition::Reached(node) => like(node).map(StopCondition::Reached),
                StopCondition::Finished(node) => like(node).map(StopCondition::Finished),
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

    /// What has to be asked of the world.
    pub(super) fn ask(&mut self) -> Option<StopsQuestion> {
        let (question, told) = self.asked.as_mut().filter(|(_, told)| !told)?;
        *told = true;
        Some(question.clone())
    }

    /// Takes over an answer.
    pub(in crate::session) fn answered(
        &mut self,
        question: &StopsQuestion,
        found: Vec<StopStep>,
        open: Option<&Opened>,
    ) {
        let is_asked = self
            .asked
            .as_ref()
            .is_some_and(|(asked, _)| asked == question);
        if let Some(open) = open.filter(|_| is_asked) {
            self.found = Some(found);
            self.gather(open);
        }
    }

    /// Puts the list together from what was found and what the lesson says.
    fn gather(&mut self, open: &Opened) {
        let found = self.found.as_deref().unwrap_or_default();
        let own = open.stops().filter(|_| self.lesson);
        let mut steps: Vec<_> = found.iter().map(|stop| stop.step).chain(own).collect();
        steps.sort_unstable();
        steps.dedup();
        let mut counts = vec![0; self.conditions.len()];
        for stop in found {
            if let Some(count) = counts.get_mut(stop.condition) {
                *count += 1;
            }
        }
        self.list = StopList {
            steps: Arc::new(steps),
            counts,
        };
    }

    /// The conditions by their names, but for those about nodes: for the next time.
    pub(in crate::session) fn saved(&self) -> SavedStops {
        SavedStops {
            without_lesson: !self.lesson,
            plays_on: !self.pauses,
            at: self.conditions.iter().filter_map(|one| one.id()).collect(),
        }
    }

    /// Takes them over again.
    pub(in crate::session) fn recall(&mut self, saved: &SavedStops) {
        self.lesson = !saved.without_lesson;
        self.pauses = !saved.plays_on;
        let conditions = saved.at.iter().filter_map(|id| StopCondition::of_id(id));
        self.conditions = conditions.collect();
    }
}

/// Where runs are to stop, as it is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedStops {
    /// Whether the lesson's own stops do not count.
    pub without_lesson: bool,
    /// Whether playing goes on at stops.
    pub plays_on: bool,
    /// What else is worth a stop, by the names of [`StopCondition::id`].
    pub at: Vec<String>,
}
