//! What is worked out of a run after it can be drawn: the questions about it, and whether its claims
//! hold.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

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
    pub plan: OnceLock<QuestionPlan>,
    pub claims: OnceLock<Option<u64>>,
    is_asked: AtomicBool,
}

impl Reviewed {
    /// Whether somebody has asked for them; from now on, somebody has.
    pub(super) fn asked(&self) -> bool {
        self.is_asked.swap(true, Ordering::Relaxed)
    }
}

/// Works them out, on a worker.
#[derive(Clone, Debug)]
pub struct Review {
    pub(super) loaded: Loaded,
    pub(super) algorithm: Algorithm,
    pub(super) tree: Arc<Tree>,
    pub(super) trace: Arc<Trace>,
    pub(super) timeline: Arc<Timeline>,
    pub(super) reviewed: Arc<Reviewed>,
}

impl Review {
    pub fn work_out(&self) {
        self.plan();
        self.claims();
    }

    fn is_main(&self) -> bool {
        self.loaded.algorithms.first() == Some(&self.algorithm)
    }

    pub(super) fn plan(&self) -> &QuestionPlan {
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

#[cfg(test)]
mod tests {
    use crate::open::prepare;
    use crate::{Command, Job, Session, Source, StudyCommand, StudyMode};

    #[test]
    fn questions_are_planned_only_where_they_are_asked() {
        let mut session = Session::new();
        let source = Source::Shipped("m-01-tree-A");
        session.run.open_lesson(prepare(source, &[], &Job::default()).unwrap());
        session.finish();
        let is_planned =
            |session: &Session| session.run.open().unwrap().reviewed.plan.get().is_some();
        assert!(!is_planned(&session));
        session.apply(Command::Study(StudyCommand::SetMode(StudyMode::Predict)));
        assert!(is_planned(&session));
    }
}
