//! The board of the board page between its two stands.

use egui::{Rect, Role, Sense, Ui, WidgetInfo};

use super::super::rules::rules_button;
use super::squares::{SquareUse, arrow_words, frame, has_kinds, mark_of, square_ui};
use super::{drag, menu, promotion};
use crate::look::WindowContext;
use crate::paint::{area, paint, rect};
use games::board::Cell;
use picture::{BoardLook, BoardPlan, Ink, board};
use score::Player;
use session::{BoardCommand, BoardDesk, BoardMode, Command, Held};

pub(in crate::panels) fn editing_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, desk: &dyn BoardDesk) {
    let session = cx.session;
    let all = ui.available_rect_before_wrap();
    let language = session.language();
    let drawn = BoardLook::of(session);
    drag::forget(desk, cx.look);
    let mut shown = desk.board();
    shown.is_lifted = cx.look.boards.drag.is_some();
    let plan = BoardPlan::new(&shown, area(all.shrink(3.0)), drawn.turned);
    cx.look.boards.plan = Some(plan);
    let place = rect(plan.wood());
    let response = ui.interact(place, ui.scope_id().with("board"), Sense::hover());
    response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, language.texts().window_board()));
    let picture = board(&shown, &session.view().arrows, &plan, drawn);
    paint(ui.painter(), &picture, session.theme());
    rules_button(ui, session, (&shown, &plan), cx.look);
    let [files, ranks] = shown.sides();
    cx.look.boards.cell = Cell {
        file: cx.look.boards.cell.file.min(files - 1),
        rank: cx.look.boards.cell.rank.min(ranks - 1),
    };
    let has_kinds = has_kinds(desk);
    for cell in shown.cells() {
        let name = desk.square_name(cell, language, drawn.signs);
        let used = SquareUse {
            is_button: true,
            glows: has_kinds || desk.mode() == BoardMode::SetUp || shown.marks.contains(&cell),
            drags: has_kinds && lifts(desk) && desk.piece_at(cell).is_some(),
        };
        let response = square_ui(ui, session, cx.look, (&shown, &plan, cell), (&name, used));
        cx.push_if(response.clicked(), BoardCommand::Square(cell));
        if has_kinds {
            drag::listen(cx, &response, Held::On(cell));
        }
        menu::listen(ui, cx.look, cell, &response);
        let hints = arrow_words(session, cell);
        if !hints.is_empty() && cx.look.boards.drag.is_none() {
            response.on_hover_text(hints.join("\n"));
        }
    }
    for player in [Player::Min, Player::Max] {
        for (number, held) in shown.hand(player).iter().enumerate() {
            let place = rect(plan.held(player, number));
            let kind = (held.face.letter, held.count);
            held_ui(ui, cx, desk, (player, kind, place));
        }
    }
    let asked = (desk.promoting(), |yes| Command::Board(BoardCommand::Promote(yes)));
    promotion::promotion_ui(ui, cx, asked, &plan);
    menu::menu_ui(ui, cx);
    ui.advance_cursor_after_rect(all);
}

/// Whether pieces can be dragged in the mode of the board.
fn lifts(desk: &dyn BoardDesk) -> bool {
    desk.mode() != BoardMode::Exchange
}

/// The pieces of one kind in a hand.
fn held_ui(
    ui: &Ui,
    cx: &mut WindowContext<'_>,
    desk: &dyn BoardDesk,
    (player, (letter, count), place): (Player, (&'static str, u8), Rect),
) {
    let session = cx.session;
    let held = Held::InHand(player, letter);
    let drags = count > 0 && lifts(desk);
    let sense = if drags { Sense::click_and_drag() } else { Sense::click() };
    let id = ui.scope_id().with(("hand", player as u8, letter));
    let response = ui.interact(place, id, sense);
    let mark = mark_of(player).to_owned();
    let name = desk.piece_name(letter, session.signs());
    let spoken = session.language().texts().positions_in_hand(count, mark, name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let colour = if response.has_focus() {
        Some(Ink::WhiteEdge)
    } else {
        (response.hovered() && cx.look.boards.drag.is_none()).then_some(Ink::Gold)
    };
    if let Some(colour) = colour {
        frame(ui, session, place, (4.0, 2.0, colour));
    }
    cx.push_if(response.clicked(), BoardCommand::Hand(player, letter));
    if drags {
        drag::listen(cx, &response, held);
    }
}
