//! Logs of searches that sample: right ones have no fault, as a whole, line by line and as JSON lines,
//! and each slip is told at its line.

use yomisuji::formats::search_log::parse;
use yomisuji::games::diagram::Branch;
use yomisuji::host::Folders;
use yomisuji::scenario::record;
use yomisuji::score::{Player, Score};
use yomisuji::search::{Algorithm, Slip};
use yomisuji::trace::{EventKind, Replay, Trace};
use yomisuji::tree::{NodeId, Tree};

use std::sync::Arc;

use crate::log_family::first;
use crate::log_streams::{objects, streamed, whole};
use crate::random::{Dice, branch, tree as tree_of};
use crate::run_for;
use crate::search_logs::{LogStyle, faults, grown, grown_of, list};

const ALL: [Algorithm; 3] = [Algorithm::Uct, Algorithm::Ucb1, Algorithm::FlatMonteCarlo];

/// The least and the greatest value of a leaf.
fn range(tree: &Tree) -> (i32, i32) {
    let leaves = tree.leaves_below(NodeId::ROOT);
    let values: Vec<_> = leaves.into_iter().map(|leaf| tree.node(leaf).value.0).collect();
    (*values.iter().min().expect("a leaf"), *values.iter().max().expect("a leaf"))
}

fn name(tree: &Tree, node: NodeId) -> String {
    tree.child_numbers(node).last().map_or("root".to_owned(), |number| (number + 1).to_string())
}

/// What is added up at a node by a rule that may be wrong, as it is written.
fn mean(
    (sum, raw, visits, all): (i64, i64, i64, i64),
    (low, high): (i32, i32),
    flips: bool,
    slip: Option<Slip>,
) -> f64 {
    let (sum, visits) = match slip {
        Some(Slip::ResultNotTurned) => (raw, visits),
        Some(Slip::MeanOfAll) => (sum, all),
        _ => (sum, visits),
    };
    let share = sum as f64 / visits as f64;
    let is_raw = slip == Some(Slip::ResultNotTurned);
    if flips && !is_raw { f64::from(high) - share } else { f64::from(low) + share }
}

/// The lines of a run of our own.
fn lines(tree: &Tree, algorithm: Algorithm, style: LogStyle, slip: Option<Slip>) -> Vec<String> {
    let trace = record(algorithm, tree).expect("a small tree");
    let (low, high) = range(tree);
    let mut replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
    let mut lines = Vec::new();
    let mut expanded = vec![style.has_tree; tree.len()];
    let mut sums = vec![(0_i64, 0_i64, 0_i64); tree.len()];
    let (mut is_down, mut raw, mut all) = (false, 0, 0);
    while replay.forward() {
        let record = replay.last_record().expect("an event");
        let node = record.node;
        let flips = style.by_mover && tree.node(node).player == Player::Min;
        if matches!(record.kind, EventKind::Select | EventKind::Expand | EventKind::Playout)
            && !std::mem::replace(&mut is_down, true)
        {
            lines.push("iteration".to_owned());
        }
        let reward = i64::from(record.reward());
        match record.kind {
            EventKind::Select | EventKind::Expand => {
                let above = tree.parent(node).expect("a parent");
                if !std::mem::replace(&mut expanded[above.index()], true) {
                    let names: Vec<_> =
                        tree.children(above).map(|child| name(tree, child)).collect();
                    lines.push(format!("expand {}", names.join(" ")));
                }
                lines.push(format!("enter {}", name(tree, node)));
            }
            EventKind::Playout => {
                let result = record.reward() as i32;
                let result = if flips { high - result } else { low + result };
                raw = i64::from(result - low);
                lines.push(format!("playout {result}"));
                all += 1;
            }
            EventKind::BackUp => {
                is_down = false;
                let (sum, own, visits) = &mut sums[node.index()];
                (*sum, *own, *visits) = (*sum + reward, *own + raw, *visits + 1);
                let mean = mean((*sum, *own, *visits, all), (low, high), flips, slip);
                lines.push(format!("update {visits} {mean:.4}"));
            }
            _ => {}
        }
    }
    lines
}

fn text(
    lines: &[String],
    algorithm: Algorithm,
    (branch, root, tree): (&Branch, Player, &Tree),
    style: LogStyle,
) -> String {
    let (low, high) = range(tree);
    let mut head = vec!["yomisuji search-log 2".to_owned(), format!("algorithm {algorithm}")];
    head.push(format!("root {}", root.id()));
    head.push(format!("view {}", if style.by_mover { "mover" } else { "max" }));
    head.push(format!("results {low} {high}"));
    head.push("exploration √2".to_owned());
    if style.has_tree {
        head.push(format!("tree {}", list(branch)));
    }
    [head.as_slice(), lines].concat().join("\n")
}

fn styles() -> impl Iterator<Item = LogStyle> {
    (0..4).map(|bits| LogStyle { has_tree: bits & 1 > 0, by_mover: bits & 2 > 0, is_hard: false })
}

/// A random tree in which there is something to choose.
fn sampled(dice: &mut Dice) -> (Branch, Tree, Player) {
    loop {
        let branch = branch(dice, 4, 4);
        let (tree, root) = tree_of(dice, &branch);
        let (low, high) = range(&tree);
        if low < high {
            return (branch, tree, root);
        }
    }
}

fn kinds(run: &Trace) -> Vec<(EventKind, u32)> {
    run.records().iter().map(|record| (record.kind, record.reward())).collect()
}

#[test]
fn a_right_search_that_samples_has_no_fault() {
    let mut dice = Dice::new(421);
    let mut steps = 0;
    for _ in 0..150 {
        let (branch, tree, root) = sampled(&mut dice);
        for (number, algorithm) in ALL.into_iter().enumerate() {
            let style = styles().nth((dice.below(4) as usize + number) % 4).expect("a style");
            let lines = lines(&tree, algorithm, style, None);
            let text = text(&lines, algorithm, (&branch, root, &tree), style);
            assert_eq!(faults(&text), [], "{text}");
            let (found, stream) = streamed(&text);
            assert_eq!(found, None, "{text}");
            assert!(stream.is_finished(), "{text}");
            assert_eq!(faults(&objects(&text)), [], "{text}");
            let judged = grown(&text, false);
            // It is the same run: event for event, reward for reward.
            let own = record(algorithm, &tree).expect("a small tree");
            let run = judged.run.expect("a run");
            assert_eq!(kinds(&run), kinds(&own), "{text}");
            assert_eq!(judged.log.expect("a log").line(stream.steps() + 1), None);
            // What is added need not be said, nor the mean.
            let bare: Vec<_> = text.lines().filter(|line| !line.starts_with("update")).collect();
            let bare = bare.join("\n");
            assert_eq!(faults(&bare), []);
            assert_eq!(streamed(&bare).1.steps(), stream.steps());
            assert_eq!(kinds(&grown(&bare, false).run.expect("a run")), kinds(&own));
            steps += stream.steps();
        }
    }
    println!("{steps}");
    assert!(steps > 100_000, "{steps}");
}

#[test]
fn what_is_wrong_with_a_search_that_samples_has_its_name() {
    let mut dice = Dice::new(422);
    let mut named = [0; 2];
    for _ in 0..60 {
        let (branch, tree, root) = sampled(&mut dice);
        for (number, slip) in [Slip::ResultNotTurned, Slip::MeanOfAll].into_iter().enumerate() {
            let style = LogStyle { has_tree: dice.below(2) == 0, by_mover: true, is_hard: false };
            let lines = lines(&tree, Algorithm::Uct, style, Some(slip));
            let text = text(&lines, Algorithm::Uct, (&branch, root, &tree), style);
            let judged = grown_of(&text, 10_000);
            let Some(first) = judged.faults().first() else { continue };
            assert_eq!(streamed(&text).0, whole(&text), "{text}");
            assert_eq!((first.kind.id(), judged.mistake()), ("mean", Some(slip)), "{text}");
            named[number] += 1;
        }
    }
    println!("{named:?}");
    assert!(named.iter().all(|&count| count > 20), "{named:?}");
}

#[test]
fn every_wrong_number_of_a_sampled_log_is_found_at_its_line() {
    let mut dice = Dice::new(423);
    let mut counts = [0; 3];
    for _ in 0..200 {
        let (branch, tree, root) = sampled(&mut dice);
        let style = LogStyle { has_tree: true, by_mover: dice.below(2) == 0, is_hard: false };
        let mut lines = lines(&tree, Algorithm::Uct, style, None);
        let at = dice.below(lines.len() as u64) as usize;
        let words: Vec<_> = lines[at].split(' ').map(str::to_owned).collect();
        let (kind, wrong) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["update", visits, mean] if dice.below(2) == 0 => {
                let visits: u32 = visits.parse().expect("visits");
                (0, format!("update {} {mean}", visits + 1))
            }
            ["update", visits, mean] => {
                let mean: f64 = mean.parse().expect("a mean");
                (1, format!("update {visits} {:.4}", mean + 0.01))
            }
            ["playout", result] => {
                let result: i32 = result.parse().expect("a result");
                let (low, high) = range(&tree);
                let other = if result < high { result + 1 } else { result - 1 };
                assert!(other >= low);
                (2, format!("playout {other}"))
            }
            _ => continue,
        };
        lines[at] = wrong;
        let text = text(&lines, Algorithm::Uct, (&branch, root, &tree), style);
        let found = faults(&text);
        let first = found.first().map(|(fault, line)| (fault.kind.id(), *line));
        if kind == 2 {
            // Another leaf may have that value: then its mean is another one.
            let due = [Some(("result", at + 8)), Some(("mean", at + 9))];
            assert!(due.contains(&first), "{first:?}\n{text}");
        } else {
            assert_eq!(first, Some((["visits", "mean"][kind], at + 8)), "{text}");
        }
        assert_eq!(streamed(&text).0, whole(&text), "{text}");
        counts[kind] += 1;
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}

#[test]
fn each_rule_of_sampling_is_told_at_its_line() {
    let head = "algorithm uct\nexploration 1\niteration\nexpand a b\nenter a\nplayout 1\nupdate 1 1\n\
                update 1 1.0\n";
    let second = "iteration 2\nenter b\nplayout 1/2\nupdate 1 0.5\nupdate 2 0.75\n";
    assert_eq!(first(&format!("{head}{second}")), "right");
    assert_eq!(first(&format!("{head}iteration\nenter a\n")), "untried 11");
    assert_eq!(first(&format!("{head}{second}iteration\nenter b\n")), "selected 16");
    assert_eq!(
        first(&format!("{head}{second}iteration\nenter a\nexpand c d\nenter c\nplayout 0\n")),
        "right"
    );
    assert_eq!(first(&format!("{head}iteration\nenter b\nexpand c\nenter c\n")), "below-new 13");
    assert_eq!(
        first(&format!("{head}iteration\nenter b\nplayout 0\nupdate 1\niteration\n")),
        "not-added 13"
    );
    assert_eq!(first(&format!("{head}iteration\nenter b\nplayout 0\nupdate 2\n")), "visits 13");
    assert_eq!(
        first(&format!("{head}iteration\nenter b\nplayout 0\nupdate 1 0\nupdate 2 1.0\n")),
        "mean 14"
    );
    // Without its constant any choice between children that have been tried is right.
    let free = format!("{head}{second}iteration\nenter b\n").replace("exploration 1\n", "");
    assert_eq!(first(&free), "right");
    assert_eq!(
        first("algorithm uct\ntree [[1, 0], 1]\niteration\nenter 2\nplayout 0\n"),
        "result 6"
    );
    for (text, says) in [
        ("algorithm uct\nenter a\n", "expected iteration"),
        ("algorithm uct\niteration\nenter a\n", "which children root has"),
        ("algorithm uct\niteration\nplayout 2\n", "which is no result"),
        ("algorithm uct\nresults 3 1\n", "the worst result first"),
        ("algorithm uct\nresults 3\n", "found nothing after"),
        ("algorithm uct\nexploration much\n", "expected the constant C"),
        ("algorithm uct\niteration\nupdate 1\n", "expected playout first"),
        ("algorithm uct\niteration\nplayout 1\nplayout 1\n", "expected iteration"),
        ("algorithm uct\niteration\nplayout 1\nupdate few\n", "expected a number of visits"),
        ("algorithm uct\niteration\nplayout 1\nupdate 1 much\n", "expected a number within"),
        ("algorithm uct\niteration\nleaf 1\n", "a search that samples has iteration"),
        ("algorithm uct\niteration\nnumbers 1 1\n", "belongs to a proof-number search"),
        (
            "algorithm ucb1\niteration\nexpand a b\nenter a\nexpand c\nenter c\n",
            "ucb1 goes no deeper",
        ),
        ("iteration\n", "belongs to a search that samples"),
    ] {
        let said = first(text);
        assert!(said.contains(says), "{text}\n{said}");
    }
    let json = "{\"yomisuji\":\"search-log\",\"version\":2,\"algorithm\":\"uct\",\"results\":[-1,1]}\n\
                {\"kind\":\"iteration\"}\n{\"kind\":\"playout\",\"value\":-1}\n";
    let read = parse(&format!("{json}{{\"kind\":\"update\",\"visits\":1,\"mean\":-1.0}}\n"));
    let log = read.unwrap_or_else(|error| panic!("{}", error.what.en));
    assert_eq!((log.results.low, log.results.high), (Score(-1), Score(1)));
    let error = parse(&format!("{json}{{\"kind\":\"update\",\"count\":1}}\n")).map(|_| ());
    assert_eq!(error.expect_err("a field").line, 4);
}

/// Every step is told in both languages, what is wrong and what rests on it, too.
#[test]
fn every_step_of_each_kind_of_log_has_its_words() {
    let uct = "yomisuji search-log 2\nalgorithm uct\nresults 0 1\niteration\nexpand a b\nenter a\n\
               playout 1\nupdate 1 1\nupdate 1 1\niteration\nenter b\nplayout 0\nupdate 1 1\n\
               update 2 0.5\niteration\nenter a\nplayout 1\n";
    let df = "yomisuji search-log 2\nalgorithm df-pn\nenter\nthresholds inf inf\nexpand a b\n\
              numbers 1 2\nenter a\nthresholds 2 inf\nexpand c d\nnumbers 2 2\nleave\nnumbers 1 3\n\
              enter b\nthresholds 3 inf\nleaf 3\nnumbers 0 inf\nexit 3\n";
    let reduced = "yomisuji search-log 2\ntree [3, [5, 7], [1, 2]]\nenter -inf inf\n\
                   enter 1 -inf inf\nleaf 3\nreduce 1\nenter 2 3 inf\nleaf 5\nreduce 1\n\
                   enter 3 5 inf\nleaf 1\nexit 5\n";
    let ways = [
        (uct, "Wrong mean: the results of the only visit of b make 0", "平均が違う"),
        (df, "Wrong numbers: a has (2, 1) by the numbers", "証明数と反証数が違う"),
        (
            reduced,
            "2 was read 1 ply less deep and has returned +5, which is above α (+3)",
            "1手浅く読んだ2",
        ),
    ];
    for (text, en, ja) in ways {
        for (language, says) in [("en", en), ("ja", ja)] {
            let (_, told) = crate::run(&["walk", "-", "--lang", language], text);
            assert!(told.contains(says), "{told}");
            assert!(told.lines().all(|line| !line.contains("log-")), "{told}");
            let (_, judged) = crate::run(&["judge", "-", "--lang", language], text);
            assert!(judged.contains(says), "{judged}");
        }
        let (exit, told) = crate::run(&["judge", "-", "--json"], text);
        assert!(exit.is_ok(), "{text}");
        let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(answer["ok"], false, "{told}");
    }
}

/// Why a move is read with less depth, how a play went and what is played in the end, a log does not say.
#[test]
fn what_only_the_other_program_knows_is_told_as_its_log_says_it() {
    let said = |text: &str| {
        let text = format!("yomisuji search-log 2\n{text}");
        run_for(&Folders::nowhere(), &["walk", "-", "--lang", "en"], &text).1
    };
    let sampled =
        said("algorithm uct\niteration\nexpand a b\nenter b\nplayout 1\nupdate 1 1\nupdate 1 1\n");
    assert!(
        sampled.contains("In the log, the iteration stops at b and has a result."),
        "{sampled}"
    );
    assert!(!sampled.contains("is chosen") && !sampled.contains("stands for"), "{sampled}");
    let reduced = said(
        "algorithm alpha-beta\ndepth 2\nenter root -inf inf\nreduce 1\nenter 1 -inf inf\nleaf 6\n\
         enter 1 -inf inf\nenter 1 -inf inf\nleaf 3\nexit 3\nexit 3\n",
    );
    assert!(reduced.contains("The log reads 1 with less depth."), "{reduced}");
    assert!(!reduced.contains("late in the order") && !reduced.contains("scout"), "{reduced}");
}
