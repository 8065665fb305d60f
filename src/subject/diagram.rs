//! A hand-written tree with named nodes and without a board.

use std::collections::HashSet;

use super::change::{LessonSetting, SetupChange};
use super::field::{FieldError, check_line};
use super::interface::{Setup, Subject, SubjectTree};
use super::players::Players;
use super::rearranged::{change_branch, has_name, keep_branch, name_all};
use super::stopping::{Stopping, Unfit};
use games::diagram::{Branch, BranchError, Diagram};
use language::{Language, Texts, Words};
use score::{Fraction, Player, Score};
use search::{Algorithm, Need, PlannedSearch};
use tree::{Kind, NodeId, Tree, Watch};

/// A hand-written tree in a lesson.
pub(super) struct DiagramSetup<'s> {
    /// The player to move at the root; players alternate from there.
    pub root: &'s Player,
    pub tree: &'s Branch,
    /// English names of nodes, where they differ.
    pub english: &'s Vec<(String, String)>,
    /// Japanese names, likewise.
    pub japanese: &'s Vec<(String, String)>,
    pub players: &'s Players,
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
        match (self.tree.players(), algorithm.shares()) {
            (Some(_), false) => return Err(Unfit::Payoffs),
            (None, true) => return Err(Unfit::TwoSides),
            (Some(_), true) => {
                let lacks = algorithm.needs().contains(&Need::Sum) && self.players.sum.is_none();
                return if lacks { Err(Unfit::NoSum) } else { Ok(()) };
            }
            (None, false) => {}
        }
        if self.tree.has_chance() && !algorithm.meets_chance() {
            return Err(Unfit::Chance);
        }
        if algorithm.needs().contains(&Need::Bounds) {
            return Ok(());
        }
        self.stopping().allows((self.growth(), self.values()), algorithm)
    }

    fn settings(&self) -> Vec<LessonSetting> {
        // Several players take turns from the first one on.
        let two = self.tree.players().is_none();
        two.then(|| LessonSetting::root(*self.root)).into_iter().collect()
    }

    fn is_by_hand(&self) -> bool {
        true
    }

    fn grow(&self, _: PlannedSearch, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let also: Vec<_> = self.players.sum.into_iter().collect();
        let (mut tree, mut diagram) =
            Diagram::build_counted(self.tree, *self.root, self.english, &also).map_err(
                |error| {
                    let BranchError { path, is_about_value, what } = error;
                    below(FieldError::new(what).item(usize::from(is_about_value)), &path)
                },
            )?;
        self.name_otherwise(&mut diagram)?;
        self.seat(&mut tree, &mut diagram).map_err(|error| error.field("players"))?;
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
        players: &mut Players,
    ) -> bool {
        if change.moves_branches() {
            name_all(tree, english, japanese);
        }
        if let SetupChange::After { moves, .. } = change {
            let is_kept = keep_branch(moves, root, tree);
            for names in [english, japanese] {
                names.retain(|(name, _)| has_name(tree, name));
            }
            for set in &mut players.together {
                set.retain(|name| has_name(tree, name));
            }
            players.together.retain(|set| set.len() > 1);
            return is_kept;
        }
        change_branch(change, root, tree)
    }

    /// Names the players, sets what their payoffs add up to, and which nodes they cannot tell apart.
    fn seat(&self, tree: &mut Tree, diagram: &mut Diagram) -> Result<(), FieldError> {
        let Players { names, sum, together, told_apart } = self.players;
        let count = tree.payoffs().map_or(2, |payoffs| usize::from(payoffs.players));
        if !names.is_empty() && names.len() != count {
            let found = names.len();
            let wrong = FieldError::of(|texts| texts.lessons_files_player_names(count, found));
            return Err(wrong.field("names"));
        }
        for (number, name) in names.iter().enumerate() {
            for language in Language::ALL {
                check_line(name.get(language), Texts::lessons_files_name, 1)
                    .map_err(|error| error.item(number).field("names"))?;
            }
        }
        diagram.name_players(names.clone());
        if let Some(sum) = sum {
            let what = match sum.counted_in(tree.parts()) {
                Some(value) => tree
                    .pay_in_all(value)
                    .err()
                    .map(|leaf| too_much(tree, leaf, diagram.name(leaf), *sum)),
                None => Some(Words::of(Texts::setup_too_fine)),
            };
            if let Some(what) = what {
                return Err(FieldError::new(what).field("sum"));
            }
        }
        let mut taken = HashSet::new();
        for (number, set) in together.iter().enumerate() {
            let wrong =
                |at: usize, error: FieldError| error.item(at).item(number).field("together");
            let mut nodes = Vec::new();
            for (at, name) in set.iter().enumerate() {
                let Some(node) = diagram.named(name) else {
                    let error = FieldError::of(|texts| texts.lessons_files_no_named_node(name));
                    return Err(wrong(at, error));
                };
                let alike = |first: &NodeId| {
                    tree.seat(*first) == tree.seat(node)
                        && tree.children(*first).len() == tree.children(node).len()
                };
                let moves = tree.node(node).kind == Kind::Inner;
                if !moves || !taken.insert(node) || !nodes.first().is_none_or(alike) {
                    let error = FieldError::of(|texts| texts.lessons_files_not_together(name));
                    return Err(wrong(at, error));
                }
                nodes.push(node);
            }
            diagram.hold_together(nodes);
        }
        if !together.is_empty() && !told_apart {
            tree.leave_unread();
        }
        Ok(())
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

/// Why the payoffs of a leaf break a sum.
pub fn too_much(tree: &Tree, leaf: NodeId, name: &str, sum: Fraction) -> Words {
    let paid = tree.paid(tree.node(leaf).value).unwrap_or_default();
    let is_negative = paid.iter().any(|payoff| *payoff < Score(0));
    let shown: Vec<_> = paid.iter().map(|payoff| tree.exact(*payoff).shown()).collect();
    let (value, sum) = (format!("({})", shown.join(", ")), sum.shown());
    Words::of(|texts| {
        if is_negative {
            texts.setup_sum_negative(name, &*value)
        } else {
            texts.setup_sum_beyond(name, &*sum, &*value)
        }
    })
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

    fn player_name(&self, seat: u8, language: Language) -> Option<String> {
        Some(self.players().get(usize::from(seat))?.get(language).to_owned())
    }

    fn side(&self, player: Player, language: Language) -> String {
        let own = self.player_name(player as u8, language);
        own.unwrap_or_else(|| self.language(language).side(player).to_owned())
    }

    fn together(&self) -> &[Vec<NodeId>] {
        self.held_together()
    }

    fn when_unfinished(&self, language: Language) -> Option<String> {
        let set = self.held_together().first()?;
        let names: Vec<_> = set.iter().map(|&node| self.name_in(node, language)).collect();
        let between = if language.is_english() { ", " } else { "、" };
        Some(language.texts().payoffs_hidden(names.join(between)))
    }
}
