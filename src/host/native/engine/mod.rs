//! Runs USI engines: third-party programs, which may misbehave in any way.
//!
//! An engine has four threads. One executes orders and interprets output (`machine`); it alone owns
//! the state, and has a deadline whenever it waits. The others read the program's output, read its
//! errors, and write its input: a program that does not read, does not stop writing or does not end
//! only blocks these. The owner of a [`UsiEngine`] never waits.
//!
//! Every question is preceded by `isready`: anything before its `readyok` belongs to the previous
//! question, so that a late or repeated `bestmove` is never taken for an answer. For the same
//! reason, a search that has been told to stop is awaited.
//!
//! To end for certain, the program is sent `quit`, then killed, and always waited for.

mod event_buffer;
mod inbox;
mod machine;
mod process;
mod running_search;
mod seat;

pub use seat::{MoveDeadline, UsiSeat};

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use inbox::{EngineOrder, Inbox};
use language::{Texts, Words};
use machine::Machine;
use session::engines::{EngineEntry, EngineEvent, EngineId, EngineQuestion};

/// The errors of engines that can be detected without starting them, one sentence each.
pub fn visible_faults(entries: &[EngineEntry]) -> Vec<(EngineId, Words)> {
    let fault = |entry: &EngineEntry| {
        let error = process::visible_fault(entry)?;
        Some((entry.id, error))
    };
    entries.iter().filter_map(fault).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineTimeouts {
    /// From the start to `usiok`.
    pub handshake: Duration,
    /// From `isready` to `readyok`: some engines load large tables.
    pub ready: Duration,
    /// From `stop` to `bestmove`; then the program is killed.
    pub stop: Duration,
    /// For a search to a depth or a number of nodes; then it is told to stop.
    pub search: Duration,
    /// For a timed search, beyond its time; then it is told to stop.
    pub overtime: Duration,
    /// From `quit`, or from the end of its output, to its exit; then the program is killed.
    pub grace: Duration,
}

impl Default for EngineTimeouts {
    fn default() -> Self {
        Self {
            handshake: Duration::from_secs(10),
            ready: Duration::from_secs(30),
            stop: Duration::from_secs(3),
            search: Duration::from_mins(10),
            overtime: Duration::from_secs(3),
            grace: Duration::from_secs(1),
        }
    }
}

/// A running engine. Dropping it ends its program, without waiting.
pub struct UsiEngine {
    inbox: Arc<Inbox>,
    questions: AtomicU64,
}

impl UsiEngine {
    /// Starts an engine and reports its output and errors to `tell`.
    ///
    /// Never waits: a missing program is reported as [`EngineEvent::Exited`]. `tell` is called on a
    /// thread of the engine.
    pub fn start(
        entry: EngineEntry,
        limits: EngineTimeouts,
        tell: impl Fn(EngineEvent) + Send + Sync + 'static,
    ) -> Self {
        let inbox = Arc::new(Inbox::default());
        let token = Token::new(&inbox);
        let of_machine = Arc::clone(&inbox);
        let tell = Arc::new(tell);
        let of_thread = Arc::clone(&tell);
        let started = process::thread("engine", move || {
            let _token = token;
            let of_machine_too = Arc::clone(&of_thread);
            let ran = panic::catch_unwind(AssertUnwindSafe(|| {
                Machine::new(entry, limits, of_machine, move |event| {
                    of_machine_too(event);
                })
                .run_until_quit();
            }));
            if ran.is_err() {
                of_thread(unforeseen());
            }
        });
        if let Err(error) = started {
            tell(EngineEvent::Exited(error));
        }
        Self { inbox, questions: AtomicU64::new(0) }
    }

    /// Asks a question, and returns its number. A running search is stopped first; its answer still
    /// arrives, under its own number. If the program has ended, it is started again.
    pub fn ask(&self, question: EngineQuestion) -> u64 {
        let number = self.questions.fetch_add(1, Ordering::Relaxed) + 1;
        self.inbox.order(EngineOrder::Ask(number, question));
        number
    }

    /// The number of its program in the system, once it has been started.
    pub(super) fn process(&self) -> Option<u32> {
        match self.inbox.process.load(Ordering::Relaxed) {
            0 => None,
            number => Some(number),
        }
    }

    /// Stops the search; its answer still arrives.
    pub fn stop(&self) {
        self.inbox.order(EngineOrder::Stop);
    }

    /// Replaces the options of the entry by these names and values. A running search is stopped.
    pub fn set_options(&self, options: Vec<(String, String)>) {
        self.inbox.order(EngineOrder::Options(options));
    }

    /// Ends the program and starts it again.
    pub fn restart(&self) {
        self.inbox.order(EngineOrder::Restart);
    }
}

impl Drop for UsiEngine {
    fn drop(&mut self) {
        self.inbox.order(EngineOrder::Quit);
    }
}

/// The event for an unexpected failure.
fn unforeseen() -> EngineEvent {
    EngineEvent::Exited(Words::of(Texts::engines_unforeseen))
}

static LIVE: Mutex<Vec<Arc<Inbox>>> = Mutex::new(Vec::new());
static FEWER: Condvar = Condvar::new();

/// Registers an engine while it exists.
struct Token(Arc<Inbox>);

impl Token {
    fn new(inbox: &Arc<Inbox>) -> Self {
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.push(Arc::clone(inbox));
        Self(Arc::clone(inbox))
    }
}

impl Drop for Token {
    fn drop(&mut self) {
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.retain(|inbox| !Arc::ptr_eq(inbox, &self.0));
        FEWER.notify_all();
    }
}

/// Ends all engines and waits for that, at most `at_most`; returns whether all have ended.
///
/// For the end of the program: engines that do not end quickly are killed.
#[must_use = "an engine may be left"]
pub fn end_all(at_most: Duration) -> bool {
    let until = Instant::now() + at_most;
    let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
    for inbox in live.iter() {
        inbox.order(EngineOrder::Quit);
    }
    loop {
        if live.is_empty() {
            return true;
        }
        let left = until.saturating_duration_since(Instant::now());
        if left == Duration::ZERO {
            return false;
        }
        let waited = FEWER.wait_timeout(live, left);
        live = waited.unwrap_or_else(PoisonError::into_inner).0;
    }
}
