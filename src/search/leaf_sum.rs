//! The value of a leaf as a sum.

use language::Notation;
use score::{Player, Score};

/// The value of a leaf as a sum: the material, and what the best exchange changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeafSum {
    /// The static value.
    pub standing: Score,
    /// What the exchange adds, for Black.
    pub exchange: Score,
    /// The capture that begins it; none if no exchange wins anything.
    pub capture: Option<String>,
}

impl LeafSum {
    /// The same sum as a notation writes it where `mover` is to move.
    #[must_use]
    pub fn written(self, notation: Notation, mover: Player) -> Self {
        Self {
            standing: notation.value(mover, self.standing),
            exchange: notation.value(mover, self.exchange),
            capture: self.capture,
        }
    }
}
