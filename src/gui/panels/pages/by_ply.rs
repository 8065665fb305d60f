//! The counts of the run by ply, in place of the tree: a row per ply, and their sums.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use super::super::tree::values_hint;
use super::super::{buttons_from_right, ink, rest_of_row, size_of, small, strong, title};
use super::PageRow;
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::theme::BODY;
use language::{Phrase, Texts, grouped};
use lesson::{PlyTable, UniformTree};
use picture::{Ink, power};
use session::Session;
use trace::PlyCounts;

/// The sizes of the numbers, in points: as large as the number of rows permits, for the last row of
/// a class.
const SIZES: [f32; 3] = [24.0, 19.0, BODY];

/// The height of a row, in sizes of its numbers.
const ROW: f32 = 1.6;

/// The width of the column of plies, and of the others: the least, and the most where there is room.
const PLY: f32 = 76.0;
const NARROW: f32 = 78.0;
const WIDE: f32 = 150.0;

/// The height of what stands below the rows.
const BELOW: f32 = 84.0;

struct PlyColumn {
    heading: Phrase,
    tip: Phrase,
    /// Whether it says something of a run.
    is_shown: fn(&PlyTable) -> bool,
    /// What it says of a ply; nothing if there is nothing to say.
    number: fn(&PlyCounts) -> String,
}

const ALWAYS: fn(&PlyTable) -> bool = |_| true;
const CUTS: fn(&PlyTable) -> bool = |table| table.cuts;
const RECALLS: fn(&PlyTable) -> bool = |table| table.recalls && !table.probes;
const PROBED: fn(&PlyTable) -> bool = |table| table.recalls && table.probes;

const fn column(
    is_shown: fn(&PlyTable) -> bool,
    [heading, tip]: [Phrase; 2],
    number: fn(&PlyCounts) -> String,
) -> PlyColumn {
    PlyColumn { heading, tip, is_shown, number }
}

const COLUMNS: [PlyColumn; 7] = [
    column(ALWAYS, [Texts::by_ply_nodes, Texts::by_ply_nodes_tip], |it| grouped(it.entered)),
    column(ALWAYS, [Texts::by_ply_leaves, Texts::by_ply_leaves_tip], |it| grouped(it.leaves)),
    column(CUTS, [Texts::by_ply_cuts, Texts::by_ply_cuts_tip], |it| grouped(it.cutoffs)),
    column(CUTS, [Texts::by_ply_skipped, Texts::by_ply_skipped_tip], |it| grouped(it.skipped)),
    column(RECALLS, [Texts::by_ply_recalled, Texts::by_ply_recalled_tip], |it| {
        grouped(it.recalled)
    }),
    column(PROBED, [Texts::counts_known, Texts::by_ply_known_tip], |it| grouped(it.recalled)),
    column(ALWAYS, [Texts::by_ply_branching, Texts::by_ply_branching_tip], branching),
];

fn branching(counts: &PlyCounts) -> String {
    let number = |hundredths| format!("{}.{:02}", hundredths / 100, hundredths % 100);
    counts.branching().map_or_else(String::new, number)
}

pub(super) fn by_ply_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let session = cx.session;
    let Some(table) = session.view().page.by_ply() else {
        return;
    };
    let texts = session.language().texts();
    buttons_from_right(ui, 4.0, |ui| {
        row.to_tree(ui, cx);
        if let Some(open) = session.open() {
            ui.label(small(session, values_hint(session, open)));
        }
        let mut rest = rest_of_row(ui);
        rest.label(title((row.name)(texts)));
        rest.add(egui::Label::new(small(session, texts.by_ply_reads())).truncate());
    });
    ScrollArea::both()
        .id_salt("by ply")
        .auto_shrink([false, false])
        .show(ui, |ui| table_ui(ui, session, table));
}

fn table_ui(ui: &mut Ui, session: &Session, table: &PlyTable) {
    let texts = session.language().texts();
    let columns: Vec<_> = COLUMNS.iter().filter(|column| (column.is_shown)(table)).collect();
    let rows = table.plies.len() + 2;
    let room = (ui.available_height() - BELOW) / rows as f32;
    let font = SIZES.into_iter().find(|size| size * ROW <= room);
    let font = font.unwrap_or(BODY);
    let width = (ui.available_width() - PLY - 8.0) / columns.len() as f32;
    let grid = RowLook {
        font,
        size: vec2(PLY + width.clamp(NARROW, WIDE) * columns.len() as f32, font * ROW),
        columns: &columns,
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    grid.headings(ui, session);
    for (ply, counts) in table.plies.iter().enumerate() {
        let names = [ply.to_string(), format!("{} {ply}", texts.by_ply_ply())];
        grid.row(ui, session, &names, (counts, table.here == Some(ply)));
    }
    let (place, _) = ui.allocate_exact_size(vec2(grid.size.x, 3.0), Sense::hover());
    let line = egui::Stroke::new(1.5, ink(session, Ink::Text));
    ui.painter().hline(place.x_range(), place.center().y, line);
    let total = texts.by_ply_total();
    grid.row(ui, session, &[total.clone(), total], (&table.total, false));
    if let Some(uniform) = table.uniform {
        ui.add_space(10.0);
        fewest(ui, session, (uniform, table.total.leaves), font);
    }
}

/// How all rows of the table are drawn.
struct RowLook<'c> {
    font: f32,
    size: egui::Vec2,
    columns: &'c [&'static PlyColumn],
}

impl RowLook<'_> {
    /// The place of a column of numbers in a row.
    fn cell(&self, row: Rect, number: usize) -> Rect {
        let width = (self.size.x - PLY) / self.columns.len() as f32;
        let left = row.min.x + PLY + width * number as f32;
        Rect::from_min_max(pos2(left, row.min.y), pos2(left + width, row.max.y))
    }

    fn headings(&self, ui: &mut Ui, session: &Session) {
        let texts = session.language().texts();
        let (row, _) = ui.allocate_exact_size(self.size, Sense::hover());
        let first = Rect::from_min_size(row.min, vec2(PLY, row.height()));
        let plies = (first, texts.by_ply_ply(), texts.by_ply_ply_tip());
        let numbers = self.columns.iter().enumerate().map(|(number, column)| {
            let words = [column.heading, column.tip].map(|phrase| phrase(texts));
            let [heading, tip] = words;
            (self.cell(row, number), heading, tip)
        });
        for (place, heading, tip) in [plies].into_iter().chain(numbers) {
            let id = ui.scope_id().with(("heading", &heading));
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, &heading));
            let at = pos2(place.max.x - 8.0, place.center().y);
            let size = (self.font * 0.75).max(BODY);
            let font = FontId::new(size, FontFamily::Proportional);
            let font = shrunk(ui, &heading, font, place.width() - 12.0);
            let colour = ink(session, Ink::Muted);
            ui.painter().text(at, Align2::RIGHT_CENTER, heading, font, colour);
            response.on_hover_text(tip);
        }
    }

    /// A row, shown and spoken by these names; it is marked where the search stands.
    fn row(
        &self,
        ui: &mut Ui,
        session: &Session,
        [shown, spoken]: &[String; 2],
        (counts, is_here): (&PlyCounts, bool),
    ) {
        let (row, response) = ui.allocate_exact_size(self.size, Sense::hover());
        let numbers = self.columns.iter().map(|column| (column.number)(counts));
        let numbers: Vec<_> = numbers.collect();
        response.widget_info(|| {
            let cells = self.columns.iter().zip(&numbers);
            let cells = cells.filter(|(_, number)| !number.is_empty());
            let cells = cells.map(|(column, number)| {
                format!("{} {number}", (column.heading)(session.language().texts()))
            });
            let words: Vec<_> = [spoken.clone()].into_iter().chain(cells).collect();
            WidgetInfo::labeled(Role::Row, true, words.join(", "))
        });
        let painter = ui.painter();
        if is_here {
            painter.rect_filled(row, CornerRadius::same(6), ink(session, Ink::GoldFill));
        }
        let font = FontId::new(self.font, bold());
        let cell = |place: Rect, words: &str, colour| {
            let at = pos2(place.max.x - 8.0, row.center().y);
            let font = shrunk(ui, words, font.clone(), place.width() - 12.0);
            painter.text(at, Align2::RIGHT_CENTER, words, font, colour);
        };
        cell(row.with_max_x(row.min.x + PLY), shown, ink(session, Ink::Text));
        for (at, number) in numbers.iter().enumerate() {
            let number = if number.is_empty() { "–" } else { number };
            let is_empty = ["0", "–"].contains(&number);
            let colour = if is_empty { Ink::Muted } else { Ink::Text };
            cell(self.cell(row, at), number, ink(session, colour));
        }
    }
}

/// The font at a size at which a word fits in its cell.
fn shrunk(ui: &Ui, word: &str, font: FontId, room: f32) -> FontId {
    let wide = size_of(ui, word, font.clone()).x;
    FontId { size: font.size * (room / wide).min(1.0), ..font }
}

/// The fewest leaves that alpha-beta can do with in a uniform tree, beside those evaluated so far.
fn fewest(ui: &mut Ui, session: &Session, (uniform, made): (UniformTree, u64), size: f32) {
    let texts = session.language().texts();
    let UniformTree { width, depth, fewest } = uniform;
    let words = texts.by_ply_fewest(
        grouped(fewest.leaves()),
        power(width, usize::from(depth / 2)),
        grouped(made),
        power(width, usize::from(depth.div_ceil(2))),
    );
    ui.add(egui::Label::new(strong(words).size(size)).wrap());
    ui.add(egui::Label::new(texts.by_ply_fewest_why(depth, width)).wrap());
}
