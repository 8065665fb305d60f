//! What a window keeps is in the folder that it was given.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::host::{Folders, Host};
use yomisuji::session::{Command, LessonCommand, SettingsCommand, Source, Theme};

use crate::{in_english, press, says, wait, with_threads};

/// The names of what is in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    names.map(|name| name.display().to_string()).collect()
}

#[test]
fn what_is_set_and_saved_is_in_the_folder_that_a_window_was_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_threads(folder.path());
    let dark = Command::Settings(SettingsCommand::SetTheme(Theme::Dark));
    harness.state_mut().send(dark);
    // The place that the window offers, as it stands there.
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let lessons = folder.path().join("lessons");
    let path = lessons.join("m-01-tree-A.ron");
    assert!(says(&harness, &[&path.display().to_string()]));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait(&mut harness, |_| path.exists());
    wait(&mut harness, |_| folder.path().join("state.ron").exists());
    drop(harness);
    for name in names(folder.path()) {
        let ours = ["lessons", "state.ron", "state.ron.before"];
        assert!(ours.contains(&&*name), "{name}");
    }
    assert_eq!(names(&lessons), ["m-01-tree-A.ron"]);
    let (remembered, said) = Host::new(Folders::within(folder.path()), || ()).recall();
    assert!(said.is_empty(), "{said:?}");
    assert_eq!(remembered.state.theme, Theme::Dark);
    // The next window finds the lesson there.
    let mut next = with_threads(folder.path());
    let mine = Source::File(path);
    wait(&mut next, |next| {
        let mut lessons = next.state().session().lessons().iter();
        lessons.any(|listed| listed.source == mine)
    });
}

#[test]
fn saving_over_comments_or_another_programs_work_asks_and_keeps_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    let shipped = fs::read_to_string("scenarios/m-01-tree-A.ron").expect("it ships");
    let by_hand = format!("// For Tuesday.\n{shipped}");
    fs::write(&path, &by_hand).expect("a file");
    let mut harness = in_english(with_threads(folder.path()));
    let source = Source::File(path.clone());
    let open = Command::Lesson(LessonCommand::Open(source.clone()));
    harness.state_mut().send(open);
    wait(&mut harness, |harness| {
        let open = harness.state().session().open();
        open.is_some_and(|open| *open.source() == source)
    });
    let kept = folder.path().join("mine.ron.bak");
    for (reason, number) in [("comment", 1), ("another program", 2)] {
        press(&mut harness, Modifiers::COMMAND, Key::S);
        press(&mut harness, Modifiers::NONE, Key::Enter);
        wait(&mut harness, |harness| {
            says(harness, &[reason, "mine.ron", ".bak"])
        });
        assert_eq!(fs::read_to_string(&path).expect("it is there"), by_hand);
        let before = harness.state().session().saves();
        let button = harness.get_by_role_and_label(egui::Role::Button, "Save");
        button.click();
        wait(&mut harness, |harness| {
            harness.state().session().saves() > before
        });
        let kept = if number == 1 {
            kept.clone()
        } else {
            folder.path().join("mine.ron.2.bak")
        };
        assert_eq!(fs::read_to_string(kept).expect("it is kept"), by_hand);
        assert_ne!(fs::read_to_string(&path).expect("it is there"), by_hand);
        // Another program puts its own there.
        fs::write(&path, &by_hand).expect("a file");
    }
}
