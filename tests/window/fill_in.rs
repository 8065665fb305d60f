//! Fill in by keyboard alone: the lesson of alpha-beta is finished and graded.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{FillInView, StudyMode};

use crate::{Shown, marks, press, says, step, texts, window};

fn keys(harness: &mut Shown, keys: &[Key]) {
    for key in keys {
        harness.key_press_modifiers(Modifiers::NONE, *key);
        harness.run_steps(1);
    }
}

/// Types a number; `>` and `<` stand for ≧ and ≦.
fn number(harness: &mut Shown, text: &str) {
    const DIGITS: [Key; 10] = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    for sign in text.chars() {
        let key = match sign {
            '>' => Key::Period,
            '<' => Key::Comma,
            '-' => Key::Minus,
            digit => DIGITS[digit.to_digit(10).expect("a digit") as usize],
        };
        keys(harness, &[key]);
    }
}

/// W, α, Enter, β, Enter.
fn window_of(harness: &mut Shown, alpha: &str, beta: &str) {
    keys(harness, &[Key::W]);
    number(harness, alpha);
    keys(harness, &[Key::Enter]);
    number(harness, beta);
    keys(harness, &[Key::Enter]);
}

fn value(harness: &mut Shown, text: &str) {
    number(harness, text);
    keys(harness, &[Key::Enter]);
}

fn sheet(harness: &Shown) -> FillInView {
    let view = &harness.state().session().view().fill_in;
    (**view.as_ref().expect("a sheet")).clone()
}

/// The lesson by keyboard alone, with this at コ, which is worth +200.
fn fill_in_lesson(at_ko: &str) -> Shown {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    value(&mut harness, "100"); // オ
    keys(
        &mut harness,
        &[Key::ArrowDown, Key::ArrowRight, Key::X, Key::ArrowUp],
    ); // セ
    window_of(&mut harness, "", "100");
    value(&mut harness, ">300"); // カ
    value(&mut harness, "100"); // イ
    window_of(&mut harness, "100", "");
    value(&mut harness, "80"); // キ
    keys(&mut harness, &[Key::X, Key::Enter]); // ク
    window_of(&mut harness, "100", "");
    value(&mut harness, "<80"); // ウ
    window_of(&mut harness, "100", "");
    value(&mut harness, "120"); // ケ
    window_of(&mut harness, "100", "120");
    value(&mut harness, at_ko);
    window_of(&mut harness, "100", "");
    keys(&mut harness, &[Key::C]);
    value(&mut harness, "120"); // エ
    value(&mut harness, "120"); // ア
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    harness
}

#[test]
fn the_lesson_is_finished_by_keyboard_alone_and_everything_is_right() {
    let harness = fill_in_lesson("200");
    let view = sheet(&harness);
    assert!(view.is_flawless, "{:#?}", view.verdicts);
    assert_eq!(view.score, Some((35, 35)));
    assert_eq!(marks(&harness), [(StudyMode::FillIn, 1000, 1)]);
    assert!(says(&harness, &["全部正解"]) && says(&harness, &["35 / 35"]));
}

#[test]
fn a_planted_mistake_is_named_and_its_step_is_shown() {
    let mut harness = fill_in_lesson("90");
    let view = sheet(&harness);
    assert_eq!(view.score, Some((33, 35)));
    assert_eq!(marks(&harness), [(StudyMode::FillIn, 943, 1)]);
    assert!(says(&harness, &["コの値", "相手の選び方"]));
    assert!(says(&harness, &["ここで選ぶのは先手"]));
    assert_eq!(step(&harness), 0);
    let button = harness.get_by_label("手本のこの一歩を見る");
    button.click();
    harness.run_steps(3);
    let row = &view.verdicts[view.first_wrong.expect("a fault")];
    assert_eq!(step(&harness), row.step);
    // Esc leads back to the sheet, and the mistake can be mended.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(step(&harness), 0);
    let node = sheet(&harness).verdicts[0].title.clone();
    assert!(node.contains('コ'), "{node}");
}

#[test]
fn a_click_selects_and_undo_is_the_sheets() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let nodes = texts(&harness);
    let name = nodes
        .iter()
        .find(|text| text.contains("キ") && text.contains("空欄"));
    let name = name.expect("a node says that it is empty").clone();
    harness.get_by_label(&name).click();
    harness.run_steps(3);
    assert_eq!(sheet(&harness).cursor.1, "キ");
    number(&mut harness, "-40");
    assert!(says(&harness, &["キ", "記入 −40"]));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(!says(&harness, &["記入 −40"]));
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert!(says(&harness, &["キ", "記入 −40"]));
    // The keys of the tree write, and do nothing else.
    assert_eq!(step(&harness), 0);
    keys(&mut harness, &[Key::End, Key::Space]);
    assert_eq!(step(&harness), 0);
}

#[test]
fn no_panel_tells_more_than_the_blank_tree() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    for key in [Key::V, Key::N, Key::P, Key::Q] {
        press(&mut harness, Modifiers::NONE, key);
        for told in ["≧+300", "≦+80", "α = +100", "ステップ 6", "末端は9つ"] {
            assert!(!says(&harness, &[told]), "{key:?} tells {told}");
        }
    }
    // Shown as they are while one watches, the same panels do tell it.
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    press(&mut harness, Modifiers::NONE, Key::End);
    let mut told = 0;
    for key in [Key::V, Key::N, Key::P] {
        press(&mut harness, Modifiers::NONE, key);
        told += usize::from(says(&harness, &["9つで、同じ値 +120"]));
        told += usize::from(says(&harness, &["≧+300"]));
    }
    assert!(told > 1, "{told}");
}

#[test]
fn an_exercise_is_made_and_opened_in_the_same_way() {
    let mut harness = window("m-01-tree-A", [1280.0, 1000.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    harness.get_by_label("作って開く").click();
    harness.run_steps(5);
    let session = harness.state().session();
    let open = session.open().expect("an exercise");
    assert!(open.loaded().lesson.id.starts_with("exercise-any-1"));
    assert!(session.fills_in());
    assert!(sheet(&harness).is_possible);
}
