//! Where orders and an engine's output meet, in bounded memory.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::session::engines::EngineQuestion;

/// So many bytes of output wait at most; then the reader waits, and so does the engine.
const ROOM: usize = 1024 * 1024;

/// So many bytes are counted for a line beside its letters.
const LINE: usize = 64;

/// What the owner of an engine asks for.
#[derive(Debug)]
pub(super) enum EngineOrder {
    /// Search.
    Ask(u64, EngineQuestion),
    /// Stop searching.
    Stop,
    /// Other values of the options.
    Options(Vec<(String, String)>),
    /// End the program and start it anew.
    Restart,
    /// End the program, and everything.
    Quit,
}

/// A line that a program has written.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct OutputLine {
    /// Its text; bytes that are no UTF-8 are `�`.
    pub(super) text: String,
    /// Whether it held such bytes.
    pub(super) is_mended: bool,
    /// Whether it was too long, and its rest was left out.
    pub(super) is_cut: bool,
}

/// Output of a program.
#[derive(Debug)]
pub(super) enum ProcessOutput {
    /// A line.
    Line(OutputLine),
    /// A line of what it writes as errors.
    Error(OutputLine),
    /// The end of its output.
    End,
    /// The end of its errors.
    ErrorEnd,
}

impl ProcessOutput {
    fn size(&self) -> usize {
        match self {
            Self::Line(line) | Self::Error(line) => line.text.len() + LINE,
            Self::End | Self::ErrorEnd => 0,
        }
    }
}

/// The next thing to do.
#[derive(Debug)]
pub(super) enum InboxEvent {
    /// Carry out an order.
    Order(EngineOrder),
    /// Understand output.
    Output(ProcessOutput),
    /// Nothing has come in time.
    Nothing,
}

#[derive(Default)]
struct InboxState {
    orders: VecDeque<EngineOrder>,
    output: VecDeque<ProcessOutput>,
    size: usize,
    /// Which start of the program is listened to; output of an earlier one is dropped.
    run: u64,
}

/// Orders come at once and wait for nobody; output waits for room. Orders are carried out first.
#[derive(Default)]
pub(super) struct Inbox {
    state: Mutex<InboxState>,
    something: Condvar,
    room: Condvar,
}

impl Inbox {
    /// Nothing is ever left half done under the lock, so a panic elsewhere changes nothing.
    fn state(&self) -> MutexGuard<'_, InboxState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn order(&self, order: EngineOrder) {
        self.state().orders.push_back(order);
        self.something.notify_one();
    }

    /// Waits for room, and hands over output of a start of the program; whether it is still
    /// listened to.
    pub(super) fn output(&self, run: u64, output: ProcessOutput) -> bool {
        let mut state = self.state();
        while state.run == run && state.size >= ROOM {
            state = self
                .room
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if state.run != run {
            return false;
        }
        state.size += output.size();
        state.output.push_back(output);
        self.something.notify_one();
        true
    }

    /// Listens to the next start of the program, and to nothing of an earlier one.
    pub(super) fn next_run(&self) -> u64 {
        let mut state = self.state();
        state.run += 1;
        state.output.clear();
        state.size = 0;
        self.room.notify_all();
        state.run
    }

    /// The next thing to do; waits for it until `until` at most.
    pub(super) fn next(&self, until: Instant) -> InboxEvent {
        let mut state = self.state();
        loop {
            if let Some(order) = state.orders.pop_front() {
                return InboxEvent::Order(order);
            }
            if let Some(output) = state.output.pop_front() {
                state.size -= output.size();
                self.room.notify_all();
                return InboxEvent::Output(output);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left == Duration::ZERO {
                return InboxEvent::Nothing;
            }
            let waited = self.something.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}
