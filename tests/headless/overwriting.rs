//! Saving over an existing file: changes by another program, and comments, are reported first and
//! backed up.

use std::fs;
use std::path::Path;

use yomisuji::language::Words;
use yomisuji::scenario::{read_lesson, shipped, to_text};
use yomisuji::session::{Command, LessonCommand, SaveCommand, Session, Source};

use crate::send;

/// A lesson in the program's own format.
fn lesson() -> String {
    let shipped = shipped().iter().find(|lesson| lesson.id == "m-01-tree-A");
    let lesson = read_lesson("mine.ron", shipped.expect("it ships").text()).expect("a lesson");
    to_text(&lesson).expect("it can be written")
}

fn open(path: &Path) -> Session {
    let mut session = Session::new();
    let source = Source::File(path.to_path_buf());
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    session
}

/// Saves the lesson, or the game, here; returns the message, in both languages, and whether it is
/// an error.
fn save(session: &mut Session, path: &Path) -> (Words, bool) {
    let path = path.to_path_buf();
    let command = match path.extension().and_then(|ending| ending.to_str()) {
        Some("ron") => {
            let open = session.open().expect("a lesson is open");
            let title = open.loaded().lesson.title.clone();
            SaveCommand::Lesson(path, title, open.source().clone())
        }
        _ => SaveCommand::Game(path),
    };
    send(session, Command::Save(command));
    let message = session.message().expect("something is said");
    (message.text.clone(), message.is_error)
}

fn is_asked(said: &(Words, bool), parts: &[&str]) {
    let (Words { ja, en }, is_error) = said;
    assert!(is_error, "{en}");
    for part in parts {
        assert!(en.contains(part), "{part}: {en}");
    }
    assert!(ja.contains("もう一度") && en.contains("once more"), "{ja} {en}");
}

fn is_saved(said: &(Words, bool)) {
    let (Words { ja, en }, is_error) = said;
    assert!(!is_error && ja.contains("保存しました") && en.contains("Saved"), "{en}");
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<_> = entries.map(|entry| name(entry).into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn saving_keeps_comments_and_backs_up_those_of_a_file_that_it_replaces() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    let text = lesson();
    let (name, rest) = text.split_at(7);
    assert_eq!(name, "Lesson(");
    let by_hand = format!("// For Tuesday.\n{name} /* by hand */{rest}");
    fs::write(&path, &by_hand).expect("a file");
    let mut session = open(&path);
    is_saved(&save(&mut session, &path));
    let saved = fs::read_to_string(&path).unwrap();
    assert!(saved.starts_with("// For Tuesday.\nLesson( /* by hand */"), "{saved}");
    assert!(read_lesson("mine.ron", &saved).is_ok());
    let other = folder.path().join("other.ron");
    is_saved(&save(&mut session, &other));
    assert_eq!(files(folder.path()), ["mine.ron", "other.ron"]);
    // Another lesson would take the place of the comments: the file is put aside.
    fs::write(&other, lesson()).expect("a file");
    let mut session = open(&other);
    is_asked(&save(&mut session, &path), &["mine.ron"]);
    let said = save(&mut session, &path);
    is_saved(&said);
    assert!(said.0.en.contains("mine.ron.bak") && said.0.ja.contains("mine.ron.bak"));
    assert_eq!(fs::read_to_string(folder.path().join("mine.ron.bak")).unwrap(), saved);
    assert_eq!(files(folder.path()), ["mine.ron", "mine.ron.bak", "other.ron"]);
}

#[test]
fn changes_of_another_program_are_reported_and_backed_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let kif = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n";
    let moves = "f5d6c3\n";
    for (name, text, other) in [
        ("mine.ron", lesson(), lesson().replace("m-01-tree-A", "theirs")),
        ("game.kif", kif.to_owned(), kif.replace("３四歩(33)", "８四歩(83)")),
        ("game.moves", moves.to_owned(), "f5f6e6\n".to_owned()),
    ] {
        let path = at(name);
        fs::write(&path, &text).expect("a file");
        let mut session = open(&path);
        // An unchanged file is saved without a question, repeatedly.
        is_saved(&save(&mut session, &path));
        is_saved(&save(&mut session, &path));
        let ours = fs::read(&path).expect("it is there");
        fs::write(&path, &other).expect("another program writes");
        let kept = format!("{name}.bak");
        is_asked(&save(&mut session, &path), &["another program", &kept]);
        assert_eq!(fs::read_to_string(&path).unwrap(), other);
        let said = save(&mut session, &path);
        is_saved(&said);
        assert!(said.0.en.contains(&kept), "{}", said.0.en);
        assert_eq!(fs::read_to_string(at(&kept)).unwrap(), other);
        assert_eq!(fs::read(&path).unwrap(), ours);
        // Once more: the new backup does not reuse an earlier name.
        fs::write(&path, "something else").expect("another program writes");
        is_asked(&save(&mut session, &path), &[&format!("{name}.2.bak")]);
        is_saved(&save(&mut session, &path));
        assert_eq!(fs::read_to_string(at(&kept)).unwrap(), other);
        let second = fs::read_to_string(at(&format!("{name}.2.bak")));
        assert_eq!(second.unwrap(), "something else");
        // A deleted file is simply written again.
        fs::remove_file(&path).expect("another program deletes it");
        is_saved(&save(&mut session, &path));
        assert_eq!(fs::read(&path).unwrap(), ours);
    }
}

#[test]
fn renaming_keeps_comments_and_a_renamed_lesson_saves_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    let by_hand = format!("{}\n// The end.\n", lesson());
    fs::write(&path, &by_hand).expect("a file");
    let mut session = open(&path);
    let title = Words::same("Another title");
    send(&mut session, Command::Lesson(LessonCommand::Rename(Source::File(path.clone()), title)));
    let renamed = fs::read_to_string(&path).unwrap();
    assert!(renamed.contains("Another title") && renamed.ends_with("\n// The end.\n"));
    is_saved(&save(&mut session, &path));
}
