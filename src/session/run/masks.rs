//! "Ask first": values, and the words of steps with a question, stay covered until the user uncovers
//! them.

use std::collections::BTreeSet;

use super::super::open::Opened;
use super::LessonRun;
use lesson::Hidden;
use tree::NodeId;

/// What has been uncovered so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Masks {
    /// The nodes whose values have been uncovered.
    shown: BTreeSet<NodeId>,
    /// The step that has been uncovered.
    told: Option<usize>,
    notes: bool,
    /// The step at which covering was turned on, until another one is shown: what was shown there
    /// stays so.
    begun: Option<usize>,
}

impl LessonRun {
    /// Turns the covering on or off.
    pub(super) fn toggle_masks(&mut self) {
        let begun = self.open().map(Opened::step).filter(|&step| step > 0);
        let begins = self.masks.is_none();
        self.masks = begins.then(|| Masks { begun, ..Masks::default() });
    }

    /// Covers everything again, for another lesson or run.
    pub(super) fn cover_again(&mut self) {
        if let Some(masks) = &mut self.masks {
            *masks = Masks::default();
        }
    }

    /// Uncovers the step, and the value of the shown node.
    pub(super) fn uncover(&mut self) {
        let (focus, step) = (self.focus(), self.open().map(Opened::step));
        if let Some(masks) = &mut self.masks {
            masks.shown.extend(focus);
            masks.told = step;
        }
    }

    pub(super) fn uncover_notes(&mut self) {
        if let Some(masks) = &mut self.masks {
            masks.notes = true;
        }
    }

    /// Covers the whole run, regardless of what the user uncovers, and draws only the branches
    /// below these nodes; or shows the run again.
    pub(crate) fn cover_run(&mut self, covers: bool, only: Option<Vec<NodeId>>) {
        self.blind = covers;
        let begins = only.is_some();
        if self.folds.draw_only(only) && begins {
            // What is to be filled in is readable, however the tree was seen before.
            self.fit(false);
        }
    }

    /// Whether the whole run is covered and cannot be uncovered.
    pub(crate) fn is_blind(&self) -> bool {
        self.blind
    }

    /// Whether the user has covered values and words.
    pub(crate) fn covers_by_hand(&self) -> bool {
        self.masks.is_some()
    }

    /// Whether values and words are covered until they are asked for.
    pub fn covers(&self) -> bool {
        self.blind || self.masks.is_some()
    }

    /// Whether values and words are covered at this step: not where covering was turned on.
    pub(crate) fn covers_now(&self) -> bool {
        self.blind || self.masks.as_ref().is_some_and(|masks| masks.begun.is_none())
    }

    /// Whether the words of the current step are covered, and can be uncovered.
    pub fn covers_step(&self) -> bool {
        // Before the first step there is nothing to cover.
        let step = self.open().map(Opened::step).filter(|&step| step > 0);
        step.is_some()
            && !self.blind
            && self.masks.as_ref().is_some_and(|masks| masks.told != step && masks.begun != step)
    }

    pub(crate) fn covers_notes(&self) -> bool {
        self.blind || self.masks.as_ref().is_some_and(|masks| !masks.notes && masks.begun.is_none())
    }

    /// Hides what is covered at the current step, all that follows if `hides_future` is set, and what
    /// is said of the step itself if `hides_step` is. What is known is given if `gives` is set.
    pub(crate) fn mask(&mut self, hides_future: bool, hides_step: bool, gives: bool) {
        let Some(open) = &mut self.open else {
            return;
        };
        let step = open.step();
        if let Some(masks) = &mut self.masks {
            masks.begun = masks.begun.filter(|&begun| begun == step);
            // Where covering was turned on, nothing is told again.
            let is_told = masks.begun.is_none();
            if let Some(nodes) = is_told.then(|| open.told_unasked()).flatten() {
                masks.shown.extend(nodes);
                masks.told = Some(step);
            }
        }
        let covered = Masks::default();
        let by_hand = self.masks.as_ref().filter(|masks| masks.begun.is_none() && !gives);
        let masks = if self.blind { Some(&covered) } else { by_hand };
        let future = hides_future || self.blind;
        let nothing = Hidden { future, step: hides_step, ..Hidden::NOTHING };
        let hidden = masks.map_or(nothing, |masks| Hidden {
            values: BTreeSet::new(),
            all_but: Some(masks.shown.clone()),
            step: hides_step || masks.told != Some(step),
            future,
        });
        open.hide(hidden);
    }
}
