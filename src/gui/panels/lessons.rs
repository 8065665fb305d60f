//! The list of lessons.

use egui::{Button, RichText, ScrollArea, Ui, vec2};

use super::{ink, small};
use crate::gui::look::Look;
use crate::gui::theme::BODY;
use crate::picture::Ink;
use crate::session::{Command, LessonCommand, Session};
use crate::text::Texts;

/// The list of lessons, in the order of the course.
pub(in crate::gui) fn lessons_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let hint_height = 84.0;
    ScrollArea::vertical()
        .max_height(ui.available_height() - hint_height)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            for (index, listed) in session.lessons().iter().enumerate() {
                let is_open = session
                    .open()
                    .is_some_and(|open| *open.source() == listed.source);
                let name = listed.title.get(session.language());
                let seen = if session.is_seen(&listed.source) {
                    "●"
                } else {
                    "○"
                };
                let words = RichText::new(format!("{seen} {}  {name}", index + 1)).size(BODY);
                let mut button = Button::new(words)
                    .wrap()
                    .min_size(vec2(ui.available_width(), 32.0));
                button = if is_open {
                    button
                        .fill(ink(session, Ink::GoldFill))
                        .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)))
                } else {
                    button.stroke(egui::Stroke::NONE)
                };
                let response = ui.add(button);
                let response = if session.is_seen(&listed.source) {
                    response.on_hover_text(text.seen)
                } else {
                    response
                };
                if is_open && look.listed.as_ref() != Some(&listed.source) {
                    response.scroll_to_me(Some(egui::Align::Center));
                    look.listed = Some(listed.source.clone());
                }
                if response.clicked() && !is_open {
                    commands.push(Command::Lesson(LessonCommand::Open(listed.source.clone())));
                }
            }
        });
    ui.label(small(session, text.drop_here));
}
