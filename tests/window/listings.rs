//! Finding the slip in a published listing: by clicks and by keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{Command, LessonCommand, Source};

use crate::{Shown, in_english, press, says, step, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label_contains(label).click();
    harness.run_steps(3);
}

fn twin(harness: &Shown) -> &yomisuji::lesson::TwinView {
    let view = harness.state().session().view();
    view.twin.as_ref().expect("the lesson has a listing")
}

#[test]
fn a_wrong_line_is_refused_and_a_second_one_brings_a_hint() {
    let mut harness = in_english(window("u-12-bug", SIZE));
    // It is in front, and reveals nothing of the correct version.
    assert!(says(&harness, &["in steps of 1:"]));
    assert!(!says(&harness, &["in steps of 0x10:"]));
    assert!(!says(&harness, &["Corrected"]) && !says(&harness, &["Where they part"]));
    click(&mut harness, "Line 5:");
    assert!(says(&harness, &["It is not line 5."]) && !says(&harness, &["A hint"]));
    assert!(!says(&harness, &["Show me"]));
    click(&mut harness, "Line 7:");
    assert!(says(&harness, &["It is not line 7.", "A hint:", "hexadecimal"]));
    assert!(says(&harness, &["Show me"]));
    assert!(!says(&harness, &["in steps of 0x10:"]));
    click(&mut harness, "Line 3:");
    assert!(says(&harness, &["Right: it is line 3."]));
    assert!(says(&harness, &["in steps of 0x10:"]) && says(&harness, &["Corrected"]));
    assert!(says(&harness, &["returns: +19890"]) && says(&harness, &["returns: +3890"]));
    // The cursor is at the divergence, with a message.
    assert!(says(&harness, &["they part here"]));
    assert!(says(&harness, &["file = 0x11"]) && says(&harness, &["file = 0x20"]));
}

#[test]
fn the_cursor_reads_only_the_published_listing_before_the_answer() {
    let mut harness = in_english(window("u-12-bug", SIZE));
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::Period);
    }
    assert_eq!(twin(&harness).step, 3);
    assert!(says(&harness, &["file = 0x11"]));
    assert!(!says(&harness, &["file = 0x20"]) && !says(&harness, &["they part here"]));
    press(&mut harness, Modifiers::NONE, Key::Comma);
    assert_eq!(twin(&harness).step, 2);
    // The run of the lesson has not moved.
    assert_eq!(step(&harness), 0);
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert_eq!((step(&harness), twin(&harness).step), (1, 2));
}

#[test]
fn keys_alone_mark_the_faulty_line() {
    let mut harness = in_english(window("u-14-bug", SIZE));
    for _ in 0..5 {
        press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    }
    press(&mut harness, Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(step(&harness), 0, "the arrows do not move the search");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, &["Right: it is line 5."]));
    assert!(says(&harness, &["they part here"]));
    // The other listing of the lesson is a separate hunt.
    click(&mut harness, "The best exchange");
    assert!(!twin(&harness).is_found && !says(&harness, &["they part here"]));
    click(&mut harness, "One move, less the exchange");
    assert!(twin(&harness).is_found);
}

#[test]
fn the_parting_is_marked_at_its_own_step_only() {
    let mut harness = in_english(window("u-13-bug", SIZE));
    click(&mut harness, "Line 6:");
    assert!(says(&harness, &["they part here"]));
    press(&mut harness, Modifiers::NONE, Key::Comma);
    assert!(!says(&harness, &["they part here"]), "it is not reached yet");
    press(&mut harness, Modifiers::NONE, Key::Period);
    press(&mut harness, Modifiers::NONE, Key::Period);
    let rows = twin(&harness).rows.clone();
    assert_eq!(rows.iter().filter(|row| row.parts).count(), 1);
    assert!(says(&harness, &["they part here"]));
    harness.get_by_label("Last").click();
    harness.run_steps(3);
    click(&mut harness, "Where they part");
    assert_eq!(Some(twin(&harness).step), twin(&harness).parting);
}

#[test]
fn a_listing_that_does_not_compile_says_so_instead_of_a_value() {
    let mut harness = in_english(window("u-13-bug-knight", SIZE));
    click(&mut harness, "The value of an exchange");
    assert!(says(&harness, &["The compiler stops it"]));
    assert!(!says(&harness, &["was not declared"]), "that would name the line");
    click(&mut harness, "Line 8:");
    assert!(says(&harness, &["was not declared"]));
    assert!(says(&harness, &["returns: does not compile"]));
    assert!(says(&harness, &["returns: +2050"]));
}

#[test]
fn the_listing_panel_appears_only_in_lessons_with_listings() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    assert!(!says(&harness, &["Spot the bug"]));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    assert!(step(&harness) > 1, "over the next branch");
    let source = Source::Shipped("u-12-bug");
    harness.state_mut().send(Command::Lesson(LessonCommand::Open(source)));
    harness.run_steps(4);
    assert!(says(&harness, &["Line 3:"]));
    // The notes come to the front, and the listing again.
    press(&mut harness, Modifiers::NONE, Key::N);
    harness.run_steps(4);
    assert!(!says(&harness, &["Line 3:"]) && says(&harness, &["Questions"]));
    press(&mut harness, Modifiers::NONE, Key::I);
    harness.run_steps(4);
    assert!(says(&harness, &["Line 3:"]));
}

#[test]
fn an_overflow_has_a_number_line_after_the_line_is_found() {
    let mut harness = in_english(window("k-05-bug", SIZE));
    let name = "The number that does not fit, on a number line";
    assert!(!says(&harness, &[name]));
    click(&mut harness, "Line 5:");
    assert!(says(&harness, &[name]));
    assert!(says(&harness, &["returns: −378"]) && says(&harness, &["returns: +1669"]));
}
