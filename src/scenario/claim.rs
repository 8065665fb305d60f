//! The promises of a lesson, proved by `yomisuji check`.

use serde::{Deserialize, Serialize};

use super::count::CountOrInfinity;
use super::facts::Fact;
use super::variation::LessonVariation;
use super::when::{Occasion, When, is_once, once};
use eval::TermKind;
use score::{Bound, Fraction, Outcome, Player};
use trace::EventKind;

/// A claim about the run of an algorithm, proved by `yomisuji check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The algorithm of the run, by id.
    pub of: String,
    pub claim: Claim,
}

impl Promise {
    /// As files write it, in one line: `alpha-beta: Value(3)`.
    pub fn in_short(&self) -> String {
        let claim = ron::ser::to_string(&self.claim).unwrap_or_default();
        format!("{}: {claim}", self.of)
    }
}

/// A claim about a run. Nodes are named as in the file, or by their moves in USI: in a `path` from
/// the root, which is empty for the root itself. The fields `on`, `at` and `nth` name a step as in a
/// [`Stop`](super::Stop).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Claim {
    /// What the root is worth.
    Value(Outcome),
    /// The best child of the root; `-` means declining.
    Best(String),
    /// The best children of the root, in tree order; only for a run that searches each of them
    /// exactly.
    Tied(Vec<String>),
    /// The number of best children of the root.
    TiedCount(u64),
    /// The children of the root with exactly this value, for Black; only for a run as in `Tied`.
    Worth(i32, Vec<String>),
    /// The best line from the root.
    Line(Vec<String>),
    /// The best line from a node.
    LineBelow { path: Vec<String>, line: Vec<String> },
    /// Exactly the moves generated as candidates at a node, in any order.
    Candidates {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<String>,
        moves: Vec<String>,
    },
    /// The move after a pass that triggered a candidate.
    CalledBy {
        /// The path to the candidate.
        path: Vec<String>,
        /// The path to the move.
        by: Vec<String>,
    },
    /// The number of nodes entered, the root included.
    Entered(u64),
    /// The number of leaves evaluated.
    Leaves(u64),
    /// The number of cuts that skip at least one move.
    Cutoffs(u64),
    /// The leaves that are never evaluated, in tree order.
    Pruned(Vec<String>),
    /// Black's gain after each capture of the whole sequence, starting with 0.
    Running(Vec<i32>),
    /// The value of the node after each capture.
    BackedUp(Vec<i32>),
    /// The number of nodes re-searched because a null-window search failed high.
    Researches(u64),
    /// A claim that does not depend on a run.
    Fact(Fact),
    /// The number of a step; for the last step, the number of steps. Proves texts that mention
    /// "step 9".
    Step {
        #[serde(default)]
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        is: usize,
    },
    /// The texts cite the shipped lesson with this id: its title appears in quotation marks, in
    /// both languages.
    Cites(String),
    /// The value of the root before any move, for Black, in the tree's terms: 0 if values are
    /// relative to the root.
    Start(i32),
    /// The number of legal moves at the root, and whether the side to move is in check; with no
    /// moves and check, it is mate.
    Legal {
        count: usize,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        check: bool,
    },
    /// The move a computer player chooses at the root; not for shuffled players.
    Chooses {
        /// As in `one-ply-exchange` or `depth-2:yss`.
        player: String,
        best: String,
        /// For Black, in the evaluator's units.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<i32>,
    },
    /// The contribution of all terms of one kind and one side to the value of the root, for Black.
    Terms { kind: TermKind, of: Player, value: i32 },
    /// Claims about a variation of the lesson's subject, each checked against a run over it. The
    /// algorithm need not be one of the lesson's.
    With(LessonVariation, Vec<Claim>),
    /// The value so far of a node at a step.
    ValueAt {
        #[serde(default)]
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        path: Vec<String>,
        /// For Black.
        value: Fraction,
    },
    /// What the table keeps of a node that the search leaves.
    Keeps {
        /// The path to the node.
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        bound: Bound,
        /// For Black.
        value: i32,
        /// In plies to the horizon.
        depth: u8,
        /// The move, if it keeps one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        best: Option<String>,
    },
    /// The proof and disproof numbers of a node at a step.
    ProofAt {
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        path: Vec<String>,
        proof: CountOrInfinity,
        disproof: CountOrInfinity,
    },
    /// The interval of a node at a step.
    IntervalAt {
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<String>,
        /// Both for Black.
        pessimistic: i32,
        optimistic: i32,
    },
    /// The thresholds of a node at a step.
    ThresholdsAt {
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        path: Vec<String>,
        proof: CountOrInfinity,
        disproof: CountOrInfinity,
    },
    /// The node that the search enters next after a step; with proof numbers, on the path to the
    /// most-proving node.
    NextAt {
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        path: Vec<String>,
    },
    /// The move that a search that samples would choose if it ended after so many iterations.
    ChosenAfter { iterations: u32, best: String },
    /// The visits of a node after so many iterations, and the mean reward for MAX with three decimals.
    SampledAfter {
        iterations: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<String>,
        visits: u32,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        mean: String,
    },
    /// The branches below a node are cut at a step.
    CutAt {
        #[serde(default)]
        on: Occasion,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        path: Vec<String>,
    },
}

impl Claim {
    /// Whether it needs the exact values of all children of the root, which only a run without cuts
    /// provides.
    pub(super) const fn needs_every_value(&self) -> bool {
        matches!(self, Self::Tied(_) | Self::TiedCount(_) | Self::Worth(..))
    }

    /// The step it is about, with the path to its node; `None` for claims about the whole run.
    pub(super) fn at_step(&self) -> Option<(When<'_>, &[String])> {
        let (on, at, nth, path): (_, _, _, &[String]) = match self {
            Self::ValueAt { on, at, nth, path, .. }
            | Self::CutAt { on, at, nth, path }
            | Self::NextAt { on, at, nth, path }
            | Self::ProofAt { on, at, nth, path, .. }
            | Self::IntervalAt { on, at, nth, path, .. }
            | Self::ThresholdsAt { on, at, nth, path, .. } => (on, at, nth, path),
            Self::Keeps { at, nth, .. } => (&Occasion::Event(EventKind::Exit), at, nth, at),
            Self::Step { on, at, nth, .. } => (on, at, nth, &[]),
            _ => return None,
        };
        Some((When { on: *on, at, nth: *nth }, path))
    }
}
