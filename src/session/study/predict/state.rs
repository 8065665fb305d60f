//! What is asked, what has been answered, and what will come back.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::super::super::open::Opened;
use super::super::marks::LessonMark;
use super::super::saved::{RUNS_KEPT, RunName, SavedStudy};
use super::super::state::StudyMode;
use super::progress::{PredictProgress, PredictVerdict, Tried};
use crate::language::Words;
use crate::lesson::{PredictedAnswer, Prediction, PredictionKind};
use crate::trace::Trace;

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
    /// Begins again: at the first step, with nothing answered. It is a retake.
    StartOver,
    /// Goes back to the last step before which nothing was left out.
    Return,
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
    /// Whether an answer counts: it is one of the run's own questions, and what follows has not been
    /// on the screen.
    pub counts: bool,
    /// How many answers were wrong before the question was left and came to again.
    missed: usize,
}

impl AskedPrediction {
    /// How often one may try: of two choices, and of two numbers that stand there
    /// ([`Prediction::other`]), a second try is none.
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

/// The state of the part.
#[derive(Debug)]
pub(in crate::session) struct PredictPart {
    pub(super) kinds: BTreeSet<PredictionKind>,
    pub(super) every: bool,
    pub(super) stage: Stage,
    /// How far one has come in the run.
    pub(super) progress: PredictProgress,
    /// The same of other runs, the one that was left last at the end.
    others: Vec<(RunName, PredictProgress)>,
    /// The run that all this is about, and the step that the stage belongs to.
    of: Option<(RunName, Arc<Trace>)>,
    pub(super) at: Option<usize>,
    /// Whether the run is being looked at in another way than by its questions.
    is_looking: bool,
}

impl Default for PredictPart {
    fn default() -> Self {
        Self {
            kinds: PredictionKind::ALL.into_iter().collect(),
            every: false,
            stage: Stage::default(),
            progress: PredictProgress::default(),
            others: Vec::new(),
            of: None,
            at: None,
            is_looking: false,
        }
    }
}

impl PredictPart {
    /// Everything is about this run: in another one one goes on where one left it. Whether it is
    /// another one.
    pub(super) fn keep_to(&mut self, open: &Opened) -> bool {
        let run = open.replay().trace();
        if matches!(&self.of, Some((_, of)) if Arc::ptr_eq(of, run)) {
            return false;
        }
        let name = RunName::of(open);
        self.others = self.begun();
        let known = self.others.iter().position(|(other, _)| *other == name);
        self.progress = known.map_or_else(PredictProgress::default, |at| self.others.remove(at).1);
        self.stage = Stage::default();
        self.at = None;
        self.is_looking = false;
        self.of = Some((name, Arc::clone(run)));
        true
    }

    /// How far one has come in every run that has been begun, the last one at the end.
    fn begun(&self) -> Vec<(RunName, PredictProgress)> {
        let mut begun = self.others.clone();
        if let Some((name, _)) = self.of.as_ref().filter(|_| !self.progress.is_empty()) {
            let mut progress = self.progress.clone();
            if let Some(step) = self.back_step() {
                progress.put_back(step);
            }
            begun.push((name.clone(), progress));
        }
        begun.drain(..begun.len().saturating_sub(RUNS_KEPT));
        begun
    }

    /// Puts what is to be remembered into `saved`.
    pub(in crate::session::study) fn save(&self, saved: &mut SavedStudy) {
        let all = PredictionKind::ALL.into_iter();
        saved.unasked = all.filter(|kind| !self.kinds.contains(kind)).collect();
        saved.every = self.every;
        saved.predictions = self.begun();
    }

    /// Takes over what was remembered.
    pub(in crate::session::study) fn recall(&mut self, saved: &SavedStudy) {
        let all = PredictionKind::ALL.into_iter();
        *self = Self {
            kinds: all.filter(|kind| !saved.unasked.contains(kind)).collect(),
            every: saved.every,
            others: saved.predictions.clone(),
            ..Self::default()
        };
    }

    /// The step of the question that has come back and waits.
    fn back_step(&self) -> Option<usize> {
        let asked = self.asked().filter(|asked| asked.is_back)?;
        Some(asked.prediction.step)
    }

    /// What has come back and waits is left: it will come back again.
    pub(super) fn put_back(&mut self) {
        match self.back_step() {
            Some(step) => self.progress.put_back(step),
            None => self.progress.resume = None,
        }
    }

    /// Nothing of the run is answered any more: a retake, if anything was.
    pub(super) fn start_over(&mut self) {
        if self.progress.is_begun {
            self.progress = self.progress.again();
        }
        self.stage = Stage::Passing;
        self.at = None;
    }

    /// The question that waits.
    pub(super) fn asked(&self) -> Option<&AskedPrediction> {
        match &self.stage {
            Stage::Asked(asked) => Some(asked),
            Stage::Passing | Stage::Told(_) => None,
        }
    }

    /// A question is asked.
    pub(super) fn ask(&mut self, prediction: Prediction, (is_back, is_planned): (bool, bool)) {
        let step = prediction.step;
        let tried = self.progress.tried(step);
        self.at = Some(step);
        self.stage = Stage::Asked(Box::new(AskedPrediction {
            prediction,
            wrong: Vec::new(),
            hints: tried.hints,
            is_back,
            counts: is_planned && !is_back && !self.progress.has_seen(step),
            missed: tried.wrong,
        }));
    }

    /// A step is on the screen: a question before it does not count any more. `looks`: it is there in
    /// another way than by a question.
    pub(super) fn see(&mut self, step: usize, looks: bool) {
        self.progress.looks += u32::from(looks && !self.is_looking);
        self.is_looking = looks;
        self.progress.see(step);
        if let Stage::Asked(asked) = &mut self.stage {
            asked.counts &= !self.progress.has_seen(asked.prediction.step);
        }
    }

    /// A hint is given, if there is one left.
    pub(super) fn hint(&mut self) {
        if let Stage::Asked(asked) = &mut self.stage {
            asked.hints = (asked.hints + 1).min(2);
        }
        self.keep_tried();
    }

    /// What has been tried stays tried, however the question is left.
    fn keep_tried(&mut self) {
        if let Stage::Asked(asked) = &self.stage {
            let tried = Tried {
                wrong: asked.missed + asked.wrong.len(),
                hints: asked.hints,
            };
            self.progress.keep_tried(asked.prediction.step, tried);
        }
    }

    /// An answer is judged: `None` if the person may try again, or nothing is asked.
    pub(super) fn judge(&mut self, answer: PredictedAnswer) -> Option<PredictVerdict> {
        let Stage::Asked(asked) = &mut self.stage else {
            return None;
        };
        if asked.prediction.is_right(answer) {
            let helped = asked.hints > 0 || asked.missed > 0 || !asked.wrong.is_empty();
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
        let is_other = asked.prediction.other == Some(answer);
        if !is_other && asked.missed + asked.wrong.len() < asked.tries() {
            asked.hints = asked.hints.max(1);
            self.keep_tried();
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
            counts,
            ..
        } = *asked;
        let step = prediction.step;
        self.progress.close(step, verdict, (is_back, counts));
        self.at = Some(step + 1);
        self.stage = Stage::Told(Box::new(ToldPrediction {
            verdict,
            given,
            right,
        }));
    }

    /// What the take that is going on has earned so far, of all `planned` questions of the run; none
    /// as long as nothing has been answered or passed.
    pub(in crate::session::study) fn mark(&self, planned: usize) -> Option<LessonMark> {
        let of = u32::try_from(planned).ok().filter(|&of| of > 0)?;
        let halves = u32::try_from(self.progress.earned().halves).unwrap_or(u32::MAX);
        let mark = LessonMark::new(f64::from(halves) / 2.0, f64::from(of), of);
        self.progress.is_begun.then_some(mark)
    }

    /// The number of that take among those that are entered.
    pub(in crate::session::study) fn take(&mut self) -> &mut Option<u32> {
        &mut self.progress.take
    }

    /// How often the run that is open has been looked at before a take in this way of working: for a
    /// sheet, to go through its questions is a look, too.
    pub(in crate::session::study) fn looks(&self, work: StudyMode) -> u32 {
        let is_shown = work == StudyMode::FillIn && self.progress.is_begun;
        self.progress.looks + u32::from(is_shown)
    }

    /// A sheet has been checked: what is said of it tells answers, so it is a look.
    pub(in crate::session::study) fn see_verdicts(&mut self) {
        self.progress.looks += 1;
    }

    /// The model of the sheet is on the screen.
    pub(super) fn see_model(&mut self) {
        self.progress.has_seen_model = true;
    }

    /// Whether it has been.
    pub(in crate::session::study) fn has_seen_model(&self) -> bool {
        self.progress.has_seen_model
    }
}
