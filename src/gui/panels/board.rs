//! Boards that can be clicked: one square a widget, each with its name.
//!
//! One square, the one of the keyboard, can have the focus; the arrows move it from square to square.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use shogi_core::Square;

use super::ink;
use crate::games::shogi::notation::{square_name, square_name_ja, square_with_piece};
use crate::games::shogi::shown;
use crate::gui::look::Look;
use crate::gui::paint::{area, paint, rect};
use crate::picture::{BoardPlan, Ink, board};
use crate::session::{Command, NewLessonCommand, Session};
use crate::text::Texts;

/// The board of the node that is shown. A click on a piece shows the exchange on its square.
pub(in crate::gui) fn board_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
    let (Some(board_shown), Some(open)) = (&session.view().board, session.open()) else {
        ui.label(text.no_board);
        return;
    };
    let size = vec2(ui.available_width(), ui.available_height());
    let (response, painter) = ui.allocate_painter(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.board));
    let place = area(response.rect.shrink(2.0));
    paint(
        &painter,
        &board(board_shown, place, language),
        session.theme(),
    );
    let node = session.view().focus.unwrap_or(crate::tree::NodeId::ROOT);
    let Some(at) = open.loaded().position(node) else {
        return;
    };
    let plan = BoardPlan::new(board_shown, place, true);
    for square in Square::all() {
        let name = square_with_piece(square, at.piece_at(square), language);
        if at.piece_at(square).is_none() {
            let place = rect(plan.square(shown::place(square)));
            let id = ui.scope_id().with(("square", square.index()));
            ui.interact(place, id, Sense::hover())
                .widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            continue;
        }
        let response = square_ui(ui, session, look, &plan, square, &name);
        if response.clicked() {
            commands.push(Command::NewLesson(NewLessonCommand::ExchangeOn(square)));
        }
        response.on_hover_text(format!(
            "{}: {}",
            text.exchange_here,
            language.pick(square_name_ja(square), square_name(square))
        ));
    }
}

/// A square that can be clicked.
pub(super) fn square_ui(
    ui: &Ui,
    session: &Session,
    look: &mut Look,
    plan: &BoardPlan,
    square: Square,
    name: &str,
) -> Response {
    let is_cursor = look.square == square;
    let place: Rect = rect(plan.square(shown::place(square)));
    let sense = if is_cursor {
        Sense::click()
    } else {
        Sense::CLICK
    };
    let response = ui.interact(place, ui.scope_id().with(("square", square.index())), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if is_cursor && std::mem::take(&mut look.focus_square) {
        response.request_focus();
    }
    if response.has_focus() {
        let stroke = Stroke::new(3.0, ink(session, Ink::WhiteEdge));
        ui.painter()
            .rect_stroke(place, 3.0, stroke, StrokeKind::Inside);
    } else if response.hovered() {
        let stroke = Stroke::new(2.0, ink(session, Ink::Gold));
        ui.painter()
            .rect_stroke(place, 3.0, stroke, StrokeKind::Inside);
    }
    if response.clicked() {
        look.square = square;
    }
    response
}
