//! The answer for listings with a slip.

use super::texts;
use serde::Serialize;

use listing::TwinRun;
use session::Opened;

/// The results of both versions of a listing, and where they diverge.
#[derive(Serialize)]
pub(super) struct TwinAnswer {
    id: &'static str,
    /// The result of the corrected listing.
    right: Option<i32>,
    /// The result of the published listing; null if it does not compile.
    faulty: Option<i32>,
    /// Where the two diverge; null if they never do.
    part: Option<PartAnswer>,
}

/// Where two runs diverge.
#[derive(Serialize)]
struct PartAnswer {
    /// From 1.
    line: usize,
    /// From 1.
    step: usize,
}

pub(super) fn twin_answers(opened: &Opened) -> Vec<TwinAnswer> {
    opened.loaded().twins.iter().map(TwinAnswer::of).collect()
}

impl TwinAnswer {
    fn of(run: &TwinRun) -> Self {
        Self {
            id: run.twin.id(),
            right: run.corrected.result,
            faulty: run.published.result,
            part: run
                .parting
                .map(|parting| PartAnswer { line: parting.line + 1, step: parting.step + 1 }),
        }
    }

    /// The answer as a line of text.
    pub(super) fn line(&self) -> String {
        let texts = texts();
        let value = |value: Option<i32>| {
            value.map_or_else(|| texts.cli_does_not_compile(), |value| value.to_string())
        };
        let part = self
            .part
            .as_ref()
            .map_or_else(|| texts.cli_never_part(), |part| texts.cli_part_at(part.line, part.step));
        texts.cli_listing(value(self.faulty), self.id, part, value(self.right))
    }
}
