//! Pruned branches: each cut is one entry, however many branches it skips.

use std::collections::BTreeSet;

use super::entries::{FULL, Grader, entry};
use super::filled::Sheet;
use super::key::{KeyNode, SheetReading};
use super::own::WrittenValues;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use score::BoundedScore;
use tree::NodeId;

impl Grader<'_> {
    /// Grades the cut at a searched node: right if every skipped branch is marked, half right if
    /// some are.
    pub(super) fn graded_cut(&self, parent: NodeId) -> Option<GradedEntry> {
        let is_asked = |child: &NodeId| {
            let of = self.key.node(*child);
            of.is_some_and(|of| of.reading == SheetReading::Cut && of.cut_is_asked)
        };
        let cut: Vec<_> = self.tree.children(parent).filter(is_asked).collect();
        let &first = cut.first()?;
        let is_missed = |child: &&NodeId| {
            !self.sheet.leaves_out(self.tree, **child) && !self.follows_reading(**child)
        };
        let missed = cut.iter().find(is_missed).copied();
        let is_marked = |child: &NodeId| self.sheet.leaves_out(self.tree, *child);
        let (node, verdict, points, most) = if let Some(above) = self.wrongly_cut(parent) {
            let most = if self.follows_cut(above) { 0 } else { FULL };
            (first, SheetVerdict::InsideOwnCut, 0, most)
        } else if let Some(missed) = missed {
            let of = self.key.node(missed)?;
            let some = cut.iter().any(is_marked);
            let verdict = self.missed_cut(missed, parent, of);
            (missed, verdict, if some { FULL / 2 } else { 0 }, FULL)
        } else if cut.iter().all(is_marked) {
            (first, SheetVerdict::Right, FULL, FULL)
        } else {
            (first, SheetVerdict::Follows, FULL, FULL)
        };
        let step = self.key.node(node)?.cut_step;
        Some(entry(node, SheetEntry::Cut, verdict, (points, most), step))
    }

    /// Grades what is written inside a branch that is rightly marked as pruned: neither points nor
    /// penalty. If the mark is missing, the entry of the cut reports it.
    pub(super) fn graded_inside(&self, node: NodeId, of: &KeyNode) -> Option<GradedEntry> {
        let is_written =
            self.sheet.values.contains_key(&node) || self.sheet.numbers.contains_key(&node);
        let is_told = is_written && self.sheet.leaves_out(self.tree, node);
        let entry = entry(node, SheetEntry::Value, SheetVerdict::InsideCut, (0, 0), of.cut_step);
        is_told.then_some(entry)
    }

    /// Whether the window is still open before a pruned branch by the learner's own values, at a
    /// node where the rule is verified: then the learner rightly searches it. Not by a number that
    /// nothing below has, which would excuse reading anything.
    fn follows_reading(&self, branch: NodeId) -> bool {
        !self.sheet.leaves_out(self.tree, branch)
            && self.right.is_closed_before(branch) == Some(true)
            && WrittenValues { only_found: true, ..self.own }.is_closed_before(branch)
                == Some(false)
    }

    /// Whether what is cut beyond the first branch is what the shape of the tree tells, as if the first
    /// moves were the best ones, and not what the search cuts, and most of it follows from wrong values.
    pub(super) fn cuts_by_shape(&self, model: &Sheet) -> bool {
        let (tree, root) = (self.tree, self.key.root());
        if !self.key.algorithm().keeps_window() {
            return false;
        }
        let first = tree.children(root).next();
        let beyond = |cuts: &BTreeSet<NodeId>| -> BTreeSet<NodeId> {
            let is_beyond = |&&cut: &&NodeId| tree.ancestors(cut).all(|at| Some(at) != first);
            cuts.iter().filter(is_beyond).copied().collect()
        };
        let cuts = beyond(&self.sheet.cuts);
        let follows = |cut: &&NodeId| self.own.window(**cut) != self.right.window(**cut);
        let is_other = cuts != beyond(&model.cuts) && cuts == beyond(&self.cut_by_shape());
        is_other && 2 * cuts.iter().filter(follows).count() >= cuts.len()
    }

    /// What would be cut if the first move of every node were its best one: all others, where the other
    /// player has read another move on the way. So does [`search::Slip::FirstIsBest`] cut, but this is
    /// known of a part of a tree and of any window, too.
    fn cut_by_shape(&self) -> BTreeSet<NodeId> {
        let (tree, key) = (self.tree, self.key);
        let mut cuts = BTreeSet::new();
        for &node in key.inner() {
            let player = key.chooser(tree, node);
            let mut way = tree.ancestors(node).take_while(|at| *at != key.root());
            let is_bounded = way.any(|at| {
                let above = tree.parent(at).unwrap_or(at);
                key.chooser(tree, above) != player && tree.children(above).next() != Some(at)
            });
            let others = tree.children(node).skip(1).filter(|child| key.may_cut(tree, *child));
            cuts.extend(others.filter(|_| is_bounded));
        }
        let is_top = |cut: &NodeId| tree.ancestors(*cut).skip(1).all(|at| !cuts.contains(&at));
        cuts.iter().copied().filter(is_top).collect()
    }

    fn missed_cut(&self, node: NodeId, parent: NodeId, of: &KeyNode) -> SheetVerdict {
        let is_begun = self.sheet.is_begun(self.tree, parent)
            || self.sheet.values.contains_key(&node)
            || self.sheet.is_begun(self.tree, node);
        let value = self.key.node(parent).and_then(|of| of.value);
        let is_tied = |value: BoundedScore| {
            let reasons = &of.reasons;
            !reasons.is_empty() && reasons.iter().all(|reason| reason.bound == value.value)
        };
        match (is_begun, value.is_some_and(is_tied)) {
            (false, _) => SheetVerdict::Empty,
            (true, true) => SheetVerdict::MissedTie,
            (true, false) => SheetVerdict::PrunedTooLittle,
        }
    }
}
