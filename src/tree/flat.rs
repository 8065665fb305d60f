//! The flat view of a tree: parent and child ranges, breadth-first.

use std::ops::Range;

use petgraph::graph::DiGraph;

use super::{Node, NodeId};

const NO_PARENT: u32 = u32::MAX;

/// Parents and child ranges of a tree whose nodes are numbered breadth-first: 8 bytes per node.
///
/// Because parents are in the order of their children, one table of offsets holds all ranges: the
/// children of `n` are `first_child[n] .. first_child[n + 1]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlatView {
    first_child: Vec<u32>,
    parent: Vec<u32>,
    /// The first node of each depth, and one more entry for the end.
    depths: Vec<u32>,
}

impl FlatView {
    /// Reads the edges of `graph`, whose numbers must be breadth-first, in one scan.
    pub fn scan(graph: &DiGraph<Node, (), u32>) -> Self {
        let count = graph.node_count();
        let mut parent = vec![NO_PARENT; count];
        for edge in graph.raw_edges() {
            parent[edge.target().index()] = edge.source().index() as u32;
        }
        Self::of_parents(parent)
    }

    /// The view of a tree given by the parent of each node, in breadth-first order; the root's is
    /// [`u32::MAX`].
    pub fn of_parents(parent: Vec<u32>) -> Self {
        let mut first_child = vec![0_u32; parent.len() + 1];
        for &above in parent.iter().skip(1) {
            first_child[above as usize + 1] += 1;
        }
        let mut next = 1; // The root is no node's child.
        for slot in &mut first_child {
            next += *slot;
            *slot = next;
        }
        let mut flat = Self { first_child, parent, depths: Vec::new() };
        flat.depths = flat.find_depths();
        flat
    }

    fn find_depths(&self) -> Vec<u32> {
        let count = self.len() as u32;
        let mut depths = vec![0];
        let (mut start, mut end) = (0_u32, 1_u32.min(count));
        while start < end {
            depths.push(end);
            let next = self.first_child[end as usize];
            (start, end) = (end, next);
        }
        depths
    }

    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Whether there is no node, which is never the case for a tree.
    pub fn is_empty(&self) -> bool {
        self.parent.is_empty()
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent[id.index()];
        (parent != NO_PARENT).then_some(NodeId(parent))
    }

    /// The number of the first child, or where it would be inserted.
    pub fn first_child(&self, id: NodeId) -> u32 {
        self.first_child[id.index()]
    }

    pub fn child_range(&self, id: NodeId) -> Range<u32> {
        self.first_child[id.index()]..self.first_child[id.index() + 1]
    }

    pub fn children(
        &self,
        id: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        self.child_range(id).map(NodeId)
    }

    /// The depth of the deepest node, in plies from the root.
    pub fn height(&self) -> usize {
        self.depths.len() - 2
    }

    /// The nodes at `depth` plies from the root, from left to right; empty beyond the last.
    pub fn at_depth(&self, depth: usize) -> Range<u32> {
        match (self.depths.get(depth), self.depths.get(depth + 1)) {
            (Some(&start), Some(&end)) => start..end,
            _ => 0..0,
        }
    }

    /// Memory in bytes.
    pub fn memory(&self) -> usize {
        (self.first_child.capacity() + self.parent.capacity() + self.depths.capacity()) * 4
    }
}
