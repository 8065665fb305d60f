//! The run's results for the nodes of an exercise.

use std::collections::{BTreeMap, VecDeque};

use super::super::projection::Projection;
use super::iteration::{SheetIteration, Toward};
use super::moment::SheetMoment;
use super::visits::SheetVisits;
use score::{BoundedScore, NodeNumbers, Player, Window};
use search::{Algorithm, Budget, NumberKind, Run, search};
use trace::{CutReason, EventKind, Phase, Replay, Seen, Silent, Timeline};
use tree::{Growth, Kind, NodeId, StaticValue, Tree, TreeGame};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetSize {
    /// The most nodes to fill in.
    pub inner: usize,
    /// The most nodes shown, unless the root has more children.
    pub shown: usize,
}

impl SheetSize {
    /// Small enough to do by hand and to see at a glance.
    pub const BY_HAND: Self = Self { inner: 40, shown: 160 };
    pub const ALL: Self = Self { inner: usize::MAX, shown: usize::MAX };
}

/// Whether the run has searched a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetReading {
    Read,
    /// It was pruned, or is below a pruned node.
    Cut,
    /// Nothing is asked about it: a move known only by name, a value of an earlier iteration, or a
    /// node that a search for a proof never entered.
    Neither,
}

/// The run's results for a node, and which of them are asked for. Steps are those of its last
/// visit.
#[derive(Clone, Debug)]
pub(super) struct KeyNode {
    pub(super) reading: SheetReading,
    pub(super) value: Option<BoundedScore>,
    /// The true value, if several visits together determine it; accepted like the last visit's
    /// value.
    pub(super) known: Option<BoundedScore>,
    /// Whether the value is asked for rather than given.
    pub(super) value_is_asked: bool,
    /// The value shown in the node from the start.
    pub(super) given: Option<BoundedScore>,
    /// The numbers shown in the node from the start.
    pub(super) given_numbers: Option<NodeNumbers>,
    /// The number of visits, for a search that may re-visit nodes; otherwise 0.
    pub(super) visits: usize,
    /// Whether the last visit was a scout's or below one, so that its window is a null window.
    pub(super) is_scouted: bool,
    /// The window passed down; the full one, if the algorithm keeps none.
    pub(super) passed: Window,
    /// The window, if it is asked for.
    pub(super) window: Option<Window>,
    /// The final numbers, if they are asked for.
    pub(super) numbers: Option<NodeNumbers>,
    /// What else the run counts there, if a moment of it is asked.
    pub(super) other_numbers: Vec<NodeNumbers>,
    /// The chosen child, if it is asked for.
    pub(super) choice: Option<NodeId>,
    /// Whether the learner is asked to mark the branch as pruned.
    pub(super) cut_is_asked: bool,
    /// The bounds that suffice for the cut, nearest first; `cut_step` is its step.
    pub(super) reasons: Vec<CutReason>,
    pub(super) cut_step: usize,
    pub(super) entered: usize,
    pub(super) settled: usize,
}

impl KeyNode {
    /// A node of which nothing is asked.
    const UNASKED: Self = Self {
        reading: SheetReading::Neither,
        value: None,
        known: None,
        value_is_asked: false,
        given: None,
        given_numbers: None,
        visits: 0,
        is_scouted: false,
        passed: Window::FULL,
        window: None,
        numbers: None,
        other_numbers: Vec::new(),
        choice: None,
        cut_is_asked: false,
        reasons: Vec::new(),
        cut_step: 0,
        entered: 0,
        settled: 0,
    };
}

/// The run's results for the nodes of an exercise, and which of them are asked for.
///
/// The selection of nodes depends only on the shape of the tree, not on the run, so it reveals
/// nothing.
#[derive(Clone, Debug)]
pub struct SheetKey {
    root: NodeId,
    algorithm: Algorithm,
    /// The given window at the root.
    window: Window,
    nodes: BTreeMap<NodeId, KeyNode>,
    /// The nodes to fill in, each level from left to right.
    inner: Vec<NodeId>,
    /// Whether a part of the tree is left out.
    is_part: bool,
    /// Whether cuts are asked for; not if the search has grown the tree.
    asks_cuts: bool,
    /// The moment of the run that is asked, and its step, if it is not the end.
    moment: Option<(SheetMoment, usize)>,
    /// The iteration that is asked of a run that samples.
    iteration: Option<SheetIteration>,
}

impl SheetKey {
    /// The exercise on this iteration of a run that samples, or on another one in this direction, if
    /// there is not enough to compute. `seen` is the run at its last step.
    pub fn of_iteration(seen: &Projection<'_>, number: u32, toward: Toward) -> Self {
        let iteration = SheetIteration::near(seen.replay, seen.timeline, (number, toward));
        let path: Vec<_> = iteration.iter().flat_map(SheetIteration::path).collect();
        let asked = iteration.iter().flat_map(|it| it.path().map(move |node| (it, node)));
        let of = |(it, node): (&SheetIteration, NodeId)| KeyNode {
            reading: SheetReading::Read,
            numbers: it.after(node),
            settled: it.settled(node),
            ..KeyNode::UNASKED
        };
        Self {
            root: NodeId::ROOT,
            algorithm: seen.algorithm,
            window: Window::FULL,
            nodes: asked.map(|(it, node)| (node, of((it, node)))).collect(),
            inner: path,
            is_part: false,
            asks_cuts: false,
            moment: None,
            iteration,
        }
    }

    /// The exercise on the run below `root`, limited to the nearest nodes by `size`; if it samples, on
    /// the first iteration in which there is something to compute. `seen` is the run at its last step.
    pub fn of(seen: &Projection<'_>, root: NodeId, size: SheetSize) -> Self {
        if seen.algorithm.samples().is_some() {
            return Self::of_iteration(seen, 1, Toward::Later);
        }
        Self::of_run((seen.replay, seen.timeline), seen.algorithm, root, size)
    }

    /// The same of a run that does not sample, at its last step.
    pub(super) fn of_run(
        (replay, timeline): (&Replay, &Timeline),
        algorithm: Algorithm,
        root: NodeId,
        size: SheetSize,
    ) -> Self {
        debug_assert_eq!(replay.step(), replay.last_step());
        let moment = SheetMoment::of(replay, timeline, algorithm);
        // As if the run ended there.
        let until = moment.map(|(_, step)| {
            let mut at = replay.clone();
            at.seek(step);
            (at, Timeline::until(replay.tree(), replay.trace(), step))
        });
        let (replay, timeline) = until.as_ref().map_or((replay, timeline), |(at, to)| (at, to));
        let tree = replay.tree();
        // A window that begins at infinity cannot be written down.
        let cannot = algorithm == Algorithm::SssStar;
        let (inner, is_part) =
            if cannot { (Vec::new(), false) } else { inner_nodes(tree, root, size) };
        let mut key = Self {
            root,
            algorithm,
            window: replay.entered_window(root),
            nodes: BTreeMap::new(),
            inner,
            is_part,
            asks_cuts: algorithm.cuts() && tree.stubs() == 0,
            moment,
            iteration: None,
        };
        // Nor is anything given where nothing is asked.
        let mut shown: Vec<_> = (!cannot).then_some(root).into_iter().collect();
        for &node in &key.inner {
            shown.extend(tree.children(node));
        }
        for node in shown {
            let of = key.read(replay, timeline, node);
            key.nodes.insert(node, of);
        }
        if algorithm.columns().is_some() {
            key.read_numbers(replay);
        }
        if algorithm.keeps_window() && algorithm.revisits() && !algorithm.grows_itself() {
            key.read_visits(replay);
        }
        key
    }

    /// The run's results for a node of the exercise.
    fn read(&self, replay: &Replay, timeline: &Timeline, node: NodeId) -> KeyNode {
        let tree = replay.tree();
        let weight = tree.node(node);
        let state = replay.node(node);
        let reading = match replay.seen(node) {
            _ if weight.kind == Kind::Stub => SheetReading::Neither,
            Seen::Pruned => SheetReading::Cut,
            Seen::Done | Seen::Open | Seen::Unsettled => SheetReading::Read,
            Seen::Unvisited | Seen::Earlier => SheetReading::Neither,
        };
        let is_read = reading == SheetReading::Read;
        let is_inner = self.is_inner(node);
        let value = state.returned().filter(|_| is_read);
        let best = replay.best(node).filter(|_| is_read);
        let keeps = self.algorithm.columns().is_some();
        let has_value = best.is_some() || weight.kind == Kind::Chance && value.is_some();
        // What is known of payoffs where the rest is skipped is no outcome.
        let is_known = tree.payoffs().is_none()
            || value.is_none_or(|value| value.bound == score::Bound::Exact);
        let value = value.filter(|_| is_known);
        let value_is_asked = is_inner && has_value && !keeps && is_known;
        let given = match weight.kind {
            Kind::Leaf | Kind::Decline => Some(BoundedScore::exact(weight.value)),
            Kind::Inner | Kind::Chance if !is_inner && !keeps => {
                value.or_else(|| self.worth_by_itself(tree, node))
            }
            Kind::Inner | Kind::Chance | Kind::Stub => value.filter(|_| !value_is_asked && !keeps),
        };
        let why = replay.why_cut(node, timeline).filter(|_| reading == SheetReading::Cut);
        let (cut_at, reasons) = why.map_or((None, Vec::new()), |(at, why)| (Some(at), why));
        let trace = replay.trace();
        let cut_step = cut_at.and_then(|at| timeline.cut(at, trace, replay.step()));
        KeyNode {
            reading,
            value,
            value_is_asked,
            given,
            passed: replay.entered_window(node),
            window: (is_inner && is_read && node != self.root && self.algorithm.keeps_window())
                .then(|| replay.entered_window(node)),
            choice: best.filter(|_| value_is_asked && self.asks_choice(replay, node, value)),
            cut_is_asked: reading == SheetReading::Cut
                && self.asks_cuts
                && (is_inner || weight.kind == Kind::Leaf),
            reasons,
            cut_step: cut_step.unwrap_or_default(),
            entered: state.entered().unwrap_or_default(),
            settled: timeline.settled(node).unwrap_or_default(),
            ..KeyNode::UNASKED
        }
    }

    /// The value of a pruned branch at the border of the exercise: the algorithm's result for the
    /// branch searched on its own. Otherwise, nodes without a value would reveal the pruned
    /// branches.
    fn worth_by_itself(&self, tree: &Tree, node: NodeId) -> Option<BoundedScore> {
        if tree.growth() != Growth::Every || !tree.is_finished() {
            return None;
        }
        let budget = Budget::nodes(Budget::DEFAULT.nodes.max(tree.len() as u64));
        let mut run = Run::new(&StaticValue, budget, Silent);
        let value = search(self.algorithm, &TreeGame(tree), &node, u8::MAX, &mut run);
        (!run.is_spent()).then(|| BoundedScore::exact(value))
    }

    /// Whether the choice at a node is asked for: at the root, and where declining is possible.
    fn asks_choice(&self, replay: &Replay, node: NodeId, value: Option<BoundedScore>) -> bool {
        let is_known = value.is_some_and(|value| value == BoundedScore::exact(value.value));
        is_known && self.has_choice(replay.tree(), node)
    }

    /// Whether the choice at a node matters, judging by the shape of the tree.
    fn has_choice(&self, tree: &Tree, node: NodeId) -> bool {
        let is_asked = node == self.root || tree.decline(node).is_some();
        let is_chosen = is_asked && tree.node(node).kind != Kind::Chance;
        is_chosen && tree.children(node).len() > 1 && self.algorithm.sheet_columns().is_none()
    }

    fn is_inner(&self, node: NodeId) -> bool {
        self.inner.binary_search(&node).is_ok()
    }

    /// Reads the last numbers computed for the nodes to fill in.
    fn read_numbers(&mut self, replay: &Replay) {
        let records = replay.trace().records().iter().take(replay.step());
        for (index, record) in records.enumerate() {
            if record.kind == EventKind::Count
                && let Some(of) = self.nodes.get_mut(&record.node)
            {
                of.settled = index + 1;
            }
        }
        let later = replay.trace().records().iter().filter(|it| it.kind == EventKind::Count);
        for record in later.filter(|_| self.moment.is_some()) {
            if let Some(of) = self.nodes.get_mut(&record.node) {
                of.other_numbers.push(record.numbers());
            }
        }
        let (tree, columns) = (replay.tree(), self.algorithm.columns());
        let unread = columns.and_then(|columns| columns.unread);
        for (&node, of) in &mut self.nodes {
            let is_inner = self.inner.binary_search(&node).is_ok(); // `self.nodes` is borrowed.
            let kind = tree.node(node).kind;
            let is_visited = replay.node(node).phase() != Phase::Unvisited;
            let said = replay.notes(node).and_then(|notes| notes.numbers);
            let said = said.filter(|_| kind == Kind::Inner);
            let counted = said.filter(|_| is_visited);
            if is_inner {
                of.numbers = counted;
                // What was said of it before it was read.
                of.given_numbers = said.filter(|_| !is_visited);
            } else if matches!(kind, Kind::Inner | Kind::Stub) {
                of.given_numbers = said.filter(|_| is_visited || unread.is_none()).or(unread);
            }
        }
    }

    /// Reads the results of all visits of each node, for a search that re-visits nodes.
    fn read_visits(&mut self, replay: &Replay) {
        let visits = SheetVisits::of(replay);
        for (&node, of) in &mut self.nodes {
            of.visits = visits.count(node);
            of.is_scouted = visits.is_scouted(node);
            of.known = visits.known(node).filter(|_| of.value.is_some());
        }
    }

    pub fn root(&self) -> NodeId {
        self.root
    }

    /// The nodes that can be filled in, each level from left to right.
    pub fn inner(&self) -> &[NodeId] {
        &self.inner
    }

    /// Whether a node can be filled in: it has moves, whether or not the search enters it.
    pub fn may_write(&self, node: NodeId) -> bool {
        self.is_inner(node) && self.given_numbers(node).is_none()
    }

    pub fn may_cut(&self, tree: &Tree, node: NodeId) -> bool {
        let is_branch = tree.node(node).kind != Kind::Decline && node != self.root;
        is_branch && self.asks_cuts && self.holds(node)
    }

    /// Whether a node may be marked as the chosen move: at the root, and where declining is
    /// possible.
    pub fn may_choose(&self, tree: &Tree, node: NodeId) -> bool {
        let parent = tree.parent(node).filter(|_| node != self.root);
        parent.is_some_and(|parent| self.is_inner(parent) && self.has_choice(tree, parent))
    }

    pub fn is_part(&self) -> bool {
        self.is_part
    }

    /// What the two numbers to be written are, if any are.
    pub fn number_kinds(&self) -> Option<[NumberKind; 2]> {
        Some(self.algorithm.sheet_columns()?.columns.map(|column| column.kind))
    }

    /// The iteration that is asked, of a run that samples.
    pub fn iteration(&self) -> Option<&SheetIteration> {
        self.iteration.as_ref()
    }

    /// Whether pruned branches are asked for. If the search has grown the tree itself, its shape
    /// reveals them.
    pub fn asks_cuts(&self) -> bool {
        self.asks_cuts
    }

    /// The value shown in a node from the start: for leaves, and for nodes at the border of the
    /// exercise.
    pub fn given(&self, node: NodeId) -> Option<BoundedScore> {
        self.nodes.get(&node)?.given
    }

    /// The numbers shown in a node from the start: for nodes at the border of the exercise.
    pub fn given_numbers(&self, node: NodeId) -> Option<NodeNumbers> {
        self.nodes.get(&node)?.given_numbers
    }

    pub fn holds(&self, node: NodeId) -> bool {
        self.nodes.contains_key(&node)
    }

    pub fn reading(&self, node: NodeId) -> SheetReading {
        let of = self.nodes.get(&node);
        of.map_or(SheetReading::Neither, |of| of.reading)
    }

    pub(super) fn nodes(&self) -> impl Iterator<Item = (&NodeId, &KeyNode)> {
        self.nodes.iter()
    }

    pub(super) fn node(&self, node: NodeId) -> Option<&KeyNode> {
        self.nodes.get(&node)
    }

    pub(super) fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    pub(super) fn window(&self) -> Window {
        self.window
    }

    /// The moment of the run that is asked, if it is not the end.
    pub(super) fn moment(&self) -> Option<SheetMoment> {
        self.moment.map(|(moment, _)| moment)
    }

    /// The step at whose end everything is known that is asked, if it is not that of the run.
    pub fn asked_until(&self) -> Option<usize> {
        self.moment.map(|(_, step)| step)
    }

    /// The window of a node, if it is to be written: the full one need not be.
    pub(super) fn asked_window(&self, node: NodeId) -> Option<Window> {
        let window = self.nodes.get(&node)?.window;
        window.filter(|window| *window != Window::FULL)
    }

    pub(super) fn chooser(&self, tree: &Tree, node: NodeId) -> Player {
        let root = tree.node(NodeId::ROOT).player;
        self.algorithm.chooser(root, tree.node(node).player)
    }
}

/// The nodes with moves at `root` and below, nearest first and at most so many, in their order; and
/// whether there are more.
fn inner_nodes(tree: &Tree, root: NodeId, size: SheetSize) -> (Vec<NodeId>, bool) {
    let mut inner = Vec::new();
    let mut shown = 1;
    let mut open = VecDeque::from([root]);
    while let Some(node) = open.pop_front() {
        let is_inner = matches!(tree.node(node).kind, Kind::Inner | Kind::Chance);
        if !is_inner || tree.children(node).len() == 0 {
            continue;
        }
        shown += tree.children(node).len();
        let is_too_large = inner.len() == size.inner || shown > size.shown;
        if is_too_large && !inner.is_empty() {
            return (inner, true);
        }
        inner.push(node);
        open.extend(tree.children(node));
    }
    // Nodes are numbered breadth-first, so nodes found earlier have smaller numbers.
    debug_assert!(inner.is_sorted());
    (inner, root != NodeId::ROOT)
}
