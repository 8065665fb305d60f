//! Games of Othello as files: GGF and lists of moves ↔ games.
//!
//! | file | holds |
//! |---|---|
//! | `game` | the [`OthelloRecord`]: properties, where the game starts, its moves |
//! | `format` | which format a text is written in, decided by content |
//! | `cursor` | the place in a text |
//! | `reader` | what both readers share: playing, complaints |
//! | `ggf`, `ggf_write` | the Generic Game Format, read and written |
//! | `list` | lists of moves: `f5d6c3…` |
//!
//! Every move is checked. Where a game cannot be understood, its reading stops, and says so:
//! [`ReadOthello::stopped`] names the place, and the record holds what stood before it. The games that
//! follow in the file are read all the same. A pass that a list of moves leaves out is put in, and said
//! among the warnings; in GGF, where each move names its side, it is a fault.

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

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadOthello {
    /// The game; what stood before the fault, if there is one.
    pub record: OthelloRecord,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// What looks wrong but did not stop the reader.
    pub warnings: Vec<Complaint>,
    /// Where the reader had to stop; the game is whole if there is none.
    pub stopped: Option<Complaint>,
}

/// What was read from a file: at least one game.
#[derive(Clone, Debug)]
pub struct OthelloFile {
    /// The games, in their order.
    pub games: Vec<ReadOthello>,
    /// The format that was found.
    pub format: OthelloFormat,
    /// The encoding that was found.
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    /// How the lines end.
    pub newline: Newline,
}

/// Reads games of Othello.
///
/// The format is decided by content; `hint`, such as the ending of the name, decides where the
/// content does not. Where neither does, it is no such file: `None`.
///
/// # Errors
/// If nothing at all could be made of it.
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

/// Writes games, and says what the format or the encoding cannot hold.
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
