//! "Ask first": values and words that stay covered until somebody has answered.

use std::collections::BTreeSet;

use super::super::open::Opened;
use super::LessonRun;
use crate::lesson::Hidden;
use crate::tree::NodeId;

/// What has been uncovered so far, while everything is covered at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Masks {
    /// The nodes whose values have been asked for.
    shown: BTreeSet<NodeId>,
    /// The step that has been told.
    told: Option<usize>,
    /// Whether the notes have been asked for.
    notes: bool,
}

impl LessonRun {
    /// Covers everything, or nothing any more.
    pub(super) fn toggle_masks(&mut self) {
        self.masks = match self.masks {
            Some(_) => None,
            None => Some(Masks::default()),
        };
    }

    /// Another lesson, or another run of it: everything is covered again.
    pub(super) fn cover_again(&mut self) {
        if let Some(masks) = &mut self.masks {
            *masks = Masks::default();
        }
    }

    /// Tells the step, and the value of the node that is shown.
    pub(super) fn uncover(&mut self) {
        let (focus, step) = (self.focus(), self.open().map(Opened::step));
        if let Some(masks) = &mut self.masks {
            masks.shown.extend(focus);
            masks.told = step;
        }
    }

    /// Shows the notes.
    pub(super) fn uncover_notes(&mut self) {
        if let Some(masks) = &mut self.masks {
            masks.notes = true;
        }
    }

    /// Covers everything that is told of the run, whatever a person uncovers, and draws just the
    /// branches below these nodes; or lets the run be seen again.
    pub(in crate::session) fn cover_run(&mut self, covers: bool, only: Option<Vec<NodeId>>) {
        self.blind = covers;
        self.folds.draw_only(only);
    }

    /// Whether all that is told of the run is covered, and cannot be uncovered.
    pub(in crate::session) fn is_blind(&self) -> bool {
        self.blind
    }

    /// Whether a person has covered values and words.
    pub(in crate::session) fn covers_by_hand(&self) -> bool {
        self.masks.is_some()
    }

    /// Whether values and words are covered until they are asked for.
    #[must_use]
    pub fn covers(&self) -> bool {
        self.blind || self.masks.is_some()
    }

    /// Whether the notes are.
    pub(in crate::session) fn covers_notes(&self) -> bool {
        self.blind || self.masks.as_ref().is_some_and(|masks| !masks.notes)
    }

    /// Lets the run hide what is covered at its step, and perhaps all that follows.
    pub(in crate::session) fn mask(&mut self, hides_future: bool) {
        let Some(open) = &mut self.open else {
            return;
        };
        let covered = Masks::default();
        let masks = if self.blind {
            Some(&covered)
        } else {
            self.masks.as_ref()
        };
        let future = hides_future || self.blind;
        let nothing = Hidden {
            future,
            ..Hidden::NOTHING
        };
        let hidden = masks.map_or(nothing, |masks| Hidden {
            values: BTreeSet::new(),
            all_but: Some(masks.shown.clone()),
            step: masks.told != Some(open.step()),
            future,
        });
        open.hide(hidden);
    }
}
