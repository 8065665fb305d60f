//! What leaf policies make of a position, side by side.

use shunsai::Position;

use crate::eval::material::Material;
use crate::game::CaptureOrder;
use crate::games::shogi::Shogi;
use crate::games::shogi::values::PieceValues;
use crate::score::Score;
use crate::search::{BestExchange, Quiescence, Since, quiet_value};

/// What a position is worth to each leaf policy; for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The material.
    pub standing: Score,
    /// The material and the best exchange.
    pub exchange: Score,
    /// Quiescence; none if that took too long here.
    pub quiescence: Option<Score>,
}

/// Nodes that quiescence may take: it is read between two frames.
const NODES: u64 = 8_000;

impl Worth {
    /// The three values of a position, counted from `base`.
    #[must_use]
    pub fn of(at: &Position, values: PieceValues, base: Score, quiescence: Quiescence) -> Self {
        use crate::game::Evaluator;
        let game = Shogi {
            values: values.by_balance(),
        };
        let standing = Since {
            standing: Material(values),
            base,
        };
        let exchange = BestExchange {
            standing,
            order: CaptureOrder::Geometric,
        };
        Self {
            standing: standing.value(&game, at, 0),
            exchange: exchange.value(&game, at, 0),
            quiescence: quiet_value(&game, at, &standing, quiescence, NODES),
        }
    }
}
