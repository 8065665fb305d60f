//! Which node of one tree is which of another.

use super::{Kind, NodeId, Tree};

/// The number that stands for "no node".
const NONE: u32 = u32::MAX;

/// Which nodes of two trees are the same: those to which the same moves lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    /// For each node of the first tree that of the second; empty if both are one tree.
    second: Vec<u32>,
    /// The other way round.
    first: Vec<u32>,
}

impl Matching {
    /// Both are one tree.
    pub const SAME: Self = Self {
        second: Vec::new(),
        first: Vec::new(),
    };

    /// The nodes of two trees, from a node of each down that are the same, if there are such `roots`:
    /// `is_same` says of a child of each, below nodes that are the same, whether they are. The choice to
    /// stop is only ever the same as the choice to stop.
    ///
    /// Of a node with many children it asks at most as often as there are pairs of them, and about
    /// once a child if they stand in one order.
    pub fn of(
        first: &Tree,
        second: &Tree,
        roots: Option<(NodeId, NodeId)>,
        is_same: impl Fn(NodeId, NodeId) -> bool,
    ) -> Self {
        let mut found = Self {
            second: vec![NONE; first.len()],
            first: vec![NONE; second.len()],
        };
        let mut open: Vec<_> = roots.into_iter().collect();
        while let Some((one, other)) = open.pop() {
            found.second[one.index()] = other.0;
            found.first[other.index()] = one.0;
            let others: Vec<_> = second.children(other).collect();
            let stops = |tree: &Tree, id| tree.node(id).kind == Kind::Decline;
            let mut next = 0;
            for child in first.children(one) {
                let fits = |like: NodeId| {
                    let both = (stops(first, child), stops(second, like));
                    both == (true, true) || both == (false, false) && is_same(child, like)
                };
                let places = (next..others.len()).chain(0..next.min(others.len()));
                let like = places.into_iter().find(|&place| fits(others[place]));
                if let Some(place) = like {
                    next = place + 1;
                    open.push((child, others[place]));
                }
            }
        }
        found
    }

    /// The node of the second tree that is `node` of the first.
    #[must_use]
    pub fn in_second(&self, node: NodeId) -> Option<NodeId> {
        look(&self.second, node)
    }

    /// The node of the first tree that is `node` of the second.
    #[must_use]
    pub fn in_first(&self, node: NodeId) -> Option<NodeId> {
        look(&self.first, node)
    }
}

fn look(table: &[u32], node: NodeId) -> Option<NodeId> {
    match table {
        [] => Some(node),
        _ => table
            .get(node.index())
            .filter(|&&other| other != NONE)
            .map(|&other| NodeId(other)),
    }
}
