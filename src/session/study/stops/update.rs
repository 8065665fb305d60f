//! Applies the stops to the run.

use std::sync::Arc;

use super::super::super::effect::{Effect, Reply, Work};
use super::super::super::state::Session;
use super::{StopsQuestion, StopsView};
use crate::study::StudyMode;
use language::Words;
use trace::StopStep;

impl Session {
    /// Whether the user's stops apply: in Watch, with nothing covered.
    pub fn uses_stops(&self) -> bool {
        self.study.mode == StudyMode::Watch && !self.run.covers()
    }

    /// Sends the query for the open run, unless the answer is known.
    pub(crate) fn ask_for_stops(&mut self) {
        let question = self.study.stops.ask();
        let work = question.map(|it| Work::new(it, |it| Ok(it.answer()), Reply::StopsFound));
        self.effects.extend(work.map(Effect::Work));
    }

    /// Sets the user's stops on the run.
    pub(crate) fn keep_stops(&mut self) {
        let uses = self.uses_stops();
        let part = &mut self.study.stops;
        if let Some(open) = self.run.open().filter(|_| uses) {
            part.attend(open);
        }
        let steps = (uses && part.differs()).then(|| Arc::clone(&part.list.steps));
        self.run.stop_at_steps(steps, uses && !part.plays_on);
    }

    pub(crate) fn stops_found(
        &mut self,
        question: &StopsQuestion,
        found: Result<Vec<StopStep>, Words>,
    ) {
        if let Some(found) = self.messages.unless_failed(found) {
            self.study.stops.answered(question, found, self.run.open());
        }
    }

    pub(crate) fn stops_view(&self) -> Option<StopsView> {
        let open = self.run.open().filter(|_| self.uses_stops())?;
        Some(StopsView::of(&self.study.stops, open))
    }
}
