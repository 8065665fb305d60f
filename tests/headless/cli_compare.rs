//! `yomisuji compare` as other programs use it: as a process, with a real engine.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use serde_json::Value;

use crate::program;

/// White can win a rook; Black to move, and the same with colours turned.
const BLACK: &str = "4k4/9/9/4r4/4P4/9/9/9/4K4 b - 1";
const WHITE: &str = "4k4/9/9/9/4p4/4R4/9/9/4K4 w - 1";
const U_05: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";

fn compare(arguments: &[&str], input: &str) -> Output {
    let mut process = program()
        .arg("compare")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = process.stdin.take().expect("its input");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    process.wait_with_output().expect("it ends")
}

/// The answer, which is one line of JSON.
fn answer(arguments: &[&str]) -> Value {
    let output = compare(&[arguments, &["--json"]].concat(), "");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}");
    assert_eq!(told, "");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).expect("JSON")
}

fn row<'v>(answer: &'v Value, kind: &str) -> &'v Value {
    let rows = answer["rows"].as_array().expect("rows");
    let found = rows.iter().find(|row| row["kind"] == kind);
    found.unwrap_or_else(|| panic!("{kind} in {answer}"))
}

/// A list with this program itself, and a missing program.
fn list(folder: &Path) -> PathBuf {
    let own = env!("CARGO_BIN_EXE_yomisuji");
    let path = folder.join("engines.ron");
    let text = format!(
        "(version: 1, engines: [(name: \"own\", program: {own:?}, arguments: [\"usi\"], \
         options: [(\"Exact\", \"true\"), (\"Evaluator\", \"usapyon\")]), \
         (name: \"gone\", program: \"/nowhere/engine\")])"
    );
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn every_row_gives_its_score_for_black() {
    let (black, white) = (["--sfen", BLACK], ["--sfen", WHITE]);
    let [black, white] =
        [black, white].map(|sfen| answer(&[&sfen[..], &["--depth", "2"]].concat()));
    assert_eq!(black["sfen"], BLACK);
    assert_eq!(black["side_to_move"], "black");
    assert_eq!(white["side_to_move"], "white");
    for (answer, sign, best) in [(&black, 1, "5e5d"), (&white, -1, "5e5f")] {
        assert_eq!(answer["depth"], 2);
        assert_eq!(answer["tree_depth"], 2);
        for kind in ["tree", "yomisuji"] {
            let row = row(answer, kind);
            let score = row["score"].as_i64().expect("a score");
            // A pawn on the board against it, and a rook in hand for it.
            assert!(score * sign > 1_000, "{row}");
            assert_eq!(row["best"], best);
            assert_eq!(row["pv"][0], best);
            assert_eq!(row["raw_unit"], "material-black");
            assert!(row["raw"].as_i64().is_some_and(|raw| raw * sign > 1_000));
            assert_eq!(row["rank"], 1);
            assert_eq!(row["bound"], "");
            assert!(row["mate"].is_null() && row["remark"].is_null());
            assert!(row["nodes"].as_u64().is_some_and(|nodes| nodes > 1));
            assert_eq!(row["depth"], 2);
        }
        assert!(row(answer, "tree")["agreement"].is_null());
        assert!(row(answer, "tree")["parting"].is_null());
        let ours = row(answer, "yomisuji");
        assert_eq!(ours["agreement"], "same");
        assert_eq!(ours["iterations"][0]["depth"], 1);
        assert!(ours["parting"]["together"].as_u64().is_some());
    }
    // The mirror image has the opposite score.
    for kind in ["tree", "yomisuji"] {
        let [black, white] = [&black, &white].map(|answer| row(answer, kind)["score"].as_i64());
        assert_eq!(black, white.map(|white| -white));
    }
}

#[test]
fn a_tree_with_quiescence_agrees_with_our_engine() {
    let plain = answer(&["--sfen", U_05, "--depth", "1"]);
    let quiet = answer(&["--sfen", U_05, "--depth", "1", "--quiescence"]);
    // At one ply it takes the guarded pawn; deeper readings do not.
    assert_eq!(row(&plain, "tree")["best"].as_str().map(|mv| &mv[2..4]), Some("2c"));
    let ours = row(&quiet, "yomisuji");
    assert_eq!(row(&quiet, "tree")["score"], ours["score"]);
    assert_ne!(row(&plain, "tree")["score"], ours["score"]);
    assert_eq!(row(&plain, "yomisuji")["agreement"], "other");
    let prefers = &row(&plain, "yomisuji")["parting"]["prefers"];
    assert_eq!(prefers["after"], 0);
    assert_eq!(prefers["tree"], row(&plain, "tree")["best"]);
    assert_eq!(prefers["line"], ours["best"]);
    assert_eq!(prefers["line_bound"], "exact");
    let sentence = prefers["sentence"].as_str().expect("a sentence");
    assert!(sentence.contains("the tree plays"), "{sentence}");
}

#[test]
fn a_mate_is_given_with_its_winner_and_its_plies() {
    for (sfen, winner) in
        [("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "black"), ("4k4/9/9/9/9/9/4p4/9/4K4 w g 1", "white")]
    {
        let answer = answer(&["--sfen", sfen, "--depth", "2"]);
        for kind in ["tree", "yomisuji"] {
            let row = row(&answer, kind);
            assert!(row["score"].is_null());
            assert_eq!(row["mate"]["winner"], winner);
            assert_eq!(row["mate"]["plies"], 1, "{row}");
        }
    }
}

#[test]
fn our_engine_gives_the_same_result_over_usi() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = list(folder.path());
    let list = list.to_str().expect("a name");
    for sfen in [BLACK, WHITE, U_05, "startpos"] {
        let arguments = ["--sfen", sfen, "--depth", "3", "--tree-depth", "1"];
        let answer = answer(&[&arguments[..], &["--list", list, "--engine", "own"]].concat());
        assert_eq!(answer["tree_depth"], 1);
        let (ours, foreign) = (row(&answer, "yomisuji"), row(&answer, "engine"));
        assert_eq!(foreign["reader"], "own");
        for key in ["score", "mate", "best", "depth", "agreement"] {
            assert_eq!(foreign[key], ours[key], "{key} of {sfen}: {foreign}");
        }
        // Its own score is for the side to move.
        assert_eq!(foreign["raw_unit"], "cp-side-to-move");
        let sign = if answer["side_to_move"] == "black" { 1 } else { -1 };
        assert_eq!(foreign["raw"].as_i64(), foreign["score"].as_i64().map(|score| score * sign));
        assert!(foreign["remark"].is_null(), "{foreign}");
        assert!(foreign["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
        let leaves = &foreign["parting"]["leaves"];
        assert_eq!(leaves["reason"], "beyond-depth", "{foreign}");
        assert_eq!(leaves["after"], 1);
        assert_eq!(leaves["move"], foreign["pv"][1]);
    }
}

#[test]
fn each_of_several_lines_has_a_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = list(folder.path());
    let list = list.to_str().expect("a name");
    let arguments = ["--sfen", "startpos", "--depth", "2", "--multipv", "3"];
    let answer = answer(&[&arguments[..], &["--list", list, "--engine", "own"]].concat());
    let rows = answer["rows"].as_array().expect("rows").iter();
    let ranks = rows.filter(|row| row["kind"] == "engine").map(|row| row["rank"].as_u64());
    assert_eq!(ranks.collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
}

#[test]
fn a_missing_engine_leaves_the_other_rows_intact() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = list(folder.path());
    let list = list.to_str().expect("a name");
    let arguments = ["--sfen", "startpos", "--depth", "1", "--list", list];
    let answer = answer(&[&arguments[..], &["--engine", "gone", "--engine", "own"]].concat());
    for kind in ["tree", "yomisuji"] {
        assert!(row(&answer, kind)["score"].is_i64());
    }
    let rows = answer["rows"].as_array().expect("rows");
    let of = |name: &str| rows.iter().find(|row| row["reader"] == name).expect("a row");
    assert!(of("own")["score"].is_i64());
    let gone = of("gone");
    assert!(gone["score"].is_null() && gone["best"].is_null());
    let remark = gone["remark"].as_str().expect("a reason");
    assert!(remark.contains("/nowhere/engine"), "{remark}");
}

#[test]
fn an_invalid_comparison_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = list(folder.path());
    let list = path.to_str().expect("a name");
    let broken = folder.path().join("broken.ron");
    std::fs::write(&broken, "(version: 1,\n engines: [(nam: \"x\")])").expect("a file");
    let broken = broken.to_str().expect("a name");
    let newer = folder.path().join("newer.ron");
    std::fs::write(&newer, "(version: 3, engines: [])").expect("a file");
    let newer = newer.to_str().expect("a name");
    let start = ["--sfen", "startpos", "--depth", "1"];
    let with = |list, engine| [&start[..], &["--list", list, "--engine", engine]].concat();
    for (arguments, expected) in [
        (with(list, "nobody"), "there is no engine 'nobody', expected one of own, gone"),
        (with("/nowhere/list.ron", "own"), "/nowhere/list.ron"),
        (with(broken, "own"), "broken.ron:2:"),
        (with(newer, "own"), "version 3, expected 1 to 2"),
        (vec!["--sfen", "nonsense", "--depth", "1"], "expected"),
        (vec!["--sfen", "startpos", "--depth", "0"], "--depth"),
        (vec!["--sfen", "startpos", "--depth", "31"], "--depth"),
        (vec!["--sfen", "startpos"], "--depth"),
    ] {
        let output = compare(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.contains(expected), "{told}");
        assert!(!told.contains("panicked"), "{told}");
    }
}

#[test]
fn positions_are_read_line_by_line_and_errors_name_the_line() {
    let input = format!("{BLACK}\n\nnonsense\n{WHITE}\n");
    let output = compare(&["--sfen", "-", "--depth", "1", "--json"], &input);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["sfen"], BLACK);
    for (number, line) in [(2, &lines[1]), (3, &lines[2])] {
        let error = line["error"].as_str().expect("an error");
        assert!(error.starts_with(&format!("line {number}, ")), "{error}");
    }
    assert_eq!(lines[3]["sfen"], WHITE);
}

#[test]
fn pieces_without_kings_are_compared_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = list(folder.path());
    let list = list.to_str().expect("a name");
    let fragment = "9/9/9/4r4/4P4/9/9/9/9 b - 1";
    let arguments = ["--sfen", fragment, "--depth", "2", "--list", list];
    let answer = answer(&[&arguments[..], &["--engine", "own"]].concat());
    for kind in ["tree", "yomisuji"] {
        assert_eq!(row(&answer, kind)["best"], "5e5d");
    }
    // The foreign engine always has its row, whatever its result.
    let foreign = row(&answer, "engine");
    let answers = foreign["best"] == "5e5d" || foreign["remark"].is_string();
    assert!(answers, "{foreign}");
}

#[test]
fn the_plain_output_is_a_table_with_reasons() {
    let output = compare(&["--sfen", U_05, "--depth", "2", "--tree-depth", "1"], "");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    for word in ["reader", "tree", "yomisuji", "Beyond the depth", "for Black"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn further_lines_of_our_engine_have_ranks_and_their_own_partings() {
    let told = answer(&["--sfen", BLACK, "--depth", "2", "--multipv", "3"]);
    let rows = told["rows"].as_array().expect("rows");
    let ours: Vec<_> = rows.iter().filter(|row| row["kind"] == "yomisuji").collect();
    assert_eq!(ours.len(), 3);
    for (number, row) in ours.iter().enumerate() {
        assert_eq!(row["rank"], number + 1);
        assert_eq!(row["iterations"].is_array(), number == 0);
        // The tree's preference is about the move of this row.
        let prefers = &row["parting"]["prefers"];
        if prefers["after"] == 0 {
            assert_eq!(prefers["line"], row["best"], "{row}");
        }
    }
    assert!(ours.windows(2).all(|pair| pair[0]["best"] != pair[1]["best"]));
}
