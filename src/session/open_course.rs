//! A course that is open, as data.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::source::Source;
use crate::language::Words;
use crate::scenario::{Course, CourseTask, shipped};

/// A course that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCourse {
    /// Its file.
    pub path: PathBuf,
    /// The course.
    pub course: Course,
    /// The titles of its lessons that are files, by their names in the course.
    pub titles: Vec<(String, Words)>,
    /// What is wrong with those that cannot be opened, by their names in the course: one sentence, with
    /// the place in the course.
    #[serde(default)]
    pub faults: Vec<(String, Words)>,
}

impl OpenCourse {
    /// Where a lesson of the course comes from.
    pub(super) fn source(&self, task: &CourseTask) -> Option<Source> {
        if task.is_file() {
            let folder = self.path.parent().unwrap_or(Path::new(""));
            return Some(Source::File(folder.join(&task.lesson)));
        }
        let lesson = shipped().iter().find(|lesson| lesson.id == task.lesson)?;
        Some(Source::Shipped(lesson.id))
    }
}
