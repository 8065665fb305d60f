//! What a window keeps is in the folder that it was given.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use yomisuji::host::{Folders, Host};
use yomisuji::session::{Command, SettingsCommand, Source, Theme};

use crate::{press, says, wait, with_threads};

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
