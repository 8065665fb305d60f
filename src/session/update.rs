//! What a person asks for, carried out: each command goes to its part, and what follows from it to
//! the others.

use shunsai::Position;

use super::arrows::arrows;
use super::board_editor::{BoardCommand, BoardEditor, BoardOutcome};
use super::command::{Command, PageCommand};
use super::effect::Effect;
use super::evaluation::{EvaluationCommand, EvaluationView};
use super::game_records::{GameCommand, GameOutcome};
use super::history::History;
use super::lesson_list::LessonCommand;
use super::navigation::Navigation;
use super::new_lesson::{OWN_POSITION, own_lesson};
use super::open::Opened;
use super::othello_board::OthelloCommand;
use super::own_values::ValuesCommand;
use super::patterns::PatternsView;
use super::run::RunCommand;
use super::saving::SaveCommand;
use super::settings::{BoardGame, SettingsCommand};
use super::source::Source;
use super::state::Session;
use super::view::View;
use crate::tree::NodeId;

impl Session {
    /// Carries out a command. What takes time or touches the world comes back as effects.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        let before = self.fronts().map(|shown| *shown);
        let effects = match command {
            command if self.refuses_to_tell(&command) => Vec::new(),
            Command::Lesson(command) => self.open_lessons(command),
            Command::Go(_) | Command::Undo | Command::Redo if self.holds_sheet() => {
                self.go_filling(&command)
            }
            Command::Go(navigation) => {
                self.go(navigation);
                Vec::new()
            }
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
            Command::CompareOthello(command) => {
                self.othello_comparison.update(command);
                Vec::new()
            }
            Command::Evaluation(command) => {
                self.evaluation.update(command, self.run.focus());
                Vec::new()
            }
            Command::Candidates(command) => self.list_candidates(command),
            Command::Patterns(command) => {
                let view = self.view.patterns.as_ref();
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
                    self.editing_board = false; // A lesson is presented.
                }
                Vec::new()
            }
            Command::Undo if self.shows_othello_board() => self.edit_othello(OthelloCommand::Undo),
            Command::Redo if self.shows_othello_board() => self.edit_othello(OthelloCommand::Redo),
            Command::Undo if self.editing_board => self.edit_board(BoardCommand::Undo),
            Command::Redo if self.editing_board => self.edit_board(BoardCommand::Redo),
            Command::Undo if self.asks_what_if() => self.travel_edits(true),
            Command::Redo if self.asks_what_if() => self.travel_edits(false),
            Command::Undo if self.run.can_travel().0 => self.run_lesson(RunCommand::Undo),
            Command::Redo if self.run.can_travel().1 => self.run_lesson(RunCommand::Redo),
            Command::Undo => self.travel_growths(History::undo),
            Command::Redo => self.travel_growths(History::redo),
            Command::Dismiss => self.dismiss(),
            Command::Tell(words) => {
                self.messages.error(words);
                Vec::new()
            }
        };
        self.put_in_front(before);
        self.refresh();
        effects.into_iter().chain(self.follow_ups()).collect()
    }

    /// Works out what is to be shown now.
    pub(super) fn refresh(&mut self) {
        self.follow_fill_in();
        self.follow_predictions();
        self.run.mask(self.predicts());
        self.keep_stops();
        self.run.tell(self.telling());
        let compared = self.compared();
        let language = self.settings.language;
        self.view = View::of(&self.run, &self.view, compared, language);
        let open = self.run.open();
        self.view.compared_othello = self.compared_othello();
        let twin = open.and_then(|open| self.hunts.view(&open.loaded().twins, language));
        self.view.twin = twin.map(Box::new);
        self.view.evaluated = self.evaluated().map(Box::new);
        self.view.candidates = self.candidates_view().map(Box::new);
        self.view.patterns = self.patterns_view().map(Box::new);
        self.view.own_values = self.own_values_view().map(Box::new);
        self.view.stops = self.stops_view().map(Box::new);
        self.view.beside = self.refresh_beside().map(Box::new);
        self.view.what_if = self.what_if_view().map(Box::new);
        if let Some(sentence) = self.changed_sentence() {
            self.view.sentence = sentence;
        }
        self.show_sheet();
        self.keep_secrets();
        self.refresh_arrows();
        self.refresh_outline();
        self.games.list_moves(language);
    }

    fn evaluated(&mut self) -> Option<EvaluationView> {
        let (open, focus) = (self.run.open()?, self.view.focus?);
        self.evaluation.keep_to(open.tree());
        EvaluationView::of(&self.evaluation, open, focus, self.settings.language)
    }

    fn patterns_view(&self) -> Option<PatternsView> {
        let (open, focus) = (self.run.open()?, self.view.focus?);
        let part = Some(&self.patterns).filter(|_| self.evaluation.is_shown)?;
        PatternsView::of(part, open, focus, self.settings.language)
    }

    /// Works out what is to be shown of the comparison, and nothing else: engines say much, and
    /// often.
    pub(super) fn refresh_comparison(&mut self) {
        self.view.compared = self.compared();
        self.view.compared_othello = self.compared_othello();
        self.cover_view();
        self.refresh_arrows();
        self.refresh_outline();
    }

    fn refresh_arrows(&mut self) {
        let open = self.run.open().filter(|_| !self.editing_board);
        let compared = self.view.compared.as_ref();
        let shown = (open, self.view.focus, compared);
        let found = self.settings.boards.arrows;
        let found = found.then(|| arrows(shown, self.settings.language));
        self.view.arrows = found.unwrap_or_default();
        let list = self.view.candidates.as_ref();
        let pointed = list.and_then(|list| list.pointed.as_ref());
        if let Some((_, arrow)) = pointed.filter(|_| !self.editing_board) {
            // The move that is pointed at is seen alone.
            self.view.arrows = vec![arrow.clone()];
        }
    }

    fn refresh_outline(&mut self) {
        let compared = self.view.compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let discs = self.view.compared_othello.as_ref();
        let laid = discs.and_then(|compared| compared.laid.as_ref());
        let laid = laid.map(|laid| &laid.parting.way);
        let way = overlaid.map(|overlaid| &overlaid.way).or(laid);
        self.run.draw_outline(way.map_or(&[][..], |way| way));
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

    /// The lesson that is open has another title.
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

    fn go(&mut self, navigation: Navigation) {
        self.go_or_predict(navigation);
        if self.run.open().is_some() {
            self.stepped();
        }
    }

    /// The person has gone on in the run: what was told has been read, and perhaps the whole lesson
    /// has been walked through.
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

    fn dismiss(&mut self) -> Vec<Effect> {
        let holds = self
            .editor
            .as_ref()
            .is_some_and(|editor| editor.held().is_some());
        if self.settings.help {
            self.settings.update(SettingsCommand::ToggleHelp);
        } else if self.messages.clear() {
        } else if self.edits_values() {
            return self.edit_values(ValuesCommand::Toggle);
        } else if self.edits_shogi() && holds {
            return self.edit_board(BoardCommand::PutBack);
        } else if self.editing_board {
            self.editing_board = self.run.open().is_none();
        } else if self.looks_inside() {
            self.evaluation.update(EvaluationCommand::Toggle, None);
        } else if self.lists_candidates() {
            self.candidates.is_shown = false;
        } else if self.run.selection().is_some() && !self.holds_sheet() {
            self.run.deselect();
        } else if self.settings.presents {
            self.settings.update(SettingsCommand::TogglePresent);
        }
        Vec::new()
    }
}

/// The board editor, and the game on it.
impl Session {
    /// Whether the board page is shown with the board of shogi.
    pub(super) fn edits_shogi(&self) -> bool {
        self.editing_board && self.board_game == BoardGame::Shogi
    }

    /// The board page is entered, with the board of this game: what is being opened does not leave it
    /// again.
    pub(super) fn enter_editor(&mut self, game: BoardGame) {
        self.editing_board = true;
        self.board_game = game;
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
            PageCommand::ToggleBoard => self.toggle_board(),
            PageCommand::ShowBoard(game) => self.show_board(game),
            PageCommand::EditShown if self.shown_discs().is_some() => self.lay_shown_discs(),
            PageCommand::EditShown => {
                let Some(at) = self.shown_position() else {
                    return self.toggle_board();
                };
                self.enter_editor(BoardGame::Shogi);
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
        if self.editing_board && self.run.open().is_some() {
            self.editing_board = false;
            return Vec::new();
        }
        match self.run.open().map(Opened::loaded) {
            Some(loaded) if loaded.othello.is_some() => self.lay_shown_discs(),
            Some(loaded) if loaded.shogi.is_some() => self.show_board(BoardGame::Shogi),
            Some(_) | None => self.show_board(self.board_game),
        }
    }

    fn show_board(&mut self, game: BoardGame) -> Vec<Effect> {
        self.enter_editor(game);
        match game {
            BoardGame::Shogi => {
                self.editor_mut();
                self.estimate()
            }
            BoardGame::Othello => {
                self.othello_mut();
                self.estimate_othello()
            }
        }
    }

    /// The board editor with a position that was brought: a file, the command line.
    pub(super) fn edit_text(&mut self, text: String) -> Vec<Effect> {
        self.enter_editor(BoardGame::Shogi);
        self.edit_board(BoardCommand::Read(text))
    }

    /// A position that was brought from elsewhere: its tree is shown as soon as it is grown, unless
    /// the person is at work in the board editor.
    pub(super) fn bring_text(&mut self, text: String) -> Vec<Effect> {
        let is_at_work = self.editing_board;
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
        let number = self.lessons.next_number(OWN_POSITION);
        let effects = self.open_made(own_lesson(growth, number));
        if let Some(pending) = self.lessons.pending_mut() {
            pending.job.expects = nodes;
        }
        effects
    }

    /// Asks how large the tree of the board editor would be.
    fn estimate(&self) -> Vec<Effect> {
        match &self.editor {
            Some(editor) if editor.position().is_ok() => {
                vec![Effect::Estimate(editor.growth().clone())]
            }
            Some(_) | None => Vec::new(),
        }
    }

    fn go_through_game(&mut self, command: GameCommand) -> Vec<Effect> {
        let is_on_board = self.editor_shows_game();
        let outcome = self.games.update(command, is_on_board, &mut self.messages);
        self.show_game(outcome)
    }

    /// The board shows what has become of the game.
    pub(super) fn show_game(&mut self, outcome: GameOutcome) -> Vec<Effect> {
        let remember = match outcome {
            GameOutcome::Nothing => return Vec::new(),
            GameOutcome::Opened => {
                self.enter_editor(BoardGame::Shogi);
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

    /// The position of the node that is shown.
    pub(super) fn shown_position(&self) -> Option<Position> {
        let open = self.run.open()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        open.position(node)
    }
}
