//! Clickable boards: each square is a named widget.
//!
//! Only the keyboard's square can have the focus; on the board page the arrows move it. A right
//! click, or the menu key, opens the menu of a square.

mod drag;
mod editing;
mod menu;
mod promotion;
mod squares;
mod switches;

pub(super) use drag::{follow, piece_button};
pub(super) use editing::editing_ui;
pub(super) use squares::has_kinds;
pub(super) use switches::board_switches;

use egui::{Role, Sense, Ui, WidgetInfo, vec2};
use shogi_core::Square;

use self::squares::{SquareUse, square_ui};
use crate::look::Look;
use crate::paint::{area, paint};
use games::board::BoardStyle;
use games::shogi::notation::{square_name, square_name_ja, square_with_piece};
use games::shogi::shown::place;
use picture::{BoardLook, BoardPlan, board};
use session::{Command, NewLessonCommand, Session};

/// The board of the shown node. A click on a piece shows the exchange on its square.
pub(crate) fn board_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    let (Some(shown), Some(open)) = (&session.view().board, session.open()) else {
        ui.label(texts.window_no_board());
        return;
    };
    let drawn = BoardLook::of(session);
    let size = vec2(ui.available_width(), ui.available_height());
    let (response, painter) = ui.allocate_painter(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.window_board()));
    let whole = response.rect.shrink(2.0);
    let turned = drawn.turned && shown.style == BoardStyle::Shogi;
    let plan = BoardPlan::new(shown, area(whole), turned);
    let picture = board(shown, &session.view().arrows, &plan, drawn);
    paint(&painter, &picture, session.theme());
    let node = session.view().focus.unwrap_or(tree::NodeId::ROOT);
    let Some(at) = open.position(node) else {
        return;
    };
    for square in Square::all() {
        let (piece, cell) = (at.piece_at(square), place(square));
        let name = square_with_piece(square, piece, language, drawn.signs);
        let used = SquareUse { is_button: piece.is_some(), glows: piece.is_some(), drags: false };
        let response = square_ui(ui, session, look, (shown, &plan, cell), (&name, used));
        if piece.is_some() && response.clicked() {
            commands.push(Command::NewLesson(NewLessonCommand::ExchangeOn(cell)));
        }
        menu::listen(ui, look, cell, &response);
        let mut hints = squares::arrow_words(session, cell);
        if piece.is_some() {
            let name = language.pick(square_name_ja(square), square_name(square));
            hints.push(format!("{}: {name}", texts.window_exchange_here()));
        }
        if !hints.is_empty() {
            response.on_hover_text(hints.join("\n"));
        }
    }
    menu::menu_ui(ui, session, look, commands);
}
