//! A square as a widget.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::super::ink;
use crate::look::Look;
use crate::paint::rect;
use games::board::{Board, Cell};
use picture::{BoardPlan, Ink};
use score::Player;
use session::{BoardDesk, Session};

#[derive(Clone, Copy, Debug)]
pub(super) struct SquareUse {
    /// Whether a click has an effect: then it is a button.
    pub is_button: bool,
    /// Whether it is framed under the pointer.
    pub glows: bool,
    /// Whether a piece can be dragged from there.
    pub drags: bool,
}

pub(super) fn square_ui(
    ui: &Ui,
    session: &Session,
    look: &mut Look,
    (board, plan, cell): (&Board, &BoardPlan, Cell),
    (name, used): (&str, SquareUse),
) -> Response {
    let is_cursor = look.boards.cell == cell;
    let place: Rect = rect(plan.square(cell));
    let sense = if is_cursor { Sense::click() } else { Sense::CLICK };
    let sense = if used.drags { sense | Sense::DRAG } else { sense };
    let id = ui.scope_id().with(("square", cell.file, cell.rank));
    let response = ui.interact(place, id, sense);
    let role = if used.is_button { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if is_cursor && std::mem::take(&mut look.boards.focus_square) {
        response.request_focus();
    }
    // On green cloth, blue and gold are hard to see.
    let [focus, pointer] =
        if board.style.is_cloth() { [Ink::LastMove; 2] } else { [Ink::WhiteEdge, Ink::Gold] };
    if response.has_focus() {
        frame(ui, session, place, (3.0, 3.0, focus));
    } else if response.hovered() && used.glows && look.boards.drag.is_none() {
        frame(ui, session, place, (3.0, 2.0, pointer));
    }
    if response.clicked() || response.secondary_clicked() {
        look.boards.cell = cell;
    }
    response
}

/// Draws a frame inside a place.
pub(super) fn frame(
    ui: &Ui,
    session: &Session,
    place: Rect,
    (radius, width, colour): (f32, f32, Ink),
) {
    let stroke = Stroke::new(width, ink(session, colour));
    ui.painter().rect_stroke(place, radius, stroke, StrokeKind::Inside);
}

/// The descriptions of the arrows that lead to a square.
pub(super) fn arrow_words(session: &Session, cell: Cell) -> Vec<String> {
    let arrows = session.view().arrows.iter();
    arrows.filter(|arrow| arrow.to == cell).map(|arrow| arrow.words.clone()).collect()
}

/// Whether pieces have kinds, come from a box and are moved about.
pub(in crate::panels) fn has_kinds(desk: &dyn BoardDesk) -> bool {
    desk.supply().iter().any(|row| !row.is_empty())
}

/// The mark of a side before the name of a piece.
pub(super) const fn mark_of(player: Player) -> &'static str {
    match player {
        Player::Max => "▲",
        Player::Min => "△",
    }
}
