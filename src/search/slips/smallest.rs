//! The smallest tree on which a wrong rule gives another answer.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::{Slip, slipped};
use game::Game;
use score::{Player, Score};

/// The most leaves of a tree that is tried.
const LEAVES: usize = 6;

/// A tree written as nested lists, MAX to move at its root, and the answers on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipExample {
    /// `[[3, 5], [2, 9]]`.
    pub tree: String,
    /// The value of the root by the rule, and the right one.
    pub values: (Score, Score),
    /// How many leaves the rule reads, and how many are right.
    pub leaves: (usize, usize),
}

/// A tree by the children of its nodes; the leaves by their values.
struct Nested {
    nodes: Vec<(Vec<usize>, Player, Score)>,
}

impl Game for Nested {
    type Position = usize;
    type Move = usize;

    fn player(&self, at: &usize) -> Player {
        self.nodes[*at].1
    }

    fn moves(&self, at: &usize, moves: &mut Vec<usize>) {
        moves.extend(&self.nodes[*at].0);
    }

    fn after(&self, _: &usize, mv: usize) -> usize {
        mv
    }
}

/// The shape of a tree: a leaf has no children.
#[derive(Clone)]
struct TreeShape(Vec<TreeShape>);

/// Every shape with so many leaves and at least two moves at each node with moves.
fn shapes(leaves: usize) -> Vec<TreeShape> {
    if leaves == 1 {
        return vec![TreeShape(Vec::new())];
    }
    rows(leaves, 2).into_iter().map(TreeShape).collect()
}

/// Every row of at least so many shapes with so many leaves together.
fn rows(leaves: usize, least: usize) -> Vec<Vec<TreeShape>> {
    let mut found = Vec::new();
    if least <= 1 {
        found.extend(shapes(leaves).into_iter().map(|shape| vec![shape]));
    }
    for first in 1..leaves {
        for rest in rows(leaves - first, least.saturating_sub(1).max(1)) {
            for shape in shapes(first) {
                let mut row = vec![shape];
                row.extend(rest.iter().cloned());
                found.push(row);
            }
        }
    }
    found
}

impl Nested {
    fn of(shape: &TreeShape, values: &[i32]) -> Self {
        let mut nested = Self { nodes: Vec::new() };
        nested.add(shape, Player::Max, &mut values.iter());
        nested
    }

    fn add<'v>(
        &mut self,
        shape: &TreeShape,
        player: Player,
        values: &mut impl Iterator<Item = &'v i32>,
    ) -> usize {
        let at = self.nodes.len();
        self.nodes.push((Vec::new(), player, Score(0)));
        if shape.0.is_empty() {
            self.nodes[at].2 = Score(values.next().copied().unwrap_or_default());
        }
        for child in &shape.0 {
            let child = self.add(child, player.other(), values);
            self.nodes[at].0.push(child);
        }
        at
    }

    fn text(&self, at: usize) -> String {
        let (children, _, value) = &self.nodes[at];
        if children.is_empty() {
            return value.0.to_string();
        }
        let children: Vec<_> = children.iter().map(|&child| self.text(child)).collect();
        format!("[{}]", children.join(", "))
    }
}

/// The first tree by number of leaves on which a search with the slip returns another value than
/// the right one at the root, or else reads another number of leaves; `None` if it never does in a
/// small tree: then it only writes something else.
///
/// Found once in a process: small trees are many.
pub fn smallest(slip: Slip, cuts: bool) -> Option<SlipExample> {
    static FOUND: Mutex<BTreeMap<(Slip, bool), Option<SlipExample>>> = Mutex::new(BTreeMap::new());
    if slip.only_writes() {
        return None;
    }
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    found.entry((slip, cuts)).or_insert_with(|| looked_for(slip, cuts)).clone()
}

fn looked_for(slip: Slip, cuts: bool) -> Option<SlipExample> {
    let mut other_leaves = None;
    for leaves in 2..=LEAVES {
        let shapes = shapes(leaves);
        for values in orders(leaves) {
            for shape in &shapes {
                let nested = Nested::of(shape, &values);
                let run = |slip| {
                    let worth = |at: &usize, own: Option<Score>| own.unwrap_or(nested.nodes[*at].2);
                    slipped(slip, cuts, (&nested, &0), &worth, &mut |_| {})
                };
                let ((wrong, read), (right, least)) = (run(Some(slip)), run(None));
                if wrong.value == right.value && (read == least || other_leaves.is_some()) {
                    continue;
                }
                let example = SlipExample {
                    tree: nested.text(0),
                    values: (wrong.value, right.value),
                    leaves: (read, least),
                };
                if wrong.value != right.value {
                    return Some(example);
                }
                other_leaves = Some(example);
            }
        }
        if other_leaves.is_some() && slip.needs_window() {
            return other_leaves; // Reading too much or too little is what it is about.
        }
    }
    other_leaves
}

/// The numbers from 1 to `count` in every order; then the same with a tie, and with signs.
fn orders(count: usize) -> Vec<Vec<i32>> {
    let mut orders: Vec<Vec<i32>> = vec![Vec::new()];
    for _ in 0..count {
        orders = orders
            .iter()
            .flat_map(|order| {
                let left = (1i32..).take(count).filter(|value| !order.contains(value));
                left.map(|value| order.iter().copied().chain([value]).collect())
            })
            .collect();
    }
    let tied = orders.iter().map(|order| order.iter().map(|&value| value.max(2)).collect());
    let signed = orders.iter().map(|order| order.iter().map(|&value| 2 - value * 2 + 1).collect());
    let (tied, signed): (Vec<_>, Vec<_>) = (tied.collect(), signed.collect());
    orders.into_iter().chain(tied).chain(signed).collect()
}
