//! What follows from the changes, to be shown.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::language::Words;
use crate::scenario::OrderingLab;
use crate::search::Algorithm;
use crate::session::study::beside::LessonVariant;
use crate::subject::LessonSetting;
use crate::tree::NodeId;

/// What follows from the changes.
#[derive(Clone, Debug, Default)]
pub struct WhatIfView {
    /// Everything that is changed.
    pub variant: LessonVariant,
    /// How many changes have been made.
    pub edits: usize,
    /// Whether there is one to take back, and one to do again.
    pub can_travel: (bool, bool),
    /// What of the changed lesson has a few choices.
    pub settings: Vec<LessonSetting>,
    /// The algorithms that run on the changed tree, and which does.
    pub algorithms: (Vec<Algorithm>, Option<Algorithm>),
    /// Whether the tree is written by hand: its leaves and the order of its moves can be changed.
    pub is_by_hand: bool,
    /// Whether a move can be played before the reading begins, and one taken back.
    pub plays: (bool, bool),
    /// The node of the changed tree that is shown, its name, and its place among its siblings with how
    /// many there are.
    pub shown: Option<(NodeId, String, (u32, u32))>,
    /// The same, if it is a leaf whose value can be set.
    pub leaf: Option<EditedLeaf>,
    /// What is different, in sentences; none while it is being found out.
    pub sentences: Vec<String>,
    /// The nodes of the changed tree that are worth something else, or are read in one run alone.
    pub changed: BTreeSet<NodeId>,
    /// Why there is no run of the changed lesson.
    pub failed: Option<Words>,
    /// Whether other orders can be tried; and whether they are shown.
    pub lab: (bool, bool),
    /// What they have given.
    pub counted: Option<Arc<OrderingLab>>,
}

impl WhatIfView {
    /// Whether anything has been changed, and not taken back.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.variant != LessonVariant::default()
    }
}

/// A leaf whose value can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditedLeaf {
    /// The node of the changed tree.
    pub node: NodeId,
    /// What it is worth there, for Black.
    pub value: i32,
    /// What it is worth in the lesson.
    pub before: Option<i32>,
}
