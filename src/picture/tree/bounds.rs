//! The bounds that suffice for the displayed cut, and where they come from; the nearest is drawn
//! strongest.

use super::TreeScene;
use super::joins::{arc, end};
use super::places::Places;
use super::proof::label_width;
use super::rows::VisibleRow;
use crate::piece::piece;
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape, Spot};
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
    /// Its index in the list.
    number: usize,
    /// The node that set it, with its centre and size.
    source: (NodeId, Point, (f32, f32)),
    /// Whether that node is out of view: then its centre is the nearest point of the border.
    is_outside: bool,
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
}

/// The visible bounds of the displayed cut, the nearest last.
pub(super) fn drawn(scene: &TreeScene<'_>, rows: &[VisibleRow]) -> Vec<DrawnBound> {
    let Some(cut) = shown(scene) else {
        return Vec::new();
    };
    let several = cut.reasons.len() > 1;
    let reasons = cut.reasons.iter().enumerate().take(MOST).rev();
    let drawn = reasons.filter_map(|(number, reason)| {
        let source = reason.source.child().unwrap_or(reason.ancestor);
        let ink = Ink::edge(reason.player);
        let (from, goal) = (end(scene, rows, source)?, end(scene, rows, cut.node)?);
        if from.is_outside && goal.is_outside {
            return None;
        }
        let depth = usize::from(scene.tree().node(source).depth);
        let row = rows.iter().find(|row| row.depth == depth && !from.is_outside);
        let size = row.map_or((from.area.width(), from.area.height()), |row| row.size);
        let bound = scene.seen.edge(cut.node, reason.bound);
        let text = if several { format!("{}: {bound}", number + 1) } else { bound };
        Some(DrawnBound {
            number,
            source: (source, from.area.centre(), size),
            is_outside: from.is_outside,
            cut: goal.area,
            pen: Pen::solid(if number == 0 { 3.2 } else { 1.8 }, ink),
            text: if from.is_outside { format!("{} {text}", scene.choice(source)) } else { text },
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
    bounds: &[DrawnBound],
    places: &Places,
    picture: &mut Picture,
) {
    for bound in bounds {
        let (source, from, (width, height)) = bound.source;
        let weight = scene.tree().node(source);
        let ring = if weight.kind == Kind::Decline {
            (width * 1.36 + 2.0 * AROUND, height * 0.66 + 2.0 * AROUND)
        } else {
            (width + 2.5 * AROUND, height + 2.0 * AROUND)
        };
        let start = Area::around(from, ring.0, ring.1);
        if !bound.is_outside {
            picture.shapes.push(if weight.kind == Kind::Decline {
                Shape::Box { area: start, radius: ring.1 / 2.0, fill: None, pen: Some(bound.pen) }
            } else {
                piece(from, ring, weight.player, None, bound.pen, None)
            });
        }
        let ways = BOWS.map(|bow| {
            let mut way = Picture::default();
            arc((start, bound.cut, bow), bound.pen, true, &mut way);
            way.shapes
        });
        let covers = |way: &Vec<Shape>| {
            let strokes = || way.iter().filter_map(stroke_area);
            let covered = strokes().filter(|area| places.is_written(area)).count();
            let outside = strokes().filter(|area| !scene.area.holds(area.centre())).count();
            // An arc that is left out, or out of view, says nothing.
            (way.is_empty(), outside, covered)
        };
        let free = ways.into_iter().min_by_key(covers);
        picture.shapes.extend(free.unwrap_or_default());
    }
}

/// The bends to try for a line, in order: up, down, and further around obstacles.
const BOWS: [f32; 9] = [1.0, -1.0, 0.4, -0.4, 0.0, 1.7, -1.7, 2.6, -2.6];

/// The approximate area of a line segment or of an arrowhead.
fn stroke_area(shape: &Shape) -> Option<Area> {
    let points = match shape {
        Shape::Line { from, to, .. } => vec![*from, *to],
        Shape::Polygon { points, .. } => points.clone(),
        _ => return None,
    };
    let edge = |axis: usize, of: fn(f32, f32) -> f32| {
        let all = points.iter().map(|point| point[axis]);
        all.reduce(of).unwrap_or_default()
    };
    let area = Area {
        min: [edge(0, f32::min), edge(1, f32::min)],
        max: [edge(0, f32::max), edge(1, f32::max)],
    };
    Some(area.grown(2.0))
}

/// Writes the number of each bound at the node that set it, where it covers no text.
pub(super) fn labels(
    scene: &TreeScene<'_>,
    bounds: Vec<DrawnBound>,
    places: &mut Places,
    picture: &mut Picture,
) {
    for bound in bounds {
        let (source, from, (width, height)) = bound.source;
        let ink = bound.pen.ink;
        // The frame is thick.
        let (wide, high) = (label_width(&bound.text) + 6.0, 20.0);
        let beside = f32::midpoint(width, wide) + AROUND + 3.0;
        let below = f32::midpoint(height, high) + AROUND;
        let spots = [
            [-beside, height * 0.32],
            [-beside, 0.0],
            [beside, height * 0.32],
            [beside, 0.0],
            [beside, -height * 0.4],
            [wide * 0.6, -below],
            [-wide * 0.6, -below],
            [0.0, -below],
            [width * 0.5 + wide * 0.3, below],
            [-width * 0.5 - wide * 0.3, below],
            [wide * 0.6, below],
            [-wide * 0.6, below],
            [0.0, below],
            [0.0, below + 24.0],
            [0.0, -below - 24.0],
        ];
        let areas = spots.map(|by| Area::around([from[0] + by[0], from[1] + by[1]], wide, high));
        let inside = |area: &&Area| scene.area.holds(area.min) && scene.area.holds(area.max);
        let free = areas.iter().filter(inside);
        let area = free.min_by_key(|area| places.covered(&area.grown(1.5)));
        let area = *area.unwrap_or(&areas[0]);
        places.take(area);
        picture.shapes.push(Shape::Box {
            area,
            radius: 5.0,
            fill: Some(Ink::Card),
            pen: Some(bound.pen),
        });
        let words = Shape::text(area.centre(), bound.text, 13.0, ink, Align::Centre);
        picture.shapes.push(words);
        picture.spots.push((Spot::Bound(source, bound.number), area));
    }
}
