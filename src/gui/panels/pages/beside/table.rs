//! The counts of runs side by side, and where they diverge.

use std::time::Duration;

use egui::{Grid, RichText, ScrollArea, Ui};

use super::super::super::{error_text, ink, small, strong, working};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::theme::SMALL;
use language::{grouped, with_minus};
use picture::Ink;
use session::{BesideCounts, BesideRow, BesideView, Job, Navigation, Session};
use text::variant_name;

const ROW: f32 = 22.0;

pub(super) fn height(rows: usize) -> f32 {
    ROW * (rows + 1) as f32 + 14.0
}

/// What is said of a run that is being made: how many nodes it has by now.
fn pending(ui: &Ui, session: &Session, row: &BesideRow) -> String {
    // The count grows without events that would trigger a repaint.
    ui.ctx().request_repaint_after(Duration::from_millis(250));
    let texts = session.language().texts();
    match row.job.as_ref().map_or(0, Job::grown) {
        0 => texts.beside_pending(),
        nodes => texts.beside_growing(grouped(nodes as u64)),
    }
}

/// Why a run has no tree.
pub(super) fn missing(ui: &mut Ui, session: &Session, row: &BesideRow) {
    ui.add_space(20.0);
    if let Some(Err(words)) = &row.run {
        ui.label(error_text(session, words.get(session.language())));
    } else {
        let words = pending(ui, session, row);
        working(ui, session, words);
    }
}

pub(super) fn table_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &BesideView) {
    let (session, texts) = cx.session_and_texts();
    let main = view.rows.first().and_then(counts);
    let cuts = view.rows.iter().filter_map(counts).any(|counts| counts.algorithm.cuts());
    let samples = view.rows.iter().filter_map(counts).any(|it| it.algorithm.samples().is_some());
    let leaves = if samples { texts.beside_playouts() } else { texts.beside_leaves() };
    ui.separator();
    ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
        Grid::new("beside").num_columns(8).spacing([14.0, 2.0]).min_row_height(ROW - 2.0).show(
            ui,
            |ui| {
                let names = [
                    Some(texts.beside_run()),
                    Some(texts.beside_step()),
                    Some(texts.beside_entered()),
                    Some(leaves),
                    cuts.then_some(texts.beside_cutoffs()),
                    Some(texts.beside_value()),
                    Some(texts.beside_line()),
                    Some(texts.beside_parting()),
                ];
                for name in names.into_iter().flatten() {
                    ui.label(small(session, name)).on_hover_text(texts.beside_table_tip());
                }
                ui.end_row();
                for (number, row) in view.rows.iter().enumerate() {
                    row_ui(ui, cx, (number, row), (main, cuts));
                    ui.end_row();
                }
            },
        );
    });
}

fn counts(row: &BesideRow) -> Option<&BesideCounts> {
    row.run.as_ref().and_then(|run| run.as_ref().ok())
}

fn row_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (number, row): (usize, &BesideRow),
    (main, cuts): (Option<&BesideCounts>, bool),
) {
    let (session, texts) = cx.session_and_texts();
    let name = match &row.variant {
        None => texts.beside_main(),
        Some(variant) => variant_name(variant, session.language()),
    };
    let mut short: String = name.chars().take(16).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    ui.label(strong(format!("{} {short}", number + 1)).size(SMALL));
    let Some(own) = counts(row) else {
        ui.label(small(session, pending(ui, session, row)));
        return;
    };
    let main = main.unwrap_or(own);
    let (step, last) = own.step;
    ui.label(small(session, format!("{step} / {last}")));
    let (now, end) = own.tally;
    let (_, like) = main.tally;
    let counted = [
        Some((now.entered, end.entered, like.entered)),
        // A run has leaves, or playouts.
        Some((now.leaves + now.playouts, end.leaves + end.playouts, like.leaves + like.playouts)),
        cuts.then_some((now.cutoffs, end.cutoffs, like.cutoffs)),
    ];
    for (now, end, like) in counted.into_iter().flatten() {
        let more = match i128::from(end) - i128::from(like) {
            0 => String::new(),
            more => format!(" ({})", with_minus(&format!("{more:+}"))),
        };
        let words = format!("{} / {}{more}", grouped(now), grouped(end));
        marked(ui, session, &words, !more.is_empty());
    }
    both(ui, session, &own.value, main.value.1.as_ref());
    both(ui, session, &own.line, main.line.1.as_ref());
    if number > 0 {
        parting(ui, cx, row);
    }
}

/// Marks differences from the open run by a sign and a colour.
fn marked(ui: &mut Ui, session: &Session, words: &str, differs: bool) {
    let shown = RichText::new(words).size(SMALL);
    ui.label(if differs { shown.color(ink(session, Ink::Disagree)).family(bold()) } else { shown });
}

/// A value now and at the end, marked where it differs from the open run.
fn both(
    ui: &mut Ui,
    session: &Session,
    (now, end): &(String, Option<String>),
    like: Option<&String>,
) {
    let Some(end) = end else {
        marked(ui, session, now, false);
        return;
    };
    let differs = like != Some(end);
    let sign = if differs { "≠ " } else { "" };
    let words = if now == end || now.is_empty() {
        format!("{sign}{end}")
    } else {
        format!("{sign}{now} / {end}")
    };
    marked(ui, session, &words, differs);
}

/// Where the runs diverge, with links.
fn parting(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &BesideRow) {
    let (session, texts) = cx.session_and_texts();
    if row.ways.is_empty() {
        ui.label(small(session, texts.beside_same()));
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.y = 0.0;
        ui.spacing_mut().interact_size.y = ROW - 4.0;
        for way in &row.ways {
            let button = ui.button(RichText::new(&way.words).size(SMALL));
            if button.on_hover_text(texts.beside_parts_tip()).clicked() {
                cx.push(Navigation::Seek(way.step));
            }
        }
    });
}
