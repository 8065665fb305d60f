//! Logs of searches by other programs: right ones have no fault, and of a wrong one the first wrong
//! step is found.

use crate::cover::rounds;
use std::fs;
use std::path::Path;
use std::process::Command as Process;
use std::sync::Arc;

use yomisuji::claim::{FaultKind, StepFault};
use yomisuji::cli::{self, Exit, Request};
use yomisuji::formats::search_log::LogView;
use yomisuji::games::diagram::Branch;
use yomisuji::host::Folders;
use yomisuji::language::Language;
use yomisuji::scenario::{load, record, to_text};
use yomisuji::score::{Bound, Player, Score, Window};
use yomisuji::search::{Algorithm, SearchBook, Slip, SlippedEvent, slipped_by};
use yomisuji::session::{
    Centre, Command, LessonCommand, Navigation, PageCommand, Session, Source, StudyCommand,
    StudyMode,
};
use yomisuji::subject::{JudgedLog, LogCause, LostBound, SubjectSetup, SubjectTree};
use yomisuji::trace::{EventKind, Replay, TraceRecord};
use yomisuji::tree::{Kind, NodeId, Tree, TreeGame, Watch};

use crate::random::{Dice, branch, tree as tree_of};
use crate::{run, run_for, send};

/// The logs of `make.py`, with the kind and the line of the first fault of each.
const LOGS: [(&str, Option<(&str, usize)>); 14] = [
    ("soft", None),
    ("hard", None),
    ("unnamed", None),
    ("without-tree", None),
    ("negamax", None),
    ("minimax", None),
    ("wrong-window", Some(("window", 14))),
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

pub(crate) fn grown_of(log: &str, cap: usize) -> Arc<JudgedLog> {
    let setup = SubjectSetup::Logged { log: log.to_owned(), ours: false };
    let grown = setup.grow(setup.setup().own_algorithm(), Watch::cap(cap));
    grown.unwrap_or_else(|error| panic!("{}", error.what.en)).log.expect("a log")
}

pub(crate) fn grown(log: &str, ours: bool) -> SubjectTree {
    let setup = SubjectSetup::Logged { log: log.to_owned(), ours };
    setup.grow(setup.setup().own_algorithm(), Watch::cap(10_000)).unwrap_or_else(|error| {
        panic!("{}\n{log}", error.what.en);
    })
}

/// The faults of a log, each with its line.
pub(crate) fn faults(log: &str) -> Vec<(StepFault, usize)> {
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
}

/// The faults by the number of the line, with whether they call max and min mixed up.
fn swapped(text: &str) -> Vec<(usize, bool)> {
    let values = faults(text).into_iter().filter_map(|(fault, line)| match fault.kind {
        FaultKind::Value { is_others, .. } => Some((line, is_others)),
        _ => None,
    });
    values.collect()
}

#[test]
fn max_and_min_are_mixed_up_only_where_two_nodes_of_a_level_show_it() {
    // Both nodes below the root return what is best for the other player: the second proves it.
    let lines = "enter\nenter\nenter\nleaf 3\nenter\nleaf 12\nexit 12\nenter\nenter\n\
                 leaf 2\nenter\nleaf 9\nexit 9\nexit 12\n";
    let head = "yomisuji search-log 1\nalgorithm minimax\n";
    assert_eq!(swapped(&format!("{head}{lines}")), [(9, false), (15, true)]);
    // Their last children are returned: by chance the largest, once.
    let last = lines.replace("leaf 2\nenter\nleaf 9\nexit 9", "leaf 9\nenter\nleaf 2\nexit 2");
    assert_eq!(swapped(&format!("{head}{last}")), [(9, false)]);
    // A right one before them is no sign of it either, and equal children are none at all.
    let right = lines.replacen("exit 12", "exit 3", 1);
    assert_eq!(swapped(&format!("{head}{right}")), [(15, false), (16, false)]);
    let equal = lines.replacen("leaf 3", "leaf 12", 1);
    assert_eq!(swapped(&format!("{head}{equal}")), [(15, false)]);
}

/// What a program writes; `None` if it cannot be started here.
fn written_by(program: &mut Process) -> Option<String> {
    let output = program.output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("UTF-8"))
}

/// In each language that is there.
#[test]
fn the_programs_of_the_examples_write_logs_without_faults() {
    let folder = tempfile::tempdir().expect("a folder");
    let compiled = |compiler: &str, source: &str| {
        let program = folder.path().join(compiler);
        let source = format!("examples/{source}");
        let built = Process::new(compiler).arg(source).arg("-o").arg(&program).output().ok()?;
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        written_by(&mut Process::new(program))
    };
    let rust = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut edition = Process::new(rust);
    let program = folder.path().join("rust");
    edition.args(["--edition", "2024", "examples/search_log.rs", "-o"]).arg(&program);
    let rust = edition.output().is_ok_and(|it| it.status.success());
    let logs = [
        written_by(Process::new("python3").arg("examples/search_log.py")),
        // Without its file of counters, which it writes beside other people's.
        written_by(Process::new("java").args(["-XX:-UsePerfData", "examples/SearchLog.java"])),
        compiled("g++", "search_log.cpp"),
        rust.then(|| written_by(&mut Process::new(program))).flatten(),
    ];
    let mut events = Vec::new();
    for log in logs.into_iter().flatten() {
        assert_eq!(faults(&log), []);
        // The second cut, after the last child, skips nothing.
        assert_eq!(log.matches("cut").count(), 2);
        let lines = log.lines().filter(|line| !line.starts_with("enter"));
        events.push(lines.map(str::to_owned).collect::<Vec<_>>());
    }
    assert!(events.windows(2).all(|pair| pair[0] == pair[1]), "{events:?}");
}

/// How a log is written.
#[derive(Clone, Copy)]
pub(crate) struct LogStyle {
    pub has_tree: bool,
    pub by_mover: bool,
    pub is_hard: bool,
}

pub(crate) fn end(bound: Score) -> String {
    match bound {
        Score::MIN => "-inf".to_owned(),
        Score::MAX => "inf".to_owned(),
        Score(value) => value.to_string(),
    }
}

pub(crate) fn list(branch: &Branch) -> String {
    match branch {
        Branch::Leaf(_, value) => value.to_string(),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => {
            let children: Vec<_> = children.iter().map(list).collect();
            format!("[{}]", children.join(","))
        }
    }
}

/// The lines of a run of our own, without its header.
pub(crate) fn lines(tree: &Tree, algorithm: Algorithm, style: LogStyle) -> Vec<String> {
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
            EventKind::Recall => {
                let found = replay.node(node).returned().expect("a value");
                let is_flipped = turned(node, Score(1)) != Score(1);
                let bound = match (found.bound, is_flipped) {
                    (Bound::Exact, _) => "exact",
                    (Bound::AtLeast, false) | (Bound::AtMost, true) => "lower",
                    (Bound::AtMost, false) | (Bound::AtLeast, true) => "upper",
                };
                format!("recall {} {bound}", turned(node, value).0)
            }
            EventKind::Exit => format!("exit {}", turned(node, within).0),
            _ => continue,
        };
        lines.push(line);
    }
    lines
}

/// A whole log.
pub(crate) fn log(lines: &[String], (branch, root): (&Branch, Player), style: LogStyle) -> String {
    let mut head = vec!["yomisuji search-log 1".to_owned()];
    head.push(format!("root {}", if root == Player::Max { "max" } else { "min" }));
    head.push(format!("view {}", if style.by_mover { "mover" } else { "max" }));
    if style.has_tree {
        head.push(format!("tree {}", list(branch)));
    }
    [head.as_slice(), lines].concat().join("\n")
}

pub(crate) fn styles() -> impl Iterator<Item = LogStyle> {
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

/// A line of a log with half of each number that is a value.
fn halved(line: &str) -> String {
    let half = |word: &str| match word.parse::<i32>() {
        Ok(value) if value % 2 == 0 => (value / 2).to_string(),
        Ok(value) => format!("{value}/2"),
        Err(_) => word.to_owned(),
    };
    let words: Vec<_> = line.split_whitespace().collect();
    match words.as_slice() {
        ["enter", name, alpha, beta] => format!("enter {name} {} {}", half(alpha), half(beta)),
        ["tree", ..] => {
            let is_number = |c: char| c == '-' || c.is_ascii_digit();
            line.split_inclusive(|c| !is_number(c)).fold(String::new(), |text, piece| {
                let number = piece.trim_end_matches(|c| !is_number(c));
                text + &half(number) + &piece[number.len()..]
            })
        }
        [word, value] => format!("{word} {}", half(value)),
        _ => line.to_owned(),
    }
}

#[test]
fn fractions_are_judged_as_whole_numbers_are() {
    let mut dice = Dice::new(97);
    let (mut right, mut wrong, mut fractions) = (0, 0, 0);
    for _ in 0..60 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles() {
            let mut lines = lines(&tree, Algorithm::AlphaBeta, style);
            if dice.below(2) == 0 {
                let place = dice.below(lines.len() as u64) as usize;
                lines[place] = with_wrong_number(&lines[place], 1)
                    .map_or_else(|| lines[place].clone(), |(line, _)| line);
            }
            let whole = log(&lines, (&branch, root), style);
            let halves: Vec<_> = whole.lines().map(halved).collect();
            let halves = halves.join("\n");
            fractions += usize::from(halves.contains("/2"));
            let (whole, halves) = (grown_of(&whole, 10_000), grown_of(&halves, 10_000));
            let places = |log: &JudgedLog| -> Vec<_> {
                log.faults().iter().map(|it| (it.kind.id(), it.node, it.step)).collect()
            };
            assert_eq!(places(&whole), places(&halves));
            *if whole.faults().is_empty() { &mut right } else { &mut wrong } += 1;
        }
    }
    assert!(right > 50 && wrong > 50 && fractions > 200, "{right} {wrong} {fractions}");
    let text = "yomisuji search-log 1\ntree [[1/2, 3], [.25, 4]]\nenter root -inf inf\n\
                enter 1 -inf inf\nenter\nleaf 1/2\nenter\nleaf 3\nexit 0.5\nenter 2 0.75 inf\nenter\n\
                leaf 0.25\ncut\nexit 0.25\nexit 0.5\n";
    for (arguments, says) in [
        (&["walk", "-", "--lang", "en"][..], ["+½", "+¾"]),
        (&["walk", "-", "--lang", "en", "--decimals"], ["+0.5", "+0.75"]),
    ] {
        let (_, told) = run_for(&Folders::nowhere(), arguments, text);
        let window = format!("has to get (α {}, β +∞)", says[0]);
        assert!(told.contains(&window) && told.contains(says[1]), "{told}");
    }
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
    for _ in 0..rounds(4000) {
        let count = dice.below(40);
        let mut text = "yomisuji search-log 1\n".to_owned();
        for _ in 0..count {
            text += words[dice.below(words.len() as u64) as usize];
            text += [" ", "\n"][dice.below(2) as usize];
        }
        let setup = SubjectSetup::Logged { log: text.clone(), ours: dice.below(4) == 0 };
        match setup.grow(setup.setup().own_algorithm(), Watch::cap(1000)) {
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
    for _ in 0..rounds(2000) {
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
    assert!(message.text.en.contains("line 14"), "{}", message.text.en);
    let words = open.words_here(Language::En).expect("what is wrong");
    assert!(words.contains("Wrong window: 2") && words.contains("(α +3, β +∞)"), "{words}");
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
    assert_eq!((first["line"].as_u64(), first["node"].as_str()), (Some(14), Some("2")));
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

/// The one cause of the faults of a log.
fn cause(text: &str) -> Option<LogCause> {
    grown(text, false).log.expect("a judged log").cause()
}

/// The log of an alpha-beta search that does not hand these bounds down.
fn handing(branch: &Branch, by_mover: bool, hands: [bool; 2]) -> String {
    fn search(
        branch: &Branch,
        is_max: bool,
        (alpha, beta): (i64, i64),
        how: (bool, [bool; 2]),
        lines: &mut Vec<String>,
    ) -> i64 {
        const FAR: i64 = 1 << 40;
        let (by_mover, hands) = how;
        let turned = |value: i64| if by_mover && !is_max { -value } else { value };
        let (low, high) = (turned(alpha).min(turned(beta)), turned(alpha).max(turned(beta)));
        lines.push(format!("enter {low} {high}"));
        let children = match branch {
            Branch::Leaf(_, value) => {
                lines.push(format!("leaf {}", turned(value.one().expect("one value").count())));
                return value.one().expect("one value").count();
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => children,
        };
        let (mut low, mut high) = (alpha, beta);
        let mut best = if is_max { -FAR } else { FAR };
        for child in children {
            // For negamax, α is the bound of whoever moves.
            let [keeps_low, keeps_high] =
                if by_mover && !is_max { [hands[1], hands[0]] } else { hands };
            let window = (if keeps_low { low } else { -FAR }, if keeps_high { high } else { FAR });
            let value = search(child, !is_max, window, how, lines);
            best = if is_max { best.max(value) } else { best.min(value) };
            (low, high) = if is_max { (low.max(best), high) } else { (low, high.min(best)) };
            if low >= high {
                lines.push("cut".to_owned());
                break;
            }
        }
        lines.push(format!("exit {}", turned(best)));
        best
    }
    let mut lines = vec!["yomisuji search-log 1".to_owned(), format!("tree {}", list(branch))];
    if by_mover {
        lines.push("view mover".to_owned());
    }
    search(branch, true, (-(1 << 40), 1 << 40), (by_mover, hands), &mut lines);
    lines.join("\n")
}

#[test]
fn one_sentence_tells_the_bound_that_is_not_handed_down() {
    let mut dice = Dice::new(96);
    let mut told = 0;
    for _ in 0..60 {
        let branch = branch(&mut dice, 4, 4);
        for by_mover in [false, true] {
            assert_eq!(faults(&handing(&branch, by_mover, [true, true])), []);
            for (hands, lost) in [
                ([false, true], LostBound::Alpha),
                ([true, false], LostBound::Beta),
                ([false, false], LostBound::Both),
            ] {
                let text = handing(&branch, by_mover, hands);
                let log = grown(&text, false).log.expect("a judged log");
                let windows = faults(&text).iter().filter(|it| it.0.kind.id() == "window").count();
                match log.cause() {
                    Some(LogCause::Window { bound, count, line }) => {
                        // Where the other is never due, both are lost as well.
                        let fits = bound == lost || lost == LostBound::Both;
                        assert!(fits && count >= windows.min(2), "{text}");
                        let first = text.lines().nth(line - 1).expect("a line");
                        assert!(first.starts_with("enter"), "{text}");
                        assert!(log.faults().iter().all(|fault| log.explains(fault)), "{text}");
                        told += 1;
                    }
                    cause => assert!(cause.is_none() && windows < 2, "{cause:?}\n{text}"),
                }
            }
        }
    }
    assert!(told > 150, "{told}");
}

#[test]
fn a_log_of_negamax_without_its_view_is_told_what_it_lacks() {
    let mut dice = Dice::new(97);
    let mut told = 0;
    for _ in 0..60 {
        let branch = branch(&mut dice, 4, 4);
        let text = handing(&branch, true, [true, true]).replace("view mover\n", "");
        let wrong = grown(&text, false).log.expect("a log").wrong_steps().len();
        match cause(&text) {
            Some(cause) => {
                assert_eq!(
                    cause,
                    LogCause::View { view: LogView::Mover, wrong, left: 0 },
                    "{text}"
                );
                told += 1;
            }
            None => assert!(wrong < 2, "{text}"),
        }
        let plain = handing(&branch, false, [true, true]);
        let turned = plain.replacen("tree", "view mover\ntree", 1);
        let wrong = grown(&turned, false).log.expect("a log").wrong_steps().len();
        let view = LogCause::View { view: LogView::Max, wrong, left: 0 };
        assert!(wrong < 2 || cause(&turned) == Some(view), "{turned}");
    }
    assert!(told > 40, "{told}");
    let (exit, output) = run_for(
        &Folders::nowhere(),
        &["run", "-", "--lang", "en"],
        "yomisuji search-log 1\ntree [[3, 5], [2, 9]]\nenter\nenter\nenter\nleaf 3\nenter\n\
         leaf 5\nexit -3\nenter\nenter\nleaf 2\ncut\nexit -2\nexit 3\n",
    );
    assert_eq!(exit, Ok(Exit::Broken));
    assert!(output.contains("With a line \"view mover\""), "{output}");
    assert!(!output.contains("Wrong"), "{output}");
}

/// Moves may be sorted, unless the header says that they are not.
#[test]
fn any_order_of_moves_is_right_unless_the_header_names_one() {
    let text = "yomisuji search-log 2\ntree [[3, 5], [2, 9], [7, 8]]\nenter\nenter 3\nenter 2\n\
                leaf 8\nenter 1\nleaf 7\nexit 7\nenter 1\nenter 1\nleaf 3\ncut\nexit 3\n\
                enter 2\nenter 1\nleaf 2\ncut\nexit 2\nexit 7\n";
    assert_eq!(faults(text), []);
    assert_eq!(faults(&text.replacen("tree", "order any\ntree", 1)), []);
    // The tree is shown as it is read, and each child keeps its name.
    let grown = grown(text, false);
    let names: Vec<_> = grown.tree.ids().map(|id| grown.subject.id(&grown.tree, id)).collect();
    assert_eq!(names, ["root", "3", "1", "2", "3.2", "3.1", "1.1", "1.2", "2.1", "2.2"]);
    let ordered = faults(&text.replacen("tree", "order tree\ntree", 1));
    let first = ordered.first().map(|(fault, line)| (fault.kind.id(), *line));
    assert_eq!(first, Some(("order", 5)));
}

#[test]
fn null_windows_belong_to_an_algorithm_that_has_them() {
    let text = "yomisuji search-log 1\ntree [[3, 5], [2, 9], [1, 4]]\nenter -inf inf\n\
                enter -inf inf\nenter -inf inf\nleaf 3\nenter 2 3\nleaf 5\nexit 3\n\
                enter 3 4\nenter 3 4\nleaf 2\ncut\nexit 2\nenter 3 4\nenter 3 4\nleaf 1\ncut\n\
                exit 1\nexit 3\n";
    let (exit, output) = run_for(&Folders::nowhere(), &["run", "-", "--lang", "en"], text);
    let said = exit.expect_err("it cannot be read").0;
    assert!(
        output.is_empty()
            && said.starts_with("stdin:7:1: alpha-beta does not have this null window"),
        "{said}"
    );
    assert_eq!(faults(&text.replacen("tree", "algorithm pvs\ntree", 1)), []);
}

#[test]
fn a_search_that_fails_low_at_the_root_has_a_bound_and_no_value() {
    let text = "yomisuji search-log 1\ntree [[-1, 7], [-3, 9]]\nenter 0 50\nenter 0 50\n\
                enter 0 50\nleaf -1\ncut\nexit -1\nenter 0 50\nenter 0 50\nleaf -3\ncut\n\
                exit -3\nexit -1\n";
    let (exit, output) = run_for(&Folders::nowhere(), &["run", "-", "--json"], text);
    assert_eq!(exit, Ok(Exit::Answered), "{output}");
    let answer: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&answer["value"], &answer["relation"]), (&(-1).into(), &"at-most".into()));
    let (_, output) = run_for(&Folders::nowhere(), &["run", "-", "--lang", "en"], text);
    assert!(output.contains("at most −1"), "{output}");
}

#[test]
fn logs_are_read_from_the_input_too() {
    let text = text_of("wrong-window");
    for (command, name) in [("run", "-"), ("run", "/dev/stdin"), ("walk", "-")] {
        let (exit, output) = run_for(&Folders::nowhere(), &[command, name, "--lang", "en"], &text);
        let expected = if command == "run" { Exit::Broken } else { Exit::Answered };
        assert_eq!(exit, Ok(expected));
        assert!(output.contains("Wrong window"), "{output}");
    }
    let broken = "yomisuji search-log 1\nenter\nleaf x\n";
    let (exit, output) = run_for(&Folders::nowhere(), &["run", "-"], broken);
    assert!(output.is_empty() && exit.expect_err("no log").0.starts_with("stdin:3:6: "));
}

/// A reader that goes away at once.
struct Gone;

impl std::io::Write for Gone {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_wrong_log_is_wrong_for_a_reader_that_goes_away() {
    for (name, expected) in [("wrong-leaf", Exit::Broken), ("soft", Exit::Answered)] {
        let file = format!("tests/data/logs/{name}.log");
        let arguments = ["yomisuji", "run", &file].map(Into::into);
        let Ok(Request::Subcommand(asked)) = cli::parse(arguments.into_iter()) else {
            panic!("a command");
        };
        let exit = cli::run(&asked, &Folders::nowhere(), &mut std::io::empty(), &mut Gone);
        assert_eq!(exit, Ok(expected), "{name}");
    }
}

/// As many lines as no quadratic reader would follow in a minute.
#[test]
fn a_log_may_be_as_wide_as_it_likes() {
    const WIDE: usize = 150_000;
    let mut text = String::from("yomisuji search-log 1\nenter -inf inf\n");
    for number in 1..=WIDE {
        text += &format!(
            "enter move-{number} {} inf\nleaf 0\n",
            if number == 1 { "-inf" } else { "0" }
        );
    }
    text += "exit 0\n";
    let log = grown_of(&text, WIDE + 10);
    assert!(log.faults().is_empty() && log.is_finished());
}

/// The lines of a search with a slip, or of a right one, by a book.
pub(crate) fn slipped_lines(
    tree: &Tree,
    (book, slip, cuts): (SearchBook, Option<Slip>, bool),
    style: LogStyle,
) -> Vec<String> {
    let turned = |node: NodeId, value: Score| {
        if style.by_mover && tree.node(node).player == Player::Min { -value } else { value }
    };
    let mut lines = Vec::new();
    let mut tell = |event: SlippedEvent<NodeId>| {
        lines.push(match event {
            SlippedEvent::Enter { at, window: Window { alpha, beta } } => {
                let number = tree.child_numbers(at).last().map(|number| number + 1);
                let name = number.map_or(String::new(), |number| number.to_string());
                let flips = style.by_mover && tree.node(at).player == Player::Min;
                let (alpha, beta) = (turned(at, alpha), turned(at, beta));
                let (low, high) = if flips { (beta, alpha) } else { (alpha, beta) };
                if cuts {
                    format!("enter {name} {} {}", end(low), end(high))
                } else {
                    format!("enter {name}")
                }
            }
            SlippedEvent::Leaf { at, value } => format!("leaf {}", turned(at, value).0),
            SlippedEvent::Cut { .. } => "cut".to_owned(),
            SlippedEvent::Left(left) => {
                format!("exit {}", end(turned(left.at, left.value.value)))
            }
        });
        true
    };
    let worth = |at: &NodeId, own: Option<Score>| own.unwrap_or(tree.node(*at).value);
    let at = (&TreeGame(tree), &NodeId::ROOT);
    slipped_by(book, ((slip, None), cuts), at, (&worth, Window::FULL), &mut tell);
    lines
}

fn books(cuts: bool) -> impl Iterator<Item = SearchBook> {
    SearchBook::all().take(if cuts { 8 } else { 1 })
}

/// A log with the name of its algorithm.
fn headed(lines: &[String], of: (&Branch, Player), (cuts, style): (bool, LogStyle)) -> String {
    let algorithm = if cuts { "algorithm alpha-beta\nroot" } else { "algorithm minimax\nroot" };
    log(lines, of, style).replacen("root", algorithm, 1)
}

#[test]
fn a_search_by_any_book_is_right_if_it_keeps_to_it() {
    let mut dice = Dice::new(101);
    for _ in 0..rounds(300) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles() {
            for book in books(true) {
                let lines = slipped_lines(&tree, (book, None, true), style);
                let text = headed(&lines, (&branch, root), (true, style));
                assert_eq!(faults(&text), [], "{book:?}\n{text}");
            }
        }
    }
}

/// What the header says of the book is kept to: another one is a mistake with a name.
#[test]
fn a_log_that_says_its_book_has_to_keep_to_it() {
    let mut dice = Dice::new(103);
    let mut counts = [0; 3];
    for _ in 0..rounds(200) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        let style = LogStyle { has_tree: true, by_mover: dice.below(2) == 0, is_hard: false };
        let right = slipped_lines(&tree, (SearchBook::default(), None, true), style);
        for (number, (line, slip)) in [
            ("cut >=", Slip::StrictCut),
            ("return soft", Slip::EdgeAsValue),
            ("bounds deep", Slip::DeepForgotten),
        ]
        .into_iter()
        .enumerate()
        {
            let said = |lines: &[String]| {
                headed(lines, (&branch, root), (true, style)).replacen(
                    "search-log 1",
                    &format!("search-log 2\n{line}"),
                    1,
                )
            };
            assert_eq!(faults(&said(&right)), []);
            let lines = slipped_lines(&tree, (SearchBook::default(), Some(slip), true), style);
            let judged = grown_of(&said(&lines), 10_000);
            if lines == right {
                assert!(judged.faults().is_empty());
                continue;
            }
            assert_eq!(judged.mistake(), Some(slip), "{}", said(&lines));
            counts[number] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

/// Every wrong rule is named at its first wrong line, or another one that has written the very same
/// log; and no rule is named without a wrong line.
#[test]
fn a_search_with_a_slip_is_told_by_its_name() {
    let mut dice = Dice::new(102);
    let mut named = std::collections::BTreeMap::new();
    for round in 0..rounds(200) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for cuts in [true, false] {
            let right: Vec<_> = styles()
                .flat_map(|style| books(cuts).map(move |book| (style, book)))
                .map(|(style, book)| slipped_lines(&tree, (book, None, cuts), style))
                .collect();
            let slips = Slip::ALL.into_iter().chain(Slip::OF_PROGRAMS);
            for slip in slips.filter(|slip| cuts || !slip.needs_window()) {
                // Rules that came later leave the trees of the others as they were.
                let mut own = Dice::new(round as u64);
                let is_later = Slip::OF_PROGRAMS[18..].contains(&slip);
                let dice = if is_later { &mut own } else { &mut dice };
                let by_mover = dice.below(2) == 0;
                let style = LogStyle { has_tree: dice.below(2) == 0, by_mover, is_hard: false };
                let lines = slipped_lines(&tree, (SearchBook::default(), Some(slip), cuts), style);
                let text = headed(&lines, (&branch, root), (cuts, style));
                let setup = SubjectSetup::Logged { log: text.clone(), ours: false };
                // A log that seems to be of another kind of search is refused, and one whose nodes
                // return before they have read anything.
                let Ok(grown) = setup.grow(setup.setup().own_algorithm(), Watch::cap(10_000))
                else {
                    continue;
                };
                let judged = grown.log.expect("a judged log");
                let count: &mut (u32, u32, u32) = named.entry(slip).or_default();
                if judged.faults().is_empty() {
                    assert_eq!(judged.mistake(), None, "{text}");
                    count.2 += u32::from(!right.contains(&lines));
                    continue;
                }
                let Some(mistake) = judged.mistake() else {
                    // What is neither read nor named is nowhere without the tree.
                    let looks_further = [Slip::BestLeaf, Slip::OneMove, Slip::OnlyLeaves];
                    if looks_further.contains(&slip) && !style.has_tree {
                        continue;
                    }
                    // Without `return soft` it is nobody's mistake.
                    if slip == Slip::BoundForBest {
                        continue;
                    }
                    panic!("{slip:?} {:?}\n{text}", judged.faults());
                };
                let same = |book: SearchBook| {
                    slipped_lines(&tree, (book, Some(mistake), cuts), style) == lines
                };
                // That one is no mistake here; what is named is made by one side alone.
                if slip == Slip::BoundForBest && mistake != slip {
                    continue;
                }
                // Without the tree, nobody knows whether what was skipped is a leaf.
                let is_same = !style.has_tree || books(cuts).any(same);
                assert!(is_same, "{slip:?} {mistake:?}\n{text}");
                count.0 += u32::from(mistake == slip);
                count.1 += 1;
            }
        }
    }
    // What nothing else is written by, or only in logs without a tree, which may be those of another.
    let unseen = [Slip::WindowAfter, Slip::NoBounds, Slip::LastUnread, Slip::BoundForBest];
    for (&slip, &(same, all, missed)) in &named {
        println!("{slip:?}: {same} of {all}, {missed} not seen");
        assert!(
            missed == 0
                || [Slip::LeafNotTurned, Slip::LastUnread, Slip::EverySecond, Slip::BoundForBest]
                    .contains(&slip),
            "{slip:?}"
        );
        // With White to move at the root, every other time, White moving on is the root choosing
        // everywhere; of two moves, the last one unread is the first one alone.
        let is_like = [Slip::WhiteMovesOn, Slip::LastUnread].contains(&slip);
        let least = if is_like { 1 } else { 3 };
        assert!(4 * same >= least * all, "{slip:?}: {same} of {all}");
        let is_of_books = [Slip::StrictCut, Slip::EdgeAsValue, Slip::DeepForgotten].contains(&slip);
        let is_other = is_of_books || slip.is_of_scouts() || unseen.contains(&slip);
        assert!(all > 8 || is_other, "{slip:?}");
    }
    let (same, all) = named.values().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    println!("{same} of {all}");
    assert!(100 * same >= 93 * all, "{same} of {all}");
}

#[test]
fn the_table_of_mistakes_has_every_rule_in_its_words() {
    for (page, language) in
        [("docs/formats.md", Language::En), ("docs/ja/formats.md", Language::Ja)]
    {
        let page = fs::read_to_string(page).expect("a page");
        let table = page.split_once("| `mistake` |").expect("the table").1;
        let rows: Vec<_> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
        let slips = Slip::ALL.into_iter().chain(Slip::OF_PROGRAMS).chain(Slip::OF_LOGS);
        let texts = language.texts();
        let due: Vec<_> =
            slips.map(|slip| format!("| `{}` | {} |", slip.id(), (slip.phrase())(texts))).collect();
        // Signs of bounds are those of the page's language.
        let plain = |row: &str| row.replace('≧', "≥").replace('≦', "≤");
        for (row, due) in rows.iter().zip(&due) {
            let same = |name: &str| row.contains(name) == due.contains(name);
            assert!(same("Black") || same("MAX"), "{row}");
            let [row, due] = [row, &due.as_str()].map(|row| plain(row));
            let sides = |row: String| {
                row.replace("Black", "MAX")
                    .replace("White", "MIN")
                    .replace("先手", "MAX")
                    .replace("後手", "MIN")
            };
            assert_eq!(sides(row), sides(due));
        }
        assert_eq!(rows.len(), due.len());
    }
}

#[test]
fn judge_answers_with_its_fields() {
    let judge = |name: &str| {
        let (exit, told) = run(&["judge", &format!("tests/data/logs/{name}.log"), "--json"], "");
        let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(exit, Ok(if answer["ok"] == true { Exit::Answered } else { Exit::Broken }));
        answer
    };
    for (name, fault) in LOGS {
        let answer = judge(name);
        assert_eq!(answer["ok"], fault.is_none(), "{name}");
        let told = answer["kind"].as_str().zip(answer["line"].as_u64());
        assert_eq!(told, fault.map(|(kind, line)| (kind, line as u64)), "{name}");
    }
    let answer = judge("wrong-best");
    assert_eq!((&answer["mistake"], &answer["tree"]), (&"last-move".into(), &"[2, 1]".into()));
    assert_eq!((&answer["expected"], &answer["found"]), (&3.into(), &8.into()));
    // A wrong leaf is no rule.
    assert_eq!(judge("wrong-leaf")["mistake"], serde_json::Value::Null);
    let (exit, _) = run(&["judge", "m-01-tree-A", "--lang", "en"], "");
    assert!(exit.expect_err("no log").0.contains("is not a search log"));
    let text = text_of("wrong-best");
    let (exit, told) = run(&["judge", "-", "--lang", "en"], &text);
    assert_eq!(exit, Ok(Exit::Broken));
    assert!(told.contains("line 13") && told.contains("the value of its last move"), "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");
    // A header that names the book leaves no other way to be right.
    let (_, told) = run(&["judge", "tests/data/students/111.log", "--lang", "en"], "");
    assert!(told.contains("line 22") && !told.contains("fail-hard"), "{told}");
    // In the window, too.
    let message = opened("wrong-best").message().expect("a message").text.clone();
    assert!(message.en.contains("the value of its last move"), "{}", message.en);
    assert!(message.ja.contains("最後の手の値"), "{}", message.ja);
}

/// Programs as students write them, in six languages, by seven who did not know the judge: each wrong
/// one has one slip. The first wrong line is that at which the right program of the same style
/// departs; the mistakes have been read beside the slips.
#[test]
fn programs_of_students_are_judged_at_their_first_wrong_line() {
    let folder = Path::new("tests/data/students");
    let index = fs::read_to_string(folder.join("index.tsv")).expect("the index");
    let (mut right, mut wrong, mut named) = (0, 0, 0);
    for row in index.lines() {
        let row: Vec<_> = row.split('\t').collect();
        let [number, _, is, line, mistake, what] = row[..] else { panic!("{row:?}") };
        let log = folder.join(format!("{number}.log")).display().to_string();
        let (exit, told) = run(&["judge", &log, "--json"], "");
        if is == "unread" {
            // Java's Double.MIN_VALUE, which cannot be counted with the other numbers; a child that is
            // read twice.
            let place = format!("{number}.log:{line}:");
            assert!(exit.expect_err("a line").0.contains(&place), "{number} {what}");
            continue;
        }
        let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        let found = answer["line"].as_u64().map_or("-".to_owned(), |line| line.to_string());
        assert_eq!((answer["ok"] == true, &*found), (is == "right", line), "{number} {what}");
        assert_eq!(answer["mistake"].as_str().unwrap_or("-"), mistake, "{number} {what}");
        *if is == "right" { &mut right } else { &mut wrong } += 1;
        named += usize::from(mistake != "-");
    }
    assert_eq!((right, wrong, named), (113, 131, 123));
}
