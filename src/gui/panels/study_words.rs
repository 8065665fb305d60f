//! The names of the study modes.

use language::Language;
use session::StudyMode;

/// The name of a mode, and its purpose.
pub(super) fn study_words(mode: StudyMode, language: Language) -> (String, String) {
    let texts = language.texts();
    match mode {
        StudyMode::Watch => (texts.study_watch(), texts.study_watch_tip()),
        StudyMode::Predict => (texts.study_predict(), texts.study_predict_tip()),
        StudyMode::WhatIf => (texts.study_what_if(), texts.study_what_if_tip()),
        StudyMode::FillIn => (texts.study_fill_in(), texts.study_fill_in_tip()),
        StudyMode::Make => (texts.make_mode(), texts.make_mode_tip()),
    }
}
