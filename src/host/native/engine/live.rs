//! Tracks running engines, so that none outlives the program.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::inbox::{EngineOrder, Inbox};

static LIVE: Mutex<Vec<Arc<Inbox>>> = Mutex::new(Vec::new());
static FEWER: Condvar = Condvar::new();

/// Registers an engine while it exists.
pub(super) struct Token(Arc<Inbox>);

impl Token {
    pub(super) fn new(inbox: &Arc<Inbox>) -> Self {
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
