//! What a change has made of a run: which values, cuts, counts and best line are others now.

use super::projection::Projection;
use crate::language::Language;
use crate::trace::{Phase, Seen};
use crate::tree::{Kind, Matching, NodeId};

/// A node whose value is another one now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedValue {
    /// The node, in the tree as it is now.
    pub node: NodeId,
    /// Its name.
    pub name: String,
    /// What it was worth.
    pub from: String,
    /// What it is worth now.
    pub to: String,
}

/// What a change has made of a run, at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunChanges {
    /// What the root was worth, and is.
    pub root: (String, String),
    /// The best line before and now, as its moves are named.
    pub line: (String, String),
    /// The nodes that both runs read, and whose values differ: from the root down.
    pub values: Vec<ChangedValue>,
    /// The nodes, in the tree as it is now, that are read now and were not.
    pub read_now: Vec<NodeId>,
    /// The nodes that were read and are not now.
    pub cut_now: Vec<NodeId>,
    /// The names of the topmost of both.
    pub names: (Vec<String>, Vec<String>),
    /// Leaves read before and now.
    pub leaves: (u64, u64),
    /// Nodes entered before and now.
    pub entered: (u64, u64),
}

impl RunChanges {
    /// Sets the ends of two runs beside each other; `matching` says which nodes are the same.
    #[must_use]
    pub fn of(before: &Projection<'_>, after: &Projection<'_>, matching: &Matching) -> Self {
        let mut found = Self {
            root: (root(before), root(after)),
            line: (line(before), line(after)),
            leaves: (before.tally().leaves, after.tally().leaves),
            entered: (before.tally().entered, after.tally().entered),
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
                    let from = before.value_text(like).plain;
                    let to = after.value_text(node).plain;
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

    /// Whether anything but the static values that nobody reads is different.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.root.0 == self.root.1
            && self.line.0 == self.line.1
            && self.values.is_empty()
            && self.read_now.is_empty()
            && self.cut_now.is_empty()
            && self.leaves.0 == self.leaves.1
            && self.entered.0 == self.entered.1
    }

    /// All of it in sentences, what matters most first.
    #[must_use]
    pub fn sentences(&self, language: Language) -> Vec<String> {
        let mut said = Vec::new();
        let (root, line) = (&self.root, &self.line);
        said.push(match (language, root.0 == root.1) {
            (Language::Ja, true) => format!("根の値は {} のまま。", root.1),
            (Language::En, true) => format!("The root is worth {} as before.", root.1),
            (Language::Ja, false) => format!("根の値: {} → {}。", root.0, root.1),
            (Language::En, false) => format!("The root: {} → {}.", root.0, root.1),
        });
        said.push(match (language, line.0 == line.1) {
            (Language::Ja, true) => format!("読み筋も同じ: {}。", line.1),
            (Language::En, true) => format!("The best line is the same: {}.", line.1),
            (Language::Ja, false) => format!("読み筋: {} から {} に変わる。", line.0, line.1),
            (Language::En, false) => format!("The best line: {} before, {} now.", line.0, line.1),
        });
        for (names, ja, en) in [
            (
                &self.names.0,
                "新しく読む枝",
                "Read now, and skipped before",
            ),
            (
                &self.names.1,
                "新しく刈る枝",
                "Skipped now, and read before",
            ),
        ] {
            if !names.is_empty() {
                let shown = names.iter().take(MOST).cloned().collect();
                let list = listed(shown, names.len(), language);
                said.push(match language {
                    Language::Ja => format!("{ja}: {list}。"),
                    Language::En => format!("{en}: {list}."),
                });
            }
        }
        if !self.values.is_empty() {
            let shown = self.values.iter().take(MOST);
            let shown = shown.map(|value| format!("{} {} → {}", value.name, value.from, value.to));
            let list = listed(shown.collect(), self.values.len(), language);
            said.push(match language {
                Language::Ja => format!("値が変わった所: {list}。"),
                Language::En => format!("Values that differ: {list}."),
            });
        }
        said.push(match (language, self.leaves.0 == self.leaves.1) {
            (Language::Ja, true) => format!("読んだ末端は {} のまま。", self.leaves.1),
            (Language::En, true) => format!("Leaves read: {} as before.", self.leaves.1),
            (Language::Ja, false) => {
                format!("読んだ末端: {} → {}。", self.leaves.0, self.leaves.1)
            }
            (Language::En, false) => {
                format!("Leaves read: {} → {}.", self.leaves.0, self.leaves.1)
            }
        });
        said
    }
}

/// So many are named.
const MOST: usize = 8;

fn listed(mut shown: Vec<String>, count: usize, language: Language) -> String {
    if count > shown.len() {
        let more = count - shown.len();
        shown.push(match language {
            Language::Ja => format!("ほか{more}"),
            Language::En => format!("{more} more"),
        });
    }
    shown.join(language.pick("、", ", "))
}

fn is_read(seen: &Projection<'_>, node: NodeId) -> bool {
    match seen.weight(node).kind {
        Kind::Stub => false,
        Kind::Decline | Kind::Inner | Kind::Leaf => seen.phase(node) != Phase::Unvisited,
    }
}

fn root(seen: &Projection<'_>) -> String {
    seen.value_text(NodeId::ROOT).plain
}

/// The best line, as its moves are named.
fn line(seen: &Projection<'_>) -> String {
    let line = seen.line();
    let names: Vec<_> = line[1..].iter().map(|&id| seen.choice(id)).collect();
    if names.is_empty() {
        return "―".to_owned();
    }
    names.join(" ")
}

/// Of a leaf that neither run reads: it is cut itself, stands in a branch that is, or the search never
/// comes there.
fn unread(after: &Projection<'_>, leaf: NodeId, name: &str) -> String {
    let parent = after.tree().parent(leaf);
    let is_cut = after.seen(leaf) == Seen::Pruned;
    let is_top = parent.is_some_and(|parent| is_read(after, parent));
    let language = after.language();
    match (language, is_cut, is_top) {
        (Language::Ja, true, true) => format!(
            "{name}は読まれない。だからどんな値を入れても、根の値も読み筋も変わらない。変わらないから、読まずに捨ててよい。"
        ),
        (Language::En, true, true) => format!(
            "{name} is not read: whatever it is worth, nothing changes at the root. That is why it may be cut."
        ),
        (Language::Ja, true, false) => {
            format!(
                "{name}は、読まずに捨てた枝の中にある。どんな値を入れても、根の値も読み筋も変わらない。"
            )
        }
        (Language::En, true, false) => format!(
            "{name} stands in a branch that is cut: whatever it is worth, nothing changes at the root."
        ),
        (Language::Ja, false, _) => {
            format!("探索は{name}まで来ない。どんな値を入れても、この探索は変わらない。")
        }
        (Language::En, false, _) => {
            format!(
                "The search never comes to {name}: whatever it is worth, this search stays the same."
            )
        }
    }
}

/// What follows for a leaf that has another value now.
#[must_use]
pub fn about_leaf(
    before: &Projection<'_>,
    after: &Projection<'_>,
    (leaf, like): (NodeId, NodeId),
) -> String {
    let (was, is) = (is_read(before, like), is_read(after, leaf));
    let (name, language) = (after.choice(leaf), after.language());
    let same_root = root(before) == root(after);
    match (language, was, is) {
        (_, false, false) => unread(after, leaf, &name),
        (Language::Ja, true, true) if same_root => {
            format!("{name}は読まれるが、根の値は変わらない。")
        }
        (Language::En, true, true) if same_root => {
            format!("{name} is read, but the root is worth the same.")
        }
        (Language::Ja, true, true) => format!("{name}の値で、根の値が変わった。"),
        (Language::En, true, true) => {
            format!("The value of {name} changes what the root is worth.")
        }
        (Language::Ja, _, true) => format!("{name}はこんどは読まれる。"),
        (Language::En, _, true) => format!("{name} is read this time."),
        (Language::Ja, _, false) => format!("{name}はこんどは読まれない。"),
        (Language::En, _, false) => format!("{name} is not read this time."),
    }
}
