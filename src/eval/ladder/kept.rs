//! The ladder kept move by move: the counts of attacks, and the sum of the squares.

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::tables::Slices;
use super::{Ladder, kings};
use crate::eval::material::{Material, material};
use crate::game::{Evaluator, Incremental};
use crate::games::shogi::Shogi;
use crate::games::shogi::attack_counts::AttackCounts;
use crate::games::shogi::values::YANEURAOU;
use crate::score::Score;

/// What a rung keeps of a position.
#[derive(Clone, Debug)]
pub(in crate::eval) struct KeptSquares {
    counts: AttackCounts,
    /// The sum of the squares, in the parts of a unit that the rung counts in.
    squares: i32,
    material: Score,
}

/// What a square adds.
fn entry(slices: &Slices<'_>, at: &Position, counts: &AttackCounts, square: Square) -> i32 {
    let (black, white) = (
        counts.on(square, Color::Black),
        counts.on(square, Color::White),
    );
    slices.entry(square, black, white, at.piece_at(square))
}

/// What all squares add.
fn all_squares(slices: &Slices<'_>, at: &Position, counts: &AttackCounts) -> i32 {
    Square::all()
        .map(|square| entry(slices, at, counts, square))
        .sum()
}

/// Whether a king moves: then every square is at another distance from him.
fn is_of_king(before: &Position, mv: Move) -> bool {
    let from = mv.from().and_then(|from| before.piece_at(from));
    from.is_some_and(|piece| piece.piece_kind() == PieceKind::King)
}

impl Incremental<Shogi> for Ladder {
    type Kept = KeptSquares;

    fn keep(&self, _: &Shogi, at: &Position) -> KeptSquares {
        let counts = AttackCounts::of(at);
        KeptSquares {
            squares: all_squares(&self.0.slices(kings(at)), at, &counts),
            counts,
            material: material(at, &YANEURAOU),
        }
    }

    fn kept_after(
        &self,
        game: &Shogi,
        kept: &KeptSquares,
        before: &Position,
        mv: Move,
        after: &Position,
    ) -> KeptSquares {
        let (counts, touched) = kept.counts.after(before, mv);
        let slices = self.0.slices(kings(after));
        let squares = if is_of_king(before, mv) {
            all_squares(&slices, after, &counts)
        } else {
            touched.into_iter().fold(kept.squares, |squares, square| {
                let was = entry(&slices, before, &kept.counts, square);
                squares + entry(&slices, after, &counts, square) - was
            })
        };
        let material = Material(YANEURAOU).value_after(game, (before, kept.material), mv);
        KeptSquares {
            counts,
            squares,
            material,
        }
    }

    fn kept_value(&self, kept: &KeptSquares) -> Score {
        self.total(kept.squares.into(), kept.material)
    }
}
