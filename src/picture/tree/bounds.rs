//! The bounds that suffice for the displayed cut, and where they come from; the nearest is drawn
//! strongest.

use super::TreeScene;
use super::joins::{ArrowEnd, arc, end, free_arc};
use super::numbers::label_width;
use super::places::Places;
use super::rows::VisibleRows;
use crate::piece::piece;
use crate::{Area, Ink, Pen, Picture, Point, Spot};
use trace::{CutBy, EventKind, MadeCut};
use tree::{Kind, NodeId};

/// The most bounds drawn; with more, the nearest ones.
const MOST: usize = 5;

/// The displayed cut: that of the selected node, or the one just made.
fn shown(scene: &TreeScene<'_>) -> Option<MadeCut> {
    if scene.is_map {
        return None;
    }
    let now = scene.seen.kind() == Some(EventKind::Cut);
    let node = match scene.selection {
        Some(selected) => selected,
        None => scene.seen.here().filter(|_| now)?,
    };
    let cut = scene.seen.made_cut(node)?;
    (cut.by == CutBy::Window).then_some(cut)
}

/// A bound of the displayed cut, and its place.
pub(super) struct DrawnBound {
    number: usize,
    /// The node that set it, with its centre and the size of the ring around it.
    source: (NodeId, Point, (f32, f32)),
    /// Whether it has a frame, which the ring goes around.
    is_framed: bool,
    /// Where that node is, if it is out of view: then its centre is the nearest point of the border.
    outside: Option<ArrowEnd>,
    /// The place of its label at the border.
    label_at: Option<Area>,
    /// The node that was cut, with its frame.
    cut: Area,
    pen: Pen,
    /// The label at the source.
    text: String,
}

impl DrawnBound {
    pub(super) fn source(&self) -> NodeId {
        self.source.0
    }

    /// The width of its label, whose frame is thick.
    fn width(&self) -> f32 {
        label_width(&self.text) + 6.0
    }
}

/// The visible bounds of the displayed cut, the nearest last.
pub(super) fn drawn(rows: &VisibleRows<'_>) -> Vec<DrawnBound> {
    let scene = rows.scene;
    let Some(cut) = shown(scene) else {
        return Vec::new();
    };
    let several = cut.reasons.len() > 1;
    let reasons = cut.reasons.iter().enumerate().take(MOST).rev();
    let drawn = reasons.filter_map(|(number, reason)| {
        let source = reason.source.child().unwrap_or(reason.ancestor);
        let ink = Ink::edge(reason.player);
        let (from, goal) = (end(rows, source)?, end(rows, cut.node)?);
        if from.is_outside && goal.is_outside {
            return None;
        }
        let row = rows.of(source).filter(|_| !from.is_outside);
        let is_framed = scene.is_marked(source);
        let kind = scene.tree().node(source).kind;
        let ring = row.map_or((from.area.width(), from.area.height()), |row| match kind {
            _ if is_framed => {
                let (width, height) = row.frame();
                (width + 2.0 * AROUND, height + 2.0 * AROUND)
            }
            Kind::Decline => (row.size.0 * 1.36 + 2.0 * AROUND, row.size.1 * 0.66 + 2.0 * AROUND),
            _ => (row.size.0 + 2.5 * AROUND, row.size.1 + 2.0 * AROUND),
        });
        let bound = scene.seen.edge(cut.node, reason.bound);
        let text = if several { format!("{}: {bound}", number + 1) } else { bound };
        Some(DrawnBound {
            number,
            source: (source, from.area.centre(), ring),
            is_framed,
            outside: from.is_outside.then_some(from),
            label_at: None,
            cut: goal.area,
            pen: Pen::solid(if number == 0 { 3.2 } else { 1.8 }, ink),
            text: if from.is_outside {
                from.pointing(scene, &format!("{} {text}", scene.choice(source)))
            } else {
                text
            },
        })
    });
    drawn.collect()
}

/// Points between a node and the ring around it.
const AROUND: f32 = 5.0;
/// How far a name beside a node moves away from the ring, in points.
pub(super) const ASIDE: f32 = 8.0;

/// Draws a ring around each node that set a bound, and a line from there to the cut, below the
/// nodes.
pub(super) fn lines(
    scene: &TreeScene<'_>,
    bounds: &mut [DrawnBound],
    places: &mut Places,
    picture: &mut Picture,
) {
    for bound in bounds {
        let (source, from, ring) = bound.source;
        let weight = scene.tree().node(source);
        let mut start = Area::around(from, ring.0, ring.1);
        if let Some(end) = bound.outside {
            bound.label_at = end.label(scene, places, bound.width());
            if let Some(area) = bound.label_at {
                places.take(area);
                start = area;
            }
        } else {
            let half = ring.1 / 2.0;
            if bound.is_framed {
                picture.rounded(start, 12.0_f32.min(half), None, bound.pen);
            } else if weight.kind == Kind::Decline {
                picture.rounded(start, half, None, bound.pen);
            } else {
                picture.shapes.push(piece(from, ring, weight.player, None, bound.pen, None));
            }
        }
        free_arc(scene, (start, bound.cut), bound.pen, places, picture);
    }
}

/// Writes the number of each bound at the ring around the node that set it, where it covers nothing;
/// if there is no such place, it is led there by a line.
pub(super) fn labels(
    scene: &TreeScene<'_>,
    bounds: Vec<DrawnBound>,
    places: &mut Places,
    picture: &mut Picture,
) {
    for bound in bounds {
        let (source, from, (width, height)) = bound.source;
        let ink = bound.pen.ink;
        let (wide, high) = (bound.width(), 20.0);
        let beside = f32::midpoint(width, wide) + 1.0;
        let below = f32::midpoint(height, high) + 1.0;
        let spots = [
            [-beside, height * 0.3],
            [-beside, 0.0],
            [beside, height * 0.3],
            [beside, 0.0],
            [beside, -height * 0.36],
            [-beside, -height * 0.36],
            [width * 0.5, below],
            [-width * 0.5, below],
            [0.0, below],
            [width * 0.5, -below],
            [-width * 0.5, -below],
            [0.0, -below],
        ];
        let areas = spots.map(|by| Area::around([from[0] + by[0], from[1] + by[1]], wide, high));
        let free = areas.iter().filter(|area| scene.area.encloses(area) && !places.is_taken(area));
        let free = free.min_by_key(|area| places.covered(area)).copied();
        let led = || places.nearest_free(from, (wide, high), scene.area);
        let at_node = || free.or_else(led);
        let Some(area) = (if bound.outside.is_some() { bound.label_at } else { at_node() }) else {
            continue;
        };
        if bound.outside.is_none() && free.is_none() {
            let ring = Area::around(from, width, height);
            arc((ring, area, 0.0), Pen::solid(1.2, ink), false, picture);
        }
        places.take(area);
        picture.label(area, (5.0, Ink::Card, bound.pen), (bound.text, 13.0, ink));
        picture.spots.push((Spot::Bound(source, bound.number), area));
    }
}
