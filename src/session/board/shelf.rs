//! Unsaved games put aside, and the names of the files in which they and the boards are kept.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::super::kept::{Unsaved, UnsavedWork};
use super::desk::BoardDesk;
use super::kept_games::AnyGames;
use language::{Language, Say};
use subject::GameId;

/// Games put aside.
#[derive(Clone, Debug)]
pub struct ShelvedGames {
    pub games: Arc<dyn AnyGames>,
    /// The name of the file in which they are kept until they are saved.
    kept_as: String,
}

impl Say for ShelvedGames {
    fn say(&self, language: Language) -> String {
        self.games.name(language)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Shelf {
    kept: Vec<ShelvedGames>,
    /// The file names of the games on the boards, if they were kept before this start.
    on_board: BTreeMap<GameId, String>,
    /// How many names this start has assigned.
    named: usize,
    /// The prefix of these names.
    start: String,
}

impl Shelf {
    pub(crate) fn kept(&self) -> &[ShelvedGames] {
        &self.kept
    }

    /// Sets the prefix of file names; it is unique to this start of the program.
    pub(crate) fn name_files(&mut self, start: &str) {
        start.clone_into(&mut self.start);
    }

    /// The name of the file in which the board of a game is kept.
    pub(crate) fn board_name(&self, game: GameId) -> String {
        let usual = || format!("{}-{}{}", game.id(), self.start, self.named);
        self.on_board.get(&game).cloned().unwrap_or_else(usual)
    }

    /// Puts games from a board aside if they are unsaved; returns whether they are.
    pub(crate) fn put_away(&mut self, games: Arc<dyn AnyGames>) -> bool {
        if !games.is_unsaved() {
            return false;
        }
        let is_there = self.kept.iter().any(|kept| kept.games.is_equal(&*games));
        if games.is_changed() || !is_there {
            let kept_as = self.board_name(games.game());
            self.on_board.remove(&games.game());
            self.kept.push(ShelvedGames { games, kept_as });
            self.named += 1;
        }
        true
    }

    /// Takes games off the shelf, to be put on their board.
    pub(crate) fn take(&mut self, number: usize) -> Option<Arc<dyn AnyGames>> {
        (number < self.kept.len()).then(|| {
            let taken = self.kept.remove(number);
            self.on_board.insert(taken.games.game(), taken.kept_as);
            taken.games
        })
    }

    /// Takes games off the shelf, by the name of their file.
    pub(crate) fn take_named(&mut self, name: &str) -> Option<Arc<dyn AnyGames>> {
        let number = self.kept.iter().position(|kept| kept.kept_as == name)?;
        self.take(number)
    }

    pub(crate) fn discard(&mut self, number: usize) {
        if number < self.kept.len() {
            self.kept.remove(number);
        }
    }

    /// Restores games that were kept in a file of this name.
    pub(crate) fn recall(&mut self, kept_as: String, games: Arc<dyn AnyGames>) {
        self.kept.push(ShelvedGames { games, kept_as });
    }

    /// Drops restored boards that hold no unsaved game.
    pub(crate) fn leave_unsaved(&mut self) {
        self.kept.retain(|kept| kept.games.is_unsaved());
    }

    /// The shelf and the boards, to be remembered.
    pub(crate) fn unsaved<'a>(
        &'a self,
        boards: impl Iterator<Item = &'a dyn BoardDesk> + 'a,
    ) -> impl Iterator<Item = UnsavedWork> + 'a {
        let kept = self.kept.iter().map(|kept| UnsavedWork {
            name: kept.kept_as.clone(),
            what: Unsaved::Games(Arc::clone(&kept.games)),
        });
        kept.chain(boards.map(|board| UnsavedWork {
            name: self.board_name(board.game()),
            what: Unsaved::Games(board.games()),
        }))
    }
}
