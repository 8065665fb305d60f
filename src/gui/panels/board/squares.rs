//! A square as a widget.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};
use shogi_core::Square;

use super::super::ink;
use crate::games::shogi::shown;
use crate::gui::look::Look;
use crate::gui::paint::rect;
use crate::picture::{BoardPlan, Ink};
use crate::session::{BoardEditor, Mode, Session};

/// A clickable square; `does_something`: whether a click has an effect.
pub(super) fn square_ui(
    ui: &Ui,
    session: &Session,
    look: &mut Look,
    (plan, square): (&BoardPlan, Square),
    (name, does_something): (&str, bool),
) -> Response {
    let is_cursor = look.square == square;
    let place: Rect = rect(plan.square(shown::place(square)));
    let sense = if is_cursor {
        Sense::click()
    } else {
        Sense::CLICK
    };
    let drags = session.page().is_board()
        && session
            .board_editor()
            .is_some_and(|editor| can_drag(editor, square));
    let sense = if drags { sense | Sense::DRAG } else { sense };
    let response = ui.interact(place, ui.scope_id().with(("square", square.index())), sense);
    let role = if does_something {
        Role::Button
    } else {
        Role::Label
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if is_cursor && std::mem::take(&mut look.focus_square) {
        response.request_focus();
    }
    let frame = |width: f32, colour: Ink| {
        let stroke = Stroke::new(width, ink(session, colour));
        ui.painter()
            .rect_stroke(place, 3.0, stroke, StrokeKind::Inside);
    };
    if response.has_focus() {
        frame(3.0, Ink::WhiteEdge);
    } else if response.hovered() && does_something && look.drag.is_none() {
        frame(2.0, Ink::Gold);
    }
    if response.clicked() || response.secondary_clicked() {
        look.square = square;
    }
    response
}

/// Whether there is a piece to drag.
fn can_drag(editor: &BoardEditor, square: Square) -> bool {
    editor.mode() != Mode::Exchange && editor.piece_at(square).is_some()
}

/// The descriptions of the arrows that lead to a square.
pub(super) fn arrow_words(session: &Session, square: Square) -> Vec<String> {
    let arrows = session.view().arrows.iter();
    arrows
        .filter(|arrow| arrow.to == shown::place(square))
        .map(|arrow| arrow.words.clone())
        .collect()
}
