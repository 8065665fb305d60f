//! An evening with the program: nothing is lost, nothing moves under the pointer, and what is said
//! is so. Real clicks and keys.

use egui::{Event, Key, Modifiers, Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::gui::{EffectRunner, MainWindow};
use yomisuji::host::{Folders, Keeper};
use yomisuji::language::Language;
use yomisuji::search::Algorithm;
use yomisuji::session::{
    BoardCommand, Command, CompareCommand, CompareLimit, LessonCommand, PageCommand, RunCommand,
    Source, WhatIfView,
};
use yomisuji::text::TourStop;
use yomisuji::tree::NodeId;

use crate::{Shown, drop_file, empty_window, in_english, press, says, shown, step, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
/// Black's rook can take a pawn that a gold defends.
const POSITION: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(4);
}

fn place(harness: &Shown, label: &str) -> Rect {
    harness.get_by_role_and_label(Role::Button, label).rect()
}

/// The window, closed and started again.
fn again(harness: &Shown) -> Shown {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::within(folder.path());
    let keeper = Keeper::new(&folders);
    let remembered = harness.state().remembered();
    assert_eq!(keeper.keep(keeper.begin(), &remembered), Ok(Vec::new()));
    drop(keeper);
    let (remembered, said) = Keeper::new(&folders).recall();
    assert!(said.is_empty(), "{said:?}");
    let place = remembered.state.place.clone();
    let mut window = MainWindow::new(EffectRunner::Here(folders));
    window.recall(remembered, "2-");
    window.look_around();
    window.resume(place);
    window.end_tour();
    shown(window, SIZE)
}

fn what_if(harness: &Shown) -> &WhatIfView {
    harness.state().session().view().work.what_if().expect("it is being changed")
}

/// The place of a node by its name, in the tree on the right.
fn on_the_right(harness: &Shown, name: &str) -> egui::Pos2 {
    let buttons = harness.query_all_by_role(Role::Button);
    let named = buttons.filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.split([' ', ',', '、', ':']).any(|word| word == name)
    });
    let places = named.map(|node| node.rect().center());
    places.max_by(|a, b| a.x.total_cmp(&b.x)).expect("a node")
}

fn click_at(harness: &mut Shown, pos: egui::Pos2) {
    harness.event(Event::PointerMoved(pos));
    harness.run_steps(1);
    for pressed in [true, false] {
        let button = egui::PointerButton::Primary;
        let modifiers = Modifiers::NONE;
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

/// Changes the leaf セ by its field.
fn change_leaf(harness: &mut Shown, value: &str) {
    let at = on_the_right(harness, "セ");
    click_at(harness, at);
    press(harness, Modifiers::NONE, Key::Enter);
    harness.event(Event::Text(value.to_owned()));
    harness.run_steps(2);
    press(harness, Modifiers::NONE, Key::Enter);
    harness.run_steps(4);
}

#[test]
fn changes_of_what_if_survive_another_lesson_and_the_next_start() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    change_leaf(&mut harness, "900");
    let variant = what_if(&harness).variant.clone();
    assert_eq!(variant.changes.len(), 1);
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    harness.run_steps(4);
    assert!(!what_if(&harness).is_changed(), "another lesson is as it was");
    press(&mut harness, Modifiers::NONE, Key::PageUp);
    harness.run_steps(4);
    assert_eq!(what_if(&harness).variant, variant);
    assert!(says(&harness, &["セは読まれない"]));
    let mut harness = again(&harness);
    harness.run_steps(4);
    assert_eq!(what_if(&harness).variant, variant);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(!what_if(&harness).is_changed());
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(what_if(&harness).variant, variant);
}

#[test]
fn what_if_always_begins_with_the_finished_search() {
    let mut harness = window("m-01-tree-A", SIZE);
    for walked in [0, 3] {
        press(&mut harness, Modifiers::COMMAND, Key::Num1);
        press(&mut harness, Modifiers::NONE, Key::Home);
        for _ in 0..walked {
            press(&mut harness, Modifiers::NONE, Key::ArrowRight);
        }
        press(&mut harness, Modifiers::COMMAND, Key::Num3);
        let last = harness.state().session().open().expect("open").last_step();
        assert_eq!(step(&harness), last);
        press(&mut harness, Modifiers::COMMAND, Key::Num1);
        assert_eq!(step(&harness), walked, "back where it was left");
    }
}

#[test]
fn controls_of_what_if_stay_where_they_are() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    let at = on_the_right(&harness, "セ");
    click_at(&mut harness, at);
    let names = ["枝を左へ", "枝を右へ", "元の課題"];
    let before = names.map(|name| place(&harness, name));
    change_leaf(&mut harness, "900");
    assert!(says(&harness, &["← 250"]));
    assert_eq!(names.map(|name| place(&harness, name)), before, "a leaf is changed");
    let at = on_the_right(&harness, "エ");
    click_at(&mut harness, at);
    assert_eq!(names.map(|name| place(&harness, name)), before, "a branch is chosen");
}

#[test]
fn a_tree_without_positions_offers_no_comparison_and_says_why() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    harness.get_by_label("Compare").click();
    harness.run_steps(4);
    let read = harness.get_by_role_and_label(Role::Button, "Read");
    assert!(read.accesskit_node().is_disabled());
    assert!(says(&harness, &["there is no shogi position to compare"]));
    let at = read.rect().center();
    harness.hover_at(at);
    harness.run_steps(60);
    let told = harness.query_all_by_label_contains("there is no shogi position to compare");
    assert_eq!(told.count(), 2, "in the panel, and at the button");
}

/// A tree of that position, compared.
fn compared() -> Shown {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    harness.event(Event::Paste(POSITION.to_owned()));
    harness.run_steps(5);
    press(&mut harness, Modifiers::NONE, Key::E);
    harness.run_steps(5);
    harness
}

#[test]
fn the_comparison_stays_in_place_and_its_table_in_the_panel() {
    let mut harness = compared();
    let rows = |harness: &Shown| {
        let all = harness
            .query_all_by(|node| node.label().is_some_and(|label| label.starts_with("yomisuji ")));
        all.map(|node| node.rect()).collect::<Vec<_>>()
    };
    let before = rows(&harness);
    assert!(!before.is_empty());
    for row in &before {
        assert!(row.max.x <= SIZE[0] - 6.0, "{row:?} is cut off");
    }
    let child = harness.state().session().open().expect("open").tree().children(NodeId::ROOT);
    let child = child.last();
    harness.state_mut().send(Command::Run(RunCommand::Select(child)));
    harness.run_steps(4);
    assert!(says(&harness, &["Show it"]));
    assert_eq!(rows(&harness), before);
}

#[test]
fn a_message_covers_no_button_of_the_tree() {
    let mut harness = in_english(window("q-01", SIZE));
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(step(&harness), 0);
    assert!(says(&harness, &["Back at step 0"]));
    let message = harness.get_by_label("Back at step 0").rect().expand(10.0);
    for name in ["Fit", "+", "−"] {
        assert!(!place(&harness, name).intersects(message), "{name} is covered");
    }
    let root = harness.query_all_by_role(Role::Button).filter_map(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.contains("depth 0").then(|| node.rect())
    });
    for root in root {
        assert!(!root.intersects(message), "the root is covered");
    }
    let legend = harness.get_by_label_contains("pale: not read yet").rect();
    assert!(!legend.intersects(message), "the legend is covered: {legend} {message}");
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert!(says(&harness, &["At step 3 again"]) && !says(&harness, &["Back at step"]));
}

#[test]
fn another_algorithm_says_that_its_run_begins_anew() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    let choose = |harness: &mut Shown, algorithm| {
        let algorithm = RunCommand::SetAlgorithm(algorithm);
        harness.state_mut().send(Command::Run(algorithm));
        harness.run_steps(3);
        assert_eq!(step(harness), 0);
    };
    choose(&mut harness, Algorithm::Minimax);
    assert!(!says(&harness, &["steps of its own"]), "nobody has gone on");
    for _ in 0..2 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    choose(&mut harness, Algorithm::AlphaBeta);
    assert!(says(&harness, &["Alpha-beta has steps of its own"]));
}

/// The tips of the values beside each other cover neither another of them nor what is below.
#[test]
fn the_tips_of_the_values_of_a_position_are_beside_them() {
    let mut harness = in_english(window("u-04", [1280.0, 1400.0]));
    press(&mut harness, Modifiers::NONE, Key::V);
    let cells = ["Material", "+ exchange", "Quiescence"];
    let places = cells.map(|name| harness.get_by_label(name).rect());
    let below = places.map(|cell| cell.translate(egui::vec2(0.0, 60.0)));
    let tips = ["The static value alone", "The static value, and", "Captures and the like"];
    for (cell, words) in places.into_iter().zip(tips) {
        harness.hover_at(cell.center());
        harness.run_steps(60);
        let tip = harness.get_by_label_contains(words).rect();
        for other in places.into_iter().chain(below) {
            assert!(!tip.intersects(other), "{words}: {tip} covers {other}");
        }
    }
}

#[test]
fn commands_are_found_by_what_people_call_them() {
    for (query, name) in [
        ("dark theme", "Dark theme"),
        ("light", "Dark theme"),
        ("暗い", "Dark theme"),
        ("print", "Make test papers…"),
        ("screenshot", "Export steps…"),
        ("knight letters", "Letters or Japanese characters on pieces"),
        ("projector", "Present on the whole screen"),
        ("zoom", "Zoom in"),
        ("font size", "Everything larger"),
        ("日本語", "Language"),
        ("english", "Language"),
    ] {
        let mut harness = in_english(window("m-01-tree-A", SIZE));
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.event(Event::Text(query.to_owned()));
        harness.run_steps(3);
        let rows = harness.query_all_by_role(Role::Button);
        let mut rows = rows.filter(|row| row.rect().width() > 400.0);
        let label = |row: egui_kittest::Node<'_>| row.accesskit_node().label().unwrap_or_default();
        assert!(rows.any(|row| label(row).starts_with(name)), "{query}: {name}");
    }
}

#[test]
fn own_values_say_what_they_leave_and_that_they_are_in_force() {
    let mut harness = in_english(window("u-03", SIZE));
    assert!(!says(&harness, &["Own values"]));
    press(&mut harness, Modifiers::NONE, Key::O);
    harness.run_steps(3);
    assert!(says(&harness, &["In hand", "stay as they are"]));
    let field = harness.get_by_role_and_label(Role::TextInput, "S Board").rect().center();
    click_at(&mut harness, field);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    harness.event(Event::Text("1150".to_owned()));
    harness.run_steps(4);
    click(&mut harness, "Read with these");
    assert!(harness.query_by_label("Own values").is_some());
}

/// The titles of the user's own lessons, in the order of the list.
fn own_titles(harness: &Shown) -> Vec<String> {
    let lessons = harness.state().session().lessons().iter();
    let own = lessons.filter(|entry| entry.is_own());
    own.map(|entry| entry.title.ja.clone()).collect()
}

#[test]
fn own_lessons_keep_their_order_over_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut main = MainWindow::new(EffectRunner::Here(Folders::within(folder.path())));
    main.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    main.look_around();
    let mut harness = shown(main, SIZE);
    for _ in 0..11 {
        harness.event(Event::Paste(POSITION.to_owned()));
        harness.run_steps(5);
    }
    let before = own_titles(&harness);
    assert_eq!(before.len(), 11);
    assert_eq!(own_titles(&again(&harness)), before);
}

#[test]
fn cards_of_the_tour_leave_their_part_and_the_buttons_free() {
    for language in Language::ALL {
        let mut main = empty_window();
        main.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
        main.start_tour();
        let mut harness = shown(main, SIZE);
        if language == Language::En {
            harness = in_english(harness);
            harness.run_steps(3);
        }
        for stop in TourStop::ALL {
            let language = harness.state().session().language();
            let words = harness.get_by_label(&stop.name(language)).rect();
            let card = Rect::from_min_max(words.min, words.max + egui::vec2(0.0, 40.0));
            let next = language.texts().window_next();
            let free = harness.query_all_by_label_contains(&next).all(|node| {
                let is_on_card =
                    node.accesskit_node().label().is_some_and(|it| it.contains("Enter"));
                is_on_card || !node.rect().intersects(card)
            });
            assert!(free, "{stop:?}: Next is covered");
            if stop == TourStop::Tree {
                let tree = harness.get_by_label(&language.texts().window_canvas()).rect();
                assert!(!tree.intersects(card), "the tree is covered");
                assert!(card.max.y < tree.max.y, "the pseudo-code is covered: {card}");
            }
            press(&mut harness, Modifiers::NONE, Key::Enter);
        }
    }
}

/// A game of three moves.
const GAME: &str = "手合割：平手\n先手：先\n後手：後\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n";

#[test]
fn the_board_page_shows_the_position_that_was_pasted_and_not_the_game_before() {
    let mut harness = window("m-01-tree-A", SIZE);
    drop_file(&mut harness, "game.kif", GAME.as_bytes());
    harness.run_steps(3);
    assert!(harness.state().session().page().is_board());
    assert!(says(&harness, &["game"]) && says(&harness, &["７六歩"]));
    press(&mut harness, Modifiers::NONE, Key::B);
    harness.event(Event::Paste(POSITION.to_owned()));
    harness.run_steps(5);
    assert!(!harness.state().session().page().is_board(), "its tree is shown");
    press(&mut harness, Modifiers::NONE, Key::B);
    let board = harness.state().session().board_editor().expect("a board");
    assert_eq!(board.sfen().as_deref(), Some(POSITION));
    assert!(!says(&harness, &["７六歩"]) && !says(&harness, &["game.kif"]));
}

#[test]
fn a_game_laid_out_by_the_program_is_not_unsaved_work() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "オセロ 8×8");
    // A move is made and taken back: nothing has been played.
    harness.get_by_label_contains("f5 空き、打てる").click();
    harness.run_steps(3);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    // A game from a tree, walked by its own moves.
    let mut harness = window("t-07-alpha-beta", SIZE);
    let child = harness.state().session().open().expect("open").tree().children(NodeId::ROOT);
    let child = child.last();
    harness.state_mut().send(Command::Run(RunCommand::Select(child)));
    harness.state_mut().send(Command::Page(PageCommand::ToggleBoard));
    harness.run_steps(3);
    let squares = harness.query_all_by_label_contains("空き、打てる");
    let square = squares.last().expect("a move").rect().center();
    click_at(&mut harness, square);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    harness.state_mut().send(Command::Board(BoardCommand::Start(0)));
    harness.run_steps(3);
    assert!(harness.state().session().shelved_games().is_empty());
    assert!(!says(&harness, &["脇に置きました"]));
}

#[test]
fn a_presentation_names_no_button_that_it_does_not_have() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::NONE, Key::F11);
    harness.run_steps(3);
    assert!(says(&harness, &["Nothing has been read yet", "→"]));
    assert!(!says(&harness, &["Next”"]));
}

#[test]
fn the_value_of_another_node_is_read_from_its_beginning() {
    let mut harness = window("q-01", SIZE);
    press(&mut harness, Modifiers::NONE, Key::End);
    press(&mut harness, Modifiers::NONE, Key::V);
    let head = |harness: &Shown| {
        let label = harness.get_by_label_contains("ここを末端にしたら");
        label.rect().min.y
    };
    let child = harness.state().session().open().expect("open").tree().children(NodeId::ROOT);
    let children: Vec<_> = child.collect();
    let select = |harness: &mut Shown, node| {
        harness.state_mut().send(Command::Run(RunCommand::Select(Some(node))));
        harness.run_steps(4);
    };
    select(&mut harness, children[0]);
    let unscrolled = head(&harness);
    let at = egui::pos2(SIZE[0] - 150.0, 470.0);
    crate::scroll_down(&mut harness, at);
    let scrolled = head(&harness);
    assert!(scrolled < unscrolled, "the panel scrolls");
    select(&mut harness, children[1]);
    let other = head(&harness);
    select(&mut harness, children[0]);
    assert!((head(&harness) - unscrolled).abs() < 10.0, "{unscrolled} {other}");
}
