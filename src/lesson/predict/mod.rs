//! Questions about the next step before it is shown, derived from the trace: the question, the
//! right answers, and hints.
//!
//! A question is about the event after the current step of the replay and uses only what is known
//! at that step. Whether a question can be asked must not reveal its answer either: it depends on
//! what is known, and on the kind of the next event if every answer leads to that kind.
//! [`QuestionPlan`] selects the questions asked in a run, so that guessing one fixed answer does
//! not pay.

mod asked;
mod hints;
mod plan;
mod reasons;
mod told;
mod typed;
mod whole_tree;
mod words;

pub(crate) use asked::mixed;
pub use plan::{PlannedQuestion, QuestionPlan};
pub(crate) use typed::without_blanks;
pub use typed::{
    DASHES, number_spellings, read_exact, read_number, read_outcome, read_value, read_window,
};

use serde::{Deserialize, Serialize};

use scenario::AskedGroup;
use score::{BoundedScore, Fraction, NodeNumbers, Player, Score, Window};
use search::Algorithm;
use tree::{MoveCode, NodeId};

/// Trees with more nodes are not printed, because they would be illegible.
pub const PRINTED: usize = 70;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PredictionKind {
    /// The value of a node after a child returns.
    Value,
    /// Whether the returning child becomes the best one.
    Best,
    TakeOrDecline,
    /// The window after a bound has moved, or the one passed down.
    Window,
    Next,
    /// Whether the remaining moves are skipped, and by which bound.
    Cut,
    /// The value from which on, or up to which, the remaining moves are skipped.
    Threshold,
    Candidate,
    /// The first of the numbers that the algorithm keeps at a node.
    #[serde(rename = "proof")]
    FirstNumber,
    /// The second one.
    #[serde(rename = "disproof")]
    SecondNumber,
    /// Both of them together.
    Numbers,
    /// Whether what a node returns is its value or a bound.
    Returned,
    /// Whether the transposition table answers, and with what.
    Table,
    /// What the transposition table keeps of a node that returns.
    Entry,
    /// Whether a move is read in full, with less or more depth, or not at all.
    Depth,
    /// The threshold with which df-pn goes down.
    Limit,
    /// The order of the root's moves in which the fewest leaves are read.
    Order,
    /// How many leaves are read at the least, in any order.
    Fewest,
    /// How many leaves are read.
    Leaves,
    /// The value of a leaf with which exactly certain moves are cut.
    LeafValue,
    /// What a node is worth of which only a bound is known.
    Whole,
    /// Which half of the proof of the root's value a leaf belongs to.
    Half,
    /// The new mean of a node in a search that samples.
    Mean,
    /// Which move of the root has the most visits some iterations later.
    Leader,
}

impl PredictionKind {
    /// Whether the words and the window of the step before it would answer it.
    pub fn is_told(self, algorithm: Algorithm) -> bool {
        match self {
            Self::Next => algorithm.columns().is_some(),
            Self::Cut
            | Self::Entry
            | Self::Returned
            | Self::Threshold
            | Self::FirstNumber
            | Self::SecondNumber
            | Self::Numbers
            | Self::Limit => true,
            _ => false,
        }
    }

    /// What it asks for.
    pub const fn group(self) -> AskedGroup {
        match self {
            Self::Value
            | Self::FirstNumber
            | Self::SecondNumber
            | Self::Numbers
            | Self::Limit
            | Self::Whole
            | Self::Mean
            | Self::Leaves => AskedGroup::Values,
            Self::Window => AskedGroup::Windows,
            Self::Cut
            | Self::Threshold
            | Self::Returned
            | Self::Table
            | Self::Entry
            | Self::Fewest
            | Self::LeafValue
            | Self::Half => AskedGroup::Cuts,
            Self::Next | Self::Depth | Self::Order => AskedGroup::Order,
            Self::Best | Self::TakeOrDecline | Self::Candidate | Self::Leader => AskedGroup::Choice,
        }
    }

    /// Whether something is counted: the number is whole, whatever the values of the tree are.
    pub const fn counts(self) -> bool {
        matches!(
            self,
            Self::FirstNumber | Self::SecondNumber | Self::Limit | Self::Fewest | Self::Leaves
        )
    }

    /// Every kind, in the order of a list.
    pub const ALL: [Self; 24] = [
        Self::Value,
        Self::Best,
        Self::TakeOrDecline,
        Self::Window,
        Self::Cut,
        Self::Threshold,
        Self::Next,
        Self::Candidate,
        Self::FirstNumber,
        Self::SecondNumber,
        Self::Numbers,
        Self::Entry,
        Self::Returned,
        Self::Table,
        Self::Depth,
        Self::Limit,
        Self::Order,
        Self::Fewest,
        Self::Leaves,
        Self::LeafValue,
        Self::Whole,
        Self::Half,
        Self::Mean,
        Self::Leader,
    ];

    /// Whether the next step answers it.
    pub const fn is_of_step(self) -> bool {
        !self.is_of_tree() && !matches!(self, Self::Leader)
    }

    /// Whether it asks about the tree as a whole, and not about the next step.
    pub const fn is_of_tree(self) -> bool {
        matches!(
            self,
            Self::Order | Self::Fewest | Self::Leaves | Self::LeafValue | Self::Whole | Self::Half
        )
    }
}

/// One of several answers to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PredictedChoice {
    /// The returning child becomes the best.
    Better(NodeId),
    Stays(NodeId),
    /// The player makes the move to this node.
    Take(NodeId),
    /// The player declines; the node of that option.
    Decline(NodeId),
    /// The remaining moves are searched.
    GoOn,
    /// The remaining moves are skipped.
    Cut,
    /// They are skipped because of a bound set, or asked about by a scout, at this node.
    CutBy(NodeId),
    Enter(NodeId),
    Again(NodeId),
    /// The search returns to the parent; at the root it ends.
    Back,
    Yes,
    No,
    /// What is found is the value of the node itself.
    Exactly,
    /// The value is that or more.
    AtLeast,
    /// The value is that or less.
    AtMost,
    /// A move is read to full depth.
    InFull,
    Reduced,
    Extended,
    Skipped,
    /// The moves of the root are read in this order.
    InOrder(MovesInOrder),
    /// The leaf has this value.
    Worth(Score),
    /// The node has these numbers.
    Numbers(NodeNumbers),
    /// The table keeps this value with its bound, read to this depth, and this move.
    Keeps(BoundedScore, u8, Option<NodeId>),
    /// A leaf belongs to what this player proves; `None` for both players.
    Proves(Option<Player>),
}

/// Up to four moves of a node in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovesInOrder {
    moves: [NodeId; Self::MOST],
    count: u8,
}

impl MovesInOrder {
    /// The most moves.
    pub const MOST: usize = 4;

    /// `None` for more than there is room for.
    fn of(given: &[NodeId]) -> Option<Self> {
        let mut moves = [NodeId::ROOT; Self::MOST];
        moves.get_mut(..given.len())?.copy_from_slice(given);
        Some(Self { moves, count: u8::try_from(given.len()).ok()? })
    }

    pub fn moves(&self) -> &[NodeId] {
        &self.moves[..self.count.into()]
    }
}

impl PredictedChoice {
    /// The node that represents it in the tree, if any.
    pub fn node(self) -> Option<NodeId> {
        match self {
            Self::Better(node)
            | Self::Stays(node)
            | Self::Take(node)
            | Self::Decline(node)
            | Self::CutBy(node)
            | Self::Enter(node)
            | Self::Again(node) => Some(node),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// One of these, numbered from 1.
    Choices(Vec<PredictedChoice>),
    /// A value for Black, or a number that the algorithm keeps.
    Number,
    /// α and β for Black, which may be infinite.
    Window,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredictedAnswer {
    Choice(PredictedChoice),
    /// A value for Black, or a number that the algorithm keeps, with infinity as the largest score.
    Number(Score),
    Window(Window),
}

/// A question about the event that follows a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The step at which it is asked; the answer is the event of the next step.
    pub step: usize,
    pub kind: PredictionKind,
    pub node: NodeId,
    /// The child it is about: the one that returned, or is about to be entered.
    pub child: Option<NodeId>,
    /// The move it is about, which may be missing in the tree.
    pub mv: Option<MoveCode>,
    pub form: AnswerForm,
    pub right: Vec<PredictedAnswer>,
    /// See [`PredictionKind::is_told`].
    pub is_told: bool,
    /// The wrong one of two obvious answers, for questions that ask for a number or a window. An
    /// answer that equals it uses up the choice, so there is no second try.
    pub other: Option<PredictedAnswer>,
}

impl Prediction {
    pub fn is_right(&self, answer: PredictedAnswer) -> bool {
        self.right.contains(&answer)
    }

    /// How often one may answer: once where the rest would be told by a first wrong answer, with two
    /// or three choices and in questions about cuts and the table; otherwise twice.
    pub fn tries(&self) -> usize {
        match self.choices().len() {
            2 | 3 => 1,
            0 if self.is_counted() => 1,
            _ if self.is_of_two_ways() || self.kind == PredictionKind::Entry => 1,
            _ => 2,
        }
    }

    /// What a wrong answer costs, in thousandths of what a right one earns, so that guessing earns
    /// nothing on average.
    ///
    /// One of two costs as much as is earned, one of three half of it; with more choices, of which a
    /// second one earns half, less. Whether the rest is read or cut, and whether the table answers,
    /// is one of two; another bound than the right one costs nothing. Nor does a number that is none
    /// of the two that stand to reason: nobody guesses it; but where nodes are counted, as in proof
    /// numbers, 0 to 3 and ∞ are most answers.
    pub fn cost(&self, answer: PredictedAnswer) -> i32 {
        let skips =
            |answer: &PredictedAnswer| *answer != PredictedAnswer::Choice(PredictedChoice::GoOn);
        let only_bound = self.is_of_two_ways() && skips(&answer) && self.right.iter().any(skips);
        match i32::try_from(self.choices().len()).unwrap_or(i32::MAX) {
            0 if self.other == Some(answer) => 1000,
            0 if self.is_counted() && is_small(answer) => 500,
            0 => 0,
            _ if only_bound => 0,
            _ if self.is_of_two_ways() => 1000,
            2 => 1000,
            3 => 500,
            // Of what a table keeps two or three answers stand to reason.
            _ if self.kind == PredictionKind::Entry => 500,
            choices => 1500 / (choices - 2),
        }
    }

    /// What a wrong answer costs where nobody answers twice, as on paper: with it guessing among the
    /// choices earns nothing on average. A right answer earns 1. Of a number that a node returns it is
    /// asked, above all, whether it is its value: taking a bound for it, or it for a bound, costs 1, and
    /// one bound for the other nothing.
    pub fn cost_at_once(&self, answer: PredictedAnswer) -> Fraction {
        let right = self.choices().iter().filter(|&&it| self.is_right(PredictedAnswer::Choice(it)));
        let (right, all) = (right.count(), self.choices().len());
        let is_bound =
            |of: &PredictedAnswer| *of != PredictedAnswer::Choice(PredictedChoice::Exactly);
        let cost = if self.kind == PredictionKind::Returned {
            let is_exactness = is_bound(&answer) != self.right.iter().all(is_bound);
            Some(if is_exactness { Fraction::ONE } else { Fraction::ZERO })
        } else if self.tries() > 1 && right > 0 {
            let parts = |count: usize| i64::try_from(count).unwrap_or(1);
            Fraction::new(parts(right), parts(all - right).max(1))
        } else if all == 0 && self.other != Some(answer) && !self.is_counted() {
            None
        } else {
            Fraction::new(self.cost(answer).into(), 1000)
        };
        cost.unwrap_or(Fraction::ZERO).min(Fraction::ONE)
    }

    /// Whether a number or limit of a search for a proof, or an end of an interval, is asked for: 0 to 3 and
    /// ∞ are most answers.
    pub fn is_counted(&self) -> bool {
        use PredictionKind as K;
        matches!(self.kind, K::FirstNumber | K::SecondNumber | K::Limit)
    }

    /// Whether it is, above all, whether something is read; and only then by what it is not.
    fn is_of_two_ways(&self) -> bool {
        matches!(self.kind, PredictionKind::Cut | PredictionKind::Table)
    }

    /// The choices; empty if a number or a window is asked for.
    pub fn choices(&self) -> &[PredictedChoice] {
        match &self.form {
            AnswerForm::Choices(choices) => choices,
            AnswerForm::Number | AnswerForm::Window => &[],
        }
    }
}

/// Whether a number is 0 to 3, or none at all: as a count of nodes it is a good guess.
fn is_small(answer: PredictedAnswer) -> bool {
    match answer {
        PredictedAnswer::Number(number) => !number.is_finite() || (0..=3).contains(&number.0),
        _ => false,
    }
}
