//! The user's own piece values: typed, applied, read with, saved. Real clicks and keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::eval::Evaluation;
use yomisuji::games::shogi::values::{Counting, USAPYON, YSS};
use yomisuji::language::Words;
use yomisuji::lesson::{ChoiceChange, ExchangeChange};
use yomisuji::scenario::to_text;
use yomisuji::score::Score;
use yomisuji::session::{
    Centre, Command, LessonCommand, OwnValuesView, PageCommand, RunCommand, SaveCommand, Source,
    ValuesChanges,
};
use yomisuji::tree::NodeId;

use crate::readable::is_english;
use crate::{Shown, in_english, press, says, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(3);
}

/// Types into a field of the table, replacing its contents.
fn type_in(harness: &mut Shown, field: &str, text: &str) {
    let field = |harness: &Shown| {
        let found = harness.get_by_role_and_label(egui::Role::TextInput, field);
        found.rect().center()
    };
    let at = field(harness);
    for pressed in [true, false] {
        harness.event(egui::Event::PointerMoved(at));
        harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.run_steps(2);
    press(harness, Modifiers::COMMAND, Key::A);
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run_steps(3);
}

fn view(harness: &Shown) -> &OwnValuesView {
    let view = harness.state().session().view();
    view.page.values().expect("values are edited")
}

fn changes(harness: &Shown) -> &ValuesChanges {
    let view = view(harness);
    assert!(view.is_current);
    let changes = view.changes.as_ref().expect("they are known");
    changes.as_ref().expect("both can count the position")
}

fn root_value(harness: &Shown) -> Option<Score> {
    let open = harness.state().session().open().expect("a lesson");
    open.end().node(NodeId::ROOT).value()
}

#[test]
fn a_higher_value_of_the_silver_changes_exchange_and_best_move() {
    let mut harness = window("u-15-two-for-one", SIZE);
    assert_eq!(root_value(&harness), Some(Score(0)));
    press(&mut harness, Modifiers::NONE, Key::O);
    assert!(harness.state().session().page().centre() == Centre::Values);
    let row = &changes(&harness).exchanges[0];
    let [before, after] = [&row.first[0], &row.first[1]];
    assert_eq!((before, before.1), (after, Score(-205)), "nothing is edited yet");
    assert_eq!(row.change, ExchangeChange::Number);
    assert!(!view(&harness).can_apply);
    type_in(&mut harness, "銀 盤上", "1110");
    type_in(&mut harness, "銀 持駒", "1166");
    let row = &changes(&harness).exchanges[0];
    assert_eq!(row.first[1].1, Score(21));
    assert_eq!(row.change, ExchangeChange::Wins);
    let choices = &changes(&harness).choices;
    let change = choices.iter().map(|row| row.change);
    assert_eq!(change.collect::<Vec<_>>(), [ChoiceChange::Nothing, ChoiceChange::OtherMove]);
    for words in ["取ると得になる", "別の手が最善", "−205", "+21", "銀 1000 → 1110"]
    {
        assert!(says(&harness, &[words]), "{words}: {:?}", texts(&harness));
    }
    click(&mut harness, "この値で読み直す");
    assert!(harness.state().session().page().centre() != Centre::Values);
    assert_eq!(root_value(&harness), Some(Score(21)));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(root_value(&harness), Some(Score(0)), "and back");
}

#[test]
fn own_values_are_saved_with_the_lesson_and_restored() {
    let mut harness = window("u-15-two-for-one", SIZE);
    press(&mut harness, Modifiers::NONE, Key::O);
    type_in(&mut harness, "桂 盤上", "1000");
    click(&mut harness, "一度だけ");
    click(&mut harness, "この値で読み直す");
    let open = harness.state().session().open().expect("a lesson");
    let (value, source) = (root_value(&harness), open.source().clone());
    assert_eq!(value, Some(Score(1000 - 1800 + 1000)));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    let save = |source| {
        let title = Words::same("Mine");
        Command::Save(SaveCommand::Lesson(path.clone(), title, source))
    };
    harness.state_mut().send(save(source));
    harness.run_steps(3);
    let text = std::fs::read_to_string(&path).expect("it is saved");
    assert!(text.contains("N: 1000,") && text.contains("counting: once"), "{text}");
    let file = Source::File(path.clone());
    let open = Command::Lesson(LessonCommand::Open(file));
    harness.state_mut().send(open);
    harness.run_steps(3);
    let open = harness.state().session().open().expect("a lesson");
    assert_eq!(root_value(&harness), value);
    assert_eq!(to_text(&open.loaded().lesson), Ok(text));
    press(&mut harness, Modifiers::NONE, Key::O);
    let Evaluation::Own(values) = view(&harness).in_force else {
        panic!("own values are in force");
    };
    assert_eq!(values.counting(), Counting::Once);
    assert!(says(&harness, &["1000"]) && !view(&harness).can_apply);
}

#[test]
fn an_invalid_value_is_refused_and_not_used() {
    let mut harness = window("u-15-two-for-one", SIZE);
    press(&mut harness, Modifiers::NONE, Key::O);
    for text in ["たくさん", "10001", "-1", "1.5"] {
        type_in(&mut harness, "銀 盤上", text);
        let said =
            format!("銀の点には 0 から 10000 までの整数を書いてください(「{text}」になっている)");
        assert!(says(&harness, &[&said]), "{text}: {:?}", texts(&harness));
        assert!(!view(&harness).can_apply);
        let silver = view(&harness).values.tables().0[3];
        assert_eq!(silver, 1000, "the last value stays");
    }
    type_in(&mut harness, "銀 盤上", "１２００");
    assert!(view(&harness).can_apply && view(&harness).faults.is_empty());
    click(&mut harness, "元に戻す");
    assert!(!view(&harness).can_apply);
    assert_eq!(view(&harness).values.tables().1, USAPYON.tables().1);
}

#[test]
fn keys_move_between_the_fields_and_change_them() {
    let mut harness = window("u-15-two-for-one", SIZE);
    press(&mut harness, Modifiers::NONE, Key::O);
    type_in(&mut harness, "歩 盤上", "200");
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(view(&harness).values.tables().0[0], 310);
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(view(&harness).values.tables().0[0], 300);
    press(&mut harness, Modifiers::NONE, Key::Tab);
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(view(&harness).values.tables().0[8], 1210, "the promoted pawn");
    let step = harness.state().session().open().expect("a lesson").step();
    assert_eq!(step, 0, "keys of a field do not step");
    // Escape leaves the field, then the table.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness.run_steps(2);
    assert!(harness.state().session().page().centre() != Centre::Values);
}

#[test]
fn the_table_can_be_compared_with_any_scheme() {
    let mut harness = window("u-15-two-for-one", SIZE);
    press(&mut harness, Modifiers::NONE, Key::O);
    harness.get_by_role_and_label(egui::Role::ComboBox, "比べる相手").click();
    harness.run_steps(3);
    harness.get_by_label("YSS").click();
    harness.run_steps(3);
    assert_eq!(view(&harness).standard, Evaluation::Yss);
    // Unedited values are those of the scheme that the table is compared with.
    assert_eq!(view(&harness).values, YSS);
    assert_eq!(changes(&harness).exchanges[0].first[0].1, Score(80));
    assert!(view(&harness).can_apply, "they are not those in force");
    click(&mut harness, "この値で読み直す");
    assert_eq!(root_value(&harness), Some(Score(80)));
}

#[test]
fn the_table_of_values_is_hidden_while_values_are_covered() {
    let mut harness = window("u-15-two-for-one", SIZE);
    press(&mut harness, Modifiers::NONE, Key::H);
    // Only a step with a question covers.
    while !harness.state().session().run().covers_step() {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    press(&mut harness, Modifiers::NONE, Key::O);
    assert!(harness.state().session().view().page.values().is_none());
    assert!(says(&harness, &["伏せてあります"]), "{:?}", texts(&harness));
    harness.state_mut().send(Command::Run(RunCommand::Uncover));
    harness.run_steps(3);
    assert_eq!(changes(&harness).exchanges.len(), 1);
}

#[test]
fn own_values_edited_at_the_board_apply_to_the_next_tree() {
    let mut harness = window("u-15-two-for-one", [1600.0, 1000.0]);
    harness.state_mut().send(Command::Page(PageCommand::EditShown));
    harness.run_steps(3);
    harness.get_by_role_and_label(egui::Role::ComboBox, "駒の点数").click();
    harness.run_steps(3);
    // Once in the list, once as a button beside it.
    let entries: Vec<_> = harness.query_all_by_label("自分の値…").collect();
    assert_eq!(entries.len(), 2);
    entries[1].click();
    harness.run_steps(3);
    assert!(harness.state().session().page().centre() == Centre::Values);
    type_in(&mut harness, "銀 盤上", "1110");
    type_in(&mut harness, "銀 持駒", "1166");
    assert_eq!(changes(&harness).choices[1].change, ChoiceChange::OtherMove);
    click(&mut harness, "この値を使う");
    let session = harness.state().session();
    assert!(session.page().is_board() && session.page().centre() != Centre::Values);
    let growth = session.board_editor().expect("the board").reading();
    assert!(matches!(growth.values.evaluation(), Ok(Evaluation::Own(_))));
    click(&mut harness, "木を育てる");
    let open = harness.state().session().open().expect("a tree");
    let shogi = open.loaded().shogi.as_ref().expect("positions");
    let Evaluation::Own(values) = shogi.valuation().evaluation else {
        panic!("own values");
    };
    assert_eq!((values.tables().0[3], values.tables().1[3]), (1110, 1166));
    assert!(says(&harness, &["自分の値"]));
}

#[test]
fn the_table_of_values_is_english_and_drawn_at_every_size() {
    for size in [SIZE, [320.0, 240.0], [700.0, 500.0], [1920.0, 1080.0]] {
        let mut harness = in_english(window("u-15-two-for-one", size));
        for page in [false, true] {
            if page {
                let edit = Command::Page(PageCommand::EditShown);
                harness.state_mut().send(edit);
            } else {
                press(&mut harness, Modifiers::NONE, Key::O);
            }
            harness.run_steps(3);
            is_english(&harness, "own values");
            let session = harness.state().session();
            assert!(
                session.page().centre() == Centre::Values && session.view().page.values().is_some()
            );
        }
    }
}
