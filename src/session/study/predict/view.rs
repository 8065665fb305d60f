//! What is to be shown of Predict.

use super::progress::{PredictSummary, PredictVerdict};
use crate::lesson::{AnswerForm, PredictedChoice, PredictionKind};

/// A choice as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownChoice {
    /// The choice.
    pub choice: PredictedChoice,
    /// Its words.
    pub words: String,
    /// Whether it has been tried, and was wrong.
    pub is_wrong: bool,
}

/// Where one is between two questions.
#[derive(Clone, Debug, PartialEq)]
pub enum PredictStage {
    /// Nothing is asked at this step.
    Passing,
    /// The run has come to its end, and nothing is to come back.
    Over,
    /// The run is at its end, but one has come there past steps that were not asked for.
    Skipped,
    /// A question waits.
    Asked {
        /// The question.
        ask: String,
        /// What it asks for.
        kind: PredictionKind,
        /// In which form it is answered.
        form: AnswerForm,
        /// The choices; none where a number or a window is asked for.
        choices: Vec<ShownChoice>,
        /// What stands in the fields of a window at first: the window as it is now.
        start: Option<[String; 2]>,
        /// The hints that have been given.
        hints: Vec<String>,
        /// Whether there is another one.
        has_more: bool,
        /// The last answer, if it was wrong and may be given again.
        wrong: Option<String>,
        /// Whether it was answered wrong before.
        is_back: bool,
        /// Whether the answer counts: it is one of the run's own questions, and what follows has not
        /// been on the screen.
        counts: bool,
    },
    /// A question has been answered, and the step is shown.
    Told {
        /// How the answer was.
        verdict: PredictVerdict,
        /// The answer that was given.
        given: Option<String>,
        /// The right one.
        right: String,
    },
}

/// What is to be shown of Predict.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictView {
    /// The step that it is about.
    pub step: usize,
    /// The question, or what became of it.
    pub stage: PredictStage,
    /// How many have been answered, and how.
    pub summary: PredictSummary,
    /// How many questions the run asks of everybody: what is earned is of all of them.
    pub planned: usize,
    /// What has been earned of them, in half questions.
    pub halves: u64,
    /// How many of them have not been answered, or only after what follows had been on the screen.
    pub unanswered: usize,
    /// Whether what counts was reached before: this is a retake.
    pub is_retake: bool,
    /// How many were answered wrong and will come back.
    pub waiting: usize,
    /// The kinds of questions, and whether they are asked.
    pub kinds: Vec<(PredictionKind, bool)>,
    /// Whether every question there is is asked.
    pub every: bool,
}
