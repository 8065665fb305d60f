//! The questions in the notes of a lesson: what was answered. They earn no marks.

use std::collections::BTreeMap;

use super::predict::PredictVerdict;

/// The verdicts on the answers to a lesson's questions, by their English text.
pub type OpenVerdicts = BTreeMap<String, PredictVerdict>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenAnswer {
    /// One of the choices, by its index.
    Chosen(usize),
    /// A number, or the names of nodes.
    Typed(String),
    /// What whoever answers thinks of the own answer, where the program cannot tell.
    Judged(PredictVerdict),
}

/// An answer to a question in the notes of the open lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenCommand {
    /// The index of the question.
    pub question: usize,
    pub answer: OpenAnswer,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct OpenQuestionsPart {
    /// By the names of lessons.
    pub(super) verdicts: BTreeMap<String, OpenVerdicts>,
    /// The wrong answers, with the names of their lessons.
    pub(super) wrong: Vec<(String, OpenCommand)>,
}

/// A question of the open lesson, as far as it has been answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenQuestionView {
    pub verdict: Option<PredictVerdict>,
    /// The choices that were tried, and are wrong.
    pub wrong: Vec<usize>,
    /// The typed answer that was wrong last.
    pub typed: Option<String>,
}
