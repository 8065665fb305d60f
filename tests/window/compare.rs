//! The comparison in the window: started, read, drawn over the tree, grown; with real engines.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::host::read_engines;
use yomisuji::language::{Language, signed};
use yomisuji::score::Score;
use yomisuji::session::engines::{EngineEntry, EngineEvent, EngineInfo, EngineOption, OptionKind};
use yomisuji::session::{
    Command, CompareCommand, CompareLimit, ComparisonView, EngineCommand, EngineState,
    OverlaidLine, PageCommand, ReaderId, Reply, RunCommand, SettingsCommand,
};
use yomisuji::trace::EventKind;
use yomisuji::tree::NodeId;

use crate::{Shown, in_english, press, says, scroll_down, wait, window, with_threads};

const SIZE: [f32; 2] = [1280.0, 720.0];
/// Black's rook can take a pawn that a gold defends: at one ply it does, at two it does not.
const U_05: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

/// A window with the tree of one ply of that position, and readers that read two.
fn with_tree(harness: Shown) -> Shown {
    with_tree_of(harness, U_05)
}

fn with_tree_of(mut harness: Shown, sfen: &str) -> Shown {
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    let lay = Command::Page(PageCommand::EditText(sfen.to_owned()));
    harness.state_mut().send(lay);
    harness.run_steps(3);
    for choice in ["1", "駒の損得", "先に育てた木", "生成順", "木を育てる"] {
        click(&mut harness, choice);
    }
    wait(&mut harness, |harness| !harness.state().session().page().is_board());
    harness
}

fn compared(harness: &Shown) -> &ComparisonView {
    let compared = harness.state().session().view().compared.as_ref();
    compared.expect("a comparison")
}

fn overlaid(harness: &Shown) -> &OverlaidLine {
    compared(harness).overlaid.as_ref().expect("a line")
}

#[test]
fn e_compares_and_describes_every_row() {
    let mut harness = with_tree(window("m-01-tree-A", SIZE));
    assert!(!says(&harness, &["yomisuji", "深さ 2"]));
    press(&mut harness, Modifiers::NONE, Key::E);
    assert!(says(&harness, &["この木", "深さ 1"]));
    assert!(says(&harness, &["yomisuji", "深さ 2", "別の手"]));
    assert!(says(&harness, &["教え", "木は見せない"]) || says(&harness, &["木は見せない"]));
    // Where they diverge, in the words of the session.
    assert!(says(&harness, &["分かれる所"]));
    let (preference, leaving) = {
        let overlaid = overlaid(&harness);
        (overlaid.preference.clone(), overlaid.leaving.clone())
    };
    for words in [preference, leaving] {
        assert!(says(&harness, &[&words.expect("a sentence")]));
    }
    assert!(says(&harness, &["深さの外"]));
    // A line of one ply agrees with the tree of one ply, or is a tie.
    click(&mut harness, "深さごと");
    assert!(says(&harness, &["yomisuji", "深さ 1"]));
    // The same node again is the same comparison; another node is another position.
    assert!(!says(&harness, &["別の局面です"]));
    let child = overlaid(&harness).way.get(1).copied();
    harness.state_mut().send(Command::Run(RunCommand::Select(child)));
    harness.run_steps(3);
    assert!(child.is_some() && says(&harness, &["別の局面です"]));
}

/// A middlegame in which Black has much more material than White.
const RICH: &str = "+R3g2nl/5skb1/p1p3+r2/1p1pNpp1p/9/3Pp3P/PPPGPPPPL/1B2G2S1/LNS1K2N1 b GSLP 45";

/// A window with the usual tree of that position, and readers that read two plies.
fn with_rich_tree() -> Shown {
    let mut harness = window("m-01-tree-A", SIZE);
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    harness.state_mut().send(Command::Page(PageCommand::EditText(RICH.to_owned())));
    harness.run_steps(3);
    click(&mut harness, "木を育てる");
    press(&mut harness, Modifiers::NONE, Key::End);
    harness
}

fn row(harness: &Shown, reader: ReaderId) -> yomisuji::session::CompareRow {
    let mut rows = compared(harness).rows.iter();
    let row = rows.find(|row| row.reader == reader).expect("its row");
    row.clone()
}

fn root_value(harness: &Shown) -> Score {
    let open = harness.state().session().open().expect("a tree");
    open.end().node(NodeId::ROOT).value().expect("a value")
}

#[test]
fn one_position_has_one_number_in_the_tree_and_in_the_table() {
    let mut harness = with_rich_tree();
    press(&mut harness, Modifiers::NONE, Key::E);
    let value = signed(root_value(&harness)).to_string();
    let tree = row(&harness, ReaderId::Tree);
    let ours = row(&harness, ReaderId::Ours(None));
    assert_eq!(tree.in_tree, value);
    assert!(tree.measure.expect("a score").text(Language::Ja) != value);
    assert!(says(&harness, &["この木", &format!("木の値 {value}")]));
    assert!(says(&harness, &["yomisuji", &format!("木の値 {}", ours.in_tree)]));
    // The difference between both is the same in either column.
    let difference = |row: &yomisuji::session::CompareRow| {
        let counted: i32 = row.in_tree.replace('−', "-").replace('+', "").parse().expect("it");
        row.measure.expect("a score").rank() - counted
    };
    assert_eq!(difference(&tree), difference(&ours));
    // The base of values is named over the tree, too.
    assert!(says(&harness, &["値は先手 (MAX) から見て", "根からの増減"]));
    click(&mut harness, "エンジンの木を開く (深さ 2)");
    assert_eq!(signed(root_value(&harness)).to_string(), ours.in_tree);
}

#[test]
fn the_row_of_a_child_counts_only_its_own_nodes() {
    let mut harness = with_rich_tree();
    let (child, whole, below) = {
        let open = harness.state().session().open().expect("a tree");
        let child = open.end().node(NodeId::ROOT).best().expect("a move");
        let records = open.end().trace().records().iter();
        let is_below = |id: NodeId| open.tree().path(id).contains(&child);
        let entered = records.filter(|record| record.kind == EventKind::Enter);
        let below = entered.filter(|record| is_below(record.node)).count();
        (child, open.end().tally().entered, below as u64)
    };
    let select = RunCommand::Select(Some(child));
    harness.state_mut().send(Command::Run(select));
    press(&mut harness, Modifiers::NONE, Key::E);
    assert!(0 < below && below < whole);
    assert_eq!(row(&harness, ReaderId::Tree).nodes, Some(below));
}

#[test]
fn the_plot_names_its_curves_above_it() {
    let mut harness = with_rich_tree();
    press(&mut harness, Modifiers::NONE, Key::E);
    let place = |name: &str| harness.get_by_label(name).rect();
    let (tree, ours) = (place("- - この木"), place("● yomisuji"));
    assert!(!tree.intersects(ours), "{tree} {ours}");
}

#[test]
fn a_clicked_row_draws_its_line_over_the_tree() {
    let mut harness = with_tree(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::NONE, Key::E);
    assert_eq!(overlaid(&harness).reader, ReaderId::Ours(None));
    click(&mut harness, "深さごと");
    let before = harness.render().expect("a picture");
    harness.get_by_label_contains(" 深さ 1+").click();
    harness.run_steps(3);
    assert_eq!(overlaid(&harness).reader, ReaderId::Ours(Some(1)));
    let name = overlaid(&harness).names[0].clone();
    assert!(says(&harness, &["yomisuji", &name]));
    assert!(harness.render().expect("a picture") != before);
    // The row of the tree draws no line.
    harness.get_by_label_contains("この木 ").click();
    harness.run_steps(3);
    assert_eq!(overlaid(&harness).reader, ReaderId::Ours(Some(1)));
}

#[test]
fn the_button_grows_the_tree_along_the_line() {
    let mut harness = with_tree(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::NONE, Key::E);
    let (line, nodes) = {
        let open = harness.state().session().open().expect("a tree");
        (overlaid(&harness).line.clone(), open.tree().len())
    };
    assert!(overlaid(&harness).can_grow);
    click(&mut harness, "この筋に沿って木を伸ばす");
    let told = [["根の", "のまま"], ["根の", "変わった"]];
    assert!(told.iter().any(|words| says(&harness, words)));
    let open = harness.state().session().open().expect("a tree");
    assert!(open.tree().len() > nodes);
    let after = overlaid(&harness);
    assert_eq!((&after.line, after.parting.leaving), (&line, None));
    assert_eq!(after.way.len(), line.len() + 1);
    // Growing is possible as long as the tree prefers another move.
    let more = after.parting.preference.is_some();
    assert_eq!(says(&harness, &["この筋に沿って木を伸ばす"]), more);
    // The path there is drawn, however large the tree has become.
    let (outline, _) = harness.state().session().run().outline();
    assert!(after.way.iter().all(|&id| outline.slot(id).is_some()));
}

#[test]
fn the_position_on_the_board_is_compared_without_a_tree() {
    let mut harness = window("m-01-tree-A", SIZE);
    let reach = CompareCommand::Limit(CompareLimit::Depth(2));
    harness.state_mut().send(Command::Compare(reach));
    press(&mut harness, Modifiers::NONE, Key::B);
    harness.event(Event::Paste(U_05.to_owned()));
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::E);
    assert!(says(&harness, &["盤の局面"]));
    assert!(says(&harness, &["yomisuji", "深さ 2"]));
    assert!(!says(&harness, &["この木"]));
    assert!(compared(&harness).is_here && compared(&harness).overlaid.is_none());
    harness.event(Event::Paste("startpos".to_owned()));
    harness.run_steps(3);
    assert!(!compared(&harness).is_here && says(&harness, &["別の局面です"]));
    // A tree of numbers has no position to compare.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::E);
    assert!(says(&harness, &["将棋の局面がないので比べられない"]));
}

#[test]
fn no_part_of_the_comparison_is_cut_off() {
    for language in Language::ALL {
        let mut harness = with_tree(window("m-01-tree-A", SIZE));
        harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(language)));
        press(&mut harness, Modifiers::NONE, Key::E);
        harness.run_steps(3);
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, SIZE.into());
        let mut rects = Vec::new();
        for key in [
            "compare-start",
            "compare-stop",
            "compare-engines-more",
            "compare-by-depth",
            "compare-grow",
        ] {
            let label = language.text(key).expect("a text");
            let rect = harness.get_by_label(&label).rect();
            assert!(screen.contains_rect(rect), "{label} {rect}");
            rects.push(rect);
        }
        for (i, a) in rects.iter().enumerate() {
            for b in &rects[i + 1..] {
                assert!(!a.shrink(1.0).intersects(b.shrink(1.0)), "{a} {b}");
            }
        }
        // The sentences are as wide as the panel, and can be scrolled to their end.
        let (sentences, panel) = {
            let overlaid = overlaid(&harness);
            let panel =
                harness.get_by_label(&language.text("compare-honest").expect("a text")).rect();
            ([overlaid.preference.clone(), overlaid.leaving.clone()], panel)
        };
        let sentences = sentences.map(|sentence| sentence.expect("it parts"));
        for sentence in &sentences {
            let rect = harness.get_by_label(sentence).rect();
            assert!(rect.min.x >= panel.min.x && rect.max.x <= SIZE[0], "{rect}");
        }
        let over =
            harness.get_by_label(&language.text("compare-grow").expect("a text")).rect().center();
        scroll_down(&mut harness, over);
        let end = harness.get_by_label(&language.text("compare-honest").expect("a text")).rect();
        assert!(screen.contains_rect(end), "{end}");
    }
}

fn type_in(harness: &mut Shown, label: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).click();
    harness.run_steps(3);
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

fn state(harness: &Shown, engine: usize) -> &EngineState {
    &harness.state().session().engines().engines()[engine].state
}

#[test]
fn an_engine_can_be_added_tested_compared_disabled_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("data"); // At the first start there is none.
    let list = kept.join("engines.ron");
    let mut harness = with_threads(&kept);
    harness = with_tree(harness);
    press(&mut harness, Modifiers::NONE, Key::E);
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    click(&mut harness, "登録…");
    assert!(says(&harness, &["まだ登録がありません"]));
    let own = env!("CARGO_BIN_EXE_yomisuji");
    type_in(&mut harness, "実行ファイル", own);
    type_in(&mut harness, "名前", "うち");
    type_in(&mut harness, "引数", "usi");
    click(&mut harness, "加える");
    wait(&mut harness, |harness| {
        !matches!(state(harness, 0), EngineState::Idle | EngineState::Starting)
    });
    assert!(matches!(state(&harness, 0), EngineState::Ready(_)));
    assert!(says(&harness, &["使えます", "yomisuji"]));
    assert!(says(&harness, &["設定項目"]));
    wait(&mut harness, |_| list.exists());
    let saved = read_engines(&list).expect("a list");
    assert_eq!((saved.len(), &*saved[0].name), (1, "うち"));
    assert_eq!(saved[0].arguments, ["usi"]);
    // Exact, and with the same pieces, it says what our own row says.
    let mut entry = harness.state().session().engines().engines()[0].entry.clone();
    for (name, value) in [("Exact", "true"), ("Evaluator", "usapyon")] {
        entry.options.push((name.to_owned(), value.to_owned()));
    }
    harness.state_mut().send(Command::Engine(EngineCommand::Enter { entry, test: true }));
    harness.run_steps(2);
    wait(&mut harness, |harness| matches!(state(harness, 0), EngineState::Ready(_)));
    // Another engine of the same name has its own test: there is no such program.
    type_in(&mut harness, "実行ファイル", "/nowhere/engine");
    type_in(&mut harness, "名前", "うち");
    click(&mut harness, "加える");
    wait(&mut harness, |harness| matches!(state(harness, 1), EngineState::Gone(_)));
    assert!(matches!(state(&harness, 0), EngineState::Ready(_)));
    assert!(says(&harness, &["/nowhere/engine"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::E);
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    let ids = [0, 1].map(|engine| harness.state().session().engines().engines()[engine].entry.id);
    let row = |harness: &Shown, reader: ReaderId| {
        let rows = &compared(harness).rows;
        rows.iter().find(|row| row.reader == reader).cloned()
    };
    let foreign = row(&harness, ReaderId::Engine(ids[0], 1)).expect("its row");
    let ours = row(&harness, ReaderId::Ours(None)).expect("ours");
    assert_eq!(foreign.measure, ours.measure);
    assert_eq!(foreign.line.first(), ours.line.first());
    assert!(says(&harness, &["うち", "深さ 2", "別の手"]));
    // An engine that never became ready is not asked.
    let engines = harness.state().session().engines().engines();
    assert!(engines[0].is_on && !engines[1].is_on);
    assert!(row(&harness, ReaderId::Engine(ids[1], 1)).is_none());
    // The strongest line is drawn: that of the listed engine.
    assert_eq!(overlaid(&harness).reader, ReaderId::Engine(ids[0], 1));
    // Disabled, it no longer takes part.
    click(&mut harness, "登録…");
    let both: Vec<_> = harness.get_all_by_label("うち").collect();
    both[0].click();
    drop(both);
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::E);
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    assert!(row(&harness, ReaderId::Engine(ids[0], 1)).is_none());
    // Removed from the list and from the file.
    click(&mut harness, "登録…");
    for left in [1, 0] {
        let removes: Vec<_> = harness.get_all_by_label("外す").collect();
        removes[0].click();
        drop(removes);
        harness.run_steps(3);
        click(&mut harness, "本当に外す");
        let engines = harness.state().session().engines().engines();
        assert_eq!(engines.len(), left);
        wait(&mut harness, |_| read_engines(&list).is_ok_and(|saved| saved.len() == left));
    }
}

#[test]
fn the_program_of_an_engine_is_chosen_in_the_dialog_of_the_system() {
    let mut harness = with_rich_tree();
    press(&mut harness, Modifiers::NONE, Key::E);
    click(&mut harness, "登録…");
    click(&mut harness, "参照…");
    // The answer of the dialog, which no test opens.
    let chosen = Reply::ProgramChosen("tall-engine".into());
    harness.state_mut().receive(chosen);
    harness.run_steps(3);
    assert!(says(&harness, &["tall-engine"]));
    click(&mut harness, "加える");
    let engines = harness.state().session().engines().engines();
    assert_eq!(engines[0].entry.name, "tall-engine");
    assert_eq!(engines[0].entry.program, std::path::Path::new("tall-engine"));
    assert!(!says(&harness, &["加える", "tall-engine"]));
}

#[test]
fn a_restarted_or_removed_engine_does_not_hold_up_the_comparison() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("engines.ron");
    let own = env!("CARGO_BIN_EXE_yomisuji");
    let text =
        format!("(version: 1, engines: [(name: \"own\", program: {own:?}, arguments: [\"usi\"])])");
    std::fs::write(&list, text).expect("a file");
    let mut harness = with_threads(folder.path());
    harness = with_tree(harness);
    let send = |harness: &mut Shown, command| {
        harness.state_mut().send(command);
        harness.run_steps(2);
    };
    wait(&mut harness, |harness| !harness.state().session().engines().engines().is_empty());
    let id = harness.state().session().engines().engines()[0].entry.id;
    let reader = ReaderId::Engine(id, 1);
    let has_line = |harness: &Shown, reader: &ReaderId| {
        let rows = &compared(harness).rows;
        let row = rows.iter().find(|row| row.reader == *reader);
        row.is_some_and(|row| !row.line.is_empty())
    };
    let ours = ReaderId::Ours(None);
    let reads = |harness: &Shown| has_line(harness, &reader) && has_line(harness, &ours);
    let limit = CompareCommand::Limit(CompareLimit::Endless);
    send(&mut harness, Command::Compare(limit));
    for command in
        [EngineCommand::Test(id), EngineCommand::Switch(id, true), EngineCommand::Remove(id)]
    {
        press(&mut harness, Modifiers::NONE, Key::E);
        wait(&mut harness, reads);
        assert!(harness.state().session().comparison().is_reading());
        send(&mut harness, Command::Engine(command));
        send(&mut harness, Command::Compare(CompareCommand::Stop));
        wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    }
    assert!(harness.state().session().engines().engines().is_empty());
    // Our engine was stopped as well, and its results are still there.
    assert!(has_line(&harness, &ours) && !has_line(&harness, &reader));
}

#[test]
fn one_engine_is_asked_for_a_mate_and_its_answer_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("engines.ron");
    let own = env!("CARGO_BIN_EXE_yomisuji");
    let text =
        format!("(version: 1, engines: [(name: \"own\", program: {own:?}, arguments: [\"usi\"])])");
    std::fs::write(&list, text).expect("a file");
    let mut harness = with_threads(folder.path());
    harness = with_tree(harness);
    press(&mut harness, Modifiers::NONE, Key::E);
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    click(&mut harness, "登録…");
    click(&mut harness, "詰みを探す");
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    let rows = &compared(&harness).rows;
    let ours = |row: &&yomisuji::session::CompareRow| matches!(row.reader, ReaderId::Ours(_));
    assert!(!rows.iter().any(|row| ours(&row)), "only that one is asked");
    let row =
        rows.iter().find(|row| matches!(row.reader, ReaderId::Engine(_, 1)) && row.name == "own");
    let (remark, _) = row.expect("its row").remark.clone().expect("its answer");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(says(&harness, &[&remark.ja]), "{remark:?}");
}

/// A mate is a long score, and engines have long names.
#[test]
fn every_column_is_in_view_where_an_engine_finds_a_mate() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = env!("CARGO_BIN_EXE_yomisuji");
    let name = "An engine with a long name";
    let text = format!(
        "(version: 1, engines: [(name: {name:?}, program: {own:?}, arguments: [\"usi\"])])"
    );
    std::fs::write(folder.path().join("engines.ron"), text).expect("a file");
    let mate = "4k4/9/9/9/9/9/4p4/9/4K4 w G2g 1";
    let mut harness = with_tree_of(with_threads(folder.path()), mate);
    press(&mut harness, Modifiers::NONE, Key::E);
    wait(&mut harness, |harness| !harness.state().session().comparison().is_reading());
    harness = in_english(harness);
    harness.run_steps(3);
    let texts = crate::drawn::drawn(&harness);
    for wanted in ["For Black", "△ White mates in 1", "differs"] {
        let text = texts.iter().find(|text| text.text.starts_with(wanted));
        let text = text.unwrap_or_else(|| panic!("{wanted}"));
        assert!(text.place().max.x <= SIZE[0] - 14.0, "{wanted}: {}", text.place());
    }
}

#[test]
fn the_list_of_engines_is_restored_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("engines.ron");
    // A program that exists and is never started.
    let program = std::env::current_exe().expect("this test");
    let entry = format!("(version: 1, engines: [(name: \"Fairy\", program: {program:?})])");
    std::fs::write(&list, entry).expect("a file");
    let mut harness = with_threads(folder.path());
    wait(&mut harness, |harness| !harness.state().session().engines().engines().is_empty());
    let harness = in_english(harness);
    let engines = harness.state().session().engines().engines();
    assert_eq!(engines[0].entry.name, "Fairy");
    assert!(engines[0].is_on && engines[0].state == EngineState::Idle);
    // A broken list is reported with its place, and is not overwritten.
    std::fs::write(&list, "(version: 1,\n engines: 7)").expect("a file");
    let mut harness = with_threads(folder.path());
    wait(&mut harness, |harness| harness.state().session().message().is_some());
    assert!(says(&harness, &["engines.ron:2:", "エンジンの一覧として読めない"]));
    assert!(std::fs::read_to_string(&list).expect("a file").contains('7'));
}

#[test]
fn the_options_of_an_engine_open_and_a_text_field_takes_keys() {
    let mut harness = window("m-01-tree-A", SIZE);
    let listed = Reply::Engines(vec![EngineEntry::new("an engine", "an-engine")]);
    harness.state_mut().receive(listed);
    let option = |name: &str, kind| EngineOption { name: name.to_owned(), kind };
    let text = |default: &str| OptionKind::Text { default: default.to_owned() };
    let (min, max) = (1, 1024);
    let about = EngineInfo {
        name: "Engine".to_owned(),
        author: "Somebody".to_owned(),
        options: vec![
            option("Ponder", OptionKind::Check { default: true }),
            option("USI_Hash", OptionKind::Spin { default: Some(16), min, max }),
            option(
                "Style",
                OptionKind::Combo {
                    default: "solid".to_owned(),
                    choices: vec!["solid".to_owned(), "wild".to_owned()],
                },
            ),
            option("Clear Hash", OptionKind::Button),
            option("Debug Log File", text("")),
            option("Book", OptionKind::File { default: "book.bin".to_owned() }),
        ],
    };
    let id = harness.state().session().engines().engines()[0].entry.id;
    let ready = Reply::Engine(id, 0, EngineEvent::Ready(about));
    harness.state_mut().receive(ready);
    press(&mut harness, Modifiers::NONE, Key::B);
    click(&mut harness, "読み比べ");
    click(&mut harness, "登録…");
    click(&mut harness, "設定項目 (6)");
    assert!(says(&harness, &["Debug Log File"]) && says(&harness, &["Clear Hash"]));
    // A text field takes the keyboard, and the window continues.
    harness.get_by_label("Debug Log File").focus();
    harness.run_steps(2);
    harness.event(Event::Text("log.txt".to_owned()));
    harness.run_steps(3);
    assert!(says(&harness, &["USI_Hash"]));
}
