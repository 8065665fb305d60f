//! Dōbutsu shōgi on the board page: the same board as that of shogi, with three files, four ranks
//! and its own box. Real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::dobutsu::Dobutsu;

use crate::{Shown, in_english, press, says, window};

fn dobutsu() -> Shown {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "どうぶつしょうぎ");
    harness
}

fn click(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn position(harness: &Shown) -> String {
    let session = harness.state().session();
    let board = session.table::<Dobutsu>().expect("a board");
    board.position().to_string()
}

#[test]
fn dobutsu_is_played_from_the_board_and_from_the_hand() {
    let mut harness = dobutsu();
    assert!(says(&harness, &["先手の番"]));
    click(&mut harness, "B3 先手のヒヨコ");
    click(&mut harness, "B2 後手のヒヨコ");
    assert!(says(&harness, &["後手の番"]) && says(&harness, &["  1  ▲B2ヒ"]));
    assert!(says(&harness, &["▲持駒 ヒヨコ 1"]));
    click(&mut harness, "B1 後手のライオン");
    click(&mut harness, "B2 先手のヒヨコ");
    // A chick from the hand.
    click(&mut harness, "▲持駒 ヒヨコ 1");
    click(&mut harness, "B2 後手のライオン");
    assert!(says(&harness, &["B2 は空いていない"]));
    click(&mut harness, "A3 ");
    assert!(says(&harness, &["  3  ▲A3ヒ打"]));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(position(&harness), "g1e/1l1/3/ELG b Cc 1");
    let harness = in_english(harness);
    assert!(says(&harness, &["Black to move"]));
}

#[test]
fn dobutsu_is_set_up_from_its_box_and_played_by_keys() {
    let mut harness = dobutsu();
    harness.get_by_label("並べる").click();
    harness.run_steps(3);
    click(&mut harness, "盤を空にする");
    assert_eq!(position(&harness), "3/3/3/3 b - 1");
    for (piece, square) in
        [("駒箱 ▲ライオン", "B4"), ("駒箱 △ライオン", "A1"), ("駒箱 ▲ニワトリ", "C3")]
    {
        click(&mut harness, piece);
        click(&mut harness, &format!("{square} "));
    }
    assert_eq!(position(&harness), "l2/3/2H/1L1 b - 1");
    harness.get_by_label("指す").click();
    harness.run_steps(3);
    click(&mut harness, "C3 先手のニワトリ");
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(position(&harness), "l2/2H/3/1L1 w - 1");
}
