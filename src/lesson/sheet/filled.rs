//! What a learner has filled in.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::key::{SheetKey, SheetReading};
use crate::score::{BoundedScore, ProofNumbers, Window};
use crate::tree::{NodeId, Tree};

/// What a learner has filled in of a run. Values are for Black.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sheet {
    /// What nodes return, with ≧ or ≦ where that is all that is known.
    pub values: BTreeMap<NodeId, BoundedScore>,
    /// The windows that are passed to nodes.
    pub windows: BTreeMap<NodeId, Window>,
    /// Proof and disproof numbers, where the algorithm counts them.
    pub numbers: BTreeMap<NodeId, WrittenNumbers>,
    /// The child that is chosen at a node.
    pub choices: BTreeMap<NodeId, NodeId>,
    /// Branches that are never read.
    pub cuts: BTreeSet<NodeId>,
}

/// Proof and disproof number, as far as they are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WrittenNumbers {
    /// The proof number.
    pub proof: Option<u32>,
    /// The disproof number.
    pub disproof: Option<u32>,
}

impl WrittenNumbers {
    /// Both, if none is missing.
    #[must_use]
    pub fn both(self) -> Option<ProofNumbers> {
        let (proof, disproof) = self.proof.zip(self.disproof)?;
        Some(ProofNumbers { proof, disproof })
    }
}

impl From<ProofNumbers> for WrittenNumbers {
    fn from(numbers: ProofNumbers) -> Self {
        Self {
            proof: Some(numbers.proof),
            disproof: Some(numbers.disproof),
        }
    }
}

impl Sheet {
    /// The sheet of somebody who knows everything: what the run says of the nodes of the exercise.
    #[must_use]
    pub fn model(tree: &Tree, key: &SheetKey) -> Self {
        let mut sheet = Self::default();
        for (&node, of) in key.nodes() {
            if of.reading == SheetReading::Cut {
                let is_top = tree.parent(node).is_none_or(|parent| {
                    key.node(parent)
                        .is_none_or(|of| of.reading != SheetReading::Cut)
                });
                if is_top && of.cut_is_asked {
                    sheet.cuts.insert(node);
                }
                continue;
            }
            if of.value_is_asked {
                sheet.values.extend(of.value.map(|value| (node, value)));
            }
            sheet
                .windows
                .extend(key.asked_window(node).map(|window| (node, window)));
            let numbers = of.numbers.map(|is| (node, is.into()));
            sheet.numbers.extend(numbers);
            sheet.choices.extend(of.choice.map(|best| (node, best)));
        }
        sheet
    }

    /// Whether nothing has been filled in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        let numbers = self.values.len() + self.windows.len() + self.numbers.len();
        numbers + self.choices.len() + self.cuts.len()
    }

    /// Whether a branch is never read, as the learner sees it: it is marked, or one above it is, or
    /// all its children are.
    #[must_use]
    pub fn leaves_out(&self, tree: &Tree, node: NodeId) -> bool {
        let mut way = std::iter::successors(Some(node), |&at| tree.parent(at));
        way.any(|at| self.cuts.contains(&at)) || self.leaves_out_below(tree, node)
    }

    /// Whether all children of a node are marked, or all of theirs are.
    fn leaves_out_below(&self, tree: &Tree, node: NodeId) -> bool {
        // A branch that is marked nowhere need not be walked.
        let mut children = tree.children(node);
        children.len() > 0
            && !self.cuts.is_empty()
            && !self.values.contains_key(&node)
            && children
                .all(|child| self.cuts.contains(&child) || self.leaves_out_below(tree, child))
    }

    /// Whether anything is written at a node, or a branch right below it is marked.
    #[must_use]
    pub fn is_begun(&self, tree: &Tree, node: NodeId) -> bool {
        self.values.contains_key(&node)
            || self.numbers.contains_key(&node)
            || tree
                .children(node)
                .any(|child| self.cuts.contains(&child) || self.values.contains_key(&child))
    }

    /// Whether value, window or numbers are written at a node.
    #[must_use]
    pub fn says(&self, node: NodeId) -> bool {
        self.values.contains_key(&node)
            || self.windows.contains_key(&node)
            || self.numbers.contains_key(&node)
    }

    /// Takes everything away that is written at nodes that `tree` does not have.
    pub fn keep_to(&mut self, tree: &Tree) {
        let is_there = |node: &NodeId| node.index() < tree.len();
        self.values.retain(|node, _| is_there(node));
        self.windows.retain(|node, _| is_there(node));
        self.numbers.retain(|node, _| is_there(node));
        self.choices
            .retain(|node, child| is_there(child) && tree.parent(*child) == Some(*node));
        self.cuts.retain(is_there);
    }

    /// Takes everything away that is written at a node.
    pub fn clear(&mut self, node: NodeId) {
        self.values.remove(&node);
        self.windows.remove(&node);
        self.numbers.remove(&node);
        self.choices.remove(&node);
        self.cuts.remove(&node);
    }
}
