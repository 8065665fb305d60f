//! The study modes, a row each: what is done differently in a mode, its row says.

use super::StudyCommand;
use crate::effect::{Effect, Reply, Work};
use crate::open::Opened;
use crate::run::ViewEvent;
use crate::state::Session;
use crate::view::WorkView;
use language::{Notation, Texts, Words};
use lesson::Telling;
use scenario::StudyMode;
use search::WordLevel;

pub(crate) struct ModeRow {
    /// Whether it asks for answers. Pages that tell them, other runs, and answers about moves are
    /// then not shown.
    pub asks: bool,
    /// Whether the run is watched in it: no answer counts any more.
    pub watches: bool,
    /// The most that the words of a step may say.
    most_words: WordLevel,
    pub begin: fn(&mut Session),
    pub leave: fn(&mut Session),
    pub view: fn(&Session) -> Option<WorkView>,
}

/// What is the same in most modes.
const PLAIN: ModeRow = ModeRow {
    asks: false,
    watches: false,
    most_words: WordLevel::Reasoning,
    begin: |_| {},
    leave: |_| {},
    view: |_| None,
};

const WATCH: ModeRow = ModeRow {
    watches: true,
    view: |session| Some(WorkView::Watch(Box::new(session.stops_view()?))),
    ..PLAIN
};

const PREDICT: ModeRow = ModeRow {
    asks: true,
    // The reasoning of a step would reveal its consequence, which is asked for next.
    most_words: WordLevel::Sentence,
    view: |session| Some(WorkView::Predict(Box::new(session.predict_view()?))),
    ..PLAIN
};

const WHAT_IF: ModeRow = ModeRow {
    watches: true,
    begin: Session::begin_what_if,
    leave: Session::leave_what_if,
    view: |session| Some(WorkView::WhatIf(Box::new(session.what_if_view()?))),
    ..PLAIN
};

const FILL_IN: ModeRow = ModeRow {
    asks: true,
    view: |session| Some(WorkView::FillIn(Box::new(session.fill_in_view()?))),
    ..PLAIN
};

const MAKE: ModeRow = ModeRow {
    begin: Session::begin_make,
    view: |session| Some(WorkView::Make(Box::new(session.make_view()?))),
    ..PLAIN
};

impl ModeRow {
    pub(crate) fn of(mode: StudyMode) -> &'static Self {
        match mode {
            StudyMode::Watch => &WATCH,
            StudyMode::Predict => &PREDICT,
            StudyMode::WhatIf => &WHAT_IF,
            StudyMode::FillIn => &FILL_IN,
            StudyMode::Make => &MAKE,
        }
    }
}

impl Session {
    pub(crate) fn mode(&self) -> &'static ModeRow {
        ModeRow::of(self.study.mode)
    }

    /// Whether this is the mode of the open lesson.
    pub(crate) fn is_in(&self, mode: StudyMode) -> bool {
        self.study.mode == mode && self.run.open().is_some()
    }

    /// Whether the learner is asked before a step is shown.
    pub fn predicts(&self) -> bool {
        self.is_in(StudyMode::Predict)
    }

    pub fn fills_in(&self) -> bool {
        self.is_in(StudyMode::FillIn)
    }

    /// The narration in effect: detail of the words, detail of the code, notation. Where answers
    /// are given, it is the notation of textbooks.
    pub fn telling(&self) -> Telling {
        let (set, mode) = (self.settings.telling, self.mode());
        Telling {
            notation: if mode.asks { Notation::Textbook } else { set.notation },
            words: match set.words {
                WordLevel::Reasoning => mode.most_words,
                words => words,
            },
            ..set
        }
    }

    /// The level of words after the next press of their key, among the available ones.
    pub fn next_words(&self) -> WordLevel {
        match self.telling().words.next() {
            WordLevel::Reasoning if self.mode().most_words != WordLevel::Reasoning => {
                WordLevel::Reasoning.next()
            }
            next => next,
        }
    }
}

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
            StudyCommand::Open(command) => {
                self.messages.go_on();
                self.answer_open(command);
            }
            StudyCommand::OpenAgain => self.ask_open_again(),
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
