//! The comparison on Othello: who reads the position, what each says, and where they part.

use egui::{RichText, ScrollArea, Ui};

use super::compare::{by_depth_ui, reach_ui, start_and_stop};
use super::readers::{Cells, RowState, heading, table_row};
use super::{at_work, ink, small, title};
use crate::gui::look::Look;
use crate::language::Language;
use crate::picture::Ink;
use crate::session::{
    Command, LaidOthelloLine, OthelloCompareCommand, OthelloCompareRow, OthelloComparisonView,
    OthelloReaderId, RunCommand, Session,
};

/// The comparison on Othello as a panel.
pub(in crate::gui) fn othello_compare_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let compared = session.view().compared_othello.as_deref();
    let is_reading = compared.is_some_and(|compared| compared.is_reading);
    ui.horizontal_wrapped(|ui| {
        start_and_stop(
            ui,
            session,
            (&texts.othello_compare_start_tip(), is_reading),
            commands,
        );
        reach_ui(ui, session, commands);
        by_depth_ui(ui, session, look, texts.othello_compare_by_depth_tip());
        if is_reading {
            at_work(ui, session);
        }
    });
    ScrollArea::vertical()
        .id_salt("compare-othello")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let Some(compared) = compared else {
                ui.add_space(6.0);
                ui.label(texts.othello_compare_start_tip());
                return;
            };
            place(ui, session, compared, commands);
            let wide = ScrollArea::horizontal().id_salt("readers");
            wide.show(ui, |ui| rows_ui(ui, session, compared, look, commands));
            ui.spacing_mut().item_spacing.y = 4.0;
            if let Some(line) = &compared.laid {
                parting(ui, session, line);
            }
            for remark in &compared.remarks {
                ui.add(egui::Label::new(small(session, remark)).wrap());
            }
            ui.label(small(session, texts.othello_compare_unit()));
        });
}

/// Which position it is.
fn place(
    ui: &mut Ui,
    session: &Session,
    compared: &OthelloComparisonView,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(title(&compared.place));
        if compared.is_here {
            return;
        }
        ui.label(small(session, texts.compare_elsewhere()).color(ink(session, Ink::Disagree)));
        if let Some(node) = compared.node
            && ui.button(texts.compare_show_place()).clicked()
        {
            commands.push(Command::Run(RunCommand::Centre(node)));
        }
    });
}

/// A row for each reader; a click lays its line over the tree.
fn rows_ui(
    ui: &mut Ui,
    session: &Session,
    compared: &OthelloComparisonView,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let shows_depths = look.shows_depths(session);
    let rows = compared.rows.iter();
    let rows = rows.filter(|row| shows_depths || !is_shallow(row));
    let rows: Vec<_> = rows.map(|row| (row, cells_of(row, language))).collect();
    let texts = language.texts();
    let cells: Vec<_> = rows.iter().map(|(_, cells)| cells).collect();
    let columns = heading(
        ui,
        session,
        &cells,
        (
            &texts.othello_compare_score(),
            &texts.othello_compare_unit(),
        ),
    );
    let laid = compared.laid.as_ref().map(|line| line.reader);
    for (row, cells) in &rows {
        let is_tree = row.reader == OthelloReaderId::Tree;
        let state = RowState {
            is_laid: laid == Some(row.reader),
            bar: is_tree.then_some(Ink::Gold),
            can_be_laid: !row.line.is_empty() && !is_tree,
        };
        let more = row.names.join(" ");
        if table_row(ui, session, (cells, &columns), &state, &more) {
            let show = OthelloCompareCommand::Show(row.reader);
            commands.push(Command::CompareOthello(show));
        }
    }
}

/// Whether a row is about an earlier depth of our engine.
fn is_shallow(row: &OthelloCompareRow) -> bool {
    matches!(row.reader, OthelloReaderId::Engine(_, Some(_)))
}

fn cells_of(row: &OthelloCompareRow, language: Language) -> Cells {
    Cells::of(
        [
            row.name.clone(),
            row.best().to_owned(),
            row.value.clone(),
            row.depth.clone(),
        ],
        (row.nodes, row.agreement),
        is_shallow(row),
        language,
    )
}

/// Where the line that is laid over the tree parts with it, and why.
fn parting(ui: &mut Ui, session: &Session, line: &LaidOthelloLine) {
    let texts = session.language().texts();
    ui.add_space(4.0);
    egui::Frame::new()
        .stroke(egui::Stroke::new(1.5, ink(session, Ink::Engine)))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(title(texts.compare_parting()));
            for sentence in [&line.preference, &line.leaving].into_iter().flatten() {
                ui.label(sentence);
            }
            if line.preference.is_none() && line.leaving.is_none() {
                ui.label(texts.compare_together());
            }
            let words = format!("{}: {}", line.name, line.names.join(" "));
            ui.label(RichText::new(words).color(ink(session, Ink::Engine)));
        });
}
