//! The log of another program's search in the window.

use egui::{Key, Modifiers};

use crate::{drop_file, press, says, step, window};

#[test]
fn a_dropped_log_opens_at_its_first_wrong_step_with_our_run_beside_it() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let log = std::fs::read("tests/data/logs/missed-cut.log").expect("a log");
    drop_file(&mut harness, "mine.log", &log);
    harness.run_steps(3);
    assert!(says(&harness, &["最初は", "記録の17行目"]));
    assert!(says(&harness, &["枝刈りを忘れている", "2.2", "α +3, β +2"]));
    assert!(says(&harness, &["探索記録 mine"]));
    let first = step(&harness);
    press(&mut harness, Modifiers::NONE, Key::Home);
    while step(&harness) < first {
        press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    }
    assert_eq!(step(&harness), first);
    press(&mut harness, Modifiers::NONE, Key::Home);
    press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(step(&harness), first);
    press(&mut harness, Modifiers::NONE, Key::Home);
    press(&mut harness, Modifiers::NONE, Key::R);
    harness.run_steps(4);
    assert!(says(&harness, &["2 yomisuji の読み"]));
    press(&mut harness, Modifiers::SHIFT, Key::R);
    harness.run_steps(3);
    assert_eq!(step(&harness), first);
    // Only what is true is asked.
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    assert!(says(&harness, &["見るだけ"]));
}
