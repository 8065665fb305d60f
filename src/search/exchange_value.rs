//! The values of exchanges in a position: the same search as in a lesson, without an observer.

use super::exchange::exchange;
use super::run::{Budget, Run};
use game::{CaptureOrder, Captures, Exchange, Exchanged, Gained};
use score::Score;
use trace::{Event, Observer, Silent};

/// The change in value for Black by the best exchange on any one square; it never costs the side to
/// move anything, because that side may decline.
pub fn best_exchange<G: Captures>(game: &G, at: &G::Position, order: CaptureOrder) -> i32 {
    let player = game.player(at);
    let mut squares = Vec::new();
    game.targets(at, &mut squares);
    let gains = squares.into_iter().map(|square| Score(exchange_on(game, at, square, order)));
    gains.fold(Score(0), |a, b| player.better(a, b)).0
}

/// The capture that begins the best exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestCapture<M> {
    pub mv: M,
    /// The change in value by the exchange, for Black.
    pub value: i32,
}

/// The first capture of [`best_exchange`]; `None` if no exchange gains anything.
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
        for (mv, value) in captures_on(game, at, square, order) {
            let before = best.map_or(Score(0), |best| Score(best.value));
            if player.prefers(value, before) {
                best = Some(BestCapture { mv, value: value.0 });
            }
        }
    }
    best
}

/// Every capture that can begin the exchange on a square, in search order, with the change in value
/// for Black if it is made; either side may decline from then on.
pub fn captures_on<G: Captures>(
    game: &G,
    at: &G::Position,
    square: G::Square,
    order: CaptureOrder,
) -> Vec<(G::Move, Score)> {
    let fight = Exchange { game, square, order };
    let mut first = FirstCaptures::default();
    let mut run = Run::new(&Gained, Budget::DEFAULT, &mut first);
    exchange(&fight, &Exchanged::start(at.clone()), run.at_root::<G::Move>());
    first.values
}

/// Observes the values returned to the root.
#[derive(Debug)]
struct FirstCaptures<M> {
    /// The number of open nodes.
    open: u32,
    values: Vec<(M, Score)>,
}

impl<M> Default for FirstCaptures<M> {
    fn default() -> Self {
        Self { open: 0, values: Vec::new() }
    }
}

impl<M> Observer<M> for FirstCaptures<M> {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { .. } => self.open += 1,
            Event::Back { mv, value, .. } => {
                self.open -= 1;
                if self.open == 1 {
                    self.values.push((mv, value.value));
                }
            }
            _ => {}
        }
    }
}

/// The change in value for Black by the exchange on one square (usapyon, chapter 3: `EvalGain`); it
/// never costs the side to move anything, because that side may decline.
pub fn exchange_on<G: Captures>(
    game: &G,
    at: &G::Position,
    square: G::Square,
    order: CaptureOrder,
) -> i32 {
    let fight = Exchange { game, square, order };
    let mut run = Run::new(&Gained, Budget::DEFAULT, Silent);
    exchange(&fight, &Exchanged::start(at.clone()), run.at_root::<G::Move>()).value.0
}
