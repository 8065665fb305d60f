//! `yomisuji compare` with engines that do not answer.

use std::process::Command;

use serde_json::Value;

use super::scripted::{at_once, each_at_once, scripted};

/// The row of an engine with this fault, and the text output of the command.
fn compared(fault: &str) -> (Value, String) {
    let asked = |more: &[&str]| asked(fault, "1", more);
    let (json, people) = at_once(|| asked(&["--json"]), || asked(&[]));
    (row(&json, true), people)
}

/// What the command says of an engine with this fault, which has so many seconds.
fn asked(fault: &str, patience: &str, more: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("engines.ron");
    let entry = scripted(fault);
    let text = format!(
        "(version: 1, engines: [(name: \"bad\", program: {:?}, arguments: {:?})])",
        entry.program.to_str().expect("UTF-8"),
        entry.arguments
    );
    std::fs::write(&list, text).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_yomisuji"));
    command.args(["compare", "--sfen", "startpos", "--depth", "3", "--engine", "bad"]);
    command.args(["--lang", "en", "--patience", patience, "--list"]).arg(&list).args(more);
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The row of the engine in an answer; no other reader was stopped.
fn row(answer: &str, is_stopped: bool) -> Value {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    let rows = answer["rows"].as_array().expect("rows");
    for row in rows {
        assert_eq!(row["stopped"], is_stopped && row["reader"] == "bad", "{row}");
    }
    let row = rows.iter().find(|row| row["reader"] == "bad");
    row.expect("its row").clone()
}

#[test]
fn an_engine_that_never_answers_times_out_with_a_remark() {
    let cases = [
        ("ignores-stop", "did not stop"),
        ("hangs-in-search", "did not stop"),
        ("hangs-in-handshake", "before it began"),
    ];
    each_at_once(cases, |(fault, why)| {
        let (row, people) = compared(fault);
        let remark = row["remark"].as_str().expect("a remark");
        let told = "no answer within 1 s, so it was told to stop";
        assert!(remark.starts_with(told), "{fault}: {remark}");
        assert!(people.contains(told), "{fault}: {people}");
        assert!(remark.contains(why), "{fault}: {remark}");
    });
}

#[test]
fn an_engine_that_answers_after_stop_has_its_answer_in_its_row() {
    let row = row(&asked("thinks-until-stopped", "1", &["--json"]), true);
    assert_eq!(row["best"], "7g7f", "{row}");
    assert_eq!(row["remark"], "no answer within 1 s, so it was told to stop");
}

#[test]
fn a_score_and_its_line_belong_together_also_if_they_come_one_after_the_other() {
    for fault in ["score-then-line", "line-then-score"] {
        let row = row(&asked(fault, "5", &["--json"]), false);
        assert_eq!((&row["score"], &row["depth"]), (&30.into(), &3.into()), "{fault}: {row}");
        assert_eq!(row["pv"], serde_json::json!(["7g7f", "3c3d"]), "{fault}: {row}");
    }
}
