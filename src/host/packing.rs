//! Packs of lessons.

use std::collections::HashSet;
use std::path::{Component, Path};

use super::files;
use super::reading::lesson_title;
use formats::pack::{packed, tidy};
use language::{Texts, Words};
use scenario::{Course, CoursePart, CourseTask, course_to_text, is_course, to_text};
use session::{OpenCourse, Source, utf8};

/// Makes a pack of a course: its file as it is written, and the lessons that are files.
///
/// # Errors
/// Why a lesson cannot be packed: all of them must be readable, and inside the course's folder.
pub fn pack_course(open: &OpenCourse) -> Result<Vec<u8>, Words> {
    if let Some((_, fault)) = open.faults.first() {
        return Err(fault.clone());
    }
    let mut inner = Vec::new();
    if open.is_of_link() {
        inner.push(("course.ron".to_owned(), course_to_text(&open.course)?.into_bytes()));
    } else if !open.text.is_empty() {
        let name = open.path.file_name().unwrap_or_default().display().to_string();
        inner.push((name, open.text.clone().into_bytes()));
    }
    let tasks = open.course.chapters.iter().flat_map(|part| &part.lessons);
    for task in tasks.filter(|task| task.is_file()) {
        let is_inside =
            |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
        let name = &task.lesson;
        if !Path::new(name).components().all(is_inside) {
            let words = Words::of(|texts| texts.pack_outside(name));
            return Err(words.at(open.path.display()));
        }
        if let Some(text) = open.texts.get(name).filter(|_| open.is_of_link()) {
            inner.push((tidy(name), text.as_bytes().to_vec()));
            continue;
        }
        let place = open.places.get(name).cloned().unwrap_or_else(|| open.folder.join(name));
        inner.push((tidy(name), files::read(&place)?));
    }
    packed(&inner)
}

/// Makes a pack of lessons. A course of this title keeps their order, and names those that ship;
/// a single lesson needs none.
pub fn pack_lessons(title: &Words, sources: &[Source]) -> Result<Vec<u8>, Words> {
    let (mut inner, mut tasks, mut taken) = (Vec::new(), Vec::new(), HashSet::new());
    for source in sources {
        let lesson = match source {
            Source::Shipped(id) => (*id).to_owned(),
            other => {
                let (name, bytes) = file_of(other)?;
                let name = free_name(&name, &mut taken);
                inner.push((name.clone(), bytes));
                name
            }
        };
        tasks.push(CourseTask::watch(lesson));
    }
    if inner.len() != 1 || tasks.len() != 1 {
        let part = CoursePart { title: title.clone(), lessons: tasks };
        let course = Course { title: title.clone(), chapters: vec![part], ..Course::empty() };
        let text = course_to_text(&course)?;
        inner.insert(0, (free_name("course.ron", &mut taken), text.into_bytes()));
    }
    packed(&inner)
}

/// The name and the contents of the file of a lesson.
fn file_of(source: &Source) -> Result<(String, Vec<u8>), Words> {
    let (name, bytes) = match source {
        Source::File(path) => {
            let bytes = files::read(path)?;
            (path.file_name().unwrap_or_default().display().to_string(), bytes)
        }
        Source::Made { lesson, .. } => {
            (format!("{}.ron", lesson.id), to_text(lesson)?.into_bytes())
        }
        Source::Text { name, bytes } => (name.clone(), bytes.clone()),
        Source::Shipped(id) => return Err(Words::of(Texts::pack_no_such).at(id)),
    };
    let place = source.name();
    if is_course(utf8(&place, &bytes)?) {
        return Err(Words::of(Texts::host_course_for_lesson).at(place));
    }
    lesson_title(Path::new(&place), &bytes)?;
    Ok((tidy(&name), bytes))
}

/// A name that none of the others has: `a.ron`, `a-2.ron`.
fn free_name(name: &str, taken: &mut HashSet<String>) -> String {
    let stem = name.strip_suffix(".ron").unwrap_or(name);
    let others = (2..).map(|number| format!("{stem}-{number}.ron"));
    let mut names = std::iter::once(format!("{stem}.ron")).chain(others);
    let free = names.find(|name| !taken.contains(name)).unwrap_or_default();
    taken.insert(free.clone());
    free
}
