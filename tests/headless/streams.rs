//! Streams on the command line: one line in, one line out, in order, on all cores.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command as Process, Output, Stdio};

use serde_json::Value;

use crate::{program, run};
use yomisuji::cli::Exit;

const MIDDLEGAMES: &str = include_str!("../data/middlegames.sfen");

/// Each command with what it needs besides positions.
const COMMANDS: [&[&str]; 9] = [
    &["grow", "--depth", "1", "--leaf", "static"],
    &["exchange", "--square", "5e"],
    &["eval"],
    &["mate", "--plies", "1"],
    &["candidates"],
    &["compare", "--depth", "1"],
    &["search", "--nodes", "500"],
    &["moves"],
    &["perft", "--depth", "1"],
];

/// Without what a clock says.
fn timeless(line: &str) -> Value {
    fn clear(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !["ms", "time_ms", "nps"].contains(&name.as_str()));
                fields.values_mut().for_each(clear);
            }
            Value::Array(values) => values.iter_mut().for_each(clear),
            _ => {}
        }
    }
    let mut answer = serde_json::from_str(line).expect("JSON");
    clear(&mut answer);
    answer
}

#[test]
fn every_command_answers_a_stream_line_by_line_as_it_answers_each_alone() {
    let positions: Vec<_> = MIDDLEGAMES.lines().step_by(12).collect();
    for command in COMMANDS {
        let with = |sfen| [&command[..1], &["--json", "--sfen", sfen], &command[1..]].concat();
        let input = positions.join("\n");
        let (exit, text) = run(&with("-"), &input);
        assert_ne!(exit, Ok(Exit::BadInput), "{command:?}");
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), positions.len(), "{command:?}");
        for (position, line) in positions.iter().zip(lines).step_by(3) {
            let (_, alone) = run(&with(position), "");
            assert_eq!(timeless(line), timeless(&alone), "{command:?} {position}");
        }
    }
}

#[test]
fn a_game_in_usi_is_its_last_position() {
    let last = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    let fragment = "4k4/9/9/9/9/9/9/9/4K4 b P 1";
    let dropped = "4k4/9/9/9/4P4/9/9/9/4K4 w - 2";
    for command in COMMANDS {
        for (game, position) in [
            ("position startpos moves 7g7f 3c3d", last),
            ("startpos moves 7g7f 3c3d", last),
            (&*format!("position sfen {fragment} moves P*5e"), dropped),
            (&*format!("{fragment} moves P*5e resign"), dropped),
            ("startpos moves", "startpos"),
        ] {
            let with = |sfen| [&command[..1], &["--json", "--sfen", sfen], &command[1..]].concat();
            let (exit, game) = run(&with(game), "");
            let (expected, position) = run(&with(position), "");
            assert_eq!(exit, expected, "{command:?} {position}");
            if exit.is_ok() {
                assert_eq!(timeless(&game), timeless(&position), "{command:?}");
            }
        }
    }
}

#[test]
fn bad_lines_say_so_in_their_place_and_the_rest_goes_on() {
    let input = "startpos\nstartpos moves 7g7f 9i9h\n\nzzz\nstartpos moves 7g7f\n\n\n";
    for command in COMMANDS.iter().filter(|command| command[0] != "compare") {
        let arguments = [&command[..1], &["--sfen", "-"], &command[1..]].concat();
        let (exit, text) = run(&arguments, input);
        assert_eq!(exit, Ok(Exit::BadInput), "{command:?}");
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), 5, "blank lines at the end are none");
        for (number, place) in
            [(2, "line 2, column 21: "), (3, "line 3, column 1: "), (4, "line 4, column 1: ")]
        {
            let line = &lines[number - 1];
            assert_eq!(line["line"], number);
            let error = line["error"].as_str().expect("an error");
            assert!(error.starts_with(place), "{command:?}: {error}");
        }
        for good in [&lines[0], &lines[4]] {
            assert!(good.get("error").is_none());
        }
    }
}

#[test]
fn the_order_of_lines_is_kept_where_they_take_unlike_times() {
    // Counting four plies takes hundreds of times longer than in a mate.
    let mated = "4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1";
    let long: Vec<_> = (0..40).map(|at| if at % 7 == 0 { "startpos" } else { mated }).collect();
    let (_, text) = run(&["perft", "--depth", "3", "--sfen", "-"], &long.join("\n"));
    let expected =
        (0..40).map(|at| if at % 7 == 0 { "{\"nodes\":25470}\n" } else { "{\"nodes\":0}\n" });
    assert_eq!(text, expected.collect::<String>());
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut process = program();
    process.args(["eval", "--sfen", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = process.spawn().expect("the program starts");
    let mut asks = process.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(process.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(asks, "startpos").expect("it reads");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("it answers");
        assert!(answer.starts_with("{\"evaluator\":"), "{answer}");
    }
    drop(asks);
    assert!(process.wait().expect("it ends").success());
}

#[test]
fn a_reader_that_goes_away_ends_a_stream_quietly() {
    let mut process = program();
    process.args(["eval", "--sfen", "-"]).stdin(Stdio::piped());
    let mut process =
        process.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut asks = process.stdin.take().expect("a pipe");
    // As `yes startpos` would, until nobody reads.
    let asking = std::thread::spawn(move || while writeln!(asks, "startpos").is_ok() {});
    let mut answer = String::new();
    let mut answers = BufReader::new(process.stdout.take().expect("a pipe"));
    answers.read_line(&mut answer).expect("it answers");
    drop(answers);
    asking.join().expect("it ends");
    let output = process.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn progress_is_told_if_asked_for_and_apart_from_answers() {
    let mut process = program();
    process.args(["eval", "--sfen", "-", "--progress"]).stdin(Stdio::piped());
    let mut process =
        process.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut asks = process.stdin.take().expect("a pipe");
    asks.write_all(b"startpos\nstartpos\nstartpos\n").expect("it reads");
    drop(asks);
    let output = process.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 3);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.ends_with("3 lines answered\n"), "{told}");
}

/// The positions of a record as an array of objects.
fn positions(file: &str) -> Vec<Value> {
    let (exit, text) = run(&["record", file, "--positions", "--json"], "");
    assert!(exit.is_ok(), "{file}: {exit:?}");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_record_gives_every_position_of_its_main_line() {
    let folder = "tests/records";
    let mut records = 0;
    for entry in std::fs::read_dir(folder).expect("records") {
        let path = entry.expect("a file").path();
        if path.is_dir() || path.extension().is_some_and(|end| end == "json") {
            continue;
        }
        let file = path.display().to_string();
        records += 1;
        let (_, whole) = run(&["record", &file, "--json"], "");
        let whole: Value = serde_json::from_str(&whole).expect("JSON");
        let line = &whole["lines"][0];
        let at = positions(&file);
        let moves = line["moves"].as_array().expect("moves");
        assert_eq!(at.len(), moves.len() + 1, "{file}");
        assert_eq!(at[0]["move"], Value::Null);
        for (ply, (at, mv)) in (1..).zip(at[1..].iter().zip(moves)) {
            assert_eq!((&at["ply"], &at["move"]), (&Value::from(ply), mv), "{file}");
        }
        // The same as lines, which other commands read.
        let (_, plain) = run(&["record", &file, "--positions"], "");
        let sfens: Vec<_> = at.iter().filter_map(|at| at["sfen"].as_str()).collect();
        assert_eq!(plain.lines().collect::<Vec<_>>(), sfens);
        let (exit, moves) = run(&["moves", "--sfen", "-"], &plain);
        assert_eq!((exit, moves.lines().count()), (Ok(Exit::Answered), sfens.len()));
        // And as a game in USI on standard input.
        let first = sfens[0];
        let usi: Vec<_> = at[1..].iter().filter_map(|at| at["move"].as_str()).collect();
        let game = format!("position sfen {first} moves {}\nzzz\n", usi.join(" "));
        let (exit, streamed) = run(&["record", "-", "--positions"], &game);
        assert_eq!(exit, Ok(Exit::BadInput));
        let (good, bad) = streamed.trim_end().rsplit_once('\n').expect("two lines");
        assert_eq!(good, plain.trim_end(), "{file}");
        assert!(bad.starts_with("{\"error\":\"line 2, column 1: "), "{bad}");
    }
    assert!(records > 7, "{records}");
    let othello = "tests/othello/forced_pass.moves";
    let (_, boards) = run(&["record", othello, "--positions"], "");
    let (exit, answers) = run(&["moves", "--game", "othello", "--position", "-"], &boards);
    assert_eq!(exit, Ok(Exit::Answered));
    assert_eq!(answers.lines().count(), boards.lines().count());
    assert!(run(&["record", "-"], "").0.expect_err("a game").0.contains("--positions"));
}

/// A study of examples/, as it is run by hand.
fn study(process: &mut Process) -> Output {
    process.env("YOMISUJI", env!("CARGO_BIN_EXE_yomisuji"));
    process.current_dir(env!("CARGO_MANIFEST_DIR"));
    process.args(["tests/records/kif_funari.kif", "tests/records/csa_v22.csa"]);
    process.stderr(Stdio::inherit()).output().expect("it starts")
}

#[test]
#[cfg(unix)]
fn the_study_is_the_same_as_a_pipe_and_with_spark() {
    let pipe = study(&mut Process::new("examples/study.sh"));
    assert!(pipe.status.success());
    let text = String::from_utf8(pipe.stdout.clone()).expect("UTF-8");
    for line in text.lines() {
        let parts: Vec<_> = line.split('\t').collect();
        let [position, exchange, quiescence] = parts[..] else { panic!("{line}") };
        for (leaf, value) in [("exchange", exchange), ("quiescence", quiescence)] {
            let grow = ["grow", "--json", "--depth", "0", "--leaf", leaf, "--sfen", position];
            let (_, answer) = run(&grow, "");
            let answer: Value = serde_json::from_str(&answer).expect("JSON");
            assert_eq!(answer["value"].to_string(), value, "{line}");
        }
        assert_ne!(exchange, quiescence);
    }
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let has = |program: &str, arguments: &[&str]| {
        let tried = Process::new(program).args(arguments).stderr(Stdio::null()).output();
        tried.is_ok_and(|output| output.status.success())
    };
    if !has(&python, &["-c", "import pyspark"]) || !has("java", &["-version"]) {
        println!("SKIPPED: Java with PySpark is not installed, so Spark is not compared");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut spark = Process::new(&python);
    spark.arg("examples/study.py").env("PYSPARK_PYTHON", &python);
    spark.env("PYSPARK_SUBMIT_ARGS", "--master local[2] pyspark-shell");
    spark.env("SPARK_LOCAL_DIRS", folder.path());
    let spark = study(&mut spark);
    assert!(spark.status.success());
    assert_eq!(spark.stdout, pipe.stdout);
}
