//! The candidate captures on a square in an exchange (取り合い).
//!
//! The three orders differ in accuracy. *Geometric* is the fast routine of old engines: the least
//! valuable attacker, ignoring pins and checks. *Cheapest* keeps that order but considers only
//! legal captures. *Any* considers every legal capture.
//!
//! Two pieces of the cheapest kind are both candidates, since only one of them may be able to
//! promote or have a battery behind it. The exchange takes the better result.

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::attackers::attackers;
use super::pieces::{may_promote, must_promote, placed};
use super::values::PieceValues;
use game::CaptureOrder;

/// Appends the candidate captures on `square` by the side to move: by the square the capturing
/// piece comes from (file 1 to 9, rank 1 to 9), promotion first.
///
/// Appends nothing if the square is empty, holds a piece of the side to move, or a king.
pub(super) fn captures_on(
    position: &Position,
    values: &PieceValues,
    square: Square,
    order: CaptureOrder,
    captures: &mut Vec<Move>,
) {
    let Some(contested) = Contested::on(position, square) else {
        return;
    };
    let candidates = match order {
        CaptureOrder::Geometric => contested.geometric(values),
        CaptureOrder::Cheapest => cheapest(position, values, contested.legal()),
        CaptureOrder::Any => contested.legal(),
    };
    for from in candidates {
        let Some(piece) = position.piece_at(from) else {
            continue;
        };
        let may_promote = may_promote(piece, from, square);
        if may_promote {
            captures.push(capture(from, square, true));
        }
        let may_decline = !must_promote(piece, square) && order != CaptureOrder::Geometric;
        if may_decline || !may_promote {
            captures.push(capture(from, square, false));
        }
    }
}

/// The opponent's gain by the captures on the destination of `mv` after it, by a swap list: the
/// gains of all captures in a row, then backed up from the last one, where each side may decline.
pub(super) fn loss_after(position: &Position, values: &PieceValues, mv: Move) -> i32 {
    let square = mv.to();
    let mut side = position.side_to_move();
    let mut occupied = position.occupied() | Bitboard::single(square);
    if let Some(from) = mv.from() {
        occupied &= !Bitboard::single(from);
    }
    let Some(mut standing) = placed(position, mv).filter(|&kind| kind != PieceKind::King) else {
        return 0; // A king is never captured.
    };
    let mut gains = [0; Square::NUM];
    let mut length = 0;
    loop {
        side = side.flip();
        let attackers = attackers(position, square, side, occupied);
        let Some(from) = next_attacker(position, values, attackers, square) else {
            break;
        };
        let Some(piece) = position.piece_at(from) else {
            break;
        };
        occupied &= !Bitboard::single(from);
        let by = piece.to_parts().0;
        let promotes = may_promote(piece, from, square);
        if by == PieceKind::King {
            let others = self::attackers(position, square, side.flip(), occupied);
            if !others.is_empty() {
                break;
            }
        }
        gains[length] = values.capture_gain(standing, by, promotes);
        length += 1;
        standing = by.promote().filter(|_| promotes).unwrap_or(by);
        if by == PieceKind::King {
            break;
        }
    }
    gains[..length].iter().rev().fold(0, |after, gain| (gain - after).max(0))
}

/// The attacker that captures next: of the cheapest kind, one that promotes if there is one.
fn next_attacker(
    position: &Position,
    values: &PieceValues,
    attackers: Bitboard,
    square: Square,
) -> Option<Square> {
    attackers.min_by_key(|&from| {
        let piece = position.piece_at(from);
        piece.map(|piece| {
            let stays = !may_promote(piece, from, square);
            (values.attacker_rank(piece.to_parts().0), stays)
        })
    })
}

/// A square that the side to move may capture on.
struct Contested<'p> {
    position: &'p Position,
    square: Square,
    side: Color,
    attackers: Bitboard,
}

impl<'p> Contested<'p> {
    fn on(position: &'p Position, square: Square) -> Option<Self> {
        let side = position.side_to_move();
        let taken = position.piece_at(square)?;
        if taken.color() == side || taken.piece_kind() == PieceKind::King {
            return None;
        }
        Some(Self {
            position,
            square,
            side,
            attackers: attackers(position, square, side, position.occupied()),
        })
    }

    /// The cheapest attackers, ignoring pins and checks; the king only if it is the last attacker
    /// and nothing could recapture.
    fn geometric(&self, values: &PieceValues) -> Bitboard {
        let king = self.position.piece_kind_bb(PieceKind::King);
        let others = self.attackers & !king;
        if !others.is_empty() {
            return cheapest(self.position, values, others);
        }
        let mut kings = self.attackers;
        match kings.pop() {
            Some(from) if self.is_defended_after(from) => Bitboard::EMPTY,
            _ => self.attackers,
        }
    }

    /// The attackers that can capture legally.
    fn legal(&self) -> Bitboard {
        let mut legal = Bitboard::EMPTY;
        for from in self.attackers {
            if self.is_legal(from) {
                legal |= Bitboard::single(from);
            }
        }
        legal
    }

    /// Whether the capture from `from` leaves the own king safe.
    fn is_legal(&self, from: Square) -> bool {
        match self.position.king_square(self.side) {
            None => true,
            Some(king) if king == from => !self.is_defended_after(from),
            Some(king) => {
                let checkers = self.enemies_of(king, from) & !Bitboard::single(self.square);
                checkers.is_empty()
            }
        }
    }

    /// Whether the capturing piece from `from` could be recaptured.
    fn is_defended_after(&self, from: Square) -> bool {
        !self.enemies_of(self.square, from).is_empty()
    }

    /// The enemies that attack `square` after the piece on `from` has left and opened its line.
    fn enemies_of(&self, square: Square, from: Square) -> Bitboard {
        let occupied = self.position.occupied() & !Bitboard::single(from);
        attackers(self.position, square, self.side.flip(), occupied)
    }
}

/// Of `pieces`, all those of the cheapest kind.
fn cheapest(position: &Position, values: &PieceValues, pieces: Bitboard) -> Bitboard {
    let kind = pieces
        .filter_map(|from| Some(position.piece_at(from)?.piece_kind()))
        .min_by_key(|&kind| values.attacker_rank(kind));
    kind.map_or(Bitboard::EMPTY, |kind| pieces & position.piece_kind_bb(kind))
}

fn capture(from: Square, to: Square, promote: bool) -> Move {
    Move::Normal { from, to, promote }
}
