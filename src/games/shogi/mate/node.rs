//! A position that a search for mate has come to.

use shogi_core::Square;
use shunsai::Position;

/// A useless interposition that has just been made: the checking piece takes it, and both moves
/// cost no plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gift {
    /// Where the checking piece stands.
    pub(super) by: Square,
    /// Where it takes.
    pub(super) on: Square,
    /// The plies that are left once it has taken.
    pub(super) left: u8,
}

/// A position that a search for mate has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateNode {
    /// The position.
    pub position: Position,
    /// Plies that are left.
    pub(super) left: u8,
    /// How many plies the limit that mates are counted from lies beyond that.
    pub(super) beyond: i16,
    /// What the attacker has lost since the root, in the values of YSS.
    pub(super) lost: i32,
    /// How often the defender has taken the piece that had just moved.
    pub(super) sacrifices: u8,
    /// Where the last move went.
    pub(super) last: Option<Square>,
    pub(super) gift: Option<Gift>,
}

impl MateNode {
    pub(super) fn start(position: Position, plies: u8) -> Self {
        Self {
            position,
            left: plies,
            beyond: 0,
            lost: 0,
            sacrifices: 0,
            last: None,
            gift: None,
        }
    }

    pub(super) fn with_left(&self, left: u8) -> Self {
        let fewer = i16::from(self.left) - i16::from(left);
        let of_gift = |gift: Gift| Gift {
            left: u8::try_from(i16::from(gift.left) - fewer).unwrap_or(0),
            ..gift
        };
        Self {
            left,
            beyond: self.beyond + fewer,
            gift: self.gift.map(of_gift),
            ..self.clone()
        }
    }

    /// Whether the defender has just interposed a piece for nothing, which costs no plies.
    #[must_use]
    pub const fn is_after_useless_interposition(&self) -> bool {
        self.gift.is_some()
    }
}
