//! The table of pages: each has a row with its texts, is drawn, and its key and Esc lead back.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::gui::{PAGES, PageRow, key_help};
use yomisuji::language::Language;
use yomisuji::scenario::shipped;
use yomisuji::session::{Centre, Command, Page, StudyCommand, StudyMode};

use crate::{Shown, in_english, press, says, wait, window};

/// A window with a lesson that offers a page, and shows the tree.
fn offering(row: &PageRow) -> Shown {
    let usual = ["u-15-two-for-one", "t-03-incremental"];
    let all = usual.into_iter().chain(shipped().iter().map(|lesson| lesson.id));
    for id in all {
        let mut harness = window(id, [1280.0, 720.0]);
        let session = harness.state().session();
        if session.offers(row.centre) {
            if page(&harness) != Page::Lesson(Centre::Tree) {
                press(&mut harness, Modifiers::NONE, Key::Escape);
            }
            return harness;
        }
    }
    panic!("no lesson that ships offers {:?}", row.centre);
}

fn page(harness: &Shown) -> Page {
    harness.state().session().page()
}

#[test]
fn each_page_has_one_row_and_its_texts() {
    for centre in Centre::PAGES {
        let rows = PAGES.iter().filter(|row| row.centre == *centre);
        assert_eq!(rows.count(), 1, "{centre:?}");
    }
    assert_eq!(PAGES.len(), Centre::PAGES.len());
    for row in PAGES {
        let key = row.key.name();
        let help = key_help();
        let is_shown = help.iter().any(|row| row.keys.split_whitespace().any(|word| word == key));
        assert!(is_shown, "{key} is not in the list of keys");
        let phrases = [row.name, row.tip, row.covered, row.nothing];
        for phrase in phrases {
            let texts = [Language::Ja, Language::En].map(|language| phrase(language.texts()));
            assert!(texts[0] != texts[1] && texts.iter().all(|text| !text.is_empty()), "{texts:?}");
        }
    }
}

#[test]
fn each_page_is_drawn_and_its_key_and_esc_lead_back() {
    for row in PAGES {
        let mut harness = offering(row);
        let tree = page(&harness);
        let before = harness.render().expect("a picture");
        for back in [row.key, Key::Escape] {
            press(&mut harness, Modifiers::NONE, row.key);
            assert_eq!(page(&harness), Page::Lesson(row.centre));
            let drawn = harness.render().expect("a picture");
            assert!(drawn != before, "{:?} is not drawn", row.centre);
            let key = format!("({})", row.key.name());
            assert!(says(&harness, &[&key]), "{:?}: no way back", row.centre);
            press(&mut harness, Modifiers::NONE, back);
            assert_eq!(page(&harness), tree);
        }
        // Small windows have room for it, too.
        press(&mut harness, Modifiers::NONE, row.key);
        harness.set_size(egui::vec2(800.0, 500.0));
        harness.run_steps(4);
        assert_eq!(page(&harness), Page::Lesson(row.centre));
    }
}

#[test]
fn no_key_of_a_page_gives_an_answer_away() {
    for row in PAGES {
        let mut harness = offering(row);
        let predict = StudyCommand::SetMode(StudyMode::Predict);
        harness.state_mut().send(Command::Study(predict));
        harness.run_steps(3);
        press(&mut harness, Modifiers::NONE, row.key);
        assert_eq!(page(&harness), Page::Lesson(Centre::Tree));
    }
}

/// The map of the course opens the next lesson of a chapter, by click and by name.
#[test]
fn a_chapter_of_the_map_opens_its_next_lesson() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    press(&mut harness, Modifiers::NONE, Key::F3);
    assert!(says(&harness, &["gold is the way here"]));
    let order = harness.get_by_label_contains("The order of moves");
    assert_eq!(order.accesskit_node().role(), egui::Role::Button);
    order.click();
    harness.run_steps(3);
    wait(&mut harness, |harness| {
        let open = harness.state().session().open();
        open.is_some_and(|open| open.source().name().contains("x-aima-reordered"))
    });
}
