//! The recorder of a search over a tree.

use std::collections::HashMap;

use super::kind::EventKind;
use super::record::{DEPTH, NONE, PASS, Trace, TraceRecord, code, packed};
use super::{Event, Observer, Round, Visit};
use score::{Bound, Player, Score, Window};
use tree::NodeId;

/// A node on the current path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    node: NodeId,
    best: u32,
    value: Score,
    window: Window,
    /// The bound type of the node, once it has been left.
    left: Bound,
}

/// Records the events of a search over a tree.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    records: Vec<TraceRecord>,
    open: Vec<Frame>,
    /// The nodes left without a value.
    unsettled: HashMap<NodeId, Frame>,
    /// The nodes in the order in which they were entered.
    visits: Vec<NodeId>,
    revisits: bool,
    windows: bool,
    iteration: u8,
}

impl Recorder {
    /// A recorder with room for a whole run over `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> Self {
        Self {
            records: Vec::with_capacity(nodes * 3),
            visits: Vec::with_capacity(nodes),
            ..Self::default()
        }
    }

    /// The recorded run; `finished` says whether the search was completed.
    pub fn finish(self, finished: bool) -> Trace {
        Trace { records: self.records, revisits: self.revisits, windows: self.windows, finished }
    }

    /// Records a user's request for a node and a depth: the next search begins there.
    pub fn ask(&mut self, node: NodeId, plies: u8) {
        let stood = self.open.last().map_or(NONE, |frame| frame.node.0);
        let record = self.push(EventKind::Ask, node);
        (record.small, record.b) = (plies.into(), stood);
        self.open.clear();
        // That search counts its visits from 0, and has no access to earlier ones.
        self.revisits |= !self.visits.is_empty();
        self.visits.clear();
    }

    fn push(&mut self, kind: EventKind, node: NodeId) -> &mut TraceRecord {
        self.records.push(TraceRecord { kind, flag: 0, small: 0, node, a: 0, b: 0 });
        let last = self.records.len() - 1;
        &mut self.records[last]
    }

    fn with(&mut self, kind: EventKind, node: NodeId, flag: u8, (a, b): (u32, u32)) {
        let record = self.push(kind, node);
        (record.flag, record.a, record.b) = (flag, a, b);
    }

    fn enter(&mut self, node: NodeId, window: Window, visit: Visit) {
        let (a, b) = (packed(window.alpha), packed(window.beta));
        // The search begins here: at the root, again for each iteration, or at a requested node.
        let is_base = self.open.is_empty();
        self.with(EventKind::Enter, node, visit.code(), (a, b));
        if let Some(record) = self.records.last_mut() {
            record.small = is_base.into();
        }
        self.windows |= window != Window::FULL;
        self.revisits |= visit == Visit::Again || is_base && !self.visits.is_empty();
        self.visits.push(node);
        let fresh = Frame { node, best: NONE, value: Score(0), window, left: Bound::Exact };
        let before = self.unsettled.remove(&node);
        let resumed = before.filter(|_| visit == Visit::Resume);
        self.open.push(resumed.unwrap_or(fresh));
    }

    fn begin(&mut self, round: Round) {
        match round {
            Round::Depth(depth) => {
                let before = std::mem::replace(&mut self.iteration, depth);
                let depths = (depth.into(), before.into());
                self.with(EventKind::Iteration, NodeId::ROOT, DEPTH, depths);
            }
            Round::Pass { number, guess } => {
                let record = self.push(EventKind::Iteration, NodeId::ROOT);
                (record.flag, record.small, record.a) = (PASS, number, packed(guess));
            }
        }
    }

    fn leave_unsettled(&mut self, child: NodeId, reduced: bool) {
        let left = self.open.pop();
        debug_assert_eq!(left.map(|frame| frame.node), Some(child));
        self.unsettled.extend(left.map(|frame| (child, frame)));
        self.with(EventKind::Leave, child, reduced.into(), (0, 0));
    }

    fn back(&mut self, child: NodeId, value: score::BoundedScore, improves: bool) {
        let left = self.open.pop();
        debug_assert_eq!(left.map(|frame| frame.node), Some(child));
        let before = left.map_or(Bound::Exact, |frame| frame.left);
        let Some(parent) = self.open.last_mut() else {
            return;
        };
        let (best, best_value) = (parent.best, parent.value);
        if improves {
            (parent.best, parent.value) = (child.0, value.value);
        }
        let kind = if improves { EventKind::Improve } else { EventKind::Keep };
        let flag = code(value.bound) | code(before) << 2;
        self.with(kind, child, flag, (best, packed(best_value)));
    }

    /// Records an event at the current node.
    fn here(&mut self, event: Event<NodeId>) {
        let Some(Frame { node, value: was, .. }) = self.open.last().copied() else {
            debug_assert!(false, "an event before the root was entered");
            return;
        };
        match event {
            Event::Leaf { value } => self.with(EventKind::Leaf, node, 0, (packed(value), 0)),
            Event::Decline { value } => {
                self.with(EventKind::Decline, node, 0, (packed(value), 0));
                if let Some(top) = self.open.last_mut() {
                    debug_assert_eq!(top.best, NONE);
                    top.value = value;
                }
            }
            Event::Recall { value, depth, visit } => {
                let of = visit.and_then(|visit| self.visits.get(visit as usize));
                let from = of.map_or(NONE, |node| node.0);
                let record = self.push(EventKind::Recall, node);
                (record.flag, record.small) = (code(value.bound), depth.into());
                (record.a, record.b) = (packed(value.value), from);
                self.leave(value.bound);
            }
            Event::Repeat { value, plies, loser } => {
                let record = self.push(EventKind::Repeat, node);
                (record.flag, record.small) = (loser.map_or(0, |loser| loser as u8 + 1), plies);
                record.a = packed(value);
                self.leave(Bound::Exact);
            }
            Event::Pass { reduction } => self.with(EventKind::Pass, node, reduction, (0, 0)),
            Event::Narrow { player, bound } => self.narrow(node, player, bound),
            Event::Cut { by, tried, skipped } => {
                let record = self.push(EventKind::Cut, node);
                record.flag = by as u8;
                record.a = u32::try_from(tried).unwrap_or(u32::MAX);
                record.small = u16::try_from(skipped).unwrap_or(u16::MAX);
            }
            Event::Exit { value } => {
                let (now, before) = (packed(value.value), packed(was));
                self.with(EventKind::Exit, node, code(value.bound), (now, before));
                self.leave(value.bound);
            }
            Event::Proof { proof, disproof } => {
                self.with(EventKind::Proof, node, 0, (proof, disproof));
            }
            Event::Thresholds { proof, disproof } => {
                self.with(EventKind::Thresholds, node, 0, (proof, disproof));
            }
            Event::Iteration { .. }
            | Event::Enter { .. }
            | Event::Candidate { .. }
            | Event::Reduce { .. }
            | Event::Extend { .. }
            | Event::Skip { .. }
            | Event::Back { .. }
            | Event::Leave { .. } => debug_assert!(false, "said of another node"),
        }
    }

    fn leave(&mut self, bound: Bound) {
        if let Some(top) = self.open.last_mut() {
            top.left = bound;
        }
    }

    fn narrow(&mut self, node: NodeId, player: Player, bound: Score) {
        let Some(top) = self.open.last_mut() else {
            return;
        };
        let side = match player {
            Player::Max => &mut top.window.alpha,
            Player::Min => &mut top.window.beta,
        };
        let before = std::mem::replace(side, bound);
        self.windows = true;
        let numbers = (packed(bound), packed(before));
        self.with(EventKind::Narrow, node, player as u8, numbers);
    }
}

impl Observer<NodeId> for Recorder {
    fn event(&mut self, event: Event<NodeId>) {
        match event {
            Event::Iteration { round } => {
                self.begin(round);
                self.open.clear();
            }
            Event::Enter { mv, window, visit } => {
                self.enter(mv.unwrap_or(NodeId::ROOT), window, visit);
            }
            Event::Candidate { mv, class, provisional, called_by } => {
                let value = packed(provisional.unwrap_or_default());
                let numbers = (value, provisional.is_some().into());
                self.with(EventKind::Candidate, mv, class, numbers);
                self.reason(called_by.map_or(0, |number| u16::from(number) + 1));
            }
            Event::Reduce { mv, plies, reason } => {
                self.with(EventKind::Reduce, mv, plies, (0, 0));
                self.reason(reason as u16);
            }
            Event::Extend { mv, plies, reason } => {
                self.with(EventKind::Extend, mv, plies, (0, 0));
                self.reason(reason as u16);
            }
            Event::Skip { mv, reason } => {
                self.with(EventKind::Skip, mv, 0, (0, 0));
                self.reason(reason as u16);
            }
            Event::Back { mv, value, improves } => self.back(mv, value, improves),
            Event::Leave { mv, reduced } => self.leave_unsettled(mv, reduced),
            Event::Leaf { .. }
            | Event::Decline { .. }
            | Event::Recall { .. }
            | Event::Repeat { .. }
            | Event::Pass { .. }
            | Event::Narrow { .. }
            | Event::Cut { .. }
            | Event::Exit { .. }
            | Event::Proof { .. }
            | Event::Thresholds { .. } => self.here(event),
        }
    }
}

impl Recorder {
    fn reason(&mut self, reason: u16) {
        if let Some(last) = self.records.last_mut() {
            last.small = reason;
        }
    }
}
