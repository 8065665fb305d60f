//! Applies and undoes events on the state of a replay.

use super::candidate::candidate;
use super::event::{DepthReason, Round, SkipReason, Visit};
use super::record::{NONE, bound, bounds, player, score};
use super::replay::{Before, CUT, Kept, Replay, UNVISITED, VISITED};
use super::state::{NodeState, Notes, Phase};
use super::tally::CountedEvent;
use super::{EventKind, TraceRecord};
use score::{Bound, Player, Score, Window};
use tree::NodeId;

impl Replay {
    pub(super) fn apply(&mut self, step: usize, record: TraceRecord) {
        let node = record.node;
        if let Some(counted) = CountedEvent::by_record(record) {
            self.tally.count(counted, 1);
        }
        match record.kind {
            EventKind::Enter => {
                let visit = Visit::of_code(record.flag);
                let before = if visit == Visit::Resume {
                    // Thresholds of the last visit do not apply to this one.
                    if self.notes(node).is_some_and(|notes| notes.thresholds.is_some()) {
                        self.note(step, node, |notes| notes.thresholds = None);
                    }
                    self.keep_state(step, node);
                    self.nodes[node.index()]
                } else {
                    self.forget_visit(step, node);
                    NodeState::FRESH
                };
                self.cursor = node.0;
                if let Some(window) = self.windows.get_mut(node.index()) {
                    *window = record.window();
                }
                self.nodes[node.index()] =
                    NodeState { entered: step as u32, phase: Phase::Open, visit, ..before };
                self.mark(node);
            }
            EventKind::Leaf | EventKind::Repeat => {
                let state = &mut self.nodes[node.index()];
                state.value = score(record.a);
                state.phase = Phase::Done;
            }
            EventKind::Decline => self.decline(step, node, score(record.a)),
            EventKind::Recall => {
                let state = &mut self.nodes[node.index()];
                state.value = score(record.a);
                state.bound = bound(record.flag);
                state.phase = Phase::Done;
                let from = (record.b != NONE).then_some(NodeId(record.b));
                self.note(step, node, |notes| {
                    notes.recalled = Some((record.small as u8, from));
                });
            }
            EventKind::Improve | EventKind::Keep => self.come_back(record),
            EventKind::Leave => {
                if let Some(parent) = self.tree.parent(node) {
                    self.cursor = parent.0;
                    self.nodes[node.index()].phase = Phase::Unsettled;
                }
            }
            EventKind::Narrow => {
                self.set_bound(node, player(record.flag), score(record.a));
            }
            EventKind::Cut => {
                self.nodes[node.index()].cut = true;
                self.mark(node);
            }
            EventKind::Exit => {
                let state = &mut self.nodes[node.index()];
                state.value = score(record.a);
                state.bound = bound(record.flag);
                state.phase = Phase::Done;
            }
            EventKind::Iteration => {
                if let Round::Depth(depth) = record.round() {
                    self.iteration = depth;
                }
            }
            EventKind::Ask => {
                self.cursor = node.0;
                self.note(step, node, |notes| notes.asked = Some(record.small as u8));
            }
            EventKind::Candidate
            | EventKind::Pass
            | EventKind::Reduce
            | EventKind::Extend
            | EventKind::Skip
            | EventKind::Proof
            | EventKind::Thresholds => {
                self.note(step, node, |notes| write_note(notes, step, record));
            }
        }
    }

    pub(super) fn undo(&mut self, step: usize, record: TraceRecord) {
        let node = record.node;
        if let Some(counted) = CountedEvent::by_record(record) {
            self.tally.count(counted, -1);
        }
        match record.kind {
            EventKind::Enter => {
                let (before, window) = self.state_before(step);
                self.nodes[node.index()] = before;
                if let Some(now) = self.windows.get_mut(node.index()) {
                    *now = window;
                }
                self.cursor = match self.tree.parent(node) {
                    Some(_) if record.is_base() => node.0, // The root of a search on request.
                    Some(parent) => parent.0,
                    None if before.phase == Phase::Unvisited => NONE,
                    None => node.0,
                };
                self.mark(node);
                self.take_note_back(step);
            }
            EventKind::Leaf | EventKind::Repeat => {
                let state = &mut self.nodes[node.index()];
                state.value = Score(0);
                state.phase = Phase::Open;
            }
            EventKind::Decline => {
                if let Some(decline) = self.tree.decline(node) {
                    self.nodes[decline.index()] = self.state_before(step).0;
                    self.mark(decline);
                }
                let state = &mut self.nodes[node.index()];
                state.best = NONE;
                state.value = Score(0);
            }
            EventKind::Recall => {
                let state = &mut self.nodes[node.index()];
                state.value = Score(0);
                state.bound = Bound::Exact;
                state.phase = Phase::Open;
                self.take_note_back(step);
            }
            EventKind::Improve | EventKind::Keep => self.go_down_again(record),
            EventKind::Leave => {
                if self.tree.parent(node).is_some() {
                    self.cursor = node.0;
                    self.nodes[node.index()].phase = Phase::Open;
                }
            }
            EventKind::Narrow => {
                self.set_bound(node, player(record.flag), score(record.b));
            }
            EventKind::Cut => {
                self.nodes[node.index()].cut = false;
                self.mark(node);
            }
            EventKind::Exit => {
                let state = &mut self.nodes[node.index()];
                state.value = score(record.b);
                state.bound = Bound::Exact;
                state.phase = Phase::Open;
            }
            EventKind::Iteration => {
                if let Round::Depth(_) = record.round() {
                    self.iteration = record.b as u8;
                }
            }
            EventKind::Ask => {
                self.cursor = record.b;
                self.take_note_back(step);
            }
            EventKind::Candidate
            | EventKind::Pass
            | EventKind::Reduce
            | EventKind::Extend
            | EventKind::Skip
            | EventKind::Proof
            | EventKind::Thresholds => self.take_note_back(step),
        }
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

    /// Saves the remains of an earlier visit when a node is entered again.
    fn forget_visit(&mut self, step: usize, node: NodeId) {
        let left_over = |notes: &Notes| {
            let Notes { recalled, passed, proof, .. } = notes;
            proof.is_some() || recalled.is_some() || passed.is_some()
        };
        if self.notes(node).is_some_and(left_over) {
            self.note(step, node, |notes| {
                notes.recalled = None;
                notes.passed = None;
                notes.proof = None;
                notes.thresholds = None;
            });
        }
        self.keep_state(step, node);
    }

    /// Saves the state that a second visit overwrites.
    fn keep_state(&mut self, step: usize, node: NodeId) {
        let state = self.nodes[node.index()];
        if state.phase != Phase::Unvisited {
            self.kept.push(Kept { step, node, what: Before::State(state, self.window(node)) });
        }
    }

    /// Restores the state that the event of `step` overwrote; the initial state, if it was the
    /// first visit.
    fn state_before(&mut self, step: usize) -> (NodeState, Window) {
        match self.kept.pop_if(|kept| kept.step == step) {
            Some(Kept { what: Before::State(state, window), .. }) => (state, window),
            _ => (NodeState::FRESH, Window::FULL),
        }
    }

    fn note(&mut self, step: usize, node: NodeId, write: impl FnOnce(&mut Notes)) {
        let before = self.notes.get(&node).cloned();
        self.kept.push(Kept { step, node, what: Before::Notes(before) });
        write(self.notes.entry(node).or_default());
    }

    fn take_note_back(&mut self, step: usize) {
        if let Some(Kept { node, what: Before::Notes(before), .. }) =
            self.kept.pop_if(|kept| kept.step == step)
        {
            match before {
                Some(before) => self.notes.insert(node, before),
                None => self.notes.remove(&node),
            };
        }
    }

    fn decline(&mut self, step: usize, node: NodeId, value: Score) {
        if let Some(decline) = self.tree.decline(node) {
            self.keep_state(step, decline);
            self.nodes[decline.index()] =
                NodeState { value, entered: step as u32, phase: Phase::Done, ..NodeState::FRESH };
            self.mark(decline);
            self.nodes[node.index()].best = decline.0;
        }
        self.nodes[node.index()].value = value;
    }

    fn come_back(&mut self, record: TraceRecord) {
        let child = record.node;
        let Some(parent) = self.tree.parent(child) else {
            return;
        };
        self.cursor = parent.0;
        self.nodes[child.index()].bound = bounds(record.flag).0;
        if record.kind == EventKind::Improve {
            self.nodes[parent.index()].value = self.nodes[child.index()].value;
            self.nodes[parent.index()].best = child.0;
        }
    }

    fn go_down_again(&mut self, record: TraceRecord) {
        let child = record.node;
        let Some(parent) = self.tree.parent(child) else {
            return;
        };
        self.cursor = child.0;
        self.nodes[child.index()].bound = bounds(record.flag).1;
        if record.kind == EventKind::Improve {
            let best = match record.a {
                NONE => self.declined(parent).map_or(NONE, |decline| decline.0),
                best => best,
            };
            let state = &mut self.nodes[parent.index()];
            state.value = score(record.b);
            state.best = best;
        }
    }

    fn set_bound(&mut self, node: NodeId, player: Player, bound: Score) {
        let Some(window) = self.windows.get_mut(node.index()) else {
            return;
        };
        match player {
            Player::Max => window.alpha = bound,
            Player::Min => window.beta = bound,
        }
    }
}

fn write_note(notes: &mut Notes, step: usize, record: TraceRecord) {
    let reason = || {
        let reason = DepthReason::ALL.get(usize::from(record.small));
        Some((record.flag, *reason?))
    };
    match record.kind {
        EventKind::Candidate => notes.candidate = Some(candidate(record)),
        EventKind::Pass => notes.passed = Some(record.flag),
        EventKind::Reduce => notes.reduced = reason(),
        EventKind::Extend => notes.extended = reason(),
        EventKind::Skip => {
            let reason = SkipReason::ALL.get(usize::from(record.small)).copied();
            notes.skipped = reason.map(|reason| (reason, step));
        }
        EventKind::Proof => notes.proof = Some(record.numbers()),
        EventKind::Thresholds => notes.thresholds = Some(record.numbers()),
        EventKind::Iteration
        | EventKind::Ask
        | EventKind::Enter
        | EventKind::Leaf
        | EventKind::Decline
        | EventKind::Recall
        | EventKind::Repeat
        | EventKind::Improve
        | EventKind::Keep
        | EventKind::Leave
        | EventKind::Narrow
        | EventKind::Cut
        | EventKind::Exit => {}
    }
}
