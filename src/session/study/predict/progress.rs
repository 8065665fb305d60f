//! How far one has come in the questions of a run.

use std::collections::{BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::super::marks::LessonMark;

/// After so many more questions, one that was answered wrong comes back.
const LATER: u64 = 3;

/// How an answer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PredictVerdict {
    /// Right at once.
    Right,
    /// Right with a hint, or at the second try.
    Helped,
    /// Wrong.
    Wrong,
    /// Not answered: it was shown without being counted.
    Shown,
}

/// How many questions have been answered in a run, and how. What was only shown or skipped is not
/// counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PredictSummary {
    /// Right at once.
    pub right: u64,
    /// Right with a hint, or at the second try.
    pub helped: u64,
    /// Wrong.
    pub wrong: u64,
    /// Of the wrong ones, those that were answered right when they came back.
    pub made_good: u64,
}

impl PredictSummary {
    /// How many questions have been answered.
    #[must_use]
    pub fn answered(&self) -> u64 {
        self.right + self.helped + self.wrong
    }

    fn count(&mut self, verdict: PredictVerdict) {
        match verdict {
            PredictVerdict::Right => self.right += 1,
            PredictVerdict::Helped => self.helped += 1,
            PredictVerdict::Wrong => self.wrong += 1,
            PredictVerdict::Shown => {}
        }
    }
}

/// A step whose question comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Later {
    step: usize,
    /// After how many answered questions.
    due: u64,
}

/// How far one has come in the questions of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PredictProgress {
    /// What has been answered.
    pub(super) summary: PredictSummary,
    later: VecDeque<Later>,
    /// The steps whose questions are done with.
    done: BTreeSet<usize>,
    /// Where the run goes on once what has come back is answered.
    pub(super) resume: Option<usize>,
    /// The last step to which one has come without leaving any out.
    reached: usize,
    /// How many questions have been closed: they are what questions come back after.
    closed: u64,
    /// Whether the mark of this run has been entered.
    is_marked: bool,
}

impl PredictProgress {
    /// Whether the question of a step is done with.
    pub(super) fn is_done(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    /// Whether no question has been done with yet.
    pub(super) fn is_empty(&self) -> bool {
        self.done.is_empty() && self.reached == 0
    }

    /// The run stands at a step: whether all before it have been gone through.
    pub(super) fn reach(&mut self, step: usize) {
        if step <= self.reached + 1 {
            self.reached = self.reached.max(step);
        }
    }

    /// The last step to which one has come without leaving any out.
    pub(super) fn reached(&self) -> usize {
        self.reached
    }

    /// How many questions were answered wrong and will come back.
    pub(super) fn waiting(&self) -> usize {
        self.later.len()
    }

    /// The question of a step is done with.
    pub(super) fn close(&mut self, step: usize, verdict: PredictVerdict, is_back: bool) {
        self.done.insert(step);
        self.closed += u64::from(verdict != PredictVerdict::Shown);
        if verdict == PredictVerdict::Wrong {
            let due = self.closed + LATER;
            self.later.push_back(Later { step, due });
        } else if is_back && verdict != PredictVerdict::Shown {
            self.summary.made_good += 1;
        }
        if !is_back {
            self.summary.count(verdict);
        }
    }

    /// A question that had come back is left without an answer: it comes back first.
    pub(super) fn put_back(&mut self, step: usize) {
        self.resume = None;
        let due = self.closed;
        self.later.push_front(Later { step, due });
    }

    /// What was reached, once the last step has been and nothing is left to come back: once a run. An answer that needed help
    /// counts half; what came back later does not count again.
    pub(super) fn take_mark(&mut self, last: usize) -> Option<LessonMark> {
        let answered = self.summary.answered();
        let is_over = self.later.is_empty() && answered > 0 && self.reached == last;
        if !is_over || std::mem::replace(&mut self.is_marked, true) {
            return None;
        }
        #[expect(
            clippy::cast_precision_loss,
            reason = "nobody answers so many questions"
        )]
        let [right, helped, of] =
            [self.summary.right, self.summary.helped, answered].map(|count| count as f64);
        let answers = u32::try_from(answered).unwrap_or(u32::MAX);
        Some(LessonMark::new(right + helped / 2.0, of, answers))
    }

    /// The step of a question that is to come back now; any of them `at_end`.
    pub(super) fn due(&mut self, at_end: bool) -> Option<usize> {
        let closed = self.closed;
        let is_due = |later: &Later| at_end || later.due <= closed;
        self.later
            .pop_front_if(|later| is_due(later))
            .map(|later| later.step)
    }
}
