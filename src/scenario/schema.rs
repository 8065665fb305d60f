//! The schema of `scenarios/*.ron`. Unknown fields are refused by name.

use serde::{Deserialize, Serialize};

use super::claim::Promise;
use super::table::LessonTable;
use super::when::{Occasion, When, is_once, once};
use eval::TermKind;
use language::Words;
use score::{Fraction, Outcome};
use search::{Algorithm, PlannedSearch, Sampling};
use subject::SubjectSetup;

pub const VERSION: u32 = 2;

/// How much Japanese is read in a minute.
const LETTERS_A_MINUTE: usize = 400;
const MINUTES_A_QUESTION: usize = 2;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub version: u32,
    /// The id, which is also the name of the file.
    pub id: String,
    pub title: Words,
    /// The diagram of the book or article that it reproduces, and which parts are reconstructed.
    pub source: Words,
    /// Notes that can be read without a teacher.
    pub notes: Words,
    pub subject: SubjectSetup,
    /// The algorithms of the lesson, by id; it opens with the first.
    pub algorithms: Vec<String>,
    /// How its algorithms sample that do.
    #[serde(default, skip_serializing_if = "Sampling::is_usual")]
    pub sampling: Sampling,
    /// How likely moves of a hand-written tree are the best of their siblings before any search, by
    /// the names of their nodes; what is left is shared alike by the siblings that are not named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub priors: Vec<(String, String)>,
    /// The least and the greatest value of nodes of a hand-written tree before any search, by their
    /// names; of a node that is not named, those of the leaves below.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<(String, Fraction, Fraction)>,
    /// Steps of the first algorithm worth stopping at; may be empty.
    #[serde(default)]
    pub stops: Vec<Stop>,
    /// Questions, with answers to reveal.
    #[serde(default)]
    pub questions: Vec<Question>,
    /// Proved by `yomisuji check`.
    pub promises: Vec<Promise>,
    /// The readers to show beside the tree when the lesson opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compare: Option<Compare>,
    /// Listings with a slip for the position at the root.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub twins: Vec<TwinClaim>,
    /// The view of the evaluation that the lesson opens with; `None` for the tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<Inside>,
    /// Whether the lesson opens with the list of candidates instead of the tree.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub candidates: bool,
    /// A table below the notes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<LessonTable>,
    /// Whether it is a student copy, without answers: it opens in Predict.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub student: bool,
}

/// A listing with a slip and its corrected version, with the results proved by `yomisuji check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwinClaim {
    pub id: String,
    /// The result of the corrected version.
    pub right: i32,
    /// The result of the published version; `None` if it does not compile.
    pub faulty: Option<i32>,
    /// The line at which the two diverge, from 1.
    pub part_at: usize,
}

/// The view of the evaluation that a lesson opens with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Inside {
    /// The kind of terms to show; `None` for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<TermKind>,
    /// For Othello, the pattern to show, as in `hor4-1`; `None` for the sum of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// For Othello, whether to show the fit errors of the weights.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub errors: bool,
    /// Whether to show the changes by the last move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub change: bool,
}

/// Other readers of the root position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compare {
    /// The depth for our engine and the others, in plies.
    pub depth: u8,
    /// Engines to include, by their names in the user's list; missing ones are skipped. A lesson
    /// never names a program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<String>,
    /// The move our engine plays at a depth, in USI; proved by `yomisuji check`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<(u8, String)>,
}

/// A step worth stopping at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    #[serde(default)]
    pub on: Occasion,
    /// The path from the root to the node; for a returning value, to the child it returns from. In
    /// a diagram, a name alone suffices if it is unique.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
    /// Which occurrence, from 1.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub nth: u32,
    /// What to notice there.
    pub words: Words,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub ask: Words,
    /// Empty only in a student copy.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub answer: Words,
    #[serde(default, skip_serializing_if = "AskedForm::is_open")]
    pub asked: AskedForm,
    /// Whether the question itself reveals a result of the run, so that a student copy omits it.
    /// Needed only for results other than values, counts, the best move and cuts, which are
    /// detected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tells: bool,
}

/// How a question is asked, so that an answer can be told right from wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum AskedForm {
    /// Only whoever answers can judge it.
    #[default]
    Open,
    /// One of several answers is right.
    Choice {
        /// Its number, from 1.
        right: usize,
        of: Vec<Words>,
    },
    Number(Outcome),
    /// Nodes of the tree, by their names, in any order.
    Nodes(Vec<String>),
}

impl AskedForm {
    pub(super) fn is_open(&self) -> bool {
        *self == Self::Open
    }
}

impl Lesson {
    /// A lesson of the current version without stops, questions and promises.
    pub fn plain(id: String, title: Words, subject: SubjectSetup, algorithms: Vec<String>) -> Self {
        Self {
            version: VERSION,
            id,
            title,
            source: Words::default(),
            notes: Words::default(),
            subject,
            algorithms,
            sampling: Sampling::default(),
            priors: Vec::new(),
            bounds: Vec::new(),
            stops: Vec::new(),
            questions: Vec::new(),
            promises: Vec::new(),
            compare: None,
            twins: Vec::new(),
            inside: None,
            candidates: false,
            table: None,
            student: false,
        }
    }

    /// How long it takes to read the notes, to think at every stop and to answer the questions, in
    /// minutes: a rule of thumb, in steps of five.
    pub fn minutes(&self) -> usize {
        let read = self.notes.ja.chars().count() / LETTERS_A_MINUTE;
        let work = self.stops.len() + MINUTES_A_QUESTION * self.questions.len();
        (read + work).div_ceil(5).max(1) * 5
    }

    /// A search by one of its algorithms.
    pub fn search_by(&self, algorithm: Algorithm) -> PlannedSearch {
        PlannedSearch { algorithm, sampling: self.sampling }
    }

    pub fn open_with(&mut self, algorithm: Algorithm) {
        let id = algorithm.id();
        self.algorithms.retain(|other| other != id);
        self.algorithms.insert(0, id.to_owned());
    }
}

impl Stop {
    pub(super) fn when(&self) -> When<'_> {
        When { on: self.on, at: &self.at, nth: self.nth }
    }
}
