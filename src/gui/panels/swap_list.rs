//! The swap list of an exchange: the gain after each capture, and the backed-up values.

use egui::{Align, Label, Layout, Rect, RichText, ScrollArea, Ui, vec2};

use super::{framed, ink, part, small, strong};
use crate::fonts::bold;
use lesson::SwapRow;
use picture::Ink;
use session::Session;
use trace::Seen;
use tree::NodeId;

/// The width of the table beside the tree, in points.
const TABLE: f32 = 340.0;
/// The table is beside the tree if this width remains for the tree, else in the node panel.
const TREE: f32 = 360.0;

/// Whether the swap list is to the right of the tree in a panel of this width. This depends only on
/// the size of the panel, so that the list never moves.
pub(super) fn is_beside(session: &Session, width: f32) -> bool {
    !session.view().swap_list.is_empty() && width >= TABLE + TREE
}

/// Draws the swap list on the right of `place`; returns the rest.
pub(super) fn swap_list(ui: &mut Ui, session: &Session, place: Rect) -> Rect {
    let (rest, beside) = place.split_left_right_at_x(place.max.x - TABLE);
    let rest = rest.with_max_x(rest.max.x - 8.0);
    let mut ui = part(ui, beside);
    let edge = egui::Stroke::new(1.0, ink(session, Ink::Line));
    framed(8.0, [10, 6]).stroke(edge).show(&mut ui, |ui| {
        let area = ScrollArea::vertical().id_salt("swap list").auto_shrink([false, true]);
        area.min_scrolled_height(0.0).show(ui, |ui| swap_table(ui, session));
    });
    rest
}

/// A cell: gold marks the current capture.
fn cell(session: &Session, row: &SwapRow, words: &str, strong: bool) -> RichText {
    let here = session.view().focus == Some(row.node);
    let tint = if here { Ink::Gold } else { Ink::Text };
    let words = RichText::new(words).size(13.5).color(ink(session, tint));
    if strong { words.family(bold()) } else { words }
}

/// The capturing piece, the gain so far, and the backed-up value. Both numbers always appear whole:
/// the captured piece wraps if there is little room.
pub(super) fn swap_table(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
    // The captures of the best line, also while the search is in another.
    let root = session.projection().map(|seen| seen.seen(NodeId::ROOT));
    let line = match root {
        Some(Seen::Done) => texts.legend_best_line(),
        _ => texts.legend_best_line_so_far(),
    };
    ui.label(strong(line));
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
        let before = texts.window_before_capture();
        let words = if row.capture.is_empty() { &before } else { &row.capture };
        ui.horizontal(|ui| {
            capture(ui, cell(session, row, words, row.on_line), &row.gain);
            number(ui, cell(session, row, &row.running, false));
            number(ui, cell(session, row, &row.backed_up, true));
        });
    }
}

/// A number, right-aligned in its column.
fn number(ui: &mut Ui, words: RichText) -> egui::Response {
    let layout = Layout::right_to_left(Align::Center);
    let cell = ui.allocate_ui_with_layout(vec2(NUMBER, ROW), layout, |ui| {
        ui.set_min_width(NUMBER);
        ui.add(Label::new(words).truncate())
    });
    cell.inner
}

const NUMBER: f32 = 68.0;
/// The height of a row of one line.
const ROW: f32 = 18.0;
