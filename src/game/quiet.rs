//! An adapter for games without captures, promotions and checks.

use super::{CaptureOrder, Captures, Checks, Evaluator, Game, Keyed, MovePart, Promotions, Rank};
use score::{Player, Score};

/// Adapts a game without captures, promotions and checks (tic-tac-toe, Othello) to searches that
/// distinguish quiet moves: every move is quiet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AllQuiet<G>(pub G);

impl<G: Game> Game for AllQuiet<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn player(&self, at: &G::Position) -> Player {
        self.0.player(at)
    }

    fn moves(&self, at: &G::Position, moves: &mut Vec<G::Move>) {
        self.0.moves(at, moves);
    }

    fn ranked_moves(&self, at: &G::Position, moves: &mut Vec<G::Move>, ranks: &mut Vec<Rank>) {
        self.0.ranked_moves(at, moves, ranks);
    }

    fn after(&self, at: &G::Position, mv: G::Move) -> G::Position {
        self.0.after(at, mv)
    }

    fn player_after(&self, at: &G::Position, mv: G::Move) -> Player {
        self.0.player_after(at, mv)
    }

    fn may_decline(&self, at: &G::Position) -> bool {
        self.0.may_decline(at)
    }
}

impl<G: Game> Captures for AllQuiet<G> {
    /// No square is ever contested.
    type Square = ();

    fn takes(&self, _: &G::Position, _: G::Move) -> bool {
        false
    }

    fn taking(&self, _: &G::Position, _: &mut Vec<G::Move>) {}

    fn target(&self, _: G::Move) {}

    fn captures_on(&self, _: &G::Position, (): (), _: CaptureOrder, _: &mut Vec<G::Move>) {}

    fn targets(&self, _: &G::Position, _: &mut Vec<()>) {}

    fn capture_gain(&self, _: &G::Position, _: G::Move) -> i32 {
        0
    }

    fn loss_after(&self, _: &G::Position, _: G::Move) -> i32 {
        0
    }
}

impl<G: Game> Promotions for AllQuiet<G> {
    fn part(&self, at: &G::Position, part: MovePart, moves: &mut Vec<G::Move>) {
        if part == MovePart::Quiet {
            self.0.moves(at, moves);
        }
    }

    fn promotes(&self, _: G::Move) -> bool {
        false
    }

    fn promotion_gain(&self, _: &G::Position, _: G::Move) -> i32 {
        0
    }
}

impl<G: Game> Checks for AllQuiet<G> {
    fn gives_check(&self, _: &G::Position, _: G::Move) -> bool {
        false
    }

    fn in_check(&self, _: &G::Position) -> bool {
        false
    }

    fn loses_without_moves(&self) -> bool {
        false
    }
}

impl<G: Keyed> Keyed for AllQuiet<G> {
    const NUMBERS: usize = G::NUMBERS;

    fn key(&self, at: &G::Position) -> u64 {
        self.0.key(at)
    }

    fn number(&self, mv: G::Move) -> usize {
        self.0.number(mv)
    }
}

/// Adapts the evaluator of a game to [`AllQuiet`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quietly<E>(pub E);

impl<G: Game, E: Evaluator<G>> Evaluator<AllQuiet<G>> for Quietly<E> {
    fn value(&self, game: &AllQuiet<G>, at: &G::Position, remaining: u8) -> Score {
        self.0.value(&game.0, at, remaining)
    }

    fn value_after(
        &self,
        game: &AllQuiet<G>,
        (before, value): (&G::Position, Score),
        mv: G::Move,
    ) -> Score {
        self.0.value_after(&game.0, (before, value), mv)
    }

    fn even(&self) -> Score {
        self.0.even()
    }
}
