//! A game in which a pass is a move that only a search makes.

use super::{
    CaptureOrder, Captures, Checks, Evaluator, Game, Keyed, MovePart, OrPass, Promotions, Rank,
    Selected, Selects, Threats,
};
use score::{Player, Score};

/// A game whose moves include the pass (null move). The pass is never generated, so that only a
/// search that asks what would happen without a move makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes<G>(pub G);

impl<G> Passes<G> {
    /// Appends what `write` writes, as moves.
    fn wrapped<M>(moves: &mut Vec<OrPass<M>>, write: impl FnOnce(&mut Vec<M>)) {
        let mut own = Vec::new();
        write(&mut own);
        moves.extend(own.into_iter().map(OrPass::Move));
    }
}

impl<G: Threats> Game for Passes<G> {
    type Position = G::Position;
    type Move = OrPass<G::Move>;

    fn player(&self, at: &G::Position) -> Player {
        self.0.player(at)
    }

    fn moves(&self, at: &G::Position, moves: &mut Vec<Self::Move>) {
        Self::wrapped(moves, |own| self.0.moves(at, own));
    }

    fn ranked_moves(&self, at: &G::Position, moves: &mut Vec<Self::Move>, ranks: &mut Vec<Rank>) {
        Self::wrapped(moves, |own| self.0.ranked_moves(at, own, ranks));
    }

    fn after(&self, at: &G::Position, mv: Self::Move) -> G::Position {
        match mv {
            OrPass::Move(mv) => self.0.after(at, mv),
            OrPass::Pass => self.0.passed(at).unwrap_or_else(|| at.clone()),
        }
    }

    fn player_after(&self, at: &G::Position, mv: Self::Move) -> Player {
        match mv {
            OrPass::Move(mv) => self.0.player_after(at, mv),
            OrPass::Pass => self.0.player(at).other(),
        }
    }

    fn fits(&self, at: &G::Position, mv: Self::Move) -> bool {
        mv.played().is_some_and(|mv| self.0.fits(at, mv))
    }

    fn may_decline(&self, at: &G::Position) -> bool {
        self.0.may_decline(at)
    }
}

impl<G: Captures + Threats> Captures for Passes<G> {
    /// A pass has no destination.
    type Square = Option<G::Square>;

    fn takes(&self, at: &G::Position, mv: Self::Move) -> bool {
        mv.played().is_some_and(|mv| self.0.takes(at, mv))
    }

    fn taking(&self, at: &G::Position, moves: &mut Vec<Self::Move>) {
        Self::wrapped(moves, |own| self.0.taking(at, own));
    }

    fn target(&self, mv: Self::Move) -> Self::Square {
        mv.played().map(|mv| self.0.target(mv))
    }

    fn captures_on(
        &self,
        at: &G::Position,
        square: Self::Square,
        order: CaptureOrder,
        captures: &mut Vec<Self::Move>,
    ) {
        if let Some(square) = square {
            Self::wrapped(captures, |own| self.0.captures_on(at, square, order, own));
        }
    }

    fn targets(&self, at: &G::Position, squares: &mut Vec<Self::Square>) {
        let mut own = Vec::new();
        self.0.targets(at, &mut own);
        squares.extend(own.into_iter().map(Some));
    }

    fn capture_gain(&self, at: &G::Position, capture: Self::Move) -> i32 {
        capture.played().map_or(0, |mv| self.0.capture_gain(at, mv))
    }

    fn loss_after(&self, at: &G::Position, mv: Self::Move) -> i32 {
        mv.played().map_or(0, |mv| self.0.loss_after(at, mv))
    }
}

impl<G: Promotions + Threats> Promotions for Passes<G> {
    fn part(&self, at: &G::Position, part: MovePart, moves: &mut Vec<Self::Move>) {
        Self::wrapped(moves, |own| self.0.part(at, part, own));
    }

    fn promotes(&self, mv: Self::Move) -> bool {
        mv.played().is_some_and(|mv| self.0.promotes(mv))
    }

    fn promotion_gain(&self, at: &G::Position, mv: Self::Move) -> i32 {
        mv.played().map_or(0, |mv| self.0.promotion_gain(at, mv))
    }
}

impl<G: Checks + Threats> Checks for Passes<G> {
    fn gives_check(&self, at: &G::Position, mv: Self::Move) -> bool {
        mv.played().is_some_and(|mv| self.0.gives_check(at, mv))
    }

    fn in_check(&self, at: &G::Position) -> bool {
        self.0.in_check(at)
    }

    fn loses_without_moves(&self) -> bool {
        self.0.loses_without_moves()
    }
}

impl<G: Keyed + Threats> Keyed for Passes<G> {
    /// The pass has the last number.
    const NUMBERS: usize = G::NUMBERS + 1;

    fn key(&self, at: &G::Position) -> u64 {
        self.0.key(at)
    }

    fn number(&self, mv: Self::Move) -> usize {
        mv.played().map_or(G::NUMBERS, |mv| self.0.number(mv))
    }
}

/// Evaluates the positions of a game with passes, or selects moves there, as the game without them
/// does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WithPasses<E>(pub E);

impl<G: Threats, E: Evaluator<G>> Evaluator<Passes<G>> for WithPasses<E> {
    fn value(&self, game: &Passes<G>, at: &G::Position, remaining: u8) -> Score {
        self.0.value(&game.0, at, remaining)
    }

    fn value_after(
        &self,
        game: &Passes<G>,
        (before, value): (&G::Position, Score),
        mv: OrPass<G::Move>,
    ) -> Score {
        match mv {
            OrPass::Move(mv) => self.0.value_after(&game.0, (before, value), mv),
            OrPass::Pass => value,
        }
    }

    fn even(&self) -> Score {
        self.0.even()
    }
}

impl<G: Captures + Threats, S: Selects<G>> Selects<Passes<G>> for WithPasses<S> {
    fn select(
        &self,
        at: &G::Position,
        plies: usize,
    ) -> Vec<Selected<OrPass<G::Move>, Option<G::Square>>> {
        let selected = self.0.select(at, plies).into_iter().map(|it| Selected {
            mv: OrPass::Move(it.mv),
            class: it.class,
            provisional: it.provisional,
            about: it.about.map(Some),
            other: it.other.map(Some),
        });
        selected.collect()
    }

    fn may_stop(&self, plies: usize) -> bool {
        self.0.may_stop(plies)
    }
}
