//! The queue of orders and engine output, in bounded memory.

use std::collections::VecDeque;
use std::sync::atomic::AtomicU32;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use session::engines::EngineQuestion;

/// The most bytes of queued output; beyond that, the reader waits, and so does the engine.
const ROOM: usize = 1024 * 1024;

/// The overhead counted per line, in bytes.
const LINE: usize = 64;

#[derive(Debug)]
pub(super) enum EngineOrder {
    Ask(u64, EngineQuestion),
    Stop,
    /// Replace the values of the options.
    Options(Vec<(String, String)>),
    /// End the program and start it again.
    Restart,
    /// End the program and the machine.
    Quit,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct OutputLine {
    /// Its text; invalid UTF-8 is replaced by `�`.
    pub(super) text: String,
    /// Whether it contained invalid UTF-8.
    pub(super) is_mended: bool,
    /// Whether it was too long and has been truncated.
    pub(super) is_cut: bool,
}

#[derive(Debug)]
pub(super) enum ProcessOutput {
    Line(OutputLine),
    Error(OutputLine),
    End,
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

#[derive(Debug)]
pub(super) enum InboxEvent {
    Order(EngineOrder),
    Output(ProcessOutput),
    Nothing,
}

#[derive(Default)]
struct InboxState {
    orders: VecDeque<EngineOrder>,
    output: VecDeque<ProcessOutput>,
    size: usize,
    /// The number of the current start of the program; output of earlier ones is dropped.
    run: u64,
}

/// A queue in which orders never wait, output waits for room, and orders come first.
#[derive(Default)]
pub(super) struct Inbox {
    state: Mutex<InboxState>,
    something: Condvar,
    room: Condvar,
    /// The number of the running program in the system; 0 for none.
    pub(super) process: AtomicU32,
}

impl Inbox {
    /// Nothing is left half done under the lock, so a panic elsewhere does not matter.
    fn state(&self) -> MutexGuard<'_, InboxState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn order(&self, order: EngineOrder) {
        self.state().orders.push_back(order);
        self.something.notify_one();
    }

    /// Waits for room, and queues output of a start of the program; returns whether that start is
    /// still current.
    pub(super) fn output(&self, run: u64, output: ProcessOutput) -> bool {
        let mut state = self.state();
        while state.run == run && state.size >= ROOM {
            state = self.room.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.run != run {
            return false;
        }
        state.size += output.size();
        state.output.push_back(output);
        self.something.notify_one();
        true
    }

    /// Begins a new start of the program, and drops output of earlier ones.
    pub(super) fn next_run(&self) -> u64 {
        let mut state = self.state();
        state.run += 1;
        state.output.clear();
        state.size = 0;
        self.room.notify_all();
        state.run
    }

    /// The next event; waits for it until `until`.
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
