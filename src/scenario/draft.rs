//! A lesson being written: changes to the text of its file.

use std::collections::HashSet;

use super::claim::Promise;
use super::load::{LessonError, options, parse, read_lesson, understand};
use super::locate::RonCursor;
use super::ron_text::{RonText, string};
use super::schema::{Lesson, Question, Stop};
use games::diagram::{Branch, odds_set, odds_with, odds_without};
use language::{Language, Tongue};
use score::{Fraction, Outcome, Player};
use search::Algorithm;
use serde::Serialize;
use subject::{Players, Segment, SubjectSetup};
use tree::Watch;

use Segment::{Field, Item};

/// A text of a lesson that its author writes in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftWords {
    Title,
    Source,
    Notes,
    /// What to notice at the stop of this index.
    Stop(usize),
    Ask(usize),
    Answer(usize),
}

/// A change to a hand-written tree. Paths are child indices from the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeEdit {
    /// Adds a branch below a node, at this index; a leaf becomes a node with this branch alone.
    Add {
        path: Vec<usize>,
        at: usize,
        branch: Branch,
    },
    Put {
        path: Vec<usize>,
        branch: Branch,
    },
    /// Removes a branch; a node without others becomes a leaf.
    Remove {
        path: Vec<usize>,
    },
    /// Moves a branch among its siblings.
    Move {
        path: Vec<usize>,
        to: usize,
    },
    /// Sets what a leaf is worth.
    Value {
        path: Vec<usize>,
        value: Outcome,
    },
    /// Says who moves at a node, counted from 1; whoever's turn it is, if nobody is named.
    Turn {
        path: Vec<usize>,
        player: Option<u8>,
    },
    /// Sets what is said of the players.
    Players(Players),
    /// Lets chance move at a node, each move as likely as the others; or the player whose turn it is.
    Chance {
        path: Vec<usize>,
        moves: bool,
    },
    /// Sets how likely chance goes to a node; its siblings share the rest as before.
    Odds {
        path: Vec<usize>,
        odds: Fraction,
    },
    /// Changes the name of a node, also where stops and promises name it.
    Rename {
        path: Vec<usize>,
        name: String,
    },
    /// Changes the name of this number in the list of a language's own names; an empty one is taken
    /// out of it.
    Call {
        language: Language,
        number: usize,
        name: String,
    },
    /// Gives every leaf this many children, the first with its value, the others with 0.
    Grow {
        children: usize,
    },
    /// Sets the player to move at the root, and thereby everywhere.
    Root(Player),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftEdit {
    Text(String),
    Words(DraftWords, Language, String),
    /// Sets the algorithms; the lesson opens with the first.
    Algorithms(Vec<Algorithm>),
    Tree(TreeEdit),
    AddStop(Stop),
    RemoveStop(usize),
    AddQuestion(Question),
    RemoveQuestion(usize),
    /// Adds promises, each in place of one of the same kind about the same algorithm.
    Promise(Vec<Promise>),
    RemovePromise(usize),
    /// Sets the id, which is also the name of the file.
    Id(String),
}

/// A lesson being written, as the text of its file. A change replaces the part of the text that it
/// is about, and nothing else: comments stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonDraft {
    text: RonText,
}

impl LessonDraft {
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into().trim_start_matches('\u{feff}').to_owned();
        Self { text: RonText(text) }
    }

    pub fn text(&self) -> &str {
        &self.text.0
    }

    /// The lesson that is written, without its tree.
    ///
    /// # Errors
    /// What cannot be read, with the place; `file` is its name.
    pub fn lesson(&self, file: &str) -> Result<Lesson, LessonError> {
        read_lesson(file, self.text())
    }

    /// Carries out a change; returns `false` if there is nothing like that in the text.
    pub fn edit(&mut self, edit: DraftEdit) -> bool {
        let text = &mut self.text;
        match edit {
            DraftEdit::Text(whole) => {
                let changes = text.0 != whole;
                text.0 = whole;
                changes
            }
            DraftEdit::Words(of, language, words) => {
                let tongue = match language.tongue() {
                    Tongue::Ja => "ja",
                    Tongue::En => "en",
                };
                text.set(&[&words_way(of), &[Field(tongue)][..]].concat(), &string(&words))
            }
            DraftEdit::Algorithms(all) => {
                let ids: Vec<_> = all.iter().map(|algorithm| string(algorithm.id())).collect();
                !ids.is_empty()
                    && text.set(&[Field("algorithms")], &format!("[{}]", ids.join(", ")))
            }
            DraftEdit::Tree(edit) => self.edit_tree(edit),
            DraftEdit::AddStop(stop) => self.add("stops", &stop),
            DraftEdit::RemoveStop(number) => text.remove(&[Field("stops")], number),
            DraftEdit::AddQuestion(question) => self.add("questions", &question),
            DraftEdit::RemoveQuestion(number) => text.remove(&[Field("questions")], number),
            DraftEdit::Promise(promises) => {
                promises.iter().fold(false, |changes, promise| self.promise(promise) | changes)
            }
            DraftEdit::RemovePromise(number) => text.remove(&[Field("promises")], number),
            DraftEdit::Id(id) => text.set(&[Field("id")], &string(&id)),
        }
    }

    /// Adds an item at the end of a list of the lesson.
    fn add(&mut self, list: &'static str, item: &impl Serialize) -> bool {
        let count = parse(self.text()).map_or(0, |lesson| match list {
            "stops" => lesson.stops.len(),
            "questions" => lesson.questions.len(),
            _ => lesson.promises.len(),
        });
        let pretty = ron::ser::PrettyConfig::new()
            .new_line("\n")
            .struct_names(false)
            .escape_strings(false)
            .compact_arrays(true);
        let Ok(item) = ron::ser::to_string_pretty(item, pretty) else {
            return false;
        };
        if RonCursor::at(self.text(), &[Field(list)]).is_none() {
            self.text.set(&[Field(list)], "[]");
        }
        self.text.insert(&[Field(list)], count, &item)
    }

    fn promise(&mut self, promise: &Promise) -> bool {
        let Ok(lesson) = parse(self.text()) else {
            return false;
        };
        let kind = |other: &Promise| std::mem::discriminant(&other.claim);
        let alike = |other: &Promise| other.of == promise.of && kind(other) == kind(promise);
        match lesson.promises.iter().position(alike) {
            Some(number) if lesson.promises[number] == *promise => false,
            Some(number) => {
                let claim = ron::ser::to_string(&promise.claim).unwrap_or_default();
                self.text.set(&[Field("promises"), Item(number), Field("claim")], &claim)
            }
            None => self.add("promises", promise),
        }
    }

    /// Changes the tree, and what names its nodes.
    fn edit_tree(&mut self, edit: TreeEdit) -> bool {
        let Ok(SubjectSetup::Diagram { tree, .. }) =
            parse(self.text()).map(|lesson| lesson.subject)
        else {
            return false;
        };
        let text = &mut self.text;
        let found = |path: &[usize]| tree.at(path);
        match edit {
            TreeEdit::Root(player) => {
                let name = ron::ser::to_string(&player).unwrap_or_default();
                text.set(&[Field("subject"), Field("root")], &name)
            }
            TreeEdit::Value { path, value } => {
                let is_leaf = found(&path).is_some_and(Branch::is_leaf);
                is_leaf && text.set(&[tree_way(&path), vec![Item(1)]].concat(), &worth(&value))
            }
            TreeEdit::Chance { path, moves } => {
                let now = found(&path).and_then(|branch| moved_by_chance(branch, moves));
                now.is_some_and(|now| text.set(&tree_way(&path), &written(&now)))
            }
            TreeEdit::Players(players) => {
                let written = options().to_string(&players).unwrap_or_default();
                text.set(&[Field("subject"), Field("players")], &written)
            }
            TreeEdit::Turn { path, player } => {
                let now = found(&path).and_then(|branch| moved_by(branch, player));
                now.is_some_and(|now| text.set(&tree_way(&path), &written(&now)))
            }
            TreeEdit::Odds { path, odds } => {
                let Some((&last, above)) = path.split_last() else { return false };
                let before = found(above).and_then(Branch::odds);
                let now = before.and_then(|before| odds_set(before, last, odds));
                now.is_some() && set_odds(text, above, now)
            }
            TreeEdit::Rename { path, name } => {
                let Some(old) = found(&path).map(Branch::name) else {
                    return false;
                };
                let renamed = text.set(&[tree_way(&path), vec![Item(0)]].concat(), &string(&name));
                for list in NAMING.iter().filter(|_| !old.is_empty()) {
                    let way: Vec<_> = list.iter().map(|&name| Field(name)).collect();
                    text.rename(&way, old, &name);
                }
                renamed
            }
            TreeEdit::Call { language, number, name } => {
                let list = [Field("subject"), Field(names_of(language))];
                if name.is_empty() {
                    return text.remove(&list, number);
                }
                text.set(&[&list[..], &[Item(number), Item(1)]].concat(), &string(&name))
            }
            TreeEdit::Move { path, to } => {
                let Some((&from, above)) = path.split_last() else { return false };
                let is_chance = found(above).is_some_and(|above| above.odds().is_some());
                text.reorder(&children_way(above), from, to)
                    && (!is_chance || text.reorder(&odds_way(above), from, to))
            }
            TreeEdit::Add { path, at, mut branch } => match found(&path) {
                Some(Branch::Leaf(name, _)) => {
                    forget_taken(&mut branch, &names_in(&tree, None));
                    let node = Branch::Node(name.clone(), vec![branch]);
                    text.set(&tree_way(&path), &written(&node))
                }
                Some(above) => {
                    forget_taken(&mut branch, &names_in(&tree, None));
                    let at = at.min(above.children().len());
                    let odds = above.odds().map(|odds| odds_with(odds, at));
                    if odds == Some(None) {
                        return false;
                    }
                    text.insert(&children_way(&path), at, &written(&branch))
                        && set_odds(text, &path, odds.flatten())
                }
                None => false,
            },
            TreeEdit::Put { path, mut branch } => {
                let replaced = found(&path);
                forget_taken(&mut branch, &names_in(&tree, replaced));
                replaced.is_some() && text.set(&tree_way(&path), &written(&branch))
            }
            TreeEdit::Remove { path } => removed(text, &tree, &path),
            TreeEdit::Grow { children } => {
                let mut grown = tree.clone();
                grow(&mut grown, children.max(1));
                text.set(&tree_way(&[]), &written(&grown))
            }
        }
    }

    /// Leaves out algorithms that cannot run on the tree; without any other, takes the usual ones.
    fn fit_algorithms(&mut self) {
        let Ok(Lesson { algorithms, subject, .. }) = parse(self.text()) else { return };
        let known = algorithms.iter().filter_map(|id| id.parse::<Algorithm>().ok());
        let mut fit: Vec<_> = known.filter(|&of| subject.allows(of).is_ok()).collect();
        if fit.len() < algorithms.len() {
            if fit.is_empty() {
                fit = usual_algorithms(&subject);
            }
            self.edit(DraftEdit::Algorithms(fit));
        }
    }

    /// Removes stops, promises, listings and names that are about another tree than this, and leaves
    /// questions open that ask for its nodes; returns how many.
    pub fn settle(&mut self) -> usize {
        let mut removed = 0;
        self.fit_algorithms();
        while let Ok(lesson) = parse(self.text()) {
            let Err(error) = understand(lesson, Watch::cap(super::MAX_NODES)) else {
                break;
            };
            let way: Vec<_> = error.way().take(4).collect();
            if let [Field("questions"), Item(number), Field("asked"), ..] = way[..] {
                self.text.set(&[Field("questions"), Item(number), Field("asked")], "Open");
                removed += 1;
                continue;
            }
            let (list, number): (&[Segment], _) = match way[..] {
                [Field(list @ ("stops" | "promises" | "twins")), Item(number), ..] => {
                    (&[Field(list)][..], number)
                }
                [Field("subject"), Field("english"), Item(number), ..] => {
                    (&[Field("subject"), Field("english")], number)
                }
                [Field("subject"), Field("japanese"), Item(number), ..] => {
                    (&[Field("subject"), Field("japanese")], number)
                }
                _ => break,
            };
            if !self.text.remove(list, number) {
                break;
            }
            removed += 1;
        }
        removed
    }
}

/// The field with the names of nodes that differ in a language.
const fn names_of(language: Language) -> &'static str {
    language.pick("japanese", "english")
}

/// The way to a text, without its language.
fn words_way(of: DraftWords) -> Vec<Segment> {
    match of {
        DraftWords::Title => vec![Field("title")],
        DraftWords::Source => vec![Field("source")],
        DraftWords::Notes => vec![Field("notes")],
        DraftWords::Stop(number) => vec![Field("stops"), Item(number), Field("words")],
        DraftWords::Ask(number) => vec![Field("questions"), Item(number), Field("ask")],
        DraftWords::Answer(number) => vec![Field("questions"), Item(number), Field("answer")],
    }
}

/// The way to the branch at the end of a path.
fn tree_way(path: &[usize]) -> Vec<Segment> {
    let below = path.iter().flat_map(|&number| [Item(1), Item(number)]);
    [Field("subject"), Field("tree")].into_iter().chain(below).collect()
}

/// The way to the children of a node.
fn children_way(path: &[usize]) -> Vec<Segment> {
    [tree_way(path), vec![Item(1)]].concat()
}

/// The way to the probabilities of the children of a node.
fn odds_way(path: &[usize]) -> Vec<Segment> {
    [tree_way(path), vec![Item(2)]].concat()
}

/// The value of the first leaf.
fn leftmost(branch: &Branch) -> Outcome {
    match branch {
        Branch::Leaf(_, value) => value.clone(),
        _ => branch.children().first().map(leftmost).unwrap_or_default(),
    }
}

/// An exact number as files have it.
fn exact(value: Fraction) -> String {
    if value.whole().is_some() { value.to_string() } else { format!("\"{value}\"") }
}

/// What a leaf is worth as files have it.
fn worth(value: &Outcome) -> String {
    match value {
        Outcome::One(value) => exact(*value),
        Outcome::Each(payoffs) => exact_list(payoffs),
    }
}

fn exact_list(values: &[Fraction]) -> String {
    let values: Vec<_> = values.iter().map(|&value| exact(value)).collect();
    format!("[{}]", values.join(", "))
}

/// A branch in one line.
pub fn written(branch: &Branch) -> String {
    match branch {
        Branch::Leaf(name, value) => format!("Leaf({}, {})", string(name), worth(value)),
        Branch::Node(name, children)
        | Branch::Chance(name, children, _)
        | Branch::Turn(name, children, _) => {
            let children: Vec<_> = children.iter().map(written).collect();
            let (name, children) = (string(name), children.join(", "));
            match branch {
                Branch::Chance(_, _, odds) => {
                    format!("Chance({name}, [{children}], {})", exact_list(odds))
                }
                Branch::Turn(_, _, player) => format!("Turn({name}, [{children}], {player})"),
                _ => format!("Node({name}, [{children}])"),
            }
        }
    }
}

/// The names in a tree, except within the part that is replaced.
fn names_in<'b>(tree: &'b Branch, replaced: Option<&Branch>) -> HashSet<&'b str> {
    let (mut names, mut open) = (HashSet::new(), vec![tree]);
    while let Some(branch) = open.pop() {
        if replaced.is_some_and(|replaced| std::ptr::eq(replaced, branch)) {
            continue;
        }
        names.insert(branch.name());
        open.extend(branch.children());
    }
    names
}

/// Leaves out the names of a branch that other nodes have: each name is unique in a tree.
fn forget_taken(branch: &mut Branch, taken: &HashSet<&str>) {
    let mut own = HashSet::new();
    let mut open = vec![branch];
    while let Some(branch) = open.pop() {
        let name = branch.name_mut();
        if taken.contains(name.as_str()) || !own.insert(name.clone()) {
            name.clear();
        }
        open.extend(branch.children_mut());
    }
}

/// The algorithms that a tree by hand is opened with.
pub fn usual_algorithms(subject: &SubjectSetup) -> Vec<Algorithm> {
    use Algorithm as A;
    let usual = [
        A::AlphaBeta,
        A::Minimax,
        A::Pvs,
        A::MtdF,
        A::Expectiminimax,
        A::Star1,
        A::Star2,
        A::MaxN,
        A::MaxNShallow,
        A::Paranoid,
    ];
    let mut fit: Vec<_> = usual.into_iter().filter(|&of| subject.allows(of).is_ok()).collect();
    // Where chance moves nowhere, nothing has to be weighed.
    if fit.iter().any(|of| !of.weighs()) {
        fit.retain(|of| !of.weighs());
    }
    fit
}

/// Writes the probabilities of the moves of a node, if chance moves there.
fn set_odds(text: &mut RonText, path: &[usize], odds: Option<Vec<Fraction>>) -> bool {
    odds.is_none_or(|odds| text.set(&odds_way(path), &exact_list(&odds)))
}

/// The fields that name nodes of a tree.
const NAMING: [&[&str]; 6] = [
    &["stops"],
    &["questions"],
    &["promises"],
    &["subject", "english"],
    &["subject", "japanese"],
    &["subject", "players", "together"],
];

/// Takes a node out of its place; a node without children is a leaf.
fn removed(text: &mut RonText, tree: &Branch, path: &[usize]) -> bool {
    let Some((&last, above)) = path.split_last() else { return false };
    match tree.at(above) {
        Some(branch) if branch.children().len() == 1 && last == 0 => {
            let leaf = Branch::Leaf(branch.name().to_owned(), leftmost(branch));
            text.set(&tree_way(above), &written(&leaf))
        }
        Some(branch) if !branch.is_leaf() => {
            let odds = branch.odds().map(|odds| odds_without(odds, last));
            odds != Some(None)
                && text.remove(&children_way(above), last)
                && set_odds(text, above, odds.flatten())
        }
        _ => false,
    }
}

/// The branch as a node where a player moves, or whoever is next; `None` for a leaf.
fn moved_by(branch: &Branch, player: Option<u8>) -> Option<Branch> {
    let (name, children) = (branch.name().to_owned(), branch.children().to_vec());
    let now = match player {
        Some(player) => Branch::Turn(name, children, player),
        None => Branch::Node(name, children),
    };
    Some(now).filter(|_| !branch.is_leaf())
}

/// The branch as a node where chance moves, each way alike, or where a player does; `None` if it is
/// one already.
fn moved_by_chance(branch: &Branch, moves: bool) -> Option<Branch> {
    match branch {
        Branch::Node(name, children) | Branch::Turn(name, children, _) if moves => {
            let odds = Fraction::new(1, i64::try_from(children.len()).ok()?)?;
            let odds = vec![odds; children.len()];
            Some(Branch::Chance(name.clone(), children.clone(), odds))
        }
        Branch::Chance(name, children, _) if !moves => {
            Some(Branch::Node(name.clone(), children.clone()))
        }
        _ => None,
    }
}

/// The value of a new leaf beside one with this: 0, for each player.
fn nothing(beside: &Outcome) -> Outcome {
    match beside {
        Outcome::One(_) => Outcome::default(),
        Outcome::Each(payoffs) => Outcome::Each(vec![Fraction::ZERO; payoffs.len()]),
    }
}

fn grow(branch: &mut Branch, children: usize) {
    match branch {
        Branch::Leaf(name, value) => {
            let zero = nothing(value);
            let zeros = std::iter::repeat(zero);
            let values = std::iter::once(std::mem::take(value)).chain(zeros).take(children);
            let leaves = values.map(Branch::worth).collect();
            *branch = Branch::Node(std::mem::take(name), leaves);
        }
        Branch::Node(..) | Branch::Chance(..) | Branch::Turn(..) => {
            for branch in branch.children_mut() {
                grow(branch, children);
            }
        }
    }
}
