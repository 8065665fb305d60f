//! The view of What if.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::pages::LessonVariant;
use language::Words;
use scenario::OrderingLab;
use search::Algorithm;
use subject::LessonSetting;
use tree::NodeId;
#[derive(Clone, Debug, Default)]
pub struct WhatIfView {
    /// All changes, combined.
    pub variant: LessonVariant,
    pub edits: usize,
    pub can_travel: (bool, bool),
    /// The settings of the changed lesson that have a few choices.
    pub settings: Vec<LessonSetting>,
    /// The algorithms that run on the changed tree, and the one that does.
    pub algorithms: (Vec<Algorithm>, Option<Algorithm>),
    /// Whether the tree is written by hand: its leaves and the order of its moves can be changed.
    pub is_by_hand: bool,
    /// Whether a move can be played before the reading begins, and one taken back.
    pub plays: (bool, bool),
    /// The shown node in the changed tree, its name, and its index among its siblings with their
    /// number.
    pub shown: Option<(NodeId, String, (u32, u32))>,
    /// The shown node, if it is a leaf whose value can be set.
    pub leaf: Option<EditedLeaf>,
    /// The differences, in sentences; empty while they are being computed.
    pub sentences: Vec<String>,
    /// The nodes of the changed tree with another value, or read in only one of the runs.
    pub changed: BTreeSet<NodeId>,
    /// Why there is no run of the changed lesson.
    pub failed: Option<Words>,
    /// Whether other orders can be tried, and whether they are shown.
    pub lab: (bool, bool),
    pub counted: Option<Arc<OrderingLab>>,
}

impl WhatIfView {
    pub fn is_changed(&self) -> bool {
        self.variant != LessonVariant::default()
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditedLeaf {
    /// Its node in the changed tree.
    pub node: NodeId,
    /// Its value there, for Black.
    pub value: i32,
    /// Its value in the original lesson.
    pub before: Option<i32>,
}
