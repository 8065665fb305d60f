//! Dispatches commands to their parts, and their consequences to the others.

use std::path::Path;

use super::command::Command;
use super::effect::Effect;
use super::history::Travel;
use super::lesson_list::LessonCommand;
use super::navigation::Navigation;
use super::open::Opened;
use super::run::RunCommand;
use super::saving::SaveCommand;
use super::source::Source;
use super::state::Session;
use super::view::View;
use super::viewing::arrows;
use language::{Texts, Words};

impl Session {
    /// Carries out a command; returns the effects to be carried out outside the session.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        if matches!(command, Command::Undo | Command::Redo | Command::Lesson(_) | Command::Page(_))
        {
            self.messages.go_on();
        }
        match command {
            command if self.refuses_to_tell(&command) => {}
            Command::Lesson(command) => self.open_lessons(command),
            Command::Attend(pack, kept) => self.attend(pack, kept),
            Command::Follow(link) => self.follow(&link),
            Command::Go(navigation) => self.go(navigation),
            Command::Run(command) => self.run_lesson(command),
            Command::Page(command) => self.turn_page(command),
            Command::Board(command) => self.edit_board(command),
            Command::NewLesson(command) => self.make_lesson(command),
            Command::Game(command) => self.go_through_game(command),
            Command::Save(SaveCommand::Marks(path, learner)) => self.save_marks(path, &learner),
            Command::Save(SaveCommand::ClassMarks(path)) => self.save_class(path),
            Command::Save(SaveCommand::LeaveClass) => self.study.class = None,
            Command::Save(SaveCommand::Papers(path, wish)) => {
                self.make_papers(path.as_deref(), wish);
            }
            Command::Save(SaveCommand::Lesson(_, _, of)) if self.study.make.is_unreadable(&of) => {
                self.messages.error(Words::of(Texts::make_unsaved));
            }
            Command::Save(command) => {
                let desk = self.game_desk();
                let files = desk.map(|desk| (desk.shown_games(), desk.endings()));
                let format = |path: &Path| desk.and_then(|desk| desk.format_of(path));
                let format = match &command {
                    SaveCommand::Game(path) => format(path),
                    _ => None,
                };
                let game = files.and_then(|(games, endings)| Some((games?, endings, format)));
                let open = self.run.open();
                let make = &self.study.make;
                let draft = open.and_then(|open| make.text_of(open.source()));
                let file = open.and_then(|open| make.file_of(open.source()));
                let open = (open, draft, file);
                self.effects.extend(self.saving.update(command, open, game, &mut self.messages));
            }
            Command::Course(command) => self.make_course(command),
            Command::Listing(command) => {
                if let Some(open) = self.run.open() {
                    self.hunts.update(command, &open.loaded().twins);
                }
            }
            Command::Compare(command) => self.compare(command),
            Command::Act(action) => self.act(action),
            Command::Why(command) => self.ask_why(command),
            Command::Study(command) => self.study(command),
            Command::Engine(command) => self.change_engines(command),
            Command::Settings(command) => {
                let presented = self.settings.presents;
                self.settings.update(command);
                self.lessons.set_cap(self.settings.cap);
                if self.settings.presents && !presented && self.run.open().is_some() {
                    self.pages.leave_board(); // A presentation shows a lesson.
                    self.pages.brought = self.beside_the_tree();
                }
            }
            Command::Undo => self.travel(Travel::Undo),
            Command::Redo => self.travel(Travel::Redo),
            Command::Dismiss => self.dismiss(),
            Command::Tell(words) => self.messages.error(words),
            Command::Report(words) => self.messages.info(words),
        }
        self.finish()
    }

    /// Updates what follows a command or a reply; returns the effects that were collected.
    pub(super) fn finish(&mut self) -> Vec<Effect> {
        self.refresh();
        self.follow_ups();
        std::mem::take(&mut self.effects)
    }

    /// Updates everything that follows the run, and recomputes the view.
    pub(super) fn refresh(&mut self) {
        self.follow_make();
        self.follow_fill_in();
        self.follow_predictions();
        let asks_cut = self.covers_step();
        let gives = self.fills_iteration();
        self.run.mask(self.predicts() || gives, asks_cut, gives);
        self.keep_stops();
        self.run.tell(self.telling());
        self.keep_why();
        let page = self.follow_pages();
        if self.pages.board {
            let language = self.settings.language;
            self.desk_mut(self.pages.game).list_moves(language);
        }
        self.view = View::of(self, page);
        self.refresh_arrows();
        self.refresh_outline();
    }

    /// Recomputes only the view of the comparison: engines report much, and often.
    pub(super) fn refresh_comparison(&mut self) {
        self.view.compared = self.compared();
        self.refresh_arrows();
        self.refresh_outline();
    }

    fn refresh_arrows(&mut self) {
        let on_board = self.page().is_board();
        let open = self.run.open().filter(|_| !on_board);
        let compared = self.view.compared.as_ref();
        let shown = (open, self.view.focus, compared);
        let found = self.settings.boards.arrows;
        let found = found.then(|| arrows(shown, self.settings.language));
        self.view.arrows = found.unwrap_or_default();
        let list = self.view.page.candidates();
        let pointed = list.and_then(|list| list.pointed.as_ref());
        if let Some((_, arrow)) = pointed {
            // The move pointed at is shown alone.
            self.view.arrows = vec![arrow.clone()];
        }
        if let Some(arrow) = self.why_arrow().filter(|_| !on_board) {
            self.view.arrows = vec![arrow];
        }
    }

    fn refresh_outline(&mut self) {
        let compared = self.view.compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let way = overlaid.map_or(&[][..], |overlaid| &overlaid.way);
        self.run.draw_outline(way);
    }

    fn open_lessons(&mut self, command: LessonCommand) {
        if matches!(command, LessonCommand::Open(_)) {
            self.messages.clear();
        }
        let cancels = command == LessonCommand::Cancel;
        if cancels {
            self.run.cancel();
        }
        let is_other = matches!(command, LessonCommand::Next | LessonCommand::Previous);
        let renamed = match &command {
            LessonCommand::Rename(source @ Source::Made { .. }, _) => Some(source.clone()),
            _ => None,
        };
        if let LessonCommand::Delete(source @ Source::Made { .. }) = &command {
            self.study.what_if.forget(&source.name());
        }
        let effect = self.lessons.update(command, self.run.source());
        if let Some(before) = renamed {
            self.renamed(&before);
        }
        if is_other && effect.is_some() {
            self.messages.clear();
        }
        if cancels && self.lessons.pending().is_none() {
            // There is always a lesson to look at.
            return self.open_first(&Source::Shipped(""));
        }
        self.effects.extend(effect);
    }

    /// Follows a change of the open lesson's title.
    fn renamed(&mut self, before: &Source) {
        if let Some(Source::Made { name, lesson }) = self.lessons.made_again(&before.name()) {
            let now = Source::Made { name: name.clone(), lesson: lesson.clone() };
            let lesson = lesson.clone();
            self.run.lesson_saved(before, &now, &lesson, None);
        }
    }

    fn go(&mut self, navigation: Navigation) {
        if self.holds_sheet() {
            // The run is held at its beginning.
            if let Navigation::GoTo(node) = navigation {
                self.run_lesson(RunCommand::Select(Some(node)));
            }
            return;
        }
        if navigation == Navigation::NextStop && !self.predicts() && self.has_passed_stops() {
            return self.messages.info(Words::of(Texts::messages_no_stop));
        }
        self.go_or_predict(navigation);
        if self.run.open().is_some() {
            self.stepped();
        }
    }

    /// Whether no stop lies ahead.
    fn has_passed_stops(&self) -> bool {
        let ahead = |open: &Opened| open.stop_list().iter().any(|&stop| stop > open.step());
        self.run.open().is_some_and(|open| !ahead(open))
    }

    /// Follows a step of the user: messages count as read, and the lesson may now be complete.
    fn stepped(&mut self) {
        self.messages.go_on();
        let Some(source) = self.run.source().filter(|_| self.run.is_walked()) else { return };
        // A course may ask to watch another algorithm.
        let read = self.run.open().map(|open| open.algorithm().id());
        let is_other = self.lessons.task(source).is_some_and(|task| {
            let is_named = task.work == scenario::StudyMode::Watch && !task.algorithm.is_empty();
            is_named && read != Some(&task.algorithm)
        });
        if !is_other {
            let source = source.clone();
            self.lessons.mark_seen(&source);
        }
    }

    /// Goes on in a presentation, by the one key that a clicker has for it.
    fn go_onward(&mut self) {
        if self.run.covers_step() {
            return self.run_lesson(RunCommand::Uncover);
        }
        if !self.run.is_at_end() || self.predicts() || self.holds_sheet() {
            return self.go(Navigation::Next);
        }
        let next = self.lessons.after(self.run.source()).map(|entry| self.shown_title(entry));
        let said = Words::in_each(|language| {
            let texts = language.texts();
            match &next {
                Some(title) => texts.messages_next_lesson(title.told(language)),
                None => texts.messages_last_lesson(),
            }
        });
        let is_said = self.messages.shown().is_some_and(|message| message.text == said);
        if is_said && next.is_some() {
            return self.open_lessons(LessonCommand::Next);
        }
        self.messages.info(said);
    }

    pub(super) fn run_lesson(&mut self, command: RunCommand) {
        if matches!(command, RunCommand::Onward) {
            return self.go_onward();
        }
        let is_tick = matches!(command, RunCommand::Tick(_));
        let step = |session: &Self| session.run.open().map(|open| open.replay().step());
        let before = step(self);
        self.run_or_predict(command);
        if is_tick && step(self) != before {
            self.stepped();
        }
    }
}
