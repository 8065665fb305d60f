//! The line at the top: which lesson, language, theme, keys; and the message below it.

use egui::{Align, Layout, RichText, Ui};

use super::menus::{file_menu, settings_menu};
use super::{ink, small, switch};
use crate::gui::fonts::bold;
use crate::gui::window::Look;
use crate::language::Language;
use crate::picture::Ink;
use crate::session::{Command, Session, Theme};
use crate::text::Texts;

/// The line at the top.
pub(in crate::gui) fn top_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    ui.horizontal(|ui| {
        ui.label(RichText::new(text.program).size(20.0).family(bold()));
        file_menu(ui, session, look, commands);
        let desk = switch(
            ui,
            session,
            session.is_at_desk(),
            if session.is_at_desk() {
                text.back_to_tree
            } else {
                text.own_position
            },
        );
        if desk.on_hover_text(text.own_position_tip).clicked() {
            commands.push(Command::ToggleDesk);
        }
        let heading = session.open().map_or(text.motto, |open| {
            open.loaded().lesson.title.get(session.language())
        });
        ui.add_space(6.0);
        let width = (ui.available_width() - 440.0).max(40.0);
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new(RichText::new(heading).size(17.0)).truncate());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if switch(
                ui,
                session,
                session.shows_help(),
                &format!("{} ?", text.keys),
            )
            .clicked()
            {
                commands.push(Command::ToggleHelp);
            }
            let other = match session.theme() {
                Theme::Light => text.dark,
                Theme::Dark => text.light,
            };
            if ui.button(other).clicked() {
                commands.push(Command::SetTheme(session.theme().other()));
            }
            settings_menu(ui, session, look, commands);
            for language in Language::ALL.into_iter().rev() {
                let on = language == session.language();
                if switch(ui, session, on, language.own_name()).clicked() {
                    commands.push(Command::SetLanguage(language));
                }
            }
        });
    });
}

/// What is being prepared, how far it has come, and a way to stop it.
pub(in crate::gui) fn opening_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(job) = session.job() else {
        return;
    };
    ui.horizontal(|ui| {
        ui.spinner();
        let grown = job.grown();
        let words = if grown > 0 {
            format!("{} {grown} {}", text.opening, text.nodes)
        } else {
            text.opening.to_owned()
        };
        ui.label(words);
        if job.is_stopped() {
            ui.label(small(session, text.stopping));
        } else if ui.button(text.cancel).clicked() {
            commands.push(Command::Cancel);
        }
    });
    let again = std::time::Duration::from_millis(100);
    ui.ctx().request_repaint_after(again);
}

/// What the person has to be told; the lesson that was open stays open below.
pub(in crate::gui) fn message_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(message) = session.message() else {
        return;
    };
    ui.horizontal(|ui| {
        let width = ui.available_width() - 110.0;
        let sentence = message.text.get(session.language());
        let words = if message.is_trouble {
            RichText::new(format!("{}: {sentence}", text.trouble))
                .color(ink(session, Ink::Disagree))
        } else {
            RichText::new(sentence)
        };
        let words = words.size(15.0);
        ui.allocate_ui_with_layout(
            egui::vec2(width, 20.0),
            Layout::left_to_right(Align::Center),
            |ui| ui.add(egui::Label::new(words).wrap()),
        );
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(format!("{} (Esc)", text.close)).clicked() {
                commands.push(Command::Dismiss);
            }
        });
    });
}
