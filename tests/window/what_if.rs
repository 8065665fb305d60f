//! What if, in the window: real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::session::{Opened, StudyMode, WhatIfView};
use yomisuji::tree::NodeId;

use crate::readable::is_english;
use crate::{Shown, in_english, press, says, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn view(harness: &Shown) -> &WhatIfView {
    let view = harness.state().session().view().work.what_if();
    view.expect("it is being changed")
}

fn changed(harness: &Shown) -> &Opened {
    let columns = harness.state().session().beside_columns();
    columns[0].expect("it has been run").run.opened()
}

fn first_moves(harness: &Shown) -> String {
    let open = changed(harness);
    let children = open.tree().children(NodeId::ROOT);
    children.map(|id| open.loaded().subject.id(open.tree(), id)).collect()
}

/// The position of the node of this name, in the tree on the right.
fn on_the_right(harness: &Shown, name: &str) -> egui::Pos2 {
    let buttons = harness.query_all_by_role(egui::Role::Button);
    let named = buttons.filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.split([' ', ',', '、', ':']).any(|word| word == name)
    });
    let places = named.map(|node| node.rect().center());
    let right = places.max_by(|a, b| a.x.total_cmp(&b.x));
    right.unwrap_or_else(|| panic!("no {name}"))
}

fn pointer(harness: &mut Shown, from: egui::Pos2, to: egui::Pos2) {
    harness.event(egui::Event::PointerMoved(from));
    harness.run_steps(1);
    for (pos, pressed) in [(from, true), (to, false)] {
        harness.event(egui::Event::PointerMoved(pos));
        harness.run_steps(1);
        harness.event(egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(4);
}

#[test]
fn keys_choose_a_leaf_type_its_value_and_undo_the_change() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    assert_eq!(harness.state().session().study_mode(), StudyMode::WhatIf);
    let at = on_the_right(&harness, "セ");
    pointer(&mut harness, at, at);
    assert_eq!(view(&harness).leaf.as_ref().map(|leaf| leaf.value.clone()), Some(250.into()));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.run_steps(2);
    harness.event(egui::Event::Text("900".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.run_steps(4);
    assert_eq!(view(&harness).leaf.as_ref().map(|leaf| leaf.value.clone()), Some(900.into()));
    assert!(says(&harness, &["セは読まれない", "捨ててよい"]));
    assert!(says(&harness, &["根の値は +120 のまま"]));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    harness.run_steps(3);
    assert_eq!(view(&harness).leaf.as_ref().map(|leaf| leaf.value.clone()), Some(250.into()));
    assert_eq!(view(&harness).can_travel, (false, true));
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    harness.run_steps(3);
    assert_eq!(view(&harness).leaf.as_ref().map(|leaf| leaf.value.clone()), Some(900.into()));
}

#[test]
fn a_branch_can_be_moved_by_keys_by_buttons_and_by_dragging() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    let at = on_the_right(&harness, "エ");
    pointer(&mut harness, at, at);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowLeft);
    harness.run_steps(4);
    assert_eq!(first_moves(&harness), "イエウ");
    click(&mut harness, "枝を左へ");
    assert_eq!(first_moves(&harness), "エイウ");
    let (from, to) = (on_the_right(&harness, "エ"), on_the_right(&harness, "ウ"));
    pointer(&mut harness, from, to + egui::vec2(30.0, 0.0));
    assert_eq!(first_moves(&harness), "イウエ");
    assert_eq!(view(&harness).edits, 3);
    click(&mut harness, "元の課題");
    assert_eq!(view(&harness).edits, 4);
    assert!(view(&harness).sentences.is_empty());
}

#[test]
fn the_ordering_lab_is_in_the_panel_and_in_english() {
    let mut harness = in_english(window("m-01-tree-A", [1600.0, 1000.0]));
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    click(&mut harness, "Ordering lab");
    assert!(says(&harness, &["At best"]) || says(&harness, &["A yardstick"]));
    assert!(says(&harness, &["of 1000 random orders"]));
    click(&mut harness, "Best");
    assert_eq!(view(&harness).counted.as_ref().map(|lab| lab.present.leaves), Some(7));
    is_english(&harness, "the lab");
    click(&mut harness, "Keep as a lesson");
    let session = harness.state().session();
    let title = &session.open().expect("a lesson").loaded().lesson.title.en;
    assert!(title.contains("what if"), "{title}");
}
