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
//! Every move is checked. At an error the reader stops the game: [`ReadOthello`] names the
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

pub use game::{OthelloEnding, OthelloFile, OthelloPly, OthelloRecord, ReadOthello};

pub use super::line::LineFormat;
use super::line::{LineFile, LineRecord, Recorded};
use super::record::bytes;
use super::record::{Complaint, Encoding, Written};
use games::othello::Othello;
use language::{Say, Words};

impl Recorded for Othello {
    const FORMATS: &'static [LineFormat] = &[LineFormat::Ggf, LineFormat::Moves];

    fn read_games(
        bytes: &[u8],
        hint: Option<LineFormat>,
    ) -> Option<Result<OthelloFile, Complaint>> {
        let decoded = bytes::decode(bytes);
        let text = decoded.text.as_str();
        let format = format::find(text).or(hint)?;
        let games = match format {
            LineFormat::Ggf => ggf::read(text),
            LineFormat::Moves => list::read(text),
        };
        Some(games.map(|games| LineFile {
            games,
            format,
            encoding: decoded.encoding,
            bom: decoded.bom,
            newline: decoded.newline,
        }))
    }

    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a OthelloRecord>,
        format: LineFormat,
        encoding: Encoding,
    ) -> Written {
        let (mut text, mut losses) = (String::new(), list::ListLosses::default());
        for game in games {
            match format {
                LineFormat::Ggf => ggf_write::write(&mut text, game),
                LineFormat::Moves => list::write(&mut text, game, &mut losses),
            }
        }
        Written::of(&text, encoding, losses.into_words())
    }

    fn ending(record: &LineRecord<Self>) -> Option<Words> {
        record.ending().map(|ending| ending.words())
    }
}
