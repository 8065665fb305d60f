//! Adding runs side by side, and keeping them at the cursor.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::request::{BesideRun, LessonVariant};
use super::state::{BesideColumn, BesideCommand, BesidePart, BesideSlot};
use super::view::{BesideRow, BesideView};
use crate::effect::Effect;
use crate::job::Job;
use crate::open::Opened;
use crate::page::Centre;
use crate::state::Session;
use crate::study::StudyMode;
use language::Words;
use lesson::Hidden;
use search::Algorithm;
use subject::SetupChange;
use tree::MoveArrangement;

impl Session {
    /// Whether runs are shown side by side, possibly behind the board page.
    #[must_use]
    pub fn shows_beside(&self) -> bool {
        let is_open = self.run.open().is_some();
        is_open && self.centre() == Centre::Beside || self.asks_what_if()
    }

    /// The other runs that are drawn, by their index; `None` while one is being made, or if it
    /// cannot be.
    #[must_use]
    pub fn beside_columns(&self) -> Vec<Option<&BesideColumn>> {
        let slots = self.beside_slots().iter().filter(|_| self.shows_beside());
        slots
            .map(|slot| slot.run.as_ref().and_then(|run| run.as_ref().ok()))
            .collect()
    }

    /// The runs to offer: other algorithms first, then the lesson's other settings, then other
    /// orders of a hand-written tree.
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

    pub(crate) fn set_beside(&mut self, command: BesideCommand) -> Vec<Effect> {
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
        // Report at once what cannot be made.
        self.ask_for_runs()
    }

    /// Adds a run by another algorithm if none has been chosen yet.
    pub(crate) fn fill_beside(&mut self) {
        if self.study.beside.slots.is_empty() {
            let first = self.variants().into_iter().next();
            self.study.beside.slots.extend(first.map(BesideSlot::new));
        }
    }

    /// Requests the runs to show that are still missing.
    pub(crate) fn ask_for_runs(&mut self) -> Vec<Effect> {
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

    /// Takes over a second run, or reports why there is none.
    pub(crate) fn run_came(
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

    /// Moves all runs to the cursor, and draws them there.
    pub(crate) fn follow_beside(&mut self) {
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

    /// The view of runs side by side.
    pub(crate) fn beside_view(&self) -> Option<BesideView> {
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

    /// Drops the runs of the previous lesson.
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
    /// Moves to the cursor of the open run, and hides the same things.
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
        // The language does not matter for a line.
        let line = self.run.opened.projection(language::Language::Ja).line();
        self.draw(line, version);
    }
}
