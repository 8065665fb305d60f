//! The window where the program can do less than on a desktop: on the page of a browser.

use std::sync::{Arc, Mutex};

use egui::{Context, FullOutput, Key, Modifiers, Plugin};
use egui_kittest::kittest::Queryable as _;
use yomisuji::gui::{EffectRunner, MainWindow, Spoken};
use yomisuji::host::Folders;
use yomisuji::scenario::shipped;
use yomisuji::session::{Command, LessonCommand, Platform, Source};

use super::{Shown, empty_window, press, says, shown, texts, window};

const PAGE: &str = "https://school.example/yomisuji/";

fn page() -> Platform {
    Platform {
        address: PAGE.to_owned(),
        has_places: false,
        has_programs: false,
        can_quit: false,
        learner: None,
        today: || None,
    }
}

fn on_page(lesson: &'static str) -> Shown {
    let mut window = empty_window().on(page());
    window.send(Command::Lesson(LessonCommand::Open(Source::Shipped(lesson))));
    shown(window, [1280.0, 720.0])
}

/// The rows of a menu.
fn rows(mut harness: Shown, menu: &str) -> Vec<String> {
    harness.get_by_label(menu).click();
    harness.run_steps(4);
    texts(&harness)
}

#[test]
fn menus_offer_only_what_the_place_can_do() {
    let (desktop, page) = (|| window("m-01-tree-A", [1280.0, 720.0]), || on_page("m-01-tree-A"));
    let names = desktop().state().session().language().texts();
    for (menu, row) in [("ファイル", names.window_quit()), ("編集", names.actions_engines())]
    {
        let has_row = |rows: &[String]| rows.iter().any(|shown| shown.starts_with(&row));
        assert!(has_row(&rows(desktop(), menu)), "{row}");
        assert!(!has_row(&rows(page(), menu)), "{row}");
    }
}

#[test]
fn without_places_files_have_only_names() {
    let mut harness = on_page("m-01-tree-A");
    press(&mut harness, Modifiers::COMMAND, Key::E);
    let paths = texts(&harness);
    assert!(paths.iter().any(|text| text.starts_with("m-01-tree-A.")), "{paths:?}");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    // There is nothing to type in a dialog to open files: the browser brings them.
    press(&mut harness, Modifiers::COMMAND, Key::O);
    let texts = harness.state().session().language().texts();
    assert!(!says(&harness, &[&texts.window_drop_here()]));
}

/// A file that was brought has no place to go back to: what is made of it is kept among the own
/// lessons.
#[test]
fn a_lesson_that_was_brought_is_saved_among_the_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let brought = folder.path().join("opened").join("mine.ron");
    std::fs::create_dir(folder.path().join("opened")).expect("made");
    let text = shipped().iter().find(|lesson| lesson.id == "m-01-tree-A").expect("it ships").text();
    std::fs::write(&brought, text).expect("written");
    let paths = [true, false].map(|has_places| {
        let effects = EffectRunner::Here(Folders::within(folder.path()));
        let platform = Platform { has_places, ..page() };
        let mut window = MainWindow::new(effects).on(platform);
        let source = Source::File(brought.clone());
        window.send(Command::Lesson(LessonCommand::Open(source)));
        let mut harness = shown(window, [1280.0, 720.0]);
        press(&mut harness, Modifiers::COMMAND, Key::S);
        let is_path = |text: &String| text.ends_with("mine.ron") && text.contains('/');
        texts(&harness).into_iter().filter(is_path).collect::<Vec<_>>()
    });
    let own = folder.path().join("lessons").join("mine.ron").display().to_string();
    assert!(!paths[0].contains(&own) && paths[1].contains(&own), "{paths:?}");
}

#[test]
fn a_link_begins_with_the_address_of_the_page() {
    let harness = on_page("q-01");
    let link = harness.state().session().link().expect("a link");
    assert!(link.starts_with(&format!("{PAGE}#lesson=q-01&")), "{link}");
}

/// Hears what a screen reader would.
#[derive(Clone, Debug, Default)]
struct Ear(Arc<Mutex<Spoken>>);

impl Plugin for Ear {
    fn debug_name(&self) -> &'static str {
        "ear"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if let Some(update) = &output.platform_output.accesskit_update {
            *self.0.lock().expect("it is whole") = Spoken::of(update);
        }
    }
}

/// What a page says of the window is what a screen reader hears on a desktop: the sentence of the
/// step, at every step, and every text of the window.
#[test]
fn the_page_says_in_words_what_the_window_shows() {
    let mut harness = on_page("m-01-tree-A");
    let heard = Ear::default();
    harness.ctx.add_plugin(heard.clone());
    for _ in 0..6 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
        let spoken = heard.0.lock().expect("it is whole").clone();
        let sentence = harness.state().session().view().sentence.clone();
        assert_eq!(spoken.announced, format!("{sentence}\n"));
        let missing: Vec<_> = texts(&harness)
            .into_iter()
            .filter(|text| !text.trim().is_empty() && !spoken.text.contains(text.trim_end()))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
