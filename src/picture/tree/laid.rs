//! A line of another reader, overlaid on the tree.

use super::TreeScene;
use super::edges::column_height;
use super::rows::{Detail, VisibleRow};
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape};
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
pub(super) fn line(scene: &TreeScene<'_>, rows: &[VisibleRow], picture: &mut Picture) {
    let Some(laid) = &scene.laid else {
        return;
    };
    for (row, above) in rows.iter().skip(1).zip(rows) {
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
                let from = [scene.x(parent.0), above.y + half(scene, above)];
                let to = [scene.x(slot), row.y - half(scene, row)];
                beside(from, to, picture);
            }
        }
    }
}

fn half(scene: &TreeScene<'_>, row: &VisibleRow) -> f32 {
    match row.detail {
        Detail::Columns => column_height(scene) / 2.0,
        _ => row.size.1 / 2.0,
    }
}

/// Draws a segment beside an edge.
fn beside(from: Point, to: Point, picture: &mut Picture) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    let (x, y) = (-dy / length * BESIDE, dx / length * BESIDE);
    picture.shapes.push(Shape::Line {
        from: [from[0] + x, from[1] + y],
        to: [to[0] + x, to[1] + y],
        pen: Pen::dashed(3.5, Ink::Engine),
    });
}

/// Writes where the line leaves the tree, over everything else.
pub(super) fn sign(scene: &TreeScene<'_>, rows: &[VisibleRow], picture: &mut Picture) {
    let Some((node, words)) = scene.laid.as_ref().and_then(|laid| laid.leaving.as_ref()) else {
        return;
    };
    let slot = scene.outline.slot(*node);
    let place = slot.and_then(|slot| {
        let row = rows.iter().find(|row| row.slots.contains(&slot))?;
        Some((scene.x(slot), row.y + half(scene, row)))
    });
    let Some((x, bottom)) = place else {
        return;
    };
    let wide = |c: char| if c.is_ascii() { 7.2 } else { 13.4 };
    let width = words.chars().map(wide).sum::<f32>() + 18.0;
    let (left, right) = (scene.area.min[0] + 4.0, scene.area.max[0] - 4.0);
    let most = (right - width / 2.0).max(left + width / 2.0);
    let middle = (x).clamp(left + width / 2.0, most);
    let y = (bottom + 26.0).min(scene.area.max[1] - 30.0);
    picture.shapes.push(Shape::Line {
        from: [x, bottom],
        to: [middle, y - 12.0],
        pen: Pen::dashed(2.5, Ink::Engine),
    });
    picture.shapes.push(Shape::Box {
        area: Area::around([middle, y], width, 24.0),
        radius: 6.0,
        fill: Some(Ink::Card),
        pen: Some(Pen::solid(2.0, Ink::Engine)),
    });
    picture.shapes.push(Shape::text(
        [middle, y],
        words.to_owned(),
        13.0,
        Ink::Engine,
        Align::Centre,
    ));
}
