//! A game record in the window: opened, gone through, changed, saved. Real clicks and keys.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::formats::record::{Format, read};
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;
use yomisuji::session::{Command, GameTable, Games, SettingsCommand};

use crate::{Shown, drop_file, in_english, press, says, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
const KIF: &[u8] = include_bytes!("../records/kif_utf8_bom_variations.kif");

/// A window into which the record was dropped.
fn with_game() -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    drop_file(&mut harness, "game.kif", KIF);
    assert!(harness.state().session().page().is_board());
    harness
}

fn board(harness: &Shown) -> &GameTable<Shogi> {
    let session = harness.state().session();
    session.board_editor().expect("a board")
}

fn game(harness: &Shown) -> &Games<Shogi> {
    board(harness).open().expect("a game")
}

fn ply(harness: &Shown) -> u32 {
    let game = game(harness);
    assert!(board(harness).shows_open());
    game.record().get(game.at()).ply
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

fn click_on(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn paste(harness: &mut Shown, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    harness.run_steps(3);
}

/// Whether a row or a button of this name is selected.
fn is_chosen(harness: &Shown, part: &str) -> bool {
    let node = harness.get_by_label_contains(part);
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
        || node.accesskit_node().is_selected() == Some(true)
}

#[test]
fn a_dropped_record_shows_its_players_moves_clocks_and_comments() {
    let mut harness = with_game();
    for words in [
        ["試験エンジン甲", "試験エンジン乙"],
        ["開始局面", "0"],
        ["３八飛", "1"],
        ["指し手の一覧", ""],
        ["コメント", ""],
        ["開始局面の注釈", ""],
    ] {
        assert!(says(&harness, &words), "{words:?}");
    }
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_eq!(ply(&harness), 10);
    assert!(says(&harness, &["ここが分かれ目"]));
    assert!(!says(&harness, &["開始局面の注釈"]));
    let harness = in_english(harness);
    assert!(says(&harness, &["List of moves"]));
}

#[test]
fn the_keys_of_the_game_move_as_the_panel_says() {
    let mut harness = with_game();
    let key = |harness: &mut Shown, key| {
        press(harness, Modifiers::NONE, key);
        ply(harness)
    };
    assert_eq!(key(&mut harness, Key::ArrowRight), 1);
    assert_eq!(key(&mut harness, Key::ArrowRight), 2);
    assert_eq!(key(&mut harness, Key::ArrowLeft), 1);
    assert_eq!(key(&mut harness, Key::PageDown), 11);
    assert_eq!(key(&mut harness, Key::PageUp), 1);
    assert_eq!(key(&mut harness, Key::PageUp), 0);
    assert_eq!(key(&mut harness, Key::End), 41);
    assert_eq!(key(&mut harness, Key::ArrowRight), 41);
    assert_eq!(key(&mut harness, Key::Home), 0);
    // The list scrolls along, and the row of the ply is marked.
    assert_eq!(key(&mut harness, Key::End), 41);
    assert!(is_chosen(&harness, "41  投了"));
    // Down and up among the alternatives at ply 20.
    key(&mut harness, Key::Home);
    key(&mut harness, Key::PageDown);
    assert_eq!(key(&mut harness, Key::PageDown), 20);
    let main = game(&harness).at();
    assert_eq!(key(&mut harness, Key::ArrowDown), 20);
    assert_ne!(game(&harness).at(), main);
    assert!(says(&harness, &["20", "６四歩"]));
    key(&mut harness, Key::ArrowUp);
    assert_eq!(game(&harness).at(), main);
    // Escape goes back to the tree, and B to the game.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!harness.state().session().page().is_board());
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(ply(&harness), 20);
}

#[test]
fn clicks_on_rows_buttons_and_branches_move_in_the_game() {
    let mut harness = with_game();
    click_on(&mut harness, "5  ▲７八金");
    assert_eq!(ply(&harness), 5);
    assert!(is_chosen(&harness, "5  ▲７八金"));
    for (label, expected) in [("一手進む", 6), ("一手戻る", 5), ("最後へ", 41), ("最初へ", 0)]
    {
        click(&mut harness, label);
        assert_eq!(ply(&harness), expected, "{label}");
    }
    // One ply before a branch both moves are offered; at it, the other one.
    for _ in 0..19 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    assert!(says(&harness, &["次の手"]));
    click(&mut harness, "△６四歩");
    assert_eq!(ply(&harness), 20);
    let branch = game(&harness).at();
    assert!(says(&harness, &["この手のかわりに"]));
    click(&mut harness, "△４二金");
    assert_eq!(ply(&harness), 20);
    assert_ne!(game(&harness).at(), branch);
}

#[test]
fn the_ply_field_goes_to_a_ply_by_number() {
    let mut harness = with_game();
    let field = |harness: &mut Shown, text: &str| {
        harness.get_by_role_and_label(Role::SpinButton, "手数").click();
        harness.run_steps(3);
        press(harness, Modifiers::COMMAND, Key::A);
        harness.event(Event::Text(text.to_owned()));
        press(harness, Modifiers::NONE, Key::Enter);
        harness.run_steps(3);
        ply(harness)
    };
    assert_eq!(field(&mut harness, "27"), 27);
    assert_eq!(field(&mut harness, "999"), 41);
    assert_eq!(field(&mut harness, "0"), 0);
    assert!(says(&harness, &["/ 41"]));
}

#[test]
fn a_move_on_the_board_adds_a_branch_and_the_game_can_be_saved() {
    let mut harness = with_game();
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    click_on(&mut harness, "３三 △歩");
    click_on(&mut harness, "３四 空き");
    assert_eq!(ply(&harness), 2);
    assert!(says(&harness, &["変更あり"]));
    assert!(says(&harness, &["2通り"]));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.kif");
    std::fs::write(&path, "precious").expect("a file");
    click(&mut harness, "棋譜を保存…");
    assert!(says(&harness, &[".kif .ki2 .csa"]));
    // Meanwhile the dialog has the keys.
    press(&mut harness, Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(path.display().to_string()));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, &["mine.kif", "もうあります"]));
    assert_eq!(std::fs::read(&path).expect("a file"), b"precious");
    click(&mut harness, "保存");
    harness.run_steps(3); // The dialog closes, and then the message is shown.
    assert!(says(&harness, &["保存しました", "mine.kif"]));
    assert!(!says(&harness, &[".kif .ki2 .csa"]), "the dialog is closed");
    assert!(!says(&harness, &["変更あり"]));
    let bytes = std::fs::read(&path).expect("a file");
    let saved = read(&bytes, Some(Format::Kif)).expect("a record").record;
    assert_eq!(saved, **game(&harness).record());
    assert_eq!(ply(&harness), 2);
    click(&mut harness, "棋譜を閉じる");
    assert!(board(&harness).open().is_none());
    assert!(says(&harness, &["並べる"]), "the tools are back");
}

#[test]
fn the_board_can_leave_the_game_and_return_to_it() {
    let mut harness = with_game();
    press(&mut harness, Modifiers::NONE, Key::End);
    click(&mut harness, "盤の道具");
    click(&mut harness, "並べる");
    click(&mut harness, "盤を空にする");
    click(&mut harness, "棋譜");
    assert!(says(&harness, &["盤は棋譜と別の局面です"]));
    click(&mut harness, "棋譜に戻る");
    assert_eq!(ply(&harness), 41);
    assert!(!says(&harness, &["盤は棋譜と別の局面です"]));
    // With the tools in front, the arrows are those of the board.
    click(&mut harness, "盤の道具");
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(ply(&harness), 41);
}

#[test]
fn the_window_accepts_pasted_records_of_every_kind() {
    let mut harness = window("m-01-tree-A", SIZE);
    let moves = |harness: &Shown| game(harness).line().len() - 1;
    paste(&mut harness, "position startpos moves 7g7f 3c3d 8h2b+");
    assert_eq!(moves(&harness), 3);
    // Such a line means the position after its moves, in the board editor as well.
    assert_eq!(ply(&harness), 3);
    paste(&mut harness, "position startpos moves 2g2f 8c8d");
    assert_eq!(ply(&harness), 2);
    paste(&mut harness, "startpos moves 7g7f");
    assert_eq!(moves(&harness), 1);
    paste(&mut harness, std::str::from_utf8(KIF).expect("UTF-8"));
    assert_eq!(moves(&harness), 41);
    paste(&mut harness, "PI\n+\n+7776FU\n-3334FU\n");
    assert_eq!(moves(&harness), 2);
    paste(&mut harness, "▲７六歩 △３四歩 ▲２六歩 △８四歩");
    assert_eq!(moves(&harness), 4);
    paste(
        &mut harness,
        "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}}]}",
    );
    assert_eq!(moves(&harness), 1);
    // Anything else gives one sentence, and the game stays.
    for bad in ["nonsense", "position startpos moves 7g7f 7g7f", "line\nline\nline"] {
        paste(&mut harness, bad);
        let message = harness.state().session().message();
        assert!(message.is_some_and(|message| message.is_error), "{bad}: {message:?}");
        assert_eq!(moves(&harness), 1);
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    // A position is not a game.
    paste(&mut harness, "4k4/9/9/9/9/9/4P4/9/4K4 b - 1");
    assert!(says(&harness, &["盤は棋譜と別の局面です"]));
}

#[test]
fn a_torn_record_is_shown_and_marked() {
    let mut harness = window("m-01-tree-A", SIZE);
    let torn = include_bytes!("../records/bad/kif_illegal_move_ply23.kif");
    drop_file(&mut harness, "torn.kif", torn);
    assert!(says(&harness, &["ここまで読めました", "27行"]));
    press(&mut harness, Modifiers::NONE, Key::End);
    assert_eq!(ply(&harness), 22);
    let harness = in_english(harness);
    assert!(says(&harness, &["Read up to here", "line 27"]));
}

#[test]
fn a_focused_button_leaves_the_arrows_to_the_game() {
    let mut harness = with_game();
    click(&mut harness, "一手進む");
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(ply(&harness), 2);
    click_on(&mut harness, "5  ▲７八金");
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(ply(&harness), 6);
}

/// Every button of the game is in the window and overlaps no other, at ply 0 and at a branch with a
/// comment.
#[test]
fn no_part_of_the_game_is_cut_off() {
    for language in Language::ALL {
        let mut harness = with_game();
        harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(language)));
        harness.run_steps(3);
        for turns in [0, 2] {
            for _ in 0..turns {
                press(&mut harness, Modifiers::NONE, Key::PageDown);
            }
            let labels = [
                "game-first",
                "game-back",
                "game-next",
                "game-last",
                "game-save",
                "game-close",
                "game-moves",
            ];
            let labels = labels.map(|key| language.text(key).expect("a text"));
            let mut rects = Vec::new();
            for label in labels {
                let rect = harness.get_by_label(&label).rect();
                let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, SIZE.into());
                assert!(screen.contains_rect(rect), "{label} {rect}");
                rects.push(rect);
            }
            for (i, a) in rects.iter().enumerate() {
                for b in &rects[i + 1..] {
                    assert!(!a.shrink(1.0).intersects(b.shrink(1.0)), "{a} {b}");
                }
            }
            let keys = harness.get_by_label(&language.text("game-keys").expect("a text")).rect();
            assert!(keys.max.y <= SIZE[1], "{keys}");
        }
        assert!(!texts(&harness).is_empty());
    }
}

/// A pasted game that another one replaces is in the menu, and returns from there.
#[test]
fn a_replaced_game_can_be_reopened_from_the_menu() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    let moves = |harness: &Shown| game(harness).record().main_line().len();
    paste(&mut harness, "position startpos moves 7g7f 3c3d 8h2b+");
    let first = moves(&harness);
    paste(&mut harness, "position startpos moves 2g2f");
    assert_ne!(moves(&harness), first);
    let open = |harness: &mut Shown, name: &str| {
        let is_named = |label: Option<String>| label.is_some_and(|label| label.contains(name));
        let found = harness
            .query_all_by_role(Role::Button)
            .find(|node| is_named(node.accesskit_node().label()));
        found.expect("a button").click();
        harness.run_steps(3);
    };
    open(&mut harness, "File");
    open(&mut harness, "Games not saved");
    open(&mut harness, "3 moves");
    assert_eq!(moves(&harness), first);
}

#[test]
fn a_tree_grown_from_a_game_names_the_game_and_the_ply() {
    let mut harness = with_game();
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    click(&mut harness, "盤の道具");
    click(&mut harness, "木を育てる");
    let session = harness.state().session();
    let title = session.open_title().expect("a tree");
    assert!(title.ja.starts_with("試験エンジン甲–試験エンジン乙 10手目("), "{}", title.ja);
    assert!(title.en.contains("乙, move 10 ("), "{}", title.en);
    let listed = session.lessons().last().expect("a list");
    assert_eq!(listed.title, title);
    // It is kept with the work that is not saved yet.
    assert!(session.unsaved().any(|lesson| lesson.title == title));
    // No name makes a title that no lesson may have.
    let text = String::from_utf8(KIF.to_vec()).expect("text");
    let text = text.replace("試験エンジン", &"長い\u{200b}\u{202e}名前".repeat(20));
    drop_file(&mut harness, "odd.kif", text.as_bytes());
    click(&mut harness, "盤の道具");
    click(&mut harness, "木を育てる");
    let title = harness.state().session().open_title().expect("a tree");
    assert!(title.ja.starts_with("長い名前長い名前") && title.ja.contains("–長い"), "{}", title.ja);
    // Without players the file has the name.
    drop_file(&mut harness, "my game.usi", b"position startpos moves 7g7f 3c3d");
    click(&mut harness, "盤の道具");
    click(&mut harness, "木を育てる");
    let title = harness.state().session().open_title().expect("a tree");
    assert!(title.ja.starts_with("my game 2手目("), "{}", title.ja);
}
