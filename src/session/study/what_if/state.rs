//! The changes made, and undo and redo of them.

use serde::{Deserialize, Serialize};

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
    /// Shows or hides the ordering lab.
    ShowLab(bool),
    Reseed,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhatIfEdit {
    /// Of the lesson's subject.
    Change(SetupChange),
    /// Several changes that belong together.
    Changes(Vec<SetupChange>),
    Algorithm(Algorithm),
    /// Restores the original.
    Reset,
}

/// The changes to a lesson, including undone ones. Their number is unbounded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedChanges {
    /// The name of its source.
    pub(crate) lesson: String,
    edits: Vec<WhatIfEdit>,
    /// How many of them have not been undone.
    done: usize,
}

/// The changes to the open lesson, and to those that were open before.
#[derive(Debug, Default)]
pub(crate) struct WhatIfPart {
    now: SavedChanges,
    /// Those of other lessons, the most recent last.
    kept: Vec<SavedChanges>,
    /// The step of the run before the mode began.
    pub(super) from: Option<usize>,
    pub(super) lab: LabPart,
}

impl WhatIfPart {
    /// All changes that have not been undone, combined.
    pub(super) fn variant(&self) -> LessonVariant {
        let mut variant = LessonVariant::default();
        for edit in self.now.edits.iter().take(self.now.done) {
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
        self.now.edits.truncate(self.now.done);
        self.now.edits.push(edit);
        self.now.done += 1;
    }

    /// Undoes or redoes a change; false if there is none.
    pub(super) fn travel(&mut self, travel: Travel) -> bool {
        let (can_undo, can_redo) = self.can_travel();
        match travel {
            Travel::Undo if can_undo => self.now.done -= 1,
            Travel::Redo if can_redo => self.now.done += 1,
            _ => return false,
        }
        true
    }
    pub(crate) fn can_travel(&self) -> (bool, bool) {
        (self.now.done > 0, self.now.done < self.now.edits.len())
    }
    pub(super) fn count(&self) -> usize {
        self.now.done
    }

    /// Turns to the changes of the lesson of this name; those of the one before are kept.
    pub(crate) fn turn_to(&mut self, lesson: String) {
        self.lab.stop();
        self.lab.counted = None;
        self.from = None;
        if lesson == self.now.lesson {
            return;
        }
        let known = self.kept.iter().position(|changes| changes.lesson == lesson);
        let known = known.map(|number| self.kept.remove(number));
        let now = known.unwrap_or(SavedChanges { lesson, ..SavedChanges::default() });
        let before = std::mem::replace(&mut self.now, now);
        self.kept.extend(Some(before).filter(|before| !before.edits.is_empty()));
    }

    /// The open lesson has another name: it was saved.
    pub(crate) fn rename(&mut self, lesson: String) {
        self.now.lesson = lesson;
    }

    /// Drops the changes to a lesson that is deleted.
    pub(crate) fn forget(&mut self, lesson: &str) {
        self.kept.retain(|changes| changes.lesson != lesson);
        if self.now.lesson == lesson {
            self.now.edits.clear();
            self.now.done = 0;
        }
    }

    /// The changes to lessons, the most recent last.
    pub(crate) fn saved(&self) -> Vec<SavedChanges> {
        let all = self.kept.iter().chain([&self.now]);
        all.filter(|changes| !changes.edits.is_empty()).cloned().collect()
    }

    pub(crate) fn recall(&mut self, saved: &[SavedChanges]) {
        self.kept = saved.to_vec();
        for changes in &mut self.kept {
            changes.done = changes.done.min(changes.edits.len());
        }
    }
}
