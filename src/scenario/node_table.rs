//! The memory of a search over a tree that is there before it.

use game::Rank;
use score::{BoundedScore, Window};
use search::{Algorithm, Found, Memory, Recalled};
use tree::{NodeId, Tree, TreeGame};

/// What has been found of the nodes of a tree: a transposition table in which a position is a node.
///
/// Of a node it keeps what the last visit has found; for an algorithm that needs no memory, nothing.
#[derive(Clone, Debug)]
pub struct NodeTable {
    /// How many plies there are below each node; none, where nothing is kept.
    heights: Vec<u8>,
    known: Vec<Option<(BoundedScore, u32)>>,
}

impl NodeTable {
    /// Knows nothing yet of a tree that `algorithm` is going to search.
    pub fn new(algorithm: Algorithm, tree: &Tree) -> Self {
        if !algorithm.remembers() {
            let (heights, known) = (Vec::new(), Vec::new());
            return Self { heights, known };
        }
        let mut heights = vec![0_u8; tree.len()];
        let mut ids: Vec<_> = tree.ids().collect();
        ids.sort_unstable_by_key(|&id| std::cmp::Reverse(tree.node(id).depth));
        for id in ids {
            if let Some(parent) = tree.parent(id) {
                let height = heights[id.index()].saturating_add(1);
                let above = &mut heights[parent.index()];
                *above = height.max(*above);
            }
        }
        Self { heights, known: vec![None; tree.len()] }
    }
}

impl Memory<TreeGame<'_>> for NodeTable {
    fn recall(&mut self, _: &TreeGame<'_>, at: &NodeId, window: Window) -> Option<Recalled> {
        let (value, visit) = (*self.known.get(at.index())?)?;
        value.settles(window).then_some(Recalled {
            value,
            depth: self.heights[at.index()],
            visit: Some(visit),
        })
    }

    fn rank(&mut self, _: &TreeGame<'_>, _: &NodeId, _: &[NodeId], _: &mut Vec<Rank>) {}

    fn closed(&mut self, _: &TreeGame<'_>, _: &NodeId, _: NodeId) {}

    fn remember(&mut self, _: &TreeGame<'_>, at: &NodeId, found: Found<NodeId>) {
        if let Some(known) = self.known.get_mut(at.index()) {
            let bound = found.window.bound(found.value);
            let value = BoundedScore { value: found.value, bound };
            *known = Some((value, found.visit));
        }
    }
}
