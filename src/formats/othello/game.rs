//! Games of Othello, and why they ended.

use crate::line::{LineFile, LinePly, LineRecord, ReadLine};
use games::othello::Othello;
use language::{Language, Say};

/// A game of Othello. Its properties are named as in GGF: `PB` (Black's name), `PW`, `DT` (date),
/// `RE` (result), `C` (a comment) and so on. `GM` and `BO` are left out: the game and the board are
/// known.
pub type OthelloRecord = LineRecord<Othello>;

pub type OthelloPly = LinePly<Othello>;

pub type ReadOthello = ReadLine<Othello>;

pub type OthelloFile = LineFile<Othello>;

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

impl OthelloRecord {
    /// Why the game ended; `None` if it was broken off.
    #[must_use]
    pub fn ending(&self) -> Option<OthelloEnding> {
        if self.last_position().is_over() {
            return Some(OthelloEnding::Over);
        }
        let (_, flag) = self.property("RE")?.split_once(':')?;
        match flag.trim().to_ascii_lowercase().as_str() {
            "r" => Some(OthelloEnding::Resigned),
            "t" => Some(OthelloEnding::Timeout),
            "s" => Some(OthelloEnding::Agreed),
            _ => None,
        }
    }
}
