//! What may be asked of the next step before it is shown, read from the trace: the question, the
//! right answers, and hints.
//!
//! A question is about the event after the step at which the replay stands: whatever is shown there
//! is known without it. Whether a question can be asked says nothing of its answer, either: it
//! depends on what is known, and on the kind of the next event where every answer leads to that
//! kind. Which of all these questions are asked in a run is planned ([`QuestionPlan`]), so that no
//! answer is the one to guess.

mod asked;
mod hints;
mod plan;
mod typed;
mod words;

pub use plan::{PlannedQuestion, QuestionPlan};
pub use typed::{read_number, read_window};

use serde::{Deserialize, Serialize};

use crate::score::{Score, Window};
use crate::tree::{MoveCode, NodeId};

/// What a prediction asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PredictionKind {
    /// What a node is worth once a value has come back to it.
    Value,
    /// Whether the child that has come back is the best one now.
    Best,
    /// Whether a player moves on or stops.
    TakeOrDecline,
    /// The window after a bound has moved, or the one that is passed down.
    Window,
    /// Which node is entered next.
    Next,
    /// Whether the moves that are left are skipped, and by which bound.
    Cut,
    /// Whether a move is generated as a candidate.
    Candidate,
    /// What the proof number of a node is, counted anew.
    Proof,
    /// What its disproof number is.
    Disproof,
}

impl PredictionKind {
    /// Every kind, in the order in which a list shows them.
    pub const ALL: [Self; 9] = [
        Self::Value,
        Self::Best,
        Self::TakeOrDecline,
        Self::Window,
        Self::Cut,
        Self::Next,
        Self::Candidate,
        Self::Proof,
        Self::Disproof,
    ];
}

/// One of several answers to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PredictedChoice {
    /// The child that has come back is the best now.
    Better(NodeId),
    /// This child stays the best.
    Stays(NodeId),
    /// The player makes the move that leads here.
    Take(NodeId),
    /// The player stops: the node of that choice.
    Decline(NodeId),
    /// The moves that are left are read.
    GoOn,
    /// They are skipped.
    Cut,
    /// They are skipped because of a bound that this ancestor has set, or asks about.
    CutBy(NodeId),
    /// This node is entered next.
    Enter(NodeId),
    /// This child is read once more.
    Again(NodeId),
    /// The search goes back to the node above; at the root it is done.
    Back,
    /// Yes.
    Yes,
    /// No.
    No,
}

impl PredictedChoice {
    /// The node that stands for it in the tree, if one does.
    #[must_use]
    pub fn node(self) -> Option<NodeId> {
        match self {
            Self::Better(node)
            | Self::Stays(node)
            | Self::Take(node)
            | Self::Decline(node)
            | Self::CutBy(node)
            | Self::Enter(node)
            | Self::Again(node) => Some(node),
            Self::GoOn | Self::Cut | Self::Back | Self::Yes | Self::No => None,
        }
    }
}

/// In which form an answer is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// One of these; they are numbered from 1.
    Choices(Vec<PredictedChoice>),
    /// A value, for Black; or a proof or disproof number.
    Number,
    /// Two values, for Black: α and β, which may be infinite.
    Window,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredictedAnswer {
    /// One of the choices.
    Choice(PredictedChoice),
    /// A value, for Black; or a proof or disproof number, whose infinity is the largest score.
    Number(Score),
    /// α and β.
    Window(Window),
}

/// A question about the event that follows a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The step at which it is asked: the answer is the event of the step after it.
    pub step: usize,
    /// What it asks for.
    pub kind: PredictionKind,
    /// The node that it is about.
    pub node: NodeId,
    /// The child that it is about: the one that has come back, or is about to be entered.
    pub child: Option<NodeId>,
    /// The move that it is about, where the tree may not have it.
    pub mv: Option<MoveCode>,
    /// In which form it is answered.
    pub form: AnswerForm,
    /// Every right answer.
    pub right: Vec<PredictedAnswer>,
    /// Where a number or a window is asked for, and two stand to choose from: the other one. Whoever
    /// gives it has chosen between two, and has no second try.
    pub other: Option<PredictedAnswer>,
}

impl Prediction {
    /// Whether an answer is right.
    #[must_use]
    pub fn is_right(&self, answer: PredictedAnswer) -> bool {
        self.right.contains(&answer)
    }

    /// The choices; none where a number or a window is asked for.
    #[must_use]
    pub fn choices(&self) -> &[PredictedChoice] {
        match &self.form {
            AnswerForm::Choices(choices) => choices,
            AnswerForm::Number | AnswerForm::Window => &[],
        }
    }
}
