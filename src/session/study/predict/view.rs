//! The view of Predict.

use super::progress::{PredictSummary, PredictVerdict};
use lesson::{AnswerForm, PredictedChoice, PredictionKind};
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
        /// The initial contents of the fields of a window: its current bounds.
        start: Option<[String; 2]>,
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
    Told { verdict: PredictVerdict, given: Option<String>, right: String },
}

#[derive(Clone, Debug, PartialEq)]
pub struct PredictView {
    pub step: usize,
    pub stage: PredictStage,
    pub summary: PredictSummary,
    /// The number of planned questions: the mark is a share of all of them.
    pub planned: usize,
    /// Earned, in half questions.
    pub halves: u64,
    /// How many of them have not been answered, or only after the answer had been on the screen.
    pub unanswered: usize,
    /// Whether the take that counts was an earlier one.
    pub is_retake: bool,
    /// How many were answered wrong and will return.
    pub waiting: usize,
    /// The kinds of questions that the run has, and whether they are asked.
    pub kinds: Vec<(PredictionKind, bool)>,
    /// Whether all questions are asked, not only those worth asking.
    pub every: bool,
}
