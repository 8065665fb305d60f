//! Fill in: the strip below the tree for writing, and the panel with score and verdicts.

mod editor;
mod generator;
mod verdicts;

pub(in crate::panels) use editor::editor_ui;

use egui::{ScrollArea, Ui};

use super::super::{small, title};
use crate::look::WindowContext;
use search::Algorithm;
use session::{FillInCommand, FillInView, Opened};
use tree::NodeId;

/// The panel.
pub(super) fn fill_in_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    ui.label(title(session.language().texts().study_fill_in()));
    let Some(view) = session.view().work.fill_in() else {
        return;
    };
    ScrollArea::vertical().id_salt("fill in").auto_shrink([false, false]).show(ui, |ui| {
        if view.score.is_some() {
            verdicts::verdicts_ui(ui, cx, view);
        } else {
            about(ui, cx, view);
        }
        ui.separator();
        generator::generator_ui(ui, cx);
    });
}

/// The task, and the part of the tree to fill in.
fn about(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    if !view.is_possible {
        ui.label(texts.fill_in_impossible());
        return;
    }
    let open = session.open();
    let algorithm = open.map(Opened::algorithm);
    let proves = algorithm.is_some_and(Algorithm::proves);
    let keeps = algorithm.is_some_and(Algorithm::keeps_window);
    let revisits = algorithm.is_some_and(Algorithm::revisits);
    let pass = view.first_pass.as_ref();
    let lines = [
        Some(texts.fill_in_about()),
        keeps.then_some(texts.fill_in_about_window()),
        (view.cuts && view.asks_cuts).then_some(texts.fill_in_about_cuts()),
        (!proves).then_some(texts.fill_in_about_choice()),
        proves.then_some(texts.fill_in_about_numbers()),
        (!proves).then_some(texts.fill_in_for_black()),
        (revisits && pass.is_none()).then_some(texts.fill_in_last_visit()),
        pass.map(|window| texts.fill_in_first_pass(window)),
        (view.cuts && !view.asks_cuts).then_some(texts.fill_in_no_cuts()),
        (view.part.as_ref().is_some_and(|(root, _)| root.0 == 0)).then_some(texts.fill_in_part()),
    ];
    for line in lines.into_iter().flatten() {
        ui.label(line);
    }
    ui.horizontal_wrapped(|ui| {
        if let Some((_, name)) = view.part.as_ref().filter(|(root, _)| root.0 > 0) {
            ui.label(small(session, texts.fill_in_part_of(name)));
            if ui.button(texts.fill_in_whole()).clicked() {
                let root = NodeId::ROOT;
                cx.push(FillInCommand::Part(root));
            }
        } else if view.part.is_some() && view.is_blank && view.cursor.0.0 > 0 {
            let words = format!("{}: {}", texts.fill_in_only_below(), view.cursor.1);
            if ui.button(words).clicked() {
                cx.push(FillInCommand::Part(view.cursor.0));
            }
        }
    });
}
