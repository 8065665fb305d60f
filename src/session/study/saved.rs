//! A learner's unfinished work, as data.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::open::Opened;
use super::make::SavedDraft;
use super::open_questions::OpenVerdicts;
use super::predict::PredictProgress;
use super::what_if::SavedChanges;
use lesson::{PredictionKind, Sheet};
use tree::NodeId;

/// The maximum number of sheets kept; then the oldest is dropped.
pub(super) const KEPT: usize = 60;
/// The maximum number of runs whose progress is kept: more than ship.
pub(super) const RUNS_KEPT: usize = 1_000;

/// Identifies a run across sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RunName {
    /// The name of the source of the lesson.
    lesson: String,
    /// The id of the algorithm.
    algorithm: String,
    /// The size of its tree.
    nodes: usize,
    /// The number of its steps.
    steps: usize,
}

impl RunName {
    /// The name of the source of the lesson.
    pub(crate) fn lesson(&self) -> &str {
        &self.lesson
    }

    /// Whether it is a run of this lesson with this algorithm, by its id.
    pub(crate) fn is_of(&self, lesson: &str, algorithm: &str) -> bool {
        self.lesson == lesson && self.algorithm == algorithm
    }

    /// The number of its steps.
    pub(super) fn steps(&self) -> usize {
        self.steps
    }

    pub(super) fn of(open: &Opened) -> Self {
        Self {
            lesson: open.source().name(),
            algorithm: open.algorithm().id().to_owned(),
            nodes: open.tree().len(),
            steps: open.replay().trace().len(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSheet {
    pub(crate) run: RunName,
    /// The root of the part of the tree that is filled in.
    pub(super) root: NodeId,
    /// The iteration that is backed up, of a run that samples.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) iteration: Option<u32>,
    pub(super) sheet: Sheet,
    /// Whether the model has been seen: the sheet earns no further mark.
    pub(super) has_seen_model: bool,
}

/// A learner's unfinished work.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedStudy {
    /// The kinds of questions that are turned off in Predict.
    pub(crate) unasked: BTreeSet<PredictionKind>,
    /// Whether all questions are asked, not only those worth asking.
    pub(crate) every: bool,
    /// The progress in Predict, the most recent run last.
    pub(crate) predictions: Vec<(RunName, PredictProgress)>,
    /// The sheets of Fill in, the most recent last.
    pub(crate) sheets: Vec<SavedSheet>,
    /// The changes to lessons in What if, the most recent last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) changes: Vec<SavedChanges>,
    /// The texts of lessons that are being made, the most recent last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) drafts: Vec<SavedDraft>,
    /// How the questions in the notes were answered, by the names of lessons.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) open_questions: BTreeMap<String, OpenVerdicts>,
}

/// The runs of which another window has shown more than this one has saved, with what it has shown.
pub type SeenElsewhere = Vec<(RunName, PredictProgress)>;

impl SavedStudy {
    /// What another window has shown since this one has saved `base`.
    pub fn seen_beyond(&self, base: &Self) -> SeenElsewhere {
        let nothing = PredictProgress::default();
        let is_more = |(run, theirs): &&(RunName, PredictProgress)| {
            let before = base.predictions.iter().find(|(other, _)| other == run);
            before.map_or(&nothing, |(_, before)| before).has_not_seen(theirs)
        };
        self.predictions.iter().filter(is_more).cloned().collect()
    }

    /// The maximum number of runs whose progress is kept.
    pub(crate) const MOST_RUNS: usize = RUNS_KEPT;
    pub(crate) const MOST_SHEETS: usize = KEPT;
}
