//! What is asked, what has been answered, and what will come back.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::marks::LessonMark;
use crate::language::Words;
use crate::lesson::{PredictedAnswer, Prediction, PredictionKind};
use crate::trace::Trace;

/// After so many more questions, one that was answered wrong comes back.
const LATER: u64 = 3;

/// What a person does in Predict.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PredictCommand {
    /// Answers.
    Answer(PredictedAnswer),
    /// Answers by the number of a choice, counted from 0.
    Choose(usize),
    /// Asks for a hint.
    Hint,
    /// Leaves the question and goes on to the next one; it is not counted.
    Skip,
    /// Goes on to the next question.
    GoOn,
    /// Asks for questions of a kind, or not.
    Toggle(PredictionKind),
    /// Asks every question there is, or only those that are worth it.
    ToggleEvery,
}

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

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub(super) struct AskedPrediction {
    pub prediction: Prediction,
    /// The answers that were wrong.
    pub wrong: Vec<PredictedAnswer>,
    /// How many hints have been given.
    pub hints: usize,
    /// Whether it has been answered wrong before, and has come back.
    pub is_back: bool,
}

impl AskedPrediction {
    /// How often one may try: of two choices a second try is none.
    fn tries(&self) -> usize {
        if self.prediction.choices().len() == 2 {
            1
        } else {
            2
        }
    }
}

/// A question that has been answered, and the step that it was about is shown.
#[derive(Clone, Debug)]
pub(super) struct ToldPrediction {
    pub verdict: PredictVerdict,
    /// The answer that was judged last.
    pub given: Option<Words>,
    /// The right one, or the right ones.
    pub right: Words,
}

/// Where one is between two questions.
#[derive(Clone, Debug, Default)]
pub(super) enum Stage {
    /// Nothing is asked at this step.
    #[default]
    Passing,
    /// A question waits.
    Asked(Box<AskedPrediction>),
    /// A question has been answered.
    Told(Box<ToldPrediction>),
}

/// A step whose question comes back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Later {
    pub step: usize,
    /// After how many answered questions.
    due: u64,
}

/// The state of the part.
#[derive(Debug)]
pub(in crate::session) struct PredictPart {
    pub(super) kinds: BTreeSet<PredictionKind>,
    pub(super) every: bool,
    pub(super) stage: Stage,
    pub(super) summary: PredictSummary,
    pub(super) later: VecDeque<Later>,
    /// The steps whose questions are done with.
    done: BTreeSet<usize>,
    /// Where the run goes on once what has come back is answered.
    pub(super) resume: Option<usize>,
    /// How many questions have been closed: they are what questions come back after.
    closed: u64,
    /// Whether the mark of this run has been entered.
    is_marked: bool,
    /// The run that all this is about, and the step that the stage belongs to.
    of: Option<Arc<Trace>>,
    pub(super) at: Option<usize>,
}

impl Default for PredictPart {
    fn default() -> Self {
        Self {
            kinds: PredictionKind::ALL.into_iter().collect(),
            every: false,
            stage: Stage::default(),
            summary: PredictSummary::default(),
            later: VecDeque::new(),
            done: BTreeSet::new(),
            resume: None,
            closed: 0,
            is_marked: false,
            of: None,
            at: None,
        }
    }
}

impl PredictPart {
    /// Everything is about this run: another one begins with nothing answered. Whether it is another
    /// one.
    pub(super) fn keep_to(&mut self, run: &Arc<Trace>) -> bool {
        let is_same = self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, run));
        if !is_same {
            *self = Self {
                kinds: std::mem::take(&mut self.kinds),
                every: self.every,
                of: Some(Arc::clone(run)),
                ..Self::default()
            };
        }
        !is_same
    }

    pub(super) fn is_done(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    /// The question that waits.
    pub(super) fn asked(&self) -> Option<&AskedPrediction> {
        match &self.stage {
            Stage::Asked(asked) => Some(asked),
            Stage::Passing | Stage::Told(_) => None,
        }
    }

    /// A question is asked.
    pub(super) fn ask(&mut self, prediction: Prediction, is_back: bool) {
        self.at = Some(prediction.step);
        self.stage = Stage::Asked(Box::new(AskedPrediction {
            prediction,
            wrong: Vec::new(),
            hints: 0,
            is_back,
        }));
    }

    /// A hint is given, if there is one left.
    pub(super) fn hint(&mut self) {
        if let Stage::Asked(asked) = &mut self.stage {
            asked.hints = (asked.hints + 1).min(2);
        }
    }

    /// An answer is judged: `None` if the person may try again, or nothing is asked.
    pub(super) fn judge(&mut self, answer: PredictedAnswer) -> Option<PredictVerdict> {
        let Stage::Asked(asked) = &mut self.stage else {
            return None;
        };
        if asked.prediction.is_right(answer) {
            let helped = asked.hints > 0 || !asked.wrong.is_empty();
            return Some(if helped {
                PredictVerdict::Helped
            } else {
                PredictVerdict::Right
            });
        }
        // A choice that has been tried is crossed out already.
        let is_typed = asked.prediction.choices().is_empty();
        if is_typed || !asked.wrong.contains(&answer) {
            asked.wrong.push(answer);
        }
        if asked.wrong.len() < asked.tries() {
            asked.hints = asked.hints.max(1);
            return None;
        }
        Some(PredictVerdict::Wrong)
    }

    /// The question that waits is closed: what it asked for is shown at the next step.
    pub(super) fn close(&mut self, verdict: PredictVerdict, given: Option<Words>, right: Words) {
        let Stage::Asked(asked) = std::mem::take(&mut self.stage) else {
            return;
        };
        let AskedPrediction {
            prediction,
            is_back,
            ..
        } = *asked;
        let step = prediction.step;
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
        self.at = Some(step + 1);
        self.stage = Stage::Told(Box::new(ToldPrediction {
            verdict,
            given,
            right,
        }));
    }

    /// What was reached, once nothing is left to be asked: once a run. An answer that needed help counts
    /// half; what came back later does not count again.
    pub(in crate::session::study) fn take_mark(&mut self) -> Option<LessonMark> {
        let is_over = self.later.is_empty() && self.asked().is_none();
        let answered = self.summary.answered();
        if !is_over || answered == 0 || std::mem::replace(&mut self.is_marked, true) {
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
