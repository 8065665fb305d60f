//! The lessons of the person's own: other titles, and off the list.

use std::path::Path;
use std::sync::Arc;

use super::super::effect::Effect;
use super::super::source::Source;
use super::LessonList;
use crate::language::Words;

impl LessonList {
    /// Gives a lesson another title: one that was made here at once, a file as soon as it is
    /// written.
    pub(super) fn rename(&mut self, source: Source, title: Words) -> Vec<Effect> {
        match source {
            Source::Made { .. } => {
                let entry = self.entries.iter_mut().find(|entry| entry.source == source);
                if let Some(entry) = entry
                    && let Source::Made { lesson, .. } = &mut entry.source
                {
                    Arc::make_mut(lesson).title = title.clone();
                    entry.title = title;
                }
                Vec::new()
            }
            Source::File(path) => vec![Effect::RenameLesson(path, title)],
            Source::Shipped(_) | Source::Text { .. } => Vec::new(),
        }
    }

    /// Takes a lesson of the person's own off the list.
    pub(super) fn delete(&mut self, source: Source) -> Vec<Effect> {
        match source {
            Source::Made { .. } => {
                self.entries.retain(|entry| entry.source != source);
                Vec::new()
            }
            Source::File(path) => vec![Effect::DeleteLesson(path)],
            Source::Shipped(_) | Source::Text { .. } => Vec::new(),
        }
    }

    /// A file of the person's own is there no more.
    pub(in crate::session) fn file_deleted(&mut self, path: &Path) {
        let is_it = |source: &Source| matches!(source, Source::File(other) if other == path);
        self.entries.retain(|entry| !is_it(&entry.source));
        self.recent.retain(|recent| recent != path);
    }

    /// A file of the person's own has another title.
    pub(in crate::session) fn file_renamed(&mut self, path: &Path, title: &Words) {
        let source = Source::File(path.to_path_buf());
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.source == source) {
            entry.title = title.clone();
        }
    }

    /// What has become of a lesson that was made here and renamed.
    pub(in crate::session) fn made_again(&self, name: &str) -> Option<&Source> {
        let mut entries = self.entries.iter().map(|entry| &entry.source);
        entries.find(|source| matches!(source, Source::Made { .. }) && source.name() == name)
    }
}
