//! Reads and writes games of Othello: GGF and move lists.
//!
//! | file | contents |
//! |---|---|
//! | `cursor` | a text cursor |
//! | `reader` | shared by both readers: playing moves, complaints |
//! | `ggf` | reads and writes the Generic Game Format |
//! | `list` | move lists: `f5d6c3…` |
//!
//! Every move is checked. At an error the reader stops the game: [`ParsedRecord`] names the
//! place, and the record holds everything before it. Later games of the file are still read. If a
//! move list leaves out a pass, the reader inserts it with a warning; in GGF, where each move names
//! its side, a missing pass is an error.

mod cursor;
mod ggf;
mod list;
mod reader;

use super::record::{
    Complaint, Encoding, Format, ParsedRecord, PlyId, Record, Recorded, Written, bytes,
};
use games::othello::Othello;
use language::{Language, Say, Words};

pub type OthelloRecord = Record<Othello>;

type ReadOthello = ParsedRecord<Othello>;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloEnding {
    /// Neither side can place a disc.
    Over,
    Resigned,
    Timeout,
    /// The players agreed on the score.
    Agreed,
}

impl OthelloEnding {
    /// The name in JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Resigned => "resign",
            Self::Timeout => "timeout",
            Self::Agreed => "agreed",
        }
    }
}

impl Say for OthelloEnding {
    fn say(&self, language: Language) -> String {
        language.texts().othello_records_ending(self.key())
    }
}

/// Detects the format from the content; `None` if it is neither.
fn find(text: &str) -> Option<Format> {
    // Only the head of a game is searched for its `GM` property.
    let mut heads = text.match_indices("(;").take(20);
    let says_othello = |at: usize| {
        let head = text[at..].chars().take(400).collect::<String>();
        head.to_ascii_lowercase().contains("gm[othello")
    };
    if heads.any(|(at, _)| says_othello(at)) {
        return Some(Format::Ggf);
    }
    list::looks_like(text).then_some(Format::Moves)
}

impl OthelloRecord {
    /// Why the game ended at a node; `None` if it goes on there, or was broken off.
    #[must_use]
    pub fn ending(&self, at: PlyId) -> Option<OthelloEnding> {
        if self.position(at).is_over() {
            return Some(OthelloEnding::Over);
        }
        let result = self.header("RE").filter(|_| at == self.main_end());
        let (_, flag) = result?.split_once(':')?;
        match flag.trim().to_ascii_lowercase().as_str() {
            "r" => Some(OthelloEnding::Resigned),
            "t" => Some(OthelloEnding::Timeout),
            "s" => Some(OthelloEnding::Agreed),
            _ => None,
        }
    }
}

impl Recorded for Othello {
    const FORMATS: &'static [Format] = &[Format::Ggf, Format::Moves];

    const RESULT: Option<&'static str> = Some("RE");

    fn read_games(
        bytes: &[u8],
        hint: Option<Format>,
    ) -> Option<Result<Vec<ReadOthello>, Complaint>> {
        let decoded = bytes::decode(bytes);
        let text = decoded.text.as_str();
        let hint = hint.filter(|hint| Self::FORMATS.contains(hint));
        let games = match find(text).or(hint)? {
            Format::Ggf => ggf::read(text),
            _ => list::read(text),
        };
        let within = |game: ReadOthello| game.within(&decoded);
        Some(games.map(|games| games.into_iter().map(within).collect()))
    }

    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a OthelloRecord>,
        format: Format,
        encoding: Encoding,
    ) -> Written {
        let (mut text, mut losses) = (String::new(), list::ListLosses::default());
        for game in games {
            match format {
                Format::Ggf => ggf::write(&mut text, game),
                _ => list::write(&mut text, game, &mut losses),
            }
        }
        Written::of(&text, encoding, losses.into_words())
    }

    fn ending(record: &OthelloRecord, at: PlyId) -> Option<Words> {
        record.ending(at).map(|ending| ending.words())
    }
}
