//! The study modes: the switch between them, and a panel for each.

mod draft;
mod fill_in;
mod make;
mod predict;
mod question;
mod stops;
mod what_if;

pub(crate) use draft::{LeafDraft, MakeDraft, MakeField, MakeSection, PredictDraft, field_id};
pub(super) use fill_in::editor_ui;
pub(super) use make::split_text;
pub(super) use question::question_ui;
pub(super) use what_if::{sentences_height, sentences_ui, what_if_tools};

use egui::Ui;

use super::{small, study_words, tipped_switches};
use crate::look::WindowContext;
use scenario::AskedWeights;
use session::{Session, StudyCommand, StudyMode};

/// What the course asks, if that is not the usual.
fn asked_words(ui: &mut Ui, session: &Session) {
    let asking = session.asking();
    if asking != AskedWeights::default() {
        let language = session.language();
        let asked = asking.words(language);
        ui.label(small(session, language.texts().asked_of_course(asked)));
    }
}

pub(crate) fn study_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if session.open().is_none() {
        return;
    }
    match session.study_mode() {
        StudyMode::Watch => stops::stops_ui(ui, cx),
        StudyMode::Predict => predict::predict_ui(ui, cx),
        StudyMode::WhatIf => what_if::what_if_ui(ui, cx),
        StudyMode::FillIn => fill_in::fill_in_ui(ui, cx),
        StudyMode::Make => make::make_ui(ui, cx),
    }
}

/// The modes that the switch offers: those of learning, and the one of making while it is on.
pub(super) fn offered_modes(session: &Session) -> Vec<StudyMode> {
    let makes = (session.study_mode() == StudyMode::Make).then_some(StudyMode::Make);
    StudyMode::ALL.iter().copied().chain(makes).collect()
}

/// The study modes side by side, in the order of `modes`: a row filled from right to left passes
/// them reversed.
pub(super) fn study_switch(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    modes: impl Iterator<Item = StudyMode>,
) {
    let session = cx.session;
    let named = modes.map(|mode| {
        let (name, tip) = study_words(mode, session.language());
        (mode, name, tip)
    });
    let mode = tipped_switches(ui, session, &session.study_mode(), named);
    cx.commands.extend(mode.map(|mode| StudyCommand::SetMode(mode).into()));
}
