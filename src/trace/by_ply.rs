//! The counts of a run up to a step, ply by ply.

use std::sync::Arc;

use super::{EventKind, Replay, Trace, TraceRecord, Visit};
use tree::{NodeId, Tree};

/// The counts of one ply: 0 is the root.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlyCounts {
    /// Nodes entered; every visit counts.
    pub entered: u64,
    /// Leaf evaluations made.
    pub leaves: u64,
    /// Cuts that skipped at least one move.
    pub cutoffs: u64,
    /// Moves skipped by these cuts.
    pub skipped: u64,
    /// Values taken from the transposition table.
    pub recalled: u64,
    /// Visits in which at least one move was tried; a resumed visit is still the same one.
    pub interior: u64,
    /// Moves tried in them; a re-search tries no other move.
    pub tried: u64,
}

impl PlyCounts {
    /// The counts of several plies together.
    pub fn total(plies: &[Self]) -> Self {
        plies.iter().fold(Self::default(), |sum, ply| Self {
            entered: sum.entered + ply.entered,
            leaves: sum.leaves + ply.leaves,
            cutoffs: sum.cutoffs + ply.cutoffs,
            skipped: sum.skipped + ply.skipped,
            recalled: sum.recalled + ply.recalled,
            interior: sum.interior + ply.interior,
            tried: sum.tried + ply.tried,
        })
    }

    /// Moves tried per interior node, in hundredths; `None` without interior nodes.
    pub fn branching(&self) -> Option<u64> {
        (self.tried * 200 + self.interior).checked_div(self.interior * 2)
    }
}

/// The counts of a run by ply, kept from step to step: to follow a replay costs as many steps as it
/// has moved.
#[derive(Clone, Debug, Default)]
pub struct ByPly {
    trace: Option<Arc<Trace>>,
    step: usize,
    plies: Vec<PlyCounts>,
    /// The step at which each node is entered for the first time; 0 for never.
    entered: Vec<u32>,
}

impl ByPly {
    /// The counts up to the step of `replay`, from the root to the deepest ply of the whole run.
    pub fn follow(&mut self, replay: &Replay) -> &[PlyCounts] {
        let (tree, trace, step) = (replay.tree(), replay.trace(), replay.step());
        if !self.trace.as_ref().is_some_and(|own| Arc::ptr_eq(own, trace)) {
            *self = Self::new(tree, trace);
        } else if step < self.step / 2 {
            self.step = 0;
            self.plies.fill(PlyCounts::default());
        }
        let (from, to) = (self.step.min(step), self.step.max(step));
        for at in from..to {
            self.count(tree, &trace.records()[..=at], self.step < step);
        }
        self.step = step;
        &self.plies
    }

    /// The counts of a run at its beginning.
    fn new(tree: &Tree, trace: &Arc<Trace>) -> Self {
        let mut entered = vec![0; tree.len()];
        let mut plies = 0;
        for (step, record) in (1..).zip(trace.records()) {
            if record.kind == EventKind::Enter {
                let first = &mut entered[record.node.index()];
                if *first == 0 {
                    *first = step;
                    plies = plies.max(ply(tree, record.node) + 1);
                }
            }
        }
        Self {
            trace: Some(Arc::clone(trace)),
            step: 0,
            plies: vec![PlyCounts::default(); plies],
            entered,
        }
    }

    /// Counts the last one of these events, or takes it back.
    fn count(&mut self, tree: &Tree, records: &[TraceRecord], adds: bool) {
        let Some((record, before)) = records.split_last() else {
            return;
        };
        let add = |number: &mut u64, count: u64| {
            *number = if adds { number.wrapping_add(count) } else { number.wrapping_sub(count) };
        };
        // What is said of a move that is never entered may lie below every ply that is.
        let Some(here) = self.plies.get_mut(ply(tree, record.node)) else {
            return;
        };
        match record.kind {
            EventKind::Enter => add(&mut here.entered, 1),
            EventKind::Leaf => add(&mut here.leaves, 1),
            EventKind::Recall => add(&mut here.recalled, 1),
            EventKind::Cut => {
                add(&mut here.cutoffs, 1);
                add(&mut here.skipped, record.small.into());
            }
            _ => {}
        }
        let is_new = matches!(record.visit(), Some(Visit::First | Visit::Scout));
        let parent = tree.parent(record.node);
        if let Some(parent) = parent.filter(|_| is_new && !record.is_base()) {
            let is_first = self.is_first(tree, before, parent);
            let above = &mut self.plies[ply(tree, parent)];
            add(&mut above.tried, 1);
            add(&mut above.interior, is_first.into());
        }
    }

    /// Whether no move has been tried in the visit of `parent`, where the search stands after these
    /// events.
    fn is_first(&self, tree: &Tree, records: &[TraceRecord], parent: NodeId) -> bool {
        let arrives = |record: &&TraceRecord| record.visit().is_some() || record.kind.goes_up();
        match records.iter().rev().find(arrives).map(TraceRecord::visit) {
            // An earlier part of the visit may have tried some.
            Some(Some(Visit::Resume)) => {
                let is_tried = |child: NodeId| {
                    (1..=records.len()).contains(&(self.entered[child.index()] as usize))
                };
                !tree.children(parent).any(is_tried)
            }
            Some(visit) => visit.is_some(),
            None => false,
        }
    }
}

fn ply(tree: &Tree, node: NodeId) -> usize {
    tree.node(node).depth.into()
}
