//! Setting runs beside each other, and keeping them at the cursor.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::request::{BesideRun, LessonVariant};
use super::state::{BesideColumn, BesideCommand, BesidePart, BesideSlot};
use super::view::{BesideRow, BesideView};
use crate::language::Words;
use crate::lesson::Hidden;
use crate::search::Algorithm;
use crate::session::effect::Effect;
use crate::session::job::Job;
use crate::session::open::Opened;
use crate::session::page::Centre;
use crate::session::state::Session;
use crate::session::study::StudyMode;
use crate::subject::SetupChange;
use crate::tree::MoveArrangement;

impl Session {
    /// Whether runs stand beside each other instead of one tree, or would if nothing lay on them.
    #[must_use]
    pub fn shows_beside(&self) -> bool {
        let is_open = self.run.open().is_some();
        is_open && self.centre() == Centre::Beside || self.asks_what_if()
    }

    /// The other runs that are drawn, by their places from 0; none where one is still being made, or
    /// cannot be.
    #[must_use]
    pub fn beside_columns(&self) -> Vec<Option<&BesideColumn>> {
        let slots = self.beside_slots().iter().filter(|_| self.shows_beside());
        slots
            .map(|slot| slot.run.as_ref().and_then(|run| run.as_ref().ok()))
            .collect()
    }

    /// What can be set beside the run that is open: other algorithms first, then what of the lesson has
    /// other choices, then other orders of a tree that is written by hand.
    #[must_use]
    pub fn variants(&self) -> Vec<LessonVariant> {
        let Some(open) = self.open() else {
            return Vec::new();
        };
        let subject = &open.loaded().lesson.subject;
        let now = open.algorithm();
        let own = open.loaded().algorithms.iter().copied();
        let mut algorithms: Vec<_> = own.collect();
        algorithms
            .extend(Algorithm::all().filter(|other| !open.loaded().algorithms.contains(other)));
        algorithms.retain(|&other| other != now && subject.allows(other).is_ok());
        let mut all: Vec<_> = algorithms
            .into_iter()
            .map(LessonVariant::of_algorithm)
            .collect();
        if subject.is_by_hand() {
            let orders = [
                MoveArrangement::Best,
                MoveArrangement::Worst,
                MoveArrangement::Reversed,
                MoveArrangement::Random(1),
            ];
            let orders = orders.map(|order| LessonVariant::of_change(SetupChange::Arrange(order)));
            all.extend(orders);
        }
        for setting in subject.settings() {
            for (number, choice) in setting.choices.into_iter().enumerate() {
                if setting.chosen != Some(number) {
                    all.push(LessonVariant::of_change(choice));
                }
            }
        }
        let taken = |variant: &LessonVariant| {
            let mut slots = self.study.beside.slots.iter();
            slots.any(|slot| slot.variant == *variant)
        };
        all.retain(|variant| !taken(variant));
        all
    }

    pub(in crate::session) fn set_beside(&mut self, command: BesideCommand) -> Vec<Effect> {
        match command {
            BesideCommand::Add(variant) => {
                self.pages.centre = Centre::Beside;
                let part = &mut self.study.beside;
                if part.slots.len() + 1 >= BesidePart::MOST {
                    part.slots.truncate(BesidePart::MOST - 2);
                }
                part.slots.push(BesideSlot::new(variant));
            }
            BesideCommand::Remove(number) => {
                let part = &mut self.study.beside;
                if number < part.slots.len() {
                    part.slots.remove(number).stop();
                }
                if part.slots.is_empty() {
                    self.pages.close(Centre::Beside);
                }
            }
            BesideCommand::Pace(pace) => self.study.beside.pace = pace,
        }
        // What cannot be made is told at once.
        self.ask_for_runs()
    }

    /// Runs are shown beside each other: with none chosen yet, another algorithm.
    pub(in crate::session) fn fill_beside(&mut self) {
        if self.study.beside.slots.is_empty() {
            let first = self.variants().into_iter().next();
            self.study.beside.slots.extend(first.map(BesideSlot::new));
        }
    }

    /// Asks for the runs that are to be shown and not there yet.
    pub(in crate::session) fn ask_for_runs(&mut self) -> Vec<Effect> {
        let shown = self.shows_beside();
        let Some(open) = self.run.open().filter(|_| shown) else {
            return Vec::new();
        };
        let slots = if self.study.mode == StudyMode::WhatIf {
            self.study.what_if.slots.iter_mut()
        } else {
            self.study.beside.slots.iter_mut()
        };
        let asked = slots.filter_map(|slot| slot.ask(open));
        let effects = asked.map(|(request, job)| Effect::RunBeside(request, job));
        effects.collect()
    }

    /// A worker has made another run, or could not.
    pub(in crate::session) fn run_came(
        &mut self,
        job: &Job,
        result: Result<Box<BesideRun>, Words>,
    ) -> Vec<Effect> {
        let part = &mut self.study.beside;
        part.version += 1;
        let mut result = Err(result);
        let others = self.study.what_if.slots.iter_mut();
        for slot in part.slots.iter_mut().chain(others) {
            match result {
                Ok(()) => break,
                Err(untaken) => result = slot.take(job, untaken, part.version),
            }
        }
        Vec::new()
    }

    /// The runs beside each other stand at the cursor, and are drawn as they are there.
    pub(in crate::session) fn follow_beside(&mut self) {
        self.leave_other_lesson();
        let shown = self.shows_beside();
        let covers = self.run.covers();
        let Some(open) = self.run.open().filter(|_| shown) else {
            return;
        };
        let what_if = self.study.mode == StudyMode::WhatIf;
        let study = &mut *self.study;
        let part = &mut study.beside;
        let slots = if what_if {
            &mut study.what_if.slots
        } else {
            &mut part.slots
        };
        for slot in slots {
            if let Some(Ok(column)) = &mut slot.run {
                column.follow(open, part.pace, covers, &mut part.version);
            }
        }
    }

    /// What is to be shown of runs beside each other.
    pub(in crate::session) fn beside_view(&self) -> Option<BesideView> {
        let (language, covers) = (self.settings.language, self.run.covers());
        let open = self.run.open()?;
        let mut rows = vec![BesideRow::main(open, language, covers)];
        for (number, slot) in (2..).zip(self.beside_slots()) {
            let of = (&slot.variant, number);
            rows.push(BesideRow::of(
                of,
                slot.run.as_ref(),
                open,
                (language, covers),
            ));
        }
        Some(BesideView {
            rows,
            pace: self.study.beside.pace,
        })
    }

    fn beside_slots(&self) -> &[BesideSlot] {
        if self.asks_what_if() {
            &self.study.what_if.slots
        } else {
            &self.study.beside.slots
        }
    }

    /// Another lesson has been opened: what stood beside the last one is of no use any more.
    fn leave_other_lesson(&mut self) {
        let tree = self.run.open().map(|open| &open.loaded().tree);
        let part = &mut self.study.beside;
        let is_same = match (&part.lesson, tree) {
            (Some(before), Some(now)) => Arc::ptr_eq(before, now),
            (None, None) => true,
            _ => false,
        };
        if !is_same {
            part.lesson = tree.cloned();
            part.slots.iter_mut().for_each(BesideSlot::stop);
            part.slots.clear();
            self.pages.close(Centre::Beside);
            self.study.what_if.clear();
            if self.study.mode == StudyMode::WhatIf {
                self.begin_what_if();
            }
        }
    }
}

impl BesideColumn {
    /// Stands at the cursor of the run that is open, and hides what that hides.
    fn follow(
        &mut self,
        open: &Opened,
        pace: super::state::BesidePace,
        covers: bool,
        version: &mut u64,
    ) {
        self.seek(open.step(), pace);
        let hidden = if covers {
            Hidden {
                values: BTreeSet::new(),
                all_but: Some(BTreeSet::new()),
                step: true,
                ..Hidden::NOTHING
            }
        } else {
            Hidden::NOTHING
        };
        self.run.opened.hide(hidden);
        // A line has no language.
        let line = self
            .run
            .opened
            .projection(crate::language::Language::Ja)
            .line();
        self.draw(line, version);
    }
}
