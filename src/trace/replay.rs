//! The state of a run after any number of its events.

use std::collections::HashMap;
use std::sync::Arc;

use super::samples::SampledRun;
use super::state::{NodeState, Notes, Phase};
use super::{EventKind, Tally, Trace, TraceRecord};
use game::breath_at;
use score::{Bound, BoundedScore, NodeNumbers, Sample, Score, Window};
use tree::{Kind, MoveCode, NodeId, Tree};

/// State that an event has overwritten.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct JournalEntry {
    pub(super) step: u32,
    pub(super) node: NodeId,
    pub(super) before: Before,
}

const _: () = assert!(size_of::<JournalEntry>() <= 24);

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Before {
    Node(NodeState),
    Window(Window),
    Notes(Option<Box<Notes>>),
    Iteration(u8),
}

/// A trace at one of its steps: step `k` is the state after `k` events.
#[derive(Clone, Debug)]
pub struct Replay {
    pub(super) tree: Arc<Tree>,
    pub(super) trace: Arc<Trace>,
    pub(super) step: usize,
    pub(super) iteration: u8,
    pub(super) nodes: Vec<NodeState>,
    /// A byte per node for its phase and cut: pictures ask for the pruned state of so many nodes
    /// that it must stay in cache.
    pub(super) marks: Vec<u8>,
    /// The windows of the nodes, as passed down and narrowed; empty if the search keeps none.
    pub(super) windows: Vec<Window>,
    pub(super) notes: HashMap<NodeId, Box<Notes>>,
    /// A run that samples, by node: it needs nothing of what the others keep.
    sampled: Option<Arc<SampledRun>>,
    /// The nodes of such a run on the path to the current one, from below.
    open: Vec<NodeId>,
    /// By step.
    pub(super) journal: Vec<JournalEntry>,
    pub(super) tally: Tally,
}

/// The node was not visited.
pub(super) const UNVISITED: u8 = 0;
/// The node was visited without skipping any of its moves.
pub(super) const VISITED: u8 = 1;
/// The node was visited, and some of its moves were skipped.
pub(super) const CUT: u8 = 2;

impl PartialEq for Replay {
    /// Two replays are equal if every part of their states is.
    fn eq(&self, other: &Self) -> bool {
        self.step == other.step
            && self.iteration == other.iteration
            && self.tally == other.tally
            && self.nodes == other.nodes
            && self.windows == other.windows
            && self.notes == other.notes
            && self.journal == other.journal
    }
}

impl Replay {
    /// A replay at step 0.
    pub fn new(tree: Arc<Tree>, trace: Arc<Trace>) -> Self {
        let sampled = trace.sampled.map(|_| Arc::new(SampledRun::of(&tree, &trace)));
        let kept = if sampled.is_some() { 0 } else { tree.len() };
        let nodes = vec![NodeState::FRESH; kept];
        let marks = vec![UNVISITED; kept];
        let windows = if trace.windows { vec![Window::FULL; kept] } else { Vec::new() };
        Self {
            sampled,
            open: Vec::new(),
            tree,
            trace,
            step: 0,
            iteration: 0,
            nodes,
            marks,
            windows,
            notes: HashMap::new(),
            journal: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// A replay at the last step.
    pub fn at_end(tree: Arc<Tree>, trace: Arc<Trace>) -> Self {
        let mut replay = Self::new(tree, trace);
        replay.seek(usize::MAX);
        replay
    }

    pub fn tree(&self) -> &Arc<Tree> {
        &self.tree
    }

    pub fn trace(&self) -> &Arc<Trace> {
        &self.trace
    }

    /// The number of events so far.
    pub fn step(&self) -> usize {
        self.step
    }

    pub fn last_step(&self) -> usize {
        self.trace.len()
    }

    /// The current node; `None` before the search enters the root.
    pub fn cursor(&self) -> Option<NodeId> {
        let mut events = self.trace.records()[..self.step].iter().rev();
        let last = events.find(|record| record.kind != EventKind::Iteration)?;
        let above = self.tree.parent(last.node).filter(|_| last.kind.is_said_above());
        Some(above.unwrap_or(last.node))
    }

    /// The depth of the current iteration, in plies; 0 without iterations.
    pub fn iteration(&self) -> u8 {
        self.iteration
    }

    /// The counters so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    pub fn node(&self, id: NodeId) -> NodeState {
        match &self.sampled {
            Some(run) => run.node(id, self.step, self.open.contains(&id)),
            None => self.nodes[id.index()],
        }
    }

    /// The less common data of a node, if any.
    pub fn notes(&self, id: NodeId) -> Option<&Notes> {
        match &self.sampled {
            Some(run) => run.notes(id, self.step),
            None => self.notes.get(&id).map(|notes| &**notes),
        }
    }

    /// Between which numbers the mean of a node where chance moves lies, by what has come back there;
    /// both are the sum so far where the bounds of all values are not known.
    pub fn mean(&self, id: NodeId) -> Option<NodeNumbers> {
        let is_chance = self.tree.node(id).kind == Kind::Chance && self.sampled.is_none();
        self.notes(id).filter(|_| is_chance)?.numbers
    }

    /// How likely the move to a node is the best one, if that was said.
    pub fn prior(&self, id: NodeId) -> Option<f64> {
        self.sampled.as_ref()?.prior(id, self.step)
    }

    /// The visits and rewards of a node in a run that samples.
    pub fn sample(&self, id: NodeId) -> Option<Sample> {
        Some(self.sampled.as_ref()?.sample(id, self.step))
    }

    /// Whether a sibling of a node has a better mean for the side to move above it; before its first
    /// visit a mean counts as ½.
    pub fn has_better_mean(&self, id: NodeId) -> bool {
        let (Some(above), Some(sampled)) = (self.tree.parent(id), self.trace.sampled()) else {
            return false;
        };
        if self.tree.node(above).kind == Kind::Chance {
            return false; // Means decide nothing there.
        }
        let mover = self.tree.node(above).player;
        let mean = |id: NodeId| {
            let mean = self.sample(id).and_then(|sample| sample.mean_of(mover, sampled.span));
            mean.unwrap_or(0.5)
        };
        let own = mean(id);
        self.tree.children(above).any(|other| mean(other) > own && !Sample::equal(mean(other), own))
    }

    /// The event that led to this step; `None` at step 0.
    pub fn last_record(&self) -> Option<TraceRecord> {
        Some(self.trace.records()[self.step.checked_sub(1)?])
    }

    /// Advances one step; returns `false` at the end.
    pub fn forward(&mut self) -> bool {
        let Some(&record) = self.trace.records().get(self.step) else {
            return false;
        };
        self.apply(record);
        true
    }

    /// Goes back one step; returns `false` at the beginning.
    pub fn backward(&mut self) -> bool {
        let last = self.last_record();
        last.inspect(|&record| self.undo(record)).is_some()
    }

    /// Goes to `step`, or to the last step if there are fewer.
    ///
    /// For a distant step, restarts from the beginning if that is nearer.
    pub fn seek(&mut self, step: usize) {
        let step = step.min(self.last_step());
        if let Some(run) = &self.sampled {
            self.tally = run.tally(&self.trace, step);
            self.step = step;
            self.open_path();
            return;
        }
        if step < self.step / 2 {
            self.nodes.fill(NodeState::FRESH);
            self.marks.fill(UNVISITED);
            self.windows.fill(Window::FULL);
            self.notes.clear();
            self.journal.clear();
            self.tally = Tally::default();
            self.iteration = 0;
            self.step = 0;
        }
        let trace = Arc::clone(&self.trace);
        let records = trace.records();
        for &record in records.get(self.step..step).unwrap_or_default() {
            breath_at(self.step);
            self.apply(record);
        }
        for &record in records[step..self.step].iter().rev() {
            self.undo(record);
        }
    }

    /// Finds the path of a run that samples.
    pub(super) fn open_path(&mut self) {
        self.open.clear();
        let cursor = self.cursor();
        self.open.extend(std::iter::successors(cursor, |&at| self.tree.parent(at)));
    }

    /// Whether the run samples.
    pub(super) fn is_sampled(&self) -> bool {
        self.sampled.is_some()
    }

    /// The children of `node` with exactly this value, in the order of the tree.
    pub fn worth(&self, node: NodeId, value: Score) -> Vec<NodeId> {
        let is_known = |child: &NodeId| {
            let state = self.node(*child);
            let is_exact = state.phase() == Phase::Done && state.bound() == Bound::Exact;
            is_exact && state.value() == Some(value)
        };
        self.tree.children(node).filter(is_known).collect()
    }

    /// The part of `node` that the last event has overwritten, if it is in the journal.
    fn overwritten<T>(&self, node: NodeId, part: impl Fn(&Before) -> Option<T>) -> Option<T> {
        let of_step = |entry: &&JournalEntry| entry.step as usize == self.step;
        let mut entries = self.journal.iter().rev().take_while(of_step);
        entries.find_map(|entry| part(&entry.before).filter(|_| entry.node == node))
    }

    fn node_before(&self, node: NodeId) -> NodeState {
        let overwritten = self.overwritten(node, |before| match before {
            Before::Node(state) => Some(*state),
            _ => None,
        });
        let now = self.node(node);
        let last = self.last_record().filter(|last| self.changed(*last) == Some(node));
        overwritten.unwrap_or_else(|| last.map_or(now, |last| now.usually_before(last.kind)))
    }

    /// The window at `node` before the last event, if that narrowed it.
    pub(super) fn window_before(&self, node: NodeId) -> Window {
        let overwritten = self.overwritten(node, |before| match before {
            Before::Window(window) => Some(*window),
            _ => None,
        });
        overwritten.unwrap_or_else(|| self.window(node))
    }

    /// The best child at the parent and its value before the last event, which returned from a
    /// child.
    pub fn before_back(&self) -> Option<(NodeId, Score)> {
        let record = self.last_record().filter(|last| last.kind.comes_back())?;
        let before = self.node_before(self.tree.parent(record.node)?);
        Some((before.best()?, before.value))
    }

    /// The bound type that the child of the last event has returned, where its parent may know more
    /// of it from a scout.
    pub fn bound_left(&self) -> Option<Bound> {
        self.last_record().map(|last| self.node_before(last.node).bound())
    }

    /// What the node of the last event had returned before the search left it without a value.
    pub fn left_with(&self) -> Option<BoundedScore> {
        self.node_before(self.last_record()?.node).returned()
    }

    /// The numbers of the node before the last event, if that event updated them; `None` if there
    /// were none.
    pub fn before_count(&self) -> Option<NodeNumbers> {
        let last = self.last_record().filter(|last| last.kind == EventKind::Count)?;
        self.overwritten(last.node, |before| match before {
            Before::Notes(notes) => notes.as_ref()?.numbers,
            _ => None,
        })
    }

    /// The window at `node`, as passed down and narrowed since; the full one, if the search keeps
    /// none.
    pub fn window(&self, node: NodeId) -> Window {
        let window = self.windows.get(node.index()).copied();
        window.unwrap_or(Window::FULL)
    }

    /// Whether `node` was visited, and whether its moves were skipped then.
    pub(super) fn visited_and_cut(&self, node: NodeId) -> (bool, bool) {
        if let Some(run) = &self.sampled {
            return (run.is_entered(node, self.step), false);
        }
        let mark = self.marks[node.index()];
        (mark != UNVISITED, mark == CUT)
    }

    /// The window passed to `node` at its last entry; the full one, if there was none.
    pub fn entered_window(&self, node: NodeId) -> Window {
        let step = self.node(node).entered as usize;
        let record = step.checked_sub(1).map(|at| self.trace.records()[at]);
        record
            .filter(|record| record.kind == EventKind::Enter)
            .map_or(Window::FULL, |record| record.window())
    }

    /// Whether the state of `node` belongs to the current visits of its ancestors, rather than to
    /// earlier ones. Where a new round has just begun, nothing belongs to it yet.
    pub fn is_current(&self, node: NodeId) -> bool {
        if !self.trace.has_revisits() {
            return true;
        }
        let begins = self.last_record().filter(|last| last.kind == EventKind::Iteration);
        let begins = begins.map(|last| last.node);
        let mut at = node;
        loop {
            if begins == Some(at) {
                return false;
            }
            let Some(parent) = self.tree.parent(at) else {
                return true;
            };
            if self.node(at).entered < self.node(parent).entered {
                return false;
            }
            at = parent;
        }
    }

    /// The move that triggered the candidate `node`, in the line that follows a pass of the same
    /// side; `None` if it had no trigger.
    pub fn called_by(&self, node: NodeId) -> Option<NodeId> {
        let number = self.notes(node)?.candidate?.called_by?;
        let siblings = self.tree.children(self.tree.parent(node)?);
        let mut passes = siblings.filter(|&child| self.tree.node(child).mv == MoveCode::PASS);
        self.line(passes.next()?).get(usize::from(number)).copied()
    }
}
