//! Boards: dragging pieces, the menus of squares, the promotion question at the square, turning
//! boards, arrows, and two kinds of piece signs. Real pointers and keys.

use egui::{Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::games::board::{ArrowRole, PieceSigns};
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;
use yomisuji::picture::{Area, BoardLook, BoardPlan, Ink, Picture, Shape, board};
use yomisuji::session::{
    BoardCommand, BoardDesk, BoardMode, BoardSettings, Command, CompareCommand, CompareLimit,
    GameTable, Held, Navigation, PageCommand, SettingsCommand,
};
use yomisuji::trace::EventKind;

use crate::{Shown, in_english, press, says, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn editing(sfen: &str) -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    let command = Command::Page(PageCommand::EditText(sfen.to_owned()));
    harness.state_mut().send(command);
    harness.run_steps(3);
    harness
}

fn setting_up(sfen: &str) -> Shown {
    let mut harness = editing(sfen);
    let command = Command::Board(BoardCommand::Mode(BoardMode::SetUp));
    harness.state_mut().send(command);
    harness.run_steps(3);
    harness
}

fn editor(harness: &Shown) -> &GameTable<Shogi> {
    let editor = harness.state().session().board_editor();
    editor.expect("a board editor")
}

fn sfen(harness: &Shown) -> String {
    editor(harness).sfen().expect("a position")
}

fn rect_of(harness: &Shown, label: &str) -> Rect {
    harness.get_by_label_contains(label).rect()
}

fn middle(harness: &Shown, label: &str) -> Pos2 {
    rect_of(harness, label).center()
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label_contains(label).click();
    harness.run_steps(3);
}

fn right_click(harness: &mut Shown, label: &str) {
    harness.get_by_label_contains(label).click_secondary();
    harness.run_steps(3);
}

/// Presses on something and moves the pointer elsewhere, without releasing.
fn take(harness: &mut Shown, from: &str, to: Pos2) {
    let start = middle(harness, from);
    harness.drag_at(start);
    harness.step();
    harness.hover_at(start + (to - start) * 0.5);
    harness.step();
    harness.hover_at(to);
    harness.run_steps(2);
}

fn drag_to(harness: &mut Shown, from: &str, to: Pos2) {
    take(harness, from, to);
    harness.drop_at(to);
    harness.run_steps(3);
}

fn drag(harness: &mut Shown, from: &str, to: &str) {
    let to = middle(harness, to);
    drag_to(harness, from, to);
}

/// A point to the left of the board.
fn beside(harness: &Shown) -> Pos2 {
    rect_of(harness, "９五 ").left_center() - vec2(45.0, 0.0)
}

#[test]
fn a_dragged_piece_follows_the_pointer_to_a_legal_square() {
    let mut harness = editing(START);
    let before = harness.render().expect("a picture");
    let over = middle(&harness, "７六 空き");
    take(&mut harness, "７七 ▲歩", over);
    let held = editor(&harness).held();
    let square = yomisuji::games::board::Cell { file: 6, rank: 6 };
    assert_eq!(held, Some(Held::On(square)));
    assert_eq!(editor(&harness).board().marks.len(), 1, "the legal targets");
    // Just above the middle of the square under the pointer, there is a piece now.
    let during = harness.render().expect("a picture");
    let (x, y) = (over.x as u32 + 12, over.y as u32 + 14);
    assert_ne!(before.get_pixel(x, y), during.get_pixel(x, y));
    harness.drop_at(over);
    harness.run_steps(3);
    assert_eq!(sfen(&harness), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
    assert_eq!(editor(&harness).held(), None);
}

#[test]
fn an_illegal_drop_puts_the_piece_back_and_says_why() {
    for (from, to, why) in [
        ("７七 ▲歩", "７五 空き", "７七の歩は７五へ動けない"),
        ("７七 ▲歩", "２八 ▲飛", "そこには自分の駒がある"),
        ("３三 △歩", "３四 空き", "先手の番"),
    ] {
        let mut harness = editing(START);
        drag(&mut harness, from, to);
        assert!(says(&harness, &[why]), "{why}");
        assert_eq!((sfen(&harness).as_str(), editor(&harness).held()), (START, None));
    }
    let mut harness = editing(START);
    let outside = beside(&harness);
    drag_to(&mut harness, "７七 ▲歩", outside);
    assert!(says(&harness, &["盤の外なので"]));
    assert_eq!(sfen(&harness), START);
    // Away and back to its own square: nothing to report.
    let (there, home) = (middle(&harness, "７六 空き"), middle(&harness, "７七 ▲歩"));
    take(&mut harness, "７七 ▲歩", there);
    harness.hover_at(home);
    harness.step();
    harness.drop_at(home);
    harness.run_steps(3);
    assert!(!says(&harness, &["盤の外なので"]));
    assert_eq!((sfen(&harness).as_str(), editor(&harness).held()), (START, None));
}

#[test]
fn escape_puts_a_dragged_piece_back() {
    let mut harness = editing(START);
    let over = middle(&harness, "７六 空き");
    take(&mut harness, "７七 ▲歩", over);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness.drop_at(over);
    harness.run_steps(3);
    assert_eq!(sfen(&harness), START);
    assert!(harness.state().session().page().is_board());
}

#[test]
fn a_piece_in_hand_is_dropped_by_dragging() {
    let mut harness = editing("4k4/9/9/9/9/9/9/9/4K4 b G2P 1");
    drag(&mut harness, "▲持駒 歩 2", "３四 空き");
    assert_eq!(sfen(&harness), "4k4/9/9/6P2/9/9/9/9/4K4 w GP 2");
    // A drop that a rule forbids is named.
    let mut harness = editing("4k4/9/9/6P2/9/9/9/9/4K4 b P 1");
    drag(&mut harness, "▲持駒 歩 1", "３六 空き");
    assert!(says(&harness, &["二歩"]));
    assert_eq!(editor(&harness).held(), None);
}

#[test]
fn in_setup_a_piece_can_go_anywhere_off_the_board_and_into_a_hand() {
    let mut harness = setting_up("4k4/9/9/6P2/9/9/9/9/4K4 b - 1");
    drag(&mut harness, "３四 ▲歩", "８八 空き");
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/1P7/4K4 b - 1");
    drag(&mut harness, "８八 ▲歩", "△持駒 歩 0");
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/9/4K4 b p 1");
    drag(&mut harness, "△持駒 歩 1", "▲持駒 金 0");
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/9/4K4 b P 1");
    drag(&mut harness, "▲持駒 歩 1", "５五 空き");
    assert_eq!(sfen(&harness), "4k4/9/9/9/4P4/9/9/9/4K4 b - 1");
    let outside = beside(&harness);
    drag_to(&mut harness, "５五 ▲歩", outside);
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    drag(&mut harness, "５九 ▲玉", "▲持駒 金 0");
    assert!(says(&harness, &["玉は持駒にならない"]));
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
}

#[test]
fn a_new_piece_can_be_dragged_out_of_the_box_and_back() {
    let mut harness = setting_up("4k4/9/9/9/9/9/9/9/4K4 b - 1");
    drag(&mut harness, "駒箱 △竜", "２三 空き");
    drag(&mut harness, "駒箱 ▲と", "▲持駒 歩 0");
    assert_eq!(sfen(&harness), "4k4/9/7+r1/9/9/9/9/9/4K4 b P 1");
    drag(&mut harness, "２三 △竜", "駒箱 ▲歩");
    assert_eq!(sfen(&harness), "4k4/9/9/9/9/9/9/9/4K4 b P 1");
    assert_eq!(editor(&harness).held(), None, "nothing is left in the hand");
}

const PROMOTES: &str = "4k4/9/9/P8/9/9/9/9/4K4 b - 1";
const PROMOTED: &str = "4k4/9/+P8/9/9/9/9/9/4K4 w - 2";
const PLAIN: &str = "4k4/9/P8/9/9/9/9/9/4K4 w - 2";

#[test]
fn the_promotion_question_appears_beside_the_square_on_the_board() {
    for turned in [false, true] {
        let mut harness = editing(PROMOTES);
        if turned {
            press(&mut harness, Modifiers::NONE, Key::T);
        }
        drag(&mut harness, "９四 ▲歩", "９三 空き");
        assert_eq!(sfen(&harness), PROMOTES, "it waits for the answer");
        let square = rect_of(&harness, "９三 ");
        let board = harness.get_by_label("局面").rect();
        let question = rect_of(&harness, "成りますか");
        let gap = question.distance_to_pos(square.center());
        assert!(gap < square.height(), "{gap}");
        assert!(board.expand(1.0).contains_rect(question), "{board} {question}");
        assert!(!question.contains(square.center()), "it does not hide the square");
        let answers = [("成る", PROMOTED), ("成らない", PLAIN)];
        let (label, after) = answers[usize::from(turned)];
        harness.get_by_label(label).click();
        harness.run_steps(3);
        assert_eq!(sfen(&harness), after);
        assert!(!says(&harness, &["成りますか"]));
    }
}

#[test]
fn keys_answer_the_promotion_question() {
    for (keys, after) in [
        (&[Key::Enter][..], PROMOTED),
        (&[Key::ArrowRight, Key::Enter], PLAIN),
        (&[Key::ArrowRight, Key::ArrowLeft, Key::Enter], PROMOTED),
        (&[Key::ArrowRight, Key::Space], PLAIN),
        (&[Key::Tab, Key::Enter], PLAIN),
        (&[Key::Y], PROMOTED),
        (&[Key::N], PLAIN),
        (&[Key::Escape], PROMOTES),
    ] {
        let mut harness = editing(PROMOTES);
        click(&mut harness, "９四 ▲歩");
        click(&mut harness, "９三 空き");
        assert!(says(&harness, &["成りますか"]));
        for &key in keys {
            press(&mut harness, Modifiers::NONE, key);
        }
        assert_eq!(sfen(&harness), after, "{keys:?}");
        assert!(!says(&harness, &["成りますか"]), "{keys:?}");
        assert!(harness.state().session().page().is_board());
    }
}

#[test]
fn clicks_and_arrow_keys_follow_the_turned_board() {
    let mut harness = editing(START);
    let (plain, hand) = (middle(&harness, "７七 ▲歩"), middle(&harness, "２二 △角"));
    press(&mut harness, Modifiers::NONE, Key::T);
    assert!(harness.state().session().settings().boards.turned);
    let turned = middle(&harness, "７七 ▲歩");
    let mirrored = middle(&harness, "３三 △歩");
    assert!((turned.y - plain.y).abs() > 100.0 && mirrored.distance(plain) < 1.0);
    assert!(middle(&harness, "８八 ▲角").distance(hand) < 1.0);
    // A click hits the square that is drawn there.
    drag(&mut harness, "７七 ▲歩", "７六 空き");
    assert!(sfen(&harness).contains("/2P6/PP1PPPPPP/"));
    // From 5e the left arrow now goes to 4e, and the up arrow to 4f.
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert!(harness.get_by_label_contains("４五 ").is_focused() || at(&harness, "６六 "));
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    let above = harness.get_by_label_contains("４六 ").is_focused();
    assert!(above || at(&harness, "６七 "));
}

/// Whether a square has the focus: the keyboard's square follows clicks, but not drags.
fn at(harness: &Shown, label: &str) -> bool {
    harness.get_by_label_contains(label).is_focused()
}

#[test]
fn the_hands_change_places_on_a_turned_board() {
    let mut harness = editing("4k4/9/9/9/9/9/9/9/4K4 b Gs 1");
    let (black, white) = (middle(&harness, "▲持駒 金 1"), middle(&harness, "△持駒 銀 1"));
    assert!(white.y < black.y);
    press(&mut harness, Modifiers::NONE, Key::T);
    assert!(middle(&harness, "▲持駒 金 1").y < middle(&harness, "△持駒 銀 1").y);
    drag(&mut harness, "▲持駒 金 1", "５二 空き");
    assert_eq!(sfen(&harness), "4k4/4G4/9/9/9/9/9/9/4K4 w s 2");
}

/// The picture of a board of the session.
fn drawn(harness: &Shown) -> Picture {
    let session = harness.state().session();
    let shown = if session.page().is_board() {
        editor(harness).board()
    } else {
        session.view().board.clone().expect("a board")
    };
    let look = BoardLook::of(session);
    let area = Area { min: [0.0, 0.0], max: [600.0, 700.0] };
    let plan = BoardPlan::new(&shown, area, look.turned);
    board(&shown, &session.view().arrows, &plan, look)
}

fn writes(picture: &Picture, wanted: &str) -> bool {
    let mut shapes = picture.shapes.iter();
    shapes.any(|shape| matches!(shape, Shape::Text { text, .. } if text == wanted))
}

/// How many parts of arrows have this colour.
fn glass(picture: &Picture, ink: Ink) -> usize {
    let shapes = picture.shapes.iter();
    let is_it = |shape: &&Shape| matches!(shape, Shape::Glass { fill, .. } if *fill == ink);
    shapes.filter(is_it).count()
}

#[test]
fn signs_follow_the_language_until_the_user_chooses() {
    let harness = editing("4k4/9/9/9/9/9/9/9/4K3+r b - 1");
    assert!(says(&harness, &["１九 △竜"]) && writes(&drawn(&harness), "竜"));
    let mut harness = in_english(harness);
    assert!(says(&harness, &["1i △+R"]));
    assert!(writes(&drawn(&harness), "+R") && !writes(&drawn(&harness), "竜"));
    // A choice is kept in either language.
    press(&mut harness, Modifiers::NONE, Key::S);
    assert!(says(&harness, &["1i △竜"]) && writes(&drawn(&harness), "竜"));
    for _ in 0..2 {
        press(&mut harness, Modifiers::NONE, Key::L);
        assert_eq!(harness.state().session().signs(), PieceSigns::Kanji);
    }
    press(&mut harness, Modifiers::NONE, Key::S);
    press(&mut harness, Modifiers::NONE, Key::L);
    assert_eq!(harness.state().session().language(), Language::Ja);
    assert!(says(&harness, &["１九 △+R"]) && writes(&drawn(&harness), "+R"));
    let follow = SettingsCommand::SetSigns(None);
    harness.state_mut().send(Command::Settings(follow));
    harness.run_steps(2);
    assert!(says(&harness, &["１九 △竜"]));
}

#[test]
fn a_right_click_beside_the_tree_offers_the_possible_actions() {
    let mut harness = window("y-01", [1600.0, 1000.0]);
    right_click(&mut harness, "９三 △歩");
    assert!(!says(&harness, &["取り合いを見る"]), "nothing can take there");
    harness.get_by_label("盤を回す").click();
    harness.run_steps(3);
    assert!(harness.state().session().settings().boards.turned);
    right_click(&mut harness, "６四 △歩");
    harness.get_by_label("取り合いを見る").click();
    harness.run_steps(3);
    let title = {
        let open = harness.state().session().open().expect("open");
        open.loaded().lesson.title.en.clone()
    };
    assert_eq!(title, "The exchange on 6d");
    // An empty square has a menu, too.
    right_click(&mut harness, "５五 空き");
    harness.get_by_label("この局面を盤に置く").click();
    harness.run_steps(3);
    assert!(harness.state().session().page().is_board());
}

#[test]
fn the_menu_of_a_square_turns_promotes_and_removes_in_setup() {
    let mut harness = setting_up("4k4/9/9/9/4P4/9/9/9/4K4 b - 1");
    for (label, entry, after) in [
        ("５五 ▲歩", "相手の駒にする", "4p4"),
        ("５五 △歩", "成る", "4+p4"),
        ("５五 △と", "成りを戻す", "4p4"),
        ("５五 △歩", "駒箱へ戻す", "9"),
    ] {
        right_click(&mut harness, label);
        harness.get_by_label(entry).click();
        harness.run_steps(3);
        let row = sfen(&harness);
        assert_eq!(row.split('/').nth(4), Some(after), "{entry}");
    }
    // A king does not promote, and an empty square offers nothing to remove.
    right_click(&mut harness, "５九 ▲玉");
    assert!(says(&harness, &["相手の駒にする"]) && !says(&harness, &["成りを戻す"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    right_click(&mut harness, "５五 空き");
    assert!(!says(&harness, &["駒箱へ戻す"]));
    // While playing, the rules apply.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    let command = Command::Board(BoardCommand::Mode(BoardMode::Play));
    harness.state_mut().send(command);
    harness.run_steps(2);
    right_click(&mut harness, "５九 ▲玉");
    assert!(!says(&harness, &["駒箱へ戻す"]));
}

#[test]
fn the_menu_of_a_square_works_by_keys() {
    for (modifiers, key) in [(Modifiers::SHIFT, Key::F10), (Modifiers::NONE, Key::Menu)] {
        let mut harness = setting_up("4k4/9/9/9/4P4/9/9/9/4K4 b - 1");
        // From 5e upwards and back, so that its square has the focus.
        press(&mut harness, Modifiers::NONE, Key::ArrowUp);
        press(&mut harness, Modifiers::NONE, Key::ArrowDown);
        assert!(at(&harness, "５五 ▲歩"));
        press(&mut harness, modifiers, key);
        assert!(harness.get_by_label("駒箱へ戻す").is_focused());
        press(&mut harness, Modifiers::NONE, Key::ArrowDown);
        press(&mut harness, Modifiers::NONE, Key::Enter);
        assert!(sfen(&harness).contains("4p4"), "{}", sfen(&harness));
        assert!(!says(&harness, &["駒箱へ戻す"]));
    }
}

#[test]
fn the_board_shows_the_best_line_and_other_moves_as_arrows() {
    let mut harness = window("q-01", [1600.0, 1000.0]);
    assert!(harness.state().session().view().arrows.is_empty(), "nothing is known yet");
    press(&mut harness, Modifiers::NONE, Key::End);
    let arrows = harness.state().session().view().arrows.clone();
    let plies = arrows.iter().filter_map(|arrow| match arrow.role {
        ArrowRole::Line(ply) => Some(ply),
        ArrowRole::Candidate | ArrowRole::Pointed | ArrowRole::Reader(_) => None,
    });
    let plies: Vec<_> = plies.collect();
    assert!(plies.starts_with(&[1, 2]) && plies.len() <= 3, "{plies:?}");
    let others = arrows.iter().filter(|arrow| arrow.role == ArrowRole::Candidate);
    assert!((1..=3).contains(&others.count()));
    let best = &arrows[0];
    assert!(best.words.contains("▲４六銀") && best.words.contains("+5"), "{}", best.words);
    let picture = drawn(&harness);
    assert!(glass(&picture, Ink::BestArrow) > 0 && glass(&picture, Ink::OtherArrow) > 0);
    // Arrows are below the text on pieces.
    let place = |wanted: fn(&Shape) -> bool| picture.shapes.iter().rposition(wanted);
    let arrow = place(|shape| matches!(shape, Shape::Glass { .. }));
    let sign = place(|shape| matches!(shape, Shape::Text { text, .. } if text == "銀"));
    assert!(arrow < sign);
    // Their target squares name them.
    let head = middle(&harness, "４六 空き");
    harness.hover_at(head);
    harness.run_steps(60);
    assert!(says(&harness, &["読み筋の1手目", "▲４六銀"]));
    press(&mut harness, Modifiers::NONE, Key::A);
    assert_eq!(glass(&drawn(&harness), Ink::BestArrow), 0);
    assert!(!harness.state().session().settings().boards.arrows);
    press(&mut harness, Modifiers::NONE, Key::A);
    assert!(glass(&drawn(&harness), Ink::BestArrow) > 0);
}

#[test]
fn the_moves_of_readers_are_arrows_only_at_their_position() {
    let mut harness = editing(START);
    for command in [CompareCommand::Limit(CompareLimit::Depth(2)), CompareCommand::Start] {
        harness.state_mut().send(Command::Compare(command));
    }
    harness.run_steps(3);
    let arrows = &harness.state().session().view().arrows;
    assert_eq!(arrows.len(), 1);
    assert_eq!(arrows[0].role, ArrowRole::Reader(0));
    assert!(glass(&drawn(&harness), Ink::ReaderArrow(0)) > 0);
    drag(&mut harness, "７七 ▲歩", "７六 空き");
    assert!(harness.state().session().view().arrows.is_empty());
}

#[test]
fn the_menu_turns_the_board_hides_arrows_and_changes_signs() {
    let mut harness = window("q-01", SIZE);
    let boards = |harness: &Shown| harness.state().session().settings().boards;
    for (label, expected) in [
        ("盤を回す", BoardSettings { turned: true, ..BoardSettings::default() }),
        ("手の矢印", BoardSettings { turned: true, arrows: false, signs: None }),
        (
            "国際",
            BoardSettings { turned: true, arrows: false, signs: Some(PieceSigns::International) },
        ),
    ] {
        for name in ["表示", "設定", label] {
            let menu = harness.query_by_label(name);
            let row = menu.unwrap_or_else(|| harness.get_by_label_contains(name));
            row.click();
            harness.run_steps(3);
        }
        assert_eq!(boards(&harness), expected);
    }
}

#[test]
fn put_the_panels_back_restores_every_panel() {
    let mut harness = window("q-01", SIZE);
    let menu = |harness: &mut Shown, names: [&str; 3]| {
        for name in names {
            let exact = harness.query_by_label(name);
            let row = exact.unwrap_or_else(|| harness.get_by_label_contains(name));
            row.click();
            harness.run_steps(3);
        }
    };
    // The tree has been fitted to other places meanwhile, and keeps its scale.
    let places = |harness: &Shown| -> Vec<(String, Rect)> {
        let all = harness.query_all(egui_kittest::kittest::by().predicate(|_| true));
        let named = all.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
        let of_tree = ["の節", "ひらく", "まとまり", "ほかの読み手の筋"];
        named.filter(|(name, _)| !of_tree.iter().any(|part| name.contains(part))).collect()
    };
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    let before = places(&harness);
    // The code is hidden; the comparison takes the side, and the notes their place in it.
    press(&mut harness, Modifiers::NONE, Key::P);
    press(&mut harness, Modifiers::NONE, Key::E);
    press(&mut harness, Modifiers::NONE, Key::N);
    assert_ne!(places(&harness), before);
    menu(&mut harness, ["表示", "設定", "パネルの配置を元に戻す"]);
    harness.run_steps(3);
    assert_eq!(places(&harness), before);
    // A question comes back with its panel.
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    let asked = places(&harness);
    press(&mut harness, Modifiers::NONE, Key::V);
    menu(&mut harness, ["表示", "設定", "パネルの配置を元に戻す"]);
    harness.run_steps(3);
    assert_eq!(places(&harness), asked);
}

/// The board goes through the random moves of a playout and back, by key and by button, and shows
/// the node again at the next step.
#[test]
fn the_board_goes_through_a_playout() {
    let mut harness = in_english(window("x-uct-tictactoe", SIZE));
    let open = harness.state().session().open().expect("a lesson");
    let played = |step: &usize| {
        let record = &open.replay().trace().records()[step - 1];
        record.kind == EventKind::Playout && open.replay().trace().played(record).len() > 2
    };
    let step = (1..=open.replay().last_step()).find(played).expect("a playout");
    let pieces = |harness: &Shown| {
        harness.state().session().view().board.as_ref().expect("a board").pieces.len()
    };
    harness.state_mut().send(Command::Go(Navigation::Seek(step)));
    harness.run_steps(3);
    let before = pieces(&harness);
    press(&mut harness, Modifiers::ALT, Key::ArrowDown);
    press(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(pieces(&harness), before + 2);
    assert!(says(&harness, &["random moves: 2 of"]));
    press(&mut harness, Modifiers::ALT, Key::ArrowUp);
    assert_eq!(pieces(&harness), before + 1);
    click(&mut harness, "one random move back");
    assert_eq!(pieces(&harness), before);
    click(&mut harness, "one random move on");
    assert_eq!(pieces(&harness), before + 1);
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert!(pieces(&harness) <= before);
}
