//! The palette and the menus: everything is found by its name, and does what its key does.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::language::Language;
use yomisuji::session::Navigation;

use crate::{Shown, in_english, press, says, step, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// Opens the palette, and types into it.
fn look_for(harness: &mut Shown, query: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.event(Event::Text(query.to_owned()));
    harness.run_steps(3);
}

/// Opens the palette, types, and takes the first row.
fn take(harness: &mut Shown, query: &str) {
    look_for(harness, query);
    press(harness, Modifiers::NONE, Key::Enter);
    harness.run_steps(3);
}

/// Where the field of the palette stands, if it is open.
fn field(harness: &Shown) -> Option<egui::Rect> {
    let names = Language::ALL.map(|language| language.text("actions-palette").expect("a text"));
    let mut fields = harness.query_all_by_role(egui::Role::TextInput);
    let named =
        fields.find(|field| field.accesskit_node().label().is_some_and(|l| names.contains(&l)));
    named.map(|field| field.rect())
}

/// The rows of the palette, best first: its buttons that are selected or not.
fn rows(harness: &Shown) -> Vec<String> {
    let window = field(harness).expect("the palette is open");
    let buttons = harness.query_all_by_role(egui::Role::Button);
    let below = buttons.filter(|button| {
        let place = button.rect();
        place.min.y > window.max.y && place.min.x >= window.min.x - 8.0 && place.width() > 400.0
    });
    below.filter_map(|button| button.accesskit_node().label()).collect()
}

fn lesson(harness: &Shown) -> String {
    harness.state().session().open().expect("open").loaded().lesson.id.clone()
}

#[test]
fn a_command_is_found_in_either_language_and_carried_out() {
    for query in ["draw all", "すべての節", "all nods"] {
        let mut harness = window("q-01-searched", SIZE);
        let before = harness.state().session().run().draws_whole();
        take(&mut harness, query);
        assert_ne!(harness.state().session().run().draws_whole(), before, "{query}");
        assert!(field(&harness).is_none(), "{query}: it is closed");
    }
}

#[test]
fn a_lesson_is_found_by_title_chapter_topic_and_despite_typing_errors() {
    for (query, id) in [
        ("silver or knight", "q-02"),
        ("quiecsence", "q-01"),
        ("水平線", "y-05"),
        ("静止探索", "q-01"),
        ("what cannot mater", "m-01-tree-A"),
        ("SEE", "u-03"),
    ] {
        let mut harness = in_english(window("m-01-minimax", SIZE));
        look_for(&mut harness, query);
        let list = harness.state().session().lessons();
        let is_it = |entry: &&yomisuji::session::LessonEntry| matches!(entry.source, yomisuji::session::Source::Shipped(shipped) if shipped == id);
        let title = list.iter().find(is_it).expect("it ships").title.en.clone();
        let found = rows(&harness);
        let first = found.iter().take(5).any(|row| row.contains(&title));
        assert!(first, "{query}: {title} is not among {found:?}");
        harness.get_by_label_contains(&title).click();
        harness.run_steps(4);
        assert_eq!(lesson(&harness), id, "{query}");
    }
}

#[test]
fn a_node_is_found_by_its_name_and_by_its_move() {
    let mut harness = window("m-01-tree-A", SIZE);
    take(&mut harness, "カ");
    let open = harness.state().session().open().expect("open");
    let node = harness.state().session().run().selection().expect("one is chosen");
    assert_eq!(open.loaded().subject.id(open.tree(), node), "カ");
    let mut harness = in_english(window("q-01-searched", SIZE));
    take(&mut harness, "P-1e");
    let node = harness.state().session().run().selection().expect("one is chosen");
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.loaded().subject.id(open.tree(), node), "1f1e");
    // What is not among the first nodes is looked for in the whole tree.
    look_for(&mut harness, "nothing like this 9z");
    let last = rows(&harness).pop().expect("a row");
    assert!(last.contains("nothing like this 9z"), "{last}");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, &["not found"]));
}

#[test]
fn arrows_choose_a_row_and_escape_closes_the_palette_and_nothing_else() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    let before = step(&harness);
    press(&mut harness, Modifiers::COMMAND, Key::K);
    let all = rows(&harness);
    assert!(all.len() > 20, "without a query every command is listed: {all:?}");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(field(&harness).is_none());
    assert_eq!(step(&harness), before, "the arrow was the palette's");
    look_for(&mut harness, "step");
    let found = rows(&harness);
    let back = found.iter().position(|row| row.starts_with("One step back")).expect("a row");
    for _ in 0..back {
        press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    }
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(step(&harness), before - 1, "{found:?}");
}

#[test]
fn every_menu_opens_in_both_languages_and_names_the_keys() {
    for language in Language::ALL {
        let mut harness = window("m-01-tree-A", SIZE);
        if language == Language::En {
            harness = in_english(harness);
        }
        for (ja, en, key) in [
            ("ファイル", "File", "Ctrl+O"),
            ("編集", "Edit", "Ctrl+Z"),
            ("表示", "View", "F11"),
            ("課題", "Lesson", "Ctrl+4"),
            ("ヘルプ", "Help", "Ctrl+K"),
        ] {
            let name = language.pick(ja, en);
            // A menu has the name of a panel's tab in one language: it stands higher.
            let mut found: Vec<_> = harness.query_all_by_label(name).collect();
            found.sort_by(|one, other| one.rect().min.y.total_cmp(&other.rect().min.y));
            found[0].click();
            drop(found);
            harness.run_steps(3);
            assert!(says(&harness, &[key]), "{name}: {key}");
            press(&mut harness, Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn a_row_of_a_menu_does_what_its_key_does() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    harness.get_by_label("View").click();
    harness.run_steps(3);
    harness.get_by_label_contains("(the board)").click();
    harness.run_steps(3);
    assert!(harness.state().session().page().is_board());
    press(&mut harness, Modifiers::NONE, Key::B);
    assert!(!harness.state().session().page().is_board());
    // On the board page nothing is offered that only a tree has.
    press(&mut harness, Modifiers::NONE, Key::B);
    look_for(&mut harness, "follow the search");
    assert!(!says(&harness, &["Follow the search"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    // A presentation has the palette, too.
    press(&mut harness, Modifiers::NONE, Key::B);
    press(&mut harness, Modifiers::NONE, Key::F11);
    take(&mut harness, "to the last step");
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.step(), open.last_step());
    harness.state_mut().send(yomisuji::session::Command::Go(Navigation::First));
}

#[test]
fn what_an_evening_looked_for_in_vain_is_found() {
    // Read deeper, from where the search stands.
    let mut harness = in_english(window("q-01-searched", SIZE));
    press(&mut harness, Modifiers::NONE, Key::End);
    let nodes = |harness: &Shown| harness.state().session().open().expect("open").tree().len();
    let before = nodes(&harness);
    take(&mut harness, "deeper");
    assert!(nodes(&harness) > before && says(&harness, &["The answer at the root"]));
    // The ordering lab, in its mode.
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    take(&mut harness, "ordering lab");
    let view = harness.state().session().view();
    assert_eq!(view.work.what_if().map(|view| view.lab), Some((true, true)));
    // A larger text, by its number.
    take(&mut harness, "150");
    assert!(harness.state().session().settings().scale > 1.0);
    // A board, by its game.
    take(&mut harness, "Othello 4");
    let desk = harness.state().session().desk().expect("a board");
    assert_eq!((desk.game(), desk.start()), (yomisuji::subject::GameId::Othello, 1));
}
