//! A move: a step or a drop.

use std::fmt;

use super::animal::Animal;
use super::square::DobutsuSquare;
use tree::{MoveCode, Packed};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DobutsuMove {
    /// Moves a piece. A chick that comes to the far rank so becomes a hen: it may not stay a chick.
    Step { from: DobutsuSquare, to: DobutsuSquare },
    /// Puts a piece from the hand on an empty square: on the far rank, too, where a chick stays
    /// one.
    Drop { animal: Animal, to: DobutsuSquare },
}

impl DobutsuMove {
    /// One more than the largest number of a move.
    pub(super) const NUMBERS: usize =
        (DobutsuSquare::COUNT + Animal::HELD.len()) * DobutsuSquare::COUNT;

    pub const fn to(self) -> DobutsuSquare {
        match self {
            Self::Step { to, .. } | Self::Drop { to, .. } => to,
        }
    }

    /// A number for each move: the steps by their first square, then the drops.
    pub(super) fn number(self) -> usize {
        let (row, to) = match self {
            Self::Step { from, to } => (from.index(), to),
            Self::Drop { animal, to } => {
                let number = animal.held().unwrap_or_default();
                (DobutsuSquare::COUNT + number, to)
            }
        };
        row * DobutsuSquare::COUNT + to.index()
    }
}

impl fmt::Display for DobutsuMove {
    /// `b3b2` or `C*b2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, to } => f.pad(&format!("{from}{to}")),
            Self::Drop { animal, to } => f.pad(&format!("{}*{to}", animal.letter())),
        }
    }
}

impl Packed for DobutsuMove {
    fn pack(self) -> MoveCode {
        MoveCode(u32::try_from(self.number()).unwrap_or(u32::MAX))
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        let number = usize::try_from(code.0).ok()?;
        let (row, to) = (number / DobutsuSquare::COUNT, number % DobutsuSquare::COUNT);
        let to = DobutsuSquare::of_number(to)?;
        if let Some(from) = DobutsuSquare::of_number(row) {
            return Some(Self::Step { from, to });
        }
        let &animal = Animal::HELD.get(row - DobutsuSquare::COUNT)?;
        Some(Self::Drop { animal, to })
    }
}
