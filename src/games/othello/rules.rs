//! The game: moves, passes and the end.

use std::fmt;

use super::position::OthelloPosition;
use super::square::DiscSquare;
use crate::game::{Game, Keyed};
use crate::score::Player;
use crate::tree::{MoveCode, Packed};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OthelloMove {
    /// A disc is placed on a square, and turns others.
    Place(DiscSquare),
    /// Nothing can be placed, but the other side can place something.
    Pass,
}

impl OthelloMove {
    /// The square on which a disc is placed.
    #[must_use]
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

/// The game of Othello: moves in the order of the squares, a1, b1 … h8.
///
/// Who can place nothing passes; where neither side can, there is no move, and the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Othello;

impl Game for Othello {
    type Position = OthelloPosition;
    type Move = OthelloMove;

    fn player(&self, at: &OthelloPosition) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &OthelloPosition, moves: &mut Vec<OthelloMove>) {
        let legal = at.legal();
        if !legal.is_empty() {
            moves.extend(legal.iter().map(OthelloMove::Place));
        } else if !at.passed().legal().is_empty() {
            moves.push(OthelloMove::Pass);
        }
    }

    fn after(&self, at: &OthelloPosition, mv: OthelloMove) -> OthelloPosition {
        at.after(mv)
    }

    fn player_after(&self, at: &OthelloPosition, _: OthelloMove) -> Player {
        at.to_move().other()
    }
}

impl Keyed for Othello {
    const NUMBERS: usize = DiscSquare::COUNT + 1;

    fn key(&self, at: &OthelloPosition) -> u64 {
        at.key()
    }

    fn number(&self, mv: OthelloMove) -> usize {
        mv.square().map_or(DiscSquare::COUNT, DiscSquare::index)
    }
}
