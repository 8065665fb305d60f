//! The types of nodes: PV, CUT, ALL.

use super::places::Places;
use super::rows::VisibleRow;
use super::texts::name_ems;
use crate::piece::piece;
use crate::{Area, Ink, Pen, Picture, Point};
use lesson::NodeType;
use tree::Item;

const SIZE: f32 = 12.0;
const HEIGHT: f32 = 16.0;
/// How much larger than its node a ring is.
const RING: f32 = 6.0;

/// The name of a type and its colour.
pub(super) const fn tag(of: NodeType) -> (&'static str, Ink) {
    match of {
        NodeType::Pv => ("PV", Ink::Gold),
        NodeType::Cut => ("CUT", Ink::Disagree),
        NodeType::All => ("ALL", Ink::Agree),
    }
}

/// The ring around a node of a type.
pub(super) const fn ring(of: NodeType) -> Pen {
    Pen::solid(2.2, tag(of).1)
}

/// Draws a tag of a type around this point.
pub(super) fn label(of: NodeType, centre: Point, picture: &mut Picture) {
    let (name, ink) = tag(of);
    let width = name_ems(name) * SIZE + 8.0;
    let area = Area::around(centre, width, HEIGHT);
    picture.rounded(area, 4.0, Ink::Card, Pen::solid(1.4, ink));
    picture.bold(centre, name, SIZE, ink);
}

/// Draws the types of the nodes of a row: a ring around each, and a tag beside it where there is
/// room.
pub(super) fn draw(row: &VisibleRow<'_>, places: &mut Places, picture: &mut Picture) {
    let scene = row.scene;
    for slot in row.slots.clone() {
        let Item::Node { id, .. } = scene.outline.item(slot) else { continue };
        let Some(of) = scene.seen.node_type(id) else { continue };
        let (centre, size) = ([scene.x(slot), row.y], row.size);
        let player = scene.tree().node(id).player;
        let around = (size.0 + RING, size.1 + RING);
        picture.shapes.push(piece(centre, around, player, None, ring(of), None));
        let width = name_ems(tag(of).0) * SIZE + 8.0;
        let edge = if scene.is_marked(id) { row.frame().0 } else { size.0 + RING };
        let aside = f32::midpoint(edge, width) + 2.0;
        let up = size.1 / 2.0 - HEIGHT / 2.0;
        let at = |[x, y]: Point| Area::around([centre[0] + x, centre[1] + y], width, HEIGHT);
        let beside = [[aside, -up], [aside, up], [aside, 0.0], [-aside, up], [-aside, -up]];
        let is_free = |area: &Area| scene.area.encloses(area) && !places.is_taken(area);
        let Some(area) = beside.map(at).into_iter().find(is_free) else { continue };
        places.take(area);
        label(of, area.centre(), picture);
    }
}
