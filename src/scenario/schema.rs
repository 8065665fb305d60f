//! The schema of `scenarios/*.ron`. Unknown fields are refused by name.

use serde::{Deserialize, Deserializer, Serialize};

use super::count::CountOrInfinity;
use super::facts::Fact;
use super::table::LessonTable;
use super::when::{Occasion, When};

use crate::eval::TermKind;
use crate::language::Words;
use crate::search::Algorithm;
use crate::subject::SubjectSetup;

/// The version of the schema that this program writes. It reads version 1 as well, in which steps
/// had numbers.
pub const VERSION: u32 = 2;

/// One lesson: one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The version of the schema.
    pub version: u32,
    /// The id, which is also the name of the file.
    pub id: String,
    /// The title.
    pub title: Words,
    /// Which diagram of which book or article this is, and what of it is reconstructed.
    pub source: Words,
    /// Notes that stand without a teacher.
    pub notes: Words,
    /// What the tree is about.
    pub subject: SubjectSetup,
    /// The algorithms of the lesson, by id; it opens with the first.
    pub algorithms: Vec<String>,
    /// Steps of the first algorithm that are worth stopping at.
    pub stops: Vec<Stop>,
    /// Questions, with answers to reveal.
    pub questions: Vec<Question>,
    /// What `yomisuji check` proves.
    pub promises: Vec<Promise>,
    /// What other readers are set beside the tree when the lesson opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compare: Option<Compare>,
    /// Listings with a slip that belong to the position at the root.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub twins: Vec<TwinClaim>,
    /// Whether the lesson opens inside the evaluation instead of at the tree, and with what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<Inside>,
    /// Whether the lesson opens with the list of candidates instead of the tree.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub candidates: bool,
    /// A table below the notes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<LessonTable>,
    /// Whether it is a copy for students, without answers: it opens in Predict.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub student: bool,
}

/// A listing with a slip beside the same listing as it should be, and what `yomisuji check` proves
/// of both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwinClaim {
    /// The id of the listing.
    pub id: String,
    /// What it returns as it should be.
    pub right: i32,
    /// What it returns as it was published; `None` if no compiler takes it.
    pub faulty: Option<i32>,
    /// The line at which the two part, from 1.
    pub part_at: usize,
}

/// What of an evaluation a lesson opens with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Inside {
    /// The terms of one kind; none: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<TermKind>,
    /// In Othello, the pattern that is looked at, as in `hor4-1`; none: the sum of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// In Othello, whether it shows how good the weights of the patterns are.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub errors: bool,
    /// Whether it shows what the last move has changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub change: bool,
}

/// Readers beside the tree, of the position at its root.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compare {
    /// How deep our engine and the others read, in plies.
    pub depth: u8,
    /// Engines of the person's own list that take part, by their names there; those that are not
    /// on it are passed over. A lesson never names a program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<String>,
    /// What our engine plays after a depth, in USI: a promise that `yomisuji check` proves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<(u8, String)>,
}

const fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_once(nth: &u32) -> bool {
    *nth == 1
}

/// A number where files of version 1 have one, and later ones have nothing.
fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<usize>, D::Error> {
    usize::deserialize(deserializer).map(Some)
}

/// A step worth stopping at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// What happens at the step.
    #[serde(default)]
    pub on: Occasion,
    /// Where: the path to the node from the root; for a value that comes back, to the child that it
    /// comes back from. Of a diagram, a name alone is enough where no other node has it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
    /// For which time, from 1.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub nth: u32,
    /// The step by its number, as files of version 1 named it. `None` once the lesson is loaded.
    #[serde(default, skip_serializing, deserialize_with = "number")]
    pub step: Option<usize>,
    /// What to look at there.
    pub words: Words,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question.
    pub ask: Words,
    /// The answer; only a copy for students has none.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub answer: Words,
}

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
    /// At a step, the value so far of a node, given by the path to it.
    ValueAt {
        /// What happens at the step.
        #[serde(default)]
        on: Occasion,
        /// Where, as in a [`Stop`].
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The step by its number, in files of version 1.
        #[serde(default, skip_serializing, deserialize_with = "number")]
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
        /// Where, as in a [`Stop`].
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
        /// Where, as in a [`Stop`].
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
        /// Where, as in a [`Stop`].
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
        /// Where, as in a [`Stop`].
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// For which time, from 1.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        nth: u32,
        /// The step by its number, in files of version 1.
        #[serde(default, skip_serializing, deserialize_with = "number")]
        step: Option<usize>,
        /// The path from the root.
        path: Vec<String>,
    },
}

impl Lesson {
    /// From now on the lesson opens with `algorithm`.
    pub fn open_with(&mut self, algorithm: Algorithm) {
        let id = algorithm.id();
        self.algorithms.retain(|other| other != id);
        self.algorithms.insert(0, id.to_owned());
    }
}

impl Stop {
    pub(super) fn when(&self) -> When<'_> {
        When {
            on: self.on,
            at: &self.at,
            nth: self.nth,
            step: self.step,
        }
    }
}

impl Claim {
    /// Whether it is about the values of all children of the root, which only a run without cuts
    /// knows.
    pub(super) const fn needs_every_value(&self) -> bool {
        matches!(self, Self::Tied(_) | Self::TiedCount(_) | Self::Worth(..))
    }

    /// The path to the node that it is about at a step, if it is about one.
    pub(super) fn path(&self) -> Option<&[String]> {
        match self {
            Self::ValueAt { path, .. }
            | Self::CutAt { path, .. }
            | Self::NextAt { path, .. }
            | Self::ProofAt { path, .. }
            | Self::ThresholdsAt { path, .. } => Some(path),
            Self::LineBelow { .. }
            | Self::Candidates { .. }
            | Self::CalledBy { .. }
            | Self::Value(_)
            | Self::Best(_)
            | Self::Tied(_)
            | Self::TiedCount(_)
            | Self::Worth(..)
            | Self::Line(_)
            | Self::Entered(_)
            | Self::Leaves(_)
            | Self::Cutoffs(_)
            | Self::Researches(_)
            | Self::Pruned(_)
            | Self::Running(_)
            | Self::Fact(_)
            | Self::BackedUp(_) => None,
        }
    }

    /// The step that it is about, if it is about one.
    pub(super) fn when(&self) -> Option<When<'_>> {
        match self {
            Self::ValueAt {
                on, at, nth, step, ..
            }
            | Self::CutAt {
                on, at, nth, step, ..
            } => Some(When {
                on: *on,
                at,
                nth: *nth,
                step: *step,
            }),
            Self::NextAt { on, at, nth, .. }
            | Self::ProofAt { on, at, nth, .. }
            | Self::ThresholdsAt { on, at, nth, .. } => Some(When {
                on: *on,
                at,
                nth: *nth,
                step: None,
            }),
            Self::Value(_)
            | Self::Best(_)
            | Self::Tied(_)
            | Self::TiedCount(_)
            | Self::Worth(..)
            | Self::Line(_)
            | Self::LineBelow { .. }
            | Self::Candidates { .. }
            | Self::CalledBy { .. }
            | Self::Entered(_)
            | Self::Leaves(_)
            | Self::Cutoffs(_)
            | Self::Researches(_)
            | Self::Pruned(_)
            | Self::Running(_)
            | Self::Fact(_)
            | Self::BackedUp(_) => None,
        }
    }
}
