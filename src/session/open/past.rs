//! The visible part of a run, and how much of it is past.

use std::sync::Arc;

use super::Opened;
use lesson::Hidden;
use trace::Timeline;

impl Opened {
    /// The notable steps, as far as they may be known.
    pub fn timeline(&self) -> &Timeline {
        let past = self.past.as_ref();
        past.map_or(&self.timeline, |(_, timeline)| timeline)
    }

    /// All notable steps, hidden or not, for grading a sheet.
    pub(crate) fn whole_timeline(&self) -> &Timeline {
        &self.timeline
    }

    pub(crate) fn hide(&mut self, hidden: Hidden) {
        let (step, last) = (self.step(), self.past.take());
        if hidden.future {
            let last = last.filter(|&(at, _)| at == step);
            let past = || Timeline::until(self.tree(), self.replay.trace(), step);
            self.past = Some(last.unwrap_or_else(|| (step, Arc::new(past()))));
        }
        // In Predict, the current step has already been told.
        let is_covered = hidden.step && !hidden.future && step > 0;
        if is_covered {
            let before = self.before.get_or_insert_with(|| Box::new(self.replay.clone()));
            before.seek(step - 1);
        } else if hidden.all_but.is_none() {
            self.before = None;
        }
        self.hides_step = is_covered;
        self.hidden = hidden;
    }
}
