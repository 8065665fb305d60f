//! How a picture looks, by the names of the command line.

use super::texts;
use crate::games::board::PieceSigns;
use crate::session::{StudyMode, Theme};

/// A theme by its name.
pub(super) fn theme(name: &str) -> Result<Theme, String> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err(texts().cli_expected_theme()),
    }
}

/// A way of working, by its name.
pub(super) fn mode(name: &str) -> Result<StudyMode, String> {
    match name {
        "watch" => Ok(StudyMode::Watch),
        "predict" => Ok(StudyMode::Predict),
        "what-if" => Ok(StudyMode::WhatIf),
        "fill-in" => Ok(StudyMode::FillIn),
        _ => Err(texts().cli_expected_mode()),
    }
}

/// How pieces are written, by its name.
pub(super) fn signs(name: &str) -> Result<PieceSigns, String> {
    match name {
        "kanji" => Ok(PieceSigns::Kanji),
        "international" => Ok(PieceSigns::International),
        _ => Err(texts().cli_expected_signs()),
    }
}
