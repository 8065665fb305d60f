//! Making lessons: the text of a lesson's file is changed in place, by hand or through its parts,
//! and the open lesson follows every change.

mod ask;
mod cursor;
mod update;

pub use ask::MadeQuestion;
pub use cursor::MakeMove;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::history::History;
use crate::job::Job;
use crate::source::Source;
use cursor::{ids, way};
use games::diagram::Branch;
use language::{Language, Words};
use scenario::{
    DraftWords, Lesson, LessonDraft, Loaded, Proof, SubjectSetup, VersionDifference, shipped,
    version_differences, written,
};
use score::{Fraction, Outcome, Player};
use search::Algorithm;
use subject::Players;

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
    Value(Outcome, bool),
    /// Lets chance move at the node, or again the player whose turn it is.
    Chance,
    /// Sets how likely chance goes to the node.
    Odds(Fraction),
    /// The next player, after the last one whoever's turn it is, moves at the node.
    Turn,
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

    /// What is said of the players.
    pub(super) fn players(&self) -> Players {
        match &self.lesson.subject {
            SubjectSetup::Diagram { players, .. } => players.clone(),
            _ => Players::default(),
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

/// A request to compare the open lesson with another version of it, for a worker.
#[derive(Debug)]
pub struct VersionsRequest {
    /// The other version, which counts as the earlier one.
    pub with: Source,
    loaded: Loaded,
}

impl VersionsRequest {
    pub(super) fn of(with: Source, loaded: &Loaded) -> Self {
        Self { with, loaded: loaded.clone() }
    }

    /// Compares them. Work for a worker thread.
    pub fn compare(&self, before: &Loaded, job: &Job) -> Vec<VersionDifference> {
        version_differences(before, &self.loaded, job.watch())
    }
}

/// What a comparison has found, or why there is none.
pub type FoundVersions = Result<Arc<[VersionDifference]>, Words>;

/// A comparison with another version.
#[derive(Debug)]
pub(super) struct OpenVersions {
    pub with: Source,
    /// What was found last.
    pub found: Option<FoundVersions>,
    /// Whether that is about the lesson as it is now.
    pub is_known: bool,
    pub job: Option<Job>,
}

impl OpenVersions {
    pub(super) fn new(with: Source) -> Self {
        Self { with, found: None, is_known: false, job: None }
    }

    /// The lesson is no longer what was compared.
    pub(super) fn forget(&mut self) {
        self.is_known = false;
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }
}

#[derive(Clone, Debug)]
pub struct VersionsView {
    pub with: Source,
    pub found: Option<FoundVersions>,
    /// Whether it is still being compared.
    pub is_at_work: bool,
    /// Whether the lesson has been changed since, and is too large to be compared by itself.
    pub is_old: bool,
}

/// The shipped lesson that a lesson of this id is a copy of: `x-hiroi-2` of `x-hiroi`.
pub(super) fn original(id: &str) -> Option<Source> {
    let stem = id.rsplit_once('-').filter(|(_, number)| number.parse::<u32>().is_ok());
    let ids = [Some(id), stem.map(|(stem, _)| stem)];
    let found = ids.into_iter().flatten();
    let mut found = found.filter_map(|id| shipped().iter().find(|shipped| shipped.id == id));
    found.next().map(|shipped| Source::Shipped(shipped.id))
}

#[derive(Clone, Debug)]
pub struct MakeView {
    pub lesson: Arc<Lesson>,
    pub text: Arc<str>,
    /// Why the text cannot be read, with the place.
    pub error: Option<Words>,
    /// The node being edited, if the tree is written by hand.
    pub node: Option<MadeNode>,
    pub can_travel: (bool, bool),
    /// The file that it comes from.
    pub file: Option<PathBuf>,
    /// The results of its promises, if they are known.
    pub proofs: Option<Arc<Vec<Proof>>>,
    pub is_proving: bool,
    /// The earlier versions that are known: its own file, the shipped lesson that it is a copy of.
    pub earlier: Vec<Source>,
    /// The comparison with another version.
    pub versions: Option<VersionsView>,
}

/// The node of a hand-written tree that is being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeNode {
    /// Child indices from the root.
    pub path: Vec<usize>,
    /// Its name in the language; empty if it is named by its place.
    pub name: String,
    /// The name by which it is shown.
    pub shown: String,
    /// What a leaf is worth.
    pub value: Option<Outcome>,
    /// Whether chance moves there; `None` for a leaf.
    pub chance: Option<bool>,
    /// Who moves there, counted from 1, or whoever's turn it is; `None` where no player moves.
    pub turn: Option<Option<u8>>,
    /// How likely chance goes there; `None` if a player does.
    pub odds: Option<Fraction>,
    /// Its index among its siblings, and their number.
    pub place: (usize, usize),
    /// The branch in the notation of lesson files.
    pub text: String,
    /// The whole tree: as nested lists if no node has a name, else in that notation.
    pub whole: String,
    /// The number of leaves of the whole tree.
    pub leaves: usize,
}

/// The versions that the draft comes from.
fn earlier(draft: &OpenDraft) -> Vec<Source> {
    let file = draft.file.clone().map(Source::File);
    let original = original(&draft.lesson.id);
    file.into_iter().chain(original).collect()
}

impl MakeView {
    pub(super) fn of(draft: &OpenDraft, language: Language) -> Self {
        Self {
            lesson: draft.lesson.clone(),
            text: draft.draft.text().into(),
            error: draft.error.clone(),
            node: draft.tree().and_then(|tree| MadeNode::of(draft, tree, language)),
            can_travel: draft.history.can_travel(),
            file: draft.file.clone(),
            proofs: draft.proofs.clone(),
            is_proving: draft.proving.is_some(),
            earlier: earlier(draft),
            versions: draft.versions.as_ref().map(|versions| VersionsView {
                with: versions.with.clone(),
                found: versions.found.clone(),
                is_at_work: versions.job.is_some(),
                is_old: versions.job.is_none() && !versions.is_known,
            }),
        }
    }
}

impl MadeNode {
    fn of(draft: &OpenDraft, tree: &Branch, language: Language) -> Option<Self> {
        let path = &*draft.path;
        let branch = tree.at(path)?;
        let named = way(tree, draft.names_in(Language::En), path).pop()?;
        let mut others = draft.names_in(language).iter();
        let other = others.find(|(own, _)| *own == named.id).map(|(_, other)| other.clone());
        let own = if language.is_english() { named.id } else { named.japanese };
        let shown = other.unwrap_or(own);
        let name = if named.is_given { String::new() } else { shown.clone() };
        let value = match branch {
            Branch::Leaf(_, value) => Some(value.clone()),
            Branch::Node(..) | Branch::Chance(..) | Branch::Turn(..) => None,
        };
        let of_above = |(&last, above): (_, &[usize])| tree.at(above)?.odds()?.get(last).copied();
        let odds = path.split_last().and_then(of_above);
        let beside = |(&last, above): (_, &[usize])| Some((last, tree.at(above)?.children().len()));
        let place = path.split_last().and_then(beside).unwrap_or((0, 1));
        Some(Self {
            path: path.to_vec(),
            shown,
            name,
            value,
            chance: (!branch.is_leaf()).then(|| branch.odds().is_some()),
            turn: match branch {
                Branch::Turn(_, _, player) => Some(Some(*player)),
                Branch::Node(..) => Some(None),
                Branch::Chance(..) | Branch::Leaf(..) => None,
            },
            odds,
            place,
            text: written(branch),
            whole: nested(tree).unwrap_or_else(|| written(tree)),
            leaves: leaves(tree),
        })
    }
}

/// A tree without names as nested lists: `[[3,12],{1/2:2,1/2:4}]`; `None` if they cannot say it.
fn nested(branch: &Branch) -> Option<String> {
    if !branch.name().is_empty() || matches!(branch, Branch::Turn(..)) {
        return None;
    }
    if let Branch::Leaf(_, value) = branch {
        return Some(value.to_string());
    }
    let children: Option<Vec<_>> = branch.children().iter().map(nested).collect();
    let children = children?;
    Some(match branch.odds() {
        Some(odds) => {
            let pairs = odds.iter().zip(children).map(|(odds, child)| format!("{odds}:{child}"));
            format!("{{{}}}", pairs.collect::<Vec<_>>().join(","))
        }
        None => format!("[{}]", children.join(",")),
    })
}

pub(super) fn leaves(branch: &Branch) -> usize {
    match branch {
        Branch::Leaf(..) => 1,
        _ => branch.children().iter().map(leaves).sum(),
    }
}
