//! The board page: a large board to play and set up positions of any game, with its tools, the game
//! and growing a tree.

use egui::{Rect, ScrollArea, Sense, Ui, vec2};

use super::board::{editing_ui, follow};
use super::compare::compare_ui;
use super::game::game_ui;
use super::grow::grow_ui;
use super::pages::page_ui;
use super::tools::tools;
use super::{part, scrolling, small, switches};
use crate::look::WindowContext;
use session::{BoardDesk, Session};
use subject::GameId;

/// Below this width, in points, the parts are stacked.
const NARROW: f32 = 860.0;
/// The height of a stacked board with the pieces in hand, as a multiple of its width.
const TALLER: f32 = 1.18;

pub(crate) fn board_page_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(desk) = session.desk() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    if all.width() < NARROW {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let size = vec2(ui.available_width(), ui.available_width() * TALLER);
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            editing_ui(&mut part(ui, place), cx, desk);
            if session.shown_game().is_some() {
                game_ui(ui, cx);
            }
            tools(ui, cx, desk);
            if !page_ui(ui, cx) {
                grow_ui(ui, cx, desk);
            }
        });
        follow(ui, cx, desk);
        return;
    }
    let side = (all.width() * 0.26).clamp(250.0, 380.0);
    let (board, rest) = all.split_left_right_at_x(all.max.x - 2.0 * side);
    let (middle, right) = rest.split_left_right_at_x(rest.center().x);
    let mut left = part(ui, board.shrink(4.0));
    editing_ui(&mut left, cx, desk);
    let mut beside = part(ui, rest.shrink2(vec2(8.0, 2.0)));
    if page_ui(&mut beside, cx) {
        follow(ui, cx, desk);
        ui.advance_cursor_after_rect(all);
        return;
    }
    middle_part(ui, cx, middle, desk);
    let mut right = part(ui, right.shrink2(vec2(8.0, 2.0)));
    let texts = session.language().texts();
    let names = [texts.game_grow(), texts.compare_compare()];
    tabs(&mut right, session, &mut cx.look.editor_compares, names);
    if cx.look.editor_compares {
        compare_ui(&mut right, cx);
    } else {
        scrolling("grow").show(&mut right, |ui| grow_ui(ui, cx, desk));
    }
    follow(ui, cx, desk);
    ui.advance_cursor_after_rect(all);
}

/// The tools, and the game below them; an open record of shogi is beside them.
fn middle_part(ui: &mut Ui, cx: &mut WindowContext<'_>, place: Rect, desk: &dyn BoardDesk) {
    let session = cx.session;
    let mut ui = part(ui, place.shrink2(vec2(8.0, 2.0)));
    let texts = session.language().texts();
    let is_shogi = desk.game() == GameId::Shogi;
    let game = session.shown_game();
    if is_shogi && game.as_ref().is_some_and(|game| game.can_close) {
        let names = [texts.game_game(), texts.game_tools()];
        tabs(&mut ui, session, &mut cx.look.shows_tools, names);
        if !cx.look.shows_tools {
            game_ui(&mut ui, cx);
            return;
        }
    }
    scrolling("tools").show(&mut ui, |ui| {
        tools(ui, cx, desk);
        if is_shogi && game.as_ref().is_some_and(|game| game.can_close) {
            return;
        }
        ui.separator();
        if game.is_none() {
            ui.label(small(session, texts.games_board_no_moves()));
        }
        game_ui(ui, cx);
    });
}

fn tabs(ui: &mut Ui, session: &Session, second: &mut bool, names: [String; 2]) {
    ui.horizontal_wrapped(|ui| {
        let names = [false, true].into_iter().zip(names);
        *second = switches(ui, session, second, names).unwrap_or(*second);
    });
    ui.add_space(2.0);
}
