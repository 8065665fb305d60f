//! How right a sheet is as a whole.

use super::entries::Grader;
use super::filled::Sheet;
use super::key::SheetKey;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use crate::tree::{NodeId, Tree};

/// A graded sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grading {
    entries: Vec<GradedEntry>,
}

impl Grading {
    /// Grades a sheet.
    #[must_use]
    pub fn of(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> Self {
        let model = Sheet::model(tree, key);
        let mut entries = Grader::new(tree, key, sheet, &model).entries();
        entries.sort_unstable_by_key(|entry| (entry.step, entry.entry, entry.node));
        Self { entries }
    }

    /// The entries with their verdicts, in the order in which the run comes to them.
    #[must_use]
    pub fn entries(&self) -> &[GradedEntry] {
        &self.entries
    }

    /// The points.
    #[must_use]
    pub fn points(&self) -> i32 {
        let sum: i32 = self.entries.iter().map(|entry| entry.points).sum();
        sum.max(0)
    }

    /// The most points that there are.
    #[must_use]
    pub fn most(&self) -> i32 {
        self.entries.iter().map(|entry| entry.of).sum()
    }

    /// Whether there is nothing wrong and nothing missing.
    #[must_use]
    pub fn is_flawless(&self) -> bool {
        self.entries.iter().all(|entry| entry.verdict.is_right())
    }

    /// Whether something that is asked is not written yet.
    #[must_use]
    pub fn has_gaps(&self) -> bool {
        let is_gap = |entry: &GradedEntry| {
            matches!(
                entry.verdict,
                SheetVerdict::Empty | SheetVerdict::HalfMissing
            )
        };
        self.entries.iter().any(is_gap)
    }

    /// How many branches are still to be marked as never read, where nothing else is wrong with
    /// them. Where they are is not told: to find them is the exercise.
    #[must_use]
    pub fn cuts_left(&self) -> usize {
        let is_left = |entry: &&GradedEntry| entry.is_hidden_cut() && entry.of > 0;
        self.entries.iter().filter(is_left).count()
    }

    /// How many other entries are empty.
    #[must_use]
    pub fn blanks_left(&self) -> usize {
        let is_empty = |entry: &&GradedEntry| {
            entry.entry != SheetEntry::Cut && entry.verdict == SheetVerdict::Empty
        };
        self.entries.iter().filter(is_empty).count()
    }

    /// The first entry, in the order of the run, that is wrong: what follows from it is not.
    #[must_use]
    pub fn first_wrong(&self) -> Option<&GradedEntry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.verdict.is_wrong())
    }

    /// The entries of a node.
    pub fn at(&self, node: NodeId) -> impl Iterator<Item = &GradedEntry> {
        self.entries.iter().filter(move |entry| entry.node == node)
    }
}
