//! The swap list of an exchange: the whole sequence of captures, with the gains so far and the
//! backed-up values.

use std::sync::Arc;

use super::node_table::record;
use score::Score;
use search::Algorithm;
use trace::{Phase, Replay, Seen};
use tree::{GrowError, Kind, NodeId, Tree};

/// A row of the swap list: the node after some number of captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    pub node: NodeId,
    /// Black's gain so far (negative for a loss); `None` before the node is visited.
    pub gained: Option<Score>,
    /// The value of the node, once known.
    pub value: Option<Score>,
}

/// The whole capture sequence from the root, even where a side would decline: at each node the best
/// capture that has a value, for the side making it; if none has one yet, the capture being
/// searched.
pub fn swap_list(replay: &Replay) -> Vec<Swap> {
    let tree = replay.tree();
    let next = |&at: &NodeId| {
        let player = tree.node(at).player;
        let mut best: Option<(NodeId, Score)> = None;
        let mut being_read = None;
        for child in tree.children(at) {
            let state = replay.node(child);
            match (tree.node(child).kind, state.phase(), state.value()) {
                (Kind::Decline, ..) | (_, Phase::Unvisited, _) => {}
                (_, Phase::Done, Some(value)) => {
                    if best.is_none_or(|(_, old)| player.prefers(value, old)) {
                        best = Some((child, value));
                    }
                }
                (..) => being_read = Some(child),
            }
        }
        best.map(|(child, _)| child).or(being_read)
    };
    std::iter::successors(Some(NodeId::ROOT), next).map(|node| swap(replay, node)).collect()
}

fn swap(replay: &Replay, node: NodeId) -> Swap {
    let tree = replay.tree();
    let stopped = tree.decline(node).unwrap_or(node);
    let state = replay.node(node);
    Swap {
        node,
        gained: (replay.seen(stopped) == Seen::Done).then(|| tree.node(stopped).value),
        value: state.value().filter(|_| state.phase() == Phase::Done),
    }
}

/// Runs the exchange of a tree: the captures that can begin it, and the swap list at its end.
pub fn run_exchange(tree: &Arc<Tree>) -> Result<[Vec<Swap>; 2], GrowError> {
    let trace = record(Algorithm::Exchange, tree)?;
    let replay = Replay::at_end(Arc::clone(tree), Arc::new(trace));
    let captures = tree.children(NodeId::ROOT);
    let captures = captures.filter(|&child| tree.node(child).kind != Kind::Decline);
    Ok([captures.map(|child| swap(&replay, child)).collect(), swap_list(&replay)])
}
