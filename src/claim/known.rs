//! What is known of a node where each player has payoffs of its own.

use super::StepClaim;
use score::{Bound, Score};
use tree::{NodeId, Tree};

/// What is known of a node that has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownPayoffs {
    /// The players get this outcome.
    Outcome(Score),
    /// The player to move there gets `own` or more, and each other one `left` or less.
    AtLeast { own: Score, left: Score },
}

impl KnownPayoffs {
    /// What a value says of a node that returns it; `None` if it pays nobody.
    pub fn of(tree: &Tree, node: NodeId, value: Score, bound: Bound) -> Option<Self> {
        tree.paid(value)?;
        if bound == Bound::Exact {
            return Some(Self::Outcome(value));
        }
        let own = tree.payoff(value, tree.seat(node));
        Some(Self::AtLeast { own, left: Score(tree.payoffs()?.sum? - own) })
    }

    /// The claim that says so of a node.
    pub fn claim(self, node: NodeId) -> StepClaim {
        match self {
            Self::Outcome(value) => StepClaim::Paid { node, value },
            Self::AtLeast { own, left } => StepClaim::Gets { node, own, left },
        }
    }
}
