//! Another run of the lesson that is open: by another algorithm, or as it was the last time.

use std::sync::Arc;

use super::super::effect::Effect;
use super::super::job::Job;
use super::super::message::Messages;
use super::super::open::Opened;
use super::LessonRun;
use crate::language::Words;
use crate::search::Algorithm;
use crate::tree::NodeId;

impl LessonRun {
    pub(super) fn set_algorithm(&mut self, algorithm: Algorithm) -> Vec<Effect> {
        self.cancel(); // Only the newest one counts.
        let other = |open: &&Opened| open.algorithm() != algorithm;
        let Some(open) = self.open.as_ref().filter(other) else {
            return Vec::new();
        };
        let job = Job::of_at_most(open.cap());
        self.job = Some(job.clone());
        self.resume_at = 0;
        vec![Effect::Rerun(Box::new(open.rerun_request(algorithm)), job)]
    }

    /// How far another run has come that is being made.
    pub(in crate::session) fn job(&self) -> Option<&Job> {
        self.job.as_ref()
    }

    /// The other run that is being made is not wanted any more.
    pub(in crate::session) fn cancel(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    /// A worker has run another algorithm, or could not.
    pub(in crate::session) fn rerun(
        &mut self,
        job: &Job,
        result: Result<Box<Opened>, Words>,
        messages: &mut Messages,
    ) {
        if self.job.take_if(|wanted| wanted == job).is_none() {
            return; // Something else has been asked for meanwhile.
        }
        match result {
            Ok(opened) => {
                let step = self.resume_at;
                self.show_other_run(opened.at_step(step));
            }
            Err(text) => messages.error(text),
        }
    }

    /// Shows another run of the lesson that is open. Where it has a tree of its own, what is selected
    /// and folded is found again by the moves that lead there.
    fn show_other_run(&mut self, opened: Opened) {
        let before = self.open.as_ref().map(|open| open.tree().clone());
        let selection = self.selection;
        let tree = opened.tree().clone();
        self.show(opened);
        if let Some(before) = before.filter(|before| !Arc::ptr_eq(before, &tree)) {
            let same = |id: NodeId| tree.like(&before, id);
            self.selection = selection.and_then(same);
            self.folds.follow(same);
            self.reveal_request += 1;
        }
    }

    /// Goes to where the person was the last time, with another run if they were looking at one.
    pub(in crate::session) fn resume(&mut self, algorithm: &str, step: usize) -> Vec<Effect> {
        let Some(open) = &mut self.open else {
            return Vec::new();
        };
        let allowed = open.loaded().algorithms.clone();
        let wanted = allowed.into_iter().find(|own| own.id() == algorithm);
        match wanted {
            Some(wanted) if wanted != open.algorithm() => {
                let effects = self.set_algorithm(wanted);
                self.resume_at = step;
                effects
            }
            Some(_) => {
                open.seek(step);
                Vec::new()
            }
            // The lesson has changed: from its beginning.
            None => Vec::new(),
        }
    }
}
