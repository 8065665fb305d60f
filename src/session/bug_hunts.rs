//! The search for slips in the listings of the open lesson.

use language::Language;
use lesson::{BugHunt, TwinView, last_step};
use listing::{ListingLine, Twin, TwinRun};

/// A step through both runs of a listing at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingWay {
    Back,
    Next,
    First,
    Last,
    /// To the step where the two versions diverge; available once the wrong line is known.
    Parting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingCommand {
    Choose(usize),
    /// Moves the cursor one line up (false) or down (true).
    Point(bool),
    /// Marks a line, by its index, as the wrong one; `None` marks the line at the cursor.
    Mark(Option<usize>),
    /// Reveals the wrong line.
    ShowLine,
    /// Steps through the runs.
    Go(ListingWay),
}

/// The hunts of the open lesson, one for each listing.
#[derive(Clone, Debug, Default)]
pub(super) struct BugHunts {
    of: Vec<Twin>,
    hunts: Vec<BugHunt>,
    shown: usize,
}

impl BugHunts {
    /// Starts the hunts of a lesson. If its listings are the same as before, as in a tree grown
    /// further, the hunts go on.
    pub(super) fn lesson_opened(&mut self, runs: &[TwinRun]) {
        let of: Vec<_> = runs.iter().map(|run| run.twin).collect();
        if self.of != of {
            *self = Self { hunts: vec![BugHunt::default(); of.len()], of, shown: 0 };
        }
    }

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

    /// The selected listing, as far as it may be seen.
    pub(super) fn view(&self, runs: &[TwinRun], language: Language) -> Option<TwinView> {
        TwinView::of(runs, self.shown, self.hunts.get(self.shown)?, language)
    }
}

fn point(hunt: &mut BugHunt, run: &TwinRun, down: bool) {
    let last = run.twin.lines().len().saturating_sub(1);
    hunt.pointed = if down { (hunt.pointed + 1).min(last) } else { hunt.pointed.saturating_sub(1) };
}

/// Marks a line as the wrong one. If it is, both runs go to the step where they diverge.
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
