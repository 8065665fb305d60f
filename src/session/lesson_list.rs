//! The list of lessons, and the one being opened.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::effect::{Effect, Reply};
use super::job::Job;
use super::kept::{SavedPage, SavedSource, Unsaved, UnsavedWork};
use super::open_course::OpenCourse;
use super::source::Source;
use language::Words;
use scenario::{
    Course, CourseChapter, CourseTask, Lesson, MAX_NODES, chapter_of, chapters, parse, shipped,
};

/// How many files are remembered: as many as a menu shows without scrolling.
pub(super) const RECENT: usize = 12;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    Open(Source),
    Next,
    Previous,
    Cancel,
    /// Asks the system for a file to open.
    ChooseFile,
    /// Changes the title of a lesson of the user's own.
    Rename(Source, Words),
    /// Removes a lesson of the user's own; a file is deleted.
    Delete(Source),
    /// Lists the shipped lessons again instead of those of a course.
    LeaveCourse,
}

#[derive(Clone, Debug)]
pub struct LessonEntry {
    pub source: Source,
    pub title: Words,
    /// The index of its chapter in the course; `None` for the user's own lessons.
    pub chapter: Option<usize>,
}

impl LessonEntry {
    /// Whether the user can rename and delete it: it was made here, or is a file.
    pub fn is_own(&self) -> bool {
        let is_own = matches!(self.source, Source::Made { .. } | Source::File(_));
        is_own && self.chapter.is_none() && !self.source.is_packed()
    }
}

/// A lesson being opened.
#[derive(Debug)]
pub(super) struct PendingLesson {
    pub source: Source,
    pub job: Job,
    /// Whether the board editor closes for it.
    pub closes_editor: bool,
    /// The path to the node to select: the tree was grown further.
    pub reselect: Option<Vec<String>>,
    /// Whether to show its run at the end, like that of its predecessor.
    pub at_end: bool,
    /// Whether it is reached by undo or redo of a growth.
    pub travels: bool,
    pub resumes: Option<Resume>,
}

#[derive(Debug)]
pub(super) struct LessonList {
    entries: Vec<LessonEntry>,
    pending: Option<PendingLesson>,
    /// The names of completed lessons.
    seen: BTreeSet<String>,
    /// Recently used files, latest first.
    recent: Vec<PathBuf>,
    /// The course whose lessons are listed instead of the shipped ones.
    course: Option<OpenCourse>,
    /// The tasks of the course by the names of their sources: chapter and index in it.
    tasks: HashMap<String, (usize, usize)>,
    /// The user's own lessons that the course lists, too, as they are listed without it.
    covered: Vec<LessonEntry>,
    /// Why lessons of the course cannot be opened, by their names in the course.
    faults: HashMap<String, Words>,
    /// The most nodes that a tree may have.
    cap: usize,
    /// The names of the files of unsaved lessons, by the names of the lessons, unless they derive
    /// from these.
    files: BTreeMap<String, String>,
    /// The prefix of further such names.
    start: String,
    /// The user's own lessons in the order of the last session.
    order: Vec<SavedSource>,
    /// Whether those that are files have been listed.
    has_files: bool,
}

/// The shipped lessons, in the order of the course.
fn shipped_entries() -> Vec<LessonEntry> {
    let entries = shipped().iter().filter_map(|shipped| {
        Some(LessonEntry {
            source: Source::Shipped(shipped.id),
            title: title_of(shipped.id)?,
            chapter: chapter_of(shipped.id),
        })
    });
    entries.collect()
}

fn title_of(id: &str) -> Option<Words> {
    let lesson = shipped().iter().find(|lesson| lesson.id == id)?;
    Some(parse(lesson.text()).ok()?.title)
}

impl Default for LessonList {
    /// A list of the shipped lessons, in the order of the course.
    fn default() -> Self {
        Self {
            entries: shipped_entries(),
            course: None,
            tasks: HashMap::new(),
            covered: Vec::new(),
            faults: HashMap::new(),
            pending: None,
            seen: BTreeSet::new(),
            recent: Vec::new(),
            cap: MAX_NODES,
            files: BTreeMap::new(),
            start: String::new(),
            order: Vec::new(),
            has_files: false,
        }
    }
}

impl LessonList {
    /// Carries out a command; `open` is the open lesson.
    pub(super) fn update(
        &mut self,
        command: LessonCommand,
        open: Option<&Source>,
    ) -> Option<Effect> {
        match command {
            LessonCommand::Open(source) => self.start_opening(source),
            LessonCommand::Next => self.open_neighbour(1, open),
            LessonCommand::Previous => self.open_neighbour(-1, open),
            LessonCommand::Cancel => {
                if let Some(pending) = &self.pending {
                    pending.job.stop();
                }
                // A game that has only been read in part is not shown: drop the request.
                self.pending
                    .take_if(|pending| pending.source.is_pasted() || pending.source.is_for_board());
                None
            }
            LessonCommand::ChooseFile => Some(Effect::ChooseFile(Reply::FileChosen)),
            LessonCommand::Rename(source, title) => self.rename(source, title),
            LessonCommand::Delete(source) => self.delete(source),
            LessonCommand::LeaveCourse => {
                self.leave_course();
                None
            }
        }
    }

    /// Sets the most nodes that a tree may have.
    pub(super) fn set_cap(&mut self, cap: usize) {
        self.cap = cap;
    }

    fn start_opening(&mut self, source: Source) -> Option<Effect> {
        let is_it = |now: &PendingLesson| now.source == source && !now.job.is_stopped();
        if self.pending.as_ref().is_some_and(is_it) {
            return None; // It is already being opened.
        }
        let job = Job::of_at_most(self.cap);
        let pending = PendingLesson {
            source: source.clone(),
            job: job.clone(),
            closes_editor: true,
            reselect: None,
            at_end: false,
            travels: false,
            resumes: None,
        };
        if let Some(before) = self.pending.replace(pending) {
            before.job.stop(); // Only the newest request counts.
        }
        Some(Effect::Open(source, job))
    }

    pub(super) fn open_made(&mut self, mut lesson: Lesson) -> Option<Effect> {
        self.tell_apart(&mut lesson);
        self.start_opening(Source::Made { name: lesson.id.clone(), lesson: Arc::new(lesson) })
    }

    /// Numbers the title of a lesson if another one on the list has the same.
    fn tell_apart(&self, lesson: &mut Lesson) {
        let others = self.entries.iter().filter(|entry| match &entry.source {
            Source::Made { name, .. } => *name != lesson.id,
            Source::Shipped(_) | Source::File(_) | Source::Text { .. } => true,
        });
        let titles: Vec<_> = others.map(|entry| &entry.title).collect();
        let is_taken = |title: &Words| {
            let mut titles = titles.iter();
            titles.any(|other| other.ja == title.ja || other.en == title.en)
        };
        let plain = lesson.title.clone();
        let mut number = 2;
        while is_taken(&lesson.title) {
            lesson.title = Words::in_each(|language| format!("{} {number}", plain.get(language)));
            number += 1;
        }
    }

    /// Opens the first lesson without a known fault, except the one that failed to open. The board
    /// editor stays if it is shown.
    pub(super) fn open_first(&mut self, but_not: &Source, closes_editor: bool) -> Option<Effect> {
        let mut sources = self.entries.iter().map(|entry| &entry.source);
        let first = sources.find(|source| self.fault(source).is_none());
        let first = first.filter(|first| *first != but_not)?.clone();
        let effect = self.start_opening(first);
        if let Some(pending) = &mut self.pending {
            pending.closes_editor = closes_editor;
        }
        effect
    }

    /// The lesson after one on the list.
    pub(super) fn after(&self, source: Option<&Source>) -> Option<&LessonEntry> {
        let at = self.entries.iter().position(|entry| Some(&entry.source) == source)?;
        self.entries.get(at + 1)
    }

    fn open_neighbour(&mut self, by: isize, open: Option<&Source>) -> Option<Effect> {
        // Count from the lesson being opened: pressing twice moves two lessons on.
        let now = self.pending.as_ref().map(|pending| &pending.source);
        let now = now.or(open);
        let at = self.entries.iter().position(|entry| Some(&entry.source) == now).unwrap_or(0);
        let next = self.entries.get(at.checked_add_signed(by)?)?;
        self.start_opening(next.source.clone())
    }

    /// Takes the lesson being opened with this job; `None` if another has been requested meanwhile.
    pub(super) fn take_pending(&mut self, job: &Job) -> Option<PendingLesson> {
        self.pending.take_if(|pending| pending.job == *job)
    }

    /// The lesson being opened.
    pub(super) fn pending(&self) -> Option<&PendingLesson> {
        self.pending.as_ref()
    }

    /// The lesson being opened, to add details.
    pub(super) fn pending_mut(&mut self) -> Option<&mut PendingLesson> {
        self.pending.as_mut()
    }

    /// The smallest number that no listed lesson has after `stem`, such as `my-position`.
    pub(super) fn next_number(&self, stem: &str) -> usize {
        let names: Vec<_> = self
            .entries
            .iter()
            .map(|entry| &entry.source)
            .chain(self.pending.as_ref().map(|pending| &pending.source))
            .filter_map(|source| {
                let name = source.name();
                let stem = std::path::Path::new(&name).file_stem()?;
                Some(stem.to_string_lossy().into_owned())
            })
            .collect();
        let mut number = 1;
        while names.contains(&format!("{stem}-{number}")) {
            number += 1;
        }
        number
    }

    /// The same, where the title with that number must be free, too.
    pub(super) fn next_titled(&self, stem: &str, title: impl Fn(usize) -> Words) -> usize {
        let first = self.next_number(stem);
        let is_free = |number: &usize| {
            let (name, title) = (format!("{stem}-{number}"), title(*number));
            !self.entries.iter().any(|entry| {
                entry.title.en == title.en
                    || std::path::Path::new(&entry.source.name()).file_stem() == Some(name.as_ref())
            })
        };
        (first..=first + self.entries.len()).find(is_free).unwrap_or(first)
    }

    /// Adds an opened lesson to the list; one that was made again keeps its place.
    pub(super) fn list(&mut self, source: &Source, title: &Words) {
        self.clear_fault(source);
        let entry = LessonEntry {
            source: source.clone(),
            title: title.clone(),
            // While a course is open, only its own lessons have chapters.
            chapter: match source {
                Source::Shipped(id) if self.course.is_none() => chapter_of(id),
                _ => None,
            },
        };
        let is_made = matches!(source, Source::Made { .. });
        let same = self.entries.iter_mut().find(|old| {
            let also_made = matches!(old.source, Source::Made { .. });
            old.source == *source || is_made && also_made && old.source.name() == source.name()
        });
        match same {
            Some(old) => *old = LessonEntry { chapter: old.chapter, ..entry },
            None => self.entries.push(entry),
        }
    }

    /// Lists the user's lessons after the shipped ones.
    pub(super) fn add_user_lessons(&mut self, lessons: Vec<(PathBuf, Words)>) {
        for (path, title) in lessons {
            let source = Source::File(path);
            if !self.entries.iter().any(|entry| entry.source == source) {
                self.entries.push(LessonEntry { source, title, chapter: None });
            }
        }
        self.has_files = true;
        let order = std::mem::take(&mut self.order);
        self.put_in_order(order);
    }

    /// Replaces the lesson of `of` by the file it was saved to, in the list and among the
    /// completed.
    pub(super) fn list_saved(&mut self, of: &Source, path: PathBuf, title: &Words) {
        let source = Source::File(path.clone());
        if self.seen.contains(&of.name()) {
            self.seen.insert(source.name());
        }
        self.remember_file(path);
        let was_made = matches!(of, Source::Made { .. });
        let place = self.entries.iter().position(|other| other.source == *of);
        self.entries.retain(|other| other.source != source && !(was_made && other.source == *of));
        let place = place.filter(|_| was_made).unwrap_or(usize::MAX);
        let entry = LessonEntry { source, title: title.clone(), chapter: None };
        self.entries.insert(place.min(self.entries.len()), entry);
    }

    /// Moves the file to the front of the recent ones.
    pub(super) fn remember_file(&mut self, path: PathBuf) {
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// Marks a lesson as completed; unsaved lessons are not counted.
    pub(super) fn mark_seen(&mut self, source: &Source) {
        if !matches!(source, Source::Made { .. }) {
            self.seen.insert(source.name());
        }
    }

    pub(super) fn entries(&self) -> &[LessonEntry] {
        &self.entries
    }

    pub(super) fn seen(&self) -> &BTreeSet<String> {
        &self.seen
    }

    pub(super) fn recent(&self) -> &[PathBuf] {
        &self.recent
    }
}

impl LessonList {
    /// Changes the title of a lesson: at once if it was made here, otherwise once the file is
    /// written.
    pub(super) fn rename(&mut self, source: Source, title: Words) -> Option<Effect> {
        match source {
            Source::Made { .. } => {
                let entry = self.entries.iter_mut().find(|entry| entry.source == source);
                if let Some(entry) = entry
                    && let Source::Made { lesson, .. } = &mut entry.source
                {
                    Arc::make_mut(lesson).title = title.clone();
                    entry.title = title;
                }
                None
            }
            Source::File(path) => Some(Effect::RenameLesson(path, title)),
            Source::Shipped(_) | Source::Text { .. } => None,
        }
    }

    /// Removes a lesson of the user's own.
    pub(super) fn delete(&mut self, source: Source) -> Option<Effect> {
        match source {
            Source::Made { .. } => {
                self.entries.retain(|entry| entry.source != source);
                None
            }
            Source::File(path) => Some(Effect::DeleteLesson(path)),
            Source::Shipped(_) | Source::Text { .. } => None,
        }
    }

    pub(crate) fn file_deleted(&mut self, path: &Path) {
        let is_it = |source: &Source| matches!(source, Source::File(other) if other == path);
        self.entries.retain(|entry| !is_it(&entry.source));
        self.recent.retain(|recent| recent != path);
    }

    pub(crate) fn file_renamed(&mut self, path: &Path, title: &Words) {
        let source = Source::File(path.to_path_buf());
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.source == source) {
            entry.title = title.clone();
        }
    }

    /// The source of an unsaved lesson after it was renamed.
    pub(crate) fn made_again(&self, name: &str) -> Option<&Source> {
        let mut entries = self.entries.iter().map(|entry| &entry.source);
        entries.find(|source| matches!(source, Source::Made { .. }) && source.name() == name)
    }
}

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
                    Source::Shipped(id) => title_of(id),
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
        self.list_with_own(shipped_entries());
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

/// Where the user was in a lesson, in the last session or before another one was opened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Resume {
    /// The id of the algorithm; empty for the first of the lesson.
    pub algorithm: String,
    pub step: usize,
    pub page: SavedPage,
    /// The moves from the root to the selected node, if one is to be selected.
    pub selected: Option<Vec<String>>,
    /// The steps with words that have been on the screen, as far as they are known.
    pub walked: BTreeSet<usize>,
}

impl LessonList {
    /// Restores the state of the last session.
    pub(crate) fn recall(&mut self, seen: BTreeSet<String>, recent: Vec<PathBuf>) {
        self.seen.extend(seen);
        self.recent = recent;
    }

    /// Sets the prefix of file names for unsaved lessons; it is unique to this start of the
    /// program.
    pub(crate) fn name_files(&mut self, start: &str) {
        start.clone_into(&mut self.start);
    }

    /// Lists an unsaved lesson of an earlier session, kept in a file of this name.
    pub(crate) fn recall_made(&mut self, kept_as: String, mut lesson: Arc<Lesson>) {
        // Two windows may have made lessons of the same name.
        let is_taken = |id: &str| {
            let made = |entry: &LessonEntry| matches!(entry.source, Source::Made { .. });
            let mut entries = self.entries.iter().filter(|entry| made(entry));
            entries.any(|entry| entry.source.name() == id)
        };
        if is_taken(&lesson.id) {
            let others = (2..).map(|number| format!("{}-{number}", lesson.id));
            if let Some(free) = others.into_iter().find(|id| !is_taken(id)) {
                Arc::make_mut(&mut lesson).id = free;
            }
        }
        self.files.insert(lesson.id.clone(), kept_as);
        self.entries.push(LessonEntry {
            chapter: None,
            title: lesson.title.clone(),
            source: Source::Made { name: lesson.id.clone(), lesson },
        });
    }

    /// Lists the user's own lessons in the order of the last session; others follow.
    pub(crate) fn put_in_order(&mut self, order: Vec<SavedSource>) {
        self.entries.sort_by_cached_key(|entry| {
            let own = SavedSource::of(&entry.source).filter(|_| entry.chapter.is_none());
            let place = order.iter().position(|other| Some(other) == own.as_ref());
            entry.chapter.is_none().then(|| place.unwrap_or(order.len()))
        });
        self.order = order;
    }

    /// The user's own lessons in the order of the list, to be remembered.
    pub(crate) fn own_in_order(&self) -> Vec<SavedSource> {
        if !self.has_files {
            return self.order.clone(); // Not all of them are listed yet.
        }
        let own = self.entries.iter().filter(|entry| entry.chapter.is_none());
        own.filter_map(|entry| SavedSource::of(&entry.source)).collect()
    }

    pub(crate) fn unsaved(&self) -> impl Iterator<Item = UnsavedWork> {
        self.entries.iter().filter_map(|entry| match &entry.source {
            Source::Made { name, lesson } => {
                let usual = || format!("lesson-{}{name}", self.start);
                Some(UnsavedWork {
                    name: self.files.get(name).cloned().unwrap_or_else(usual),
                    what: Unsaved::Lesson(Arc::clone(lesson)),
                })
            }
            Source::Shipped(_) | Source::File(_) | Source::Text { .. } => None,
        })
    }

    /// The source of a lesson that was open in the last session, if it still exists.
    pub(crate) fn saved_source(&self, saved: &SavedSource) -> Option<Source> {
        let found = |is_it: &dyn Fn(&Source) -> bool| {
            let mut sources = self.entries.iter().map(|entry| &entry.source);
            sources.find(|source| is_it(source)).cloned()
        };
        match saved {
            // A course need not list it.
            SavedSource::Shipped(id) => {
                let lesson = shipped().iter().find(|lesson| lesson.id == id);
                lesson.map(|lesson| Source::Shipped(lesson.id))
            }
            SavedSource::Made(id) => {
                found(&|source| matches!(source, Source::Made { name, .. } if name == id))
            }
            SavedSource::Linked(id) => {
                found(&|source| matches!(source, Source::Text { name, .. } if name == id))
            }
            SavedSource::File(path) => Some(Source::File(path.clone())),
        }
    }

    /// Opens a lesson where the user was.
    pub(crate) fn resume(&mut self, source: Source, resume: Resume) -> Option<Effect> {
        let closes_editor = resume.page != SavedPage::Board;
        let effect = self.start_opening(source);
        if let Some(pending) = &mut self.pending {
            pending.closes_editor = closes_editor;
            pending.resumes = Some(resume);
        }
        effect
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opening_another_lesson_cancels_the_one_before() {
        let mut list = LessonList::default();
        let job = |effect: Option<Effect>| match effect {
            Some(Effect::Open(_, job)) => job,
            other => panic!("{other:?}"),
        };
        let old = job(list.update(LessonCommand::Next, None));
        let new = job(list.update(LessonCommand::Next, None));
        assert!(old.is_stopped() && !new.is_stopped());
        assert!(list.take_pending(&old).is_none());
        let pending = list.take_pending(&new).expect("it is the newest");
        // Pressing twice moves two lessons on.
        assert_eq!(pending.source, list.entries()[2].source);
        assert!(list.take_pending(&new).is_none());
    }

    #[test]
    fn a_new_lesson_keeps_its_place_when_saved() {
        let mut list = LessonList::default();
        let lesson = parse(shipped()[0].text()).expect("it ships");
        list.open_made(lesson.clone());
        let source = list.pending().expect("it is being opened").source.clone();
        list.list(&source, &lesson.title);
        let count = list.entries().len();
        let other = Source::File(PathBuf::from("other.ron"));
        list.list(&other, &lesson.title);
        list.list_saved(&source, PathBuf::from("mine.ron"), &lesson.title);
        let names: Vec<_> =
            list.entries()[count - 1..].iter().map(|entry| entry.source.name()).collect();
        assert_eq!(names, ["mine.ron", "other.ron"]);
        assert_eq!(list.recent(), [PathBuf::from("mine.ron")]);
    }
}
