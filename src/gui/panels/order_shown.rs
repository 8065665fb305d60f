//! The order of a node's moves in the form of a list.

use std::sync::Arc;

use language::Language;
use lesson::OrderRow;
use tree::{NodeId, Tree};

/// Identifies a list: the step, the node, the language.
type OrderKey = (usize, NodeId, Language);

/// The order of a node's moves in the form of a list, computed once and not every frame.
#[derive(Clone, Debug)]
pub(crate) struct OrderShown {
    tree: Arc<Tree>,
    key: OrderKey,
    pub rows: Vec<OrderRow>,
    /// How many moves are left out.
    pub more: usize,
}

impl OrderShown {
    pub(super) fn new(
        tree: Arc<Tree>,
        key: OrderKey,
        (rows, more): (Vec<OrderRow>, usize),
    ) -> Self {
        Self { tree, key, rows, more }
    }

    /// Whether it is that of this node at this step.
    pub(super) fn of(&self, tree: &Arc<Tree>, key: OrderKey) -> bool {
        self.key == key && Arc::ptr_eq(&self.tree, tree)
    }
}
