//! A number in a table.

use egui::{Align, Layout, Response, RichText, Ui, vec2};

/// How wide a column of numbers is, in points.
const WIDTH: f32 = 66.0;

/// A number at the right edge of its column.
pub(super) fn number(ui: &mut Ui, words: RichText) -> Response {
    let place = vec2(WIDTH, ui.spacing().interact_size.y);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(place, layout, |ui| ui.label(words))
        .inner
}
