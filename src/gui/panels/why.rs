//! Why not this move? The answer, below the tree.

use egui::{Button, FontFamily, FontId, Panel, RichText, ScrollArea, Ui};

use super::glossed::glossed;
use super::node::why;
use super::{
    at_work, buttons_from_right, error_text, framed, from_left, ink, sign_button, small, strong,
};
use crate::fonts::bold;
use crate::theme::BODY;
use picture::Ink;
use session::{
    Command, NamedMove, RunCommand, Session, StudyMode, WhyBeside, WhyCommand, WhyPlace, WhyView,
};

/// The size of the sentences, for the last row.
const SAID: f32 = 17.0;
/// The largest part of the panel that the answer takes.
const MOST: f32 = 0.42;

/// The answer about a move, below the tree: as high as it needs, and at most a part of the panel.
pub(super) fn answer_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    if !session.answers_why() || !session.can_ask_why() {
        return;
    }
    let most = ui.available_height() * MOST;
    let edge = egui::Stroke::new(2.0, ink(session, Ink::Gold));
    let frame = framed(8.0, [12, 6]).fill(ink(session, Ink::Card)).stroke(edge);
    Panel::bottom("why not").resizable(false).frame(frame).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("why not");
        area.max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            if let Some(refused) = session.why_refused() {
                let words = RichText::new(refused.get(session.language())).size(SAID);
                ui.label(words.color(ink(session, Ink::Disagree)));
            }
            if let Some(view) = session.view().why.as_deref() {
                view_ui(ui, session, view, commands);
            }
        });
    });
}

/// The answer, from what a class asks first to where it comes from.
fn view_ui(ui: &mut Ui, session: &Session, view: &WhyView, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    head(ui, session, view, commands);
    said(ui, session, &view.sentences);
    if view.line.len() > 1 {
        line_ui(ui, session, (&view.line_name, &view.line), commands);
    }
    if let WhyBeside::Done { sentences, line } = &view.beside {
        said(ui, session, sentences);
        if line.len() > 1 {
            line_ui(ui, session, (&texts.why_not_goes_on(), line), commands);
        }
    } else {
        for part in &view.reasons {
            why(ui, session, part, commands);
        }
    }
    ui.label(small(session, view.about.clone()));
}

/// The question with its answer in a word, and what can be done with it.
fn head(ui: &mut Ui, session: &Session, view: &WhyView, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    buttons_from_right(ui, 0.0, |ui| {
        if sign_button(ui, true, Button::new("×"), &texts.why_not_close()).clicked() {
            commands.push(Command::Why(WhyCommand::Close));
        }
        if let Some(child) = view.child
            && ui.button(texts.why_not_go()).clicked()
        {
            commands.push(Command::Run(RunCommand::Centre(child)));
        }
        beside(ui, session, view, commands);
        from_left(ui, |ui| {
            let question = RichText::new(texts.why_not_title(&*view.moved));
            ui.label(question.size(18.0).family(bold()));
            let colour = match view.place {
                WhyPlace::Best => Ink::Gold,
                WhyPlace::Read => Ink::Text,
                WhyPlace::Cut | WhyPlace::NotRead => Ink::Disagree,
            };
            for word in [&view.word, &view.value] {
                let word = strong(word).size(18.0);
                ui.add(egui::Label::new(word.color(ink(session, colour))).truncate());
            }
        });
    });
}

/// Sentences in a row, for the last row of a class.
fn said(ui: &mut Ui, session: &Session, sentences: &[String]) {
    let gap = session.language().pick("", " ");
    glossed(ui, session, &sentences.join(gap), FontId::new(SAID, FontFamily::Proportional));
}

/// A line of moves; those of the tree can be clicked.
fn line_ui(
    ui: &mut Ui,
    session: &Session,
    (name, line): (&str, &[NamedMove]),
    commands: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(small(session, name));
        for (node, moved) in line {
            let words = strong(moved).size(SAID);
            match node {
                Some(node) => {
                    if ui.add(Button::new(words).small()).clicked() {
                        commands.push(Command::Run(RunCommand::Centre(*node)));
                    }
                }
                None => {
                    ui.label(words);
                }
            }
        }
    });
}

/// The button that reads the move beside the tree, and shows or hides that reading.
fn beside(ui: &mut Ui, session: &Session, view: &WhyView, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    match &view.beside {
        WhyBeside::Needless => {}
        WhyBeside::Offered => {
            let words = strong(texts.why_not_read()).size(BODY);
            if ui.button(words).on_hover_text(texts.why_not_read_tip()).clicked() {
                commands.push(Command::Why(WhyCommand::Read));
            }
        }
        WhyBeside::Running => {
            ui.label(texts.why_not_reading());
            at_work(ui, session);
        }
        WhyBeside::Failed(words) => {
            ui.add(egui::Label::new(error_text(session, words.get(session.language()))).truncate());
        }
        WhyBeside::Done { .. } if session.study_mode() != StudyMode::Watch => {}
        WhyBeside::Done { .. } => {
            let name = if session.why_reading_shown() {
                texts.why_not_hide()
            } else {
                texts.why_not_show()
            };
            if ui.button(name).clicked() {
                commands.push(Command::Why(WhyCommand::ToggleReading));
            }
        }
    }
}
