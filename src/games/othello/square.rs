//! Squares of an Othello board, and sets of them.

use std::fmt;
use std::str::FromStr;

/// A square: 0 is a1, 1 is b1 … 63 is h8. The files go from a on the left to h, the ranks from 1 at
/// the top to 8. A 4×4 board is the corner a1 … d4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscSquare(u8);

impl DiscSquare {
    pub const COUNT: usize = 64;

    /// All squares in the order a1, b1 … h8.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..64).map(Self)
    }

    /// The square with this number; `None` from 64 on.
    pub const fn of_number(number: u8) -> Option<Self> {
        if number < 64 { Some(Self(number)) } else { None }
    }

    /// The square on a file and a rank, each counted from 0 at a1; `None` beyond 7.
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// The number: 0 is a1, 63 is h8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number, for indexing tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 0 at a.
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// From 0 at the top.
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// The set of this square alone.
    pub const fn alone(self) -> Squares {
        Squares(1 << self.0)
    }
}

impl fmt::Display for DiscSquare {
    /// `f5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        f.pad(&format!("{file}{}", self.rank() + 1))
    }
}

impl FromStr for DiscSquare {
    type Err = ();

    /// Parses `f5` or `F5`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let [file, rank] = text.as_bytes() else {
            return Err(());
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::at(file, rank.wrapping_sub(b'1')).ok_or(())
    }
}

/// A set of squares: bit 0 is a1, bit 63 is h8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u64);

impl Squares {
    pub const NONE: Self = Self(0);

    pub const fn has(self, square: DiscSquare) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Squares {
    /// The squares, in order.
    pub const fn iter(self) -> EachSquare {
        EachSquare(self.0)
    }
}

impl IntoIterator for Squares {
    type Item = DiscSquare;
    type IntoIter = EachSquare;

    fn into_iter(self) -> EachSquare {
        self.iter()
    }
}

impl FromIterator<DiscSquare> for Squares {
    fn from_iter<I: IntoIterator<Item = DiscSquare>>(squares: I) -> Self {
        let add = |set, square: DiscSquare| set | 1 << square.number();
        Self(squares.into_iter().fold(0, add))
    }
}

/// Iterates over the squares of a set.
#[derive(Clone, Debug)]
pub struct EachSquare(u64);

impl Iterator for EachSquare {
    type Item = DiscSquare;

    fn next(&mut self) -> Option<DiscSquare> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        u8::try_from(number).ok().map(DiscSquare)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for EachSquare {}
