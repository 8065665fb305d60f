use super::edge::{Edge, edge_of};
use super::legend::{BEST_HERE, CUT, NOT_MADE, THICK};
use super::places::Places;
use super::rows::{Detail, VisibleRow, VisibleRows};
use super::texts::name_ems;
use super::{TreeScene, groups, numbers};
use crate::{Area, Ink, Pen, Picture, Point, Spot};
use language::signed;
use score::Window;
use trace::Seen;
use tree::{Item, NodeId};

pub(super) fn draw(row: &VisibleRow<'_>, above: &VisibleRow<'_>, picture: &mut Picture) {
    let scene = row.scene;
    if row.detail == Detail::Columns {
        if above.detail != Detail::Columns {
            fans(row, above, picture);
        }
        return;
    }
    // The path to the current node and the best line are drawn last, on top, also where they leave
    // the view.
    let here = scene.seen.here().map_or_else(Vec::new, |here| scene.tree().path(here));
    let ways = [&here, scene.line].map(|way| way.get(row.depth));
    let mut on_way: Vec<_> =
        ways.into_iter().flatten().filter_map(|&id| scene.outline.slot(id)).collect();
    on_way.dedup();
    let others = row.slots.clone().filter(|slot| !on_way.contains(slot));
    for slot in others.chain(on_way.iter().copied()) {
        match scene.outline.item(slot) {
            Item::Node { id, .. } if scene.seen.is_no_choice(id) => continue,
            Item::Node { id, .. } => edge(row, above, (slot, id), picture),
            Item::Group(group) => groups::edge(row, above, (slot, group), picture),
        }
        if let Some(Struck { at: (from, to), is_aside: false, .. }) = struck(row, above, slot) {
            cut_sign(from, to, picture);
        }
    }
}

/// Draws one triangle per parent whose children are too dense for lines.
fn fans(row: &VisibleRow<'_>, above: &VisibleRow<'_>, picture: &mut Picture) {
    let scene = row.scene;
    for parent in above.slots.clone() {
        let children = scene.flat().child_range(NodeId(parent));
        let (Some(first), Some(last)) = (children.clone().next(), children.last()) else {
            continue;
        };
        let x = |slot: u32| scene.x(slot).clamp(scene.area.min[0] - 4.0, scene.area.max[0] + 4.0);
        let top = [x(parent), above.y + above.size.1 / 2.0];
        let below = row.y - row.half();
        let points = vec![top, [x(last) + 0.5, below], [x(first) - 0.5, below]];
        picture.filled(points, Ink::HatchFill);
    }
}

/// The part of an edge that the frames of marked nodes and the name of the move leave, so that the
/// sign of a cut stays where it is while other nodes are marked.
fn clear_part(
    row: &VisibleRow<'_>,
    above: &VisibleRow<'_>,
    (from, to): (Point, Point),
) -> (Point, Point) {
    let clip = |y: f32| [from[0] + (to[0] - from[0]) * (y - from[1]) / (to[1] - from[1]), y];
    let first = above.y + above.frame().1 / 2.0;
    let last = row.y - row.frame().1 / 2.0;
    let named = if row.scene.seen.subject().names_nodes() { last } else { last - NAME };
    let last = if named - first > NAME / 2.0 { named } else { last }.min(to[1]);
    if last > first { (clip(first), clip(last)) } else { (from, to) }
}

/// The strokes of a cut over a slot.
struct Struck {
    /// The node whose moves were cut.
    cut: NodeId,
    /// What they cross: the free part of the edge, or the right shoulder of the node.
    at: (Point, Point),
    /// Whether names leave no room on the edge, so that they are at the shoulder.
    is_aside: bool,
}

fn struck(row: &VisibleRow<'_>, above: &VisibleRow<'_>, slot: u32) -> Option<Struck> {
    let scene = row.scene;
    if row.detail < Detail::Values || scene.shows_sheet() {
        return None;
    }
    // What an earlier visit has read can be cut in this one.
    let is_pruned = |id| match scene.looks(id) {
        Seen::Pruned => true,
        Seen::Earlier => {
            let parent = scene.tree().parent(id);
            parent.is_some_and(|parent| scene.seen.seen(parent) != Seen::Earlier)
        }
        _ => false,
    };
    let first = match scene.outline.item(slot) {
        Item::Node { id, .. } => (is_pruned(id) && !scene.seen.is_no_choice(id)).then_some(id),
        Item::Group(group) => group.ids().all(is_pruned).then(|| group.ids().next()).flatten(),
    };
    let cut = scene.tree().parent(first?).filter(|&parent| scene.seen.is_cut(parent))?;
    let Edge { from, to, top } = edge_of(row, above, slot)?;
    // What the names of moves leave between the frames of the rows.
    let room = row.y - row.frame().1 / 2.0 - NAME - (above.y + above.frame().1 / 2.0);
    if scene.seen.subject().names_nodes() || room > NAME / 2.0 {
        let at = clear_part(row, above, (from, to));
        return Some(Struck { cut, at, is_aside: false });
    }
    let [x, top] = [top[0] + row.size.0 * 0.4, top[1]];
    Some(Struck { cut, at: ([x, top - 3.0], [x, top + 11.0]), is_aside: true })
}

fn edge(
    row: &VisibleRow<'_>,
    above: &VisibleRow<'_>,
    (slot, id): (u32, NodeId),
    picture: &mut Picture,
) {
    let scene = row.scene;
    let tree = scene.tree();
    let (Some(parent), Some(edge)) = (tree.parent(id), edge_of(row, above, slot)) else {
        return;
    };
    let seen = scene.looks(id);
    let is_best = scene.seen.best(parent) == Some(id);
    let small = row.detail < Detail::Values;
    let samples = scene.seen.algorithm().samples().is_some();
    let pen = match seen {
        _ if scene.is_on_line(id) => Pen::solid(line_width(scene, id, small), Ink::Gold),
        Seen::Pruned => Pen::dashed(1.2, Ink::Hatch),
        Seen::Unvisited if numbers::is_ungenerated(scene, id) => NOT_MADE,
        _ if scene.seen.is_played(id) => Pen::dotted(2.2, Ink::Gold),
        Seen::Unsettled if samples => Pen::solid(share_width(scene, id, small), Ink::Muted),
        Seen::Unvisited | Seen::Unsettled | Seen::Earlier => Pen::solid(1.2, Ink::Line),
        // The path to the most-proving node.
        Seen::Open if scene.seen.algorithm().columns().is_some() && !small => {
            Pen::solid(4.0, Ink::Gold)
        }
        Seen::Open => WAY,
        Seen::Done if !small && scene.seen.here() == Some(id) => WAY,
        Seen::Done if is_best => BEST_HERE,
        Seen::Done => Pen::solid(1.2, Ink::Muted),
    };
    // The path of an iteration does not hide how often its nodes have been visited.
    if samples && pen == WAY {
        edge.draw(Pen::solid(share_width(scene, id, small), Ink::Muted), picture);
    }
    edge.draw(pen, picture);
    let (from, to) = clear_part(row, above, (edge.from, edge.to));
    if !small {
        marked(scene, id, (from, to), picture);
    }
    if let Some(odds) = scene.seen.odds_text(id).filter(|_| row.detail == Detail::Full) {
        // Where the edges of siblings are apart, and no strokes are.
        let at = [from[0] + (to[0] - from[0]) * ODDS_AT, from[1] + (to[1] - from[1]) * ODDS_AT];
        let place = Area::around(at, name_ems(&odds) * ODDS + 4.0, ODDS * 1.2);
        picture.rounded(place, 3.0, Ink::Paper, None);
        picture.bold(at, odds, ODDS, Ink::Text);
    }
}

/// The size of a probability, in points, and its place on the edge.
const ODDS: f32 = 16.0;
const ODDS_AT: f32 = 0.42;

/// The pen of the path to the current node.
const WAY: Pen = Pen::solid(2.2, Ink::Gold);

/// The width of the edge above a node of a search that samples, for its share of the visits.
fn share_width(scene: &TreeScene<'_>, id: NodeId, small: bool) -> f32 {
    let share = scene.seen.visited_share(id).unwrap_or(0.0) as f32;
    let width = 1.25 + if small { 1.8 } else { 7.0 } * share;
    // In steps of a quarter, so that it is never as wide as another line.
    (width * 4.0).round() / 4.0
}

/// The width of the best line; of a search that samples it is told by its gold alone.
fn line_width(scene: &TreeScene<'_>, id: NodeId, small: bool) -> f32 {
    match scene.seen.algorithm().samples() {
        Some(_) => share_width(scene, id, small).max(THICK),
        None if small => THICK,
        None => 5.0,
    }
}

/// Marks the edge above a node of a sheet as pruned or chosen.
fn marked(scene: &TreeScene<'_>, id: NodeId, (from, to): (Point, Point), picture: &mut Picture) {
    let Some(at) = scene.filled(id).filter(|_| scene.shows_sheet()) else {
        return;
    };
    if at.is_chosen {
        picture.line(from, to, Pen::solid(3.0, Ink::Pencil));
    }
    if at.is_marked {
        cut_sign(from, to, picture);
    }
}

/// The size of the bound of a cut, in points.
const BOUND: f32 = 13.0;
/// The height between two rows, in points, from which the bound of a cut has room.
const ROOM_FOR_BOUND: f32 = 16.0;

/// Draws the strokes of cuts that have no room on their edges over their nodes.
pub(super) fn strokes_aside(row: &VisibleRow<'_>, above: &VisibleRow<'_>, picture: &mut Picture) {
    let strokes = row.slots.clone().filter_map(|slot| struck(row, above, slot));
    for Struck { at: (from, to), .. } in strokes.filter(|struck| struck.is_aside) {
        cut_sign(from, to, picture);
    }
}

/// Writes the bound of each cut of this pass beside its strokes, where it covers nothing; the legend
/// tells the others.
pub(super) fn cut_bounds(
    (row, above): (&VisibleRow<'_>, &VisibleRow<'_>),
    places: &mut Places,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let strokes = row.slots.clone().filter_map(|slot| struck(row, above, slot));
    let has_room =
        row.detail == Detail::Full && scene.camera.row as f32 - row.size.1 >= ROOM_FOR_BOUND;
    let middle = |Struck { cut, at: (from, to), .. }: Struck| {
        (cut, [f32::midpoint(from[0], to[0]), f32::midpoint(from[1], to[1])])
    };
    let is_now = |struck: &Struck| scene.seen.seen(struck.cut) != Seen::Earlier;
    let strokes: Vec<(NodeId, Point)> = strokes.filter(is_now).map(middle).collect();
    for cut in strokes.chunk_by(|one, other| one.0 == other.0) {
        let (Some((parent, first)), Some((_, last))) = (cut.first(), cut.last()) else {
            continue;
        };
        let Some(text) = scene.seen.cutting_reason(*parent) else {
            continue;
        };
        let width = name_ems(&text) * BOUND + 2.0;
        let spots = [12.0, 20.0].map(|away| {
            let beside = width / 2.0 + away;
            [0.0, -7.0, 6.0].map(|lower| {
                [[last[0] + beside, last[1] + lower], [first[0] - beside, first[1] + lower]]
            })
        });
        let area = |at: &Point| Area::around(*at, width, BOUND * 1.1);
        let spots = spots.as_flattened().as_flattened().iter();
        let mut whole = spots.copied().filter(|at| has_room && scene.area.encloses(&area(at)));
        let free = whole.find(|at| places.covered(&area(at).grown(2.0)) == 0);
        if let Some(at) = free {
            places.take(area(&at));
            picture.bold(at, text, BOUND, Ink::Disagree);
        } else if scene.seen.algorithm().keeps_window() && !picture.bounds_left_out.contains(&text)
        {
            picture.bounds_left_out.push(text);
        }
    }
}

/// Draws the windows of the open nodes of a row, over everything else.
pub(super) fn windows(
    (row, above): (&VisibleRow<'_>, &VisibleRow<'_>),
    places: &mut Places,
    picture: &mut Picture,
) {
    if row.detail < Detail::Full || row.scene.camera.gap < LEAST_GAP {
        return;
    }
    let node = |slot| Some((slot, row.scene.node_at(slot)?));
    let mut nodes: Vec<_> = row.slots.clone().filter_map(node).collect();
    // Where one is selected, it and its rivals come before the others.
    nodes.sort_by_key(|&(_, id)| row.scene.seen.selection_rank(id));
    for node in nodes {
        window((row, above), node, places, picture);
    }
}

/// Draws the best line and the path to the current node over rows too dense for edges.
pub(super) fn ways(rows: &VisibleRows<'_>, picture: &mut Picture) {
    let scene = rows.scene;
    let way = scene.seen.here().map_or_else(Vec::new, |here| scene.tree().path(here));
    for (nodes, width, is_way) in [(scene.line, 4.0, false), (way.as_slice(), 2.0, true)] {
        for row in rows.rows.iter().filter(|row| row.detail == Detail::Columns) {
            let slot = nodes.get(row.depth).and_then(|&id| scene.outline.slot(id));
            let Some(slot) = slot.filter(|slot| row.slots.contains(slot)) else {
                continue;
            };
            let to = [scene.x(slot), row.y - row.half()];
            let parent = scene.flat().parent(NodeId(slot));
            if let (Some(above), Some(parent)) = (rows.above(row), parent) {
                let from = [scene.x(parent.0), above.y + above.half()];
                picture.line(from, to, Pen::solid(width, Ink::Gold));
            }
            if is_way && nodes.len() == row.depth + 1 {
                // A small gold arrow at the column of the current node.
                let [x, y] = [to[0], row.y + row.half() + 2.0];
                let points = vec![[x, y], [x + 6.0, y + 11.0], [x - 6.0, y + 11.0]];
                picture.filled(points, Ink::Gold);
            }
        }
    }
}

/// Draws two short strokes across the middle of an edge, the textbook sign of a cut. They fit
/// between the heights of its ends.
pub(super) fn cut_sign(from: Point, to: Point, picture: &mut Picture) {
    const APART: f32 = 2.6;
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    let along = [dx / length, dy / length];
    let across = [-along[1], along[0]];
    let rise = (across[1] + along[1] * 0.35).abs().max(0.1);
    let reach = ((dy.abs() / 2.0 - APART * along[1].abs()) / rise).clamp(4.0, 8.0);
    for shift in [-APART, APART] {
        let middle = [from[0] + dx * 0.5 + along[0] * shift, from[1] + dy * 0.5 + along[1] * shift];
        let end = |side: f32| {
            [
                middle[0] + (across[0] + along[0] * 0.35) * side,
                middle[1] + (across[1] + along[1] * 0.35) * side,
            ]
        };
        picture.line(end(-reach), end(reach), CUT);
    }
}

/// The distance between leaves, in points, below which windows are left out.
const LEAST_GAP: f64 = 24.0;

/// The height of a name beside a node, in points.
const NAME: f32 = 17.0;

/// Draws the window of an open node at that node: on the end of its edge, above its name if that
/// stands there, or beside its upper half. Where it would cover anything it is left out: the number
/// line and the variables show it too.
fn window(
    (row, above): (&VisibleRow<'_>, &VisibleRow<'_>),
    (slot, id): (u32, NodeId),
    places: &mut Places,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let window = scene.seen.window_label(id);
    let Some(text) = window.or_else(|| numbers::thresholds_text(scene, id)) else {
        return;
    };
    let is_placed = label((row, above), (slot, id), (text, false), places, picture);
    // In little room the sum says most.
    if let (false, Some(sum)) = (is_placed, scene.seen.sum_text(id)) {
        // That of the child that is selected is never left out.
        let must = scene.seen.here() == Some(id);
        label((row, above), (slot, id), (sum, must), places, picture);
    }
}

/// Draws a label at a node, if it `must` even over others, and says whether it is there.
fn label(
    (row, above): (&VisibleRow<'_>, &VisibleRow<'_>),
    (slot, id): (u32, NodeId),
    (text, must): (String, bool),
    places: &mut Places,
    picture: &mut Picture,
) -> bool {
    const HEIGHT: f32 = 19.0;
    let scene = row.scene;
    let Some(Edge { from, to, .. }) = edge_of(row, above, slot) else {
        return false;
    };
    let width = numbers::label_width(&text);
    let (wide, high) = if scene.is_marked(id) { row.frame() } else { row.size };
    let end = to[1].min(row.y - high / 2.0);
    // On the edge, which may lean, but not so far along it that it could belong to another node.
    let on_edge = |up: f32| {
        let y = end - up - HEIGHT / 2.0;
        let share = ((y - from[1]) / (to[1] - from[1]).max(1.0)).clamp(0.0, 1.0);
        let x = from[0] + (to[0] - from[0]) * share;
        [x.clamp(to[0] - wide / 2.0, to[0] + wide / 2.0), y]
    };
    let beside = f32::midpoint(wide, width) + 4.0;
    let [x, y] = [to[0], row.y - high * 0.3];
    let spots = [
        on_edge(2.5),
        on_edge(6.0),
        [x + beside, y],
        [x - beside, y],
        [x + beside, row.y + high * 0.2],
        [x - beside, row.y + high * 0.2],
    ];
    let mut areas = spots.into_iter().map(|centre| Area::around(centre, width, HEIGHT));
    let is_free = |area: &Area| scene.area.encloses(area) && !places.is_taken(&area.grown(1.5));
    let below = Area::around([to[0], row.y + high / 2.0 + HEIGHT * 0.6], width, HEIGHT);
    let Some(area) = areas.find(is_free).or(must.then_some(below)) else {
        return false;
    };
    numbers::gold_label(text, area.centre(), picture);
    places.take(area);
    picture.spots.push((Spot::Window(id), area));
    true
}

fn window_text(Window { alpha, beta }: Window) -> String {
    format!("({}, {})", signed(alpha), signed(beta))
}

/// Draws a window around `centre` and returns its area.
pub(super) fn window_label(window: Window, centre: Point, picture: &mut Picture) -> Area {
    numbers::gold_label(window_text(window), centre, picture)
}
