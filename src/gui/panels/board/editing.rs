//! The board of the board editor between its two stands.

use egui::{Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};
use shogi_core::{Color, PieceKind, Square};

use super::super::ink;
use super::squares::{arrow_words, square_ui};
use super::{drag, menu, promotion};
use crate::games::shogi::notation::{letter, square_with_piece};
use crate::games::shogi::{HAND_ORDER, player_of};
use crate::gui::look::Look;
use crate::gui::paint::{area, paint, rect};
use crate::picture::{BoardLook, BoardPlan, Ink, board};
use crate::session::{BoardCommand, BoardEditor, Command, Held, Mode, Session, name_in_hand};

pub(in crate::gui::panels) fn editing_ui(
    ui: &mut Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let all = ui.available_rect_before_wrap();
    let language = session.language();
    let drawn = BoardLook::of(session);
    drag::forget(editor, look);
    let mut shown = editor.board();
    shown.is_lifted = look.drag.is_some();
    let plan = BoardPlan::new(&shown, area(all.shrink(3.0)), drawn.turned);
    look.board_plan = Some(plan);
    let place = rect(plan.wood());
    let response = ui.interact(place, ui.scope_id().with("board"), Sense::hover());
    response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, language.texts().window_board()));
    let picture = board(&shown, &session.view().arrows, &plan, drawn);
    paint(ui.painter(), &picture, session.theme());
    for square in Square::all() {
        let name = square_with_piece(square, editor.piece_at(square), language, drawn.signs);
        let response = square_ui(ui, session, look, (&plan, square), (&name, true));
        if response.clicked() {
            commands.push(Command::Board(BoardCommand::Square(square)));
        }
        drag::listen(&response, Held::OnBoard(square), look, commands);
        menu::listen(ui, look, square, &response);
        let hints = arrow_words(session, square);
        if !hints.is_empty() && look.drag.is_none() {
            response.on_hover_text(hints.join("\n"));
        }
    }
    for side in [Color::White, Color::Black] {
        let hand = shown.hand(player_of(side));
        let kinds = HAND_ORDER.into_iter();
        let kinds = kinds.filter(|&kind| hand.iter().any(|held| held.face.letter == letter(kind)));
        for (number, kind) in kinds.enumerate() {
            let place = rect(plan.held(player_of(side), number));
            held_ui(ui, session, editor, look, (side, kind, place), commands);
        }
    }
    promotion::promotion_ui(ui, session, editor, &plan, look, commands);
    menu::menu_ui(ui, session, look, commands);
    ui.advance_cursor_after_rect(all);
}

/// The pieces of one kind in a hand.
fn held_ui(
    ui: &Ui,
    session: &Session,
    editor: &BoardEditor,
    look: &mut Look,
    (side, kind, place): (Color, PieceKind, Rect),
    commands: &mut Vec<Command>,
) {
    let held = Held::InHand(side, kind);
    let count = editor.in_hand(side, kind);
    let drags = count > 0 && editor.mode() != Mode::Exchange;
    let sense = if drags {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let id = ui
        .scope_id()
        .with(("hand", player_of(side) as u8, kind as u8));
    let response = ui.interact(place, id, sense);
    let spoken = name_in_hand(side, kind, count, session.language(), session.signs());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let colour = if response.has_focus() {
        Some(Ink::WhiteEdge)
    } else {
        (response.hovered() && look.drag.is_none()).then_some(Ink::Gold)
    };
    if let Some(colour) = colour {
        let stroke = Stroke::new(2.0, ink(session, colour));
        ui.painter()
            .rect_stroke(place, 4.0, stroke, StrokeKind::Inside);
    }
    if response.clicked() {
        commands.push(Command::Board(BoardCommand::Hand(side, kind)));
    }
    if drags {
        drag::listen(&response, held, look, commands);
    }
}
