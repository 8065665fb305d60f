//! `yomisuji compare` with engines that do not answer.

use std::process::Command;

use serde_json::Value;

use super::scripted::scripted;

/// The row of an engine with this fault, and the text output of the command.
fn compared(fault: &str) -> (Value, String) {
    compared_with(fault, true)
}

fn compared_with(fault: &str, is_stopped: bool) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("engines.ron");
    let entry = scripted(fault);
    let text = format!(
        "(version: 1, engines: [(name: \"bad\", program: {:?}, arguments: {:?})])",
        entry.program.to_str().expect("UTF-8"),
        entry.arguments
    );
    std::fs::write(&list, text).expect("a file");
    let asked = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_yomisuji"));
        command.args(["compare", "--sfen", "startpos", "--depth", "3", "--engine", "bad"]);
        command.args(["--lang", "en", "--patience", "5", "--list"]).arg(&list).args(more);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let answer: Value = serde_json::from_str(&asked(&["--json"])).expect("JSON");
    let rows = answer["rows"].as_array().expect("rows");
    for row in rows {
        assert_eq!(row["stopped"], is_stopped && row["reader"] == "bad", "{row}");
    }
    let row = rows.iter().find(|row| row["reader"] == "bad");
    (row.expect("its row").clone(), asked(&[]))
}

#[test]
fn an_engine_that_never_answers_times_out_with_a_remark() {
    for (fault, why) in [
        ("ignores-stop", "did not stop"),
        ("hangs-in-search", "did not stop"),
        ("hangs-in-handshake", "before it began"),
    ] {
        let (row, people) = compared(fault);
        let remark = row["remark"].as_str().expect("a remark");
        let told = "no answer within 5 s, so it was told to stop";
        assert!(remark.starts_with(told), "{fault}: {remark}");
        assert!(people.contains(told), "{fault}: {people}");
        assert!(remark.contains(why), "{fault}: {remark}");
    }
}

#[test]
fn an_engine_that_answers_after_stop_has_its_answer_in_its_row() {
    let (row, _) = compared("thinks-until-stopped");
    assert_eq!(row["best"], "7g7f", "{row}");
    assert_eq!(row["remark"], "no answer within 5 s, so it was told to stop");
}

#[test]
fn a_score_and_its_line_belong_together_also_if_they_come_one_after_the_other() {
    for fault in ["score-then-line", "line-then-score"] {
        let (row, _) = compared_with(fault, false);
        assert_eq!((&row["score"], &row["depth"]), (&30.into(), &3.into()), "{fault}: {row}");
        assert_eq!(row["pv"], serde_json::json!(["7g7f", "3c3d"]), "{fault}: {row}");
    }
}
