//! The list of lessons, and the one that is being opened.

mod course;
mod own;
mod remembered;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::Arc;

pub(super) use remembered::Resume;

use super::effect::Effect;
use super::job::Job;
use super::open_course::OpenCourse;
use super::source::Source;
use crate::language::Words;
use crate::scenario::{Lesson, MAX_NODES, chapter_of, parse, shipped};

/// So many files are remembered: as many as a menu shows without scrolling.
pub(super) const RECENT: usize = 12;

/// What a person does with the list of lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    /// Open a lesson.
    Open(Source),
    /// Open the next lesson of the list.
    Next,
    /// Open the previous lesson of the list.
    Previous,
    /// Stop what is being prepared.
    Cancel,
    /// Ask the system for a file to open.
    ChooseFile,
    /// Give a lesson of the person's own another title.
    Rename(Source, Words),
    /// Take a lesson of the person's own off the list; a file is deleted.
    Delete(Source),
    /// List the lessons that ship again, instead of those of a course.
    LeaveCourse,
}

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct LessonEntry {
    /// Where it comes from.
    pub source: Source,
    /// Its title.
    pub title: Words,
    /// The chapter of the course that it belongs to, from 0; none for the person's own.
    pub chapter: Option<usize>,
}

impl LessonEntry {
    /// Whether the person can rename and delete it: it was made here, or is a file.
    #[must_use]
    pub fn is_own(&self) -> bool {
        let is_own = matches!(self.source, Source::Made { .. } | Source::File(_));
        is_own && self.chapter.is_none()
    }
}

/// A lesson that is being opened.
#[derive(Debug)]
pub(super) struct PendingLesson {
    pub source: Source,
    pub job: Job,
    /// Whether the board editor is left for it.
    pub closes_editor: bool,
    /// The node to select in it, by the way to it: it was read further.
    pub reselect: Option<Vec<String>>,
    /// Whether its run is to be shown at its end, as the one before it was.
    pub at_end: bool,
    /// Whether it is a tree that one comes back to, before or after it was grown further.
    pub travels: bool,
    /// Where in it the person was the last time.
    pub resumes: Option<Resume>,
}

/// The lessons that can be opened.
#[derive(Debug)]
pub(super) struct LessonList {
    entries: Vec<LessonEntry>,
    pending: Option<PendingLesson>,
    /// The names of lessons that have been walked through.
    seen: BTreeSet<String>,
    /// Files that were used, the last one first.
    recent: Vec<PathBuf>,
    /// The course that is listed instead of the lessons that ship.
    course: Option<OpenCourse>,
    /// Its tasks by the names of their sources: the chapter and the place in it.
    tasks: HashMap<String, (usize, usize)>,
    /// What is wrong with lessons of it that cannot be opened, by their names in the course.
    faults: HashMap<String, Words>,
    /// The most nodes that a tree may have.
    cap: usize,
    /// The names of the files in which lessons are kept until they are saved, by their own names,
    /// where they are not made of them.
    files: BTreeMap<String, String>,
    /// How the names of other such files begin.
    start: String,
}

/// The lessons that ship, in the order of the course.
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

/// The title of a lesson that ships.
fn title_of(id: &str) -> Option<Words> {
    let lesson = shipped().iter().find(|lesson| lesson.id == id)?;
    Some(parse(lesson.text).ok()?.title)
}

impl LessonList {
    /// The shipped lessons, in the order of the course.
    pub(super) fn new() -> Self {
        Self {
            entries: shipped_entries(),
            course: None,
            tasks: HashMap::new(),
            faults: HashMap::new(),
            pending: None,
            seen: BTreeSet::new(),
            recent: Vec::new(),
            cap: MAX_NODES,
            files: BTreeMap::new(),
            start: String::new(),
        }
    }

    /// Carries out a command; `open` is the lesson that is open.
    pub(super) fn update(&mut self, command: LessonCommand, open: Option<&Source>) -> Vec<Effect> {
        match command {
            LessonCommand::Open(source) => self.start_opening(source),
            LessonCommand::Next => self.open_neighbour(1, open),
            LessonCommand::Previous => self.open_neighbour(-1, open),
            LessonCommand::Cancel => {
                if let Some(pending) = &self.pending {
                    pending.job.stop();
                }
                // Of a game that is read in part nothing is shown: nobody waits for it any more.
                self.pending
                    .take_if(|pending| pending.source.is_pasted() || pending.source.is_for_board());
                Vec::new()
            }
            LessonCommand::ChooseFile => vec![Effect::ChooseFile],
            LessonCommand::Rename(source, title) => self.rename(source, title),
            LessonCommand::Delete(source) => self.delete(source),
            LessonCommand::LeaveCourse => {
                self.leave_course();
                Vec::new()
            }
        }
    }

    /// From now on trees have at most so many nodes.
    pub(super) fn set_cap(&mut self, cap: usize) {
        self.cap = cap;
    }

    fn start_opening(&mut self, source: Source) -> Vec<Effect> {
        let is_it = |now: &PendingLesson| now.source == source && !now.job.is_stopped();
        if self.pending.as_ref().is_some_and(is_it) {
            return Vec::new(); // It is on its way.
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
            before.job.stop(); // Only the newest one counts.
        }
        vec![Effect::Open(source, job)]
    }

    /// Opens a lesson that was made here.
    pub(super) fn open_made(&mut self, mut lesson: Lesson) -> Vec<Effect> {
        self.tell_apart(&mut lesson);
        self.start_opening(Source::Made {
            name: lesson.id.clone(),
            lesson: Arc::new(lesson),
        })
    }

    /// A lesson of the same title as another one on the list gets a number.
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

    /// Opens the first lesson that nothing is known against, unless it is the one that does not open; the board editor stays if
    /// it is shown.
    pub(super) fn open_first(&mut self, but_not: &Source, closes_editor: bool) -> Vec<Effect> {
        let mut sources = self.entries.iter().map(|entry| &entry.source);
        let first = sources.find(|source| self.fault(source).is_none()).cloned();
        let Some(first) = first.filter(|first| first != but_not) else {
            return Vec::new();
        };
        let effects = self.start_opening(first);
        if let Some(pending) = &mut self.pending {
            pending.closes_editor = closes_editor;
        }
        effects
    }

    fn open_neighbour(&mut self, by: isize, open: Option<&Source>) -> Vec<Effect> {
        // What is being opened counts already: pressed twice, it is two lessons on.
        let now = self.pending.as_ref().map(|pending| &pending.source);
        let now = now.or(open);
        let at = self
            .entries
            .iter()
            .position(|entry| Some(&entry.source) == now)
            .unwrap_or(0);
        let next = at.checked_add_signed(by);
        let next = next.and_then(|next| self.entries.get(next));
        match next.map(|entry| entry.source.clone()) {
            Some(source) => self.start_opening(source),
            None => Vec::new(),
        }
    }

    /// Takes out what was being opened with this job; none: something else has been asked for
    /// meanwhile.
    pub(super) fn take_pending(&mut self, job: &Job) -> Option<PendingLesson> {
        self.pending.take_if(|pending| pending.job == *job)
    }

    /// What is being opened.
    pub(super) fn pending(&self) -> Option<&PendingLesson> {
        self.pending.as_ref()
    }

    /// What is being opened, to say more about it.
    pub(super) fn pending_mut(&mut self) -> Option<&mut PendingLesson> {
        self.pending.as_mut()
    }

    /// The smallest number that no lesson on the list has after `stem`, such as `my-position`.
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

    /// Puts what was opened on the list; a lesson that was made again takes its old place.
    pub(super) fn list(&mut self, source: &Source, title: &Words) {
        self.clear_fault(source);
        let entry = LessonEntry {
            source: source.clone(),
            title: title.clone(),
            // In a course only its own lessons have chapters.
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
            Some(old) => {
                *old = LessonEntry {
                    chapter: old.chapter,
                    ..entry
                }
            }
            None => self.entries.push(entry),
        }
    }

    /// Lessons of the person's own stand after those that ship.
    pub(super) fn add_user_lessons(&mut self, lessons: Vec<(PathBuf, Words)>) {
        for (path, title) in lessons {
            let source = Source::File(path);
            if !self.entries.iter().any(|entry| entry.source == source) {
                self.entries.push(LessonEntry {
                    source,
                    title,
                    chapter: None,
                });
            }
        }
    }

    /// The lesson of `of` is a file from now on: on the list, and as one that has been seen.
    pub(super) fn list_saved(&mut self, of: &Source, path: PathBuf, title: &Words) {
        let source = Source::File(path.clone());
        if self.seen.contains(&of.name()) {
            self.seen.insert(source.name());
        }
        self.remember_file(path);
        let was_made = matches!(of, Source::Made { .. });
        let place = self.entries.iter().position(|other| other.source == *of);
        self.entries
            .retain(|other| other.source != source && !(was_made && other.source == *of));
        let place = place.filter(|_| was_made).unwrap_or(usize::MAX);
        let entry = LessonEntry {
            source,
            title: title.clone(),
            chapter: None,
        };
        self.entries.insert(place.min(self.entries.len()), entry);
    }

    /// The file is the one that was used last.
    pub(super) fn remember_file(&mut self, path: PathBuf) {
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// A lesson has been walked through; one that is not saved yet does not count.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_lesson_that_is_opened_counts() {
        let mut list = LessonList::new();
        let job = |effects: Vec<Effect>| match effects.into_iter().next() {
            Some(Effect::Open(_, job)) => job,
            other => panic!("{other:?}"),
        };
        let old = job(list.update(LessonCommand::Next, None));
        let new = job(list.update(LessonCommand::Next, None));
        assert!(old.is_stopped() && !new.is_stopped());
        assert!(list.take_pending(&old).is_none());
        let pending = list.take_pending(&new).expect("it is the newest");
        // Pressed twice, it is two lessons on.
        assert_eq!(pending.source, list.entries()[2].source);
        assert!(list.take_pending(&new).is_none());
    }

    #[test]
    fn a_lesson_that_was_made_and_saved_keeps_its_place() {
        let mut list = LessonList::new();
        let lesson = parse(shipped()[0].text).expect("it ships");
        list.open_made(lesson.clone());
        let source = list.pending().expect("it is being opened").source.clone();
        list.list(&source, &lesson.title);
        let count = list.entries().len();
        let other = Source::File(PathBuf::from("other.ron"));
        list.list(&other, &lesson.title);
        list.list_saved(&source, PathBuf::from("mine.ron"), &lesson.title);
        let names: Vec<_> = list.entries()[count - 1..]
            .iter()
            .map(|entry| entry.source.name())
            .collect();
        assert_eq!(names, ["mine.ron", "other.ron"]);
        assert_eq!(list.recent(), [PathBuf::from("mine.ron")]);
    }
}
