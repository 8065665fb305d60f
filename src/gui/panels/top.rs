//! The line at the top: which lesson, language, theme, keys; and the message below it.

use std::path::Path;

use egui::{Align, Layout, RichText, Ui, vec2};

use super::menus::{file_menu, settings_menu};
use super::study::study_switch;
use super::{at_work, ink, small, switch};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::gui::pane::Pane;
use crate::language::{grouped, large_number};
use crate::picture::Ink;
use crate::session::{
    Command, CompareCommand, GameRecord, LessonCommand, OpenOthello, OthelloBoard, PageCommand,
    Session, SettingsCommand, Source, StudyMode,
};
use crate::text::{CompareTexts, ScreenTexts, Texts};

/// Points from which on everything stands in one line.
const ONE_LINE: f32 = 780.0;

/// The line at the top. What stands at the right is placed first, and the title gets what is left:
/// nothing slides under anything else.
pub(in crate::gui) fn top_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    ui.spacing_mut().button_padding = vec2(7.0, 3.0);
    ui.spacing_mut().item_spacing.x = 6.0;
    if ui.available_width() > ONE_LINE {
        let size = vec2(ui.available_width(), ui.spacing().interact_size.y.max(27.0));
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            right(ui, session, look, commands);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                left(ui, session, look, commands);
                heading(ui, session);
            });
        });
    } else {
        ui.horizontal_wrapped(|ui| {
            left(ui, session, look, commands);
            right(ui, session, look, commands);
        });
        heading(ui, session);
    }
}

/// The list of lessons, and the lesson before and after.
fn left(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let said = ScreenTexts::of(session.language());
    if ui.ctx().content_rect().width() > 1000.0 {
        ui.label(RichText::new(text.program).size(19.0).family(bold()));
    }
    file_menu(ui, session, look, commands);
    if session.is_editing_board() {
        return;
    }
    let list = ui.button(format!("{} M", text.lessons));
    if list.on_hover_text(said.list_tip).clicked() {
        look.wanted = Some(Pane::Lessons);
    }
    for (sign, words, key, command) in [
        ("◀", said.previous_lesson, "PageUp", LessonCommand::Previous),
        ("▶", said.next_lesson, "PageDown", LessonCommand::Next),
    ] {
        let tip = format!("{words} ({key})");
        let button = ui.button(sign).on_hover_text(&tip);
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &tip));
        if button.clicked() {
            commands.push(Command::Lesson(command));
        }
    }
}

/// What is shown: the lesson, or the game.
fn heading(ui: &mut Ui, session: &Session) {
    let text = Texts::of(session.language());
    let othello = session.othello_board().and_then(OthelloBoard::file);
    let game = if session.shows_othello_board() {
        othello.map(OpenOthello::source)
    } else {
        session.game_record().map(GameRecord::source)
    };
    let game = game.map(Source::name);
    let game = game.as_deref().and_then(|name| Path::new(name).file_name());
    let game = game.map(|name| name.to_string_lossy());
    let lesson = session.open_title();
    let heading = match (&lesson, &game) {
        (_, Some(name)) if session.is_editing_board() => name,
        _ if session.is_editing_board() => text.own_position_tip,
        (Some(title), _) => title.get(session.language()),
        (None, _) => text.motto,
    };
    let words = RichText::new(heading).size(17.0).family(bold());
    ui.add(egui::Label::new(words).truncate());
}

/// Everything else, from right to left where it stands in one line.
fn right(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let said = ScreenTexts::of(session.language());
    let keys = switch(
        ui,
        session,
        session.shows_help(),
        &format!("{} ?", text.keys),
    );
    if keys.clicked() {
        commands.push(Command::Settings(SettingsCommand::ToggleHelp));
    }
    settings_menu(ui, session, look, commands);
    let other = session.language().other();
    let language = ui.button(other.own_name());
    if language
        .on_hover_text(format!("{} (L)", said.language_tip))
        .clicked()
    {
        commands.push(Command::Settings(SettingsCommand::SetLanguage(other)));
    }
    let present = ui.button(said.present).on_hover_text(said.present_tip);
    if present.clicked() {
        commands.push(Command::Settings(SettingsCommand::TogglePresent));
    }
    if !session.is_editing_board() && StudyMode::ALL.len() > 1 {
        study_switch(ui, session, StudyMode::ALL.iter().rev().copied(), commands);
    }
    if !session.shows_othello_board() {
        let compares = CompareTexts::of(session.language());
        let compare = ui.button(format!("{} E", compares.compare));
        if compare.on_hover_text(compares.start_tip).clicked() {
            commands.push(Command::Compare(CompareCommand::Start));
        }
    }
    let back = session.is_editing_board();
    let page = if back {
        text.back_to_tree
    } else {
        text.own_position
    };
    let page = switch(ui, session, back, page).on_hover_text(text.own_position_tip);
    if page.clicked() {
        commands.push(Command::Page(PageCommand::ToggleBoard));
    }
}

/// What has to be told, over the top of the panels: nothing moves under the pointer.
pub(in crate::gui) fn overlays_ui(
    context: &egui::Context,
    session: &Session,
    has_dialog: bool,
    commands: &mut Vec<Command>,
) {
    let tells = session.message().is_some() && !has_dialog;
    if !tells && session.opening().is_none() {
        return;
    }
    let width = (context.content_rect().width() * 0.7).max(220.0);
    egui::Area::new(egui::Id::unique("message"))
        .anchor(egui::Align2::CENTER_TOP, [0.0, 58.0])
        .order(egui::Order::Foreground)
        .show(context, |ui| {
            ui.set_max_width(width);
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                if session.opening().is_some() {
                    opening_ui(ui, session, commands);
                }
                if tells {
                    message_ui(ui, session, commands);
                }
            });
        });
}

/// What is being prepared, how far it has come, and a way to stop it.
fn opening_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(job) = session.job() else {
        return;
    };
    ui.horizontal(|ui| {
        at_work(ui, session);
        let grown = job.grown();
        let words = if grown > 0 {
            let of = job.expected().map_or_else(String::new, |nodes| {
                format!(
                    " / {} {}",
                    text.about,
                    large_number(nodes, session.language())
                )
            });
            format!(
                "{} {}{of} {}",
                text.opening,
                grouped(grown as u64),
                text.nodes
            )
        } else {
            text.opening.to_owned()
        };
        ui.label(words);
        if job.is_stopped() {
            ui.label(small(session, text.stopping));
        } else if ui.button(text.cancel).clicked() {
            commands.push(Command::Lesson(LessonCommand::Cancel));
        }
    });
    // The number grows, and nobody else says when.
    let again = std::time::Duration::from_millis(250);
    ui.ctx().request_repaint_after(again);
}

/// What the person has to be told; the lesson that was open stays open below.
fn message_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(message) = session.message() else {
        return;
    };
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 130.0).max(120.0);
        let sentence = message.text.get(session.language());
        let words = if message.is_error {
            RichText::new(format!("{}: {sentence}", text.trouble))
                .color(ink(session, Ink::Disagree))
        } else {
            RichText::new(sentence)
        };
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new(words.size(15.0)).wrap());
        });
        if ui.button(format!("{} (Esc)", text.close)).clicked() {
            commands.push(Command::Dismiss);
        }
    });
}
