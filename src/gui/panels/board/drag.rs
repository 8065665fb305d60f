//! Pieces that follow the pointer.

use egui::{
    CursorIcon, Id, LayerId, Order, PointerButton, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use shogi_core::{Color, Piece, Square};

use super::super::ink;
use crate::games::shogi::notation::kind_name;
use crate::games::shogi::player_of;
use crate::games::shogi::shown::face;
use crate::gui::look::Look;
use crate::gui::paint::{paint, rect};
use crate::picture::{BoardLook, BoardPlan, Ink, PieceSketch, lone_piece};
use crate::score::Player;
use crate::session::{BoardCommand, BoardEditor, Command, DropPlace, Held, Mode, Session};

/// Picks up the piece where a drag begins.
pub(super) fn listen(
    response: &Response,
    held: Held,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    if response.drag_started_by(PointerButton::Primary) {
        look.drag = Some(held);
        commands.push(Command::Board(BoardCommand::Lift(held)));
    }
    if response.hovered() && response.sense.senses_drag() && look.drag.is_none() {
        response.ctx.set_cursor_icon(CursorIcon::Grab);
    }
}

/// Ends the drag of a piece that may not be moved, or that a key has put back.
pub(super) fn forget(editor: &BoardEditor, look: &mut Look) {
    if look.drag.is_some() && look.drag != editor.held() {
        look.drag = None;
    }
}

/// Draws the dragged piece at the pointer, and drops it when the drag ends.
pub(in crate::gui::panels) fn follow(
    ui: &Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let (Some(held), Some(plan)) = (look.drag, look.board_plan) else {
        return;
    };
    let (is_down, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_down(), pointer.latest_pos())
    });
    if !is_down {
        look.drag = None;
        let place = at.map_or(DropPlace::Beside, |at| place_at(&plan, [at.x, at.y]));
        commands.push(Command::Board(BoardCommand::PutDown(place)));
        return;
    }
    let piece = match held {
        Held::OnBoard(square) => editor.piece_at(square),
        Held::InHand(side, kind) => Some(Piece::new(kind, side)),
        Held::New(piece) => Some(piece),
    };
    let (Some(piece), Some(at)) = (piece, at) else {
        return;
    };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    under_pointer(ui, session, editor, &plan, [at.x, at.y]);
    let player = player_of(piece.color());
    let sketch = PieceSketch {
        centre: [at.x, at.y],
        cell: plan.cell() * 1.08,
        seat: plan.seat(player),
        is_shade: false,
    };
    let picture = lone_piece(
        face(piece.piece_kind(), player),
        sketch,
        BoardLook::of(session),
    );
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged piece"));
    paint(&ui.ctx().layer_painter(layer), &picture, session.theme());
}

/// Frames the square where the piece would land, if that is allowed.
fn under_pointer(ui: &Ui, session: &Session, editor: &BoardEditor, plan: &BoardPlan, at: [f32; 2]) {
    let may_land = |place| editor.mode() == Mode::SetUp || editor.board().marks.contains(&place);
    if let Some(place) = plan.square_at(at).filter(|&place| may_land(place)) {
        let stroke = Stroke::new(3.0, ink(session, Ink::Gold));
        let place = rect(plan.square(place));
        ui.painter()
            .rect_stroke(place, 3.0, stroke, StrokeKind::Inside);
    }
}

fn place_at(plan: &BoardPlan, at: [f32; 2]) -> DropPlace {
    let square = plan
        .square_at(at)
        .and_then(|place| Square::new(place.file + 1, place.rank + 1));
    let side = plan.stand_at(at).map(|player| match player {
        Player::Max => Color::Black,
        Player::Min => Color::White,
    });
    match (square, side) {
        (Some(square), _) => DropPlace::Square(square),
        (None, Some(side)) => DropPlace::Hand(side),
        (None, None) => DropPlace::Beside,
    }
}

/// A button for a piece of the box: click to select it, or drag it to the board.
pub(in crate::gui::panels) fn piece_button(
    ui: &mut Ui,
    session: &Session,
    piece: Piece,
    size: f32,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let held = Held::New(piece);
    let is_on = session.board_editor().and_then(BoardEditor::held) == Some(held);
    let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::click_and_drag());
    let player = player_of(piece.color());
    let name = kind_name(piece.piece_kind(), session.signs().names());
    let mark = match player {
        Player::Max => "▲",
        Player::Min => "△",
    };
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
        ui.painter()
            .rect_filled(place, 4.0, ink(session, Ink::GoldFill));
    }
    if let Some(colour) = colour {
        let stroke = Stroke::new(2.0, ink(session, colour));
        ui.painter()
            .rect_stroke(place, 4.0, stroke, StrokeKind::Inside);
    }
    // In the box, too, the pieces of the upper side point down.
    let turned = session.boards().turned;
    let seat = if turned { player.other() } else { player };
    let sketch = PieceSketch {
        centre: [place.center().x, place.center().y],
        cell: size,
        seat,
        is_shade: false,
    };
    let picture = lone_piece(
        face(piece.piece_kind(), player),
        sketch,
        BoardLook::of(session),
    );
    paint(ui.painter(), &picture, session.theme());
    if response.clicked() {
        commands.push(Command::Board(BoardCommand::New(piece)));
    }
    listen(&response, held, look, commands);
}
