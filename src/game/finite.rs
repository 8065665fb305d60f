//! Games that always end.

use super::Keyed;

/// A game that ends however it is played, because every move uses something up.
pub trait Finite: Keyed {
    /// An upper bound on the moves left at `at`, not counting passes.
    fn moves_left(&self, at: &Self::Position) -> u8;
}
