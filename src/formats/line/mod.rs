//! Games without branches: Othello and every other game on a board but shogi.
//!
//! A game may have formats of its own ([`crate::othello`]). If it has none, a file holds
//! one game per line: the id of the game, the start position, `moves`, and the moves.

mod plain;
mod record;

pub use record::{LinePly, LineRecord};

use super::record::{Complaint, Encoding, Newline, Written};
use games::board_game::BoardGame;
use games::dobutsu::Dobutsu;
use language::Words;

/// A game read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadLine<G: BoardGame> {
    /// Up to the error, if there is one.
    pub record: LineRecord<G>,
    /// The line of its start, from 1.
    pub line: usize,
    /// Anomalies that did not stop the reader.
    pub warnings: Vec<Complaint>,
    /// Where the reader stopped; `None` if the game is complete.
    pub stopped: Option<Complaint>,
}

impl<G: BoardGame> ReadLine<G> {
    /// A game that is known to be right.
    #[must_use]
    pub const fn of(record: LineRecord<G>) -> Self {
        Self {
            record,
            line: 1,
            warnings: Vec::new(),
            stopped: None,
        }
    }

    /// Whether nothing was found: the usual start and no moves.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.record.plies.is_empty() && self.record.start == G::start()
    }
}

/// The contents of a file: at least one game.
#[derive(Clone, Debug)]
pub struct LineFile<G: BoardGame> {
    pub games: Vec<ReadLine<G>>,
    pub format: LineFormat,
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    pub newline: Newline,
}

/// A file format for games without branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFormat {
    /// GGF, the Generic Game Format of game servers.
    Ggf,
    /// A list of moves: `f5d6c3…`.
    Moves,
}

impl LineFormat {
    pub const ALL: [Self; 2] = [Self::Ggf, Self::Moves];

    /// The name, which is also the file extension: `ggf`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ggf => "ggf",
            Self::Moves => "moves",
        }
    }

    /// Its file extensions, the usual one first.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Ggf => &["ggf"],
            Self::Moves => &["moves", "oth"],
        }
    }

    /// Looks up a format by name or file extension: `GGF`, `moves`, `oth`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let is_it = |format: &Self| {
            let mut endings = format.endings().iter();
            endings.any(|ending| ending.eq_ignore_ascii_case(name))
        };
        Self::ALL.into_iter().find(is_it)
    }
}

// Games without a format of their own.
impl Recorded for Dobutsu {}

/// A game with files.
pub trait Recorded: BoardGame {
    /// The format that holds everything first.
    const FORMATS: &'static [LineFormat] = &[LineFormat::Moves];

    /// Reads games.
    ///
    /// The content decides the format; `hint`, such as the file extension, is used if the content
    /// is ambiguous. Returns `None` if neither identifies this game.
    ///
    /// # Errors
    /// If nothing could be read.
    #[must_use]
    fn read_games(
        bytes: &[u8],
        hint: Option<LineFormat>,
    ) -> Option<Result<LineFile<Self>, Complaint>> {
        let _ = hint;
        plain::read(bytes).map(Ok)
    }

    /// Writes games and reports what the format or the encoding cannot hold.
    #[must_use]
    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a LineRecord<Self>>,
        format: LineFormat,
        encoding: Encoding,
    ) -> Written {
        let _ = format;
        plain::write(games, encoding)
    }

    /// Why the game ended, if the position or the record says so.
    fn ending(_record: &LineRecord<Self>) -> Option<Words> {
        None
    }
}
