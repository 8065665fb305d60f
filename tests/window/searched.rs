//! Trees grown by the search, in the window: reading skipped moves, other algorithms, the engine's
//! own tree.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, CompareCommand, CompareLimit, NewLessonCommand, Opened, RunCommand,
};
use yomisuji::tree::{Growth, Kind, NodeId};

use crate::{Shown, press, says, window};

const SIZE: [f32; 2] = [1600.0, 1000.0];
/// A middlegame with captures on both sides.
const MIDDLEGAME: &str =
    "lnsg5/1r1k3gb/p1ppp1s1n/1p3ppP1/3PP2nl/2P2PPS1/PPSB1G2P/L6R1/1N1G2K1L w Pp 62";

fn open(harness: &Shown) -> &Opened {
    harness.state().session().open().expect("a tree")
}

fn pasted() -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    harness.event(Event::Paste(MIDDLEGAME.to_owned()));
    harness.run_steps(3);
    harness
}

fn click(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

/// A skipped move of White's, two plies deep.
fn stub(open: &Opened) -> NodeId {
    let tree = open.tree();
    let mut ids = tree.ids();
    let is_it = |id: &NodeId| tree.node(*id).kind == Kind::Stub && tree.node(*id).depth == 2;
    ids.find(is_it).expect("a skipped move")
}

#[test]
fn a_pasted_middlegame_shows_and_labels_its_quiescence_tree() {
    let harness = pasted();
    let open = open(&harness);
    assert_eq!(open.algorithm(), Algorithm::QuiescenceAlphaBeta);
    assert!(open.tree().growth() == Growth::Searched && open.tree().is_finished());
    assert!(says(&harness, &["探索が育てた木", "値は先手 (MAX) から見て"]));
}

#[test]
fn a_skipped_move_is_read_on_demand_and_undone_by_ctrl_z() {
    let mut harness = pasted();
    press(&mut harness, Modifiers::NONE, Key::End);
    let node = stub(open(&harness));
    let (nodes, steps) = (open(&harness).tree().len(), open(&harness).last_step());
    let value = open(&harness).end().node(NodeId::ROOT).value();
    let select = Command::Run(RunCommand::Select(Some(node)));
    harness.state_mut().send(select);
    harness.run_steps(3);
    assert!(says(&harness, &["枝刈りされて、まだ読んでいない"]));
    harness.get_by_role_and_label(egui::Role::Button, "切った手も読む").click();
    harness.run_steps(3);
    let now = open(&harness);
    assert!(now.last_step() > steps && now.tree().len() >= nodes);
    assert_eq!(now.end().node(NodeId::ROOT).value(), value);
    let selected = harness.state().session().run().selection().expect("the same move");
    assert_ne!(now.tree().node(selected).kind, Kind::Stub);
    assert!(says(&harness, &["あとから、水平線の先だけを読んだ"]));
    assert!(says(&harness, &["根の答えは変わらない", "のまま"]));
    // Its neighbour read further as well: only additions, no losses.
    let nodes = now.tree().len();
    let parent = now.tree().parent(selected).expect("not the root");
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(parent))));
    harness.run_steps(3);
    let further = NewLessonCommand::Further(parent, 2);
    harness.state_mut().send(Command::NewLesson(further));
    harness.run_steps(3);
    assert!(open(&harness).tree().len() > nodes);
    // The new reading counts at the root, and a sentence tells whether the answer has changed.
    let answer = |open: &Opened| open.end().node(NodeId::ROOT).value();
    let words = if answer(open(&harness)) == value {
        ["根の", "のまま"]
    } else {
        ["根の", "変わった"]
    };
    assert!(says(&harness, &words));
    for _ in 0..20 {
        press(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(open(&harness).last_step(), steps, "as it was pasted");
    for _ in 0..20 {
        press(&mut harness, Modifiers::COMMAND, Key::Y);
    }
    assert!(open(&harness).tree().len() > nodes, "and forth again");
}

#[test]
fn another_algorithm_grows_its_tree_and_keeps_the_selected_move() {
    let mut harness = pasted();
    press(&mut harness, Modifiers::NONE, Key::End);
    let open_now = open(&harness);
    let best = open_now.end().node(NodeId::ROOT).best().expect("a move");
    let (tree, value) = (open_now.tree().clone(), open_now.end().node(NodeId::ROOT).value());
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(best))));
    harness.run_steps(3);
    harness.get_by_label("エンジン").click();
    harness.run_steps(3);
    let now = open(&harness);
    assert_eq!(now.algorithm(), Algorithm::Engine);
    assert!(!std::sync::Arc::ptr_eq(now.tree(), &tree));
    assert_eq!(now.end().node(NodeId::ROOT).value(), value, "the same value");
    let selected = harness.state().session().run().selection().expect("it follows");
    assert_eq!(now.tree().node(selected).mv, tree.node(best).mv);
}

#[test]
fn the_tree_of_our_engine_opens_from_its_row() {
    let mut harness = pasted();
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    press(&mut harness, Modifiers::NONE, Key::E);
    harness.run_steps(3);
    click(&mut harness, "エンジンの木を開く");
    let open = open(&harness);
    assert_eq!(open.algorithm(), Algorithm::Engine);
    let end = open.end();
    assert!(end.iteration() == 2 && end.tally().scouts > 0);
}

#[test]
fn a_button_and_a_key_lead_back_from_the_tree_of_our_engine() {
    let mut harness = pasted();
    for _ in 0..7 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    let child = open(&harness).tree().children(NodeId::ROOT).next().expect("a move");
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(child))));
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    let (source, step) = (open(&harness).source().clone(), open(&harness).step());
    let back = "自分の木に戻る";
    assert!(!says(&harness, &[back]), "there is nowhere to go");
    for by_key in [false, true] {
        // From one tree of the engine to a deeper one: the way back is still to one's own.
        for _ in 0..2 {
            press(&mut harness, Modifiers::NONE, Key::E);
            click(&mut harness, "エンジンの木を開く");
        }
        assert_eq!(open(&harness).algorithm(), Algorithm::Engine);
        if by_key {
            press(&mut harness, Modifiers::SHIFT, Key::E);
        } else {
            click(&mut harness, back);
        }
        assert_eq!((open(&harness).source(), open(&harness).step()), (&source, step));
        assert_eq!(harness.state().session().run().selection(), Some(child));
        assert!(!says(&harness, &[back]));
    }
}

#[test]
fn a_found_mate_is_drawn_as_its_proof() {
    let mut harness = window("y-06", [1280.0, 720.0]);
    let drawn = |harness: &Shown| harness.state().session().run().outline().0.is_whole();
    assert!(drawn(&harness), "a small tree is drawn whole while it is read");
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(!drawn(&harness));
    let session = harness.state().session();
    let open = session.open().expect("a tree");
    let seen = open.projection(session.language());
    let proof = seen.mate_proof();
    let (tree, attacker) = (open.tree(), open.tree().node(NodeId::ROOT).player);
    assert_eq!(proof.len(), 1 + 1 + 2 + 2 + 2 + 2);
    for &at in &proof {
        assert!(session.run().outline().0.slot(at).is_some());
        let inside = tree.children(at).filter(|child| proof.contains(child));
        let expected = match tree.children(at).len() {
            0 => 0,
            _ if tree.node(at).player == attacker => 1,
            all => all,
        };
        assert_eq!(inside.count(), expected);
    }
    // A step back, the whole tree returns; likewise at the end, on request.
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert!(drawn(&harness));
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(!drawn(&harness));
    press(&mut harness, Modifiers::NONE, Key::G);
    assert!(drawn(&harness));
    // Where nothing is proved, nothing is left out.
    let mut harness = window("y-06-rule", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(drawn(&harness));
}

#[test]
fn the_panel_counts_nodes_in_the_tree_and_entered_nodes_apart() {
    for lesson in ["q-01-searched", "o-01-captures"] {
        let mut harness = window(lesson, SIZE);
        press(&mut harness, Modifiers::NONE, Key::End);
        let open = open(&harness);
        let nodes = (open.tree().len() - open.tree().stubs()) as u64;
        let entered = open.end().tally().entered;
        assert_ne!(nodes, entered);
        let [nodes, entered] = [nodes, entered].map(yomisuji::language::grouped);
        let counts = format!("木にある節 {nodes}");
        assert!(says(&harness, &[&counts]));
        // The words of the last stop agree with the count in the panel of the value.
        assert!(says(&harness, &[&format!("読んだ節は {entered}")]));
        assert!(says(&harness, &["読んだ節"]) && says(&harness, &[&entered]));
    }
}
