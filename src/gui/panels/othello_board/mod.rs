//! The board page of Othello: a large board to play and set up on, the game, and growing a tree.

mod grow;
mod squares;
mod tools;

use egui::{ScrollArea, Sense, Ui, vec2};

use super::game::game_ui;
use super::{part, small};
use crate::gui::look::Look;
use crate::session::{Command, Session};
use grow::grow_othello_ui;
use squares::discs_ui;
use tools::tools_ui;

pub(super) use tools::games_ui;

/// Below this width, in points, the parts are stacked.
const NARROW: f32 = 860.0;
/// The height of a stacked board with the disc counts, as a multiple of its width.
const TALLER: f32 = 1.22;

/// The Othello board as a whole page.
pub(super) fn othello_board_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let Some(board) = session.othello_board() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    if all.width() < NARROW {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), ui.available_width() * TALLER);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                discs_ui(&mut part(ui, place), session, board, look, commands);
                tools_ui(ui, session, board, look, commands);
                moves(ui, session, look, commands);
                grow_othello_ui(ui, session, board, commands);
            });
        return;
    }
    let side = (all.width() * 0.26).clamp(250.0, 380.0);
    let (left, rest) = all.split_left_right_at_x(all.max.x - 2.0 * side);
    let (middle, right) = rest.split_left_right_at_x(rest.center().x);
    discs_ui(
        &mut part(ui, left.shrink(4.0)),
        session,
        board,
        look,
        commands,
    );
    let mut middle = part(ui, middle.shrink2(vec2(8.0, 2.0)));
    ScrollArea::vertical()
        .id_salt("tools of Othello")
        .auto_shrink([false, false])
        .show(&mut middle, |ui| {
            tools_ui(ui, session, board, look, commands);
            moves(ui, session, look, commands);
        });
    let mut right = part(ui, right.shrink2(vec2(8.0, 2.0)));
    ScrollArea::vertical()
        .id_salt("grow Othello")
        .auto_shrink([false, false])
        .show(&mut right, |ui| {
            grow_othello_ui(ui, session, board, commands);
        });
    ui.advance_cursor_after_rect(all);
}

/// The game, or that nothing has been played.
fn moves(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    ui.separator();
    if session.shown_game().is_none() {
        let texts = session.language().texts();
        ui.label(small(session, texts.othello_board_no_moves()));
    }
    game_ui(ui, session, look, commands);
}
