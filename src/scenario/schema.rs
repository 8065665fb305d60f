//! The schema of `scenarios/*.ron`. Unknown fields are refused by name.

use serde::{Deserialize, Serialize};

use crate::language::Words;
use crate::subject::SubjectSetup;

/// The version of the schema that this program writes.
pub const VERSION: u32 = 1;

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

/// A step worth stopping at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// The step: the state after so many events.
    pub step: usize,
    /// What to look at there.
    pub words: Words,
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question.
    pub ask: Words,
    /// The answer.
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
    /// The best line from the root.
    Line(Vec<String>),
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
    /// At a step, the value so far of a node, given by the path to it.
    ValueAt {
        /// The step.
        step: usize,
        /// The path from the root; empty for the root itself.
        path: Vec<String>,
        /// The value, for Black.
        value: i32,
    },
    /// At a step, the branches below a node are cut.
    CutAt {
        /// The step.
        step: usize,
        /// The path from the root.
        path: Vec<String>,
    },
}
