//! The strip below the tree: the node being filled in, its fields and actions.

use egui::{Button, Label, RichText, Stroke, StrokeKind, TextEdit, Ui};

use super::super::super::{entered, error_text, ink, small, strong, switch};
use crate::fonts::bold;
use crate::look::WindowContext;
use picture::Ink;
use session::{Command, FillInCommand, FillInField, FillInStage, FillInView};

/// The width of a field, in points.
const FIELD: f32 = 74.0;

/// The strip, instead of the sentence and the transport.
pub(in crate::panels) fn editor_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(&view.cursor.1).size(18.0));
        for (field, text) in &view.fields {
            one_field(ui, cx, view, (*field, text));
        }
        let at = view.nodes.get(&view.cursor.0);
        let is_marked = at.is_some_and(|at| at.is_marked);
        if view.is_cuttable && switch(ui, session, is_marked, texts.fill_in_cut()).clicked() {
            cx.push(FillInCommand::ToggleCut);
        }
        let is_chosen = at.is_some_and(|at| at.is_chosen);
        if view.is_choosable && switch(ui, session, is_chosen, texts.fill_in_choose()).clicked() {
            cx.push(FillInCommand::Choose);
        }
        if ui.button(texts.fill_in_next()).clicked() {
            cx.push(FillInCommand::Accept);
        }
    });
    if view.is_refused {
        ui.label(error_text(session, texts.fill_in_no_number()));
    }
    if let Some(at) = view.nodes.get(&view.cursor.0) {
        for words in &at.words {
            ui.label(words);
        }
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(strong(texts.fill_in_check())).clicked() {
            cx.push(FillInCommand::Check);
        }
        if let Some((points, most)) = view.score {
            let score = texts.fill_in_points(most, points);
            ui.label(strong(score).size(18.0));
        }
        let (undo, redo) = view.can_travel;
        if ui.add_enabled(undo, Button::new(texts.fill_in_undo())).clicked() {
            cx.push(Command::Undo);
        }
        if ui.add_enabled(redo, Button::new(texts.fill_in_redo())).clicked() {
            cx.push(Command::Redo);
        }
        if ui.button(texts.fill_in_clear()).clicked() {
            cx.push(FillInCommand::Clear);
        }
        let model = if view.stage == FillInStage::Graded {
            texts.fill_in_model()
        } else {
            texts.fill_in_give_up()
        };
        if ui.button(model).clicked() {
            cx.push(FillInCommand::ShowModel(0));
        }
        // The points say more: what may be left out is no entry, and costs nothing.
        if view.score.is_none() {
            let (done, all) = view.entries;
            let filled = small(session, format!("{} {done} / {all}", texts.fill_in_filled()));
            ui.add(Label::new(filled).extend());
        }
    });
}

/// A field of the node; a ring marks the one that keys write into.
fn one_field(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &FillInView,
    (field, text): (FillInField, &str),
) {
    let (session, texts) = cx.session_and_texts();
    let name = match field {
        FillInField::Value => texts.fill_in_value(),
        FillInField::Alpha => "α".to_owned(),
        FillInField::Beta => "β".to_owned(),
        FillInField::Proof => texts.fill_in_proof(),
        FillInField::Disproof => texts.fill_in_disproof(),
    };
    let label = RichText::new(name);
    let is_here = view.field == field;
    let label = ui.label(if is_here { label.family(bold()) } else { label });
    let mut shown = text.to_owned();
    let hint = match field {
        FillInField::Alpha => "−∞",
        FillInField::Beta => "+∞",
        FillInField::Value | FillInField::Proof | FillInField::Disproof => "?",
    };
    let edit = TextEdit::singleline(&mut shown)
        .id_salt(("fill in", view.cursor.0, field))
        .desired_width(FIELD)
        .hint_text(hint);
    let response = ui.add(edit).labelled_by(label.id);
    if is_here {
        let tint = if view.is_refused { Ink::Disagree } else { Ink::Gold };
        let ring = Stroke::new(2.0, ink(session, tint));
        ui.painter().rect_stroke(response.rect, 4.0, ring, StrokeKind::Inside);
    }
    if response.changed() {
        let node = view.cursor.0;
        cx.push(FillInCommand::Write(node, field, shown));
    } else if response.gained_focus() {
        cx.push(FillInCommand::Edit(field));
    }
    if entered(ui, &response) {
        cx.push(FillInCommand::Accept);
    }
}
