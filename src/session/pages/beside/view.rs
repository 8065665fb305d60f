//! The counts of runs side by side, as a table.

use super::parting::{WayToParting, ways_to_parting};
use super::request::LessonVariant;
use super::state::{BesideColumn, BesidePace, BesideSlot};
use crate::job::Job;
use crate::open::Opened;
use language::{Language, Words};
use lesson::Projection;
use search::Algorithm;
use subject::choice;
use trace::Tally;
use tree::NodeId;

#[derive(Clone, Debug, Default)]
pub struct BesideView {
    /// The runs, the open one first.
    pub rows: Vec<BesideRow>,
    pub pace: BesidePace,
}

#[derive(Clone, Debug)]
pub struct BesideRow {
    /// How the run differs; `None` for the open run.
    pub variant: Option<LessonVariant>,
    /// The work on the run, while it is being made.
    pub job: Option<Job>,
    /// The counts; `None` while the run is made, or one sentence why it cannot be.
    pub run: Option<Result<BesideCounts, Words>>,
    /// The links to the divergences from the open run; the first leads to the visible one.
    pub ways: Vec<WayToParting>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideCounts {
    pub algorithm: Algorithm,
    /// The current step, and the last one.
    pub step: (usize, usize),
    /// The counts up to both steps.
    pub tally: (Tally, Tally),
    /// The value of the root at both; the second is `None` while values are covered.
    pub value: (String, Option<String>),
    /// The names of the moves of the best line at both.
    pub line: (String, Option<String>),
}

impl BesideCounts {
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

/// The names of the moves of the best line.
fn line(seen: &Projection<'_>) -> String {
    let line = seen.line();
    let names =
        line[1..].iter().map(|&id| choice(seen.subject(), seen.tree(), id, seen.language()));
    let names: Vec<_> = names.collect();
    names.join(" ")
}

impl BesideRow {
    pub(super) fn main(open: &Opened, language: Language, covers: bool) -> Self {
        Self {
            variant: None,
            job: None,
            run: Some(Ok(BesideCounts::of(open, language, covers))),
            ways: Vec::new(),
        }
    }

    /// The row of the run with this number, beside the open one.
    pub(super) fn of(
        slot: &BesideSlot,
        number: usize,
        open: &Opened,
        (language, covers): (Language, bool),
    ) -> Self {
        let counts = |column: &BesideColumn| {
            let open = column.run.opened();
            BesideCounts::of(open, language, covers)
        };
        let run = slot.run.as_ref();
        let ways = match run {
            Some(Ok(column)) => ways_to_parting(open, (&column.run, number), (language, covers)),
            Some(Err(_)) | None => Vec::new(),
        };
        Self {
            variant: Some(slot.variant.clone()),
            job: slot.job().cloned(),
            run: run.map(|run| run.as_ref().map(counts).map_err(Clone::clone)),
            ways,
        }
    }
}
