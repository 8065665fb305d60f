//! Logs of searches by other programs: right ones have no fault, and of a wrong one the first wrong
//! step is found.

use std::fs;
use std::path::Path;
use std::process::Command as Process;
use std::sync::Arc;

use yomisuji::claim::{FaultKind, StepFault};
use yomisuji::cli::Exit;
use yomisuji::games::diagram::Branch;
use yomisuji::host::Folders;
use yomisuji::language::Language;
use yomisuji::scenario::{load, record, to_text};
use yomisuji::score::{Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Centre, Command, LessonCommand, Navigation, PageCommand, Session, Source, StudyCommand,
    StudyMode,
};
use yomisuji::subject::{SubjectSetup, SubjectTree};
use yomisuji::trace::{EventKind, Replay, TraceRecord};
use yomisuji::tree::{Kind, NodeId, Tree, Watch};

use crate::random::{Dice, branch, tree as tree_of};
use crate::{run_for, send};

/// The logs of `make.py`, with the kind and the line of the first fault of each.
const LOGS: [(&str, Option<(&str, usize)>); 14] = [
    ("soft", None),
    ("hard", None),
    ("unnamed", None),
    ("without-tree", None),
    ("negamax", None),
    ("minimax", None),
    ("wrong-window", Some(("window", 15))),
    ("missed-cut", Some(("missed-cut", 17))),
    ("early-cut", Some(("early-cut", 11))),
    ("wrong-best", Some(("value", 13))),
    ("wrong-leaf", Some(("leaf", 16))),
    ("mixed-up", Some(("value", 13))),
    ("wrong-sign", Some(("back", 8))),
    ("minimax-mixed", Some(("value", 11))),
];

fn text_of(name: &str) -> String {
    fs::read_to_string(format!("tests/data/logs/{name}.log")).expect("a log")
}

fn grown(log: &str, ours: bool) -> SubjectTree {
    let setup = SubjectSetup::Logged { log: log.to_owned(), ours };
    setup.grow(setup.own_algorithm(), Watch::cap(10_000)).unwrap_or_else(|error| {
        panic!("{}\n{log}", error.what.en);
    })
}

/// The faults of a log, each with its line.
fn faults(log: &str) -> Vec<(StepFault, usize)> {
    let judged = grown(log, false).log.expect("a judged log");
    let with_line = |fault: &StepFault| (fault.clone(), judged.line(fault.step).expect("a line"));
    judged.faults().iter().map(with_line).collect()
}

#[test]
fn the_first_wrong_step_of_each_log_is_found() {
    for (name, expected) in LOGS {
        let found = faults(&text_of(name));
        let first = found.first().map(|(fault, line)| (fault.kind.id(), *line));
        assert_eq!(first, expected, "{name}: {found:#?}");
    }
    let swapped = |name| match faults(&text_of(name)).remove(0).0.kind {
        FaultKind::Value { is_others, .. } => is_others,
        other => panic!("{other:?}"),
    };
    assert!(swapped("mixed-up") && swapped("minimax-mixed") && !swapped("wrong-best"));
}

#[test]
fn the_program_of_the_example_writes_a_log_without_faults() {
    let Ok(output) = Process::new("python3").arg("examples/search_log.py").output() else {
        return; // There is no Python here.
    };
    let log = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(faults(&log), []);
    // The second cut, after the last child, skips nothing.
    assert_eq!(log.matches("cut").count(), 2);
}

/// How a log is written.
#[derive(Clone, Copy)]
struct LogStyle {
    has_tree: bool,
    by_mover: bool,
    is_hard: bool,
}

fn end(bound: Score) -> String {
    match bound {
        Score::MIN => "-inf".to_owned(),
        Score::MAX => "inf".to_owned(),
        Score(value) => value.to_string(),
    }
}

fn list(branch: &Branch) -> String {
    match branch {
        Branch::Leaf(_, value) => value.to_string(),
        Branch::Node(_, children) => {
            let children: Vec<_> = children.iter().map(list).collect();
            format!("[{}]", children.join(","))
        }
    }
}

/// The lines of a run of our own, without its header.
fn lines(tree: &Tree, algorithm: Algorithm, style: LogStyle) -> Vec<String> {
    let trace = record(algorithm, tree).expect("a small tree");
    let tree = Arc::new(tree.clone());
    let mut replay = Replay::new(Arc::clone(&tree), Arc::new(trace));
    let mut lines = Vec::new();
    let turned = |node: NodeId, value: Score| {
        if style.by_mover && tree.node(node).player == Player::Min { -value } else { value }
    };
    while replay.forward() {
        let record = replay.last_record().expect("an event");
        let node = record.node;
        let value = replay.node(node).value().unwrap_or_default();
        let Window { alpha, beta } = replay.entered_window(node);
        let within = if style.is_hard { value.max(alpha).min(beta) } else { value };
        let line = match record.kind {
            EventKind::Enter => {
                let number = tree.child_numbers(node).last().map(|number| number + 1);
                let name = number.map_or(String::new(), |number| number.to_string());
                let (alpha, beta) = (turned(node, alpha), turned(node, beta));
                let flips = style.by_mover && tree.node(node).player == Player::Min;
                let (low, high) = if flips { (beta, alpha) } else { (alpha, beta) };
                if algorithm.keeps_window() {
                    format!("enter {name} {} {}", end(low), end(high))
                } else {
                    format!("enter {name}")
                }
            }
            EventKind::Leaf => format!("leaf {}", turned(node, value).0),
            EventKind::Cut => "cut".to_owned(),
            EventKind::Exit => format!("exit {}", turned(node, within).0),
            _ => continue,
        };
        lines.push(line);
    }
    lines
}

/// A whole log.
fn log(lines: &[String], (branch, root): (&Branch, Player), style: LogStyle) -> String {
    let mut head = vec!["yomisuji search-log 1".to_owned()];
    head.push(format!("root {}", if root == Player::Max { "max" } else { "min" }));
    head.push(format!("view {}", if style.by_mover { "mover" } else { "max" }));
    if style.has_tree {
        head.push(format!("tree {}", list(branch)));
    }
    [head.as_slice(), lines].concat().join("\n")
}

fn styles() -> impl Iterator<Item = LogStyle> {
    (0..8).map(|bits| LogStyle {
        has_tree: bits & 1 > 0,
        by_mover: bits & 2 > 0,
        is_hard: bits & 4 > 0,
    })
}

#[test]
fn a_right_run_has_no_fault_however_it_is_written() {
    let mut dice = Dice::new(91);
    for _ in 0..150 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles() {
            for algorithm in [Algorithm::AlphaBeta, Algorithm::Minimax] {
                let lines = lines(&tree, algorithm, style);
                let text = log(&lines, (&branch, root), style);
                let text = text.replace("root", &format!("algorithm {algorithm}\nroot"));
                assert_eq!(faults(&text), [], "{text}");
            }
        }
    }
}

#[test]
fn the_run_of_a_right_log_is_that_of_our_search_over_the_same_tree() {
    let mut dice = Dice::new(92);
    for _ in 0..100 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let style = LogStyle { has_tree: true, by_mover: false, is_hard: false };
        let lines = lines(&tree, Algorithm::AlphaBeta, style);
        let text = log(&lines, (&branch, root), style);
        let (theirs, ours) = (grown(&text, false), grown(&text, true));
        let own = record(Algorithm::AlphaBeta, &ours.tree).expect("a small tree");
        assert_eq!(theirs.run, Some(own), "{text}");
    }
}

/// A wrong number in a line, and the kind of fault that it is.
fn with_wrong_number(line: &str, by: i32) -> Option<(String, &'static str)> {
    let words: Vec<_> = line.split_whitespace().collect();
    let raised = |word: &str| Some((word.parse::<i32>().ok()? + by).to_string());
    match words.as_slice() {
        ["enter", name, alpha, beta] => match (raised(alpha), raised(beta)) {
            (Some(alpha), _) => Some((format!("enter {name} {alpha} {beta}"), "window")),
            (None, Some(beta)) => Some((format!("enter {name} {alpha} {beta}"), "window")),
            (None, None) => Some((format!("enter {name} {by} {beta}"), "window")),
        },
        ["leaf", value] => Some((format!("leaf {}", raised(value)?), "leaf")),
        ["exit", value] => Some((format!("exit {}", raised(value)?), "value")),
        _ => None,
    }
}

/// The lines of a fail-hard search beside those of a fail-soft one, and the other way round.
fn lines_of_other_kind(tree: &Tree, style: LogStyle) -> Vec<String> {
    lines(tree, Algorithm::AlphaBeta, LogStyle { is_hard: !style.is_hard, ..style })
}

#[test]
fn every_wrong_number_is_found_at_its_line() {
    let mut dice = Dice::new(93);
    let mut counts = [0; 3];
    for _ in 0..120 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles().filter(|style| style.has_tree) {
            let lines = lines(&tree, Algorithm::AlphaBeta, style);
            let place = dice.below(lines.len() as u64) as usize;
            let by = if dice.below(2) == 0 { 1 } else { -1 };
            let Some((wrong, kind)) = with_wrong_number(&lines[place], by) else { continue };
            // A fail-hard search returns another value, which is right, too.
            if lines_of_other_kind(&tree, style)[place] == wrong {
                continue;
            }
            let mut changed = lines.clone();
            changed[place] = wrong;
            let text = log(&changed, (&branch, root), style);
            let found = faults(&text);
            let first = found.first().map(|(fault, line)| (fault.kind.id(), line - 5));
            assert_eq!(first, Some((kind, place)), "{text}\n{found:#?}");
            counts[["window", "leaf", "value"].iter().position(|it| *it == kind).unwrap()] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn every_cut_that_is_missing_or_too_much_is_found() {
    let mut dice = Dice::new(94);
    let (mut missing, mut added) = (0, 0);
    for _ in 0..300 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let style = LogStyle { has_tree: true, by_mover: dice.below(2) == 0, is_hard: false };
        let lines = lines(&tree, Algorithm::AlphaBeta, style);
        let is_next =
            |at: &usize| lines[*at].starts_with("enter") && !lines[at - 1].starts_with("enter");
        let cut = (0..lines.len()).find(|&at| lines[at] == "cut");
        if let Some(at) = cut {
            let mut without = lines.clone();
            without.remove(at);
            let found = faults(&log(&without, (&branch, root), style));
            let is_due =
                |kind: &FaultKind| matches!(kind, FaultKind::Unread { is_closed: true, .. });
            assert!(is_due(&found[0].0.kind) && found[0].1 == at + 5, "{found:?}");
            missing += 1;
        }
        if let Some(at) = (1..lines.len()).find(is_next) {
            let mut with = lines.clone();
            with.insert(at, "cut".to_owned());
            let found = faults(&log(&with, (&branch, root), style));
            let first = (found[0].0.kind.id(), found[0].1);
            assert_eq!(first, ("early-cut", at + 5), "{found:?}");
            assert_eq!(found[1].0.kind, FaultKind::AfterCut);
            added += 1;
        }
    }
    assert!(missing > 50 && added > 50, "{missing} {added}");
}

#[test]
fn an_unfinished_log_is_followed_as_far_as_it_goes() {
    let text = text_of("soft");
    let all: Vec<_> = text.lines().collect();
    for count in 5..all.len() {
        let tree = grown(&all[..count].join("\n"), false);
        let log = tree.log.expect("a log");
        assert!(!log.is_finished() && log.faults().is_empty(), "{count}");
    }
    assert!(grown(&text, false).log.expect("a log").is_finished());
    // Without the whole tree, nobody knows what the rest is worth.
    let text = text_of("without-tree");
    let all: Vec<_> = text.lines().collect();
    for count in 2..all.len() {
        let tree = grown(&all[..count].join("\n"), true).tree;
        let trace = record(Algorithm::Minimax, &tree).expect("a small tree");
        let guesses = |record: &&TraceRecord| {
            record.kind == EventKind::Leaf && tree.node(record.node).kind == Kind::Stub
        };
        assert!(trace.records().iter().any(|record| guesses(&record)), "{count}");
    }
}

#[test]
fn no_text_makes_the_reader_panic() {
    let words = [
        "enter",
        "leaf",
        "back",
        "cut",
        "exit",
        "-inf",
        "inf",
        "3",
        "-1",
        "0",
        "a",
        "1.2",
        "(0, 1)",
        "#",
        "tree [[1,2],[3]]",
        "view mover",
        "algorithm minimax",
        "root min",
        "infinity 3",
        "\n",
        "\n",
        "\n",
        "\u{3042}",
        "\u{0}",
        "99999999999",
    ];
    let mut dice = Dice::new(95);
    let mut refused = 0;
    for _ in 0..4000 {
        let count = dice.below(40);
        let mut text = "yomisuji search-log 1\n".to_owned();
        for _ in 0..count {
            text += words[dice.below(words.len() as u64) as usize];
            text += [" ", "\n"][dice.below(2) as usize];
        }
        let setup = SubjectSetup::Logged { log: text.clone(), ours: dice.below(4) == 0 };
        match setup.grow(setup.own_algorithm(), Watch::cap(1000)) {
            Ok(grown) => drop(grown),
            Err(error) => {
                assert!(!error.what.ja.is_empty() && error.way().count() == 2, "{text}");
                refused += 1;
            }
        }
    }
    assert!(refused < 4000, "{refused}");
    // Lines of a log in any order and number.
    let lines: Vec<_> = text_of("soft").lines().map(str::to_owned).collect();
    for _ in 0..2000 {
        let count = dice.below(30);
        let picked =
            (0..count).map(|_| lines[4 + dice.below(lines.len() as u64 - 4) as usize].clone());
        let text: Vec<_> = lines[..4].iter().cloned().chain(picked).collect();
        let setup = SubjectSetup::Logged { log: text.join("\n"), ours: false };
        let _ = setup.grow(Algorithm::AlphaBeta, Watch::cap(1000));
    }
}

/// A session that has opened a log.
fn opened(name: &str) -> Session {
    let mut session = Session::new();
    let path = Path::new("tests/data/logs").join(format!("{name}.log"));
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path))));
    session
}

#[test]
fn a_wrong_log_opens_at_its_first_wrong_step_and_says_what_is_wrong() {
    let session = opened("wrong-window");
    let open = session.open().expect("a lesson");
    let log = open.log().expect("a log");
    assert_eq!(open.step(), log.faults()[0].step);
    let message = session.message().expect("a message");
    assert!(message.text.en.contains("line 15"), "{}", message.text.en);
    let words = open.words_here(Language::En).expect("what is wrong");
    assert!(words.contains("Wrong window: 2.1") && words.contains("(α +3, β +∞)"), "{words}");
    assert!(session.view().sentence.contains("記録では"), "{}", session.view().sentence);
    assert_eq!(open.next_interest().is_some(), open.step() < open.last_step());
    assert!(open.stops().any(|stop| stop == open.step()));
}

#[test]
fn a_log_is_only_watched() {
    for name in ["soft", "wrong-best"] {
        let mut session = opened(name);
        for mode in [StudyMode::Predict, StudyMode::FillIn, StudyMode::WhatIf] {
            send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
            assert_eq!(session.study_mode(), StudyMode::Watch);
        }
        assert!(session.open().expect("a lesson").plan().asked().is_empty());
        assert!(!session.can_ask_why());
    }
}

#[test]
fn our_own_run_stands_beside_that_of_the_log_and_they_part_where_it_is_wrong() {
    let mut session = opened("missed-cut");
    send(&mut session, Command::Page(PageCommand::Toggle(Centre::Beside)));
    let columns = session.beside_columns();
    let column = columns[0].expect("our run");
    let ours = column.run.opened();
    assert!(ours.log().is_none());
    let open = session.open().expect("a log");
    let wrong = open.log().expect("a log").faults()[0].step;
    assert_eq!(column.run.parting.reading.0, Some(wrong));
    let (event, node) = open.event_at(wrong).expect("a step");
    assert_eq!(event, EventKind::Enter);
    assert_eq!(open.loaded().subject.id(open.tree(), node), "2.2");
}

#[test]
fn no_step_of_a_wrong_log_says_more_than_the_log_where_that_is_false() {
    for (name, _) in LOGS {
        let mut session = opened(name);
        let last = session.open().expect("a lesson").last_step();
        for step in 1..=last {
            send(&mut session, Command::Go(Navigation::Seek(step)));
            let open = session.open().expect("a lesson");
            let doubted = open.log().expect("a log").doubts(step);
            for language in Language::ALL {
                let seen = open.projection(language);
                let said = seen.sentence();
                let told = said.contains("記録") || said.contains("log");
                assert_eq!(told, doubted, "{name} {step}: {said}");
                for node in open.tree().ids() {
                    assert!(!seen.card(node).place.is_empty());
                    assert!(!seen.spoken_name(node).is_empty());
                }
            }
        }
    }
}

#[test]
fn a_log_is_saved_with_its_lesson() {
    let session = opened("wrong-best");
    let lesson = &session.open().expect("a lesson").loaded().lesson;
    let text = to_text(lesson).unwrap_or_else(|words| panic!("{}", words.en));
    let again = load("kept.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    let log = again.log.as_ref().expect("a log");
    assert_eq!(log.faults().len(), faults(&text_of("wrong-best")).len());
    assert_eq!(to_text(&again.lesson), Ok(text.clone()));
    // An error within the log has its place in the lesson.
    let broken = text.replace("leaf 12", "leaf twelve");
    let error = load("kept.ron", &broken).map(|_| ()).expect_err("no number");
    let (line, column) = error.place.expect("a place");
    let found = broken.lines().nth(line - 1).expect("a line");
    assert_eq!(&found[column - 1..], "twelve");
}

#[test]
fn the_command_line_answers_with_the_faults() {
    let folders = Folders::nowhere();
    let run = |arguments: &[&str]| run_for(&folders, arguments, "");
    let (exit, output) = run(&["run", "tests/data/logs/wrong-window.log", "--json"]);
    assert!(matches!(exit, Ok(Exit::Broken)));
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    let first = &answer["faults"][0];
    assert_eq!((first["line"].as_u64(), first["node"].as_str()), (Some(15), Some("2.1")));
    assert_eq!(first["expected"], serde_json::json!([3, null]));
    assert_eq!(first["found"], serde_json::json!([null, null]));
    let (exit, output) = run(&["run", "tests/data/logs/hard.log", "--json"]);
    assert!(matches!(exit, Ok(Exit::Answered)));
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&answer["faults"], &answer["value"]), (&serde_json::json!([]), &3.into()));
    // Numbers of negamax are those of the log.
    let (_, output) = run(&["run", "tests/data/logs/wrong-sign.log", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    let first = &answer["faults"][0];
    assert_eq!((&first["expected"], &first["found"]), (&(-3).into(), &3.into()));
    let (_, output) = run(&["walk", "tests/data/logs/wrong-best.log", "--lang", "en"]);
    assert!(output.contains("* Wrong value: at 1 "), "{output}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("broken.log");
    fs::write(&file, "yomisuji search-log 1\nenter\nleaf x\n").expect("a file");
    let (exit, output) = run(&["run", &file.display().to_string()]);
    assert!(output.is_empty());
    assert!(exit.expect_err("no log").0.contains("broken.log:3:6"));
}

#[test]
fn a_run_that_needs_an_unknown_value_says_so() {
    let text = text_of("early-cut");
    let text = text.lines().filter(|line| !line.starts_with("tree"));
    let text = text.collect::<Vec<_>>().join("\n");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("early.log");
    fs::write(&file, text).expect("a file");
    let (exit, _) = run_for(
        &Folders::nowhere(),
        &["run", &file.display().to_string(), "--algorithm", "minimax"],
        "",
    );
    assert!(exit.expect_err("an unknown value").0.contains("1.3…"));
}
