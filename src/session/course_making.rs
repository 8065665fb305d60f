//! The course that is being made: begun, taken from a file, and written to one.

use std::path::{Path, PathBuf};

use super::course_desk::{CourseCommand, CourseDesk};
use super::effect::{Effect, SaveError, SavedFile};
use super::lesson_list::LessonCommand;
use super::source::{FilePrint, Source};
use super::state::Session;
use language::{Say as _, Texts, Words};
use scenario::{CourseDraft, load_course, parse, shipped};

impl Session {
    /// The course that is being made.
    pub fn course_desk(&self) -> Option<&CourseDesk> {
        self.course_desk.as_ref()
    }

    pub(super) fn make_course(&mut self, command: CourseCommand) {
        match command {
            CourseCommand::Begin(_) if self.course_desk.is_some() => self.offer_lessons(),
            CourseCommand::Begin(folder) => {
                self.put_on_desk(CourseDesk::new(new_course(), None, folder));
            }
            CourseCommand::New => {
                let folder = self.course_desk.as_ref().map(CourseDesk::folder);
                let folder = folder.unwrap_or(Path::new("")).to_path_buf();
                self.put_on_desk(CourseDesk::new(new_course(), None, folder));
            }
            CourseCommand::Change => {
                let Some(open) = self.lessons.open_one() else { return };
                self.saving.opened(open.path.clone(), FilePrint::of(open.text.as_bytes()));
                let desk = CourseDesk::of(open);
                let is_it = |before: &CourseDesk| {
                    before.is_changed() && before.file().is_some() && before.file() == desk.file()
                };
                if self.course_desk.as_ref().is_some_and(is_it) {
                    self.offer_lessons(); // Its changes are not written yet.
                } else {
                    self.put_on_desk(desk);
                }
            }
            CourseCommand::Save(path) => self.save_course(path),
            command => {
                if let Some(desk) = &mut self.course_desk {
                    desk.update(command);
                }
            }
        }
    }

    /// Makes another course; undo brings back the one before, if it was not written.
    fn put_on_desk(&mut self, mut desk: CourseDesk) {
        if let Some(before) = self.course_desk.take().filter(CourseDesk::is_changed) {
            desk.follows(&before);
        }
        self.course_desk = Some(desk);
        self.offer_lessons();
    }

    /// Lists the lessons that can be added to the course.
    fn offer_lessons(&mut self) {
        let own = self.lessons.entries().iter();
        let own = own.filter(|entry| matches!(entry.source, Source::File(_)));
        let own = own.filter(|entry| !entry.source.is_packed());
        let own = own.map(|entry| (entry.source.clone(), entry.title.clone()));
        let ships = shipped().iter().filter_map(|lesson| {
            Some((Source::Shipped(lesson.id), parse(lesson.text()).ok()?.title))
        });
        let offered = own.chain(ships).collect();
        if let Some(desk) = &mut self.course_desk {
            desk.offer(offered);
        }
    }

    fn save_course(&mut self, path: PathBuf) {
        let Some(desk) = &self.course_desk else { return };
        let path = match path.extension() {
            Some(ending) if ending == "ron" => path,
            _ => path.with_added_extension("ron"),
        };
        let text = desk.names_for(path.parent().unwrap_or(Path::new(""))).text().to_owned();
        if let Err(error) = load_course(&path.display().to_string(), &text) {
            return self.messages.error(error.words());
        }
        let is_its_own = desk.file() == Some(&path);
        let replace = self.saving.replace(&path, is_its_own);
        self.effects.push(Effect::SaveCourse(path, text, replace));
    }

    /// Takes over a written course, and opens it.
    pub(super) fn course_saved(
        &mut self,
        (path, text): (PathBuf, String),
        result: Result<SavedFile, SaveError>,
    ) {
        if !self.saving.saved(&path, result, &mut self.messages) {
            return;
        }
        if let Some(desk) = &mut self.course_desk {
            desk.written(path.clone(), text);
        }
        let open = LessonCommand::Open(Source::File(path));
        self.effects.extend(self.lessons.update(open, None));
    }
}

/// A course with a chapter and no lessons.
fn new_course() -> CourseDraft {
    let title = Words::of(Texts::course_desk_title);
    CourseDraft::new(&title, &Words::of(|texts| texts.course_desk_chapter(1_usize)))
}
