//! The line at the top: which lesson, language, theme, keys; and the message below it.

use std::path::Path;

use egui::{Align, Layout, RichText, Ui};

use super::menus::{file_menu, settings_menu};
use super::{ink, small, switch};
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::language::{Language, grouped, large_number};
use crate::picture::Ink;
use crate::session::{
    Command, CompareCommand, LessonCommand, PageCommand, Session, SettingsCommand, Theme,
};
use crate::text::{CompareTexts, Texts};

/// The line at the top.
pub(in crate::gui) fn top_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let is_wide = ui.available_width() > 900.0;
    let row = |ui: &mut Ui, content: &mut dyn FnMut(&mut Ui)| {
        if is_wide {
            ui.horizontal(content);
        } else {
            ui.horizontal_wrapped(content);
        }
    };
    row(ui, &mut |ui: &mut Ui| {
        if is_wide {
            ui.label(RichText::new(text.program).size(20.0).family(bold()));
        }
        file_menu(ui, session, look, commands);
        let button = switch(
            ui,
            session,
            session.is_editing_board(),
            if session.is_editing_board() {
                text.back_to_tree
            } else {
                text.own_position
            },
        );
        if button.on_hover_text(text.own_position_tip).clicked() {
            commands.push(Command::Page(PageCommand::ToggleBoard));
        }
        let compares = CompareTexts::of(session.language());
        let compare = ui.button(format!("{} E", compares.compare));
        if compare.on_hover_text(compares.start_tip).clicked() {
            commands.push(Command::Compare(CompareCommand::Start));
        }
        let game = session.game_record().map(|game| game.source().name());
        let game = game.as_deref().and_then(|name| Path::new(name).file_name());
        let game = game.map(|name| name.to_string_lossy());
        let heading = match (session.open(), &game) {
            (_, Some(name)) if session.is_editing_board() => name,
            _ if session.is_editing_board() => text.own_position_tip,
            (Some(open), _) => open.loaded().lesson.title.get(session.language()),
            (None, _) => text.motto,
        };
        if is_wide {
            ui.add_space(6.0);
            let width = (ui.available_width() - 440.0).max(40.0);
            ui.scope(|ui| {
                ui.set_max_width(width);
                ui.add(egui::Label::new(RichText::new(heading).size(17.0)).truncate());
            });
        }
        let layout = if is_wide {
            Layout::right_to_left(Align::Center)
        } else {
            Layout::left_to_right(Align::Center).with_main_wrap(true)
        };
        ui.with_layout(layout, |ui| {
            if switch(
                ui,
                session,
                session.shows_help(),
                &format!("{} ?", text.keys),
            )
            .clicked()
            {
                commands.push(Command::Settings(SettingsCommand::ToggleHelp));
            }
            let other = match session.theme() {
                Theme::Light => text.dark,
                Theme::Dark => text.light,
            };
            if ui.button(other).clicked() {
                commands.push(Command::Settings(SettingsCommand::SetTheme(
                    session.theme().other(),
                )));
            }
            settings_menu(ui, session, look, commands);
            for language in Language::ALL.into_iter().rev() {
                let on = language == session.language();
                if switch(ui, session, on, language.own_name()).clicked() {
                    commands.push(Command::Settings(SettingsCommand::SetLanguage(language)));
                }
            }
        });
    });
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
        ui.spinner();
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
    let again = std::time::Duration::from_millis(100);
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
