//! Trees that are too large for readable nodes; and the window's settings.

use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::host::{Folders, Host, Keeper};
use yomisuji::session::{
    Command, LessonCommand, NewLessonCommand, PageCommand, RunCommand, Session, Source,
};
use yomisuji::tree::NodeId;

use crate::{Shown, empty_window, press, says, shown, step, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// Three plies of a middlegame: 889,000 nodes.
const MIDDLEGAME: &str = r#"Lesson(version: 2, id: "large",
    title: (ja: "三手", en: "three"), source: (ja: "", en: ""), notes: (ja: "", en: ""),
    subject: Position((
        sfen: "1n3g1+Sl/l1rgk4/4p1sp1/pp+bp1pp1p/3P3P1/PP3P2P/1nS1P1P2/2K3SR1/L2G3NL b GN2Pb 65",
        values: "usapyon", depth: 3)),
    algorithms: ["alpha-beta"], stops: [], questions: [], promises: [])"#;

fn made() -> Source {
    Source::Text { name: "large.ron".to_owned(), bytes: MIDDLEGAME.as_bytes().to_vec() }
}

fn large() -> Shown {
    let mut window = empty_window();
    window.send(Command::Lesson(LessonCommand::Open(made())));
    shown(window, SIZE)
}

#[test]
fn a_tree_of_800000_nodes_can_be_stepped_searched_and_zoomed() {
    let mut harness = large();
    let nodes = {
        let open = harness.state().session().open().expect("open");
        open.tree().len()
    };
    assert!(nodes > 800_000, "{nodes}");
    // Around the places of interest, every node in view has its name.
    for _ in 0..5 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    assert_eq!(step(&harness), 5);
    assert!(says(&harness, &["手のまとまり"]) && says(&harness, &["深さ3"]));
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(says(&harness, &["読み終わり"]));
    // Found by its moves.
    let query = Command::Run(RunCommand::Find("7h8g 7d6e 7g7f".to_owned()));
    harness.state_mut().send(query);
    harness.run_steps(3);
    let found = harness.state().session().run().selection().expect("found");
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.tree().node(found).depth, 3);
    // The whole tree, and into it: a frame each.
    press(&mut harness, Modifiers::NONE, Key::G);
    assert!(harness.state().session().run().draws_whole());
    for _ in 0..12 {
        press(&mut harness, Modifiers::NONE, Key::Plus);
    }
    assert!(says(&harness, &["木の地図"]));
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    press(&mut harness, Modifiers::NONE, Key::Num0);
}

#[test]
fn a_group_shows_more_and_a_node_folds_and_unfolds() {
    let mut harness = large();
    press(&mut harness, Modifiers::NONE, Key::End);
    let named = |harness: &Shown| {
        let nodes = harness.query_all_by_label_contains("の節 ");
        // The legend names kinds of nodes.
        let is_one = |label: Option<String>| label.is_some_and(|label| !label.contains(" = "));
        nodes.filter(|node| is_one(node.accesskit_node().label())).count()
    };
    let before = named(&harness);
    let group =
        texts(&harness).into_iter().find(|text| text.contains("手のまとまり")).expect("a group");
    harness.get_all_by_label(&group).next().expect("it").click();
    harness.run_steps(3);
    let more = named(&harness);
    assert!(more > before, "{more} after {before}");
    // Folding the root leaves only the root.
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(NodeId::ROOT))));
    press(&mut harness, Modifiers::NONE, Key::C);
    assert_eq!(named(&harness), 1);
    press(&mut harness, Modifiers::NONE, Key::C);
    assert!(named(&harness) > 3);
}

#[test]
fn reading_further_grows_one_node_and_keeps_it_in_view() {
    let mut harness = window("u-04", SIZE);
    let before = {
        let open = harness.state().session().open().expect("open");
        open.tree().len()
    };
    let child = {
        let open = harness.state().session().open().expect("open");
        let mut children = open.tree().children(NodeId::ROOT);
        children.nth(3).expect("a move")
    };
    let id = |harness: &Shown, node| {
        let open = harness.state().session().open().expect("open");
        open.loaded().subject.id(open.tree(), node)
    };
    let name = id(&harness, child);
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(child))));
    harness.state_mut().send(Command::NewLesson(NewLessonCommand::Further(child, 1)));
    harness.run_steps(3);
    let session = harness.state().session();
    let open = session.open().expect("open");
    assert!(open.tree().len() > before + 10);
    assert!(matches!(open.source(), Source::Made { .. }), "a copy");
    let selected = session.run().selection().expect("still selected");
    assert!(open.tree().children(selected).len() > 10);
    assert_eq!(id(&harness, selected), name);
}

#[test]
fn a_cancelled_growth_leaves_a_tree_without_values() {
    let host = Host::new(Folders::nowhere(), || ());
    let mut session = Session::new();
    let mut effects = session.apply(Command::Lesson(LessonCommand::Open(made())));
    session.apply(Command::Lesson(LessonCommand::Cancel)); // At once: it has hardly begun.
    assert!(session.job().expect("a job").is_stopped());
    host.start(effects.pop().expect("an effect"));
    let deadline = 600;
    for _ in 0..deadline {
        for reply in host.replies().collect::<Vec<_>>() {
            session.receive(reply);
        }
        if session.open().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let open = session.open().expect("the tree that there is");
    assert!(!open.tree().is_finished() && open.tree().len() < 800_000);
    assert_eq!(open.replay().last_step(), 0);
    assert!(open.replay().node(NodeId::ROOT).value().is_none());
    let message = session.message().expect("it is said");
    assert!(message.text.ja.contains("未完成") && message.text.en.contains("unfinished"));
}

#[test]
fn the_scale_follows_its_keys_within_its_limits() {
    let mut harness = window("m-01-tree-A", SIZE);
    let scale = |harness: &Shown| harness.state().session().settings().scale;
    press(&mut harness, Modifiers::COMMAND, Key::Plus);
    assert!((scale(&harness) - 1.25).abs() < 1e-6);
    for _ in 0..20 {
        press(&mut harness, Modifiers::COMMAND, Key::Plus);
    }
    assert!((scale(&harness) - 2.5).abs() < 1e-6);
    assert!(harness.query_by_label("次へ (→)").is_some());
    for _ in 0..20 {
        press(&mut harness, Modifiers::COMMAND, Key::Minus);
    }
    assert!((scale(&harness) - 0.75).abs() < 1e-6);
    press(&mut harness, Modifiers::COMMAND, Key::Num0);
    assert!((scale(&harness) - 1.0).abs() < 1e-6);
}

#[test]
fn ctrl_and_an_arrow_visit_the_stops_of_a_lesson_one_by_one() {
    let mut harness = window("x-tictactoe", SIZE);
    let stops: Vec<_> = {
        let open = harness.state().session().open().expect("open");
        open.stops().collect()
    };
    let mut there = Vec::new();
    for _ in &stops {
        press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
        there.push(step(&harness));
    }
    let expected: Vec<_> = stops.iter().copied().filter(|&stop| stop > 0).collect();
    assert_eq!(there[..expected.len()], expected);
    press(&mut harness, Modifiers::COMMAND, Key::ArrowLeft);
    assert!(stops.contains(&step(&harness)) || step(&harness) == 0);
}

#[test]
fn the_choices_of_the_user_are_restored_at_the_next_start() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::End);
    let tree_a = Source::Shipped("m-01-tree-A");
    let is_seen = |harness: &Shown| harness.state().session().is_seen(&tree_a);
    assert!(!is_seen(&harness), "a jump to the end is no walk");
    press(&mut harness, Modifiers::NONE, Key::Home);
    for _ in 0..7 {
        assert!(!is_seen(&harness));
        press(&mut harness, Modifiers::COMMAND, Key::ArrowRight); // From stop to stop.
    }
    assert!(is_seen(&harness));
    press(&mut harness, Modifiers::NONE, Key::L);
    press(&mut harness, Modifiers::NONE, Key::D);
    // Signs, in English letters at first, arrows, and the turned board.
    for key in [Key::S, Key::A, Key::T] {
        press(&mut harness, Modifiers::NONE, key);
    }
    press(&mut harness, Modifiers::COMMAND, Key::Plus);
    let position = "4k4/9/9/9/9/9/9/7gP/K6NR b SP 1";
    harness.state_mut().send(Command::Page(PageCommand::EditText(position.to_owned())));
    harness.run_steps(2);
    // An unsaved grown tree is not lost either.
    let grow = yomisuji::session::BoardCommand::Grow;
    harness.state_mut().send(Command::Board(grow));
    harness.run_steps(2);
    let folder = tempfile::tempdir().expect("a folder");
    let keeper = Keeper::new(&Folders::within(folder.path()));
    let kept = keeper.keep(keeper.begin(), &harness.state().remembered());
    assert_eq!(kept, Ok(Vec::new()));
    drop(keeper); // The window is closed.
    let (remembered, said) = Keeper::new(&Folders::within(folder.path())).recall();
    assert!(said.is_empty(), "{said:?}");
    let mut again = empty_window();
    again.recall(remembered, "2-");
    again.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    let again = shown(again, SIZE);
    let session = again.state().session();
    assert_eq!(session.settings().language, yomisuji::language::Language::En);
    assert_eq!(session.theme(), yomisuji::session::Theme::Dark);
    let boards = yomisuji::session::BoardSettings {
        turned: true,
        arrows: false,
        signs: Some(yomisuji::games::board::PieceSigns::Kanji),
    };
    assert_eq!(session.settings().boards, boards);
    assert!((session.settings().scale - 1.25).abs() < 1e-6);
    assert!(session.is_seen(&Source::Shipped("m-01-tree-A")));
    assert_eq!(
        session.board_editor().and_then(yomisuji::session::GameTable::sfen).as_deref(),
        Some(position)
    );
    assert!(!session.page().is_board());
    assert!(session.message().is_none());
    let listed = session.lessons().last().expect("a list");
    assert_eq!(listed.title.en, "My position 1 (2 plies, quiescence)");
}

#[test]
fn hovering_a_term_explains_it() {
    let mut harness = window("m-01-tree-A", SIZE);
    let sentence = {
        for _ in 0..5 {
            press(&mut harness, Modifiers::NONE, Key::ArrowRight);
        }
        harness.state().session().view().sentence.clone()
    };
    assert!(sentence.contains("静的評価値") || sentence.contains("末端"), "{sentence}");
    let label = harness.get_by_label(&sentence).rect();
    // Somewhere along the line the term is under the pointer.
    let mut explained = false;
    for share in 1..40 {
        let x = label.min.x + label.width() * share as f32 / 40.0;
        harness.hover_at(egui::pos2(x, label.min.y + 12.0));
        harness.run_steps(30);
        if says(&harness, &["それ以上読まずに付けた点数"])
            || says(&harness, &["木がそこで終わる節"])
        {
            explained = true;
            break;
        }
    }
    assert!(explained);
}
