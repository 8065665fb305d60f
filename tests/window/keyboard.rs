//! The whole lesson by keyboard alone: each key has the effect that the help describes.

use egui::{Key, Modifiers};
use yomisuji::gui::key_help;
use yomisuji::language::Language;
use yomisuji::scenario::shipped;
use yomisuji::session::Theme;

use crate::{Shown, says, step, window};

fn press(harness: &mut Shown, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(2);
}

fn plain(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

#[test]
fn arrows_step_and_home_and_end_jump() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    assert_eq!(step(&harness), 0);
    plain(&mut harness, Key::ArrowRight);
    plain(&mut harness, Key::ArrowRight);
    assert_eq!(step(&harness), 2);
    plain(&mut harness, Key::ArrowLeft);
    assert_eq!(step(&harness), 1);
    plain(&mut harness, Key::End);
    assert_eq!(step(&harness), 64);
    plain(&mut harness, Key::ArrowRight);
    assert_eq!(step(&harness), 64); // No further step at the end.
    plain(&mut harness, Key::Home);
    assert_eq!(step(&harness), 0);
}

#[test]
fn shift_arrows_visit_every_event_of_interest_and_back() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let mut there = Vec::new();
    while step(&harness) < 64 {
        press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
        there.push(step(&harness));
    }
    let open = harness.state().session().open().expect("open");
    let cuts = open.timeline().cuts.clone();
    assert!(cuts.len() == 2 && cuts.iter().all(|cut| there.contains(cut)));
    assert!(open.stops().all(|stop| stop == 0 || there.contains(&stop)));
    let mut back = Vec::new();
    while step(&harness) > 0 {
        back.push(step(&harness));
        press(&mut harness, Modifiers::SHIFT, Key::ArrowLeft);
    }
    back.reverse();
    assert_eq!(there, back);
}

#[test]
fn the_down_key_steps_over_a_branch_and_the_up_key_out_of_one() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    plain(&mut harness, Key::ArrowRight); // The root is entered.
    plain(&mut harness, Key::ArrowDown);
    assert!(says(&harness, &["イから +100 が返る"]));
    plain(&mut harness, Key::ArrowRight); // The window of ア becomes narrower.
    plain(&mut harness, Key::ArrowRight); // Into ウ.
    plain(&mut harness, Key::ArrowRight); // Into キ.
    plain(&mut harness, Key::ArrowUp);
    assert!(says(&harness, &["キから +80 が返る"]));
}

#[test]
fn space_plays_and_stops() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    plain(&mut harness, Key::Space);
    assert!(harness.state().session().run().is_playing());
    harness.run_steps(80);
    assert!(step(&harness) > 0);
    plain(&mut harness, Key::Space);
    assert!(!harness.state().session().run().is_playing());
    let stopped = step(&harness);
    harness.run_steps(20);
    assert_eq!(step(&harness), stopped);
}

#[test]
fn letters_switch_language_theme_and_following() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    plain(&mut harness, Key::L);
    assert!(harness.state().session().language().is_english());
    assert!(says(&harness, &["Questions"]));
    plain(&mut harness, Key::D);
    assert_eq!(harness.state().session().theme(), Theme::Dark);
    plain(&mut harness, Key::F);
    assert!(!harness.state().session().run().follows());
}

#[test]
fn page_keys_change_the_lesson() {
    let mut harness = window(shipped()[0].id, [1280.0, 720.0]);
    plain(&mut harness, Key::PageDown);
    let id = |harness: &Shown| {
        let open = harness.state().session().open();
        open.expect("open").loaded().lesson.id.clone()
    };
    assert_eq!(id(&harness), shipped()[1].id);
    plain(&mut harness, Key::PageUp);
    plain(&mut harness, Key::PageUp); // There is none before the first.
    assert_eq!(id(&harness), shipped()[0].id);
}

#[test]
fn question_mark_shows_every_key_and_escape_hides_them() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    plain(&mut harness, Key::Questionmark);
    for help in key_help() {
        let does = help.does(Language::Ja);
        assert!(says(&harness, &[&does]), "{does}");
    }
    plain(&mut harness, Key::Escape);
    assert!(!says(&harness, &[&key_help()[0].does(Language::Ja)]));
}

#[test]
fn a_digit_reveals_an_answer_and_hides_it_again() {
    let mut harness = window("y-01", [1280.0, 720.0]);
    let answer = {
        let open = harness.state().session().open().expect("open");
        open.loaded().lesson.questions[0].answer.ja.clone()
    };
    assert!(!says(&harness, &[&answer]));
    plain(&mut harness, Key::Num1);
    assert!(says(&harness, &[&answer]));
    plain(&mut harness, Key::Num1);
    assert!(!says(&harness, &[&answer]));
}

#[test]
fn plus_and_minus_zoom_and_zero_fits() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    plain(&mut harness, Key::Num0);
    let before = harness.render().expect("a picture");
    plain(&mut harness, Key::Plus);
    let zoomed = harness.render().expect("a picture");
    assert!(before != zoomed);
    plain(&mut harness, Key::Num0);
    assert!(harness.render().expect("a picture") == before);
}

#[test]
fn undo_returns_to_the_previous_place() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    for _ in 0..3 {
        plain(&mut harness, Key::ArrowRight);
    }
    plain(&mut harness, Key::End);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(step(&harness), 3);
    press(&mut harness, Modifiers::COMMAND, Key::Z); // Three steps in a row are one move.
    assert_eq!(step(&harness), 0);
    press(&mut harness, Modifiers::COMMAND, Key::Z); // There is nothing before.
    assert_eq!(step(&harness), 0);
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(step(&harness), 64);
}

#[test]
fn the_search_finds_a_node_by_name_and_by_moves() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    for (query, found) in [("ケ", "の節 ケ、"), ("エ コ ニ", "の節 ニ、")] {
        press(&mut harness, Modifiers::COMMAND, Key::F);
        harness.event(egui::Event::Text(query.to_owned()));
        harness.run_steps(2);
        plain(&mut harness, Key::Enter);
        let session = harness.state().session();
        let open = session.open().expect("open");
        let selected = session.run().selection().expect("a node");
        let seen = open.projection(yomisuji::language::Language::Ja);
        let name = seen.spoken_name(selected);
        assert!(name.contains(found), "{name}");
        plain(&mut harness, Key::Escape);
        plain(&mut harness, Key::Escape);
    }
    press(&mut harness, Modifiers::COMMAND, Key::F);
    harness.event(egui::Event::Text("どこにもない".to_owned()));
    harness.run_steps(2);
    plain(&mut harness, Key::Enter);
    assert!(says(&harness, &["見つかりません: どこにもない"]));
}
