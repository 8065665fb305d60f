//! Moving the tree over its canvas: fitting, following, finding, the pointer.

use std::collections::BTreeSet;

use egui::{Align2, Pos2, Response, Ui, Vec2, pos2};

use crate::paint::area;
use picture::{Area, Camera};
use session::{Opened, Session, Source, ViewEvent};
use trace::EventKind;
use tree::{Item, NodeId};

/// Up to this many nodes are drawn at a readable size, even if they do not all fit.
const READABLE: usize = 400;

/// How the tree is seen, and what has moved it.
#[derive(Clone, Debug, Default)]
pub(crate) struct TreeView {
    pub camera: Camera,
    /// The place of the tree.
    pub canvas: Area,
    /// Whether the user has moved the tree since it was fitted: a new size does not fit it again.
    pub moved: bool,
    /// A zoom factor requested by key or button, around the middle.
    pub zoom_by: Option<f64>,
    /// Whether to zoom around the node where the search is instead.
    pub zoom_at_cursor: bool,
    /// The corner of the tree with the map; at first the one at the bottom right.
    pub map_corner: Option<Align2>,
    /// The fit that was last carried out, unless another one is asked for: outline version and size.
    fitted: Option<(u64, Vec2)>,
    /// The step at which the whole tree is in view, until the next step.
    overview: Option<usize>,
    /// The step that the camera has followed.
    followed: usize,
    /// The clicked node and its place on the screen, where it stays until the next frame: the click
    /// may change the part of the tree that is drawn.
    held: Option<(NodeId, Pos2)>,
}

/// The strokes of a pen on the tree, in coordinates of the layout and depths.
pub(crate) type PenStrokes = Vec<Vec<(f64, f64)>>;

/// Fits, follows, pans and zooms; a pen draws instead of panning.
pub(super) fn move_camera(
    ui: &Ui,
    (session, open): (&Session, &Opened),
    (view, pen): (&mut TreeView, Option<&mut PenStrokes>),
    events: &mut BTreeSet<ViewEvent>,
    response: &Response,
) {
    let canvas = area(response.rect);
    let step = open.step();
    if view.overview.take_if(|at| *at != step).is_some() && !view.moved {
        view.fitted = None; // While stepping, values stay readable.
    }
    if events.remove(&ViewEvent::Fit) {
        view.fitted = None;
    }
    fit(session, open, view, response);
    if step != view.followed {
        view.followed = step;
        let cursor = open.projection(session.language()).here().filter(|_| session.run().follows());
        if session.holds_sheet() {
            reveal(session, open, view, (canvas, session.run().selection()));
        } else if let Some(cursor) = cursor {
            // Where the user has moved the tree, it stays as far as it can.
            let nodes = if view.moved { vec![cursor] } else { that_matter(session, open, cursor) };
            let nodes = nodes.into_iter();
            let places: Vec<_> = nodes.filter_map(|node| place(session, open, node)).collect();
            let is_in_view = view.moved && places.iter().all(|&it| view.camera.shows(canvas, it));
            if !is_in_view {
                view.camera.reveal_most(canvas, &places);
            }
        }
        show_answer(session, open, view, canvas);
    }
    if events.remove(&ViewEvent::Reveal) {
        // The selection was cleared: back to where the search is.
        let here = || open.projection(session.language()).here();
        reveal(session, open, view, (canvas, session.run().selection().or_else(here)));
    }
    if events.remove(&ViewEvent::Centre) {
        centre(session, open, view, canvas);
    }
    if let Some(strokes) = pen {
        draw_strokes(strokes, view.camera, response, canvas);
    } else if response.dragged() {
        let by = response.drag_delta();
        view.camera.pan([by.x, by.y]);
        view.moved = true;
    }
    zoom(ui, session, open, view, response);
    if view.moved {
        let (outline, layout) = session.run().outline();
        view.camera.keep_in_view(outline.flat(open.tree()), layout, canvas);
    }
}

/// The nodes that a step is about, from the one that matters most: a move that was asked about, the
/// current node, the one whose value has come back, its best move, its parent, where a value from a
/// table was read, and what set the bounds of a cut.
fn that_matter(session: &Session, open: &Opened, cursor: NodeId) -> Vec<NodeId> {
    let seen = open.projection(session.language());
    let read = seen.table_hit(cursor).and_then(|hit| hit.from);
    let cut = seen.made_cut(cursor).filter(|_| seen.kind() == Some(EventKind::Cut));
    let reasons = cut.into_iter().flat_map(|cut| cut.reasons);
    let set = reasons.map(|reason| reason.source.child().unwrap_or(reason.ancestor));
    let told = seen.last_record().map(|record| record.node);
    // The move that was asked about comes first.
    let asked = session.view().why.as_deref().filter(|_| session.answers_why());
    let asked = asked.map_or([None; 2], |why| [why.child, Some(why.node)]);
    let step = [Some(cursor), told, seen.best(cursor), open.tree().parent(cursor), read];
    let below = open.tree().children(cursor).next();
    asked.into_iter().chain(step).flatten().chain(set).chain(below).collect()
}

/// The position of a node in the layout; `None` if it is not drawn.
fn place(session: &Session, open: &Opened, id: NodeId) -> Option<(f64, u8)> {
    let (outline, layout) = session.run().outline();
    let slot = outline.slot(id)?;
    Some((layout.at(slot), open.tree().node(id).depth))
}

/// Brings the whole tree into view on request, and, until the user moves it, when the drawn part or
/// the size of the canvas changes.
fn fit(session: &Session, open: &Opened, view: &mut TreeView, response: &Response) {
    let canvas = area(response.rect);
    let size = response.rect.size();
    let (outline, _) = session.run().outline();
    let drawn = session.run().outline_version();
    let held = view.held.take();
    let (fits_asked, is_drawn, fits_size) = match view.fitted {
        Some((version, fitted_size)) => (true, version == drawn, fitted_size == size),
        None => (false, false, false),
    };
    if !fits_asked {
        view.moved = false;
    }
    let stays = held.filter(|_| fits_asked && !is_drawn && (fits_size || view.moved));
    if let Some((node, at)) = stays {
        // A click has changed what is drawn: its node stays under the pointer.
        view.fitted = Some((drawn, size));
        if let Some((x, depth)) = place(session, open, node) {
            let now = view.camera.point(canvas, x, f64::from(depth));
            view.camera.pan([at.x - now[0], at.y - now[1]]);
        }
        return;
    }
    let fits = is_drawn && fits_size || view.moved;
    if !(fits_asked && fits) {
        let flat = outline.flat(open.tree());
        view.camera = whole(session, open, canvas);
        // An explicit request shows all of the tree.
        let is_alone = session.view().page.beside().is_none();
        // Beside an answer there is little room.
        let is_small = flat.len() <= READABLE || session.answers_why();
        if is_small && !session.run().fits_exactly() && is_alone {
            let rows = !session.run().draws_whole() || session.answers_why();
            let ways = (rows, session.presents());
            let bounds = open.algorithm().cuts();
            view.camera.keep_readable(canvas, ways, (largest(session, open), bounds));
        }
        view.fitted = Some((drawn, size));
        // The whole tree that was asked for stays as it is; any other view goes to the search.
        let is_whole = session.run().fits_exactly() && !view.moved;
        view.followed = if is_whole { open.step() } else { usize::MAX };
    }
}

/// Shows the answer where the root returns: the best line, or the root and its best move. If these are
/// too far apart, shows the whole tree; likewise at the beginning of a user's tree, if its first moves are too far
/// apart.
fn show_answer(session: &Session, open: &Opened, view: &mut TreeView, canvas: Area) {
    let (step, tree) = (open.step(), open.tree());
    let line = &session.view().line;
    let is_last = step == open.last_step();
    let seen = open.projection(session.language());
    let returns = seen.kind() == Some(EventKind::Exit) && seen.here() == Some(NodeId::ROOT);
    let nodes: Vec<_> = if session.answers_why() {
        return; // The move that was asked about is in view.
    } else if is_last {
        line.iter().copied().take(2).collect()
    } else if returns {
        std::iter::once(NodeId::ROOT).chain(seen.best(NodeId::ROOT)).collect()
    } else if step == 0 && matches!(open.source(), Source::Made { .. }) {
        let moves = tree.children(NodeId::ROOT);
        std::iter::once(NodeId::ROOT).chain(moves).collect()
    } else {
        return;
    };
    if view.moved || !session.run().follows() || session.holds_sheet() {
        return;
    }
    if is_last && centre_line(session, open, view, canvas) {
        return;
    }
    let drawn = nodes.iter().filter_map(|&id| place(session, open, id));
    let places: Vec<_> = drawn.collect();
    let shows_all = |camera: Camera| places.iter().all(|&place| camera.shows(canvas, place));
    for &place in places.iter().rev() {
        if !shows_all(view.camera) {
            view.camera.reveal(canvas, place, view.camera.margins(canvas));
        }
    }
    if !shows_all(view.camera) {
        view.camera = whole(session, open, canvas);
        view.overview = Some(step);
    }
}

/// Brings the whole best line to the middle if it fits between the edges and the rest of the tree
/// does not; returns whether it fits.
fn centre_line(session: &Session, open: &Opened, view: &mut TreeView, canvas: Area) -> bool {
    /// Points for the names at both sides of the line.
    const SIDES: f64 = 200.0;
    let (outline, layout) = session.run().outline();
    if view.camera.holds_all(outline.flat(open.tree()), layout, canvas) {
        return true;
    }
    let line = session.view().line.iter();
    let drawn = line.filter_map(|&id| Some(place(session, open, id)?.0));
    let ends = drawn.fold(None, |ends: Option<(f64, f64)>, x| {
        Some(ends.map_or((x, x), |(least, most)| (least.min(x), most.max(x))))
    });
    let fits = |(least, most)| (most - least) * view.camera.gap + SIDES <= canvas.width().into();
    let Some((least, most)) = ends.filter(|&ends| fits(ends)) else {
        return false;
    };
    view.camera.x = f64::midpoint(least, most);
    true
}

/// The largest number that a node shows at the end of the run, by absolute value.
fn largest(session: &Session, open: &Opened) -> u32 {
    let (outline, _) = session.run().outline();
    let slots = 0..outline.flat(open.tree()).len() as u32;
    let values = slots.filter_map(|slot| match outline.item(slot) {
        Item::Node { id, .. } => open.end().node(id).value(),
        Item::Group(_) => None,
    });
    let numbers = values.filter(|value| !value.is_mate());
    numbers.map(|value| value.0.unsigned_abs()).max().unwrap_or(0)
}

/// The camera that shows everything drawn, in a low canvas below the path to the current node.
fn whole(session: &Session, open: &Opened, canvas: Area) -> Camera {
    /// Points between the root and the upper edge that a low canvas needs besides its margin.
    const BELOW_PATH: f32 = 14.0;
    let labels = !open.loaded().subject.names_nodes();
    let (outline, layout) = session.run().outline();
    let has_path = session.view().page.beside().is_none() && !session.presents();
    let lower = if has_path && canvas.height() < 300.0 { BELOW_PATH } else { 0.0 };
    let mut free = canvas;
    free.min[1] += lower;
    let mut camera = Camera::fit(outline.flat(open.tree()), layout, free, labels);
    camera.depth -= f64::from(lower) / 2.0 / camera.row;
    camera
}

/// Keeps a clicked node at its place on the screen, whatever is drawn from now on.
pub(super) fn hold(session: &Session, open: &Opened, view: &mut TreeView, node: NodeId) {
    view.held = place(session, open, node).map(|(x, depth)| {
        let [x, y] = view.camera.point(view.canvas, x, f64::from(depth));
        (node, pos2(x, y))
    });
}

/// Moves as little as needed to bring a node into view; not at all if it is visible.
fn reveal(
    session: &Session,
    open: &Opened,
    view: &mut TreeView,
    (canvas, node): (Area, Option<NodeId>),
) {
    let place = node.and_then(|node| place(session, open, node));
    if let Some(place) = place.filter(|&place| !view.camera.shows(canvas, place)) {
        view.camera.reveal(canvas, place, view.camera.margins(canvas));
    }
}

/// Centres the target of a search. If it is a step of the run and the whole tree is in view, the
/// tree does not move.
fn centre(session: &Session, open: &Opened, view: &mut TreeView, canvas: Area) {
    let (outline, layout) = session.run().outline();
    let flat = outline.flat(open.tree());
    let is_selected = session.run().selection().is_some();
    if !is_selected && view.camera.holds_all(flat, layout, canvas) {
        return;
    }
    let node = session.view().focus;
    if let Some(place) = node.and_then(|node| place(session, open, node)) {
        view.camera.centre(place);
        view.moved |= is_selected;
    }
}

/// Zooms by buttons, keys, the wheel or two fingers.
fn zoom(ui: &Ui, session: &Session, open: &Opened, view: &mut TreeView, response: &Response) {
    let canvas = area(response.rect);
    let (_, layout) = session.run().outline();
    if let Some(factor) = view.zoom_by.take() {
        view.camera.zoom(canvas, canvas.centre(), factor, layout);
        view.moved = true;
        let cursor = open.projection(session.language()).here().filter(|_| view.zoom_at_cursor);
        if let Some(place) = cursor.and_then(|cursor| place(session, open, cursor)) {
            view.camera.reveal(canvas, place, [canvas.width(), canvas.height()]);
        }
        view.zoom_at_cursor = false;
    }
    if let Some(pointer) = response.hover_pos() {
        let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
        let factor = f64::from(pinch) * f64::from(scroll / 240.0).exp();
        if (factor - 1.0).abs() > 1e-4 {
            view.camera.zoom(canvas, [pointer.x, pointer.y], factor, layout);
            view.moved = true;
        }
    }
}

/// Draws on the tree with the pen; strokes move with the tree.
fn draw_strokes(strokes: &mut PenStrokes, camera: Camera, response: &Response, canvas: Area) {
    if response.drag_started() {
        strokes.push(Vec::new());
    }
    if let (true, Some(at)) = (response.dragged(), response.interact_pointer_pos())
        && let Some(stroke) = strokes.last_mut()
    {
        stroke.push(camera.place(canvas, [at.x, at.y]));
    }
}
