//! Predict: the user is asked what happens next before it is shown.
//!
//! The replay stops one step before the event in question and shows only what is known there. The
//! answer is judged, the run advances by one step, and questions answered wrong return some
//! questions later.

mod progress;
mod update;

pub use progress::{PredictProgress, PredictSummary, PredictVerdict};

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::marks::LessonMark;
use super::saved::{RUNS_KEPT, RunName, SavedStudy, SeenElsewhere};
use crate::open::Opened;
use language::Words;
use lesson::{
    AnswerForm, PredictedAnswer, PredictedChoice, Prediction, PredictionKind, QuestionPlan,
};
use progress::Tried;
use scenario::{AskedWeights, StudyMode};
use trace::Trace;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PredictCommand {
    Answer(PredictedAnswer),
    /// Answers with a choice, by its index.
    Choose(usize),
    Hint,
    /// Skips the question, uncounted, and goes on to the next one.
    Skip,
    GoOn,
    Toggle(PredictionKind),
    /// Switches between all questions and those worth asking.
    ToggleEvery,
    /// Starts a retake at the first step, with nothing answered.
    StartOver,
    /// Goes back to the last step reached without skipping any.
    Return,
}
#[derive(Clone, Debug)]
pub(super) struct AskedPrediction {
    pub prediction: Prediction,
    pub wrong: Vec<PredictedAnswer>,
    pub hints: usize,
    /// Whether it was answered wrong before and has returned.
    pub is_back: bool,
    /// Whether the answer counts: the question is planned, and the answer has not been on the
    /// screen.
    pub counts: bool,
    /// Wrong answers from before the question was left and reached again.
    missed: usize,
}

/// An answered question, whose step is shown.
#[derive(Clone, Debug)]
pub(super) struct ToldPrediction {
    pub verdict: PredictVerdict,
    pub given: Option<Words>,
    pub right: Words,
    /// Why, if the step that is shown does not say it.
    pub reason: Option<Words>,
}
#[derive(Clone, Debug, Default)]
pub(super) enum Stage {
    /// No question at this step.
    #[default]
    Passing,
    Asked(Box<AskedPrediction>),
    Told(Box<ToldPrediction>),
}

#[derive(Debug, Default)]
pub(crate) struct PredictPart {
    /// The kinds of questions that are turned off.
    pub(super) unasked: BTreeSet<PredictionKind>,
    pub(super) every: bool,
    pub(super) stage: Stage,
    pub(super) progress: PredictProgress,
    /// The progress in other runs, the most recent last.
    others: Vec<(RunName, PredictProgress)>,
    /// What other windows of the same home have shown, whether this one has opened it or not.
    elsewhere: SeenElsewhere,
    /// The current run, and the trace that the stage belongs to.
    of: Option<(RunName, Arc<Trace>)>,
    pub(super) at: Option<usize>,
    /// Whether the run is being seen other than through its questions.
    is_looking: bool,
}

/// A number for the tree of a run (of a very large one its first part) and the algorithm that reads it.
fn read_by(open: &Opened) -> u64 {
    let tree = open.tree();
    let mut hasher = DefaultHasher::new();
    (open.algorithm().id(), tree.len(), open.replay().trace().len()).hash(&mut hasher);
    for id in tree.ids().take(20_000) {
        let node = tree.node(id);
        (tree.parent(id), node.kind, node.player, node.value).hash(&mut hasher);
    }
    hasher.finish()
}

impl PredictPart {
    /// Switches to this run and its earlier progress; returns whether it is another one.
    pub(super) fn keep_to(&mut self, open: &Opened) -> bool {
        let run = open.replay().trace();
        if matches!(&self.of, Some((_, of)) if Arc::ptr_eq(of, run)) {
            return false;
        }
        let name = RunName::of(open);
        self.others = self.begun();
        let known = self.others.iter().position(|(other, _)| *other == name);
        self.progress = known.map_or_else(PredictProgress::default, |at| self.others.remove(at).1);
        let read = Some(read_by(open));
        self.progress.read = read;
        let twins = self.others.iter().filter(|(_, other)| known.is_none() && other.read == read);
        let is_it = |(run, there): &&(RunName, PredictProgress)| *run == name || there.read == read;
        for (_, other) in twins.chain(self.elsewhere.iter().filter(is_it)) {
            self.progress.see_twin(other);
        }
        self.progress.keep_rules();
        self.stage = Stage::default();
        self.at = None;
        self.is_looking = false;
        self.of = Some((name, Arc::clone(run)));
        true
    }

    /// The progress in every run that has been begun, the current one last.
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

    /// The takes that have been begun and are not at the end of their runs.
    pub(crate) fn unfinished(&self) -> Vec<(RunName, PredictProgress)> {
        let mut begun = self.begun();
        begun.retain(|(run, progress)| progress.is_begun && progress.reached() < run.steps());
        begun
    }

    /// Whether a take in a run of this lesson has come to its end.
    pub(crate) fn is_over(&self, lesson: &str) -> bool {
        let is_it = |run: &RunName, progress: &PredictProgress| {
            run.lesson() == lesson && progress.is_begun && progress.reached() >= run.steps()
        };
        let is_here = self.of.as_ref().is_some_and(|(run, _)| is_it(run, &self.progress));
        is_here || self.others.iter().any(|(run, progress)| is_it(run, progress))
    }

    /// Gives up a take here: it was finished elsewhere, and what follows is a retake.
    pub(crate) fn give_up(&mut self, lesson: &str, algorithm: &str) {
        let here = self.of.as_ref().map(|(run, _)| run).zip(Some(&mut self.progress)).into_iter();
        let others = self.others.iter_mut().map(|(run, progress)| (&*run, progress));
        for (run, progress) in here.chain(others) {
            if run.is_of(lesson, algorithm) && progress.is_begun {
                *progress = progress.again();
            }
        }
    }

    /// Joins takes that were kept elsewhere: of the same run, the one with more answers stays.
    pub(crate) fn join(&mut self, theirs: Vec<(RunName, PredictProgress)>) {
        for (run, progress) in theirs {
            let own = match &self.of {
                Some((of, _)) if *of == run => Some(&mut self.progress),
                _ => self.others.iter_mut().find(|(of, _)| *of == run).map(|(_, own)| own),
            };
            match own {
                Some(own) if progress.is_beyond(own) => *own = progress,
                Some(_) => {}
                None => self.others.push((run, progress)),
            }
        }
    }

    /// The kinds of questions that are asked.
    pub(super) fn kinds(&self) -> BTreeSet<PredictionKind> {
        let all = PredictionKind::ALL.into_iter();
        all.filter(|kind| !self.unasked.contains(kind)).collect()
    }

    /// Stores the state to be remembered in `saved`.
    pub(super) fn save(&self, saved: &mut SavedStudy) {
        saved.unasked.clone_from(&self.unasked);
        saved.every = self.every;
        saved.predictions = self.begun();
    }
    pub(super) fn recall(&mut self, saved: &SavedStudy) {
        *self = Self {
            unasked: saved.unasked.clone(),
            every: saved.every,
            others: saved.predictions.clone(),
            ..Self::default()
        };
    }

    /// The step of the returned question that is open.
    fn back_step(&self) -> Option<usize> {
        let asked = self.asked().filter(|asked| asked.is_back)?;
        Some(asked.prediction.step)
    }

    /// Leaves an open question that has returned: it will return again.
    pub(super) fn put_back(&mut self) {
        match self.back_step() {
            Some(step) => self.progress.put_back(step),
            None => self.progress.resume = None,
        }
    }

    /// Discards all answers of the run: a retake, if there were any.
    pub(super) fn start_over(&mut self) {
        if self.progress.is_begun {
            self.progress = self.progress.again();
        }
        self.stage = Stage::Passing;
        self.at = None;
    }
    pub(super) fn asked(&self) -> Option<&AskedPrediction> {
        match &self.stage {
            Stage::Asked(asked) => Some(asked),
            Stage::Passing | Stage::Told(_) => None,
        }
    }
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

    /// Records that a step is on the screen: questions about earlier steps no longer count.
    /// `looks`: it is shown other than through a question.
    pub(super) fn see(&mut self, step: usize, looks: bool) {
        let looks_anew = looks && !self.is_looking;
        self.is_looking = looks;
        for progress in self.of_this_run() {
            progress.looks += u32::from(looks_anew);
            progress.see(step);
        }
        if let Stage::Asked(asked) = &mut self.stage {
            asked.counts &= !self.progress.has_seen(asked.prediction.step);
        }
    }
    /// What a run that stands beside the open one shows and has not been seen; `None` if there is nothing.
    pub(super) fn unseen_beside(&self, run: &Opened) -> Option<(RunName, PredictProgress)> {
        let (name, step) = (RunName::of(run), run.step());
        let is_here = self.of.as_ref().is_some_and(|(own, _)| *own == name);
        let known = self.others.iter().find(|(of, _)| *of == name).map(|(_, known)| known);
        let is_known = known.is_some_and(|of| of.looks > 0 && of.has_seen_to(step));
        if is_here || is_known || step == 0 {
            return None;
        }
        let mut seen = known.cloned().unwrap_or_default();
        (seen.looks, seen.read) = (seen.looks.max(1), Some(read_by(run)));
        seen.see(step);
        Some((name, seen))
    }

    /// Counts it as seen.
    pub(super) fn see_beside(&mut self, (name, seen): (RunName, PredictProgress)) {
        if self.others.iter().all(|(of, _)| *of != name) {
            self.others.push((name.clone(), seen.clone()));
        }
        self.see_elsewhere(vec![(name, seen)]);
    }

    /// Counts what another window has shown of these runs as seen.
    pub(crate) fn see_elsewhere(&mut self, seen: SeenElsewhere) {
        for (run, there) in seen {
            let is_it = |own: &RunName, progress: &PredictProgress| {
                *own == run || progress.read.is_some() && progress.read == there.read
            };
            let here = self.of.as_ref().filter(|(own, _)| is_it(own, &self.progress));
            if here.is_some() {
                self.progress.see_twin(&there);
            }
            for (_, other) in self.others.iter_mut().filter(|(own, other)| is_it(own, other)) {
                other.see_twin(&there);
            }
            self.elsewhere.retain(|(known, _)| *known != run);
            self.elsewhere.push((run, there));
        }
        if let Stage::Asked(asked) = &mut self.stage {
            asked.counts &= !self.progress.has_seen(asked.prediction.step);
        }
    }

    pub(super) fn hint(&mut self) {
        if let Stage::Asked(asked) = &mut self.stage {
            asked.hints = (asked.hints + 1).min(2);
        }
        self.keep_tried();
    }

    /// Keeps the attempts, in case the question is left.
    fn keep_tried(&mut self) {
        if let Stage::Asked(asked) = &self.stage {
            let tried = Tried { wrong: asked.missed + asked.wrong.len(), hints: asked.hints };
            self.progress.keep_tried(asked.prediction.step, tried);
        }
    }

    /// Judges an answer; `None` if the user may try again, or no question is open.
    pub(super) fn judge(&mut self, answer: PredictedAnswer) -> Option<PredictVerdict> {
        let Stage::Asked(asked) = &mut self.stage else {
            return None;
        };
        if asked.prediction.is_right(answer) {
            let helped = asked.hints > 0 || asked.missed > 0 || !asked.wrong.is_empty();
            return Some(if helped { PredictVerdict::Helped } else { PredictVerdict::Right });
        }
        // A choice that has been tried is crossed out already.
        let is_typed = asked.prediction.choices().is_empty();
        if is_typed || !asked.wrong.contains(&answer) {
            asked.wrong.push(answer);
        }
        let is_other = asked.prediction.other == Some(answer);
        if !is_other && asked.missed + asked.wrong.len() < asked.prediction.tries() {
            asked.hints = asked.hints.max(1);
            let (step, cost) = (asked.prediction.step, asked.prediction.cost(answer));
            if asked.counts {
                self.progress.charge(step, cost);
                self.progress.is_begun = true;
            }
            self.keep_tried();
            return None;
        }
        Some(PredictVerdict::Wrong)
    }

    /// Closes the open question: the next step shows its answer.
    pub(super) fn close(&mut self, told: ToldPrediction) {
        let Stage::Asked(asked) = std::mem::take(&mut self.stage) else {
            return;
        };
        let AskedPrediction { prediction, wrong, is_back, counts, .. } = *asked;
        let step = prediction.step;
        let cost = wrong.last().map_or(0, |&wrong| prediction.cost(wrong));
        self.progress.close(step, (told.verdict, cost), (is_back, counts));
        self.at = Some(step + 1);
        self.stage = Stage::Told(Box::new(told));
    }

    /// The mark of the current take so far: a share of all planned questions of the run, by the answers
    /// that count so far; `None` until a question has been answered or passed.
    pub(super) fn mark(&self, plan: &QuestionPlan, asking: &AskedWeights) -> Option<LessonMark> {
        if self.progress.is_of_before() {
            return None;
        }
        let asking = &self.progress.asking(*asking);
        let answers = u32::try_from(self.progress.answers()).unwrap_or(u32::MAX);
        let is_asked = self.progress.is_begun && plan.count(asking) > 0;
        is_asked.then(|| LessonMark::new(self.share(plan, asking), 1.0, answers))
    }

    /// What the current take has earned so far, as a part of all; guessing may have made it negative.
    pub(super) fn share(&self, plan: &QuestionPlan, asking: &AskedWeights) -> f64 {
        self.progress.share(plan.asked(), (&plan.shares(asking), &plan.losses(asking)))
    }

    /// Whether the words and the window of the step shown would answer the open question.
    fn hides_step(&self) -> bool {
        self.asked().is_some_and(|asked| asked.prediction.is_told)
    }

    /// The rules by which the take is marked.
    pub(super) fn rules(&self) -> u8 {
        self.progress.rules_of_marks()
    }

    /// The number of the current take among the entered ones.
    pub(super) fn take(&mut self) -> &mut Option<u32> {
        &mut self.progress.take
    }

    /// How often the open run had been seen before a take in this study mode; for a sheet, going
    /// through the questions counts as seeing it, too.
    pub(super) fn looks(&self, work: StudyMode) -> u32 {
        let is_shown = work == StudyMode::FillIn && self.progress.is_begun;
        self.progress.looks + u32::from(is_shown)
    }

    /// Counts a checked sheet as a look: its verdicts reveal answers.
    pub(super) fn see_verdicts(&mut self) {
        self.of_this_run().for_each(|progress| progress.looks += 1);
    }

    /// Records that the model of the sheet is on the screen.
    pub(super) fn see_model(&mut self) {
        self.of_this_run().for_each(|progress| progress.has_seen_model = true);
    }

    /// Records that the sheet of an iteration is on the screen; returns whether that of a later one has
    /// been.
    pub(super) fn give(&mut self, iteration: u32) -> bool {
        let mut is_told = false;
        for progress in self.of_this_run() {
            is_told |= progress.give(iteration);
        }
        is_told
    }

    /// The progress in the run, and in the same run of other lessons.
    fn of_this_run(&mut self) -> impl Iterator<Item = &mut PredictProgress> {
        let read = self.progress.read;
        let others = self.others.iter_mut().map(|(_, other)| other);
        std::iter::once(&mut self.progress)
            .chain(others.filter(move |other| read.is_some() && other.read == read))
    }

    pub(super) fn has_seen_model(&self) -> bool {
        self.progress.has_seen_model
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownChoice {
    pub choice: PredictedChoice,
    pub words: String,
    /// Whether it has been tried, and was wrong.
    pub is_wrong: bool,
}
#[derive(Clone, Debug, PartialEq)]
pub enum PredictStage {
    /// No question at this step.
    Passing,
    /// The run is at its end, and no question will return.
    Over,
    /// The run is at its end, but steps with questions were skipped.
    Skipped,
    Asked {
        ask: String,
        kind: PredictionKind,
        form: AnswerForm,
        /// The choices; empty if the answer is a number or a window.
        choices: Vec<ShownChoice>,
        hints: Vec<String>,
        has_more: bool,
        /// The last answer, if it was wrong and another try is allowed.
        wrong: Option<String>,
        /// Whether it was answered wrong before.
        is_back: bool,
        /// Whether the answer counts: the question is planned, and the answer has not been on the
        /// screen.
        counts: bool,
    },
    /// An answered question, whose step is shown.
    Told {
        verdict: PredictVerdict,
        given: Option<String>,
        right: String,
        /// Why, if the step that is shown does not say it.
        reason: Option<String>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct PredictView {
    pub step: usize,
    pub stage: PredictStage,
    pub summary: PredictSummary,
    /// The number of planned questions: the mark is a share of all of them.
    pub planned: usize,
    /// The mark of the take so far.
    pub earned: LessonMark,
    /// How many of them have not been answered, or only after the answer had been on the screen.
    pub unanswered: usize,
    /// Whether the take that counts was an earlier one.
    pub is_retake: bool,
    /// Whether the take was begun by earlier rules: its mark stays as it is.
    pub is_of_before: bool,
    /// How many were answered wrong and will return.
    pub waiting: usize,
    /// The kinds of questions that the run has, and whether they are asked.
    pub kinds: Vec<(PredictionKind, bool)>,
    /// Whether all questions are asked, not only those worth asking.
    pub every: bool,
}
