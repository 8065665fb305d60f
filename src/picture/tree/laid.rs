//! A line of another reader, overlaid on the tree.

use super::joins::{arc, place};
use super::places::Places;
use super::rows::VisibleRows;
use super::texts::name_ems;
use crate::{Ink, Pen, Picture, Point, Spot};
use tree::NodeId;

#[derive(Clone, Debug)]
pub struct LaidLine<'a> {
    /// The nodes of the tree it passes through.
    pub way: &'a [NodeId],
    /// The node at which it leaves the searched part, and the message shown there.
    pub leaving: Option<(NodeId, String)>,
}

/// The offset of the line from the edge, so that both are visible.
const BESIDE: f32 = 5.0;

/// Draws the line beside the edges.
pub(super) fn line(rows: &VisibleRows<'_>, picture: &mut Picture) {
    let scene = rows.scene;
    let Some(laid) = &scene.laid else {
        return;
    };
    for (row, above) in rows.with_above() {
        for &id in laid.way {
            let slot = scene.outline.slot(id);
            let Some(slot) = slot.filter(|slot| row.slots.contains(slot)) else {
                continue;
            };
            let parent = scene.flat().parent(NodeId(slot));
            let came = parent.and_then(|parent| scene.node_at(parent.0));
            if let (Some(parent), Some(came)) = (parent, came)
                && laid.way.contains(&came)
            {
                let from = [scene.x(parent.0), above.y + above.half()];
                let to = [scene.x(slot), row.y - row.half()];
                beside(from, to, picture);
            }
        }
    }
}

fn beside(from: Point, to: Point, picture: &mut Picture) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    let (x, y) = (-dy / length * BESIDE, dx / length * BESIDE);
    picture.line([from[0] + x, from[1] + y], [to[0] + x, to[1] + y], Pen::dashed(3.5, Ink::Engine));
}

/// Writes where the line leaves the tree, below that node or near it, where it covers nothing.
pub(super) fn sign(rows: &VisibleRows<'_>, places: &mut Places, picture: &mut Picture) {
    const SIZE: f32 = 13.0;
    let scene = rows.scene;
    let Some((node, words)) = scene.laid.as_ref().and_then(|laid| laid.leaving.as_ref()) else {
        return;
    };
    let Some(start) = place(rows, *node) else {
        return;
    };
    let (width, height) = (name_ems(words) * SIZE + 18.0, 24.0);
    let below = [start.centre()[0], start.max[1] + 26.0];
    let within = scene.area.grown(-4.0);
    let Some(area) = places.nearest_free(below, (width, height), within) else {
        return;
    };
    places.take(area);
    arc((start, area, 0.0), Pen::dashed(2.5, Ink::Engine), false, picture);
    let look = (6.0, Ink::Card, Pen::solid(2.0, Ink::Engine));
    picture.label(area, look, (words.as_str(), SIZE, Ink::Engine));
    picture.spots.push((Spot::Leaving(*node), area));
}
