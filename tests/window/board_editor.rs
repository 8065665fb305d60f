//! The user's own position: entered, played, set up, grown, saved. Real clicks and keys.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;
use yomisuji::scenario::SubjectSetup;
use yomisuji::search::Algorithm;
use yomisuji::session::{
    BoardDesk, BoardMode, Command, GameTable, LessonCommand, Navigation, PageCommand, SaveCommand,
    SettingsCommand, Source,
};

use yomisuji::tree::Growth;

use crate::{Shown, drop_file, empty_window, press, says, shown, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
const U_05: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";

/// A window in the board editor, with the start position.
fn editing_board() -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert!(harness.state().session().page().is_board());
    harness
}

fn paste(harness: &mut Shown, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    harness.run_steps(3);
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

fn scroll_to(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(5);
}

fn click_on(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(3);
}

fn editor(harness: &Shown) -> &GameTable<Shogi> {
    harness.state().session().board_editor().expect("a board editor")
}

fn sfen(harness: &Shown) -> String {
    editor(harness).sfen().expect("a position")
}

#[test]
fn a_pasted_position_shows_why_the_capture_loses_and_becomes_a_lesson() {
    let mut harness = window("m-01-tree-A", SIZE);
    paste(&mut harness, U_05);
    // The tree grown by the search is there at once.
    let open = harness.state().session().open().expect("a tree");
    assert_eq!(open.algorithm(), Algorithm::QuiescenceAlphaBeta);
    assert!(open.tree().is_finished() && open.tree().stubs() > 100);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(sfen(&harness), U_05);
    // One ply with the exchange at its end, counted from here.
    click(&mut harness, "1");
    click(&mut harness, "値を出発局面から数える");
    click(&mut harness, "先に育てた木");
    click(&mut harness, "+取り合い");
    assert!(says(&harness, &["およそ", "節"]));
    click(&mut harness, "木を育てる");
    let open = harness.state().session().open().expect("open");
    assert!(open.tree().len() > 30 && !harness.state().session().page().is_board());
    press(&mut harness, Modifiers::NONE, Key::End);
    // Save it, and open the saved file.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new folder").join("mine.ron");
    let title = yomisuji::language::Words::same("Mine");
    let source = {
        let open = harness.state().session().open().expect("open");
        open.source().clone()
    };
    let save = Command::Save(SaveCommand::Lesson(path.clone(), title, source));
    harness.state_mut().send(save);
    harness.run_steps(3);
    assert!(says(&harness, &["保存しました", "mine.ron"]));
    let before = {
        let open = harness.state().session().open().expect("open");
        open.replay().node(yomisuji::tree::NodeId::ROOT).value()
    };
    let opened = yomisuji::cli::open(path.to_str().expect("a name")).expect("it opens");
    let proofs = yomisuji::scenario::prove(opened.loaded());
    assert!(proofs.len() == 3 && proofs.iter().all(yomisuji::scenario::Proof::holds));
    let mut replay = opened.replay().clone();
    replay.seek(usize::MAX);
    assert_eq!(replay.node(yomisuji::tree::NodeId::ROOT).value(), before, "the same value");
}

#[test]
fn clicks_play_moves_and_a_refused_one_names_the_rule() {
    let mut harness = editing_board();
    click_on(&mut harness, "７七 ▲歩");
    assert!(!editor(&harness).board().marks.is_empty());
    click_on(&mut harness, "７五 空き");
    assert!(says(&harness, &["７七の歩は７五へ動けない"]));
    click_on(&mut harness, "７六 空き");
    assert!(sfen(&harness).contains("2P6"));
    assert!(sfen(&harness).ends_with("w - 2"));
    click_on(&mut harness, "３三 △歩");
    click_on(&mut harness, "３四 空き");
    // The bishop may promote: the question appears.
    click_on(&mut harness, "８八 ▲角");
    click_on(&mut harness, "２二 △角");
    assert!(says(&harness, &["成りますか"]));
    click(&mut harness, "成る");
    assert!(sfen(&harness).contains("+B"));
    for mv in ["▲７六歩", "△３四歩", "▲２二角成"] {
        assert!(says(&harness, &[mv]), "{mv}");
    }
    // Undo and redo.
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(!sfen(&harness).contains("+B"));
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert!(sfen(&harness).contains("+B"));
}

#[test]
fn a_refused_move_names_its_rule_in_both_languages() {
    let check = |sfen: &str, mv: &str, ja: &str, en: &str| {
        let mut harness = editing_board();
        paste(&mut harness, sfen);
        let typed = |harness: &mut Shown| {
            let command = yomisuji::session::BoardCommand::Read(mv.to_owned());
            harness.state_mut().send(Command::Board(command));
            harness.run_steps(2);
        };
        typed(&mut harness);
        assert!(says(&harness, &[ja]), "{ja}");
        harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(Language::En)));
        harness.run_steps(2);
        assert!(says(&harness, &[en]), "{en}");
    };
    let board = "4k4/9/9/9/9/9/P8/9/4K4 b P 1";
    check(board, "P*9e", "二歩", "nifu");
    check(board, "P*5a", "空いていない", "not empty");
    check(board, "P*1a", "行き所のない駒", "could never move");
    check(board, "S*5e", "持駒に銀がない", "no S in hand");
    check("4k4/9/9/9/9/9/9/4r4/4K4 b P 1", "P*1e", "王手放置", "stays in check");
    check("3nkn3/9/4G4/9/9/9/9/9/4K4 b P 1", "P*5b", "打ち歩詰め", "may not mate");
    check("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1", "5h6h", "自殺手", "its own king in check");
}

#[test]
fn the_board_editor_works_by_keyboard_alone() {
    let mut harness = editing_board();
    // From 5e to the pawn on 7g: two files to the left, two ranks down.
    for key in [
        Key::ArrowLeft,
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowDown,
        Key::Enter,
        Key::ArrowUp,
        Key::Enter,
    ] {
        press(&mut harness, Modifiers::NONE, key);
    }
    assert!(sfen(&harness).ends_with("w - 2"), "{}", sfen(&harness));
    assert!(says(&harness, &["7g7f"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!harness.state().session().page().is_board());
}

#[test]
fn a_board_is_set_up_piece_by_piece_and_names_the_broken_rule() {
    let mut harness = editing_board();
    assert!(!says(&harness, &["盤を空にする"]), "there is nothing to play on an empty board");
    click(&mut harness, "並べる");
    assert_eq!(editor(&harness).mode(), BoardMode::SetUp);
    click(&mut harness, "盤を空にする");
    click(&mut harness, "駒箱 ▲歩");
    click_on(&mut harness, "５五 空き");
    click_on(&mut harness, "５三 空き");
    assert!(says(&harness, &["二歩", "５三と５五"]));
    assert!(editor(&harness).sfen().is_none());
    // An illegal position has no tree; the button is disabled, and nothing is lost.
    click(&mut harness, "木を育てる");
    assert!(harness.state().session().page().is_board());
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(sfen(&harness), "9/9/9/9/4P4/9/9/9/9 b - 1");
    // Clicking a piece repeatedly promotes it, and then changes its side.
    click_on(&mut harness, "５五 ▲歩");
    click_on(&mut harness, "５五 ▲歩");
    assert!(sfen(&harness).contains("4+P4"));
    click_on(&mut harness, "５五 ▲と");
    assert!(sfen(&harness).contains("4p4"));
    // To a hand, and the other side to move.
    click_on(&mut harness, "▲持駒 歩 0");
    click(&mut harness, "後手");
    assert_eq!(sfen(&harness), "9/9/9/9/9/9/9/9/9 w P 1");
}

#[test]
fn a_click_on_a_piece_shows_its_exchange_on_the_board_and_the_tree() {
    let mut harness = editing_board();
    paste(&mut harness, U_05);
    click(&mut harness, "取り合い");
    click_on(&mut harness, "２三 △歩");
    let title = |harness: &Shown| {
        let open = harness.state().session().open().expect("open");
        open.loaded().lesson.title.en.clone()
    };
    assert_eq!(title(&harness), "The exchange on 2c");
    // For a piece of the side to move: as if it were the other's turn.
    let mut harness = editing_board();
    paste(&mut harness, U_05);
    click(&mut harness, "取り合い");
    click_on(&mut harness, "２四 ▲飛");
    assert_eq!(title(&harness), "The exchange on 2d, if White were to move");
    assert!(harness.state().session().message().is_none());
    // Beside a tree, too; and if nothing can be taken, there is a message.
    let mut harness = window("y-01", [1600.0, 1000.0]);
    click_on(&mut harness, "９三 △歩");
    assert!(says(&harness, &["９三の駒を取れる駒はない"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    click_on(&mut harness, "６四 △歩");
    assert_eq!(title(&harness), "The exchange on 6d");
}

#[test]
fn a_tree_beyond_the_cap_is_shown_in_part_with_a_remedy_that_fits() {
    let mut harness = editing_board();
    paste(&mut harness, "startpos");
    let mut growth = editor(&harness).reading().clone();
    growth.depth = 8;
    growth.growth = Growth::Every;
    let cap = Command::Settings(SettingsCommand::SetCap(20_000));
    harness.state_mut().send(cap);
    let command = yomisuji::session::BoardCommand::Choose(Box::new(growth.into()));
    harness.state_mut().send(Command::Board(command));
    harness.run_steps(3);
    assert!(says(&harness, &["大きすぎて途中で止まりそう"]));
    click(&mut harness, "木を育てる");
    assert!(says(&harness, &["木が上限に達した", "20,000"]));
    let open = harness.state().session().open().expect("what there is");
    assert!(!open.tree().is_finished() && open.tree().len() > 900);
    // The offered remedy fits.
    click_on(&mut harness, "探索が読む所だけにする");
    let open = harness.state().session().open().expect("a tree");
    assert!(open.tree().is_finished() && open.tree().stubs() > 0);
    assert!(!says(&harness, &["木が上限に達した"]));
}

#[test]
fn a_dropped_file_of_positions_opens_on_the_board() {
    let mut harness = window("m-01-tree-A", SIZE);
    drop_file(&mut harness, "mine.sfen", format!("# mine\n{U_05}\n").as_bytes());
    assert_eq!(sfen(&harness), U_05);
    let several = format!("{U_05}\n\nstartpos\nnonsense\n");
    drop_file(&mut harness, "mine.sfen", several.as_bytes());
    assert!(says(&harness, &["ほかの2行は使っていません"]));
    let broken = format!("\n{}", U_05.replace(" b ", " x "));
    drop_file(&mut harness, "mine.sfen", broken.as_bytes());
    assert!(says(&harness, &["mine.sfen:2", "手番が「x」"]));
    assert_eq!(sfen(&harness), U_05, "nothing is lost");
    // The lesson is still there, too.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::B);
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.loaded().lesson.id, "m-01-tree-A");
}

#[test]
fn a_bad_paste_is_refused_in_one_sentence_in_both_languages() {
    let mut harness = window("m-01-tree-A", SIZE);
    paste(&mut harness, "lnsgkgsnl/9/9 b - 1");
    assert!(says(&harness, &["段が3段ある"]));
    harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(Language::En)));
    harness.run_steps(2);
    assert!(says(&harness, &["found 3 ranks, expected 9"]));
    assert!(!harness.state().session().page().is_board());
}

#[test]
fn a_position_of_the_tree_goes_to_the_board_editor() {
    let mut harness = window("u-03", [1600.0, 1000.0]);
    harness.state_mut().send(Command::Go(Navigation::Last));
    harness.run_steps(2);
    harness.state_mut().send(Command::Page(PageCommand::EditShown));
    harness.run_steps(2);
    assert!(sfen(&harness).starts_with("lnsgkgsnl/1r5b1/ppppp2pp"));
}

#[test]
fn the_board_editor_draws_at_every_size_and_scale() {
    for size in [[320.0, 240.0], [700.0, 500.0], [1024.0, 768.0]] {
        for scale in [0.75, 1.0, 2.5] {
            let mut window = empty_window();
            window.send(Command::Lesson(LessonCommand::Open(Source::Shipped("y-01"))));
            window.send(Command::Settings(SettingsCommand::SetScale(scale)));
            let mut harness = shown(window, size);
            harness.state_mut().send(Command::Page(PageCommand::ToggleBoard));
            harness.run_steps(3);
            harness.state_mut().send(Command::Page(PageCommand::ToggleBoard));
            harness.run_steps(3);
        }
    }
}

#[test]
fn an_own_position_can_use_moves_generated_after_a_pass() {
    const FIGURE_4: &str =
        "l4gsnl/3s1k1b1/ppn1ppppp/2g6/2rpB4/1P7/P1NPPPPPP/4G1SR1/L1S1KG1NL b 2p 1";
    let mut harness = editing_board();
    paste(&mut harness, FIGURE_4);
    click(&mut harness, "3");
    scroll_to(&mut harness, "パスして、受ける手を作る(反復生成)");
    click(&mut harness, "パスして、受ける手を作る(反復生成)");
    let growth = editor(&harness).reading().clone();
    assert_eq!(growth.growth, Growth::Searched);
    let subject = SubjectSetup::Position(growth);
    assert_eq!(subject.setup().own_algorithm(), Algorithm::IteratedGeneration);
    assert!(says(&harness, &["パスのあとに読む手数"]));
    scroll_to(&mut harness, "直後の手だけに備える");
    click(&mut harness, "直後の手だけに備える");
    click(&mut harness, "読み筋の全部に備える");
    scroll_to(&mut harness, "木を育てる");
    click(&mut harness, "木を育てる");
    press(&mut harness, Modifiers::NONE, Key::End);
    let open = harness.state().session().open().expect("a tree");
    assert_eq!(open.algorithm(), Algorithm::IteratedGeneration);
    // The rook's capture of the knight calls for the silver that guards it.
    let (tree, subject) = (open.tree().clone(), open.loaded().subject.clone());
    let mut children = tree.children(yomisuji::tree::NodeId::ROOT);
    let silver = children.find(|&child| subject.id(&tree, child) == "7i7h");
    let silver = silver.expect("a candidate");
    let caller = open.replay().called_by(silver).expect("a caller");
    assert!(["7e7g+", "7e7g"].contains(&subject.id(&tree, caller).as_str()));
    // The node mentions it, with a link.
    let select = Command::Run(yomisuji::session::RunCommand::Select(Some(silver)));
    harness.state_mut().send(select);
    harness.run_steps(3);
    click_on(&mut harness, "から生まれた");
    assert_eq!(harness.state().session().run().selection(), Some(caller));
    // Switched off again, the reading is the plain one.
    press(&mut harness, Modifiers::NONE, Key::B);
    scroll_to(&mut harness, "パスして、受ける手を作る(反復生成)");
    click(&mut harness, "パスして、受ける手を作る(反復生成)");
    assert_eq!(editor(&harness).reading().iterated, None);
}

#[test]
fn the_board_searches_for_a_mate_and_reports_a_limit_as_unknown() {
    use yomisuji::score::Score;
    use yomisuji::tree::NodeId;

    const NOT_PROMOTED: &str = "6k2/5R2l/5Ln2/7+P1/9/9/9/9/9 b P 1";
    const MATE_IN_SEVEN: &str =
        "1+L4g1r/3+R3P1/ppp4pn/4+S1N1p/1k3Bl2/2P1p4/PP1P1PP1P/3SKS3/LN1G2GNg b B3Pslp 99";
    let value = |harness: &Shown| {
        let open = harness.state().session().open().expect("open");
        assert_eq!(open.algorithm(), Algorithm::AndOr);
        (open.tree().is_finished(), open.end().node(NodeId::ROOT).value())
    };
    let mut harness = window("m-01-tree-A", SIZE);
    paste(&mut harness, NOT_PROMOTED);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "詰みを探す");
    // The limit is seven plies, and five are enough.
    assert_eq!(value(&harness), (true, Some(Score(Score::MATE + 2))));
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(says(&harness, &["詰みが見つかった", "▲４一飛不成"]));
    // With the rule of YSS it takes seven.
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "読む手を減らす(YSS)");
    harness.run_steps(8);
    click(&mut harness, "飛・角の不成を読まない");
    click(&mut harness, "詰みを探す");
    assert_eq!(value(&harness), (true, Some(Score(Score::MATE))));
    // A tree with a very low limit reports that nothing is known.
    harness.state_mut().send(Command::Settings(SettingsCommand::SetCap(1_000)));
    paste(&mut harness, MATE_IN_SEVEN);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "詰みを探す");
    assert!(!value(&harness).0);
    assert!(says(&harness, &["まだ分からない"]));
    // White has no king to mate: reported at once, and nothing is opened.
    paste(&mut harness, "4K4/9/9/9/9/9/9/9/9 b G 1");
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "詰みを探す");
    assert!(says(&harness, &["後手に玉がない"]));
}

#[test]
fn a_check_on_the_side_that_is_not_to_move_is_said_at_once() {
    const RULE: &str = "手番でない後手の玉(５一)が王手をかけられていて、次の手で取られてしまう";
    let turn = |side: &str, harness: &mut Shown| {
        harness.get_by_role_and_label(Role::Button, side).click();
        harness.run_steps(3);
    };
    let mut harness = editing_board();
    // It is White's turn: a position like any other.
    paste(&mut harness, "4k4/9/9/9/9/9/9/4R4/4K4 w - 1");
    assert!(!says(&harness, &[RULE]));
    click(&mut harness, "並べる");
    turn("先手", &mut harness);
    assert!(says(&harness, &[RULE]), "beside the board");
    turn("後手", &mut harness);
    assert!(!says(&harness, &[RULE]));
    // Whoever comes with such a position hears it, too, and gets no tree of it.
    press(&mut harness, Modifiers::NONE, Key::B);
    paste(&mut harness, "4k4/9/9/9/9/9/9/4R4/4K4 b - 1");
    assert!(harness.state().session().page().is_board() && says(&harness, &[RULE]));
    drop_file(&mut harness, "odd.sfen", b"4k4/9/9/9/9/9/9/4R4/4K4 b - 1");
    assert!(says(&harness, &[RULE]));
}
