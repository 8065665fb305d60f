//! The work of an algorithm with other move orders of the same tree: best first, worst first,
//! random.

use std::sync::atomic::{AtomicBool, Ordering};

use fastrand::Rng;

use super::node_table::NodeTable;
use score::Player;
use search::{Algorithm, Budget, Run, search};
use trace::Tally;
use tree::{ChildOrder, Kind, MoveArrangement, NodeId, OrderedTree, StaticValue, Tree};

/// Runs an algorithm on a tree with this move order and counts its work, without recording; `None`
/// if stopped.
pub fn count_in_order(
    algorithm: Algorithm,
    tree: &Tree,
    order: &ChildOrder,
    stop: Option<&AtomicBool>,
) -> Option<Tally> {
    let budget = Budget { stop, ..Budget::UNLIMITED };
    let game = OrderedTree { tree, order };
    let memory = NodeTable::new(algorithm, tree);
    let mut run = Run::remembering(&StaticValue, budget, Tally::default(), memory);
    search(algorithm, &game, &NodeId::ROOT, u8::MAX, &mut run);
    (!run.is_spent()).then(|| run.into_observer())
}

/// The fewest leaves that can prove the value of the root (Knuth & Moore 1975): no algorithm needs
/// fewer, and alpha-beta with perfect ordering needs exactly these.
///
/// A proof has two halves: a strategy of Black's that guarantees at least the value (one move at
/// each node of Black's, every move at White's), and one of White's that guarantees at most the
/// value. They share one leaf. With uniform branching b and depth d the two have b^⌈d/2⌉ and
/// b^⌊d/2⌋ leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FewestLeaves {
    /// The leaves of Black's smallest strategy.
    pub no_less: u64,
    /// The leaves of White's smallest strategy.
    pub no_more: u64,
}

impl FewestLeaves {
    /// `None` where chance moves, where each player has payoffs of its own, or if a player may decline,
    /// since declining is not a leaf to be evaluated.
    pub fn of(tree: &Tree) -> Option<Self> {
        let declines = || tree.ids().any(|id| tree.node(id).kind == Kind::Decline);
        if tree.has_chance() || tree.payoffs().is_some() || declines() {
            return None;
        }
        let mut values: Vec<_> = tree.ids().map(|id| tree.node(id).value).collect();
        // Children have larger numbers than their parents.
        let upwards =
            || (0..tree.len()).rev().filter_map(|at| Some(NodeId(u32::try_from(at).ok()?)));
        for id in upwards() {
            let player = tree.node(id).player;
            let children = tree.children(id).map(|child| values[child.index()]);
            if let Some(best) = children.reduce(|best, value| player.better(best, value)) {
                values[id.index()] = best;
            }
        }
        let root = values[NodeId::ROOT.index()];
        let half = |chooser: Player| {
            let mut leaves = vec![1_u64; tree.len()];
            for id in upwards().filter(|&id| tree.children(id).len() > 0) {
                let of = |child: NodeId| leaves[child.index()];
                leaves[id.index()] = if tree.node(id).player == chooser {
                    let keeps = |child: &NodeId| !chooser.prefers(root, values[child.index()]);
                    let fitting = tree.children(id).filter(keeps);
                    fitting.map(of).min().unwrap_or(u64::MAX)
                } else {
                    tree.children(id).map(of).fold(0, u64::saturating_add)
                };
            }
            leaves[NodeId::ROOT.index()]
        };
        Some(Self { no_less: half(Player::Max), no_more: half(Player::Min) })
    }

    /// The leaves of both halves together.
    pub const fn leaves(self) -> u64 {
        self.no_less.saturating_add(self.no_more) - 1
    }
}

/// The number of random orders tried, if the tree is small enough.
pub const RANDOM_ORDERS: usize = 1_000;
/// The approximate limit of nodes entered for all of them together.
const MOST_WORK: usize = 300_000_000;

/// The work of an algorithm with several orders of one tree.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderingLab {
    pub algorithm: Algorithm,
    /// With the order of the tree itself.
    pub present: Tally,
    /// With the best moves first.
    pub best: Tally,
    /// With the worst moves first.
    pub worst: Tally,
    /// The leaves evaluated with each random order, in the order in which they were drawn.
    pub random: Vec<u64>,
    pub seed: u64,
    /// The minimum over all orders; `None` if players may decline.
    pub fewest: Option<FewestLeaves>,
}

impl OrderingLab {
    /// Runs `algorithm` with all of these orders; `None` if stopped.
    pub fn of(algorithm: Algorithm, tree: &Tree, seed: u64, stop: &AtomicBool) -> Option<Self> {
        let count = |order: &ChildOrder| count_in_order(algorithm, tree, order, Some(stop));
        let arranged = |order| count(&ChildOrder::of(tree, order));
        let mut rng = Rng::with_seed(seed);
        let orders = RANDOM_ORDERS.min(MOST_WORK / tree.len()).max(1);
        let mut random = Vec::with_capacity(orders);
        for _ in 0..orders {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            random.push(count(&ChildOrder::shuffled(tree, &mut rng))?.leaves);
        }
        Some(Self {
            algorithm,
            present: count(&ChildOrder::present(tree))?,
            best: arranged(MoveArrangement::Best)?,
            worst: arranged(MoveArrangement::Worst)?,
            random,
            seed,
            fewest: FewestLeaves::of(tree),
        })
    }

    /// The number of random orders that evaluate more leaves than the tree's own order.
    pub fn worse_than_present(&self) -> usize {
        let worse = |leaves: &&u64| **leaves > self.present.leaves;
        self.random.iter().filter(worse).count()
    }

    /// A histogram of the random orders: the start of each bar and the number of orders in it. It
    /// ranges from the fewest leaves of any order here to the most.
    pub fn bars(&self, most: usize) -> Vec<(u64, usize)> {
        let (fewest, most_leaves) = self.extremes();
        let width = self.bar_width(most);
        let count = (most_leaves - fewest) / width + 1;
        let mut bars: Vec<_> = (0..count).map(|bar| (fewest + bar * width, 0)).collect();
        for &leaves in &self.random {
            let bar = usize::try_from((leaves - fewest) / width).unwrap_or(usize::MAX);
            if let Some((_, orders)) = bars.get_mut(bar) {
                *orders += 1;
            }
        }
        bars
    }

    /// The number of leaf counts per bar, for about `most` bars.
    pub fn bar_width(&self, most: usize) -> u64 {
        let (fewest, most_leaves) = self.extremes();
        (most_leaves - fewest + 1).div_ceil(most.max(1) as u64).max(1)
    }

    /// The fewest and the most leaves of any order here.
    fn extremes(&self) -> (u64, u64) {
        let marks = [self.present.leaves, self.best.leaves, self.worst.leaves];
        let all = self.random.iter().copied().chain(marks);
        all.fold((u64::MAX, 0), |(fewest, most), leaves| (fewest.min(leaves), most.max(leaves)))
    }
}
