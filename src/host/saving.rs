//! Writing lessons and games to files of the person's.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::files;
use super::reading::read_source;
use crate::export::{MarkingKey, PaperPlan, paper_page, papers};
use crate::formats::{othello, record};
use crate::language::{Say, Words};
use crate::scenario::{Lesson, check, parse, to_text};
use crate::session::{
    GameSaveRequest, Job, OpenedSource, OthelloSaveRequest, PaperRequest, Reply, SaveError,
    SaveRequest, TextSaveRequest, utf8,
};

/// Keeps saves of one file in their order, whichever thread comes first.
#[derive(Default)]
pub(super) struct Saves {
    begun: AtomicU64,
    newest: Mutex<u64>,
}

impl Saves {
    /// A number for a save that begins.
    pub(super) fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Saves, unless something newer has been saved already.
    pub(super) fn save(&self, number: u64, save: impl FnOnce() -> Reply) -> Reply {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if number < *newest {
            return Reply::Done;
        }
        *newest = number;
        save()
    }
}

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

/// Makes test papers, and writes them and their marking key.
pub(super) fn save_papers(request: &PaperRequest) -> Result<(), SaveError> {
    let PaperRequest { path, key, .. } = request;
    if !request.replaces && (path.exists() || key.exists()) {
        return Err(SaveError::Exists);
    }
    let plan = PaperPlan {
        questions: request.wish.questions,
        copies: request.wish.copies,
        seed: request.wish.seed,
        language: request.language,
    };
    let mut lessons = Vec::new();
    for source in &request.sources {
        let read = read_source(source, &Job::default()).map_err(SaveError::Failed)?;
        if let OpenedSource::Lesson(opened) = read {
            lessons.push(*opened);
        }
    }
    let made = papers(lessons, plan).map_err(|error| SaveError::Failed(error.words()))?;
    let key_page = MarkingKey {
        papers: &made,
        plan,
    };
    for (path, text) in [
        (key, key_page.page()),
        (path, paper_page(&made, plan.language)),
    ] {
        files::write_in_new_folder(path, text.as_bytes()).map_err(SaveError::Failed)?;
    }
    Ok(())
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
