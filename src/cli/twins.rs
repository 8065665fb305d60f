//! The listings with a slip of a lesson, as an answer.

use super::texts;
use serde::Serialize;

use crate::listing::TwinRun;
use crate::session::Opened;

/// What both versions of a listing give, and where they part.
#[derive(Serialize)]
pub(super) struct TwinAnswer {
    id: &'static str,
    /// What it returns as it should be.
    right: Option<i32>,
    /// What it returns as it was published; null if no compiler takes it.
    faulty: Option<i32>,
    /// Where the two part; null if they never do.
    part: Option<PartAnswer>,
}

/// Where two runs part.
#[derive(Serialize)]
struct PartAnswer {
    /// The line, from 1.
    line: usize,
    /// The step, from 1.
    step: usize,
}

/// The listings of a lesson.
pub(super) fn twin_answers(opened: &Opened) -> Vec<TwinAnswer> {
    opened.loaded().twins.iter().map(TwinAnswer::of).collect()
}

impl TwinAnswer {
    fn of(run: &TwinRun) -> Self {
        Self {
            id: run.twin.id(),
            right: run.corrected.result,
            faulty: run.published.result,
            part: run.parting.map(|parting| PartAnswer {
                line: parting.line + 1,
                step: parting.step + 1,
            }),
        }
    }

    /// The same for people.
    pub(super) fn line(&self) -> String {
        let texts = texts();
        let value = |value: Option<i32>| {
            value.map_or_else(|| texts.cli_does_not_compile(), |value| value.to_string())
        };
        let part = self.part.as_ref().map_or_else(
            || texts.cli_never_part(),
            |part| texts.cli_part_at(part.line, part.step),
        );
        texts.cli_listing(value(self.faulty), self.id, part, value(self.right))
    }
}
