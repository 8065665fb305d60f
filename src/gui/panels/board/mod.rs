//! Clickable boards: each square is a named widget.
//!
//! Only the keyboard's square can have the focus; on the board page the arrows move it. A right
//! click, or the menu key, opens the menu of a square.

mod drag;
mod editing;
mod menu;
mod promotion;
mod squares;
mod state;

pub(super) use drag::{follow, piece_button};
pub(super) use editing::editing_ui;
pub(super) use squares::has_kinds;
pub(crate) use state::BoardState;

use egui::{Button, Role, Sense, Ui, WidgetInfo, vec2};

use self::squares::{SquareUse, square_ui};
use super::rules::rules_button;
use crate::look::WindowContext;
use crate::paint::{area, paint, rect};
use games::board::{Board, BoardStyle, PieceSigns, Standing};
use games::shogi::notation::{square_name, square_name_ja};
use games::shogi::square_of;
use picture::{BoardLook, BoardPlan, Ink, board};
use session::{Command, NewLessonCommand, RunCommand, WhyCommand};

/// The board of the shown node. A move made on it is asked about; a click on another piece, or
/// twice on the same one, shows the exchange on its square.
pub(crate) fn board_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    let (Some(shown), Some(open)) = (&session.view().board, session.open()) else {
        ui.label(texts.window_no_board());
        return;
    };
    playout_ui(ui, cx);
    let session = cx.session;
    let drawn = BoardLook::of(session);
    let size = vec2(ui.available_width(), ui.available_height());
    let (response, painter) = ui.allocate_painter(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.window_board()));
    let whole = response.rect.shrink(2.0);
    let turned = drawn.turned && shown.style == BoardStyle::Shogi;
    let plan = BoardPlan::new(shown, area(whole), turned);
    let node = session.view().focus.unwrap_or(tree::NodeId::ROOT);
    let mut lifted = shown.clone();
    lifted.is_lifted = cx.look.boards.why_drag.is_some();
    let picture = board(&lifted, &session.view().arrows, &plan, drawn);
    paint(&painter, &picture, session.theme());
    rules_button(ui, session, (shown, &plan), cx.look);
    if session.view().playout.as_ref().is_some_and(|playout| playout.at > 0) {
        return; // What is asked of a board is asked of the node's.
    }
    let at = open.position(node);
    let asks = session.can_ask_why();
    if !asks && at.is_none() {
        return;
    }
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let places = shown.style != BoardStyle::Shogi;
    let played = subject.played(tree, node);
    for cell in shown.cells() {
        let name = played.as_ref().map(|at| at.square_name(cell, language, drawn.signs));
        let name = name.unwrap_or_default();
        let piece = shown.pieces.iter().find(|piece| piece.at == cell);
        let exchanges = at.is_some() && piece.is_some();
        let own = piece.filter(|piece| asks && !places && piece.player == shown.to_move);
        let is_target = shown.marks.contains(&cell);
        let is_asked = asks && (own.is_some() || shown.held.is_some() || places);
        let used = SquareUse {
            is_button: exchanges || is_asked,
            glows: piece.is_some() && !places || is_target,
            drags: own.is_some(),
        };
        let response = square_ui(ui, session, cx.look, (shown, &plan, cell), (&name, used));
        // A second click on the same piece shows the exchange there.
        let again = shown.held == Some(Standing::On(cell));
        cx.push_if(response.clicked() && is_asked, WhyCommand::Square(cell));
        if response.clicked() && exchanges && (!is_asked || again) {
            cx.push(Command::NewLesson(NewLessonCommand::ExchangeOn(cell)));
        }
        if let Some(piece) = own {
            let lifts = (Standing::On(cell), (piece.face, piece.player));
            drag::ask_by(cx, &response, lifts);
        }
        if at.is_some() {
            menu::listen(ui, cx.look, cell, &response);
        }
        let mut hints = squares::arrow_words(session, cell);
        if own.is_some() && !again {
            hints.push(texts.why_not_touch());
        } else if exchanges && let Some(square) = square_of(cell) {
            let name = language.pick(square_name_ja(square), square_name(square));
            hints.push(format!("{}: {name}", texts.window_exchange_here()));
        }
        if !hints.is_empty() && cx.look.boards.why_drag.is_none() {
            response.on_hover_text(hints.join("\n"));
        }
    }
    if asks {
        hand_ui(ui, cx, (shown, &plan));
        let asked = (session.why_promoting(), |yes| Command::Why(WhyCommand::Promote(yes)));
        promotion::promotion_ui(ui, cx, asked, &plan);
        drag::follow_asked(ui, cx, &plan);
    }
    if at.is_some() {
        menu::menu_ui(ui, cx);
    }
}

/// Goes through the moves of a playout, if the step is one.
fn playout_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(playout) = &session.view().playout else { return };
    let (at, all) = (playout.at, playout.names.len());
    let name = at.checked_sub(1).and_then(|last| playout.names.get(last));
    ui.horizontal(|ui| {
        let ways = [
            ("◀", at.checked_sub(1), texts.samples_playout_back()),
            ("▶", Some(at + 1).filter(|&next| next <= all), texts.samples_playout_on()),
        ];
        for (sign, to, hint) in ways {
            let button = ui.add_enabled(to.is_some(), Button::new(sign)).on_hover_text(&hint);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, to.is_some(), &hint));
            if let Some(to) = to.filter(|_| button.clicked()) {
                cx.push(RunCommand::PlayOn(to));
            }
        }
        ui.label(texts.samples_playout_at(all, at, name.map_or("", String::as_str)));
    });
}

/// The pieces in the hand of the side to move, to ask about a drop.
fn hand_ui(ui: &Ui, cx: &mut WindowContext<'_>, (shown, plan): (&Board, &BoardPlan)) {
    let session = cx.session;
    let player = shown.to_move;
    for (number, held) in shown.hand(player).iter().enumerate().filter(|(_, held)| held.count > 0) {
        let (place, letter) = (rect(plan.held(player, number)), held.face.letter);
        let id = ui.scope_id().with(("asked hand", letter));
        let response = ui.interact(place, id, Sense::click_and_drag());
        let sign = session.signs();
        let name = if sign == PieceSigns::Kanji { held.face.kanji } else { letter };
        let mark = squares::mark_of(player).to_owned();
        let spoken = session.language().texts().positions_in_hand(held.count, mark, name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        if response.hovered() && cx.look.boards.why_drag.is_none() {
            squares::frame(ui, session, place, (4.0, 2.0, Ink::Gold));
        }
        cx.push_if(response.clicked(), WhyCommand::Hand(player, letter));
        let lifts = (Standing::InHand(player, letter), (held.face, player));
        drag::ask_by(cx, &response, lifts);
    }
}
