//! A game without branches, with its properties and notes.

use games::board_game::BoardGame;

#[derive(Clone, Debug, PartialEq)]
pub struct LineRecord<G: BoardGame> {
    /// Properties in file order, by their names in GGF: `PB` (Black's name), `PW`, `DT` (date),
    /// `RE` (result), `C` (a comment) and so on. `GM` and `BO` are left out: the game and the board
    /// are known.
    pub properties: Vec<(String, String)>,
    pub start: G::Position,
    /// The moves, passes included.
    pub plies: Vec<LinePly<G>>,
}

/// A move of a game with its annotations.
#[derive(Clone, Debug, PartialEq)]
pub struct LinePly<G: BoardGame> {
    pub mv: G::Move,
    /// The mover's evaluation, as written.
    pub evaluation: Option<String>,
    /// The time spent, as written: seconds, or `minutes:seconds`.
    pub time: Option<String>,
    /// Properties that follow the move.
    pub notes: Vec<(String, String)>,
}

impl<G: BoardGame> LinePly<G> {
    /// A move without annotations.
    #[must_use]
    pub const fn new(mv: G::Move) -> Self {
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

impl<G: BoardGame> LineRecord<G> {
    /// A game without moves.
    #[must_use]
    pub const fn new(start: G::Position) -> Self {
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
    pub fn position(&self, plies: usize) -> G::Position {
        let played = self.plies.iter().take(plies);
        played.fold(self.start.clone(), |at, ply| {
            G::default().after(&at, ply.mv)
        })
    }

    #[must_use]
    pub fn last_position(&self) -> G::Position {
        self.position(self.plies.len())
    }
}

fn first<'a>(properties: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let found = properties.iter().find(|(known, _)| known == name);
    found.map(|(_, value)| value.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::othello::{Othello, OthelloMove};

    #[test]
    fn times_are_seconds_or_minutes_and_seconds() {
        let check = |text: &str, expected| {
            let mut ply = LinePly::<Othello>::new(OthelloMove::Pass);
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
