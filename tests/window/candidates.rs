//! The classified moves of a position, as a clickable list.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::formats::usi::usi;
use yomisuji::games::board::ArrowRole;
use yomisuji::plausible::{ClassGroup, Omission, judge};
use yomisuji::session::{CandidatesView, Centre, Page};
use yomisuji::tree::NodeId;

use crate::{Shown, in_english, press, says, window};

fn view(harness: &Shown) -> CandidatesView {
    let view = harness.state().session().view();
    view.page.candidates().cloned().expect("the list is shown")
}

fn click(harness: &mut Shown, label: &str) {
    let button = harness.get_by_role_and_label(egui::Role::Button, label);
    button.click();
    harness.run_steps(3);
}

#[test]
fn a_lesson_opens_with_the_list_of_every_legal_move() {
    let mut harness = in_english(window("y-04-middlegame", [1600.0, 1000.0]));
    assert!(harness.state().session().page() == Page::Lesson(Centre::Candidates));
    let list = view(&harness);
    let session = harness.state().session();
    let open = session.open().expect("a lesson");
    let shogi = open.loaded().shogi.as_ref().expect("shogi");
    let at = shogi.position(open.tree(), NodeId::ROOT);
    let judged = judge(&at, 0);
    assert_eq!((list.legal, list.generated()), (70, 28));
    let others: usize = list.others.iter().map(|others| others.moves.len()).sum();
    assert_eq!(list.generated() + others, judged.len());
    // The words of the list: groups, classes, reasons on both sides.
    for group in ClassGroup::ALL {
        let name = group.name(yomisuji::language::Language::En);
        assert!(says(&harness, &[&name]), "{name}");
    }
    assert!(says(&harness, &["go for a piece"]));
    assert!(says(&harness, &["protects ▲N3g against △+L3h"]));
    let heading = Omission::Worthless.heading(yomisuji::language::Language::En);
    assert!(says(&harness, &[&heading]));
    press(&mut harness, Modifiers::NONE, Key::Y);
    assert!(harness.state().session().page() != Page::Lesson(Centre::Candidates));
    press(&mut harness, Modifiers::NONE, Key::Y);
    press(&mut harness, Modifiers::NONE, Key::U); // One thing at a time.
    assert!(harness.state().session().page() != Page::Lesson(Centre::Candidates));
}

#[test]
fn a_click_shows_a_move_and_selects_it_if_it_is_in_the_tree() {
    let mut harness = in_english(window("y-04-middlegame", [1600.0, 1000.0]));
    press(&mut harness, Modifiers::NONE, Key::End);
    click(&mut harness, "▲R-1g");
    let (line, arrow) = view(&harness).pointed.expect("a move is pointed at");
    assert_eq!(usi(line.mv), "1i1g");
    assert_eq!(arrow.role, ArrowRole::Pointed);
    let session = harness.state().session();
    assert_eq!(session.view().arrows, [arrow]);
    let focus = session.view().focus.expect("a node");
    let open = session.open().expect("a lesson");
    assert_eq!(open.loaded().subject.id(open.tree(), focus), "1i1g");
    // The list remains that of the position before the move.
    assert_eq!(view(&harness).legal, 70);
    // A move that is not generated is in no tree: it appears only on the board.
    click(&mut harness, "▲R-1d");
    let (line, _) = view(&harness).pointed.expect("a move is pointed at");
    assert_eq!(usi(line.mv), "1i1d");
    assert!(says(&harness, &["but taking it wins nothing"]));
    assert_eq!(harness.state().session().view().focus, Some(NodeId::ROOT));
    click(&mut harness, "▲R-1d");
    assert!(view(&harness).pointed.is_none());
    // Another node has its own list.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.state().session().page() != Page::Lesson(Centre::Candidates));
}

#[test]
fn the_list_also_works_for_trees_without_move_classes() {
    let mut harness = in_english(window("q-01-searched", [1280.0, 720.0]));
    press(&mut harness, Modifiers::NONE, Key::Y);
    assert!(!view(&harness).is_of_tree);
    assert!(says(&harness, &["This tree is read in another way"]));
    let mut diagram = window("m-01-minimax", [1280.0, 720.0]);
    press(&mut diagram, Modifiers::NONE, Key::Y);
    assert!(diagram.state().session().page() != Page::Lesson(Centre::Candidates));
}
