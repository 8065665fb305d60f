//! A hand-written tree with named nodes and without a board.

use std::collections::HashSet;

use super::change::{LessonSetting, SetupChange};
use super::field::{FieldError, check_line};
use super::interface::{Setup, Subject, SubjectTree};
use super::rearranged::{change_branch, has_name, keep_branch};
use super::stopping::Stopping;
use games::diagram::{Branch, BranchError, Diagram};
use language::{Language, Texts};
use score::Player;
use search::Algorithm;
use tree::{NodeId, Tree, Watch};

/// A hand-written tree in a lesson.
pub(super) struct DiagramSetup<'s> {
    /// The player to move at the root; players alternate from there.
    pub root: &'s Player,
    pub tree: &'s Branch,
    /// English names of nodes, where they differ.
    pub english: &'s Vec<(String, String)>,
}

impl Setup for DiagramSetup<'_> {
    fn check(&self) -> Result<(), FieldError> {
        let mut open = vec![(self.tree, Vec::new())];
        while let Some((branch, path)) = open.pop() {
            check_line(branch.name(), Texts::lessons_files_name, 0)
                .map_err(|error| below(error.item(0), &path))?;
            let below = |number| [path.as_slice(), &[number]].concat();
            let children = branch.children().iter().enumerate();
            open.extend(children.map(|(number, child)| (child, below(number))));
        }
        for (number, (_, english)) in self.english.iter().enumerate() {
            check_line(english, Texts::lessons_files_name, 1)
                .map_err(|error| error.item(1).item(number).field("english"))?;
        }
        Ok(())
    }

    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn settings(&self) -> Vec<LessonSetting> {
        vec![LessonSetting::root(*self.root)]
    }

    fn is_by_hand(&self) -> bool {
        true
    }

    fn grow(&self, _: Algorithm, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let (tree, mut diagram) = Diagram::build(self.tree, *self.root).map_err(|error| {
            let BranchError { path, what } = error;
            let value = usize::from(what.is_about_value());
            below(FieldError::said(&what).item(value), &path)
        })?;
        self.name_in_english(&mut diagram)?;
        Ok(SubjectTree::new(tree, diagram))
    }
}

impl DiagramSetup<'_> {
    /// Applies a change to a hand-written tree.
    pub(super) fn change(
        change: &SetupChange,
        root: &mut Player,
        tree: &mut Branch,
        english: &mut Vec<(String, String)>,
    ) -> bool {
        if let SetupChange::After { moves, .. } = change {
            let is_kept = keep_branch(moves, root, tree);
            english.retain(|(name, _)| has_name(tree, name));
            return is_kept;
        }
        change_branch(change, root, tree)
    }

    /// Sets the English names of the nodes.
    fn name_in_english(&self, diagram: &mut Diagram) -> Result<(), FieldError> {
        let mut given = HashSet::new();
        for (number, (name, english)) in self.english.iter().enumerate() {
            let wrong =
                |item: usize, error: FieldError| error.item(item).item(number).field("english");
            let Some(node) = diagram.named(name) else {
                let error = FieldError::of(|texts| texts.lessons_files_no_named_node(name));
                return Err(wrong(0, error));
            };
            if !given.insert(english) {
                let error = FieldError::of(|texts| texts.lessons_files_english_twice(english));
                return Err(wrong(1, error));
            }
            diagram.set_english(node, english);
        }
        Ok(())
    }
}

/// Moves an error into the branch at `path`.
fn below(error: FieldError, path: &[usize]) -> FieldError {
    let way = path.iter().rev();
    let error = way.fold(error, |error, &number| error.item(number).item(1));
    error.field("tree")
}

impl Subject for Diagram {
    fn id(&self, _: &Tree, node: NodeId) -> String {
        self.name(node).to_owned()
    }

    fn place(&self, _: &Tree, node: NodeId, language: Language) -> String {
        self.name_in(node, language).to_owned()
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        language.texts().subjects_at(place)
    }

    fn choice(&self, _: &Tree, node: NodeId, language: Language) -> String {
        self.name_in(node, language).to_owned()
    }

    fn names_nodes(&self) -> bool {
        true
    }
}
