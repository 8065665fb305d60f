//! Squares.

use std::fmt;
use std::str::FromStr;

use crate::board::PieceStep;
use score::Player;

/// A square: 0 is A1, 1 is B1 … 11 is C4. As published, Black sits below, the files go from A on
/// the left to C, and the ranks from 1 at the top to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DobutsuSquare(u8);

impl DobutsuSquare {
    pub const COUNT: usize = 12;

    pub const FILES: u8 = 3;

    pub const RANKS: u8 = 4;

    /// All squares in the order A1, B1 … C4.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::FILES * Self::RANKS).map(Self)
    }

    /// The square with this number; `None` from 12 on.
    pub fn of_number(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < Self::COUNT).then_some(Self(number))
    }

    /// The square on a file and a rank, each counted from 0 at A1; `None` off the board.
    pub fn at(file: u8, rank: u8) -> Option<Self> {
        (file < Self::FILES && rank < Self::RANKS).then_some(Self(rank * Self::FILES + file))
    }

    /// The number, for indexing tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 0 at A.
    pub const fn file(self) -> u8 {
        self.0 % Self::FILES
    }

    /// From 0 at the top.
    pub const fn rank(self) -> u8 {
        self.0 / Self::FILES
    }

    /// Whether this is on the rank farthest from a player.
    pub const fn is_far(self, player: Player) -> bool {
        match player {
            Player::Max => self.rank() == 0,
            Player::Min => self.rank() == Self::RANKS - 1,
        }
    }

    /// The square that a step of a player leads to; `None` off the board.
    pub fn stepped(self, player: Player, step: PieceStep) -> Option<Self> {
        let (right, down) = match player {
            Player::Max => (step.right, -step.ahead),
            Player::Min => (-step.right, step.ahead),
        };
        let file = self.file().checked_add_signed(right)?;
        Self::at(file, self.rank().checked_add_signed(down)?)
    }

    /// The name as people write it: B2.
    pub fn name(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for DobutsuSquare {
    /// `b2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl FromStr for DobutsuSquare {
    type Err = ();

    /// Parses `b2` or `B2`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let &[file, rank] = text.as_bytes() else {
            return Err(());
        };
        let file = file.to_ascii_lowercase().checked_sub(b'a').ok_or(())?;
        let rank = rank.checked_sub(b'1').ok_or(())?;
        Self::at(file, rank).ok_or(())
    }
}
