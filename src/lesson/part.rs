//! Values as shown in nodes, and the parts of explanations.

use super::projection::Projection;
use language::mate_within;
use score::{Bound, BoundedScore, Player, Score};
use trace::{CutReason, MadeCut, Phase, Visit};
use tree::NodeId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueText {
    /// `+50`, `?`, `≧+300`, `≦+80`.
    pub plain: String,
    /// Whether the value may still change, or is only a bound.
    pub provisional: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Text(String),
    /// A reason for a cut: a bound that suffices. A click goes to its ancestor, to the child that
    /// set it, or to the step at which it was set.
    Reason {
        text: String,
        /// The numbers: "カ ≧ +300 ≧ +100 = オ".
        numbers: String,
        reason: CutReason,
        /// The step at which the bound was set.
        set_at: Option<usize>,
    },
    /// A sentence about another node, with a link to it.
    Link {
        text: String,
        node: NodeId,
    },
    /// `min(+100, +50) = +50`, in the colour of the player.
    Formula {
        text: String,
        /// The player who chooses, if it is one of two sides.
        player: Option<Player>,
    },
}

/// A variable of the pseudo-code and its value at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub value: String,
}

impl Projection<'_> {
    /// The current value of a node. From the step of its cut on, it is a bound.
    pub fn value_text(&self, id: NodeId) -> ValueText {
        self.value_text_at(id, id)
    }

    /// The same as written at `viewer`, the node itself or its parent: a mate by its length from
    /// there.
    pub(crate) fn value_text_at(&self, node: NodeId, viewer: NodeId) -> ValueText {
        let phase = self.phase(node);
        let Some(value) = self.value(node).filter(|_| phase != Phase::Unvisited) else {
            let plain = self.found_by_scout(node, viewer).unwrap_or_else(|| "?".to_owned());
            return ValueText { plain, provisional: true };
        };
        if let Some(plain) = self.paid_at(node, BoundedScore { value, bound: self.bound(node) }) {
            let provisional = self.bound(node) != Bound::Exact || phase == Phase::Open;
            return ValueText { plain, provisional };
        }
        let sign = self.bound_sign(node, viewer);
        let number = self.number(viewer, value);
        // A bound on the side of the winner is a longest mate, not a least value.
        let signs = self.signs();
        let within = if value > Score(0) { signs.at_least() } else { signs.at_most() };
        let shortest =
            node == NodeId::ROOT && self.names_mate(node, value) && self.is_shortest_mate();
        let sign = if shortest { "" } else { sign };
        let longest = (sign == within)
            .then(|| mate_within(value, self.horizon_below(viewer), self.language))
            .flatten();
        ValueText {
            plain: longest.unwrap_or_else(|| format!("{sign}{number}")),
            provisional: self.bound(node) != Bound::Exact || phase == Phase::Open,
        }
    }

    /// The bound that a scout found of a node, while it is read again and is its parent's best.
    fn found_by_scout(&self, node: NodeId, viewer: NodeId) -> Option<String> {
        let above = self.tree().parent(node)?;
        let is_again = self.state.node(node).visit() == Visit::Again;
        let is_best = is_again && self.phase(node) == Phase::Open && self.best(above) == Some(node);
        let value = self.value(above).filter(|_| is_best)?;
        let bound = self.weight(above).player.fail_high_bound();
        let sign = self.signs().of(self.telling.notation.bound(self.weight(viewer).player, bound));
        Some(format!("{sign}{}", self.number(viewer, value)))
    }

    /// The visible cut at a node, or the one that pruned it. Bounds set by nodes with hidden values
    /// are left out.
    pub fn made_cut(&self, id: NodeId) -> Option<MadeCut> {
        let mut cut = self.state.made_cut(id, self.timeline)?;
        if self.hides(cut.node) {
            return None;
        }
        cut.reasons.retain(|reason| !self.hides(reason.ancestor));
        Some(cut)
    }
}
