//! Selections of moves, each with a reason.

use std::fmt::Debug;

use super::Captures;
use score::Score;

/// A candidate move, and the reason it was selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selected<M, S> {
    /// A legal move.
    pub mv: M,
    /// The index of its class in the selector.
    pub class: u8,
    /// Its value before it is searched, for Black.
    pub provisional: Score,
    /// The piece or square it attacks, saves or covers.
    pub about: Option<S>,
    /// A second square: of the attacker, or of the other piece of a fork.
    pub other: Option<S>,
}

/// Selects the candidate moves of a position (selective search, Shannon 1950: type B).
///
/// The selection depends only on the position and the distance from the root.
pub trait Selects<G: Captures>: Debug {
    /// The candidate moves of `at`, `plies` from the root of the search, in the order in which they
    /// are to be tried. In check, empty only if there is no legal move.
    fn select(&self, at: &G::Position, plies: usize) -> Vec<Selected<G::Move, G::Square>>;

    /// Whether declining is an option at this distance from the root, because quiet moves are not
    /// selected there. Never in check.
    fn may_stop(&self, plies: usize) -> bool;
}
