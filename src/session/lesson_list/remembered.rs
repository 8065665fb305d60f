//! The unsaved lessons of the list, and where the user was, across starts.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::super::effect::Effect;
use super::super::kept::{SavedPage, SavedSource, Unsaved, UnsavedWork};
use super::super::source::Source;
use super::{LessonEntry, LessonList};
use scenario::{Lesson, shipped};

/// Where the user was in a lesson, in the last session or before another one was opened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Resume {
    /// The id of the algorithm; empty for the first of the lesson.
    pub algorithm: String,
    pub step: usize,
    pub page: SavedPage,
    /// The moves from the root to the selected node, if one is to be selected.
    pub selected: Option<Vec<String>>,
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
