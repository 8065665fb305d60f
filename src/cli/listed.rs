//! Expands files, ids, folders, packs and courses into lessons.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::lessons::{open, source};
use super::{Refusal, texts};
use formats::pack::is_pack;
use host::read_source;
use language::Words;
use scenario::{CourseTask, is_course};
use session::{Job, OpenCourse, OpenedSource, Source};

/// The lessons of files, ids, folders, packs and courses, by id or file, without duplicates.
pub(super) fn lessons_of(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Refusal> {
    let mut listed = Listed::default();
    for path in paths {
        if path.is_dir() {
            for file in files_in(path)? {
                listed.add_file(&file);
            }
        } else {
            listed.add_file(path);
        }
    }
    if listed.refusals.is_empty() {
        Ok(listed.names)
    } else {
        Err(Refusal(listed.refusals.join("\n")))
    }
}

/// Of the lessons that a course misses, so many are named.
const MOST_FAULTS: usize = 20;

#[derive(Default)]
struct Listed {
    names: Vec<PathBuf>,
    /// The identity of each source, since a file has several names: whether it is a file, and its
    /// full name.
    sources: HashSet<(bool, String)>,
    refusals: Vec<String>,
}

impl Listed {
    fn add(&mut self, name: PathBuf) {
        let source = match source(&name) {
            Source::File(path) => Source::File(fs::canonicalize(&path).unwrap_or(path)),
            other => other,
        };
        let is_file = matches!(source, Source::File(_));
        if self.sources.insert((is_file, source.name())) {
            self.names.push(name);
        }
    }

    /// Adds a lesson, or those of a course.
    fn add_file(&mut self, path: &Path) {
        match course_in(path) {
            None => self.add(path.to_path_buf()),
            Some(Err(words)) => self.refusals.push(words.spoken()),
            Some(Ok(course)) => {
                let faults = course.faults.iter().map(|(_, what)| what.clone().spoken());
                let more = course.faults.len().saturating_sub(MOST_FAULTS);
                self.refusals.extend(faults.take(MOST_FAULTS));
                if more > 0 {
                    self.refusals.push(texts().cli_more_faults(more));
                }
                for task in course.course.tasks() {
                    let name = name_in(&course.folder, task);
                    self.refusals.extend(without_algorithm(path, &name, task));
                    self.add(name);
                }
            }
        }
    }
}

/// That a lesson, a file, has not the algorithm by which it would earn its marks; `None` if it has, or
/// cannot be read, which is told elsewhere.
fn without_algorithm(course: &Path, name: &Path, task: &CourseTask) -> Option<String> {
    if task.algorithm.is_empty() || !task.is_file() {
        return None;
    }
    let lesson = open(name).ok()?;
    let mut offered = lesson.loaded().algorithms.iter().map(|algorithm| algorithm.id());
    let is_offered = offered.any(|id| id == task.algorithm);
    (!is_offered).then(|| {
        let what = texts().course_lesson_without(&task.algorithm);
        format!("{}: {}: {what}", course.display(), name.display())
    })
}

/// The path or id of a task's lesson in a course stored in this folder.
pub(super) fn name_in(folder: &Path, task: &CourseTask) -> PathBuf {
    if task.is_file() { folder.join(&task.lesson) } else { PathBuf::from(&task.lesson) }
}

/// The course that ships by this name, or in a file or a pack, or why it is refused; `None` if it is
/// none.
pub(super) fn course_in(path: &Path) -> Option<Result<OpenCourse, Words>> {
    let source = source(path);
    if matches!(source, Source::Shipped(_)) {
        return None;
    }
    if matches!(source, Source::File(_)) && !is_pack(path) {
        let text = fs::read_to_string(path).ok()?;
        is_course(&text).then_some(())?;
    }
    match read_source(&source, &Job::default()) {
        Ok(OpenedSource::Course(open)) => Some(Ok(*open)),
        Ok(_) => None,
        Err(words) => Some(Err(words)),
    }
}

/// The files of lessons and courses in a folder, sorted by name.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Refusal> {
    let refusal = |error: std::io::Error| Refusal(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(refusal)? {
        let path = entry.map_err(refusal)?.path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    if files.is_empty() {
        let folder = folder.display().to_string();
        return Err(Refusal(texts().cli_no_lesson_in_folder(folder)));
    }
    files.sort();
    Ok(files)
}
