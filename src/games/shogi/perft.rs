//! Counts the leaves of the tree of legal moves, the standard check of a move generator.

use std::ops::ControlFlow;

use shunsai::Position;

/// The number of sequences of `depth` legal moves from `position`; 1, the empty sequence, for depth
/// 0.
///
/// The moves of the last ply are counted without being made.
pub fn perft(position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut total = 0;
    let _ = position.generate_moves(|set| {
        if depth == 1 {
            total += set.len() as u64;
        } else {
            for mv in set {
                let mut after = position.clone();
                after.do_move(mv);
                total += perft(&after, depth - 1);
            }
        }
        ControlFlow::Continue(())
    });
    total
}
