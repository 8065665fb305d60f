//! Equal positions in a tree: a tree of moves is a graph of positions.

use std::collections::HashMap;
use std::ops::Range;

use subject::Subject;
use trace::Timeline;
use tree::{NodeId, Tree};

/// The positions of a tree that a run reaches in more than one way: the same board, the same pieces
/// in hand, the same side to move (a transposition; 合流).
#[derive(Clone, Debug, Default)]
pub struct Transpositions {
    /// The nodes grouped by position, in order of first entry.
    nodes: Vec<NodeId>,
    /// The range of each position in `nodes`.
    positions: Vec<Range<usize>>,
    /// The index of a node's position; absent for a position reached once.
    of: HashMap<NodeId, usize>,
    /// The steps at which a position is reached in a second way, in order.
    second: Vec<u32>,
    limit: Option<usize>,
}

/// The most nodes compared; the first visited ones are used.
pub const MOST_COMPARED: usize = 250_000;

impl Transpositions {
    /// Compares the positions of the first `most` nodes that a run visits. `None` if the subject
    /// has no positions to compare.
    ///
    /// # Complexity
    /// Time O(n log n), and about 50 bytes per node while it runs.
    pub fn of(
        tree: &Tree,
        subject: &dyn Subject,
        timeline: &Timeline,
        most: usize,
    ) -> Option<Self> {
        let (last, limit) = last_step(tree, timeline, most);
        let entered = |id: NodeId| timeline.entered(id).filter(|&step| step <= last);
        let mut keyed: Vec<(u64, u32, NodeId)> = Vec::new();
        let is_known = subject.keys(tree, &|id| entered(id).is_some(), &mut |id, key| {
            let step = entered(id).unwrap_or(usize::MAX);
            keyed.push((key, u32::try_from(step).unwrap_or(u32::MAX), id));
        });
        if !is_known {
            return None;
        }
        keyed.sort_unstable();
        let mut found = Self { limit, ..Self::default() };
        for equal in keyed.chunk_by(|a, b| a.0 == b.0) {
            if let [_, (_, second, _), ..] = equal {
                found.add(equal.iter().map(|&(_, _, id)| id), *second);
            }
        }
        found.second.sort_unstable();
        Some(found)
    }

    fn add(&mut self, nodes: impl Iterator<Item = NodeId>, second: u32) {
        let number = self.positions.len();
        let start = self.nodes.len();
        self.nodes.extend(nodes);
        let here = &self.nodes[start..];
        self.of.extend(here.iter().map(|&id| (id, number)));
        self.positions.push(start..self.nodes.len());
        self.second.push(second);
    }

    /// The number of positions reached in more than one way after `step` steps.
    pub fn reached(&self, step: usize) -> usize {
        self.second.partition_point(|&second| second as usize <= step)
    }

    /// The nodes of the position of `id`, itself included, in order of first entry; empty for a
    /// position reached once.
    pub fn equal(&self, id: NodeId) -> &[NodeId] {
        let number = self.of.get(&id);
        let range = number.and_then(|&number| self.positions.get(number));
        range.map_or(&[], |range| &self.nodes[range.clone()])
    }

    /// The number of nodes compared, if there are more.
    pub fn limit(&self) -> Option<usize> {
        self.limit
    }

    /// Every position reached in more than one way, as its nodes.
    pub fn all(&self) -> impl Iterator<Item = &[NodeId]> {
        let ranges = self.positions.iter();
        ranges.map(|range| &self.nodes[range.clone()])
    }
}

/// The step at which the last of the first `most` visited nodes is entered, and `most`, if there
/// are more.
fn last_step(tree: &Tree, timeline: &Timeline, most: usize) -> (usize, Option<usize>) {
    let steps = tree.ids().filter_map(|id| timeline.entered(id));
    let mut steps: Vec<_> = steps.collect();
    if steps.len() <= most || most == 0 {
        return (usize::MAX, None);
    }
    let (_, &mut last, _) = steps.select_nth_unstable(most - 1);
    (last, Some(most))
}
