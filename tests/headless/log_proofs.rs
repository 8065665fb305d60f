//! Logs of proof-number searches: right ones have no fault, as a whole, line by line and as JSON
//! lines, and each slip is told at its line.

use yomisuji::formats::search_log::parse;
use yomisuji::scenario::record;
use yomisuji::score::{NodeNumbers, Player, Score};
use yomisuji::search::{Algorithm, ProofNumbers, Slip, counted};
use yomisuji::trace::{EventKind, Replay, StepDetail};
use yomisuji::tree::{NodeId, Tree};

use std::sync::Arc;

use crate::log_family::first;
use crate::log_streams::{objects, streamed, whole};
use crate::random::{Dice, branch, tree as tree_of};
use crate::search_logs::{LogStyle, faults, grown, grown_of, list};

const BOTH: [Algorithm; 2] = [Algorithm::Pns, Algorithm::DfPn];

fn pair(tree: &Tree, node: NodeId, numbers: NodeNumbers, style: LogStyle) -> String {
    let flips = style.by_mover && tree.node(node).player != tree.node(NodeId::ROOT).player;
    let [first, second] =
        numbers.finite().map(|it| it.map_or("inf".to_owned(), |it| it.to_string()));
    if flips { format!("{second} {first}") } else { format!("{first} {second}") }
}

fn name(tree: &Tree, node: NodeId) -> String {
    tree.child_numbers(node).last().map_or("root".to_owned(), |number| (number + 1).to_string())
}

fn expand(tree: &Tree, node: NodeId) -> String {
    let names: Vec<_> = tree.children(node).map(|child| name(tree, child)).collect();
    format!("expand {}", names.join(" "))
}

fn turned(tree: &Tree, node: NodeId, value: Score, style: LogStyle) -> i32 {
    let flips = style.by_mover && tree.node(node).player == Player::Min;
    if flips { (-value).0 } else { value.0 }
}

/// The lines of a run of our own.
fn lines(tree: &Tree, algorithm: Algorithm, style: LogStyle) -> Vec<String> {
    let trace = record(algorithm, tree).expect("a small tree");
    let mut replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
    let mut lines = Vec::new();
    let mut expanded = vec![false; tree.len()];
    let mut entered = vec![0; tree.len()];
    while replay.forward() {
        let record = replay.last_record().expect("an event");
        let step = replay.what_happened().expect("a step");
        let node = record.node;
        let is_leaf = tree.children(node).next().is_none();
        match (record.kind, step.detail) {
            (EventKind::Enter, _) => {
                entered[node.index()] = lines.len();
                lines.push(format!("enter {}", name(tree, node)));
            }
            (EventKind::Leaf, _) => {
                let value = replay.node(node).value().expect("a value");
                lines.push(format!("leaf {}", turned(tree, node, value, style)));
            }
            (EventKind::Count, StepDetail::Counted(numbers)) if !is_leaf => {
                if !std::mem::replace(&mut expanded[node.index()], true) && !style.has_tree {
                    // Said before the leaves that have been valued since.
                    let mut at = entered[node.index()] + 1;
                    while lines.get(at).is_some_and(|line| line.starts_with("thresholds")) {
                        at += 1;
                    }
                    lines.insert(at, expand(tree, node));
                }
                lines.push(format!("numbers {}", pair(tree, node, numbers, style)));
            }
            (EventKind::Thresholds, StepDetail::Thresholds(numbers)) => {
                lines.push(format!("thresholds {}", pair(tree, node, numbers, style)));
            }
            (EventKind::Leave, _) => lines.push("leave".to_owned()),
            (EventKind::Exit, _) => {
                let value = replay.node(node).value().expect("a value");
                lines.push(format!("exit {}", turned(tree, node, value, style)));
            }
            _ => {}
        }
    }
    lines
}

fn text(
    lines: &[String],
    algorithm: Algorithm,
    (branch, root): (&yomisuji::games::diagram::Branch, Player),
    style: LogStyle,
) -> String {
    let mut head = vec!["yomisuji search-log 2".to_owned(), format!("algorithm {algorithm}")];
    head.push(format!("root {}", root.id()));
    head.push(format!("view {}", if style.by_mover { "mover" } else { "max" }));
    if style.has_tree {
        head.push(format!("tree {}", list(branch)));
    }
    [head.as_slice(), lines].concat().join("\n")
}

fn styles() -> impl Iterator<Item = LogStyle> {
    (0..4).map(|bits| LogStyle { has_tree: bits & 1 > 0, by_mover: bits & 2 > 0, is_hard: false })
}

#[test]
fn a_right_proof_has_no_fault() {
    let mut dice = Dice::new(411);
    let (mut steps, mut again) = (0, 0);
    for _ in 0..200 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles() {
            for algorithm in BOTH {
                let lines = lines(&tree, algorithm, style);
                let text = text(&lines, algorithm, (&branch, root), style);
                assert_eq!(faults(&text), [], "{text}");
                let (found, stream) = streamed(&text);
                assert_eq!(found, None, "{text}");
                assert!(stream.is_finished(), "{text}");
                assert_eq!(faults(&objects(&text)), [], "{text}");
                let judged = grown_of(&text, 10_000);
                assert!(judged.is_finished(), "{text}");
                assert_eq!(judged.line(stream.steps() + 1), None);
                steps += stream.steps();
                again += lines.iter().filter(|line| *line == "leave").count();
            }
        }
    }
    println!("{steps} {again}");
    assert!(steps > 40_000 && again > 3_000, "{steps} {again}");
}

/// Step for step the same trace.
#[test]
fn the_run_of_a_right_proof_is_that_of_our_search_over_the_same_tree() {
    let mut dice = Dice::new(412);
    for _ in 0..100 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let style = LogStyle { has_tree: true, by_mover: false, is_hard: false };
        for algorithm in BOTH {
            let lines = lines(&tree, algorithm, style);
            let text = text(&lines, algorithm, (&branch, root), style);
            let ours = grown(&text, true);
            // Leaves that are never read stand behind.
            let own = record(algorithm, &tree).expect("a small tree");
            let theirs = grown(&text, false);
            let kinds = |run: &yomisuji::trace::Trace| {
                run.records().iter().map(|record| record.kind).collect::<Vec<_>>()
            };
            let run = theirs.run.expect("a run");
            assert_eq!(kinds(&run), kinds(&own), "{text}");
            assert_eq!(ours.tree.len(), tree.len());
        }
    }
}

/// A proof-number search by a rule that may be wrong.
struct SlippedProof<'t> {
    tree: &'t Tree,
    slip: Option<Slip>,
    style: LogStyle,
    lines: Vec<String>,
    numbers: Vec<Option<ProofNumbers>>,
    best: Vec<Option<Score>>,
}

impl SlippedProof<'_> {
    fn any_proves(&self, node: NodeId) -> bool {
        self.tree.node(node).player == self.tree.node(NodeId::ROOT).player
    }

    fn known(&self, node: NodeId) -> ProofNumbers {
        self.numbers[node.index()].unwrap_or(ProofNumbers::UNDEVELOPED)
    }

    fn count(&mut self, node: NodeId) {
        let children: Vec<_> = self.tree.children(node).map(|child| self.known(child)).collect();
        let children: Vec<_> = children.into_iter().map(NodeNumbers::from).collect();
        let numbers = counted(self.slip, self.any_proves(node), &children);
        self.numbers[node.index()] = Some(numbers.into());
        self.lines.push(format!("numbers {}", pair(self.tree, node, numbers, self.style)));
    }

    fn take(&mut self, node: NodeId, value: Score) {
        if let Some(above) = self.tree.parent(node) {
            let player = self.tree.node(above).player;
            let best = &mut self.best[above.index()];
            *best = Some(best.map_or(value, |best| player.better(best, value)));
        }
    }

    fn follow(&mut self, node: NodeId) {
        let tree = self.tree;
        self.lines.push(format!("enter {}", name(tree, node)));
        let children: Vec<_> = tree.children(node).collect();
        let root = tree.node(NodeId::ROOT).player;
        if children.is_empty() {
            let value = tree.node(node).value;
            let wins = root.prefers(value, Score(0));
            self.numbers[node.index()] =
                Some(if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN });
            self.lines.push(format!("leaf {}", turned(tree, node, value, self.style)));
            self.take(node, value);
            return;
        }
        if self.numbers[node.index()].is_none() {
            self.lines.push(expand(tree, node));
        } else {
            let column = self.any_proves(node) != (self.slip == Some(Slip::OtherChosen));
            let least = |child: &&NodeId| self.known(**child).one_and_all(column).0;
            let child = *children.iter().min_by_key(least).expect("a child");
            self.follow(child);
        }
        self.count(node);
        if self.known(node).is_settled() {
            // Whoever goes wrong may settle a node that nothing has come back to.
            match self.best[node.index()] {
                Some(value) => {
                    self.lines.push(format!("exit {}", turned(tree, node, value, self.style)));
                    self.take(node, value);
                }
                None => self.lines.push("leave".to_owned()),
            }
        } else {
            self.lines.push("leave".to_owned());
        }
    }
}

#[test]
fn what_is_wrong_with_a_proof_has_its_name() {
    let mut dice = Dice::new(413);
    let slips = [Slip::ProofsSummed, Slip::ProofsLeast, Slip::ProofsSwapped, Slip::OtherChosen];
    let (mut named, mut wrong, mut right) = ([0; 4], 0, 0);
    for _ in 0..200 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for slip in slips.into_iter().map(Some).chain([None]) {
            let style = LogStyle { has_tree: false, by_mover: dice.below(2) == 0, is_hard: false };
            let mut search = SlippedProof {
                tree: &tree,
                slip,
                style,
                lines: Vec::new(),
                numbers: vec![None; tree.len()],
                best: vec![None; tree.len()],
            };
            let mut rounds = 0;
            while !search.known(NodeId::ROOT).is_settled() && rounds < 60 {
                search.follow(NodeId::ROOT);
                rounds += 1;
            }
            let text = text(&search.lines, Algorithm::Pns, (&branch, root), style);
            assert_eq!(streamed(&text).0, whole(&text), "{slip:?}\n{text}");
            let judged = grown_of(&text, 10_000);
            let Some(first) = judged.faults().first() else {
                right += usize::from(slip.is_none());
                continue;
            };
            let slip = slip.unwrap_or_else(|| panic!("{first:?}\n{text}"));
            wrong += 1;
            let place = slips.iter().position(|it| *it == slip).expect("a slip");
            named[place] += usize::from(judged.mistake() == Some(slip));
            // Where two rules write the same, the first one is named.
            assert!(judged.mistake().is_some(), "{slip:?} {first:?}\n{text}");
        }
    }
    println!("{named:?} {wrong} {right}");
    assert!(named.iter().all(|&count| count > 20) && right == 200, "{named:?} {wrong} {right}");
    assert!(10 * named.iter().sum::<usize>() > 7 * wrong, "{named:?} {wrong}");
}

#[test]
fn every_wrong_number_of_a_proof_is_found_at_its_line() {
    let mut dice = Dice::new(414);
    let mut counts = [0; 4];
    for _ in 0..300 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let algorithm = BOTH[dice.below(2) as usize];
        let style = LogStyle { has_tree: true, by_mover: dice.below(2) == 0, is_hard: false };
        let mut lines = lines(&tree, algorithm, style);
        let at = dice.below(lines.len() as u64) as usize;
        let words: Vec<_> = lines[at].split(' ').map(str::to_owned).collect();
        let words: Vec<_> = words.iter().map(String::as_str).collect();
        let raised =
            |word: &str| word.parse::<i32>().map_or("7".to_owned(), |it| (it + 1).to_string());
        let (kind, wrong) = match words[..] {
            ["numbers", one, other] => (0, format!("numbers {} {other}", raised(one))),
            ["leaf", value] => (1, format!("leaf {}", raised(value))),
            ["exit", value] => (2, format!("exit {}", raised(value))),
            ["thresholds", one, other] => (3, format!("thresholds {} {other}", raised(one))),
            _ => continue,
        };
        // At the root nothing says what thresholds are due but that there are none.
        lines[at] = wrong;
        let text = text(&lines, algorithm, (&branch, root), style);
        let found = faults(&text);
        let due = ["numbers", "leaf", "value", "thresholds"][kind];
        let first = found.first().map(|(fault, line)| (fault.kind.id(), *line));
        assert_eq!(first, Some((due, at + 6)), "{text}");
        assert_eq!(streamed(&text).0, whole(&text), "{text}");
        counts[kind] += 1;
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}

#[test]
fn each_rule_of_a_proof_is_told_at_its_line() {
    let head = "algorithm pns\nenter\nexpand a b\nnumbers 1 2\n";
    let down = "enter a\nexpand c d\nnumbers 2 1\nleave\nnumbers 1 2\n";
    assert_eq!(first(&format!("{head}{down}")), "right");
    assert_eq!(first(&format!("{head}{down}enter a\n")), "chosen 11");
    assert_eq!(first(&format!("{head}{down}enter b\nleaf 3\nnumbers 0 inf\nexit 3\n")), "right");
    assert_eq!(first(&format!("{head}{down}enter b\nleaf 3\nexit 3\n")), "right");
    assert_eq!(first(&format!("{head}{down}enter b\nleaf 3\nexit 2\n")), "value 13");
    assert_eq!(first(&format!("{head}{down}exit 3\n")), "unsettled 11");
    assert_eq!(first(&format!("{head}enter b\nleaf 3\nnumbers 0 inf\nenter a\n")), "settled 9");
    assert_eq!(first("algorithm pns\nenter\nexpand a b\nnumbers 2 2\n"), "numbers 5");
    // The root may be entered anew for each node that is expanded.
    assert_eq!(
        first(&format!("{head}leave\nenter\n{down}leave\nenter\nenter b\nleaf 1\n")),
        "right"
    );
    // Words are the children of the tree in its order; numbers are its places.
    let tree = "algorithm pns\ntree [[1, -1], [-1, 1]]\nenter\n";
    let words = format!("{tree}expand x y\nnumbers 1 2\nenter x\nexpand a b\nenter a\nleaf 1\n");
    assert_eq!(first(&words), "right");
    assert_eq!(first(&words.replacen("leaf 1", "leaf -1", 1)), "leaf 10");
    assert_eq!(first(&words.replacen("enter a", "enter b", 1)), "leaf 10");
    assert_eq!(
        first(&words.replacen("x y", "2 1", 1).replacen("enter x", "enter 2", 1)),
        "leaf 10"
    );
    let df = "algorithm df-pn\nenter\nthresholds inf inf\nexpand a b\nnumbers 1 2\nenter a\n\
              thresholds 2 inf\nexpand c d\n";
    assert_eq!(first(&format!("{df}numbers 2 1\nleave\n")), "right");
    assert_eq!(first(&format!("{df}numbers 2 1\nenter c\n")), "stays 11");
    let early = df.replace("c d", "c");
    assert_eq!(first(&format!("{early}numbers 1 1\nleave\n")), "left-early 11");
    for (text, says) in [
        ("algorithm pns\nenter\nenter a\n", "which children root has"),
        ("algorithm pns\nenter\nnumbers 1 1\n", "which children root has"),
        ("algorithm pns\nenter\nexpand\n", "a different name for each"),
        ("algorithm pns\nenter\nexpand a a\n", "a different name for each"),
        ("algorithm pns\nenter\nexpand a\nexpand a\n", "a different name for each"),
        ("algorithm pns\ntree [1, 2]\nenter\nexpand 1 2 3\n", "a different name for each"),
        (
            "algorithm pns\nenter\nexpand a b\nenter a\nexpand c\n",
            "the numbers of root have to be told",
        ),
        ("algorithm pns\nenter\nexpand a b\nnumbers 1 2\nenter c\n", "no such child"),
        ("algorithm pns\nenter\nexpand a b\nnumbers 1 2\nenter\n", "no such child"),
        ("algorithm pns\nenter\nexpand a b\nnumbers 1\n", "found nothing after"),
        ("algorithm pns\nenter\nexpand a b\nnumbers 1 -2\n", "expected a number of leaves"),
        ("algorithm pns\nenter\nexpand a b\nnumbers 1 2 3\n", "expected the end of the line"),
        (
            "algorithm pns\nenter\nexpand a b\nnumbers 1 2\nthresholds 1 2\n",
            "expected thresholds right after",
        ),
        ("algorithm pns\nenter\nexpand a\nleaf 3\n", "but it has children"),
        ("algorithm pns\nenter\nleave now\n", "expected the end of the line"),
        ("algorithm pns\nenter\ncut\n", "a proof-number search has enter, expand"),
        ("algorithm pns\ndepth 3\n", "a proof-number search has enter, expand"),
        ("algorithm pns\nenter 1 inf\n", "pns has no window"),
        ("enter\nnumbers 1 2\n", "belongs to a proof-number search"),
        ("enter\nleave\n", "belongs to a proof-number search"),
        ("algorithm pns\nenter\nleaf 3\nenter\n", "the search has ended here"),
    ] {
        let said = first(text);
        assert!(said.contains(says), "{text}\n{said}");
    }
    let json = "{\"yomisuji\":\"search-log\",\"version\":2,\"algorithm\":\"df-pn\"}\n{\"kind\":\"enter\"}\n";
    for (line, is_right) in [
        ("{\"kind\":\"thresholds\",\"numbers\":[null,\"inf\"]}", true),
        ("{\"kind\":\"expand\",\"children\":[\"a\", 2]}", true),
        ("{\"kind\":\"numbers\",\"numbers\":[1,2]}", true),
        ("{\"kind\":\"leave\"}", true),
        ("{\"kind\":\"numbers\",\"numbers\":[1]}", false),
        ("{\"kind\":\"leave\",\"value\":1}", false),
    ] {
        let read = parse(&format!("{json}{line}\n"));
        assert_eq!(read.is_ok(), is_right, "{line}");
        if let Err(error) = read {
            assert_eq!(error.line, 3);
        }
    }
}
