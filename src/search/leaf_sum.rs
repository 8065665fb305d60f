//! The value of a leaf as a sum.

use language::Notation;
use score::{Player, Score};

/// The value of a leaf as a sum: the material, and the change by the best exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeafSum {
    pub standing: Score,
    /// The change by the exchange, for Black.
    pub exchange: Score,
    /// The first capture of the exchange; `None` if no exchange gains anything.
    pub capture: Option<String>,
}

impl LeafSum {
    /// The same sum in a notation, at a node where `mover` is to move.
    #[must_use]
    pub fn written(self, notation: Notation, mover: Player) -> Self {
        Self {
            standing: notation.value(mover, self.standing),
            exchange: notation.value(mover, self.exchange),
            capture: self.capture,
        }
    }
}
