//! What a selective search does not read, or reads with less or more depth.

use std::cell::Cell;

use game::{Game, Rank};
use score::{Score, Window};
use trace::{DepthReason, SkipReason};

/// What is done with a move before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// It is read as deep as the plan says.
    Full,
    /// It is read with so many plies less, and in full only if it turns out better than the window
    /// asks: a guess.
    Reduce(u8, DepthReason),
    /// It is read with so many plies more.
    Extend(u8, DepthReason),
    /// It is not read: a guess that it is no better than what the player has.
    Skip(SkipReason),
}

impl Ruling {
    /// The change in plies.
    #[inline]
    pub(super) fn plies(self) -> i8 {
        match self {
            Self::Full | Self::Skip(_) => 0,
            Self::Reduce(plies, _) => -i8::try_from(plies).unwrap_or(i8::MAX),
            Self::Extend(plies, _) => i8::try_from(plies).unwrap_or(i8::MAX),
        }
    }
}

/// A pass that is worth trying.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    pub pass: G::Move,
    /// The position after it, with less depth.
    pub after: G::Position,
    /// Plies saved, besides that of the pass.
    pub reduction: u8,
}

/// A move that is about to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<M> {
    pub mv: M,
    /// Its place among its siblings.
    pub rank: Rank,
    /// The number of moves before it in the order.
    pub before: usize,
    /// Whether the player has a value already, so that it can be skipped.
    pub can_skip: bool,
}

/// Judges, before anything is read, what a search may leave out. With [`NoJudgement`] the search is
/// exact; every other judgement guesses, and each guess is an event of its own.
pub trait Judgement<G: Game> {
    /// What it knows of a node.
    type Node: Copy;

    /// Whether it guesses anything, so that the search is not exact.
    fn guesses(&self) -> bool {
        true
    }

    /// What it finds out about `at`, which is asked with `window`.
    fn node(&self, game: &G, at: &G::Position, window: Window) -> Self::Node;

    /// A value for Black that suffices for the window, so that nothing is read: the static value
    /// exceeds the bound by more than the moves left are likely to change.
    fn suffices(&self, game: &G, at: &G::Position, node: Self::Node) -> Option<Score>;

    /// A pass to be read first: if even that suffices, a move does, too (null-move pruning).
    fn trial(&self, game: &G, at: &G::Position, node: Self::Node) -> Option<Trial<G>>;

    fn ruling(
        &self,
        game: &G,
        at: &G::Position,
        tried: Attempt<G::Move>,
        node: Self::Node,
    ) -> Ruling;

    /// The position after `mv` as its children need it: with so many plies more to its horizon, or
    /// fewer.
    fn after(&self, game: &G, mv: G::Move, after: G::Position, plies: i8) -> G::Position;
}

/// Nothing is left out: the exact search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoJudgement;

impl<G: Game> Judgement<G> for NoJudgement {
    type Node = ();

    fn guesses(&self) -> bool {
        false
    }

    #[inline]
    fn node(&self, _: &G, _: &G::Position, _: Window) {}

    #[inline]
    fn suffices(&self, _: &G, _: &G::Position, (): ()) -> Option<Score> {
        None
    }

    #[inline]
    fn trial(&self, _: &G, _: &G::Position, (): ()) -> Option<Trial<G>> {
        None
    }

    #[inline]
    fn ruling(&self, _: &G, _: &G::Position, _: Attempt<G::Move>, (): ()) -> Ruling {
        Ruling::Full
    }

    #[inline]
    fn after(&self, _: &G, _: G::Move, after: G::Position, _: i8) -> G::Position {
        after
    }
}

/// A judgement that may guess so many times; from then on the search is exact.
///
/// Runs that differ by one guess show what that guess has changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rationed<'c, J> {
    pub judgement: J,
    /// The guesses left; every event of the judgement is one.
    pub left: &'c Cell<u64>,
}

impl<J> Rationed<'_, J> {
    /// Whether one more may be made, which is then counted.
    fn takes(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }
}

impl<G: Game, J: Judgement<G>> Judgement<G> for Rationed<'_, J> {
    type Node = J::Node;

    fn node(&self, game: &G, at: &G::Position, window: Window) -> Self::Node {
        self.judgement.node(game, at, window)
    }

    fn suffices(&self, game: &G, at: &G::Position, node: Self::Node) -> Option<Score> {
        self.judgement.suffices(game, at, node).filter(|_| self.takes())
    }

    fn trial(&self, game: &G, at: &G::Position, node: Self::Node) -> Option<Trial<G>> {
        self.judgement.trial(game, at, node).filter(|_| self.takes())
    }

    fn ruling(
        &self,
        game: &G,
        at: &G::Position,
        tried: Attempt<G::Move>,
        node: Self::Node,
    ) -> Ruling {
        match self.judgement.ruling(game, at, tried, node) {
            Ruling::Full => Ruling::Full,
            ruling if self.takes() => ruling,
            _ => Ruling::Full,
        }
    }

    fn after(&self, game: &G, mv: G::Move, after: G::Position, plies: i8) -> G::Position {
        self.judgement.after(game, mv, after, plies)
    }
}
