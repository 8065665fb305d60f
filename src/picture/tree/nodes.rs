use super::bounds::{ASIDE, DrawnBound};
use super::camera::ROOM_BESIDE;
use super::edge::{NAME_HEIGHT, SMALLEST_NAME, largest_above, stands_beside};
use super::legend::{HERE, NOT_MADE, SELECTED, TOGETHER};
use super::places::Places;
use super::rows::{Detail, VisibleRow, VisibleRows};
use super::texts::{ems, lines_of, lower, name_ems, paid_ems};
use super::{columns, groups, numbers, room, sheet};
use crate::piece::{oval, piece, seat};
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape, Spot};
use score::Player;
use trace::Seen;
use tree::{Item, Kind, Node, NodeId};

pub(super) fn draw(row: &VisibleRow<'_>, bounds: &[DrawnBound], picture: &mut Picture) {
    let scene = row.scene;
    if row.detail == Detail::Columns {
        columns::draw(row, picture);
        return;
    }
    // Frames go under all nodes of the row, also those beside them.
    for slot in row.slots.clone() {
        let marked = scene.node_at(slot).filter(|&id| scene.is_marked(id));
        if let Some(id) = marked.filter(|&id| !scene.seen.is_no_choice(id)) {
            let is_current = scene.seen.here() == Some(id);
            halo(row, [scene.x(slot), row.y], is_current, picture);
        }
    }
    let names = names_beside(row);
    for slot in row.slots.clone() {
        let centre = [scene.x(slot), row.y];
        match scene.outline.item(slot) {
            Item::Node { id, .. } if scene.seen.is_no_choice(id) => {}
            Item::Node { id, folded } => {
                let is_ringed = bounds.iter().any(|bound| bound.source() == id);
                let aside = if is_ringed { ASIDE } else { 0.0 };
                node(row, (slot, id, (aside, names)), centre, picture);
                if folded && !numbers::is_unexpanded(scene, id) {
                    groups::fold_mark(row, (slot, id), centre, picture);
                }
            }
            Item::Group(group) => groups::draw(row, (slot, group), centre, picture),
        }
    }
}

fn node(
    row: &VisibleRow<'_>,
    (slot, id, named): (u32, NodeId, (f32, bool)),
    centre: Point,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let tree = scene.tree();
    let weight = tree.node(id);
    let seen = scene.looks(id);
    let (width, height) = row.size;
    let player = weight.player;
    let (fill, pen, hatch) = if !scene.shows_sheet() && numbers::is_ungenerated(scene, id) {
        (None, NOT_MADE, None)
    } else {
        appearance(seen, player)
    };
    if weight.kind == Kind::Decline {
        decline(row, id, centre, picture);
    } else {
        picture.shapes.push(if weight.kind == Kind::Chance {
            let (fill, pen) = neutral(fill, pen);
            oval(centre, (width, height), fill, pen, hatch)
        } else if scene.seen.shares() {
            let (fill, pen) = neutral(fill, pen);
            seated(weight.kind == Kind::Leaf, centre, (width, height), (fill, pen, hatch))
        } else {
            piece(centre, (width, height), player, fill, pen, hatch)
        });
        let shows = row.detail >= Detail::Values;
        let is_written = shows && sheet::value(row, id, centre, picture);
        if shows && !is_written && !numbers::numbers(row, id, centre, picture) {
            value(row, id, centre, picture);
        }
    }
    if let Some(player) = scene.seen.player_number(id).filter(|_| weight.kind == Kind::Inner) {
        whose(row, (player, seen), centre, picture);
    }
    if row.detail == Detail::Full && (scene.shows_sheet() || !numbers::is_ungenerated(scene, id)) {
        labels(row, (slot, id, named), centre, picture);
    }
    let place = Area::around(centre, width.max(6.0), height.max(6.0));
    picture.spots.push((Spot::Node(id), place));
}

/// A node of several players: a leaf is a card.
fn seated(
    is_leaf: bool,
    centre: Point,
    (width, height): (f32, f32),
    (fill, pen, hatch): (Option<Ink>, Pen, Option<Ink>),
) -> Shape {
    if !is_leaf {
        return seat(centre, (width, height), fill, pen, hatch);
    }
    let (x, y) = (width * 0.56, height * 0.48);
    let corner = |[right, down]: Point| [centre[0] + right * x, centre[1] + down * y];
    let points = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(corner).to_vec();
    Shape::Polygon { points, fill, pen: Some(pen), hatch }
}

/// The number of the player to move, at the shoulder of its node.
fn whose(row: &VisibleRow<'_>, (player, seen): (u8, Seen), centre: Point, picture: &mut Picture) {
    let size = (row.size.1 * 0.42).clamp(row.scene.least, 20.0);
    if row.size.0 < 1.6 * size {
        return;
    }
    let at = [centre[0] + row.size.0 * 0.44, centre[1] + row.size.1 * 0.46];
    let faded = matches!(seen, Seen::Unvisited | Seen::Pruned);
    player_badge(player, at, size, if faded { Ink::Hatch } else { Ink::Text }, picture);
}

/// The number of a player in a disc.
pub(super) fn player_badge(player: u8, at: Point, size: f32, ink: Ink, picture: &mut Picture) {
    let area = Area::around(at, size * 1.2, size * 1.2);
    picture.rounded(area, size * 0.6, ink, None);
    picture.bold(at, player.to_string(), size, Ink::Card);
}

/// Dotted lines between nodes that whoever moves there cannot tell apart.
pub(super) fn together(rows: &VisibleRows<'_>, picture: &mut Picture) {
    let scene = rows.scene;
    for set in scene.seen.subject().together() {
        let place = |&id: &NodeId| {
            let slot = scene.outline.slot(id)?;
            Some([scene.x(slot), rows.of(id)?.y])
        };
        let mut places: Vec<Point> = set.iter().filter_map(place).collect();
        places.sort_by(|one, other| one[0].total_cmp(&other[0]));
        for pair in places.windows(2) {
            picture.line(pair[0], pair[1], TOGETHER);
        }
    }
}

/// The fill, edge and hatching of a node.
pub(super) fn appearance(seen: Seen, player: Player) -> (Option<Ink>, Pen, Option<Ink>) {
    let edge = Ink::edge(player);
    match seen {
        Seen::Pruned => (Some(Ink::HatchFill), Pen::dashed(1.4, Ink::Hatch), Some(Ink::Hatch)),
        Seen::Unvisited => (Some(Ink::Card), Pen::solid(1.2, Ink::Hatch), None),
        Seen::Earlier => (Some(Ink::Card), Pen::dotted(1.8, edge), None),
        // Searched, but without a value yet.
        Seen::Unsettled => (Some(Ink::Card), Pen::solid(1.6, edge), None),
        Seen::Open => (Some(Ink::fill(player)), Pen::solid(2.4, edge), None),
        Seen::Done => (Some(Ink::fill(player)), Pen::solid(1.6, edge), None),
    }
}

/// The same where chance moves: the colour of no side.
pub(super) fn neutral(fill: Option<Ink>, pen: Pen) -> (Option<Ink>, Pen) {
    let is_side = |ink: Ink| [Player::Max, Player::Min].map(Ink::edge).contains(&ink);
    if is_side(pen.ink) {
        (Some(Ink::Card), Pen { ink: Ink::Text, width: pen.width + 0.2, ..pen })
    } else {
        (fill, pen)
    }
}

/// Draws gold around the current node, and a thin ring around a selected one.
fn halo(row: &VisibleRow<'_>, centre: Point, is_current: bool, picture: &mut Picture) {
    let scene = row.scene;
    let (fill, pen) = if is_current { (Some(Ink::GoldFill), HERE) } else { (None, SELECTED) };
    let (width, height) = row.frame();
    picture.rounded(Area::around(centre, width, height), 10.0_f32.min(height / 2.0), fill, pen);
    let has_room = row.detail == Detail::Full
        && scene.camera.row >= ROOM_FOR_GAIN
        && row.gap - width / 2.0 - row.size.0 * 0.7 > ROOM_FOR_HERE;
    if is_current && has_room && !scene.seen.subject().names_nodes() {
        let at = [centre[0] + width / 2.0 + 8.0, centre[1] - 2.0];
        let here = Shape::text(at, &scene.here, 13.0, Ink::Gold, Align::Left);
        picture.shapes.push(here.in_bold(true));
    }
}

/// Points taken by "here" between a node and the next one, whose name stands there, too.
const ROOM_FOR_HERE: f32 = 140.0;

/// The distance of labels from the centre of a node.
fn clearance(row: &VisibleRow<'_>, id: NodeId) -> f32 {
    if row.scene.is_marked(id) { row.frame().0 / 2.0 + 6.0 } else { row.size.0 / 2.0 + 7.0 }
}

/// Writes the value inside a node: what is known now, and for leaves of a diagram their given
/// value.
fn value(row: &VisibleRow<'_>, id: NodeId, centre: Point, picture: &mut Picture) {
    let scene = row.scene;
    let weight = scene.tree().node(id);
    let seen = scene.seen.seen(id);
    let given = scene.seen.subject().names_nodes() && weight.kind == Kind::Leaf;
    let (text, ink) = match seen {
        Seen::Unvisited | Seen::Pruned if given => {
            (scene.seen.number(id, weight.value), Ink::Muted)
        }
        Seen::Unvisited | Seen::Pruned => return,
        Seen::Open | Seen::Unsettled | Seen::Done | Seen::Earlier => {
            let text = scene.seen.value_text(id);
            let ink = if seen == Seen::Done { Ink::Text } else { Ink::Muted };
            (text.plain, ink)
        }
    };
    let shares = scene.seen.shares();
    let room = match shares {
        true if weight.kind == Kind::Leaf => 1.0,
        true => 0.86,
        false => 0.75,
    };
    // Payoffs in a line have to be larger than a number alone to be as legible.
    let legible = scene.least + if shares { 5.0 } else { 1.0 };
    let middle = centre[1] + row.size.1 * if shares { 0.0 } else { lower(weight) };
    // In a narrow piece, the sign of a bound stands above its number, if both are in the piece.
    let is_high = row.size.1 > 2.4 * scene.least;
    let stacked = text.chars().next().filter(|sign| is_high && ['≧', '≦', '≥', '≤'].contains(sign));
    let stacked = stacked.map(|sign| vec![&text[..sign.len_utf8()], &text[sign.len_utf8()..]]);
    // Payoffs stand below each other where a row is too wide.
    let column = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let column = column.filter(|_| shares).map(|inner| inner.split(", ").collect());
    let layouts = [Some(lines_of(&text)), stacked, column].into_iter().flatten().map(|lines| {
        let widest = lines.iter().map(|line| if shares { paid_ems(line) } else { ems(line) });
        let widest = widest.fold(0.0, f32::max);
        let share = match lines.len() {
            0 | 1 => 0.46,
            2 => 0.34,
            count => 0.74 / count as f32,
        };
        let fitting = (row.size.0 * room / widest).min(row.size.1 * share);
        (fitting, widest, lines)
    });
    // A line alone is preferred, if it is legible.
    let key = |fitting: f32, lines: usize| (fitting.min(legible), lines == 1);
    let best = layouts.max_by(|one, other| {
        let (one, other) = (key(one.0, one.2.len()), key(other.0, other.2.len()));
        one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
    });
    let Some((fitting, widest, lines)) = best else { return };
    let size = fitting.clamp(scene.least, 26.0);
    if widest * size > (row.gap - 1.0).max(row.size.0) || size > row.size.1 * 0.95 {
        return; // It would overlap the neighbour's value, or be over the edges of its own piece.
    }
    let pitch = 1.2 * size;
    if widest * size > row.size.0 * 0.84 {
        // A number wider than its piece interrupts its edges, so that they do not cross it.
        let height = size * (1.0 + (lines.len() - 1) as f32 * 1.2);
        let (area, radius) = (Area::around([centre[0], middle], widest * size, height), 2.0);
        let own = appearance(seen, weight.player).0.filter(|_| !shares || seen == Seen::Pruned);
        let fill = Some(own.unwrap_or(Ink::Card));
        picture.rounded(area, radius, fill, None);
    }
    let from = middle - (lines.len() - 1) as f32 * pitch / 2.0;
    for (number, line) in lines.into_iter().enumerate() {
        let at = [centre[0], from + number as f32 * pitch];
        picture.bold(at, line, size, ink);
    }
}

/// Draws the option to decline: a pill with the material kept.
fn decline(row: &VisibleRow<'_>, id: NodeId, centre: Point, picture: &mut Picture) {
    let scene = row.scene;
    let seen = scene.seen.seen(id);
    let known = seen == Seen::Done;
    let best = scene.is_on_line(id);
    // Wider than a piece, but not over its neighbour, even if that is a group.
    let reach = row.gap - row.size.0 * groups::WIDER / 2.0 - groups::STACKED - 2.0;
    let reach = reach.max(row.size.0 * 0.4);
    let width = (row.size.0 * 1.36).min(2.0 * reach);
    let height = (row.size.1 * 0.66).max(4.0);
    let pen = match (best, known) {
        (true, _) => Pen::solid(2.4, Ink::Gold),
        (false, true) => Pen::solid(1.4, Ink::Muted),
        (false, false) => Pen::solid(1.0, Ink::Line),
    };
    let area = Area::around(centre, width, height);
    // Its fill is not gold, which stands for where the search is.
    picture.rounded(area, height / 2.0, Ink::Card, pen);
    if row.detail >= Detail::Values && sheet::value(row, id, centre, picture) {
        return;
    }
    if known && row.detail >= Detail::Values {
        let text = scene.seen.value_text(id).plain;
        let size = (width * 0.78 / ems(&text)).min(height * 0.72);
        picture.bold(centre, text, size.clamp(scene.least, 22.0), Ink::Text);
    }
}

/// The distance between depths, in points, from which an edge has room for two lines.
const ROOM_FOR_GAIN: f64 = 44.0;

/// Whether the names of a row of a diagram have room at the left of their nodes: they stand in the
/// same way in the whole row.
fn names_beside(row: &VisibleRow<'_>) -> bool {
    let scene = row.scene;
    if row.detail < Detail::Full || !scene.seen.subject().names_nodes() {
        return false;
    }
    let is_last = row.depth == scene.flat().height();
    let fits = |slot: u32| {
        // Leaves have their names below, and stopping has none.
        let id = scene.node_at(slot).filter(|&id| match scene.tree().node(id).kind {
            Kind::Leaf => !is_last,
            kind => kind != Kind::Decline,
        });
        let Some(id) = id else {
            return true;
        };
        let name = scene.seen.subject().choice(scene.tree(), id, scene.seen.language());
        let room = room::room_left(row, slot) - row.size.0 * 0.97 - 7.0;
        room >= SMALLEST_BESIDE * name_ems(&name)
    };
    row.slots.clone().all(fits)
}

const BETWEEN_NAMES: f32 = 6.0;
/// The smallest size of the name of a node beside it.
const SMALLEST_BESIDE: f32 = 12.0;
/// Writes a move above its node, without the mark of the side, which the colour shows.
fn tight_name(
    row: &VisibleRow<'_>,
    (id, aside): (NodeId, f32),
    centre: Point,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let tree = scene.tree();
    let (Some(parent), Kind::Inner | Kind::Leaf | Kind::Chance | Kind::Stub) =
        (tree.parent(id), tree.node(id).kind)
    else {
        return;
    };
    let text = scene.seen.choice_alone(id);
    let ems = name_ems(&text);
    // It is placed in the gap to the row above.
    let most = largest_above(row);
    let room = scene.camera.row as f32 - row.size.1 * 0.96;
    let fitting = |ems: f32| ((row.gap - BETWEEN_NAMES) / ems).min(most);
    let least = scene.least.min(SMALLEST_NAME);
    // A name too wide for its place stands in two lines, if they have room.
    let halves = split(&text);
    let widest = halves.map(name_ems).into_iter().fold(0.0, f32::max);
    let is_halved = fitting(ems) < least && room > 3.0 * least * NAME_HEIGHT;
    let (lines, ems) = if is_halved { (halves.to_vec(), widest) } else { (vec![&*text], ems) };
    let size = fitting(ems);
    if size < least {
        return;
    }
    let faded = matches!(scene.looks(id), Seen::Unvisited | Seen::Pruned);
    let mover = Ink::edge(tree.node(parent).player);
    let above =
        if scene.is_marked(id) { row.frame().1 / 2.0 + 2.0 } else { row.size.1 / 2.0 + aside };
    let height = size * (0.15 + lines.len() as f32);
    let above = above.min(row.size.1 / 2.0 + room - height - size * (NAME_HEIGHT - 1.15));
    let at = [centre[0], centre[1] - above - size * 0.045 - height / 2.0];
    // The best line and the path go through the name.
    let (fill, pen) = if scene.is_on_line(id) {
        (Ink::GoldFill, Some(Pen::solid(1.6, Ink::Gold)))
    } else {
        let is_open = scene.looks(id) == Seen::Open;
        (Ink::Card, is_open.then(|| Pen::solid(1.0, Ink::Gold)))
    };
    picture.rounded(Area::around(at, ems * size + 2.0, height), 2.0, fill, pen);
    let ink = if faded { Ink::Hatch } else { mover };
    let first = at[1] - (lines.len() - 1) as f32 * size / 2.0;
    for (number, line) in lines.into_iter().enumerate() {
        picture.bold([at[0], first + number as f32 * size], line, size, ink);
    }
}

/// A move in two halves: where it goes, and the rest.
fn split(text: &str) -> [&str; 2] {
    let middle = text.char_indices().nth(text.chars().count().div_ceil(2));
    text.split_at(middle.map_or(text.len(), |(at, _)| at)).into()
}

/// Writes names of diagram nodes beside the nodes, and moves at the lower ends of their edges.
fn labels(
    row: &VisibleRow<'_>,
    (slot, id, (aside, names)): (u32, NodeId, (f32, bool)),
    centre: Point,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let tree = scene.tree();
    let (width, height) = row.size;
    let seen = scene.looks(id);
    let faded = matches!(seen, Seen::Unvisited | Seen::Pruned);
    if scene.seen.subject().names_nodes() {
        // Its form says that one stops there.
        if tree.node(id).kind == Kind::Decline {
            return;
        }
        let name = scene.seen.subject().choice(tree, id, scene.seen.language());
        let ink = if faded { Ink::Muted } else { Ink::Text };
        let size = (width * 0.3).clamp(12.0, 20.0);
        let is_last_row = row.depth == scene.flat().height();
        if tree.node(id).kind == Kind::Leaf && is_last_row {
            let reach = if scene.is_marked(id) { row.frame().1 } else { height };
            let at = [centre[0], centre[1] + reach / 2.0 + size * 0.5 + 4.0 + aside];
            picture.bold(at, name, size, ink);
        } else {
            // The tip of Black's pieces leaves room at their shoulders.
            let shoulder = match tree.node(id) {
                Node { kind: Kind::Chance, .. } => width * 0.46,
                Node { kind: Kind::Leaf, .. } if scene.seen.shares() => width * 0.58,
                _ if scene.seen.shares() => width * 0.5,
                Node { player: Player::Max, .. } => width * 0.36,
                Node { player: Player::Min, .. } => width * 0.5,
            };
            let beside =
                if scene.is_marked(id) { clearance(row, id) } else { shoulder + 4.0 } + aside;
            let clear = beside + 3.0 + room::edge_left(row, slot);
            let free = room::room_left(row, slot) - clear;
            let fitting = size.min(free / name_ems(&name));
            let (at, size, align) = if names && fitting >= scene.least {
                let at = [centre[0] - beside, centre[1] - height * 0.36];
                (at, fitting, Align::Right)
            } else {
                // No room beside the neighbour: above the node, on the side away from its edge.
                let size = size.min((scene.camera.row as f32 - height) * 0.6).max(scene.least);
                let parent = scene.flat().parent(NodeId(slot)).map(|parent| scene.x(parent.0));
                let (turn, align) = match parent {
                    Some(x) if x > centre[0] => (-1.0, Align::Right),
                    _ => (1.0, Align::Left),
                };
                let reach = if scene.is_marked(id) { row.frame().1 } else { height } / 2.0;
                ([centre[0] + turn * 9.0, centre[1] - reach - aside - size * 0.6], size, align)
            };
            picture.shapes.push(Shape::text(at, name, size, ink, align).in_bold(true));
        }
        return;
    }
    let Some(parent) = tree.parent(id) else {
        return;
    };
    let name = scene.choice(id);
    if tree.node(id).kind != Kind::Decline && !stands_beside(row, slot, id) {
        tight_name(row, (id, aside), centre, picture);
        return;
    }
    if tree.node(id).kind == Kind::Decline {
        let words = name_ems(&name) * 13.0;
        if f64::from(row.gap) < ROOM_BESIDE || !room::has_room_right(row, slot, words) {
            return;
        }
        let at = [centre[0] + width * 0.68 + 8.0 + aside, centre[1]];
        let ink = if faded { Ink::Hatch } else { Ink::Muted };
        picture.text(at, name, 13.0, ink, Align::Left);
        return;
    }
    let mover = Ink::edge(tree.node(parent).player);
    let at = [centre[0] - clearance(row, id) - aside, centre[1] - height * 0.3];
    let ink = if faded { Ink::Hatch } else { mover };
    picture.shapes.push(Shape::text(at, name, 15.0, ink, Align::Right).in_bold(true));
    if scene.camera.row < ROOM_FOR_GAIN {
        return;
    }
    if let Some(gain) = scene.seen.subject().gain(tree, id, scene.seen.language()) {
        let ink = if faded { Ink::Hatch } else { Ink::Muted };
        let at = [at[0], at[1] + 18.0];
        picture.text(at, gain, 13.0, ink, Align::Right);
    }
}

/// Writes the change of a value that was just updated, beside its node or near it, where it covers
/// nothing and can belong to no other node.
pub(super) fn changes(row: &VisibleRow<'_>, places: &mut Places, picture: &mut Picture) {
    const SIZE: f32 = 14.0;
    let scene = row.scene;
    let Some(cursor) = scene.seen.here() else {
        return;
    };
    let slot = scene.outline.slot(cursor);
    let Some(slot) = slot.filter(|slot| row.slots.contains(slot)) else {
        return;
    };
    let change = scene.seen.change().filter(|change| change.node == cursor);
    let Some(change) = change.filter(|_| row.detail == Detail::Full) else {
        return;
    };
    let [from, to] = [change.from, change.to].map(|value| scene.seen.number(cursor, value));
    let text = format!("{from} → {to}");
    let (width, height) = (name_ems(&text) * SIZE + 12.0, 22.0);
    let aside = row.frame().0 / 2.0 + 3.0 + width / 2.0;
    let up = row.size.1 * 0.5;
    let at = |[x, y]: Point| Area::around([scene.x(slot) + x, row.y + y], width, height);
    let beside =
        [[aside, -up], [-aside, -up], [aside, up], [-aside, up], [aside, 0.0], [-aside, 0.0]];
    let is_free = |area: &Area| scene.area.encloses(area) && !places.is_taken(area);
    let beside = beside.map(at).into_iter().find(is_free);
    let near = || {
        let area = places.nearest_free([scene.x(slot), row.y], (width, height), scene.area)?;
        let away = (area.centre()[1] - row.y).abs() - f32::midpoint(row.frame().1, height);
        (away < height).then_some(area)
    };
    let Some(area) = beside.or_else(near) else {
        return; // The sentence says it, too.
    };
    places.take(area);
    picture.rounded(area, 6.0, Ink::GoldFill, Pen::solid(1.0, Ink::Gold));
    picture.bold(area.centre(), text, SIZE, Ink::Text);
    picture.spots.push((Spot::Change(cursor), area));
}
