//! The panel of the game on the board page: its players, moves, branches and comments.

use egui::{
    Button, DragValue, Frame, Label, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo, vec2,
};

use super::{
    error_text, framed, in_frame, ink, list_row, named_field, scrolling, sign_button, small, title,
};
use crate::look::WindowContext;
use crate::theme::SMALL;
use picture::Ink;
use session::{GameBranch, GameCommand, GameRow, GoToPly, Session, ShownGame};
use subject::GameId;

const ROW: f32 = 26.0;
const LIST: f32 = 150.0;

/// The game on the board page; nothing if there is none.
pub(super) fn game_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(game) = session.shown_game() else {
        return;
    };
    heading(ui, session, &game);
    complaints(ui, session, &game);
    if let Some(to) = game.off_game {
        ui.horizontal_wrapped(|ui| {
            ui.label(error_text(session, texts.game_off_game()));
            cx.push_if(ui.button(texts.game_back_to_game()).clicked(), GameCommand::GoTo(to));
        });
    }
    of_file(ui, cx, &game);
    transport(ui, cx, &game);
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.game_save()).clicked() {
            cx.look.ask_save_game(session);
        }
        cx.push_if(game.can_close && ui.button(texts.game_close()).clicked(), GameCommand::Close);
        if game.is_changed {
            ui.label(small(session, texts.game_changed()));
        }
    });
    // On other boards the arrows go from square to square.
    let arrows_go = session.page().is_board_of(GameId::Shogi) && game.can_close;
    let rows = game.branches.iter().filter(|row| !row.is_empty()).count();
    let room = if game.comment.is_empty() { 0.0 } else { 125.0 };
    let keys = egui::FontId::proportional(SMALL);
    let width = ui.available_width();
    let keys = ui.painter().layout(texts.game_keys(), keys, egui::Color32::PLACEHOLDER, width);
    let keys = if arrows_go { (keys.size().y + 14.0).max(54.0) } else { 10.0 };
    let below = keys + room + 40.0 * rows as f32;
    // Inside a scroll area the panel has all the room it wants: what is visible counts.
    let visible = ui.clip_rect().max.y - ui.cursor().min.y;
    let height = (ui.available_height().min(visible) - below).max(LIST);
    list(ui, cx, &game, height);
    branches(ui, cx, &game);
    comment(ui, session, &game);
    if arrows_go {
        ui.label(small(session, texts.game_keys()));
    }
}

/// The players, the date, the place.
fn heading(ui: &mut Ui, session: &Session, game: &ShownGame<'_>) {
    if let Some(players) = &game.players {
        ui.add(Label::new(title(players)).truncate());
    }
    if !game.details.is_empty() {
        let label = Label::new(small(session, game.details.join("  "))).truncate();
        ui.add(label).on_hover_text(game.details.join("\n"));
    }
}

/// Why parsing stopped, and what was strange.
fn complaints(ui: &mut Ui, session: &Session, game: &ShownGame<'_>) {
    let language = session.language();
    if game.stopped.is_none() && game.warnings.is_empty() {
        return;
    }
    let colour = if game.stopped.is_some() { Ink::Disagree } else { Ink::Line };
    let edge = Stroke::new(1.0, ink(session, colour));
    let frame = framed(8.0, [10, 5]).fill(ink(session, Ink::HatchFill)).stroke(edge);
    in_frame(ui, frame, |ui| {
        if let Some(words) = &game.stopped {
            ui.label(error_text(session, words.get(language)));
        }
        if !game.warnings.is_empty() {
            let notes = language.texts().game_notes();
            let name = format!("{notes} ({})", game.warnings.len());
            egui::CollapsingHeader::new(name).id_salt("notes on reading").show(ui, |ui| {
                for words in game.warnings.iter().take(50) {
                    ui.label(small(session, words.get(language)));
                }
            });
        }
    });
}

/// The number of the game in a file of several.
fn of_file(ui: &mut Ui, cx: &mut WindowContext<'_>, game: &ShownGame<'_>) {
    let texts = cx.session.language().texts();
    let (number, count) = game.of_file;
    if count < 2 {
        return;
    }
    ui.horizontal(|ui| {
        let next = Some(number + 1).filter(|&next| next < count);
        let ways = [
            ("◀", texts.games_board_previous_game(), number.checked_sub(1)),
            ("▶", texts.games_board_next_game(), next),
        ];
        for (sign, name, to) in ways {
            let response = sign_button(ui, to.is_some(), Button::new(sign), &name);
            if let Some(to) = to.filter(|_| response.clicked()) {
                cx.push(GameCommand::Turn(to));
            }
        }
        ui.label(texts.games_board_of_file(count, number + 1));
    });
}

/// The buttons to go back and forth, and a field for the number of the ply.
fn transport(ui: &mut Ui, cx: &mut WindowContext<'_>, game: &ShownGame<'_>) {
    let texts = cx.session.language().texts();
    let (here, last) = (game.here, game.rows.len().saturating_sub(1));
    ui.horizontal(|ui| {
        let buttons = [
            ("|◀", texts.game_first(), here > 0, GoToPly::First),
            ("◀", texts.game_back(), here > 0, GoToPly::By(-1)),
            ("▶", texts.game_next(), here < last, GoToPly::By(1)),
            ("▶|", texts.game_last(), here < last, GoToPly::Last),
        ];
        for (sign, name, enabled, to) in buttons {
            let button = Button::new(RichText::new(sign).size(16.0)).min_size(vec2(38.0, 30.0));
            cx.push_if(sign_button(ui, enabled, button, &name).clicked(), GameCommand::GoTo(to));
        }
        let mut number = here;
        let field = DragValue::new(&mut number).range(0..=last);
        let field = named_field(ui, texts.game_ply(), field);
        if field.changed() && number != here {
            let to = GoToPly::Number(number as u32);
            cx.push(GameCommand::GoTo(to));
        }
        ui.label(format!("/ {last}"));
    });
}

fn list(ui: &mut Ui, cx: &mut WindowContext<'_>, game: &ShownGame<'_>, height: f32) {
    let (session, texts) = cx.session_and_texts();
    let mut area = scrolling("moves").max_height(height).min_scrolled_height(height);
    let spaced = ROW + ui.spacing().item_spacing.y;
    // The list may have become shorter by what is said above it.
    let listed = (game.here, height.round() as usize);
    if cx.look.listed_ply != Some(listed) {
        cx.look.listed_ply = Some(listed);
        let offset = (game.here as f32 + 0.5) * spaced - height / 2.0;
        area = area.vertical_scroll_offset(offset.max(0.0));
    }
    let output = Frame::new()
        .stroke(Stroke::new(1.0, ink(session, Ink::Line)))
        .corner_radius(6.0)
        .show(ui, |ui| {
            area.show_rows(ui, ROW, game.rows.len(), |ui, range| {
                for (number, row) in game.rows.iter().enumerate().take(range.end).skip(range.start)
                {
                    move_row(ui, cx, row, number == game.here);
                }
            })
        });
    output.response.widget_info(|| WidgetInfo::labeled(Role::List, true, texts.game_moves()));
}

fn move_row(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &GameRow, is_here: bool) {
    let session = cx.session;
    let mut words = format!("{:>3}  {}", row.number, row.name);
    if row.others > 0 {
        let all = (row.others + 1).to_string();
        words.extend(["  ", &session.language().texts().game_others(all)]);
    }
    if row.has_comment {
        words += "  *";
    }
    if let Some(bookmark) = &row.bookmark {
        words.extend(["  &", bookmark]);
    }
    let place = vec2(ui.available_width(), ROW);
    let response = list_row(ui, session, place, is_here, [&words, &row.time]);
    cx.push_if(response.clicked(), GameCommand::GoTo(row.to));
}

/// The alternatives to this move, and the continuations if there are several.
fn branches(ui: &mut Ui, cx: &mut WindowContext<'_>, game: &ShownGame<'_>) {
    let (session, texts) = cx.session_and_texts();
    let names = [texts.game_branches(), texts.game_onward()];
    for (name, branches) in names.into_iter().zip(&game.branches) {
        if branches.is_empty() {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(small(session, name));
            for GameBranch { to, name, is_on_line } in branches {
                if super::switch(ui, session, *is_on_line, name).clicked() {
                    cx.push(GameCommand::GoTo(*to));
                }
            }
        });
    }
}

fn comment(ui: &mut Ui, session: &Session, game: &ShownGame<'_>) {
    if game.comment.is_empty() {
        return;
    }
    ui.label(title(session.language().texts().game_comment()));
    ScrollArea::vertical().id_salt("comment").max_height(90.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        comment_text(ui, session, game.comment);
    });
}

/// The longest part of a comment that is laid out, in characters: a file may hold millions.
const LONGEST: usize = 20_000;

/// A comment of a file; only the beginning of a very long one.
pub(crate) fn comment_text(ui: &mut Ui, session: &Session, comment: &str) {
    let end = comment.char_indices().nth(LONGEST).map(|(end, _)| end);
    ui.label(&comment[..end.unwrap_or(comment.len())]);
    if end.is_some() {
        ui.label(small(session, session.language().texts().game_cut()));
    }
}
