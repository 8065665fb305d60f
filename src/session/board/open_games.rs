//! The file of the game on the board.

use std::sync::Arc;

use super::super::source::Source;
use formats::line::{LineFile, LineFormat, LineRecord, ReadLine};
use formats::record::Encoding;
use games::board_game::BoardGame;

/// An open file of games, one of which is on the board.
#[derive(Clone, Debug)]
pub struct OpenGames<G: BoardGame> {
    source: Source,
    format: LineFormat,
    encoding: Encoding,
    games: Arc<Vec<ReadLine<G>>>,
    number: usize,
    /// The game on the board as the file has it.
    game: Arc<ReadLine<G>>,
    /// Whether one of the other games differs from the file.
    is_changed: bool,
}

impl<G: BoardGame> OpenGames<G> {
    /// A file read from `source`, with its first game on the board; `None` if it holds no game.
    #[must_use]
    pub fn new(source: Source, file: LineFile<G>) -> Option<Self> {
        Self::recalled(source, (file.format, file.encoding), file.games, 0)
    }

    /// Restores kept games, with the one of this index on the board; `None` if there is no such
    /// game.
    #[must_use]
    pub fn recalled(
        source: Source,
        (format, encoding): (LineFormat, Encoding),
        games: Vec<ReadLine<G>>,
        number: usize,
    ) -> Option<Self> {
        let game = Arc::new(games.get(number)?.clone());
        Some(Self {
            source,
            format,
            encoding,
            games: Arc::new(games),
            number,
            game,
            is_changed: false,
        })
    }

    /// Whether both are the same unchanged file with the same game on the board.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.source == other.source
            && self.number == other.number
            && Arc::ptr_eq(&self.games, &other.games)
    }

    /// Whether any of the games has unsaved changes; `shown` is the one on the board.
    #[must_use]
    pub fn is_unsaved(&self, shown: &LineRecord<G>) -> bool {
        !matches!(self.source, Source::File(_)) || self.is_changed || self.is_changed(shown)
    }

    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    #[must_use]
    pub fn format(&self) -> LineFormat {
        self.format
    }

    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    #[must_use]
    pub fn games(&self) -> &[ReadLine<G>] {
        &self.games
    }

    /// The index of the game on the board.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The game on the board as the file has it.
    #[must_use]
    pub fn game(&self) -> &ReadLine<G> {
        &self.game
    }

    /// Whether the file was parsed completely.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games.iter().all(|game| game.stopped.is_none())
    }

    /// Whether the game on the board differs from the file.
    pub(super) fn is_changed(&self, record: &LineRecord<G>) -> bool {
        self.game().record != *record
    }

    /// The file with another of its games on the board; the current one is taken over.
    pub(super) fn turned_to(&self, number: usize, record: &LineRecord<G>) -> Self {
        let mut next = self.clone();
        if self.is_changed(record)
            && let Some(game) = Arc::make_mut(&mut next.games).get_mut(self.number)
        {
            game.record = record.clone();
            next.is_changed = true;
        }
        if let Some(game) = next.games.get(number) {
            next.game = Arc::new(game.clone());
            next.number = number;
        }
        next
    }

    /// All games to save, including the current state of the one on the board.
    #[must_use]
    pub fn records(&self, shown: &LineRecord<G>) -> Vec<LineRecord<G>> {
        let mut records: Vec<_> = self.games.iter().map(|game| game.record.clone()).collect();
        if let Some(game) = records.get_mut(self.number) {
            game.clone_from(shown);
        }
        records
    }
}
