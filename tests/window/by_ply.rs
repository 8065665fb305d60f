//! The table of counts by ply: opened by its key, spoken row by row, and covered with the values.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::session::{Centre, Command, Navigation, Page};

use crate::{Shown, in_english, press, says, window};

fn go(harness: &mut Shown, step: usize) {
    harness.state_mut().send(Command::Go(Navigation::Seek(step)));
    harness.run_steps(3);
}

#[test]
fn its_key_opens_it_and_a_row_is_read() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    press(&mut harness, Modifiers::NONE, Key::F2);
    let page = harness.state().session().page();
    assert_eq!(page, Page::Lesson(Centre::ByPly));
    assert!(says(&harness, &["Ply 0, Nodes 0, Leaves 0, Cuts 0, Skipped 0"]));
    go(&mut harness, usize::MAX);
    let rows: Vec<_> = harness
        .query_all_by_role(egui::Role::Row)
        .filter_map(|row| row.accesskit_node().label())
        .collect();
    let view = harness.state().session().view();
    let table = view.page.by_ply().expect("a table");
    assert_eq!(rows.len(), table.plies.len() + 1, "{rows:?}");
    assert!(rows[0].starts_with("Ply 0, Nodes 1, Leaves 0, Cuts 0, Skipped 0, Branching "));
    let total = table.total;
    let words = format!("Total, Nodes {}, Leaves {}", total.entered, total.leaves);
    assert!(rows[rows.len() - 1].starts_with(&words), "{rows:?}");
    press(&mut harness, Modifiers::NONE, Key::H);
    assert!(says(&harness, &["Total, Nodes"]), "what was shown stays so until another step");
    // Back to a step that is asked about.
    for _ in 0..10 {
        if !says(&harness, &["counts by ply are covered"]) {
            press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
        }
    }
    assert!(says(&harness, &["counts by ply are covered"]));
    assert!(!says(&harness, &["Total, Nodes"]));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, &["Total, Nodes"]));
}

#[test]
fn the_fewest_leaves_stand_below_a_uniform_tree() {
    let mut harness = window("x-minimal-tree", [1280.0, 720.0]);
    go(&mut harness, usize::MAX);
    press(&mut harness, Modifiers::NONE, Key::F2);
    assert!(says(&harness, &["3² + 3¹ − 1 = 11"]));
}

#[test]
fn everything_of_it_has_room_and_nothing_moves() {
    for lesson in ["m-01-tree-A", "x-minimal-tree", "u-10-quiescence"] {
        let mut harness = in_english(window(lesson, [1280.0, 720.0]));
        press(&mut harness, Modifiers::NONE, Key::F2);
        let places = |harness: &Shown| {
            let rows = harness.query_all_by_role(egui::Role::Row);
            rows.map(|row| row.rect()).collect::<Vec<_>>()
        };
        let before = places(&harness);
        let back = harness.get_by_label("To the tree (F2)").rect();
        let transport = harness.get_by_label("Position in the run").rect();
        for row in &before {
            assert!(row.min.y > back.max.y - 4.0 && row.max.y < transport.min.y, "{row}");
        }
        for step in [1, 20, usize::MAX] {
            go(&mut harness, step);
            assert_eq!(places(&harness), before, "{lesson}");
        }
    }
}

/// The board beside the table has its legend below it, as beside the tree.
#[test]
fn the_arrows_on_the_board_beside_it_are_explained() {
    let mut harness = in_english(window("s-01-small", [1280.0, 720.0]));
    let arrows = "on the board: best from here, other moves";
    go(&mut harness, usize::MAX);
    assert!(says(&harness, &[arrows]));
    press(&mut harness, Modifiers::NONE, Key::F2);
    assert!(says(&harness, &[arrows]));
    go(&mut harness, 0);
    assert!(!says(&harness, &[arrows]), "there are none yet");
}
