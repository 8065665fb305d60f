//! The ordering lab: what the algorithm reads in other orders of the changed tree.

use std::sync::Arc;

use crate::job::Job;
use crate::open::Opened;
use scenario::OrderingLab;
use search::Algorithm;
use tree::{Growth, Tree};

/// The state of the ordering lab.
#[derive(Debug, Default)]
pub(super) struct LabPart {
    pub is_shown: bool,
    pub seed: u64,
    /// The tree and the algorithm of the query.
    of: Option<(Arc<Tree>, Algorithm, u64)>,
    job: Option<Job>,
    pub counted: Option<Arc<OrderingLab>>,
}

/// The algorithm that depends on the order: that of the run, or the one that cuts in its place.
fn cutting(open: &Opened) -> Option<Algorithm> {
    let subject = &open.loaded().lesson.subject;
    let own = std::iter::once(open.algorithm());
    own.chain(Algorithm::all())
        .filter(|own| own.keeps_window())
        .find(|own| subject.allows(*own).is_ok())
}

/// Whether other orders of a tree can be tried: the tree has every move, and something cuts.
pub(super) fn has_orders(open: &Opened) -> bool {
    let tree = open.tree();
    tree.growth() == Growth::Every && tree.is_finished() && cutting(open).is_some()
}

impl LabPart {
    /// The job that counts for the open lesson, unless that has been asked for: in all orders, or
    /// nothing if it is stopped.
    pub(super) fn ask(
        &mut self,
        open: &Opened,
    ) -> Option<(Job, impl FnOnce(&Job) -> Option<OrderingLab> + Send + use<>)> {
        let algorithm = cutting(open).filter(|_| self.is_shown && has_orders(open))?;
        let (tree, seed) = (open.tree(), self.seed);
        let is_same = |(of, by, with): &(Arc<Tree>, Algorithm, u64)| {
            Arc::ptr_eq(of, tree) && (*by, *with) == (algorithm, seed)
        };
        if self.of.as_ref().is_some_and(is_same) {
            return None;
        }
        self.stop();
        self.counted = None;
        self.of = Some((tree.clone(), algorithm, seed));
        let job = Job::default();
        self.job = Some(job.clone());
        let tree = tree.clone();
        Some((job, move |job: &Job| OrderingLab::of(algorithm, &tree, seed, job.flag())))
    }

    pub(super) fn take(&mut self, job: &Job, counted: Option<OrderingLab>) {
        if self.job.take_if(|wanted| wanted == job).is_some() {
            self.counted = counted.map(Arc::new);
        }
    }

    /// Cancels the request.
    pub(super) fn stop(&mut self) {
        self.of = None;
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }
}
