//! The learner's entries.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::key::{SheetKey, SheetReading};
use score::{BoundedScore, NodeNumbers, Score, Window};
use tree::{NodeId, Tree};

/// A learner's entries for a run. Values are for Black.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sheet {
    /// The values returned by nodes, with ≧ or ≦ for bounds.
    pub values: BTreeMap<NodeId, BoundedScore>,
    pub windows: BTreeMap<NodeId, Window>,
    /// The numbers that the algorithm keeps, if it does.
    pub numbers: BTreeMap<NodeId, WrittenNumbers>,
    pub choices: BTreeMap<NodeId, NodeId>,
    /// Branches marked as pruned.
    pub cuts: BTreeSet<NodeId>,
}

/// The two numbers of a node, either of which may be missing: proof and disproof number, after which
/// files call them, the ends of an interval, or visits and mean in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WrittenNumbers {
    #[serde(rename = "proof", with = "written_number")]
    pub first: Option<Score>,
    #[serde(rename = "disproof", with = "written_number")]
    pub second: Option<Score>,
}

/// Infinity as files have it.
mod written_number {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use score::Score;

    const INFINITE: i64 = u32::MAX as i64;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(super) fn serialize<S: Serializer>(
        number: &Option<Score>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let written = |number: Score| {
            if number == Score::MAX { INFINITE } else { number.0.into() }
        };
        number.map(written).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Score>, D::Error> {
        let number = Option::<i64>::deserialize(deserializer)?;
        Ok(number.map(|number| i32::try_from(number).map_or(Score::MAX, Score)))
    }
}

impl WrittenNumbers {
    /// Both, if neither is missing.
    pub fn both(self) -> Option<NodeNumbers> {
        let (first, second) = self.first.zip(self.second)?;
        Some(NodeNumbers { first, second })
    }
}

impl From<NodeNumbers> for WrittenNumbers {
    fn from(numbers: NodeNumbers) -> Self {
        Self { first: Some(numbers.first), second: Some(numbers.second) }
    }
}

impl Sheet {
    /// The model solution: the run's results for the nodes of the exercise.
    pub fn model(tree: &Tree, key: &SheetKey) -> Self {
        let mut sheet = Self::default();
        for (&node, of) in key.nodes() {
            if of.reading == SheetReading::Cut {
                let is_top = tree.parent(node).is_none_or(|parent| {
                    key.node(parent).is_none_or(|of| of.reading != SheetReading::Cut)
                });
                if is_top && of.cut_is_asked {
                    sheet.cuts.insert(node);
                }
                continue;
            }
            if of.value_is_asked {
                sheet.values.extend(of.value.map(|value| (node, value)));
            }
            sheet.windows.extend(key.asked_window(node).map(|window| (node, window)));
            let numbers = of.numbers.map(|is| (node, is.into()));
            sheet.numbers.extend(numbers);
            sheet.choices.extend(of.choice.map(|best| (node, best)));
        }
        sheet
    }

    /// What is written at these nodes.
    pub(super) fn only(&self, at: impl Fn(NodeId) -> bool) -> Self {
        let mut part = self.clone();
        part.values.retain(|node, _| at(*node));
        part.windows.retain(|node, _| at(*node));
        part.numbers.retain(|node, _| at(*node));
        part.choices.retain(|node, _| at(*node));
        part.cuts.retain(|node| at(*node));
        part
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub fn len(&self) -> usize {
        let numbers = self.values.len() + self.windows.len() + self.numbers.len();
        numbers + self.choices.len() + self.cuts.len()
    }

    /// Whether a branch is pruned according to the learner: it is marked, or an ancestor is, or all
    /// its children are.
    pub fn leaves_out(&self, tree: &Tree, node: NodeId) -> bool {
        let mut way = tree.ancestors(node);
        way.any(|at| self.cuts.contains(&at)) || self.leaves_out_below(tree, node)
    }

    /// The same with the mark at a branch of which everything below is marked: some cross out leaves.
    pub(super) fn with_marks_at_branches(&self, tree: &Tree, key: &SheetKey) -> Self {
        let is_branch =
            |node: &NodeId| key.may_cut(tree, *node) && self.leaves_out_below(tree, *node);
        let branches: BTreeSet<_> = key.nodes().map(|(node, _)| *node).filter(is_branch).collect();
        let is_inside =
            |node: &NodeId| tree.ancestors(*node).skip(1).any(|at| branches.contains(&at));
        let mut lifted = self.clone();
        lifted.cuts.extend(&branches);
        lifted.cuts.retain(|node| !is_inside(node));
        lifted
    }

    /// Whether all children of a node are marked, or all of theirs are.
    fn leaves_out_below(&self, tree: &Tree, node: NodeId) -> bool {
        // A branch without any mark need not be walked.
        let mut children = tree.children(node);
        children.len() > 0
            && !self.cuts.is_empty()
            && !self.values.contains_key(&node)
            && children
                .all(|child| self.cuts.contains(&child) || self.leaves_out_below(tree, child))
    }

    /// Whether anything is written at a node, or a branch directly below it is marked.
    pub fn is_begun(&self, tree: &Tree, node: NodeId) -> bool {
        self.values.contains_key(&node)
            || self.numbers.contains_key(&node)
            || tree
                .children(node)
                .any(|child| self.cuts.contains(&child) || self.values.contains_key(&child))
    }

    /// Whether value, window or numbers are written at a node.
    pub fn says(&self, node: NodeId) -> bool {
        self.values.contains_key(&node)
            || self.windows.contains_key(&node)
            || self.numbers.contains_key(&node)
    }

    /// Removes entries at nodes that `tree` does not have.
    pub fn keep_to(&mut self, tree: &Tree) {
        let is_there = |node: &NodeId| node.index() < tree.len();
        self.values.retain(|node, _| is_there(node));
        self.windows.retain(|node, _| is_there(node));
        self.numbers.retain(|node, _| is_there(node));
        self.choices.retain(|node, child| is_there(child) && tree.parent(*child) == Some(*node));
        self.cuts.retain(is_there);
    }

    pub fn clear(&mut self, node: NodeId) {
        self.values.remove(&node);
        self.windows.remove(&node);
        self.numbers.remove(&node);
        self.choices.remove(&node);
        self.cuts.remove(&node);
    }
}
