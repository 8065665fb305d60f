//! Work on another thread: how far it has come, and a way to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::scenario::MAX_NODES;
use crate::tree::Watch;

/// Work that takes a while: how far it has come, and a way to stop it.
#[derive(Clone, Debug, Default)]
pub struct Job {
    stop: Arc<AtomicBool>,
    grown: Arc<AtomicUsize>,
    /// About how many nodes it will be, where that is known.
    pub(super) expects: Option<f64>,
}

impl PartialEq for Job {
    /// The same piece of work, and not only one like it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.stop, &other.stop)
    }
}

impl Job {
    /// Asks the work to stop.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many nodes have been grown.
    #[must_use]
    pub fn grown(&self) -> usize {
        self.grown.load(Ordering::Relaxed)
    }

    /// About how many nodes there will be, where that is known.
    #[must_use]
    pub fn expected(&self) -> Option<f64> {
        self.expects
    }

    /// The flag by which it is asked to stop.
    #[must_use]
    pub fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// For [`grow`](crate::tree::grow).
    #[must_use]
    pub fn watch(&self) -> Watch<'_> {
        Watch {
            cap: MAX_NODES,
            stop: Some(&self.stop),
            grown: Some(&self.grown),
        }
    }
}
