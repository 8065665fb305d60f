//! Texts from a folder: faults are reported with key and file before anything is replaced; valid
//! texts are used.

use std::fs;
use std::path::Path;

use yomisuji::language::{Language, TextFile, TextsError};

use crate::program;

fn english() -> Vec<TextFile> {
    let entries = fs::read_dir("src/language/locales/en").expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files = paths.map(|path| TextFile {
        name: path.file_stem().expect("a name").display().to_string(),
        text: fs::read_to_string(&path).expect("a text"),
    });
    files.collect()
}

/// The refusal of texts in which a line of the file `game` is replaced.
fn refused(line: &str, instead: &str) -> TextsError {
    let mut files = english();
    let game = files.iter_mut().find(|file| file.name == "game");
    let text = &mut game.expect("it is there").text;
    assert!(text.contains(line));
    *text = text.replace(line, instead);
    Language::En.speak_from(&files).expect_err("it is wrong")
}

#[test]
fn errors_in_texts_are_named_with_their_file() {
    let check = |instead: &str, said: &str| {
        let error = refused("game-game = Game\n", instead);
        assert_eq!(error.to_string(), said);
    };
    check("", "game.ftl: the text game-game is missing");
    check("game-game = { $what }\n", "game.ftl: the text game-game has no variable what");
    check("game-game = Game\ngame-game = Game\n", "game.ftl: the text game-game is there twice");
    let error = refused("game-game = Game\n", "game-game Game\n");
    let TextsError::Syntax { file, line, .. } = error else {
        panic!("{error}");
    };
    assert!(file == "game" && line > 1, "{file} {line}");
    // Nothing has been replaced; but the texts are in use from here on.
    assert_eq!(Language::En.text("game-game").as_deref(), Some("Game"));
    let late = Language::En.speak_from(&english());
    assert_eq!(late, Err(TextsError::InUse));
}

/// The output of the program for a lesson with the texts of this folder, and whether it succeeded.
fn said_with(folder: &Path) -> (bool, String) {
    let folder = folder.display().to_string();
    let walk = ["walk", "m-01-tree-A", "--lang", "en", "--to", "1"];
    let ended = program().args(walk).args(["--texts", &folder]).output();
    let ended = ended.expect("it runs");
    let said = [ended.stdout, ended.stderr].concat();
    (ended.status.success(), String::from_utf8(said).expect("UTF-8"))
}

#[test]
fn the_program_reads_its_texts_from_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let (is_well, said) = said_with(folder.path());
    assert!(!is_well && said.contains("none of the folders ja, en"), "{said}");
    let en = folder.path().join("en");
    fs::create_dir(&en).expect("a folder");
    for file in english() {
        let text = file.text.replace("Reading starts", "It begins");
        fs::write(en.join(format!("{}.ftl", file.name)), text).expect("a file");
    }
    let (is_well, said) = said_with(folder.path());
    assert!(is_well && said.contains("It begins"), "{said}");
    fs::remove_file(en.join("game.ftl")).expect("it is there");
    let (is_well, said) = said_with(folder.path());
    assert!(!is_well && said.contains("game.ftl: the text game-"), "{said}");
}

#[test]
fn a_listing_runs_whatever_a_folder_calls_its_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let en = folder.path().join("en");
    fs::create_dir(&en).expect("a folder");
    let mut changed = 0;
    for file in english() {
        let is_listing = file.name.starts_with("listing-");
        changed += usize::from(is_listing && file.text.contains(" ← "));
        let text = if is_listing { file.text.replace(" ← ", " := ") } else { file.text };
        fs::write(en.join(format!("{}.ftl", file.name)), text).expect("a file");
    }
    assert!(changed > 10, "{changed}");
    let folder = folder.path().display().to_string();
    let proofs = ["check", "scenarios/u-12-bug-hand.ron", "--lang", "en", "--texts", &folder];
    let ended = program().args(proofs).output().expect("it runs");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stdout));
}
