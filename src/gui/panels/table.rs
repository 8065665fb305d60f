//! Parts of tables in a grid: a row of headings, and numbers that stand below each other.

use egui::{Align, Layout, Response, RichText, Ui, vec2};

use super::small;
use session::Session;

pub(super) fn headings(ui: &mut Ui, session: &Session, names: impl IntoIterator<Item = String>) {
    for name in names {
        ui.label(small(session, name));
    }
    ui.end_row();
}

/// A row of headings; all but the first name columns of numbers of this width.
pub(super) fn number_headings<const N: usize>(
    ui: &mut Ui,
    session: &Session,
    width: f32,
    (name, numbers): (String, [String; N]),
) {
    ui.label(small(session, name));
    for heading in numbers {
        number(ui, width, small(session, heading));
    }
    ui.end_row();
}

/// A number, right-aligned in its column of this width.
pub(super) fn number(ui: &mut Ui, width: f32, words: RichText) -> Response {
    let place = vec2(width, ui.spacing().interact_size.y);
    let layout = Layout::right_to_left(Align::Center);
    let cell = ui.allocate_ui_with_layout(place, layout, |ui| {
        ui.set_min_width(width);
        ui.label(words)
    });
    cell.inner
}

/// A number, right-aligned in a column as wide as its widest cell.
pub(super) fn fitting_number(ui: &mut Ui, words: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(words));
}
