//! Unsaved games of Othello put aside, and the file name of the board.

use super::super::kept::{Unsaved, UnsavedOthello, UnsavedWork};
use super::super::source::Source;
use super::{OpenOthello, OthelloBoard};
use crate::language::{Language, Say};

/// Games of Othello put aside.
#[derive(Clone, Debug)]
pub struct ShelvedOthello {
    pub game: UnsavedOthello,
    /// The name of the file in which they are kept until they are saved.
    kept_as: String,
}

impl Say for ShelvedOthello {
    /// The source, and the length of the game: `clipboard.moves, 12 moves`.
    fn say(&self, language: Language) -> String {
        let name = match self.game.file.as_ref().map(OpenOthello::source) {
            Some(Source::File(path)) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                name.to_string_lossy().into_owned()
            }
            Some(source) => source.name(),
            None => language.texts().games_kept_othello(),
        };
        let moves = self.game.record.plies.len();
        language.texts().games_kept_game(moves, name)
    }
}

#[derive(Debug, Default)]
pub(in crate::session) struct OthelloShelf {
    kept: Vec<ShelvedOthello>,
    /// The file name of the games on the board, if they were kept before this start.
    on_board: Option<String>,
    /// How many names this start has assigned.
    named: usize,
    /// The prefix of these names.
    start: String,
}

impl OthelloShelf {
    pub(in crate::session) fn kept(&self) -> &[ShelvedOthello] {
        &self.kept
    }

    /// Sets the prefix of file names; it is unique to this start of the program.
    pub(in crate::session) fn name_files(&mut self, start: &str) {
        start.clone_into(&mut self.start);
    }

    /// The name of the file in which the board is kept.
    pub(in crate::session) fn board_name(&self) -> String {
        let usual = || format!("othello-{}{}", self.start, self.named);
        self.on_board.clone().unwrap_or_else(usual)
    }

    /// Puts the games on the board aside if they are unsaved and not there yet; returns whether it
    /// did.
    pub(in crate::session) fn put_away(&mut self, board: &OthelloBoard) -> bool {
        if !board.is_unsaved() {
            return false;
        }
        let game = board.unsaved();
        let is_there = |kept: &ShelvedOthello| {
            let games = |of: &UnsavedOthello| of.file.as_ref().map(|file| file.records(&of.record));
            kept.game.record == game.record && games(&kept.game) == games(&game)
        };
        if self.kept.iter().any(is_there) {
            return false;
        }
        let kept_as = self.board_name();
        self.kept.push(ShelvedOthello { game, kept_as });
        self.on_board = None;
        self.named += 1;
        true
    }

    /// Takes games off the shelf, to be put on the board.
    pub(in crate::session) fn take(&mut self, number: usize) -> Option<UnsavedOthello> {
        (number < self.kept.len()).then(|| {
            let taken = self.kept.remove(number);
            self.on_board = Some(taken.kept_as);
            taken.game
        })
    }

    /// Takes games off the shelf, by the name of their file.
    pub(in crate::session) fn take_named(&mut self, name: &str) -> Option<UnsavedOthello> {
        let number = self.kept.iter().position(|kept| kept.kept_as == name)?;
        self.take(number)
    }

    pub(in crate::session) fn discard(&mut self, number: usize) {
        if number < self.kept.len() {
            self.kept.remove(number);
        }
    }

    /// Restores games that were kept in a file of this name.
    pub(in crate::session) fn recall(&mut self, kept_as: String, game: UnsavedOthello) {
        self.kept.push(ShelvedOthello { game, kept_as });
    }

    /// Drops restored positions without moves: they are not games.
    pub(in crate::session) fn leave_positions(&mut self) {
        self.kept.retain(|kept| {
            let game = &kept.game;
            game.file.is_some() || !game.record.plies.is_empty()
        });
    }

    /// The shelf and the board, to be remembered.
    pub(in crate::session) fn unsaved<'a>(
        &'a self,
        board: Option<&'a OthelloBoard>,
    ) -> impl Iterator<Item = UnsavedWork> + 'a {
        let kept = self.kept.iter().map(|kept| UnsavedWork {
            name: kept.kept_as.clone(),
            what: Unsaved::Othello(kept.game.clone()),
        });
        kept.chain(board.map(|board| UnsavedWork {
            name: self.board_name(),
            what: Unsaved::Othello(board.unsaved()),
        }))
    }
}
