//! Looking for the slips in the listings of the lesson that is open.

use crate::language::Language;
use crate::lesson::{BugHunt, TwinView, last_step};
use crate::listing::{ListingLine, Twin, TwinRun};

/// A way through the runs of a listing, both at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingWay {
    /// One step back.
    Back,
    /// One step on.
    Next,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// To where the two versions part, once the wrong line is known.
    Parting,
}

/// What a person does about the listings of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingCommand {
    /// Look at the listing of this number, from 0.
    Choose(usize),
    /// Point at the line above (false) or below (true).
    Point(bool),
    /// Mark the line of this number, from 0, as the wrong one; none: the line pointed at.
    Mark(Option<usize>),
    /// Be shown the wrong line.
    ShowLine,
    /// Go through the runs.
    Go(ListingWay),
}

/// The hunts of the lesson that is open, a listing each.
#[derive(Clone, Debug, Default)]
pub(super) struct BugHunts {
    /// The listings of the lesson.
    of: Vec<Twin>,
    hunts: Vec<BugHunt>,
    shown: usize,
}

impl BugHunts {
    /// A lesson has been opened. One with the same listings, such as a tree that was grown further,
    /// is gone on with.
    pub(super) fn lesson_opened(&mut self, runs: &[TwinRun]) {
        let of: Vec<_> = runs.iter().map(|run| run.twin).collect();
        if self.of != of {
            *self = Self {
                hunts: vec![BugHunt::default(); of.len()],
                of,
                shown: 0,
            };
        }
    }

    /// Carries out a command.
    pub(super) fn update(&mut self, command: ListingCommand, runs: &[TwinRun]) {
        if let ListingCommand::Choose(number) = command {
            self.shown = number.min(self.hunts.len().saturating_sub(1));
            return;
        }
        let (Some(run), Some(hunt)) = (runs.get(self.shown), self.hunts.get_mut(self.shown)) else {
            return;
        };
        match command {
            ListingCommand::Choose(_) => {}
            ListingCommand::Point(down) => point(hunt, run, down),
            ListingCommand::Mark(line) => mark(hunt, run, line.unwrap_or(hunt.pointed)),
            ListingCommand::ShowLine => {
                hunt.was_shown = !hunt.is_found;
                let wrong = run.twin.lines().iter().position(ListingLine::differs);
                mark(hunt, run, wrong.unwrap_or(0));
            }
            ListingCommand::Go(way) => go(hunt, run, way),
        }
    }

    /// What may be seen of the listing that is looked at.
    pub(super) fn view(&self, runs: &[TwinRun], language: Language) -> Option<TwinView> {
        TwinView::of(runs, self.shown, self.hunts.get(self.shown)?, language)
    }
}

fn point(hunt: &mut BugHunt, run: &TwinRun, down: bool) {
    let last = run.twin.lines().len().saturating_sub(1);
    hunt.pointed = if down {
        (hunt.pointed + 1).min(last)
    } else {
        hunt.pointed.saturating_sub(1)
    };
}

/// A line is marked as the wrong one. If it is, the cursor goes to where the two versions part.
fn mark(hunt: &mut BugHunt, run: &TwinRun, line: usize) {
    let Some(marked) = run.twin.lines().get(line).filter(|_| !hunt.is_found) else {
        return;
    };
    hunt.pointed = line;
    hunt.last_tried = Some(line);
    if marked.differs() || run.twin.repair_at(line).is_some() {
        hunt.is_found = true;
        go(hunt, run, ListingWay::Parting);
    } else {
        hunt.tried.insert(line);
    }
}

fn go(hunt: &mut BugHunt, run: &TwinRun, way: ListingWay) {
    let last = last_step(run, hunt);
    let parting = run.parting.filter(|_| hunt.is_found);
    hunt.step = match way {
        ListingWay::Back => hunt.step.saturating_sub(1),
        ListingWay::Next => (hunt.step + 1).min(last),
        ListingWay::First => 0,
        ListingWay::Last => last,
        ListingWay::Parting => parting.map_or(hunt.step, |parting| parting.step),
    };
}
