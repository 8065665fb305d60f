//! A node of a mate search.

use shogi_core::Square;
use shunsai::Position;

/// A useless interposition just made: the checking piece captures it, and both moves cost no plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gift {
    /// The square of the checking piece.
    pub(super) by: Square,
    /// The square of the capture.
    pub(super) on: Square,
    /// Plies left after the capture.
    pub(super) left: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateNode {
    pub position: Position,
    /// Plies left.
    pub(super) left: u8,
    /// Distance in plies from the end of these to the limit that mates are counted from.
    pub(super) beyond: i16,
    /// The attacker's material loss since the root, in the values of YSS.
    pub(super) lost: i32,
    /// How often the defender has captured the piece that had just moved.
    pub(super) sacrifices: u8,
    /// The destination of the last move.
    pub(super) last: Option<Square>,
    pub(super) gift: Option<Gift>,
}

impl MateNode {
    pub(super) fn start(position: Position, plies: u8) -> Self {
        Self { position, left: plies, beyond: 0, lost: 0, sacrifices: 0, last: None, gift: None }
    }

    pub(super) fn with_left(&self, left: u8) -> Self {
        let fewer = i16::from(self.left) - i16::from(left);
        let of_gift = |gift: Gift| Gift {
            left: u8::try_from(i16::from(gift.left) - fewer).unwrap_or(0),
            ..gift
        };
        Self { left, beyond: self.beyond + fewer, gift: self.gift.map(of_gift), ..self.clone() }
    }
}
