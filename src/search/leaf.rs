//! Leaf policies: what a search makes of a position where it stops.

use super::exchange::exchange;
use super::run::{Budget, Run};
use crate::game::{CaptureOrder, Captures, Evaluator, Exchange, Exchanged, Gained};
use crate::score::Score;
use crate::trace::Silent;

/// The static value, and what the side to move wins by the best exchange on one square (usapyon,
/// chapter 3: `BestEval`): a quiescence search of one square. Nothing is won where no exchange
/// wins.
#[derive(Clone, Copy, Debug)]
pub struct BestExchange<E> {
    /// The static value.
    pub standing: E,
    /// Which captures are candidates.
    pub order: CaptureOrder,
}

impl<G: Captures, E: Evaluator<G>> Evaluator<G> for BestExchange<E> {
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score {
        let standing = self.standing.value(game, at, remaining);
        if remaining > 0 {
            return standing; // The game is over.
        }
        standing + best_exchange(game, at, self.order)
    }
}

/// What the best exchange on any one square changes for Black: never against the side to move,
/// which may decline.
pub fn best_exchange<G: Captures>(game: &G, at: &G::Position, order: CaptureOrder) -> i32 {
    let player = game.player(at);
    let mut squares = Vec::new();
    game.targets(at, &mut squares);
    let start = Exchanged::start(at.clone());
    let mut best = Score(0);
    for square in squares {
        let fight = Exchange {
            game,
            square,
            order,
        };
        let mut run = Run::new(&Gained, Budget::DEFAULT, Silent);
        run.enter::<G::Move>(None, crate::score::Window::FULL);
        best = player.better(best, exchange(&fight, &start, &mut run));
    }
    best.0
}
