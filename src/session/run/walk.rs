//! How much of a lesson the user has completed.

use std::collections::BTreeSet;

use super::super::open::Opened;

/// The steps that the user has visited by walking through the run, not by jumping.
#[derive(Debug, Default)]
pub(super) struct WalkedSteps {
    /// The stops, as steps of the lesson's own run.
    stops: BTreeSet<usize>,
    /// Whether the user has reached the end.
    end: bool,
}

impl WalkedSteps {
    /// How many stops the user has visited.
    pub(super) fn stops(&self) -> usize {
        self.stops.len()
    }

    pub(super) fn has_ended(&self) -> bool {
        self.end
    }

    /// Records a visit to the current step of `open`.
    pub(super) fn stand_at(&mut self, open: &Opened) {
        let step = open.replay().step();
        self.end |= step == open.replay().last_step();
        if open.has_words_at(step) {
            self.stops.insert(step);
        }
    }
}
