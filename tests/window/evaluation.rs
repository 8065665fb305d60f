//! The evaluation in detail.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::eval::{Evaluation, Fine, TermKind};
use yomisuji::language::Language;
use yomisuji::lesson::KindSum;
use yomisuji::session::{Against, Centre, EvaluationCommand, Page};

use crate::{Shown, in_english, press, says, texts, window};

fn plain(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(3);
}

#[test]
fn a_leaf_opens_into_terms_that_add_up_to_its_value() {
    let mut harness = window("k-04-depth-3", [1280.0, 720.0]);
    plain(&mut harness, Key::U);
    assert!(harness.state().session().page() == Page::Lesson(Centre::Inside));
    plain(&mut harness, Key::ArrowRight);
    let view = harness.state().session().view().page.inside().cloned();
    let view = view.expect("an evaluation");
    let evaluated = view.evaluated.expect("both kings are there");
    let sum: Fine = evaluated.sums().iter().map(KindSum::total).sum();
    assert_eq!(sum, Fine::whole(evaluated.value.0));
    for sum in evaluated.sums() {
        let name = sum.kind.name(Language::Ja);
        assert!(says(&harness, &[&name]), "{name:?}");
        assert!(says(&harness, &[&sum.total().said()]));
    }
    plain(&mut harness, Key::U);
    assert!(harness.state().session().page() != Page::Lesson(Centre::Inside));
}

#[test]
fn the_first_move_lesson_shows_what_the_move_changed() {
    let mut harness = window("k-04-first-move", [1280.0, 720.0]);
    // The lesson opens with the evaluation, and compares each leaf with the position before it.
    assert!(harness.state().session().page() == Page::Lesson(Centre::Inside));
    let view = harness.state().session().view().page.inside();
    assert_eq!(view.expect("a view").against, Against::Before);
    for _ in 0..2 {
        press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
    }
    assert!(says(&harness, &["▲５八玉は +250"]));
    assert!(says(&harness, &["+95"]), "{:?}", texts(&harness));
}

#[test]
fn one_kind_can_be_shown_alone_and_a_square_lists_its_terms() {
    let mut harness = in_english(window("k-02-king-square", [1280.0, 720.0]));
    let filter = |harness: &Shown| {
        let view = harness.state().session().view().page.inside();
        view.expect("a view").filter
    };
    assert_eq!(filter(&harness).kind, Some(TermKind::KingSquare));
    assert!(says(&harness, &["bonus for Black's king"]));
    click(&mut harness, "squares of the kings");
    assert_eq!(filter(&harness).kind, None);
    click(&mut harness, "next to the kings");
    assert_eq!(filter(&harness).kind, Some(TermKind::KingNeighbourhood));
    click(&mut harness, "next to the kings");
    // Black's king is on 5i: the middle of the bottom row.
    let map = harness.get_by_label("The evaluation by square").rect();
    let side = map.height().min(map.width());
    let at = egui::pos2(map.center().x, map.center().y + side * 0.40);
    for pressed in [true, false] {
        harness.event(egui::Event::PointerMoved(at));
        harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.run_steps(3);
    assert!(says(&harness, &["5i: its terms"]), "{:?}", texts(&harness));
    assert!(says(&harness, &["square of K"]));
    click(&mut harness, "Close");
    assert!(!says(&harness, &["5i: its terms"]));
}

#[test]
fn a_level_can_be_chosen_and_a_mark_compares_two_leaves() {
    let mut harness = in_english(window("k-04-none", [1280.0, 720.0]));
    click(&mut harness, "1 material");
    let evaluation = |harness: &Shown| {
        let view = harness.state().session().view().page.inside().cloned();
        view.and_then(|view| Some(view.evaluated.ok()?.evaluation))
    };
    assert_eq!(evaluation(&harness), Some(Evaluation::Yaneuraou));
    click(&mut harness, "Mark");
    press(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
    let standard = |harness: &Shown| {
        let view = harness.state().session().view().page.inside().cloned();
        view.and_then(|view| view.standard).is_some()
    };
    assert!(standard(&harness));
    click(&mut harness, "Against the mark");
    assert!(!standard(&harness));
}

#[test]
fn a_board_without_kings_names_evaluators_that_need_none() {
    let mut harness = in_english(window("u-01-values", [1280.0, 720.0]));
    plain(&mut harness, Key::U);
    let by = EvaluationCommand::By(Some(Evaluation::Material8));
    harness.state_mut().send(by.into());
    harness.run_steps(3);
    let told = ["material-8 counts by the distance to both kings", "material-2 need no kings"];
    assert!(says(&harness, &told), "{:?}", texts(&harness));
    let by = EvaluationCommand::By(Some(Evaluation::Material2));
    harness.state_mut().send(by.into());
    harness.run_steps(3);
    assert!(says(&harness, &["From the third rung on, both kings are needed"]));
}

#[test]
fn the_inside_view_hides_a_covered_value() {
    let mut harness = window("k-04-first-move", [1280.0, 720.0]);
    plain(&mut harness, Key::H);
    assert!(says(&harness, &["伏せてあります"]), "{:?}", texts(&harness));
}
