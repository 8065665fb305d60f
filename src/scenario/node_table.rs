//! The memory of a search over a tree that is there before it.

use game::Game;
use score::{BoundedScore, Window};
use search::{Algorithm, Found, Memory, Recalled};
use tree::{NodeId, Tree};

/// A transposition table in which a position is a node.
///
/// It holds the result of each node's last visit; nothing for an algorithm that needs no memory.
#[derive(Clone, Debug)]
pub struct NodeTable {
    /// How many plies there are below each node; empty if nothing is kept.
    heights: Vec<u8>,
    /// The value found by a visit, its number, and the best move, if one has been found.
    known: Vec<Option<(BoundedScore, u32, Option<NodeId>)>>,
}

impl NodeTable {
    /// Knows nothing yet of a tree that `algorithm` is going to search.
    pub fn new(algorithm: Algorithm, tree: &Tree) -> Self {
        if !algorithm.remembers() {
            return Self { heights: Vec::new(), known: Vec::new() };
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

impl<G: Game<Position = NodeId, Move = NodeId>> Memory<G> for NodeTable {
    fn recall(&mut self, _: &G, at: &NodeId, window: Window) -> Option<Recalled> {
        let (value, visit, _) = (*self.known.get(at.index())?)?;
        value.settles(window).then_some(Recalled {
            value,
            depth: self.heights[at.index()],
            visit: Some(visit),
        })
    }

    fn best(&mut self, _: &G, at: &NodeId) -> Option<NodeId> {
        (*self.known.get(at.index())?)?.2
    }

    fn remember(&mut self, game: &G, at: &NodeId, found: Found<NodeId>) {
        if let Some(known) = self.known.get_mut(at.index()) {
            let bound = found.window.bound(found.value);
            // If every move fails low, the first one found is not informative.
            let best = found.best.filter(|_| bound != game.player(at).fail_low_bound());
            let before = known.and_then(|(.., best)| best);
            let value = BoundedScore { value: found.value, bound };
            *known = Some((value, found.visit, best.or(before)));
        }
    }
}
