//! What every evaluator of shogi has.

use std::fmt::Debug;

use shogi_core::Square;
use shunsai::Position;

use crate::game::Evaluator;
use crate::games::shogi::Shogi;
use crate::language::Words;
use crate::score::Score;

/// One term of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvaluationTerm {
    /// What it stands for: "▲歩", "▲P".
    pub name: Words,
    /// The square that it is about; none for pieces in hand.
    pub square: Option<Square>,
    /// What it adds to the value, for Black: negative for what is good for White.
    pub value: Score,
}

/// An evaluator whose value is a sum of terms.
pub trait Explained: Evaluator<Shogi> + Copy + Debug + Send + Sync + 'static {
    /// The terms of the static value of `at`; their values add up to it.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm>;
}

/// Work that is done with an evaluator, and compiled for each evaluator on its own, so that what
/// happens at every node calls it directly.
pub trait WithEvaluator {
    /// What comes of the work.
    type Output;

    /// Does the work.
    fn with<E: Explained>(self, evaluator: E) -> Self::Output;
}
