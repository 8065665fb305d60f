//! Grades the value of a node: against the run, against equivalent spellings, and as a consequence
//! of the learner's own values.

use super::entries::Grader;
use super::key::{KeyNode, SheetReading};
use super::verdict::SheetVerdict;
use score::{Bound, BoundedScore, Score, Window};
use tree::{Kind, NodeId};

impl Grader<'_> {
    pub(super) fn value_verdict(
        &self,
        node: NodeId,
        of: &KeyNode,
        value: BoundedScore,
    ) -> SheetVerdict {
        let Some(&written) = self.sheet.values.get(&node) else {
            return SheetVerdict::Empty;
        };
        if written == value || of.known == Some(written) {
            return SheetVerdict::Right;
        }
        let [_, hard, flagged] = SheetNotation::all(value, of.passed);
        if hard == written {
            return SheetVerdict::FailHard;
        }
        if flagged == written {
            return SheetVerdict::Flagged;
        }
        // Consequences of the learner's own values, at nodes where the rule is verified.
        let player = self.key.chooser(self.tree, node);
        let is_rule = self.right.combined_bounded(node, player) == Some(value);
        let follows = |found: Option<BoundedScore>| {
            let own = self.own.window(node).filter(|_| self.is_rule_for(node));
            let window = own.unwrap_or(of.passed);
            is_rule
                && found.is_some_and(|found| {
                    found == written || SheetNotation::FailHard.write(found, window) == written
                })
        };
        let own = self.own.combined_bounded(node, player);
        let read_on = self.read_on.combined_bounded(node, player);
        let read_on = read_on.filter(|_| self.has_missing_mark(node));
        if follows(own) {
            return SheetVerdict::Follows;
        }
        if follows(read_on) {
            return SheetVerdict::ReadOn;
        }
        let is_number = |found: BoundedScore| found.value == written.value;
        if is_number(value) {
            return match written.bound {
                Bound::Exact => SheetVerdict::OnlyBound,
                Bound::AtLeast | Bound::AtMost => SheetVerdict::WrongBound,
            };
        }
        let is_rule = self.right.combined(node, player) == Some(value.value);
        if is_rule && own.is_some_and(is_number) {
            SheetVerdict::Follows
        } else if is_rule && read_on.is_some_and(is_number) {
            SheetVerdict::ReadOn
        } else if is_number(hard) {
            SheetVerdict::HardBound
        } else {
            self.wrong_value(node, value, written)
        }
    }

    /// Why a value is wrong, judging by its number.
    fn wrong_value(
        &self,
        node: NodeId,
        value: BoundedScore,
        written: BoundedScore,
    ) -> SheetVerdict {
        if self.tree.node(node).kind == Kind::Chance {
            // Nobody chooses there.
            let is_turned = written.value == -value.value;
            return if is_turned { SheetVerdict::OtherSign } else { SheetVerdict::WrongValue };
        }
        let player = self.key.chooser(self.tree, node);
        let other = player.other();
        let is = |found: Option<Score>| found == Some(written.value);
        let all = |player| is(self.own.with_cuts(node, player));
        if is(self.own.combined(node, other))
            || is(self.right.combined(node, other))
            || all(other) && !all(player)
        {
            SheetVerdict::OtherPlayer
        } else if self.has_cut_child(node) && all(player) {
            SheetVerdict::UsesCut
        } else if written.value == -value.value {
            SheetVerdict::OtherSign
        } else {
            SheetVerdict::WrongValue
        }
    }

    /// Whether a cut that is asked for somewhere below a node is not marked.
    fn has_missing_mark(&self, node: NodeId) -> bool {
        let mut open: Vec<_> = self.tree.children(node).collect();
        while let Some(id) = open.pop() {
            let Some(of) = self.key.node(id) else { continue };
            if of.cut_is_asked && !self.sheet.cuts.contains(&id) {
                return true;
            }
            if of.reading == SheetReading::Read {
                open.extend(self.tree.children(id));
            }
        }
        false
    }

    fn has_cut_child(&self, node: NodeId) -> bool {
        let mut children = self.tree.children(node);
        children.any(|child| self.key.reading(child) == SheetReading::Cut)
    }
}

/// How people write a value that lies outside the window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SheetNotation {
    AsFound,
    /// As a fail-hard search returns it: the edge of the window.
    FailHard,
    /// With the sign under which a textbook's transposition table keeps it: a bound outside the window,
    /// also where it is known to be exact.
    Flagged,
    /// The same, and inside the window exact, whatever is known: the sign by the window alone.
    ByWindow,
}

impl SheetNotation {
    pub(super) const ALL: [Self; 4] =
        [Self::AsFound, Self::FailHard, Self::Flagged, Self::ByWindow];

    pub(super) fn write(self, value: BoundedScore, window: Window) -> BoundedScore {
        let bound = window.bound(value.value);
        let edge = match bound {
            Bound::Exact => value.value,
            Bound::AtMost => window.alpha,
            Bound::AtLeast => window.beta,
        };
        match self {
            Self::FailHard if bound != Bound::Exact && edge.is_finite() => {
                BoundedScore { value: edge, bound }
            }
            Self::ByWindow => BoundedScore { bound, ..value },
            Self::Flagged if value.bound == Bound::Exact => BoundedScore { bound, ..value },
            _ => value,
        }
    }

    /// A value of the search in every way that is right: the sign by the window alone may say less
    /// than is known.
    pub(super) fn all(value: BoundedScore, window: Window) -> [BoundedScore; 3] {
        [Self::AsFound, Self::FailHard, Self::Flagged].map(|notation| notation.write(value, window))
    }
}
