//! Nodes searched on the user's request, compared with the result without them.

use super::projection::Projection;
use tree::NodeId;

impl Projection<'_> {
    /// What follows from a node that was searched on demand; `None` if it was not.
    pub(crate) fn what_if(&self, node: NodeId) -> Option<String> {
        what_if(self, node)
    }
}

/// What follows from a node that was searched on demand: whether it would have changed the value of
/// its parent; `None` if it was not, or has no value yet.
fn what_if(seen: &Projection<'_>, node: NodeId) -> Option<String> {
    let texts = seen.language().texts();
    let plies = seen.asked(node)?;
    let value = seen.value(node)?;
    let parent = seen.tree().parent(node)?;
    let player = seen.weight(parent).player;
    let read = texts.asked_read(plies);
    let Some(above) = seen.value(parent) else {
        return Some(read);
    };
    let side = seen.side(player);
    let is_better = player.prefers(value, above);
    let (value, above) = (seen.number(parent, value), seen.number(parent, above));
    let is_cut = seen.made_cut(parent).is_some_and(|cut| cut.keeps_root());
    Some(match (is_better, is_cut) {
        (false, _) => texts.asked_no_better(above, read, side, value),
        (true, true) => texts.asked_better_avoided(above, read, side, value),
        (true, false) => texts.asked_better(above, read, side, value),
    })
}
