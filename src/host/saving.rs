//! Writes lessons and games to the user's files.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::files;
use super::reading::read_source;
use export::{MarkingKey, PaperPlan, paper_file, papers_until};
use language::{Language, Say, Texts, Words};
use scenario::{DraftEdit, DraftWords, Lesson, LessonDraft, comments_in};
use session::{
    CourseSaveRequest, FilePrint, FilesToMake, GamesSaveRequest, Job, OpenedSource, PaperRequest,
    Replace, Reply, SaveError, SaveRequest, SavedFile, utf8,
};

/// Keeps saves of one file in order, whichever thread comes first.
#[derive(Default)]
pub(super) struct Saves {
    begun: AtomicU64,
    newest: Mutex<u64>,
}

impl Saves {
    /// The number of a new save.
    pub(super) fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Saves, unless something newer has already been saved.
    pub(super) fn save(&self, number: u64, save: impl FnOnce() -> Reply) -> Reply {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if number < *newest {
            return Reply::Done;
        }
        *newest = number;
        save()
    }
}

/// Writes a file. An existing one is only replaced if allowed, and backed up if something would be
/// lost: changes by another program since it was opened, or `comments` that the new contents lack.
fn put(
    path: &Path,
    bytes: &[u8],
    replace: Replace,
    comments: impl FnOnce(&[u8]) -> Option<(usize, usize)>,
) -> Result<SavedFile, SaveError> {
    let mut kept = None;
    if path.exists() {
        let (known, asks) = match replace {
            Replace::Never => return Err(SaveError::Exists),
            Replace::Opened(known) => (known, true),
            Replace::Asked(known) => (known, false),
        };
        let now = files::read(path).map_err(SaveError::Failed)?;
        let print = Some(FilePrint::of(&now));
        let is_changed = print != known && (asks || known.is_some());
        let comments = comments(&now);
        if is_changed || comments.is_some() {
            let beside = files::free_name_beside(path).map_err(SaveError::Failed)?;
            match comments {
                _ if !asks => {}
                _ if is_changed => return Err(SaveError::Changed(beside)),
                Some((count, line)) => return Err(SaveError::Comments(count, line, beside)),
                None => {}
            }
            kept = Some(beside);
        }
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        files::make_folder(folder).map_err(SaveError::Failed)?;
    }
    files::replace(path, bytes, kept.as_deref()).map_err(SaveError::Failed)?;
    Ok(SavedFile {
        place: files::full_name(path),
        print: Some(FilePrint::of(bytes)),
        lost: Vec::new(),
        others: 0,
        kept,
    })
}

/// Writes games, whose comments are part of them.
pub(super) fn save_games(request: &GamesSaveRequest) -> Result<SavedFile, SaveError> {
    let written = request.games.write(request.format, request.encoding);
    let saved = put(&request.path, &written.bytes, request.replace, |_| None)?;
    Ok(SavedFile { lost: written.lost, ..saved })
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
        given_up(&request.job)?;
        let read = read_source(source, &request.job).map_err(SaveError::Failed)?;
        if let OpenedSource::Lesson(opened) = read {
            lessons.push(*opened);
        }
    }
    given_up(&request.job)?;
    let made = papers_until(lessons, plan, request.job.flag());
    given_up(&request.job)?;
    let made = made.map_err(|error| SaveError::Failed(error.words()))?;
    let key_page = MarkingKey { papers: &made, plan };
    let papers = paper_file(&made, plan.language, request.format);
    let papers = papers.map_err(|why| {
        SaveError::Failed(Words::of(|texts| texts.export_failed(why.to_string())))
    })?;
    for (path, text) in [(key, key_page.page()), (path, papers)] {
        files::write_in_new_folder(path, text.as_bytes()).map_err(SaveError::Failed)?;
    }
    Ok(())
}

fn given_up(job: &Job) -> Result<(), SaveError> {
    if !job.is_stopped() {
        return Ok(());
    }
    Err(SaveError::Failed(Words::of(Texts::host_papers_given_up)))
}

/// Makes files and writes them; existing ones are only replaced if allowed.
pub(super) fn make_files(wanted: &FilesToMake, replaces: bool) -> Result<SavedFile, SaveError> {
    let made = (wanted.make)().map_err(SaveError::Failed)?;
    if !replaces && made.iter().any(|(path, _)| path.exists()) {
        return Err(SaveError::Exists);
    }
    for (path, bytes) in &made {
        files::write_in_new_folder(path, bytes).map_err(SaveError::Failed)?;
    }
    let place = made.first().map(|(path, _)| path.clone()).unwrap_or_default();
    Ok(SavedFile { place, others: made.len().saturating_sub(1), ..SavedFile::default() })
}

pub(super) fn save_lesson(request: &SaveRequest) -> Result<SavedFile, SaveError> {
    put_text(&request.path, &request.text, request.replace)
}

pub(super) fn save_course(request: &CourseSaveRequest) -> Result<SavedFile, SaveError> {
    put_text(&request.path, &request.text, request.replace)
}

/// Writes a text whose comments are to be kept.
fn put_text(path: &Path, text: &str, replace: Replace) -> Result<SavedFile, SaveError> {
    let kept = comments_in(text).map_or(0, |(count, _)| count);
    put(path, text.as_bytes(), replace, |now| {
        comments_in(std::str::from_utf8(now).ok()?).filter(|(count, _)| *count > kept)
    })
}

/// Changes the title in the file of a lesson.
pub(super) fn rename_lesson(path: &Path, title: &Words) -> Result<(Lesson, String), Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    let mut draft = LessonDraft::new(text);
    draft.lesson(&name).map_err(|_| Words::of(Texts::host_lesson_not_renamed).at(&name))?;
    for language in Language::ALL {
        let words = title.get(language).to_owned();
        draft.edit(DraftEdit::Words(DraftWords::Title, language, words));
    }
    let lesson = draft.lesson(&name).map_err(|error| error.words())?;
    files::write(path, draft.text().as_bytes())?;
    Ok((lesson, draft.text().to_owned()))
}
