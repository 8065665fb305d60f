//! What a first evening tries: the README's five things in any order, dialogs that forget what they
//! said, a presentation by a clicker. Real clicks and keys.

use std::path::Path;

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::language::Language;
use yomisuji::session::{Command, Page, PredictStage, RunCommand, Session, Source, StudyMode};

use crate::{Shown, in_english, press, says, shown, step, texts, wait, window, with_threads};

const SIZE: [f32; 2] = [1280.0, 720.0];
const POSITION: &str = "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1";

fn session(harness: &Shown) -> &Session {
    harness.state().session()
}

fn key(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
    harness.run_steps(2);
}

fn held(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::COMMAND, key);
    harness.run_steps(3);
}

/// Types into what has the keyboard focus.
fn types(harness: &mut Shown, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

/// As the README says: `/`, the id, Enter.
fn opens(harness: &mut Shown, id: &str) {
    key(harness, Key::Slash);
    types(harness, id);
    key(harness, Key::Enter);
    harness.run_steps(4);
    assert_eq!(session(harness).open().expect("open").loaded().lesson.id, id);
}

fn click_node(harness: &mut Shown, name: &str) {
    let buttons = harness.query_all_by_role(Role::Button);
    let named = buttons.filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.split([' ', ',', ':']).any(|word| word == name) && label.contains("depth")
    });
    let places = named.map(|node| node.rect().center());
    let pos = places.max_by(|a, b| a.x.total_cmp(&b.x)).expect("a node");
    harness.event(Event::PointerMoved(pos));
    harness.run_steps(1);
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

fn see_a_cut(harness: &mut Shown) {
    opens(harness, "x-aima-5.2");
    for _ in 0..4 {
        held(harness, Key::ArrowRight);
    }
    assert_eq!(session(harness).study_mode(), StudyMode::Watch);
    assert!(
        session(harness).view().sentence.contains("c2"),
        "{}",
        session(harness).view().sentence
    );
    click_node(harness, "c2");
    press(harness, Modifiers::SHIFT, Key::W);
    harness.run_steps(3);
    assert!(session(harness).answers_why());
}

fn change_a_value(harness: &mut Shown) {
    opens(harness, "m-01-tree-A");
    held(harness, Key::Num3);
    assert!(!session(harness).answers_why(), "the card belongs to the mode that was left");
    click_node(harness, "S");
    key(harness, Key::Enter);
    types(harness, "−50");
    key(harness, Key::Enter);
    harness.run_steps(4);
    let view = session(harness).view().work.what_if().expect("What if");
    assert_eq!(view.variant.changes.len(), 1);
    held(harness, Key::Num1);
    // The panels of Watch are back.
    for words in ["Notes", "function alpha_beta"] {
        assert!(says(harness, &[words]), "{words}");
    }
    assert!(session(harness).view().work.what_if().is_none());
}

fn show_it(harness: &mut Shown) {
    key(harness, Key::F11);
    assert!(session(harness).presents());
    key(harness, Key::Home);
    assert_eq!(step(harness), 0);
    key(harness, Key::PageDown);
    assert!(step(harness) == 1 || session(harness).predicts());
    while session(harness).presents() {
        key(harness, Key::Escape);
    }
}

fn own_position(harness: &mut Shown) {
    harness.event(Event::Paste(POSITION.to_owned()));
    harness.run_steps(6);
    let open = session(harness).open().expect("open");
    assert!(matches!(open.source(), Source::Made { .. }), "its tree opens");
    assert!(matches!(session(harness).page(), Page::Lesson(_)));
    key(harness, Key::B);
    assert!(session(harness).page().is_board());
}

fn say_it_first(harness: &mut Shown) {
    opens(harness, "x-hiroi");
    held(harness, Key::Num2);
    key(harness, Key::Enter);
    let view = session(harness).view().work.predict().expect("Predict");
    assert!(matches!(view.stage, PredictStage::Asked { .. }), "{:?}", view.stage);
    held(harness, Key::Num1);
    assert_eq!(session(harness).study_mode(), StudyMode::Watch);
}

/// Every thing comes before and after every other.
#[test]
fn the_five_things_of_the_readme_work_in_any_order() {
    let things: [fn(&mut Shown); 5] =
        [see_a_cut, change_a_value, show_it, own_position, say_it_first];
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [3, 0, 4, 2, 1], [1, 3, 4, 0, 2]] {
        let mut harness = in_english(window("m-01-minimax", SIZE));
        for thing in order {
            things[thing](&mut harness);
        }
    }
}

/// From the board of one's own, what leads to a lesson leads there.
#[test]
fn the_keys_of_lessons_and_modes_leave_the_board_page() {
    let keys = [Key::Slash, Key::M, Key::PageDown, Key::PageUp];
    let keys = keys.map(|key| (Modifiers::NONE, key)).into_iter();
    let modes = [Key::Num1, Key::Num2, Key::Num3, Key::Num4].map(|key| (Modifiers::COMMAND, key));
    let mut harness = in_english(window("q-01", SIZE));
    for (modifiers, key) in keys.chain(modes) {
        press(&mut harness, Modifiers::COMMAND, Key::Num1);
        press(&mut harness, Modifiers::NONE, Key::B);
        assert!(session(&harness).page().is_board());
        press(&mut harness, modifiers, key);
        harness.run_steps(3);
        assert!(!session(&harness).page().is_board(), "{key:?}");
        if key == Key::Slash {
            press(&mut harness, Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn the_list_of_lessons_takes_the_whole_height_and_gives_it_back() {
    let mut harness = in_english(window("q-01", SIZE));
    let rows = |harness: &Shown| {
        let buttons = harness.query_all_by_role(Role::Button);
        let rows = buttons.filter(|button| {
            let label = button.accesskit_node().label().unwrap_or_default();
            let place = button.rect();
            (label.starts_with("○ ") || label.starts_with("● ")) && place.max.y < SIZE[1]
        });
        rows.count()
    };
    assert_eq!(rows(&harness), 0);
    key(&mut harness, Key::M);
    harness.run_steps(4);
    assert!(rows(&harness) >= 10, "{}", rows(&harness));
    key(&mut harness, Key::M);
    harness.run_steps(4);
    assert_eq!(rows(&harness), 0);
}

#[test]
fn without_a_stop_ahead_the_key_says_so_and_stays() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    let ahead = |harness: &Shown| {
        let open = session(harness).open().expect("open");
        open.stop_list().iter().any(|&stop| stop > open.step())
    };
    while ahead(&harness) {
        held(&mut harness, Key::ArrowRight);
    }
    let here = step(&harness);
    held(&mut harness, Key::ArrowRight);
    assert_eq!(step(&harness), here);
    assert!(says(&harness, &["No stop lies ahead"]));
}

/// The path in the dialog.
fn name(harness: &mut Shown, path: &Path) {
    let label = session(harness).language().texts().window_path();
    harness.get_by_role_and_label(Role::TextInput, &label).focus();
    harness.run_steps(2);
    press(harness, Modifiers::COMMAND, Key::A);
    types(harness, &path.display().to_string());
}

/// A message, and what saving once more would replace, end with their dialog; the file that is
/// really there is named; a missing folder is said; the choices are remembered.
#[test]
fn a_dialog_of_export_forgets_its_message_and_remembers_its_choices() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = folder.path().join("exam.gift");
    let key_file = folder.path().join("exam-gift-key.html");
    std::fs::write(&key_file, "mine").expect("written");
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    let open = |harness: &mut Shown| {
        harness.get_by_role_and_label(Role::Button, "File").click();
        harness.run_steps(3);
        harness.get_by_label("Make test papers…").click();
        harness.run_steps(4);
    };
    open(&mut harness);
    assert!(!says(&harness, &["There is no folder"]));
    name(&mut harness, &folder.path().join("nowhere").join("exam.gift"));
    assert!(says(&harness, &["There is no folder", "nowhere"]));
    name(&mut harness, &there);
    harness.get_by_role_and_label(Role::Button, "this lesson").click();
    harness.run_steps(2);
    key(&mut harness, Key::Enter); // It saves wherever in the dialog one is.
    harness.run_steps(4);
    assert!(says(&harness, &["exam-gift-key.html: it is there already"]));
    assert!(!there.exists());
    key(&mut harness, Key::Escape);
    assert!(session(&harness).message().is_none(), "it ends with the dialog");
    open(&mut harness);
    assert!(!says(&harness, &["it is there already"]));
    assert!(texts(&harness).contains(&there.display().to_string()), "the name is remembered");
    harness.get_by_role_and_label(Role::Button, "Save").click();
    harness.run_steps(4);
    assert!(!there.exists(), "what was armed is forgotten");
    harness.get_by_role_and_label(Role::Button, "Save").click();
    harness.run_steps(4);
    assert!(there.exists());
    // One click on another format changes the end of the name.
    open(&mut harness);
    harness.get_by_role_and_label(Role::Button, ".xml").click();
    harness.run_steps(2);
    let other = there.with_extension("xml").display().to_string();
    assert!(texts(&harness).contains(&other), "{other}");
}

/// A series says how far it is, and can be stopped.
#[test]
fn a_series_is_counted_while_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = in_english(with_threads(folder.path()));
    held(&mut harness, Key::E);
    let range = session(&harness).language().texts().export_range();
    harness.get_by_label(&range).click();
    harness.run_steps(2);
    let ends_in = |harness: &Shown, end: &str| texts(harness).iter().any(|it| it.ends_with(end));
    assert!(ends_in(&harness, "m-01-tree-A.gif"), "a range becomes an animation");
    harness.get_by_role_and_label(Role::Button, "Save").click();
    wait(&mut harness, |harness| says(harness, &["Writing ", " / "]));
    harness.get_by_role_and_label(Role::Button, "Stop").click();
    wait(&mut harness, |harness| session(harness).files_in_work().is_empty());
    assert!(says(&harness, &["nothing has been written"]));
}

/// A clicker has one key forward: it brings the question, its answer, and at the end the next lesson.
#[test]
fn ask_first_asks_only_where_there_is_a_question_and_the_end_leads_on() {
    let mut harness = in_english(window("x-aima-5.2", SIZE));
    key(&mut harness, Key::F11);
    key(&mut harness, Key::H);
    let (mut presses, mut asked) = (0, 0);
    let open = |harness: &Shown| session(harness).open().expect("open").source().clone();
    let lesson = open(&harness);
    let last = session(&harness).open().expect("open").last_step();
    while step(&harness) < last || session(&harness).run().covers_step() {
        key(&mut harness, Key::PageDown);
        presses += 1;
        let covered = session(&harness).run().covers_step();
        let open = session(&harness).open().expect("open");
        let has_question = open.step() > 0 && open.plan().covered(open.step() - 1).is_some();
        assert!(!covered || has_question, "step {}", open.step());
        if covered {
            asked += 1;
            let question = open.covered_question(Language::En).expect("a question");
            assert_eq!(session(&harness).view().sentence, question);
            assert!(question.contains('?'), "{question}");
        }
    }
    assert!(asked >= 5 && presses == last + asked, "{presses} for {last} steps, {asked} asked");
    key(&mut harness, Key::PageDown);
    assert_eq!(open(&harness), lesson);
    assert!(says(&harness, &["The lesson ends here", "PageDown once more"]));
    key(&mut harness, Key::PageDown);
    harness.run_steps(4);
    assert_ne!(open(&harness), lesson);
}

#[test]
fn any_key_or_click_wakes_the_dark_screen_and_does_nothing_else() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    key(&mut harness, Key::F11);
    key(&mut harness, Key::PageDown);
    let here = step(&harness);
    let dark = |harness: &Shown| {
        harness.output().shapes.iter().any(|clipped| {
            matches!(&clipped.shape, egui::Shape::Rect(rect)
                if rect.fill == egui::Color32::BLACK && rect.rect.width() > 800.0)
        })
    };
    for wakes in [Key::PageDown, Key::Questionmark, Key::B, Key::F11] {
        key(&mut harness, Key::B);
        assert!(dark(&harness), "{wakes:?}");
        key(&mut harness, wakes);
        assert!(!dark(&harness), "{wakes:?}");
        let session = session(&harness);
        assert!(session.presents() && !session.settings().help && step(&harness) == here);
    }
    key(&mut harness, Key::B);
    let end = harness.get_by_label("End").rect().center();
    for pressed in [true, false] {
        harness.event(Event::PointerMoved(end));
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos: end, button, pressed, modifiers });
        harness.run_steps(2);
    }
    assert!(!dark(&harness) && session(&harness).presents(), "a click wakes it, and ends nothing");
}

/// What is drawn is about the step: it goes with it, or with the button.
#[test]
fn strokes_of_the_pen_go_with_the_step_or_with_the_eraser() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    key(&mut harness, Key::F11);
    key(&mut harness, Key::W);
    let draw = |harness: &mut Shown| {
        let canvas = session(harness).language().texts().window_canvas();
        let at = harness.get_by_label(&canvas).rect().left_bottom();
        harness.drag_at(at + egui::vec2(60.0, -30.0));
        harness.run_steps(1);
        harness.hover_at(at + egui::vec2(160.0, -60.0));
        harness.run_steps(2);
        harness.drop_at(at + egui::vec2(160.0, -60.0));
        harness.run_steps(2);
    };
    draw(&mut harness);
    harness.get_by_role_and_label(Role::Button, "Erase").click();
    harness.run_steps(3);
    assert!(harness.query_by_role_and_label(Role::Button, "Erase").is_none());
    draw(&mut harness);
    assert!(harness.query_by_role_and_label(Role::Button, "Erase").is_some());
    key(&mut harness, Key::PageDown);
    assert!(harness.query_by_role_and_label(Role::Button, "Erase").is_none());
}

/// A field that waits for its letters costs nothing.
#[test]
fn a_focused_field_asks_for_no_frames() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    held(&mut harness, Key::K);
    harness.run_steps(60);
    let output = &harness.output().viewport_output[&egui::ViewportId::ROOT];
    assert!(output.repaint_delay.as_secs() > 60, "{:?}", output.repaint_delay);
}

/// However large everything is drawn, the sentence is there whole, and above it some tree.
#[test]
fn the_sentence_is_never_gone_at_any_scale() {
    for scale in [1.5, 1.75, 2.0, 2.25] {
        let mut harness = in_english(window("m-01-tree-A", [1280.0 / scale, 720.0 / scale]));
        for _ in 0..4 {
            key(&mut harness, Key::ArrowRight);
        }
        let sentence = session(&harness).view().sentence.clone();
        let place = harness.get_by_label(&sentence).rect();
        assert!(place.min.y > 0.0 && place.max.y <= 720.0 / scale, "{scale}: {place}");
        let canvas = session(&harness).language().texts().window_canvas();
        let tree = harness.get_by_label(&canvas).rect();
        assert!(place.min.y >= tree.max.y - 1.0 && tree.height() > 60.0, "{scale}: {tree}");
    }
}

/// Words that name what is there find it; what is not in the course is told so.
#[test]
fn the_palette_knows_other_words_and_what_is_not_here() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    for (query, found) in [
        ("bigger", "Everything larger"),
        ("reset", "Put the panels back"),
        ("negamax", "Notation"),
        ("solution", "Fill in"),
        ("mcts", "Trying instead of reading"),
        ("dice", "Where chance moves, the mean counts"),
        ("multiplayer", "Three players"),
        ("imperfect information", "One cannot choose by what one cannot see"),
        ("killer", "What cut next door is tried first"),
    ] {
        held(&mut harness, Key::K);
        types(&mut harness, query);
        assert!(says(&harness, &[found]), "{query}");
        key(&mut harness, Key::Escape);
        key(&mut harness, Key::Escape);
    }
    held(&mut harness, Key::K);
    types(&mut harness, "poker");
    assert!(says(&harness, &["Not in this course: poker"]));
}

/// A closed window says what it keeps, and the next one that it is there.
#[test]
fn what_is_kept_without_a_file_is_named() {
    let mut harness = in_english(shown(crate::empty_window(), SIZE));
    assert_eq!(session(&harness).unsaved_titles(), None);
    harness.event(Event::Paste(POSITION.to_owned()));
    harness.run_steps(6);
    let titles = session(&harness).unsaved_titles().expect("a tree");
    assert!(titles.en.starts_with('“') && titles.ja.starts_with('「'), "{titles:?}");
    harness.state_mut().send(Command::Run(RunCommand::Fit));
}
