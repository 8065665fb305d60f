//! The commands of Fill in.

use std::sync::Arc;

use super::super::super::history::Travel;
use super::super::super::open::Opened;
use super::super::super::run::ViewEvent;
use super::super::super::state::Session;
use super::view::FillInView;
use super::{FillInCommand, FillInStage, near};
use lesson::{Grading, Sheet, Toward};
use scenario::{ExercisePlan, exercise};
use tree::NodeId;

impl Session {
    /// Whether the run is held, at its beginning or before the back-up of an iteration, for a sheet that is being filled in or has been
    /// graded: the keys of the tree then control the sheet.
    pub fn holds_sheet(&self) -> bool {
        let work = self.study.fill_in.work();
        let is_model = work.is_some_and(|work| work.stage == FillInStage::Model);
        self.fills_in() && !self.pages.board && !is_model
    }

    /// Whether an iteration of a run that samples is being filled in: what comes after its reward is
    /// not shown.
    pub(crate) fn fills_iteration(&self) -> bool {
        let work = self.study.fill_in.work().filter(|_| self.fills_in());
        work.is_some_and(|work| work.iteration().is_some() && work.hides_run())
    }

    /// Covers the open run while its sheet is being filled in, and shows it again afterwards at the
    /// step where it was.
    pub(crate) fn follow_fill_in(&mut self) {
        let fills = self.fills_in();
        let part = &mut self.study.fill_in;
        let Some(open) = self.run.open().filter(|_| fills) else {
            part.is_open = false;
            self.run.cover_run(false, None);
            if let Some((trace, step)) = part.resume.take() {
                let is_same = |open: &Opened| Arc::ptr_eq(open.replay().trace(), &trace);
                if self.run.open().is_some_and(is_same) {
                    self.run.stand_at(step);
                }
            }
            return;
        };
        part.keep_to(open);
        let (trace, step) = (Arc::clone(open.replay().trace()), open.step());
        let Some(work) = part.work() else {
            return;
        };
        let inner = work.key.inner().to_vec();
        // What is known before an iteration is backed up is given.
        let covers = work.hides_run() && work.iteration().is_none();
        let stands_at = work.stands_at();
        self.run.cover_run(covers, Some(inner));
        if work.stage == FillInStage::Model {
            return;
        }
        let is_known = part.resume.as_ref().is_some_and(|(of, _)| Arc::ptr_eq(of, &trace));
        if !is_known {
            part.resume = Some((trace, step));
        }
        self.run.stand_at(stands_at);
        if self.run.selection().is_none() {
            let first = self.fill_in_cursor();
            self.run.stand_on(first);
            self.run.happens(ViewEvent::Reveal);
        }
        let cursor = self.fill_in_cursor();
        if let Some(work) = self.study.fill_in.work_mut().filter(|work| work.at != cursor) {
            // Another node was clicked: keep the typed text if it is a number.
            work.at = cursor;
            work.draft = None;
            work.field = work.first_field();
        }
    }

    pub(crate) fn fill_in_cursor(&self) -> Option<NodeId> {
        let work = self.study.fill_in.work()?;
        let selected = self.run.selection().filter(|&node| work.key.holds(node));
        let first = work.order.first().copied();
        selected.or(first).or(Some(work.key.root()))
    }

    /// `None` in other study modes.
    pub(crate) fn fill_in_view(&self) -> Option<FillInView> {
        let open = self.run.open().filter(|_| self.fills_in())?;
        let work = self.study.fill_in.work()?;
        // The verdicts are about the end of the run.
        let seen = open.projection_at_end(self.settings.language);
        Some(FillInView::of(&seen, work, self.fill_in_cursor()?))
    }

    pub(crate) fn travel_sheets(&mut self, travel: Travel) {
        if let Some(work) = self.study.fill_in.work_mut() {
            let now = work.sheet.clone();
            if let Some(there) = work.history.travel(travel, now) {
                work.sheet = there;
                work.draft = None;
                work.reopen();
            }
        }
    }

    pub(crate) fn fill_in(&mut self, command: FillInCommand) {
        let asking = self.asking();
        if let FillInCommand::Make(plan) = command {
            return self.make_exercise(&plan);
        }
        let Some(cursor) = self.fill_in_cursor().filter(|_| self.fills_in()) else { return };
        let Some(work) = self.study.fill_in.work_mut() else { return };
        match command {
            FillInCommand::Type(letter) => work.type_at(cursor, letter),
            FillInCommand::Erase => work.erase_at(cursor),
            FillInCommand::Edit(field) => {
                if work.field != field {
                    work.draft = None;
                }
                work.field = field;
            }
            FillInCommand::Accept => {
                let next = work.accept(cursor);
                self.run.stand_on(next.or(Some(cursor)));
                self.run.happens(ViewEvent::Reveal);
            }
            FillInCommand::Move(way) => {
                let to = work.way(cursor, way);
                work.draft = None;
                work.field = work.first_field();
                self.run.stand_on(to.or(Some(cursor)));
            }
            FillInCommand::Write(node, field, text) => {
                work.field = field;
                work.write_typed(node, field, text);
            }
            FillInCommand::ToggleCut => work.toggle_cut(cursor, false),
            FillInCommand::CutRest => work.toggle_cut(cursor, true),
            FillInCommand::Choose => work.choose(cursor),
            FillInCommand::Clear => {
                if !work.sheet.is_empty() {
                    work.leave();
                    work.sheet = Sheet::default();
                    work.draft = None;
                }
            }
            FillInCommand::Check => {
                if let Some(open) = self.run.open().filter(|_| !work.refuses_draft()) {
                    work.draft = None;
                    work.grade(open, asking);
                    work.stage = FillInStage::Graded;
                    // In a presentation, the points are already visible below the tree.
                    if !self.settings.presents {
                        self.run.happens(ViewEvent::Study);
                    }
                }
            }
            FillInCommand::ShowModel(step) => {
                work.grading = Some(Grading::of(&work.tree, &work.key, &work.sheet));
                work.stage = FillInStage::Model;
                work.has_seen_model = true;
                work.draft = None;
                self.run.stand_at(step.max(work.stands_at()));
            }
            FillInCommand::HideModel => {
                work.stage = FillInStage::Graded;
                self.run.stand_on(Some(cursor));
            }
            FillInCommand::Part(root) => {
                if let Some(open) = self.run.open() {
                    work.set_part(open, root);
                }
            }
            FillInCommand::Iteration(number) => {
                let rises = work.iteration().is_none_or(|now| number >= now);
                let toward = if rises { Toward::Later } else { Toward::Earlier };
                if let Some(open) = self.run.open()
                    && let Some(number) = near(open, number, toward)
                {
                    self.study.fill_in.turn_to(open, Some(number));
                    self.run.stand_on(None);
                }
            }
            FillInCommand::Make(_) => {}
        }
    }

    /// Opens an exercise made from a plan.
    fn make_exercise(&mut self, plan: &ExercisePlan) {
        match exercise(plan) {
            Ok(lesson) => self.open_made(lesson),
            Err(error) => self.messages.error(error),
        }
    }
}
