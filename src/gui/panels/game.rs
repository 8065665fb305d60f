//! The list of moves of the game open in the board editor.

use egui::{
    Button, DragValue, Frame, Label, Margin, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo,
    vec2,
};

use super::{ink, list_row, small, title};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::gui::theme::SMALL;
use crate::picture::Ink;
use crate::session::{Command, GameCommand, GameRecord, GameRow, GoToPly, Session};

/// The height of a row of the list.
const ROW: f32 = 26.0;
/// The minimum height of the list.
const LIST: f32 = 150.0;

/// The game: players, moves, branches and comments.
pub(super) fn game_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let Some(game) = session.game_record() else {
        return;
    };
    heading(ui, session, game);
    complaints(ui, session, game);
    if !session.editor_shows_game() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts.game_off_game()).color(ink(session, Ink::Disagree)));
            if ui.button(texts.game_back_to_game()).clicked() {
                commands.push(Command::Game(GameCommand::GoTo(GoToPly::To(game.at()))));
            }
        });
    }
    transport(ui, session, game, commands);
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.game_save()).clicked() {
            look.ask_save_game(session);
        }
        if ui.button(texts.game_close()).clicked() {
            commands.push(Command::Game(GameCommand::Close));
        }
        if game.is_changed() {
            ui.label(small(session, texts.game_changed()));
        }
    });
    let ply = game.record().get(game.at());
    let choices = [game.others(game.at()), game.onward()];
    let rows = choices.iter().filter(|ids| ids.len() > 1).count();
    let room = if ply.comment.is_empty() { 0.0 } else { 125.0 };
    let keys = egui::FontId::proportional(SMALL);
    let width = ui.available_width();
    let keys = ui
        .painter()
        .layout(texts.game_keys(), keys, egui::Color32::PLACEHOLDER, width);
    let below = (keys.size().y + 14.0).max(54.0) + room + 40.0 * rows as f32;
    let height = (ui.available_height() - below).max(LIST);
    list(ui, session, look, height, commands);
    branches(ui, session, game, commands);
    comment(ui, session, game);
    ui.label(small(session, texts.game_keys()));
}

/// Players, date and place.
fn heading(ui: &mut Ui, session: &Session, game: &GameRecord) {
    let headers = &game.record().headers;
    let find = |names: [&str; 3]| {
        let is_it = |(name, _): &&(String, String)| names.contains(&name.as_str());
        headers.iter().find(is_it).map(|(_, value)| value.as_str())
    };
    let black = find(["先手", "下手", "N+"]);
    let white = find(["後手", "上手", "N-"]);
    if black.is_some() || white.is_some() {
        let words = format!("▲{}  △{}", black.unwrap_or("?"), white.unwrap_or("?"));
        ui.add(Label::new(RichText::new(words).size(16.0).family(bold())).truncate());
    }
    let rest: Vec<_> = headers
        .iter()
        .filter(|(name, _)| {
            !matches!(
                name.as_str(),
                "先手" | "後手" | "上手" | "下手" | "N+" | "N-"
            )
        })
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    if !rest.is_empty() {
        let shown = rest.join("  ");
        let label = Label::new(small(session, &shown)).truncate();
        ui.add(label).on_hover_text(rest.join("\n"));
    }
}

/// The parser's stop and complaints.
fn complaints(ui: &mut Ui, session: &Session, game: &GameRecord) {
    let language = session.language();
    let texts = language.texts();
    let told = game.told();
    if told.is_empty() {
        return;
    }
    let stopped = game.complaints().1.is_some();
    let colour = if stopped { Ink::Disagree } else { Ink::Line };
    Frame::new()
        .fill(ink(session, Ink::HatchFill))
        .stroke(Stroke::new(1.0, ink(session, colour)))
        .corner_radius(8.0)
        .inner_margin(Margin::symmetric(10, 5))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let (first, rest) = told.split_at(usize::from(stopped));
            for words in first {
                let words = RichText::new(words.get(language));
                ui.label(words.color(ink(session, Ink::Disagree)));
            }
            if !rest.is_empty() {
                let name = format!("{} ({})", texts.game_notes(), rest.len());
                egui::CollapsingHeader::new(name)
                    .id_salt("notes on reading")
                    .show(ui, |ui| {
                        for words in rest.iter().take(50) {
                            ui.label(small(session, words.get(language)));
                        }
                    });
            }
        });
}

/// Back and forth, and to a ply by its number.
fn transport(ui: &mut Ui, session: &Session, game: &GameRecord, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let here = game.line().iter().position(|&id| id == game.at());
    let (here, last) = (here.unwrap_or(0), game.line().len() - 1);
    ui.horizontal(|ui| {
        let buttons = [
            ("|◀", texts.game_first(), here > 0, GoToPly::First),
            ("◀", texts.game_back(), here > 0, GoToPly::By(-1)),
            ("▶", texts.game_next(), here < last, GoToPly::By(1)),
            ("▶|", texts.game_last(), here < last, GoToPly::Last),
        ];
        for (sign, name, enabled, to) in buttons {
            let button = Button::new(RichText::new(sign).size(16.0)).min_size(vec2(38.0, 30.0));
            let response = ui.add_enabled(enabled, button).on_hover_text(&name);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
            if response.clicked() {
                commands.push(Command::Game(GameCommand::GoTo(to)));
            }
        }
        let label = ui.label(texts.game_ply());
        let mut number = here;
        let field = DragValue::new(&mut number).range(0..=last);
        let field = ui.add(field).labelled_by(label.id);
        if field.changed() && number != here {
            commands.push(Command::Game(GameCommand::GoTo(GoToPly::Number(
                number as u32,
            ))));
        }
        ui.label(format!("/ {last}"));
    });
}

/// The moves of the shown line.
fn list(ui: &mut Ui, session: &Session, look: &mut Look, height: f32, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let rows = session.game_rows();
    let at = session.game_record().map(GameRecord::at);
    let here = rows.iter().position(|row| Some(row.id) == at).unwrap_or(0);
    let mut area = ScrollArea::vertical()
        .id_salt("moves")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false]);
    let spaced = ROW + ui.spacing().item_spacing.y;
    if look.listed_ply != Some(here) {
        look.listed_ply = Some(here);
        let offset = (here as f32 + 0.5) * spaced - height / 2.0;
        area = area.vertical_scroll_offset(offset.max(0.0));
    }
    let output = Frame::new()
        .stroke(Stroke::new(1.0, ink(session, Ink::Line)))
        .corner_radius(6.0)
        .show(ui, |ui| {
            area.show_rows(ui, ROW, rows.len(), |ui, range| {
                for row in &rows[range] {
                    move_row(ui, session, row, Some(row.id) == at, commands);
                }
            })
        });
    output
        .response
        .widget_info(|| WidgetInfo::labeled(Role::List, true, texts.game_moves()));
}

fn move_row(
    ui: &mut Ui,
    session: &Session,
    row: &GameRow,
    is_here: bool,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    let mut words = format!("{:>3}  {}", row.number, row.name);
    if row.others > 0 {
        let all = (row.others + 1).to_string();
        words.extend(["  ", &texts.game_others(all)]);
    }
    if row.has_comment {
        words += "  *";
    }
    if let Some(bookmark) = &row.bookmark {
        words.extend(["  &", bookmark]);
    }
    let place = vec2(ui.available_width(), ROW);
    let response = list_row(ui, session, place, is_here, [&words, &row.time]);
    if response.clicked() {
        commands.push(Command::Game(GameCommand::GoTo(GoToPly::To(row.id))));
    }
}

/// The alternatives to this move, and the continuations if there are several.
fn branches(ui: &mut Ui, session: &Session, game: &GameRecord, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    for (name, ids) in [
        (texts.game_branches(), game.others(game.at())),
        (texts.game_onward(), game.onward()),
    ] {
        if ids.len() < 2 {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(small(session, name));
            for (&id, name) in ids.iter().zip(game.names(ids, language)) {
                let on = game.line().contains(&id);
                if super::switch(ui, session, on, name).clicked() {
                    commands.push(Command::Game(GameCommand::GoTo(GoToPly::To(id))));
                }
            }
        });
    }
}

fn comment(ui: &mut Ui, session: &Session, game: &GameRecord) {
    let texts = session.language().texts();
    let comment = &game.record().get(game.at()).comment;
    if comment.is_empty() {
        return;
    }
    ui.label(title(texts.game_comment()));
    ScrollArea::vertical()
        .id_salt("comment")
        .max_height(90.0)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            comment_text(ui, session, comment);
        });
}

/// The longest part of a comment that is laid out, in characters: a file may hold millions.
const LONGEST: usize = 20_000;

/// A comment of a file; only the beginning of a very long one.
pub(in crate::gui) fn comment_text(ui: &mut Ui, session: &Session, comment: &str) {
    let end = comment.char_indices().nth(LONGEST).map(|(end, _)| end);
    ui.label(&comment[..end.unwrap_or(comment.len())]);
    if end.is_some() {
        ui.label(small(session, session.language().texts().game_cut()));
    }
}
