//! Fill in by keyboard alone: the lesson of alpha-beta is finished and graded.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::session::{Command, FillInField, FillInView, Navigation, StudyMode};
use yomisuji::tree::Kind;

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
            '>' | '.' => Key::Period,
            '<' => Key::Comma,
            '-' => Key::Minus,
            '/' => Key::Slash,
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
    let view = &harness.state().session().view().work.fill_in();
    (**view.as_ref().expect("a sheet")).clone()
}

/// The lesson by keyboard alone, with this at コ, whose value is +200.
fn fill_in_lesson(at_ko: &str) -> Shown {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    value(&mut harness, "100"); // オ
    keys(&mut harness, &[Key::ArrowDown, Key::ArrowRight, Key::X, Key::ArrowUp]); // セ
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
fn keys_alone_fill_in_a_flawless_sheet() {
    let harness = fill_in_lesson("200");
    let view = sheet(&harness);
    assert!(view.is_flawless, "{:#?}", view.verdicts);
    assert_eq!(view.score.map(|mark| mark.share), Some(1000));
    assert_eq!(marks(&harness), [(StudyMode::FillIn, 1000, 1)]);
    assert!(says(&harness, &["全部正解"]) && says(&harness, &["100.0%"]));
    assert!(says(&harness, &["値 100% · 窓 100% · 枝刈り 100%"]));
}

#[test]
fn keys_alone_back_up_an_iteration() {
    let mut harness = window("x-uct", [1280.0, 720.0]);
    harness.state_mut().send(Command::Go(Navigation::Seek(909)));
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    assert_eq!(sheet(&harness).iteration.map(|it| it.number), Some(117));
    assert!(says(&harness, &["で終わり", "報酬は0.000"]));
    let from = step(&harness);
    // From the leaf upwards: 2, 9, 24 and 116 visits with 0.000, 0.486, 0.376 and 0.511 before.
    for [visits, mean] in [["3", "0/3"], ["10", "0.437"], ["25", ".361"], ["117", "0.507"]] {
        value(&mut harness, visits);
        value(&mut harness, mean);
    }
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    let view = sheet(&harness);
    assert!(view.is_flawless, "{:#?}", view.verdicts);
    assert_eq!(marks(&harness), [(StudyMode::FillIn, 1000, 1)]);
    // The model shows the back-up, step by step.
    harness.get_all_by_label("手本を一歩ずつ見る").next().expect("a button").click();
    harness.run_steps(3);
    assert_eq!(step(&harness), from);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    // Another iteration has a sheet of its own, and this one is kept.
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    harness.state_mut().send(Command::Go(Navigation::Seek(0)));
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let first = sheet(&harness);
    assert!(first.iteration.as_ref().is_some_and(|it| it.number < 10) && first.entries.0 == 0);
    keys(&mut harness, &[Key::Num1, Key::Enter]);
    number(&mut harness, "3/8");
    assert_eq!(sheet(&harness).entries.0, 2);
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    harness.state_mut().send(Command::Go(Navigation::Seek(909)));
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    assert_eq!(sheet(&harness).entries, (8, 8));
}

#[test]
fn a_planted_mistake_is_named_and_its_step_can_be_shown() {
    let mut harness = fill_in_lesson("90");
    let view = sheet(&harness);
    assert_eq!(view.score.map(|mark| mark.share), Some(974));
    assert_eq!(marks(&harness), [(StudyMode::FillIn, 974, 1)]);
    assert!(says(&harness, &["値 89% · 窓 100% · 枝刈り 100%"]));
    assert!(says(&harness, &["コの値", "相手の選び方"]));
    assert!(says(&harness, &["ここで選ぶのは先手"]));
    assert_eq!(step(&harness), 0);
    let button = harness.get_by_label("手本のこの一歩を見る");
    button.click();
    harness.run_steps(3);
    let row = &view.verdicts[view.first_wrong.expect("a fault")];
    assert_eq!(step(&harness), row.step);
    // Esc leads back to the sheet, and the mistake can be corrected.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(step(&harness), 0);
    let node = sheet(&harness).verdicts[0].title.clone();
    assert!(node.contains('コ'), "{node}");
}

#[test]
fn a_click_selects_a_node_and_undo_applies_to_the_sheet() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let nodes = texts(&harness);
    let name = nodes.iter().find(|text| text.contains("キ") && text.contains("空欄"));
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
fn no_panel_reveals_more_than_the_blank_tree() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    for key in [Key::V, Key::N, Key::P, Key::Q] {
        press(&mut harness, Modifiers::NONE, key);
        for told in ["≧+300", "≦+80", "α = +100", "ステップ 6", "末端は9つ"] {
            assert!(!says(&harness, &[told]), "{key:?} tells {told}");
        }
    }
    // In Watch, the same panels do reveal it.
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
fn an_exercise_made_in_fill_in_opens_in_fill_in() {
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

/// The actions of the study panel.
const MAKE: &[&str] = &["練習問題を作る"];

#[test]
fn the_panel_stays_for_the_next_lesson_and_opens_with_the_points() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    assert!(says(&harness, MAKE));
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    harness.run_steps(5);
    assert!(says(&harness, MAKE), "with the next lesson");
    press(&mut harness, Modifiers::NONE, Key::N);
    assert!(!says(&harness, MAKE));
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    assert!(says(&harness, MAKE) && says(&harness, &["0.0%"]));
}

#[test]
fn the_sheet_can_be_checked_while_a_field_has_the_keyboard() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let field = harness.get_by_role_and_label(Role::TextInput, "値");
    field.focus();
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, "値").type_text("100");
    harness.run_steps(2);
    assert!(harness.ctx.text_edit_focused());
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    let node = sheet(&harness).cursor.0;
    assert_eq!(sheet(&harness).nodes[&node].text, "+100");
    assert!(sheet(&harness).score.is_some_and(|mark| mark.share > 0));
}

#[test]
fn typing_the_signs_of_a_bound_does_not_zoom() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let place = |harness: &Shown| {
        let nodes = harness.query_all_by_label_contains("の節 キ、");
        let places: Vec<_> = nodes.map(|node| node.rect()).collect();
        assert_eq!(places.len(), 1, "{:?}", texts(harness));
        places[0]
    };
    let before = place(&harness);
    keys(&mut harness, &[Key::Comma, Key::Equals, Key::Plus, Key::Num7]);
    press(&mut harness, Modifiers::SHIFT, Key::Equals);
    press(&mut harness, Modifiers::SHIFT, Key::Plus);
    harness.run_steps(3);
    assert_eq!(place(&harness), before);
    let view = sheet(&harness);
    assert_eq!(view.fields[0].1, "≦+7+");
    keys(&mut harness, &[Key::Backspace, Key::Enter]);
    assert_eq!(sheet(&harness).nodes[&view.cursor.0].text, "≦+7");
}

#[test]
fn a_presented_sheet_accepts_input_and_escape_ends_the_presentation() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    keys(&mut harness, &[Key::Enter]);
    press(&mut harness, Modifiers::NONE, Key::F11);
    keys(&mut harness, &[Key::W]);
    assert_eq!(sheet(&harness).field, FillInField::Alpha);
    number(&mut harness, "-5");
    keys(&mut harness, &[Key::Enter, Key::Enter]);
    number(&mut harness, ">300");
    let view = sheet(&harness);
    let at = &view.nodes[&view.cursor.0];
    assert_eq!(at.text, "≧300");
    assert_eq!(at.window.as_deref(), Some("(−5, +∞)"));
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    assert!(says(&harness, &["%"]) && !says(&harness, MAKE));
    assert!(harness.state().session().presents());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!harness.state().session().presents());
}

#[test]
fn the_card_of_a_node_has_no_dead_buttons() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(says(&harness, &["採点するまで伏せてあります"]));
    assert!(!says(&harness, &["見せる"]));
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(says(&harness, &["手本を見るまで伏せてあります"]));
    for dead in ["見せる", "この節を読み始める所へ"] {
        assert!(!says(&harness, &[dead]));
    }
    let harness = fill_in_lesson("200");
    let mut harness = harness;
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(!says(&harness, &["この節を読み始める所へ"]));
}

#[test]
fn a_right_click_opens_a_menu_only_where_an_action_applies() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    let nodes = texts(&harness);
    let (inner, leaf) = {
        let open = harness.state().session().open().expect("open");
        let named = |kind: Kind| {
            let mut ids = open.tree().ids().skip(1);
            let id = ids.find(|&id| open.tree().node(id).kind == kind).expect("a node");
            let name = open.projection(harness.state().session().language()).spoken_name(id);
            let drawn = nodes.iter().find(|text| text.starts_with(&name));
            drawn.unwrap_or_else(|| panic!("{name}: {nodes:?}")).clone()
        };
        (named(Kind::Inner), named(Kind::Leaf))
    };
    for (name, opens) in [(leaf, false), (inner, true)] {
        harness.get_by_label(&name).click_secondary();
        harness.run_steps(3);
        assert_eq!(egui::Popup::is_any_open(&harness.ctx), opens, "{name}");
    }
}

#[test]
fn the_node_being_filled_in_stays_in_view_in_a_large_tree() {
    let mut harness = window("q-01", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    harness.run_steps(4);
    for _ in 0..12 {
        let session = harness.state().session();
        let open = session.open().expect("open");
        let name = open.projection(session.language()).spoken_name(sheet(&harness).cursor.0);
        let found = harness.query_all_by_label_contains(&name).count();
        assert!(found > 0, "{name} is not in view");
        keys(&mut harness, &[Key::Enter]);
        harness.run_steps(3);
    }
}

/// A position with more than a hundred moves.
const RICH: &str = "+R3g2nl/5skb1/p1p3+r2/1p1pNpp1p/9/3Pp3P/PPPGPPPPL/1B2G2S1/LNS1K2N1 b GSLP 45";

#[test]
fn a_sheet_of_many_moves_is_readable_however_the_tree_was_seen_before() {
    for before in [None, Some(Key::Num0), Some(Key::G)] {
        let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
        harness.event(egui::Event::Paste(RICH.to_owned()));
        harness.run_steps(5);
        if let Some(key) = before {
            press(&mut harness, Modifiers::NONE, key);
        }
        press(&mut harness, Modifiers::COMMAND, Key::Num4);
        harness.run_steps(3);
        let nodes = harness.query_all_by_role(Role::Button);
        let nodes = nodes
            .filter(|node| node.accesskit_node().label().is_some_and(|it| it.contains("深さ1、")));
        let wide = nodes.filter(|node| node.rect().width() > 25.0).count();
        assert!(wide > 10, "{before:?}: {wide} cards can be read");
    }
}
