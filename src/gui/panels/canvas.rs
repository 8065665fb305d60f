//! The canvas of the tree: the camera, the meaning of clicks, and the map in the corner.

use egui::{
    Align2, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::camera::{TreeView, hold, move_camera};
use super::legend::{ROW, add_entries, board_signs, legend_ui};
use super::lesson_table::{lesson_table, table_beside};
use super::menus::tree_menu;
use super::swap_list::{is_beside, swap_list};
use super::{focus_ring, ink, node_menu, strong};
use crate::look::{Look, WindowContext};
use crate::paint::{area, paint, rect};
use lesson::Part;
use picture::{Area, Camera, Ink, Picture, Spot, TreeScene, tree};
use session::{Navigation, Opened, RunCommand, Session};
use text::Sign;
use tree::NodeId;

/// With more places in view, they are no longer separate widgets.
const MOST_WIDGETS: usize = 200;

/// The height of the row with the path, over the upper edge of the canvas, in points.
pub(super) const PATH: f32 = 22.0;

/// Draws the tree; returns its rectangle.
pub(super) fn canvas_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) -> Rect {
    let (session, texts) = cx.session_and_texts();
    let mut place = ui.available_rect_before_wrap();
    cx.look.swap_list_beside = is_beside(session, place.width());
    if cx.look.swap_list_beside && !cx.look.hides_swap_list {
        place = swap_list(ui, session, place);
    }
    let table = table_beside(session, place.width());
    cx.look.table_beside = table.is_some();
    if let Some(table) = table {
        place = lesson_table(ui, session, table, place);
    }
    // The room for the legend is constant: nothing moves while stepping.
    let is_alone = session.view().page.beside().is_none();
    let has_legend = place.height() > ROOM_FOR_LEGEND && is_alone;
    let below = has_legend.then(|| {
        let rows = match place.width() {
            _ if session.presents() => 2.0,
            width if width < TWO_ROWS => 3.0,
            _ => 2.0,
        };
        let (tree, below) = place.split_top_bottom_at_y(place.max.y - rows * ROW);
        place = tree;
        below
    });
    let response = ui.allocate_rect(place, Sense::click_and_drag());
    // The path covers the upper edge.
    let covered = if is_alone && !session.presents() { PATH } else { 0.0 };
    let painter = ui.painter_at(place.split_top_bottom_at_y(place.min.y + covered).1);
    response.widget_info(|| WidgetInfo::labeled(Role::Pane, true, texts.window_canvas()));
    let pen = (cx.look.pen && session.presents()).then_some(&mut cx.look.strokes);
    move_camera(ui, (session, open), (&mut cx.look.tree, pen), &mut cx.look.events, &response);
    response.context_menu(|ui| tree_menu(ui, cx));
    cx.look.tree.canvas = area(response.rect);
    let Some(scene) = TreeScene::of(session, cx.look.tree.camera, cx.look.tree.canvas) else {
        return place;
    };
    let picture = tree(&scene);
    paint(&painter, &picture, session.theme());
    let entries = entries(session, &scene, &picture);
    match below {
        Some(below) => legend_ui(ui, session, &entries, below),
        None => add_entries(entries, &mut cx.look.legend_beside),
    }
    strokes(&painter, session, cx.look, area(response.rect));
    pointer(ui, cx, open, &response, &picture);
    map(ui, session, &mut cx.look.tree, &scene, &picture, response.rect);
    cx.look.message_at = message_place(cx.look, &picture, response.rect);
    place
}

/// The picture of the tree as it stands in the window, and what its legend explains.
pub(crate) fn drawn_tree(session: &Session, look: &Look) -> Option<(Picture, Vec<(Sign, String)>)> {
    let scene = TreeScene::of(session, look.tree.camera, look.tree.canvas)?;
    let picture = tree(&scene);
    let entries = entries(session, &scene, &picture);
    Some((picture, entries))
}

/// The corners for a message, in order of preference.
const MESSAGE_CORNERS: [Align2; 3] = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP, Align2::RIGHT_TOP];

/// A corner of the canvas where a message covers neither a node nor the map.
fn message_place(look: &Look, picture: &Picture, canvas: Rect) -> Option<(Align2, egui::Pos2)> {
    let inside = canvas.with_min_y(canvas.min.y + PATH).shrink(4.0);
    let size = look.message_size.unwrap_or(vec2(420.0, 46.0));
    let map_corner = look.tree.map_corner.unwrap_or(MAP_CORNERS[0]);
    let is_free = |corner: &Align2| {
        let place = corner.align_size_within_rect(size, inside);
        let mut spots = picture.spots.iter().map(|(_, at)| rect(*at).expand2(NAMES));
        *corner != map_corner && !spots.any(|spot| spot.intersects(place))
    };
    let free = MESSAGE_CORNERS.into_iter().find(is_free);
    free.map(|corner| (corner, corner.pos_in_rect(&inside)))
}

/// The legend of a tree and of the board beside it: each sign that is drawn, and its meaning.
fn entries(session: &Session, scene: &TreeScene<'_>, picture: &Picture) -> Vec<(Sign, String)> {
    let signs = scene.legend(picture).into_iter().chain(board_signs(session));
    signs.map(|sign| (sign, scene.meaning(sign, picture))).collect()
}

fn strokes(painter: &Painter, session: &Session, look: &Look, canvas: Area) {
    for stroke in &look.strokes {
        let points = stroke.iter().map(|&(x, depth)| {
            let [x, y] = look.tree.camera.point(canvas, x, depth);
            egui::pos2(x, y)
        });
        painter.line(points.collect(), Stroke::new(3.5, ink(session, Ink::Disagree)));
    }
}

/// Clicks select, double clicks go there, hovering explains why a branch was cut.
fn pointer(
    ui: &Ui,
    cx: &mut WindowContext<'_>,
    open: &Opened,
    canvas: &Response,
    picture: &Picture,
) {
    let session = cx.session;
    if picture.spots.len() <= MOST_WIDGETS {
        for (spot, place) in &picture.spots {
            let place = rect(*place).intersect(canvas.rect);
            if !place.is_positive() {
                continue;
            }
            let salt = ui.scope_id().with(("spot", spot));
            let response = ui.interact(place, salt, Sense::click());
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Button, true, name_of(session, open, *spot))
            });
            focus_ring(ui, session, &response, place);
            if let Spot::Node(id) = *spot {
                node_menu::node_menu(cx, open, id, &response);
            }
            on_spot(cx, open, *spot, &response);
            if let (true, Spot::Node(id) | Spot::Window(id)) = (response.clicked(), *spot) {
                hold(session, open, &mut cx.look.tree, id);
            }
        }
        if canvas.clicked() {
            deselect(cx, open);
        }
        return;
    }
    let spot_at = |at: egui::Pos2| {
        let mut spots = picture.spots.iter().rev();
        spots.find(|(_, place)| place.holds([at.x, at.y]))
    };
    if canvas.secondary_clicked() {
        cx.look.menu = match canvas.interact_pointer_pos().and_then(spot_at) {
            Some((Spot::Node(id), _)) => Some(*id),
            _ => None,
        };
    }
    // The menu keeps its node while the pointer moves through it.
    if let Some(id) = cx.look.menu.filter(|id| id.index() < open.tree().len()) {
        node_menu::node_menu(cx, open, id, canvas);
    }
    let Some(at) = canvas.hover_pos() else {
        return;
    };
    match spot_at(at) {
        Some((spot, _)) => {
            on_spot(cx, open, *spot, canvas);
            if let (true, Spot::Node(id) | Spot::Window(id)) = (canvas.clicked(), *spot) {
                hold(session, open, &mut cx.look.tree, id);
            }
        }
        None if canvas.clicked() => deselect(cx, open),
        None => {}
    }
}

/// A click on the background returns to the node where the search is. The tree does not move.
fn deselect(cx: &mut WindowContext<'_>, open: &Opened) {
    let session = cx.session;
    let here = open.projection(session.language()).here();
    let here = here.unwrap_or(NodeId::ROOT);
    hold(session, open, &mut cx.look.tree, here);
    cx.push(RunCommand::Select(None));
}

/// The text for screen readers.
fn name_of(session: &Session, open: &Opened, spot: Spot) -> String {
    let language = session.language();
    let texts = language.texts();
    let choice = |id| subject::choice(&*open.loaded().subject, open.tree(), id, language);
    match spot {
        Spot::Node(id) => {
            let name = open.projection(language).spoken_name(id);
            let sheet = session.view().work.fill_in();
            match sheet.and_then(|sheet| sheet.spoken(id, language)) {
                Some(filled) => format!("{name}, {filled}"),
                None => name,
            }
        }
        Spot::Group(group) => texts.window_more_moves(group.count),
        Spot::Fold(id) => format!("{}: {}", texts.window_unfold(), choice(id)),
        Spot::Window(id) => format!("{}: {}", texts.window_number_line(), choice(id)),
        Spot::Bound(id, _) => format!("{}: {}", texts.cuts_bound(), choice(id)),
        Spot::Origin(id) => format!("{}: {}", texts.window_out_of_view(), choice(id)),
        Spot::Leaving(_) => Sign::Laid.short(language),
        Spot::Change(_) => Sign::Changed.short(language),
    }
}

fn on_spot(cx: &mut WindowContext<'_>, open: &Opened, spot: Spot, response: &Response) {
    let (session, texts) = cx.session_and_texts();
    let (command, tip) = match spot {
        Spot::Node(id) => return on_node(cx, open, id, response),
        Spot::Group(group) => (RunCommand::Show(group), texts.window_group_tip()),
        Spot::Fold(id) => (RunCommand::Fold(id), texts.window_unfold_tip()),
        Spot::Window(id) => {
            (RunCommand::Select(Some(id)), Sign::Window.meaning(session.language()))
        }
        Spot::Bound(id, _) => (RunCommand::Centre(id), texts.cuts_go_to_setter()),
        Spot::Leaving(id) | Spot::Change(id) => (RunCommand::Select(Some(id)), String::new()),
        Spot::Origin(id) => {
            let tip = format!("{}\n{}", texts.window_out_of_view(), texts.window_go_to_ancestor());
            (RunCommand::Centre(id), tip)
        }
    };
    cx.push_if(response.clicked(), command);
    if !tip.is_empty() {
        response.clone().on_hover_text(tip);
    }
}

fn on_node(cx: &mut WindowContext<'_>, open: &Opened, id: NodeId, response: &Response) {
    // A double click soon after a click elsewhere counts as a triple one.
    if response.double_clicked() || response.triple_clicked() {
        cx.push(Navigation::GoTo(id));
    } else if response.clicked() {
        cx.push(RunCommand::Select(Some(id)));
    }
    response.clone().on_hover_ui(|ui| {
        ui.set_max_width(420.0);
        let step = open.step();
        let known = cx.look.hovered.take();
        let known = known.filter(|(at, card)| *at == step && card.node == id);
        let card =
            known.map_or_else(|| open.projection(cx.session.language()).card(id), |(_, card)| card);
        cx.look.hovered = Some((step, card.clone()));
        ui.label(strong(format!("{}  {}", card.place, card.value.plain)));
        for part in &card.why {
            let (Part::Text(text)
            | Part::Link { text, .. }
            | Part::Reason { text, .. }
            | Part::Formula { text, .. }) = part;
            ui.label(text);
        }
    });
}

/// The minimum height of the panel, in points, for a legend of the lines.
const ROOM_FOR_LEGEND: f32 = 180.0;
/// The minimum width, in points, for a legend of two rows.
const TWO_ROWS: f32 = 1100.0;

/// A tree of more nodes than this has a map in any case.
const HUGE: usize = 1000;
const MAP: egui::Vec2 = vec2(190.0, 92.0);
const CAPTION: f32 = 15.0;
/// The extent of the names of moves around their nodes.
const NAMES: egui::Vec2 = vec2(14.0, 16.0);
/// The corners for the map, in order of preference; the legend is at the bottom left.
const MAP_CORNERS: [Align2; 3] = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP];

/// The overview map, while not all of the tree is in view: a click or a drag goes there.
fn map(
    ui: &Ui,
    session: &Session,
    view: &mut TreeView,
    scene: &TreeScene<'_>,
    picture: &Picture,
    canvas: Rect,
) {
    let flat = scene.flat();
    let too_small = canvas.width() < 420.0 || canvas.height() < 240.0;
    if too_small || scene.camera.holds_all(flat, scene.layout, area(canvas)) {
        return;
    }
    // Below the row with the path to the node.
    let inside = Rect::from_min_max(canvas.min + vec2(4.0, PATH), canvas.max - vec2(4.0, 2.0));
    let at = |corner: Align2| corner.align_size_within_rect(MAP, inside);
    let nodes = picture.spots.iter();
    let covered = |corner: Align2| {
        let place = at(corner).expand2(NAMES);
        let spots = nodes.clone().map(|(spot, at)| (spot, rect(*at)));
        spots.filter(move |(_, at)| at.intersects(place))
    };
    // The map covers no node and no label, and stays put while stepping. In a huge tree, where nothing
    // else says where one is, it may cover nodes that are not on the way or the best line.
    let is_huge = flat.len() > HUGE && !session.presents();
    let matters = |spot: &Spot| match spot {
        Spot::Node(id) => {
            let way = scene.seen.here().map(|here| scene.seen.tree().path(here));
            !is_huge || scene.line.contains(id) || way.is_some_and(|way| way.contains(id))
        }
        Spot::Group(_) | Spot::Fold(_) => !is_huge,
        _ => true,
    };
    let is_free = |corner: &Align2| !covered(*corner).any(|(spot, _)| matters(spot));
    let mut corner = view.map_corner.unwrap_or(MAP_CORNERS[0]);
    if covered(corner).next().is_some() {
        let least = |corner: &Align2| covered(*corner).count();
        let free = MAP_CORNERS.into_iter().filter(is_free).min_by_key(least);
        let Some(free) = free else {
            return;
        };
        corner = free;
        view.map_corner = Some(free);
    }
    let place = at(corner);
    let inner = place.with_min_y(place.min.y + CAPTION).shrink(6.0);
    let camera = Camera::map(flat, scene.layout, area(inner));
    let texts = session.language().texts();
    let response = ui.interact(place, ui.scope_id().with("map"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.window_map()));
    let painter: Painter = ui.painter_at(place);
    painter.rect(
        place,
        6.0,
        ink(session, Ink::Card),
        Stroke::new(1.0, ink(session, Ink::Line)),
        StrokeKind::Inside,
    );
    let caption = place.left_top() + vec2(6.0, 3.0);
    let font = FontId::proportional(12.0);
    let words = texts.window_map_caption();
    painter.text(caption, Align2::LEFT_TOP, words, font, ink(session, Ink::Muted));
    let mapped = scene.mapped(camera, area(inner));
    paint(&painter.with_clip_rect(inner), &tree(&mapped), session.theme());
    let (left, top) = scene.camera.place(area(canvas), [canvas.min.x, canvas.min.y]);
    let (right, bottom) = scene.camera.place(area(canvas), [canvas.max.x, canvas.max.y]);
    let corner = |x, depth| {
        let point = camera.point(area(inner), x, depth);
        egui::pos2(point[0], point[1])
    };
    let seen = Rect::from_min_max(corner(left, top), corner(right, bottom)).intersect(inner);
    let seen = Rect::from_center_size(seen.center(), seen.size().max(vec2(5.0, 5.0)));
    painter.rect_stroke(seen, 2.0, Stroke::new(2.0, ink(session, Ink::Gold)), StrokeKind::Middle);
    if let Some(at) = response.interact_pointer_pos() {
        let (x, depth) = camera.place(area(inner), [at.x, at.y]);
        (view.camera.x, view.camera.depth) = (x, depth);
        view.moved = true;
        ui.ctx().request_repaint();
    }
}
