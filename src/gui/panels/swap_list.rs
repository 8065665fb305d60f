//! The swap list of an exchange: what has been gained after each capture, and what is backed up.

use egui::{Align, Grid, Layout, Rect, RichText, Ui, vec2};

use super::{ink, small};
use crate::gui::fonts::bold;
use crate::gui::paint::rect;
use crate::lesson::SwapRow;
use crate::picture::{Ink, Picture};
use crate::session::Session;
use crate::text::Texts;

/// The swap list in a corner that the tree leaves free: a table where there is room, else two rows
/// of numbers. False if every corner is taken.
pub(super) fn swap_list(ui: &mut Ui, session: &Session, canvas: Rect, tree: &Picture) -> bool {
    let rows = &session.view().swap_list;
    let table = vec2(310.0, 42.0 + 22.0 * rows.len() as f32);
    let strip = vec2(20.0 + 48.0 * rows.len() as f32, 96.0);
    let free = [(true, table), (false, strip)]
        .into_iter()
        .find_map(|(is_table, size)| Some((is_table, free_corner(canvas, size, tree)?)));
    let Some((is_table, place)) = free else {
        return false;
    };
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place));
    egui::Frame::new()
        .fill(ink(session, Ink::Card))
        .stroke(egui::Stroke::new(1.0, ink(session, Ink::Line)))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 6))
        .show(&mut ui, |ui| {
            if is_table {
                swap_table(ui, session, rows);
            } else {
                swap_rows(ui, session, rows);
            }
        });
    true
}

/// A corner of the canvas where neither a node nor its labels stand.
fn free_corner(canvas: Rect, size: egui::Vec2, tree: &Picture) -> Option<Rect> {
    const LABELS: egui::Vec2 = vec2(72.0, 8.0);
    let inner = Rect::from_min_max(canvas.min + vec2(2.0, 20.0), canvas.max - vec2(4.0, 2.0));
    if inner.width() < size.x || inner.height() < size.y {
        return None;
    }
    let corners = [
        inner.max - size,
        inner.min,
        inner.right_top() - vec2(size.x, 0.0),
        inner.left_bottom() - vec2(0.0, size.y),
    ];
    corners
        .into_iter()
        .map(|corner| Rect::from_min_size(corner, size))
        .find(|place| {
            let mut spots = tree.spots.iter();
            spots.all(|(_, node)| !rect(*node).expand2(LABELS).intersects(*place))
        })
}

/// A cell: gold where the person looks.
fn cell(session: &Session, row: &SwapRow, words: &str, strong: bool) -> RichText {
    let here = session.view().focus == Some(row.node);
    let tint = if here { Ink::Gold } else { Ink::Text };
    let words = RichText::new(words).size(13.5).color(ink(session, tint));
    if strong { words.family(bold()) } else { words }
}

fn swap_table(ui: &mut Ui, session: &Session, rows: &[SwapRow]) {
    let text = Texts::of(session.language());
    Grid::new("swap list")
        .num_columns(3)
        .spacing([14.0, 3.0])
        .show(ui, |ui| {
            for heading in [text.capture, text.running, text.backed_up] {
                ui.label(small(session, heading));
            }
            ui.end_row();
            for row in rows {
                let capture = if row.capture.is_empty() {
                    "—"
                } else {
                    &row.capture
                };
                ui.label(cell(session, row, capture, row.on_line));
                number(ui, cell(session, row, &row.running, false));
                number(ui, cell(session, row, &row.backed_up, true));
                ui.end_row();
            }
        });
}

/// The captures, and two rows of numbers below them.
pub(super) fn swap_rows(ui: &mut Ui, session: &Session, rows: &[SwapRow]) {
    let text = Texts::of(session.language());
    ui.label(small(
        session,
        format!("{} / {}", text.running, text.backed_up),
    ));
    let width = ((ui.available_width() - 16.0) / rows.len().max(1) as f32 - 3.0).clamp(28.0, 47.0);
    let size = if width < 40.0 { 11.0 } else { 12.5 };
    let narrow = |ui: &mut Ui, words: RichText| narrow(ui, words, width);
    Grid::new("swap rows")
        .num_columns(rows.len())
        .min_col_width(width)
        .spacing([2.0, 0.0])
        .show(ui, |ui| {
            for row in rows {
                let name = row.capture.trim_start_matches(['▲', '△']);
                narrow(ui, small(session, name).size(11.0));
            }
            ui.end_row();
            for row in rows {
                narrow(ui, cell(session, row, &row.running, false).size(size));
            }
            ui.end_row();
            for row in rows {
                narrow(ui, cell(session, row, &row.backed_up, true).size(size));
            }
        });
}

/// A cell of a narrow column, at its right.
fn narrow(ui: &mut Ui, words: RichText, width: f32) {
    let size = vec2(width, 16.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.label(words);
    });
}

/// A number stands at the right of its column.
fn number(ui: &mut Ui, words: RichText) {
    let size = vec2(84.0, 18.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.label(words);
    });
}
