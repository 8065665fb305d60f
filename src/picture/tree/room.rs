//! The room beside a node in its row.

use super::TreeScene;
use super::rows::VisibleRow;
use super::texts::name_ems;
use tree::{Kind, NodeId};

/// Points between a node and the one to its left; unlimited for the first of a row.
pub(super) fn room_left(scene: &TreeScene<'_>, row: &VisibleRow, slot: u32) -> f32 {
    let before = slot.checked_sub(1).filter(|&before| is_in(scene, row, before));
    before.map_or(f32::MAX, |before| scene.x(slot) - scene.x(before))
}

/// Half the width of a pill, in widths of a node.
const PILL: f32 = 0.68;

/// How far the node to the left of a slot extends from its centre, in points: a pill is wider than
/// a piece.
pub(super) fn reach_left(scene: &TreeScene<'_>, row: &VisibleRow, slot: u32) -> f32 {
    let before = slot.checked_sub(1).filter(|&before| is_in(scene, row, before));
    let before = before.and_then(|before| scene.node_at(before));
    let is_pill = before.is_some_and(|id| scene.tree().node(id).kind == Kind::Decline);
    row.size.0 * if is_pill { PILL } else { 0.5 }
}

/// Whether a name fits at the right of a pill, before the text beside the next node.
pub(super) fn has_room_right(
    scene: &TreeScene<'_>,
    row: &VisibleRow,
    slot: u32,
    name: f32,
) -> bool {
    let next = slot + 1;
    if !is_in(scene, row, next) {
        return true;
    }
    let beside = scene.node_at(next).map_or(0.0, |id| side_width(scene, id));
    let taken = row.size.0 * (PILL + 0.5) + 16.0 + name + beside;
    scene.x(next) - scene.x(slot) >= taken
}

/// The width of the text at the left of a node: its move and the gain.
pub(super) fn side_width(scene: &TreeScene<'_>, id: NodeId) -> f32 {
    let (subject, tree) = (scene.seen.subject(), scene.tree());
    let language = scene.seen.language();
    let name = name_ems(&subject::choice(subject, tree, id, language)) * 15.0;
    let gain = subject.gain(tree, id, language);
    name.max(gain.map_or(0.0, |gain| name_ems(&gain) * 13.0))
}

fn is_in(scene: &TreeScene<'_>, row: &VisibleRow, slot: u32) -> bool {
    scene.flat().at_depth(row.depth).contains(&slot)
}
