//! What backing up exactly says of a move that was sampled: minimax, or expectiminimax.

use std::sync::Arc;

use crate::open::Opened;
use scenario::record;
use score::Score;
use search::Algorithm;
use trace::Replay;
use tree::{Growth, NodeId};

/// The most nodes of a tree that minimax reads beside a search that samples.
const MOST_READ: usize = 100_000;

/// What an exact search finds of a move; values are for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinimaxSays {
    /// Which search says so: expectiminimax where chance moves.
    pub by: Algorithm,
    /// What the move is worth.
    pub own: Score,
    /// The move that it chooses, and what that is worth.
    pub best: (NodeId, Score),
    /// The best reply of the other side, if it has one.
    pub reply: Option<NodeId>,
}

impl Opened {
    /// What minimax, or expectiminimax where chance moves, says of the move to `child` at `node`, if
    /// the run samples; `None` where the tree is not there as a whole, or is too large.
    pub(super) fn minimax_says(&self, node: NodeId, child: NodeId) -> Option<MinimaxSays> {
        self.algorithm().samples()?;
        let tree = self.tree();
        let is_whole = tree.growth() != Growth::Searched && tree.is_finished() && tree.stubs() == 0;
        let reads = is_whole && tree.len() <= MOST_READ;
        let by = if tree.has_chance() { Algorithm::Expectiminimax } else { Algorithm::Minimax };
        let trace = reads.then(|| record(by, tree).ok())??;
        let mut exact = Replay::new(Arc::clone(tree), Arc::new(trace));
        exact.seek(usize::MAX);
        let value = |id: NodeId| exact.node(id).value();
        let best = exact.best(node)?;
        let replies = tree.node(child).player != tree.node(node).player;
        Some(MinimaxSays {
            by,
            own: value(child)?,
            best: (best, value(best)?),
            reply: exact.best(child).filter(|_| replies),
        })
    }
}
