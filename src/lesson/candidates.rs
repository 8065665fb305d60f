//! The highlighted moves of a node: the best line so far, and the other children that have values.

use super::projection::Projection;
use trace::Seen;
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// The best line so far below a node, at most `plies` long; it ends where a player declines, and
    /// at a value of an earlier visit.
    pub fn line_below(&self, node: NodeId, plies: usize) -> Vec<NodeId> {
        let mut line = Vec::with_capacity(plies);
        let mut at = node;
        while line.len() < plies
            && self.seen(at) != Seen::Earlier
            && !self.finds_no_mate(at)
            && let Some(best) = self.best(at)
            && self.weight(best).kind != Kind::Decline
        {
            line.push(best);
            at = best;
        }
        line
    }

    /// The best `count` children of a node that have values at this step, without the best one, in
    /// descending order. Empty while the value of the node is hidden.
    pub fn candidates(&self, node: NodeId, count: usize) -> Vec<NodeId> {
        if self.hides(node) {
            return Vec::new();
        }
        let player = self.weight(node).player;
        let best = self.best(node);
        let mut others: Vec<_> = self
            .tree()
            .children(node)
            .filter(|&child| Some(child) != best && self.seen(child) == Seen::Done)
            .filter(|&child| self.weight(child).kind != Kind::Decline)
            .filter_map(|child| Some((self.value(child)?, child)))
            .collect();
        // In tree order if the values are equal.
        others.sort_by_key(|&(value, child)| (value.0.saturating_mul(-player.sign()), child));
        others.truncate(count);
        others.into_iter().map(|(_, child)| child).collect()
    }
}
