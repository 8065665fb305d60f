//! What a learner has begun and not ended, as data.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::open::Opened;
use super::predict::PredictProgress;
use crate::lesson::{PredictionKind, Sheet};
use crate::tree::NodeId;

/// So many sheets of a learner are kept; then the oldest goes.
pub(super) const KEPT: usize = 60;
/// How far a learner has come is kept of so many runs: of more than ship.
pub(super) const RUNS_KEPT: usize = 1_000;

/// The run that something was done with, as it is known again at the next start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RunName {
    /// The name of the source of the lesson.
    lesson: String,
    /// The algorithm, by id.
    algorithm: String,
    /// How many nodes its tree has.
    nodes: usize,
    /// How many steps it has.
    steps: usize,
}

impl RunName {
    pub(super) fn of(open: &Opened) -> Self {
        Self {
            lesson: open.source().name(),
            algorithm: open.algorithm().id().to_owned(),
            nodes: open.tree().len(),
            steps: open.replay().trace().len(),
        }
    }
}

/// A sheet that has been begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSheet {
    /// The run that it is about.
    pub(in crate::session) run: RunName,
    /// The part of the tree that is filled in: the node at its top.
    pub(super) root: NodeId,
    /// What has been written.
    pub(super) sheet: Sheet,
    /// Whether the model has been looked at: nothing is marked any more.
    pub(super) has_seen_model: bool,
}

/// What a learner has begun and not ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedStudy {
    /// What is not asked for in Predict.
    pub(in crate::session) unasked: BTreeSet<PredictionKind>,
    /// Whether every question there is is asked.
    pub(in crate::session) every: bool,
    /// How far one has come in Predict, the last one at the end.
    pub(in crate::session) predictions: Vec<(RunName, PredictProgress)>,
    /// The sheets of Fill in, the last one at the end.
    pub(in crate::session) sheets: Vec<SavedSheet>,
}

impl SavedStudy {
    /// How many runs and sheets are kept.
    pub(in crate::session) const MOST_RUNS: usize = RUNS_KEPT;
    pub(in crate::session) const MOST_SHEETS: usize = KEPT;
}
