//! Games without captures, promotions and checks.

use super::{CaptureOrder, Captures, Checks, Game, MovePart, Promotions};

/// A game in which no move captures, promotes or gives check (tic-tac-toe, Othello): to searches
/// that distinguish quiet moves, every move is quiet.
pub trait Quiet: Game {}

impl<G: Quiet> Captures for G {
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

impl<G: Quiet> Promotions for G {
    fn part(&self, at: &G::Position, part: MovePart, moves: &mut Vec<G::Move>) {
        if part == MovePart::Quiet {
            self.moves(at, moves);
        }
    }

    fn promotes(&self, _: G::Move) -> bool {
        false
    }

    fn promotion_gain(&self, _: &G::Position, _: G::Move) -> i32 {
        0
    }
}

impl<G: Quiet> Checks for G {
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
