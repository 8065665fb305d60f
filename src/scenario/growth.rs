//! How the work of searches grows with depth and branching, on the same random trees.

use std::ops::RangeInclusive;

use fastrand::Rng;

use super::ordering::count_in_order;
use games::diagram::{Branch, Diagram};
use language::{Texts, Words};
use score::Player;
use search::Algorithm;
use tree::{ChildOrder, MoveArrangement};

/// What is measured: uniform trees with random leaves from −100 to 100, MAX to move at the root.
#[derive(Clone, Debug)]
pub struct GrowthPlan {
    /// In plies.
    pub depths: RangeInclusive<u8>,
    /// The number of moves at every node.
    pub branching: RangeInclusive<u8>,
    /// The number of trees of each depth and branching.
    pub trees: u32,
    pub seed: u64,
    pub algorithms: Vec<Algorithm>,
}

score::named! {
    /// In which order the moves of every node are read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum GrowthOrder {
        Best = "best",
        /// As the leaves were drawn.
        Random = "random",
        Worst = "worst",
    }
}

/// The work of an algorithm on the trees of one depth and branching, in one order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GrowthRow {
    pub algorithm: Algorithm,
    pub branching: u8,
    pub depth: u8,
    pub order: GrowthOrder,
    /// The mean number of leaves evaluated.
    pub leaves: f64,
    /// The mean number of nodes entered.
    pub entered: f64,
    /// All leaves of such a tree: b^d.
    pub all: u64,
    /// The fewest leaves that prove a value: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975).
    pub fewest: u64,
}

impl GrowthPlan {
    /// The most leaves of a tree.
    pub const MOST: u64 = 1_000_000;

    /// Measures it: a row for each branching, depth, algorithm and order.
    ///
    /// The trees of a depth and branching are the same whatever else is measured.
    ///
    /// # Errors
    /// If a tree would have more than [`GrowthPlan::MOST`] leaves, if an algorithm finds no value of
    /// such a tree, or if there is nothing to measure.
    pub fn measure(&self) -> Result<Vec<GrowthRow>, Words> {
        let plain = |algorithm: &Algorithm| algorithm.needs().is_empty() && !algorithm.proves();
        if let Some(other) = self.algorithms.iter().find(|algorithm| !plain(algorithm)) {
            return Err(Words::of(|texts| texts.growth_no_value(other.to_string())));
        }
        let nothing = self.depths.is_empty() || self.branching.is_empty() || self.trees == 0;
        if nothing || self.algorithms.is_empty() || *self.branching.start() == 0 {
            return Err(Words::of(Texts::growth_nothing));
        }
        let largest = u64::from(*self.branching.end()).saturating_pow((*self.depths.end()).into());
        if largest > Self::MOST {
            return Err(Words::of(|texts| texts.growth_too_large(largest, Self::MOST)));
        }
        let mut rows = Vec::new();
        for branching in self.branching.clone() {
            for depth in self.depths.clone() {
                self.measure_at(branching, depth, &mut rows);
            }
        }
        Ok(rows)
    }

    fn measure_at(&self, branching: u8, depth: u8, rows: &mut Vec<GrowthRow>) {
        let place = u64::from(branching) << 8 | u64::from(depth);
        let mut random = Rng::with_seed(self.seed.rotate_left(32) ^ place);
        let width = u64::from(branching);
        let (all, half) = (width.pow(depth.into()), u32::from(depth / 2));
        let fewest = width.pow(u32::from(depth) - half) + width.pow(half) - 1;
        let first = rows.len();
        for &algorithm in &self.algorithms {
            rows.extend(GrowthOrder::ALL.map(|order| GrowthRow {
                algorithm,
                branching,
                depth,
                order,
                leaves: 0.0,
                entered: 0.0,
                all,
                fewest,
            }));
        }
        let mut sums = vec![(0, 0); rows.len() - first];
        for _ in 0..self.trees {
            let branch = drawn(&mut random, branching, depth);
            let Ok((tree, _)) = Diagram::build(&branch, Player::Max) else { continue };
            let orders = GrowthOrder::ALL.map(|order| match order {
                GrowthOrder::Best => ChildOrder::of(&tree, MoveArrangement::Best),
                GrowthOrder::Random => ChildOrder::present(&tree),
                GrowthOrder::Worst => ChildOrder::of(&tree, MoveArrangement::Worst),
            });
            for (row, (leaves, entered)) in rows[first..].iter().zip(&mut sums) {
                let order = &orders[row.order as usize];
                let Some(tally) = count_in_order(row.algorithm, &tree, order, None) else {
                    continue;
                };
                *leaves += tally.leaves;
                *entered += tally.entered;
            }
        }
        for (row, (leaves, entered)) in rows[first..].iter_mut().zip(sums) {
            row.leaves = mean(leaves, self.trees);
            row.entered = mean(entered, self.trees);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "far below 2⁵³")]
fn mean(count: u64, of: u32) -> f64 {
    count as f64 / f64::from(of)
}

/// A uniform tree with random leaves.
fn drawn(random: &mut Rng, branching: u8, depth: u8) -> Branch {
    if depth == 0 {
        return Branch::worth(random.i32(-100..=100));
    }
    let children = (0..branching).map(|_| drawn(random, branching, depth - 1));
    Branch::Node(String::new(), children.collect())
}
