//! The command line for teachers: changes and sheets by names in either language, stops that never
//! occur, lessons without stops, and unreachable positions.

use std::process::Stdio;

use crate::answers::{answer, printed, said};
use crate::cover::{lessons, rounds};
use crate::{program, run};
use yomisuji::formats::record::Format;
use yomisuji::scenario::{Question, load, shipped, student_copy};
use yomisuji::session::{BoardDesk, Command, PageCommand, Session};

/// White's king is attacked by the rook, but it is Black's turn.
const HANGING: &str = "4k4/9/9/9/4R4/9/9/9/4K4 b - 1";
/// The same with White to move: an ordinary check.
const CHECK: &str = "4k4/9/9/9/4R4/9/9/9/4K4 w - 1";
const TOLD: &str =
    "White is in check on 5a, but it is the other side's turn: the king could be taken";

#[test]
fn every_input_warns_of_a_king_that_could_be_taken() {
    for (command, more) in [
        ("moves", &[][..]),
        ("search", &["--depth", "1"]),
        ("perft", &["--depth", "1"]),
        ("eval", &["--evaluator", "usapyon"]),
    ] {
        let told = |sfen: &str| {
            let arguments = [&[command, "--sfen", sfen], more].concat();
            let warning = answer(&arguments)["warning"].clone();
            let is_said = printed(&arguments).starts_with("warning: ");
            assert_eq!(warning.is_string(), is_said, "{command}");
            warning
        };
        assert_eq!(told(HANGING), TOLD, "{command}");
        assert!(told(CHECK).is_null(), "{command}");
        // Partial positions are accepted.
        assert!(told("9/9/9/4p4/9/9/9/4R4/9 b - 1").is_null(), "{command}");
    }
    // Line by line, too.
    let lines = format!("{CHECK}\n{HANGING}\n");
    let (_, text) = run(&["moves", "--sfen", "-"], &lines);
    let has: Vec<_> = text.lines().map(|line| line.contains("warning")).collect();
    assert_eq!(has, [false, true]);
    // A lesson on it is proved, and reported.
    let folder = tempfile::tempdir().expect("a folder");
    let lesson = |sfen: &str| {
        let path = folder.path().join("own.ron").display().to_string();
        said(&["grow", "--sfen", sfen, "--depth", "1", "-o", &path]).expect("it grows");
        let answer = answer(&["check", &path]);
        (answer["lessons"][0]["warning"].clone(), path)
    };
    let (warning, path) = lesson(HANGING);
    assert_eq!(warning, TOLD);
    assert!(printed(&["check", &path]).contains(TOLD));
    std::fs::remove_file(path).expect("it is there");
    assert!(lesson(CHECK).0.is_null());
    // A record that begins there.
    let record = yomisuji::formats::record::read(HANGING.as_bytes(), Some(Format::Sfen));
    let warnings = record.expect("a position").warnings;
    let said: Vec<_> = warnings.iter().map(|it| it.what.en.as_str()).collect();
    assert_eq!(said, [TOLD]);
    // The board page.
    for (sfen, told) in [(HANGING, true), (CHECK, false)] {
        let mut session = Session::new();
        let text = sfen.to_owned();
        session.apply(Command::Page(PageCommand::EditText(text)));
        let note = session.board_editor().and_then(BoardDesk::note);
        assert_eq!(note.is_some_and(|note| note.en == TOLD), told, "{sfen}");
    }
}

#[test]
fn our_engine_warns_of_a_king_that_could_be_taken() {
    use std::io::Write;
    let mut process = program()
        .arg("usi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = process.stdin.take().expect("its input");
    let lines = format!("usi\nisready\nposition sfen {HANGING}\nposition sfen {CHECK}\nquit\n");
    input.write_all(lines.as_bytes()).expect("it listens");
    drop(input);
    let output = process.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let notes = said.lines().filter(|line| line.contains("5a"));
    assert_eq!(notes.count(), 1, "{said}");
}

#[test]
fn walk_reports_a_stop_that_never_occurs() {
    let answer = answer(&["walk", "m-01-tree-A", "--stops", "reach:Q", "--lang", "en"]);
    assert_eq!(answer["steps"].as_array().map(Vec::len), Some(0));
    let note = "--stops reach:Q: it never happens here, so there is no stop.";
    assert_eq!(answer["note"], note);
    let said = printed(&["walk", "m-01-tree-A", "--stops", "reach:Q", "--lang", "en"]);
    assert!(said.contains(note), "{said}");
    let said = printed(&["walk", "m-01-tree-A", "--stops", "reach:チ", "--lang", "ja"]);
    assert!(said.contains("起こらない"), "{said}");
    let said = printed(&["walk", "m-01-tree-A", "--stops", "reach:D", "--lang", "en"]);
    assert!(!said.contains("never happens"), "{said}");
}

#[test]
fn a_lesson_may_have_no_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.ron");
    let own = shipped().iter().find(|lesson| lesson.id == "x-deep-cutoff");
    let text = own.expect("it ships").text();
    let from = text.find("    stops: [").expect("stops");
    let to = text.find("    questions: [").expect("questions");
    std::fs::write(&path, format!("{}{}", &text[..from], &text[to..])).expect("written");
    let path = path.display().to_string();
    assert_eq!(answer(&["check", &path])["ok"], true);
}

/// Draws a picture with the program, or returns its error.
pub(crate) fn picture(lesson: &str, options: &[&str]) -> Result<Vec<u8>, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("picture.png");
    let output = program()
        .args(["screenshot", lesson, "--size", "1280x720", "-o"])
        .arg(&path)
        .args(options)
        .output()
        .expect("the program runs");
    if output.status.success() {
        Ok(std::fs::read(&path).expect("a picture"))
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

#[test]
fn the_command_line_accepts_node_names_of_both_languages() {
    for lang in ["ja", "en"] {
        let of = |edit: &str| {
            picture("m-01-tree-A", &["--mode", "what-if", "--lang", lang, "--edit", edit])
        };
        assert!(of("S=500") == of("テ=500") && of("S=500").is_ok(), "{lang}");
        assert!(of("S=500") != of("S=400"), "{lang}");
        let leaf = if lang == "en" { "expected a leaf" } else { "末端" };
        // No such node, and one that has its value from below.
        assert!(of("Y=500").is_err_and(|why| why.contains(leaf)));
        assert!(of("C=500").is_err_and(|why| why.contains(leaf)));
        let filled = |fill: &str| {
            picture("m-01-tree-A", &["--mode", "fill-in", "--lang", lang, "--fill", fill])
        };
        assert!(filled("F=300") == filled("カ=300") && filled("F=300").is_ok());
    }
    let proof =
        |fill: &str| picture("x-pns", &["--mode", "fill-in", "--lang", "en", "--fill", fill]);
    let (first, second) = (proof("A=3/2"), proof("A=2/3"));
    assert!(first.is_ok() && second.is_ok() && first != second);
    assert!(proof("A=3/x").is_err_and(|why| why.contains("not a number")));
    // A tree without proof numbers has no field for them.
    let wrong = picture("m-01-tree-A", &["--mode", "fill-in", "--fill", "F=3/2"]);
    assert!(wrong.is_err());
}

#[test]
fn a_student_copy_omits_questions_that_tell_the_result() {
    let mut left_out = 0;
    for lesson in lessons() {
        let loaded = load(lesson.id, lesson.text()).expect("it ships");
        let Ok(copy) = student_copy(&loaded) else {
            continue; // Its listings contain the answer.
        };
        for question in loaded.lesson.questions.iter().filter(|asked| asked.tells) {
            let same = |kept: &Question| kept.ask == question.ask;
            assert!(!copy.questions.iter().any(same), "{}", question.ask.en);
            left_out += 1;
        }
    }
    assert!(left_out >= rounds(13), "{left_out}");
}
