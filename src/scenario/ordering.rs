//! How much an algorithm reads in other orders of the same tree: the best, the worst, many at random.

#![expect(
    clippy::cast_precision_loss,
    reason = "a mean is good to a few digits, and a float holds more than that"
)]

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use fastrand::Rng;

use crate::search::{Algorithm, Budget, Run, search};
use crate::trace::Tally;
use crate::tree::{ChildOrder, Kind, MoveArrangement, NodeId, OrderedTree, StaticValue, Tree};

/// What an algorithm counts on a tree whose moves are tried in this order; `None` if it was asked to
/// stop. It is the algorithm itself that runs, and nobody records it.
#[must_use]
pub fn count_in_order(
    algorithm: Algorithm,
    tree: &Tree,
    order: &ChildOrder,
    stop: Option<&AtomicBool>,
) -> Option<Tally> {
    let budget = Budget {
        stop,
        ..Budget::UNLIMITED
    };
    let game = OrderedTree { tree, order };
    let mut run = Run::new(&StaticValue, budget, Tally::default());
    search(algorithm, &game, &NodeId::ROOT, u8::MAX, &mut run);
    (!run.is_spent()).then(|| run.into_observer())
}

/// The fewest leaves that alpha-beta can read: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FewestLeaves {
    /// Moves a node, b: the mean, where they differ.
    pub moves: f64,
    /// Plies, d: the most, where they differ.
    pub plies: usize,
    /// The leaves.
    pub leaves: f64,
    /// Whether every node has as many moves and every line is as long: then the number is exact, else
    /// it is no more than a yardstick.
    pub is_exact: bool,
}

impl FewestLeaves {
    /// Of a tree.
    #[must_use]
    pub fn of(tree: &Tree) -> Self {
        let plies = tree.flat().height();
        let inner = tree.ids().filter(|&id| tree.node(id).kind == Kind::Inner);
        let counts: Vec<_> = inner.map(|id| tree.children(id).len()).collect();
        let widths: HashSet<_> = counts.iter().collect();
        let mut leaves = tree.ids().filter(|&id| tree.children(id).len() == 0);
        let is_exact = widths.len() <= 1
            && leaves.all(|id| usize::from(tree.node(id).depth) == plies)
            && tree.ids().all(|id| tree.node(id).kind != Kind::Decline);
        let moves = counts.iter().sum::<usize>() as f64 / counts.len().max(1) as f64;
        let power = |plies: usize| moves.powi(i32::try_from(plies).unwrap_or(i32::MAX));
        Self {
            moves,
            plies,
            leaves: power(plies.div_ceil(2)) + power(plies / 2) - 1.0,
            is_exact,
        }
    }
}

/// So many random orders are tried, where the tree is not too large for that.
pub const RANDOM_ORDERS: usize = 1_000;
/// So many nodes may be entered for all of them together, about.
const MOST_WORK: usize = 300_000_000;

/// How much an algorithm reads in several orders of one tree.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderingLab {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// As the tree stands.
    pub present: Tally,
    /// The best moves first.
    pub best: Tally,
    /// The worst first.
    pub worst: Tally,
    /// The leaves that each of the random orders takes, in the order in which they were drawn.
    pub random: Vec<u64>,
    /// The seed of the random orders.
    pub seed: u64,
    /// What the formula says.
    pub fewest: FewestLeaves,
}

impl OrderingLab {
    /// Runs `algorithm` in all of these orders; `None` if it was asked to stop.
    #[must_use]
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

    /// How many of the random orders read more leaves than the tree as it stands.
    #[must_use]
    pub fn worse_than_present(&self) -> usize {
        let worse = |leaves: &&u64| **leaves > self.present.leaves;
        self.random.iter().filter(worse).count()
    }

    /// The random orders as bars of equal width: where each begins, and how many orders lie in it.
    /// They reach from the fewest leaves of any order here to the most.
    #[must_use]
    pub fn bars(&self, most: usize) -> Vec<(u64, usize)> {
        let marks = [self.present.leaves, self.best.leaves, self.worst.leaves];
        let all = || self.random.iter().copied().chain(marks);
        let (Some(fewest), Some(most_leaves)) = (all().min(), all().max()) else {
            return Vec::new();
        };
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

    /// How many numbers of leaves share a bar, if there are to be about `most` bars.
    #[must_use]
    pub fn bar_width(&self, most: usize) -> u64 {
        let marks = [self.present.leaves, self.best.leaves, self.worst.leaves];
        let all = || self.random.iter().copied().chain(marks);
        let reach = all().max().unwrap_or(0) - all().min().unwrap_or(0) + 1;
        reach.div_ceil(most.max(1) as u64).max(1)
    }
}
