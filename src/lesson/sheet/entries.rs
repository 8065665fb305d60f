//! Grades each entry of a sheet.

use super::filled::{Sheet, WrittenNumbers};
use super::key::{KeyNode, SheetKey, SheetReading};
use super::means::means_verdict;
use super::moment::SheetMoment;
use super::own::WrittenValues;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use std::collections::BTreeSet;

use score::{NodeNumbers, Score, Window};
use tree::{Kind, NodeId, Tree};

/// The points of an entry; a half-right one gets half.
pub(super) const FULL: i32 = 2;

pub(super) struct Grader<'a> {
    pub(super) tree: &'a Tree,
    pub(super) key: &'a SheetKey,
    pub(super) sheet: &'a Sheet,
    pub(super) own: WrittenValues<'a>,
    /// The same under the assumption that pruned branches without a mark are searched.
    pub(super) read_on: WrittenValues<'a>,
    /// The right values, combined by the same rule; where the result differs from the trace, the
    /// rule is not applied.
    pub(super) right: WrittenValues<'a>,
}

impl<'a> Grader<'a> {
    pub(super) fn new(
        tree: &'a Tree,
        key: &'a SheetKey,
        sheet: &'a Sheet,
        model: &'a Sheet,
    ) -> Self {
        Self {
            tree,
            key,
            sheet,
            own: WrittenValues { tree, key, sheet, reads_on: false, only_found: false },
            read_on: WrittenValues { tree, key, sheet, reads_on: true, only_found: false },
            right: WrittenValues { tree, key, sheet: model, reads_on: false, only_found: false },
        }
    }

    /// Every entry that is asked for, and every one written without being asked for.
    pub(super) fn entries(&self) -> Vec<GradedEntry> {
        let mut entries = Vec::new();
        for (&node, of) in self.key.nodes() {
            match of.reading {
                SheetReading::Read => {
                    self.grade_read(node, of, &mut entries);
                    entries.extend(self.graded_cut(node));
                }
                SheetReading::Cut => entries.extend(self.graded_inside(node, of)),
                SheetReading::Neither => entries.extend(self.graded_early(node)),
            }
        }
        entries
    }

    /// Grades what is written at a node that has not been expanded at the moment that is asked.
    fn graded_early(&self, node: NodeId) -> Option<GradedEntry> {
        let is_asked = matches!(self.key.moment(), Some(SheetMoment::Expanded(_)));
        let step = self.key.asked_until().filter(|_| is_asked)?;
        let is_written = self.key.may_write(node) && self.sheet.numbers.contains_key(&node);
        let verdict = SheetVerdict::NotExpanded;
        is_written.then(|| entry(node, SheetEntry::Numbers, verdict, (-FULL, 0), step))
    }

    fn grade_read(&self, node: NodeId, of: &KeyNode, entries: &mut Vec<GradedEntry>) {
        if let Some(cut) = self.wrongly_cut(node) {
            let follows = self.follows_cut(cut);
            if cut == node {
                let verdict =
                    if follows { SheetVerdict::Follows } else { SheetVerdict::PrunedTooMuch };
                let points = if follows { 0 } else { -FULL };
                entries.push(entry(node, SheetEntry::Cut, verdict, (points, 0), of.entered));
            }
            let asked = [
                (of.value_is_asked, SheetEntry::Value, FULL, of.settled),
                (self.key.asked_window(node).is_some(), SheetEntry::Window, FULL, of.entered),
                (of.numbers.is_some(), SheetEntry::Numbers, FULL, of.settled),
                (of.choice.is_some(), SheetEntry::Choice, FULL / 2, of.settled),
            ];
            entries.extend(asked.into_iter().filter(|asked| asked.0).map(
                |(_, kind, most, step)| {
                    let most = if follows { 0 } else { most };
                    entry(node, kind, SheetVerdict::InsideOwnCut, (0, most), step)
                },
            ));
            return;
        }
        if let Some(value) = of.value.filter(|_| of.value_is_asked) {
            let verdict = self.value_verdict(node, of, value);
            let points = match verdict {
                SheetVerdict::OnlyBound | SheetVerdict::WrongBound | SheetVerdict::HardBound => {
                    FULL / 2
                }
                verdict if verdict.is_right() => FULL,
                _ => 0,
            };
            let settled = of.settled;
            entries.push(entry(node, SheetEntry::Value, verdict, (points, FULL), settled));
        }
        if let Some(window) = of.window {
            entries.extend(self.graded_window(node, window, of.entered));
        }
        if let Some(numbers) = of.numbers {
            let (verdict, points) = self.numbers_verdict(node, numbers);
            let is_other = verdict.is_wrong()
                && verdict != SheetVerdict::SwappedNumbers
                && self.is_of_other_moment(node);
            let verdict = if is_other { SheetVerdict::OtherMoment } else { verdict };
            let settled = of.settled;
            entries.push(entry(node, SheetEntry::Numbers, verdict, (points, FULL), settled));
        }
        if let Some(best) = of.choice {
            let verdict = self.choice_verdict(node, best);
            let points = if verdict.is_right() { FULL / 2 } else { 0 };
            let most = FULL / 2;
            entries.push(entry(node, SheetEntry::Choice, verdict, (points, most), of.settled));
        }
    }

    /// The topmost branch at or above `node` that the learner has pruned and the run has not.
    pub(super) fn wrongly_cut(&self, node: NodeId) -> Option<NodeId> {
        let mut cut = None;
        for at in self.tree.ancestors(node) {
            if self.sheet.cuts.contains(&at) && self.key.reading(at) == SheetReading::Read {
                cut = Some(at);
            }
            if at == self.key.root() {
                break;
            }
        }
        cut
    }

    /// Whether the window is closed before a branch by the learner's own values, at a node where
    /// the rule is verified; not by a number that nothing below has, which would excuse any cut.
    pub(super) fn follows_cut(&self, branch: NodeId) -> bool {
        self.key.algorithm().keeps_window()
            && self.is_rule_for(branch)
            && WrittenValues { only_found: true, ..self.own }.is_closed_before(branch) == Some(true)
    }

    /// Whether the rule, applied to the right values, gives the window recorded in the trace for a
    /// node.
    pub(super) fn is_rule_for(&self, node: NodeId) -> bool {
        let passed = self.key.node(node).map(|of| of.passed);
        passed.is_some() && self.right.window(node) == passed
    }

    /// Grades the window of a node; the full window need not be written, but must not be wrong.
    fn graded_window(&self, node: NodeId, window: Window, step: usize) -> Option<GradedEntry> {
        let written = self.sheet.windows.get(&node).copied();
        if window == Window::FULL {
            let written = written.filter(|written| *written != window)?;
            let (verdict, points) = match self.window_verdict(node, window, written) {
                (SheetVerdict::Follows, _) => (SheetVerdict::Follows, 0),
                (verdict, _) => (verdict, -1),
            };
            return Some(entry(node, SheetEntry::Window, verdict, (points, 0), step));
        }
        let (verdict, points) = written
            .map_or((SheetVerdict::Empty, 0), |written| self.window_verdict(node, window, written));
        Some(entry(node, SheetEntry::Window, verdict, (points, FULL), step))
    }

    fn window_verdict(&self, node: NodeId, is: Window, written: Window) -> (SheetVerdict, i32) {
        if written == is {
            return (SheetVerdict::Right, FULL);
        }
        if self.own.window(node) == Some(written) && self.is_rule_for(node) {
            return (SheetVerdict::Follows, FULL);
        }
        if written == Window::FULL {
            return (SheetVerdict::WrongWindow, 0); // No bound is said at all.
        }
        let number = |bound: Score| bound.is_finite().then_some(bound);
        let sides = |window: Window| (number(window.alpha), number(window.beta));
        let (alpha, beta) = sides(is);
        if sides(written) == (beta, alpha) {
            return (SheetVerdict::SwappedWindow, 0);
        }
        match (written.alpha == is.alpha, written.beta == is.beta) {
            (false, true) => (SheetVerdict::WrongAlpha, FULL / 2),
            (true, false) => (SheetVerdict::WrongBeta, FULL / 2),
            (true, true) | (false, false) => (SheetVerdict::WrongWindow, 0),
        }
    }

    /// Whether a node has the numbers that are written at another moment of the run.
    pub(super) fn is_of_other_moment(&self, node: NodeId) -> bool {
        let written = self.sheet.numbers.get(&node).and_then(|written| written.both());
        let of = self.key.node(node).filter(|of| of.numbers != written);
        of.zip(written).is_some_and(|(of, written)| of.other_numbers.contains(&written))
    }

    fn numbers_verdict(&self, node: NodeId, is: NodeNumbers) -> (SheetVerdict, i32) {
        let Some(&written) = self.sheet.numbers.get(&node) else {
            return (SheetVerdict::Empty, 0);
        };
        if let Some(iteration) = self.key.iteration() {
            return means_verdict(iteration, self.sheet, (node, written));
        }
        if written == is.into() {
            return (SheetVerdict::Right, FULL);
        }
        if self.own.combined_numbers(node).map(WrittenNumbers::from) == Some(written)
            && self.right.combined_numbers(node) == Some(is)
        {
            return (SheetVerdict::Follows, FULL);
        }
        if (written.first, written.second) == (Some(is.second), Some(is.first)) {
            return (SheetVerdict::SwappedNumbers, 0);
        }
        let is_half = written.both().is_none();
        match (written.first == Some(is.first), written.second == Some(is.second)) {
            (true, false) | (false, true) if is_half => (SheetVerdict::HalfMissing, FULL / 2),
            (false, true) => (SheetVerdict::WrongFirst, FULL / 2),
            (true, false) => (SheetVerdict::WrongSecond, FULL / 2),
            (true, true) | (false, false) => (SheetVerdict::WrongNumbers, 0),
        }
    }

    /// What a wrong entry costs beside the points that it does not earn, so that whoever guesses has
    /// nothing on average: the value of another child, the other rule's number, or another move.
    pub(super) fn guess(&self, entry: &GradedEntry) -> f64 {
        let node = entry.node;
        if !entry.verdict.is_wrong() || entry.of == 0 {
            return 0.0;
        }
        let read =
            self.tree.children(node).filter(|&at| self.key.reading(at) == SheetReading::Read);
        let others = |count: usize| f64::from(u32::try_from(count).unwrap_or(1).max(2) - 1);
        match entry.entry {
            SheetEntry::Value => {
                let values: BTreeSet<_> = read.filter_map(|child| self.own.value(child)).collect();
                let written = self.sheet.values.get(&node).map(|value| value.value);
                let is_guess = entry.points == 0 && written.is_some_and(|it| values.contains(&it));
                if is_guess { f64::from(FULL) / others(values.len()) } else { 0.0 }
            }
            SheetEntry::Numbers => {
                let (Some(written), Some(of)) =
                    (self.sheet.numbers.get(&node), self.key.node(node))
                else {
                    return 0.0;
                };
                let Some(other) = self.own.numbers_by_other(node) else { return 0.0 };
                let is = of.numbers.map(NodeNumbers::both);
                let own = [written.first, written.second].into_iter();
                let wrong = own.zip(other.both()).enumerate().filter(|(at, (own, other))| {
                    *own == Some(*other) && is.is_none_or(|is| is[*at] != *other)
                });
                wrong.map(|_| f64::from(FULL / 2)).sum()
            }
            SheetEntry::Choice => f64::from(entry.of) / others(read.count()),
            SheetEntry::Window | SheetEntry::Cut => 0.0,
        }
    }

    fn choice_verdict(&self, node: NodeId, best: NodeId) -> SheetVerdict {
        let Some(&chosen) = self.sheet.choices.get(&node) else {
            return SheetVerdict::Empty;
        };
        if chosen == best {
            return SheetVerdict::Right;
        }
        let player = self.key.chooser(self.tree, node);
        let own = self.own.chosen(node, player);
        if own == Some(chosen) && self.right.chosen(node, player) == Some(best) {
            return SheetVerdict::Follows;
        }
        let value = |of: NodeId| self.right.bounded(of);
        let stops = |of: NodeId| self.tree.node(of).kind == Kind::Decline;
        let is_tied = self.right.value(chosen) == self.right.value(best);
        if self.key.reading(chosen) == SheetReading::Cut {
            SheetVerdict::UsesCut
        } else if is_tied && value(chosen) == value(best) {
            SheetVerdict::TieTakenForBetter
        } else if is_tied {
            SheetVerdict::BoundTakenForBetter
        } else if stops(chosen) {
            SheetVerdict::Stops
        } else if stops(best) {
            SheetVerdict::DoesNotStop
        } else {
            SheetVerdict::WrongChoice
        }
    }
}

pub(super) fn entry(
    node: NodeId,
    entry: SheetEntry,
    verdict: SheetVerdict,
    (points, of): (i32, i32),
    step: usize,
) -> GradedEntry {
    GradedEntry { node, entry, verdict, points, of, step }
}
