//! Precomputed tables of the ladder.
//!
//! One table of every pair of kings, every square, every count of attacks and every piece has
//! 153,055,008 entries, 306 MB at two bytes (KKPEE9). But a term is about one king or one piece,
//! never about both kings at once: a table for each king on its square, and one for the pieces, are
//! equivalent, with three numbers to add before truncation. That is 1,458 entries or 5,832 bytes
//! for a king on a square, computed when a king first stands there, and 0.9 MB for all.

use std::sync::OnceLock;

use shogi_core::{Color, Piece, PieceKind, Square};

use super::rule::{Attacks, RungRule, distance, sign};
use crate::fine::Fine;

/// The tables of a rung, computed on first use.
#[derive(Debug)]
pub(super) struct RungTables {
    /// For the kings of Black and White on each square: the value of each square, by attacks of the
    /// king's side, of the other side, and whether a piece of the king's side stands there; for
    /// Black.
    kings: [[OnceLock<Box<[i32]>>; Square::NUM]; 2],
    /// The value of each piece, by attacks of Black and of White, at most 2; for Black.
    pieces: OnceLock<Box<[i32]>>,
}

impl RungTables {
    pub(super) const fn new() -> Self {
        Self {
            kings: [const { [const { OnceLock::new() }; Square::NUM] }; 2],
            pieces: OnceLock::new(),
        }
    }

    /// The tables of a rule for kings on these squares.
    pub(super) fn slices(&self, rule: &RungRule, kings: [Option<Square>; 2]) -> Slices<'_> {
        let of = |side: Color| {
            let king = kings[side.array_index()]?;
            let slot = &self.kings[side.array_index()][king.array_index()];
            Some(&**slot.get_or_init(|| rule.king_table(king, side)))
        };
        Slices {
            kings: [of(Color::Black), of(Color::White)],
            pieces: self.pieces.get_or_init(|| rule.piece_table()),
            counts: rule.counts(),
            cut: Fine::PLACES - rule.truncation.scale().ilog2(),
        }
    }
}

/// The tables for one position of the two kings.
#[derive(Clone, Copy)]
pub(super) struct Slices<'t> {
    kings: [Option<&'t [i32]>; 2],
    pieces: &'t [i32],
    /// The number of distinguished attack counts.
    counts: usize,
    /// Binary places truncated at the sum of a square.
    cut: u32,
}

/// Kinds of pieces of both sides.
const PIECES: usize = 2 * PieceKind::NUM;

fn index_of(piece: Piece) -> usize {
    let (kind, side) = piece.to_parts();
    side.array_index() * PieceKind::NUM + kind.array_index()
}

/// Converts a value to a table entry: a sum of three stays within 32 bits, since no square
/// contributes more than 2047 units.
fn entry(share: Fine) -> i32 {
    i32::try_from(share.0).unwrap_or(if share.0 < 0 { i32::MIN } else { i32::MAX })
}

impl RungRule {
    /// The number of distinguished attack counts on a square, including 0.
    fn counts(&self) -> usize {
        self.attacks.map_or(1, |weights| weights.most + 1)
    }

    fn king_table(&self, king: Square, side: Color) -> Box<[i32]> {
        let sign = sign(side);
        let mut table = Vec::with_capacity(Square::NUM * self.counts() * self.counts() * 2);
        for square in Square::all() {
            for own in 0..self.counts() {
                for other in 0..self.counts() {
                    for holds_own in [false, true] {
                        let mut share = Fine::ZERO;
                        let far = distance(king, square);
                        let attacks = Attacks { own, other };
                        self.king_terms((king, side), far, attacks, holds_own, |_, value| {
                            share += value;
                        });
                        table.push(entry(share * sign));
                    }
                }
            }
        }
        table.into()
    }

    fn piece_table(&self) -> Box<[i32]> {
        let mut table = vec![0; PIECES * 9];
        for piece in Piece::all() {
            for black in 0..3 {
                for white in 0..3 {
                    let (own, other) = match piece.color() {
                        Color::Black => (black, white),
                        Color::White => (white, black),
                    };
                    let mut share = Fine::ZERO;
                    let attacks = Attacks { own, other };
                    self.piece_terms(piece.piece_kind(), attacks, |_, value| share += value);
                    let at = (index_of(piece) * 3 + black) * 3 + white;
                    table[at] = entry(share * sign(piece.color()));
                }
            }
        }
        table.into()
    }
}

impl Slices<'_> {
    /// The contribution of a square to the value for Black, in the rung's fractions of a unit.
    #[inline]
    pub(super) fn entry(
        &self,
        square: Square,
        black: usize,
        white: usize,
        piece: Option<Piece>,
    ) -> i32 {
        let most = self.counts - 1;
        let (b, w) = (black.min(most), white.min(most));
        let mut sum = 0;
        if let Some(table) = self.kings[0] {
            let own = piece.is_some_and(|piece| piece.to_parts().1 == Color::Black);
            sum += table[self.at(square, b, w, own)];
        }
        if let Some(table) = self.kings[1] {
            let own = piece.is_some_and(|piece| piece.to_parts().1 == Color::White);
            sum += table[self.at(square, w, b, own)];
        }
        if let Some(piece) = piece {
            sum += self.pieces[(index_of(piece) * 3 + black.min(2)) * 3 + white.min(2)];
        }
        // Truncated toward zero, as a division is; a division takes ten times as long.
        let rounding = (sum >> 31) & ((1 << self.cut) - 1);
        (sum + rounding) >> self.cut
    }

    fn at(&self, square: Square, own: usize, other: usize, holds_own: bool) -> usize {
        let counts = self.counts;
        ((square.array_index() * counts + own) * counts + other) * 2 + usize::from(holds_own)
    }
}
