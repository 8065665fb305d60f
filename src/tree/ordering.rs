//! Move orders of a tree: its own, best first, worst first, random; and a tree with another order
//! as a game.

use fastrand::Rng;

use super::{Kind, Node, NodeId, StaticValue, Tree, TreeGame};
use game::{Evaluator, Game};
use score::{Player, Score};

/// An order for the moves of every node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum MoveArrangement {
    /// The best move of the player to move first, by the true values: alpha-beta then evaluates the
    /// minimum of leaves (Knuth & Moore 1975).
    Best,
    /// The worst move first. In every small uniform tree with distinct values that was tried by
    /// brute force (two and three plies), alpha-beta then evaluates all leaves; with ties it may
    /// cut.
    Worst,
    /// The order of the tree, from right to left.
    Reversed,
    Random(u64),
}

/// The order in which the moves of every node of a tree are tried. The option to decline stays
/// last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChildOrder {
    /// For each place of the tree, the node that takes it; the places of a node's children are the
    /// children themselves.
    standing: Vec<NodeId>,
}

impl ChildOrder {
    pub fn present(tree: &Tree) -> Self {
        Self { standing: tree.ids().collect() }
    }

    /// The order of the tree itself, but for the moves of the root, which stand in this one.
    pub fn from_root(tree: &Tree, moves: &[NodeId]) -> Self {
        let mut order = Self::present(tree);
        for (place, &mv) in tree.children(NodeId::ROOT).zip(moves) {
            order.standing[place.index()] = mv;
        }
        order
    }

    /// The order of an arrangement; the sort is stable.
    pub fn of(tree: &Tree, arrangement: MoveArrangement) -> Self {
        match arrangement {
            MoveArrangement::Best => Self::by_value(tree, &true_values(tree), false),
            MoveArrangement::Worst => Self::by_value(tree, &true_values(tree), true),
            MoveArrangement::Reversed => Self::changed(tree, <[NodeId]>::reverse),
            MoveArrangement::Random(seed) => Self::shuffled(tree, &mut Rng::with_seed(seed)),
        }
    }

    /// A uniformly random order.
    pub fn shuffled(tree: &Tree, rng: &mut Rng) -> Self {
        Self::changed(tree, |moves| rng.shuffle(moves))
    }

    fn by_value(tree: &Tree, values: &[Score], worst_first: bool) -> Self {
        Self::changed(tree, |moves| {
            let Some(player) = moves.first().and_then(|&id| tree.parent(id)) else {
                return;
            };
            let worst_first = if worst_first { 1 } else { -1 };
            let seat = tree.seat(player);
            let gain = |id: &NodeId| i64::from(tree.payoff(values[id.index()], seat).0);
            moves.sort_by_key(|id| gain(id) * worst_first);
        })
    }

    /// Applies `change` to the moves of every node in the tree's own order.
    fn changed(tree: &Tree, mut change: impl FnMut(&mut [NodeId])) -> Self {
        let mut order = Self::present(tree);
        for id in tree.ids() {
            let mut range = tree.flat().child_range(id);
            if tree.decline(id).is_some() {
                range.end -= 1;
            }
            change(&mut order.standing[range.start as usize..range.end as usize]);
        }
        order
    }

    /// The children of a node in this order, the option to decline last.
    pub fn children(&self, tree: &Tree, id: NodeId) -> impl Iterator<Item = NodeId> {
        tree.children(id).map(|place| self.standing[place.index()])
    }
}

/// The true value of every node, for Black: that of minimax over the whole tree, and of expectation
/// where chance moves; where each player has payoffs of its own, that of max^n.
pub fn true_values(tree: &Tree) -> Vec<Score> {
    let mut values: Vec<_> = tree.ids().map(|id| tree.node(id).value).collect();
    for id in tree.ids().rev() {
        let below = tree.children(id).map(|child| values[child.index()]);
        let best = match tree.node(id) {
            _ if tree.payoffs().is_some() => {
                let seat = tree.seat(id);
                let better = |one, other| {
                    let is_more = tree.payoff(other, seat) > tree.payoff(one, seat);
                    if is_more { other } else { one }
                };
                below.reduce(better)
            }
            Node { kind: Kind::Chance, .. } => tree.mean(id, |child| values[child.index()]),
            Node { player: Player::Max, .. } => below.max(),
            Node { player: Player::Min, .. } => below.min(),
        };
        if let Some(best) = best {
            values[id.index()] = best;
        }
    }
    values
}

/// Like [`TreeGame`], with another move order.
#[derive(Clone, Copy, Debug)]
pub struct OrderedTree<'t> {
    pub tree: &'t Tree,
    pub order: &'t ChildOrder,
}

impl Game for OrderedTree<'_> {
    type Position = NodeId;
    type Move = NodeId;

    fn player(&self, at: &NodeId) -> Player {
        TreeGame(self.tree).player(at)
    }

    fn moves(&self, at: &NodeId, moves: &mut Vec<NodeId>) {
        let children = self.order.children(self.tree, *at);
        moves.extend(children.filter(|&child| self.tree.node(child).kind != Kind::Decline));
    }

    fn after(&self, at: &NodeId, mv: NodeId) -> NodeId {
        TreeGame(self.tree).after(at, mv)
    }

    fn is_chance(&self, at: &NodeId) -> bool {
        TreeGame(self.tree).is_chance(at)
    }

    fn weight(&self, at: &NodeId, mv: NodeId) -> u32 {
        TreeGame(self.tree).weight(at, mv)
    }

    fn seat(&self, at: &NodeId) -> u8 {
        TreeGame(self.tree).seat(at)
    }

    fn may_decline(&self, at: &NodeId) -> bool {
        TreeGame(self.tree).may_decline(at)
    }
}

impl Evaluator<OrderedTree<'_>> for StaticValue {
    fn value(&self, game: &OrderedTree<'_>, at: &NodeId, _: u8) -> Score {
        game.tree.node(*at).value
    }

    fn bounds(&self, game: &OrderedTree<'_>, at: &NodeId) -> (Score, Score) {
        self.bounds(&TreeGame(game.tree), at)
    }

    fn payoff(&self, game: &OrderedTree<'_>, value: Score, seat: u8) -> Score {
        game.tree.payoff(value, seat)
    }

    fn sum(&self, game: &OrderedTree<'_>) -> Option<Score> {
        game.tree.payoffs()?.sum
    }
}
