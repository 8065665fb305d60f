//! Connect Four on the board page: discs fall, games are typed and set up. Real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::connect_four::ConnectFour;

use crate::{Shown, in_english, press, says, window};

fn click(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn position(harness: &Shown) -> String {
    let board = harness.state().session().table::<ConnectFour>().expect("a board");
    board.position().to_string()
}

#[test]
fn discs_fall_are_taken_back_and_set_up() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "四目並べ");
    assert!(says(&harness, &["黒の番"]));
    // Wherever a column is touched, the disc falls to its lowest empty square.
    click(&mut harness, "4列 下から1段");
    click(&mut harness, "4列 下から6段");
    assert_eq!(position(&harness), "44");
    assert!(says(&harness, &["  2  白↓4"]));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(position(&harness), "4");
    let mut harness = in_english(harness);
    for _ in 0..2 {
        harness.get_by_label("Set up").click();
        harness.run_steps(3);
    }
    click(&mut harness, "column 1, row 2");
    assert!(says(&harness, &["column 1 has an empty square below it"]));
}
