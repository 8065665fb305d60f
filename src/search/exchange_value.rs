//! What exchanges are worth in a position: the same search as in a lesson, silent.

use super::exchange::exchange;
use super::run::{Budget, Run};
use crate::game::{CaptureOrder, Captures, Exchange, Exchanged, Gained};
use crate::score::{Score, Window};
use crate::trace::{Event, Observer, Silent, Visit};

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

/// The capture with which the best exchange begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestCapture<M> {
    /// The capture.
    pub mv: M,
    /// What the exchange changes, for Black.
    pub value: i32,
}

/// How the best exchange of [`best_exchange`] begins; none if no exchange wins anything.
pub fn best_capture<G: Captures>(
    game: &G,
    at: &G::Position,
    order: CaptureOrder,
) -> Option<BestCapture<G::Move>> {
    let player = game.player(at);
    let mut squares = Vec::new();
    game.targets(at, &mut squares);
    let mut best: Option<BestCapture<G::Move>> = None;
    for square in squares {
        let fight = Exchange {
            game,
            square,
            order,
        };
        let mut first = FirstMove::default();
        let mut run = Run::new(&Gained, Budget::DEFAULT, &mut first);
        run.enter::<G::Move>(None, Window::FULL, Visit::First);
        let value = exchange(&fight, &Exchanged::start(at.clone()), &mut run).value;
        let before = best.map_or(Score(0), |best| Score(best.value));
        if let Some(mv) = first.best.filter(|_| player.prefers(value, before)) {
            best = Some(BestCapture { mv, value: value.0 });
        }
    }
    best
}

/// Listens for the best move at the root.
#[derive(Debug)]
struct FirstMove<M> {
    /// How many nodes are open.
    open: u32,
    best: Option<M>,
}

impl<M> Default for FirstMove<M> {
    fn default() -> Self {
        Self {
            open: 0,
            best: None,
        }
    }
}

impl<M> Observer<M> for FirstMove<M> {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { .. } => self.open += 1,
            Event::Back { mv, improves, .. } => {
                self.open -= 1;
                if improves && self.open == 1 {
                    self.best = Some(mv);
                }
            }
            _ => {}
        }
    }
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
