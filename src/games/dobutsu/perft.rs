//! Counts the leaves of the tree of legal moves, the standard check of a move generator.

use super::position::DobutsuPosition;
use super::rules::Dobutsu;
use crate::game::Game;

/// The number of sequences of `depth` moves from `position`; 1, the empty sequence, for depth 0. A
/// finished game has none.
#[must_use]
pub fn perft(position: &DobutsuPosition, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    Dobutsu.moves(position, &mut moves);
    let after = moves.iter().map(|&mv| position.after(mv));
    after.map(|after| perft(&after, depth - 1)).sum()
}
