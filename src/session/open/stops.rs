//! The steps worth a stop.

use std::sync::Arc;

use super::Opened;
use language::{Language, Words};
use lesson::Projection;
use trace::{EventKind, StopCondition, stop_steps};
use tree::NodeId;

impl Opened {
    /// The lesson's own words for a step.
    pub fn stop_at(&self, step: usize) -> Option<&scenario::Stop> {
        let number = self.stops().position(|stop| stop == step)?;
        self.loaded.lesson.stops.get(number)
    }

    /// The words for the current step besides its sentence: the lesson's own, and, in a log, what
    /// is wrong with it.
    pub fn words_here(&self, language: Language) -> Option<String> {
        let language = self.loaded.subject.language(language);
        let own = self.stop_at(self.step()).map(|stop| stop.words.told(language).into_owned());
        let wrong = self.log().and_then(|_| self.projection(language).fault_words());
        let words: Vec<_> = own.into_iter().chain(wrong).collect();
        (!words.is_empty()).then(|| words.join("\n"))
    }

    /// The next step of interest: of the run, or of the lesson.
    pub fn next_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step > at).min();
        stops.into_iter().chain(self.timeline.next(at)).min()
    }

    /// The previous step of interest: of the run, or of the lesson.
    pub fn previous_interest(&self) -> Option<usize> {
        let at = self.replay.step();
        let stops = self.stops().filter(|&step| step < at).max();
        stops.into_iter().chain(self.timeline.previous(at)).max()
    }

    /// The steps at which the lesson has words of its own; none while the future is hidden: the
    /// words of one step may reveal another.
    pub fn stops(&self) -> impl Iterator<Item = usize> {
        let stops = if self.is_main_run() && !self.hidden.future {
            self.loaded.stop_steps.as_slice()
        } else {
            &[]
        };
        stops.iter().copied()
    }

    /// Whether the lesson has words of its own for a step, hidden or not.
    pub(crate) fn has_words_at(&self, step: usize) -> bool {
        self.is_main_run() && self.loaded.stop_steps.contains(&step)
    }

    /// The nodes that this step tells of, if nothing is asked before it is shown.
    pub(crate) fn told_unasked(&self) -> Option<[NodeId; 2]> {
        let happened = self.replay.what_happened()?;
        let is_asked = self.plan().at(self.step() - 1).is_some();
        (!is_asked).then(|| [happened.node, happened.child.unwrap_or(happened.node)])
    }

    /// The question that the covered step answers, with its choices.
    pub fn covered_question(&self, language: Language) -> Option<String> {
        let before = self.before.as_deref().filter(|_| self.hides_step)?;
        let kind = self.plan().at(before.step())?;
        let subject = &*self.loaded.subject;
        let seen = Projection::new(before, self.timeline(), self.algorithm, subject, language);
        let seen = seen.comparing(self.transpositions.as_deref()).telling(self.telling);
        let asked = seen.prediction(&[kind].into())?;
        let choices = asked.choices().iter().map(|&choice| seen.choice_words(&asked, choice));
        let choices: Vec<_> = choices.collect();
        let ask = seen.ask(&asked);
        let texts = language.texts();
        Some(if choices.is_empty() {
            ask
        } else {
            texts.predict_ask_of_choices(ask, choices.join(&texts.predict_or()))
        })
    }

    /// The stops of the run while watching.
    pub fn stop_list(&self) -> &[usize] {
        match &self.stop_list {
            Some(list) => list,
            None if self.is_main_run() => &self.loaded.stop_steps,
            None => &[],
        }
    }

    /// The event of a step and its node; `None` at step 0 and beyond the last.
    pub fn event_at(&self, step: usize) -> Option<(EventKind, NodeId)> {
        let record = self.replay.trace().records().get(step.checked_sub(1)?)?;
        Some((record.kind, record.node))
    }

    /// The steps of the whole run that meet any of the conditions, in order.
    pub fn steps_where(&self, conditions: &[StopCondition]) -> Vec<usize> {
        let found = stop_steps(self.tree(), self.replay.trace(), conditions);
        let mut steps: Vec<_> = found.into_iter().map(|stop| stop.step).collect();
        steps.dedup();
        steps
    }

    /// Whether the current step is a stop.
    pub fn is_at_stop(&self) -> bool {
        self.stop_list().contains(&self.step())
    }

    /// Sets the stops of the run; `None`: where the lesson has words of its own.
    pub(crate) fn stop_at_steps(&mut self, steps: Option<Arc<Vec<usize>>>) {
        self.stop_list = steps;
    }

    /// Resolves a user's name of a step, such as `cut:カ`.
    ///
    /// # Errors
    /// One sentence: what was found, and what was expected.
    pub fn step_named(&self, name: &str) -> Result<usize, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded.subject);
        scenario::step_named(name, self.replay.trace(), tree, subject)
    }
}
