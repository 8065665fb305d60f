//! A window saves its data in the folder that it was given.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use yomisuji::gui::{EffectRunner, MainWindow, set_up};
use yomisuji::host::{Folders, Host};
use yomisuji::session::{Command, LessonCommand, SettingsCommand, Source, Theme};

use crate::{Shown, in_english, press, says, wait, with_threads};

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    names.map(|name| name.display().to_string()).collect()
}

#[test]
fn settings_and_lessons_are_saved_in_the_given_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_threads(folder.path());
    let dark = Command::Settings(SettingsCommand::SetTheme(Theme::Dark));
    harness.state_mut().send(dark);
    // The default path in the window.
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let lessons = folder.path().join("lessons");
    let path = lessons.join("m-01-tree-A.ron");
    assert!(says(&harness, &[&path.display().to_string()]));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait(&mut harness, |_| path.exists());
    wait(&mut harness, |_| folder.path().join("state.ron").exists());
    drop(harness);
    for name in names(folder.path()) {
        let ours =
            ["lessons", "lock", "marks.ron", "state.ron", "state.ron.before", "unsaved", "windows"];
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
fn saving_keeps_comments_and_asks_about_changes_of_another_program() {
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
    let saves = |harness: &Shown| harness.state().session().saves();
    press(&mut harness, Modifiers::COMMAND, Key::S);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait(&mut harness, |harness| saves(harness) == 1);
    let saved = fs::read_to_string(&path).expect("it is there");
    assert!(saved.starts_with("// For Tuesday.\nLesson("), "{saved}");
    // Another program replaces the file.
    fs::write(&path, &by_hand).expect("a file");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait(&mut harness, |harness| says(harness, &["another program", "mine.ron", ".bak"]));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), by_hand);
    harness.get_by_role_and_label(egui::Role::Button, "Save").click();
    wait(&mut harness, |harness| saves(harness) == 2);
    let kept = folder.path().join("mine.ron.bak");
    assert_eq!(fs::read_to_string(kept).expect("it is kept"), by_hand);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), saved);
}

/// A frame in which the window may be asked to close; returns its requests to the system.
fn frame(harness: &mut Shown, closes: bool) -> (bool, bool) {
    let viewport = harness.input_mut().viewports.entry(ViewportId::ROOT);
    let events = &mut viewport.or_default().events;
    events.extend(closes.then_some(ViewportEvent::Close));
    harness.step();
    let output = harness.output().viewport_output.get(&ViewportId::ROOT);
    let commands = output.map_or(&[][..], |output| output.commands.as_slice());
    let asks = |command| commands.contains(&command);
    (asks(ViewportCommand::CancelClose), asks(ViewportCommand::Close))
}

/// Waits for the window to close by itself; whether it does within a few seconds.
fn closes(harness: &mut Shown) -> bool {
    (0..400).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        frame(harness, false).1
    })
}

/// A window that can be asked to close like by the system.
fn closable(folder: &Path) -> Shown {
    let host = Host::new(Folders::within(folder), || ());
    let mut window = MainWindow::new(EffectRunner::Threads(host));
    window.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    let mut harness = Harness::builder()
        .with_size([1280.0, 720.0])
        .with_max_steps(20)
        .with_step_dt(0.02)
        .renderer(crate::renderer::CpuRenderer::default())
        .with_context_setup(set_up)
        .build_ui_state(
            |ui, window: &mut MainWindow| {
                window.watch_closing(ui.ctx());
                window.show(ui);
            },
            window,
        );
    wait(&mut harness, |harness| harness.state().session().open().is_some());
    in_english(harness)
}

/// Nothing is lost, and nobody has to believe it: the titles are named before the window closes by
/// itself, and a second request does not wait.
#[test]
fn a_closing_window_names_what_is_in_no_file() {
    for asks_twice in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = closable(&folder.path().join("home"));
        let position = "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1";
        harness.event(egui::Event::Paste(position.to_owned()));
        wait(&mut harness, |harness| harness.state().session().unsaved_titles().is_some());
        let titles = harness.state().session().unsaved_titles().expect("a tree").en;
        assert_eq!(frame(&mut harness, true), (true, false), "it says it first");
        wait(&mut harness, |harness| says(harness, &["Kept for the next start", &titles]));
        if asks_twice {
            assert_eq!(frame(&mut harness, true), (false, false), "it closes");
        } else {
            assert!(closes(&mut harness));
        }
    }
}

#[test]
fn a_window_closes_after_saving_and_reports_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    let mut harness = closable(&home);
    // The disk may be as fast as the frame.
    let (stays, goes) = frame(&mut harness, true);
    assert!(stays && (goes || closes(&mut harness)));
    assert_eq!(frame(&mut harness, true), (false, false), "it closes");
    assert!(home.join("state.ron").exists());
    // A failed write is reported, and the window stays.
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file where the folder should be").expect("a file");
    let mut harness = closable(&taken);
    assert_eq!(frame(&mut harness, true), (true, false));
    wait(&mut harness, |harness| says(harness, &["taken", "Quit once more"]));
    assert_eq!(frame(&mut harness, true), (false, false), "asked once more");
    // Going on cancels the request.
    let mut harness = closable(&taken);
    frame(&mut harness, true);
    wait(&mut harness, |harness| says(harness, &["Quit once more"]));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    let (stays, goes) = frame(&mut harness, true);
    assert!(stays && (goes || closes(&mut harness)), "it has been said already");
}
