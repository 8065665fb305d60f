//! What every evaluator of shogi has.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use shogi_core::Square;
use shunsai::Position;

use super::fine::Fine;
use crate::game::Incremental;
use crate::games::shogi::Shogi;
use crate::language::{Texts, Words};
use crate::score::{Player, Score};

/// What a term of a value is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TermKind {
    /// A piece on the board.
    Piece,
    /// Pieces in hand.
    Hand,
    /// What a piece on the board is worth less than in hand.
    Discount,
    /// Attacks of a side near its own king.
    Defence,
    /// Attacks of a side near the other king.
    Attack,
    /// A piece that is supported.
    Support,
    /// A piece that is attacked.
    Attacked,
    /// A square next to a king: defended or not, held by a piece of his or not.
    KingNeighbourhood,
    /// The square of a king.
    KingSquare,
    /// What cutting off fractions takes.
    Truncation,
}

impl TermKind {
    /// All of them, in the order of tables.
    pub const ALL: [Self; 10] = [
        Self::Piece,
        Self::Hand,
        Self::Discount,
        Self::Defence,
        Self::Attack,
        Self::Support,
        Self::Attacked,
        Self::KingNeighbourhood,
        Self::KingSquare,
        Self::Truncation,
    ];

    /// The name in what programs read.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Hand => "hand",
            Self::Discount => "discount",
            Self::Defence => "defence",
            Self::Attack => "attack",
            Self::Support => "support",
            Self::Attacked => "attacked",
            Self::KingNeighbourhood => "king-neighbourhood",
            Self::KingSquare => "king-square",
            Self::Truncation => "truncation",
        }
    }

    /// The name for people.
    #[must_use]
    pub fn name(self) -> Words {
        Words::of(match self {
            Self::Piece => Texts::evaluation_terms_piece,
            Self::Hand => Texts::evaluation_terms_hand,
            Self::Discount => Texts::evaluation_terms_discount,
            Self::Defence => Texts::evaluation_terms_defence,
            Self::Attack => Texts::evaluation_terms_attack,
            Self::Support => Texts::evaluation_terms_support,
            Self::Attacked => Texts::evaluation_terms_attacked,
            Self::KingNeighbourhood => Texts::evaluation_terms_king_neighbourhood,
            Self::KingSquare => Texts::evaluation_terms_king_square,
            Self::Truncation => Texts::evaluation_terms_truncation,
        })
    }
}

/// One term of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvaluationTerm {
    /// What it is for.
    pub kind: TermKind,
    /// The side that it speaks of: whose piece, whose attacks, whose king; none for fractions.
    pub side: Option<Player>,
    /// What it stands for: "▲歩", "▲P".
    pub name: Words,
    /// The square that it is about; none for pieces in hand.
    pub square: Option<Square>,
    /// What it adds to the value, for Black: negative for what is good for White.
    pub value: Fine,
}

/// An evaluator whose value is a sum of terms.
pub trait Explained: Incremental<Shogi, Kept: Send> + Copy + Debug + Send + Sync + 'static {
    /// The terms of the static value of `at`; their values add up to it.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm>;

    /// The static value for Black by the direct formula: from the position alone, without anything
    /// that was worked out before. It is what the others are held against, and slow.
    fn direct(&self, at: &Position) -> Score;
}

/// Work that is done with an evaluator, and compiled for each evaluator on its own, so that what
/// happens at every node calls it directly.
pub trait WithEvaluator {
    /// What comes of the work.
    type Output;

    /// Does the work.
    fn with<E: Explained>(self, evaluator: E) -> Self::Output;
}
