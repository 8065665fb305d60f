//! Renaming and deleting the user's own lessons.

use std::path::Path;
use std::sync::Arc;

use super::super::effect::Effect;
use super::super::source::Source;
use super::LessonList;
use language::Words;

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
