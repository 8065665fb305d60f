//! How much of a lesson a person has walked through.

use std::collections::BTreeSet;

use super::super::open::Opened;

/// Where the person has stood in the run of a lesson, going through it and not jumping.
#[derive(Debug, Default)]
pub(super) struct WalkedSteps {
    /// The stops, as steps of the lesson's own run.
    stops: BTreeSet<usize>,
    /// Whether they have come to the end.
    end: bool,
}

impl WalkedSteps {
    /// At how many stops they have stood.
    pub(super) fn stops(&self) -> usize {
        self.stops.len()
    }

    /// Whether they have come to the end.
    pub(super) fn has_ended(&self) -> bool {
        self.end
    }

    /// The person stands at the step of `open`.
    pub(super) fn stand_at(&mut self, open: &Opened) {
        let step = open.replay().step();
        self.end |= step == open.replay().last_step();
        if open.has_words_at(step) {
            self.stops.insert(step);
        }
    }
}
