//! How a picture looks, by the names of the command line.

use crate::games::board::PieceSigns;
use crate::session::{StudyMode, Theme};

/// A theme by its name.
pub(super) fn theme(name: &str) -> Result<Theme, String> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err("expected light or dark".to_owned()),
    }
}

/// A way of working, by its name.
pub(super) fn mode(name: &str) -> Result<StudyMode, String> {
    match name {
        "watch" => Ok(StudyMode::Watch),
        "predict" => Ok(StudyMode::Predict),
        "what-if" => Ok(StudyMode::WhatIf),
        "fill-in" => Ok(StudyMode::FillIn),
        _ => Err("expected watch, predict, what-if or fill-in".to_owned()),
    }
}

/// How pieces are written, by its name.
pub(super) fn signs(name: &str) -> Result<PieceSigns, String> {
    match name {
        "kanji" => Ok(PieceSigns::Kanji),
        "international" => Ok(PieceSigns::International),
        _ => Err("expected kanji or international".to_owned()),
    }
}
