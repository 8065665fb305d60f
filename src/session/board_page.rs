//! The boards of all games, and their effects on the other parts.

use std::sync::Arc;

use shunsai::Position;

use super::board::{
    AnyGames, BoardCommand, BoardDesk, BoardOutcome, GameCommand, GameRow, GameTable, ShelvedGames,
    ShownGame, table_of,
};
use super::command::PageCommand;
use super::effect::{Effect, GamesSaveRequest, Reply, SaveError, SavedFile, Work};
use super::open::Opened;
use super::pages::{Centre, Page};
use super::replies::place_of;
use super::source::Source;
use super::state::Session;
use formats::sfen::to_sfen;
use games::othello::Othello;
use games::shogi::{Shogi, square_of};
use language::{Say, Texts, Words};
use subject::{GameId, OnBoard, SubjectSetup, WithBoard, WrittenGame};
use tree::{Estimate, NodeId};

struct NewTable;

impl WithBoard for NewTable {
    type Output = Box<dyn BoardDesk>;

    fn with<G: OnBoard>(self) -> Self::Output {
        Box::new(GameTable::<G>::default())
    }
}

impl Session {
    /// The board of the page, once it has been used.
    pub fn desk(&self) -> Option<&dyn BoardDesk> {
        self.desk_of(self.pages.game)
    }

    /// The board of a game, once it has been used.
    pub fn desk_of(&self, game: GameId) -> Option<&dyn BoardDesk> {
        self.tables.get(&game).map(|table| &**table)
    }

    /// The same, of a game that is known.
    pub fn table<G: OnBoard>(&self) -> Option<&GameTable<G>> {
        table_of(&self.tables)
    }

    /// The Othello board, once it has been used.
    pub fn othello_board(&self) -> Option<&GameTable<Othello>> {
        self.table()
    }

    /// The board of shogi, once it has been used.
    pub fn board_editor(&self) -> Option<&GameTable<Shogi>> {
        self.table()
    }

    /// The board of shogi, while it is in front.
    pub(super) fn shogi_editor(&self) -> Option<&GameTable<Shogi>> {
        let is_shown = self.page().is_board_of(GameId::Shogi);
        self.board_editor().filter(|_| is_shown)
    }

    /// The board whose game is saved: that of the page; in a lesson, that of shogi if a file is
    /// open there.
    pub fn game_desk(&self) -> Option<&dyn BoardDesk> {
        match self.page() {
            Page::Board { game, .. } => self.desk_of(game),
            Page::Lesson(_) => {
                let desk = self.board_editor().filter(|desk| desk.open().is_some());
                desk.map(|desk| desk as &dyn BoardDesk)
            }
        }
    }

    /// The game on the board page; `None` if there is none.
    pub fn shown_game(&self) -> Option<ShownGame<'_>> {
        self.desk()?.shown(self.settings.language)
    }

    /// The rows of its shown line.
    pub fn game_rows(&self) -> &[GameRow] {
        self.shown_game().map_or(&[], |game| game.rows)
    }

    /// The unsaved games put aside.
    pub fn shelved_games(&self) -> &[ShelvedGames] {
        self.shelf.kept()
    }

    pub(super) fn desk_mut(&mut self, game: GameId) -> &mut (dyn BoardDesk + 'static) {
        let table = self.tables.entry(game);
        &mut **table.or_insert_with(|| game.on_board(NewTable))
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

    pub(super) fn turn_page(&mut self, command: PageCommand) {
        match command {
            PageCommand::Toggle(centre) => self.toggle(centre),
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
                self.desk_mut(GameId::Shogi).lay_written(&WrittenGame {
                    game: GameId::Shogi.id(),
                    start: to_sfen(&at),
                    moves: Vec::new(),
                    at: String::new(),
                });
                self.estimate(GameId::Shogi);
            }
            PageCommand::EditText(text) => self.edit_shogi(BoardCommand::Read(text)),
            PageCommand::BringText(text) => self.bring_position(BoardCommand::Read(text)),
            PageCommand::BackToOwnTree => self.back_to_own_tree(),
        }
    }

    fn toggle_board(&mut self) {
        if self.page().is_board() && self.run.open().is_some() {
            return self.pages.leave_board();
        }
        match self.run.open().map(Opened::loaded) {
            Some(_) if self.shown_game_of_tree().is_some() => self.lay_shown_game(),
            Some(loaded) if loaded.shogi.is_some() => self.show_board(GameId::Shogi),
            Some(_) | None => self.show_board(self.pages.game),
        }
    }

    fn show_board(&mut self, game: GameId) {
        self.enter_editor(game);
        self.desk_mut(game);
        self.estimate(game);
    }

    /// Opens the board of shogi with a position from a file or the command line.
    pub(super) fn edit_shogi(&mut self, command: BoardCommand) {
        self.enter_editor(GameId::Shogi);
        self.edit_board(command);
    }

    /// Takes over a position from elsewhere: its tree is shown as soon as it is grown, unless the
    /// user is at work on the board page.
    pub(super) fn bring_position(&mut self, command: BoardCommand) {
        let is_at_work = self.pages.board;
        self.edit_shogi(command);
        let desk = self.desk_mut(GameId::Shogi);
        if !is_at_work && desk.note().is_none() {
            // The page shows what was brought, not the game before, which is kept.
            let before = desk.shown_games().filter(|shown| shown.source().is_some());
            desk.close();
            self.grow_from_board(GameId::Shogi);
            self.put_away(before);
        }
    }

    pub(super) fn edit_board(&mut self, command: BoardCommand) {
        self.edit_board_of(self.pages.game, command);
    }

    /// Carries out a command to the board of this game.
    pub(super) fn edit_board_of(&mut self, game: GameId, command: BoardCommand) {
        let continues = |text: &str| self.desk_of(game).is_some_and(|desk| desk.is_move(text));
        let replaces = match &command {
            BoardCommand::Lay(_) | BoardCommand::Clear | BoardCommand::Start(_) => true,
            BoardCommand::Read(text) => !continues(text),
            _ => false,
        };
        if replaces {
            // A file stays open beside the new position.
            let here = self.desk_of(game).map(BoardDesk::games);
            self.put_away(here.filter(|here| here.source().is_none()));
        }
        let outcome = self.desk_mut(game).update(command);
        self.after_board(game, outcome);
    }

    fn after_board(&mut self, game: GameId, outcome: BoardOutcome) {
        match outcome {
            BoardOutcome::Nothing => {}
            BoardOutcome::Changed => {
                self.messages.go_on();
                self.estimate(game);
            }
            BoardOutcome::Grow => self.grow_from_board(game),
            BoardOutcome::SearchMate => self.mate_from_board(),
            BoardOutcome::Exchange(cell) => {
                let at = self.board_editor().map(GameTable::sound);
                // Without a position, the note on the board names the rule.
                if let (Some(Ok(at)), Some(square)) = (at, square_of(cell)) {
                    self.exchange_at(&at, square);
                }
            }
        }
    }

    fn grow_from_board(&mut self, game: GameId) {
        let language = self.settings.language;
        let desk = self.desk_mut(game);
        let growth = desk.growth();
        let size = desk.estimate().and_then(|size| size.as_ref().ok());
        let nodes = size.map(|size| size.nodes);
        let shown = desk.shown(language).filter(|shown| shown.off_game.is_none());
        let place = shown.and_then(|shown| {
            let ply = shown.rows.get(shown.here)?.number;
            Some((shown.name?, ply))
        });
        self.open_own(growth, nodes, place);
    }

    /// Requests the estimated size of the tree of a board.
    fn estimate(&mut self, game: GameId) {
        if let Some(desk) = self.desk_of(game).filter(|desk| desk.is_sound()) {
            let growth = Box::new(desk.growth());
            let work = Work::new(growth, |it| it.setup().cost().transpose(), Reply::Estimated);
            self.effects.push(Effect::Work(work));
        }
    }

    /// Tells the board from whose settings a tree would grow how large it would be.
    pub(super) fn estimated(
        &mut self,
        setup: &SubjectSetup,
        estimate: Result<Option<Estimate>, Words>,
    ) {
        let Some(estimate) = estimate.transpose() else {
            return;
        };
        for table in self.tables.values_mut() {
            table.estimated(setup, estimate.clone());
        }
    }

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
    fn lay_shown_game(&mut self) {
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        let from = self.run.source().map(|source| (source.clone(), node));
        let Some(written) = self.shown_game_of_tree() else { return };
        let game = GameId::of(written.game).unwrap_or_default();
        let is_new = !self.tables.contains_key(&game) || from.as_ref() != self.laid.get(&game);
        self.enter_editor(game);
        if is_new {
            self.put_all_away(game);
            self.desk_mut(game).lay_written(&written);
            self.laid.remove(&game);
            self.laid.extend(from.map(|from| (game, from)));
        }
        self.estimate(game);
    }

    /// Makes room on a board: unsaved games are put aside.
    pub(super) fn put_all_away(&mut self, game: GameId) {
        let Some(desk) = self.desk_of(game) else {
            return;
        };
        let (here, shown) = (desk.games(), desk.shown_games());
        let other = shown.filter(|shown| !shown.is_same(&*here));
        self.put_away(Some(here).into_iter().chain(other));
    }

    fn put_away(&mut self, games: impl IntoIterator<Item = Arc<dyn AnyGames>>) {
        for games in games {
            if self.shelf.put_away(games) {
                self.messages.info(Words::of(Texts::games_kept_put_aside));
            }
        }
    }

    pub(super) fn go_through_game(&mut self, command: GameCommand) {
        let game = self.pages.game;
        let outcome = match command {
            GameCommand::Reopen(number) => return self.reopen_games(number),
            GameCommand::Discard(number) => return self.shelf.discard(number),
            GameCommand::GoTo(to) => self.desk_mut(game).go(to),
            GameCommand::Turn(number) => self.desk_mut(game).turn_to(number),
            GameCommand::Close => {
                let shown = self.desk_mut(game).shown_games();
                let outcome = self.desk_mut(game).close();
                self.after_board(game, outcome);
                return self.put_away(shown);
            }
        };
        self.after_board(game, outcome);
    }

    fn reopen_games(&mut self, number: usize) {
        let Some(game) = self.shelf.kept().get(number).map(|kept| kept.games.game()) else {
            return;
        };
        self.messages.clear();
        // What is put away goes behind the others.
        self.put_all_away(game);
        if let Some(games) = self.shelf.take(number) {
            self.enter_editor(game);
            self.desk_mut(game).put(&*games);
            self.laid.remove(&game);
        }
        self.estimate(game);
    }

    /// Shows games, or a position, read from a source. The tree of a pasted position is grown,
    /// unless the user is at work on the board page.
    pub(super) fn games_opened(&mut self, source: &Source, games: &Arc<dyn AnyGames>) {
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
        self.put_all_away(game);
        let desk = self.desk_mut(game);
        if is_position {
            desk.lay_position(&**games);
            if !is_at_work && desk.note().is_none() {
                desk.close(); // The games before are put away.
                return self.grow_from_board(game);
            }
        } else {
            desk.put(&**games);
            self.laid.remove(&game);
        }
        self.estimate(game);
        // Give the user a lesson to return to.
        self.open_first(source);
    }

    pub(super) fn games_saved(
        &mut self,
        request: &GamesSaveRequest,
        result: Result<SavedFile, SaveError>,
    ) {
        let place = place_of(&result, &request.path);
        let is_whole = result.as_ref().is_ok_and(|saved| saved.lost.is_empty());
        if self.saving.saved(&request.path, result, &mut self.messages) {
            if is_whole {
                let written = (request.format, request.encoding);
                let desk = self.desk_mut(request.games.game());
                desk.saved(&*request.games, &place, written);
            }
            self.lessons.remember_file(place);
        }
    }
}
