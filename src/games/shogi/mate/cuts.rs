//! Optional cuts of a mate search, as in YSS (section 4 of the paper); all off by default.

use serde::{Deserialize, Serialize};
use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::super::attackers::attackers;
use super::super::pieces::may_promote;

/// The cuts of the mate routine of YSS. A mate found with cuts is still a mate: they only omit
/// moves of the attacker and discount plies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MateCuts {
    /// Useless interpositions (無駄合) cost no plies: a drop between the king and a distant checking
    /// piece on a square where no piece of the defender could recapture, and the king could not
    /// because the square is protected. The checking piece captures at once. YSS does not search
    /// them; here they are searched, so that no real defence is missed, but not counted, as in mate
    /// problems.
    #[serde(skip_serializing_if = "is_off")]
    pub interpositions: bool,
    /// A rook or a bishop that may promote does so (大駒の不成は読まない).
    #[serde(skip_serializing_if = "is_off")]
    pub promote: bool,
    /// Rooks and bishops are dropped next to the king only (大駒を遠くからは打たない).
    #[serde(skip_serializing_if = "is_off")]
    pub near: bool,
    /// The attacker gives up after losing more than this since the root, in the values of YSS:
    /// material lost minus material captured (駒損しすぎる場合は打ち切る).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<i32>,
    /// The attacker gives up after more than this number of checking pieces were captured right
    /// after moving (捨駒の回数を制限する).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sacrifices: Option<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

impl MateCuts {
    /// Whether any kind of check is omitted.
    pub(super) const fn chooses(&self) -> bool {
        self.promote || self.near
    }

    /// Whether the attacker gives up after these losses and sacrifices.
    pub(super) fn gives_up(&self, lost: i32, sacrifices: u8) -> bool {
        self.loss.is_some_and(|most| lost > most)
            || self.sacrifices.is_some_and(|most| sacrifices > most)
    }

    /// Whether a check is searched.
    pub(super) fn reads(&self, at: &Position, mv: Move) -> bool {
        let is_big = |kind| matches!(kind, PieceKind::Rook | PieceKind::Bishop);
        match mv {
            Move::Normal { from, to, promote: false } if self.promote => at
                .piece_at(from)
                .is_none_or(|piece| !is_big(piece.piece_kind()) || !may_promote(piece, from, to)),
            Move::Drop { piece, to } if self.near && is_big(piece.piece_kind()) => {
                let king = at.king_square(at.side_to_move().flip());
                king.is_none_or(|king| distance(king, to) == 1)
            }
            Move::Normal { .. } | Move::Drop { .. } => true,
        }
    }
}

/// The distance between two squares in king steps.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

/// The distant checking piece, if the answer `mv` is a drop between it and the king where no piece
/// of the defender could recapture.
pub(super) fn useless(at: &Position, mv: Move) -> Option<Square> {
    let Move::Drop { to, .. } = mv else {
        return None;
    };
    let side = at.side_to_move();
    let king = at.king_square(side)?;
    let mut checking = attackers(at, king, side.flip(), at.occupied());
    let by = checking.pop()?;
    if !checking.is_empty() {
        return None; // Nothing can interpose against a double check.
    }
    // A battery behind the checking piece is open once that has moved.
    let occupied = at.occupied() & !Bitboard::single(by);
    let mut supports = attackers(at, to, side, occupied);
    if !attackers(at, to, side.flip(), occupied).is_empty() {
        supports &= !Bitboard::single(king); // The king cannot capture a protected piece.
    }
    supports.is_empty().then_some(by)
}

/// Whether the answer `mv` is a useless interposition (無駄合): a drop between the king and a distant
/// checking piece where no piece of the defender could recapture.
pub fn is_useless_interposition(at: &Position, mv: Move) -> bool {
    useless(at, mv).is_some()
}
