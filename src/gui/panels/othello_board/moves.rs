//! The game on the board: players, the parser's complaints, and moves.

use egui::{
    Button, Frame, Label, Margin, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo, vec2,
};

use super::super::game::comment_text;
use super::super::{ink, list_row, small, title};
use crate::games::othello::shown::side_name;
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::language::Say;
use crate::picture::Ink;
use crate::score::Player;
use crate::session::{
    Command, DiscRow, GoToDisc, OpenOthello, OthelloBoard, OthelloCommand, Session,
};

/// The height of a row of the list.
const ROW: f32 = 28.0;
/// The minimum height of the list.
const LIST: f32 = 130.0;

/// The game on the board.
pub(super) fn moves_ui(
    ui: &mut Ui,
    session: &Session,
    board: &OthelloBoard,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    ui.separator();
    let file = board.file();
    if board.record().plies.is_empty() && file.is_none() {
        ui.label(small(session, texts.othello_board_no_moves()));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(title(texts.othello_board_moves()));
        if ui.button(texts.game_save()).clicked() {
            look.ask_save_game(session);
        }
        if file.is_some() && ui.button(texts.othello_board_close()).clicked() {
            commands.push(Command::Othello(OthelloCommand::Close));
        }
        if board.is_changed() {
            ui.label(small(session, texts.game_changed()));
        }
    });
    if let Some(file) = file {
        number(ui, session, file, commands);
    }
    players(ui, session, board);
    complaints(ui, session, board);
    transport(ui, session, board, commands);
    let rows = board.rows(language);
    let here = board.at();
    let comment = rows.get(here).and_then(|row| row.comment.as_ref());
    let room = if comment.is_some() { 80.0 } else { 10.0 };
    let height = (ui.clip_rect().max.y - ui.cursor().min.y - room).max(LIST);
    list(ui, session, (&rows, here), look, height, commands);
    if let Some(comment) = comment {
        ui.label(title(texts.game_comment()));
        comment_text(ui, session, comment);
    }
}

/// The number of the game in a file of several.
fn number(ui: &mut Ui, session: &Session, file: &OpenOthello, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let (number, count) = (file.number(), file.games().len());
    if count < 2 {
        return;
    }
    ui.horizontal(|ui| {
        let ways = [
            (
                "◀",
                texts.othello_board_previous_game(),
                number.checked_sub(1),
            ),
            (
                "▶",
                texts.othello_board_next_game(),
                Some(number + 1).filter(|&next| next < count),
            ),
        ];
        for (sign, name, to) in ways {
            let response = ui.add_enabled(to.is_some(), Button::new(sign));
            let response = response.on_hover_text(&name);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, to.is_some(), &name));
            if let Some(to) = to.filter(|_| response.clicked()) {
                commands.push(Command::Othello(OthelloCommand::Game(to)));
            }
        }
        ui.label(texts.othello_board_of_file(count, number + 1));
    });
}

/// The players, and further properties.
fn players(ui: &mut Ui, session: &Session, board: &OthelloBoard) {
    let record = board.record();
    let (black, white) = (record.property("PB"), record.property("PW"));
    if black.is_some() || white.is_some() {
        let [b, w] = [Player::Max, Player::Min].map(|side| side_name(side, session.language()));
        let (black, white) = (black.unwrap_or("?"), white.unwrap_or("?"));
        let words = format!("{b}: {black}   {w}: {white}");
        ui.add(Label::new(RichText::new(words).size(16.0).family(bold())).truncate());
    }
    let rest: Vec<_> = record
        .properties
        .iter()
        .filter(|(name, value)| {
            !matches!(name.as_str(), "PB" | "PW" | "TY" | "C") && !matches!(value.trim(), "" | "?")
        })
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    if !rest.is_empty() {
        let label = Label::new(small(session, rest.join("  "))).truncate();
        ui.add(label).on_hover_text(rest.join("\n"));
    }
}

/// The parser's stop and complaints.
fn complaints(ui: &mut Ui, session: &Session, board: &OthelloBoard) {
    let language = session.language();
    let Some(game) = board.read_game() else {
        return;
    };
    if game.stopped.is_none() && game.warnings.is_empty() {
        return;
    }
    let edge = if game.stopped.is_some() {
        Ink::Disagree
    } else {
        Ink::Line
    };
    Frame::new()
        .fill(ink(session, Ink::HatchFill))
        .stroke(Stroke::new(1.0, ink(session, edge)))
        .corner_radius(8.0)
        .inner_margin(Margin::symmetric(10, 5))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(stopped) = &game.stopped {
                let words = RichText::new(stopped.say(language));
                ui.label(words.color(ink(session, Ink::Disagree)));
            }
            if game.warnings.is_empty() {
                return;
            }
            let name = format!(
                "{} ({})",
                language.texts().game_notes(),
                game.warnings.len()
            );
            egui::CollapsingHeader::new(name)
                .id_salt("notes on reading Othello")
                .show(ui, |ui| {
                    for warning in game.warnings.iter().take(50) {
                        ui.label(small(session, warning.say(language)));
                    }
                });
        });
}

/// Back and forth.
fn transport(ui: &mut Ui, session: &Session, board: &OthelloBoard, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let (here, last) = (board.at(), board.record().plies.len());
    ui.horizontal_wrapped(|ui| {
        let buttons = [
            ("|◀", texts.game_first(), "Home", here > 0, GoToDisc::First),
            ("◀", texts.game_back(), ",", here > 0, GoToDisc::By(-1)),
            ("▶", texts.game_next(), ".", here < last, GoToDisc::By(1)),
            ("▶|", texts.game_last(), "End", here < last, GoToDisc::Last),
        ];
        for (sign, name, key, enabled, to) in buttons {
            let button = Button::new(RichText::new(sign).size(16.0)).min_size(vec2(38.0, 30.0));
            let response = ui.add_enabled(enabled, button);
            let response = response.on_hover_text(format!("{name} ({key})"));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
            if response.clicked() {
                commands.push(Command::Othello(OthelloCommand::GoTo(to)));
            }
        }
        ui.label(format!("{} {here} / {last}", texts.game_ply()));
    });
}

fn list(
    ui: &mut Ui,
    session: &Session,
    (rows, here): (&[DiscRow], usize),
    look: &mut Look,
    height: f32,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let mut area = ScrollArea::vertical()
        .id_salt("moves of Othello")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false]);
    let spaced = ROW + ui.spacing().item_spacing.y;
    // Text above the list may have made it shorter.
    let listed = (here, height.round() as usize);
    if look.listed_disc != Some(listed) {
        look.listed_disc = Some(listed);
        let offset = (here as f32 + 0.5) * spaced - height / 2.0;
        area = area.vertical_scroll_offset(offset.max(0.0));
    }
    let output = Frame::new()
        .stroke(Stroke::new(1.0, ink(session, Ink::Line)))
        .corner_radius(6.0)
        .show(ui, |ui| {
            area.show_rows(ui, ROW, rows.len(), |ui, range| {
                for row in &rows[range] {
                    move_row(ui, session, row, row.number == here, commands);
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
    row: &DiscRow,
    is_here: bool,
    commands: &mut Vec<Command>,
) {
    let mark = if row.comment.is_some() { "  *" } else { "" };
    let words = format!("{:>3}  {}{mark}", row.number, row.name);
    let place = vec2(ui.available_width(), ROW);
    let response = list_row(ui, session, place, is_here, [&words, &row.said]);
    if response.clicked() {
        let to = GoToDisc::Number(row.number);
        commands.push(Command::Othello(OthelloCommand::GoTo(to)));
    }
}
