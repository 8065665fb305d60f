//! The consequences of the learner's own values.

use super::filled::Sheet;
use super::key::{SheetKey, SheetReading};
use score::{Bound, BoundedScore, NodeNumbers, Player, Score, Window};
use search::ColumnsAt;
use tree::{Kind, NodeId, Tree};

/// The values of a sheet, combined by the rule of the algorithm.
#[derive(Clone, Copy)]
pub(super) struct WrittenValues<'a> {
    pub(super) tree: &'a Tree,
    pub(super) key: &'a SheetKey,
    pub(super) sheet: &'a Sheet,
    /// Whether a pruned branch without a mark is assumed to be searched.
    pub(super) reads_on: bool,
    /// Whether numbers that nothing below a node has count as missing.
    pub(super) only_found: bool,
}

impl WrittenValues<'_> {
    /// The learner's value of a node, which may be a bound.
    pub(super) fn bounded(&self, node: NodeId) -> Option<BoundedScore> {
        let given = self.key.given(node);
        given.or_else(|| {
            let written = self.sheet.values.get(&node).copied();
            written.filter(|written| !self.only_found || self.may_be_found(node, written.value))
        })
    }

    /// Whether a number may come from below a node: something given there has it, with either sign, or
    /// it is the right one; a mean may be any number.
    fn may_be_found(&self, node: NodeId, number: Score) -> bool {
        if self.tree.node(node).kind == Kind::Chance {
            return true;
        }
        if let Some(given) = self.key.given(node) {
            return given.value == number || given.value == -number;
        }
        let right = self.key.node(node).and_then(|of| of.value);
        right.is_some_and(|right| right.value == number)
            || self.tree.children(node).any(|child| self.may_be_found(child, number))
    }

    /// The number of the learner's value, without the bound type.
    pub(super) fn value(&self, node: NodeId) -> Option<Score> {
        self.bounded(node).map(|value| value.value)
    }

    /// Whether the learner searches a branch: it is not marked and, if the run has pruned it, the
    /// window is still open by the learner's own values.
    fn reads(&self, branch: NodeId) -> bool {
        let is_open = match self.key.reading(branch) {
            SheetReading::Read => true,
            SheetReading::Cut => self.reads_on || self.is_closed_before(branch) == Some(false),
            SheetReading::Neither => false,
        };
        is_open && !self.sheet.leaves_out(self.tree, branch)
    }

    /// The children of a node whose values the learner combines; `None` if a value is missing.
    fn combined_children(&self, node: NodeId) -> Option<Vec<(NodeId, Score)>> {
        let mut children = Vec::new();
        for child in self.tree.children(node).filter(|child| self.reads(*child)) {
            match (self.value(child), self.key.reading(child)) {
                (Some(value), _) => children.push((child, value)),
                (None, SheetReading::Read) => return None,
                (None, SheetReading::Cut | SheetReading::Neither) => {}
            }
        }
        Some(children)
    }

    /// The best for `player` among the learner's own values of the children.
    pub(super) fn combined(&self, node: NodeId, player: Player) -> Option<Score> {
        let children = self.combined_children(node)?;
        if self.tree.node(node).kind == Kind::Chance {
            return self.mean(node, &children);
        }
        let values = children.into_iter().map(|(_, value)| value);
        values.reduce(|best, value| self.better(node, player, best, value))
    }

    /// The better of two values of children of a node for `player`; of payoffs, those that count there.
    fn better(&self, node: NodeId, player: Player, best: Score, value: Score) -> Score {
        if self.tree.payoffs().is_none() {
            return player.better(best, value);
        }
        let seat = self.key.algorithm().counted_seat(self.tree.seat(node));
        let payoff = |value| self.tree.payoff(value, seat);
        if player.prefers(payoff(value), payoff(best)) { value } else { best }
    }

    /// The mean of all children of a node where chance moves, if their values are exact and give one
    /// of the tree.
    fn mean(&self, node: NodeId, children: &[(NodeId, Score)]) -> Option<Score> {
        let is_all = children.len() == self.tree.children(node).len();
        let mut bounds = children.iter().filter_map(|(child, _)| self.bounded(*child));
        if !is_all || bounds.any(|value| value.bound != Bound::Exact) {
            return None;
        }
        let worth = |id: NodeId| children.iter().find(|(child, _)| *child == id);
        let mean = self.tree.mean(node, |id| worth(id).map_or(Score(0), |(_, value)| *value))?;
        // Whoever has written something else below may come to a number that is none of the tree's.
        let sum: i64 = children
            .iter()
            .map(|(id, value)| i64::from(self.tree.weight(*id)) * i64::from(value.0))
            .sum();
        let whole: i64 = children.iter().map(|(id, _)| i64::from(self.tree.weight(*id))).sum();
        (i64::from(mean.0) * whole == sum).then_some(mean)
    }

    /// The same with its bound type, by the learner's own values.
    pub(super) fn combined_bounded(&self, node: NodeId, player: Player) -> Option<BoundedScore> {
        let value = self.combined(node, player)?;
        if self.tree.node(node).kind == Kind::Chance {
            return Some(BoundedScore::exact(value));
        }
        let (low, high) = match player {
            Player::Max => (Bound::AtMost, Bound::AtLeast),
            Player::Min => (Bound::AtLeast, Bound::AtMost),
        };
        // Whether the player is guaranteed the value, and whether no child can be better.
        let (mut can_be_had, mut is_all) = (false, true);
        for child in self.tree.children(node) {
            if let Some(found) = self.bounded(child).filter(|_| self.reads(child)) {
                can_be_had |= found.value == value && found.bound != low;
                is_all &= found.bound != high;
            } else {
                is_all &= self.key.reading(child) == SheetReading::Neither;
            }
        }
        let bound = match (can_be_had, is_all) {
            (true, true) => Bound::Exact,
            (true, false) => high,
            (false, _) => low,
        };
        Some(BoundedScore { value, bound })
    }

    /// The first of the children that are best for `player`, by the learner's own values; declining
    /// comes first.
    pub(super) fn chosen(&self, node: NodeId, player: Player) -> Option<NodeId> {
        let children = self.combined_children(node)?;
        let best = self.combined(node, player)?;
        let tied = children.into_iter().filter(|(_, value)| *value == best);
        let first = tied.min_by_key(|(child, _)| {
            let stops = self.tree.node(*child).kind == Kind::Decline;
            (!stops, *child)
        });
        first.map(|(child, _)| child)
    }

    /// The best for `player`, including pruned branches.
    pub(super) fn with_cuts(&self, node: NodeId, player: Player) -> Option<Score> {
        let children = self.tree.children(node);
        let values = children.filter_map(|child| self.value(child));
        values.reduce(|best, value| self.better(node, player, best, value))
    }

    /// The window passed to a node: the values that both players are guaranteed, by the learner's
    /// own values; `None` if one is missing.
    pub(super) fn window(&self, node: NodeId) -> Option<Window> {
        let mut window = self.key.window();
        let mut below = node;
        while below != self.key.root() {
            let parent = self.tree.parent(below)?;
            let player = self.key.chooser(self.tree, parent);
            for value in self.values_before(parent, below)? {
                window.raise(player, value);
            }
            below = parent;
        }
        Some(window)
    }

    /// The values of the moves tried at `parent` before `below`; `None` if one is missing.
    fn values_before(&self, parent: NodeId, below: NodeId) -> Option<Vec<Score>> {
        let is_before = |child: &NodeId| {
            let stops = self.tree.node(*child).kind == Kind::Decline && *child != below;
            stops || *child < below && !self.sheet.leaves_out(self.tree, *child)
        };
        let mut values = Vec::new();
        for child in self.tree.children(parent).filter(is_before) {
            match (self.key.reading(child), self.value(child)) {
                (SheetReading::Read, None) => return None,
                (SheetReading::Neither, _) | (SheetReading::Cut, None) => {}
                (SheetReading::Read | SheetReading::Cut, Some(value)) => values.push(value),
            }
        }
        Some(values)
    }

    /// Whether the window at the parent of `child` has closed before `child` is tried; `None` if a
    /// value is missing.
    pub(super) fn is_closed_before(&self, child: NodeId) -> Option<bool> {
        self.window(child).map(Window::is_closed)
    }

    /// The numbers of a node, computed from those of its children.
    pub(super) fn combined_numbers(&self, node: NodeId) -> Option<NodeNumbers> {
        self.numbers_for(node, self.tree.node(node).player)
    }

    /// The same as if the other player moved there.
    pub(super) fn numbers_by_other(&self, node: NodeId) -> Option<NodeNumbers> {
        self.numbers_for(node, self.tree.node(node).player.other())
    }

    fn numbers_for(&self, node: NodeId, mover: Player) -> Option<NodeNumbers> {
        let columns = self.key.algorithm().columns()?;
        let root = self.tree.node(NodeId::ROOT).player;
        let at = ColumnsAt { mover, root };
        let mut children = Vec::new();
        for child in self.tree.children(node) {
            let of = self.key.node(child)?;
            let numbers = match (of.numbers, of.given) {
                (Some(_), _) => self.sheet.numbers.get(&child)?.both()?,
                (None, Some(value)) if of.reading == SheetReading::Read => {
                    (columns.of_value)(value.value, root)
                }
                (None, _) => of.given_numbers.or(columns.unread)?,
            };
            children.push(numbers);
        }
        (!children.is_empty()).then(|| (columns.of_children)(at, &children))
    }
}
