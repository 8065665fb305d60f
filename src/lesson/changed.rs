//! The effects of a change on a run: values, cuts, counts and the best line.

use super::projection::Projection;
use language::{Language, Texts};
use trace::{Phase, Seen};
use tree::{Kind, Matching, NodeId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedValue {
    /// In the changed tree.
    pub node: NodeId,
    pub name: String,
    pub from: String,
    pub to: String,
}

/// The differences between two runs, at their ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunChanges {
    /// The value of the root before and now.
    pub root: (String, String),
    /// The best line before and now, as text.
    pub line: (String, String),
    /// The nodes searched by both runs whose values differ, from the root down.
    pub values: Vec<ChangedValue>,
    /// The nodes of the changed tree that are searched only now.
    pub read_now: Vec<NodeId>,
    /// The nodes that were searched only before.
    pub cut_now: Vec<NodeId>,
    /// The names of the topmost nodes of `read_now` and of `cut_now`.
    pub names: (Vec<String>, Vec<String>),
    /// Leaves evaluated before and now.
    pub leaves: (u64, u64),
    /// Nodes entered before and now.
    pub entered: (u64, u64),
    /// Whether both runs sample.
    pub is_sampled: bool,
}

impl RunChanges {
    /// Compares the ends of two runs; `matching` maps equal nodes.
    pub fn of(before: &Projection<'_>, after: &Projection<'_>, matching: &Matching) -> Self {
        let mut found = Self {
            root: (root(before), root(after)),
            line: (line(before), line(after)),
            leaves: (before.tally().leaves, after.tally().leaves),
            entered: (before.tally().entered, after.tally().entered),
            is_sampled: before.sampled().is_some() && after.sampled().is_some(),
            ..Self::default()
        };
        for node in after.tree().ids() {
            let Some(like) = matching.in_first(node) else {
                continue;
            };
            let (was, is) = (is_read(before, like), is_read(after, node));
            let above = after.tree().parent(node);
            let is_topmost = |nodes: &[NodeId]| above.is_none_or(|above| !nodes.contains(&above));
            match (was, is) {
                (true, true) => {
                    let from = before.value_or_mean(like);
                    let to = after.value_or_mean(node);
                    if from != to {
                        found.values.push(ChangedValue {
                            node,
                            name: after.choice(node),
                            from,
                            to,
                        });
                    }
                }
                (false, true) => {
                    if is_topmost(&found.read_now) {
                        found.names.0.push(after.choice(node));
                    }
                    found.read_now.push(node);
                }
                (true, false) => {
                    if is_topmost(&found.cut_now) {
                        found.names.1.push(after.choice(node));
                    }
                    found.cut_now.push(node);
                }
                (false, false) => {}
            }
        }
        found
    }

    /// Whether nothing has changed but static values that neither run uses.
    pub fn is_nothing(&self) -> bool {
        self.root.0 == self.root.1
            && self.line.0 == self.line.1
            && self.values.is_empty()
            && self.read_now.is_empty()
            && self.cut_now.is_empty()
            && self.leaves.0 == self.leaves.1
            && self.entered.0 == self.entered.1
    }

    /// All changes in sentences, the most important first.
    pub fn sentences(&self, language: Language) -> Vec<String> {
        let texts = language.texts();
        let mut said = Vec::new();
        let (from, to) = &self.root;
        said.push(if self.is_sampled {
            texts.samples_changed(from, to)
        } else if from == to {
            texts.changes_root_same(to)
        } else {
            texts.changes_root(from, to)
        });
        let (from, to) = &self.line;
        said.push(if from == to {
            texts.changes_line_same(to)
        } else {
            texts.changes_line(from, to)
        });
        let (read, cut) = &self.names;
        if !read.is_empty() {
            said.push(texts.changes_read_now(listed(read.iter().cloned(), texts)));
        }
        if !cut.is_empty() {
            said.push(texts.changes_cut_now(listed(cut.iter().cloned(), texts)));
        }
        if !self.values.is_empty() {
            let values = self.values.iter();
            let values =
                values.map(|value| format!("{} {} → {}", value.name, value.from, value.to));
            let values = listed(values, texts);
            said.push(if self.is_sampled {
                texts.samples_changed_nodes(values)
            } else {
                texts.changes_values(values)
            });
        }
        if self.is_sampled {
            return said;
        }
        let (from, to) = self.leaves;
        said.push(if from == to {
            texts.changes_leaves_same(to)
        } else {
            texts.changes_leaves(from, to)
        });
        said
    }
}

const MOST: usize = 8;

fn listed(mut names: impl ExactSizeIterator<Item = String>, texts: &Texts) -> String {
    let shown: Vec<_> = names.by_ref().take(MOST).collect();
    let more = (names.len() > 0).then(|| texts.changes_more(names.len()));
    let list = shown.into_iter().chain(more);
    list.reduce(|first, next| texts.changes_list(first, next)).unwrap_or_default()
}

fn is_read(seen: &Projection<'_>, node: NodeId) -> bool {
    if seen.sampled().is_some() {
        return seen.sample(node).is_some();
    }
    match seen.weight(node).kind {
        Kind::Stub => false,
        Kind::Decline | Kind::Inner | Kind::Leaf | Kind::Chance => {
            seen.phase(node) != Phase::Unvisited
        }
    }
}

fn root(seen: &Projection<'_>) -> String {
    seen.value_or_mean(NodeId::ROOT)
}

fn line(seen: &Projection<'_>) -> String {
    let line = seen.line();
    let names: Vec<_> = line[1..].iter().map(|&id| seen.choice(id)).collect();
    if names.is_empty() {
        return "―".to_owned();
    }
    names.join(" ")
}

/// Explains why neither run evaluates a leaf: it is pruned itself, is in a pruned branch, or is
/// never reached.
fn unread(after: &Projection<'_>, leaf: NodeId, name: &str) -> String {
    let texts = after.language().texts();
    let parent = after.tree().parent(leaf);
    if after.seen(leaf) != Seen::Pruned {
        texts.changes_leaf_never_reached(name)
    } else if parent.is_some_and(|parent| is_read(after, parent)) {
        texts.changes_leaf_cut(name)
    } else {
        texts.changes_leaf_inside_cut(name)
    }
}

/// Describes the effect of the new value of a leaf.
pub fn about_leaf(
    before: &Projection<'_>,
    after: &Projection<'_>,
    (leaf, like): (NodeId, NodeId),
) -> String {
    let (name, texts) = (after.choice(leaf), after.language().texts());
    match (is_read(before, like), is_read(after, leaf)) {
        (false, false) => unread(after, leaf, &name),
        (true, true) if root(before) == root(after) => texts.changes_leaf_changes_nothing(name),
        (true, true) => texts.changes_leaf_changes_root(name),
        (false, true) => texts.changes_leaf_read_now(name),
        (true, false) => texts.changes_leaf_unread_now(name),
    }
}
