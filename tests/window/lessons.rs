//! The list of lessons: chapters, searching, and changes to the user's own lessons.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::language::Language;
use yomisuji::play::measured_match;
use yomisuji::scenario::chapters;
use yomisuji::session::{BoardCommand, Command, PageCommand};

use crate::{Shown, in_english, press, says, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn typed(harness: &mut Shown, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

#[test]
fn lessons_are_listed_by_chapter_and_found_by_title() {
    let mut harness = window("m-01-minimax", SIZE);
    press(&mut harness, Modifiers::NONE, Key::M);
    for (number, chapter) in chapters().iter().enumerate() {
        let title = format!("{}  {}", number + 1, chapter.title(Language::Ja));
        assert!(says(&harness, &[&title]), "{title}");
        let progress = format!("0/{}", chapter.lessons.len());
        assert!(says(&harness, &[&progress]), "{progress}");
    }
    // A key focuses the field, and typing narrows the list.
    press(&mut harness, Modifiers::NONE, Key::Slash);
    typed(&mut harness, "水平線効果");
    assert!(says(&harness, &["○", "水平線効果"]));
    assert!(!says(&harness, &["○", "勝手読み"]));
    harness.get_by_label_contains("  水平線効果").click();
    harness.run_steps(3);
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.loaded().lesson.id, "u-10-depth-2");
    // Typing has not moved the run.
    assert_eq!(crate::step(&harness), 0);
    // Again: typing replaces the query, and Enter opens the first result.
    press(&mut harness, Modifiers::NONE, Key::Slash);
    typed(&mut harness, "勝手読み");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.loaded().lesson.title.ja, "勝手読み");
}

#[test]
fn a_table_of_measurements_appears_beside_the_tree_or_the_notes() {
    let found = measured_match("material-8", "material-1").expect("it was measured");
    let measured = found.elo_text();
    let shown = |harness: &Shown| {
        let texts = crate::texts(harness);
        texts.iter().filter(|text| **text == measured).count()
    };
    let mut harness = window("k-06-levels", SIZE);
    assert!(says(&harness, &["2–4: +200"]) && says(&harness, &["実測", &found.date, "0をまたぐ"]));
    assert_eq!(shown(&harness), 1, "beside the tree");
    press(&mut harness, Modifiers::NONE, Key::N);
    assert_eq!(shown(&harness), 1, "and not again with the notes");
    // The evaluation takes the place of the tree.
    press(&mut harness, Modifiers::NONE, Key::U);
    assert_eq!(shown(&harness), 1, "with the notes");
    // It is covered like the notes.
    press(&mut harness, Modifiers::NONE, Key::U);
    press(&mut harness, Modifiers::NONE, Key::H);
    assert_eq!(shown(&harness), 0);
}

#[test]
fn the_open_lesson_shows_its_number_of_visited_stops() {
    let mut harness = window("m-01-minimax", SIZE);
    press(&mut harness, Modifiers::NONE, Key::M);
    assert!(says(&harness, &["見どころ 0/6"]));
    for _ in 0..6 {
        press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
    }
    assert!(says(&harness, &["●", "見どころ 6/6"]));
    assert!(says(&harness, &["1/3"]), "the chapter counts it");
}

#[test]
fn an_own_lesson_can_be_renamed_and_deleted_after_a_question() {
    let mut harness = in_english(window("m-01-minimax", SIZE));
    harness.state_mut().send(Command::Page(PageCommand::EditText("startpos".to_owned())));
    harness.state_mut().send(Command::Board(BoardCommand::Grow));
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::M);
    harness.run_steps(40); // The list scrolls to it.
    let own = |harness: &Shown| {
        let lessons = harness.state().session().lessons();
        let own = lessons.iter().filter(|entry| entry.is_own());
        own.map(|entry| entry.title.en.clone()).collect::<Vec<_>>()
    };
    let title = own(&harness)[0].clone();
    let menu = format!("Rename, delete: {title}");
    harness.get_by_label(&menu).click();
    harness.run_steps(3);
    harness.get_by_label("Rename").click();
    harness.run_steps(40);
    harness.get_by_label("Title in English").focus();
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    typed(&mut harness, "Mine");
    harness.get_by_label("Rename").click();
    harness.run_steps(3);
    assert_eq!(own(&harness), ["Mine"]);
    // Declined, it stays; confirmed, it goes.
    for (answer, left) in [("Cancel", 1), ("Delete", 0)] {
        harness.run_steps(40);
        harness.get_by_label("Rename, delete: Mine").click();
        harness.run_steps(3);
        harness.get_by_label("Delete").click();
        harness.run_steps(40);
        assert_eq!(own(&harness).len(), 1, "nothing goes unasked");
        assert!(says(&harness, &["cannot be restored"]));
        harness.get_by_label(answer).click();
        harness.run_steps(3);
        assert_eq!(own(&harness).len(), left);
    }
}
