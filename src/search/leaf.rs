//! Leaf policies: the evaluation of positions where a search stops.

use super::exchange_value::best_exchange;
use super::order::MoveOrder;
use super::quiescence_alpha_beta::quiescence_alpha_beta;
use super::reading::{AtEnd, Plan, Quiescence, Reading};
use super::run::{Budget, Run};
use game::{CaptureOrder, Captures, Evaluator, Game, Tactics};
use score::{Score, Window};
use trace::Silent;

/// The static value plus the gain of the side to move by the best exchange on one square (usapyon,
/// chapter 3: `BestEval`): a quiescence search of one square.
#[derive(Clone, Copy, Debug)]
pub struct BestExchange<E> {
    pub standing: E,
    /// The candidate captures.
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

    fn even(&self) -> Score {
        self.standing.even()
    }
}

/// The value of `at` by quiescence, for Black, with `standing` as the static value; `None` if it
/// takes more than `nodes` nodes.
pub fn quiet_value<G: Tactics, E: Evaluator<G> + Copy>(
    game: &G,
    at: &G::Position,
    standing: &E,
    quiescence: Quiescence,
    nodes: u64,
) -> Option<Score> {
    let reading = Reading {
        game,
        standing,
        selector: None,
        plan: Plan { quiescence: Some(quiescence), order: MoveOrder::Captures, ..Plan::default() },
        further: &[],
    };
    let leaf = AtEnd(*standing);
    let mut run = Run::new(&leaf, Budget::nodes(nodes), Silent);
    let start = reading.start(at.clone());
    let root = run.at_root::<G::Move>();
    let found = quiescence_alpha_beta(&reading, &start, u8::MAX, Window::FULL, root);
    (!run.is_spent()).then_some(found.value)
}

/// A value relative to that of another position, such as the root: the gain since then. Mates are
/// unchanged.
#[derive(Clone, Copy, Debug)]
pub struct Since<E> {
    pub standing: E,
    /// The value of the reference position.
    pub base: Score,
}

impl<G: Game, E: Evaluator<G>> Evaluator<G> for Since<E> {
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score {
        let value = self.standing.value(game, at, remaining);
        if value.is_mate() {
            return value;
        }
        value + -self.base.0
    }

    fn value_after(&self, game: &G, (before, value): (&G::Position, Score), mv: G::Move) -> Score {
        let absolute = value + self.base.0;
        self.standing.value_after(game, (before, absolute), mv) + -self.base.0
    }

    fn even(&self) -> Score {
        self.standing.even() + -self.base.0
    }
}
