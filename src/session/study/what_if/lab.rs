//! The ordering lab: what the algorithm reads in other orders of the changed tree.

use std::sync::Arc;

use crate::job::Job;
use crate::open::Opened;
use scenario::OrderingLab;
use search::Algorithm;
use tree::{Growth, Tree};

/// A request to count in other orders, for a worker.
#[derive(Debug)]
pub struct OrderingRequest {
    tree: Arc<Tree>,
    algorithm: Algorithm,
    seed: u64,
}

impl OrderingRequest {
    /// Counts in all orders; `None` if stopped on request. Work for a worker thread.
    pub fn count(&self, job: &Job) -> Option<OrderingLab> {
        OrderingLab::of(self.algorithm, &self.tree, self.seed, job.flag())
    }
}

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
    /// Requests the counts for the open lesson, unless that has been done.
    pub(super) fn ask(&mut self, open: &Opened) -> Option<(Box<OrderingRequest>, Job)> {
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
        let request = OrderingRequest { tree: tree.clone(), algorithm, seed };
        Some((Box::new(request), job))
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
