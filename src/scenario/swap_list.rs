//! The swap list of an exchange: the whole sequence of captures, with what it gains on the way down
//! and what is backed up on the way back.

use crate::score::Score;
use crate::trace::{Phase, Replay, Seen};
use crate::tree::{Kind, NodeId};

/// A row of the swap list: the node after so many captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// The node.
    pub node: NodeId,
    /// What Black has gained so far (negative: lost); `None` while nobody has looked.
    pub gained: Option<Score>,
    /// What the node is worth, once it is known.
    pub value: Option<Score>,
}

/// The whole capture sequence, even where a side would decline, the root first: at each node the
/// best capture that has a value, for the side that makes it; before any has, the one that is being
/// read.
#[must_use]
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
    std::iter::successors(Some(NodeId::ROOT), next)
        .map(|node| {
            let stopped = tree.decline(node).unwrap_or(node);
            let state = replay.node(node);
            Swap {
                node,
                gained: (replay.seen(stopped) == Seen::Done).then(|| tree.node(stopped).value),
                value: state.value().filter(|_| state.phase() == Phase::Done),
            }
        })
        .collect()
}
