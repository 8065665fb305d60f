//! Text with underlined terms of the field, which are explained under the pointer.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Label, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo};

use super::ink;
use crate::fonts::bold;
use picture::Ink;
use session::Session;
use text::{Term, terms_in};

/// One label for the whole text, with its terms explained.
pub(super) fn glossed(ui: &mut Ui, session: &Session, words: &str, font: FontId) -> Response {
    let found = terms_in(words, session.language());
    let mut job = LayoutJob::default();
    let plain =
        TextFormat { font_id: font, color: ink(session, Ink::Text), ..TextFormat::default() };
    let marked =
        TextFormat { underline: Stroke::new(1.0, ink(session, Ink::Hatch)), ..plain.clone() };
    let mut from = 0;
    for (range, _) in &found {
        job.append(&words[from..range.start], 0.0, plain.clone());
        job.append(&words[range.clone()], 0.0, marked.clone());
        from = range.end;
    }
    job.append(&words[from..], 0.0, plain);
    let (at, galley, response) = Label::new(job).sense(Sense::hover()).layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    if ui.is_rect_visible(response.rect) {
        ui.painter().galley(at, galley.clone(), ink(session, Ink::Text));
    }
    let over = response.hover_pos().and_then(|pointer| {
        let cursor = galley.cursor_from_pos(pointer - at);
        let byte = words
            .char_indices()
            .nth(usize::from(cursor.index))
            .map_or(words.len(), |(byte, _)| byte);
        found.iter().find(|(range, _)| range.contains(&byte))
    });
    match over {
        Some((_, term)) => response.on_hover_ui_at_pointer(|ui| explain(ui, session, term)),
        None => response,
    }
}

fn explain(ui: &mut Ui, session: &Session, term: &Term) {
    let language = session.language();
    ui.set_max_width(360.0);
    ui.label(RichText::new(term.name.get(language)).size(15.0).family(bold()));
    ui.label(term.means.told(language));
}
