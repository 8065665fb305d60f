//! Work on another thread: its progress, and a flag to stop it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use super::source::FilePrint;
use scenario::MAX_NODES;
use tree::Watch;

/// A piece of long-running work: its progress, and a flag to stop it.
#[derive(Clone, Debug)]
pub struct Job {
    stop: Arc<AtomicBool>,
    grown: Arc<AtomicUsize>,
    cap: usize,
    /// The expected number of nodes, if known.
    pub(super) expects: Option<f64>,
    /// The file that was read for it, and its fingerprint.
    read: Arc<OnceLock<(PathBuf, FilePrint)>>,
}

impl Default for Job {
    /// For trees of at most [`MAX_NODES`].
    fn default() -> Self {
        Self::of_at_most(MAX_NODES)
    }
}

impl PartialEq for Job {
    /// Compares identity, not contents.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.stop, &other.stop)
    }
}

impl Eq for Job {}

impl Job {
    /// For trees of at most `cap` nodes.
    pub fn of_at_most(cap: usize) -> Self {
        Self {
            stop: Arc::default(),
            grown: Arc::default(),
            cap,
            expects: None,
            read: Arc::default(),
        }
    }

    /// Work in so many parts, which it [counts](Self::count_part).
    pub fn of_parts(parts: usize) -> Self {
        let parts = u32::try_from(parts).unwrap_or(u32::MAX);
        Self { expects: Some(f64::from(parts)), ..Self::default() }
    }

    /// One more part is done.
    pub fn count_part(&self) {
        self.grown.fetch_add(1, Ordering::Relaxed);
    }

    /// The most nodes that a tree may have.
    pub fn cap(&self) -> usize {
        self.cap
    }

    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many nodes have been grown, or parts done.
    pub fn grown(&self) -> usize {
        self.grown.load(Ordering::Relaxed)
    }

    /// The expected number of nodes or parts, if known.
    pub fn expected(&self) -> Option<f64> {
        self.expects
    }

    /// Records the file read for this job, and its fingerprint.
    pub fn has_read(&self, path: &Path, print: FilePrint) {
        let _ = self.read.set((path.to_path_buf(), print)); // Only the first counts.
    }

    /// The full path of the file read for it, and its fingerprint; `None` if none was read.
    pub fn file_read(&self) -> Option<(&Path, FilePrint)> {
        let (path, print) = self.read.get()?;
        Some((path, *print))
    }

    /// The flag that requests a stop.
    pub fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// The view of this job for [`grow`](tree::grow).
    pub fn watch(&self) -> Watch<'_> {
        Watch { cap: self.cap, stop: Some(&self.stop), grown: Some(&self.grown) }
    }
}
