//! What exchanges are worth in a position: the same search as in a lesson, silent.

use super::exchange::exchange;
use super::run::{Budget, Run};
use crate::game::{CaptureOrder, Captures, Exchange, Exchanged, Gained};
use crate::score::{Score, Window};
use crate::trace::{Silent, Visit};

/// What the best exchange on any one square changes for Black: never against the side to move,
/// which may decline.
pub fn best_exchange<G: Captures>(game: &G, at: &G::Position, order: CaptureOrder) -> i32 {
    let player = game.player(at);
    let mut squares = Vec::new();
    game.targets(at, &mut squares);
    let gains = squares
        .into_iter()
        .map(|square| Score(exchange_on(game, at, square, order)));
    gains.fold(Score(0), |a, b| player.better(a, b)).0
}

/// What the exchange on one square changes for Black (usapyon, chapter 3: `EvalGain`): never
/// against the side to move, which may decline.
pub fn exchange_on<G: Captures>(
    game: &G,
    at: &G::Position,
    square: G::Square,
    order: CaptureOrder,
) -> i32 {
    let (value, _) = exchange_within(game, at, square, order, Budget::DEFAULT.nodes);
    value
}

/// [`exchange_on`] within so many nodes, and whether they were enough.
pub(super) fn exchange_within<G: Captures>(
    game: &G,
    at: &G::Position,
    square: G::Square,
    order: CaptureOrder,
    nodes: u64,
) -> (i32, bool) {
    let fight = Exchange {
        game,
        square,
        order,
    };
    let mut run = Run::new(&Gained, Budget::nodes(nodes), Silent);
    run.enter::<G::Move>(None, Window::FULL, Visit::First);
    let value = exchange(&fight, &Exchanged::start(at.clone()), &mut run).value;
    (value.0, !run.is_spent())
}
