//! Work on another thread: how far it has come, and a way to stop it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use super::file_print::FilePrint;
use crate::scenario::MAX_NODES;
use crate::tree::Watch;

/// Work that takes a while: how far it has come, and a way to stop it.
#[derive(Clone, Debug)]
pub struct Job {
    stop: Arc<AtomicBool>,
    grown: Arc<AtomicUsize>,
    /// The most nodes that a tree may have.
    cap: usize,
    /// About how many nodes it will be, where that is known.
    pub(super) expects: Option<f64>,
    /// What the file held that was read for it.
    read: Arc<OnceLock<FilePrint>>,
}

impl Default for Job {
    /// Trees of at most [`MAX_NODES`].
    fn default() -> Self {
        Self::of_at_most(MAX_NODES)
    }
}

impl PartialEq for Job {
    /// The same piece of work, and not only one like it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.stop, &other.stop)
    }
}

impl Job {
    /// Work that grows trees of at most `cap` nodes.
    #[must_use]
    pub fn of_at_most(cap: usize) -> Self {
        Self {
            stop: Arc::default(),
            grown: Arc::default(),
            cap,
            expects: None,
            read: Arc::default(),
        }
    }

    /// The most nodes that a tree may have.
    #[must_use]
    pub fn cap(&self) -> usize {
        self.cap
    }

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

    /// A file has been read for it, which held this.
    pub fn has_read(&self, print: FilePrint) {
        let _ = self.read.set(print); // The first one is what was asked for.
    }

    /// What the file held that was read for it, if one was.
    #[must_use]
    pub fn file_print(&self) -> Option<FilePrint> {
        self.read.get().copied()
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
            cap: self.cap,
            stop: Some(&self.stop),
            grown: Some(&self.grown),
        }
    }
}
