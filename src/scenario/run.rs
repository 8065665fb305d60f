//! Records a run of an algorithm over a tree.

use std::sync::Arc;

use super::node_table::NodeTable;
use search::{Algorithm, Budget, Run, search};
use trace::{Recorder, Trace};
use tree::{GrowError, NodeId, StaticValue, Tree, TreeGame};

/// A run of an algorithm, and the tree it visited: that of the lesson or, if the search grows it,
/// its own.
#[derive(Clone, Debug)]
pub struct TreeRun {
    pub tree: Arc<Tree>,
    pub trace: Arc<Trace>,
}

/// Runs `algorithm` over the whole tree and records it. An unfinished tree is not searched, because
/// no value could be trusted; the run is marked unfinished.
///
/// # Errors
/// [`GrowError::TooManyNodes`], if the run enters many more nodes than the tree has: no value of an
/// unfinished run is shown.
pub fn record(algorithm: Algorithm, tree: &Tree) -> Result<Trace, GrowError> {
    if !tree.is_finished() {
        return Ok(Trace::unfinished());
    }
    let nodes = Budget::DEFAULT.nodes.max(tree.len() as u64);
    let recorder = Recorder::with_capacity(tree.len());
    let memory = NodeTable::new(algorithm, tree);
    let mut run = Run::remembering(&StaticValue, Budget::nodes(nodes), recorder, memory);
    search(algorithm, &TreeGame(tree), &NodeId::ROOT, u8::MAX, &mut run);
    if run.is_spent() {
        return Err(GrowError::TooManyNodes { cap: usize::try_from(nodes).unwrap_or(usize::MAX) });
    }
    Ok(run.into_observer().finish(true))
}
