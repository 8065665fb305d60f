//! How a run is narrated: switches and keys, their effects, and the cut as a clickable object.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::language::Notation;
use yomisuji::search::{CodeLevel, WordLevel};
use yomisuji::session::{Command, Navigation, RunCommand, StudyCommand, StudyMode};

use crate::{Shown, press, says, step, window};

/// The first cut of the lesson: that of カ, which has 300, while オ gives White 100.
const CUT: usize = 19;

fn at_the_cut() -> Shown {
    let mut harness = window("m-01-tree-A", [1600.0, 1400.0]);
    let go = Command::Go(Navigation::Seek(CUT));
    harness.state_mut().send(go);
    harness.run_steps(3);
    harness
}

#[test]
fn w_cycles_through_sentence_reasoning_and_word() {
    let mut harness = at_the_cut();
    assert!(says(&harness, &["残りのセは読まない"]));
    assert!(!says(&harness, &["もしスが +100 より小さい値だったら"]));
    press(&mut harness, Modifiers::NONE, Key::W);
    assert!(says(&harness, &["残りのセは読まない", "もしスが +100 より小さい値だったら"]));
    press(&mut harness, Modifiers::NONE, Key::W);
    assert!(says(&harness, &["枝刈り カ"]) && !says(&harness, &["残りのセは読まない"]));
    press(&mut harness, Modifiers::NONE, Key::W);
    assert!(says(&harness, &["残りのセは読まない"]));
}

#[test]
fn the_palette_cycles_through_the_levels_of_words_and_says_which_is_on() {
    let mut harness = at_the_cut();
    let mut take = |row: &str| {
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.event(egui::Event::Text("言葉".to_owned()));
        harness.run_steps(3);
        harness.get_by_label_contains(row).click();
        harness.run_steps(3);
        harness.state().session().telling().words
    };
    assert_eq!(take("言葉: 一文"), WordLevel::Reasoning);
    assert_eq!(take("言葉: 理由まで"), WordLevel::Word);
}

#[test]
fn z_cycles_through_levels_of_code_with_one_lit_line() {
    let mut harness = at_the_cut();
    let mut lines = Vec::new();
    for level in [CodeLevel::Usual, CodeLevel::Fine, CodeLevel::Coarse] {
        let session = harness.state().session();
        assert_eq!(session.telling().code, level);
        let algorithm = session.open().expect("open").algorithm();
        let code = algorithm.pseudo_code(level);
        let lit = session.view().lit.expect("a line is lit");
        lines.push(code.len());
        let text = code[lit].text(Notation::Textbook, session.language());
        assert!(says(&harness, &[&text]), "{text}");
        press(&mut harness, Modifiers::NONE, Key::Z);
    }
    assert!(lines[2] < lines[0] && lines[0] < lines[1], "{lines:?}");
    assert_eq!(harness.state().session().telling().code, CodeLevel::Usual);
}

#[test]
fn shift_z_cycles_through_the_notations_and_keeps_the_step() {
    let mut harness = at_the_cut();
    harness.state_mut().send(Command::Go(Navigation::Seek(CUT + 2)));
    harness.run_steps(3);
    // At イ, where White is to move, 100 is the best.
    let shows = |harness: &Shown| {
        [
            says(harness, &["β = +100"]),
            says(harness, &["β↑ = +100"]),
            says(harness, &["上限 = +100"]),
            says(harness, &["α = −100"]),
        ]
    };
    for (number, notation) in Notation::ALL.into_iter().enumerate() {
        assert_eq!(harness.state().session().telling().notation, notation);
        assert_eq!(step(&harness), CUT + 2);
        let mut expected = [false; 4];
        expected[number] = true;
        assert_eq!(shows(&harness), expected, "{notation:?}");
        press(&mut harness, Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(harness.state().session().telling().notation, Notation::Textbook);
}

#[test]
fn notation_code_and_words_are_restored_at_the_next_start() {
    let mut harness = at_the_cut();
    press(&mut harness, Modifiers::SHIFT, Key::Z);
    press(&mut harness, Modifiers::NONE, Key::Z);
    press(&mut harness, Modifiers::NONE, Key::W);
    let session = harness.state().session();
    let kept = session.remembered();
    let mut other = yomisuji::session::Session::new();
    other.recall(kept, "start");
    assert_eq!(other.telling(), session.telling());
    assert_eq!(other.telling().notation, Notation::Arrows);
    assert_eq!(other.telling().code, CodeLevel::Fine);
    assert_eq!(other.telling().words, WordLevel::Reasoning);
}

#[test]
fn answers_use_the_textbook_notation() {
    let mut harness = at_the_cut();
    press(&mut harness, Modifiers::SHIFT, Key::Z);
    for (mode, notation) in
        [(StudyMode::Predict, Notation::Textbook), (StudyMode::Watch, Notation::Arrows)]
    {
        let way = Command::Study(StudyCommand::SetMode(mode));
        harness.state_mut().send(way);
        harness.run_steps(2);
        let session = harness.state().session();
        assert_eq!(session.telling().notation, notation);
        assert_eq!(session.settings().telling.notation, Notation::Arrows);
    }
}

#[test]
fn a_cut_shows_its_numbers_and_links_to_the_node_and_the_step() {
    let mut harness = at_the_cut();
    assert!(says(&harness, &["カ ≧ +300 ≧ +100 = オ"]));
    harness.get_by_label("→ オ").click();
    harness.run_steps(3);
    let selected = harness.state().session().run().selection().expect("selected");
    let name = |harness: &Shown, id| {
        let open = harness.state().session().open().expect("open");
        let subject = open.loaded().subject.clone();
        subject.choice(open.tree(), id, yomisuji::language::Language::Ja)
    };
    assert_eq!((name(&harness, selected), step(&harness)), ("オ".to_owned(), CUT));
    harness.state_mut().send(Command::Run(RunCommand::Select(None)));
    harness.run_steps(3);
    // White was sure of it when オ came back to イ.
    harness.get_by_label("→ ステップ 12").click();
    harness.run_steps(3);
    assert_eq!(step(&harness), 12);
    assert!(says(&harness, &["オから +100 が返る"]));
}

#[test]
fn the_source_of_a_bound_is_a_button_in_the_tree() {
    let mut harness = at_the_cut();
    harness.get_by_label("枝刈りの限界: オ").click();
    harness.run_steps(3);
    assert!(harness.state().session().run().selection().is_some());
    assert_eq!(step(&harness), CUT);
    // It is there only while a cut is shown.
    press(&mut harness, Modifiers::NONE, Key::Home);
    assert!(!says(&harness, &["枝刈りの限界"]));
}
