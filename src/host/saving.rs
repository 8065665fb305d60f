//! Writes lessons and games to the user's files.

use std::path::{Path, PathBuf};

use super::files;
use super::folders::Folders;
use super::reading::read_source;
use export::{Handouts, MarkingKey, PaperPlan, paper_file, papers_until};
use language::{Language, Texts, Words};
use scenario::{DraftEdit, DraftWords, Lesson, LessonDraft, comments_in};
use session::{
    FilePrint, GamesSaveRequest, Job, MadeFiles, Opened, OpenedSource, PaperFormat, PaperKind,
    PaperPlace, PaperRequest, PaperWish, Replace, SaveError, SavedFile, rerun, utf8,
};

/// Writes a file. An existing one is only replaced if allowed, and backed up if something would be
/// lost: changes by another program since it was opened, or `comments` that the new contents lack.
fn put(
    path: &Path,
    bytes: &[u8],
    replace: Replace,
    comments: impl FnOnce(&[u8]) -> Option<(usize, usize)>,
) -> Result<SavedFile, SaveError> {
    let mut kept = None;
    if files::exists(path) {
        let (known, asks) = match replace {
            Replace::Never => return Err(SaveError::Exists(vec![path.to_path_buf()])),
            Replace::Opened(known) => (known, true),
            Replace::Asked(known) => (known, false),
        };
        let now = files::read(path)?;
        let print = Some(FilePrint::of(&now));
        let is_changed = print != known && (asks || known.is_some());
        let comments = comments(&now);
        if is_changed || comments.is_some() {
            let beside = files::free_name_beside(path)?;
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
        files::make_folder(folder)?;
    }
    files::replace(path, bytes, kept.as_deref())?;
    Ok(SavedFile {
        place: files::full_name(path),
        print: Some(FilePrint::of(bytes)),
        kept,
        ..SavedFile::default()
    })
}

/// Writes games, whose comments are part of them.
pub(super) fn save_games(request: &GamesSaveRequest) -> Result<SavedFile, SaveError> {
    let written = request.games.write(request.format, request.encoding);
    let saved = put(&request.path, &written.bytes, request.replace, |_| None)?;
    Ok(SavedFile { lost: written.lost, ..saved })
}

/// Makes papers, and writes them and their key.
pub(super) fn save_papers(
    request: &PaperRequest,
    folders: &Folders,
) -> Result<SavedFile, SaveError> {
    let (paths, formats) = match &request.place {
        PaperPlace::Files { path, format, key, replaces } => {
            replaces_none([path, key], replaces)?;
            let of_key = PaperFormat::of(key).unwrap_or_default();
            ([path.clone(), key.clone()], [*format, of_key])
        }
        PaperPlace::Printer(name) => {
            let at = |end| place_to_print(folders, Path::new(&format!("{name}{end}")));
            ([at(".pdf")?, at("-key.pdf")?], [PaperFormat::Pdf; 2])
        }
    };
    let mut lessons = Vec::new();
    for source in &request.sources {
        given_up(&request.job)?;
        let read = read_source(source, &request.job)?;
        let OpenedSource::Lesson(opened) = read else { continue };
        let other = request.algorithm.filter(|asked| *asked != opened.algorithm());
        lessons.push(match other {
            Some(other) => rerun(opened.rerun_request(other), &request.job)?,
            None => *opened,
        });
    }
    given_up(&request.job)?;
    let made = papers_of(request, lessons, formats);
    given_up(&request.job)?;
    let (made, fewer) = made?;
    // The key comes first: papers without one are worse than none.
    let written: Vec<_> = paths.iter().cloned().zip(made).rev().collect();
    files::write_all(&written)?;
    let [place, key] = paths;
    Ok(SavedFile { place, beside: Some(key), told: fewer, ..SavedFile::default() })
}

/// The papers of lessons and their key, in these formats, and whether questions are missing.
fn papers_of(
    request: &PaperRequest,
    lessons: Vec<Opened>,
    [format, of_key]: [PaperFormat; 2],
) -> Result<([Vec<u8>; 2], Option<Words>), SaveError> {
    let PaperWish { kind, copies, .. } = request.wish;
    let language = request.language;
    let mut fewer = None;
    let (papers, key) = match kind {
        PaperKind::Test { questions, seed, asking } => {
            let plan = PaperPlan { questions, copies, seed, asking, language };
            let made = papers_until(lessons, plan, request.job.flag())?;
            fewer = plan.fewer(&made);
            let key = MarkingKey { papers: &made, plan }.page();
            (paper_file(&made, language, format), key)
        }
        PaperKind::Worksheet { step } => {
            let lessons = lessons.into_iter().map(|opened| (opened, step));
            let made = Handouts::new(lessons, language)?;
            (made.page(copies).file(format), made.key())
        }
    };
    Ok(([papers, key.file(of_key)], fewer))
}

/// Refuses to replace files but those that may be replaced.
pub(super) fn replaces_none<'a>(
    files: impl IntoIterator<Item = &'a PathBuf>,
    replaces: &[PathBuf],
) -> Result<(), SaveError> {
    let there = files.into_iter().filter(|file| !replaces.contains(file) && files::exists(file));
    let there: Vec<_> = there.cloned().collect();
    if there.is_empty() { Ok(()) } else { Err(SaveError::Exists(there)) }
}

fn given_up(job: &Job) -> Result<(), SaveError> {
    if !job.is_stopped() {
        return Ok(());
    }
    Err(SaveError::Failed(Words::of(Texts::host_papers_given_up)))
}

/// Where a file of this name is kept to be printed.
fn place_to_print(folders: &Folders, name: &Path) -> Result<PathBuf, Words> {
    let folder = folders.print().ok_or_else(|| Words::of(Texts::host_print_nowhere))?;
    Ok(folder.join(name))
}

/// Writes files in the folder of what is printed; returns their paths.
pub(super) fn write_to_print(made: MadeFiles, folders: &Folders) -> Result<Vec<PathBuf>, Words> {
    let mut paths = Vec::new();
    for (name, bytes) in made {
        let path = place_to_print(folders, &name)?;
        files::write_in_new_folder(&path, &bytes)?;
        paths.push(path);
    }
    Ok(paths)
}

/// Writes files; existing ones are only replaced if allowed.
pub(super) fn write_files(made: &MadeFiles, replaces: &[PathBuf]) -> Result<SavedFile, SaveError> {
    replaces_none(made.iter().map(|(path, _)| path), replaces)?;
    files::write_all(made)?;
    let place = made.first().map(|(path, _)| path.clone()).unwrap_or_default();
    Ok(SavedFile { place, others: made.len().saturating_sub(1), ..SavedFile::default() })
}

/// Writes a text whose comments are to be kept.
pub(super) fn put_text(path: &Path, text: &str, replace: Replace) -> Result<SavedFile, SaveError> {
    let kept = comments_in(text).map_or(0, |(count, _)| count);
    put(path, text.as_bytes(), replace, |now| {
        comments_in(std::str::from_utf8(now).ok()?).filter(|(count, _)| *count > kept)
    })
}

/// Changes the title in the file of a lesson.
pub(super) fn rename_lesson(path: &Path, title: &Words) -> Result<(Box<Lesson>, String), Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    let mut draft = LessonDraft::new(text);
    draft.lesson(&name).map_err(|_| Words::of(Texts::host_lesson_not_renamed).at(&name))?;
    for language in Language::ALL {
        let words = title.get(language).to_owned();
        draft.edit(DraftEdit::Words(DraftWords::Title, language, words));
    }
    let lesson = draft.lesson(&name)?;
    files::write(path, draft.text().as_bytes())?;
    Ok((Box::new(lesson), draft.text().to_owned()))
}
