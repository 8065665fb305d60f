//! Incremental updates of the ladder: the counts of attacks, and the sum of the squares.

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::rule::kings;
use super::rung::Rung;
use super::tables::Slices;
use crate::material::material;
use games::shogi::attack_counts::AttackCounts;
use games::shogi::values::YANEURAOU;
use score::Score;

/// The incremental data of a rung.
#[derive(Clone, Debug)]
pub(crate) struct KeptSquares {
    counts: AttackCounts,
    /// The sum of the squares, in the rung's fractions of a unit.
    pub(super) squares: i32,
    pub(super) material: Score,
}

/// The contribution of a square.
fn entry(slices: &Slices<'_>, at: &Position, counts: &AttackCounts, square: Square) -> i32 {
    let (black, white) = (counts.on(square, Color::Black), counts.on(square, Color::White));
    slices.entry(square, black, white, at.piece_at(square))
}

/// The contribution of all squares.
fn all_squares(slices: &Slices<'_>, at: &Position, counts: &AttackCounts) -> i32 {
    Square::all().map(|square| entry(slices, at, counts, square)).sum()
}

/// Whether a king moves, which changes its distance to every square.
fn is_of_king(before: &Position, mv: Move) -> bool {
    let from = mv.from().and_then(|from| before.piece_at(from));
    from.is_some_and(|piece| piece.to_parts().0 == PieceKind::King)
}

impl KeptSquares {
    /// Computes the data of a position from scratch.
    pub(super) fn of(rung: &Rung, at: &Position) -> Self {
        let counts = rung.rule.attack_counts(at);
        Self {
            squares: all_squares(&rung.slices(kings(at)), at, &counts),
            counts,
            material: material(at, &YANEURAOU),
        }
    }

    /// Updates the data for `after`, the position after `mv`, whose material is `material`.
    pub(super) fn after(
        &self,
        rung: &Rung,
        (before, mv, after): (&Position, Move, &Position),
        material: Score,
    ) -> Self {
        let counts = if rung.rule.attacks.is_some() {
            self.counts.after(before, mv)
        } else {
            AttackCounts::NONE
        };
        let slices = rung.slices(kings(after));
        let squares = if is_of_king(before, mv) {
            all_squares(&slices, after, &counts)
        } else {
            let mut squares = self.squares;
            let mut change = |square| {
                squares += entry(&slices, after, &counts, square);
                squares -= entry(&slices, before, &self.counts, square);
            };
            counts.differences(&self.counts, &mut change);
            // The piece has changed even if the counts are the same.
            for square in [mv.from(), Some(mv.to())].into_iter().flatten() {
                if counts.same_on(&self.counts, square) {
                    change(square);
                }
            }
            squares
        };
        Self { counts, squares, material }
    }
}
