//! Reads and writes games of Othello: GGF and move lists.
//!
//! | file | contents |
//! |---|---|
//! | `game` | the [`OthelloRecord`]: properties, start position, moves |
//! | `format` | detects the format from the content |
//! | `cursor` | a text cursor |
//! | `reader` | shared by both readers: playing moves, complaints |
//! | `ggf`, `ggf_write` | reads and writes the Generic Game Format |
//! | `list` | move lists: `f5d6c3…` |
//!
//! Every move is checked. At an error the reader stops the game: [`ReadOthello::stopped`] names the
//! place, and the record holds everything before it. Later games of the file are still read. If a
//! move list leaves out a pass, the reader inserts it with a warning; in GGF, where each move names
//! its side, a missing pass is an error.

mod cursor;
mod format;
mod game;
mod ggf;
mod ggf_write;
mod list;
mod reader;

pub use format::OthelloFormat;
pub use game::{OthelloEnding, OthelloPly, OthelloRecord};

use super::record::bytes;
use super::record::{Complaint, Encoding, Newline, Written};

/// A game read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadOthello {
    /// Up to the error, if there is one.
    pub record: OthelloRecord,
    /// The line of its start, from 1.
    pub line: usize,
    /// Anomalies that did not stop the reader.
    pub warnings: Vec<Complaint>,
    /// Where the reader stopped; `None` if the game is complete.
    pub stopped: Option<Complaint>,
}

/// The contents of a file: at least one game.
#[derive(Clone, Debug)]
pub struct OthelloFile {
    pub games: Vec<ReadOthello>,
    pub format: OthelloFormat,
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    pub newline: Newline,
}

/// Reads games of Othello.
///
/// The content decides the format; `hint`, such as the file extension, is used if the content is
/// ambiguous. Returns `None` if neither identifies a game of Othello.
///
/// # Errors
/// If nothing could be read.
#[must_use]
pub fn read(bytes: &[u8], hint: Option<OthelloFormat>) -> Option<Result<OthelloFile, Complaint>> {
    let decoded = bytes::decode(bytes);
    let text = decoded.text.as_str();
    let format = format::find(text).or(hint)?;
    let games = match format {
        OthelloFormat::Ggf => ggf::read(text),
        OthelloFormat::Moves => list::read(text),
    };
    Some(games.map(|games| OthelloFile {
        games,
        format,
        encoding: decoded.encoding,
        bom: decoded.bom,
        newline: decoded.newline,
    }))
}

/// Writes games and reports what the format or the encoding cannot hold.
#[must_use]
pub fn write<'a>(
    games: impl IntoIterator<Item = &'a OthelloRecord>,
    format: OthelloFormat,
    encoding: Encoding,
) -> Written {
    let (mut text, mut losses) = (String::new(), list::ListLosses::default());
    for game in games {
        match format {
            OthelloFormat::Ggf => ggf_write::write(&mut text, game),
            OthelloFormat::Moves => list::write(&mut text, game, &mut losses),
        }
    }
    Written::of(&text, encoding, losses.into_words())
}
