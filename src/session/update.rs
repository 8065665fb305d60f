//! Dispatches commands to their parts, and their consequences to the others.

use crate::session::Centre;
use shunsai::Position;

use super::arrows::arrows;
use super::board_editor::{BoardCommand, BoardEditor, BoardOutcome};
use super::command::{Command, PageCommand};
use super::effect::Effect;
use super::game_records::GameOutcome;
use super::history::Travel;
use super::lesson_list::LessonCommand;
use super::navigation::Navigation;
use super::open::Opened;
use super::run::RunCommand;
use super::saving::SaveCommand;
use super::source::Source;
use super::state::Session;
use super::view::View;
use crate::subject::GameId;
use crate::tree::NodeId;

impl Session {
    /// Carries out a command; returns the effects to be carried out outside the session.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        let effects = match command {
            command if self.refuses_to_tell(&command) => Vec::new(),
            Command::Lesson(command) => self.open_lessons(command),
            Command::Go(navigation) => self.go(navigation),
            Command::Run(command) => self.run_lesson(command),
            Command::Page(command) => self.turn_page(command),
            Command::Board(command) => self.edit_board(command),
            Command::Othello(command) => self.edit_othello(command),
            Command::NewLesson(command) => self.make_lesson(command),
            Command::Game(command) => self.go_through_game(command),
            Command::Save(SaveCommand::Marks(path, learner)) => self.save_marks(path, &learner),
            Command::Save(SaveCommand::Papers(path, wish)) => self.make_papers(&path, wish),
            Command::Save(command) => {
                let games = (self.games.open(), self.othello.as_deref());
                self.saving
                    .update(command, self.run.open(), games, &mut self.messages)
            }
            Command::Listing(command) => {
                if let Some(open) = self.run.open() {
                    self.hunts.update(command, &open.loaded().twins);
                }
                Vec::new()
            }
            Command::Compare(command) => self.compare(command),
            Command::Evaluation(command) => {
                self.evaluation.update(command, self.run.focus());
                Vec::new()
            }
            Command::Candidates(command) => self.list_candidates(command),
            Command::Patterns(command) => {
                let view = self.view.patterns();
                let patterned = view.and_then(|view| view.patterned.as_ref());
                let count = patterned.map_or(0, |patterned| patterned.readings.len());
                self.patterns.update(command, count);
                Vec::new()
            }
            Command::Values(command) => self.edit_values(command),
            Command::Study(command) => self.study(command),
            Command::Engine(command) => self.change_engines(command),
            Command::Settings(command) => {
                let presented = self.settings.presents;
                self.settings.update(command);
                self.lessons.set_cap(self.settings.cap);
                if self.settings.presents && !presented && self.run.open().is_some() {
                    self.pages.leave_board(); // A presentation shows a lesson.
                }
                Vec::new()
            }
            Command::Undo => self.travel(Travel::Undo),
            Command::Redo => self.travel(Travel::Redo),
            Command::Dismiss => self.dismiss(),
            Command::Tell(words) => {
                self.messages.error(words);
                Vec::new()
            }
        };
        self.refresh();
        effects.into_iter().chain(self.follow_ups()).collect()
    }

    /// Updates everything that follows the run, and recomputes the view.
    pub(super) fn refresh(&mut self) {
        self.follow_fill_in();
        self.follow_predictions();
        self.run.mask(self.predicts());
        self.keep_stops();
        self.run.tell(self.telling());
        self.follow_beside();
        if let Some(open) = self.run.open() {
            self.evaluation.keep_to(open.tree());
        }
        self.games.list_moves(self.settings.language);
        self.view = View::of(self);
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
        let list = self.view.candidates();
        let pointed = list.and_then(|list| list.pointed.as_ref());
        if let Some((_, arrow)) = pointed {
            // The move pointed at is shown alone.
            self.view.arrows = vec![arrow.clone()];
        }
    }

    fn refresh_outline(&mut self) {
        let compared = self.view.compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let way = overlaid.map_or(&[][..], |overlaid| &overlaid.way);
        self.run.draw_outline(way);
    }

    fn open_lessons(&mut self, command: LessonCommand) -> Vec<Effect> {
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
        let effects = self.lessons.update(command, self.run.source());
        if let Some(before) = renamed {
            self.renamed(&before);
        }
        if is_other && !effects.is_empty() {
            self.messages.clear();
        }
        if cancels && self.lessons.pending().is_none() {
            // There is always a lesson to look at.
            return self.open_first(&Source::Shipped(""));
        }
        effects
    }

    /// Follows a change of the open lesson's title.
    fn renamed(&mut self, before: &Source) {
        if let Some(Source::Made { name, lesson }) = self.lessons.made_again(&before.name()) {
            let now = Source::Made {
                name: name.clone(),
                lesson: lesson.clone(),
            };
            let lesson = lesson.clone();
            self.run.lesson_saved(before, &now, &lesson);
        }
    }

    fn go(&mut self, navigation: Navigation) -> Vec<Effect> {
        if self.holds_sheet() {
            // The run is held at its beginning.
            return match navigation {
                Navigation::GoTo(node) => self.run_lesson(RunCommand::Select(Some(node))),
                _ => Vec::new(),
            };
        }
        self.go_or_predict(navigation);
        if self.run.open().is_some() {
            self.stepped();
        }
        Vec::new()
    }

    /// Follows a step of the user: messages count as read, and the lesson may now be complete.
    fn stepped(&mut self) {
        self.messages.go_on();
        if let Some(source) = self.run.source().filter(|_| self.run.is_walked()) {
            self.lessons.mark_seen(source);
        }
    }

    pub(super) fn run_lesson(&mut self, command: RunCommand) -> Vec<Effect> {
        let is_tick = matches!(command, RunCommand::Tick(_));
        let step = |session: &Self| session.run.open().map(|open| open.replay().step());
        let before = step(self);
        let effects = self.run_or_predict(command);
        if is_tick && step(self) != before {
            self.stepped();
        }
        effects
    }
}

/// The board editor, and the game on it.
impl Session {
    /// The board editor, while it is in front.
    pub(super) fn shogi_editor(&self) -> Option<&BoardEditor> {
        let is_shown = self.page().is_board_of(GameId::Shogi);
        self.editor.as_ref().filter(|_| is_shown)
    }

    /// Enters the board page with the board of this game; a lesson being opened no longer leaves
    /// it.
    pub(super) fn enter_editor(&mut self, game: GameId) {
        self.pages.show_board(game);
        self.run.pause();
        if let Some(pending) = self.lessons.pending_mut() {
            pending.closes_editor = false;
        }
    }

    fn editor_mut(&mut self) -> &mut BoardEditor {
        self.editor
            .get_or_insert_with(|| BoardEditor::new(&Position::startpos()))
    }

    fn turn_page(&mut self, command: PageCommand) -> Vec<Effect> {
        match command {
            PageCommand::Toggle(centre) => {
                self.toggle(centre);
                Vec::new()
            }
            PageCommand::ToggleBoard => self.toggle_board(),
            PageCommand::ShowBoard(game) => self.show_board(game),
            PageCommand::EditShown if self.shown_discs().is_some() => self.lay_shown_discs(),
            PageCommand::EditShown => {
                let Some(at) = self.shown_position() else {
                    return self.toggle_board();
                };
                self.enter_editor(GameId::Shogi);
                // The table of values stays open.
                self.pages.values = self.pages.centre == Centre::Values;
                match &mut self.editor {
                    Some(editor) => {
                        editor.lay(&at);
                    }
                    None => self.editor = Some(BoardEditor::new(&at)),
                }
                self.estimate()
            }
            PageCommand::EditText(text) => self.edit_text(text),
            PageCommand::BringText(text) => self.bring_text(text),
        }
    }

    fn toggle_board(&mut self) -> Vec<Effect> {
        if self.page().is_board() && self.run.open().is_some() {
            self.pages.leave_board();
            return Vec::new();
        }
        match self.run.open().map(Opened::loaded) {
            Some(loaded) if loaded.subject.othello().is_some() => self.lay_shown_discs(),
            Some(loaded) if loaded.shogi.is_some() => self.show_board(GameId::Shogi),
            Some(_) | None => self.show_board(self.pages.game),
        }
    }

    fn show_board(&mut self, game: GameId) -> Vec<Effect> {
        self.enter_editor(game);
        match game {
            GameId::Shogi => {
                self.editor_mut();
                self.estimate()
            }
            GameId::Othello => {
                self.othello_mut();
                self.estimate_othello()
            }
            GameId::Dobutsu => Vec::new(),
        }
    }

    /// Opens the board editor with a position from a file or the command line.
    pub(super) fn edit_text(&mut self, text: String) -> Vec<Effect> {
        self.enter_editor(GameId::Shogi);
        self.edit_board(BoardCommand::Read(text))
    }

    /// Takes over a position from elsewhere: its tree is shown as soon as it is grown, unless the
    /// user is at work in the board editor.
    pub(super) fn bring_text(&mut self, text: String) -> Vec<Effect> {
        let is_at_work = self.pages.board;
        let mut effects = self.edit_text(text);
        let editor = self.editor.as_ref();
        if !is_at_work && editor.is_some_and(|editor| editor.note().is_none()) {
            effects.extend(self.grow_from_board());
        }
        effects
    }

    pub(super) fn edit_board(&mut self, command: BoardCommand) -> Vec<Effect> {
        match self.editor_mut().update(command) {
            BoardOutcome::Nothing => Vec::new(),
            BoardOutcome::Changed => {
                if let Some(editor) = &self.editor {
                    let (from, moves) = editor.played();
                    self.games.follow(&from, &moves);
                }
                self.estimate()
            }
            BoardOutcome::Grow => self.grow_from_board(),
            BoardOutcome::SearchMate => self.mate_from_board(),
            BoardOutcome::Exchange(square) => {
                match self.editor.as_ref().map(BoardEditor::position) {
                    Some(Ok(at)) => self.exchange_at(&at, square),
                    Some(Err(_)) | None => Vec::new(), // The note on the board names the rule.
                }
            }
        }
    }

    fn grow_from_board(&mut self) -> Vec<Effect> {
        let editor = self.editor_mut();
        let growth = editor.growth().clone();
        let size = editor.estimate().and_then(|size| size.as_ref().ok());
        let nodes = size.map(|size| size.nodes);
        self.open_own(growth.into(), nodes)
    }

    /// Requests the estimated size of the tree of the board editor.
    fn estimate(&self) -> Vec<Effect> {
        match &self.editor {
            Some(editor) if editor.position().is_ok() => {
                let growth = editor.growth().clone();
                vec![Effect::Estimate(Box::new(growth.into()))]
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// Updates the board after a command to the game.
    pub(super) fn show_game(&mut self, outcome: GameOutcome) -> Vec<Effect> {
        let remember = match outcome {
            GameOutcome::Nothing => return Vec::new(),
            GameOutcome::Opened => {
                self.enter_editor(GameId::Shogi);
                self.editor_mut();
                true
            }
            GameOutcome::Moved { remember } => remember,
        };
        if let (Some(game), Some(editor)) = (self.games.open(), &mut self.editor) {
            let (from, moves) = game.position();
            editor.show_ply(from, moves, remember);
        }
        self.estimate()
    }

    /// The position of the shown node.
    pub(super) fn shown_position(&self) -> Option<Position> {
        let open = self.run.open()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        open.position(node)
    }
}
