//! The memory of a search from node to node: known values and good moves.

use game::{Game, Rank};
use score::{BoundedScore, Player, Score, Window};
use trace::StoredEntry;

/// A value known from an earlier visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recalled {
    /// The value with its bound type.
    pub value: BoundedScore,
    /// The depth of its search, in plies.
    pub depth: u8,
    /// The visit of this run that found it, from 0; `None` for an earlier run.
    pub visit: Option<u32>,
}

/// A position that has occurred before on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// How long ago, in plies.
    pub plies: u16,
    /// The player who has given check with every move since then; `None` for a draw.
    pub loser: Option<Player>,
}

/// The result of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The window of the visit.
    pub window: Window,
    pub value: Score,
    /// The move that gives the value, if any.
    pub best: Option<M>,
    /// The number of the visit, from 0.
    pub visit: u32,
}

/// The memory of a search of `G`; without a function of its own it knows and learns nothing.
///
/// A memory may only save work: inside the window of a node it never changes the value that the
/// search would find without it, except for what the rules say of repetition.
pub trait Memory<G: Game> {
    /// Notes that `at` is entered; tells if it has occurred before in its line or game. A memory
    /// that does not follow the line never says so.
    #[inline]
    fn repeats(&mut self, _game: &G, _at: &G::Position) -> Option<Repeated> {
        None
    }

    /// The value of `at`, if what is known suffices for `window`: an exact value inside the window,
    /// or a bound on the same side of it.
    #[inline]
    fn recall(&mut self, _game: &G, _at: &G::Position, _window: Window) -> Option<Recalled> {
        None
    }

    /// The move to try first at `at`, where it was just asked for its value.
    #[inline]
    fn known(&mut self, _game: &G, _at: &G::Position) -> Option<G::Move> {
        None
    }

    /// The best move of an earlier visit of `at`, whatever the order of the moves.
    #[inline]
    fn best(&mut self, _game: &G, _at: &G::Position) -> Option<G::Move> {
        None
    }

    /// Ranks all `moves` tried at `at`: `ranks` holds the game's own ranks, or is empty.
    #[inline]
    fn rank(&mut self, _game: &G, _at: &G::Position, _moves: &[G::Move], _ranks: &mut Vec<Rank>) {}

    /// Records that the move `by` caused a cut at `at`.
    #[inline]
    fn closed(&mut self, _game: &G, _at: &G::Position, _by: G::Move) {}

    /// Records that these moves were tried at `at` before the one that caused a cut.
    #[inline]
    fn failed(&mut self, _game: &G, _at: &G::Position, _moves: &[G::Move]) {}

    /// Records the result of a visit of `at`; returns what it keeps in a table.
    #[inline]
    fn remember(
        &mut self,
        _game: &G,
        _at: &G::Position,
        _found: Found<G::Move>,
    ) -> Option<StoredEntry<G::Move>> {
        None
    }
}

/// No memory: the plain search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMemory;

impl<G: Game> Memory<G> for NoMemory {}

impl<G: Game, M: Memory<G> + ?Sized> Memory<G> for &mut M {
    #[inline]
    fn repeats(&mut self, game: &G, at: &G::Position) -> Option<Repeated> {
        (**self).repeats(game, at)
    }

    #[inline]
    fn recall(&mut self, game: &G, at: &G::Position, window: Window) -> Option<Recalled> {
        (**self).recall(game, at, window)
    }

    #[inline]
    fn known(&mut self, game: &G, at: &G::Position) -> Option<G::Move> {
        (**self).known(game, at)
    }

    #[inline]
    fn best(&mut self, game: &G, at: &G::Position) -> Option<G::Move> {
        (**self).best(game, at)
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
    fn failed(&mut self, game: &G, at: &G::Position, moves: &[G::Move]) {
        (**self).failed(game, at, moves);
    }

    #[inline]
    fn remember(
        &mut self,
        game: &G,
        at: &G::Position,
        found: Found<G::Move>,
    ) -> Option<StoredEntry<G::Move>> {
        (**self).remember(game, at, found)
    }
}
