//! The schema of `scenarios/*.ron`. Unknown fields are refused by name.

use serde::{Deserialize, Serialize};

use super::claim::Promise;
use super::table::LessonTable;
use super::when::{Occasion, When, as_number, is_once, number, once};
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
    /// Steps of the first algorithm that are worth stopping at; a lesson may have none.
    #[serde(default)]
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
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "as_number",
        deserialize_with = "number"
    )]
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
    /// Whether the question itself says what the run finds: a copy for students leaves it out. Where it
    /// gives a value, a count, the best move or a cut, that is seen without being told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tells: bool,
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
