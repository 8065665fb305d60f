//! The view of making a lesson.

use std::path::PathBuf;
use std::sync::Arc;

use super::cursor::way;
use super::state::OpenDraft;
use super::versions::{VersionsView, original};
use crate::source::Source;
use games::diagram::Branch;
use language::{Language, Words};
use scenario::{Lesson, Proof, written};

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
    /// The value of a leaf, for Black.
    pub value: Option<i32>,
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
            Branch::Leaf(_, value) => Some(*value),
            Branch::Node(..) => None,
        };
        let beside = |(&last, above): (_, &[usize])| Some((last, tree.at(above)?.children().len()));
        let place = path.split_last().and_then(beside).unwrap_or((0, 1));
        Some(Self {
            path: path.to_vec(),
            shown,
            name,
            value,
            place,
            text: written(branch),
            whole: nested(tree).unwrap_or_else(|| written(tree)),
            leaves: leaves(tree),
        })
    }
}

/// A tree without names as nested lists: `[[3,12],[2,4]]`.
fn nested(branch: &Branch) -> Option<String> {
    match branch {
        Branch::Leaf(name, value) => name.is_empty().then(|| value.to_string()),
        Branch::Node(name, children) => {
            let children: Option<Vec<_>> = children.iter().map(nested).collect();
            let children = children.filter(|_| name.is_empty())?;
            Some(format!("[{}]", children.join(",")))
        }
    }
}

pub(super) fn leaves(branch: &Branch) -> usize {
    match branch {
        Branch::Leaf(..) => 1,
        Branch::Node(_, children) => children.iter().map(leaves).sum(),
    }
}
