//! The commands of the study modes.

use super::super::effect::{Effect, Reply, Work};
use super::super::open::Opened;
use super::super::run::ViewEvent;
use super::super::state::Session;
use super::modes::ModeRow;
use super::state::{StudyCommand, StudyMode};
use language::{Texts, Words};

impl Session {
    pub(crate) fn study(&mut self, command: StudyCommand) {
        match command {
            StudyCommand::SetMode(mode) if self.is_only_watched() && mode != StudyMode::Watch => {
                self.messages.info(Words::of(Texts::log_only_watched));
            }
            StudyCommand::SetMode(mode) => {
                let enters = self.study.mode != mode;
                if enters {
                    (self.mode().leave)(self);
                }
                self.warn_of_watching(mode);
                if enters {
                    // An answer belongs to the mode in which it was asked for.
                    while self.why.dismiss(&mut self.parts.beside.asked) {}
                }
                self.study.mode = mode;
                self.run.happens(ViewEvent::Study);
                self.leave_board();
                self.run.pause();
                if enters {
                    (self.mode().begin)(self);
                }
                if self.mode().asks {
                    self.pages.close_tellers();
                }
            }
            StudyCommand::Predict(command) => {
                self.messages.go_on();
                self.predict(command);
            }
            StudyCommand::Stops(command) => {
                if let Some(open) = self.run.open() {
                    self.study.stops.update(command, open);
                }
            }
            StudyCommand::WhatIf(command) => self.try_out(command),
            StudyCommand::Make(command) => {
                self.messages.go_on();
                self.make(command);
            }
            StudyCommand::FillIn(command) => {
                self.messages.go_on();
                self.fill_in(command);
            }
        }
    }

    /// Whether the open run may be wrong, so that nothing is asked about it.
    fn is_only_watched(&self) -> bool {
        self.run.open().is_some_and(|open| open.loaded().log.is_some())
    }

    /// Warns when the user switches to Watch while a course asks for answers first.
    fn warn_of_watching(&mut self, mode: StudyMode) {
        let source = self.run.source().filter(|_| ModeRow::of(mode).watches);
        if source.is_some_and(|source| self.is_to_be_marked(source)) {
            self.messages.info(Words::of(Texts::course_marks_before));
        }
    }

    /// Requests what every command and reply may make necessary.
    pub(crate) fn follow_ups(&mut self) {
        self.enter_marks();
        self.ask_for_stops();
        self.ask_of_pages();
        self.ask_for_orders();
        self.ask_to_prove();
        self.ask_to_compare();
        if let Some(review) = self.run.open().and_then(Opened::unasked_review) {
            self.effects.push(Effect::Work(Work::of(move || {
                review.work_out();
                Reply::Done
            })));
        }
    }

    pub fn study_mode(&self) -> StudyMode {
        self.study.mode
    }
}
