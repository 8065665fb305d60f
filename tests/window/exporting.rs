//! Pictures and texts to the clipboard, steps to files.

use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;

use crate::{Shown, wait, window, with_threads};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// What the last frames have put into the clipboard.
fn copied(harness: &Shown) -> Vec<OutputCommand> {
    harness.output().platform_output.commands.clone()
}

fn picture_of(commands: &[OutputCommand]) -> Option<[usize; 2]> {
    commands.iter().find_map(|command| match command {
        OutputCommand::CopyImage(image) => Some(image.size),
        _ => None,
    })
}

fn text_of(commands: &[OutputCommand]) -> Option<String> {
    commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// Chooses a row of the menu Edit; returns what it has copied.
fn edits(harness: &mut Shown, row: &str) -> Vec<OutputCommand> {
    harness.get_by_label("編集").click();
    harness.run_steps(4);
    harness.get_by_label_contains(row).click();
    let mut found = Vec::new();
    for _ in 0..4 {
        harness.step();
        found.extend(copied(harness));
    }
    found
}

#[test]
fn the_menu_copies_pictures_sentence_and_line() {
    let mut harness = window("z-01-battery", SIZE);
    harness.key_press(Key::End);
    harness.run_steps(4);
    let texts = harness.state().session().language().texts();
    let [step, tree, board] =
        [texts.actions_copy_step(), texts.actions_copy_tree(), texts.actions_copy_board()]
            .map(|row| picture_of(&edits(&mut harness, &row)).expect("a picture"));
    assert!(step[0] > tree[0] && step[1] > tree[1] && tree[0] > board[0], "{step:?} {tree:?}");
    let said = text_of(&edits(&mut harness, &texts.actions_copy_sentence()));
    let message = harness.state().session().message().expect("it is said");
    assert!(!message.is_error && message.text.ja == texts.export_copied("sentence"));
    assert_eq!(said.as_ref(), Some(&harness.state().session().view().sentence));
    let line = text_of(&edits(&mut harness, &texts.actions_copy_line())).expect("a line");
    let moves = harness.state().session().view().line.len() - 1;
    assert_eq!(line.split(' ').count(), moves, "{line}");
}

/// With Shift held, the system passes the keys on; without, it asks for a copy.
#[test]
fn ctrl_shift_c_copies_a_picture_and_ctrl_c_the_position() {
    let mut harness = window("z-01-battery", SIZE);
    // A press alone: a release would be a frame of its own, without the picture.
    let (key, modifiers) = (Key::C, Modifiers::COMMAND | Modifiers::SHIFT);
    harness.event(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers });
    harness.step();
    assert!(picture_of(&copied(&harness)).is_some());
    harness.event(Event::Copy);
    harness.step();
    let text = text_of(&copied(&harness)).expect("the position");
    assert!(text.contains(" b ") || text.contains(" w "), "{text}");
}

#[test]
fn the_menu_of_the_empty_part_of_the_tree_copies_and_fits() {
    let mut harness = window("m-01-tree-A", SIZE);
    let canvas = harness.get_by_label("木の図").rect();
    let corner = canvas.left_bottom() + egui::vec2(12.0, -12.0);
    for pressed in [true, false] {
        let button = egui::PointerButton::Secondary;
        harness.event(Event::PointerMoved(corner));
        let modifiers = Modifiers::NONE;
        harness.event(Event::PointerButton { pos: corner, button, pressed, modifiers });
        harness.run_steps(2);
    }
    let texts = harness.state().session().language().texts();
    for row in [texts.actions_export(), texts.actions_fit(), texts.actions_copy_sentence()] {
        assert!(harness.query_by_label_contains(&row).is_some(), "{row}");
    }
    harness.get_by_label(&texts.actions_copy_tree()).click();
    let mut found = Vec::new();
    for _ in 0..4 {
        harness.step();
        found.extend(copied(&harness));
    }
    assert!(picture_of(&found).is_some());
}

/// By keyboard: the dialog, a name, Enter. A range is made on a worker; an existing file is only
/// replaced when asked for again; a wrong name is said.
#[test]
fn the_dialog_saves_a_step_and_a_range() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_threads(folder.path());
    let texts = harness.state().session().language().texts();
    let label = texts.window_path();
    let name = |harness: &mut Shown, name: &str| {
        harness.get_by_role_and_label(egui::Role::TextInput, &label).focus();
        harness.run_steps(2);
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.step();
        harness.event(Event::Text(folder.path().join(name).display().to_string()));
        harness.run_steps(2);
        harness.key_press(Key::Enter);
        harness.run_steps(3);
    };
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    name(&mut harness, "a.doc");
    let shown = harness.query_all_by_label_contains(".parquet").count();
    assert_eq!(shown, 3, "the format, the hint and the refusal");
    assert!(!folder.path().join("a.doc").exists());
    name(&mut harness, "a.svg");
    wait(&mut harness, |_| folder.path().join("a.svg").exists());
    wait(&mut harness, |harness| harness.query_by_label(&texts.export_whole()).is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    harness.get_by_label(&texts.export_range()).click();
    harness.run_steps(2);
    name(&mut harness, "run.html");
    wait(&mut harness, |_| folder.path().join("run.html").exists());
    let page = std::fs::read_to_string(folder.path().join("run.html")).expect("a page");
    // A series names its first file, and how many more there are.
    wait(&mut harness, |harness| harness.query_by_label(&texts.export_whole()).is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    // The choice is remembered; the numbers of the range carry its name, too.
    harness.get_by_role_and_label(egui::Role::Button, &texts.export_range()).click();
    harness.run_steps(2);
    name(&mut harness, "tree.svg");
    wait(&mut harness, |harness| harness.query_by_label(&texts.export_whole()).is_none());
    let last = harness.state().session().open().expect("a lesson").last_step();
    let wide = last.to_string().len();
    let first = folder.path().join(format!("tree-{:0wide$}.svg", 0));
    assert!(first.exists());
    let said = harness.state().session().message().expect("it is said").text.ja.clone();
    assert!(
        said.contains(&first.display().to_string()) && said.contains(&last.to_string()),
        "{said}"
    );
    assert!(page.contains(&format!("\"last\":{last}}}")));
}

/// A link to the step goes into the clipboard; pasted elsewhere, it opens the same step.
#[test]
fn a_link_is_copied_and_pasted() {
    let mut harness = window("m-01-pvs", SIZE);
    for _ in 0..9 {
        harness.key_press(Key::ArrowRight);
    }
    harness.run_steps(4);
    let texts = harness.state().session().language().texts();
    let link = text_of(&edits(&mut harness, &texts.actions_copy_link())).expect("a link");
    let message = harness.state().session().message().expect("it is said");
    assert!(!message.is_error && message.text.en.contains("the link"), "{:?}", message.text);
    let step = harness.state().session().open().expect("open").step();
    assert!(step == 9 && link.contains("#lesson=m-01-pvs&"), "{link}");
    let mut other = window("q-01", SIZE);
    other.event(Event::Paste(link));
    other.run_steps(6);
    let open = other.state().session().open().expect("open");
    assert_eq!((open.loaded().lesson.id.as_str(), open.step()), ("m-01-pvs", 9));
    other.event(Event::Paste("https://school.example/#lesson=gone".to_owned()));
    other.run_steps(6);
    let session = other.state().session();
    assert!(session.message().is_some_and(|message| message.is_error));
    assert_eq!(session.open().expect("it stays").step(), 9);
}
