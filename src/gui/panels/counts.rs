//! The counts up to the current step.

use egui::{Grid, Ui};

use super::pages::row_of;
use super::table::fitting_number;
use super::{framed, ink, small, strong};
use crate::look::WindowContext;
use crate::theme::SMALL;
use language::grouped;
use lesson::CountRow;
use picture::Ink;
use session::{Centre, Opened, Session};

/// Nodes and leaves; for an algorithm that cuts, also the purposes of its visits, what cut, and
/// what was guessed.
pub(super) fn counts_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let tally = open.projection(session.language()).tally();
    let cuts = open.algorithm().cuts();
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let seen = open.projection(session.language());
        let mut counts = vec![(texts.window_entered(), tally.entered)];
        if seen.sampled().is_some() {
            counts = vec![
                (texts.samples_iterations(), u64::from(seen.iterations())),
                (texts.samples_visited(), tally.entered),
            ];
        } else if cuts {
            counts.push((texts.window_cutoffs(), tally.cutoffs));
        } else {
            counts.push((texts.window_leaves(), tally.leaves));
        }
        for (name, count) in counts {
            ui.label(small(session, name));
            ui.label(strong(grouped(count)));
        }
        if let (Some(row), None) = (row_of(Centre::ByPly), seen.sampled()) {
            row.switch(ui, cx);
        }
    });
    equal_positions(ui, session, open);
    let table = &session.view().counts;
    if !cuts {
        return;
    }
    // Side by side they would be wider than the panel.
    for (title, tip, rows) in [
        (texts.reading_visits(), texts.reading_visits_tip(), &table.visits),
        (texts.reading_cut_by(), texts.reading_cut_by_tip(), &table.cuts),
        (texts.reading_guesses(), texts.reading_guesses_tip(), &table.guesses),
    ] {
        if !rows.is_empty() {
            table_ui(ui, session, (&title, &tip), rows);
        }
    }
}

/// How many positions have been reached by more than one path.
fn equal_positions(ui: &mut Ui, session: &Session, open: &Opened) {
    let texts = session.language().texts();
    let seen = open.projection(session.language());
    let Some(count) = seen.transposed() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.reading_transposed()))
            .on_hover_text(texts.reading_joins_tip());
        ui.label(strong(grouped(count as u64)));
    });
    if let Some(said) = seen.comparing_stops() {
        ui.label(small(session, said));
    }
}

fn table_ui(ui: &mut Ui, session: &Session, (title, tip): (&str, &str), rows: &[CountRow]) {
    let edge = egui::Stroke::new(1.0, ink(session, Ink::Line));
    framed(6.0, [6, 3]).stroke(edge).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.label(small(session, title)).on_hover_text(tip);
            Grid::new(("counts", title))
                .num_columns(3)
                .spacing([8.0, 0.0])
                .min_row_height(16.0)
                .show(ui, |ui| {
                    for row in rows {
                        row_ui(ui, session, row);
                    }
                });
        });
    });
}

fn row_ui(ui: &mut Ui, session: &Session, row: &CountRow) {
    ui.label(small(session, &row.name));
    fitting_number(ui, strong(grouped(row.count)).size(SMALL));
    fitting_number(ui, small(session, row.share()));
    ui.end_row();
}
