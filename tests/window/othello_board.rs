//! The Othello board: played, passed, set up, read, grown, saved. Real clicks and keys.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::othello::{Othello, OthelloPosition};
use yomisuji::session::{BoardDesk as _, Command, GameTable, LessonCommand, SaveCommand, Source};
use yomisuji::subject::GameId;

use crate::{Shown, drop_file, empty_window, in_english, press, says, shown, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
/// The name of the map, which appears only if not all of the tree is in view.
const MAP: &str = "木の地図";
/// Neither side can place a disc; 12 squares are empty.
const STUCK: &str = "XXXX............ X";
/// Black has no move; White has, after the pass.
const PASSES: &str = ".OOO.XXX........ X";

/// A window with the Othello board.
fn othello() -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "オセロ 8×8");
    assert!(harness.state().session().page().is_board_of(GameId::Othello));
    harness
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

fn click_on(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn plain(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
}

fn paste(harness: &mut Shown, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    harness.run_steps(3);
}

fn board(harness: &Shown) -> &GameTable<Othello> {
    let session = harness.state().session();
    session.othello_board().expect("a board of Othello")
}

fn moves(harness: &Shown) -> String {
    let moves = board(harness).record().moves();
    moves.map(|mv| mv.to_string()).collect()
}

fn type_in(harness: &mut Shown, text: &str) {
    harness.get_by_role(egui::accesskit::Role::TextInput).focus();
    harness.run_steps(2);
    // Unreadable text is still there, to be corrected.
    press(harness, Modifiers::COMMAND, Key::A);
    harness.get_by_role(egui::accesskit::Role::TextInput).type_text(text);
    harness.run_steps(2);
    click(harness, "読み込む");
}

#[test]
fn clicks_place_discs_and_a_refused_one_names_the_rule() {
    let mut harness = othello();
    assert!(says(&harness, &["黒の番"]));
    click_on(&mut harness, "f5 空き、打てる");
    assert_eq!(moves(&harness), "f5");
    assert!(says(&harness, &["e5 黒石"]), "it was turned");
    assert!(says(&harness, &["白の番"]));
    click_on(&mut harness, "a1 空き");
    assert!(says(&harness, &["白が a1 に打っても返る石がない"]));
    click_on(&mut harness, "f5 黒石");
    assert!(says(&harness, &["f5 にはもう石がある"]));
    assert_eq!(moves(&harness), "f5");
    click_on(&mut harness, "d6 空き、打てる");
    assert!(says(&harness, &["  2  白d6"]));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&harness), "f5");
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(moves(&harness), "f5d6");
    let harness = in_english(harness);
    assert!(says(&harness, &["Black to move"]) && says(&harness, &["e5 black disc"]));
}

#[test]
fn the_othello_board_works_by_keyboard_alone() {
    let mut harness = othello();
    // From d5, in the middle, to c4, where Black may place a disc.
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::Enter] {
        plain(&mut harness, key);
    }
    assert_eq!(moves(&harness), "c4");
    for key in [Key::ArrowUp, Key::Enter, Key::Comma] {
        plain(&mut harness, key);
    }
    assert_eq!((moves(&harness).as_str(), board(&harness).ply()), ("c4c3", 1));
    plain(&mut harness, Key::Home);
    assert_eq!(board(&harness).position(), OthelloPosition::default());
    plain(&mut harness, Key::Period);
    plain(&mut harness, Key::End);
    assert_eq!(board(&harness).ply(), 2);
    plain(&mut harness, Key::Escape);
    assert!(!harness.state().session().page().is_board());
}

#[test]
fn a_forced_pass_is_announced_and_needs_the_button_or_the_key() {
    for by_key in [false, true] {
        let mut harness = othello();
        type_in(&mut harness, PASSES);
        assert!(says(&harness, &["黒は打てる所がない: パスする"]));
        let before = board(&harness).position();
        // Nothing else is possible.
        click_on(&mut harness, "a1 空き");
        assert_eq!(board(&harness).position(), before);
        assert!(says(&harness, &["パスが要る"]));
        if by_key {
            plain(&mut harness, Key::P);
        } else {
            click(&mut harness, "パス (P)");
        }
        assert_eq!(board(&harness).position(), before.passed());
        assert!(says(&harness, &["白の番"]) && says(&harness, &["  1  黒パス"]));
        // Now White can place a disc, and may not pass.
        plain(&mut harness, Key::P);
        assert!(says(&harness, &["パスはできない"]));
        assert_eq!(moves(&harness), "pass");
    }
}

#[test]
fn a_finished_game_shows_its_score_and_strange_boards_a_sentence() {
    let mut harness = othello();
    type_in(&mut harness, STUCK);
    assert!(says(&harness, &["終局: 黒 4、白 0。黒の4石勝ち", "空き12升", "16石"]));
    assert_eq!(board(&harness).position().to_string(), STUCK);
    plain(&mut harness, Key::P);
    assert!(says(&harness, &["終局している"]));
    let afloat = format!("X{}", &OthelloPosition::default().to_string()[1..]);
    type_in(&mut harness, &afloat);
    assert!(says(&harness, &["a1 の石が中央の石とつながっていない"]));
    assert!(board(&harness).position().to_string().starts_with("X."));
    click(&mut harness, "並べる");
    click(&mut harness, "盤を空にする");
    assert!(says(&harness, &["黒 0、白 0。引き分け"]));
    let harness = in_english(harness);
    assert!(says(&harness, &["The game is over: Black 0, White 0: a draw"]));
}

#[test]
fn in_setup_a_click_cycles_through_black_white_and_empty() {
    let mut harness = othello();
    click(&mut harness, "オセロ 4×4");
    assert!(board(&harness).position().to_string().starts_with(".....OX..XO....."));
    click(&mut harness, "並べる");
    click_on(&mut harness, "a1 空き");
    assert!(says(&harness, &["a1 黒石"]));
    click_on(&mut harness, "a1 黒石");
    assert!(says(&harness, &["a1 白石"]));
    click_on(&mut harness, "a1 白石");
    assert!(says(&harness, &["a1 空き"]));
    click(&mut harness, "白");
    assert!(board(&harness).position().to_string().ends_with(" O"));
    click(&mut harness, "初期局面");
    assert!(board(&harness).position().to_string().ends_with(" X"));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(board(&harness).position().to_string().ends_with(" O"));
    click(&mut harness, "将棋");
    assert!(!harness.state().session().page().is_board_of(GameId::Othello));
}

#[test]
fn wrong_othello_input_is_refused_in_one_sentence_with_its_place() {
    let mut harness = othello();
    paste(&mut harness, "f5d6 c3x");
    assert!(says(&harness, &["1行8文字目", "4手目に「x」がある"]));
    assert_eq!(moves(&harness), "f5d6c3", "what was read is shown");
    let before = board(&harness).position();
    let sixty_five = format!("{}. X", ".".repeat(64).replacen("..", "XO", 1));
    type_in(&mut harness, &sixty_five);
    assert!(says(&harness, &["升が65個"]));
    assert_eq!(board(&harness).position(), before);
    // Missing passes in a list are inserted and reported.
    type_in(&mut harness, "-OOO -XXX ---- ---- X a3");
    assert!(says(&harness, &["パスを補った"]));
    assert_eq!(moves(&harness), "passa3");
}

#[test]
fn a_tree_grows_from_the_board_and_its_positions_return_to_it() {
    let mut harness = othello();
    type_in(&mut harness, "f5d6");
    click(&mut harness, "2");
    click(&mut harness, "先に育てた木");
    click(&mut harness, "打てる所の数");
    assert!(says(&harness, &["およそ", "節"]));
    click(&mut harness, "木を育てる");
    let session = harness.state().session();
    let open = session.open().expect("a tree");
    assert!(open.loaded().subject.othello().is_some() && !session.page().is_board());
    assert!(open.tree().is_finished() && open.tree().len() > 20);
    // To the board and back: the position of the node, with the game before it.
    plain(&mut harness, Key::ArrowRight);
    plain(&mut harness, Key::ArrowRight);
    plain(&mut harness, Key::B);
    assert!(harness.state().session().page().is_board_of(GameId::Othello));
    assert!(moves(&harness).starts_with("f5d6") && moves(&harness).len() == 6);
    // Moves played there are still there after a look at the tree.
    let name = board(&harness).position().legal().iter().next().expect("a move");
    click_on(&mut harness, &format!("{name} 空き、打てる"));
    plain(&mut harness, Key::B);
    plain(&mut harness, Key::B);
    assert_eq!(moves(&harness).len(), 8);
    // Four by four is read to its end.
    click(&mut harness, "オセロ 4×4");
    click(&mut harness, "最後まで");
    assert!(board(&harness).reading().depth == 24);
}

#[test]
fn an_othello_position_pasted_at_the_tree_is_grown_at_once() {
    let mut harness = window("m-01-tree-A", SIZE);
    paste(&mut harness, "-----OX--XO----- X");
    let session = harness.state().session();
    let open = session.open().expect("a tree");
    assert!(open.loaded().subject.othello().is_some() && open.tree().is_finished());
    assert!(!session.page().is_board());
    // An unreachable position is shown on the board, with its sentence, and not grown.
    let afloat = format!("X{}", &OthelloPosition::default().to_string()[1..]);
    paste(&mut harness, &afloat);
    assert!(harness.state().session().page().is_board_of(GameId::Othello));
    assert!(says(&harness, &["中央の石とつながっていない"]));
    let before = board(&harness).position();
    paste(&mut harness, "XO------------- X");
    assert!(says(&harness, &["升が15個"]));
    assert_eq!(board(&harness).position(), before);
}

#[test]
fn an_othello_game_can_be_opened_stepped_changed_and_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("two.ggf");
    std::fs::copy("tests/othello/two_games.ggf", &path).expect("a copy");
    let mut window = empty_window();
    window.send(Command::Lesson(LessonCommand::Open(Source::File(path.clone()))));
    let mut harness = shown(window, SIZE);
    assert!(harness.state().session().page().is_board_of(GameId::Othello));
    assert!(says(&harness, &["黒: Black One   白: 白 二"]) && says(&harness, &["対局 1 / 2"]));
    assert_eq!(board(&harness).ply(), 0);
    click(&mut harness, "一手進む");
    click(&mut harness, "一手進む");
    assert!(says(&harness, &["a comment"]));
    click(&mut harness, "最後へ");
    assert_eq!(board(&harness).ply(), 3);
    click(&mut harness, "次の対局");
    assert!(says(&harness, &["対局 2 / 2"]) && board(&harness).position().size().side() == 4);
    click(&mut harness, "前の対局");
    click(&mut harness, "最後へ");
    click_on(&mut harness, "d3 空き、打てる");
    assert!(says(&harness, &["変更あり"]));
    let send = |harness: &mut Shown, path: &std::path::Path| {
        let command = Command::Save(SaveCommand::Game(path.to_path_buf()));
        harness.state_mut().send(command);
        harness.run_steps(3);
    };
    send(&mut harness, &path);
    assert!(says(&harness, &["保存しました", "two.ggf"]) && !says(&harness, &["変更あり"]));
    let saved = std::fs::read_to_string(&path).expect("a file");
    assert!(saved.contains("B[c3/-0.5]W[d3];)") && saved.contains("X1[kept \\\\ as it is]"));
    assert!(saved.lines().count() >= 3 && saved.contains("BO[4 ----"));
    // A list of moves cannot represent everything, which is reported. Other extensions are refused.
    let list = folder.path().join("two.moves");
    send(&mut harness, &list);
    assert!(says(&harness, &["書けなかったもの", "PB"]));
    send(&mut harness, &folder.path().join("two.kif"));
    assert!(says(&harness, &["two.kif", ".ggf", ".sgf", ".moves", ".oth"]));
    // An existing file is replaced on the second request.
    let other = folder.path().join("other.ggf");
    std::fs::write(&other, "kept").expect("a file");
    send(&mut harness, &other);
    assert!(says(&harness, &["other.ggf"]));
    assert_eq!(std::fs::read_to_string(&other).expect("a file"), "kept");
    send(&mut harness, &other);
    assert!(std::fs::read_to_string(&other).expect("a file").starts_with("(;GM"));
}

#[test]
fn faulty_games_are_shown_up_to_their_first_fault() {
    let mut harness = window("m-01-tree-A", SIZE);
    let bytes = std::fs::read("tests/othello/bad/illegal.ggf").expect("a file");
    drop_file(&mut harness, "illegal.ggf", &bytes);
    assert!(harness.state().session().page().is_board_of(GameId::Othello));
    assert!(says(&harness, &["3行11文字目", "3手目の a1"]));
    assert_eq!(moves(&harness), "f5d6");
    let bytes = std::fs::read("tests/othello/bad/amazons.ggf").expect("a file");
    drop_file(&mut harness, "amazons.ggf", &bytes);
    assert!(says(&harness, &["amazons.ggf", "Amazons の対局は読めない"]));
    assert_eq!(moves(&harness), "f5d6");
}

#[test]
fn the_othello_board_is_restored_at_the_next_start() {
    let mut harness = othello();
    paste(&mut harness, "f5d6c3");
    plain(&mut harness, Key::Comma);
    let remembered = harness.state().session().remembered();
    let mut session = yomisuji::session::Session::new();
    let place = remembered.state.place.clone();
    session.recall(remembered, "later");
    let _ = session.resume(place);
    let before = board(&harness);
    let after = session.othello_board().expect("it is remembered");
    assert!(session.page().is_board_of(GameId::Othello));
    assert_eq!((after.ply(), after.position()), (2, before.position()));
    assert_eq!(after.record().move_count(), 3);
}

#[test]
fn at_its_end_an_own_tree_fits_in_the_view() {
    let mut harness = othello();
    click(&mut harness, "木を育てる");
    // At the beginning all of its first moves are in view.
    assert!(harness.query_by_label(MAP).is_none());
    plain(&mut harness, Key::ArrowRight);
    plain(&mut harness, Key::ArrowRight);
    assert!(harness.query_by_label(MAP).is_some(), "steps are read in a large part of it");
    plain(&mut harness, Key::End);
    // Its best move is far from the root: the whole tree is in view.
    assert!(harness.query_by_label(MAP).is_none());
    plain(&mut harness, Key::ArrowLeft);
    assert!(harness.query_by_label(MAP).is_some());
}
