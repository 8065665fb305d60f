//! Applies and undoes events on the state of a replay.
//!
//! An event changes the state only through [`Replay::set_node`], [`Replay::set_window`] and
//! [`Replay::note`], which put the old value into the journal unless it is the usual one for the
//! kind of the event. Another kind needs no code to be undone.

use super::event::{Round, Visit};
use super::kind::EventKind;
use super::record::TraceRecord;
use super::replay::{Before, CUT, JournalEntry, Replay, UNVISITED, VISITED};
use super::state::{NodeState, Notes, Phase};
use score::Window;
use tree::NodeId;

impl Replay {
    pub(super) fn apply(&mut self, record: TraceRecord) {
        self.step += 1;
        self.tally.count(record, 1);
        if self.is_sampled() {
            return self.open_path();
        }
        let (kind, node) = (record.kind, record.node);
        let (now, value) = (self.node(node), record.value());
        match kind {
            EventKind::Iteration => {
                if let Some(Round::Depth(depth)) = record.begins() {
                    self.keep(node, Before::Iteration(self.iteration));
                    self.iteration = depth;
                }
            }
            EventKind::Ask => self.note(node).asked = Some(record.small as u8),
            EventKind::Enter => self.enter(record),
            EventKind::Leaf | EventKind::Recall | EventKind::Repeat | EventKind::Exit => {
                let (bound, phase) = (record.bound(), Phase::Done);
                self.set_node(kind, node, NodeState { value, phase, bound, ..now });
                if kind == EventKind::Recall {
                    self.note(node).recalled = Some((record.small as u8, record.origin()));
                }
            }
            EventKind::Decline => {
                let decline = self.tree.decline(node);
                if let Some(decline) = decline {
                    let (entered, phase) = (self.step as u32, Phase::Done);
                    let state = NodeState { value, entered, phase, ..NodeState::FRESH };
                    self.set_node(kind, decline, state);
                }
                let best = decline.map_or(now.best, |decline| decline.0);
                self.set_node(kind, node, NodeState { value, best, ..now });
            }
            EventKind::Improve | EventKind::Keep => {
                let bound = record.bound();
                self.set_node(EventKind::Keep, node, NodeState { bound, ..now });
                let parent = self.changed(record).filter(|_| kind == EventKind::Improve);
                if let Some(parent) = parent {
                    let (value, best) = (now.value, node.0);
                    let above = self.node(parent);
                    self.set_node(kind, parent, NodeState { value, best, ..above });
                }
            }
            EventKind::Weigh => {
                self.set_node(EventKind::Keep, node, NodeState { bound: record.bound(), ..now });
                if let Some(chance) = self.changed(record) {
                    self.note(chance).numbers = Some(record.numbers());
                }
            }
            EventKind::Leave => {
                self.set_node(kind, node, NodeState { phase: Phase::Unsettled, ..now });
            }
            EventKind::Narrow => {
                let window = self.window(node).with(record.player(), value);
                self.set_window(node, window, window);
            }
            EventKind::Cut => self.set_node(kind, node, NodeState { cut: true, ..now }),
            EventKind::Candidate => self.note(node).candidate = Some(record.candidate()),
            EventKind::Pass => self.note(node).passed = Some(record.flag),
            EventKind::Reduce => {
                self.note(node).reduced = Some((record.flag, record.depth_reason()));
            }
            EventKind::Extend => {
                self.note(node).extended = Some((record.flag, record.depth_reason()));
            }
            EventKind::Skip => {
                self.note(node).skipped = Some((record.skip_reason(), self.step));
            }
            EventKind::Count | EventKind::Estimate => {
                self.note(node).numbers = Some(record.numbers());
            }
            EventKind::Choose => {
                if let Some(parent) = self.tree.parent(node) {
                    let above = NodeState { value, best: node.0, ..self.node(parent) };
                    self.set_node(kind, parent, above);
                }
            }
            EventKind::Thresholds => self.note(node).thresholds = Some(record.numbers()),
            // Of runs that sample alone.
            EventKind::Prior
            | EventKind::Select
            | EventKind::Expand
            | EventKind::Playout
            | EventKind::BackUp => {}
        }
    }

    fn enter(&mut self, record: TraceRecord) {
        let node = record.node;
        let visit = record.visit().unwrap_or_default();
        let resumes = visit == Visit::Resume;
        if let Some(notes) = self.notes(node) {
            // Thresholds are of one visit; the rest stays where a visit is continued.
            let mut rest = Notes { thresholds: None, ..notes.clone() };
            if !resumes {
                (rest.recalled, rest.passed) = (None, None);
                // What was said before the first visit stays.
                rest.numbers = rest.numbers.filter(|_| self.node(node).entered().is_none());
            }
            if rest != *notes {
                *self.note(node) = rest;
            }
        }
        let before = if resumes { self.node(node) } else { NodeState::FRESH };
        let (entered, phase) = (self.step as u32, Phase::Open);
        self.set_node(record.kind, node, NodeState { entered, phase, visit, ..before });
        self.set_window(node, record.window(), Window::FULL);
    }

    /// Takes the last event back.
    pub(super) fn undo(&mut self, record: TraceRecord) {
        self.tally.count(record, -1);
        if self.is_sampled() {
            self.step -= 1;
            return self.open_path();
        }
        if let Some(node) = self.changed(record) {
            self.nodes[node.index()] = self.node(node).usually_before(record.kind);
            self.mark(node);
            if record.kind == EventKind::Enter {
                self.set_window(node, Window::FULL, self.window(node));
            }
        }
        while let Some(entry) = self.journal.pop_if(|entry| entry.step as usize == self.step) {
            let node = entry.node;
            match entry.before {
                Before::Node(state) => {
                    self.nodes[node.index()] = state;
                    self.mark(node);
                }
                Before::Window(window) => self.windows[node.index()] = window,
                Before::Notes(Some(notes)) => {
                    self.notes.insert(node, notes);
                }
                Before::Notes(None) => {
                    self.notes.remove(&node);
                }
                Before::Iteration(depth) => self.iteration = depth,
            }
        }
        self.step -= 1;
    }

    /// The node whose state an event changes; for a returned value, the parent that receives it.
    pub(super) fn changed(&self, record: TraceRecord) -> Option<NodeId> {
        match record.kind {
            EventKind::Improve | EventKind::Keep | EventKind::Weigh => {
                self.tree.parent(record.node)
            }
            _ => Some(record.node),
        }
    }

    fn keep(&mut self, node: NodeId, before: Before) {
        self.journal.push(JournalEntry { step: self.step as u32, node, before });
    }

    #[inline]
    fn set_node(&mut self, kind: EventKind, node: NodeId, state: NodeState) {
        let before = std::mem::replace(&mut self.nodes[node.index()], state);
        if before != state.usually_before(kind) {
            self.keep(node, Before::Node(before));
        }
        if matches!(kind, EventKind::Enter | EventKind::Decline | EventKind::Cut) {
            self.mark(node);
        }
    }

    /// Sets the window of a node, which was `usual` unless the journal says otherwise.
    fn set_window(&mut self, node: NodeId, window: Window, usual: Window) {
        if let Some(place) = self.windows.get_mut(node.index()) {
            let before = std::mem::replace(place, window);
            if before != usual {
                self.keep(node, Before::Window(before));
            }
        }
    }

    /// The notes of a node, to set any of them.
    fn note(&mut self, node: NodeId) -> &mut Notes {
        let before = self.notes.get(&node).cloned();
        self.keep(node, Before::Notes(before));
        self.notes.entry(node).or_default()
    }

    /// Updates the byte that says whether a node was visited and cut.
    fn mark(&mut self, node: NodeId) {
        let state = &self.nodes[node.index()];
        self.marks[node.index()] = match (state.phase, state.cut) {
            (Phase::Unvisited, _) => UNVISITED,
            (_, false) => VISITED,
            (_, true) => CUT,
        };
    }
}
