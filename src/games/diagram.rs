//! Hand-written textbook trees of any shape, with named nodes.
//!
//! ```
//! use games::diagram::{Branch::{Leaf, Node}, Diagram};
//! use score::Player;
//!
//! let branch = Node("ア".into(), vec![Leaf("イ".into(), 3), Leaf("ウ".into(), 5)]);
//! let (tree, diagram) = Diagram::build(&branch, Player::Max)?;
//! let second = tree.children(tree::NodeId::ROOT).nth(1);
//! assert_eq!(second.map(|node| diagram.name(node)), Some("ウ"));
//! # Ok::<(), games::diagram::BranchError>(())
//! ```

use language::says_errors;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use language::{Language, Say};
use score::{Player, Score};
use tree::{Builder, Kind, MoveCode, NodeId, Tree};

/// A node of a hand-written tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Branch {
    /// Name and children, in order.
    Node(String, Vec<Branch>),
    /// Name and value for Black.
    Leaf(String, i32),
}

impl Branch {
    /// Its name; empty, if it is named by its place.
    #[must_use]
    pub fn name(&self) -> &str {
        let (Self::Node(name, _) | Self::Leaf(name, _)) = self;
        name
    }

    pub fn name_mut(&mut self) -> &mut String {
        let (Self::Node(name, _) | Self::Leaf(name, _)) = self;
        name
    }

    /// Its children, in order.
    #[must_use]
    pub fn children(&self) -> &[Self] {
        match self {
            Self::Node(_, children) => children,
            Self::Leaf(..) => &[],
        }
    }

    pub fn children_mut(&mut self) -> &mut [Self] {
        match self {
            Self::Node(_, children) => children,
            Self::Leaf(..) => &mut [],
        }
    }

    /// The branch at the end of a path of child indices.
    #[must_use]
    pub fn at(&self, path: &[usize]) -> Option<&Self> {
        path.iter().try_fold(self, |branch, &number| branch.children().get(number))
    }
}

/// The depth limit of a hand-written tree, in plies.
pub const MAX_DEPTH: usize = 250;

/// Values of hand-written leaves lie within ± this.
pub const MAX_VALUE: i32 = 1_000_000_000;

/// Why a hand-written tree is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramError {
    /// A position without moves, which should be a leaf with a value.
    NoChildren {
        name: String,
    },
    SameName {
        name: String,
    },
    /// Deeper than [`MAX_DEPTH`].
    TooDeep {
        /// A node beyond the limit.
        name: String,
    },
    /// Beyond [`MAX_VALUE`].
    TooLarge {
        name: String,
        value: i32,
    },
}

impl DiagramError {
    /// Whether the error is in the value of a leaf rather than in its name or place.
    #[must_use]
    pub const fn is_about_value(&self) -> bool {
        matches!(self, Self::TooLarge { .. })
    }
}

/// An error in a hand-written tree, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchError {
    /// Child indices from the root down.
    pub path: Vec<usize>,
    pub what: DiagramError,
}

impl Say for DiagramError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::NoChildren { name } => texts.setup_no_children(name),
            Self::SameName { name } => texts.setup_same_name(name),
            Self::TooDeep { name } => texts.setup_too_deep(name, MAX_DEPTH),
            Self::TooLarge { name, value } => texts.setup_too_large(MAX_VALUE, name, *value),
        }
    }
}

impl Say for BranchError {
    fn say(&self, language: Language) -> String {
        self.what.say(language)
    }
}

says_errors!(DiagramError, BranchError);

#[derive(Clone, Debug)]
pub struct Diagram {
    names: Vec<String>,
    /// English names, where they differ.
    english: HashMap<NodeId, String>,
}

impl Diagram {
    /// Builds the tree of `root`, where `player` is to move; players alternate. Nodes without a
    /// name are named by their path: "1", "1.2".
    ///
    /// # Errors
    /// A [`BranchError`] that names the node and its place.
    pub fn build(root: &Branch, player: Player) -> Result<(Tree, Self), BranchError> {
        let mut builder: Option<Builder> = None;
        let mut names = Vec::new();
        let mut seen = std::collections::HashSet::new();
        // Each entry: the branch, its parent's number, its player and its path.
        let mut open = vec![(root, 0_u32, player, Vec::new())];
        while let Some((branch, parent, player, path)) = open.pop() {
            let name = match check(branch, &path, &mut seen) {
                Ok(name) => name,
                Err(what) => return Err(BranchError { path, what }),
            };
            let (value, kind) = match branch {
                Branch::Node(..) => (0, Kind::Inner),
                Branch::Leaf(_, value) => (*value, Kind::Leaf),
            };
            let number = match &mut builder {
                None => {
                    builder = Some(Builder::new(player, kind, Score(value)));
                    0
                }
                Some(builder) => {
                    builder.add(parent, MoveCode::default(), player, kind, Score(value))
                }
            };
            if let Branch::Node(_, children) = branch {
                let children = children.iter().enumerate().map(|(i, child)| {
                    let path = [path.as_slice(), &[i]].concat();
                    (child, number, player.other(), path)
                });
                // The last child is pushed first, so that siblings are added from left to right.
                open.extend(children.rev());
            }
            names.push(name);
        }
        let (tree, became) = match builder {
            Some(builder) => builder.finish(),
            None => Builder::new(player, Kind::Leaf, Score(0)).finish(),
        };
        let mut ordered = vec![String::new(); names.len()];
        for (name, id) in names.into_iter().zip(became) {
            ordered[id.index()] = name;
        }
        let diagram = Self { names: ordered, english: HashMap::new() };
        Ok((tree, diagram))
    }

    /// The nodes of a tree by their names, in the order of their numbers.
    #[must_use]
    pub fn of_names(names: Vec<String>) -> Self {
        Self { names, english: HashMap::new() }
    }

    #[must_use]
    pub fn name(&self, id: NodeId) -> &str {
        &self.names[id.index()]
    }

    #[must_use]
    pub fn named(&self, name: &str) -> Option<NodeId> {
        let number = self.names.iter().position(|other| other == name)?;
        u32::try_from(number).ok().map(NodeId)
    }

    /// Sets the English name of a node.
    pub fn set_english(&mut self, id: NodeId, name: &str) {
        self.english.insert(id, name.to_owned());
    }

    #[must_use]
    pub fn name_in(&self, id: NodeId, language: Language) -> &str {
        let english = self.english.get(&id).filter(|_| language == Language::En);
        english.map_or_else(|| self.name(id), String::as_str)
    }
}

/// Checks a branch and returns its name; `path` leads to it from the root, and `seen` holds the
/// names so far.
fn check(
    branch: &Branch,
    path: &[usize],
    seen: &mut std::collections::HashSet<String>,
) -> Result<String, DiagramError> {
    let name = match (branch.name(), path) {
        ("", []) => "0".to_owned(),
        ("", path) => {
            let numbers: Vec<_> = path.iter().map(|number| (number + 1).to_string()).collect();
            numbers.join(".")
        }
        (name, _) => name.to_owned(),
    };
    if path.len() > MAX_DEPTH {
        return Err(DiagramError::TooDeep { name });
    }
    match branch {
        Branch::Leaf(_, value) if !(-MAX_VALUE..=MAX_VALUE).contains(value) => {
            let value = *value;
            return Err(DiagramError::TooLarge { name, value });
        }
        Branch::Node(_, children) if children.is_empty() => {
            return Err(DiagramError::NoChildren { name });
        }
        _ => {}
    }
    if !seen.insert(name.clone()) {
        return Err(DiagramError::SameName { name });
    }
    Ok(name)
}
