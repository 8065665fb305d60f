//! Watch: where the run stops, by keys and clicks.

use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{Command, RunCommand, Speed};

use crate::{Shown, press, says, step, window};

/// The button of this name: other texts on the screen have the same words.
fn button<'a>(harness: &'a Shown, name: &'a str) -> Node<'a> {
    harness.get_by_role_and_label(egui::Role::Button, name)
}

#[test]
fn the_user_chooses_stop_conditions_and_goes_round_the_stops() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::Q);
    assert!(says(&harness, &["どこで止まるか"]));
    let cuts = {
        let open = harness.state().session().open().expect("open");
        open.timeline().cuts.clone()
    };
    button(&harness, "枝刈り").click();
    harness.run_steps(3);
    harness.get_by_label("課題の見どころ 7").click();
    harness.run_steps(3);
    assert!(says(&harness, &[&format!("枝刈り {}", cuts.len())]));
    let mut stops = Vec::new();
    for _ in &cuts {
        press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
        stops.push(step(&harness));
    }
    assert_eq!(stops, cuts);
    press(&mut harness, Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(step(&harness), cuts[0]);
    // The list of steps: a click goes there.
    let last = cuts[cuts.len() - 1];
    let row = harness.query_all_by_label_contains("枝刈り  ").last().expect("a row");
    row.click();
    harness.run_steps(3);
    assert_eq!(step(&harness), last);
}

#[test]
fn playing_pauses_at_stops_and_continues_from_there() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let stops: Vec<_> = {
        let open = harness.state().session().open().expect("open");
        open.stops().filter(|&stop| stop > 0).collect()
    };
    harness.state_mut().send(Command::Run(RunCommand::SetSpeed(Speed::Fastest)));
    for &stop in &stops {
        press(&mut harness, Modifiers::NONE, Key::Space);
        harness.state_mut().send(Command::Run(RunCommand::Tick(1_000.0)));
        assert_eq!(step(&harness), stop);
        assert!(!harness.state().session().run().is_playing());
    }
    press(&mut harness, Modifiers::NONE, Key::Home);
    press(&mut harness, Modifiers::NONE, Key::Q);
    harness.get_by_label("再生もそこで止まる").click();
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::Space);
    harness.state_mut().send(Command::Run(RunCommand::Tick(1_000.0)));
    assert_eq!(step(&harness), 64);
}

#[test]
fn the_stops_reveal_nothing_while_values_are_covered() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::Q);
    button(&harness, "枝刈り").click();
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::H);
    assert!(!says(&harness, &["枝刈り 2"]) && says(&harness, &["伏せているあいだ"]));
}
