//! B* beside a program that was written from the rules alone: which nodes are expanded, in which
//! order, and every interval after each; that the move chosen is a best one; and its bounds in files.

use std::collections::HashMap;
use std::sync::Arc;

use crate::cover::{opened, rounds};
use crate::random::{self, Dice};
use yomisuji::claim::{ClaimOracle, StepClaim, claims, prove};
use yomisuji::language::Language;
use yomisuji::lesson::PredictionKind;
use yomisuji::scenario::{Loaded, load, record, shipped};
use yomisuji::score::{Bound, Fraction, NodeNumbers, Player};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Replay, Trace};
use yomisuji::tree::{Kind, NodeId, Tree, true_values};

/// The search as the documents say it: nothing of the program's own searches is used. Values are
/// turned at nodes of MIN, so that each player wants the most.
struct PlainIntervals<'t> {
    tree: &'t Tree,
    given: HashMap<NodeId, (i32, i32)>,
    known: HashMap<NodeId, (i32, i32)>,
    /// In the order in which they are expanded.
    expanded: Vec<NodeId>,
}

impl PlainIntervals<'_> {
    fn children(&self, node: NodeId) -> Vec<NodeId> {
        self.tree.children(node).collect()
    }

    /// What the player to move at `at` is sure of, and hopes for, at a node.
    fn for_mover(&self, at: NodeId, node: NodeId) -> (i32, i32) {
        let (low, high) = self.known[&node];
        match self.tree.node(at).player {
            Player::Max => (low, high),
            Player::Min => (-high, -low),
        }
    }

    fn leaves(&self, node: NodeId) -> Vec<i32> {
        let children = self.children(node);
        if children.is_empty() {
            return vec![self.tree.node(node).value.0];
        }
        children.into_iter().flat_map(|child| self.leaves(child)).collect()
    }

    fn expand(&mut self, node: NodeId) {
        self.expanded.push(node);
        for child in self.children(node) {
            let leaves = self.leaves(child);
            let least = *leaves.iter().min().expect("a leaf");
            let most = *leaves.iter().max().expect("a leaf");
            let interval = self.given.get(&child).copied().unwrap_or((least, most));
            self.known.insert(child, interval);
        }
    }

    fn back_up(&mut self, way: &[NodeId]) {
        for &node in way.iter().rev() {
            let below = self.children(node);
            let ends = below.iter().map(|child| self.known[child]);
            let (lows, highs): (Vec<_>, Vec<_>) = ends.unzip();
            let best = |ends: Vec<i32>| match self.tree.node(node).player {
                Player::Max => ends.into_iter().max(),
                Player::Min => ends.into_iter().min(),
            };
            let interval = (best(lows).expect("a child"), best(highs).expect("a child"));
            self.known.insert(node, interval);
        }
    }

    /// The depth of the node from which the hope of the player at the root comes.
    fn depth(&self, node: NodeId) -> i64 {
        let hope = |node| self.for_mover(NodeId::ROOT, node).1;
        if self.expanded.contains(&node) {
            let below = self.children(node);
            let from = below.into_iter().find(|&child| hope(child) == hope(node));
            return self.depth(from.expect("an end comes from a child"));
        }
        self.tree.node(node).depth.into()
    }

    /// The move of the root that is read next, or `Err` with the one that is proven best.
    fn next(&self) -> Result<NodeId, NodeId> {
        let ends = |node: NodeId| self.for_mover(NodeId::ROOT, node);
        let mut moves = self.children(NodeId::ROOT);
        // The sort is stable: of equals, the first comes first.
        moves.sort_by_key(|&node| (-ends(node).1, -ends(node).0));
        let best = moves.remove(0);
        moves.sort();
        moves.sort_by_key(|&node| -ends(node).1);
        moves.retain(|&node| ends(node).1 > ends(best).0);
        let Some(&rival) = moves.first() else { return Err(best) };
        let squares: i64 = moves.iter().map(|&node| self.depth(node).pow(2)).sum();
        let is_surer = moves.iter().any(|&node| ends(node).0 > ends(best).0);
        Ok(if squares < self.depth(best).pow(2) && !is_surer { rival } else { best })
    }

    /// Expands the next node; `false` at the end.
    fn step(&mut self) -> bool {
        let Ok(mut at) = self.next() else { return false };
        let mut way = vec![NodeId::ROOT];
        while self.expanded.contains(&at) {
            way.push(at);
            let mut below = self.children(at);
            below.sort_by_key(|&child| -self.for_mover(at, child).1);
            at = below[0];
        }
        way.push(at);
        self.expand(at);
        self.back_up(&way);
        true
    }
}

/// Follows a run: after each expansion every interval is that of the plain program. Returns the
/// number of nodes expanded, and whether the value of the root stayed unknown.
fn agrees(tree: &Tree, given: HashMap<NodeId, (i32, i32)>, trace: &Trace) -> (usize, bool) {
    let mut plain = PlainIntervals { tree, given, known: HashMap::new(), expanded: Vec::new() };
    let truth = true_values(tree);
    let shared = Arc::new(tree.clone());
    let mut replay = Replay::new(Arc::clone(&shared), Arc::new(trace.clone()));
    plain.expand(NodeId::ROOT);
    plain.back_up(&[NodeId::ROOT]);
    let mut expanded = vec![NodeId::ROOT];
    let mut is_over = false;
    while replay.forward() {
        let last = replay.last_record().expect("an event");
        if last.kind != EventKind::Count {
            continue;
        }
        let is_new = |node: &NodeId| {
            let mut children = tree.children(*node);
            children.all(|id| tree.node(id).kind == Kind::Leaf || replay.notes(id).is_some())
        };
        if !expanded.contains(&last.node) && is_new(&last.node) {
            expanded.push(last.node);
            assert!(!is_over && plain.step(), "it was proven");
            assert_eq!(plain.expanded, expanded);
        }
        // When the root has been counted, every interval is that of now.
        if last.node != NodeId::ROOT {
            continue;
        }
        for (&node, &(low, high)) in &plain.known {
            let said = replay.notes(node).and_then(|notes| notes.numbers);
            let point = || {
                let value = replay.node(node).returned().expect("a leaf").value;
                NodeNumbers { first: value, second: value }
            };
            let NodeNumbers { first, second } = said.unwrap_or_else(point);
            assert_eq!((first.0, second.0), (low, high), "{node:?}");
            let value = truth[node.index()];
            assert!(first <= value && value <= second, "{node:?}");
        }
        is_over = plain.next().is_err();
    }
    let best = plain.next().expect_err("the run has ended");
    assert_eq!(replay.best(NodeId::ROOT), Some(best));
    assert_eq!(truth[best.index()], truth[0], "it is a best move");
    let said = replay.node(NodeId::ROOT).returned().expect("an answer");
    let player = tree.node(NodeId::ROOT).player;
    match said.bound {
        Bound::Exact => assert_eq!(said.value, truth[0]),
        bound => {
            assert_eq!(bound, player.fail_high_bound());
            assert!(!player.prefers(said.value, truth[0]));
        }
    }
    (expanded.len(), said.bound != Bound::Exact)
}

/// A random tree with a choice at its root.
fn random_tree(dice: &mut Dice, depth: u64) -> Tree {
    loop {
        let branch = random::branch(dice, depth, 4);
        let (tree, _) = random::tree(dice, &branch);
        if tree.len() > 1 {
            return tree;
        }
    }
}

#[test]
fn b_star_expands_as_a_plain_program_does_and_proves_a_best_move() {
    let mut dice = Dice::new(110);
    let (mut all, mut spared, mut unknown) = (0, 0, 0);
    for round in 0..rounds(600) {
        let tree = random_tree(&mut dice, 2 + round % 3);
        let trace = record(Algorithm::BStar, &tree).expect("small");
        prove(&Arc::new(tree.clone()), &Arc::new(trace.clone()), Algorithm::BStar)
            .expect("every claim is true");
        let (expanded, is_unknown) = agrees(&tree, HashMap::new(), &trace);
        let inner = tree.ids().filter(|&id| tree.node(id).kind == Kind::Inner).count();
        all += inner;
        spared += inner - expanded;
        unknown += usize::from(is_unknown);
    }
    assert!(spared * 5 > all && unknown > 10, "{spared} of {all}, {unknown}");
}

/// The lesson with other bounds; an error with the line that it is about.
fn bounded(bounds: &str) -> Result<Loaded, (String, String)> {
    let text = shipped().iter().find(|lesson| lesson.id == "x-b-star").expect("it ships").text();
    let (head, rest) = text.split_once("    bounds: [").expect("its bounds");
    // What is said and promised hangs on them.
    let (_, tail) = rest.split_once("    questions: [").expect("its questions");
    let (questions, _) = tail.split_once("    promises: [").expect("its promises");
    let text =
        format!("{head}    bounds: [{bounds}],\n    questions: [{questions}    promises: [],\n)\n");
    load("x-b-star", &text).map_err(|error| {
        let (line, _) = error.place.expect("a place");
        (text.lines().nth(line - 1).unwrap_or_default().to_owned(), error.what.en)
    })
}

#[test]
fn given_bounds_are_used_and_impossible_ones_are_refused_with_their_place() {
    let open = opened("x-b-star");
    let loaded = open.loaded();
    let named = |name: &str| {
        let mut ids = loaded.tree.ids();
        ids.find(|&id| loaded.subject.is_called(&loaded.tree, id, name)).expect("a node")
    };
    let given = loaded.lesson.bounds.iter();
    let whole = |end: Fraction| end.whole().expect("this tree has no fractions");
    let given = given.map(|(name, low, high)| (named(name), (whole(*low), whole(*high)))).collect();
    let (expanded, is_unknown) = agrees(&loaded.tree, given, &loaded.main_run);
    assert_eq!((expanded, is_unknown), (5, true));
    // Random bounds that hold the values.
    let mut dice = Dice::new(111);
    let truth = true_values(&loaded.tree);
    for _ in 0..rounds(60) {
        let mut given = HashMap::new();
        let mut text = String::new();
        for id in loaded.tree.ids().skip(1) {
            if loaded.tree.children(id).len() > 0 && dice.below(3) > 0 {
                let value = truth[id.index()].0;
                let (low, high) = (value - dice.below(6) as i32, value + dice.below(6) as i32);
                given.insert(id, (low, high));
                text += &format!("(\"{}\", {low}, {high}),", loaded.subject.id(&loaded.tree, id));
            }
        }
        let other = bounded(&text).expect("they hold");
        prove(&other.tree, &other.main_run, Algorithm::BStar).expect("every claim is true");
        agrees(&loaded.tree, given, &other.main_run);
    }
    for (bounds, says) in [
        ("(\"B\", 9, 1)", "1 is less than 9"),
        ("(\"B\", 6, 9)", "worth 5, which does not lie between 6 and 9"),
        ("(\"B\", 1, 4)", "worth 5, which does not lie between 1 and 4"),
        ("(\"b1\", 3, 3)", "takes no bounds"),
        ("(\"B\", 1, 9), (\"B\", 1, 9)", "takes no bounds"),
        ("(\"X\", 1, 9)", "no node"),
    ] {
        let (line, error) = bounded(bounds).expect_err(bounds);
        assert!(error.contains(says), "{bounds}: {error}");
        assert!(line.contains("bounds: ["), "{bounds}: {line}");
    }
}

/// The search ends as soon as a move is proved to be the best one; no move is before.
#[test]
fn no_move_is_separated_before_the_search_ends() {
    let mut dice = Dice::new(113);
    let mut earlier = 0;
    for _ in 0..rounds(100) {
        let tree = Arc::new(random_tree(&mut dice, 3));
        if tree.children(NodeId::ROOT).len() < 2 {
            continue;
        }
        let trace = Arc::new(record(Algorithm::BStar, &tree).expect("small"));
        let steps = trace.len();
        let mut oracle = ClaimOracle::new(Arc::clone(&tree), trace, Algorithm::BStar);
        while oracle.forward() {
            let separates =
                |child| oracle.holds(&StepClaim::Separates { node: NodeId::ROOT, child });
            // The last steps say what has been found.
            if oracle.replay().step() + 12 < steps {
                assert!(!tree.children(NodeId::ROOT).any(separates));
                earlier += 1;
            }
        }
    }
    assert!(earlier > 100, "{earlier}");
}

#[test]
fn false_claims_of_intervals_are_refuted() {
    let mut dice = Dice::new(112);
    let mut refuted = [0; 3];
    for _ in 0..rounds(100) {
        let tree = Arc::new(random_tree(&mut dice, 3));
        let trace = Arc::new(record(Algorithm::BStar, &tree).expect("small"));
        let mut oracle = ClaimOracle::new(Arc::clone(&tree), trace, Algorithm::BStar);
        while oracle.forward() {
            for claim in claims(oracle.replay(), Algorithm::BStar) {
                assert!(oracle.holds(&claim));
                match claim {
                    StepClaim::Interval { node, low, high } => {
                        for (low, high) in [(low + 1, high), (low, high + 1), (low + -1, high)] {
                            assert!(!oracle.holds(&StepClaim::Interval { node, low, high }));
                            refuted[0] += 1;
                        }
                    }
                    StepClaim::Selected { node, child } => {
                        for other in tree.children(node).filter(|&other| other != child) {
                            let claim = StepClaim::Selected { node, child: other };
                            assert!(!oracle.holds(&claim));
                            refuted[1] += 1;
                        }
                    }
                    StepClaim::Separates { node, child } => {
                        let values = true_values(&tree);
                        let worse =
                            |&other: &NodeId| values[other.index()] != values[child.index()];
                        for other in tree.children(node).filter(worse) {
                            let claim = StepClaim::Separates { node, child: other };
                            assert!(!oracle.holds(&claim));
                            refuted[2] += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(refuted.iter().all(|&count| count > 30), "{refuted:?}");
}

#[test]
fn new_intervals_and_moves_to_go_on_with_are_asked() {
    let open = opened("x-b-star");
    for kind in [PredictionKind::Numbers, PredictionKind::Next] {
        let asked = open.plan().asked().iter().filter(|asked| asked.kind == kind).count();
        assert!(asked >= 2, "{kind:?}: {asked}");
    }
}

/// Why not another move is answered by intervals.
#[test]
fn why_not_tells_what_is_known_of_a_move() {
    let said = |name: &str| {
        let (exit, output) = crate::run(&["why", "x-b-star", "--move", name, "--lang", "en"], "");
        assert!(exit.is_ok(), "{exit:?}");
        output
    };
    let (b, c, d) = (said("B"), said("C"), said("D"));
    assert!(b.contains("lies in [+5, +5]") && b.contains("no better than D (at least +5)"), "{b}");
    assert!(c.contains("lies in [0, +4]") && c.contains("With D MAX is sure of +5"), "{c}");
    assert!(d.contains("D is chosen: MAX is sure of +5"), "{d}");
}

/// The last sentence names the move that the run has chosen, which is proven above to be a best one.
#[test]
fn the_end_names_the_best_move() {
    let open = opened("x-b-star").at_step(usize::MAX);
    let best = open.replay().best(NodeId::ROOT).expect("a best move");
    assert_eq!(open.tree().path(best).len(), 2);
    for language in Language::ALL {
        let seen = open.projection(language);
        let name = seen.subject().choice(open.tree(), best, language);
        let said = seen.sentence();
        let others = open.tree().children(NodeId::ROOT).filter(|&other| other != best);
        let mut others = others.map(|other| seen.subject().choice(open.tree(), other, language));
        assert!(said.contains(&name) && !others.any(|other| said.contains(&other)), "{said}");
    }
}
