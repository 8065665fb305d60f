//! The open course: its lessons replace the shipped ones in the list.

use std::path::Path;
use std::sync::Arc;

use super::super::open_course::OpenCourse;
use super::super::source::Source;
use super::{LessonEntry, LessonList};
use language::Words;
use scenario::{Course, CourseChapter, CourseTask, chapters};

impl LessonList {
    /// Lists the lessons of a course instead of the shipped ones; the user's own stay.
    pub(crate) fn open_course(&mut self, open: OpenCourse) {
        let mut entries = Vec::new();
        self.tasks.clear();
        self.faults = open.faults.iter().cloned().collect();
        for (number, chapter) in open.course.chapters.iter().enumerate() {
            for (at, task) in chapter.lessons.iter().enumerate() {
                let Some(source) = open.source(task) else {
                    continue;
                };
                self.tasks.entry(source.name()).or_insert((number, at));
                let of_file = open.titles.get(&task.lesson).cloned();
                let title = match &source {
                    Source::Shipped(id) => super::title_of(id),
                    _ => of_file,
                };
                entries.push(LessonEntry {
                    source,
                    title: title.unwrap_or_else(|| Words::same(&task.lesson)),
                    chapter: Some(number),
                });
            }
        }
        self.course = Some(open);
        self.list_with_own(entries);
    }

    /// Lists the shipped lessons again.
    pub(crate) fn leave_course(&mut self) {
        self.course = None;
        self.tasks.clear();
        self.faults.clear();
        self.list_with_own(super::shipped_entries());
    }

    fn list_with_own(&mut self, mut entries: Vec<LessonEntry>) {
        let listed = entries.len();
        let own = std::mem::take(&mut self.entries).into_iter().filter(|old| old.chapter.is_none());
        for old in own.chain(std::mem::take(&mut self.covered)) {
            if entries[..listed].iter().any(|entry| entry.source == old.source) {
                self.covered.push(old);
            } else {
                entries.push(old);
            }
        }
        self.entries = entries;
    }

    pub(crate) fn course(&self) -> Option<&Course> {
        self.course.as_ref().map(|open| &open.course)
    }

    pub(crate) fn open_one(&self) -> Option<&OpenCourse> {
        self.course.as_ref()
    }

    /// Takes over the text of a lesson in a file that was read or written.
    pub(crate) fn lesson_read(&mut self, path: &Path, text: &Arc<str>) {
        if let Some(open) = &mut self.course {
            open.lesson_read(path, text);
        }
    }

    pub(crate) fn task(&self, source: &Source) -> Option<&CourseTask> {
        let open = self.course.as_ref()?;
        if matches!(source, Source::Made { .. }) {
            return None;
        }
        let &(chapter, at) = self.tasks.get(&source.name())?;
        open.course.chapters.get(chapter)?.lessons.get(at)
    }

    /// Why a lesson of the open course cannot be opened; `None` if no fault is known.
    pub(crate) fn fault(&self, source: &Source) -> Option<&Words> {
        if self.faults.is_empty() {
            return None;
        }
        self.faults.get(&self.task(source)?.lesson)
    }

    /// Clears the fault of a lesson that has been opened after all.
    pub(super) fn clear_fault(&mut self, source: &Source) {
        if let Some(task) = self.task(source) {
            let name = task.lesson.clone();
            self.faults.remove(&name);
        }
    }

    /// The title of a chapter of the list, by its index.
    pub(crate) fn chapter_title(&self, number: usize) -> Option<Words> {
        match &self.course {
            Some(open) => open.course.chapters.get(number).map(|part| part.title.clone()),
            None => chapters().get(number).map(CourseChapter::words),
        }
    }
}
