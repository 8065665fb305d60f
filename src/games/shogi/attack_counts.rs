//! The number of attackers of each square by each side: counted from scratch, or updated move by
//! move.
//!
//! Attacks are direct: a line ends at the first piece, squares with own pieces count as attacked
//! (supported), the king attacks like any piece, and pins are ignored.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::Position;

use super::attackers::{KNIGHTS, RAYS, ways};

/// Bytes per side, a multiple of 8 because counts are compared eight at a time.
const ROOM: usize = Square::NUM.next_multiple_of(8);

/// The squares by their index.
static SQUARES: [Option<Square>; Square::NUM] = {
    let mut squares = [None; Square::NUM];
    let mut file = 1;
    while file <= 9 {
        let mut rank = 1;
        while rank <= 9 {
            if let Some(square) = Square::new(file, rank) {
                squares[square.array_index()] = Some(square);
            }
            rank += 1;
        }
        file += 1;
    }
    squares
};

/// The number of attackers of each square by each side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttackCounts {
    by: [[u8; ROOM]; 2],
}

impl AttackCounts {
    /// All counts zero.
    pub const NONE: Self = Self { by: [[0; ROOM]; 2] };

    pub fn of(position: &Position) -> Self {
        let mut counts = Self::NONE;
        let board = Lifted { position, without: None };
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                counts.add_attacks(board, piece, square, 1);
            }
        }
        counts
    }

    /// The number of pieces of `side` that attack `square`: geometrically at most 10.
    pub fn on(&self, square: Square, side: Color) -> usize {
        self.by[side.array_index()][square.array_index()].into()
    }

    /// Updates the counts of `before` for `mv`, a legal move there.
    ///
    /// Only changes are touched: the attacks of the moving piece and of the captured one, and the
    /// lines that the move opens and closes.
    #[must_use]
    pub fn after(&self, before: &Position, mv: Move) -> Self {
        let mut counts = self.clone();
        let to = mv.to();
        let mut board = Lifted { position: before, without: None };
        let placed = match mv {
            Move::Drop { piece, .. } => Some(piece),
            Move::Normal { from, promote, .. } => {
                let piece = before.piece_at(from);
                if let Some(piece) = piece {
                    counts.add_attacks(board, piece, from, -1);
                }
                board.without = Some(from);
                counts.add_lines_through(board, from, 1);
                if promote { piece.and_then(Piece::promote) } else { piece }
            }
        };
        match before.piece_at(to) {
            Some(taken) => counts.add_attacks(board, taken, to, -1),
            None => counts.add_lines_through(board, to, -1),
        }
        if let Some(piece) = placed {
            counts.add_attacks(board, piece, to, 1);
        }
        counts
    }

    /// Calls `found` with every square on which `other` differs, in the order of squares.
    pub fn differences(&self, other: &Self, mut found: impl FnMut(Square)) {
        let eight = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes);
        for start in (0..ROOM).step_by(8) {
            let differs = |side: usize| {
                let place = start..start + 8;
                eight(&self.by[side][place.clone()]) ^ eight(&other.by[side][place])
            };
            let mut differing = differs(0) | differs(1);
            while differing != 0 {
                let byte = differing.trailing_zeros() / 8;
                differing &= !(0xff << (byte * 8));
                if let Some(&Some(square)) = SQUARES.get(start + byte as usize) {
                    found(square);
                }
            }
        }
    }

    /// Whether both sides attack `square` as often as in `other`.
    pub fn same_on(&self, other: &Self, square: Square) -> bool {
        let at = square.array_index();
        self.by[0][at] == other.by[0][at] && self.by[1][at] == other.by[1][at]
    }

    /// Adds or removes the attacks of `piece` from `square`.
    fn add_attacks(&mut self, board: Lifted<'_>, piece: Piece, square: Square, by: i8) {
        let (kind, side) = piece.to_parts();
        let counts = &mut self.by[side.array_index()];
        let mut count = |target: Square| {
            let count = &mut counts[target.array_index()];
            *count = count.wrapping_add_signed(by);
        };
        if kind == PieceKind::Knight {
            // Black's knight jumps to the squares from which White's would attack this one.
            let jumps = KNIGHTS[side.flip().array_index()][square.array_index()];
            jumps.into_iter().flatten().for_each(count);
            return;
        }
        let (steps, slides) = ways(kind, side);
        let rays = &RAYS[square.array_index()];
        each_way(steps, |direction| {
            if let Some(target) = rays[direction][0] {
                count(target);
            }
        });
        each_way(slides, |direction| {
            for target in rays[direction].iter().map_while(|at| *at) {
                count(target);
                if board.piece_at(target).is_some() {
                    break;
                }
            }
        });
    }

    /// Extends or cuts the lines that pass through `square`, which is empty.
    fn add_lines_through(&mut self, board: Lifted<'_>, square: Square, by: i8) {
        let rays = &RAYS[square.array_index()];
        for (direction, ray) in rays.iter().enumerate() {
            let mut pieces = ray.iter().map_while(|at| *at);
            let Some(piece) = pieces.find_map(|at| board.piece_at(at)) else {
                continue;
            };
            let onward = (direction + 4) % 8;
            let (kind, side) = piece.to_parts();
            if ways(kind, side).1 >> onward & 1 == 0 {
                continue;
            }
            let counts = &mut self.by[side.array_index()];
            for target in rays[onward].iter().map_while(|at| *at) {
                let count = &mut counts[target.array_index()];
                *count = count.wrapping_add_signed(by);
                if board.piece_at(target).is_some() {
                    break;
                }
            }
        }
    }
}

/// A board, with the option to ignore one piece.
#[derive(Clone, Copy)]
struct Lifted<'p> {
    position: &'p Position,
    without: Option<Square>,
}

impl Lifted<'_> {
    fn piece_at(self, square: Square) -> Option<Piece> {
        let piece = self.position.piece_at(square)?;
        (self.without != Some(square)).then_some(piece)
    }
}

/// Calls `go` with each direction of a set.
fn each_way(mut ways: u8, mut go: impl FnMut(usize)) {
    while ways != 0 {
        go(ways.trailing_zeros() as usize);
        ways &= ways - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::attackers::attackers;
    use super::*;

    /// Looks outwards from every square, as exchanges do.
    fn looked_at(position: &Position, side: Color) -> Vec<usize> {
        let occupied = position.occupied();
        let from = |square| attackers(position, square, side, occupied).count() as usize;
        Square::all().map(from).collect()
    }

    #[test]
    fn incremental_counts_equal_counts_from_scratch() {
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
                let after = counts.after(&position, mv);
                position.do_move(mv);
                assert_eq!(after, AttackCounts::of(&position));
                for side in [Color::Black, Color::White] {
                    let on = |square| after.on(square, side);
                    let kept: Vec<_> = Square::all().map(on).collect();
                    assert_eq!(kept, looked_at(&position, side));
                }
                let mut differing = Vec::new();
                after.differences(&counts, |square| differing.push(square));
                let differ = |square: &Square| {
                    let both = [Color::Black, Color::White];
                    let differs = |side| counts.on(*square, side) != after.on(*square, side);
                    both.into_iter().any(differs)
                };
                assert_eq!(differing, Square::all().filter(differ).collect::<Vec<_>>());
                counts = after;
            }
        }
    }
}
