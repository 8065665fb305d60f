//! The sugoroku race on the board page: the die is thrown by a key, by its button and by hand, and a
//! runner goes where it is touched. Real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::sugoroku::Sugoroku;

use crate::{Shown, in_english, press, says, window};

fn click(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn position(harness: &Shown) -> String {
    let board = harness.state().session().table::<Sugoroku>().expect("a board");
    board.position().to_string()
}

/// What has been thrown, as its text ends.
fn thrown(harness: &Shown) -> Option<u8> {
    let text = position(harness);
    text.split_whitespace().nth(3).map(|face| face.parse().expect("a face"))
}

#[test]
fn the_die_is_thrown_and_a_runner_goes() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "ミニ双六");
    assert!(says(&harness, &["黒がさいころを振る。黒が勝つ確率は60.6%。"]));
    press(&mut harness, Modifiers::NONE, Key::D);
    let face = thrown(&harness).expect("a throw");
    assert!((1..=3).contains(&face));
    // A throw lies: the key does nothing more.
    press(&mut harness, Modifiers::NONE, Key::D);
    assert_eq!(thrown(&harness), Some(face));
    let runner = harness.get_all_by_label_contains("黒の振り出し 黒").next().expect("a runner");
    runner.click();
    harness.run_steps(3);
    let square = usize::from(face) - 1;
    assert_eq!(position(&harness).as_bytes()[square], b'B', "{}", position(&harness));
    // By hand: the face that is touched.
    click(&mut harness, "白のさいころ 3の目");
    assert_eq!(thrown(&harness), Some(3));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(thrown(&harness), None);
    let mut harness = in_english(harness);
    harness.get_by_label_contains("Throw the die (D)").click();
    harness.run_steps(3);
    assert!(thrown(&harness).is_some() && says(&harness, &["which runner goes? Black wins with"]));
    // Somebody else's runner does not go.
    click(&mut harness, &format!("square {face}: Black"));
    assert!(says(&harness, &["no runner of W is at"]));
    // Our engine says that it does not read chance.
    click(&mut harness, "Compare");
    press(&mut harness, Modifiers::NONE, Key::E);
    harness.run_steps(3);
    assert!(says(&harness, &["Sugoroku race: chance moves there"]));
}
