//! The text of the lesson's file, beside the tree.

use egui::{FontId, FontSelection, ScrollArea, TextEdit, TextStyle, Ui};

use super::super::super::{error_text, small};
use crate::look::WindowContext;
use session::MakeCommand;

/// The share of the width that the text takes from the tree.
const SHARE: f32 = 0.46;

/// Draws the text on the left, if it is shown, and returns what is left for the tree.
pub(in crate::panels) fn split_text(ui: &mut Ui, cx: &mut WindowContext<'_>) -> Option<egui::Rect> {
    let session = cx.session;
    let view = session.view().work.make().filter(|_| cx.look.make.shows_text)?;
    let whole = ui.available_rect_before_wrap();
    let (left, right) = whole.split_left_right_at_fraction(SHARE);
    let texts = session.language().texts();
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(left.shrink2(egui::vec2(4.0, 0.0))));
    let ui = &mut ui;
    let label = ui.label(small(session, texts.make_text()));
    let below = if view.error.is_some() { 64.0 } else { 0.0 };
    let height = (ui.available_height() - below).max(60.0);
    ScrollArea::both().id_salt("text of the file").max_height(height).show(ui, |ui| {
        let mut text = view.text.to_string();
        let size = TextStyle::Body.resolve(ui.style()).size;
        let field = TextEdit::multiline(&mut text)
            .id_salt("text of the file")
            .font(FontSelection::FontId(FontId::monospace(size * 0.9)))
            .desired_width(f32::INFINITY)
            .lock_focus(true)
            .code_editor();
        if ui.add(field).labelled_by(label.id).changed() {
            cx.push(MakeCommand::Text(text));
        }
    });
    if let Some(error) = &view.error {
        ui.label(error_text(session, error.get(session.language())));
    }
    Some(right)
}
