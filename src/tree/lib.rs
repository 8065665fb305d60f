//! The explicit game tree.
//!
//! The graph is petgraph's; a [`FlatView`] beside it serves layout, replay and drawing. Node
//! numbers are breadth-first: the children of a node are a contiguous range in move order, and so
//! is every depth, sorted from left to right. No position is stored: a node holds the move that
//! leads to it, and a position is replayed from the root.
//!
//! ```
//! use games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
//! use tree::{NodeId, Watch, grow};
//!
//! // Every move of tic-tac-toe, two plies deep: 9 first moves, 8 answers to each.
//! let tree = grow(&TicTacToe, &Grid::default(), 2, Watch::cap(1_000), &ThreeInARow);
//! assert_eq!(tree.len(), 1 + 9 + 9 * 8);
//! let answers = tree.children(NodeId::ROOT).map(|first| tree.children(first).len());
//! assert!(answers.into_iter().all(|count| count == 8));
//! ```

#![expect(
    clippy::cast_possible_truncation,
    reason = "nodes are numbered in 32 bits: growing stops long before they run out"
)]

mod build;
mod estimate;
mod flat;
pub mod layout;
mod matching;
mod ordering;
mod outline;
mod searched;
mod shogi_move;
mod tree_game;

pub use build::{Builder, GrowError, Watch, grow};
pub use estimate::{Estimate, estimate};
pub use flat::FlatView;
pub use matching::Matching;
pub use ordering::{ChildOrder, MoveArrangement, OrderedTree, true_values};
pub use outline::{Group, Item, Outline, Unfold};
pub use searched::Sprout;
pub use tree_game::{StaticValue, TreeGame};

use petgraph::graph::DiGraph;
use serde::{Deserialize, Serialize};

use game::{OrPass, Rank};
use score::{Fraction, Outcome, Player, Score, common_parts};

/// The number of a node in a [`Tree`]: breadth-first, the root is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const ROOT: Self = Self(0);

    /// The number as an index into per-node tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move as a number: games pack their moves, so that trees of all games share one type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MoveCode(pub u32);

impl MoveCode {
    /// A null move, in any game.
    pub const PASS: Self = Self(u32::MAX);
}

/// Moves that fit a [`MoveCode`].
pub trait Packed: Copy {
    fn pack(self) -> MoveCode;
    /// Unpacks a move; `None` if the number stands for no move.
    fn unpack(code: MoveCode) -> Option<Self>;
}

impl Packed for MoveCode {
    fn pack(self) -> MoveCode {
        self
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        Some(code)
    }
}

impl<M: Packed> Packed for OrPass<M> {
    fn pack(self) -> MoveCode {
        match self {
            Self::Move(mv) => mv.pack(),
            Self::Pass => MoveCode::PASS,
        }
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        if code == MoveCode::PASS {
            return Some(Self::Pass);
        }
        M::unpack(code).map(Self::Move)
    }
}

score::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Kind {
        /// A position that the tree continues.
        Inner = "inner",
        /// A position where the tree ends; its value is its static value.
        Leaf = "leaf",
        /// A position where chance moves: each child has its probability.
        Chance = "chance",
        /// The option to decline to move here: decline a capture, stand pat.
        Decline = "decline",
        /// A move skipped by the search that grew the tree: it has a name but was not searched.
        Stub = "stub",
    }
}

/// The weight of a node in the graph: 16 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The move that leads here; meaningless at the root and for [`Kind::Decline`].
    pub mv: MoveCode,
    /// The static value of the position for Black, if the tree has one.
    pub value: Score,
    /// Plies from the root.
    pub depth: u8,
    pub player: Player,
    pub kind: Kind,
}

/// An explicit game tree with ordered children.
#[derive(Clone, Debug)]
pub struct Tree {
    graph: DiGraph<Node, (), u32>,
    flat: FlatView,
    growth: Growth,
    /// The reason for each node's position among its siblings; empty if unknown.
    ranks: Vec<Rank>,
    /// In how many parts of a whole its values are counted.
    parts: u32,
    /// How many parts of the probability of its siblings each node has; empty without chance.
    odds: Vec<u32>,
    /// Who moves and what is paid, if the values are payoffs of each player.
    payoffs: Option<Box<Payoffs>>,
    stubs: usize,
    finished: bool,
    /// Whether a tree of every move is unfinished because of its node limit.
    met_cap: bool,
}

/// Who moves at the nodes of a tree in which each player has payoffs of its own, and what its values
/// stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payoffs {
    /// The number of players, 2 or more.
    pub players: u8,
    /// The player to move at each node, from 0.
    pub seats: Vec<u8>,
    /// The payoffs of the players, in their order, outcome by outcome. A value of the tree is the
    /// number of an outcome, and equal payoffs are one outcome.
    pub outcomes: Vec<Vec<Score>>,
    /// What all payoffs of an outcome add up to at the most, none of them negative; `None` if that is
    /// not said.
    pub sum: Option<Score>,
}

/// How a tree was grown, which determines its contents.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Growth {
    /// Every move in scope, before any search: for comparing algorithms.
    #[default]
    Every,
    /// The nodes visited by a search; skipped moves are [stubs](Kind::Stub).
    Searched,
}

impl Tree {
    /// Whether the growth was completed; the values of an unfinished tree are meaningless.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether a tree of every move is unfinished because of its node limit, rather than because it
    /// was stopped.
    pub fn met_cap(&self) -> bool {
        self.met_cap
    }

    pub fn growth(&self) -> Growth {
        self.growth
    }

    /// Whether a node stands after a pass beside moves that can be played: it is only imagined.
    pub fn is_imagined(&self, id: NodeId) -> bool {
        let siblings = || self.parent(id).map_or(0, |parent| self.children(parent).len());
        self.node(id).mv == MoveCode::PASS && siblings() > 1
    }

    /// The reason for a node's position among its siblings; `None` if they are in the order of
    /// generation, or if it is unknown.
    pub fn rank(&self, id: NodeId) -> Option<Rank> {
        let has_one = id != NodeId::ROOT && self.node(id).kind != Kind::Decline;
        self.ranks.get(id.index()).copied().filter(|_| has_one)
    }

    /// In how many parts of a whole its values are counted: a [`Score`] of 13 is 6½ in halves. All
    /// values are whole multiples of that, those of chance nodes included.
    pub fn parts(&self) -> u32 {
        self.parts
    }

    /// A value as an exact number.
    pub fn exact(&self, value: Score) -> Fraction {
        Fraction::of(value, self.parts)
    }

    /// A value as an exact number, or as the payoff of each player.
    pub fn outcome(&self, value: Score) -> Outcome {
        match self.paid(value) {
            Some(paid) => Outcome::Each(paid.iter().map(|&payoff| self.exact(payoff)).collect()),
            None => Outcome::One(self.exact(value)),
        }
    }

    /// The value that stands for an outcome; `None` if the tree cannot count it, or nobody is paid so.
    pub fn value_of(&self, outcome: &Outcome) -> Option<Score> {
        match (outcome, self.payoffs()) {
            (Outcome::One(value), None) => value.counted_in(self.parts),
            (Outcome::Each(paid), Some(payoffs)) => {
                let paid: Option<Vec<_>> =
                    paid.iter().map(|of| of.counted_in(self.parts)).collect();
                let number =
                    payoffs.outcomes.iter().position(|known| Some(known) == paid.as_ref())?;
                i32::try_from(number).ok().map(Score)
            }
            _ => None,
        }
    }

    /// A value of another tree as this one counts it; one that it cannot count stays as it is.
    pub fn recounted(&self, value: Score, of: &Self) -> Score {
        if self.payoffs.is_some() {
            return self.value_of(&of.outcome(value)).unwrap_or(value);
        }
        if self.parts == of.parts || !value.is_finite() {
            return value;
        }
        of.exact(value).counted_in(self.parts).unwrap_or(value)
    }

    /// Whether chance moves somewhere.
    pub fn has_chance(&self) -> bool {
        !self.odds.is_empty()
    }

    /// How likely chance is to go to a node; `None` if a player goes there.
    pub fn odds(&self, id: NodeId) -> Option<Fraction> {
        let chance = self.parent(id).filter(|&above| self.node(above).kind == Kind::Chance)?;
        let whole: u32 = self.children(chance).map(|child| self.weight(child)).sum();
        Fraction::new(self.weight(id).into(), whole.into())
    }

    /// How likely chance is to go to a node, in proportion to its siblings.
    pub fn weight(&self, id: NodeId) -> u32 {
        self.odds.get(id.index()).copied().unwrap_or(1)
    }

    /// The mean of the children of a node, by their probabilities; `None` for a leaf. It is a whole
    /// number of parts, as [`Tree::parts`] says, if the values of the children are those of the tree.
    pub fn mean(&self, id: NodeId, value: impl Fn(NodeId) -> Score) -> Option<Score> {
        let (mut sum, mut whole) = (0_i64, 0_i64);
        for child in self.children(id) {
            let weight = i64::from(self.weight(child));
            sum += weight * i64::from(value(child).0);
            whole += weight;
        }
        i32::try_from(sum.checked_div_euclid(whole)?).ok().map(Score)
    }

    /// Sets in how many parts its values are counted, and the probabilities below nodes of chance.
    pub fn count_in<'o>(
        &mut self,
        parts: u32,
        chances: impl IntoIterator<Item = (NodeId, &'o [Fraction])>,
    ) {
        self.parts = parts;
        for (chance, odds) in chances {
            let mut below = odds.iter().map(|odds| odds.parts());
            let whole = below.try_fold(1, common_parts);
            let whole = whole.and_then(|whole| u32::try_from(whole).ok()).unwrap_or(1);
            self.odds.resize(self.len(), 0);
            for (child, odds) in self.flat.children(chance).zip(odds) {
                let weight = odds.counted_in(whole).unwrap_or_default();
                self.odds[child.index()] = weight.0.unsigned_abs();
            }
        }
    }

    /// Who moves and what the values stand for, if they are payoffs of each player.
    pub fn payoffs(&self) -> Option<&Payoffs> {
        self.payoffs.as_deref()
    }

    /// Makes the values numbers of outcomes that pay each player.
    pub fn pay(&mut self, payoffs: Payoffs) {
        self.payoffs = Some(Box::new(payoffs));
    }

    /// Says what the payoffs of each leaf add up to at the most, none of them negative.
    ///
    /// # Errors
    /// A leaf of which that is not true.
    pub fn pay_in_all(&mut self, sum: Score) -> Result<(), NodeId> {
        let breaks = |&leaf: &NodeId| {
            let paid = self.paid(self.node(leaf).value).unwrap_or_default();
            let all: i64 = paid.iter().map(|payoff| i64::from(payoff.0)).sum();
            paid.iter().any(|payoff| *payoff < Score(0)) || all > sum.0.into()
        };
        if let Some(leaf) = self.leaves_below(NodeId::ROOT).into_iter().find(breaks) {
            return Err(leaf);
        }
        if let Some(payoffs) = &mut self.payoffs {
            payoffs.sum = Some(sum);
        }
        Ok(())
    }

    /// Leaves the tree unfinished, whose values would be meaningless.
    pub fn leave_unread(&mut self) {
        self.finished = false;
    }

    /// What a value pays to each player, if there are payoffs.
    pub fn paid(&self, value: Score) -> Option<&[Score]> {
        let outcome = usize::try_from(value.0).ok()?;
        self.payoffs()?.outcomes.get(outcome).map(Vec::as_slice)
    }

    /// The payoff of a player, counted from 0: of two players without payoffs of their own, the second
    /// one gets what the first one loses.
    pub fn payoff(&self, value: Score, seat: u8) -> Score {
        match self.paid(value) {
            Some(paid) => paid.get(usize::from(seat)).copied().unwrap_or_default(),
            None if self.payoffs.is_some() => Score(0),
            None if seat == 0 => value,
            None => -value,
        }
    }

    /// The number of the player to move at a node, from 0: of two, MAX is the first.
    pub fn seat(&self, id: NodeId) -> u8 {
        let seat = self.payoffs().and_then(|payoffs| payoffs.seats.get(id.index()));
        seat.copied().unwrap_or(self.node(id).player as u8)
    }

    /// The number of moves known only by name.
    pub fn stubs(&self) -> usize {
        self.stubs
    }

    /// The number of nodes, including the root and the options to decline.
    pub fn len(&self) -> usize {
        self.graph.node_count()
    }

    /// Always `false`: a tree has a root.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All nodes, by number.
    pub fn ids(
        &self,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + Clone + use<> {
        (0..self.len() as u32).map(NodeId)
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.graph.raw_nodes()[id.index()].weight
    }

    /// The view used by layout, replay and drawing.
    pub fn flat(&self) -> &FlatView {
        &self.flat
    }

    pub fn graph(&self) -> &DiGraph<Node, (), u32> {
        &self.graph
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.flat.parent(id)
    }

    /// The children in move order, the option to decline last.
    pub fn children(
        &self,
        id: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        self.flat.children(id)
    }

    /// The option to decline at this node, if the tree has one.
    pub fn decline(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).next_back().filter(|&child| self.node(child).kind == Kind::Decline)
    }

    /// The node and those above it, up to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&at| self.parent(at))
    }

    /// The nodes from the root to `id`, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// The node reached by the same moves as `id` in another tree; `None` if there is none.
    pub fn like(&self, other: &Self, id: NodeId) -> Option<NodeId> {
        let path = other.path(id);
        path[1..].iter().try_fold(NodeId::ROOT, |at, &step| {
            let wanted = other.node(step);
            let is_decline = wanted.kind == Kind::Decline;
            self.children(at).find(|&child| {
                let node = self.node(child);
                (node.kind == Kind::Decline) == is_decline && (is_decline || node.mv == wanted.mv)
            })
        })
    }

    /// The path as child indices from 0: `[0, 1, 1]`.
    pub fn child_numbers(&self, id: NodeId) -> Vec<u32> {
        let path = self.path(id);
        path.windows(2).map(|pair| pair[1].0 - self.flat.first_child(pair[0])).collect()
    }

    /// The leaves of the subtree of `id`, without declining.
    pub fn leaves_below(&self, id: NodeId) -> Vec<NodeId> {
        let mut leaves = Vec::new();
        let mut open = vec![id];
        while let Some(at) = open.pop() {
            if self.node(at).kind == Kind::Leaf {
                leaves.push(at);
            }
            open.extend(self.children(at).rev());
        }
        leaves
    }

    /// Memory of the graph and the flat view, in bytes.
    pub fn memory(&self) -> usize {
        self.graph.capacity().0 * size_of::<petgraph::graph::Node<Node, u32>>()
            + self.graph.capacity().1 * size_of::<petgraph::graph::Edge<(), u32>>()
            + self.flat.memory()
            + self.ranks.capacity() * size_of::<Rank>()
    }
}
