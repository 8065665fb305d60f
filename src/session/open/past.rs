//! What may be seen of a run, and what of it is past.

use std::sync::Arc;

use super::Opened;
use crate::lesson::Hidden;
use crate::trace::Timeline;

impl Opened {
    /// Where its notable steps are, as far as they may be known.
    #[must_use]
    pub fn timeline(&self) -> &Timeline {
        let past = self.past.as_ref();
        past.map_or(&self.timeline, |(_, timeline)| timeline)
    }

    /// Where they all are, whatever may be known of them: what a sheet is graded by.
    pub(in crate::session) fn whole_timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// From now on this is not to be seen.
    pub(in crate::session) fn hide(&mut self, hidden: Hidden) {
        let (step, last) = (self.step(), self.past.take());
        if hidden.future {
            let last = last.filter(|&(at, _)| at == step);
            let past = || Timeline::until(self.tree(), self.replay.trace(), step);
            self.past = Some(last.unwrap_or_else(|| (step, Arc::new(past()))));
        }
        // Who predicts has been told of the step.
        let is_covered = hidden.step && !hidden.future && step > 0;
        if is_covered {
            let before = self
                .before
                .get_or_insert_with(|| Box::new(self.replay.clone()));
            before.seek(step - 1);
        } else if hidden.all_but.is_none() {
            self.before = None;
        }
        self.hides_step = is_covered;
        self.hidden = hidden;
    }
}
