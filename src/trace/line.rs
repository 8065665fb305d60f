//! The best move, the best line (the principal variation), and what is known of values.

use super::event::Visit;
use super::replay::Before;
use super::state::{NodeState, Phase};
use super::{EventKind, Replay};
use score::{Sample, Score};
use tree::{Kind, NodeId};

impl Replay {
    /// The best line so far below `from`: the principal variation, if `from` is the root.
    pub fn line(&self, from: NodeId) -> Vec<NodeId> {
        let next = |at: &NodeId| self.best(*at);
        std::iter::successors(next(&from), next).collect()
    }

    /// The best move so far at a node.
    ///
    /// Where the value is known, the move has it. The first child that returned it need not: with a
    /// narrow window a child may have been found worth *at most* as much, and a re-search that ends
    /// where its scout did knows the moves of one side only, the scout those of the other.
    /// Therefore it is a move that was shown, in any of the visits, to have the value.
    ///
    /// In a run that samples it is the child with the most visits, of equal ones that with the better
    /// mean, then the first.
    pub fn best(&self, node: NodeId) -> Option<NodeId> {
        if self.tree.node(node).kind == Kind::Chance {
            return None; // Nobody chooses there.
        }
        if self.trace.sampled.is_some() {
            return self.most_visited(node);
        }
        let first = self.node(node).best();
        let known = self.known(node).filter(|(low, high)| low == high);
        let Some((value, _)) = known else {
            return first;
        };
        let too_little = self.tree.node(node).player.fail_low_bound();
        let since = self.since(node);
        let gives = |child: &NodeId| {
            let shown = |visit: NodeState| visit.value == value && visit.bound != too_little;
            self.valued(*child, since).any(shown)
        };
        first.filter(gives).or_else(|| self.tree.children(node).find(gives)).or(first)
    }

    fn most_visited(&self, node: NodeId) -> Option<NodeId> {
        let span = self.trace.sampled?.span;
        let mover = self.tree.node(node).player;
        let children: Vec<_> = self.tree.children(node).collect();
        let samples = children.iter().filter_map(|&child| self.sample(child));
        let place = Sample::chosen(mover, span, samples)?;
        children.get(place).copied()
    }

    /// The least and the greatest value that a node can have by all that its visits have returned,
    /// once it is done.
    ///
    /// Each visit has a window of its own, so that one may find a lower bound and another an upper
    /// one. Only visits that have read as deeply as the last one count.
    pub fn known(&self, node: NodeId) -> Option<(Score, Score)> {
        let last = self.node(node).returned()?.range();
        let visits = self.valued(node, self.since(node));
        let ranges = visits.filter_map(|visit| Some(visit.returned()?.range()));
        let all =
            ranges.fold(last, |(low, high), (above, below)| (low.max(above), high.min(below)));
        Some(if all.0 <= all.1 { all } else { last })
    }

    /// The visits of a node that returned a value, since a step, beginning with the last one;
    /// without those that a reduced depth made a guess, and that were read again.
    fn valued(&self, node: NodeId, since: u32) -> impl Iterator<Item = NodeState> {
        let last = self.node(node);
        let visits = std::iter::successors(Some(last), move |visit| self.visit_before(node, visit));
        visits.take_while(move |visit| visit.entered >= since).filter(move |visit| {
            let is_last = visit.entered == last.entered;
            visit.phase == Phase::Done && (is_last || self.reduced_at(visit).is_none())
        })
    }

    /// The plies saved in the last visit of a node, if its depth was reduced.
    pub fn was_reduced(&self, node: NodeId) -> Option<u8> {
        self.reduced_at(&self.node(node))
    }

    fn reduced_at(&self, visit: &NodeState) -> Option<u8> {
        let before = self.trace.records().get((visit.entered as usize).checked_sub(2)?)?;
        (before.kind == EventKind::Reduce).then_some(before.flag)
    }

    /// The first step whose visits have read as deeply as the last visit of a node: the first one
    /// of all without iterations, and otherwise that of the visit of the root to which it belongs.
    fn since(&self, node: NodeId) -> u32 {
        if self.iteration == 0 {
            return 0;
        }
        let entered = |id: NodeId| self.node(id).entered;
        let mut top = node;
        while let Some(parent) = self.tree.parent(top).filter(|&it| entered(it) < entered(top)) {
            top = parent;
        }
        self.begun(top, &self.node(top))
    }

    /// The step at which the visit described by `state` began: a re-search continues its scout.
    fn begun(&self, node: NodeId, state: &NodeState) -> u32 {
        let before = |visit: &NodeState| {
            let again = visit.visit == Visit::Again;
            self.visit_before(node, visit).filter(|_| again)
        };
        let visits = std::iter::successors(Some(*state), before);
        visits.last().map_or(state.entered, |first| first.entered)
    }

    /// The state of `node` after the visit before that of `state`.
    fn visit_before(&self, node: NodeId, state: &NodeState) -> Option<NodeState> {
        let step = state.entered;
        let from = self.journal.partition_point(|entry| entry.step < step);
        let mut of_step = self.journal[from..].iter().take_while(|entry| entry.step == step);
        of_step.find_map(|entry| match entry.before {
            Before::Node(before) if entry.node == node => Some(before),
            _ => None,
        })
    }
}
