//! Logs of any length, as text, as JSON lines, packed and broken: each is judged as far as it goes, and
//! only what is open is kept.

use crate::cover::rounds;
use std::io::Write as _;
use std::process::Stdio;

use flate2::Compression;
use flate2::write::GzEncoder;

use yomisuji::cli::Exit;
use yomisuji::formats::search_log::{LogEvent, parse};
use yomisuji::score::Score;
use yomisuji::search::{Algorithm, SearchBook, Slip};
use yomisuji::subject::LogStream;

use crate::random::{Dice, branch, tree as tree_of};
use crate::run;
use crate::search_logs::{LogStyle, faults, grown_of, lines, log, slipped_lines, styles};

/// The first wrong step of a log that is judged line by line: its kind, line, step and node.
pub(crate) fn streamed(text: &str) -> (Option<(&'static str, usize, usize)>, LogStream) {
    let mut stream = LogStream::new(text);
    for line in text.lines() {
        stream.read(line).unwrap_or_else(|error| panic!("{}\n{text}", error.what.en));
    }
    let fault = stream.fault().map(|it| (it.fault.kind.id(), it.line, it.fault.step));
    (fault, stream)
}

/// The same of a log that is judged as a whole; what its claims alone show is not asked for.
pub(crate) fn whole(text: &str) -> Option<(&'static str, usize, usize)> {
    let found = faults(text).into_iter().find(|(fault, _)| fault.kind.id() != "unproved");
    found.map(|(fault, line)| (fault.kind.id(), line, fault.step))
}

fn headed(algorithm: Algorithm, text: &str) -> String {
    text.replacen("root", &format!("algorithm {algorithm}\nroot"), 1)
}

#[test]
fn a_log_is_judged_line_by_line_as_it_is_as_a_whole() {
    let mut dice = Dice::new(301);
    let (mut right, mut wrong, mut refused) = (0, 0, 0);
    for round in 0..rounds(60) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for slip in Slip::ALL.into_iter().chain(Slip::OF_PROGRAMS).map(Some).chain([None]) {
            for cuts in [true, false] {
                if slip.is_some_and(|slip| !cuts && slip.needs_window()) {
                    continue;
                }
                // Rules that came later leave what the others are tried with as it was.
                let mut own = Dice::new(round as u64);
                let place = Slip::OF_PROGRAMS.iter().position(|&it| Some(it) == slip);
                let is_later = place.is_some_and(|place| place > 18);
                let dice = if is_later { &mut own } else { &mut dice };
                let bits = dice.below(4);
                let style =
                    LogStyle { has_tree: bits & 1 > 0, by_mover: bits & 2 > 0, is_hard: false };
                let book = SearchBook::all().nth(dice.below(8) as usize).expect("a book");
                let book = if cuts { book } else { SearchBook::default() };
                let lines = slipped_lines(&tree, (book, slip, cuts), style);
                let algorithm = if cuts { Algorithm::AlphaBeta } else { Algorithm::Minimax };
                let text = headed(algorithm, &log(&lines, (&branch, root), style));
                // What cannot be followed, or is of another kind of search, is refused by both, or by
                // the whole judge alone, which looks at more than one wrong line.
                let mut stream = LogStream::new(&text);
                if let Some(error) = text.lines().find_map(|line| stream.read(line).err()) {
                    let read = parse(&text).expect("a log");
                    assert!(read.lines.iter().any(|line| line.line == error.line));
                    refused += 1;
                    continue;
                }
                if slip == Some(Slip::NoResearch) {
                    continue;
                }
                let (found, stream) = streamed(&text);
                assert_eq!(found, whole(&text), "{slip:?} {book:?}\n{text}");
                assert!(stream.is_finished());
                *if found.is_some() { &mut wrong } else { &mut right } += 1;
            }
        }
    }
    assert!(right > 100 && wrong > 200 && refused < wrong / 4, "{right} {wrong} {refused}");
}

#[test]
fn null_windows_are_judged_line_by_line_too() {
    let mut dice = Dice::new(302);
    let (mut wrong, mut steps) = (0, 0);
    for _ in 0..rounds(100) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles().filter(|style| !style.is_hard) {
            for algorithm in [Algorithm::Pvs, Algorithm::MtdF] {
                let right = lines(&tree, algorithm, style);
                let text = headed(algorithm, &log(&right, (&branch, root), style));
                let (found, stream) = streamed(&text);
                assert_eq!(found, None, "{text}");
                steps += stream.steps();
                let judged = grown_of(&text, 10_000);
                assert_eq!(judged.line(stream.steps() + 1), None);
                assert!(judged.line(stream.steps()).is_some());
            }
            let slip = [Slip::NoResearch, Slip::NoScouts][dice.below(2) as usize];
            let lines = slipped_lines(&tree, (SearchBook::default(), Some(slip), true), style);
            let text = headed(Algorithm::Pvs, &log(&lines, (&branch, root), style));
            let (found, _) = streamed(&text);
            assert_eq!(found, whole(&text), "{text}");
            wrong += usize::from(found.is_some());
        }
    }
    assert!(wrong > 50 && steps > 10_000, "{wrong} {steps}");
}

/// Where finer numbers come, all that is open is counted anew.
#[test]
fn numbers_may_become_finer_line_by_line() {
    let text = "yomisuji search-log 2\ntree [[3, 7/2], [2.125, 9], [0.3, 4]]\nenter -inf inf\n\
                enter 1 -inf inf\nenter\nleaf 3\nenter\nleaf 7/2\nexit 3\nenter 2 3 inf\nenter\n\
                leaf 2.125\ncut\nexit 2.125\nenter 3 3 inf\nenter\nleaf 0.3\ncut\nexit 0.3\nexit 3\n";
    for text in [text.to_owned(), text.replace("tree [[3, 7/2], [2.125, 9], [0.3, 4]]\n", "")] {
        assert_eq!(streamed(&text).0, None);
        let wrong = text.replacen("exit 3\n", "exit 7/2\n", 1);
        let line = wrong.lines().position(|line| line == "exit 7/2").expect("a line") + 1;
        assert_eq!(streamed(&wrong).0.map(|it| (it.0, it.1)), Some(("value", line)));
        let late = text.replace("\nexit 3\n", "\nexit 0.3\n").replacen("\nexit 0.3", "\nexit 3", 1);
        let last = late.lines().count();
        assert_eq!(streamed(&late).0.map(|it| (it.0, it.1)), Some(("value", last)), "{late}");
    }
    // What is found and expected are values, and no parts of them.
    let (_, told) = run(&["judge", "-", "--json"], &text.replacen("exit 3\n", "exit 7/2\n", 1));
    let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((&answer["expected"], &answer["found"]), (&3.into(), &"7/2".into()));
    let mut stream = LogStream::new("");
    let lines = ["yomisuji search-log 2", "enter", "enter", "leaf 900000000", "enter"];
    for line in lines {
        stream.read(line).expect("a line");
    }
    let error = stream.read("leaf 1/1000").expect_err("too fine");
    assert_eq!(error.line, 6);
}

/// A log in text as JSON lines, header and all.
pub(crate) fn objects(text: &str) -> String {
    let json = |word: &str| match word {
        "-inf" | "inf" => "null".to_owned(),
        word if word.parse::<i64>().is_ok() => word.to_owned(),
        word => format!("\"{word}\""),
    };
    let mut head = "\"version\":2,\"yomisuji\":\"search-log\"".to_owned();
    let mut lines = Vec::new();
    for line in text.lines().skip(1) {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let words: Vec<_> = rest.split_whitespace().collect();
        lines.push(match (word, words.as_slice()) {
            ("enter", [name @ .., alpha, beta]) => {
                let node =
                    name.first().map_or(String::new(), |name| format!("\"node\":{},", json(name)));
                format!(
                    "{{\"kind\":\"enter\",{node}\"alpha\":{},\"beta\":{}}}",
                    json(alpha),
                    json(beta)
                )
            }
            ("enter", []) => "{\"kind\":\"enter\"}".to_owned(),
            ("enter", [name, ..]) => format!("{{\"node\":{},\"kind\":\"enter\"}}", json(name)),
            ("cut", _) => "{\"kind\": \"cut\"}".to_owned(),
            ("depth" | "reduce", [plies]) => format!("{{\"kind\":\"{word}\",\"plies\":{plies}}}"),
            ("recall", [value, bound, plies @ ..]) => {
                let plies =
                    plies.first().map_or(String::new(), |plies| format!(",\"plies\":{plies}"));
                format!("{{\"kind\":\"recall\",\"value\":{value},\"bound\":\"{bound}\"{plies}}}")
            }
            ("expand", names) => {
                let names: Vec<_> = names.iter().map(|name| json(name)).collect();
                format!("{{\"kind\":\"expand\",\"children\":[{}]}}", names.join(","))
            }
            ("numbers" | "thresholds", [one, other]) => {
                let (one, other) = (json(one), json(other));
                format!("{{\"kind\":\"{word}\",\"numbers\":[{one},{other}]}}")
            }
            ("iteration", _) => "{\"kind\": \"iteration\"}".to_owned(),
            ("playout", [value]) => format!("{{\"kind\":\"playout\",\"value\":{value}}}"),
            ("update", [visits, mean]) => {
                format!("{{\"kind\":\"update\",\"visits\":{visits},\"mean\":{mean}}}")
            }
            ("results", [low, high]) => {
                head += &format!(",\"results\":[{low},{high}]");
                continue;
            }
            ("leave", _) => "{\"kind\": \"leave\"}".to_owned(),
            ("leaf" | "exit" | "stand" | "back", [value]) => {
                format!("{{\"kind\":\"{word}\",\"value\":{}}}", json(value))
            }
            ("tree", _) => {
                head = format!("\"tree\":{rest},{head}");
                continue;
            }
            _ => {
                head += &format!(",\"{word}\":{}", json(rest));
                continue;
            }
        });
    }
    format!("{{{head}}}\n{}\n", lines.join("\n"))
}

#[test]
fn json_lines_say_what_the_text_says() {
    let mut dice = Dice::new(303);
    for _ in 0..rounds(60) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, root) = tree_of(&mut dice, &branch);
        for style in styles() {
            for algorithm in
                [Algorithm::AlphaBeta, Algorithm::Minimax, Algorithm::Pvs, Algorithm::MtdF]
            {
                let lines = lines(&tree, algorithm, style);
                let text = headed(algorithm, &log(&lines, (&branch, root), style));
                let (said, json) = (parse(&text).expect("a log"), objects(&text));
                let read = parse(&json).unwrap_or_else(|error| panic!("{}\n{json}", error.what.en));
                let events = |lines: &[yomisuji::formats::search_log::LogLine]| {
                    lines.iter().map(|line| line.event.clone()).collect::<Vec<_>>()
                };
                assert_eq!(events(&read.lines), events(&said.lines), "{json}");
                let header = |log: &yomisuji::formats::search_log::SearchLog| {
                    (log.algorithm, log.root, log.view, log.tree.clone(), log.book)
                };
                assert_eq!(header(&read), header(&said));
            }
        }
    }
    // Whatever programs write for infinity and for names.
    let text = "{\"yomisuji\":\"search-log\",\"version\":\"2\",\"tree\":\"[[1/2, 3], 4]\"}\n\
                {\"kind\":\"enter\",\"alpha\":-Infinity,\"beta\":\"inf\"}\n\n# a remark\n\
                { \"kind\" : \"enter\" , \"node\" : [1] , \"alpha\" : -1e18, \"beta\":Infinity }\n\
                {\"kind\":\"enter\",\"node\":[1, 1],\"alpha\":null,\"beta\":null}\n\
                {\"kind\":\"leaf\",\"value\":\"1/2\"}\n\
                {\"kind\":\"enter\",\"node\":\"\\u53f3 x\",\"alpha\":null,\"beta\":0.5}\n";
    let log = parse(text).unwrap_or_else(|error| panic!("{}", error.what.en));
    assert_eq!(log.lines.iter().map(|line| line.line).collect::<Vec<_>>(), [2, 5, 6, 7, 8]);
    match &log.lines[4].event {
        LogEvent::Enter { name, window: Some(window) } => {
            assert_eq!((&**name, window.alpha, window.beta), ("右 x", Score::MIN, Score(1)));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(log.parts, 2);
}

#[test]
fn what_is_wrong_with_a_json_line_is_told_with_its_place() {
    let head = "{\"yomisuji\":\"search-log\",\"version\":2}\n{\"kind\":\"enter\"}\n";
    for (line, column, says) in [
        ("{\"kind\":\"leaf\",\"value\":3", 25, "found the end of the line, expected ',' or '}'"),
        ("{\"kind\":\"leaf\",\"val", 16, "a text without its closing quote"),
        ("{\"kind\":\"leaf\" \"value\":3}", 16, "expected ',' or '}'"),
        ("{\"kind\":\"leaf\",\"value\":3} x", 27, "found \"x\", expected the end"),
        ("{\"kind\":\"leaf\",\"value\":\"three\"}", 24, "expected a number"),
        ("{\"kind\":\"leaf\",\"value\":null}", 9, "found nothing after \"leaf\""),
        ("{\"kind\":\"leaf\",\"worth\":3}", 16, "found the field \"worth\", expected kind, value"),
        ("{\"kind\":\"leaf\",\"value\":3,\"value\":4}", 26, "each once"),
        ("{\"kind\":\"jump\",\"value\":3}", 9, "found \"jump\", expected enter, leaf"),
        ("{\"value\":3}", 1, "a field \"kind\""),
        ("{\"kind\":\"enter\",\"alpha\":3}", 25, "both"),
        ("{\"kind\":\"enter\",\"alpha\":\"x\",\"beta\":3}", 25, "null for an infinite bound"),
        ("{\"kind\":\"enter\",\"node\":\"a\\nb\"}", 24, "a name that cannot be shown"),
        ("{\"kind\":\"leaf\",\"value\":{\"x\":3}}", 24, "expected a word, a number or a list"),
        ("{\"yomisuji\":\"search-log\",\"version\":2}", 1, "a second log begins here"),
        ("yomisuji search-log 2", 1, "a second log begins here"),
    ] {
        let error = parse(&format!("{head}{line}\n")).map(|_| ()).expect_err(line);
        assert_eq!((error.line, error.column), (3, column), "{line}: {}", error.what.en);
        assert!(error.what.en.contains(says), "{line}: {}", error.what.en);
    }
    let minimax = head.replace("2}", "2,\"algorithm\":\"minimax\"}");
    let error = parse(&format!("{minimax}{{\"kind\":\"enter\",\"alpha\":1,\"beta\":2}}\n"));
    assert!(error.expect_err("no window").what.en.contains("minimax has no window"));
    for (first, column) in [
        ("{\"yomisuji\":\"search-log\"}", 1),
        ("{\"yomisuji\":\"search-log\",\"version\":7}", 36),
        ("{\"yomisuji\":\"search-log\",\"version\":2,\"root\":\"top\"}", 45),
        ("{\"yomisuji\":\"search-log\",\"version\":2,\"tree\":[[1,],2]}", 49),
        ("{\"yomisuji\":\"search-log\",\"version\":2,\"nodes\":3}", 38),
    ] {
        let error = parse(first).map(|_| ()).expect_err(first);
        assert_eq!((error.line, error.column), (1, column), "{first}: {}", error.what.en);
    }
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).expect("packed");
    encoder.finish().expect("packed")
}

/// What a command answers to a file with these bytes.
fn answered(command: &str, name: &str, bytes: &[u8]) -> (Result<Exit, String>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    std::fs::write(&file, bytes).expect("a file");
    let (exit, told) = run(&[command, &file.display().to_string(), "--lang", "en"], "");
    (exit.map_err(|refusal| refusal.0), told)
}

fn judged(name: &str, bytes: &[u8]) -> (Result<Exit, String>, String) {
    answered("judge", name, bytes)
}

const RIGHT: &str = "yomisuji search-log 2\ntree [[3, 5], [2, 9]]\nenter -inf inf\n\
                     enter 1 -inf inf\nenter 1 -inf inf\nleaf 3\nenter 2 -inf 3\nleaf 5\nexit 3\n\
                     enter 2 3 inf\nenter 1 3 inf\nleaf 2\ncut\nexit 2\nexit 3\n";

#[test]
fn a_log_is_read_packed_in_utf_16_and_with_the_line_ends_of_windows() {
    let wrong = RIGHT.replace("exit 2", "exit 4");
    for (text, is_right) in [(RIGHT, true), (&*wrong, false)] {
        let windows = text.replace('\n', "\r\n");
        let wide = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            std::iter::once(0xfeff).chain(windows.encode_utf16()).flat_map(bytes).collect()
        };
        let spellings = [
            windows.clone().into_bytes(),
            format!("\u{feff}{text}").into_bytes(),
            wide(u16::to_le_bytes),
            wide(u16::to_be_bytes),
            packed(text.as_bytes()),
            packed(&wide(u16::to_le_bytes)),
            packed(objects(text).as_bytes()),
            // Two packs, one after the other, as `cat` makes them.
            [packed(&text.as_bytes()[..60]), packed(&text.as_bytes()[60..])].concat(),
        ];
        for (number, bytes) in spellings.into_iter().enumerate() {
            for name in ["a.log", "a.log.gz", "a"] {
                let (exit, told) = judged(name, &bytes);
                let due = if is_right { Exit::Answered } else { Exit::Broken };
                assert_eq!(exit, Ok(due), "{number} {told}");
                let says = if is_right { "Right: all" } else { "Wrong value: at 2" };
                assert!(told.contains(says), "{number} {told}");
                // As a lesson, too.
                assert_eq!(answered("run", name, &bytes).0, Ok(due), "{number}");
            }
        }
    }
}

/// One sentence with the line; what comes before it is judged.
#[test]
fn a_broken_log_is_judged_up_to_where_it_breaks() {
    let long: String = (0..40).map(|_| RIGHT.lines().nth(1).expect("a tree")).collect();
    let cut_pack = |text: &str, by: usize| {
        let bytes = packed(text.as_bytes());
        bytes[..bytes.len() - by].to_vec()
    };
    let with = |from: &str, to: &str| RIGHT.replacen(from, to, 1).into_bytes();
    let mut broken_byte = RIGHT.as_bytes().to_vec();
    broken_byte[RIGHT.find("leaf 5").expect("a leaf") + 2] = 0xff;
    let two = format!("{RIGHT}{RIGHT}");
    for (name, bytes, line, says) in [
        ("empty", Vec::new(), 0, "not a search log"),
        ("the head alone", b"yomisuji search-log 2\n".to_vec(), 1, "without any line \"enter\""),
        ("cut off in a line", RIGHT.as_bytes()[..RIGHT.len() - 12].to_vec(), 14, "\"ex\""),
        ("a cut-off pack", cut_pack(RIGHT, 9), 15, "is damaged"),
        ("a pack without the end of its length", cut_pack(RIGHT, 1), 15, "is damaged"),
        ("two searches", two.into_bytes(), 16, "a second log begins here"),
        ("another tree", with("[[3, 5], [2, 9]]", "[[3, 5], 2]"), 11, "is a leaf of the tree"),
        ("another letter", with("leaf 5", "laef 5"), 8, "found \"laef\""),
        ("a byte that is no text", broken_byte, 8, "which is not UTF-8"),
        ("control characters", with("enter 2 -inf", "enter 2\u{7} -inf"), 7, "cannot be shown"),
        ("no tree", with("[[3, 5], [2, 9]]", &long), 2, "expected"),
    ] {
        let (exit, told) = judged("a.log", &bytes);
        let said = exit.expect_err(name);
        assert!(
            told.is_empty() && said.contains(says) && said.lines().count() == 1,
            "{name} {said}"
        );
        if line > 0 {
            assert!(said.contains(&format!("a.log:{line}:")), "{name} {said}");
        }
        let is_right = said.contains("before are right") || said.contains("before is right");
        assert_eq!(is_right, line > 2, "{name} {said}");
    }
    // What is wrong before comes first.
    let wrong = RIGHT.replace("exit 3\nenter 2", "exit 4\nenter 2");
    for bytes in [
        wrong.replace("leaf 2", "laef 2").into_bytes(),
        format!("{wrong}{RIGHT}").into_bytes(),
        wrong.replace("cut", "\u{7}").into_bytes(),
    ] {
        let (exit, told) = judged("a.log", &bytes);
        assert_eq!(exit, Ok(Exit::Broken));
        assert!(told.contains("line 9") && told.contains("Wrong value: at 1"), "{told}");
    }
}

/// A log without end whose root never returns: so many leaves below it.
fn endless(leaves: usize) -> impl Iterator<Item = String> {
    let head = ["yomisuji search-log 2".to_owned(), "enter root -inf inf".to_owned()];
    head.into_iter().chain((0..leaves).map(|number| {
        let alpha = if number == 0 { "-inf" } else { "0" };
        format!("enter move-{number} {alpha} inf\nleaf 0")
    }))
}

/// What the program has needed in memory at most, in KiB, when it has read these lines and waits for
/// more; and what it says in the end.
fn memory_of(lines: impl Iterator<Item = String>) -> (u64, String) {
    let mut program = crate::program();
    program.args(["judge", "-", "--lang", "en"]);
    let pipes = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = pipes.spawn().expect("the program");
    let mut input = std::io::BufWriter::new(child.stdin.take().expect("a pipe"));
    for line in lines {
        writeln!(input, "{line}").expect("it reads");
    }
    input.flush().expect("it reads");
    let status =
        std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its memory");
    let peak = peak.trim().trim_end_matches(" kB").parse().expect("a number");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    (peak, String::from_utf8(output.stdout).expect("UTF-8"))
}

/// The judge of whole logs takes some hundreds of bytes for each event.
#[test]
#[cfg(target_os = "linux")]
fn a_long_log_from_a_pipe_takes_no_memory() {
    const LEAVES: usize = 200_000;
    let (least, told) = memory_of(endless(3));
    assert!(told.contains("Right so far"), "{told}");
    let (most, told) = memory_of(endless(LEAVES));
    assert!(told.contains("Right so far"), "{told}");
    println!("{least} KiB, {most} KiB");
    assert!(most < least + 48 * 1024, "{least} KiB, {most} KiB");
    // A wrong line beyond what is kept is shown in its surroundings.
    let wrong = endless(LEAVES).chain(["exit 1".to_owned(), "depth 3".to_owned()]);
    let (most, told) = memory_of(wrong);
    assert!(most < least + 48 * 1024, "{least} KiB, {most} KiB");
    let line = 3 + 2 * LEAVES;
    assert!(
        told.contains(&format!("line {line}")) && told.contains("Wrong value: at root"),
        "{told}"
    );
    assert!(told.contains(&format!(">    {line} exit 1")), "{told}");
    assert!(told.contains("depth 3") && told.contains("leaf 0"), "{told}");
}

/// Other people's first line is wrong, too, whoever moves at the root.
#[test]
fn a_wrong_line_of_a_long_log_has_all_its_fields() {
    let mut text: String = endless(40_000).map(|line| line + "\n").collect();
    text += "enter move-x 3 inf\nleaf 0\nexit 0\n";
    let (exit, told) = run(&["judge", "-", "--json"], &text);
    assert_eq!(exit, Ok(Exit::Broken));
    let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(answer["line"], 80_003);
    assert_eq!((&answer["kind"], &answer["node"]), (&"window".into(), &"move-x".into()));
    assert_eq!(answer["expected"], serde_json::json!([0, null]));
    assert_eq!(answer["found"], serde_json::json!([3, null]));
    assert_eq!(answer["finished"], serde_json::Value::Null);
    let lines: Vec<_> = answer["lines"].as_array().expect("lines").iter().collect();
    let numbers: Vec<_> = lines.iter().filter_map(|line| line["line"].as_u64()).collect();
    assert_eq!(numbers, [80_000, 80_001, 80_002, 80_003, 80_004, 80_005]);
    assert_eq!(lines[3]["text"], "enter move-x 3 inf");
    // A wrong line in the first part has its mistake, however long the rest is.
    let early = "yomisuji search-log 2\nalgorithm minimax\nenter\nenter 1\nenter 1\nleaf 3\n\
                 enter 2\nleaf 5\nexit 5\nenter 2\nenter 1\nleaf 2\nenter 2\nleaf 9\nexit 9\n";
    let rest: Vec<_> = (3..60_000).map(|number| format!("enter {number}\nleaf 1\n")).collect();
    let rest = rest.concat();
    let (exit, told) = run(&["judge", "-", "--json"], &format!("{early}{rest}"));
    assert_eq!(exit, Ok(Exit::Broken));
    let answer: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(answer["line"], 9, "{told}");
    // A broken line far away.
    let broken = text.replace("enter move-x 3 inf", "entre move-x 3 inf");
    let (exit, told) = run(&["judge", "-", "--lang", "en"], &broken);
    let said = exit.expect_err("a broken line").0;
    assert!(told.is_empty() && said.starts_with("stdin:80003:1: "), "{said}");
    assert!(said.contains("steps before are right"), "{said}");
}
