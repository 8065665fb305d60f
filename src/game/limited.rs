//! Games that end: always, or after an adjustable number of plies.

use super::Keyed;

/// A game that ends however it is played, because every move uses something up.
pub trait Finite: Keyed {
    /// An upper bound on the moves left at `at`, not counting passes.
    fn moves_left(&self, at: &Self::Position) -> u8;
}

/// A game that ends after a number of plies: iterative deepening searches a position to 1, 3, 5 …
/// plies, and results at one limit carry over to another.
pub trait Limited: Keyed {
    /// The number of plies left at `at`.
    fn left(&self, at: &Self::Position) -> u8;

    /// The same position with another number of plies left.
    fn with_left(&self, at: &Self::Position, left: u8) -> Self::Position;

    /// Distance in plies from `at` to the limit that mates are counted from.
    fn remaining(&self, at: &Self::Position) -> i32;

    /// A hash like [`Keyed::key`] that leaves out the plies left.
    fn open_key(&self, at: &Self::Position) -> u64;

    /// Whether the move that led to `at` and the reply to it cost no plies.
    fn is_free(&self, _at: &Self::Position) -> bool {
        false
    }
}
