//! The tree grown by our engine, in the window: chapters, tables, table hits, the order of moves.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::session::{Command, LessonCommand, Source};
use yomisuji::tree::NodeId;

use crate::{Shown, empty_window, in_english, press, says, shown, step};

/// Two plies of a middlegame by our engine.
const LESSON: &str = r#"Lesson(version: 2, id: "engine-tree",
    title: (ja: "木", en: "tree"), source: (ja: "", en: ""), notes: (ja: "", en: ""),
    subject: Position((
        sfen: "+R3g2nl/5skb1/p1p3+r2/1p1pNpp1p/9/3Pp3P/PPPGPPPPL/1B2G2S1/LNS1K2N1 b GSLP 45",
        values: "usapyon", depth: 2, growth: searched, order: captures,
        leaf: quiescence((promotions: false, checks: false, evasions: true, plies: 12)))),
    algorithms: ["engine"], stops: [], questions: [], promises: [])"#;

fn engine_tree() -> Shown {
    engine_tree_of([1920.0, 1600.0])
}

fn engine_tree_of(size: [f32; 2]) -> Shown {
    let mut window = empty_window();
    window.send(Command::Lesson(LessonCommand::Open(Source::Text {
        name: "engine-tree.ron".to_owned(),
        bytes: LESSON.as_bytes().to_vec(),
    })));
    shown(window, size)
}

fn chapters(harness: &Shown) -> Vec<usize> {
    let open = harness.state().session().open().expect("open");
    let chapters = open.timeline().chapters.iter();
    chapters.map(|chapter| chapter.from).collect()
}

#[test]
fn alt_arrows_and_a_button_go_from_chapter_to_chapter() {
    let mut harness = engine_tree();
    let begins = chapters(&harness);
    assert_eq!(begins.len(), 2);
    press(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(step(&harness), begins[0]);
    press(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(step(&harness), begins[1]);
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    press(&mut harness, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(step(&harness), begins[1]);
    press(&mut harness, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(step(&harness), begins[0]);
    harness.get_by_label_contains("深さ2: ステップ").click_accesskit();
    harness.run_steps(3);
    assert_eq!(step(&harness), begins[1]);
    let harness = in_english(harness);
    assert!(says(&harness, &["depth 1: steps 1 to"]));
}

#[test]
fn the_tables_count_visits_and_cuts() {
    let mut harness = engine_tree();
    press(&mut harness, Modifiers::NONE, Key::End);
    for words in ["偵察", "表から", "1番目の手", "スタンドパット"] {
        assert!(says(&harness, &[words]), "{words}");
    }
    let open = harness.state().session().open().expect("open");
    let tally = open.end().tally();
    for count in [tally.scouts, tally.recalled, tally.cuts_after[1]] {
        let count = yomisuji::language::grouped(count);
        assert!(count != "0" && says(&harness, &[&count]), "{count}");
    }
}

#[test]
fn a_table_value_links_to_the_node_that_stored_it() {
    let mut harness = engine_tree();
    let recall = {
        let open = harness.state().session().open().expect("open");
        let marks = open.timeline().marks.iter();
        let mut hits = marks.filter(|(mark, _)| *mark == yomisuji::trace::StepMark::Recall);
        hits.next().expect("table hits").1[0]
    };
    let go = Command::Go(yomisuji::session::Navigation::Seek(recall));
    harness.state_mut().send(go);
    harness.run_steps(3);
    assert!(says(&harness, &["表の値"]));
    let from = {
        let seen = harness.state().session().projection().expect("open");
        let hit = seen.table_hit(seen.here().expect("a node"));
        hit.and_then(|hit| hit.from).expect("a node of this run")
    };
    harness.get_by_label_contains("読んだのは").click();
    harness.run_steps(3);
    assert_eq!(harness.state().session().run().selection(), Some(from));
}

#[test]
fn the_order_of_moves_unfolds_and_a_click_selects_a_move() {
    let mut harness = engine_tree();
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(!says(&harness, &["前に読んだときの最善"]));
    harness.get_by_label("手の順番").click();
    harness.run_steps(20);
    assert!(says(&harness, &["前に読んだときの最善"]));
    let (name, node) = {
        let seen = harness.state().session().projection().expect("open");
        let (rows, _) = seen.order(NodeId::ROOT, 2);
        (rows[0].name.clone(), rows[0].node)
    };
    let mut names = harness.query_all_by_label(&name).collect::<Vec<_>>();
    names.pop().expect("the move").click();
    drop(names);
    harness.run_steps(3);
    assert_eq!(harness.state().session().run().selection(), Some(node));
    assert!(says(&harness, &[&format!("{name}は出発局面で順番が1番目の手")]));
}

#[test]
fn j_joins_equal_positions() {
    let mut harness = engine_tree();
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(!says(&harness, &["、同じ局面"]) && !harness.state().session().run().joins());
    press(&mut harness, Modifiers::NONE, Key::J);
    assert!(harness.state().session().run().joins());
    press(&mut harness, Modifiers::NONE, Key::J);
    assert!(!harness.state().session().run().joins());
    assert!(says(&harness, &["2通り以上で来た局面"]));
    // Where the nodes are large enough, arcs are drawn between them.
    let mut harness = crate::window("x-parity", [1920.0, 1080.0]);
    press(&mut harness, Modifiers::NONE, Key::End);
    let apart = harness.render().expect("a picture");
    press(&mut harness, Modifiers::NONE, Key::J);
    assert!(says(&harness, &["、同じ局面"]));
    assert!(harness.render().expect("a picture") != apart);
}

#[test]
fn the_card_links_to_another_node_with_the_same_position() {
    let mut harness = engine_tree_of([1920.0, 2200.0]);
    press(&mut harness, Modifiers::NONE, Key::End);
    let (shown, others) = {
        let open = harness.state().session().open().expect("open");
        let known = open.transpositions().expect("a tree of positions");
        let seen = open.projection(yomisuji::language::Language::Ja);
        // The origin of a table value is worded differently.
        let found = known.all().filter(|nodes| nodes.len() == 3).find_map(|nodes| {
            let source = seen.table_hit(nodes[0]).and_then(|hit| hit.from);
            let mut others = nodes[1..].to_vec();
            others.retain(|&id| Some(id) != source);
            (!others.is_empty()).then(|| (nodes[0], others))
        });
        found.expect("three ways")
    };
    let select = Command::Run(yomisuji::session::RunCommand::Select(Some(shown)));
    harness.state_mut().send(select);
    harness.run_steps(3);
    assert!(says(&harness, &["同じ局面: ほかに2か所"]));
    let is_link = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
        // Not the text in it, which cannot be scrolled to.
        node.role() == egui::Role::Label
            && [node.label(), node.value()].into_iter().flatten().any(|told| told.starts_with("= "))
    };
    let links = |harness: &Shown, clicks: bool| {
        let links = harness.query_all(egui_kittest::kittest::by().predicate(is_link));
        let link = links.last().expect("a link");
        if clicks { link.click() } else { link.scroll_to_me() }
    };
    links(&harness, false);
    harness.run_steps(5);
    links(&harness, true);
    harness.run_steps(3);
    let selected = harness.state().session().run().selection();
    assert!(selected.is_some_and(|id| others.contains(&id)));
}
