//! The swap list of an exchange: what has been gained after each capture, and what is backed up.

use egui::{Align, Layout, Rect, RichText, Ui, vec2};

use super::{ink, part, small};
use crate::gui::fonts::bold;
use crate::lesson::SwapRow;
use crate::picture::Ink;
use crate::session::Session;

/// How wide the table is beside the tree, in points.
const TABLE: f32 = 340.0;
/// It stands beside a tree that keeps so much room, else with what the node is worth.
const TREE: f32 = 360.0;

/// Whether the swap list has its place at the right of the tree, in a panel so wide: it depends on
/// the size of the panel alone, so that it never wanders.
pub(super) fn is_beside(session: &Session, width: f32) -> bool {
    !session.view().swap_list.is_empty() && width >= TABLE + TREE
}

/// The swap list at the right of `place`; what is left of it.
pub(super) fn swap_list(ui: &mut Ui, session: &Session, place: Rect) -> Rect {
    let (rest, beside) = place.split_left_right_at_x(place.max.x - TABLE);
    let mut ui = part(ui, beside);
    egui::Frame::new()
        .stroke(egui::Stroke::new(1.0, ink(session, Ink::Line)))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 6))
        .show(&mut ui, |ui| swap_table(ui, session));
    rest
}

/// A cell: gold where the person looks.
fn cell(session: &Session, row: &SwapRow, words: &str, strong: bool) -> RichText {
    let here = session.view().focus == Some(row.node);
    let tint = if here { Ink::Gold } else { Ink::Text };
    let words = RichText::new(words).size(13.5).color(ink(session, tint));
    if strong { words.family(bold()) } else { words }
}

/// Who takes with what, what that has gained so far, and what is backed up. Both numbers always stand
/// whole: what is taken goes on in another line where there is little room.
pub(super) fn swap_table(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
    let first = (ui.available_width() - 2.0 * (NUMBER + 8.0)).max(60.0);
    let capture = |ui: &mut Ui, words: RichText, gain: &str| {
        let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(vec2(first, ROW), layout, |ui| {
            ui.set_width(first);
            ui.label(words);
            if !gain.is_empty() {
                ui.label(small(session, gain));
            }
        });
    };
    ui.horizontal(|ui| {
        capture(ui, small(session, texts.window_capture()), "");
        for (heading, tip) in [
            (texts.window_running(), texts.screen_running_tip()),
            (texts.window_backed_up(), texts.screen_backed_up_tip()),
        ] {
            number(ui, small(session, heading)).on_hover_text(tip);
        }
    });
    for row in &session.view().swap_list {
        let words = if row.capture.is_empty() {
            "—"
        } else {
            &row.capture
        };
        ui.horizontal(|ui| {
            capture(ui, cell(session, row, words, row.on_line), &row.gain);
            number(ui, cell(session, row, &row.running, false));
            number(ui, cell(session, row, &row.backed_up, true));
        });
    }
}

/// A number stands at the right of its column.
fn number(ui: &mut Ui, words: RichText) -> egui::Response {
    let layout = Layout::right_to_left(Align::Center);
    let cell = ui.allocate_ui_with_layout(vec2(NUMBER, ROW), layout, |ui| {
        ui.set_min_width(NUMBER);
        ui.label(words)
    });
    cell.inner
}

/// How wide a column of numbers is, in points.
const NUMBER: f32 = 62.0;
/// How high a row is that has one line.
const ROW: f32 = 18.0;
