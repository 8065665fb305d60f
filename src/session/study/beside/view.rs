//! What is counted in runs beside each other, as a table.

use super::parting::{WayToParting, ways_to_parting};
use super::request::LessonVariant;
use super::state::{BesideColumn, BesidePace};
use crate::language::{Language, Words};
use crate::lesson::Projection;
use crate::search::Algorithm;
use crate::session::open::Opened;
use crate::subject::choice;
use crate::trace::Tally;
use crate::tree::NodeId;

/// What is to be shown of runs beside each other.
#[derive(Clone, Debug, Default)]
pub struct BesideView {
    /// The runs, the one that is open first.
    pub rows: Vec<BesideRow>,
    /// Which steps belong together.
    pub pace: BesidePace,
}

/// What is to be shown of a run beside others.
#[derive(Clone, Debug)]
pub struct BesideRow {
    /// What is different in it; nothing in the run that is open.
    pub variant: Option<LessonVariant>,
    /// What it has come to; none while it is made, or one sentence that says why it cannot be.
    pub run: Option<Result<BesideCounts, Words>>,
    /// The ways to where it parts from the run that is open; the first leads to what is seen.
    pub ways: Vec<WayToParting>,
}

/// What a run has counted and found, at its step and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideCounts {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The step that is shown, and the last one.
    pub step: (usize, usize),
    /// What is counted, up to both.
    pub tally: (Tally, Tally),
    /// The value of the root, at both; the second is none while values are covered.
    pub value: (String, Option<String>),
    /// The best line at both, as its moves are named.
    pub line: (String, Option<String>),
}

impl BesideCounts {
    /// What is to be shown of a run; nothing of its end while values are covered.
    pub(super) fn of(open: &Opened, language: Language, covers: bool) -> Self {
        let seen = open.projection(language);
        let end = open.projection_at_end(language);
        let end_value = (!covers).then(|| end.value_text(NodeId::ROOT).plain);
        Self {
            algorithm: open.algorithm(),
            step: (open.step(), open.last_step()),
            tally: (seen.tally(), end.tally()),
            value: (seen.value_text(NodeId::ROOT).plain, end_value),
            line: (line(&seen), (!covers).then(|| line(&end))),
        }
    }
}

/// The best line, as its moves are named.
fn line(seen: &Projection<'_>) -> String {
    let line = seen.line();
    let names = line[1..]
        .iter()
        .map(|&id| choice(seen.subject(), seen.tree(), id, seen.language()));
    let names: Vec<_> = names.collect();
    names.join(" ")
}

impl BesideRow {
    pub(super) fn main(open: &Opened, language: Language, covers: bool) -> Self {
        Self {
            variant: None,
            run: Some(Ok(BesideCounts::of(open, language, covers))),
            ways: Vec::new(),
        }
    }

    /// Of the run of this number, beside the one that is open.
    pub(super) fn of(
        (variant, number): (&LessonVariant, usize),
        run: Option<&Result<BesideColumn, Words>>,
        open: &Opened,
        (language, covers): (Language, bool),
    ) -> Self {
        let counts = |column: &BesideColumn| {
            let open = column.run.opened();
            BesideCounts::of(open, language, covers)
        };
        let ways = match run {
            Some(Ok(column)) => ways_to_parting(open, (&column.run, number), (language, covers)),
            Some(Err(_)) | None => Vec::new(),
        };
        Self {
            variant: Some(variant.clone()),
            run: run.map(|run| run.as_ref().map(counts).map_err(Clone::clone)),
            ways,
        }
    }
}
