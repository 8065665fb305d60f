//! The changes made, and undo and redo of them.

use super::lab::LabPart;
use crate::Travel;
use crate::pages::LessonVariant;
use search::Algorithm;
use subject::SetupChange;
use tree::NodeId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfCommand {
    Edit(WhatIfEdit),
    SetLeaf(i32),
    /// Moves the shown node this many places to the right among its siblings.
    Shift(i32),
    /// Moves a node of the changed tree to this index among its siblings.
    MoveTo(NodeId, u32),
    /// Plays the moves up to and including the one that leads to the shown node; the reading begins
    /// after it.
    PlayShown,
    /// Undoes all changes at once; that can be undone, too.
    Reset,
    /// Opens the changed lesson as one of the user's own.
    Keep,
    ToggleLab,
    Reseed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfEdit {
    /// Of the lesson's subject.
    Change(SetupChange),
    /// Several changes that belong together.
    Changes(Vec<SetupChange>),
    Algorithm(Algorithm),
    /// Restores the original.
    Reset,
}

/// The changes, including undone ones. Their number is unbounded.
#[derive(Debug, Default)]
pub(crate) struct WhatIfPart {
    edits: Vec<WhatIfEdit>,
    done: usize,
    /// The step of the run before the mode began.
    pub(super) from: Option<usize>,
    pub(super) lab: LabPart,
}

impl WhatIfPart {
    /// All changes that have not been undone, combined.
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

    /// Adds a change; undone ones can no longer be redone.
    pub(super) fn edit(&mut self, edit: WhatIfEdit) {
        self.edits.truncate(self.done);
        self.edits.push(edit);
        self.done += 1;
    }

    /// Undoes or redoes a change; false if there is none.
    pub(super) fn travel(&mut self, travel: Travel) -> bool {
        let (can_undo, can_redo) = self.can_travel();
        match travel {
            Travel::Undo if can_undo => self.done -= 1,
            Travel::Redo if can_redo => self.done += 1,
            _ => return false,
        }
        true
    }
    pub(super) fn can_travel(&self) -> (bool, bool) {
        (self.done > 0, self.done < self.edits.len())
    }
    pub(super) fn count(&self) -> usize {
        self.done
    }

    /// Discards all changes, for another lesson.
    pub(crate) fn clear(&mut self) {
        self.lab.stop();
        *self = Self { lab: std::mem::take(&mut self.lab), ..Self::default() };
        self.lab.counted = None;
    }
}
