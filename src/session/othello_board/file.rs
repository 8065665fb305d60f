//! The file that the game on the board comes from.

use std::sync::Arc;

use super::super::effect::OthelloSaveRequest;
use super::super::source::Source;
use crate::formats::othello::{OthelloFile, OthelloFormat, OthelloRecord, ReadOthello};
use crate::formats::record::Encoding;

/// A file of games of Othello that is open, and which of its games is on the board.
#[derive(Clone, Debug)]
pub struct OpenOthello {
    source: Source,
    format: OthelloFormat,
    encoding: Encoding,
    games: Arc<Vec<ReadOthello>>,
    number: usize,
    /// The game on the board as the file has it.
    game: Arc<ReadOthello>,
}

impl OpenOthello {
    /// A file that has been read from `source`, with its first game on the board; none if it holds no
    /// game.
    pub(super) fn new(source: Source, file: OthelloFile) -> Option<Self> {
        let game = Arc::new(file.games.first()?.clone());
        Some(Self {
            source,
            format: file.format,
            encoding: file.encoding,
            games: Arc::new(file.games),
            number: 0,
            game,
        })
    }

    /// The file that has been written.
    pub(super) fn saved(request: &OthelloSaveRequest) -> Option<Self> {
        let games = request.games.iter().map(|record| ReadOthello {
            record: record.clone(),
            line: 1,
            warnings: Vec::new(),
            stopped: None,
        });
        let games: Vec<_> = games.collect();
        let (_, number) = request.shown;
        let game = Arc::new(games.get(number)?.clone());
        Some(Self {
            source: Source::File(request.path.clone()),
            format: request.format,
            encoding: request.encoding,
            games: Arc::new(games),
            number,
            game,
        })
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Its format.
    #[must_use]
    pub fn format(&self) -> OthelloFormat {
        self.format
    }

    /// How it is encoded.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Its games.
    #[must_use]
    pub fn games(&self) -> &[ReadOthello] {
        &self.games
    }

    /// The number of the game on the board, from 0.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The game on the board as the file has it.
    #[must_use]
    pub fn game(&self) -> &ReadOthello {
        &self.game
    }

    /// Whether all of it was understood.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games.iter().all(|game| game.stopped.is_none())
    }

    /// Whether the game on the board is another one by now.
    pub(super) fn is_changed(&self, record: &OthelloRecord) -> bool {
        self.game().record != *record
    }

    /// The same file with another of its games on the board; what is on the board now is taken over.
    pub(super) fn turned_to(&self, number: usize, record: &OthelloRecord) -> Self {
        let mut next = self.clone();
        if self.is_changed(record)
            && let Some(game) = Arc::make_mut(&mut next.games).get_mut(self.number)
        {
            game.record = record.clone();
        }
        if let Some(game) = next.games.get(number) {
            next.game = Arc::new(game.clone());
            next.number = number;
        }
        next
    }

    /// All games as they are to be saved, with that on the board as it is now.
    #[must_use]
    pub fn records(&self, shown: &OthelloRecord) -> Vec<OthelloRecord> {
        let mut records: Vec<_> = self.games.iter().map(|game| game.record.clone()).collect();
        if let Some(game) = records.get_mut(self.number) {
            game.clone_from(shown);
        }
        records
    }
}
