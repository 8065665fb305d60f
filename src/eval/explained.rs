//! The interface of all shogi evaluators.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use shogi_core::Square;
use shunsai::Position;

use super::fine::Fine;
use game::Incremental;
use games::shogi::Shogi;
use language::Words;
use score::{Player, Score};

score::named! {
    /// The kind of a term of a value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum TermKind {
        Piece = "piece": evaluation_terms_piece,
        Hand = "hand": evaluation_terms_hand,
        /// The discount of a piece on the board, relative to its value in hand.
        Discount = "discount": evaluation_terms_discount,
        /// Attacks of a side near its own king.
        Defence = "defence": evaluation_terms_defence,
        /// Attacks of a side near the opponent's king.
        Attack = "attack": evaluation_terms_attack,
        Support = "support": evaluation_terms_support,
        Attacked = "attacked": evaluation_terms_attacked,
        /// A square next to a king: whether it is defended, and whether it holds a piece of the
        /// king's side.
        KingNeighbourhood = "king-neighbourhood": evaluation_terms_king_neighbourhood,
        KingSquare = "king-square": evaluation_terms_king_square,
        /// The loss by truncating fractions.
        Truncation = "truncation": evaluation_terms_truncation,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvaluationTerm {
    pub kind: TermKind,
    /// The side it is about: the owner of the piece, attacks or king; `None` for fractions.
    pub side: Option<Player>,
    /// A short label: "▲歩", "▲P".
    pub name: Words,
    /// `None` for pieces in hand.
    pub square: Option<Square>,
    /// The contribution to the value, for Black: negative if good for White.
    pub value: Fine,
}

/// An evaluator whose value is a sum of terms.
pub trait Explained: Incremental<Shogi, Kept: Send> + Copy + Debug + Send + Sync + 'static {
    /// The terms of the static value of `at`; they add up to it.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm>;

    /// The static value for Black by the direct formula, from the position alone, without
    /// precomputed data. Slow; used to verify the other methods.
    fn direct(&self, at: &Position) -> Score;
}

/// A computation over an evaluator, compiled for each evaluator separately, so that calls at every
/// node are static.
pub trait WithEvaluator {
    type Output;

    fn with<E: Explained>(self, evaluator: E) -> Self::Output;
}
