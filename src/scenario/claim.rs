//! What a lesson promises: the claims that `yomisuji check` proves.

use serde::{Deserialize, Serialize};

use super::count::CountOrInfinity;
use super::facts::Fact;
use super::variation::LessonVariation;
use super::when::{Occasion, When, as_number, is_once, number, once};
use crate::eval::TermKind;
use crate::score::Player;

/// Something that `yomisuji check` proves of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The algorithm of the run, by id.
    pub of: String,
    /// What is promised.
    pub claim: Claim,
}

/// What is promised of a run. Nodes are named as in the file, or by the USI text of their moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Claim {
    /// The value of the root, for Black.
    Value(i32),
    /// The best child of the root; `-` is declining.
    Best(String),
    /// The children of the root with the best value, in the order of the tree: only of a run that
    /// reads every one of them to its end.
    Tied(Vec<String>),
    /// How many they are.
    TiedCount(u64),
    /// The children of the root with just this value, for Black; of such a run, too.
    Worth(i32, Vec<String>),
    /// The best line from the root.
    Line(Vec<String>),
    /// The best line from a node, given by the path to it.
    LineBelow {
        /// The path from the root.
        path: Vec<String>,
        /// The line.
        line: Vec<String>,
    },
    /// The moves that were generated as candidates at a node, in any order: just these.
    Candidates {
        /// The path from the root; empty for the root itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<String>,
        /// The moves.
        moves: Vec<String>,
    },
    /// The move of the line after a pass that has called for a candidate.
    CalledBy {
        /// The path to the candidate.
        path: Vec<String>,
        /// The path to the move.
        by: Vec<String>,
    },
    /// How many nodes are entered, the root included.
    Entered(u64),
    /// How many leaves are evaluated.
    Leaves(u64),
    /// How many cuts skip at least one move.
    Cutoffs(u64),
    /// The leaves that are never evaluated, in tree order.
    Pruned(Vec<String>),
    /// What Black has gained after each capture of the whole sequence, from 0.
    Running(Vec<i32>),
    /// The value of the node after each capture.
    BackedUp(Vec<i32>),
    /// How many nodes are entered again because a scout found them better.
    Researches(u64),
    /// Something that holds whatever is read.
    Fact(Fact),
    /// The number of a step: of the last one, how many there are. A text that speaks of "step 9" is
    /// held against this.
    Step {
        /// What happens at the step.
        #[serde(default)]
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The number.
        is: usize,
    },
    /// The texts name a lesson that ships, given by its id: its title stands in quotation marks, in
    /// both languages.
    Cites(String),
    /// What the root is worth before any move, for Black, as the tree counts: 0 where values are
    /// counted from the root.
    Start(i32),
    /// How many moves are legal at the root, and whether the side to move is in check: mate, if there
    /// are none and it is.
    Legal {
        /// How many.
        count: usize,
        /// Whether it is in check.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        check: bool,
    },
    /// What a computer player makes of the root; not of shuffled ones.
    Chooses {
        /// The player, as in `one-ply-exchange` or `depth-2:yss`.
        player: String,
        /// Its move.
        best: String,
        /// The value, for Black, in its evaluator's units.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<i32>,
    },
    /// What the terms of one kind and one side add to the value of the root, for Black.
    Terms {
        /// Their kind.
        kind: TermKind,
        /// Whose they are.
        of: Player,
        /// Their sum.
        value: i32,
    },
    /// What holds of the lesson's own subject with something else: each claim is held against a run
    /// over that. The algorithm need not be one of the lesson's.
    With(LessonVariation, Vec<Claim>),
    /// At a step, the value so far of a node, given by the path to it.
    ValueAt {
        /// What happens at the step.
        #[serde(default)]
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The step by its number, in files of version 1.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            serialize_with = "as_number",
            deserialize_with = "number"
        )]
        step: Option<usize>,
        /// The path from the root; empty for the root itself.
        path: Vec<String>,
        /// The value, for Black.
        value: i32,
    },
    /// At a step, proof and disproof number of a node.
    ProofAt {
        /// What happens at the step.
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The path from the root; empty for the root itself.
        path: Vec<String>,
        /// To prove it.
        proof: CountOrInfinity,
        /// To disprove it.
        disproof: CountOrInfinity,
    },
    /// At a step, the thresholds of both at a node.
    ThresholdsAt {
        /// What happens at the step.
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The path from the root.
        path: Vec<String>,
        /// Of the proof number.
        proof: CountOrInfinity,
        /// Of the disproof number.
        disproof: CountOrInfinity,
    },
    /// After a step, the node that the search enters next: with proof numbers, the way to the
    /// most-proving node.
    NextAt {
        /// What happens at the step.
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The path from the root.
        path: Vec<String>,
    },
    /// At a step, the branches below a node are cut.
    CutAt {
        /// What happens at the step.
        #[serde(default)]
        on: Occasion,
        /// Where, as in a [`Stop`](super::Stop).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The step by its number, in files of version 1.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            serialize_with = "as_number",
            deserialize_with = "number"
        )]
        step: Option<usize>,
        /// The path from the root.
        path: Vec<String>,
    },
}

impl Claim {
    /// Whether it is about the values of all children of the root, which only a run without cuts
    /// knows.
    pub(super) const fn needs_every_value(&self) -> bool {
        matches!(self, Self::Tied(_) | Self::TiedCount(_) | Self::Worth(..))
    }

    /// The step that it is about, with the path to the node that it is about there; none for what is
    /// about the whole run.
    pub(super) fn at_step(&self) -> Option<(When<'_>, &[String])> {
        let (on, at, nth, step, path): (_, _, _, _, &[String]) = match self {
            Self::ValueAt {
                on,
                at,
                nth,
                step,
                path,
                ..
            }
            | Self::CutAt {
                on,
                at,
                nth,
                step,
                path,
            } => (on, at, nth, *step, path),
            Self::NextAt { on, at, nth, path }
            | Self::ProofAt {
                on, at, nth, path, ..
            }
            | Self::ThresholdsAt {
                on, at, nth, path, ..
            } => (on, at, nth, None, path),
            Self::Step { on, at, nth, .. } => (on, at, nth, None, &[]),
            _ => return None,
        };
        let (on, nth) = (*on, *nth);
        Some((When { on, at, nth, step }, path))
    }
}
