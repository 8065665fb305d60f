//! What a search may remember from node to node: values that are known already, and which moves
//! have been good.

use crate::game::Game;
use crate::score::{BoundedScore, Score, Window};

/// A value that is known already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recalled {
    /// The value, and what it says of the true one.
    pub value: BoundedScore,
    /// How deep it was read, in plies.
    pub depth: u8,
}

/// What a search of `G` remembers.
///
/// A memory may only save work: whatever it recalls, the value of a node inside its window is the
/// one that the search would find without it.
pub trait Memory<G: Game> {
    /// The value of `at`, if what is known of it is enough for `window`: exact inside the window,
    /// and else a bound on the same side of it.
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled>;

    /// Puts the promising ones of `moves`, which are all that are tried at `at`, first.
    fn order(&mut self, game: &G, at: &G::Position, moves: &mut [G::Move]);

    /// The search of `at` with `window` has found `value`, by the move `best` if by any.
    fn remember(
        &mut self,
        game: &G,
        at: &G::Position,
        window: Window,
        value: Score,
        best: Option<G::Move>,
    );
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
    fn order(&mut self, _: &G, _: &G::Position, _: &mut [G::Move]) {}

    #[inline]
    fn remember(&mut self, _: &G, _: &G::Position, _: Window, _: Score, _: Option<G::Move>) {}
}

impl<G: Game, M: Memory<G>> Memory<G> for &mut M {
    #[inline]
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled> {
        (**self).recall(game, at, window)
    }

    #[inline]
    fn order(&mut self, game: &G, at: &G::Position, moves: &mut [G::Move]) {
        (**self).order(game, at, moves);
    }

    #[inline]
    fn remember(
        &mut self,
        game: &G,
        at: &G::Position,
        window: Window,
        value: Score,
        best: Option<G::Move>,
    ) {
        (**self).remember(game, at, window, value, best);
    }
}
