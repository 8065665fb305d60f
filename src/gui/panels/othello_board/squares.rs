//! The Othello board with its squares as named widgets.

use egui::{Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::super::ink;
use crate::games::othello::shown::cell_of;
use crate::gui::look::Look;
use crate::gui::paint::{area, paint, rect};
use crate::picture::{BoardLook, BoardPlan, Ink, board as draw};
use crate::session::{
    Command, OthelloBoard, OthelloCommand, OthelloMode, Session, square_with_disc,
};

/// The board; a click on a square places a disc, or sets one up.
pub(super) fn discs_ui(
    ui: &mut Ui,
    session: &Session,
    board: &OthelloBoard,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let all = ui.available_rect_before_wrap();
    let language = session.language();
    let shown = board.board();
    let plan = BoardPlan::new(&shown, area(all.shrink(3.0)), false);
    let response = ui.interact(
        rect(plan.wood()),
        ui.scope_id().with("othello"),
        Sense::hover(),
    );
    response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, language.texts().window_board()));
    let picture = draw(&shown, &[], &plan, BoardLook::of(session));
    paint(ui.painter(), &picture, session.theme());
    let at = board.position();
    let squares = at.size().squares();
    for square in squares {
        let place = rect(plan.square(cell_of(square, at.size())));
        let is_cursor = look.disc == square;
        let sense = if is_cursor {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let id = ui.scope_id().with(("disc", square.index()));
        let response = ui.interact(place, id, sense);
        let name = square_with_disc(&at, square, language);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if is_cursor && std::mem::take(&mut look.focus_square) {
            response.request_focus();
        }
        let can = board.mode() == OthelloMode::SetUp || at.legal().has(square);
        let frame = |width: f32, colour: Ink| {
            let stroke = Stroke::new(width, ink(session, colour));
            ui.painter()
                .rect_stroke(place.shrink(1.0), 3.0, stroke, StrokeKind::Inside);
        };
        if response.has_focus() {
            frame(3.5, Ink::LastMove);
        } else if response.hovered() && can {
            frame(2.5, Ink::LastMove);
        }
        if response.clicked() {
            look.disc = square;
            commands.push(Command::Othello(OthelloCommand::Square(square)));
        }
    }
    ui.advance_cursor_after_rect(all);
}
