//! The patterns of an Othello position, in place of the tree.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{Centre, Command, Page, PatternMap, RunCommand};

use crate::{Shown, in_english, press, says, texts, window};

fn plain(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(3);
}

#[test]
fn a_pattern_shows_its_index_before_and_after_the_move() {
    let mut harness = window("t-03-incremental", [1280.0, 720.0]);
    assert!(harness.state().session().page() == Page::Lesson(Centre::Patterns));
    for part in ["4列目 a4–h4", "−108", "+54", "2·3⁴ (d4)"] {
        assert!(says(&harness, &[part]), "{part}: {:?}", texts(&harness));
    }
    click(&mut harness, "次のパターン");
    assert!(!says(&harness, &["2·3⁴ (d4) = −108"]));
    click(&mut harness, "前のパターン");
    assert!(says(&harness, &["2·3⁴ (d4) = −108"]), "{:?}", texts(&harness));
    plain(&mut harness, Key::U);
    assert!(harness.state().session().page() != Page::Lesson(Centre::Patterns));
    plain(&mut harness, Key::U);
    assert!(harness.state().session().page() == Page::Lesson(Centre::Patterns));
    plain(&mut harness, Key::Escape);
    assert!(harness.state().session().page() != Page::Lesson(Centre::Patterns));
}

#[test]
fn the_board_shows_digits_changes_sums_or_errors() {
    let mut harness = in_english(window("t-04-patterns", [1280.0, 720.0]));
    let map = |harness: &Shown| {
        let view = harness.state().session().view().page.patterns().cloned();
        view.expect("patterns").map
    };
    assert_eq!(map(&harness), PatternMap::Sum);
    for (label, expected) in [
        ("Digits", PatternMap::Digits),
        ("The move", PatternMap::Change),
        ("Errors", PatternMap::Fit),
        ("Sum of all", PatternMap::Sum),
    ] {
        click(&mut harness, label);
        assert_eq!(map(&harness), expected);
    }
    // A row of the table is the pattern that the board shows.
    let row = "2×5 corner a1–e2";
    harness.get_by_label(row).scroll_to_me();
    harness.run_steps(40);
    harness.get_by_label(row).click();
    harness.run_steps(3);
    let view = harness.state().session().view().page.patterns().cloned();
    let view = view.expect("patterns");
    let reading = view.reading().expect("a pattern");
    assert_eq!(reading.instance.name().en, row);
}

#[test]
fn patterns_hide_covered_values_and_are_refused_on_small_boards() {
    let mut harness = window("x-othello4-win", [1280.0, 720.0]);
    plain(&mut harness, Key::U);
    assert!(says(&harness, &["4×4の盤にはありません"]), "{:?}", texts(&harness));
    let mut harness = window("t-02-stages", [1280.0, 720.0]);
    let shown = |harness: &Shown| harness.state().session().view().page.patterns().is_some();
    plain(&mut harness, Key::End);
    assert!(shown(&harness));
    let cover = Command::Run(RunCommand::ToggleMasks);
    harness.state_mut().send(cover);
    harness.run_steps(3);
    assert!(shown(&harness), "what was shown stays so until another step");
    // Back to a step that is asked about.
    for _ in 0..40 {
        if shown(&harness) {
            plain(&mut harness, Key::ArrowLeft);
        }
    }
    assert!(harness.state().session().run().covers());
    assert!(!shown(&harness), "values are covered, and so is what they are made of");
}
