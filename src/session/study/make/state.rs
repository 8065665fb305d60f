//! The draft of the open lesson, and those of lessons that were open before.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ask::MadeQuestion;
use super::cursor::{MakeMove, ids};
use super::versions::OpenVersions;
use crate::history::History;
use crate::job::Job;
use crate::source::Source;
use games::diagram::Branch;
use language::{Language, Words};
use scenario::{DraftWords, Lesson, LessonDraft, Proof, SubjectSetup};
use score::Player;
use search::Algorithm;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MakeCommand {
    /// Opens a new lesson with a small tree by hand.
    New,
    /// Goes to another node of the tree.
    Go(MakeMove),
    /// Adds a child to the node, or with `true` a sibling after it.
    Add(bool),
    /// Removes the node and everything below it.
    Remove,
    /// Sets the value of the leaf, and with `true` goes on to the next leaf.
    Value(i32, bool),
    Rename(String),
    /// Moves the node this many places to the right among its siblings.
    Shift(isize),
    /// Gives every leaf this many children.
    Grow(usize),
    Root(Player),
    /// Adds a tree in any notation below the node; in place of it, if it is a leaf.
    Paste(String),
    /// Replaces the whole tree by one in any notation.
    Tree(String),
    /// Replaces the text of the file.
    Text(String),
    Words(DraftWords, Language, String),
    Algorithms(Vec<Algorithm>),
    /// Makes the shown step a stop.
    StopHere,
    RemoveStop(usize),
    Ask(MadeQuestion),
    RemoveQuestion(usize),
    /// Promises what the shown run found.
    Promise,
    RemovePromise(usize),
    /// Proves the promises.
    Check,
    /// Compares the lesson with another version of it.
    CompareWith(Source),
    /// Asks the system for the file of that version.
    ChooseVersion,
    /// Goes to a step of an algorithm's run.
    ToStep(Algorithm, usize),
}

/// An unsaved change to a lesson, with the comments of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDraft {
    pub(crate) name: String,
    pub(super) text: String,
    /// The file that it comes from.
    pub(super) file: Option<PathBuf>,
}

/// What is typed letter by letter, so that it is undone at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    Text,
    Words(DraftWords, Language),
}

#[derive(Debug)]
pub(super) struct OpenDraft {
    pub of: Source,
    pub draft: LessonDraft,
    /// The lesson as far as it was readable last.
    pub lesson: Arc<Lesson>,
    /// Why the text cannot be read now.
    pub error: Option<Words>,
    /// The child indices from the root to the node being edited.
    pub path: Vec<usize>,
    pub history: History<(LessonDraft, Vec<usize>)>,
    pub typing: Option<Typing>,
    /// The file to save to.
    pub file: Option<PathBuf>,
    /// The results of the promises; `None` while they are not known.
    pub proofs: Option<Arc<Vec<Proof>>>,
    pub proving: Option<Job>,
    /// The comparison with another version, if one has been asked for.
    pub versions: Option<OpenVersions>,
}

impl OpenDraft {
    /// The tree, if it is written by hand.
    pub(super) fn tree(&self) -> Option<&Branch> {
        match &self.lesson.subject {
            SubjectSetup::Diagram { tree, .. } => Some(tree),
            _ => None,
        }
    }

    /// The ids of the nodes on the way to the end of a path.
    pub(super) fn ids(&self, path: &[usize]) -> Vec<String> {
        let english = self.names_in(Language::En);
        self.tree().map(|tree| ids(tree, english, path)).unwrap_or_default()
    }

    /// The names of nodes that differ in a language.
    pub(super) fn names_in(&self, language: Language) -> &[(String, String)] {
        match &self.lesson.subject {
            SubjectSetup::Diagram { english, .. } if language.is_english() => english,
            SubjectSetup::Diagram { japanese, .. } => japanese,
            _ => &[],
        }
    }

    /// Remembers the state before a change; a text being typed is one change.
    pub(super) fn leave(&mut self, typing: Option<Typing>) {
        if typing.is_none() || self.typing != typing {
            self.history.leave((self.draft.clone(), self.path.clone()));
        }
        self.typing = typing;
    }
}

#[derive(Debug, Default)]
pub(crate) struct MakePart {
    pub(super) now: Option<OpenDraft>,
    /// Those that were changed, the most recent last.
    pub(super) kept: Vec<SavedDraft>,
}

/// The most drafts that are kept.
const KEPT: usize = 30;

impl MakePart {
    /// Keeps the text of a changed lesson, whether or not it can be read now.
    pub(super) fn keep(&mut self) {
        let Some(now) = &self.now else { return };
        let name = now.of.name();
        self.kept.retain(|other| other.name != name);
        let text = now.draft.text().to_owned();
        self.kept.push(SavedDraft { name, text, file: now.file.clone() });
        let excess = self.kept.len().saturating_sub(KEPT);
        self.kept.drain(..excess);
    }

    /// The text of a lesson as it was written, if this is still what it says, or if it cannot be
    /// read and is still to be mended.
    pub(super) fn known(&self, name: &str, lesson: &Lesson) -> Option<&SavedDraft> {
        let kept = self.kept.iter().find(|other| other.name == name)?;
        let says = LessonDraft::new(&*kept.text).lesson(name);
        says.map_or(true, |says| says == *lesson).then_some(kept)
    }

    /// The text to write into the file of the open lesson, if it is being made.
    pub(crate) fn text_of(&self, source: &Source) -> Option<&LessonDraft> {
        let now = self.now.as_ref().filter(|now| now.of == *source && now.error.is_none());
        now.map(|now| &now.draft)
    }

    /// The file of the open lesson, if it is being made.
    pub(crate) fn file_of(&self, source: &Source) -> Option<&Path> {
        self.now.as_ref().filter(|now| now.of == *source)?.file.as_deref()
    }

    /// Whether the text of this lesson cannot be read now.
    pub(crate) fn is_unreadable(&self, source: &Source) -> bool {
        self.now.as_ref().is_some_and(|now| now.of == *source && now.error.is_some())
    }

    /// The lesson that was made is a file now.
    pub(crate) fn lesson_saved(&mut self, of: &Source, source: &Source, text: &str) {
        self.kept.retain(|other| other.name != of.name());
        if let Some(now) = self.now.as_mut().filter(|now| now.of == *of) {
            now.of = source.clone();
            now.file = source.path().map(Path::to_path_buf);
            now.draft = LessonDraft::new(text);
            if let Some(versions) = &mut now.versions {
                versions.forget();
            }
        }
    }

    pub(crate) fn saved(&self) -> Vec<SavedDraft> {
        self.kept.clone()
    }

    pub(crate) fn recall(&mut self, kept: &[SavedDraft]) {
        self.kept = kept.to_vec();
    }
}
