//! An open course, as data.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::source::Source;
use language::Words;
use scenario::{Course, CourseTask, course_to_text, load_course, read_lesson, shipped};

/// What the names of lessons begin with that came with a link; no file and no shipped lesson has
/// such a name.
const OF_LINK: &str = "link:";

/// An open course. Only its path is remembered, and the file is read again; one that came with a
/// link has none, and is remembered whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCourse {
    /// Empty if it came with a link.
    pub path: PathBuf,
    #[serde(skip, default = "Course::empty")]
    pub course: Course,
    /// The text of its file; empty if it has none: it is a folder or a pack without one, or came
    /// with a link.
    #[serde(skip)]
    pub text: String,
    /// Where its lessons are: a folder, or a pack.
    #[serde(skip)]
    pub folder: PathBuf,
    /// The paths of lessons that are files, by their names in the course.
    #[serde(skip)]
    pub places: HashMap<String, PathBuf>,
    /// Their titles, by the same names.
    #[serde(skip)]
    pub titles: HashMap<String, Words>,
    /// Their texts, by the same names, as far as they are small enough for a link.
    #[serde(skip)]
    pub texts: BTreeMap<String, Arc<str>>,
    /// Why lessons cannot be opened, by the same names: one sentence, with the place in the course.
    #[serde(skip)]
    pub faults: Vec<(String, Words)>,
}

impl OpenCourse {
    /// The most bytes of the text of a lesson in a file that may be small enough for a link.
    pub const MOST_OF_A_LESSON: usize = 64 * 1024;

    /// Whether it came with a link, and has no file.
    pub fn is_of_link(&self) -> bool {
        self.path.as_os_str().is_empty()
    }

    /// Reads the course of a link.
    ///
    /// # Errors
    /// One sentence: the course or a lesson of it is faulty, or not there.
    pub(super) fn of_link(text: &str) -> Result<Self, Words> {
        Self::of_text("link.ron", text)
    }

    /// Reads a course that has no file, with the texts of its lessons that are files.
    ///
    /// # Errors
    /// One sentence: the course or a lesson of it is faulty, or not there.
    pub fn of_text(name: &str, text: &str) -> Result<Self, Words> {
        let mut parts = text.split('\0');
        let course = load_course(name, parts.next().unwrap_or_default());
        let course = course?;
        let mut given = HashMap::new();
        while let Some((name, text)) = parts.next().zip(parts.next()) {
            given.insert(name, text);
        }
        let (mut titles, mut texts) = (HashMap::new(), BTreeMap::new());
        let tasks = course.tasks();
        for CourseTask { lesson: name, .. } in tasks.filter(|task| task.is_file()) {
            let text = *given
                .get(name.as_str())
                .ok_or_else(|| Words::of(|texts| texts.link_course_without(name)))?;
            let lesson = read_lesson(name, text)?;
            titles.insert(name.clone(), lesson.title);
            texts.insert(name.clone(), text.into());
        }
        Ok(Self::without_file(course, titles, texts))
    }

    /// A course that has no file, with the titles and the texts of its lessons that would be files.
    pub fn without_file(
        course: Course,
        titles: HashMap<String, Words>,
        texts: BTreeMap<String, Arc<str>>,
    ) -> Self {
        Self {
            path: PathBuf::new(),
            course,
            text: String::new(),
            folder: PathBuf::new(),
            places: HashMap::new(),
            titles,
            texts,
            faults: Vec::new(),
        }
    }

    /// The course as a link has it, with the texts of its lessons that are files.
    ///
    /// # Errors
    /// One sentence, if such a lesson cannot be read, or is too large.
    pub(super) fn link_text(&self) -> Result<String, Words> {
        if let Some((_, fault)) = self.faults.first() {
            return Err(fault.clone());
        }
        let mut text = course_to_text(&self.course.of_pupils())?;
        let tasks = self.course.tasks();
        for CourseTask { lesson: name, .. } in tasks.filter(|task| task.is_file()) {
            let lesson = self.texts.get(name);
            let lesson = lesson.ok_or_else(|| Words::of(|texts| texts.link_course_file(name)))?;
            for part in [name, &**lesson] {
                text.push('\0');
                text.push_str(part);
            }
        }
        Ok(text)
    }

    /// Takes over the text of a lesson, if it is one in a file of the course: it was read or written
    /// since the course was opened.
    pub(super) fn lesson_read(&mut self, path: &Path, text: &Arc<str>) {
        if let Some((name, _)) = self.places.iter().find(|(_, place)| *place == path) {
            if text.len() <= Self::MOST_OF_A_LESSON {
                self.texts.insert(name.clone(), Arc::clone(text));
            } else {
                self.texts.remove(name);
            }
        }
    }

    /// Whether both are the same course with the same lessons, wherever they are from.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        (self.course.of_pupils(), &self.texts) == (other.course.of_pupils(), &other.texts)
    }

    /// The lessons in order, with their sources.
    pub(super) fn tasks(&self) -> impl Iterator<Item = (&CourseTask, Source)> {
        let tasks = self.course.tasks();
        tasks.filter_map(|task| Some((task, self.source(task)?)))
    }

    pub(super) fn source(&self, task: &CourseTask) -> Option<Source> {
        let name = &task.lesson;
        if !task.is_file() {
            let lesson = shipped().iter().find(|lesson| lesson.id == *name)?;
            return Some(Source::Shipped(lesson.id));
        }
        if self.is_of_link() {
            let bytes = self.texts.get(name)?.as_bytes().to_vec();
            let name = format!("{OF_LINK}{}/{name}", self.course.title.ja);
            return Some(Source::Text { name, bytes });
        }
        let place = self.places.get(name).cloned();
        Some(Source::File(place.unwrap_or_else(|| self.folder.join(name))))
    }
}

/// Whether a text is a lesson of a course that came with a link, by its name.
pub(super) fn is_name_of_link(name: &str) -> bool {
    name.starts_with(OF_LINK)
}
