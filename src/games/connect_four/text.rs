//! Positions as the columns that were played, and why a text is not one.

use std::fmt;
use std::str::FromStr;

use super::position::{Column, ConnectFourPosition};
use language::{Language, Say, says_errors};

/// Why a text is not a position or a move, or a column cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectFourError {
    Empty,
    /// `place` is the number of the character, from 1.
    Sign {
        found: char,
        place: usize,
    },
    Full {
        column: Column,
        place: usize,
    },
    /// The game has ended before.
    Over {
        place: usize,
    },
    NoMove {
        found: String,
    },
    FullColumn {
        column: Column,
    },
    GameOver,
    /// A disc with nothing below it.
    Floats {
        column: Column,
    },
    /// Black has as many discs as White, or one more.
    Counts {
        black: u32,
        white: u32,
    },
    /// It is the other side's turn.
    Turn,
    /// No order of moves leads to the discs.
    Unreached,
}

impl Say for ConnectFourError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Empty => texts.connect_four_empty(),
            Self::Sign { found, place } => texts.connect_four_sign(found.to_string(), *place),
            Self::Full { column, place } => texts.connect_four_full_at(column.to_string(), *place),
            Self::Over { place } => texts.connect_four_over_at(*place),
            Self::NoMove { found } => {
                texts.connect_four_no_move(found.chars().take(20).collect::<String>())
            }
            Self::FullColumn { column } => texts.connect_four_full(column.to_string()),
            Self::GameOver => texts.connect_four_over(),
            Self::Floats { column } => texts.connect_four_floats(column.to_string()),
            Self::Counts { black, white } => texts.connect_four_counts(*black, *white),
            Self::Turn => texts.connect_four_turn(),
            Self::Unreached => texts.connect_four_unreached(),
        }
    }
}

says_errors!(ConnectFourError);

impl ConnectFourPosition {
    /// Checks that a disc can be played in `column`.
    pub fn check_move(&self, column: Column) -> Result<(), ConnectFourError> {
        if self.is_over() {
            return Err(ConnectFourError::GameOver);
        }
        if self.height(column) == Self::ROWS {
            return Err(ConnectFourError::FullColumn { column });
        }
        Ok(())
    }
}

impl FromStr for Column {
    type Err = ConnectFourError;

    /// Parses `1` to `7`.
    fn from_str(text: &str) -> Result<Self, ConnectFourError> {
        let no_move = || ConnectFourError::NoMove { found: text.to_owned() };
        let &[digit] = text.as_bytes() else { return Err(no_move()) };
        let number = u32::from(digit).checked_sub(u32::from(b'1'));
        number.and_then(Self::of_number).ok_or_else(no_move)
    }
}

impl fmt::Display for ConnectFourPosition {
    /// `startpos`, or the columns that were played: `44536`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count() == 0 {
            return f.pad("startpos");
        }
        let columns: String = self.played().map(|column| column.to_string()).collect();
        f.pad(&columns)
    }
}

impl FromStr for ConnectFourPosition {
    type Err = ConnectFourError;

    fn from_str(text: &str) -> Result<Self, ConnectFourError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(ConnectFourError::Empty);
        }
        let mut at = Self::default();
        if text == "startpos" {
            return Ok(at);
        }
        for (place, sign) in (1..).zip(text.chars()) {
            let column = sign.encode_utf8(&mut [0; 4]).parse();
            let column = column
                .map_err(|_: ConnectFourError| ConnectFourError::Sign { found: sign, place })?;
            at.check_move(column).map_err(|error| match error {
                ConnectFourError::FullColumn { column } => ConnectFourError::Full { column, place },
                _ => ConnectFourError::Over { place },
            })?;
            at = at.after(column);
        }
        Ok(at)
    }
}
