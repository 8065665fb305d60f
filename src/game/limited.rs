//! Games that end after a number of plies, which can be set anew.

use super::Keyed;

/// A game that ends after a number of plies: iterative deepening reads one position to 1, 3, 5 …
/// plies, and what is known of a position at one limit tells something at another.
pub trait Limited: Keyed {
    /// How many plies may be made at `at`.
    fn left(&self, at: &Self::Position) -> u8;

    /// The same position with another number of plies left.
    fn with_left(&self, at: &Self::Position, left: u8) -> Self::Position;

    /// How many plies the limit from which mates are counted lies beyond `at`.
    fn remaining(&self, at: &Self::Position) -> i32;

    /// A hash like [`Keyed::key`] of all that matters but for the plies that are left.
    fn open_key(&self, at: &Self::Position) -> u64;

    /// Whether the move that led to `at` and the answer to it cost no plies.
    fn is_free(&self, _at: &Self::Position) -> bool {
        false
    }
}
