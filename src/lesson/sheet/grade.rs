//! The grading of a whole sheet.

use super::entries::Grader;
use super::filled::Sheet;
use super::key::SheetKey;
use super::share::{SheetRemark, without_guesses};
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use tree::{NodeId, Tree};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grading {
    entries: Vec<GradedEntry>,
    remarks: Vec<SheetRemark>,
}

/// What makes up the points of a sheet; none of it is negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GradingParts {
    pub earned: i32,
    pub lost_on_cuts: i32,
    pub lost_on_windows: i32,
}

impl Grading {
    pub fn of(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> Self {
        let model = Sheet::model(tree, key);
        let mut entries = Grader::new(tree, key, sheet, &model).entries();
        entries.sort_unstable_by_key(|entry| (entry.step, entry.entry, entry.node));
        let remarks = without_guesses(sheet, &mut entries);
        Self { entries, remarks }
    }

    /// Remarks on the whole sheet: why entries that are not wrong earn nothing.
    pub fn remarks(&self) -> &[SheetRemark] {
        &self.remarks
    }

    /// The entries with their verdicts, in the order of the run.
    pub fn entries(&self) -> &[GradedEntry] {
        &self.entries
    }

    /// The total points, at least 0.
    pub fn points(&self) -> i32 {
        let sum: i32 = self.entries.iter().map(|entry| entry.points).sum();
        sum.max(0)
    }

    /// What right entries earn, and what is lost on branches that were cut although they matter and
    /// on windows that need not be written and are wrong; the total is their sum, at least 0.
    pub fn parts(&self) -> GradingParts {
        let mut parts = GradingParts::default();
        for entry in &self.entries {
            match (entry.points, entry.entry) {
                (0.., _) => parts.earned += entry.points,
                (_, SheetEntry::Window) => parts.lost_on_windows -= entry.points,
                _ => parts.lost_on_cuts -= entry.points,
            }
        }
        parts
    }

    pub fn most(&self) -> i32 {
        self.entries.iter().map(|entry| entry.of).sum()
    }

    /// Whether nothing is wrong and nothing is missing.
    pub fn is_flawless(&self) -> bool {
        self.entries.iter().all(|entry| entry.verdict.is_right())
    }

    /// Whether a requested entry is missing.
    pub fn has_gaps(&self) -> bool {
        let is_gap = |entry: &GradedEntry| {
            matches!(entry.verdict, SheetVerdict::Empty | SheetVerdict::HalfMissing)
        };
        self.entries.iter().any(is_gap)
    }

    /// The first wrong entry in the order of the run; consequences of it do not count as wrong.
    pub fn first_wrong(&self) -> Option<&GradedEntry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.verdict.is_wrong())
    }

    pub fn at(&self, node: NodeId) -> impl Iterator<Item = &GradedEntry> {
        self.entries.iter().filter(move |entry| entry.node == node)
    }
}
