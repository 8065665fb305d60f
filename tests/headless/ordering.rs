//! Orders of one tree: what the algorithm reads in the best, the worst, and in random ones.

use std::sync::atomic::AtomicBool;

use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::scenario::{FewestLeaves, OrderingLab, RANDOM_ORDERS, count_in_order, record};
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::trace::Replay;
use yomisuji::tree::{ChildOrder, Kind, MoveArrangement, NodeId, Tree, true_values};

use crate::random::{Dice, branch, tree as tree_of, value};

/// A branch with this many moves at every node, with these values.
fn grow(moves: usize, plies: usize, values: &mut impl Iterator<Item = i32>) -> Branch {
    if plies == 0 {
        return Branch::worth(values.next().expect("enough"));
    }
    let children = (0..moves).map(|_| grow(moves, plies - 1, values));
    Branch::Node(String::new(), children.collect())
}

/// A tree in which every node has `moves` moves, `plies` deep, with distinct values.
fn uniform(dice: &mut Dice, moves: usize, plies: usize) -> Tree {
    let count = moves.pow(u32::try_from(plies).expect("small"));
    let mut values: Vec<_> = (0..count as i32).collect();
    for at in (1..values.len()).rev() {
        values.swap(at, dice.below(at as u64 + 1) as usize);
    }
    let mut values = values.into_iter();
    let branch = grow(moves, plies, &mut values);
    Diagram::build(&branch, Player::Max).expect("a tree").0
}

fn leaves(tree: &Tree, arrangement: MoveArrangement) -> u64 {
    let order = ChildOrder::of(tree, arrangement);
    let counted = count_in_order(Algorithm::AlphaBeta, tree, &order, None);
    counted.expect("nobody stops it").leaves
}

#[test]
fn the_best_order_reads_as_many_leaves_as_the_formula_says() {
    let mut dice = Dice::new(71);
    for moves in 2..=4 {
        for plies in 1..=5 {
            let tree = uniform(&mut dice, moves, plies);
            let fewest = FewestLeaves::of(&tree).expect("nobody stops in it");
            let half = |plies: usize| moves.pow(u32::try_from(plies).expect("small"));
            let formula = half(plies.div_ceil(2)) + half(plies / 2) - 1;
            assert_eq!(fewest.leaves(), formula as u64);
            assert_eq!(leaves(&tree, MoveArrangement::Best), formula as u64);
            // No order reads fewer.
            for seed in 0..40 {
                assert!(leaves(&tree, MoveArrangement::Random(seed)) >= formula as u64);
            }
        }
    }
}

#[test]
fn the_fewest_leaves_of_a_ragged_tree_are_those_of_its_best_order() {
    let mut dice = Dice::new(74);
    let (mut trees, mut uneven) = (0, 0);
    while trees < 150 {
        let root = branch(&mut dice, 3, 3);
        let orders: usize = orders_of(&root);
        if !matches!(root, Branch::Node(..)) || orders > 3_000 {
            continue;
        }
        let player = if trees % 2 == 0 { Player::Max } else { Player::Min };
        let (tree, _) = Diagram::build(&root, player).expect("a tree");
        let fewest = FewestLeaves::of(&tree).expect("nobody stops in it");
        let read = every_order(&root).into_iter().map(|order| {
            let (tree, _) = Diagram::build(&order, player).expect("a tree");
            let present = ChildOrder::present(&tree);
            let counted = count_in_order(Algorithm::AlphaBeta, &tree, &present, None);
            counted.expect("nobody stops it").leaves
        });
        assert_eq!(Some(fewest.leaves()), read.min(), "{root:?}");
        let widths: std::collections::BTreeSet<_> = tree
            .ids()
            .filter(|&id| tree.node(id).kind == Kind::Inner)
            .map(|id| tree.children(id).len())
            .collect();
        uneven += usize::from(widths.len() > 1);
        trees += 1;
    }
    assert!(uneven > 50, "{uneven}");
}

/// How many orders a tree has.
fn orders_of(branch: &Branch) -> usize {
    match branch {
        Branch::Leaf(..) => 1,
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => {
            let own: usize = (1..=children.len()).product();
            children.iter().map(orders_of).fold(own, usize::saturating_mul)
        }
    }
}

/// Every order of the moves of a node, as permutations of 0 … count − 1.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for order in orders(count - 1) {
        for place in 0..count {
            let mut next = order.clone();
            next.insert(place, count - 1);
            all.push(next);
        }
    }
    all
}

/// Every order of a tree, as branches.
fn every_order(branch: &Branch) -> Vec<Branch> {
    match branch {
        Branch::Leaf(..) => vec![branch.clone()],
        Branch::Node(name, children)
        | Branch::Chance(name, children, _)
        | Branch::Turn(name, children, _) => {
            let mut all = Vec::new();
            for order in orders(children.len()) {
                let mut partial: Vec<Vec<Branch>> = vec![Vec::new()];
                for &number in &order {
                    let below = every_order(&children[number]);
                    let longer = partial.iter().flat_map(|before| {
                        below.iter().map(move |next| {
                            [before.as_slice(), std::slice::from_ref(next)].concat()
                        })
                    });
                    partial = longer.collect();
                }
                let nodes = partial.into_iter().map(|below| Branch::Node(name.clone(), below));
                all.extend(nodes);
            }
            all
        }
    }
}

#[test]
fn no_order_beats_the_best_and_the_worst_reads_every_leaf() {
    let mut dice = Dice::new(72);
    let leaf = |dice: &mut Dice| Branch::worth(dice.below(1_000) as i32);
    let mut distinct = 0;
    for _ in 0..30 {
        // Two plies of three moves: 6 · 6³ orders. Three plies of two: 128.
        let two = Branch::Node(
            String::new(),
            (0..3)
                .map(|_| Branch::Node(String::new(), (0..2).map(|_| leaf(&mut dice)).collect()))
                .collect(),
        );
        let three = Branch::Node(
            String::new(),
            (0..2)
                .map(|_| {
                    Branch::Node(
                        String::new(),
                        (0..2)
                            .map(|_| {
                                Branch::Node(
                                    String::new(),
                                    (0..2).map(|_| leaf(&mut dice)).collect(),
                                )
                            })
                            .collect(),
                    )
                })
                .collect(),
        );
        for branch in &[two, three] {
            let (tree, _) = Diagram::build(branch, Player::Max).expect("a tree");
            let read = every_order(branch).into_iter().map(|order| {
                let (tree, _) = Diagram::build(&order, Player::Max).expect("a tree");
                let present = ChildOrder::present(&tree);
                let counted = count_in_order(Algorithm::AlphaBeta, &tree, &present, None);
                counted.expect("nobody stops it").leaves
            });
            let read: Vec<_> = read.collect();
            assert_eq!(read.iter().min(), Some(&leaves(&tree, MoveArrangement::Best)));
            let worst = leaves(&tree, MoveArrangement::Worst);
            let most = read.iter().max().copied().expect("orders");
            assert!(worst <= most);
            let values: std::collections::HashSet<_> =
                tree.leaves_below(NodeId::ROOT).iter().map(|&id| tree.node(id).value).collect();
            let is_distinct = values.len() == tree.leaves_below(NodeId::ROOT).len();
            if is_distinct {
                assert_eq!(worst, tree.leaves_below(NodeId::ROOT).len() as u64);
                distinct += 1;
            }
        }
    }
    assert!(distinct > 20, "{distinct}");
}

#[test]
fn the_value_of_the_root_is_the_same_in_every_order() {
    let mut dice = Dice::new(73);
    for seed in 0..200 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, player) = tree_of(&mut dice, &branch);
        let truth = value(&branch, player);
        let values = true_values(&tree);
        assert_eq!(values[NodeId::ROOT.index()].0, truth);
        for order in [
            MoveArrangement::Best,
            MoveArrangement::Worst,
            MoveArrangement::Reversed,
            MoveArrangement::Random(seed),
        ] {
            let order = ChildOrder::of(&tree, order);
            for id in tree.ids() {
                // The same moves, each once.
                let mut children: Vec<_> = order.children(&tree, id).collect();
                children.sort_unstable();
                assert!(children.into_iter().eq(tree.children(id)));
            }
            let mut run = yomisuji::search::Run::new(
                &yomisuji::tree::StaticValue,
                yomisuji::search::Budget::UNLIMITED,
                yomisuji::trace::Silent,
            );
            let game = yomisuji::tree::OrderedTree { tree: &tree, order: &order };
            let found = yomisuji::search::search(
                Algorithm::AlphaBeta,
                &game,
                &NodeId::ROOT,
                u8::MAX,
                &mut run,
            );
            assert_eq!(found.0, truth);
        }
        // In the original order, the count is that of the recorded run.
        for algorithm in [Algorithm::AlphaBeta, Algorithm::MtdF] {
            let trace = record(algorithm, &tree).expect("small");
            let present = ChildOrder::present(&tree);
            let counted = count_in_order(algorithm, &tree, &present, None);
            let mut replay = Replay::new(tree.clone().into(), trace.into());
            replay.seek(usize::MAX);
            assert_eq!(counted, Some(replay.tally()), "{algorithm}");
        }
    }
}

#[test]
fn random_orders_depend_only_on_the_seed() {
    let tree = uniform(&mut Dice::new(74), 3, 3);
    let lab = |seed| {
        let stop = AtomicBool::new(false);
        OrderingLab::of(Algorithm::AlphaBeta, &tree, seed, &stop).expect("nobody stops it")
    };
    let (one, again, other) = (lab(5), lab(5), lab(6));
    assert_eq!(one, again);
    assert_ne!(one.random, other.random);
    assert_eq!(one.random.len(), RANDOM_ORDERS);
    assert_eq!(one.best.leaves, 11);
    assert!(one.random.iter().all(|leaves| (11..=27).contains(leaves)));
    for most in [1, 5, 24, 100] {
        let bars = one.bars(most);
        assert!(bars.len() <= most.max(1));
        assert_eq!(bars.iter().map(|&(_, orders)| orders).sum::<usize>(), RANDOM_ORDERS);
        let width = one.bar_width(most);
        for (number, &(from, orders)) in bars.iter().enumerate() {
            assert_eq!(from, bars[0].0 + number as u64 * width);
            let inside = |leaves: &&u64| (from..from + width).contains(*leaves);
            assert_eq!(one.random.iter().filter(inside).count(), orders);
        }
    }
    let stopped = AtomicBool::new(true);
    assert_eq!(OrderingLab::of(Algorithm::AlphaBeta, &tree, 5, &stopped), None);
}
