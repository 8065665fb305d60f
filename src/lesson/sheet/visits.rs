//! The combined results of several visits, for a search that re-visits nodes.

use std::collections::BTreeMap;

use score::{Bound, BoundedScore, Score};
use trace::{EventKind, Replay, Visit};
use tree::NodeId;

/// The combined results of the visits of a node.
#[derive(Clone, Copy)]
struct NodeVisits {
    count: usize,
    /// The lower and upper bound of the true value.
    between: (Score, Score),
    is_scouted: bool,
}

/// The combined results of the visits of all nodes.
pub(super) struct SheetVisits {
    of: BTreeMap<NodeId, NodeVisits>,
}

impl SheetVisits {
    /// Reads a run at its end.
    pub(super) fn of(replay: &Replay) -> Self {
        let tree = replay.tree();
        let mut of: BTreeMap<NodeId, NodeVisits> = BTreeMap::new();
        // For each depth, whether the open node is scouted or below a scouted one.
        let mut scouted: Vec<bool> = Vec::new();
        for record in &replay.trace().records()[..replay.step()] {
            let (node, depth) = (record.node, usize::from(tree.node(record.node).depth));
            if record.kind == EventKind::Enter {
                scouted.resize(depth, false);
                let above = scouted.last().copied().unwrap_or_default();
                scouted.push(above || record.visit() == Some(Visit::Scout));
                let at = of.entry(node).or_insert(NodeVisits {
                    count: 0,
                    between: (Score::MIN, Score::MAX),
                    is_scouted: false,
                });
                at.count += 1;
                at.is_scouted = scouted.last() == Some(&true);
            }
            let (Some(said), Some(at)) = (record.returned(), of.get_mut(&node)) else {
                continue;
            };
            if said.bound != Bound::AtMost {
                at.between.0 = at.between.0.max(said.value);
            }
            if said.bound != Bound::AtLeast {
                at.between.1 = at.between.1.min(said.value);
            }
        }
        Self { of }
    }

    pub(super) fn count(&self, node: NodeId) -> usize {
        self.of.get(&node).map_or(0, |of| of.count)
    }

    /// Whether its last visit was a scout's or below one.
    pub(super) fn is_scouted(&self, node: NodeId) -> bool {
        self.of.get(&node).is_some_and(|of| of.is_scouted)
    }

    /// The true value, if the visits determine it.
    pub(super) fn known(&self, node: NodeId) -> Option<BoundedScore> {
        let (low, high) = self.of.get(&node)?.between;
        (low == high).then(|| BoundedScore::exact(low))
    }
}
