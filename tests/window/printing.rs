//! Printing by real keys and clicks: the step, a range of steps, worksheets and papers with their keys.

use std::io;
use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::gui::{EffectRunner, MainWindow};
use yomisuji::host::{Folders, Host};
use yomisuji::session::{Command, LessonCommand, Source};

use crate::{Shown, in_english, says, shown, wait, with_threads};

/// A PDF that a reader opens: its first page is upright or across.
fn is_pdf(path: &Path) -> bool {
    let bytes = std::fs::read(path).expect("it is written");
    bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF")
}

fn press(harness: &mut Shown, name: &str) {
    harness.get_by_role_and_label(Role::Button, name).click();
    harness.run_steps(3);
}

fn open_dialog(harness: &mut Shown, name: &str) {
    press(harness, "File");
    press(harness, name);
}

#[test]
fn ctrl_p_prints_the_shown_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = in_english(with_threads(folder.path()));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
    harness.run_steps(2);
    wait(&mut harness, |harness| says(harness, &["to be printed", "m-01-tree-A.pdf"]));
    assert!(is_pdf(&folder.path().join("print/m-01-tree-A.pdf")));
}

#[test]
fn worksheets_and_papers_are_printed_with_their_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = in_english(with_threads(folder.path()));
    for _ in 0..7 {
        harness.key_press(Key::ArrowRight);
        harness.run_steps(1);
    }
    for (dialog, name) in [("Make a worksheet…", "worksheet"), ("Make test papers…", "papers")]
    {
        open_dialog(&mut harness, dialog);
        if name == "worksheet" {
            harness.get_by_label("What is known at step 7 is given").click();
            harness.run_steps(2);
        }
        press(&mut harness, "Print");
        wait(&mut harness, |harness| says(harness, &["to be printed", &format!("{name}-key.pdf")]));
        for end in ["", "-key"] {
            assert!(is_pdf(&folder.path().join(format!("print/{name}{end}.pdf"))), "{name}{end}");
        }
        harness.key_press(Key::Escape);
        harness.run_steps(2);
    }
}

#[test]
fn a_range_of_steps_is_printed_a_sheet_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = in_english(with_threads(folder.path()));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(3);
    press(&mut harness, "Steps");
    press(&mut harness, "Print");
    wait(&mut harness, |harness| says(harness, &["to be printed", "m-01-tree-A.pdf"]));
    let last = harness.state().session().open().expect("open").last_step();
    let bytes = std::fs::read(folder.path().join("print/m-01-tree-A.pdf")).expect("it is there");
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains(&format!("Count {}", last + 1)), "a page a step");
}

#[test]
fn pages_that_nothing_shows_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::new(Folders::within(folder.path()), || ())
        .showing(|_| Err(io::Error::new(io::ErrorKind::NotFound, "no such browser")));
    let mut window = MainWindow::new(EffectRunner::Threads(host));
    window.send(Command::Lesson(LessonCommand::Open(Source::Shipped("y-01"))));
    window.look_around();
    let mut harness = in_english(shown(window, [1280.0, 720.0]));
    wait(&mut harness, |harness| harness.state().session().open().is_some());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
    harness.run_steps(2);
    wait(&mut harness, |harness| says(harness, &["no such browser", "y-01.pdf"]));
    assert!(is_pdf(&folder.path().join("print/y-01.pdf")));
}
