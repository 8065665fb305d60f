//! Running the open lesson again: by another algorithm, or as in the last session.

use std::sync::Arc;

use super::super::effect::{Effect, Reply, Work};
use super::super::job::Job;
use super::super::message::Messages;
use super::super::open::{Opened, rerun};
use super::{LessonRun, ViewEvent};
use language::Words;
use search::Algorithm;
use tree::NodeId;

impl LessonRun {
    pub(super) fn set_algorithm(&mut self, algorithm: Algorithm) -> Option<Effect> {
        self.cancel(); // Only the newest request counts.
        let other = |open: &&Opened| open.algorithm() != algorithm;
        let open = self.open.as_ref().filter(other)?;
        let job = Job::of_at_most(open.cap());
        self.job = Some(job.clone());
        self.resume_at = 0;
        let request = open.rerun_request(algorithm);
        let work = Work::new(job, |job| rerun(request, job).map(Box::new), Reply::Rerun);
        Some(Effect::Work(work))
    }

    /// The run being made.
    pub(crate) fn job(&self) -> Option<&Job> {
        self.job.as_ref()
    }

    /// Cancels the run being made.
    pub(crate) fn cancel(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// Takes over the run of another algorithm, or reports why there is none.
    pub(crate) fn rerun(
        &mut self,
        job: &Job,
        result: Result<Box<Opened>, Words>,
        messages: &mut Messages,
    ) {
        if self.job.take_if(|wanted| wanted == job).is_none() {
            return; // Another request has replaced this one.
        }
        match result {
            Ok(opened) => {
                let (step, algorithm) = (self.resume_at, opened.algorithm());
                let left = self.open.as_ref().is_some_and(|before| before.step() > step);
                self.show_other_run(opened.at_step(step));
                if left && step == 0 {
                    messages.info(Words::in_each(|language| {
                        language.texts().messages_other_steps(algorithm.name(language))
                    }));
                }
            }
            Err(text) => messages.error(text),
        }
    }

    /// Shows another run of the open lesson. If it has its own tree, selection and folds are mapped
    /// to it by the moves that lead there.
    fn show_other_run(&mut self, opened: Opened) {
        let before = self.open.as_ref().map(|open| open.tree().clone());
        let selection = self.selection;
        let tree = opened.tree().clone();
        self.show(opened);
        if let Some(before) = before.filter(|before| !Arc::ptr_eq(before, &tree)) {
            let same = |id: NodeId| tree.like(&before, id);
            self.selection = selection.and_then(same);
            self.folds.follow(same);
            self.happens(ViewEvent::Reveal);
        }
    }

    /// Restores the place of the last session, by running its algorithm again if necessary.
    pub(crate) fn resume(&mut self, algorithm: &str, step: usize) -> Option<Effect> {
        let open = self.open.as_mut()?;
        let wanted = match algorithm {
            "" => open.algorithm(),
            // Without it, the lesson has changed: start at its beginning.
            id => *open.loaded().algorithms.iter().find(|own| own.id() == id)?,
        };
        if wanted == open.algorithm() {
            open.seek(step);
            return None;
        }
        let effect = self.set_algorithm(wanted);
        self.resume_at = step;
        effect
    }
}
