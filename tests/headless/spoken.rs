//! The language of the command line: asked for, or that of the system; who says what is wrong; what may
//! have been meant.

use std::process::Output;

use clap::CommandFactory as _;
use yomisuji::cli::Arguments;

use crate::program;

/// What the program answers in a system of this language.
fn said(locale: &str, arguments: &[&str]) -> Output {
    let mut process = program();
    process.env("LC_ALL", locale).args(arguments).output().expect("it starts")
}

fn is_japanese(text: &str) -> bool {
    text.chars().any(|letter| ('ぁ'..='ヿ').contains(&letter))
}

#[test]
fn every_command_speaks_the_language_that_is_asked_for_or_that_of_the_system() {
    // An answer, or why there is none, of every command that says something.
    let start = ["--sfen", "startpos"];
    let position = |more: &[&'static str]| [&start[..], more].concat();
    let mate = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    let commands: &[(&str, Vec<&str>)] = &[
        ("lessons", vec![]),
        ("walk", vec!["x-aima-5.2", "--to", "1"]),
        ("run", vec!["nothing"]),
        ("judge", vec!["tests/data/logs/wrong-best.log"]),
        ("claims", vec!["nothing"]),
        ("why", vec!["m-01-tree-A", "--move", "zz"]),
        ("tree", vec!["--tree", "[[3,12],[2,4]]"]),
        ("perft", position(&["--depth", "99"])),
        ("moves", vec!["--sfen", "abc"]),
        ("candidates", position(&[])),
        ("exchange", position(&["--square", "7g"])),
        ("grow", position(&["--depth", "1"])),
        ("guesses", position(&["--depth", "1"])),
        ("growth", vec!["--trees", "0"]),
        ("eval", position(&[])),
        ("search", position(&["--depth", "1"])),
        ("mate", vec!["--sfen", mate, "--plies", "1"]),
        ("choose", position(&["--player", "one-ply"])),
        ("selfplay", vec!["random", "random", "--games", "1", "--max-plies", "2"]),
        ("match", vec!["random", "one-ply", "--games", "2", "--max-plies", "2"]),
        ("bench", vec!["--depth", "x"]),
        ("compare", position(&["--depth", "1"])),
        ("fit-othello", vec!["--games", "30", "--steps", "1"]),
        ("record", vec!["tests/records/kif_funari.kif"]),
        ("exercise", vec!["--goal", "none"]),
        ("check", vec!["nothing"]),
        ("diff", vec!["x-aima-5.2", "nothing"]),
        ("marks", vec!["--codes", "Cargo.toml"]),
        ("paper", vec!["x-aima-5.2"]),
        ("plan", vec!["plan-1-tree", "-o", "nothing"]),
        ("pack", vec!["x-aima-5.2", "-o", "nothing"]),
        ("scorm", vec!["x-aima-5.2", "-o", "nothing"]),
        ("handout", vec!["x-aima-5.2", "-o", "nothing"]),
        ("student", vec!["nothing"]),
        ("export", vec!["x-aima-5.2", "-o", "nothing"]),
        ("screenshot", vec!["x-aima-5.2", "--step", "1", "-o", "nothing"]),
    ];
    let arguments = Arguments::command();
    let mut names: Vec<_> = arguments.get_subcommands().map(clap::Command::get_name).collect();
    // It speaks USI, and what it notes is in both.
    names.retain(|name| *name != "usi");
    let tried: Vec<_> = commands.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    let mut sorted = tried.clone();
    sorted.sort_unstable();
    assert_eq!(names, sorted, "the table covers every command");
    for (name, more) in commands {
        let words = |locale: &str, lang: &[&'static str]| {
            let output = said(locale, &[&[*name], &more[..], lang].concat());
            String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8")
        };
        let (ja, en) = (words("ja_JP.UTF-8", &[]), words("en_GB.UTF-8", &[]));
        assert!(is_japanese(&ja), "{name}: {ja}");
        assert!(!is_japanese(&en), "{name}: {en}");
        let is_timed = |letter: char| letter.is_ascii_digit() || letter == ',' || letter == ' ';
        let timeless = |text: &str| text.replace(is_timed, "");
        assert_eq!(timeless(&words("en_GB.UTF-8", &["--lang", "ja"])), timeless(&ja), "{name}");
        assert_eq!(timeless(&words("ja_JP.UTF-8", &["--lang", "en"])), timeless(&en), "{name}");
    }
}

#[test]
fn without_a_language_lessons_are_told_as_in_the_window_and_the_rest_in_english() {
    for (locale, ja) in [("C", true), ("C.UTF-8", true), ("POSIX", true), ("de_DE", false)] {
        let output = said(locale, &["moves", "--sfen", "abc"]);
        assert_eq!(output.status.code(), Some(2));
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!is_japanese(&told), "{locale}: {told}");
        for more in [&[][..], &["--symbols", "japanese"]] {
            let walked = said(locale, &[&["walk", "x-aima-5.2", "--to", "1"], more].concat());
            let told = String::from_utf8(walked.stdout).expect("UTF-8");
            assert_eq!(is_japanese(&told), ja, "{locale}: {told}");
        }
    }
}

#[test]
fn what_is_wrong_is_said_by_the_program_and_in_one_language() {
    let options: &[(&[&str], &str)] = &[
        (&["moves", "--sfne", "startpos"], "--sfen"),
        (&["perft", "--sfen", "startpos", "--depth", "x"], "--depth"),
        (&["perft", "--sfen", "startpos"], "--depth"),
        (&["perft", "--sfen", "startpos", "--depth"], "--depth"),
        (&["perft", "--sfen", "startpos", "--depth", "1", "--depth", "1"], "--depth"),
        (&["match", "a", "b", "--games", "0"], "1..=1000000"),
        (&["match", "a", "b", "--games", "2", "--nodes", "1", "--cpu", "1"], "--cpu"),
        (&["eval", "--game", "chess", "--position", "startpos"], "othello"),
    ];
    for (arguments, named) in options {
        for (locale, ja) in [("ja_JP", true), ("en_US", false)] {
            let output = said(locale, arguments);
            let told = String::from_utf8(output.stderr).expect("UTF-8");
            assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]));
            assert!(told.starts_with("yomisuji: ") && told.contains(named), "{told}");
            assert_eq!(told.lines().count(), 1, "{told}");
            assert_eq!(is_japanese(&told), ja, "{told}");
        }
    }
}

#[test]
fn a_mistyped_command_or_lesson_names_what_may_be_meant() {
    for (typed, meant) in
        [("wlak", "walk"), ("m-01-tree-B-", "m-01-tree-B"), ("screnshot", "screenshot")]
    {
        let output = said("en_US", &[typed]);
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("did you mean") && told.contains(meant), "{told}");
    }
    // Whatever follows it.
    let output = said("en_US", &["wlak", "x-aima-5.2", "--to", "3"]);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("did you mean walk"), "{told}");
    // The language may stand before the command.
    let output = said("ja_JP", &["--lang", "en", "lessons"]);
    assert!(!is_japanese(&String::from_utf8(output.stdout).expect("UTF-8")));
    let output = said("en_US", &["walk", "m-01-tree"]);
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(told.contains("m-01-tree-A"), "{told}");
}

#[test]
fn help_is_wrapped_to_the_terminal() {
    for command in ["marks", "match", "selfplay"] {
        let mut process = program();
        process.env("COLUMNS", "80").args([command, "--help"]);
        let help = String::from_utf8(process.output().expect("it starts").stdout).expect("UTF-8");
        let longest = help.lines().max_by_key(|line| line.chars().count()).expect("lines");
        assert!(longest.chars().count() <= 100, "{command}: {longest}");
    }
}

#[test]
fn a_stream_of_mates_ends_well_without_a_mate_and_one_question_does_not() {
    use yomisuji::cli::Exit;
    let none = "4k4/9/9/9/9/9/9/9/9 b G 1";
    let plies = ["--plies", "1"];
    let one = crate::run(&[&["mate", "--sfen", none][..], &plies].concat(), "");
    assert_eq!(one.0, Ok(Exit::Broken));
    let (exit, text) = crate::run(&[&["mate", "--sfen", "-"][..], &plies].concat(), none);
    assert_eq!((exit, text.contains("no-mate")), (Ok(Exit::Answered), true));
    let (exit, _) = crate::run(&[&["mate", "--sfen", "-"][..], &plies].concat(), "zzz");
    assert_eq!(exit, Ok(Exit::BadInput));
}
