//! An open course, as data.

use std::collections::HashMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::source::Source;
use language::Words;
use scenario::{Course, CourseTask, shipped};

/// An open course. Only its path is remembered; the file is read again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCourse {
    pub path: PathBuf,
    #[serde(skip, default = "Course::empty")]
    pub course: Course,
    /// The text of its file; empty if it is a folder or a pack without one.
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
    /// Why lessons cannot be opened, by the same names: one sentence, with the place in the course.
    #[serde(skip)]
    pub faults: Vec<(String, Words)>,
}

impl OpenCourse {
    /// The source of a lesson of the course.
    pub(super) fn source(&self, task: &CourseTask) -> Option<Source> {
        if task.is_file() {
            let place = self.places.get(&task.lesson).cloned();
            return Some(Source::File(place.unwrap_or_else(|| self.folder.join(&task.lesson))));
        }
        let lesson = shipped().iter().find(|lesson| lesson.id == task.lesson)?;
        Some(Source::Shipped(lesson.id))
    }
}
