//! Why not this move, by clicks and keys: on the board, in the field, on a node.

use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use yomisuji::language::Language;
use yomisuji::session::{Command, RunCommand, WhyBeside, WhyPlace, WhyView};
use yomisuji::tree::NodeId;

use crate::{Shown, in_english, press, says, window};

fn answer(harness: &Shown) -> WhyView {
    let view = harness.state().session().view();
    view.why.as_deref().cloned().expect("an answer is shown")
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(3);
}

fn click_label(harness: &mut Shown, label: &str) {
    let found = harness.get_by_label(label);
    found.click();
    harness.run_steps(3);
}

fn select(harness: &mut Shown, node: NodeId) {
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(node))));
    harness.run_steps(3);
}

/// A node at which a cut skipped a move of the board, and the move.
fn skipped(harness: &Shown) -> (NodeId, String, [String; 2]) {
    let session = harness.state().session();
    let open = session.open().expect("a lesson");
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    for node in tree.ids() {
        for played in subject.playable(tree, node) {
            let Some((shown, _)) = played.shown else { continue };
            let why = open.why(node, played.clone());
            let (Some(from), Some(to)) = (shown.from, shown.to) else { continue };
            let yomisuji::games::board::Standing::On(from) = from else { continue };
            let twins = subject.playable(tree, node);
            let twins = twins.iter().filter(|it| it.shown.map(|it| it.0) == Some(shown));
            if why.place == WhyPlace::Cut && why.child.is_some() && twins.count() == 1 {
                let signs = session.signs();
                let at = subject.played(tree, node).expect("a game");
                let name = |cell| at.square_name(cell, session.language(), signs);
                return (node, played.id, [name(from), name(to)]);
            }
        }
    }
    panic!("something is cut");
}

#[test]
fn a_move_that_was_cut_is_asked_about_on_the_board_and_read_beside_the_tree() {
    let mut harness = in_english(window("q-01-searched", [1280.0, 720.0]));
    let (node, id, [from, to]) = skipped(&harness);
    select(&mut harness, node);
    click_label(&mut harness, &from);
    let board = harness.state().session().view().board.clone().expect("a board");
    assert!(board.held.is_some() && !board.marks.is_empty(), "its squares light up");
    click_label(&mut harness, &to);
    let why = answer(&harness);
    assert_eq!((why.place, why.node), (WhyPlace::Cut, node));
    assert!(says(&harness, &["a cut skipped it"]));
    let open = harness.state().session().open().expect("a lesson");
    let child = why.child.expect("its name stands in the tree");
    assert_eq!(open.loaded().subject.id(open.tree(), child), id);
    // The board shows it as an arrow, alone.
    assert_eq!(harness.state().session().view().arrows.len(), 1);
    click(&mut harness, "Read it");
    let beside = answer(&harness).beside;
    let WhyBeside::Done { sentences, line } = beside else {
        panic!("it has been read: {beside:?}");
    };
    assert!(!line.is_empty() && says(&harness, &["Read by itself"]));
    assert!(sentences.iter().any(|said| said.starts_with("The answer")), "{sentences:?}");
    let session = harness.state().session();
    assert_eq!(session.beside_columns().len(), 1);
    assert!(says(&harness, &[&format!("after {}", why.moved)]));
    click(&mut harness, "Hide the reading");
    assert!(harness.state().session().beside_columns().is_empty());
    click(&mut harness, "Go to it in the tree");
    assert_eq!(harness.state().session().view().focus, Some(child));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.state().session().view().why.is_none());
}

#[test]
fn a_piece_can_be_dragged_and_an_illegal_move_names_the_rule() {
    let mut harness = in_english(window("q-01-searched", [1280.0, 720.0]));
    let (node, _, [from, to]) = skipped(&harness);
    select(&mut harness, node);
    let centre =
        |harness: &Shown, label: &str| -> Pos2 { harness.get_by_label(label).rect().center() };
    let (start, end) = (centre(&harness, &from), centre(&harness, &to));
    drag(&mut harness, start, end);
    assert_eq!(answer(&harness).place, WhyPlace::Cut);
    // Dropped beside the board, it is put back.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    drag(&mut harness, start, Pos2::new(4.0, 4.0));
    let session = harness.state().session();
    assert!(session.view().why.is_none() && session.why_refused().is_none());
    // A square where it cannot go.
    click_label(&mut harness, &from);
    let refused = session_refusal(&mut harness, &from);
    assert!(refused.is_some(), "a rule is named");
}

/// Drops the held piece on a square to which it cannot go.
fn session_refusal(harness: &mut Shown, from: &str) -> Option<String> {
    let session = harness.state().session();
    let (open, view) = (session.open()?, session.view());
    let board = view.board.clone()?;
    let node = view.focus?;
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let free = board.cells().find(|cell| {
        !board.marks.contains(cell) && board.pieces.iter().all(|piece| piece.at != *cell)
    })?;
    let at = subject.played(tree, node).expect("a game");
    let name = at.square_name(free, Language::En, session.signs());
    assert_ne!(name, from);
    click_label(harness, &name);
    let refused = harness.state().session().why_refused()?.en.clone();
    assert!(says(harness, &[&refused]));
    Some(refused)
}

fn drag(harness: &mut Shown, from: Pos2, to: Pos2) {
    let button = |pressed, pos| egui::Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    harness.event(egui::Event::PointerMoved(from));
    harness.run_steps(1);
    harness.event(button(true, from));
    harness.run_steps(1);
    for part in 1..=4 {
        let at = from + (to - from) * (part as f32 / 4.0);
        harness.event(egui::Event::PointerMoved(at));
        harness.run_steps(1);
    }
    harness.event(button(false, to));
    harness.run_steps(3);
}

#[test]
fn games_that_place_pieces_and_diagrams_are_asked_about_too() {
    for (lesson, typed) in
        [("x-othello4", None), ("x-tictactoe", None), ("m-01-tree-A", Some("イ"))]
    {
        let mut harness = in_english(window(lesson, [1280.0, 720.0]));
        select(&mut harness, NodeId::ROOT);
        let session = harness.state().session();
        let open = session.open().expect("a lesson");
        let (tree, subject) = (open.tree(), &*open.loaded().subject);
        let played = subject.playable(tree, NodeId::ROOT).swap_remove(0);
        let cell = played.shown.and_then(|(shown, _)| shown.to);
        match (cell, typed) {
            (Some(cell), _) => {
                let signs = session.signs();
                let at = subject.played(tree, NodeId::ROOT).expect("a game");
                let name = at.square_name(cell, Language::En, signs);
                click_label(&mut harness, &name);
            }
            (None, Some(typed)) => {
                press(&mut harness, Modifiers::SHIFT, Key::W); // At the root: the field.
                harness.run_steps(2);
                harness.event(egui::Event::Text(typed.to_owned()));
                harness.run_steps(2);
                harness.key_press(Key::Enter);
                harness.run_steps(3);
            }
            (None, None) => panic!("{lesson} has a board"),
        }
        assert_eq!(answer(&harness).node, NodeId::ROOT, "{lesson}");
        assert!(says(&harness, &["Why not"]));
    }
}

#[test]
fn the_key_asks_about_the_move_to_the_shown_node() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    let session = harness.state().session();
    let child = session.open().expect("a lesson").tree().children(NodeId::ROOT).nth(1);
    select(&mut harness, child.expect("a second move"));
    press(&mut harness, Modifiers::SHIFT, Key::W);
    let why = answer(&harness);
    assert_eq!((why.node, why.child), (NodeId::ROOT, child));
    assert_eq!(harness.state().session().view().focus, Some(NodeId::ROOT));
}
