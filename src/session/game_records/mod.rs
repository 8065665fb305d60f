//! The game records: the one open in the board editor, and unsaved ones that were put away.

mod record;
mod shown;

pub use record::{GameRecord, GameRow, GoToPly};
pub use shown::{GameBranch, ShownGame};
pub(super) use shown::{detail, shown_record};

use std::sync::Arc;

use shogi_core::Move;

use super::effect::GameSaveRequest;
use super::kept::{SavedGame, UnsavedGame, UnsavedWork};
use super::message::Messages;
use super::source::Source;
use formats::record::{Format, ParsedRecord, PlyId};
use language::{Language, Texts, Words};
use subject::GameId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameCommand {
    /// Go to another ply of the game.
    GoTo(GoToPly),
    Close,
    /// To another game of the file, by its index.
    Turn(usize),
    /// Puts a kept game back on its board, by its index.
    Reopen(GameId, usize),
    /// Throws a kept game away, by its index.
    Discard(GameId, usize),
}

/// The consequence of a command for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameOutcome {
    Nothing,
    /// A game has been opened: the board editor shows it.
    Opened,
    /// The board shows the ply of the game.
    Moved {
        /// Whether undo remembers the previous contents of the board.
        remember: bool,
    },
}

#[derive(Debug, Default)]
pub(super) struct GameRecords {
    open: Option<GameRecord>,
    /// Unsaved games that were put away.
    kept: Vec<GameRecord>,
    /// The rows of the open game.
    rows: Vec<GameRow>,
    /// The key for which `rows` were made.
    listed: Option<(Vec<PlyId>, Language, Source)>,
    /// How many games have been opened so far.
    opened: usize,
    /// The prefix of the names of their files.
    start: String,
}

impl GameRecords {
    /// Carries out a command; `is_on_board` tells whether the board shows the ply of the game.
    pub(super) fn update(
        &mut self,
        command: GameCommand,
        is_on_board: bool,
        messages: &mut Messages,
    ) -> GameOutcome {
        match command {
            GameCommand::GoTo(to) => {
                let moved = self.open.as_mut().map(|game| game.go(to));
                match moved {
                    Some(moved) if moved || !is_on_board => {
                        messages.go_on();
                        GameOutcome::Moved {
                            remember: !is_on_board,
                        }
                    }
                    Some(_) | None => GameOutcome::Nothing,
                }
            }
            GameCommand::Close => {
                self.put_away(messages);
                GameOutcome::Nothing
            }
            GameCommand::Reopen(_, number) if number < self.kept.len() => {
                messages.clear();
                let game = self.kept.remove(number);
                self.show(game, messages)
            }
            GameCommand::Discard(_, number) if number < self.kept.len() => {
                self.kept.remove(number);
                GameOutcome::Nothing
            }
            GameCommand::Reopen(..) | GameCommand::Discard(..) | GameCommand::Turn(_) => {
                GameOutcome::Nothing
            }
        }
    }

    /// Takes over a game that was read from a source.
    pub(super) fn read(
        &mut self,
        source: &Source,
        reading: ParsedRecord,
        messages: &mut Messages,
    ) -> GameOutcome {
        messages.clear();
        // `position … moves …` means the position after the moves.
        let is_line = reading.format == Format::Usi;
        let mut game = GameRecord::new(source.clone(), reading);
        if is_line {
            game.go(GoToPly::Last);
        }
        self.show(game, messages)
    }

    /// Opens a game; the previous one is kept if it has unsaved changes.
    fn show(&mut self, mut game: GameRecord, messages: &mut Messages) -> GameOutcome {
        self.put_away(messages);
        if game.kept_as.is_empty() {
            game.kept_as = self.next_name();
        }
        self.open = Some(game);
        // The same file may have changed.
        self.listed = None;
        GameOutcome::Opened
    }

    /// Puts the open game away; keeps it if it has unsaved changes.
    fn put_away(&mut self, messages: &mut Messages) {
        if let Some(game) = self.open.take().filter(GameRecord::is_unsaved) {
            let is_there = |kept: &GameRecord| kept.record() == game.record();
            if game.is_changed() || !self.kept.iter().any(is_there) {
                self.kept.push(game);
            }
            messages.info(put_aside());
        }
    }

    /// Keeps a line of the board editor as a game.
    pub(super) fn keep_line(&mut self, reading: ParsedRecord) {
        let source = Source::Text {
            name: "board.usi".to_owned(),
            bytes: Vec::new(),
        };
        let mut game = GameRecord::new(source, reading);
        game.go(GoToPly::Last);
        game.kept_as = self.next_name();
        self.kept.push(game);
    }

    fn next_name(&mut self) -> String {
        self.opened += 1;
        format!("game-{}{}", self.start, self.opened)
    }

    /// Follows the moves played in the board editor.
    pub(super) fn follow(&mut self, from: &str, moves: &[Move]) {
        if let Some(game) = &mut self.open {
            game.follow(from, moves);
        }
    }

    /// Ties the open game to the file just written, if the game has not changed meanwhile.
    pub(super) fn saved(&mut self, request: &GameSaveRequest) {
        if let Some(game) = &mut self.open
            && Arc::ptr_eq(game.record(), &request.record)
        {
            game.saved_as(Source::File(request.path.clone()), request.encoding);
        }
    }

    /// Rebuilds the rows if the line or the language has changed.
    pub(super) fn list_moves(&mut self, language: Language) {
        let game = self.open.as_ref();
        let key = game.map(|game| (game.line().to_vec(), language, game.source().clone()));
        if self.listed != key {
            self.rows = game.map_or_else(Vec::new, |game| game.rows(language));
            self.listed = key;
        }
    }

    /// The games with unsaved changes, to be remembered.
    pub(super) fn unsaved(&self) -> impl Iterator<Item = UnsavedWork> {
        let open = self.open.iter().filter(|game| game.is_unsaved());
        self.kept.iter().chain(open).map(GameRecord::unsaved)
    }

    /// Restores an unsaved game, kept in a file of this name.
    pub(super) fn recall(&mut self, kept_as: String, game: UnsavedGame) {
        self.kept.push(GameRecord::recalled(kept_as, game));
    }

    /// Sets the prefix of file names for new games; it is unique to this start of the program.
    pub(super) fn name_files(&mut self, start: &str) {
        start.clone_into(&mut self.start);
    }

    /// Opens the game that was kept in a file of this name.
    pub(super) fn resume(&mut self, kept_as: &str) -> GameOutcome {
        let place = self.kept.iter().position(|game| game.kept_as == kept_as);
        match place {
            Some(place) => {
                self.open = Some(self.kept.remove(place));
                self.listed = None;
                GameOutcome::Opened
            }
            None => GameOutcome::Nothing,
        }
    }

    /// Where the open game can be found again.
    pub(super) fn place(&self) -> Option<SavedGame> {
        let game = self.open.as_ref()?;
        match game.source() {
            Source::File(path) if !game.is_changed() => {
                Some(SavedGame::File(path.clone(), game.at().number()))
            }
            _ => Some(SavedGame::Unsaved(game.kept_as.clone())),
        }
    }

    pub(super) fn go_to_number(&mut self, number: u32) {
        if let Some(game) = &mut self.open
            && let Some(id) = game.record().id(number)
        {
            game.go(GoToPly::To(id));
        }
    }

    pub(super) fn open(&self) -> Option<&GameRecord> {
        self.open.as_ref()
    }

    pub(super) fn kept(&self) -> &[GameRecord] {
        &self.kept
    }

    pub(super) fn rows(&self) -> &[GameRow] {
        &self.rows
    }
}

/// The message when an unsaved game makes room for another.
pub(super) fn put_aside() -> Words {
    Words::of(Texts::games_kept_put_aside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Unsaved;
    use formats::record;
    use formats::usi::read_usi_move;

    fn open(games: &mut GameRecords, text: &str, messages: &mut Messages) -> GameOutcome {
        let reading = record::read(text.as_bytes(), Some(Format::Usi)).expect("a game");
        let source = Source::Text {
            name: "game.usi".to_owned(),
            bytes: Vec::new(),
        };
        games.read(&source, reading, messages)
    }

    #[test]
    fn the_game_goes_where_it_is_told_and_says_what_the_board_has_to_show() {
        let (mut games, mut messages) = (GameRecords::default(), Messages::default());
        let go_to = |games: &mut GameRecords, to, messages: &mut Messages| {
            games.update(GameCommand::GoTo(to), true, messages)
        };
        let next = GoToPly::By(1);
        assert_eq!(go_to(&mut games, next, &mut messages), GameOutcome::Nothing);
        let text = "position startpos moves 7g7f 3c3d";
        assert_eq!(open(&mut games, text, &mut messages), GameOutcome::Opened);
        let moved = GameOutcome::Moved { remember: false };
        go_to(&mut games, GoToPly::First, &mut messages);
        assert_eq!(go_to(&mut games, next, &mut messages), moved);
        assert_eq!(games.open().expect("a game").position().1.len(), 1);
        go_to(&mut games, GoToPly::Last, &mut messages);
        assert_eq!(go_to(&mut games, next, &mut messages), GameOutcome::Nothing);
    }

    #[test]
    fn a_game_that_is_in_no_file_is_kept_when_it_is_closed() {
        let (mut games, mut messages) = (GameRecords::default(), Messages::default());
        for text in ["7g7f", "2g2f", "7g7f"] {
            let text = format!("position startpos moves {text}");
            open(&mut games, &text, &mut messages);
        }
        games.update(GameCommand::Close, true, &mut messages);
        // Each appears once, and each can be discarded.
        assert_eq!((games.kept().len(), games.unsaved().count()), (2, 2));
        assert!(
            messages
                .shown()
                .is_some_and(|told| told.text.en.contains("Games not saved"))
        );
        games.update(GameCommand::Discard(GameId::Shogi, 1), true, &mut messages);
        games.update(GameCommand::Discard(GameId::Shogi, 0), true, &mut messages);
        assert!(games.kept().is_empty() && games.unsaved().count() == 0);
        open(&mut games, "position startpos moves 7g7f", &mut messages);
        let (from, _) = games.open().expect("a game").position();
        let from = from.to_owned();
        let other = read_usi_move("2g2f", shogi_core::Color::Black).expect("a move");
        games.follow(&from, &[other]);
        games.update(GameCommand::Close, true, &mut messages);
        assert!(games.open().is_none() && games.kept().len() == 1);
        let mut next = GameRecords::default();
        for work in games.unsaved() {
            let Unsaved::Game(game) = work.what else {
                panic!("it is a game");
            };
            next.recall(work.name, game);
        }
        assert_eq!(next.kept()[0].record(), games.kept()[0].record());
        games.update(GameCommand::Reopen(GameId::Shogi, 0), true, &mut messages);
        assert!(games.open().is_some_and(GameRecord::is_changed) && games.kept().is_empty());
        games.update(GameCommand::Discard(GameId::Shogi, 7), true, &mut messages);
    }
}
