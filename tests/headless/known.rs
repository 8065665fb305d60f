//! What is known at the end of a run: by minimax over random trees with ties, for every algorithm
//! that runs on them.

use std::collections::BTreeSet;
use std::sync::Arc;

use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::scenario::record;
use yomisuji::score::{Player, Score};
use yomisuji::search::{Algorithm, Need};
use yomisuji::trace::{EventKind, Phase, Replay, Timeline};
use yomisuji::tree::{Kind, NodeId, Tree};

use crate::random::{Dice, branch};
use crate::run;

/// The algorithms that run on any tree of numbers.
fn on_trees() -> impl Iterator<Item = Algorithm> {
    Algorithm::all().filter(|it| it.needs().iter().all(|need| *need == Need::TwoValued))
}

/// A run at its end, with the tree as its text.
struct Ended {
    algorithm: Algorithm,
    tree: Arc<Tree>,
    diagram: Diagram,
    replay: Replay,
    timeline: Timeline,
    text: String,
}

impl Ended {
    /// The value of each node, straight from its definition.
    fn truths(&self) -> Vec<Score> {
        let mut truths = vec![Score(0); self.tree.len()];
        let root = self.tree.node(NodeId::ROOT).player;
        for id in self.tree.ids().rev() {
            let node = self.tree.node(id);
            let values = self.tree.children(id).map(|child| truths[child.index()]);
            let value = match self.algorithm.chooser(root, node.player) {
                Player::Max => values.max(),
                Player::Min => values.min(),
            };
            truths[id.index()] = value.unwrap_or(node.value);
        }
        truths
    }

    fn seen(&self) -> Projection<'_> {
        let language = Language::En;
        Projection::new(&self.replay, &self.timeline, self.algorithm, &self.diagram, language)
    }
}

/// The tree in the notation of the command line.
fn written(branch: &Branch) -> String {
    match branch {
        Branch::Leaf(_, value) => value.to_string(),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => {
            format!("[{}]", children.iter().map(written).collect::<Vec<_>>().join(","))
        }
    }
}

/// Random trees with each algorithm: of 2 to 5 plies, for MAX and for MIN.
fn for_each_run(trees: u64, mut check: impl FnMut(&Ended, Player)) {
    for seed in 0..trees {
        let mut dice = Dice::new(seed + 470);
        let branch = branch(&mut dice, 2 + seed % 4, 4);
        let player = if dice.below(2) == 0 { Player::Max } else { Player::Min };
        for algorithm in on_trees() {
            let (tree, diagram) = Diagram::build(&branch, player).expect("it is well formed");
            let tree = Arc::new(tree);
            let trace = Arc::new(record(algorithm, &tree).expect("it is small"));
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree.clone(), trace);
            replay.seek(usize::MAX);
            let text = written(&branch);
            check(&Ended { algorithm, tree, diagram, replay, timeline, text }, player);
        }
    }
}

#[test]
fn the_leaves_never_evaluated_are_all_that_have_no_evaluation() {
    let mut never = [0; 2];
    for_each_run(300, |ended, player| {
        let records = ended.replay.trace().records().iter();
        let evaluated: BTreeSet<_> = records
            .filter(|record| record.kind == EventKind::Leaf)
            .map(|record| record.node)
            .collect();
        let is_never =
            |id: &NodeId| ended.tree.node(*id).kind == Kind::Leaf && !evaluated.contains(id);
        let expected: BTreeSet<_> = ended.tree.ids().filter(is_never).collect();
        let told = ended.seen().unevaluated_leaves();
        assert_eq!(told.iter().copied().collect::<BTreeSet<_>>(), expected, "{}", ended.text);
        assert_eq!(told.len(), expected.len(), "each of them once");
        never[usize::from(ended.algorithm.proves())] += told.len();
        // The command line lists the same.
        if ended.tree.len() % 16 == 3 {
            let root = if player == Player::Max { "max" } else { "min" };
            let id = ended.algorithm.id();
            let asked =
                ["tree", "--tree", &ended.text, "--root", root, "--algorithm", id, "--json"];
            let (exit, output) = run(&asked, "");
            assert!(exit.is_ok(), "{exit:?}");
            let answer: serde_json::Value = serde_json::from_str(&output).expect("one object");
            let paths: Vec<_> = told.iter().map(|&id| ended.tree.child_numbers(id)).collect();
            assert_eq!(answer["pruned"], serde_json::json!(paths), "{id} {}", ended.text);
        }
    });
    assert!(never.iter().all(|&count| count > 1_000), "{never:?}");
}

#[test]
fn what_is_known_of_a_node_holds_and_its_best_move_has_the_value() {
    let (mut exact, mut parted, mut bounds) = (0, 0, 0);
    for_each_run(300, |ended, _| {
        let (replay, seen, truths) = (&ended.replay, ended.seen(), ended.truths());
        for node in ended.tree.ids() {
            // The thick edge and the line are one answer, wherever the line begins.
            let line = replay.line(node);
            // What a proof has not settled has none.
            let is_one = |node, next: Option<&NodeId>| {
                let best = seen.best(node);
                best == next.copied() || best.is_none() && replay.node(node).phase() != Phase::Done
            };
            assert!(is_one(node, line.first()));
            assert!(line.windows(2).all(|pair| is_one(pair[0], pair.get(1))));
            let Some((low, high)) = replay.known(node) else {
                assert_ne!(replay.node(node).phase(), Phase::Done);
                continue;
            };
            let (text, truth) = (&ended.text, truths[node.index()]);
            assert!((low..=high).contains(&truth), "{} {text}: {node:?}", ended.algorithm);
            bounds += usize::from(low != high);
            if low == high && ended.tree.children(node).len() > 0 {
                let (best, end) = (line[0], line[line.len() - 1]);
                assert_eq!(truths[best.index()], truth, "{} {text}: {node:?}", ended.algorithm);
                assert_eq!(truths[end.index()], truth, "{} {text}: {node:?}", ended.algorithm);
                assert_eq!(ended.tree.node(end).kind, Kind::Leaf);
                exact += 1;
                parted += usize::from(replay.node(node).best() != Some(best));
            }
        }
        assert_eq!(seen.line()[1..], replay.line(NodeId::ROOT));
    });
    // Where the first move that returned the value does not have it, too.
    assert!(exact > 10_000 && bounds > 3_000 && parted > 100, "{exact} {bounds} {parted}");
}

#[test]
fn the_command_line_tells_whether_the_value_is_one_or_a_bound() {
    let mut counts = [0; 3];
    for_each_run(60, |ended, player| {
        let root = if player == Player::Max { "max" } else { "min" };
        let id = ended.algorithm.id();
        let asked = ["tree", "--tree", &ended.text, "--root", root, "--algorithm", id];
        let (exit, output) = run(&[&asked[..], &["--json"]].concat(), "");
        assert!(exit.is_ok(), "{exit:?}");
        let answer: serde_json::Value = serde_json::from_str(&output).expect("one object");
        let value = answer["value"].as_i64().expect("a value");
        let truth = i64::from(ended.truths()[0].0);
        let said = run(&asked, "").1;
        let (place, holds, word) = match answer["relation"].as_str() {
            Some("exact") => (0, truth == value, format!("value {value},")),
            Some("at-least") => (1, truth >= value, format!("value at least {value},")),
            Some("at-most") => (2, truth <= value, format!("value at most {value},")),
            other => panic!("{other:?}"),
        };
        assert!(holds && said.contains(&word), "{id} {}: {said}", ended.text);
        assert!(place == 0 || ended.algorithm.asks_who_wins());
        counts[place] += 1;
        // A pass of MTD(f) is one, and no re-search; no other algorithm makes any.
        let begins = ended.replay.trace().records().iter();
        let passes = begins.filter(|it| it.kind == EventKind::Iteration).count();
        let told = answer.get("passes").and_then(serde_json::Value::as_u64);
        assert_eq!(told.unwrap_or(0), passes as u64, "{id}");
        let by_passes = [Algorithm::MtdF, Algorithm::SssStar].contains(&ended.algorithm);
        assert_eq!(told.is_some(), by_passes);
        if told.is_some() {
            let (tally, table) = (ended.replay.tally(), ended.seen().counts(&ended.replay.tally()));
            // Every window is null, and a pass visits the root again.
            assert_eq!(tally.null_windows + tally.researches, tally.entered);
            assert_eq!(tally.researches + 1, passes as u64);
            assert_eq!(table.visits[0].name, "null-window visits");
        }
    });
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
