//! Making a course: its chapters and lessons are put in order.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::history::{History, Travel};
use super::kept::SavedCourse;
use super::open_course::OpenCourse;
use super::source::Source;
use language::{Language, Words};
use scenario::{
    AskedWeights, Course, CourseDraft, CourseEdit, CoursePlace, CourseTask, StudyMode,
    course_to_text, load_course,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseCommand {
    /// Goes on with the course that is being made, or begins one; lessons beside its file are
    /// looked for in this folder.
    Begin(PathBuf),
    /// Begins a new one in place of it; undo brings that back.
    New,
    Change,
    /// Selects a chapter or a lesson.
    Select(CoursePlace),
    /// Selects the one so many rows further down.
    Go(isize),
    /// Moves the selected one up or down.
    Shift(isize),
    Remove,
    Title(Language, String),
    /// The title of the selected chapter.
    Chapter(Language, String),
    /// Adds a chapter behind the selected one.
    AddChapter,
    /// Adds a lesson behind the selected one.
    Add(Source),
    /// How students work with the selected lesson.
    Work(StudyMode),
    /// What the selected lesson counts for.
    Marks(u32),
    /// What is asked, and what it weighs.
    Asks(AskedWeights),
    /// With how many marks the course is passed.
    Pass(u32),
    Travel(Travel),
    /// Writes the file, and opens the course.
    Save(PathBuf),
}

/// What is typed letter by letter, so that it is undone at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CourseTyping {
    Title(Language),
    Chapter(usize, Language),
    Marks(CoursePlace),
    Asks,
    Pass,
}

/// The course that is being made.
#[derive(Debug)]
pub struct CourseDesk {
    draft: CourseDraft,
    course: Course,
    /// The file that it comes from.
    file: Option<PathBuf>,
    /// Where its lessons that are files are looked for.
    folder: PathBuf,
    place: CoursePlace,
    history: History<(CourseDraft, CoursePlace)>,
    typing: Option<CourseTyping>,
    /// The text as it was read or written last.
    saved: String,
    /// The lessons that can be added, with their titles.
    offered: Arc<[(Source, Words)]>,
}

impl CourseDesk {
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The selected chapter or lesson.
    pub fn place(&self) -> CoursePlace {
        self.place
    }

    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The lessons that can be added, with their titles: the user's own that are saved, then those
    /// that ship.
    pub fn offered(&self) -> &[(Source, Words)] {
        &self.offered
    }

    /// Whether something is not written to the file.
    pub fn is_changed(&self) -> bool {
        self.draft.text() != self.saved
    }

    /// Whether undo and redo have something to do.
    pub fn can_travel(&self) -> (bool, bool) {
        self.history.can_travel()
    }

    /// What is wrong with the course as it is; `None` if it can be used.
    pub fn fault(&self) -> Option<Words> {
        load_course(&self.name(), self.draft.text()).err().map(|error| error.what)
    }

    /// The title of a lesson of the course, or its name if it is not known.
    pub fn title_of(&self, task: &CourseTask) -> Words {
        let is_it = |source: &Source| match source {
            Source::Shipped(id) => *id == task.lesson,
            Source::File(path) => *path == self.folder.join(&task.lesson),
            Source::Made { .. } | Source::Text { .. } => false,
        };
        let found = self.offered.iter().find(|(source, _)| is_it(source));
        found.map_or_else(|| Words::same(&task.lesson), |(_, title)| title.clone())
    }

    pub fn has(&self, source: &Source) -> bool {
        let name = name_in(source, &self.folder);
        let mut tasks = self.course.tasks();
        name.is_some_and(|name| tasks.any(|task| task.lesson == name))
    }

    /// The folder in which its lessons are looked for.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    fn name(&self) -> String {
        let file = self.file.as_ref().map(|file| file.display().to_string());
        file.unwrap_or_else(|| "course.ron".to_owned())
    }

    pub(super) fn new(draft: CourseDraft, file: Option<PathBuf>, folder: PathBuf) -> Self {
        let mut desk = Self {
            course: Course::empty(),
            saved: draft.text().to_owned(),
            draft,
            file,
            folder,
            place: CoursePlace::default(),
            history: History::default(),
            typing: None,
            offered: Arc::from([]),
        };
        desk.follow();
        desk
    }

    /// The open course to be changed: in its file, or as a new one if it is in a pack or is a folder.
    pub(super) fn of(open: &OpenCourse) -> Self {
        let is_packed = Source::File(open.path.clone()).is_packed();
        let file = Some(open.path.clone()).filter(|_| !open.text.is_empty() && !is_packed);
        let text = if open.text.is_empty() {
            course_to_text(&open.course).unwrap_or_default()
        } else {
            open.text.clone()
        };
        Self::new(CourseDraft::of(&text), file, open.folder.clone())
    }

    /// Lets undo bring back the course that was made before.
    pub(super) fn follows(&mut self, before: &Self) {
        self.history.leave((before.names_for(&self.folder), before.place));
    }

    pub(super) fn offer(&mut self, lessons: Arc<[(Source, Words)]>) {
        self.offered = lessons;
    }

    /// Takes over that this text is now in this file; it may have been changed since.
    pub(super) fn written(&mut self, file: PathBuf, text: String) {
        let folder = file.parent().unwrap_or(Path::new("")).to_path_buf();
        if folder != self.folder {
            self.draft = self.names_for(&folder);
            self.history = History::default(); // Its names are of the other folder.
        }
        (self.file, self.folder, self.saved) = (Some(file), folder, text);
        self.follow();
    }

    /// What is to be kept for the next start; `None` if all of it is in the file.
    pub(super) fn kept(&self) -> Option<SavedCourse> {
        let (file, folder) = (self.file.clone(), self.folder.clone());
        let text = self.draft.text().to_owned();
        self.is_changed().then_some(SavedCourse { text, file, folder })
    }

    pub(super) fn recall(kept: SavedCourse) -> Self {
        let mut desk = Self::new(CourseDraft::of(&kept.text), kept.file, kept.folder);
        desk.saved.clear();
        desk
    }

    /// Reads the text again: the selected place may be gone.
    fn follow(&mut self) {
        if let Ok(course) = self.draft.course(&self.name()) {
            self.course = course;
        }
        let places: Vec<_> = self.course.places().collect();
        if !places.contains(&self.place) {
            let before = places.into_iter().rfind(|place| *place < self.place);
            self.place = before.unwrap_or_default();
        }
    }

    /// Carries out a change, and selects `then`.
    fn change(
        &mut self,
        edit: CourseEdit,
        then: CoursePlace,
        typing: Option<CourseTyping>,
    ) -> bool {
        let before = (self.draft.clone(), self.place);
        let mut changed = self.draft.clone();
        if !changed.edit(edit) || changed == self.draft {
            return false;
        }
        if typing.is_none() || self.typing != typing {
            self.history.leave(before);
        }
        self.typing = typing;
        self.draft = changed;
        self.place = then;
        self.follow();
        true
    }

    fn go(&mut self, by: isize) {
        let places: Vec<_> = self.course.places().collect();
        let at = places.iter().position(|place| *place == self.place).unwrap_or(0);
        let last = places.len().saturating_sub(1);
        let next = at.saturating_add_signed(by).min(last);
        self.place = places.get(next).copied().unwrap_or_default();
    }

    /// Moves the selected one a row up or down; a lesson leaves its chapter at the ends.
    fn shift(&mut self, by: isize) {
        let CoursePlace { chapter, lesson } = self.place;
        let count =
            |chapter: usize| self.course.chapters.get(chapter).map(|part| part.lessons.len());
        let to = match lesson {
            None => chapter.checked_add_signed(by).map(|chapter| CoursePlace { chapter, lesson }),
            Some(at) => match at.checked_add_signed(by) {
                Some(next) if count(chapter).is_some_and(|count| next < count) => {
                    Some(CoursePlace { chapter, lesson: Some(next) })
                }
                Some(_) => Some(CoursePlace { chapter: chapter + 1, lesson: Some(0) }),
                None => chapter.checked_sub(1).and_then(|chapter| {
                    Some(CoursePlace { chapter, lesson: Some(count(chapter)?) })
                }),
            },
        };
        if let Some(to) = to.filter(|to| to.chapter < self.course.chapters.len()) {
            self.change(CourseEdit::Move(self.place, to), to, None);
        }
    }

    /// The names of lessons that are files, as they are for a course in this folder.
    pub(super) fn names_for(&self, folder: &Path) -> CourseDraft {
        let mut draft = self.draft.clone();
        for place in self.course.places() {
            let Some((task, at)) = self.course.task(place).zip(place.lesson) else {
                continue;
            };
            let file = Source::File(self.folder.join(&task.lesson));
            let name = name_in(&file, folder).filter(|name| task.is_file() && *name != task.lesson);
            if let Some(name) = name {
                draft.edit(CourseEdit::Name(place.chapter, at, name));
            }
        }
        draft
    }

    /// Carries out a command about the course itself.
    pub(super) fn update(&mut self, command: CourseCommand) {
        let place = self.place;
        let CoursePlace { chapter, lesson } = place;
        match command {
            CourseCommand::Select(place) => {
                self.place = place;
                self.follow();
            }
            CourseCommand::Go(by) => self.go(by),
            CourseCommand::Shift(by) => self.shift(by),
            CourseCommand::Remove => {
                self.change(CourseEdit::Remove(place), place, None);
            }
            CourseCommand::Title(language, title) => {
                let typing = Some(CourseTyping::Title(language));
                self.change(CourseEdit::Title(language, title), place, typing);
            }
            CourseCommand::Chapter(language, title) => {
                let typing = Some(CourseTyping::Chapter(chapter, language));
                self.change(CourseEdit::Chapter(chapter, language, title), place, typing);
            }
            CourseCommand::AddChapter => {
                let at = (chapter + 1).min(self.course.chapters.len());
                let number = self.course.chapters.len() + 1;
                let title = Words::of(|texts| texts.course_desk_chapter(number));
                let then = CoursePlace { chapter: at, lesson: None };
                self.change(CourseEdit::AddChapter(at, title), then, None);
            }
            CourseCommand::Add(source) => {
                let known = name_in(&source, &self.folder);
                let Some(name) = known.filter(|_| !self.has(&source)) else {
                    return;
                };
                let count = self.course.part(place).map_or(0, |part| part.lessons.len());
                let at = lesson.map_or(count, |at| at + 1);
                let then = CoursePlace { chapter, lesson: Some(at) };
                self.change(CourseEdit::Add(chapter, at, name), then, None);
            }
            CourseCommand::Work(work) => {
                if let Some(at) = lesson {
                    self.change(CourseEdit::Work(chapter, at, work), place, None);
                }
            }
            CourseCommand::Marks(marks) => {
                if let Some(at) = lesson {
                    let typing = Some(CourseTyping::Marks(place));
                    self.change(CourseEdit::Marks(chapter, at, marks), place, typing);
                }
            }
            CourseCommand::Asks(asking) => {
                if asking.asks_anything() {
                    self.change(CourseEdit::Asks(asking), place, Some(CourseTyping::Asks));
                }
            }
            CourseCommand::Pass(pass) => {
                self.change(CourseEdit::Pass(pass), place, Some(CourseTyping::Pass));
            }
            CourseCommand::Travel(travel) => {
                let here = (self.draft.clone(), self.place);
                if let Some((draft, place)) = self.history.travel(travel, here) {
                    (self.draft, self.place, self.typing) = (draft, place, None);
                    self.follow();
                }
            }
            // The session does these.
            CourseCommand::Begin(_)
            | CourseCommand::New
            | CourseCommand::Change
            | CourseCommand::Save(_) => {}
        }
    }
}

/// The name of a lesson in a course in this folder; `None` for what is not a file.
fn name_in(source: &Source, folder: &Path) -> Option<String> {
    match source {
        Source::Shipped(id) => Some((*id).to_owned()),
        Source::File(path) => {
            let inside = path.strip_prefix(folder).unwrap_or(path);
            Some(inside.to_string_lossy().replace('\\', "/"))
        }
        Source::Made { .. } | Source::Text { .. } => None,
    }
}
