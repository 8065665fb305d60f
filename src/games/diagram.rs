//! Hand-written textbook trees of any shape, with named nodes.
//!
//! ```
//! use games::diagram::{Branch::{Leaf, Node}, Diagram};
//! use score::Player;
//!
//! let branch = Node("ア".into(), vec![Leaf("イ".into(), 3.into()), Leaf("ウ".into(), 5.into())]);
//! let (tree, diagram) = Diagram::build(&branch, Player::Max)?;
//! let second = tree.children(tree::NodeId::ROOT).nth(1);
//! assert_eq!(second.map(|node| diagram.name(node)), Some("ウ"));
//! # Ok::<(), games::diagram::BranchError>(())
//! ```

use std::collections::{HashMap, HashSet};
use std::fmt;

use serde::{Deserialize, Serialize};

use language::{Language, Texts, Words};
use score::{Fraction, MAX_VALUE, Outcome, Player, Score, common_parts};
use tree::{Builder, Kind, MoveCode, NodeId, Payoffs, Tree};

/// A node of a hand-written tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Branch {
    /// Name and children, in order.
    Node(String, Vec<Branch>),
    /// Name and what it is worth.
    Leaf(String, Outcome),
    /// Where chance moves: name, children, in order, and how likely each of them is.
    Chance(String, Vec<Branch>, Vec<Fraction>),
    /// Name, children, in order, and who moves there, counted from 1, whoever's turn it would be.
    Turn(String, Vec<Branch>, u8),
}

impl Branch {
    /// Its name; empty, if it has none: [`names`] gives it one by its place.
    pub fn name(&self) -> &str {
        match self {
            Self::Node(name, _)
            | Self::Leaf(name, _)
            | Self::Chance(name, ..)
            | Self::Turn(name, ..) => name,
        }
    }

    pub fn name_mut(&mut self) -> &mut String {
        match self {
            Self::Node(name, _)
            | Self::Leaf(name, _)
            | Self::Chance(name, ..)
            | Self::Turn(name, ..) => name,
        }
    }

    pub fn is_leaf(&self) -> bool {
        matches!(self, Self::Leaf(..))
    }

    /// A leaf without a name.
    pub fn worth(value: impl Into<Outcome>) -> Self {
        Self::Leaf(String::new(), value.into())
    }

    /// How likely its children are, if chance moves here.
    pub fn odds(&self) -> Option<&[Fraction]> {
        match self {
            Self::Chance(_, _, odds) => Some(odds),
            Self::Node(..) | Self::Turn(..) | Self::Leaf(..) => None,
        }
    }

    /// The number of players whose payoffs its first leaf with payoffs has; `None` without any.
    pub fn players(&self) -> Option<usize> {
        match self {
            Self::Leaf(_, Outcome::Each(payoffs)) => Some(payoffs.len()),
            _ => self.children().iter().find_map(Self::players),
        }
    }

    /// How many players take turns: 2, unless leaves have payoffs for more.
    pub fn seats(&self) -> u8 {
        self.players().and_then(|players| u8::try_from(players).ok()).unwrap_or(2).max(2)
    }

    /// In how many parts of a whole all values at and below it can be counted, those of chance nodes
    /// included, if its leaves are counted in `least` at the least; `None` if there are too many.
    fn parts(&self, least: i64) -> Option<i64> {
        let below = |children: &[Self]| {
            let mut all = children.iter().map(|child| child.parts(least));
            all.try_fold(least, |parts, child| {
                common_parts(parts, child?).filter(|&parts| is_countable(parts))
            })
        };
        match self {
            Self::Leaf(_, value) => {
                let mut numbers = value.numbers().iter();
                numbers.try_fold(least, |parts, of| common_parts(parts, of.parts()))
            }
            Self::Node(_, children) | Self::Turn(_, children, _) => below(children),
            Self::Chance(_, children, odds) => {
                let odds = odds.iter().try_fold(1, |parts, odds| common_parts(parts, odds.parts()));
                below(children)?.checked_mul(odds?)
            }
        }
        .filter(|&parts| is_countable(parts))
    }

    pub fn children(&self) -> &[Self] {
        match self {
            Self::Node(_, children) | Self::Chance(_, children, _) | Self::Turn(_, children, _) => {
                children
            }
            Self::Leaf(..) => &[],
        }
    }

    pub fn children_mut(&mut self) -> &mut [Self] {
        match self {
            Self::Node(_, children) | Self::Chance(_, children, _) | Self::Turn(_, children, _) => {
                children
            }
            Self::Leaf(..) => &mut [],
        }
    }

    /// Its children, to add or take some; `None` for a leaf.
    pub fn moves_mut(&mut self) -> Option<&mut Vec<Self>> {
        match self {
            Self::Node(_, children) | Self::Chance(_, children, _) | Self::Turn(_, children, _) => {
                Some(children)
            }
            Self::Leaf(..) => None,
        }
    }

    /// The same without children, for others in their place.
    #[must_use]
    pub fn with(&self, children: Vec<Self>) -> Self {
        match self {
            Self::Node(name, _) => Self::Node(name.clone(), children),
            Self::Chance(name, _, odds) => Self::Chance(name.clone(), children, odds.clone()),
            Self::Turn(name, _, player) => Self::Turn(name.clone(), children, *player),
            Self::Leaf(..) => self.clone(),
        }
    }

    /// Moves a child among its siblings, with its probability; to the last place, if it has no such
    /// place.
    pub fn move_child(&mut self, from: usize, to: usize) {
        fn moved<T>(all: &mut [T], from: usize, to: usize) {
            let to = to.min(all.len() - 1);
            if from < to {
                all[from..=to].rotate_left(1);
            } else {
                all[to..=from].rotate_right(1);
            }
        }
        if let Some(children) = self.moves_mut() {
            moved(children, from, to);
        }
        if let Self::Chance(_, _, odds) = self {
            moved(odds, from, to);
        }
    }

    /// Whether chance moves somewhere.
    pub fn has_chance(&self) -> bool {
        self.odds().is_some() || self.children().iter().any(Self::has_chance)
    }

    /// The branch at the end of a path of child indices.
    pub fn at(&self, path: &[usize]) -> Option<&Self> {
        path.iter().try_fold(self, |branch, &number| branch.children().get(number))
    }
}

/// The depth limit of a hand-written tree, in plies.
pub const MAX_DEPTH: usize = 250;

fn is_countable(parts: i64) -> bool {
    i32::try_from(parts).is_ok()
}

/// An error in a hand-written tree, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchError {
    /// Child indices from the root down.
    pub path: Vec<usize>,
    /// Whether it is in the value of a leaf rather than in its name or place.
    pub is_about_value: bool,
    pub what: Words,
}

impl fmt::Display for BranchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl std::error::Error for BranchError {}

/// The name of a node in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeName {
    /// In files, and in English unless the lesson has another.
    pub id: String,
    pub japanese: String,
    /// Whether it comes from the place of the node.
    pub is_given: bool,
}

/// The names of all nodes of a tree, in the order of its text.
///
/// Nodes without a name get one by their place: those with children are A, B, C … (ア, イ, ウ …) level
/// by level, the leaves below A are a1, a2 … (ア1, ア2 …). A name that is written somewhere, in the tree
/// or in `english`, is left out. So a name stays what it is while others are renamed.
///
/// ```
/// use games::diagram::{Branch::{Leaf, Node}, names};
///
/// let leaf = |value: i32| Leaf(String::new(), value.into());
/// let tree = Node(String::new(), vec![Node(String::new(), vec![leaf(3), leaf(5)]), leaf(2)]);
/// let ids: Vec<_> = names(&tree, &[]).into_iter().map(|name| name.id).collect();
/// assert_eq!(ids, ["A", "B", "b1", "b2", "a1"]);
/// ```
pub fn names(root: &Branch, english: &[(String, String)]) -> Vec<NodeName> {
    /// A node, its parent, and its place among the leaves of that.
    struct Place<'b> {
        branch: &'b Branch,
        parent: usize,
        depth: usize,
        leaf: usize,
    }
    let (mut places, mut open) = (Vec::new(), vec![(root, 0, 0, 1)]);
    while let Some((branch, parent, depth, leaf)) = open.pop() {
        let number = places.len();
        places.push(Place { branch, parent, depth, leaf });
        let children = branch.children();
        let mut leaves = children.iter().filter(|child| child.is_leaf()).count();
        open.extend(children.iter().rev().map(|child| {
            let leaf = leaves;
            leaves = leaves.saturating_sub(usize::from(child.is_leaf()));
            (child, number, depth + 1, leaf)
        }));
    }
    let written = places.iter().map(|place| place.branch.name().to_owned());
    let written = written.chain(english.iter().map(|(_, english)| english.clone()));
    let mut taken: HashSet<String> = written.collect();
    let in_english: HashMap<_, _> =
        english.iter().map(|(name, english)| (name.as_str(), english.as_str())).collect();
    let mut names: Vec<_> = places
        .iter()
        .map(|place| NodeName {
            id: place.branch.name().to_owned(),
            japanese: place.branch.name().to_owned(),
            is_given: place.branch.name().is_empty(),
        })
        .collect();
    let mut free = |from: usize, name: &dyn Fn(usize) -> String| {
        // One of so many is not taken.
        let names = (from..=from + taken.len()).map(name);
        names.into_iter().find(|name| taken.insert(name.clone())).unwrap_or_default()
    };
    let is_inner = |number: &usize| *number == 0 || !places[*number].branch.is_leaf();
    let mut inner: Vec<_> = (0..places.len()).filter(is_inner).collect();
    inner.sort_by_key(|&number| places[number].depth);
    for (at, number) in inner.into_iter().enumerate() {
        if names[number].is_given {
            names[number].id = free(at, &|at| counted(at, &LETTERS));
            names[number].japanese = free(at, &|at| counted(at, &KANA));
        }
    }
    for (number, place) in places.iter().enumerate().skip(1) {
        if names[number].is_given && place.branch.is_leaf() {
            let parent = &names[place.parent];
            let english = in_english.get(parent.id.as_str()).copied().unwrap_or(&parent.id);
            let [english, japanese] = [english, &parent.japanese].map(str::to_lowercase);
            names[number].id = free(place.leaf, &|leaf| format!("{english}{leaf}"));
            names[number].japanese = if english == japanese {
                names[number].id.clone()
            } else {
                free(place.leaf, &|leaf| format!("{japanese}{leaf}"))
            };
        }
    }
    names
}

const LETTERS: [char; 26] = {
    let mut letters = ['A'; 26];
    let mut letter = b'A';
    while letter <= b'Z' {
        letters[(letter - b'A') as usize] = letter as char;
        letter += 1;
    }
    letters
};

/// As the nodes of books in Japanese are counted, without ヲ and ン.
const KANA: [char; 44] = [
    'ア', 'イ', 'ウ', 'エ', 'オ', 'カ', 'キ', 'ク', 'ケ', 'コ', 'サ', 'シ', 'ス', 'セ', 'ソ', 'タ',
    'チ', 'ツ', 'テ', 'ト', 'ナ', 'ニ', 'ヌ', 'ネ', 'ノ', 'ハ', 'ヒ', 'フ', 'ヘ', 'ホ', 'マ', 'ミ',
    'ム', 'メ', 'モ', 'ヤ', 'ユ', 'ヨ', 'ラ', 'リ', 'ル', 'レ', 'ロ', 'ワ',
];

/// The name of this number, from 0, in letters: A … Z, AA, AB ….
fn counted(number: usize, letters: &[char]) -> String {
    let (mut rest, mut name) = (number + 1, String::new());
    while rest > 0 {
        rest -= 1;
        name.insert(0, letters[rest % letters.len()]);
        rest /= letters.len();
    }
    name
}

#[derive(Clone, Debug)]
pub struct Diagram {
    names: Vec<String>,
    /// English names, where they differ.
    english: HashMap<NodeId, String>,
    /// Japanese names, where they differ.
    japanese: HashMap<NodeId, String>,
    /// The names of the players, if they have any.
    players: Vec<Words>,
    /// Nodes that whoever moves there cannot tell apart.
    together: Vec<Vec<NodeId>>,
}

impl Diagram {
    /// Builds the tree of `root`, where `player` is to move; players alternate. Nodes without a
    /// name are named as [`names`] says.
    ///
    /// # Errors
    /// A [`BranchError`] that names the node and its place.
    pub fn build(root: &Branch, player: Player) -> Result<(Tree, Self), BranchError> {
        Self::build_named(root, player, &[])
    }

    /// The same with English names of nodes, which no other node gets.
    ///
    /// # Errors
    /// A [`BranchError`] that names the node and its place.
    pub fn build_named(
        root: &Branch,
        player: Player,
        english: &[(String, String)],
    ) -> Result<(Tree, Self), BranchError> {
        Self::build_counted(root, player, english, &[])
    }

    /// The same, where these numbers can be counted in the tree, too.
    ///
    /// # Errors
    /// A [`BranchError`] that names the node and its place.
    pub fn build_counted(
        root: &Branch,
        player: Player,
        english: &[(String, String)],
        also: &[Fraction],
    ) -> Result<(Tree, Self), BranchError> {
        let mut builder: Option<Builder> = None;
        let named = names(root, english);
        let least = also.iter().try_fold(1, |parts, of| common_parts(parts, of.parts()));
        let parts = least.and_then(|least| root.parts(least));
        let parts = parts.and_then(|parts| u32::try_from(parts).ok());
        let mut odds = Vec::new();
        let mut seats = Seats::of(root);
        let mut seen = HashSet::new();
        // Each entry: the branch, its parent's number, who is to move, and its path.
        let mut open = vec![(root, 0_u32, player as u8, Vec::new())];
        for name in &named {
            let Some((branch, parent, turn, path)) = open.pop() else {
                break;
            };
            let seat = match branch {
                Branch::Turn(_, _, player) => player.saturating_sub(1),
                _ => turn,
            };
            let checked = check(branch, &name.id, path.len(), &mut seen)
                .and_then(|()| seats.check(branch, &name.id));
            if let Err((is_about_value, what)) = checked {
                return Err(BranchError { path, is_about_value, what });
            }
            // All others are against the first of several players.
            let player = if seat == 0 { Player::Max } else { Player::Min };
            let counted = |value: &Fraction| parts.and_then(|parts| value.counted_in(parts));
            let (value, kind) = match branch {
                Branch::Node(..) | Branch::Turn(..) => (Some(Score(0)), Kind::Inner),
                Branch::Chance(..) => (Some(Score(0)), Kind::Chance),
                Branch::Leaf(_, Outcome::One(value)) => (counted(value), Kind::Leaf),
                Branch::Leaf(_, Outcome::Each(payoffs)) => {
                    let paid: Option<Vec<_>> = payoffs.iter().map(counted).collect();
                    (paid.map(|paid| seats.outcome(paid)), Kind::Leaf)
                }
            };
            let Some(value) = value else {
                let what = Words::of(Texts::setup_too_fine);
                return Err(BranchError { path, is_about_value: true, what });
            };
            let number = match &mut builder {
                None => {
                    builder = Some(Builder::new(player, kind, value));
                    0
                }
                Some(builder) => builder.add(parent, MoveCode::default(), player, kind, value),
            };
            odds.extend(branch.odds().map(|odds| (number, odds)));
            seats.of_nodes.push(seat);
            if !branch.is_leaf() {
                // Chance does not change whose turn it is.
                let next = if kind == Kind::Chance { seat } else { (seat + 1) % seats.players };
                let children = branch.children().iter().enumerate().map(|(i, child)| {
                    let path = [path.as_slice(), &[i]].concat();
                    (child, number, next, path)
                });
                // The last child is pushed first, so that siblings are added from left to right.
                open.extend(children.rev());
            }
        }
        let builder = builder.unwrap_or_else(|| Builder::new(player, Kind::Leaf, Score(0)));
        let (mut tree, became) = builder.finish();
        let odds = odds.into_iter().map(|(number, odds)| (became[number as usize], odds));
        tree.count_in(parts.unwrap_or(1), odds);
        seats.pay(&mut tree, &became);
        let mut diagram = Self::of_names(vec![String::new(); named.len()]);
        for (name, id) in named.into_iter().zip(became) {
            if name.japanese != name.id {
                diagram.japanese.insert(id, name.japanese);
            }
            diagram.names[id.index()] = name.id;
        }
        Ok((tree, diagram))
    }

    /// The nodes of a tree by their names, in the order of their numbers.
    pub fn of_names(names: Vec<String>) -> Self {
        Self {
            names,
            english: HashMap::new(),
            japanese: HashMap::new(),
            players: Vec::new(),
            together: Vec::new(),
        }
    }

    /// The names of the players, in their order; none if they have none.
    pub fn players(&self) -> &[Words] {
        &self.players
    }

    pub fn name_players(&mut self, names: Vec<Words>) {
        self.players = names;
    }

    /// Sets of nodes that whoever moves there cannot tell apart.
    pub fn held_together(&self) -> &[Vec<NodeId>] {
        &self.together
    }

    /// Whoever moves at these nodes cannot tell them apart.
    pub fn hold_together(&mut self, nodes: Vec<NodeId>) {
        self.together.push(nodes);
    }

    pub fn name(&self, id: NodeId) -> &str {
        &self.names[id.index()]
    }

    pub fn named(&self, name: &str) -> Option<NodeId> {
        let number = self.names.iter().position(|other| other == name)?;
        u32::try_from(number).ok().map(NodeId)
    }

    pub fn set_name(&mut self, id: NodeId, language: Language, name: &str) {
        let own = if language.is_english() { &mut self.english } else { &mut self.japanese };
        own.insert(id, name.to_owned());
    }

    pub fn name_in(&self, id: NodeId, language: Language) -> &str {
        let own = if language.is_english() { &self.english } else { &self.japanese };
        own.get(&id).map_or_else(|| self.name(id), String::as_str)
    }

    /// Whether files may call a node so: by its name in any language; or by its path, 0 and
    /// 1.2, as versions before this one called nodes without a name.
    pub fn is_called(&self, tree: &Tree, id: NodeId, name: &str) -> bool {
        let is_path = || {
            let path = tree.child_numbers(id).into_iter().map(|number| (number + 1).to_string());
            let path = path.collect::<Vec<_>>().join(".");
            name == if path.is_empty() { "0" } else { &path }
        };
        self.name(id) == name
            || Language::ALL.iter().any(|&language| self.name_in(id, language) == name)
            || name.starts_with(|letter: char| letter.is_ascii_digit()) && is_path()
    }
}

/// Who moves in a tree, and what its outcomes pay.
struct Seats {
    /// The number of players.
    players: u8,
    /// Whether leaves have payoffs.
    are_paid: bool,
    /// The player at each node, from 0, in the order of the text.
    of_nodes: Vec<u8>,
    outcomes: Vec<Vec<Score>>,
    /// The numbers of the outcomes.
    numbers: HashMap<Vec<Score>, usize>,
}

/// The most players of a tree.
pub const MOST_PLAYERS: usize = 8;

impl Seats {
    fn of(root: &Branch) -> Self {
        Self {
            players: root.seats(),
            are_paid: root.players().is_some(),
            of_nodes: Vec::new(),
            outcomes: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// What is wrong with a branch of this name, and whether that is its value.
    fn check(&self, branch: &Branch, name: &str) -> Result<(), (bool, Words)> {
        let players = usize::from(self.players);
        match branch {
            Branch::Leaf(_, Outcome::Each(payoffs))
                if !(2..=MOST_PLAYERS).contains(&payoffs.len()) =>
            {
                let count = payoffs.len();
                Err((true, Words::of(|texts| texts.setup_players(count, MOST_PLAYERS, name))))
            }
            Branch::Leaf(_, Outcome::Each(payoffs)) if payoffs.len() != players => {
                let count = payoffs.len();
                Err((true, Words::of(|texts| texts.setup_payoffs(count, name, players))))
            }
            Branch::Leaf(_, Outcome::One(_)) if self.are_paid => {
                Err((true, Words::of(|texts| texts.setup_no_payoffs(name))))
            }
            Branch::Chance(..) if self.are_paid => {
                Err((false, Words::of(|texts| texts.setup_chance_of_payoffs(name))))
            }
            Branch::Turn(_, _, player) if !(1..=self.players).contains(player) => {
                let player = *player;
                Err((false, Words::of(|texts| texts.setup_turn(name, player, players))))
            }
            _ => Ok(()),
        }
    }

    /// The number of an outcome.
    fn outcome(&mut self, paid: Vec<Score>) -> Score {
        let next = self.outcomes.len();
        let number = *self.numbers.entry(paid.clone()).or_insert(next);
        if number == next {
            self.outcomes.push(paid);
        }
        Score(i32::try_from(number).unwrap_or_default())
    }

    /// Says so in the tree.
    fn pay(self, tree: &mut Tree, became: &[NodeId]) {
        if !self.are_paid {
            return;
        }
        let mut seats = vec![0; tree.len()];
        for (seat, id) in self.of_nodes.into_iter().zip(became) {
            seats[id.index()] = seat;
        }
        let Self { players, outcomes, .. } = self;
        tree.pay(Payoffs { players, seats, outcomes, sum: None });
    }
}

/// Checks a branch of this name; `depth` is that of the tree above it, and `seen` holds the names so
/// far. A sentence about what is wrong, and whether that is its value.
fn check(
    branch: &Branch,
    name: &str,
    depth: usize,
    seen: &mut HashSet<String>,
) -> Result<(), (bool, Words)> {
    if depth > MAX_DEPTH {
        return Err((false, Words::of(|texts| texts.setup_too_deep(name, MAX_DEPTH))));
    }
    let most = Fraction::from(MAX_VALUE);
    match branch {
        Branch::Leaf(_, value) => {
            let is_beyond = |of: &&Fraction| **of > most || **of < Fraction::from(-MAX_VALUE);
            if let Some(value) = value.numbers().iter().find(is_beyond) {
                let value = value.to_string();
                return Err((
                    true,
                    Words::of(|texts| texts.setup_too_large(MAX_VALUE, name, &value)),
                ));
            }
        }
        branch if !branch.is_leaf() && branch.children().is_empty() => {
            return Err((false, Words::of(|texts| texts.setup_no_children(name))));
        }
        Branch::Chance(_, children, odds) => {
            if let Some(what) = wrong_odds(odds, children.len()) {
                return Err((false, what));
            }
        }
        _ => {}
    }
    if !seen.insert(name.to_owned()) {
        return Err((false, Words::of(|texts| texts.setup_same_name(name))));
    }
    Ok(())
}

/// What is wrong with the probabilities of so many children: each is more than 0, and they add up
/// to 1.
pub fn wrong_odds(odds: &[Fraction], children: usize) -> Option<Words> {
    if odds.len() != children {
        return Some(Words::of(|texts| texts.setup_odds_count(children, odds.len())));
    }
    if let Some(small) = odds.iter().find(|odds| **odds <= Fraction::ZERO) {
        let small = small.to_string();
        return Some(Words::of(|texts| texts.setup_odds_positive(&small)));
    }
    match odds.iter().try_fold(Fraction::ZERO, |sum, odds| sum.plus(*odds)) {
        Some(sum) if sum == Fraction::ONE => None,
        Some(sum) => {
            let sum = sum.to_string();
            Some(Words::of(|texts| texts.setup_odds_sum(&sum)))
        }
        None => Some(Words::of(Texts::setup_too_fine)),
    }
}

/// The probabilities with another one at this place: half of that of its neighbour on the left, or of
/// the first.
pub fn odds_with(odds: &[Fraction], at: usize) -> Option<Vec<Fraction>> {
    let neighbour = at.min(odds.len()).saturating_sub(1);
    let half = odds.get(neighbour)?.times(Fraction::new(1, 2)?)?;
    let mut all = odds.to_vec();
    all[neighbour] = half;
    all.insert(at.min(odds.len()), half);
    Some(all)
}

/// The probabilities without the one at this place, which goes to its neighbour.
pub fn odds_without(odds: &[Fraction], at: usize) -> Option<Vec<Fraction>> {
    let mut all = odds.to_vec();
    let gone = (at < all.len()).then(|| all.remove(at))?;
    if let Some(neighbour) = all.get_mut(at.saturating_sub(1)) {
        *neighbour = neighbour.plus(gone)?;
    }
    Some(all)
}

/// The probabilities with this one at a place, from 0 to 1 but neither of them; the others share what
/// is left in the same proportion.
pub fn odds_set(odds: &[Fraction], at: usize, own: Fraction) -> Option<Vec<Fraction>> {
    let rest = |own: Fraction| Fraction::ONE.plus(own.negated()).filter(|it| *it > Fraction::ZERO);
    let (before, left) = (rest(*odds.get(at)?)?, rest(own)?);
    let scaled = |(place, odds): (usize, &Fraction)| {
        if place == at { Some(own) } else { odds.times(left)?.over(before) }
    };
    let all: Option<Vec<_>> = odds.iter().enumerate().map(scaled).collect();
    all.filter(|all| wrong_odds(all, odds.len()).is_none())
}
