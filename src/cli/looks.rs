//! Options for the look of a picture, parsed from the command line.

use super::texts;
use games::board::PieceSigns;
use session::{StudyMode, Theme};

pub(super) fn theme(name: &str) -> Result<Theme, String> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err(texts().cli_expected_theme()),
    }
}

pub(super) fn mode(name: &str) -> Result<StudyMode, String> {
    match name {
        "watch" => Ok(StudyMode::Watch),
        "predict" => Ok(StudyMode::Predict),
        "what-if" => Ok(StudyMode::WhatIf),
        "fill-in" => Ok(StudyMode::FillIn),
        "make" => Ok(StudyMode::Make),
        _ => Err(texts().cli_expected_mode()),
    }
}

pub(super) fn signs(name: &str) -> Result<PieceSigns, String> {
    match name {
        "kanji" => Ok(PieceSigns::Kanji),
        "international" => Ok(PieceSigns::International),
        _ => Err(texts().cli_expected_signs()),
    }
}
