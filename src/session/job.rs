//! Work on another thread: how far it has come, and a way to stop it.

use std::path::{Path, PathBuf};
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
    /// The file that was read for it, and what it held.
    read: Arc<OnceLock<(PathBuf, FilePrint)>>,
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

impl Eq for Job {}

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

    /// This file has been read for it, which held this.
    pub fn has_read(&self, path: &Path, print: FilePrint) {
        let _ = self.read.set((path.to_path_buf(), print)); // The first one is what was asked for.
    }

    /// The file that was read for it by its full name, and what it held; none if none was.
    #[must_use]
    pub fn file_read(&self) -> Option<(&Path, FilePrint)> {
        let (path, print) = self.read.get()?;
        Some((path, *print))
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
