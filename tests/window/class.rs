//! Exports for a class: copies for students, marks, test papers.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use yomisuji::session::{Command, LessonCommand, Session, Source};

use crate::{Shown, drop_file, in_english, press, says, window};

/// Chooses an entry of the file menu, enters a path, and saves.
fn export(harness: &mut Shown, entry: &str, path: &std::path::Path) {
    harness.get_by_role_and_label(egui::Role::Button, "ファイル").click();
    harness.run_steps(3);
    harness.get_by_label(entry).click();
    harness.run_steps(4);
    let field = harness.get_by_role_and_label(egui::Role::TextInput, "ファイルの場所");
    field.click();
    harness.run_steps(2);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.run_steps(2);
    let field = harness.get_by_role_and_label(egui::Role::TextInput, "ファイルの場所");
    field.type_text(&path.display().to_string());
    harness.run_steps(3);
    harness.get_by_role_and_label(egui::Role::Button, "保存").click();
    harness.run_steps(4);
}

#[test]
fn copies_marks_and_papers_are_written_to_the_chosen_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let (copy, marks, papers) = (
        folder.path().join("copy.ron"),
        folder.path().join("marks.csv"),
        folder.path().join("papers.html"),
    );
    export(&mut harness, "生徒用の写しを保存…", &copy);
    assert!(says(&harness, &["保存しました", "copy.ron"]));
    let text = std::fs::read_to_string(&copy).expect("it is there");
    assert!(text.contains("student: true"));
    export(&mut harness, "成績を書き出す…", &marks);
    let text = std::fs::read_to_string(&marks).expect("it is there");
    assert!(text.starts_with("\u{feff}learner,course,chapter,lesson"));
    export(&mut harness, "問題用紙を作る…", &papers);
    let text = std::fs::read_to_string(&papers).expect("it is there");
    assert!(text.contains("<svg") && text.contains("問題用紙"));
    let key = std::fs::read_to_string(folder.path().join("papers-key.html"));
    assert!(key.expect("it is there").contains("解答"));
}

#[test]
fn a_course_is_saved_as_one_file_and_opens_by_dropping_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = std::fs::read_to_string("scenarios/x-hiroi.ron").expect("it ships");
    std::fs::write(folder.path().join("mine.ron"), mine).expect("written");
    let course = folder.path().join("week.ron");
    let text = "Course(version: 1, title: (ja: \"一週目\", en: \"Week 1\"), chapters: [\
        (title: (ja: \"枝刈り\", en: \"Cuts\"), lessons: [(lesson: \"mine.ron\", marks: 5)])])";
    std::fs::write(&course, text).expect("written");
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    drop_file(&mut harness, &course.display().to_string(), b"");
    let pack = folder.path().join("week");
    export(&mut harness, "課題を一つのファイルにまとめる…", &pack);
    assert!(says(&harness, &["保存しました", "week.zip"]));
    // Another pupil has only the pack.
    std::fs::remove_file(folder.path().join("mine.ron")).expect("there");
    std::fs::remove_file(&course).expect("there");
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let pack = pack.with_extension("zip");
    drop_file(&mut harness, &pack.display().to_string(), b"");
    press(&mut harness, egui::Modifiers::NONE, egui::Key::M);
    assert!(says(&harness, &["一週目"]) && says(&harness, &["1  枝刈り  0/1"]));
    let open = harness.state().session().open().expect("open");
    assert_eq!(*open.source(), Source::File(pack.join("mine.ron")));
    // What is changed is saved elsewhere.
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::S);
    assert!(!says(&harness, &["week.zip/mine.ron"]));
}

#[test]
fn the_list_of_a_course_shows_the_work_and_the_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    let course = "Course(version: 1, title: (ja: \"探索の初歩\", en: \"First steps\"), chapters: [\
        (title: (ja: \"枝刈り\", en: \"Cuts\"), lessons: [\
        (lesson: \"m-01-tree-A\", work: predict, marks: 10), (lesson: \"x-aima-5.2\", work: fill_in, marks: 1),\
        (lesson: \"m-01-wishful\"), (lesson: \"gone.ron\", marks: 5)])])";
    std::fs::write(&path, course).expect("written");
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let open = LessonCommand::Open(Source::File(path));
    harness.state_mut().send(Command::Lesson(open));
    harness.run_steps(3);
    press(&mut harness, egui::Modifiers::NONE, egui::Key::M);
    harness.run_steps(3);
    assert!(says(&harness, &["探索の初歩", "開けない課題", "gone.ron"]));
    for (title, small) in [
        ("1  ", "\n予想・10点"),
        ("2  ", "\n記入・1点"),
        ("3  ", "\n見る"),
        ("4  gone.ron", "\n開けません"),
    ] {
        assert!(says(&harness, &["○ ", title, small]), "{small}");
    }
    let harness = in_english(harness);
    assert!(says(&harness, &["\nPredict · 10 points"]));
    assert!(says(&harness, &["\nFill in · 1 point"]) && !says(&harness, &["1 points"]));
}

#[test]
fn a_course_is_made_by_keys_alone_and_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    let text = std::fs::read_to_string("scenarios/m-01-tree-A.ron").expect("it ships");
    std::fs::write(&path, text).expect("written");
    let mut harness = in_english(window("m-01-minimax", [1280.0, 720.0]));
    drop_file(&mut harness, &path.display().to_string(), b"");
    let key = |harness: &mut Shown, modifiers: Modifiers, key: Key| {
        press(harness, modifiers, key);
        harness.run_steps(2);
    };
    let letters = |harness: &mut Shown, text: &str| {
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run_steps(3);
    };
    // The palette opens it, and the field for lessons has the keyboard.
    key(&mut harness, Modifiers::COMMAND, Key::K);
    letters(&mut harness, "make a course");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    for query in ["mine", "x-hiroi", "u-03-quiescence"] {
        letters(&mut harness, query);
        key(&mut harness, Modifiers::NONE, Key::Enter);
        let field = harness.get_by_role_and_label(egui::Role::TextInput, OFFERED);
        assert!(field.is_focused(), "{query}");
        key(&mut harness, Modifiers::COMMAND, Key::A);
    }
    let names = |harness: &Shown| {
        let desk = harness.state().session().course_desk().expect("made");
        let tasks = desk.course().chapters.iter().flat_map(|part| &part.lessons);
        tasks.map(|task| task.lesson.clone()).collect::<Vec<_>>()
    };
    let mine = path.display().to_string();
    assert_eq!(names(&harness), [&*mine, "x-hiroi", "u-03-quiescence"]);
    let both = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    key(&mut harness, both, Key::ArrowUp);
    assert_eq!(names(&harness), [&*mine, "u-03-quiescence", "x-hiroi"]);
    // Outside of the field, plain keys go from row to row.
    key(&mut harness, Modifiers::NONE, Key::Tab);
    for _ in 0..2 {
        key(&mut harness, Modifiers::NONE, Key::ArrowUp);
    }
    for _ in 0..3 {
        key(&mut harness, Modifiers::NONE, Key::ArrowDown);
    }
    key(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(names(&harness), [&*mine, "u-03-quiescence"]);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(names(&harness).len(), 3);
    let label = "Path of the file";
    harness.get_by_role_and_label(egui::Role::TextInput, label).focus();
    harness.run_steps(2);
    key(&mut harness, Modifiers::COMMAND, Key::A);
    letters(&mut harness, &folder.path().join("week").display().to_string());
    key(&mut harness, Modifiers::COMMAND, Key::S);
    assert!(says(&harness, &["week.ron"]));
    let written = std::fs::read_to_string(folder.path().join("week.ron")).expect("written");
    assert!(written.contains("(lesson: \"mine.ron\")"), "{written}");
    key(&mut harness, Modifiers::NONE, Key::Escape);
    key(&mut harness, Modifiers::NONE, Key::M);
    assert!(says(&harness, &["My course"]) && says(&harness, &["1  Chapter 1  0/3"]));
    // It is changed from the list.
    let change = "Change this course…";
    harness.get_by_role_and_label(egui::Role::Button, change).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_role_and_label(egui::Role::Button, change).click();
    harness.run_steps(4);
    let title = "name of the course, English";
    harness.get_by_role_and_label(egui::Role::TextInput, title).click();
    harness.run_steps(2);
    key(&mut harness, Modifiers::COMMAND, Key::A);
    letters(&mut harness, "Week one");
    key(&mut harness, Modifiers::COMMAND, Key::S);
    key(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(says(&harness, &["Week one"]));
    let written = std::fs::read_to_string(folder.path().join("week.ron")).expect("written");
    assert!(written.contains("en: \"Week one\""), "{written}");
}

/// The field that looks for lessons to add.
const OFFERED: &str = "lessons: your own, then those that ship";

#[test]
fn marks_are_copied_as_a_code_and_a_pasted_code_opens_the_table_of_the_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    harness.get_by_role_and_label(egui::Role::Button, "ファイル").click();
    harness.run_steps(3);
    harness.get_by_label("成績を書き出す…").click();
    harness.run_steps(4);
    harness.get_by_role_and_label(egui::Role::Button, "コードとしてコピー").click();
    harness.step();
    let copied =
        harness.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
    let code = copied.expect("a code");
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    let learner = Session::new().mark_report("葵").code().expect("a code");
    harness.event(egui::Event::Paste(format!("> {code}\n{learner}\nyomisuji-marks:1:9:A")));
    harness.run_steps(6);
    for label in ["クラスの成績", "葵"] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    let fault = harness.query_by_label_contains("3行目: この成績のコードは壊れている");
    assert!(fault.is_some(), "the damaged one is said");
    let table = folder.path().join("class.csv");
    let field = harness.get_by_role_and_label(egui::Role::TextInput, "ファイルの場所");
    field.click();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    let field = harness.get_by_role_and_label(egui::Role::TextInput, "ファイルの場所");
    field.type_text(&table.display().to_string());
    harness.run_steps(3);
    harness.get_by_role_and_label(egui::Role::Button, "保存").click();
    harness.run_steps(4);
    let text = std::fs::read_to_string(&table).expect("it is there");
    assert!(text.contains("\n葵,"), "{text:.200}");
    assert!(harness.query_by_label("クラスの成績").is_none(), "saved, it is closed");
}
