//! The table of a lesson, below its notes: words, and measurements with their errors.

use egui::{Align, Layout, Rect, Response, Sense, Stroke, TextStyle, Ui, pos2, vec2};

use super::{ink, part, scrolling, size_of, small, strong, title};
use picture::Ink;
use play::MeasuredMatch;
use scenario::{LessonTable, TableCell};
use session::Session;
use text::{measured_note, measured_results};

/// The width of the table beside the tree, in points.
const TABLE: f32 = 550.0;
/// The table is beside the tree if this width remains for the tree, else below the notes.
const TREE: f32 = 360.0;
const MARGIN: f32 = 10.0;
/// The width of a column of measurements, in points.
const MEASURED: f32 = 100.0;
const GAP: f32 = 8.0;
/// The height of a drawn interval, in points.
const INTERVAL: f32 = 12.0;

/// The table of the lesson, if its place is to the right of the tree in a panel of this width. A
/// presentation has none: the text would be too small.
pub(super) fn table_beside(session: &Session, width: f32) -> Option<&LessonTable> {
    let table = session.open()?.loaded().lesson.table.as_ref()?;
    let has_room = width >= TABLE + TREE && !session.presents();
    (has_room && !session.covers_notes()).then_some(table)
}

/// Draws the table on the right of `place`; returns the rest.
pub(super) fn lesson_table(
    ui: &mut Ui,
    session: &Session,
    table: &LessonTable,
    place: Rect,
) -> Rect {
    let (rest, beside) = place.split_left_right_at_x(place.max.x - TABLE);
    let mut ui = part(ui, beside.shrink2(vec2(MARGIN, 0.0)));
    scrolling("table of the lesson").show(&mut ui, |ui| table_ui(ui, session, table));
    rest
}

/// The table, with a line about the measurements.
pub(super) fn table_ui(ui: &mut Ui, session: &Session, table: &LessonTable) {
    let language = session.language();
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.label(title(table.caption.told(language)));
    let widths = widths(ui, session, table, ui.available_width());
    let scale = Scale::of(table);
    row(ui, &widths, |ui, column| {
        let head = table.head.get(column).map(|words| words.told(language));
        ui.label(small(session, head.unwrap_or_default()).strong());
    });
    for cells in &table.rows {
        let line = Stroke::new(1.0, ink(session, Ink::Line));
        let y = ui.cursor().min.y;
        ui.painter().hline(ui.max_rect().x_range(), y, line);
        ui.add_space(3.0);
        row(ui, &widths, |ui, column| {
            if let Some(cell) = cells.get(column) {
                cell_ui(ui, session, cell, &scale);
            }
        });
    }
    let mut found = table.rows.iter().flatten().filter_map(TableCell::measured);
    if let Some(first) = found.next() {
        ui.add_space(3.0);
        ui.label(small(session, measured_note(first, language)));
    }
}

/// A row of cells, each as wide as its column.
fn row(ui: &mut Ui, widths: &[f32], mut cell: impl FnMut(&mut Ui, usize)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (column, &width) in widths.iter().enumerate() {
            let layout = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                cell(ui, column);
            });
        }
    });
}

fn cell_ui(ui: &mut Ui, session: &Session, cell: &TableCell, scale: &Scale) {
    let language = session.language();
    let text = cell.text(language);
    match cell.measured() {
        None => {
            ui.label(text);
        }
        Some(found) => {
            let tip = measured_results(found, language);
            ui.label(strong(text)).on_hover_text(&tip);
            interval(ui, session, found, scale).on_hover_text(tip);
        }
    }
}

/// Column widths by contents; if that is too wide, the widest columns shrink.
fn widths(ui: &Ui, session: &Session, table: &LessonTable, width: f32) -> Vec<f32> {
    let language = session.language();
    let wide =
        |text: String, style: TextStyle| size_of(ui, text, style.resolve(ui.style())).x + 1.0;
    let head = table.head.iter().enumerate();
    let mut widths: Vec<f32> = head
        .map(|(column, words)| {
            let cells = table.rows.iter().filter_map(|row| row.get(column));
            let widths = cells.map(|cell| match cell {
                TableCell::Measured(..) => MEASURED,
                TableCell::Words(_) | TableCell::Same(_) => {
                    wide(cell.text(language), TextStyle::Body)
                }
            });
            widths.fold(wide(words.told(language).into_owned(), TextStyle::Small), f32::max)
        })
        .collect();
    let gaps: f32 = widths.iter().skip(1).map(|_| GAP).sum();
    let mut left = (width - gaps).max(1.0);
    let mut order: Vec<_> = (0..widths.len()).collect();
    order.sort_by(|&a, &b| widths[a].total_cmp(&widths[b]));
    for (place, &column) in order.iter().enumerate() {
        let others = f32::from(u8::try_from(order.len() - place).unwrap_or(u8::MAX));
        widths[column] = widths[column].min(left / others);
        left -= widths[column];
    }
    widths
}

/// The range of the intervals of a table, in Elo; it includes 0.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(table: &LessonTable) -> Self {
        let found = table.rows.iter().flatten().filter_map(TableCell::measured);
        let ends = found.filter_map(ends);
        let (low, high) = ends
            .fold((0.0_f64, 0.0_f64), |(low, high), (from, _, to)| (low.min(from), high.max(to)));
        Self { low, high }
    }

    /// The position of a number in a strip of this width.
    #[expect(clippy::cast_possible_truncation, reason = "a place on the screen")]
    fn place(&self, number: f64, width: f32) -> f32 {
        let share = (number - self.low) / (self.high - self.low).max(1.0);
        3.0 + share as f32 * (width - 6.0)
    }
}

/// The ends of an interval, and the difference between them.
fn ends(found: &MeasuredMatch) -> Option<(f64, f64, f64)> {
    let rating = found.rating()?;
    let elo = rating.elo?;
    let error = rating.error.unwrap_or(0.0);
    Some((elo - error, elo, elo + error))
}

/// The difference as a point with its error bar, and a line at zero.
fn interval(ui: &mut Ui, session: &Session, found: &MeasuredMatch, scale: &Scale) -> Response {
    let width = ui.available_width();
    let (response, painter) = ui.allocate_painter(vec2(width, INTERVAL), Sense::hover());
    let place = response.rect;
    let at = |number: f64| place.min.x + scale.place(number, width);
    painter.vline(at(0.0), place.y_range(), Stroke::new(1.0, ink(session, Ink::Muted)));
    if let Some((low, elo, high)) = ends(found) {
        let y = place.center().y;
        let line = Stroke::new(2.0, ink(session, Ink::Text));
        painter.hline(at(low)..=at(high), y, line);
        for end in [low, high] {
            painter.vline(at(end), (y - 3.0)..=(y + 3.0), line);
        }
        painter.circle_filled(pos2(at(elo), y), 3.5, ink(session, Ink::Text));
    }
    response
}
