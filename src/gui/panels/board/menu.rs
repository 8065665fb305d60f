//! The menu of a square, opened by a right click, Shift+F10, or the menu key.

use egui::{Align, Key, Layout, Modifiers, Popup, PopupAnchor, PopupKind, Response, Ui};

use super::super::shown_position;
use super::squares::has_kinds;
use super::state::BoardMenu;
use crate::exporting::Copied;
use crate::look::{Look, WindowContext};
use games::board::{BoardStyle, Cell};
use session::{
    BoardCommand, BoardDesk, BoardMode, Command, NewLessonCommand, PageCommand, Session,
    SettingsCommand,
};

enum MenuEntry {
    Do(Command),
    Copy(String),
}

/// Opens the menu of a square on request.
pub(super) fn listen(ui: &Ui, look: &mut Look, cell: Cell, response: &Response) {
    let by_key = response.has_focus()
        && ui.input_mut(|input| {
            input.consume_key(Modifiers::SHIFT, Key::F10)
                || input.consume_key(Modifiers::NONE, Key::Menu)
        });
    let by_pointer = response.secondary_clicked();
    if !by_key && !by_pointer {
        return;
    }
    let pointer = response.interact_pointer_pos().filter(|_| by_pointer);
    look.boards.menu = Some(BoardMenu {
        cell,
        at: pointer.unwrap_or(response.rect.center()),
        wants_focus: by_key,
    });
    Popup::open_id(ui.ctx(), menu_id());
}

fn menu_id() -> egui::Id {
    egui::Id::unique("menu of a square")
}

pub(super) fn menu_ui(ui: &Ui, cx: &mut WindowContext<'_>) {
    let Some(menu) = cx.look.boards.menu.clone() else {
        return;
    };
    if !Popup::is_id_open(ui.ctx(), menu_id()) {
        cx.look.boards.menu = None;
        return;
    }
    let anchor = PopupAnchor::Position(menu.at);
    Popup::new(menu_id(), ui.ctx().clone(), anchor, ui.layer_id())
        .kind(PopupKind::Menu)
        .layout(Layout::top_down_justified(Align::Min))
        .style(egui::containers::menu::menu_style)
        .open_memory(None)
        .show(|ui| {
            for (number, (name, entry)) in entries(cx.session, menu.cell).into_iter().enumerate() {
                let response = ui.button(name);
                if menu.wants_focus && number == 0 {
                    response.request_focus();
                }
                if response.clicked() {
                    match entry {
                        MenuEntry::Do(command) => cx.commands.push(command),
                        MenuEntry::Copy(text) => {
                            cx.push(Copied::Position.text(ui.ctx(), text));
                        }
                    }
                    ui.close();
                }
            }
        });
    if let Some(menu) = &mut cx.look.boards.menu {
        menu.wants_focus = false;
    }
}

/// The entries for a square: only those that have an effect.
fn entries(session: &Session, cell: Cell) -> Vec<(String, MenuEntry)> {
    let texts = session.language().texts();
    let of_board = |command| MenuEntry::Do(Command::Board(command));
    let mut entries = Vec::new();
    let desk = session.desk().filter(|_| session.page().is_board());
    if session.can_exchange(cell) {
        let entry = match desk {
            Some(_) => of_board(BoardCommand::Exchange(cell)),
            None => MenuEntry::Do(Command::NewLesson(NewLessonCommand::ExchangeOn(cell))),
        };
        entries.push((texts.board_exchange(), entry));
    }
    let set_up = desk.filter(|desk| desk.mode() == BoardMode::SetUp && has_kinds(*desk));
    let piece = set_up.and_then(|desk| Some((desk, desk.piece_at(cell)?)));
    if let Some((desk, (letter, _))) = piece {
        entries.push((texts.board_remove(), of_board(BoardCommand::Remove(cell))));
        let command = BoardCommand::TurnRound(cell);
        entries.push((texts.board_turn_round(), of_board(command)));
        for (promoted, name) in [(true, texts.board_promote()), (false, texts.board_unpromote())] {
            if desk.promoted(letter, promoted).is_some() {
                let command = BoardCommand::SetPromoted(cell, promoted);
                entries.push((name, of_board(command)));
            }
        }
    }
    let position = shown_position(session);
    if desk.is_none() && position.is_some() {
        let command = Command::Page(PageCommand::EditShown);
        entries.push((texts.window_to_board(), MenuEntry::Do(command)));
    }
    let shown = desk.map(BoardDesk::board);
    let style = shown.as_ref().or(session.view().board.as_ref());
    if style.is_some_and(|board| board.style == BoardStyle::Shogi) {
        let turn = Command::Settings(SettingsCommand::TurnBoards);
        entries.push((texts.board_turn(), MenuEntry::Do(turn)));
    }
    if let Some(position) = position {
        entries.push((texts.window_copy_sfen(), MenuEntry::Copy(position)));
    }
    entries
}
