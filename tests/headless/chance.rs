//! Trees where chance moves, against an evaluation of the tests' own in fractions.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::cover::rounds;
use crate::random::Dice;
use yomisuji::claim::{ClaimOracle, StepClaim, claims, prove};
use yomisuji::formats::nested_list;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictionKind, Projection, Telling, read_exact};
use yomisuji::scenario::record;
use yomisuji::score::{Fraction, Player, Score};
use yomisuji::search::{Algorithm, WordLevel};
use yomisuji::trace::{CutBy, EventKind, Replay, StepDetail, Timeline, Trace};
use yomisuji::tree::{Kind, NodeId, Tree};

/// A fraction of the tests' own: parts of a whole, as pairs.
type Parts = (i128, i128);

fn reduced((above, below): Parts) -> Parts {
    fn divisor(a: i128, b: i128) -> i128 {
        if b == 0 { a.abs() } else { divisor(b, a % b) }
    }
    let by = divisor(above, below).max(1);
    (above / by, below / by)
}

fn plus(one: Parts, other: Parts) -> Parts {
    reduced((one.0 * other.1 + other.0 * one.1, one.1 * other.1))
}

fn times(one: Parts, other: Parts) -> Parts {
    reduced((one.0 * other.0, one.1 * other.1))
}

fn less(one: Parts, other: Parts) -> bool {
    one.0 * other.1 < other.0 * one.1
}

fn parts_of(number: Fraction) -> Parts {
    let text = number.to_string();
    let (above, below) = text.split_once('/').unwrap_or((&text, "1"));
    (above.parse().expect("a number"), below.parse().expect("a number"))
}

/// Backward induction; `unread` says what a leaf counts as instead.
fn worth(branch: &Branch, player: Player, leaf: &mut dyn FnMut(&Branch) -> Option<Parts>) -> Parts {
    if let Branch::Leaf(_, value) = branch {
        return leaf(branch).unwrap_or_else(|| parts_of(value.one().expect("one value")));
    }
    let next = if branch.odds().is_some() { player } else { player.other() };
    let below: Vec<_> = branch.children().iter().map(|child| worth(child, next, leaf)).collect();
    if let Some(odds) = branch.odds() {
        let terms = odds.iter().zip(below).map(|(odds, value)| times(parts_of(*odds), value));
        return terms.fold((0, 1), plus);
    }
    let better = |one: Parts, other: Parts| {
        if less(one, other) == (player == Player::Max) { other } else { one }
    };
    below.into_iter().reduce(better).expect("it has children")
}

/// A random tree: chance, MAX and MIN in any order, leaves with halves and thirds.
pub(crate) fn random_tree(dice: &mut Dice, depth: u64) -> Branch {
    let children = |dice: &mut Dice| {
        let count = 1 + dice.below(4) + u64::from(depth > 1);
        (0..count).map(|_| random_tree(dice, depth - 1)).collect::<Vec<_>>()
    };
    match dice.below(8) {
        _ if depth == 0 => {
            let below = [1, 1, 1, 1, 2][dice.below(5) as usize];
            let above = i64::try_from(dice.below(41)).expect("small") - 20;
            Branch::worth(Fraction::new(above, below).expect("a fraction"))
        }
        0..5 => Branch::Node(String::new(), children(dice)),
        _ => {
            let children = children(dice);
            let weights: Vec<_> = children.iter().map(|_| 1 + dice.below(4)).collect();
            let whole = i64::try_from(weights.iter().sum::<u64>()).expect("small");
            let odds = weights.iter().map(|weight| {
                Fraction::new(i64::try_from(*weight).expect("small"), whole).expect("a fraction")
            });
            let odds = odds.collect();
            Branch::Chance(String::new(), children, odds)
        }
    }
}

/// The run of an algorithm, its tree, its value and which leaves it evaluated, how often.
fn run(
    branch: &Branch,
    root: Player,
    algorithm: Algorithm,
) -> (Arc<Tree>, Arc<Trace>, Parts, BTreeMap<NodeId, usize>) {
    let (tree, _) = Diagram::build(branch, root).unwrap_or_else(|error| panic!("{error}"));
    let trace = record(algorithm, &tree).expect("a run");
    let (tree, trace) = (Arc::new(tree), Arc::new(trace));
    let end = Replay::at_end(Arc::clone(&tree), Arc::clone(&trace));
    let value = end.node(NodeId::ROOT).value().expect("a value");
    let mut leaves = BTreeMap::new();
    for record in trace.records().iter().filter(|record| record.kind == EventKind::Leaf) {
        *leaves.entry(record.node).or_insert(0) += 1;
    }
    let value = parts_of(Fraction::of(value, tree.parts()));
    (tree, trace, value, leaves)
}

/// The branches of a tree by their nodes.
fn by_node<'b>(branch: &'b Branch, tree: &Tree) -> BTreeMap<NodeId, &'b Branch> {
    let mut all = BTreeMap::from([(NodeId::ROOT, branch)]);
    for id in tree.ids() {
        let of = all[&id];
        all.extend(tree.children(id).zip(of.children()));
    }
    all
}

/// Star1 and Star2 find the value of expectiminimax, which is that of the tests' own; no leaf is
/// evaluated twice; every cut is proved by putting the least and the greatest leaf in place of all that
/// has not been read; every claim is true.
#[test]
fn star1_and_star2_are_expectiminimax_with_fewer_leaves() {
    let mut dice = Dice::new(51);
    let (mut all, mut read, mut cuts, mut claims, mut refused) = (0, [0, 0], [0, 0], 0, 0);
    for round in 0..rounds(1_100) {
        let depth = 3 + dice.below(2);
        let branch = random_tree(&mut dice, depth);
        let root = if round % 2 == 0 { Player::Max } else { Player::Min };
        if Diagram::build(&branch, root).is_err() {
            refused += 1; // It has too many parts.
            continue;
        }
        let right = worth(&branch, root, &mut |_| None);
        let (tree, trace, value, leaves) = run(&branch, root, Algorithm::Expectiminimax);
        assert_eq!(value, right, "{branch:?}");
        let count = tree.leaves_below(NodeId::ROOT).len();
        assert!(leaves.len() == count && leaves.values().all(|&times| times == 1));
        prove(&tree, &trace, Algorithm::Expectiminimax)
            .unwrap_or_else(|no| panic!("{no}: {branch:?}"));
        all += count;
        for (place, star) in [Algorithm::Star1, Algorithm::Star2].into_iter().enumerate() {
            let (tree, trace, value, leaves) = run(&branch, root, star);
            assert_eq!(value, right, "{star}: {branch:?}");
            assert!(leaves.values().all(|&times| times == 1), "{star}: {branch:?}");
            read[place] += leaves.len();
            cuts[place] += proved_cuts(&branch, (&tree, &trace), root, &leaves);
            let counts = prove(&tree, &trace, star);
            let counts = counts.unwrap_or_else(|no| panic!("{star} {no}: {branch:?}"));
            claims += counts.iter().sum::<u64>();
        }
    }
    println!("{all} leaves; read {read:?}, cuts {cuts:?}, {claims} claims");
    assert!(refused < rounds(100), "{refused}");
    assert!(4 * read[0] <= 3 * all, "{} of {all}", read[0]);
    assert!(cuts.iter().all(|&cuts| cuts > rounds(300)), "{cuts:?}");
}

#[test]
fn the_oracle_refuses_an_edge_that_no_mean_reaches() {
    let mut dice = Dice::new(53);
    let mut refused = 0;
    for _ in 0..rounds(200) {
        let branch = random_tree(&mut dice, 3);
        if Diagram::build(&branch, Player::Max).is_err() {
            continue;
        }
        for star in [Algorithm::Star1, Algorithm::Star2] {
            let (tree, trace, ..) = run(&branch, Player::Max, star);
            let mut oracle = ClaimOracle::new(tree, trace, star);
            while oracle.forward() {
                for claim in claims(oracle.replay(), star) {
                    let StepClaim::Beyond { node, skipped, player, .. } = claim else { continue };
                    let edge = Score(2_000_000_000 * player.other().sign());
                    let wrong = StepClaim::Beyond { node, skipped, player, edge };
                    assert!(!oracle.holds(&wrong), "{star} {branch:?} {wrong:?}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > rounds(50), "{refused}");
}

#[test]
fn a_mean_is_asked_for_when_the_last_move_of_chance_has_come_back() {
    let branch = nested_list::parse("[{1/2:4,1/2:10},{1/4:0,3/4:8}]").expect("a tree");
    let (tree, trace, ..) = run(&branch, Player::Max, Algorithm::Expectiminimax);
    let (_, diagram) = Diagram::build(&branch, Player::Max).expect("a tree");
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(Arc::clone(&tree), trace);
    let mut asked = Vec::new();
    loop {
        let algorithm = Algorithm::Expectiminimax;
        let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
        let is_weighed = replay.upcoming().is_some_and(|next| next.kind == EventKind::Weigh);
        let question = seen.prediction(&[PredictionKind::Value].into());
        if let Some(question) = question.filter(|_| is_weighed) {
            let [PredictedAnswer::Number(mean)] = question.right[..] else { panic!("a mean") };
            asked.push(tree.exact(mean).shown());
        }
        if !replay.forward() {
            break;
        }
    }
    assert_eq!(asked, ["7", "6"]);
}

/// The cuts of a run, each proved: whatever all unread leaves are worth within the limits, the root is
/// worth the same.
fn proved_cuts(
    branch: &Branch,
    (tree, trace): (&Arc<Tree>, &Arc<Trace>),
    root: Player,
    leaves: &BTreeMap<NodeId, usize>,
) -> usize {
    let right = worth(branch, root, &mut |_| None);
    let named = by_node(branch, tree);
    let values = named.values().filter_map(|branch| match branch {
        Branch::Leaf(_, value) => value.one(),
        _ => None,
    });
    let (low, high) = (values.clone().min().expect("a leaf"), values.max().expect("a leaf"));
    let read: Vec<*const Branch> =
        leaves.keys().map(|leaf| std::ptr::from_ref(named[leaf])).collect();
    for end in [low, high] {
        let mut of =
            |leaf: &Branch| (!read.contains(&std::ptr::from_ref(leaf))).then(|| parts_of(end));
        assert_eq!(worth(branch, root, &mut of), right, "{end}: {branch:?}");
    }
    trace.records().iter().filter(|record| record.kind == EventKind::Cut).count()
}

/// The examples of the definition: leaves of expectiminimax, Star1 and Star2.
#[test]
fn the_published_examples_are_met() {
    let branch = nested_list::parse("[{1/2:8,1/2:8},{1/2:2,1/2:6}]").expect("a tree");
    let stars = [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2];
    assert_eq!(stars.map(|star| run(&branch, Player::Max, star).3.len()), [4, 2, 2]);
}

/// Without chance, expectiminimax is minimax.
#[test]
fn without_chance_it_is_minimax() {
    let branch = nested_list::parse("[[3,12,8],[2,4,6],[14,5,2]]").expect("a tree");
    let (_, minimax, value, _) = run(&branch, Player::Max, Algorithm::Minimax);
    let (_, chance, same, _) = run(&branch, Player::Max, Algorithm::Expectiminimax);
    assert_eq!((minimax.records(), value), (chance.records(), same));
    let (_, _, value, leaves) = run(&branch, Player::Max, Algorithm::Star1);
    assert_eq!((value, leaves.len()), (same, 7));
}

/// What is unread where chance moves is shown as unknown, and a node of chance has no best move.
#[test]
fn nobody_chooses_where_chance_moves() {
    let branch = nested_list::parse("{1/3:[6,9],2/3:0}").expect("a tree");
    let (tree, trace, value, _) = run(&branch, Player::Max, Algorithm::Expectiminimax);
    assert_eq!(value, (3, 1));
    assert_eq!((tree.parts(), tree.node(NodeId::ROOT).kind), (3, Kind::Chance));
    let mut replay = Replay::new(tree, trace);
    let mut sums = Vec::new();
    while replay.forward() {
        assert_eq!(replay.best(NodeId::ROOT), None);
        if let Some(StepDetail::Weighed(range)) = replay.what_happened().map(|step| step.detail) {
            sums.push(range.first);
        }
    }
    assert_eq!(sums, [Score(9), Score(9)]);
    assert!(replay.line(NodeId::ROOT).is_empty() && CutBy::Mean.guess().is_none());
}

/// What leaves the program says the values, and not how many parts they are counted as.
#[test]
fn files_and_differences_have_exact_values() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = |lesson: &str, name: &str| {
        let path = folder.path().join(name);
        let file = path.to_str().expect("UTF-8");
        let (exit, said) = crate::run(&["export", lesson, "--step", "last", "-o", file], "");
        assert!(exit.is_ok(), "{said}");
        std::fs::read_to_string(path).expect("a file")
    };
    let csv = written("x-chance", "nodes.csv");
    assert!(csv.contains(",C,C,min,chance,done,,15/2,exact,"), "{csv}");
    assert!(csv.contains(",c2,c2,min,leaf,done,3/4,10,exact,"), "{csv}");
    let json: serde_json::Value =
        serde_json::from_str(&written("x-chance", "nodes.json")).expect("JSON");
    assert_eq!(json["nodes"][2]["value"], "15/2");
    assert_eq!((&json["nodes"][2]["odds"], &json["nodes"][6]["odds"]), (&().into(), &"3/4".into()));
    let dot = written("x-chance", "tree.dot");
    assert!(dot.contains("shape=ellipse") && dot.contains("[label=\"3/4\"]"), "{dot}");
    let (_, said) = crate::run(&["diff", "x-scale", "x-scale-2", "--lang", "en"], "");
    assert!(said.contains("Expectiminimax, value: was +21/10, is +409/10"), "{said}");
    let (_, said) = crate::run(&["why", "x-chance", "--move", "B", "--json"], "");
    let why: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&why["value"], &why["short_by"]), (&6.into(), &"3/2".into()));
    // The same where the move is read beside the tree, which counts in other parts.
    let (_, said) = crate::run(
        &["why", "x-star", "--at", "C2", "--move", "c4", "--algorithm", "star1", "--json"],
        "",
    );
    let why: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&why["value"], &why["reading"]["root"]), (&5.into(), &4.into()));
}

/// Each sum that is written out adds up, also where it takes ends of what is only bounded.
#[test]
fn every_sum_in_words_adds_up() {
    let mut dice = Dice::new(55);
    let (mut sums, mut cuts) = (0, 0);
    for number in 0..rounds(600) {
        let branch = random_tree(&mut dice, 3);
        let root = if number % 2 == 0 { Player::Max } else { Player::Min };
        let (_, diagram) = Diagram::build(&branch, root).unwrap_or_else(|error| panic!("{error}"));
        for algorithm in [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2] {
            let (tree, trace, ..) = run(&branch, root, algorithm);
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree, trace);
            while replay.forward() {
                let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
                let said = seen.words(WordLevel::Reasoning);
                for (terms, rest) in said.match_indices(" = ").map(|(at, _)| said.split_at(at)) {
                    let Some(terms) = terms.rsplit([':', '.']).next().filter(|it| it.contains('·'))
                    else {
                        continue;
                    };
                    let terms = terms.rsplit(" is ").next().unwrap_or(terms);
                    let number = |text: &str| {
                        let text = text.trim().trim_matches(['(', ')', '.', ':', ',']);
                        parts_of(read_exact(text).unwrap_or_else(|| panic!("{text}: {said}")))
                    };
                    let term = |term: &str| {
                        let (odds, value) = term.split_once('·').expect("a product");
                        times(number(odds), number(value))
                    };
                    let sum = terms.split(" + ").map(term).fold((0, 1), plus);
                    let found = rest[3..].split_whitespace().next().expect("a number");
                    assert_eq!(sum, number(found), "{algorithm}: {said} in {branch:?}");
                    sums += 1;
                    cuts += u32::from(seen.kind() == Some(EventKind::Cut));
                }
            }
        }
    }
    assert!(sums > 1_000 && cuts > 50, "{sums} {cuts}");
}

/// Where a class wants decimals, every fraction that ends is one, in sentences, sums and pictures; the
/// others stay as they are, and nothing else changes.
#[test]
fn fractions_are_decimals_where_a_class_wants_them() {
    let text = "[{1/2:3,1/2:10},{1/4:0,3/4:5/2},{1/3:1,2/3:2}]";
    let branch = nested_list::parse(text).expect(text);
    let (tree, trace, ..) = run(&branch, Player::Max, Algorithm::Expectiminimax);
    let (_, diagram) = Diagram::build(&branch, Player::Max).expect(text);
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(Arc::clone(&tree), Arc::clone(&trace));
    let (mut decimals, mut thirds) = (0, 0);
    let glyphs = ["½", "¼", "¾", "⅛", "⅝", "⅞"];
    while replay.forward() {
        for language in Language::ALL {
            let usual =
                Projection::new(&replay, &timeline, Algorithm::Expectiminimax, &diagram, language);
            let telling = Telling { decimals: true, ..Telling::default() };
            let [said, told] =
                [usual, usual.telling(telling)].map(|seen| seen.words(WordLevel::Reasoning));
            assert!(!glyphs.iter().any(|glyph| told.contains(glyph)), "{told}");
            decimals += usize::from(said != told);
            thirds += usize::from(told.contains('⅓'));
        }
    }
    assert!(decimals > 8 && thirds > 2, "{decimals} {thirds}");
}
