//! The page: which runs stand beside the open one, and their steps.

use std::sync::Arc;

use super::super::part::{PageOutcome, PagePart, ShownState};
use super::request::{BesideRun, LessonVariant, settings_of};
use super::{BesideCommand, BesidePace, BesideRow, BesideRuns, BesideSlot, BesideView};
use crate::effect::Effect;
use crate::job::Job;
use crate::open::Opened;
use language::Words;
use scenario::Loaded;
use search::Algorithm;
use subject::SetupChange;
use tree::{Growth, MoveArrangement, Tree};

/// The maximum number of runs, the open one included.
const MOST: usize = 4;

#[derive(Debug, Default)]
pub(crate) struct BesidePart {
    slots: Vec<BesideSlot>,
    /// The run of the changed lesson, in What if; at most one.
    pub changed: Vec<BesideSlot>,
    /// The reading of a move that was asked about; at most one.
    pub asked: Vec<BesideSlot>,
    pace: BesidePace,
    /// The tree of the lesson that they belong to.
    lesson: Option<Arc<Tree>>,
    /// Goes up whenever anything is drawn anew.
    version: u64,
}

impl BesidePart {
    /// The runs of the page, or those that are shown in their place.
    pub(crate) fn slots(&self, runs: BesideRuns) -> &[BesideSlot] {
        match runs {
            BesideRuns::Chosen => &self.slots,
            BesideRuns::Changed => &self.changed,
            BesideRuns::Asked => &self.asked,
        }
    }

    fn slots_mut(&mut self, runs: BesideRuns) -> &mut [BesideSlot] {
        match runs {
            BesideRuns::Chosen => &mut self.slots,
            BesideRuns::Changed => &mut self.changed,
            BesideRuns::Asked => &mut self.asked,
        }
    }

    /// The runs to offer: other algorithms first, then other orders of a hand-written tree, then
    /// algorithms of another kind (that sample, or do not), then the lesson's other settings.
    pub(crate) fn variants(&self, open: &Opened) -> Vec<LessonVariant> {
        let subject = &open.loaded().lesson.subject;
        let now = open.algorithm();
        let own = open.loaded().algorithms.iter().copied();
        let mut algorithms: Vec<_> = own.collect();
        algorithms
            .extend(Algorithm::all().filter(|other| !open.loaded().algorithms.contains(other)));
        algorithms.retain(|&other| other != now && subject.allows(other).is_ok());
        // Beside the log of another program, the same search by this one comes first.
        let ours = open.log().map(|_| LessonVariant::of_change(SetupChange::Ours));
        if open.tree().growth() == Growth::Searched {
            // Without cuts, the tree that a search grows may be many times as large.
            algorithms.sort_by_key(|algorithm| !algorithm.keeps_window());
        }
        let samples = |algorithm: Algorithm| algorithm.samples().is_some();
        let (algorithms, others): (Vec<_>, Vec<_>) =
            algorithms.into_iter().partition(|&other| samples(other) == samples(now));
        let algorithms = algorithms.into_iter().map(LessonVariant::of_algorithm);
        let mut all: Vec<_> = ours.into_iter().chain(algorithms).collect();
        if subject.setup().is_by_hand() {
            let orders = [
                MoveArrangement::Best,
                MoveArrangement::Worst,
                MoveArrangement::Reversed,
                MoveArrangement::Random(1),
            ];
            let orders = orders.map(|order| LessonVariant::of_change(SetupChange::Arrange(order)));
            all.extend(orders);
        }
        all.extend(others.into_iter().map(LessonVariant::of_algorithm));
        for setting in settings_of(&open.loaded().lesson, now) {
            for (number, choice) in setting.choices.into_iter().enumerate() {
                if setting.chosen != Some(number) {
                    all.push(LessonVariant::of_change(choice));
                }
            }
        }
        let taken = |variant: &LessonVariant| {
            let mut slots = self.slots.iter();
            slots.any(|slot| slot.variant == *variant)
        };
        all.retain(|variant| !taken(variant));
        all
    }

    /// Takes over a run, or the reason why there is none.
    pub(crate) fn run_came(&mut self, job: &Job, result: Result<Box<BesideRun>, Words>) {
        self.version += 1;
        let mut result = Err(result);
        for slot in self.slots.iter_mut().chain(&mut self.changed).chain(&mut self.asked) {
            match result {
                Ok(()) => break,
                Err(untaken) => result = slot.take(job, untaken, self.version),
            }
        }
    }

    /// Drops the runs of another lesson than that of `tree`; returns whether it was another.
    pub(crate) fn leave_other(&mut self, tree: Option<&Arc<Tree>>) -> bool {
        if self.lesson.as_ref().map(Arc::as_ptr) == tree.map(Arc::as_ptr) {
            return false;
        }
        self.lesson = tree.cloned();
        for slot in self.slots.iter_mut().chain(&mut self.changed).chain(&mut self.asked) {
            slot.stop();
        }
        self.slots.clear();
        self.changed.clear();
        self.asked.clear();
        true
    }
}

impl PagePart for BesidePart {
    type Command = BesideCommand;
    type View = BesideView;

    const TELLS: bool = false;

    fn is_offered(_: &Loaded) -> bool {
        true
    }

    /// Runs stay as long as the tree does, whatever is opened.
    fn open(&mut self, _: &Loaded) {}

    /// Adds a run by another algorithm if none has been chosen yet.
    fn enter(&mut self, shown: ShownState<'_>) {
        if let Some(open) = shown.open.filter(|_| self.slots.is_empty()) {
            let first = self.variants(open).into_iter().next();
            self.slots.extend(first.map(BesideSlot::new));
        }
    }

    fn update(&mut self, command: BesideCommand, _: ShownState<'_>) -> PageOutcome {
        match command {
            BesideCommand::Add(variant) => {
                if self.slots.len() + 1 >= MOST {
                    self.slots.truncate(MOST - 2);
                }
                self.slots.push(BesideSlot::new(variant));
                return PageOutcome::Show;
            }
            BesideCommand::Remove(number) => {
                if number < self.slots.len() {
                    self.slots.remove(number).stop();
                }
                if self.slots.is_empty() {
                    return PageOutcome::Close;
                }
            }
            BesideCommand::Pace(pace) => self.pace = pace,
        }
        PageOutcome::Nothing
    }

    /// Moves all runs to the cursor.
    fn follow(&mut self, is_shown: bool, shown: ShownState<'_>) {
        let mut version = self.version;
        // A part of the tree has no step for most steps of the whole.
        let pace = if shown.runs == BesideRuns::Asked { BesidePace::End } else { self.pace };
        if let Some(open) = shown.open.filter(|_| is_shown) {
            for slot in self.slots_mut(shown.runs) {
                if let Some(Ok(column)) = &mut slot.run {
                    column.follow(open, pace, shown.covers, &mut version);
                }
            }
        }
        self.version = version;
        if !is_shown {
            self.slots.iter_mut().for_each(BesideSlot::rest);
        }
    }

    /// Requests the runs that are still missing.
    fn ask(&mut self, shown: ShownState<'_>) -> Vec<Effect> {
        let Some(open) = shown.open else {
            return Vec::new();
        };
        self.slots_mut(shown.runs).iter_mut().filter_map(|slot| slot.ask(open)).collect()
    }

    fn view(&self, shown: ShownState<'_>) -> Option<BesideView> {
        let (open, seen) = (shown.open?, (shown.language, shown.covers));
        let mut rows = vec![BesideRow::main(open, shown.language, shown.covers)];
        for (number, slot) in (2..).zip(self.slots(shown.runs)) {
            rows.push(BesideRow::of(slot, number, open, seen));
        }
        Some(BesideView { rows, pace: self.pace })
    }
}
