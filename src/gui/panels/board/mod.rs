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

use egui::{Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};
use shogi_core::Square;

use self::squares::{SquareUse, square_ui};
use crate::look::Look;
use crate::paint::{area, paint};
use crate::theme::SMALL;
use games::board::BoardStyle;
use games::shogi::notation::{square_name, square_name_ja, square_with_piece};
use games::shogi::shown::place;
use picture::{BoardLook, BoardPlan, board};
use session::{Command, NewLessonCommand, Session};

/// The switches are beside the board if there is this much room, in points.
const BESIDE: f32 = 70.0;
/// The horizontal padding of a switch's label.
const PADDING: f32 = 5.0;
/// Otherwise they are above it, at this height.
const ABOVE: f32 = 26.0;

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
    let plan = if shown.style == BoardStyle::Shogi {
        with_switches(ui, session, whole, commands, |place| {
            BoardPlan::new(shown, area(place), drawn.turned)
        })
    } else {
        BoardPlan::new(shown, area(whole), false)
    };
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

/// Draws the switches beside the board if there is room, else above it.
fn with_switches(
    ui: &mut Ui,
    session: &Session,
    whole: Rect,
    commands: &mut Vec<Command>,
    plan: impl Fn(Rect) -> BoardPlan,
) -> BoardPlan {
    let texts = session.language().texts();
    let names = [texts.board_turn_short(), texts.board_arrows_short(), texts.board_letters_short()];
    let font = egui::FontId::proportional(SMALL);
    let width = |name: String| {
        let colour = egui::Color32::PLACEHOLDER;
        let galley = ui.painter().layout_no_wrap(name, font.clone(), colour);
        galley.size().x + 2.0 * PADDING + 10.0
    };
    let beside = names.into_iter().map(width).fold(BESIDE, f32::max);
    let (board, _) = whole.split_left_right_at_x(whole.max.x - beside);
    let beside = plan(board);
    let (head, rest) = whole.split_top_bottom_at_y(whole.min.y + ABOVE);
    let below = plan(rest);
    let (plan, place) = if beside.cell() >= below.cell() {
        let right = crate::paint::rect(beside.wood()).max.x + 8.0;
        let top = egui::pos2(right, whole.min.y);
        (beside, Rect::from_min_max(top, whole.max))
    } else {
        (below, head)
    };
    let layout = if place == head {
        egui::Layout::left_to_right(egui::Align::Center)
    } else {
        egui::Layout::top_down(egui::Align::Min)
    };
    let mut side = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    side.spacing_mut().button_padding = vec2(PADDING, 2.0);
    side.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
    board_switches(&mut side, session, true, commands);
    plan
}
