//! The window as users meet it: real clicks and keys, without a display.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::similar_names,
    clippy::too_many_lines,
    reason = "a test counts small things, fails by a panic, and reads from top to bottom"
)]

mod beside;
mod board_editor;
mod boards;
mod by_ply;
mod candidates;
mod class;
mod compare;
mod connect_four_board;
#[path = "../cover/mod.rs"]
mod cover;
mod derived;
mod dobutsu_board;
mod drawn;
mod engine_tree;
mod evaluation;
mod evening;
mod exporting;
mod fill_in;
mod first_evening;
mod fits;
mod games;
mod keeping;
mod keyboard;
mod large;
mod lessons;
mod listings;
mod make;
mod mouse;
mod naming;
mod othello_board;
mod othello_compare;
mod own_values;
mod pages;
mod palette;
mod patterns;
mod pictured;
mod platform;
mod predict;
mod present;
mod printing;
mod pseudo;
mod readable;
mod renderer;
mod rest;
mod room;
mod screen;
mod search_logs;
mod searched;
mod stops;
mod sugoroku_board;
mod telling;
mod understood;
mod view;
mod what_if;
mod why;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::gui::{EffectRunner, MainWindow, set_up};
use yomisuji::host::{Folders, Host};
use yomisuji::language::Language;
use yomisuji::session::{Command, LessonCommand, Opened, SettingsCommand, Source, StudyMode};

pub(crate) type Shown = Harness<'static, MainWindow>;

/// A window with no lesson open yet, which works synchronously and saves nothing.
pub(crate) fn empty_window() -> MainWindow {
    MainWindow::new(EffectRunner::Here(Folders::nowhere()))
}

/// A window of this size with a lesson open, at its beginning.
pub(crate) fn window(lesson: &'static str, size: [f32; 2]) -> Shown {
    window_on(cover::opened(lesson), size)
}

/// A window of this size with an opened lesson, at its beginning.
pub(crate) fn window_on(opened: Opened, size: [f32; 2]) -> Shown {
    let mut window = empty_window();
    window.show_lesson(opened);
    shown(window, size)
}

pub(crate) fn shown(window: MainWindow, size: [f32; 2]) -> Shown {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(20)
        .with_step_dt(0.02)
        .renderer(renderer::CpuRenderer::default())
        .with_context_setup(set_up)
        .build_ui_state(|ui, window: &mut MainWindow| window.show(ui), window);
    harness.run_steps(3);
    harness
}

/// A window that works with threads and saves everything in this folder.
pub(crate) fn with_threads(folder: &Path) -> Shown {
    let host = Host::new(Folders::within(folder), || ()).showing(|file| {
        let _ = std::fs::metadata(file)?;
        Ok(())
    });
    let mut window = MainWindow::new(EffectRunner::Threads(host));
    window.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    window.look_around();
    let mut harness = shown(window, [1280.0, 720.0]);
    wait(&mut harness, |harness| harness.state().session().open().is_some());
    harness
}

/// An upper bound on any wait.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until a worker has made this progress.
pub(crate) fn wait(harness: &mut Shown, is_there: impl Fn(&Shown) -> bool) {
    let until = Instant::now() + PATIENCE;
    while !is_there(harness) {
        assert!(Instant::now() < until, "it does not come");
        std::thread::sleep(Duration::from_millis(5));
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

/// Every visible or spoken text.
pub(crate) fn texts(harness: &Shown) -> Vec<String> {
    let mut texts = Vec::new();
    let everything = harness.query_all(egui_kittest::kittest::by().predicate(|_| true));
    for node in everything {
        let node = node.accesskit_node();
        texts.extend(node.label());
        texts.extend(node.value());
    }
    texts
}

/// Whether a visible or spoken text contains all of `words`.
pub(crate) fn says(harness: &Shown, words: &[&str]) -> bool {
    texts(harness).iter().any(|text| words.iter().all(|word| text.contains(word)))
}

pub(crate) fn step(harness: &Shown) -> usize {
    let open = harness.state().session().open();
    open.expect("a lesson is open").replay().step()
}

/// The marks in the open lesson: study mode, thousandths, number of takes.
pub(crate) fn marks(harness: &Shown) -> Vec<(StudyMode, u16, u32)> {
    let session = harness.state().session();
    let source = session.open().expect("open").source();
    let mut entries = session.lessons().iter();
    let entry = entries.find(|entry| entry.source == *source).expect("it is listed");
    let marks = session.marks_of(entry).iter();
    marks.map(|mark| (mark.work, mark.best.share, mark.tries)).collect()
}

pub(crate) fn in_english(mut harness: Shown) -> Shown {
    harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(Language::En)));
    harness.run_steps(2);
    harness
}

#[derive(Debug)]
struct Dropped {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.path
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.bytes.clone())
    }
}

pub(crate) fn drop_file(harness: &mut Shown, name: &str, bytes: &[u8]) {
    harness
        .input_mut()
        .dropped_files
        .push(Arc::new(Dropped { path: PathBuf::from(name), bytes: bytes.to_vec() }));
    harness.run_steps(3);
}

/// Turns the wheel far down over a place.
pub(crate) fn scroll_down(harness: &mut Shown, at: egui::Pos2) {
    harness.hover_at(at);
    for _ in 0..60 {
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            source: egui::MouseWheelSource::Unknown,
            delta: egui::vec2(0.0, -60.0),
            modifiers: Modifiers::NONE,
            phase: egui::TouchPhase::Move,
        });
        harness.run_steps(2);
    }
}

pub(crate) fn press(harness: &mut Shown, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
}
