//! What is worked out of a run after it can be drawn: the questions about it, and whether its claims
//! hold.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use super::Opened;
use claim::prove;
use language::Language;
use lesson::{Projection, QuestionPlan};
use scenario::Loaded;
use search::Algorithm;
use trace::{Replay, Timeline, Trace};
use tree::Tree;

/// Runs with more steps are not proved, which would take too long.
const MOST_PROVED: usize = 20_000;

/// The results, shared by all copies of a run.
#[derive(Debug, Default)]
pub(super) struct Reviewed {
    plan: OnceLock<QuestionPlan>,
    claims: OnceLock<Option<u64>>,
    is_asked: AtomicBool,
}

/// Works them out, on a worker.
#[derive(Clone, Debug)]
pub struct Review {
    loaded: Loaded,
    algorithm: Algorithm,
    tree: Arc<Tree>,
    trace: Arc<Trace>,
    timeline: Arc<Timeline>,
    reviewed: Arc<Reviewed>,
}

impl Review {
    pub fn work_out(&self) {
        self.plan();
        self.claims();
    }

    fn is_main(&self) -> bool {
        self.loaded.algorithms.first() == Some(&self.algorithm)
    }

    fn plan(&self) -> &QuestionPlan {
        self.reviewed.plan.get_or_init(|| {
            let stops = match (self.is_main(), &self.loaded.log) {
                // The answers to questions about a log could be wrong.
                (true, Some(_)) => return QuestionPlan::default(),
                (true, None) => self.loaded.stop_steps.as_slice(),
                (false, _) => &[],
            };
            let replay = Replay::new(self.tree.clone(), self.trace.clone());
            let (timeline, subject) = (&self.timeline, &*self.loaded.subject);
            Projection::new(&replay, timeline, self.algorithm, subject, Language::Ja).plan(stops)
        })
    }

    fn claims(&self) -> Option<u64> {
        *self.reviewed.claims.get_or_init(|| {
            let log = self.loaded.log.as_ref().filter(|_| self.is_main());
            let is_wrong = log.is_some_and(|log| !log.faults().is_empty());
            let is_provable = self.trace.len() <= MOST_PROVED && !is_wrong;
            let counts = is_provable.then(|| prove(&self.tree, &self.trace, self.algorithm).ok());
            Some(counts.flatten()?.iter().sum())
        })
    }
}

impl Opened {
    fn review(&self) -> Review {
        Review {
            loaded: self.loaded.clone(),
            algorithm: self.algorithm,
            tree: self.tree().clone(),
            trace: self.replay.trace().clone(),
            timeline: self.timeline.clone(),
            reviewed: self.reviewed.clone(),
        }
    }

    /// The review of this run, if nobody has asked for it yet.
    pub(crate) fn unasked_review(&self) -> Option<Review> {
        let is_asked = self.reviewed.is_asked.swap(true, Ordering::Relaxed);
        (!is_asked).then(|| self.review())
    }

    /// The questions to ask before each step is shown.
    pub fn plan(&self) -> &QuestionPlan {
        if self.reviewed.plan.get().is_none() {
            self.review().plan();
        }
        self.reviewed.plan.get_or_init(QuestionPlan::default)
    }

    /// The number of claims that its steps make, all proved from the values of the leaves alone;
    /// `None` as long as they are not, or if the run has more than 20,000 steps.
    pub fn claims_proved(&self) -> Option<u64> {
        self.reviewed.claims.get().copied().flatten()
    }
}
