//! A game of Othello with its properties and notes.

use crate::games::othello::{OthelloMove, OthelloPosition};
use crate::language::{Language, Say};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OthelloRecord {
    /// Properties in file order, by their names in GGF: `PB` (Black's name), `PW`, `DT` (date),
    /// `RE` (result), `C` (a comment) and so on. `GM` and `BO` are left out: the game and the board
    /// are known.
    pub properties: Vec<(String, String)>,
    pub start: OthelloPosition,
    /// The moves, passes included.
    pub plies: Vec<OthelloPly>,
}

/// A move of a game with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OthelloPly {
    pub mv: OthelloMove,
    /// The mover's evaluation, as written.
    pub evaluation: Option<String>,
    /// The time spent, as written: seconds, or `minutes:seconds`.
    pub time: Option<String>,
    /// Properties that follow the move.
    pub notes: Vec<(String, String)>,
}

impl OthelloPly {
    /// A move without annotations.
    #[must_use]
    pub const fn new(mv: OthelloMove) -> Self {
        Self {
            mv,
            evaluation: None,
            time: None,
            notes: Vec::new(),
        }
    }

    /// The time in milliseconds; `None` if it is absent or malformed.
    #[must_use]
    pub fn time_ms(&self) -> Option<u64> {
        let mut all: u64 = 0;
        let parts: Vec<&str> = self.time.as_deref()?.split(':').collect();
        let (seconds, units) = parts.split_last()?;
        for unit in units {
            all = all
                .checked_mul(60)?
                .checked_add(unit.trim().parse().ok()?)?;
        }
        let (whole, part) = seconds.trim().split_once('.').unwrap_or((seconds, ""));
        let is_number = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
        if !is_number(part) {
            return None;
        }
        let thousandths = format!("{part:0<3}").get(..3)?.parse::<u64>().ok()?;
        let seconds: u64 = match whole.trim() {
            "" if !part.is_empty() => 0,
            whole => whole.parse().ok()?,
        };
        let all = all.checked_mul(60)?.checked_add(seconds)?;
        all.checked_mul(1000)?.checked_add(thousandths)
    }

    #[must_use]
    pub fn comment(&self) -> Option<&str> {
        first(&self.notes, "C")
    }
}

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
    /// A game without moves.
    #[must_use]
    pub const fn new(start: OthelloPosition) -> Self {
        Self {
            properties: Vec::new(),
            start,
            plies: Vec::new(),
        }
    }

    #[must_use]
    pub fn property(&self, name: &str) -> Option<&str> {
        first(&self.properties, name)
    }

    /// The position after `plies` moves, or after the last if there are fewer.
    #[must_use]
    pub fn position(&self, plies: usize) -> OthelloPosition {
        let played = self.plies.iter().take(plies);
        played.fold(self.start, |at, ply| at.after(ply.mv))
    }

    #[must_use]
    pub fn last_position(&self) -> OthelloPosition {
        self.position(self.plies.len())
    }

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

fn first<'a>(properties: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let found = properties.iter().find(|(known, _)| known == name);
    found.map(|(_, value)| value.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_seconds_or_minutes_and_seconds() {
        let check = |text: &str, expected| {
            let mut ply = OthelloPly::new(OthelloMove::Pass);
            ply.time = Some(text.to_owned());
            assert_eq!(ply.time_ms(), expected, "{text}");
        };
        check("5.42", Some(5_420));
        check("0.2", Some(200));
        check(".5", Some(500));
        check("1:02", Some(62_000));
        check("01:00:03.0019", Some(3_603_001));
        for wrong in [
            "",
            ".",
            "x",
            "1.x",
            "-1",
            "99999999999999999999",
            "1:18446744073709551615",
        ] {
            check(wrong, None);
        }
    }
}
