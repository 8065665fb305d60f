//! Counts the leaves of the tree of legal moves, the standard check of a move generator.

use super::moves::OthelloMove;
use super::position::OthelloPosition;

/// The number of sequences of `depth` moves from `position`; 1, the empty sequence, for depth 0. A
/// pass is a move; a finished game has none.
pub fn perft(position: &OthelloPosition, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = position.legal();
    if legal.is_empty() {
        let passed = position.passed();
        return if passed.legal().is_empty() { 0 } else { perft(&passed, depth - 1) };
    }
    if depth == 1 {
        return legal.count().into();
    }
    legal.iter().map(|square| perft(&position.after(OthelloMove::Place(square)), depth - 1)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::othello::BoardSize;

    #[test]
    fn perft_counts_match_the_published_numbers() {
        let start = OthelloPosition::default();
        let counts = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288];
        for (depth, count) in (0..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "depth {depth}");
        }
        // On 4×4 a game is over after 12 moves and some passes.
        assert_eq!(perft(&OthelloPosition::start(BoardSize::Four), 1), 4);
        assert_eq!(perft(&OthelloPosition::start(BoardSize::Four), 30), 0);
    }
}
