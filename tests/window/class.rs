//! What a class takes from the window: copies for students, marks, test papers.

use egui_kittest::kittest::Queryable as _;

use crate::{Shown, says, window};

/// Chooses an entry of the menu of files, gives a path, and saves.
fn export(harness: &mut Shown, entry: &str, path: &std::path::Path) {
    harness
        .get_by_role_and_label(egui::Role::Button, "ファイル")
        .click();
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
    harness
        .get_by_role_and_label(egui::Role::Button, "保存")
        .click();
    harness.run_steps(4);
}

#[test]
fn copies_marks_and_papers_are_written_where_they_are_asked_for() {
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
    assert!(text.starts_with("learner,course,chapter,lesson"));
    export(&mut harness, "問題用紙を作る…", &papers);
    let text = std::fs::read_to_string(&papers).expect("it is there");
    assert!(text.contains("<svg") && text.contains("問題用紙"));
    let key = std::fs::read_to_string(folder.path().join("papers-key.html"));
    assert!(key.expect("it is there").contains("採点表"));
}
