//! What a search for mate may leave out, as YSS does (section 4 of the paper): switches, all off
//! unless they are asked for.

use serde::{Deserialize, Serialize};
use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::super::attackers::attackers;
use super::super::pieces::may_promote;

/// The cuts of the mate routine of YSS. Whatever is cut, a mate that is found is a mate: only moves
/// of the attacker are left out, and plies counted less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MateCuts {
    /// Useless interpositions (無駄合) cost no plies: a piece dropped between the king and a piece
    /// that checks from afar, where nothing of the defender could take back; nor the king, unless the
    /// square is protected.
    /// The checking piece takes it at once. YSS does not read them at all; here they are read, so
    /// that no real defence is missed, and not counted, as in mate problems.
    #[serde(skip_serializing_if = "is_off")]
    pub interpositions: bool,
    /// A rook or a bishop that may promote does so (大駒の不成は読まない).
    #[serde(skip_serializing_if = "is_off")]
    pub promote: bool,
    /// Rooks and bishops are dropped next to the king only (大駒を遠くからは打たない).
    #[serde(skip_serializing_if = "is_off")]
    pub near: bool,
    /// The attacker gives up once he has lost more than this since the root, in the values of YSS:
    /// what was taken from him less what he has taken (駒損しすぎる場合は打ち切る).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<i32>,
    /// The attacker gives up once more of his checking pieces than this have been taken where they
    /// had just moved to (捨駒の回数を制限する).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sacrifices: Option<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

impl MateCuts {
    /// Whether any check is left out for what it is.
    pub(super) const fn chooses(&self) -> bool {
        self.promote || self.near
    }

    /// Whether the attacker gives up, having lost so much in so many sacrifices.
    pub(super) fn gives_up(&self, lost: i32, sacrifices: u8) -> bool {
        self.loss.is_some_and(|most| lost > most)
            || self.sacrifices.is_some_and(|most| sacrifices > most)
    }

    /// Whether a check is read.
    pub(super) fn reads(&self, at: &Position, mv: Move) -> bool {
        let is_big = |kind| matches!(kind, PieceKind::Rook | PieceKind::Bishop);
        match mv {
            Move::Normal {
                from,
                to,
                promote: false,
            } if self.promote => at
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

/// How many steps of a king lie between two squares.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

/// The piece that checks from afar, if the answer `mv` drops something between it and the king
/// where nothing of the defender could take back.
pub(super) fn useless(at: &Position, mv: Move) -> Option<Square> {
    let Move::Drop { to, .. } = mv else {
        return None;
    };
    let side = at.side_to_move();
    let king = at.king_square(side)?;
    let mut checking = attackers(at, king, side.flip(), at.occupied());
    let by = checking.pop()?;
    if !checking.is_empty() {
        return None; // Nothing can be put between two checking pieces and the king.
    }
    // Behind the checking piece, once it has moved, something may stand in battery.
    let occupied = at.occupied() & !Bitboard::single(by);
    let mut supports = attackers(at, to, side, occupied);
    if !attackers(at, to, side.flip(), occupied).is_empty() {
        supports &= !Bitboard::single(king); // The king cannot take what is protected.
    }
    supports.is_empty().then_some(by)
}

/// Whether the answer `mv` drops something for nothing between the king and a piece that checks from
/// afar (無駄合): nothing of the defender could take back there.
#[must_use]
pub fn is_useless_interposition(at: &Position, mv: Move) -> bool {
    useless(at, mv).is_some()
}
