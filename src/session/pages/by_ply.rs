//! The counts of the run by ply.

use std::convert::Infallible;

use super::part::{PageOutcome, PagePart, ShownState};
use lesson::PlyTable;
use scenario::Loaded;
use trace::ByPly;

#[derive(Debug, Default)]
pub(crate) struct ByPlyPart {
    /// The counts, kept from step to step.
    counts: ByPly,
    table: Option<PlyTable>,
}

impl PagePart for ByPlyPart {
    /// It has no commands: it follows the run.
    type Command = Infallible;
    type View = PlyTable;

    const TELLS: bool = true;

    fn is_offered(_: &Loaded) -> bool {
        true
    }

    fn open(&mut self, _: &Loaded) {
        *self = Self::default();
    }

    fn update(&mut self, command: Infallible, _: ShownState<'_>) -> PageOutcome {
        match command {}
    }

    fn follow(&mut self, is_shown: bool, shown: ShownState<'_>) {
        if !is_shown {
            *self = Self::default(); // The counts hold on to their run, which may be large.
        }
        let open = shown.open.filter(|_| is_shown);
        self.table = open.and_then(|open| {
            let end = open.end().tally();
            open.projection(shown.language).by_ply(&mut self.counts, &end)
        });
    }

    fn view(&self, _: ShownState<'_>) -> Option<PlyTable> {
        self.table.clone()
    }
}
