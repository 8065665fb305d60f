//! The swap list of an exchange, with names.

use super::projection::Projection;
use language::signed;
use score::Score;
use tree::{Kind, NodeId};

#[derive(Clone, Debug, PartialEq)]
pub struct SwapRow {
    /// The node after some number of captures.
    pub node: NodeId,
    /// The capture that leads to it; empty at the start.
    pub capture: String,
    /// The piece captured and its value; empty at the start.
    pub gain: String,
    /// Black's gain so far.
    pub running: String,
    /// The value of the node, once it is known.
    pub backed_up: String,
    pub on_line: bool,
}

impl Projection<'_> {
    /// The swap list of an exchange; empty for other trees. It ends at the first node with a choice
    /// of captures whose value is hidden: the next row would reveal the choice.
    pub fn swap_list(&self) -> Vec<SwapRow> {
        if !self.algorithm.is_exchange() {
            return Vec::new();
        }
        let line = self.line();
        let number = |value: Option<Score>| {
            value.map_or_else(|| "?".to_owned(), |value| signed(value).to_string())
        };
        let mut swaps = scenario::swap_list(self.state);
        let captures = |node: NodeId| {
            let children = self.tree().children(node);
            children.filter(|&child| self.weight(child).kind != Kind::Decline)
        };
        let is_secret = |node: NodeId| self.hides(node) && captures(node).nth(1).is_some();
        let last = swaps.iter().position(|swap| is_secret(swap.node));
        swaps.truncate(last.map_or(swaps.len(), |last| last + 1));
        swaps
            .into_iter()
            .map(|swap| {
                let hidden = self.hides(swap.node);
                let stops = self.weight(swap.node).kind == Kind::Decline;
                SwapRow {
                    node: swap.node,
                    capture: match swap.node {
                        NodeId::ROOT => String::new(),
                        node => self.subject.choice(self.tree(), node, self.language),
                    },
                    gain: {
                        let gain = self.subject.gain(self.tree(), swap.node, self.language);
                        gain.unwrap_or_default()
                    },
                    running: number(swap.gained),
                    backed_up: number(swap.value.filter(|_| !hidden)),
                    on_line: line.contains(&swap.node) && !stops,
                }
            })
            .collect()
    }
}
