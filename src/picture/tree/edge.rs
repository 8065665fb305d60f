//! An edge, and what stands between its end and its node: the name of the move.

use super::TreeScene;
use super::camera::ROOM_BESIDE;
use super::room;
use super::rows::{Detail, VisibleRow};
use super::texts::name_ems;
use crate::{Pen, Picture, Point};
use tree::{Item, Kind, NodeId};

/// The edge above a slot.
pub(super) struct Edge {
    pub from: Point,
    /// Its end, above the name of the move if that stands over the node: no edge passes behind the
    /// name of another move.
    pub to: Point,
    /// The top of the node; from `to` it goes straight down.
    pub top: Point,
}

impl Edge {
    pub(super) fn draw(&self, pen: Pen, picture: &mut Picture) {
        picture.line(self.from, self.to, pen);
        if self.top[1] - self.to[1] > 0.5 {
            picture.line(self.to, self.top, pen);
        }
    }
}

pub(super) fn edge_of(row: &VisibleRow<'_>, above: &VisibleRow<'_>, slot: u32) -> Option<Edge> {
    let scene = row.scene;
    let parent = scene.flat().parent(NodeId(slot))?;
    // A pill and a card are lower than a piece.
    let height = match scene.node_at(slot).map(|id| scene.tree().node(id).kind) {
        Some(Kind::Decline) => row.size.1 * 0.33,
        Some(_) => row.size.1 / 2.0,
        None => group_height(row) / 2.0,
    };
    let x = scene.x(slot);
    // No edge runs behind the nodes beside its own, which may be higher.
    let end = row.y - row.size.1 / 2.0 - names_band(row, slot);
    let from = [scene.x(parent.0), above.y + above.size.1 / 2.0];
    let to = [x, end.max(from[1] + 2.0)];
    Some(Edge { from, to, top: [x, (row.y - height).max(to[1])] })
}

/// The height of a group in its row: lower than a piece, but with room for two lines.
pub(super) fn group_height(row: &VisibleRow<'_>) -> f32 {
    (row.size.1 * 0.72).max((row.size.1 * 0.95).min(TWO_LINES))
}

const TWO_LINES: f32 = 30.0;

/// The height of the name of a move above its node, relative to its size.
pub(super) const NAME_HEIGHT: f32 = 1.2;
pub(super) const SMALLEST_NAME: f32 = 8.5;

/// The largest size of the name of a move above its node; the edges take the rest of the room.
pub(super) fn largest_above(row: &VisibleRow<'_>) -> f32 {
    let room = row.scene.camera.row as f32 - row.size.1;
    (room * 0.6 / NAME_HEIGHT).clamp(SMALLEST_NAME, 14.0)
}

/// The height over the nodes of a row that the names of their moves take; 0 if they stand beside
/// their nodes.
fn names_band(row: &VisibleRow<'_>, slot: u32) -> f32 {
    let scene = row.scene;
    if row.detail < Detail::Full || scene.seen.subject().names_nodes() {
        return 0.0;
    }
    let is_above = match scene.outline.item(slot) {
        Item::Node { id, .. } => !stands_beside(row, slot, id),
        Item::Group(_) => siblings(scene, slot) > 2,
    };
    if is_above { largest_above(row) * NAME_HEIGHT + 1.0 } else { 0.0 }
}

fn siblings(scene: &TreeScene<'_>, slot: u32) -> usize {
    let parent = scene.flat().parent(NodeId(slot));
    parent.map_or(0, |parent| scene.flat().child_range(parent).len())
}

/// Whether the name of a move has room at the left of its node. With many siblings, all names go
/// above their nodes, for uniformity.
pub(super) fn stands_beside(row: &VisibleRow<'_>, slot: u32, id: NodeId) -> bool {
    let scene = row.scene;
    if f64::from(row.gap) < ROOM_BESIDE {
        return false;
    }
    let reach = room::reach_left(row, slot);
    let beside = if reach > row.size.0 * 0.5 {
        // Its gain would be written on the pill beside it.
        room::side_width(scene, id)
    } else {
        name_ems(&scene.choice(id)) * 15.0
    };
    let beside = row.size.0 * 0.5 + reach + 24.0 + beside;
    let is_free = siblings(scene, slot) <= 2 && room::room_left(row, slot) >= beside;
    is_free || row.gap >= beside
}
