//! Positions as the columns that were played, and why a text is not one.

use std::fmt;
use std::str::FromStr;

use super::position::{Column, ConnectFourPosition};
use language::{Texts, Words};

impl ConnectFourPosition {
    /// Checks that a disc can be played in `column`.
    pub fn check_move(&self, column: Column) -> Result<(), Words> {
        if self.is_over() {
            return Err(Words::of(Texts::connect_four_over));
        }
        if self.height(column) == Self::ROWS {
            return Err(Words::of(|texts| texts.connect_four_full(column.to_string())));
        }
        Ok(())
    }
}

impl FromStr for Column {
    type Err = Words;

    /// Parses `1` to `7`.
    fn from_str(text: &str) -> Result<Self, Words> {
        let found: String = text.chars().take(20).collect();
        let no_move = || Words::of(|texts| texts.connect_four_no_move(&found));
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
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Words::of(Texts::connect_four_empty));
        }
        let mut at = Self::default();
        if text == "startpos" {
            return Ok(at);
        }
        for (place, sign) in (1..).zip(text.chars()) {
            let column = sign.encode_utf8(&mut [0; 4]).parse();
            let column: Column = column.map_err(|_: Words| {
                Words::of(|texts| texts.connect_four_sign(sign.to_string(), place))
            })?;
            at.check_move(column).map_err(|_| {
                if at.is_over() {
                    return Words::of(|texts| texts.connect_four_over_at(place));
                }
                Words::of(|texts| texts.connect_four_full_at(column.to_string(), place))
            })?;
            at = at.after(column);
        }
        Ok(at)
    }
}
