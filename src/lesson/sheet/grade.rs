//! The grading of a whole sheet.

use super::entries::Grader;
use super::filled::Sheet;
use super::key::SheetKey;
use super::share::{SheetRemark, without_guesses};
use super::verdict::{GradedEntry, SheetVerdict};
use tree::{NodeId, Tree};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grading {
    entries: Vec<GradedEntry>,
    remarks: Vec<SheetRemark>,
}

impl Grading {
    #[must_use]
    pub fn of(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> Self {
        let model = Sheet::model(tree, key);
        let mut entries = Grader::new(tree, key, sheet, &model).entries();
        entries.sort_unstable_by_key(|entry| (entry.step, entry.entry, entry.node));
        let remarks = without_guesses(sheet, &mut entries);
        Self { entries, remarks }
    }

    /// Remarks on the whole sheet: why entries that are not wrong earn nothing.
    #[must_use]
    pub fn remarks(&self) -> &[SheetRemark] {
        &self.remarks
    }

    /// The entries with their verdicts, in the order of the run.
    #[must_use]
    pub fn entries(&self) -> &[GradedEntry] {
        &self.entries
    }

    /// The total points, at least 0.
    #[must_use]
    pub fn points(&self) -> i32 {
        let sum: i32 = self.entries.iter().map(|entry| entry.points).sum();
        sum.max(0)
    }

    /// The maximum points.
    #[must_use]
    pub fn most(&self) -> i32 {
        self.entries.iter().map(|entry| entry.of).sum()
    }

    /// Whether nothing is wrong and nothing is missing.
    #[must_use]
    pub fn is_flawless(&self) -> bool {
        self.entries.iter().all(|entry| entry.verdict.is_right())
    }

    /// Whether a requested entry is missing.
    #[must_use]
    pub fn has_gaps(&self) -> bool {
        let is_gap = |entry: &GradedEntry| {
            matches!(entry.verdict, SheetVerdict::Empty | SheetVerdict::HalfMissing)
        };
        self.entries.iter().any(is_gap)
    }

    /// The first wrong entry in the order of the run; consequences of it do not count as wrong.
    #[must_use]
    pub fn first_wrong(&self) -> Option<&GradedEntry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.verdict.is_wrong())
    }

    pub fn at(&self, node: NodeId) -> impl Iterator<Item = &GradedEntry> {
        self.entries.iter().filter(move |entry| entry.node == node)
    }
}
