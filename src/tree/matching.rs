//! Matches the nodes of two trees.

use super::{Kind, NodeId, Tree};

/// Stands for "no node".
const NONE: u32 = u32::MAX;

/// A matching of the nodes of two trees: those reached by the same moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    /// For each node of the first tree, that of the second; empty if both are the same tree.
    second: Vec<u32>,
    /// For each node of the second tree, that of the first.
    first: Vec<u32>,
}

impl Matching {
    /// The matching of a tree with itself.
    pub const SAME: Self = Self { second: Vec::new(), first: Vec::new() };

    /// Matches the nodes of two trees from a pair of matching `roots` down, if there is one.
    /// `is_same` compares a child of each below matching nodes. The option to decline matches only
    /// itself.
    ///
    /// For a node with many children it is called at most once per pair, and about once per child
    /// if they are in the same order.
    pub fn of(
        first: &Tree,
        second: &Tree,
        roots: Option<(NodeId, NodeId)>,
        is_same: impl Fn(NodeId, NodeId) -> bool,
    ) -> Self {
        let mut found = Self { second: vec![NONE; first.len()], first: vec![NONE; second.len()] };
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

    pub fn in_second(&self, node: NodeId) -> Option<NodeId> {
        look(&self.second, node)
    }

    pub fn in_first(&self, node: NodeId) -> Option<NodeId> {
        look(&self.first, node)
    }
}

fn look(table: &[u32], node: NodeId) -> Option<NodeId> {
    match table {
        [] => Some(node),
        _ => table.get(node.index()).filter(|&&other| other != NONE).map(|&other| NodeId(other)),
    }
}
