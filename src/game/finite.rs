//! Games that come to an end by themselves.

use super::Keyed;

/// A game that comes to an end, whatever is played: every move uses something up.
pub trait Finite: Keyed {
    /// How many moves are left at `at` at most, passes not counted.
    fn moves_left(&self, at: &Self::Position) -> u8;
}
