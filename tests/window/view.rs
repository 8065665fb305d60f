//! The view of the tree: a click moves nothing, the target of a search is centred.

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::session::{Command, Navigation, RunCommand};
use yomisuji::tree::{Item, NodeId};

use crate::{Shown, press, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// The drawn nodes, by their descriptions up to the depth, and their places.
fn places(harness: &Shown) -> Vec<(String, Rect)> {
    let nodes = harness.query_all_by_label_contains("の節 ");
    nodes
        .map(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            let name = label.split('、').next().unwrap_or_default().to_owned();
            (name, node.rect())
        })
        .collect()
}

fn place_of(harness: &Shown, label: &str) -> Rect {
    let mut nodes = harness.query_all_by_label_contains(label);
    nodes.next().expect("it is drawn").rect()
}

/// Zoomed in, so that not all of the tree is in view.
fn zoomed(lesson: &'static str) -> Shown {
    let mut harness = window(lesson, SIZE);
    harness.state_mut().send(Command::Go(Navigation::Last));
    harness.run_steps(2);
    for _ in 0..6 {
        press(&mut harness, Modifiers::NONE, Key::Plus);
    }
    harness
}

#[test]
fn a_click_does_not_move_the_tree() {
    for open in [|| window("m-01-tree-A", SIZE), || zoomed("m-01-tree-A")] {
        let mut harness = open();
        harness.state_mut().send(Command::Go(Navigation::Seek(20)));
        harness.run_steps(3);
        let canvas = harness.get_by_label("木の図").rect();
        let before = places(&harness);
        let inside = |place: &Rect| canvas.shrink(2.0).contains(place.center());
        let seen = before.iter().filter(|(_, place)| inside(place));
        let seen: Vec<_> = seen.map(|(name, _)| format!("{name}、")).collect();
        assert!(seen.len() > 2, "{seen:?}");
        for label in seen {
            let nodes = harness.query_all_by_label_contains(&label);
            nodes.last().expect("it is in view").click();
            harness.run_steps(3);
            assert!(harness.state().session().run().selection().is_some(), "{label}");
            assert_eq!(places(&harness), before, "after a click on {label}");
        }
    }
}

/// In a large tree a click changes which part is drawn: the clicked node stays at its place.
#[test]
fn a_click_that_unfolds_a_branch_keeps_its_node_in_place() {
    let mut changed = 0;
    for lesson in ["x-tictactoe", "q-01-searched", "u-10-depth-4"] {
        let mut harness = window(lesson, SIZE);
        harness.state_mut().send(Command::Go(Navigation::Last));
        harness.run_steps(3);
        for number in 0..3 {
            let canvas = harness.get_by_label("木の図").rect();
            let (label, before) = {
                let session = harness.state().session();
                let seen = session.projection().expect("open");
                let (outline, _) = session.run().outline();
                let slots = 0..outline.flat(seen.tree()).len() as u32;
                let folded = slots.filter_map(|slot| match outline.item(slot) {
                    Item::Node { id, folded: true } => Some(seen.spoken_name(id)),
                    Item::Node { .. } | Item::Group(_) => None,
                });
                let mut clickable = folded.filter_map(|label| {
                    let nodes = harness.query_all_by_label(&label);
                    let places: Vec<_> = nodes.map(|node| node.rect()).collect();
                    let (place, is_alone) = (*places.first()?, places.len() == 1);
                    let is_inside = canvas.shrink(30.0).contains(place.center());
                    (is_alone && is_inside).then_some((label, place))
                });
                match clickable.nth(number) {
                    Some(found) => found,
                    None => break,
                }
            };
            let drawn = harness.state().session().run().outline_version();
            harness.get_by_label(&label).click();
            harness.run_steps(3);
            let by = place_of(&harness, &label).center() - before.center();
            assert!(by.length() < 1.0, "{lesson}: {label} by {by}");
            changed += usize::from(harness.state().session().run().outline_version() != drawn);
        }
    }
    assert!(changed > 2, "clicks have unfolded {changed} branches");
}

#[test]
fn a_found_node_is_centred() {
    for open in [|| window("m-01-tree-A", SIZE), || zoomed("m-01-tree-A")] {
        let mut harness = open();
        for name in ["ケ", "ニ"] {
            let find = RunCommand::Find(name.to_owned());
            harness.state_mut().send(Command::Run(find));
            harness.run_steps(3);
            let canvas = harness.get_by_label("木の図").rect();
            let found = place_of(&harness, &format!("の節 {name}、"));
            let off = found.center() - canvas.center();
            assert!(off.length() < 2.0, "{name} is {off} off the middle");
        }
    }
}

/// A link, a stop and a node to go to, in a tree that is not completely in view.
#[test]
fn links_stops_and_node_targets_are_centred() {
    let mut harness = zoomed("m-01-tree-A");
    let off = |harness: &Shown| {
        let session = harness.state().session();
        let focus = session.view().focus.expect("a node");
        let seen = session.projection().expect("open");
        let said = seen.spoken_name(focus);
        let canvas = harness.get_by_label("木の図").rect();
        (place_of(harness, &said).center() - canvas.center()).length()
    };
    harness.state_mut().send(Command::Run(RunCommand::Centre(NodeId(5))));
    harness.run_steps(3);
    assert!(off(&harness) < 2.0, "a link");
    press(&mut harness, Modifiers::COMMAND, Key::ArrowLeft);
    assert!(off(&harness) < 2.0, "a stop: {}", off(&harness));
    let node = NodeId(7);
    harness.state_mut().send(Command::Go(Navigation::GoTo(node)));
    harness.run_steps(3);
    assert!(off(&harness) < 2.0, "a node to go to");
    // A step from there moves nothing: its node is in view.
    let before = places(&harness);
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(places(&harness), before);
}
