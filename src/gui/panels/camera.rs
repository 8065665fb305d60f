//! What moves the tree over its canvas: fitting, following, looking for something, the pointer.

use egui::{Response, Ui, pos2};

use crate::gui::look::Look;
use crate::gui::paint::area;
use crate::picture::{Area, Camera};
use crate::session::{Opened, Session};
use crate::tree::NodeId;

/// So many nodes are drawn at a size at which their values can be read, even if they do not all fit.
const READABLE: usize = 400;

/// Fits, follows, pans and zooms.
pub(super) fn move_camera(
    ui: &Ui,
    session: &Session,
    open: &Opened,
    look: &mut Look,
    response: &Response,
) {
    let canvas = area(response.rect);
    fit(session, open, look, response);
    let step = open.step();
    if step != look.followed {
        look.followed = step;
        let cursor = open
            .projection(session.language())
            .here()
            .filter(|_| session.follows());
        let cursor = if session.holds_sheet() {
            session.selection()
        } else {
            cursor
        };
        reveal(session, open, look, (canvas, cursor));
    }
    if look.revealed != session.reveal_request() {
        look.revealed = session.reveal_request();
        reveal(session, open, look, (canvas, session.selection()));
    }
    if look.centred != session.centre_request() {
        look.centred = session.centre_request();
        centre(session, open, look, canvas);
    }
    if look.pen && session.presents() {
        draw_strokes(look, response, canvas);
    } else if response.dragged() {
        let by = response.drag_delta();
        look.camera.pan([by.x, by.y]);
        look.moved = true;
    }
    zoom(ui, session, open, look, response);
    if look.moved {
        let (outline, layout) = session.outline();
        look.camera
            .keep_in_view(outline.flat(open.tree()), layout, canvas);
    }
}

/// Where a node stands in the layout; `None` if it is not drawn.
fn place(session: &Session, open: &Opened, id: NodeId) -> Option<(f64, u8)> {
    let (outline, layout) = session.outline();
    let slot = outline.slot(id)?;
    Some((layout.at(slot), open.tree().node(id).depth))
}

/// Brings the whole tree into view where that was asked for, and, until the person has moved it,
/// where another part of it is drawn or the canvas has another size.
fn fit(session: &Session, open: &Opened, look: &mut Look, response: &Response) {
    let canvas = area(response.rect);
    let size = response.rect.size();
    let (outline, layout) = session.outline();
    let drawn = session.outline_version();
    let asked = session.fit_request();
    let held = look.held.take();
    let (fits_asked, is_drawn, fits_size) = match look.fitted {
        Some((fitted, version, fitted_size)) => {
            (fitted == asked, version == drawn, fitted_size == size)
        }
        None => (false, false, false),
    };
    if !fits_asked {
        look.moved = false;
    }
    let stays = held.filter(|_| fits_asked && !is_drawn && (fits_size || look.moved));
    if let Some((node, at)) = stays {
        // A click has changed what is drawn: its node stays under the pointer.
        look.fitted = Some((asked, drawn, size));
        if let Some((x, depth)) = place(session, open, node) {
            let now = look.camera.point(canvas, x, f64::from(depth));
            look.camera.pan([at.x - now[0], at.y - now[1]]);
        }
        return;
    }
    let fits = is_drawn && fits_size || look.moved;
    if !(fits_asked && fits) {
        let labels = !open.loaded().subject.names_nodes();
        let flat = outline.flat(open.tree());
        look.camera = Camera::fit(flat, layout, canvas, labels);
        // Who asks for all of the tree gets all of it.
        let is_alone = session.view().beside.is_none();
        if flat.len() <= READABLE && !session.fits_exactly() && is_alone {
            look.camera
                .keep_readable(!session.draws_whole(), session.presents());
        }
        look.fitted = Some((asked, drawn, size));
        look.followed = usize::MAX;
    }
}

/// A click is about a node: it stays where it is on the screen, whatever else is drawn from now on.
pub(super) fn hold(session: &Session, open: &Opened, look: &mut Look, canvas: Area, node: NodeId) {
    look.held = place(session, open, node).map(|(x, depth)| {
        let [x, y] = look.camera.point(canvas, x, f64::from(depth));
        (node, pos2(x, y))
    });
}

/// Moves as little as needed to have a node in view; not at all if it is.
fn reveal(
    session: &Session,
    open: &Opened,
    look: &mut Look,
    (canvas, node): (Area, Option<NodeId>),
) {
    let place = node.and_then(|node| place(session, open, node));
    if let Some(place) = place.filter(|&place| !look.camera.shows(canvas, place)) {
        look.camera.reveal(canvas, place, look.camera.margins());
    }
}

/// What was looked for stands in the middle. A step of the run that was looked for leaves a tree
/// alone that is all in view.
fn centre(session: &Session, open: &Opened, look: &mut Look, canvas: Area) {
    let (outline, layout) = session.outline();
    let flat = outline.flat(open.tree());
    let is_selected = session.selection().is_some();
    if !is_selected && look.camera.holds_all(flat, layout, canvas) {
        return;
    }
    let node = session.view().focus;
    if let Some(place) = node.and_then(|node| place(session, open, node)) {
        look.camera.centre(place);
        look.moved |= is_selected;
    }
}

/// Zooms, as buttons, keys, the wheel and two fingers ask for it.
fn zoom(ui: &Ui, session: &Session, open: &Opened, look: &mut Look, response: &Response) {
    let canvas = area(response.rect);
    let (_, layout) = session.outline();
    if let Some(factor) = look.zoom_by.take() {
        look.camera.zoom(canvas, canvas.centre(), factor, layout);
        look.moved = true;
        let cursor = open
            .projection(session.language())
            .here()
            .filter(|_| look.zoom_at_cursor);
        if let Some(place) = cursor.and_then(|cursor| place(session, open, cursor)) {
            look.camera
                .reveal(canvas, place, [canvas.width(), canvas.height()]);
        }
        look.zoom_at_cursor = false;
    }
    if let Some(pointer) = response.hover_pos() {
        let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
        let factor = f64::from(pinch) * f64::from(scroll / 240.0).exp();
        if (factor - 1.0).abs() > 1e-4 {
            look.camera
                .zoom(canvas, [pointer.x, pointer.y], factor, layout);
            look.moved = true;
        }
    }
}

/// A drag of the pen draws on the tree: what is drawn stays with it.
fn draw_strokes(look: &mut Look, response: &Response, canvas: Area) {
    if response.drag_started() {
        look.strokes.push(Vec::new());
    }
    if let (true, Some(at)) = (response.dragged(), response.interact_pointer_pos()) {
        let place = look.camera.place(canvas, [at.x, at.y]);
        if let Some(stroke) = look.strokes.last_mut() {
            stroke.push(place);
        }
    }
}
