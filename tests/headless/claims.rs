//! The claims of steps are true: on random trees of every shape, on the lessons, and checked by
//! changing the trees.

use std::sync::Arc;

use serde_json::Value;
use yomisuji::claim::{ClaimOracle, CutBound, StepClaim, claims, prove};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::scenario::{load, record};
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::subject::MAX_NODES;
use yomisuji::trace::{BoundSource, EventKind, Phase, Replay, Trace};
use yomisuji::tree::{Kind, NodeId, Tree, Watch};

use crate::cover::{lessons, rounds};
use crate::engine_tree::with_questions;
use crate::random::{self, Dice};
use crate::run;

/// The algorithms that run on any tree of numbers.
fn bare() -> impl Iterator<Item = Algorithm> {
    Algorithm::all().filter(|algorithm| algorithm.needs().is_empty())
}

#[test]
fn every_claim_is_true_on_ten_thousand_random_trees() {
    let mut dice = Dice::new(2_024);
    let mut counts = [0; StepClaim::KINDS.len()];
    for number in 0..rounds(10_000) {
        let branch = random::branch(&mut dice, 2 + number % 5, 3);
        let (tree, _) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in bare() {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            match prove(&tree, &trace, algorithm) {
                Ok(proved) => {
                    for (count, proved) in counts.iter_mut().zip(proved) {
                        *count += proved;
                    }
                }
                Err(wrong) => panic!("{algorithm} on {branch:?}: {wrong}"),
            }
        }
    }
    for (kind, count) in StepClaim::KINDS.iter().zip(counts) {
        println!("{kind}: {count} proved");
    }
    for kind in [
        "has", "worth", "wished", "best", "would", "others", "cut", "settles", "resumes",
        "question", "open", "withheld", "proven", "scouted", "bounded",
    ] {
        let number = StepClaim::KINDS.iter().position(|name| *name == kind);
        assert!(number.is_some_and(|number| counts[number] > 500), "{kind}");
    }
}

/// The lessons with every algorithm that they name: exchanges, quiescence, the engine with its
/// table and its guesses, passes of Othello and hypothetical passes, mates.
#[test]
fn every_claim_of_every_lesson_is_true() {
    let mut counts = [0; StepClaim::KINDS.len()];
    for lesson in lessons() {
        let loaded = load(lesson.id, lesson.text()).expect("it ships");
        for &algorithm in &loaded.algorithms {
            let run = loaded.run(algorithm, Watch::cap(MAX_NODES)).expect("it runs");
            if run.trace.len() > 1_000_000 {
                continue; // The same searches as on the others, in ten million steps.
            }
            match prove(&run.tree, &run.trace, algorithm) {
                Ok(proved) => {
                    for (count, proved) in counts.iter_mut().zip(proved) {
                        *count += proved;
                    }
                }
                Err(wrong) => panic!("{} with {algorithm}: {wrong}", lesson.id),
            }
        }
    }
    for (kind, count) in StepClaim::KINDS.iter().zip(counts) {
        println!("{kind}: {count} proved");
        // No lesson's line repeats a position; the tests of the selective search prove that kind.
        assert!(count > 0 || *kind == "again", "{kind}");
    }
}

/// Readings that the user requests after the search depend on no earlier window.
#[test]
fn claims_hold_for_readings_on_demand() {
    for algorithm in [Algorithm::QuiescenceAlphaBeta, Algorithm::Engine] {
        for at in [2, 3] {
            let open = with_questions(algorithm, (3, at, 6));
            let run = open.replay();
            let proved = prove(open.tree(), run.trace(), algorithm);
            assert!(proved.is_ok(), "{algorithm}, {at}: {proved:?}");
            let unexplained = unexplained(open.tree(), run.trace(), algorithm);
            assert_eq!(unexplained, None, "{algorithm}, {at}");
        }
    }
}

/// The first step that leaves an edge of its window, or a leaf outside it, without a claim; or that
/// names an edge that the value has not reached.
fn unexplained(tree: &Arc<Tree>, trace: &Arc<Trace>, algorithm: Algorithm) -> Option<String> {
    let is_thought = |claim: &StepClaim| matches!(claim, StepClaim::Thought { .. });
    let mut replay = Replay::new(Arc::clone(tree), Arc::clone(trace));
    while replay.forward() {
        let step = replay.what_happened().expect("a step");
        let said = claims(&replay, algorithm);
        let window = replay.window(step.node);
        let names = |player: Player| {
            let edge = window.of(player);
            said.iter().any(|claim| match *claim {
                StepClaim::Has { player: has, value, .. } => {
                    has == player && !player.prefers(edge, value)
                }
                StepClaim::Question { asker, than, .. } => {
                    let made_up = than + asker.sign();
                    edge == if asker == player { than } else { made_up }
                }
                StepClaim::Guess { low, high, .. } => low == edge || high == edge,
                _ => false,
            })
        };
        for player in [Player::Max, Player::Min] {
            let edge = window.of(player);
            let value = step.value.unwrap_or_default();
            let is_named = match step.kind {
                EventKind::Enter => edge.is_finite(),
                EventKind::Leaf => edge.is_finite() && !player.prefers(value, edge),
                EventKind::Improve | EventKind::Keep
                    if player == step.player && !said.iter().any(is_thought) =>
                {
                    edge.is_finite() && !player.prefers(value, edge)
                }
                _ => continue,
            };
            // A question and a guess are about both edges at once.
            let asks = said
                .iter()
                .any(|claim| matches!(claim, StepClaim::Question { .. } | StepClaim::Guess { .. }));
            let is_wrong =
                if is_named { !names(player) } else { edge.is_finite() && !asks && names(player) };
            if is_wrong && algorithm.keeps_window() {
                return Some(format!("{}: {:?} {player:?} {said:?}", replay.step(), step.kind));
            }
        }
    }
    None
}

/// For every edge of a window, its owner or the asking search is named.
#[test]
fn every_edge_of_a_window_has_its_claim() {
    let mut dice = Dice::new(31);
    for number in 0..rounds(2_000) {
        let branch = random::branch(&mut dice, 2 + number % 4, 3);
        let (tree, _) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in bare() {
            let unexplained = unexplained(&tree, &run_of(algorithm, &tree), algorithm);
            assert_eq!(unexplained, None, "{algorithm} {branch:?}");
        }
    }
    for lesson in lessons() {
        let loaded = load(lesson.id, lesson.text()).expect("it ships");
        // Where chance moves, an edge comes from a sum: `chance` proves those.
        for &algorithm in loaded.algorithms.iter().filter(|algorithm| !algorithm.weighs()) {
            let run = loaded.run(algorithm, Watch::cap(MAX_NODES)).expect("it runs");
            if run.trace.len() <= 100_000 {
                let unexplained = unexplained(&run.tree, &run.trace, algorithm);
                assert_eq!(unexplained, None, "{} with {algorithm}", lesson.id);
            }
        }
    }
}

/// The value of a tree by definition, with other values for the leaves below some branches.
fn value(tree: &Tree, node: NodeId, other: &mut impl FnMut(NodeId) -> Option<i32>) -> i32 {
    let children = tree.children(node).collect::<Vec<_>>();
    let values = children.into_iter().map(|child| value(tree, child, other)).collect::<Vec<_>>();
    let best = match tree.node(node).player {
        Player::Max => values.into_iter().max(),
        Player::Min => values.into_iter().min(),
    };
    best.unwrap_or_else(|| other(node).unwrap_or(tree.node(node).value.0))
}

fn is_below(tree: &Tree, node: NodeId, above: &[NodeId]) -> bool {
    std::iter::successors(Some(node), |&at| tree.parent(at)).any(|at| above.contains(&at))
}

/// Whatever the values in skipped branches, the root keeps its value, and a settled question stays
/// settled.
#[test]
fn values_of_skipped_branches_never_change_the_answer() {
    let mut dice = Dice::new(7);
    let (mut cuts, mut settled, mut moved) = (0, 0, 0);
    for number in 0..600 {
        let branch = random::branch(&mut dice, 3 + number % 3, 3);
        let (tree, _) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let plain = value(&tree, NodeId::ROOT, &mut |_| None);
        for algorithm in bare().filter(|algorithm| algorithm.keeps_window()) {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            let mut replay = Replay::new(Arc::clone(&tree), trace);
            while replay.forward() {
                for claim in claims(&replay, algorithm) {
                    let (StepClaim::Cut { skipped, .. } | StepClaim::Settles { skipped, .. }) =
                        &claim
                    else {
                        continue;
                    };
                    for _ in 0..4 {
                        let mut anything = |leaf| {
                            is_below(&tree, leaf, skipped).then(|| dice.below(2_000) as i32 - 1_000)
                        };
                        let changed = value(&tree, NodeId::ROOT, &mut anything);
                        match &claim {
                            StepClaim::Cut { .. } => {
                                assert_eq!(changed, plain, "{algorithm} {branch:?} {claim:?}");
                                cuts += 1;
                            }
                            StepClaim::Settles { node, than, .. } => {
                                let side = |value: i32| Score(value).cmp(than);
                                let mut anything = |leaf| {
                                    is_below(&tree, leaf, skipped)
                                        .then(|| dice.below(2_000) as i32 - 1_000)
                                };
                                let at = value(&tree, *node, &mut anything);
                                let was = value(&tree, *node, &mut |_| None);
                                assert!(
                                    side(at) == side(was) || side(at).is_eq() || side(was).is_eq(),
                                    "{claim:?}"
                                );
                                moved += u32::from(changed != plain);
                                settled += 1;
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    println!("{cuts} cuts, {settled} answers, {moved} roots that moved");
    // An answer does not imply that the root keeps its value: some of these trees show it.
    assert!(cuts > 2_000 && settled > 500 && moved > 0, "{cuts} {settled} {moved}");
}

/// The tree as a branch, with another value for one node.
fn with_leaf(tree: &Tree, node: NodeId, changed: (NodeId, i32)) -> Branch {
    if node == changed.0 {
        return Branch::worth(changed.1);
    }
    let children: Vec<_> = tree.children(node).collect();
    if children.is_empty() {
        return Branch::worth(tree.node(node).value.0);
    }
    let below = children.into_iter().map(|child| with_leaf(tree, child, changed));
    Branch::Node(String::new(), below.collect())
}

fn built(branch: &Branch, player: Player) -> Arc<Tree> {
    Arc::new(Diagram::build(branch, player).expect("well formed").0)
}

/// The path to a node, by indices of children, which stays valid in a changed tree.
fn way(tree: &Tree, node: NodeId) -> Vec<usize> {
    let mut way: Vec<_> = std::iter::successors(Some(node), |&at| tree.parent(at))
        .filter_map(|at| {
            let parent = tree.parent(at)?;
            tree.children(parent).position(|child| child == at)
        })
        .collect();
    way.reverse();
    way
}

fn at(tree: &Tree, way: &[usize]) -> Option<NodeId> {
    way.iter().try_fold(NodeId::ROOT, |at, &number| tree.children(at).nth(number))
}

/// The run up to the last return of a child within its visit, or up to the end.
fn run_of(algorithm: Algorithm, tree: &Arc<Tree>) -> Arc<Trace> {
    Arc::new(record(algorithm, tree).expect("small"))
}

/// Counterfactual claims hold when the child is changed and the search is run again.
#[test]
fn counterfactual_claims_come_true() {
    let mut dice = Dice::new(99);
    let (mut became, mut resumed) = (0, 0);
    for number in 0..400 {
        let branch = random::branch(&mut dice, 2 + number % 3, 3);
        let (tree, player) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in bare().filter(|algorithm| !algorithm.proves()) {
            let mut replay = Replay::new(Arc::clone(&tree), run_of(algorithm, &tree));
            while replay.forward() {
                for claim in claims(&replay, algorithm) {
                    match claim {
                        StepClaim::Would { node, child, chooser, past } => {
                            let beyond = past.0 + chooser.sign();
                            let changed =
                                built(&with_leaf(&tree, NodeId::ROOT, (child, beyond)), player);
                            let (node, child) = (way(&tree, node), way(&tree, child));
                            let ever = was_best(algorithm, &changed, &node, &child);
                            assert!(ever, "{algorithm} {branch:?} {claim:?}");
                            became += 1;
                        }
                        StepClaim::Resumes { node, child, chooser, past } => {
                            let skipped = tree.children(node).filter(|&skipped| {
                                replay.node(skipped).entered() < replay.node(node).entered()
                            });
                            let Some(next) = skipped.into_iter().next() else {
                                continue;
                            };
                            if tree.node(child).kind == Kind::Decline {
                                continue;
                            }
                            let short = past.0 - chooser.sign();
                            let changed =
                                built(&with_leaf(&tree, NodeId::ROOT, (child, short)), player);
                            let next = at(&changed, &way(&tree, next)).expect("still there");
                            let mut again =
                                Replay::new(Arc::clone(&changed), run_of(algorithm, &changed));
                            let mut read = false;
                            while again.forward() {
                                read |= again.cursor() == Some(next);
                            }
                            assert!(read, "{algorithm} {branch:?} {claim:?}");
                            resumed += 1;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    println!("{became} would have become the best, {resumed} would have been read on");
    assert!(became > 5_000 && resumed > 300, "{became} {resumed}");
}

/// Whether a child is ever the best at a node of a run.
fn was_best(algorithm: Algorithm, tree: &Arc<Tree>, node: &[usize], child: &[usize]) -> bool {
    let (Some(node), Some(child)) = (at(tree, node), at(tree, child)) else {
        return false;
    };
    let mut replay = Replay::new(Arc::clone(tree), run_of(algorithm, tree));
    while replay.forward() {
        if replay.node(node).best() == Some(child) {
            return true;
        }
    }
    false
}

/// The oracle rejects near-misses: wrong players, values, nodes and bounds.
#[test]
fn the_oracle_refuses_slightly_wrong_claims() {
    let mut dice = Dice::new(5);
    let mut refused = [0; StepClaim::KINDS.len()];
    for _ in 0..rounds(300) {
        let branch = random::branch(&mut dice, 4, 3);
        let (tree, _) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in bare() {
            let trace = run_of(algorithm, &tree);
            let mut oracle = ClaimOracle::new(Arc::clone(&tree), trace, algorithm);
            while oracle.forward() {
                for wrong in hasty(oracle.replay(), algorithm) {
                    assert!(!oracle.holds(&wrong), "{algorithm} {branch:?} {wrong:?}");
                }
                for claim in claims(oracle.replay(), algorithm) {
                    // What is skipped may still be more than anything for the player who moves.
                    if let StepClaim::Settles { node, ref skipped, .. } = claim {
                        let than = Score(2_000_000 * tree.node(node).player.sign());
                        let wrong = StepClaim::Settles { node, skipped: skipped.clone(), than };
                        assert!(!oracle.holds(&wrong), "{algorithm} {branch:?} {wrong:?}");
                    }
                    for wrong in spoiled(&claim) {
                        assert!(!oracle.holds(&wrong), "{algorithm} {branch:?} {wrong:?}");
                        refused[claim.number()] += 1;
                    }
                }
            }
        }
    }
    println!("{refused:?} refused");
}

/// A bound that rests on the branches that are cut themselves, which an earlier visit has read, is no
/// reason that keeps the root.
#[test]
fn the_oracle_refuses_a_cut_by_what_the_cut_branches_have_shown() {
    let mut dice = Dice::new(6);
    let (mut held, mut refused) = (0, 0);
    for _ in 0..rounds(2_000) {
        let branch = random::branch(&mut dice, 4, 3);
        let (tree, _) = random::tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let trace = run_of(Algorithm::Pvs, &tree);
        let mut oracle = ClaimOracle::new(Arc::clone(&tree), trace, Algorithm::Pvs);
        while oracle.forward() {
            let Some(step) = oracle.replay().what_happened() else { continue };
            for reason in &step.reasons {
                let BoundSource::EarlierVisit(by) = reason.source else { continue };
                let (node, skipped) = (step.node, step.skipped.clone());
                let bound = CutBound { node: reason.ancestor, by, value: reason.bound };
                let claim = StepClaim::Cut { node, skipped, bounds: vec![bound] };
                assert_eq!(oracle.holds(&claim), reason.keeps_root, "{branch:?} {claim:?}");
                *(if reason.keeps_root { &mut held } else { &mut refused }) += 1;
            }
        }
    }
    assert!(held > rounds(100) && refused > rounds(100), "{held} {refused}");
}

/// That nodes are worth what has been found, though some of their children have not been read.
fn hasty(replay: &Replay, algorithm: Algorithm) -> Vec<StepClaim> {
    let tree = replay.tree();
    let is_open = |node: &NodeId| {
        let unread = |child| replay.node(child).phase() == Phase::Unvisited;
        replay.node(*node).phase() == Phase::Open && tree.children(*node).any(unread)
    };
    let is_plain = !algorithm.proves() && !algorithm.keeps_intervals() && !algorithm.shares();
    let open = tree.ids().filter(|node| is_plain && is_open(node));
    open.filter_map(|node| {
        let value = replay.node(node).value()?;
        value.is_finite().then_some(StepClaim::Wished { node, value })
    })
    .collect()
}

/// Variants of the claim that are false.
fn spoiled(claim: &StepClaim) -> Vec<StepClaim> {
    let mut wrong = Vec::new();
    match *claim {
        StepClaim::Has { player, node, by, value } => {
            wrong.push(StepClaim::Has { player: player.other(), node, by, value });
            wrong.push(StepClaim::Has { player, node: by, by: node, value });
        }
        StepClaim::Wished { node, value } => {
            wrong.push(StepClaim::Wished { node, value: value + 1 });
        }
        StepClaim::Proven { node, is_proven } => {
            wrong.push(StepClaim::Proven { node, is_proven: !is_proven });
        }
        StepClaim::Best { node, child, value } => {
            wrong.push(StepClaim::Best { node, child: node, value });
            wrong.push(StepClaim::Best { node, child, value: value + 1 });
        }
        StepClaim::Would { node, child, chooser, past } => {
            wrong.push(StepClaim::Would { node, child, chooser: chooser.other(), past });
            wrong.push(StepClaim::Would { node, child, chooser, past: past + 1 });
        }
        StepClaim::Cut { node, ref skipped, ref bounds } => {
            let (skipped, bounds) = (skipped.clone(), bounds.clone());
            wrong.push(StepClaim::Cut { node, skipped: skipped.clone(), bounds: Vec::new() });
            wrong.push(StepClaim::Cut { node, skipped: Vec::new(), bounds });
        }
        StepClaim::Resumes { node, child, chooser, past } => {
            wrong.push(StepClaim::Resumes { node, child, chooser, past: past + 1 });
            wrong.push(StepClaim::Resumes { node, child, chooser: chooser.other(), past });
            wrong.push(StepClaim::Resumes { node, child: node, chooser, past });
        }
        StepClaim::Question { node, asker, than } => {
            wrong.push(StepClaim::Question { node, asker: asker.other(), than });
            wrong.push(StepClaim::Question { node, asker, than: than + 1 });
            // A scout's edge has no owner.
            let guess = StepClaim::Guess { node, low: than, high: than + 1 };
            wrong.extend((node != NodeId::ROOT).then_some(guess));
        }
        StepClaim::Scouted { node, asker, value } => {
            wrong.push(StepClaim::Scouted { node, asker: asker.other(), value });
            let by = Score(100_000 * asker.sign());
            wrong.push(StepClaim::Scouted { node, asker, value: value + by.0 });
            wrong.push(StepClaim::Scouted { node: NodeId::ROOT, asker, value });
        }
        StepClaim::Withheld { to, player, node, by, value } => {
            wrong.push(StepClaim::Withheld { to: node, player, node: to, by, value });
            wrong.push(StepClaim::Open { node: to });
        }
        _ => {}
    }
    wrong
}

/// Where a subtree is read for a second time, its entry says what the scout found, and so does each
/// step at which that matters; not every step.
#[test]
fn sentences_of_a_re_search_say_what_the_scout_found() {
    for (language, found) in [("en", "D ≥ +120"), ("ja", "エ ≧ +120")] {
        let walk = ["walk", "m-01-pvs", "--words", "reasoning", "--lang", language, "--json"];
        let (answer, text) = run(&walk, "");
        answer.expect("it walks");
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        let (mut told, mut during) = (0, 0);
        for step in answer["steps"].as_array().expect("steps") {
            let claims = step["claims"].as_array().expect("claims");
            let is_again = claims.iter().any(|claim| claim["kind"] == "scouted");
            let says = step["reasoning"].as_str().is_some_and(|words| words.contains(found));
            assert!(is_again || !says, "{step}");
            assert!(during > 0 || is_again == says, "{step}");
            told += usize::from(says);
            during += usize::from(is_again);
        }
        assert!(told > 1 && told < during, "{language}: {told} of {during}");
    }
}

/// At the level of reasoning, `walk` writes the claims, with the names of the nodes.
#[test]
fn walk_writes_the_claims_of_each_step() {
    let (answer, text) = run(&["walk", "m-01-pvs", "--words", "reasoning", "--json"], "");
    answer.expect("it walks");
    let answer: Value = serde_json::from_str(&text).expect("JSON");
    let steps = answer["steps"].as_array().expect("steps");
    let mut kinds = std::collections::BTreeSet::new();
    for claim in steps.iter().flat_map(|step| step["claims"].as_array().expect("claims")) {
        kinds.insert(claim["kind"].as_str().expect("a kind").to_owned());
    }
    for kind in ["has", "worth", "cut", "settles", "question", "would"] {
        assert!(kinds.contains(kind), "{kind}");
    }
    let scouts = steps
        .iter()
        .filter(|step| step["word"].as_str().is_some_and(|word| word.starts_with("偵察")));
    for step in scouts {
        let asks = step["claims"]
            .as_array()
            .expect("claims")
            .iter()
            .any(|claim| claim["kind"] == "question" && claim["node"] == step["node"]);
        assert!(asks, "{step}");
    }
    let (_, plain) = run(&["walk", "m-01-pvs", "--json"], "");
    assert!(!plain.contains("\"claims\""));
}

fn all(of: &Value) -> &[Value] {
    of.as_array().map_or(&[][..], Vec::as_slice)
}

/// Whether a value is one of the schema, whose words are those that ours uses.
fn is_valid(value: &Value, schema: &Value, whole: &Value) -> bool {
    let Some(words) = schema.as_object() else { return false };
    let is_of = |name: &Value| match name.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        other => panic!("{other:?}"),
    };
    words.iter().all(|(word, of)| match &**word {
        "$schema" | "title" | "$defs" => true,
        "$ref" => {
            let name = of.as_str().and_then(|name| name.strip_prefix("#/$defs/")).expect("a name");
            is_valid(value, &whole["$defs"][name], whole)
        }
        "oneOf" => all(of).iter().filter(|one| is_valid(value, one, whole)).count() == 1,
        "anyOf" => all(of).iter().any(|one| is_valid(value, one, whole)),
        "enum" => all(of).contains(value),
        "const" => value == of,
        "minimum" => value.as_i64() >= of.as_i64(),
        "pattern" => value.as_str().is_some_and(|text| {
            let parts = text.trim_start_matches('-').split_once('/');
            parts
                .is_some_and(|(one, other)| [one, other].iter().all(|it| it.parse::<u32>().is_ok()))
        }),
        "type" if of.is_array() => all(of).iter().any(is_of),
        "type" => is_of(of),
        "items" => value.as_array().is_none_or(|it| it.iter().all(|it| is_valid(it, of, whole))),
        "required" => all(of).iter().all(|name| value.get(name.as_str().unwrap()).is_some()),
        "properties" => {
            let fields = value.as_object().expect("an object");
            fields.iter().all(|(name, it)| of.get(name).is_none_or(|of| is_valid(it, of, whole)))
        }
        "additionalProperties" => {
            let known = words["properties"].as_object().expect("fields");
            value.as_object().is_none_or(|it| it.keys().all(|name| known.contains_key(name)))
        }
        other => panic!("{other}"),
    })
}

#[test]
fn claims_for_other_programs_are_sentences_of_their_own_with_a_proof() {
    let (_, schema) = run(&["claims", "--schema"], "");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let mut seen = std::collections::BTreeSet::new();
    for lesson in lessons() {
        let loaded = load(lesson.id, lesson.text()).expect("it ships");
        for &algorithm in &loaded.algorithms {
            let run_of = loaded.run(algorithm, Watch::cap(MAX_NODES)).expect("it runs");
            let mut command = vec!["claims", lesson.id, "--algorithm", algorithm.id()];
            // Of a long run, the first step with a claim of a kind that is new.
            let step = if run_of.trace.len() > 3_000 {
                let mut replay = Replay::new(run_of.tree, run_of.trace);
                let is_new = |claim: &StepClaim| !seen.contains(claim.kind());
                let found = loop {
                    if replay.step() >= 200_000 || !replay.forward() {
                        break None;
                    }
                    if claims(&replay, algorithm).iter().any(is_new) {
                        break Some(replay.step().to_string());
                    }
                };
                let Some(found) = found else { continue };
                found
            } else {
                String::new()
            };
            if !step.is_empty() {
                command.extend(["--from", &step, "--to", &step]);
            }
            let (exit, told) = run(&command, "");
            assert!(exit.is_ok(), "{} {algorithm}", lesson.id);
            for line in told.lines() {
                let claim: Value = serde_json::from_str(line).expect("JSON");
                assert!(is_valid(&claim, &schema, &schema), "{} {algorithm} {line}", lesson.id);
                assert_eq!(claim["proved"], true, "{} {algorithm} {line}", lesson.id);
                let sentence =
                    |language: &str| claim["sentence"][language].as_str().expect("words");
                let (ja, en) = (sentence("ja"), sentence("en"));
                assert!(ja.ends_with('。') && en.ends_with('.'), "{line}");
                assert!(!ja.contains("。。") && !en.contains("  "), "{line}");
                seen.insert(claim["kind"].as_str().expect("a kind").to_owned());
            }
        }
    }
    // A position of the line returns in no lesson, but in `selective.rs`.
    let is_seen = |kind: &str| seen.contains(kind) || kind == "again";
    let unseen: Vec<_> = StepClaim::KINDS.iter().filter(|kind| !is_seen(kind)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
    // No object of the schema is one without a field that it has to have, or with another.
    let (_, told) = run(&["claims", "m-01-tree-A", "--from", "5", "--to", "5"], "");
    let one: Value = serde_json::from_str(told.lines().next().expect("a claim")).expect("JSON");
    for (field, other) in [("step", Value::Null), ("value", "3".into()), ("more", 1.into())] {
        let mut wrong = one.clone();
        wrong[field] = other;
        assert!(!is_valid(&wrong, &schema, &schema), "{wrong}");
    }
}

#[test]
fn what_a_wrong_log_claims_is_not_proved() {
    let unproved = |name: &str| {
        let (exit, told) = run(&["claims", &format!("tests/data/logs/{name}.log")], "");
        assert!(exit.is_ok());
        let lines = told.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let unproved: Vec<_> = lines.filter(|claim| claim["proved"] == false).collect();
        unproved.first().and_then(|claim| claim["step"].as_u64())
    };
    assert_eq!(unproved("soft"), None);
    assert_eq!(unproved("minimax"), None);
    for name in ["wrong-best", "wrong-leaf", "mixed-up", "minimax-mixed"] {
        assert!(unproved(name).is_some(), "{name}");
    }
}
