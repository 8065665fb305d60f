//! Questions about a whole tree: their answers hold in searches of the changed trees.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::cover::rounds;
use crate::random::{Dice, branch, value};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind, Projection};
use yomisuji::scenario::{count_in_order, record};
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::trace::{Phase, Replay, Timeline};
use yomisuji::tree::{ChildOrder, Kind, MoveArrangement, NodeId, Tree};

/// The indices of the moves from the root to a node.
pub(crate) fn way(tree: &Tree, id: NodeId) -> Vec<usize> {
    let Some(parent) = tree.parent(id) else {
        return Vec::new();
    };
    let mut way = way(tree, parent);
    way.push(tree.children(parent).position(|child| child == id).expect("a child"));
    way
}

pub(crate) fn at<'b>(branch: &'b mut Branch, way: &[usize]) -> &'b mut Branch {
    way.iter().fold(branch, |branch, &number| match branch {
        Branch::Node(_, children) => &mut children[number],
        _ => panic!("a leaf has no moves"),
    })
}

/// The leaves that alpha-beta reads, and the moves that it leaves out, by their ways.
pub(crate) fn searched(branch: &Branch, player: Player) -> (u64, BTreeSet<Vec<usize>>) {
    let (tree, _) = Diagram::build(branch, player).expect("well formed");
    let tree = Arc::new(tree);
    let trace = Arc::new(record(Algorithm::AlphaBeta, &tree).expect("within the budget"));
    let end = Replay::at_end(Arc::clone(&tree), trace);
    let is_read = |id: NodeId| end.node(id).phase() != Phase::Unvisited;
    let left_out = tree.ids().filter(|&id| !is_read(id) && tree.parent(id).is_some_and(is_read));
    (end.tally().leaves, left_out.map(|id| way(&tree, id)).collect())
}

/// Checks a question, and each choice beside the right one.
fn check(branch: &Branch, player: Player, tree: &Tree, seen: &Projection<'_>, asked: &Prediction) {
    let of = |choice: PredictedChoice| match choice {
        PredictedChoice::InOrder(order) => {
            let Branch::Node(name, children) = branch else { panic!("no moves") };
            let moves: Vec<_> = tree.children(NodeId::ROOT).collect();
            let stands = order.moves().iter();
            let stands = stands.map(|id| moves.iter().position(|mv| mv == id).expect("a move"));
            let children = stands.map(|number| children[number].clone()).collect();
            (searched(&Branch::Node(name.clone(), children), player).0, BTreeSet::new())
        }
        PredictedChoice::Worth(worth) => {
            let mut other = branch.clone();
            let leaf = at(&mut other, &way(tree, asked.node));
            *leaf = Branch::worth(worth.0);
            (0, searched(&other, player).1)
        }
        choice => panic!("{choice:?}"),
    };
    let PredictedAnswer::Choice(right) = asked.right[0] else { panic!("a choice") };
    let (leaves, cut) = of(right);
    for &choice in asked.choices().iter().filter(|choice| **choice != right) {
        let (other_leaves, other_cut) = of(choice);
        assert!(other_leaves > leaves || other_cut != cut, "{branch:?} {asked:?} {choice:?}");
    }
    if asked.kind == PredictionKind::Order {
        let told = seen.right_words(asked);
        assert!(told.contains(&leaves.to_string()), "{told}");
        // Each first move is offered as often: none is the right one by standing out.
        let mut firsts: BTreeMap<NodeId, usize> = BTreeMap::new();
        for choice in asked.choices() {
            let PredictedChoice::InOrder(order) = choice else { panic!("{choice:?}") };
            *firsts.entry(order.moves()[0]).or_default() += 1;
        }
        let often: BTreeSet<_> = firsts.values().collect();
        assert!(firsts.len() > 1 && often.len() == 1, "{branch:?} {asked:?}");
    }
    let ask = seen.ask(asked);
    for id in tree.ids().filter(|&id| cut.contains(&way(tree, id))) {
        assert!(
            ask.contains(&seen.subject().place(tree, id, Language::En)),
            "{ask}: {}",
            seen.subject().place(tree, id, Language::En)
        );
    }
}

/// What the root is worth if only these leaves have their values, and all others the worst one of a
/// player's.
fn proven(
    tree: &Tree,
    (branch, player): (&Branch, Player),
    prover: Player,
    leaves: &BTreeSet<NodeId>,
) -> i32 {
    let mut bare = branch.clone();
    for id in tree.ids().filter(|id| tree.node(*id).kind == Kind::Leaf && !leaves.contains(id)) {
        let worst = -prover.sign() * 1_000_000;
        *at(&mut bare, &way(tree, id)) = Branch::worth(worst);
    }
    value(&bare, player)
}

#[test]
fn answers_about_a_whole_tree_hold_in_the_changed_trees() {
    let kinds = [
        PredictionKind::Order,
        PredictionKind::LeafValue,
        PredictionKind::Fewest,
        PredictionKind::Whole,
        PredictionKind::Half,
    ];
    let mut counts = [0; 5];
    for seed in 0..rounds(1_500) as u64 {
        let mut dice = Dice::new(seed);
        let depth = 2 + dice.below(2);
        let mut branch = branch(&mut dice, depth, 4);
        let player = if dice.below(2) == 0 { Player::Max } else { Player::Min };
        if seed % 2 == 0 {
            sort(&mut branch, player);
        }
        let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
        let tree = Arc::new(tree);
        let trace = Arc::new(record(Algorithm::AlphaBeta, &tree).expect("within the budget"));
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(Arc::clone(&tree), trace);
        let end = Replay::at_end(Arc::clone(&tree), Arc::clone(replay.trace()));
        let halves = halves(&tree, &end);
        let mut asks_halves = false;
        loop {
            let seen =
                Projection::new(&replay, &timeline, Algorithm::AlphaBeta, &diagram, Language::En);
            for (kind, count) in kinds.iter().zip(&mut counts) {
                let Some(asked) = seen.prediction(&[*kind].into()) else { continue };
                *count += 1;
                match asked.right[0] {
                    PredictedAnswer::Choice(PredictedChoice::Proves(of)) => {
                        asks_halves = true;
                        for prover in [Player::Max, Player::Min] {
                            let is_in = halves[prover as usize].contains(&asked.node);
                            assert_eq!(is_in, of.is_none_or(|of| of == prover), "{branch:?}");
                        }
                    }
                    PredictedAnswer::Number(Score(number)) if *kind == PredictionKind::Whole => {
                        let part = at(&mut branch, &way(&tree, asked.node)).clone();
                        assert_eq!(number, value(&part, tree.node(asked.node).player));
                    }
                    PredictedAnswer::Number(Score(number)) => {
                        for round in 0..20 {
                            let order = match round {
                                0 => ChildOrder::of(&tree, MoveArrangement::Best),
                                _ => ChildOrder::of(&tree, MoveArrangement::Random(round)),
                            };
                            let read = count_in_order(Algorithm::AlphaBeta, &tree, &order, None);
                            assert!(number as u64 <= read.expect("not stopped").leaves);
                        }
                    }
                    _ => check(&branch, player, &tree, &seen, &asked),
                }
            }
            if !replay.forward() {
                break;
            }
        }
        // Each half proves its side, and none of its leaves can be left out.
        let root = value(&branch, player);
        for prover in [Player::Max, Player::Min] {
            let half = &halves[prover as usize];
            if !asks_halves {
                continue;
            }
            let shows = |leaves: &BTreeSet<NodeId>| {
                !prover
                    .prefers(Score(root), Score(proven(&tree, (&branch, player), prover, leaves)))
            };
            assert!(shows(half), "{branch:?} {prover:?}");
            for leaf in half {
                let mut fewer = half.clone();
                fewer.remove(leaf);
                assert!(!shows(&fewer), "{branch:?} {prover:?} {leaf:?}");
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// The leaves that were read on the way to which a player, Black or White, takes only first moves.
fn halves(tree: &Tree, end: &Replay) -> [BTreeSet<NodeId>; 2] {
    [Player::Max, Player::Min].map(|prover| {
        let is_read = |id: &NodeId| end.node(*id).phase() != Phase::Unvisited;
        let leaves = tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf).filter(is_read);
        let keeps = |id: &NodeId| {
            tree.ancestors(*id).all(|at| match tree.parent(at) {
                Some(parent) if tree.node(parent).player == prover => {
                    way(tree, at).last() == Some(&0)
                }
                _ => true,
            })
        };
        leaves.filter(keeps).collect()
    })
}

/// Puts the best moves first.
fn sort(branch: &mut Branch, player: Player) {
    if let Branch::Node(_, children) = branch {
        for child in children.iter_mut() {
            sort(child, player.other());
        }
        children.sort_by_key(|child| -player.sign() * value(child, player.other()));
    }
}
