//! A hand-written tree with named nodes and without a board.

use std::collections::HashSet;

use super::change::{LessonSetting, SetupChange};
use super::field::{FieldError, check_line};
use super::interface::{Setup, Subject, SubjectTree};
use super::rearranged::{change_branch, has_name, keep_branch, name_all};
use super::stopping::{Stopping, Unfit};
use games::diagram::{Branch, BranchError, Diagram};
use language::{Language, Texts};
use score::Player;
use search::{Algorithm, Need, PlannedSearch};
use tree::{NodeId, Tree, Watch};

/// A hand-written tree in a lesson.
pub(super) struct DiagramSetup<'s> {
    /// The player to move at the root; players alternate from there.
    pub root: &'s Player,
    pub tree: &'s Branch,
    /// English names of nodes, where they differ.
    pub english: &'s Vec<(String, String)>,
    /// Japanese names, likewise.
    pub japanese: &'s Vec<(String, String)>,
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
        for (field, names, ..) in self.other_names() {
            for (number, (_, name)) in names.iter().enumerate() {
                check_line(name, Texts::lessons_files_name, 1)
                    .map_err(|error| error.item(1).item(number).field(field))?;
            }
        }
        Ok(())
    }

    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        if self.tree.has_chance() && !algorithm.meets_chance() {
            return Err(Unfit::Chance);
        }
        if algorithm.needs().contains(&Need::Bounds) {
            return Ok(());
        }
        self.stopping().allows((self.growth(), self.values()), algorithm)
    }

    fn settings(&self) -> Vec<LessonSetting> {
        vec![LessonSetting::root(*self.root)]
    }

    fn is_by_hand(&self) -> bool {
        true
    }

    fn grow(&self, _: PlannedSearch, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let (tree, mut diagram) = Diagram::build_named(self.tree, *self.root, self.english)
            .map_err(|error| {
                let BranchError { path, is_about_value, what } = error;
                below(FieldError::new(what).item(usize::from(is_about_value)), &path)
            })?;
        self.name_otherwise(&mut diagram)?;
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
        japanese: &mut Vec<(String, String)>,
    ) -> bool {
        if change.moves_branches() {
            name_all(tree, english, japanese);
        }
        if let SetupChange::After { moves, .. } = change {
            let is_kept = keep_branch(moves, root, tree);
            for names in [english, japanese] {
                names.retain(|(name, _)| has_name(tree, name));
            }
            return is_kept;
        }
        change_branch(change, root, tree)
    }

    /// The names in each language that differ from those in the tree, and where they are written.
    #[expect(clippy::type_complexity, reason = "a table of two rows")]
    fn other_names(&self) -> [(&'static str, &Vec<(String, String)>, Language); 2] {
        [("english", self.english, Language::En), ("japanese", self.japanese, Language::Ja)]
    }

    /// Sets the names of nodes that differ in a language.
    fn name_otherwise(&self, diagram: &mut Diagram) -> Result<(), FieldError> {
        for (field, names, language) in self.other_names() {
            let mut given = HashSet::new();
            for (number, (name, other)) in names.iter().enumerate() {
                let wrong =
                    |item: usize, error: FieldError| error.item(item).item(number).field(field);
                let Some(node) = diagram.named(name) else {
                    let error = FieldError::of(|texts| texts.lessons_files_no_named_node(name));
                    return Err(wrong(0, error));
                };
                if !given.insert(other) {
                    let error = FieldError::of(|texts| texts.lessons_files_english_twice(other));
                    return Err(wrong(1, error));
                }
                diagram.set_name(node, language, other);
            }
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

    fn is_called(&self, tree: &Tree, node: NodeId, name: &str) -> bool {
        Self::is_called(self, tree, node, name)
    }

    fn place(&self, _: &Tree, node: NodeId, language: Language) -> String {
        let name = self.name_in(node, language);
        // Words stand in a sentence as what they are: a name.
        let letters = name.bytes().take_while(u8::is_ascii_lowercase).count();
        let is_letter = |c: char| c.is_ascii() || ('ァ'..='ー').contains(&c);
        let is_words = letters > 2 || !language.is_english() && !name.chars().all(is_letter);
        match (is_words, node) {
            (true, NodeId::ROOT) if name == "root" => language.texts().subjects_position(),
            (true, _) => language.texts().subjects_quoted(name),
            (false, _) => name.to_owned(),
        }
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        language.texts().subjects_at(place)
    }

    fn choice(&self, _: &Tree, node: NodeId, language: Language) -> String {
        self.name_in(node, language).to_owned()
    }

    fn language(&self, language: Language) -> Language {
        language.without_game()
    }

    fn names_nodes(&self) -> bool {
        true
    }
}
