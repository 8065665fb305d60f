//! Evaluators that keep what they know of a position, and change it move by move.

use super::{CaptureOrder, Captures, Checks, Evaluator, Game, Keyed, Promotions, Rank};
use crate::score::{Player, Score};

/// An evaluator that can keep what it knows of a position, so that the value after a move is told
/// from what the move changes. The value is the same as from scratch.
pub trait Incremental<G: Game>: Evaluator<G> {
    /// What is kept of a position.
    type Kept: Clone;

    /// What is kept of `at`.
    fn keep(&self, game: &G, at: &G::Position) -> Self::Kept;

    /// What is kept of `after`, the position after `mv`.
    fn kept_after(
        &self,
        game: &G,
        kept: &Self::Kept,
        before: &G::Position,
        mv: G::Move,
        after: &G::Position,
    ) -> Self::Kept;

    /// The static value for Black of a position of which this is kept.
    fn kept_value(&self, kept: &Self::Kept) -> Score;

    /// The static value for Black after `mv`: evaluators that can tell it from the move alone need
    /// not make it.
    fn value_of_move(
        &self,
        game: &G,
        kept: &Self::Kept,
        before: &G::Position,
        mv: G::Move,
    ) -> Score {
        let after = game.after(before, mv);
        self.kept_value(&self.kept_after(game, kept, before, mv, &after))
    }
}

/// A game whose positions carry what an evaluator keeps of them: a search makes a move, and the
/// evaluator hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping<G, E> {
    /// The game.
    pub game: G,
    /// The evaluator.
    pub evaluator: E,
}

/// A position with what an evaluator keeps of it.
#[derive(Clone, Debug)]
pub struct KeptPosition<P, K> {
    /// The position.
    pub position: P,
    kept: K,
}

/// The value of a position from what is kept of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FromKept;

impl<G: Game, E: Incremental<G>> Keeping<G, E> {
    /// A position that nothing has been kept of yet.
    pub fn start(&self, position: G::Position) -> KeptPosition<G::Position, E::Kept> {
        let kept = self.evaluator.keep(&self.game, &position);
        KeptPosition { position, kept }
    }
}

impl<G: Game, E: Incremental<G>> Evaluator<Keeping<G, E>> for FromKept {
    fn value(
        &self,
        keeping: &Keeping<G, E>,
        at: &KeptPosition<G::Position, E::Kept>,
        remaining: u8,
    ) -> Score {
        if remaining > 0 {
            let evaluator = &keeping.evaluator;
            return evaluator.value(&keeping.game, &at.position, remaining);
        }
        keeping.evaluator.kept_value(&at.kept)
    }

    fn value_after(
        &self,
        keeping: &Keeping<G, E>,
        (before, _): (&KeptPosition<G::Position, E::Kept>, Score),
        mv: G::Move,
    ) -> Score {
        let evaluator = &keeping.evaluator;
        evaluator.value_of_move(&keeping.game, &before.kept, &before.position, mv)
    }
}

impl<G: Game, E: Incremental<G>> Game for Keeping<G, E> {
    type Position = KeptPosition<G::Position, E::Kept>;
    type Move = G::Move;

    fn player(&self, at: &Self::Position) -> Player {
        self.game.player(&at.position)
    }

    fn moves(&self, at: &Self::Position, moves: &mut Vec<G::Move>) {
        self.game.moves(&at.position, moves);
    }

    fn ranked_moves(&self, at: &Self::Position, moves: &mut Vec<G::Move>, ranks: &mut Vec<Rank>) {
        self.game.ranked_moves(&at.position, moves, ranks);
    }

    fn after(&self, at: &Self::Position, mv: G::Move) -> Self::Position {
        let position = self.game.after(&at.position, mv);
        let evaluator = &self.evaluator;
        let kept = evaluator.kept_after(&self.game, &at.kept, &at.position, mv, &position);
        KeptPosition { position, kept }
    }

    fn player_after(&self, at: &Self::Position, mv: G::Move) -> Player {
        self.game.player_after(&at.position, mv)
    }

    fn may_decline(&self, at: &Self::Position) -> bool {
        self.game.may_decline(&at.position)
    }
}

impl<G: Captures, E: Incremental<G>> Captures for Keeping<G, E> {
    type Square = G::Square;
    type Bare = G::Bare;

    fn bare<'b>(
        &'b self,
        at: &'b Self::Position,
    ) -> (&'b G::Bare, &'b <G::Bare as Game>::Position) {
        self.game.bare(&at.position)
    }

    fn takes(&self, at: &Self::Position, mv: G::Move) -> bool {
        self.game.takes(&at.position, mv)
    }

    fn taking(&self, at: &Self::Position, moves: &mut Vec<G::Move>) {
        self.game.taking(&at.position, moves);
    }

    fn target(&self, mv: G::Move) -> G::Square {
        self.game.target(mv)
    }

    fn captures_on(
        &self,
        at: &Self::Position,
        square: G::Square,
        order: CaptureOrder,
        captures: &mut Vec<G::Move>,
    ) {
        self.game.captures_on(&at.position, square, order, captures);
    }

    fn targets(&self, at: &Self::Position, squares: &mut Vec<G::Square>) {
        self.game.targets(&at.position, squares);
    }

    fn capture_gain(&self, at: &Self::Position, capture: G::Move) -> i32 {
        self.game.capture_gain(&at.position, capture)
    }
}

impl<G: Promotions, E: Incremental<G>> Promotions for Keeping<G, E> {
    fn promotes(&self, mv: G::Move) -> bool {
        self.game.promotes(mv)
    }
}

impl<G: Checks, E: Incremental<G>> Checks for Keeping<G, E> {
    fn gives_check(&self, at: &Self::Position, mv: G::Move) -> bool {
        self.game.gives_check(&at.position, mv)
    }

    fn in_check(&self, at: &Self::Position) -> bool {
        self.game.in_check(&at.position)
    }

    fn loses_without_moves(&self) -> bool {
        self.game.loses_without_moves()
    }
}

impl<G: Keyed, E: Incremental<G>> Keyed for Keeping<G, E> {
    const NUMBERS: usize = G::NUMBERS;

    fn key(&self, at: &Self::Position) -> u64 {
        self.game.key(&at.position)
    }

    fn number(&self, mv: G::Move) -> usize {
        self.game.number(mv)
    }
}
