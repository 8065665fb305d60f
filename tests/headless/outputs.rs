//! Output files of commands: never an input, and never two outputs into one file.

use std::fs;
use std::path::Path;

use clap::CommandFactory as _;
use yomisuji::cli::{Arguments, Refusal};
use yomisuji::host::Folders;

use crate::run_for;

const GAME: &str = "7g7f 3c3d 8h2b+\n";

fn lesson() -> String {
    let text = fs::read_to_string("scenarios/m-01-tree-A.ron").expect("it ships");
    text.replace("id: \"m-01-tree-A\"", "id: \"mine\"")
}

/// Every command with an output, and its input files; `None` if its input is not a file.
const COMMANDS: &[(&str, Option<&[&str]>)] = &[
    ("student", Some(&["LESSON"])),
    ("paper", Some(&["LESSON"])),
    ("handout", Some(&["LESSON"])),
    ("plan", Some(&["LESSON"])),
    ("pack", Some(&["LESSON"])),
    ("scorm", Some(&["LESSON"])),
    ("screenshot", Some(&["LESSON", "--step", "1"])),
    ("export", Some(&["LESSON", "--step", "1"])),
    ("record", Some(&["GAME", "--to", "usi"])),
    ("marks", Some(&[])),
    ("exercise", None),
    ("grow", None),
    ("growth", None),
    ("selfplay", None),
    ("match", None),
    ("fit-othello", None),
];

#[test]
fn the_table_covers_every_command_with_an_output() {
    let arguments = Arguments::command();
    let writes = |command: &&clap::Command| {
        let mut arguments = command.get_arguments();
        arguments.any(|argument| argument.get_short() == Some('o'))
    };
    let commands = arguments.get_subcommands().filter(writes);
    let mut names: Vec<_> = commands.map(|command| command.get_name().to_owned()).collect();
    let mut tried: Vec<_> = COMMANDS.iter().map(|(name, _)| (*name).to_owned()).collect();
    names.sort();
    tried.sort();
    assert_eq!(names, tried);
}

/// The refusal of a command, which must leave the folder unchanged.
fn refused(folder: &Path, arguments: &[&str]) -> String {
    let before = contents(folder);
    let folders = Folders::within(folder.join("kept"));
    let in_english = [arguments, &["--lang", "en"]].concat();
    let (exit, output) = run_for(&folders, &in_english, "");
    assert!(output.is_empty(), "{arguments:?}: {output}");
    let Err(Refusal(sentence)) = exit else {
        panic!("{arguments:?} is not refused");
    };
    assert_eq!(contents(folder), before, "{arguments:?}");
    sentence
}

fn contents(folder: &Path) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(contents(&path));
        } else {
            let bytes = fs::read(&path).expect("a file");
            found.push((path, bytes));
        }
    }
    found.sort();
    found
}

/// A folder with a lesson, a game, and a user's files, each also under the extension of a picture.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    put("mine.ron", &lesson());
    put("mine.png", &lesson());
    put("game.usi", &format!("position startpos moves {GAME}"));
    put("kept/state.ron", "()");
    put("else/where.txt", "");
    folder
}

#[test]
fn no_command_overwrites_its_input() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (command, reads) in COMMANDS {
        let Some(reads) = reads else {
            continue;
        };
        let input = match *command {
            "screenshot" => at("mine.png"),
            "record" => at("game.usi"),
            "marks" => at("kept/state.ron"),
            _ => at("mine.ron"),
        };
        let name = Path::new(&input).file_name().expect("a name").to_string_lossy();
        let parent = Path::new(&input).parent().expect("a folder").display().to_string();
        let roundabout = format!("{parent}/../{}/{name}", parent.rsplit('/').next().unwrap());
        for output in [&input, &roundabout] {
            let reads = reads.iter().map(|word| match *word {
                "LESSON" | "GAME" => input.as_str(),
                word => word,
            });
            let mut arguments: Vec<_> = std::iter::once(*command).chain(reads).collect();
            arguments.extend(["-o", output]);
            let sentence = refused(folder.path(), &arguments);
            assert!(
                sentence.starts_with(&format!("-o {output}: ")) && sentence.contains("is an input"),
                "{command}: {sentence}"
            );
        }
    }
}

#[test]
#[cfg(unix)]
fn a_link_to_the_input_counts_as_the_input() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::os::unix::fs::symlink(at("mine.ron"), at("soft.ron")).expect("a link");
    fs::hard_link(at("mine.ron"), at("hard.ron")).expect("a link");
    for link in ["soft.ron", "hard.ron"] {
        let sentence = refused(folder.path(), &["student", &at("mine.ron"), "-o", &at(link)]);
        assert!(sentence.contains("is an input"), "{sentence}");
    }
}

#[test]
fn papers_never_overwrite_courses_folders_or_each_other() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let course = r#"Course(version: 1, title: (ja: "週", en: "week"), chapters: [
        (title: (ja: "一", en: "one"), lessons: [(lesson: "mine.ron")]),
    ])"#;
    fs::write(at("week.ron"), course).expect("a file");
    for (lessons, output) in [
        (at("week.ron"), at("week.ron")),
        (at("week.ron"), at("mine.ron")),
        (at("."), at("mine.ron")),
    ] {
        for flag in ["-o", "--key"] {
            let sentence = refused(folder.path(), &["paper", &lessons, flag, &output]);
            assert!(sentence.starts_with(flag) && sentence.contains("is an input"), "{sentence}");
        }
    }
    // Neither of the two exists yet.
    let (new, roundabout) = (at("new/x.html"), at("new/../new/x.html"));
    for key in [&new, &roundabout] {
        let papers = ["paper", &at("mine.ron"), "-o", &new, "--key", key];
        let sentence = refused(folder.path(), &papers);
        assert!(sentence.starts_with("--key ") && sentence.contains("already an output"));
    }
    let papers = ["paper", &at("mine.ron"), "-o", &at("p.html"), "--key", &at("k.html")];
    let (exit, _) = run_for(&Folders::nowhere(), &papers, "");
    assert!(exit.is_ok(), "{exit:?}");
    assert_ne!(fs::read(at("p.html")).unwrap(), fs::read(at("k.html")).unwrap());
}

/// A name that is not valid UTF-8, as other systems and archives leave it.
#[test]
#[cfg(target_os = "linux")]
fn a_file_name_that_is_not_utf_8_is_accepted() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"\x93\xfa.ron"));
    fs::write(&path, lesson()).expect("a file");
    let out = folder.path().join("out.png");
    for (command, more) in [
        ("check", &[][..]),
        ("run", &[]),
        ("walk", &["--to", "1"]),
        ("student", &[]),
        ("paper", &["--questions", "1"]),
        ("screenshot", &["--step", "1", "-o"]),
    ] {
        let mut process = crate::program();
        process.arg(command).arg(&path).args(more);
        if command == "screenshot" {
            process.arg(&out);
        }
        let output = process.output().expect("the program starts");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{command}: {told}");
        assert_eq!(told, "", "{command}");
    }
    // If it is missing, the sentence says so.
    fs::remove_file(&path).expect("it is there");
    let output = crate::program().arg("check").arg(&path).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no such file"));
}

#[test]
fn no_command_overwrites_the_pack_that_its_input_lies_in() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let pack = at("week.zip");
    fs::write(at("other.ron"), lesson().replace("\"mine\"", "\"other\"")).expect("a file");
    let (exit, _) =
        run_for(&Folders::nowhere(), &["pack", &at("mine.ron"), &at("other.ron"), "-o", &pack], "");
    assert!(exit.is_ok(), "{exit:?}");
    let inside = format!("{pack}/mine.ron");
    for command in [
        &["student", &inside][..],
        &["pack", &inside],
        &["paper", &inside],
        &["handout", &inside],
        &["export", &inside, "--step", "1", "--format", "svg"],
    ] {
        let sentence = refused(folder.path(), &[command, &["-o", &pack]].concat());
        assert!(sentence.contains("is an input"), "{command:?}: {sentence}");
    }
}

#[test]
fn a_terminal_obeys_nothing_in_the_name_of_a_file() {
    let folder = folder();
    let odd = folder.path().join("a\u{1b}]0;x\u{7}\u{202e}\n  x: 0 broken.ron");
    if fs::write(&odd, lesson()).is_err() {
        return; // No such names here.
    }
    let (exit, said) = run_for(&Folders::nowhere(), &["check", &odd.display().to_string()], "");
    assert!(exit.is_ok(), "{exit:?}");
    assert!(said.chars().all(|c| c == '\n' || !c.is_control() && c != '\u{202e}'), "{said:?}");
    // Between the name and the counts, one line a promise.
    let lines: Vec<_> = said.lines().collect();
    let [first, promises @ .., last] = &lines[..] else { panic!("{said}") };
    assert!(first.contains("broken.ron: ") && last.starts_with("1 lesson, "), "{said}");
    let is_ok = |line: &&str| {
        ["alpha-beta", "minimax"].iter().any(|of| line.starts_with(&format!("  ok      {of}: ")))
    };
    assert!(promises.iter().all(is_ok), "no line is forged: {said}");
    let count = format!(" {} promises", promises.len());
    assert!(first.ends_with(&count) && last.contains(&count), "{said}");
}

#[test]
fn a_course_cannot_ask_for_an_algorithm_that_a_lesson_has_not() {
    let folder = folder();
    let course = |algorithm: &str| {
        let text = format!(
            r#"Course(version: 1, title: (ja: "週", en: "week"), chapters: [
            (title: (ja: "一", en: "one"), lessons: [
                (lesson: "mine.ron", work: predict, algorithm: "{algorithm}", marks: 5),
            ])])"#
        );
        let path = folder.path().join("week.ron");
        fs::write(&path, text).expect("a file");
        run_for(&Folders::nowhere(), &["check", &path.display().to_string()], "").0
    };
    assert!(course("alpha-beta").is_ok(), "{:?}", course("alpha-beta"));
    let refused = course("exchange").expect_err("it has none").0;
    assert!(refused.contains("week.ron") && refused.contains("mine.ron"), "{refused}");
    assert!(refused.contains("has no algorithm 'exchange'"), "{refused}");
}

/// A series on a full disk: what was played is told, and then what is wrong.
#[test]
fn games_that_cannot_be_kept_are_played_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder");
    // A folder stands where the second game is to be.
    fs::create_dir(games.join("game-0002.kif")).expect("a folder");
    fs::write(games.join("game-0002.kif/x"), "").expect("a file");
    let games = games.display().to_string();
    let asked = ["selfplay", "random", "random", "--games", "3", "--max-plies", "4", "-o", &games];
    let (exit, said) = run_for(&Folders::nowhere(), &asked, "");
    assert_eq!(exit, Ok(yomisuji::cli::Exit::BadInput));
    assert!(said.contains("0 wins, 0 losses, 3 draws"), "{said}");
}
