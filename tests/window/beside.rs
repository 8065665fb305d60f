//! Several runs side by side in the window: real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{Centre, Command, Navigation, Page, SettingsCommand};
use yomisuji::trace::Seen;

use crate::readable::is_english;
use crate::{Shown, in_english, press, says, step, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(4);
}

fn rows(harness: &Shown) -> usize {
    let view = &harness.state().session().view().page.beside();
    view.as_ref().map_or(0, |view| view.rows.len())
}

#[test]
fn a_key_opens_a_run_beside_and_a_click_goes_to_the_parting() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::R);
    harness.run_steps(4);
    assert!(says(&harness, &["2 ミニマックス法"]) && says(&harness, &["分かれ目"]));
    click(&mut harness, "ステップ25: 1はウ、2はセ");
    assert_eq!(step(&harness), 25);
    assert!(says(&harness, &["8 / 18"]) && says(&harness, &["9 / 22 (+4)"]));
    // There the trees visibly differ: one has skipped a leaf that the other has read.
    let session = harness.state().session();
    let leaf = |open: &yomisuji::session::Opened| {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let mut ids = tree.ids();
        let leaf = ids.find(|&id| subject.id(tree, id) == "セ").expect("it");
        open.projection(yomisuji::language::Language::Ja).seen(leaf)
    };
    let other = session.beside_columns()[0].expect("a run").run.opened();
    let seen = (leaf(session.open().expect("a lesson")), leaf(other));
    assert_eq!(seen, (Seen::Pruned, Seen::Done));
    click(&mut harness, "ステップ7: オで窓が違う");
    assert_eq!(step(&harness), 7);
    press(&mut harness, Modifiers::SHIFT, Key::R);
    harness.run_steps(3);
    assert_eq!(step(&harness), 25);
    // The keys of the run move both.
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(says(&harness, &["64 / 64"]) && says(&harness, &["65 / 65"]));
    click(&mut harness, "同じステップ");
    assert!(says(&harness, &["64 / 65"]));
    press(&mut harness, Modifiers::NONE, Key::R);
    harness.run_steps(3);
    assert_eq!(rows(&harness), 0);
    assert!(!says(&harness, &["分かれ目"]));
}

#[test]
fn four_runs_can_be_added_from_the_menu_and_removed_again() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::NONE, Key::R);
    harness.run_steps(4);
    for (number, name) in ["best moves first", "worst moves first", "Principal variation search"]
        .into_iter()
        .enumerate()
    {
        click(&mut harness, "+ Add a run");
        click(&mut harness, name);
        assert_eq!(rows(&harness), (number + 3).min(4), "{name}");
    }
    harness.state_mut().send(Command::Go(Navigation::Last));
    harness.run_steps(3);
    is_english(&harness, "four runs");
    assert!(says(&harness, &["7 / 7 (−2)"]), "the best order reads 7 leaves");
    click(&mut harness, "Remove: best moves first");
    assert_eq!(rows(&harness), 3);
    // A node clicked in another tree is shown in all of them.
    let named = |harness: &Shown| {
        let found = harness.query_all_by_role(egui::Role::Button);
        let rects: Vec<_> = found
            .filter(|node| {
                use egui_kittest::kittest::NodeT as _;
                node.accesskit_node()
                    .label()
                    .is_some_and(|name| name.starts_with("F,") || name.contains(" F,"))
            })
            .map(|node| node.rect())
            .collect();
        rects
    };
    let places = named(&harness);
    assert!(places.len() >= 2, "{places:?} {:?}", texts(&harness));
    let rightmost = places.iter().max_by(|a, b| a.min.x.total_cmp(&b.min.x)).expect("one");
    let at = rightmost.center();
    for pressed in [true, false] {
        harness.event(egui::Event::PointerMoved(at));
        harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.run_steps(3);
    let session = harness.state().session();
    let open = session.open().expect("a lesson");
    let selected = session.run().selection().expect("a node");
    assert_eq!(open.loaded().subject.id(open.tree(), selected), "カ");
}

#[test]
fn runs_beside_each_other_can_be_presented() {
    let mut harness = window("u-04", SIZE);
    harness.state_mut().send(Command::Settings(SettingsCommand::TogglePresent));
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::R);
    harness.run_steps(4);
    assert_eq!(rows(&harness), 2);
    assert!(says(&harness, &["同じ所"]));
}

#[test]
fn the_page_asked_for_last_replaces_the_tree() {
    let mut harness = window("u-03-quiescence", SIZE);
    let shown = |harness: &Shown| {
        let session = harness.state().session();
        let inside = session.page() == Page::Lesson(Centre::Inside);
        [
            inside,
            session.page() == Page::Lesson(Centre::Candidates),
            session.page().centre() == Centre::Values,
            session.shows_beside(),
        ]
    };
    let keys = [Key::U, Key::Y, Key::O, Key::R];
    for (first, before) in keys.into_iter().enumerate() {
        for (second, after) in keys.into_iter().enumerate() {
            for key in [before, after] {
                press(&mut harness, Modifiers::NONE, key);
                harness.run_steps(2);
            }
            // The same key twice restores the tree.
            let front = (first != second).then_some(second);
            let expected = [0, 1, 2, 3].map(|at| front == Some(at));
            assert_eq!(shown(&harness), expected, "{before:?}, {after:?}");
            if front.is_some() {
                press(&mut harness, Modifiers::NONE, after);
                harness.run_steps(2);
            }
        }
    }
}
