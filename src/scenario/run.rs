//! Recording a run of an algorithm over a tree.

use crate::search::{Algorithm, Budget, Run, search};
use crate::trace::{Recorder, Trace};
use crate::tree::{GrowError, NodeId, StaticValue, Tree, TreeGame};

/// Runs `algorithm` over the whole tree and records it. A tree that was not grown to its end is not
/// searched: no value could stand for it, and the run is marked unfinished.
///
/// # Errors
/// [`GrowError::TooManyNodes`], if the default budget did not suffice: no value of an unfinished
/// run is shown.
pub fn record(algorithm: Algorithm, tree: &Tree) -> Result<Trace, GrowError> {
    if !tree.is_finished() {
        return Ok(Trace::unfinished());
    }
    let budget = Budget::DEFAULT;
    let mut run = Run::new(&StaticValue, budget, Recorder::with_capacity(tree.len()));
    search(algorithm, &TreeGame(tree), &NodeId::ROOT, u8::MAX, &mut run);
    if run.is_spent() {
        return Err(GrowError::TooManyNodes {
            cap: usize::try_from(budget.nodes).unwrap_or(usize::MAX),
        });
    }
    Ok(run.into_observer().finish(true))
}
