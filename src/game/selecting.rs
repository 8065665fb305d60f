//! Some of the moves of a position, each with what speaks for it.

use std::fmt::Debug;

use super::Captures;
use crate::score::Score;

/// A move that is worth reading, and what called for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selected<M, S> {
    /// The move, a legal one.
    pub mv: M,
    /// The number of its class, as the selector numbers them.
    pub class: u8,
    /// Its value before it is read, for Black.
    pub provisional: Score,
    /// The piece or the square that it is played for: which it attacks, saves, covers.
    pub about: Option<S>,
    /// A second one: who threatens it, the other piece of a fork.
    pub other: Option<S>,
}

/// Says which of the legal moves are worth reading (selective search, Shannon 1950: type B).
///
/// The same position so many plies from the root always has the same selection.
pub trait Selects<G: Captures>: Debug {
    /// The moves of `at`, so many plies from where the reading begins, in the order in which they
    /// are to be tried. None in check only if there is no legal move.
    fn select(&self, at: &G::Position, plies: usize) -> Vec<Selected<G::Move, G::Square>>;

    /// Whether stopping is a choice so many plies from where the reading begins, because quiet moves
    /// are not selected there. In check it never is.
    fn may_stop(&self, plies: usize) -> bool;
}
