//! Expands files, ids, folders, packs and courses into lessons.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::lessons::source;
use super::{Refusal, texts};
use formats::pack::is_pack;
use host::read_source;
use language::Words;
use scenario::{CourseTask, is_course, shipped};
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
            Some(Err(Words { en, .. })) => self.refusals.push(en),
            Some(Ok(open)) => {
                let faults = open.faults.iter().map(|(_, what)| what.en.clone());
                self.refusals.extend(faults);
                for task in open.course.chapters.iter().flat_map(|part| &part.lessons) {
                    self.add(name_in(&open.folder, task));
                }
            }
        }
    }
}

/// The path or id of a task's lesson in a course stored in this folder.
fn name_in(folder: &Path, task: &CourseTask) -> PathBuf {
    if task.is_file() { folder.join(&task.lesson) } else { PathBuf::from(&task.lesson) }
}

/// The course in a file or a pack, or why it is refused; `None` if the file is not a course.
fn course_in(path: &Path) -> Option<Result<OpenCourse, Words>> {
    let is_id = shipped().iter().any(|lesson| path == Path::new(lesson.id));
    if !is_pack(path) {
        let text = fs::read_to_string(path).ok().filter(|_| !is_id)?;
        is_course(&text).then_some(())?;
    }
    match read_source(&Source::File(path.to_path_buf()), &Job::default()) {
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
