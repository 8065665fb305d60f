//! The room beside a node in its row.

use super::TreeScene;
use super::rows::VisibleRow;
use super::texts::name_ems;
use tree::{Kind, NodeId};

/// Points between a node and the one to its left; unlimited for the first of a row.
pub(super) fn room_left(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let before = slot.checked_sub(1).filter(|&before| is_in(row, before));
    before.map_or(f32::MAX, |before| row.scene.x(slot) - row.scene.x(before))
}

/// Points between a node and the nearer of its neighbours in its row.
pub(super) fn room_around(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let next = Some(slot + 1).filter(|&next| is_in(row, next));
    let right = next.map_or(f32::MAX, |next| row.scene.x(next) - row.scene.x(slot));
    room_left(row, slot).min(right)
}

/// How far the frame of a node extends from its centre, in points; 0 if it has none.
fn frame(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let node = row.scene.node_at(slot).filter(|&id| row.scene.is_marked(id));
    node.map_or(0.0, |_| row.frame().0 / 2.0 + 2.0)
}

/// How far a named node to the left of a slot extends from its centre beside the name there, in
/// points, with its frame.
pub(super) fn edge_left(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let before = slot.checked_sub(1).filter(|&before| is_in(row, before));
    before.map_or(0.0, |before| frame(row, before)).max(row.size.0 * 0.47)
}

/// Points between the centre of a slot and the frames beside it; unlimited without any.
pub(super) fn room_to_frames(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let beside = [slot.checked_sub(1), Some(slot + 1)].into_iter().flatten();
    let framed = beside.filter(|&other| is_in(row, other) && frame(row, other) > 0.0);
    let room =
        framed.map(|other| (row.scene.x(other) - row.scene.x(slot)).abs() - frame(row, other));
    room.fold(f32::MAX, f32::min)
}

/// Half the width of a pill, in widths of a node.
const PILL: f32 = 0.68;

/// How far the node to the left of a slot extends from its centre, in points: a pill is wider than
/// a piece.
pub(super) fn reach_left(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let before = slot.checked_sub(1).filter(|&before| is_in(row, before));
    let before = before.and_then(|before| row.scene.node_at(before));
    let is_pill = before.is_some_and(|id| row.scene.tree().node(id).kind == Kind::Decline);
    row.size.0 * if is_pill { PILL } else { 0.5 }
}

/// Whether a name fits at the right of a pill, before the text beside the next node.
pub(super) fn has_room_right(row: &VisibleRow<'_>, slot: u32, name: f32) -> bool {
    let scene = row.scene;
    let next = slot + 1;
    if !is_in(row, next) {
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
    let name = name_ems(&scene.choice(id)) * 15.0;
    let gain = subject.gain(tree, id, language);
    name.max(gain.map_or(0.0, |gain| name_ems(&gain) * 13.0))
}

fn is_in(row: &VisibleRow<'_>, slot: u32) -> bool {
    row.scene.flat().at_depth(row.depth).contains(&slot)
}
