//! The steps that are worth a stop.

use super::Opened;
use crate::language::Words;

impl Opened {
    /// The lesson's own words for a step.
    #[must_use]
    pub fn stop_at(&self, step: usize) -> Option<&crate::scenario::Stop> {
        let number = self.stops().position(|stop| stop == step)?;
        self.loaded.lesson.stops.get(number)
    }

    /// The next step of interest: of the run, or of the lesson.
    #[must_use]
    pub fn next_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step > at).min();
        stops.into_iter().chain(self.timeline.next(at)).min()
    }

    /// The previous step of interest: of the run, or of the lesson.
    #[must_use]
    pub fn previous_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step < at).max();
        stops.into_iter().chain(self.timeline.previous(at)).max()
    }

    /// The steps at which the lesson has words of its own.
    pub fn stops(&self) -> impl Iterator<Item = usize> {
        let stops = if self.is_main_run() {
            self.loaded.stop_steps.as_slice()
        } else {
            &[]
        };
        stops.iter().copied()
    }

    /// The step of a person's own name for it, such as `cut:カ`.
    ///
    /// # Errors
    /// One sentence: what was found, and what was expected.
    pub fn step_named(&self, name: &str) -> Result<usize, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded.subject);
        crate::scenario::step_named(name, self.replay.trace(), tree, subject)
    }
}
