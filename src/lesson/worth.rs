//! The value of a position under each leaf policy.

use shunsai::Position;

use eval::{Explained, WithEvaluator};
use game::{CaptureOrder, Evaluator};
use score::Score;
use search::{BestExchange, Since, quiet_value};
use subject::Valuation;

/// The value of a position under each leaf policy, for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    pub standing: Score,
    /// The static value plus the best exchange.
    pub exchange: Score,
    /// The value of quiescence search; `None` if it exceeded the node limit.
    pub quiescence: Option<Score>,
}

/// The node limit of the quiescence search, which runs between two frames.
const NODES: u64 = 8_000;

impl Worth {
    /// The three values of a position, with a tree's valuation.
    pub fn of(at: &Position, valuation: &Valuation) -> Self {
        valuation.evaluation.run(Weigh(at, valuation))
    }
}

/// A computation over an evaluator.
struct Weigh<'p>(&'p Position, &'p Valuation);

impl WithEvaluator for Weigh<'_> {
    type Output = Worth;

    fn with<E: Explained>(self, evaluator: E) -> Worth {
        let Self(at, valuation) = self;
        let game = valuation.evaluation.game();
        let standing = Since { standing: evaluator, base: valuation.base };
        let exchange = BestExchange { standing, order: CaptureOrder::Geometric };
        Worth {
            standing: standing.value(&game, at, 0),
            exchange: exchange.value(&game, at, 0),
            quiescence: quiet_value(&game, at, &standing, valuation.quiescence, NODES),
        }
    }
}
