//! What a search may remember from node to node: values that are known already, and which moves
//! have been good.

use game::{Game, Rank};
use score::{BoundedScore, Score, Window};

/// A value that is known already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recalled {
    /// The value, and what it says of the true one.
    pub value: BoundedScore,
    /// How deep it was read, in plies.
    pub depth: u8,
    /// Which visit of this run found it, counted from 0; none: an earlier run.
    pub visit: Option<u32>,
}

/// What a visit of a node has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The window that it was asked for.
    pub window: Window,
    /// The value.
    pub value: Score,
    /// The move that gives it, if any does.
    pub best: Option<M>,
    /// The number of the visit, counted from 0.
    pub visit: u32,
}

/// What a search of `G` remembers.
///
/// A memory may only save work: whatever it recalls, the value of a node inside its window is the
/// one that the search would find without it.
pub trait Memory<G: Game> {
    /// The value of `at`, if what is known of it is enough for `window`: exact inside the window,
    /// and else a bound on the same side of it.
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled>;

    /// Says what is known of the promise of `moves`, which are all that are tried at `at`: `ranks`
    /// holds what the game itself says of each, or nothing.
    fn rank(&mut self, game: &G, at: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>);

    /// The move `by` has closed the window at `at`.
    fn closed(&mut self, game: &G, at: &G::Position, by: G::Move);

    /// A visit of `at` has found this.
    fn remember(&mut self, game: &G, at: &G::Position, found: Found<G::Move>);
}

/// Remembers nothing: the plain search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMemory;

impl<G: Game> Memory<G> for NoMemory {
    #[inline]
    fn recall(&mut self, _: &G, _: &G::Position, _: Window) -> Option<Recalled> {
        None
    }

    #[inline]
    fn rank(&mut self, _: &G, _: &G::Position, _: &[G::Move], _: &mut Vec<Rank>) {}

    #[inline]
    fn closed(&mut self, _: &G, _: &G::Position, _: G::Move) {}

    #[inline]
    fn remember(&mut self, _: &G, _: &G::Position, _: Found<G::Move>) {}
}

impl<G: Game, M: Memory<G>> Memory<G> for &mut M {
    #[inline]
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled> {
        (**self).recall(game, at, window)
    }

    #[inline]
    fn rank(&mut self, game: &G, at: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>) {
        (**self).rank(game, at, moves, ranks);
    }

    #[inline]
    fn closed(&mut self, game: &G, at: &G::Position, by: G::Move) {
        (**self).closed(game, at, by);
    }

    #[inline]
    fn remember(&mut self, game: &G, at: &G::Position, found: Found<G::Move>) {
        (**self).remember(game, at, found);
    }
}
