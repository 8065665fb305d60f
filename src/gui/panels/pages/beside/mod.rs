//! Several runs side by side: a tree for each, and a table of their counts.

mod column;
mod table;

use std::iter::once;

use egui::{Rect, ScrollArea, Ui, pos2, vec2};

use super::super::canvas::canvas_ui;
use super::super::legend::{ROW, legend_ui};
use super::super::study::{sentences_height, sentences_ui, what_if_tools};
use super::super::tree_head::above_tree;
use super::super::{from_left, from_right, part, small, strong, tipped_switches, title};
use super::PageRow;
use crate::look::WindowContext;
use crate::theme::BODY;
use column::{HEAD, column_head, column_ui, sentence_height, sentence_ui};
use session::{BesideColumn, BesideCommand, BesidePace, BesideView, LessonVariant, Session};
use subject::SetupChange;
use text::{setting_name, variant_name};

/// The minimum width of a tree, in points; otherwise the trees are stacked.
const NARROWEST: f32 = 250.0;
/// Three or four trees are in two rows if each then has at least this height, in points.
const ROOMY: f32 = 210.0;
/// Trees below this height, in points, have no sentence.
const LOWEST: f32 = 190.0;
/// The least height of the sentences below the trees, and the most, as a share of a tree.
const SENTENCE: f32 = 40.0;
const SENTENCE_MOST: f32 = 0.35;
/// The rows of the legend of all trees.
const LEGEND: f32 = 2.0;
const GAP: f32 = 8.0;

pub(super) fn beside_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let session = cx.session;
    let (Some(open), Some(view)) = (session.open(), session.view().page.beside()) else {
        return;
    };
    above_tree(ui, cx, open);
    let what_if = session.view().work.what_if();
    match what_if {
        Some(what_if) => what_if_tools(ui, cx, what_if),
        None if session.why_reading_shown() => {}
        None => tools(ui, cx, (row, view)),
    }
    let place = ui.available_rect_before_wrap();
    // The sentences are in the panel beside the trees; if it is hidden, they are below.
    let what_follows = what_if.filter(|_| !cx.look.study_in_front);
    let words = what_follows.map_or(0.0, |_| sentences_height(session));
    // In a presentation, the sentences replace the table.
    let has_table = match what_if {
        Some(_) => !session.presents(),
        None => !session.why_reading_shown(), // The answer says what follows.
    };
    let table = if has_table { table::height(view.rows.len()) } else { 0.0 };
    let legend = LEGEND * ROW;
    let (trees, below) = place.split_top_bottom_at_y(place.max.y - table - words - legend);
    let (legend, below) = below.split_top_bottom_at_y(below.min.y + legend);
    cx.look.legend_beside.clear();
    let (sentences, below) = below.split_top_bottom_at_y(below.min.y + words);
    if let Some(what_if) = what_follows {
        sentences_ui(&mut part(ui, sentences), session, what_if);
    }
    let columns = session.beside_columns();
    let told = |column: &BesideColumn| {
        let seen = column.run.opened().projection(session.language());
        let told = seen.telling(session.telling());
        told.words(told.told().words)
    };
    let others = columns.iter().map(|column| column.map(&told).unwrap_or_default());
    let sentences: Vec<_> = once(session.view().sentence.clone()).chain(others).collect();
    let cells = cells(trees, view.rows.len());
    let needed = sentences.iter().zip(&cells).map(|(said, cell)| sentence_height(ui, said, cell));
    let needed = needed.fold(SENTENCE, f32::max);
    for (number, cell) in cells.into_iter().enumerate() {
        let mut ui = part(ui, cell);
        let row = &view.rows[number];
        let (head, inside) = cell.split_top_bottom_at_y(cell.min.y + HEAD);
        column_head(&mut part(&mut ui, head), cx, (number, row));
        let has_room = inside.height() >= LOWEST && what_if.is_none();
        let said = if has_room { needed.min(inside.height() * SENTENCE_MOST) } else { 0.0 };
        let (tree, words) = inside.split_top_bottom_at_y(inside.max.y - said);
        match number.checked_sub(1) {
            None => {
                canvas_ui(&mut part(&mut ui, tree), cx, open);
            }
            Some(other) => match columns.get(other).copied().flatten() {
                Some(column) => {
                    let mut tree = part(&mut ui, tree);
                    column_ui(&mut tree, cx, (other, open, column));
                }
                None => table::missing(&mut part(&mut ui, tree), session, row),
            },
        }
        if let Some(sentence) = sentences.get(number).filter(|sentence| !sentence.is_empty()) {
            sentence_ui(&mut part(&mut ui, words), session, (number, sentence));
        }
    }
    legend_ui(ui, session, &std::mem::take(&mut cx.look.legend_beside), legend);
    if has_table {
        table::table_ui(&mut part(ui, below), cx, view);
    }
    ui.advance_cursor_after_rect(place);
}

/// The rectangles of the trees: in one row if there is room, else in two.
fn cells(place: Rect, count: usize) -> Vec<Rect> {
    let width = place.width();
    let is_high = place.height() >= 2.0 * (ROOMY + HEAD);
    let across = match count {
        2 if width >= 2.0 * NARROWEST => 2,
        0..=2 => 1,
        3 if width >= 3.0 * NARROWEST && !is_high => 3,
        4 if !is_high => 4,
        _ => 2,
    };
    let down = count.div_ceil(across);
    let size = vec2(
        (width - GAP * (across - 1) as f32) / across as f32,
        (place.height() - GAP * (down - 1) as f32) / down as f32,
    );
    let cell = |number: usize| {
        let x = place.min.x + (size.x + GAP) * (number % across) as f32;
        let y = place.min.y + (size.y + GAP) * (number / across) as f32;
        Rect::from_min_size(pos2(x, y), size)
    };
    (0..count).map(cell).collect()
}

/// The runs to add, and which steps correspond.
fn tools(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &BesideView)) {
    let (session, texts) = cx.session_and_texts();
    from_right(ui, HEAD, |ui| {
        row.switch(ui, cx);
        let paces = [
            (BesidePace::Steps, texts.beside_by_steps(), texts.beside_by_steps_tip()),
            (BesidePace::Place, texts.beside_by_place(), texts.beside_by_place_tip()),
        ];
        let pace = tipped_switches(ui, session, &view.pace, paces);
        cx.commands.extend(pace.map(|pace| BesideCommand::Pace(pace).into()));
        from_left(ui, |ui| {
            let words = strong(texts.beside_add()).size(BODY);
            ui.menu_button(words, |ui| {
                ScrollArea::vertical().max_height(430.0).show(ui, |ui| {
                    choices(ui, cx);
                });
            });
        });
    });
}

/// All runs to add, grouped by subject.
fn choices(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let mut last = None;
    for variant in session.variants() {
        let group = group_of(session, &variant);
        if last.as_ref() != Some(&group) {
            ui.label(small(session, &group));
            last = Some(group);
        }
        if ui.button(variant_name(&variant, session.language())).clicked() {
            cx.push(BesideCommand::Add(variant));
            ui.close();
        }
    }
    if last.is_none() {
        ui.label(title("―"));
    }
}

fn group_of(session: &Session, variant: &LessonVariant) -> String {
    let texts = session.language().texts();
    match variant.changes.first() {
        None | Some(SetupChange::Ours) => texts.beside_algorithms(),
        Some(change) => match change.setting() {
            Some(kind) => setting_name(kind, session.language()),
            None => texts.beside_orders(),
        },
    }
}
