//! What has been changed, and what can be taken back.

use super::lab::LabPart;
use crate::search::Algorithm;
use crate::session::Travel;
use crate::session::study::beside::{BesideSlot, LessonVariant};
use crate::subject::SetupChange;
use crate::tree::NodeId;

/// What a person does in "what if".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfCommand {
    /// Changes the lesson once more.
    Edit(WhatIfEdit),
    /// The leaf that is shown has this value.
    SetLeaf(i32),
    /// The node that is shown goes so many places to the right among its siblings.
    Shift(i32),
    /// A node of the changed tree stands at this place among its siblings, from 0.
    MoveTo(NodeId, u32),
    /// The move that leads to the node that is shown is played, with all before it, and the reading
    /// begins after it.
    PlayShown,
    /// Takes all changes back at once; that can be undone, too.
    Reset,
    /// Opens the changed lesson as one of the person's own.
    Keep,
    /// Shows what other orders of the moves would give, or no longer.
    ToggleLab,
    /// Draws other random orders.
    Reseed,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfEdit {
    /// Of the lesson's subject.
    Change(SetupChange),
    /// Several of them that belong together.
    Changes(Vec<SetupChange>),
    /// Another algorithm.
    Algorithm(Algorithm),
    /// Everything as it was.
    Reset,
}

/// What has been changed: all of it, and how much of it has not been taken back. There is no bound.
#[derive(Debug, Default)]
pub(in crate::session) struct WhatIfPart {
    edits: Vec<WhatIfEdit>,
    done: usize,
    /// The step at which the run stood before.
    pub(super) from: Option<usize>,
    /// The run of the changed lesson; one or none.
    pub slots: Vec<BesideSlot>,
    pub(super) lab: LabPart,
}

impl WhatIfPart {
    /// Everything that has been changed and not taken back, together.
    pub(super) fn variant(&self) -> LessonVariant {
        let mut variant = LessonVariant::default();
        for edit in &self.edits[..self.done] {
            match edit {
                WhatIfEdit::Change(change) => variant.changes.push(change.clone()),
                WhatIfEdit::Changes(changes) => variant.changes.extend_from_slice(changes),
                WhatIfEdit::Algorithm(algorithm) => variant.algorithm = Some(*algorithm),
                WhatIfEdit::Reset => variant = LessonVariant::default(),
            }
        }
        variant
    }

    /// A change; what was taken back cannot be done again any more.
    pub(super) fn edit(&mut self, edit: WhatIfEdit) {
        self.edits.truncate(self.done);
        self.edits.push(edit);
        self.done += 1;
    }

    /// Takes the last change back, or does it again; false if there is none.
    pub(super) fn travel(&mut self, travel: Travel) -> bool {
        let (can_undo, can_redo) = self.can_travel();
        match travel {
            Travel::Undo if can_undo => self.done -= 1,
            Travel::Redo if can_redo => self.done += 1,
            _ => return false,
        }
        true
    }

    /// Whether there is a change to take back, and one to do again.
    pub(super) fn can_travel(&self) -> (bool, bool) {
        (self.done > 0, self.done < self.edits.len())
    }

    /// How many changes have been made and not taken back.
    pub(super) fn count(&self) -> usize {
        self.done
    }

    /// Another lesson: nothing has been changed in it.
    pub(in crate::session) fn clear(&mut self) {
        self.slots.iter_mut().for_each(BesideSlot::stop);
        self.lab.stop();
        *self = Self {
            lab: std::mem::take(&mut self.lab),
            ..Self::default()
        };
        self.lab.counted = None;
    }
}
