//! Common parts of dialogs: a field for a path, and a line for errors.

use egui::{Key, RichText, TextEdit, Ui};

use super::ink;
use picture::Ink;
use session::Session;

/// A field for a path; returns whether Enter was pressed in it.
pub(super) fn path_field(ui: &mut Ui, label: String, path: &mut String, focus: &mut bool) -> bool {
    let label = ui.label(label);
    let field = ui.add(TextEdit::singleline(path).desired_width(500.0)).labelled_by(label.id);
    if std::mem::take(focus) {
        field.request_focus();
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// The error of the last request.
pub(super) fn error_line(ui: &mut Ui, session: &Session) {
    if let Some(message) = session.message().filter(|message| message.is_error) {
        let words = RichText::new(message.text.get(session.language()));
        ui.label(words.color(ink(session, Ink::Disagree)));
    }
}
