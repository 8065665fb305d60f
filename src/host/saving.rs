//! Writing lessons and games to files of the person's.

use std::path::Path;

use super::files;
use crate::formats::{othello, record};
use crate::language::Words;
use crate::scenario::{Lesson, check, parse, to_text};
use crate::session::{
    GameSaveRequest, OthelloSaveRequest, SaveError, SaveRequest, TextSaveRequest, utf8,
};

/// Writes a game record; a file that is there already only if it may be replaced. Returns what the
/// format cannot hold.
pub(super) fn save_game(request: &GameSaveRequest) -> Result<Vec<Words>, SaveError> {
    if !request.replaces && request.path.exists() {
        return Err(SaveError::Exists);
    }
    let written = record::write(&request.record, request.format, request.encoding);
    files::write_in_new_folder(&request.path, &written.bytes).map_err(SaveError::Failed)?;
    Ok(written.lost)
}

/// Writes games of Othello in the same way.
pub(super) fn save_othello(request: &OthelloSaveRequest) -> Result<Vec<Words>, SaveError> {
    if !request.replaces && request.path.exists() {
        return Err(SaveError::Exists);
    }
    let written = othello::write(&request.games, request.format, request.encoding);
    files::write_in_new_folder(&request.path, &written.bytes).map_err(SaveError::Failed)?;
    Ok(written.lost)
}

/// Writes a text; a file that is there already only if it may be replaced.
pub(super) fn save_text(request: &TextSaveRequest) -> Result<(), SaveError> {
    if !request.replaces && request.path.exists() {
        return Err(SaveError::Exists);
    }
    files::write_in_new_folder(&request.path, request.text.as_bytes()).map_err(SaveError::Failed)
}

/// Writes a lesson; a file that is there already only if it may be replaced.
pub(super) fn save_lesson(request: &SaveRequest) -> Result<(), SaveError> {
    if !request.replaces && request.path.exists() {
        return Err(SaveError::Exists);
    }
    let text = to_text(&request.lesson).map_err(SaveError::Failed)?;
    files::write_in_new_folder(&request.path, text.as_bytes()).map_err(SaveError::Failed)
}

/// Writes a lesson again under another title; comments in the file are lost.
pub(super) fn rename_lesson(path: &Path, title: Words) -> Result<Lesson, Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    let mut lesson = parse(text.trim_start_matches('\u{feff}')).map_err(|_| Words {
        ja: format!("{name}: 課題として読めないので、名前を変えられない"),
        en: format!("{name}: it cannot be read as a lesson, and so not be renamed"),
    })?;
    lesson.title = title;
    check(&lesson)?;
    files::write(path, to_text(&lesson)?.as_bytes())?;
    Ok(lesson)
}
