//! How many pieces of each side attack each square: counted from scratch, or kept move by move.
//!
//! Attacks are direct: a line ends at the first piece, squares with own pieces are attacked too
//! (supported), the king attacks like any piece, and pins do not matter.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::attackers::{KNIGHTS, RAYS, ways};

/// How often each side attacks each square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttackCounts {
    by: [[u8; Square::NUM]; 2],
}

impl AttackCounts {
    /// The counts of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut counts = Self {
            by: [[0; Square::NUM]; 2],
        };
        let occupied = position.occupied();
        for square in occupied {
            if let Some(piece) = position.piece_at(square) {
                targets(piece, square, occupied, |target| {
                    counts.by[piece.color().array_index()][target.array_index()] += 1;
                });
            }
        }
        counts
    }

    /// How many pieces of `side` attack `square`: at most 10, by geometry.
    #[must_use]
    pub fn on(&self, square: Square, side: Color) -> usize {
        self.by[side.array_index()][square.array_index()].into()
    }

    /// The counts after `mv`, a legal move at `before`, of which these are the counts; and the
    /// squares on which a count or the piece is another one than before.
    ///
    /// Only what changes is touched: the attacks of the piece that moves and of what it takes, and
    /// the lines that the move opens and closes.
    #[must_use]
    pub fn after(&self, before: &Position, mv: Move) -> (Self, Bitboard) {
        let to = mv.to();
        let mut change = CountChange {
            counts: self.clone(),
            before,
            occupied: before.occupied(),
            touched: Bitboard::single(to),
        };
        let placed = match mv {
            Move::Drop { piece, .. } => Some(piece),
            Move::Normal { from, promote, .. } => {
                let piece = before.piece_at(from);
                change.touched |= Bitboard::single(from);
                if let Some(piece) = piece {
                    change.attacks(piece, from, -1);
                }
                change.occupied &= !Bitboard::single(from);
                change.lines_through(from, 1);
                if promote {
                    piece.and_then(Piece::promote)
                } else {
                    piece
                }
            }
        };
        match before.piece_at(to) {
            Some(taken) => change.attacks(taken, to, -1),
            None => change.lines_through(to, -1),
        }
        change.occupied |= Bitboard::single(to);
        if let Some(piece) = placed {
            change.attacks(piece, to, 1);
        }
        (change.counts, change.touched)
    }
}

/// Counts on their way from one position to the next.
struct CountChange<'p> {
    counts: AttackCounts,
    /// Says which pieces stand on the `occupied` squares.
    before: &'p Position,
    occupied: Bitboard,
    touched: Bitboard,
}

impl CountChange<'_> {
    fn count(&mut self, side: Color, square: Square, by: i8) {
        let count = &mut self.counts.by[side.array_index()][square.array_index()];
        *count = count.wrapping_add_signed(by);
        self.touched |= Bitboard::single(square);
    }

    /// The attacks of `piece` from `square` come or go.
    fn attacks(&mut self, piece: Piece, square: Square, by: i8) {
        let occupied = self.occupied;
        targets(piece, square, occupied, |target| {
            self.count(piece.color(), target, by);
        });
    }

    /// The lines that pass through `square`, which is empty, are opened or closed behind it.
    fn lines_through(&mut self, square: Square, by: i8) {
        for (direction, ray) in RAYS[square.array_index()].iter().enumerate() {
            let mut on_ray = ray.iter().map_while(|at| *at);
            let Some(at) = on_ray.find(|&at| self.occupied.contains(at)) else {
                continue;
            };
            let Some(piece) = self.before.piece_at(at) else {
                continue;
            };
            let onward = (direction + 4) % 8;
            if ways(piece.piece_kind(), piece.color()).1 >> onward & 1 == 0 {
                continue;
            }
            let beyond = RAYS[square.array_index()][onward];
            for target in beyond.into_iter().map_while(|at| at) {
                self.count(piece.color(), target, by);
                if self.occupied.contains(target) {
                    break;
                }
            }
        }
    }
}

/// Calls `found` with every square that `piece` attacks from `square`.
fn targets(piece: Piece, square: Square, occupied: Bitboard, mut found: impl FnMut(Square)) {
    let (kind, side) = (piece.piece_kind(), piece.color());
    if kind == PieceKind::Knight {
        // To where Black's knight jumps, White's would jump from.
        let jumps = KNIGHTS[side.flip().array_index()][square.array_index()];
        jumps.into_iter().flatten().for_each(found);
        return;
    }
    let (steps, slides) = ways(kind, side);
    for (direction, ray) in RAYS[square.array_index()].iter().enumerate() {
        let slides = slides >> direction & 1 == 1;
        if !slides && steps >> direction & 1 == 0 {
            continue;
        }
        for target in ray.iter().map_while(|at| *at) {
            found(target);
            if !slides || occupied.contains(target) {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::attackers::attackers;
    use super::*;

    /// Looks from every square outwards, as exchanges do.
    fn looked_at(position: &Position, side: Color) -> Vec<usize> {
        let occupied = position.occupied();
        let from = |square| attackers(position, square, side, occupied).count() as usize;
        Square::all().map(from).collect()
    }

    #[test]
    fn kept_counts_are_those_from_scratch_and_those_seen_from_each_square() {
        let mut seed = 7_u64;
        for _ in 0..20 {
            let mut position = Position::startpos();
            let mut counts = AttackCounts::of(&position);
            for _ in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv = moves[(seed >> 33) as usize % moves.len()];
                let (after, touched) = counts.after(&position, mv);
                let before = position.clone();
                position.do_move(mv);
                assert_eq!(after, AttackCounts::of(&position));
                for side in [Color::Black, Color::White] {
                    let on = |square| after.on(square, side);
                    let kept: Vec<_> = Square::all().map(on).collect();
                    assert_eq!(kept, looked_at(&position, side));
                }
                for square in Square::all().filter(|&square| !touched.contains(square)) {
                    assert_eq!(before.piece_at(square), position.piece_at(square));
                    for side in [Color::Black, Color::White] {
                        assert_eq!(counts.on(square, side), after.on(square, side));
                    }
                }
                counts = after;
            }
        }
    }
}
