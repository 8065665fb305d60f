//! What leaf policies make of a position, side by side.

use shunsai::Position;

use crate::eval::{Explained, WithEvaluator};
use crate::game::{CaptureOrder, Evaluator};
use crate::score::Score;
use crate::search::{BestExchange, Since, quiet_value};
use crate::subject::Valuation;

/// What a position is worth to each leaf policy; for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The static value.
    pub standing: Score,
    /// The static value and the best exchange.
    pub exchange: Score,
    /// Quiescence; none if that took too long here.
    pub quiescence: Option<Score>,
}

/// Nodes that quiescence may take: it is read between two frames.
const NODES: u64 = 8_000;

impl Worth {
    /// The three values of a position, as a tree values its positions.
    #[must_use]
    pub fn of(at: &Position, valuation: &Valuation) -> Self {
        valuation.evaluation.run(Weigh(at, valuation))
    }
}

/// A position that is to be weighed.
struct Weigh<'p>(&'p Position, &'p Valuation);

impl WithEvaluator for Weigh<'_> {
    type Output = Worth;

    fn with<E: Explained>(self, evaluator: E) -> Worth {
        let Self(at, valuation) = self;
        let game = valuation.evaluation.game();
        let standing = Since {
            standing: evaluator,
            base: valuation.base,
        };
        let exchange = BestExchange {
            standing,
            order: CaptureOrder::Geometric,
        };
        Worth {
            standing: standing.value(&game, at, 0),
            exchange: exchange.value(&game, at, 0),
            quiescence: quiet_value(&game, at, &standing, valuation.quiescence, NODES),
        }
    }
}
