//! Incremental evaluators.

use super::{
    AnswerKind, CaptureOrder, Captures, Checks, Evaluator, Game, Keyed, MovePart, Promotions, Rank,
    Threats,
};
use score::{Player, Score};

/// An evaluator that keeps data for a position and updates it move by move. The value is the same
/// as from scratch.
pub trait Incremental<G: Game>: Evaluator<G> {
    type Kept: Clone;

    /// Computes the data of `at` from scratch.
    fn keep(&self, game: &G, at: &G::Position) -> Self::Kept;

    /// Updates the data for `after`, the position after `mv`.
    fn kept_after(
        &self,
        game: &G,
        kept: &Self::Kept,
        before: &G::Position,
        mv: G::Move,
        after: &G::Position,
    ) -> Self::Kept;

    /// The static value for Black of the position with this data.
    fn kept_value(&self, kept: &Self::Kept) -> Score;

    /// The static value for Black after `mv`, which some evaluators compute without making the
    /// move.
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

/// Makes an evaluator keep its value itself, where counting from scratch is as fast as an update.
#[macro_export]
macro_rules! keeps_its_value {
    ($evaluator:ty, $game:ty) => {
        impl $crate::Incremental<$game> for $evaluator {
            type Kept = score::Score;

            fn keep(&self, game: &$game, at: &<$game as $crate::Game>::Position) -> score::Score {
                $crate::Evaluator::value(self, game, at, 0)
            }

            fn kept_after(
                &self,
                game: &$game,
                _: &score::Score,
                _: &<$game as $crate::Game>::Position,
                _: <$game as $crate::Game>::Move,
                after: &<$game as $crate::Game>::Position,
            ) -> score::Score {
                self.keep(game, after)
            }

            fn kept_value(&self, kept: &score::Score) -> score::Score {
                *kept
            }
        }
    };
}

/// A game whose positions carry the data of an evaluator, updated with every move of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping<G, E> {
    pub game: G,
    pub evaluator: E,
}

/// A position with the data of an evaluator.
#[derive(Clone, Debug)]
pub struct KeptPosition<P, K> {
    pub position: P,
    kept: K,
}

/// Evaluates a position from its data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FromKept;

impl<G: Game, E: Incremental<G>> Keeping<G, E> {
    /// Computes the data of a position from scratch.
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

    fn is_chance(&self, at: &Self::Position) -> bool {
        self.game.is_chance(&at.position)
    }

    fn weight(&self, at: &Self::Position, mv: G::Move) -> u32 {
        self.game.weight(&at.position, mv)
    }

    fn fits(&self, at: &Self::Position, mv: G::Move) -> bool {
        self.game.fits(&at.position, mv)
    }

    fn may_decline(&self, at: &Self::Position) -> bool {
        self.game.may_decline(&at.position)
    }
}

impl<G: Captures, E: Incremental<G>> Captures for Keeping<G, E> {
    type Square = G::Square;

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

    fn loss_after(&self, at: &Self::Position, mv: G::Move) -> i32 {
        self.game.loss_after(&at.position, mv)
    }
}

/// The value is for Black, whoever is to move, so that a pass keeps it.
impl<G: Threats, E: Incremental<G>> Threats for Keeping<G, E> {
    fn passed(&self, at: &Self::Position) -> Option<Self::Position> {
        let position = self.game.passed(&at.position)?;
        Some(KeptPosition { position, kept: at.kept.clone() })
    }

    fn answers(
        &self,
        before: &Self::Position,
        threat: G::Move,
        is_next: bool,
        answers: &mut Vec<(G::Move, AnswerKind)>,
    ) {
        self.game.answers(&before.position, threat, is_next, answers);
    }
}

impl<G: Promotions, E: Incremental<G>> Promotions for Keeping<G, E> {
    fn part(&self, at: &Self::Position, part: MovePart, moves: &mut Vec<G::Move>) {
        self.game.part(&at.position, part, moves);
    }

    fn promotes(&self, mv: G::Move) -> bool {
        self.game.promotes(mv)
    }

    fn promotion_gain(&self, at: &Self::Position, mv: G::Move) -> i32 {
        self.game.promotion_gain(&at.position, mv)
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
