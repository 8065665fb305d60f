//! A number in a table.

use egui::{Align, Layout, Response, RichText, Ui, vec2};

/// The width of a column of numbers, in points.
const WIDTH: f32 = 66.0;

/// A number, right-aligned in its column.
pub(super) fn number(ui: &mut Ui, words: RichText) -> Response {
    let place = vec2(WIDTH, ui.spacing().interact_size.y);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(place, layout, |ui| ui.label(words))
        .inner
}
