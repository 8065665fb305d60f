//! A value as a node shows it, and the parts of what is said of it.

use super::projection::Projection;
use crate::score::{Bound, Player};
use crate::trace::{CutReason, MadeCut, Phase};
use crate::tree::NodeId;

/// A value as a node shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueText {
    /// The text: `+50`, `?`, `≧+300`, `≦+80`.
    pub plain: String,
    /// Whether the value may still change, or is only a bound.
    pub provisional: bool,
}

/// A part of the "why".
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Text(String),
    /// A reason of a cut: one bound that suffices. A click goes to its ancestor, to the child that
    /// has set it, or to the step at which that was.
    Reason {
        /// The sentence.
        text: String,
        /// The numbers: "カ ≧ +300 ≧ +100 = オ".
        numbers: String,
        /// The reason.
        reason: CutReason,
        /// The step at which the bound was set.
        set_at: Option<usize>,
    },
    /// A sentence about another node; a click goes there.
    Link {
        /// The sentence.
        text: String,
        /// The node.
        node: NodeId,
    },
    /// `min(+100, +50) = +50`, in the colour of the player.
    Formula {
        /// The formula.
        text: String,
        /// Who chooses.
        player: Player,
    },
}

/// A variable of the pseudo-code and its value at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

impl Projection<'_> {
    /// The value of a node as it is known now. From the step of its cut on, it is a bound.
    #[must_use]
    pub fn value_text(&self, id: NodeId) -> ValueText {
        self.value_text_at(id, id)
    }

    /// The same as it is written at `viewer`, the node itself or its parent: a mate by its length from
    /// there.
    pub(crate) fn value_text_at(&self, node: NodeId, viewer: NodeId) -> ValueText {
        let phase = self.phase(node);
        let Some(value) = self.value(node).filter(|_| phase != Phase::Unvisited) else {
            return ValueText {
                plain: "?".to_owned(),
                provisional: true,
            };
        };
        // So far the value is what the best child says, and no more certain.
        let sign = self.bound_sign(node, viewer);
        let number = self.number(viewer, value);
        ValueText {
            plain: format!("{sign}{number}"),
            provisional: self.bound(node) != Bound::Exact || phase == Phase::Open,
        }
    }

    /// The cut at a node, or the one that has cut it away, as far as it may be seen: a bound is a
    /// value of the node that has set it.
    #[must_use]
    pub fn made_cut(&self, id: NodeId) -> Option<MadeCut> {
        let mut cut = self.state.made_cut(id, self.timeline)?;
        if self.hides(cut.node) {
            return None;
        }
        cut.reasons.retain(|reason| !self.hides(reason.ancestor));
        Some(cut)
    }
}
