//! How far one has come in the questions of a run.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

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
    /// Not answered: it was shown.
    Shown,
}

/// How many questions have been answered in a run, and how. What was shown, skipped or passed is not
/// among them.
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

/// What has been tried at a question that is not done with: it stays, however one leaves it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Tried {
    /// How many answers were wrong.
    pub wrong: usize,
    /// How many hints have been given.
    pub hints: usize,
}

/// What the answers that count have earned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Earned {
    /// In half questions: right at once is two, with help it is one.
    pub halves: u64,
    /// How many they are.
    pub answers: u64,
}

/// How far one has come in the questions of a run: one take at them.
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
    /// The last step of the run that has been on the screen, in whatever way of working: what it and
    /// those before it say is no answer any more. In the first take since ever, in a retake since it
    /// was begun.
    seen: usize,
    /// Whether a question has been answered or passed.
    pub(super) is_begun: bool,
    /// Which take it is, once it is entered as a mark.
    pub(in crate::session::study) take: Option<u32>,
    /// What has been earned; none in what an older version has kept, which counted every answer.
    earned: Option<Earned>,
    /// How often the run has been looked at in another way than by its questions.
    pub(in crate::session::study) looks: u32,
    /// Whether the model of its sheet has been seen: a sheet earns nothing any more, even where its
    /// own memory of that has made room for others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(in crate::session::study) has_seen_model: bool,
    /// What has been tried at questions that are not done with, by their steps.
    tried: BTreeMap<usize, Tried>,
}

impl PredictProgress {
    /// Whether the question of a step is done with.
    pub(super) fn is_done(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    /// Whether there is nothing to remember.
    pub(super) fn is_empty(&self) -> bool {
        let is_unseen = self.reached == 0 && self.seen == 0 && self.looks == 0;
        self.done.is_empty() && is_unseen && !self.has_seen_model && !self.is_begun
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

    /// A step is on the screen.
    pub(super) fn see(&mut self, step: usize) {
        self.seen = self.seen.max(step).max(self.reached);
    }

    /// Whether what follows a step has been on the screen.
    pub(super) fn has_seen(&self, step: usize) -> bool {
        self.seen > step
    }

    /// What has been tried at the question of a step.
    pub(super) fn tried(&self, step: usize) -> Tried {
        self.tried.get(&step).copied().unwrap_or_default()
    }

    /// More has been tried.
    pub(super) fn keep_tried(&mut self, step: usize, tried: Tried) {
        self.tried.insert(step, tried);
    }

    /// How many questions were answered wrong and will come back.
    pub(super) fn waiting(&self) -> usize {
        self.later.len()
    }

    /// What the answers that count have earned.
    pub(super) fn earned(&self) -> Earned {
        let before = || Earned {
            halves: 2 * self.summary.right + self.summary.helped,
            answers: self.summary.answered(),
        };
        self.earned.unwrap_or_else(before)
    }

    /// Everything is asked anew: a retake.
    pub(super) fn again(&self) -> Self {
        Self {
            looks: self.looks,
            has_seen_model: self.has_seen_model,
            ..Self::default()
        }
    }

    /// The question of a step is done with. `counts`: it is one of the run's own, and its answer has
    /// not been on the screen.
    pub(super) fn close(
        &mut self,
        step: usize,
        verdict: PredictVerdict,
        (is_back, counts): (bool, bool),
    ) {
        let mut earned = self.earned();
        if counts && verdict != PredictVerdict::Shown {
            earned.answers += 1;
            earned.halves += match verdict {
                PredictVerdict::Right => 2,
                PredictVerdict::Helped => 1,
                PredictVerdict::Wrong | PredictVerdict::Shown => 0,
            };
        }
        self.earned = Some(earned);
        self.is_begun = true;
        self.tried.remove(&step);
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

    /// The step of a question that is to come back now; any of them `at_end`.
    pub(super) fn due(&mut self, at_end: bool) -> Option<usize> {
        let closed = self.closed;
        let is_due = |later: &Later| at_end || later.due <= closed;
        self.later
            .pop_front_if(|later| is_due(later))
            .map(|later| later.step)
    }
}
