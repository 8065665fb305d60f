//! The study modes: the switch between them, and a panel for each.

mod draft;
mod fill_in;
mod predict;
mod question;
mod stops;
mod switch;
mod what_if;

pub(crate) use draft::{PredictDraft, field_id};
pub(super) use fill_in::editor_ui;
pub(super) use question::question_ui;
pub(super) use switch::{study_switch, study_words};
pub(crate) use what_if::LeafDraft;
pub(super) use what_if::{sentences_height, sentences_ui, what_if_tools};

use egui::Ui;

use crate::look::Look;
use session::{Command, Session, StudyMode};

/// The panel of the study mode.
pub(crate) fn study_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    if session.open().is_none() {
        return;
    }
    match session.study_mode() {
        StudyMode::Watch => stops::stops_ui(ui, session, look, commands),
        StudyMode::Predict => predict::predict_ui(ui, session, commands),
        StudyMode::WhatIf => what_if::what_if_ui(ui, session, commands),
        StudyMode::FillIn => fill_in::fill_in_ui(ui, session, look, commands),
    }
}
