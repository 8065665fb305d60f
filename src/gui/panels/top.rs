//! The line at the top: which lesson, language, theme, keys; and the message below it.

use egui::{Align, Layout, RichText, Ui};

use super::{ink, small, switch};
use crate::gui::fonts::bold;
use crate::language::Language;
use crate::picture::Ink;
use crate::session::{Command, Session, Theme};
use crate::text::Texts;

/// The line at the top.
pub(in crate::gui) fn top_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    ui.horizontal(|ui| {
        ui.label(RichText::new(text.program).size(20.0).family(bold()));
        let heading = session.open().map_or(text.motto, |open| {
            open.loaded().lesson.title.get(session.language())
        });
        ui.add_space(6.0);
        let width = (ui.available_width() - 420.0).max(60.0);
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new(RichText::new(heading).size(17.0)).truncate());
        });
        if session.opening().is_some() {
            ui.spinner();
            ui.label(small(session, text.opening));
        }
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
            for language in Language::ALL.into_iter().rev() {
                let on = language == session.language();
                if switch(ui, session, on, language.own_name()).clicked() {
                    commands.push(Command::SetLanguage(language));
                }
            }
        });
    });
}

/// What the person has to be told; the lesson that was open stays open below.
pub(in crate::gui) fn message_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(message) = session.message() else {
        return;
    };
    ui.horizontal(|ui| {
        let width = ui.available_width() - 110.0;
        let words = RichText::new(format!("{}: {}", text.trouble, message.text))
            .size(15.0)
            .color(ink(session, Ink::Disagree));
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
