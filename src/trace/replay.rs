//! The state of a run after any number of its events.

use std::sync::Arc;

use super::record::NONE;
use super::{EventKind, Record, Tally, Trace, WindowRule};
use crate::score::{Bound, Score, Window};
use crate::tree::{Kind, NodeId, Tree};

/// How far a search has come at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It has not been there.
    #[default]
    Unvisited,
    /// It is there, or below.
    Open,
    /// It has returned from there.
    Done,
}

/// What is known of a node after some events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeState {
    value: Score,
    best: u32,
    phase: Phase,
    bound: Bound,
    cut: bool,
}

impl NodeState {
    const FRESH: Self = Self {
        value: Score(0),
        best: NONE,
        phase: Phase::Unvisited,
        bound: Bound::Exact,
        cut: false,
    };

    /// How far the search has come here.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The best value so far, for Black; `None` while there is none.
    #[must_use]
    pub fn value(&self) -> Option<Score> {
        (self.best != NONE || self.phase == Phase::Done).then_some(self.value)
    }

    /// The child that gave the best value so far.
    #[must_use]
    pub fn best(&self) -> Option<NodeId> {
        (self.best != NONE).then_some(NodeId(self.best))
    }

    /// What the value says of the true value, once the node is done.
    #[must_use]
    pub fn bound(&self) -> Bound {
        self.bound
    }

    /// Whether children have been skipped here because the window closed.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.cut
    }
}

/// A trace, standing at one of its steps: step `k` is the state after `k` events.
#[derive(Clone, Debug)]
pub struct Replay {
    tree: Arc<Tree>,
    trace: Arc<Trace>,
    step: usize,
    cursor: u32,
    nodes: Vec<NodeState>,
    tally: Tally,
}

impl PartialEq for Replay {
    /// Two replays are equal if every part of their states is.
    fn eq(&self, other: &Self) -> bool {
        self.step == other.step
            && self.cursor == other.cursor
            && self.tally == other.tally
            && self.nodes == other.nodes
    }
}

impl Replay {
    /// A replay at step 0: nothing has happened.
    #[must_use]
    pub fn new(tree: Arc<Tree>, trace: Arc<Trace>) -> Self {
        let nodes = vec![NodeState::FRESH; tree.len()];
        Self {
            tree,
            trace,
            step: 0,
            cursor: NONE,
            nodes,
            tally: Tally::default(),
        }
    }

    /// The tree that was searched.
    #[must_use]
    pub fn tree(&self) -> &Arc<Tree> {
        &self.tree
    }

    /// The run.
    #[must_use]
    pub fn trace(&self) -> &Arc<Trace> {
        &self.trace
    }

    /// How many events have happened.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step
    }

    /// The number of the last step.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.trace.len()
    }

    /// Where the search stands; `None` before it enters the root.
    #[must_use]
    pub fn cursor(&self) -> Option<NodeId> {
        (self.cursor != NONE).then_some(NodeId(self.cursor))
    }

    /// What has been counted so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// What is known of a node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &NodeState {
        &self.nodes[id.index()]
    }

    /// The event that led to this step; `None` at step 0.
    #[must_use]
    pub fn last_record(&self) -> Option<Record> {
        Some(self.trace.records()[self.step.checked_sub(1)?])
    }

    /// Goes one step forward; false at the end.
    pub fn forward(&mut self) -> bool {
        let Some(&record) = self.trace.records().get(self.step) else {
            return false;
        };
        self.step += 1;
        self.apply(record);
        true
    }

    /// Goes one step back; false at the beginning.
    pub fn backward(&mut self) -> bool {
        let Some(before) = self.step.checked_sub(1) else {
            return false;
        };
        self.step = before;
        self.undo(self.trace.records()[before]);
        true
    }

    /// Goes to `step`, or to the last step if there are fewer.
    ///
    /// From afar it starts over where that is nearer.
    pub fn seek(&mut self, step: usize) {
        let step = step.min(self.last_step());
        if step < self.step / 2 {
            self.nodes.fill(NodeState::FRESH);
            self.tally = Tally::default();
            self.cursor = NONE;
            self.step = 0;
        }
        let trace = Arc::clone(&self.trace);
        if self.step <= step {
            for &record in &trace.records()[self.step..step] {
                self.apply(record);
            }
        } else {
            for &record in trace.records()[step..self.step].iter().rev() {
                self.undo(record);
            }
        }
        self.step = step;
    }

    fn apply(&mut self, record: Record) {
        let node = record.node;
        match record.kind {
            EventKind::Enter => {
                self.cursor = node.0;
                self.nodes[node.index()].phase = Phase::Open;
                self.tally.entered += 1;
            }
            EventKind::Leaf => {
                let state = &mut self.nodes[node.index()];
                state.value = Score(record.a as i32);
                state.phase = Phase::Done;
                self.tally.leaves += 1;
            }
            EventKind::Decline => {
                let value = Score(record.a as i32);
                if let Some(decline) = self.tree.decline(node) {
                    self.nodes[decline.index()].value = value;
                    self.nodes[decline.index()].phase = Phase::Done;
                    self.nodes[node.index()].best = decline.0;
                }
                self.nodes[node.index()].value = value;
            }
            EventKind::Improve => {
                let Some(parent) = self.tree.parent(node) else {
                    return;
                };
                self.cursor = parent.0;
                self.nodes[parent.index()].value = self.nodes[node.index()].value;
                self.nodes[parent.index()].best = node.0;
            }
            EventKind::Keep => {
                if let Some(parent) = self.tree.parent(node) {
                    self.cursor = parent.0;
                }
            }
            EventKind::Cut => {
                self.nodes[node.index()].cut = true;
                self.tally.cutoffs += 1;
            }
            EventKind::Exit => {
                let bound = self.bound_at_exit(node);
                let state = &mut self.nodes[node.index()];
                state.bound = bound;
                state.phase = Phase::Done;
            }
        }
    }

    fn undo(&mut self, record: Record) {
        let node = record.node;
        match record.kind {
            EventKind::Enter => {
                self.cursor = record.a;
                self.nodes[node.index()].phase = Phase::Unvisited;
                self.tally.entered -= 1;
            }
            EventKind::Leaf => {
                let state = &mut self.nodes[node.index()];
                state.value = Score(0);
                state.phase = Phase::Open;
                self.tally.leaves -= 1;
            }
            EventKind::Decline => {
                if let Some(decline) = self.tree.decline(node) {
                    self.nodes[decline.index()] = NodeState::FRESH;
                }
                self.nodes[node.index()].best = NONE;
                self.nodes[node.index()].value = Score(0);
            }
            EventKind::Improve => {
                let Some(parent) = self.tree.parent(node) else {
                    return;
                };
                self.cursor = node.0;
                let best = match record.a {
                    NONE => self.declined(parent).map_or(NONE, |decline| decline.0),
                    best => best,
                };
                let state = &mut self.nodes[parent.index()];
                state.value = Score(record.b as i32);
                state.best = best;
            }
            EventKind::Keep => self.cursor = node.0,
            EventKind::Cut => {
                self.nodes[node.index()].cut = false;
                self.tally.cutoffs -= 1;
            }
            EventKind::Exit => {
                let state = &mut self.nodes[node.index()];
                state.bound = Bound::Exact;
                state.phase = Phase::Open;
            }
        }
    }

    /// The choice to decline at `node`, if it has been considered.
    fn declined(&self, node: NodeId) -> Option<NodeId> {
        self.tree
            .decline(node)
            .filter(|decline| self.nodes[decline.index()].phase == Phase::Done)
    }

    /// What was best at the parent before the last event, which came back from a child.
    #[must_use]
    pub fn before_back(&self) -> Option<(NodeId, Score)> {
        let record = self.last_record()?;
        let parent = self.tree.parent(record.node)?;
        match (record.kind, record.a) {
            (EventKind::Improve | EventKind::Keep, NONE) => {
                Some((self.declined(parent)?, Score(record.b as i32)))
            }
            (EventKind::Improve | EventKind::Keep, best) => {
                Some((NodeId(best), Score(record.b as i32)))
            }
            _ => None,
        }
    }

    /// A value is a bound from below if the best child's is, and from above if no child was
    /// skipped and every child's is (for MAX; for MIN the other way round).
    fn bound_at_exit(&self, node: NodeId) -> Bound {
        if self.trace.window_rule() == WindowRule::None {
            return Bound::Exact;
        }
        let player = self.tree.node(node).player;
        let (near, far) = (player.hollow(), player.assuring());
        let state = &self.nodes[node.index()];
        let reached = self.tree.children(node).any(|child| {
            let child = &self.nodes[child.index()];
            child.phase == Phase::Done && child.value == state.value && child.bound != near
        });
        let complete = !state.cut
            && self.tree.children(node).all(|child| {
                let child = &self.nodes[child.index()];
                child.phase == Phase::Done && child.bound != far
            });
        match (reached, complete) {
            (true, true) => Bound::Exact,
            (true, false) => far,
            (false, _) => near,
        }
    }

    /// The window with which `node`, one of the open nodes, was entered: what its ancestors are
    /// sure of. For a node that is not open, the window it would be entered with now.
    #[must_use]
    pub fn window(&self, node: NodeId) -> Window {
        let mut window = Window::FULL;
        let mut at = self.tree.parent(node);
        while let Some(ancestor) = at {
            let state = &self.nodes[ancestor.index()];
            match self.trace.window_rule() {
                WindowRule::None => return Window::FULL,
                WindowRule::AllAncestors | WindowRule::ParentOnly => {
                    if state.best != NONE {
                        window.raise(self.tree.node(ancestor).player, state.value);
                    }
                }
            }
            at = match self.trace.window_rule() {
                WindowRule::ParentOnly => None,
                _ => self.tree.parent(ancestor),
            };
        }
        window
    }

    /// The window at `node` with what it has found itself: what closes in a cut. A leaf narrows
    /// nothing: its window is the one it was entered with.
    #[must_use]
    pub fn inner_window(&self, node: NodeId) -> Window {
        let window = self.window(node);
        let is_inner = self.tree.node(node).kind == Kind::Inner;
        match self.nodes[node.index()].value() {
            Some(value) if is_inner && self.trace.window_rule() != WindowRule::None => {
                window.raised(self.tree.node(node).player, value)
            }
            _ => window,
        }
    }

    /// The best line so far below `from`: the principal variation, if `from` is the root.
    #[must_use]
    pub fn line(&self, from: NodeId) -> Vec<NodeId> {
        std::iter::successors(self.nodes[from.index()].best(), |&at| {
            self.nodes[at.index()].best()
        })
        .collect()
    }
}
