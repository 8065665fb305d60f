//! The boards of all games, and their effects on the other parts.

use std::collections::btree_map::Entry;
use std::sync::Arc;

use shunsai::Position;

use super::board::{
    AnyGames, BoardCommand, BoardDesk, BoardEditor, BoardOutcome, GameDesk, GameTable,
    ShelvedGames, square_of,
};
use super::command::PageCommand;
use super::effect::{Effect, GamesSaveRequest};
use super::game_records::{GameCommand, GameOutcome, GameRecord, put_aside};
use super::open::Opened;
use super::pages::{Centre, Page};
use super::replies::place_of;
use super::reply::{SaveError, SavedFile};
use super::source::Source;
use super::state::Session;
use games::othello::Othello;
use language::{Say, Words};
use subject::{GameId, RegisteredGame, SubjectSetup, WithGame, WrittenGame};
use tree::{Estimate, NodeId};

/// Makes the board of a game.
struct NewTable;

impl WithGame for NewTable {
    type Output = Box<dyn GameDesk>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        Box::new(GameTable::<G>::default())
    }
}

impl Session {
    /// The board of the page, once it has been used.
    #[must_use]
    pub fn desk(&self) -> Option<&dyn BoardDesk> {
        self.desk_of(self.pages.game)
    }

    pub(super) fn desk_of(&self, game: GameId) -> Option<&dyn BoardDesk> {
        match game {
            GameId::Shogi => self.editor.as_ref().map(|editor| editor as &dyn BoardDesk),
            game => self
                .tables
                .get(&game)
                .map(|table| &**table as &dyn BoardDesk),
        }
    }

    /// The board of a game other than shogi, once it has been used.
    #[must_use]
    pub fn table_of(&self, game: GameId) -> Option<&dyn GameDesk> {
        self.tables.get(&game).map(|table| &**table)
    }

    /// The same, of a game that is known.
    #[must_use]
    pub fn table<G: RegisteredGame>(&self) -> Option<&GameTable<G>> {
        self.tables.get(&G::GAME)?.as_any().downcast_ref()
    }

    /// The Othello board, once it has been used.
    #[must_use]
    pub fn othello_board(&self) -> Option<&GameTable<Othello>> {
        self.table()
    }

    /// Where the game of the board page comes from; in a lesson, that of shogi.
    #[must_use]
    pub fn game_source(&self) -> Option<&Source> {
        match self.page() {
            Page::Board { game, .. } if game != GameId::Shogi => self.tables.get(&game)?.source(),
            Page::Board { .. } | Page::Lesson(_) => self.games.open().map(GameRecord::source),
        }
    }

    /// The unsaved games put aside, except those of shogi.
    #[must_use]
    pub fn shelved_games(&self) -> &[ShelvedGames] {
        self.shelf.kept()
    }

    fn desk_mut(&mut self, game: GameId) -> &mut dyn BoardDesk {
        let new_editor = || BoardEditor::new(&Position::startpos());
        match self.tables.entry(game) {
            Entry::Occupied(table) => &mut **table.into_mut(),
            Entry::Vacant(room) => match game.run(NewTable) {
                Some(table) => &mut **room.insert(table),
                None => self.editor.get_or_insert_with(new_editor),
            },
        }
    }

    /// The board of a game; `None` for shogi.
    fn table_mut(&mut self, game: GameId) -> Option<&mut (dyn GameDesk + 'static)> {
        self.desk_mut(game);
        self.tables.get_mut(&game).map(|table| &mut **table)
    }

    /// The board of shogi, while it is in front.
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

    pub(super) fn turn_page(&mut self, command: PageCommand) -> Vec<Effect> {
        match command {
            PageCommand::Toggle(centre) => {
                self.toggle(centre);
                Vec::new()
            }
            PageCommand::ToggleBoard => self.toggle_board(),
            PageCommand::ShowBoard(game) => self.show_board(game),
            PageCommand::EditShown if self.shown_game_of_tree().is_some() => self.lay_shown_game(),
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
                self.estimate(GameId::Shogi)
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
            Some(_) if self.shown_game_of_tree().is_some() => self.lay_shown_game(),
            Some(loaded) if loaded.shogi.is_some() => self.show_board(GameId::Shogi),
            Some(_) | None => self.show_board(self.pages.game),
        }
    }

    fn show_board(&mut self, game: GameId) -> Vec<Effect> {
        self.enter_editor(game);
        self.desk_mut(game);
        self.estimate(game)
    }

    /// Opens the board of shogi with a position from a file or the command line.
    pub(super) fn edit_text(&mut self, text: String) -> Vec<Effect> {
        self.enter_editor(GameId::Shogi);
        self.edit_board(BoardCommand::Read(text))
    }

    /// Takes over a position from elsewhere: its tree is shown as soon as it is grown, unless the
    /// user is at work on the board page.
    pub(super) fn bring_text(&mut self, text: String) -> Vec<Effect> {
        let is_at_work = self.pages.board;
        let mut effects = self.edit_text(text);
        let editor = self.editor.as_ref();
        if !is_at_work && editor.is_some_and(|editor| editor.note().is_none()) {
            effects.extend(self.grow_from_board(GameId::Shogi));
        }
        effects
    }

    /// Carries out a command to the board of the page.
    pub(super) fn edit_board(&mut self, command: BoardCommand) -> Vec<Effect> {
        self.edit_board_of(self.pages.game, command)
    }

    /// The same, to the board of this game.
    pub(super) fn edit_board_of(&mut self, game: GameId, command: BoardCommand) -> Vec<Effect> {
        let continues = |text: &str| self.table_of(game).is_some_and(|table| table.is_move(text));
        let replaces = match &command {
            BoardCommand::Clear | BoardCommand::Start(_) => true,
            BoardCommand::Read(text) => !continues(text),
            _ => false,
        };
        if replaces {
            self.put_table_away(game);
        }
        let outcome = self.desk_mut(game).update(command);
        self.after_board(game, outcome)
    }

    fn after_board(&mut self, game: GameId, outcome: BoardOutcome) -> Vec<Effect> {
        match outcome {
            BoardOutcome::Nothing => Vec::new(),
            BoardOutcome::Changed => {
                match &self.editor {
                    Some(editor) if game == GameId::Shogi => {
                        let (from, moves) = editor.played();
                        self.games.follow(&from, &moves);
                    }
                    _ => self.messages.go_on(),
                }
                self.estimate(game)
            }
            BoardOutcome::Grow => self.grow_from_board(game),
            BoardOutcome::SearchMate => self.mate_from_board(),
            BoardOutcome::Exchange(cell) => {
                let at = self.editor.as_ref().map(BoardEditor::position);
                match (at, square_of(cell)) {
                    (Some(Ok(at)), Some(square)) => self.exchange_at(&at, square),
                    _ => Vec::new(), // The note on the board names the rule.
                }
            }
        }
    }

    fn grow_from_board(&mut self, game: GameId) -> Vec<Effect> {
        let desk = self.desk_mut(game);
        let growth = desk.growth();
        let size = desk.estimate().and_then(|size| size.as_ref().ok());
        let nodes = size.map(|size| size.nodes);
        self.open_own(growth, nodes)
    }

    /// Requests the estimated size of the tree of a board.
    pub(super) fn estimate(&self, game: GameId) -> Vec<Effect> {
        let desk = self.desk_of(game).filter(|desk| desk.is_sound());
        let effect = desk.map(|desk| Effect::Estimate(Box::new(desk.growth())));
        effect.into_iter().collect()
    }

    /// Tells the board from whose settings a tree would grow how large it would be.
    pub(super) fn estimated(
        &mut self,
        setup: &SubjectSetup,
        estimate: Option<Result<Estimate, Words>>,
    ) {
        let Some(estimate) = estimate else {
            return;
        };
        if let Some(editor) = &mut self.editor {
            editor.estimated(setup, estimate.clone());
        }
        for table in self.tables.values_mut() {
            table.estimated(setup, estimate.clone());
        }
    }

    /// Updates the board of shogi after a command to its game.
    pub(super) fn show_game(&mut self, outcome: GameOutcome) -> Vec<Effect> {
        let remember = match outcome {
            GameOutcome::Nothing => return Vec::new(),
            GameOutcome::Opened => {
                self.enter_editor(GameId::Shogi);
                self.desk_mut(GameId::Shogi);
                true
            }
            GameOutcome::Moved { remember } => remember,
        };
        if let (Some(game), Some(editor)) = (self.games.open(), &mut self.editor) {
            let (from, moves) = game.position();
            editor.show_ply(from, moves, remember);
        }
        self.estimate(GameId::Shogi)
    }

    /// The position of the shown node.
    pub(super) fn shown_position(&self) -> Option<Position> {
        let open = self.run.open()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        open.position(node)
    }

    /// The game that leads to the shown node, if it is not one of shogi.
    fn shown_game_of_tree(&self) -> Option<WrittenGame> {
        let open = self.run.open()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        open.loaded().subject.written(open.tree(), node)
    }

    /// Takes the position of the shown node to the board of its game. If it is the one taken last,
    /// the board keeps the moves played from it.
    fn lay_shown_game(&mut self) -> Vec<Effect> {
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        let from = self.run.source().map(|source| (source.clone(), node));
        let Some(written) = self.shown_game_of_tree() else {
            return Vec::new();
        };
        let game = GameId::of(written.game).unwrap_or_default();
        let is_new = !self.tables.contains_key(&game) || from.as_ref() != self.laid.get(&game);
        self.enter_editor(game);
        if is_new {
            self.put_table_away(game);
            if let Some(table) = self.table_mut(game) {
                table.lay_written(&written);
            }
            self.laid.remove(&game);
            self.laid.extend(from.map(|from| (game, from)));
        }
        self.estimate(game)
    }

    /// Makes room on a board: unsaved games are put aside.
    fn put_table_away(&mut self, game: GameId) {
        if let Some(table) = self.tables.get(&game)
            && self.shelf.put_away(&**table)
        {
            self.messages.info(put_aside());
        }
    }

    /// Carries out a command on the record of a game other than shogi.
    pub(super) fn go_through_table(&mut self, game: GameId, command: GameCommand) -> Vec<Effect> {
        if let GameCommand::Close = command {
            self.put_table_away(game);
        }
        let outcome = match (command, self.table_mut(game)) {
            (GameCommand::Reopen(_, number), _) => return self.reopen_games(number),
            (GameCommand::Discard(_, number), _) => {
                self.shelf.discard(number);
                BoardOutcome::Nothing
            }
            (GameCommand::GoTo(to), Some(table)) => table.go(to),
            (GameCommand::Turn(number), Some(table)) => table.turn_to(number),
            (GameCommand::Close, Some(table)) => table.close(),
            (_, None) => BoardOutcome::Nothing,
        };
        self.after_board(game, outcome)
    }

    fn reopen_games(&mut self, number: usize) -> Vec<Effect> {
        let Some(game) = self.shelf.kept().get(number).map(|kept| kept.games.game()) else {
            return Vec::new();
        };
        self.messages.clear();
        self.put_table_away(game);
        if let Some(games) = self.shelf.take(number) {
            self.enter_editor(game);
            self.put_on_table(&*games, true);
            self.laid.remove(&game);
        }
        self.estimate(game)
    }

    /// Puts games on their board; `is_own`: whether they are the user's work.
    pub(super) fn put_on_table(&mut self, games: &dyn AnyGames, is_own: bool) {
        if let Some(table) = self.table_mut(games.game()) {
            table.put(games, is_own);
        }
    }

    /// Restores the ply of a board, and how trees are grown from it.
    pub(super) fn recall_growth(&mut self, game: GameId, at: usize, growth: &SubjectSetup) {
        if let Some(table) = self.table_mut(game) {
            table.recall(at, growth);
        }
    }

    /// Shows games, or a position, read from a source. The tree of a pasted position is grown,
    /// unless the user is at work on the board page.
    pub(super) fn games_opened(
        &mut self,
        source: &Source,
        games: &Arc<dyn AnyGames>,
    ) -> Vec<Effect> {
        let game = games.game();
        if let Source::File(path) = source {
            self.lessons.remember_file(path.clone());
        }
        if let Some(fault) = games.fault() {
            // Nothing of it can be shown.
            let name = source.name();
            let told = Words::in_each(|language| format!("{name}: {}", fault.say(language)));
            self.messages.error(told);
            return self.open_first(source);
        }
        let is_at_work = self.pages.board;
        let is_position = source.is_pasted() && games.is_position() && games.is_whole();
        self.messages.clear();
        self.enter_editor(game);
        self.put_table_away(game);
        if let Some(table) = self.table_mut(game).filter(|_| is_position) {
            table.lay_position(&**games);
            if !is_at_work && table.note().is_none() {
                return self.grow_from_board(game);
            }
        } else {
            self.laid.remove(&game);
            self.put_on_table(&**games, false);
        }
        let mut effects = self.estimate(game);
        // Give the user a lesson to return to.
        effects.extend(self.open_first(source));
        effects
    }

    pub(super) fn games_saved(
        &mut self,
        request: &GamesSaveRequest,
        result: Result<SavedFile, SaveError>,
    ) {
        let place = place_of(&result, &request.path);
        let is_whole = result.as_ref().is_ok_and(|saved| saved.lost.is_empty());
        if self.saving.saved(&request.path, result, &mut self.messages) {
            let table = self.tables.get_mut(&request.games.game());
            if let Some(table) = table.filter(|_| is_whole) {
                let written = (request.format, request.encoding);
                table.saved(&*request.games, &place, written);
            }
            self.lessons.remember_file(place);
        }
    }
}
