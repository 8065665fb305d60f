//! Questions about a drawn tree as a whole: what would be read in another order, or if a leaf were
//! worth something else. The answers are found by running the search on the changed tree.

use std::collections::BTreeMap;

use super::super::projection::Projection;
use super::{MovesInOrder, PRINTED, PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use scenario::FewestLeaves;
use score::{Bound, Player, Score};
use search::{Algorithm, slipped};
use trace::{EventKind, Phase, Upcoming};
use tree::{ChildOrder, Kind, MoveCode, NodeId, OrderedTree, true_values};

/// The most moves that are named as cut.
const NAMED: usize = 4;
/// The most choices.
const OFFERED: usize = 4;

impl Projection<'_> {
    /// Whether the tree is drawn by hand, and can be seen as a whole.
    fn is_drawn(&self) -> bool {
        let tree = self.tree();
        let declines = || tree.ids().any(|id| tree.node(id).kind == Kind::Decline);
        let is_small = tree.len() <= PRINTED && !tree.has_chance();
        self.subject.names_nodes() && is_small && !declines()
    }

    /// A number that depends on the tree and the step, but not on where the answer stands.
    fn drawn_lot(&self) -> usize {
        let sum = self.tree().ids().fold(self.step(), |sum, id| {
            let value = self.tree().node(id).value.0.unsigned_abs() as usize;
            sum.wrapping_mul(31).wrapping_add(value)
        });
        super::asked::mixed(sum)
    }

    /// The moves that alpha-beta leaves out if the root's moves are read in this order and leaves are
    /// worth what `worth` says, in the order of the tree; and how many leaves it reads.
    pub(super) fn left_out(
        &self,
        order: &[NodeId],
        worth: &dyn Fn(&NodeId) -> Score,
    ) -> (Vec<NodeId>, usize) {
        let mut skipped = Vec::new();
        let tree = self.tree();
        let game = OrderedTree { tree, order: &ChildOrder::from_root(tree, order) };
        let worth = |at: &NodeId, own: Option<Score>| own.unwrap_or_else(|| worth(at));
        let (_, leaves) = slipped(None, true, (&game, &NodeId::ROOT), &worth, &mut |node| {
            skipped.extend(node.skipped);
        });
        skipped.sort_unstable();
        (skipped, leaves)
    }

    pub(super) fn order_of_root(&self) -> Vec<NodeId> {
        self.tree().children(NodeId::ROOT).collect()
    }

    fn worth(&self) -> impl Fn(&NodeId) -> Score {
        let tree = self.tree();
        move |at: &NodeId| tree.node(*at).value
    }

    /// Asks in which order of the root's moves the fewest leaves are read, before the search begins.
    pub(super) fn best_order(&self, next: &Upcoming) -> Option<Prediction> {
        let begins = next.is_base && self.step() == 0 && self.algorithm.keeps_window();
        let own = self.order_of_root();
        let count = own.len();
        if !begins || !self.is_drawn() || !(3..=MovesInOrder::MOST).contains(&count) {
            return None;
        }
        let counted: Vec<_> = orders(&own)
            .into_iter()
            .filter_map(|order| {
                let (_, leaves) = self.left_out(&order, &self.worth());
                Some((MovesInOrder::of(&order)?, leaves))
            })
            .collect();
        let fewest = counted.iter().map(|(_, leaves)| *leaves).min()?;
        let (best, others): (Vec<_>, Vec<_>) =
            counted.into_iter().partition(|(_, leaves)| *leaves == fewest);
        if others.is_empty() {
            return None;
        }
        let lot = self.drawn_lot();
        let (right, _) = best[lot % best.len()];
        // Two begin with the same move, and two with another one, or each with a move of its own: no
        // first move is the right one by being the only one.
        let first = |order: &MovesInOrder| order.moves().first().copied();
        let others: Vec<_> = others.into_iter().map(|(order, _)| order).collect();
        let turned = (0..others.len()).map(|at| others[(lot / 7 + at) % others.len()]);
        let alike = turned.clone().find(|order| first(order) == first(&right));
        let differs = turned.clone().find(|order| first(order) != first(&right));
        let pair = differs.into_iter().flat_map(|one| {
            turned.clone().filter(move |order| order.moves().first() == one.moves().first()).take(2)
        });
        let mut offered = vec![right];
        for order in alike.into_iter().chain(pair).chain(turned.clone()) {
            let is_alone = alike.is_none() && offered.iter().any(|of| first(of) == first(&order));
            if offered.len() < OFFERED && !offered.contains(&order) && !is_alone {
                offered.push(order);
            }
        }
        offered.sort_unstable_by_key(|order| super::asked::mixed(order_code(order) ^ lot));
        let choices = offered.into_iter().map(PredictedChoice::InOrder).collect();
        let right = PredictedChoice::InOrder(right);
        Some(self.offers(PredictionKind::Order, NodeId::ROOT, choices, right))
    }

    /// How many leaves are read if the root's moves stand in this order.
    pub(super) fn leaves_in(&self, order: &MovesInOrder) -> usize {
        self.left_out(order.moves(), &self.worth()).1
    }

    /// Whether the search has just entered the root for the first time, and goes on from there.
    fn has_begun(&self, next: &Upcoming) -> bool {
        self.kind() == Some(EventKind::Enter)
            && self.here() == Some(NodeId::ROOT)
            && self.replay.node(NodeId::ROOT).best().is_none()
            && next.kind == EventKind::Enter
            && self.is_drawn()
    }

    fn all_leaves(&self) -> u64 {
        let tree = self.tree();
        tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf).count() as u64
    }

    /// Asks how many leaves are read at the least, whatever the order of moves.
    pub(super) fn fewest(&self, next: &Upcoming) -> Option<Prediction> {
        if !self.has_begun(next) || !self.algorithm.keeps_window() {
            return None;
        }
        let fewest = FewestLeaves::of(self.tree())?.leaves();
        let all = Some(self.all_leaves()).filter(|all| *all != fewest);
        Some(Prediction {
            right: vec![counted(fewest)],
            other: all.map(counted),
            ..self.asks(PredictionKind::Fewest, NodeId::ROOT)
        })
    }

    /// Asks how many leaves are read, where nothing is left out.
    pub(super) fn leaves(&self, next: &Upcoming) -> Option<Prediction> {
        (self.has_begun(next) && !self.algorithm.keeps_window()).then(|| Prediction {
            right: vec![counted(self.all_leaves())],
            ..self.asks(PredictionKind::Leaves, NodeId::ROOT)
        })
    }

    /// Asks with which value of the next leaf exactly certain moves would be cut.
    pub(super) fn leaf_value(&self, next: &Upcoming) -> Option<Prediction> {
        let leaf = next.node;
        let tree = self.tree();
        if tree.node(leaf).kind != Kind::Leaf
            || self.phase(leaf) != Phase::Unvisited
            || self.algorithm != Algorithm::AlphaBeta
            || !self.is_drawn()
        {
            return None;
        }
        // Values beside those of the other leaves, in the unit of the tree.
        let leaves = tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf);
        let values: Vec<_> = leaves.map(|id| tree.node(id).value.0).collect();
        let unit = values.iter().fold(0, |unit, &value| divisor(unit, value)).max(1);
        let mut by_cut: BTreeMap<Vec<NodeId>, Vec<Score>> = BTreeMap::new();
        let mut tried: Vec<_> =
            values.iter().flat_map(|&value| [value - unit, value, value + unit]).collect();
        tried.sort_unstable();
        tried.dedup();
        let present = tree.node(leaf).value;
        let now = self.cut_if(leaf, present);
        let tried: Vec<_> = tried.into_iter().map(Score).filter(|it| *it != present).collect();
        for &value in &tried {
            by_cut.entry(self.cut_if(leaf, value)).or_default().push(value);
        }
        let lot = self.drawn_lot();
        // What the run itself cuts would tell what comes.
        let targets: Vec<_> = by_cut
            .keys()
            .filter(|cut| (1..=NAMED).contains(&cut.len()) && **cut != now)
            .cloned()
            .collect();
        if targets.is_empty() || by_cut.len() < 2 {
            return None;
        }
        // Where other values stand on both sides of the right one, the largest and the smallest are no
        // better guess than any.
        let is_between = |cut: &&Vec<NodeId>| {
            let of = &by_cut[*cut];
            tried.first() < of.first() && of.last() < tried.last()
        };
        let between: Vec<_> = targets.iter().filter(is_between).collect();
        let mut alike = if between.is_empty() { targets.iter().collect() } else { between };
        // The less of it the run cuts itself, the less it tells.
        let told = |cut: &Vec<NodeId>| cut.iter().filter(|it| now.contains(it)).count();
        let least = alike.iter().map(|cut| told(cut)).min();
        alike.retain(|cut| Some(told(cut)) == least);
        let target = alike[lot % alike.len()].clone();
        let fitting = by_cut.remove(&target)?;
        let right = fitting[lot / 3 % fitting.len()];
        // The nearest others on both sides.
        let fits = |value: &&Score| fitting.contains(value);
        let others = tried.iter().filter(|value| !fits(value)).copied();
        let (below, above): (Vec<_>, Vec<_>) = others.partition(|value| *value < right);
        let below: Vec<_> = below.into_iter().rev().collect();
        let mut sides = [below, above].map(|side| side[..side.len().min(OFFERED - 1)].to_vec());
        if (lot / 7).is_multiple_of(2) {
            sides.reverse(); // Of an odd number of others, either side has one more.
        }
        let mut offered = vec![right];
        for round in 0..OFFERED {
            for side in &sides {
                offered.extend(side.get(round).filter(|_| offered.len() < OFFERED));
            }
        }
        offered.sort_unstable();
        let choices = offered.into_iter().map(PredictedChoice::Worth).collect();
        let right = PredictedChoice::Worth(right);
        let asked = self.offers(PredictionKind::LeafValue, leaf, choices, right);
        Some(asked)
    }

    /// The moves that are cut if a leaf has the right one of the values that are offered.
    pub(super) fn cut_with(&self, asked: &Prediction) -> Vec<NodeId> {
        let Some(&PredictedAnswer::Choice(PredictedChoice::Worth(value))) = asked.right.first()
        else {
            return Vec::new();
        };
        self.cut_if(asked.node, value)
    }

    /// Asks what a node is worth that has returned a bound, if that is something else.
    pub(super) fn whole(&self, next: &Upcoming) -> Option<Prediction> {
        let child = next.node;
        let found = self.replay.node(child).returned()?;
        let is_bound = found.bound != Bound::Exact && next.kind.comes_back();
        if !is_bound || !self.is_drawn() || self.weight(child).mv == MoveCode::PASS {
            return None;
        }
        let value = true_values(self.tree())[child.index()];
        (value != found.value).then(|| Prediction {
            child: Some(child),
            right: vec![PredictedAnswer::Number(value)],
            other: Some(PredictedAnswer::Number(found.value)),
            ..self.asks(PredictionKind::Whole, child)
        })
    }

    /// Asks to which half of the proof of the root's value a leaf belongs that has been read: that it is
    /// no less, which Black proves with one move where Black moves and all where White does, or no more.
    /// Only where nothing else is read.
    pub(super) fn half(&self, next: &Upcoming) -> Option<Prediction> {
        self.here().filter(|_| self.kind() == Some(EventKind::Leaf))?;
        // Before, it would tell what the first branch is worth.
        let has_value = self.replay.node(NodeId::ROOT).value().is_some();
        let is_plain = self.algorithm == Algorithm::AlphaBeta && self.is_drawn();
        if !next.kind.comes_back() || !is_plain || !has_value {
            return None;
        }
        let tree = self.tree();
        let (skipped, read) = self.left_out(&self.order_of_root(), &self.worth());
        let is_read = |id: &NodeId| !tree.ancestors(*id).any(|at| skipped.contains(&at));
        let mut first = NodeId::ROOT;
        while let Some(child) = tree.children(first).next() {
            first = child;
        }
        let values = true_values(tree);
        let leaves = || tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf).filter(is_read);
        // Then the first moves are best on both sides, and no leaf is read where both depart from them.
        if FewestLeaves::of(tree)?.leaves() != read as u64
            || values[first.index()] != values[NodeId::ROOT.index()]
        {
            return None;
        }
        let proves = |leaf: NodeId| match self.departs(leaf) {
            // Another move of White's: it is read to show that Black has no less.
            [false, true] => Some(Player::Max),
            [true, false] => Some(Player::Min),
            _ => None,
        };
        // The one that has just been read always leaves the first moves at the root, and so belongs to
        // the same half: it is asked of any that has been read, of each half as often.
        let choices = [Some(Player::Max), Some(Player::Min), None];
        let of_half = choices.map(|half| {
            let is_of = |leaf: &NodeId| self.phase(*leaf) == Phase::Done && proves(*leaf) == half;
            (half, leaves().filter(is_of).collect::<Vec<_>>())
        });
        let of_half: Vec<_> = of_half.iter().filter(|(_, alike)| !alike.is_empty()).collect();
        let lot = self.drawn_lot();
        let (right, alike) = of_half.get(lot % of_half.len().max(1))?;
        let leaf = alike[lot / 3 % alike.len()];
        let choices = choices.into_iter().map(PredictedChoice::Proves).collect();
        Some(self.offers(PredictionKind::Half, leaf, choices, PredictedChoice::Proves(*right)))
    }

    /// Whether Black, and White, departs from the first moves on the way to a node.
    fn departs(&self, id: NodeId) -> [bool; 2] {
        let tree = self.tree();
        let mut by = [false; 2];
        for id in tree.ancestors(id) {
            if let Some(parent) = tree.parent(id) {
                by[tree.node(parent).player as usize] |= tree.children(parent).next() != Some(id);
            }
        }
        by
    }
}

/// A number of leaves as an answer.
fn counted(leaves: u64) -> PredictedAnswer {
    PredictedAnswer::Number(Score(i32::try_from(leaves).unwrap_or(i32::MAX)))
}

/// Every order of some moves.
fn orders(moves: &[NodeId]) -> Vec<Vec<NodeId>> {
    if moves.is_empty() {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, &first) in moves.iter().enumerate() {
        let mut rest = moves.to_vec();
        rest.remove(at);
        found.extend(orders(&rest).into_iter().map(|mut order| {
            order.insert(0, first);
            order
        }));
    }
    found
}

fn order_code(order: &MovesInOrder) -> usize {
    order.moves().iter().fold(0, |code, id| code * 64 + id.index())
}

/// The greatest common divisor.
fn divisor(one: i32, other: i32) -> i32 {
    if other == 0 { one.abs() } else { divisor(other, one % other) }
}
