//! What if: changes to the lesson, with the consequences shown beside the original.
//!
//! A change is one of the lesson's subject, or another algorithm; all of them together are a
//! [`LessonVariant`](super::LessonVariant), run like any other run beside the open one. So the
//! display shows exactly what the changed lesson yields, and it can be kept as a lesson of its own.

mod update;

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Travel;
use crate::job::Job;
use crate::open::Opened;
use crate::pages::LessonVariant;
use language::Words;
use scenario::OrderingLab;
use score::Outcome;
use search::Algorithm;
use subject::{LessonSetting, SetupChange};
use tree::{Growth, NodeId, Tree};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfCommand {
    Edit(WhatIfEdit),
    SetLeaf(Outcome),
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

#[derive(Clone, Debug, Default)]
pub struct WhatIfView {
    /// All changes, combined.
    pub variant: LessonVariant,
    pub edits: usize,
    pub can_travel: (bool, bool),
    /// The settings of the changed lesson that have a few choices.
    pub settings: Vec<LessonSetting>,
    /// The algorithms that run on the changed tree, and the one that does.
    pub algorithms: (Vec<Algorithm>, Option<Algorithm>),
    /// Whether the tree is written by hand: its leaves and the order of its moves can be changed.
    pub is_by_hand: bool,
    /// Whether a move can be played before the reading begins, and one taken back.
    pub plays: (bool, bool),
    /// The shown node in the changed tree, its name, and its index among its siblings with their
    /// number.
    pub shown: Option<(NodeId, String, (u32, u32))>,
    /// The shown node, if it is a leaf whose value can be set.
    pub leaf: Option<EditedLeaf>,
    /// The differences, in sentences; empty while they are being computed.
    pub sentences: Vec<String>,
    /// The nodes of the changed tree with another value, or read in only one of the runs.
    pub changed: BTreeSet<NodeId>,
    /// Why there is no run of the changed lesson.
    pub failed: Option<Words>,
    /// Whether other orders can be tried, and whether they are shown.
    pub lab: (bool, bool),
    pub counted: Option<Arc<OrderingLab>>,
}

impl WhatIfView {
    pub fn is_changed(&self) -> bool {
        self.variant != LessonVariant::default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedLeaf {
    /// Its node in the changed tree.
    pub node: NodeId,
    /// What it is worth there.
    pub value: Outcome,
    /// Its value in the original lesson.
    pub before: Option<Outcome>,
}

/// The state of the ordering lab.
#[derive(Debug, Default)]
pub(super) struct LabPart {
    pub is_shown: bool,
    pub seed: u64,
    /// The tree and the algorithm of the query.
    of: Option<(Arc<Tree>, Algorithm, u64)>,
    job: Option<Job>,
    pub counted: Option<Arc<OrderingLab>>,
}

/// The algorithm that depends on the order: that of the run, or the one that cuts in its place.
fn cutting(open: &Opened) -> Option<Algorithm> {
    let subject = &open.loaded().lesson.subject;
    let own = std::iter::once(open.algorithm());
    own.chain(Algorithm::all())
        .filter(|own| own.keeps_window())
        .find(|own| subject.allows(*own).is_ok())
}

/// Whether other orders of a tree can be tried: the tree has every move, and something cuts.
pub(super) fn has_orders(open: &Opened) -> bool {
    let tree = open.tree();
    tree.growth() == Growth::Every && tree.is_finished() && cutting(open).is_some()
}

impl LabPart {
    /// The job that counts for the open lesson, unless that has been asked for: in all orders, or
    /// nothing if it is stopped.
    pub(super) fn ask(
        &mut self,
        open: &Opened,
    ) -> Option<(Job, impl FnOnce(&Job) -> Option<OrderingLab> + Send + use<>)> {
        let algorithm = cutting(open).filter(|_| self.is_shown && has_orders(open))?;
        let (tree, seed) = (open.tree(), self.seed);
        let is_same = |(of, by, with): &(Arc<Tree>, Algorithm, u64)| {
            Arc::ptr_eq(of, tree) && (*by, *with) == (algorithm, seed)
        };
        if self.of.as_ref().is_some_and(is_same) {
            return None;
        }
        self.stop();
        self.counted = None;
        self.of = Some((tree.clone(), algorithm, seed));
        let job = Job::default();
        self.job = Some(job.clone());
        let tree = tree.clone();
        Some((job, move |job: &Job| OrderingLab::of(algorithm, &tree, seed, job.flag())))
    }

    pub(super) fn take(&mut self, job: &Job, counted: Option<OrderingLab>) {
        if self.job.take_if(|wanted| wanted == job).is_some() {
            self.counted = counted.map(Arc::new);
        }
    }

    /// Cancels the request.
    pub(super) fn stop(&mut self) {
        self.of = None;
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }
}
