//! The lesson that is made beside another version of it.

use std::sync::Arc;

use crate::job::Job;
use crate::source::Source;
use language::Words;
use scenario::{Loaded, VersionDifference, shipped, version_differences};

/// A request to compare the open lesson with another version of it, for a worker.
#[derive(Debug)]
pub struct VersionsRequest {
    /// The other version, which counts as the earlier one.
    pub with: Source,
    loaded: Loaded,
}

impl VersionsRequest {
    pub(super) fn of(with: Source, loaded: &Loaded) -> Self {
        Self { with, loaded: loaded.clone() }
    }

    /// Compares them. Work for a worker thread.
    pub fn compare(&self, before: &Loaded, job: &Job) -> Vec<VersionDifference> {
        version_differences(before, &self.loaded, job.watch())
    }
}

/// What a comparison has found, or why there is none.
pub type FoundVersions = Result<Arc<[VersionDifference]>, Words>;

/// A comparison with another version.
#[derive(Debug)]
pub(super) struct OpenVersions {
    pub with: Source,
    /// What was found last.
    pub found: Option<FoundVersions>,
    /// Whether that is about the lesson as it is now.
    pub is_known: bool,
    pub job: Option<Job>,
}

impl OpenVersions {
    pub(super) fn new(with: Source) -> Self {
        Self { with, found: None, is_known: false, job: None }
    }

    /// The lesson is no longer what was compared.
    pub(super) fn forget(&mut self) {
        self.is_known = false;
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }
}

#[derive(Clone, Debug)]
pub struct VersionsView {
    pub with: Source,
    pub found: Option<FoundVersions>,
    /// Whether it is still being compared.
    pub is_at_work: bool,
    /// Whether the lesson has been changed since, and is too large to be compared by itself.
    pub is_old: bool,
}

/// The shipped lesson that a lesson of this id is a copy of: `x-hiroi-2` of `x-hiroi`.
pub(super) fn original(id: &str) -> Option<Source> {
    let stem = id.rsplit_once('-').filter(|(_, number)| number.parse::<u32>().is_ok());
    let ids = [Some(id), stem.map(|(stem, _)| stem)];
    let found = ids.into_iter().flatten();
    let mut found = found.filter_map(|id| shipped().iter().find(|shipped| shipped.id == id));
    found.next().map(|shipped| Source::Shipped(shipped.id))
}
