//! The switch between the study modes.

use egui::Ui;

use super::super::switch;
use language::Language;
use session::{Command, Session, StudyCommand, StudyMode};

/// The name of a mode, and its purpose.
pub(in crate::panels) fn study_words(mode: StudyMode, language: Language) -> (String, String) {
    let texts = language.texts();
    match mode {
        StudyMode::Watch => (texts.study_watch(), texts.study_watch_tip()),
        StudyMode::Predict => (texts.study_predict(), texts.study_predict_tip()),
        StudyMode::WhatIf => (texts.study_what_if(), texts.study_what_if_tip()),
        StudyMode::FillIn => (texts.study_fill_in(), texts.study_fill_in_tip()),
    }
}

/// The study modes side by side, in the order of `modes`: a row filled from right to left passes
/// them reversed.
pub(in crate::panels) fn study_switch(
    ui: &mut Ui,
    session: &Session,
    modes: impl Iterator<Item = StudyMode>,
    commands: &mut Vec<Command>,
) {
    for mode in modes {
        let (name, tip) = study_words(mode, session.language());
        let on = session.study_mode() == mode;
        if switch(ui, session, on, name).on_hover_text(tip).clicked() {
            commands.push(Command::Study(StudyCommand::SetMode(mode)));
        }
    }
}
