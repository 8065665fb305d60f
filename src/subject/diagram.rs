//! A hand-written tree: its nodes have names, and there is no board.

use super::field::{FieldError, check_line};
use super::interface::{Setup, Subject, SubjectTree};
use super::stopping::Stopping;
use crate::games::diagram::{Branch, BranchError, Diagram};
use crate::language::Language;
use crate::score::Player;
use crate::search::Algorithm;
use crate::tree::{NodeId, Tree, Watch};

/// A hand-written tree, as a lesson writes it.
pub(super) struct DiagramSetup<'s> {
    /// Who is to move at the root; from there the players alternate.
    pub root: &'s Player,
    /// The tree.
    pub tree: &'s Branch,
}

impl Setup for DiagramSetup<'_> {
    fn check(&self) -> Result<(), FieldError> {
        let mut open = vec![(self.tree, Vec::new())];
        while let Some((branch, path)) = open.pop() {
            let (Branch::Node(name, _) | Branch::Leaf(name, _)) = branch;
            check_line(name, ("節の名", "name"), 0).map_err(|error| below(error.item(0), &path))?;
            if let Branch::Node(_, children) = branch {
                let below = |number| [path.as_slice(), &[number]].concat();
                let children = children.iter().enumerate();
                open.extend(children.map(|(number, child)| (child, below(number))));
            }
        }
        Ok(())
    }

    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn grow(&self, _: Algorithm, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let (tree, diagram) = Diagram::build(self.tree, *self.root).map_err(|error| {
            let BranchError { path, what } = error;
            let value = usize::from(what.is_about_value());
            below(FieldError::said(&what).item(value), &path)
        })?;
        Ok(SubjectTree::new(tree, diagram))
    }
}

/// An error in a branch of the tree, with the way to the branch.
fn below(error: FieldError, path: &[usize]) -> FieldError {
    let way = path.iter().rev();
    let error = way.fold(error, |error, &number| error.item(number).item(1));
    error.field("tree")
}

impl Subject for Diagram {
    fn id(&self, _: &Tree, node: NodeId) -> String {
        self.name(node).to_owned()
    }

    fn place(&self, _: &Tree, node: NodeId, _: Language) -> String {
        self.name(node).to_owned()
    }

    fn choice(&self, _: &Tree, node: NodeId, _: Language) -> String {
        self.name(node).to_owned()
    }

    fn names_nodes(&self) -> bool {
        true
    }
}
