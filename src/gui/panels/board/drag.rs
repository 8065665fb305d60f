//! Pieces that follow the pointer.

use egui::{
    CursorIcon, Id, LayerId, Order, PointerButton, Response, Role, Sense, Ui, WidgetInfo, vec2,
};

use super::super::ink;
use super::squares::{frame, mark_of};
use crate::look::{Look, WindowContext};
use crate::paint::{paint, rect};
use games::board::{PieceFace, Standing};
use picture::{BoardLook, BoardPlan, Ink, PieceSketch, lone_piece};
use score::Player;
use session::{BoardCommand, BoardDesk, BoardMode, DropPlace, Held, Session, WhyCommand};

/// Picks up the piece where a drag begins.
pub(super) fn listen(cx: &mut WindowContext<'_>, response: &Response, held: Held) {
    if response.drag_started_by(PointerButton::Primary) {
        cx.look.boards.drag = Some(held);
        cx.push(BoardCommand::Lift(held));
    }
    if response.hovered() && response.sense.senses_drag() && cx.look.boards.drag.is_none() {
        response.ctx.set_cursor_icon(CursorIcon::Grab);
    }
}

/// Ends the drag of a piece that may not be moved, or that a key has put back.
pub(super) fn forget(desk: &dyn BoardDesk, look: &mut Look) {
    if look.boards.drag.is_some() && look.boards.drag != desk.held() {
        look.boards.drag = None;
    }
}

/// Whether the primary button is down, and where the pointer is.
fn pointer(ui: &Ui) -> (bool, Option<egui::Pos2>) {
    ui.input(|input| (input.pointer.primary_down(), input.pointer.latest_pos()))
}

/// Draws the dragged piece at the pointer, and drops it when the drag ends.
pub(in crate::panels) fn follow(ui: &Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let session = cx.session;
    let (Some(held), Some(plan)) = (cx.look.boards.drag, cx.look.boards.plan) else {
        return;
    };
    let (is_down, at) = pointer(ui);
    if !is_down {
        cx.look.boards.drag = None;
        let place = at.map_or(DropPlace::Beside, |at| place_at(&plan, [at.x, at.y]));
        cx.push(BoardCommand::PutDown(place));
        return;
    }
    let piece = match held {
        Held::On(cell) => desk.piece_at(cell),
        Held::InHand(player, letter) | Held::New(player, letter) => Some((letter, player)),
    };
    let (Some((letter, player)), Some(at)) = (piece, at) else {
        return;
    };
    under_pointer(ui, session, desk, &plan, [at.x, at.y]);
    at_pointer(ui, session, &plan, (desk.face(letter, player), player), at);
}

fn at_pointer(
    ui: &Ui,
    session: &Session,
    plan: &BoardPlan,
    (face, player): (PieceFace, Player),
    at: egui::Pos2,
) {
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let sketch = PieceSketch::on(plan, [at.x, at.y], plan.cell() * 1.08, player);
    let picture = lone_piece(face, sketch, BoardLook::of(session));
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged piece"));
    paint(&ui.ctx().layer_painter(layer), &picture, session.theme());
}

/// Picks a piece of the shown node's board up where a drag begins, to ask about its move.
pub(super) fn ask_by(
    cx: &mut WindowContext<'_>,
    response: &Response,
    (from, piece): (Standing, (PieceFace, Player)),
) {
    if response.drag_started_by(PointerButton::Primary) {
        cx.look.boards.why_drag = Some(piece);
        cx.push(WhyCommand::Lift(from));
    }
}

/// The same piece until it is dropped.
pub(super) fn follow_asked(ui: &Ui, cx: &mut WindowContext<'_>, plan: &BoardPlan) {
    let Some(piece) = cx.look.boards.why_drag else {
        return;
    };
    let (is_down, at) = pointer(ui);
    if !is_down {
        cx.look.boards.why_drag = None;
        let to = at.and_then(|at| plan.square_at([at.x, at.y]));
        cx.push(WhyCommand::Drop(to));
    } else if let Some(at) = at {
        at_pointer(ui, cx.session, plan, piece, at);
    }
}

/// Frames the square where the piece would land, if that is allowed.
fn under_pointer(ui: &Ui, session: &Session, desk: &dyn BoardDesk, plan: &BoardPlan, at: [f32; 2]) {
    let may_land = |place| desk.mode() == BoardMode::SetUp || desk.board().marks.contains(&place);
    if let Some(place) = plan.square_at(at).filter(|&place| may_land(place)) {
        frame(ui, session, rect(plan.square(place)), (3.0, 3.0, Ink::Gold));
    }
}

fn place_at(plan: &BoardPlan, at: [f32; 2]) -> DropPlace {
    match (plan.square_at(at), plan.stand_at(at)) {
        (Some(cell), _) => DropPlace::Square(cell),
        (None, Some(player)) => DropPlace::Hand(player),
        (None, None) => DropPlace::Beside,
    }
}

/// A button for a piece of the box: click to select it, or drag it to the board.
pub(in crate::panels) fn piece_button(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    desk: &dyn BoardDesk,
    ((letter, player), size): ((&'static str, Player), f32),
) {
    let session = cx.session;
    let held = Held::New(player, letter);
    let is_on = desk.held() == Some(held);
    let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::click_and_drag());
    let name = desk.piece_name(letter, session.signs());
    let mark = mark_of(player);
    let title = session.language().texts().board_piece_box();
    let spoken = format!("{title} {mark}{name}");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &spoken));
    let colour = match (is_on, response.has_focus(), response.hovered()) {
        (true, ..) => Some(Ink::Gold),
        (_, true, _) => Some(Ink::WhiteEdge),
        (.., true) => Some(Ink::Line),
        _ => None,
    };
    if is_on {
        ui.painter().rect_filled(place, 4.0, ink(session, Ink::GoldFill));
    }
    if let Some(colour) = colour {
        frame(ui, session, place, (4.0, 2.0, colour));
    }
    // In the box, too, the pieces of the upper side point down.
    let turned = session.settings().boards.turned;
    let seat = if turned { player.other() } else { player };
    let centre = [place.center().x, place.center().y];
    let sketch = PieceSketch { centre, cell: size, player, seat, is_shade: false };
    let face = desk.face(letter, player);
    let picture = lone_piece(face, sketch, BoardLook::of(session));
    paint(ui.painter(), &picture, session.theme());
    cx.push_if(response.clicked(), BoardCommand::New(player, letter));
    listen(cx, &response, held);
}
