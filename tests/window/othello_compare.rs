//! The comparison on Othello: started, read, and drawn over the tree.

use std::sync::{Arc, Mutex};

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::compare::Agreement;
use yomisuji::gui::{EffectRunner, MainWindow};
use yomisuji::host::{Folders, Host};
use yomisuji::session::{
    Command, CompareCommand, CompareLimit, CompareRow, ComparisonView, LessonCommand, OwnFindings,
    ReaderId, Reply, RunCommand, Source,
};
use yomisuji::tree::NodeId;

use crate::{Shown, in_english, press, says, shown, texts, wait, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
const TURTLE: ReaderId = ReaderId::By("turtle", None);
const MOBILITY: ReaderId = ReaderId::By("mobility", None);
const DISCS: ReaderId = ReaderId::By("discs", None);

/// A window with a lesson whose root is compared by readers that read to this depth.
fn compared_at(lesson: &'static str, depth: u8) -> Shown {
    let mut harness = window(lesson, SIZE);
    let reach = CompareCommand::Limit(CompareLimit::Depth(depth));
    harness.state_mut().send(Command::Compare(reach));
    press(&mut harness, Modifiers::NONE, Key::E);
    harness
}

fn view(harness: &Shown) -> &ComparisonView {
    let view = harness.state().session().view();
    view.compared.as_ref().expect("a comparison")
}

fn row(harness: &Shown, reader: ReaderId) -> CompareRow {
    let rows = &view(harness).rows;
    let row = rows.iter().find(|row| row.reader == reader);
    row.cloned().unwrap_or_else(|| panic!("{reader:?}: {rows:#?}"))
}

#[test]
fn e_compares_readers_and_says_which_play_the_same_move() {
    let mut harness = compared_at("t-07-alpha-beta", 3);
    let tree = row(&harness, ReaderId::Tree);
    assert_eq!((&*tree.score, &*tree.best, &*tree.depth), ("+5か所", "黒f7", "3"));
    // The engine with the tree's evaluator and depth has the same value and move.
    let mobility = row(&harness, MOBILITY);
    assert_eq!((&mobility.score, &mobility.best), (&tree.score, &tree.best));
    assert_eq!(mobility.agreement, Some(Agreement::Same));
    for reader in [TURTLE, MOBILITY, DISCS] {
        let row = row(&harness, reader);
        assert_eq!((&*row.depth, row.line.len()), ("3", 3));
        let agrees = row.line[0] == tree.line[0];
        assert_eq!(row.agreement == Some(Agreement::Same), agrees, "{row:?}");
        let spoken = [&*row.name, &row.best, &row.score];
        assert!(says(&harness, &spoken), "{:?}", texts(&harness));
    }
    // Counting only discs prefers flipping many, and the tree shows the cost.
    assert_eq!(row(&harness, DISCS).agreement, Some(Agreement::Other));
    // It is far from the end.
    assert!(says(&harness, &["空き升が14以下", "50"]));
    assert!(says(&harness, &["この木", "黒f7"]));
    let english = in_english(harness);
    assert!(says(&english, &["this tree", "Black f7", "+5 moves"]));
    harness = english;
    assert!(says(&harness, &["yomisuji (Turtle)"]));
}

#[test]
fn a_clicked_row_draws_its_line_and_says_where_it_parts() {
    let mut harness = compared_at("t-07-alpha-beta", 3);
    let reader = |harness: &Shown| view(harness).overlaid.as_ref().map(|line| line.reader);
    assert_eq!(reader(&harness), Some(TURTLE));
    let before = harness.render().expect("a picture");
    harness.get_by_label_contains("(石の数)").click();
    harness.run_steps(3);
    assert_eq!(reader(&harness), Some(DISCS));
    assert!(harness.render().expect("a picture") != before);
    let line = view(&harness).overlaid.clone().expect("a line");
    let preference = line.preference.expect("they part");
    assert!(preference.contains("木は黒f7(+5)"), "{preference}");
    assert!(says(&harness, &[&preference]));
    // The whole path is drawn.
    let (outline, _) = harness.state().session().run().outline();
    let way = &line.parting.way;
    assert!(way.len() > 1 && way.iter().all(|&id| outline.slot(id).is_some()));
    // A line that is longer than the tree leaves it at the horizon.
    let mut deeper = compared_at("t-07-alpha-beta", 5);
    deeper.get_by_label_contains("(打てる所)").click();
    deeper.run_steps(3);
    let line = view(&deeper).overlaid.clone().expect("a line");
    let leaving = line.leaving.expect("it leaves the tree");
    assert!(says(&deeper, &[&leaving]), "{leaving}");
    // The depths before the last are listed on demand.
    assert!(!says(&deeper, &["Turtle", " 深さ 2"]));
    deeper.get_by_label("深さごと").click();
    deeper.run_steps(3);
    assert!(says(&deeper, &["Turtle", " 深さ 2"]));
}

#[test]
fn near_the_end_the_game_is_solved() {
    let mut harness = compared_at("x-othello4", 2);
    let tree = row(&harness, ReaderId::Tree);
    let end = row(&harness, ReaderId::End);
    for row in [&tree, &end] {
        assert_eq!((&*row.score, &*row.depth), ("−8", "終局"));
    }
    let agrees = end.line[0] == tree.line[0];
    assert_eq!(end.agreement == Some(Agreement::Same), agrees);
    assert!(says(&harness, &["読み切り", "−8", "終局"]));
    // Turtle knows only boards of 8×8.
    let rows = &view(&harness).rows;
    assert!(rows.iter().all(|row| !row.name.contains("Turtle")));
    assert_eq!(row(&harness, DISCS).depth, "2");
    // At the end of a game there is nothing to read.
    let open = harness.state().session().open().expect("a lesson");
    let mut end = NodeId::ROOT;
    while let Some(child) = open.tree().children(end).next() {
        end = child;
    }
    let select = Command::Run(RunCommand::Select(Some(end)));
    harness.state_mut().send(select);
    press(&mut harness, Modifiers::NONE, Key::E);
    assert!(says(&harness, &["ここで対局は終わっている"]));
    // The comparison remains, marked as about another position.
    assert!(says(&harness, &["別の局面です"]));
}

#[test]
fn the_comparison_hides_covered_values() {
    let mut harness = window("t-07-alpha-beta", SIZE);
    harness.state_mut().send(Command::Run(RunCommand::ToggleMasks));
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    press(&mut harness, Modifiers::NONE, Key::E);
    let rows = &view(&harness).rows;
    assert!(rows.iter().all(|row| row.reader != ReaderId::Tree));
    assert!(!rows.is_empty() && view(&harness).overlaid.is_none());
    assert!(says(&harness, &["この木: この節の値は隠してある"]));
}

#[test]
fn readers_without_a_limit_run_until_stopped_or_another_lesson() {
    let woken = Arc::new(Mutex::new(0));
    let counter = Arc::clone(&woken);
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::new(Folders::within(folder.path()), move || {
        *counter.lock().expect("a number") += 1;
    });
    let mut window = MainWindow::new(EffectRunner::Threads(host));
    let open = |lesson| Command::Lesson(LessonCommand::Open(Source::Shipped(lesson)));
    window.send(open("t-07-alpha-beta"));
    let mut harness = shown(window, SIZE);
    wait(&mut harness, |harness| harness.state().session().open().is_some());
    let limit = CompareCommand::Limit(CompareLimit::Endless);
    harness.state_mut().send(Command::Compare(limit));
    press(&mut harness, Modifiers::NONE, Key::E);
    let has_turtle = |harness: &Shown| {
        let rows = &view(harness).rows;
        rows.iter().any(|row| row.reader == TURTLE)
    };
    wait(&mut harness, has_turtle);
    assert!(harness.state().session().comparison().is_reading());
    harness.get_by_label("止める").click();
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    assert!(has_turtle(&harness), "what was found stays");
    // Findings for another question are ignored.
    let stray = OwnFindings { is_over: true, ..OwnFindings::default() };
    let job = yomisuji::session::Job::default();
    let stray = Reply::HaveRead(job, Ok(stray));
    harness.state_mut().receive(stray);
    assert!(has_turtle(&harness));
    // Another lesson has no comparison.
    harness.state_mut().send(open("x-othello4"));
    wait(&mut harness, |harness| {
        let session = harness.state().session();
        session.view().compared.is_none()
    });
    assert!(*woken.lock().expect("a number") > 0);
}
