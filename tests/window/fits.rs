//! Twenty screens fit the windows from 900 to 2,560 points at the scales from 75 to 250 % that are
//! listed here, in both languages: no text is cut off, none is over another. Sixteen of them do in a
//! language whose texts are a third longer.

use egui::{Key, Modifiers};
use yomisuji::language::Language;
use yomisuji::session::{Command, SettingsCommand, StudyCommand, StudyMode};

use crate::cover::pairs;
use crate::drawn::unreadable;
use crate::{Shown, press, window};

/// The sizes of the window with their scales: the smallest at both ends and in the middle, the
/// usual one enlarged, the largest at both ends. Others are not measured: at 1,280 × 720 and 250 %
/// some texts are still cut off.
const CASES: [([f32; 2], f32); 6] = [
    ([900.0, 600.0], 2.0),
    ([900.0, 600.0], 2.5),
    ([900.0, 600.0], 1.0),
    ([1280.0, 720.0], 1.5),
    ([2560.0, 1440.0], 2.5),
    ([2560.0, 1440.0], 0.75),
];

fn study(harness: &mut Shown, mode: StudyMode) {
    harness.state_mut().send(Command::Study(StudyCommand::SetMode(mode)));
}

type Screen = (&'static str, &'static str, fn(&mut Shown));

const SCREENS: [Screen; 20] = [
    ("m-01-minimax", "the first step", |harness| press(harness, Modifiers::NONE, Key::ArrowRight)),
    ("m-01-tree-A", "a cut", |harness| {
        harness.state_mut().send(Command::Go(yomisuji::session::Navigation::Seek(19)));
    }),
    ("m-01-tree-A", "the notes", |harness| press(harness, Modifiers::NONE, Key::N)),
    ("m-01-tree-A", "predict", |harness| study(harness, StudyMode::Predict)),
    ("m-01-tree-A", "fill in", |harness| study(harness, StudyMode::FillIn)),
    ("m-01-tree-A", "what if", |harness| study(harness, StudyMode::WhatIf)),
    ("m-01-tree-A", "side by side", |harness| press(harness, Modifiers::NONE, Key::R)),
    ("m-01-tree-A", "by ply", |harness| press(harness, Modifiers::NONE, Key::F2)),
    ("m-01-tree-A", "the stops", |harness| press(harness, Modifiers::NONE, Key::Q)),
    ("q-01-searched", "the last step", |harness| press(harness, Modifiers::NONE, Key::End)),
    ("q-01-searched", "inside", |harness| press(harness, Modifiers::NONE, Key::U)),
    ("q-01-searched", "candidates", |harness| press(harness, Modifiers::NONE, Key::Y)),
    ("q-01-searched", "own values", |harness| press(harness, Modifiers::NONE, Key::O)),
    ("q-01-searched", "the board page", |harness| press(harness, Modifiers::NONE, Key::B)),
    ("q-01-searched", "the lessons", |harness| press(harness, Modifiers::NONE, Key::M)),
    ("q-01-searched", "the keys", |harness| press(harness, Modifiers::NONE, Key::Questionmark)),
    ("q-01-searched", "the signs", |harness| press(harness, Modifiers::NONE, Key::K)),
    ("z-01-battery", "an exchange", |harness| press(harness, Modifiers::NONE, Key::End)),
    ("x-othello4", "Othello", |harness| press(harness, Modifiers::NONE, Key::End)),
    ("e-03-table", "the palette", |harness| press(harness, Modifiers::COMMAND, Key::K)),
];

/// What cannot be read in these cases, except on screens that are left out.
pub(crate) fn unreadable_anywhere(language: Language, left_out: &[&str]) -> Vec<String> {
    let tree = language.text("window-canvas").expect("a text");
    let mut faults = Vec::new();
    let screens: Vec<_> = SCREENS.into_iter().filter(|at| !left_out.contains(&at.1)).collect();
    for ((lesson, name, show), (size, scale)) in pairs(&screens, &CASES) {
        let mut harness = window(lesson, size.map(|side| side / scale));
        harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(language)));
        harness.run_steps(2);
        show(&mut harness);
        harness.run_steps(6);
        let at = format!("{lesson}, {name}, {size:?} at {:.0} %", scale * 100.0);
        let found = unreadable(&mut harness, &tree).into_iter();
        faults.extend(found.map(|fault| format!("{at}: {fault}")));
    }
    faults
}

#[test]
fn twenty_screens_fit_every_window_and_scale_in_both_languages() {
    let faults: Vec<_> =
        Language::ALL.into_iter().flat_map(|it| unreadable_anywhere(it, &[])).collect();
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// The row over the tree, with the path, the size and the unit, is whole in a usual window, also
/// beside a listing, which leaves little room.
#[test]
fn the_row_over_the_tree_is_whole_in_english() {
    let lessons =
        ["q-01", "q-01-searched", "u-04-exchange", "z-01-battery", "k-05-bug", "u-13-bug-knight"];
    let mut faults = Vec::new();
    for lesson in lessons {
        let mut harness = crate::in_english(window(lesson, [1280.0, 720.0]));
        for key in [Key::Home, Key::End] {
            press(&mut harness, Modifiers::NONE, key);
            let texts = crate::drawn::drawn(&harness).into_iter();
            let over = texts.filter(|text| (85.0..112.0).contains(&text.place().center().y));
            let cut =
                over.filter(|text| text.is_elided).map(|text| format!("{lesson}: {}", text.text));
            faults.extend(cut);
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// In a narrow window the variables take a row more, down to the last of them.
#[test]
fn the_last_variable_is_in_view_in_a_small_window() {
    for (lesson, step) in [("m-01-tree-A", 20), ("q-01", 500)] {
        let mut harness = crate::in_english(window(lesson, [900.0, 600.0]));
        let seek = yomisuji::session::Navigation::Seek(step);
        harness.state_mut().send(Command::Go(seek));
        harness.run_steps(4);
        let texts = crate::drawn::drawn(&harness);
        let best = texts.iter().find(|text| text.text.starts_with("best = "));
        let best = best.unwrap_or_else(|| panic!("{lesson}: it is out of view")).place();
        assert!(best.max.y < 596.0, "{lesson}: {best}");
    }
}
