//! A move: a disc on a square, or a pass.

use std::fmt;

use super::square::DiscSquare;
use tree::{MoveCode, Packed};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OthelloMove {
    /// Places a disc on a square and turns others.
    Place(DiscSquare),
    /// Legal only if no disc can be placed but the other side can place one.
    Pass,
}

impl OthelloMove {
    /// The square of the placed disc; `None` for a pass.
    pub const fn square(self) -> Option<DiscSquare> {
        match self {
            Self::Place(square) => Some(square),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for OthelloMove {
    /// `f5` or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}

impl Packed for OthelloMove {
    fn pack(self) -> MoveCode {
        match self {
            Self::Place(square) => MoveCode(square.number().into()),
            Self::Pass => MoveCode::PASS,
        }
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        if code == MoveCode::PASS {
            return Some(Self::Pass);
        }
        let number = u8::try_from(code.0).ok()?;
        DiscSquare::of_number(number).map(Self::Place)
    }
}
