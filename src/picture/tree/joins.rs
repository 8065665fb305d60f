//! Arcs between nodes of equal positions: from a table hit to the entry's node and, if the tree is
//! drawn as a graph, from each node to the first one of its position; and the line of another reader.

use super::TreeScene;
use super::legend::{EQUAL, SOURCE, TABLE};
use super::numbers::label_width;
use super::places::Places;
use super::rows::{Detail, VisibleRow, VisibleRows};
use super::texts::name_ems;
use crate::{Area, Dash, Ink, Pen, Picture, Point, Shape, Spot};
use trace::{Phase, Seen};
use tree::NodeId;

/// Marks the nodes of a row whose values came from a table with a small diamond at the shoulder, as
/// on the scrub bar.
pub(super) fn marks(row: &VisibleRow<'_>, picture: &mut Picture) {
    let scene = row.scene;
    if row.detail == Detail::Columns || !scene.seen.recalls() {
        return;
    }
    let half = (row.size.0 * 0.16).clamp(2.5, 6.0);
    for slot in row.slots.clone() {
        let Some(id) = scene.node_at(slot).filter(|&id| is_hit(scene, id)) else {
            continue;
        };
        let side = if scene.is_marked(id) { 0.58 } else { 0.46 };
        let at = [scene.x(slot) + row.size.0 * side, row.y + row.size.1 * 0.34];
        picture.shapes.push(diamond(at, half));
    }
}

/// Whether the current value of a node came from a table.
fn is_hit(scene: &TreeScene<'_>, id: NodeId) -> bool {
    let is_valued = matches!(scene.seen.seen(id), Seen::Done | Seen::Earlier);
    is_valued && scene.seen.table_hit(id).is_some()
}

pub(super) fn diamond(at: Point, half: f32) -> Shape {
    Shape::Polygon {
        points: vec![
            [at[0], at[1] - half],
            [at[0] + half, at[1]],
            [at[0], at[1] + half],
            [at[0] - half, at[1]],
        ],
        fill: Some(Ink::Card),
        pen: Some(TABLE),
        hatch: None,
    }
}

/// Draws an arrow from the current and the selected node to the node whose value their table entry
/// holds, over everything else.
pub(super) fn sources(rows: &VisibleRows<'_>, places: &mut Places, picture: &mut Picture) {
    let scene = rows.scene;
    let here = scene.seen.here();
    let selected = scene.selection.filter(|&id| Some(id) != here);
    for id in [here, selected].into_iter().flatten() {
        let hit = scene.seen.table_hit(id).filter(|_| is_hit(scene, id));
        let Some(source) = hit.and_then(|hit| hit.from) else {
            continue;
        };
        arrow(rows, (id, source, bow(scene, id, source)), places, picture);
    }
}

/// Draws an arrow to each candidate that this step is about, that is being searched or is selected,
/// from the move after the pass that triggered it, over everything else.
pub(super) fn callers(rows: &VisibleRows<'_>, places: &mut Places, picture: &mut Picture) {
    let scene = rows.scene;
    let told = scene.seen.told_candidate();
    let way = scene.seen.here().map(|here| scene.tree().path(here));
    let read = way.into_iter().flatten();
    let mut drawn = Vec::new();
    for id in told.into_iter().chain(scene.selection).chain(read) {
        let caller = scene.seen.called_by(id).filter(|_| !drawn.contains(&id));
        let Some(caller) = caller else {
            continue;
        };
        drawn.push(id);
        arrow(rows, (caller, id, -1.0), places, picture);
    }
}

/// Draws an arrow from one node to another. The one that is out of view has its name at the border,
/// where there is nothing else, and the arrow ends there: it touches no other node.
fn arrow(
    rows: &VisibleRows<'_>,
    (from, to, bow): (NodeId, NodeId, f32),
    places: &mut Places,
    picture: &mut Picture,
) {
    let scene = rows.scene;
    let ends = [from, to].map(|id| end(rows, id));
    let [Some(start), Some(goal)] = ends else {
        return;
    };
    if start.is_outside && goal.is_outside {
        return;
    }
    let mut areas = [start.area, goal.area];
    for ((id, end), area) in [(from, start), (to, goal)].into_iter().zip(&mut areas) {
        if !end.is_outside {
            continue;
        }
        let name = end.pointing(scene, &scene.choice(id));
        let Some(place) = end.label(scene, places, label_width(&name)) else {
            return;
        };
        *area = place;
        places.take(place);
        out_of_view(id, name, place, SOURCE.ink, picture);
    }
    if bow > 0.0 {
        free_arc(scene, (areas[0], areas[1]), SOURCE, places, picture);
    } else {
        arc((areas[0], areas[1], bow), SOURCE, true, picture);
    }
}

/// The bends to try for an arrow, in order: up, down, and further around obstacles.
const BOWS: [f32; 9] = [1.0, -1.0, 0.4, -0.4, 0.0, 1.7, -1.7, 2.6, -2.6];

/// Draws an arrow from the border of an area to that of another with the bend at which it covers the
/// least text.
pub(super) fn free_arc(
    scene: &TreeScene<'_>,
    (start, goal): (Area, Area),
    pen: Pen,
    places: &Places,
    picture: &mut Picture,
) {
    let ways = BOWS.map(|bow| {
        let mut way = Picture::default();
        arc((start, goal, bow), pen, true, &mut way);
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

pub(super) fn out_of_view(id: NodeId, name: String, area: Area, ink: Ink, picture: &mut Picture) {
    picture.label(area, (5.0, Ink::Card, Pen::solid(1.0, ink)), (name, 13.0, Ink::Text));
    picture.spots.push((Spot::Origin(id), area));
}

#[derive(Clone, Copy)]
pub(super) struct ArrowEnd {
    pub area: Area,
    /// Whether the node is out of view: then it is the nearest point of the border.
    pub is_outside: bool,
}

impl ArrowEnd {
    /// A place for a label of this width at the border, where it covers neither text nor a node.
    pub(super) fn label(&self, scene: &TreeScene<'_>, places: &Places, width: f32) -> Option<Area> {
        const HEIGHT: f32 = 19.0;
        let mut inner = scene.area.grown(-BORDER / 2.0);
        inner.min[1] = inner.min[1].max(scene.area.min[1] + BORDER_TOP - BORDER);
        let [x, y] = self.area.centre();
        let least = (inner.min[0] + width / 2.0).min(inner.max[0]);
        let x = x.clamp(least, (inner.max[0] - width / 2.0).max(least));
        places.nearest_free([x, y], (width, HEIGHT), inner)
    }

    /// A name with an arrow to the side at which its node is.
    pub(super) fn pointing(&self, scene: &TreeScene<'_>, name: &str) -> String {
        let ([x, y], inner) = (self.area.centre(), scene.area.grown(-BORDER - 1.0));
        match (x <= inner.min[0], x >= inner.max[0], y > scene.area.centre()[1]) {
            (true, _, _) => format!("← {name}"),
            (_, true, _) => format!("{name} →"),
            (_, _, true) => format!("↓ {name}"),
            (_, _, false) => format!("↑ {name}"),
        }
    }
}

/// The distance from the border of an end that is out of view, in points.
const BORDER: f32 = 10.0;
/// The same at the top, which the path to the current node covers.
const BORDER_TOP: f32 = 34.0;

/// The end of an arrow at a node; `None` if the node is folded.
pub(super) fn end(rows: &VisibleRows<'_>, id: NodeId) -> Option<ArrowEnd> {
    let scene = rows.scene;
    let here = place(rows, id).filter(|area| scene.area.holds(area.centre()));
    if let Some(area) = here {
        return Some(ArrowEnd { area, is_outside: false });
    }
    let slot = scene.outline.slot(id)?;
    let depth = scene.tree().node(id).depth;
    let at = scene.camera.point(scene.area, scene.layout.at(slot), f64::from(depth));
    let Area { mut min, max } = scene.area.grown(-BORDER);
    min[1] = min[1].max(scene.area.min[1] + BORDER_TOP);
    let is_room = (0..2).all(|axis| min[axis] < max[axis]);
    let at = [0, 1].map(|axis| at[axis].max(min[axis]).min(max[axis]));
    is_room.then(|| ArrowEnd { area: Area::around(at, 2.0, 2.0), is_outside: true })
}

/// The area of a node on the screen, with the frame of the current or the selected node; `None` if
/// its row is not in view, or the node is folded.
pub(super) fn place(rows: &VisibleRows<'_>, id: NodeId) -> Option<Area> {
    let scene = rows.scene;
    let slot = scene.outline.slot(id)?;
    let row = rows.of(id)?;
    let (width, height) = match row.detail {
        Detail::Columns => (2.0 * row.half(), 2.0 * row.half()),
        _ if scene.is_marked(id) => row.frame(),
        _ => row.size,
    };
    Some(Area::around([scene.x(slot), row.y], width, height))
}

/// The most slots examined per frame.
const MOST_SLOTS: usize = 4_000;
/// The most arcs drawn per frame: more would be indistinguishable.
const MOST_ARCS: usize = 150;

/// Joins each drawn node to the first drawn one of the same position: dashed, or solid from a table
/// hit to the entry's node.
pub(super) fn equal(rows: &VisibleRows<'_>, picture: &mut Picture) {
    let scene = rows.scene;
    if !scene.joins || scene.laid.is_some() {
        return;
    }
    let rows_with_nodes = rows.rows.iter().filter(|row| row.detail > Detail::Columns);
    let slots = rows_with_nodes.flat_map(|row| row.slots.clone());
    let nodes = slots.take(MOST_SLOTS).filter_map(|slot| scene.node_at(slot));
    let mut arcs = 0;
    for id in nodes {
        let source = scene.seen.table_hit(id).filter(|_| is_hit(scene, id));
        let source = source.and_then(|hit| hit.from);
        let source = source.filter(|&from| from != id && scene.outline.slot(from).is_some());
        let is_drawn = |id: &NodeId| scene.outline.slot(*id).is_some();
        let first = || scene.seen.equal(id).find(is_drawn);
        let (other, pen) = match source {
            Some(from) => (Some(from), Pen::solid(1.6, Ink::Text)),
            None => (first(), EQUAL),
        };
        // A node not yet visited is not joined.
        let other = other.filter(|&other| other != id && scene.seen.phase(id) != Phase::Unvisited);
        let ends = other.map(|other| (place(rows, id), place(rows, other)));
        if let (Some((Some(from), Some(to))), Some(other)) = (ends, other) {
            arc((from, to, bow(scene, id, other)), pen, source.is_some(), picture);
            arcs += 1;
        }
        if arcs == MOST_ARCS {
            return;
        }
    }
}

/// Segments of an arc; one that is not solid omits some of them.
const STROKES: usize = 54;

/// Parts of an arc at which it may begin and end.
const FINE: usize = 200;
/// A shorter arc, in points, is left out.
const LEAST_ARC: f32 = 8.0;

/// The bend of an arc: 1 is up; −1, down, is used if nothing is drawn below.
fn bow(scene: &TreeScene<'_>, one: NodeId, other: NodeId) -> f32 {
    let depth = |id: NodeId| scene.tree().node(id).depth;
    let ends = |id: NodeId| {
        let slot = scene.outline.slot(id);
        slot.is_some_and(|slot| scene.flat().child_range(NodeId(slot)).is_empty())
    };
    let are_below = depth(one) == depth(other) && ends(one) && ends(other);
    if are_below { -1.0 } else { 1.0 }
}

/// Draws an arc from the border of an area to that of another, avoiding the edges of the tree,
/// optionally with an arrowhead.
pub(super) fn arc(
    (start, goal, bow): (Area, Area, f32),
    pen: Pen,
    arrow: bool,
    picture: &mut Picture,
) {
    let (from, to) = (start.centre(), goal.centre());
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    // The arc bends up if its ends are side by side, and sideways if one is above the other.
    let bend = (length * 0.22).min(90.0);
    let side = if dx >= 0.0 { bow } else { -bow };
    let top = [
        f32::midpoint(from[0], to[0]) + dy / length * bend * side,
        f32::midpoint(from[1], to[1]) - dx / length * bend * side,
    ];
    let at = |t: f32| {
        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
        [a * from[0] + b * top[0] + c * to[0], a * from[1] + b * top[1] + c * to[1]]
    };
    let ways = (0..=FINE).map(|part| part as f32 / FINE as f32);
    let outside = |area: Area| move |t: &f32| !area.grown(2.0).holds(at(*t));
    let begin = ways.clone().find(outside(start)).unwrap_or(1.0);
    let end = ways.rev().find(outside(goal)).unwrap_or(0.0);
    if (end - begin) * length < LEAST_ARC {
        return;
    }
    let points: Vec<_> = (0..=STROKES)
        .map(|stroke| at(begin + (end - begin) * stroke as f32 / STROKES as f32))
        .collect();
    let is_drawn = |stroke: usize| match pen.dash {
        Dash::Solid => true,
        Dash::Dashes => stroke % 6 < 3,
        Dash::Dots | Dash::DashDots => stroke.is_multiple_of(3),
    };
    for (_, pair) in points.windows(2).enumerate().filter(|(stroke, _)| is_drawn(*stroke)) {
        picture.line(pair[0], pair[1], Pen::solid(pen.width, pen.ink));
    }
    if let (true, [.., before, _, _, tip]) = (arrow, points.as_slice()) {
        head(*before, *tip, pen.ink, picture);
    }
}

pub(super) fn head(before: Point, tip: Point, ink: Ink, picture: &mut Picture) {
    let (dx, dy) = (tip[0] - before[0], tip[1] - before[1]);
    let length = dx.hypot(dy).max(0.01);
    let (along, across) = ([dx / length, dy / length], [-dy / length, dx / length]);
    let corner = |side: f32| {
        [
            tip[0] - along[0] * 11.0 + across[0] * 5.0 * side,
            tip[1] - along[1] * 11.0 + across[1] * 5.0 * side,
        ]
    };
    picture.filled(vec![tip, corner(1.0), corner(-1.0)], ink);
}

/// Names the child that gave a node on the current path or on the best line its number, where that
/// child itself has no name in view, and its name covers no text.
pub(super) fn origins(rows: &VisibleRows<'_>, places: &mut Places, picture: &mut Picture) {
    let scene = rows.scene;
    if scene.shows_sheet() {
        return;
    }
    for row in rows.rows.iter().filter(|row| row.detail >= Detail::Values) {
        for id in row.slots.clone().filter_map(|slot| scene.node_at(slot)) {
            let is_told = scene.seen.phase(id) == Phase::Open || scene.is_on_line(id);
            let best = scene.seen.best(id).filter(|_| is_told);
            let in_view = |at: Area| scene.area.holds(at.centre());
            let best = best.filter(|_| place(rows, id).is_some_and(in_view));
            let label = best.and_then(|best| label(rows, places, best));
            let (Some(best), Some((text, area))) = (best, label) else {
                continue;
            };
            places.take(area);
            out_of_view(best, text, area, Ink::Line, picture);
        }
    }
}

/// The name of a node that has none in view, and its place: at the border, or above its row, where
/// it covers nothing.
fn label(rows: &VisibleRows<'_>, places: &Places, id: NodeId) -> Option<(String, Area)> {
    let scene = rows.scene;
    let end = end(rows, id)?;
    let (name, [x, y]) = (scene.choice(id), end.area.centre());
    if end.is_outside {
        let text = end.pointing(scene, &name);
        let area = end.label(scene, places, label_width(&text))?;
        return Some((text, area));
    }
    let row = rows.of(id)?;
    let above = [x, y - end.area.height() / 2.0 - 14.0];
    let area = Area::around(above, label_width(&name), 19.0);
    (row.detail < Detail::Values && !places.is_taken(&area)).then_some((name, area))
}

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
pub(super) fn laid_line(rows: &VisibleRows<'_>, picture: &mut Picture) {
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
pub(super) fn leaving(rows: &VisibleRows<'_>, places: &mut Places, picture: &mut Picture) {
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
