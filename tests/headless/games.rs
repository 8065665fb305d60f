//! Game records in the board editor: opened, gone through, changed, saved, closed.

use std::fs;
use std::path::{Path, PathBuf};

use yomisuji::formats::record::{Ending, Format, PlyId, PlyKind, Record, Recorded as _, read};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::usi;
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;
use yomisuji::scenario::{PositionSetup, SubjectSetup};
use yomisuji::session::{
    AnyGames as _, BoardCommand, BoardDesk, Command, GameCommand, GameTable, Games, GoToPly,
    LessonCommand, PageCommand, SaveCommand, Session, SettingsCommand, Source,
};

use crate::{carry_out, send};

const KIF: &str = "tests/records/kif_utf8_bom_variations.kif";

/// The game of [`KIF`], as the source of an opened file.
fn kif() -> Source {
    Source::File(yomisuji::host::files::full_name(KIF.as_ref()))
}

fn open(path: &str) -> Session {
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(PathBuf::from(path)))));
    session
}

fn text(name: &str, bytes: &[u8]) -> Source {
    Source::Text { name: name.to_owned(), bytes: bytes.to_vec() }
}

fn open_text(name: &str, words: &str) -> Session {
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(text(name, words.as_bytes()))));
    session
}

/// The open game of shogi.
fn open_game(session: &Session) -> Option<&Games<Shogi>> {
    session.board_editor()?.open()
}

fn game(session: &Session) -> &Games<Shogi> {
    open_game(session).expect("a game is open")
}

/// Whether the board shows the ply of the open game.
fn shows_game(session: &Session) -> bool {
    session.board_editor().is_some_and(GameTable::shows_open)
}

/// The games of shogi that were put aside.
fn kept(session: &Session) -> Vec<&Games<Shogi>> {
    let games = session.shelved_games().iter().map(|kept| kept.games.as_any());
    games.filter_map(|games| games.downcast_ref()).collect()
}

fn turn(session: &mut Session, turn: GoToPly) {
    send(session, Command::Game(GameCommand::GoTo(turn)));
}

/// The number of the ply on the board.
fn ply(session: &Session) -> u32 {
    let game = game(session);
    game.record().get(game.at()).ply
}

/// Asserts that the board shows the ply of the game.
fn agrees(session: &Session) {
    let game = game(session);
    let editor = session.board_editor().expect("a board editor");
    assert!(shows_game(session));
    let expected = game.record().position(game.at());
    let (shown, expected) = (editor.sfen().expect("a position"), to_sfen(&expected));
    let board = |sfen: &str| sfen.rsplit_once(' ').map(|(board, _)| board.to_owned());
    assert_eq!(board(&shown), board(&expected));
}

fn trouble(session: &Session) -> &str {
    let message = session.message().expect("something is said");
    assert!(message.is_error, "{message:?}");
    assert!(!message.text.ja.is_empty());
    &message.text.en
}

fn play(session: &mut Session, mv: &str) {
    send(session, Command::Board(BoardCommand::Read(mv.to_owned())));
}

fn samples() -> Vec<PathBuf> {
    let entries = fs::read_dir("tests/records").expect("a folder");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file() && path.extension().is_some_and(|end| end != "json"))
        .collect();
    files.sort();
    assert!(files.len() >= 10);
    files
}

fn read_file(path: &Path) -> Record {
    let bytes = fs::read(path).expect("a file");
    let ending = path.extension().and_then(|ending| ending.to_str());
    let format = ending.and_then(Format::from_name);
    let reading = read(&bytes, format).expect("a record");
    assert!(reading.stopped.is_none());
    reading.record
}

#[test]
fn every_sample_opens_at_its_start_and_can_be_stepped_through() {
    for path in samples() {
        let mut session = open(path.to_str().expect("a name"));
        let shown = path.display();
        assert!(session.page().is_board(), "{shown}");
        assert!(session.open().is_some(), "there is a lesson to go back to");
        let full = yomisuji::host::files::full_name(&path);
        assert_eq!(session.recent(), std::slice::from_ref(&full));
        assert_eq!(game(&session).source().expect("a source"), &Source::File(full));
        assert_eq!(game(&session).told(), (Vec::new(), None));
        assert!(!game(&session).is_changed());
        assert_eq!(**game(&session).record(), read_file(&path), "{shown}");
        // A line of USI means the position after its moves.
        let is_line = path.extension().is_some_and(|ending| ending == "usi");
        let last = game(&session).line().last().copied();
        let expected = if is_line { last } else { Some(PlyId::START) };
        assert_eq!(Some(game(&session).at()), expected, "{shown}");
        agrees(&session);
        // Every ply of every line.
        let all: Vec<_> = game(&session).record().ids().collect();
        for id in all {
            turn(&mut session, GoToPly::To(id));
            assert_eq!(game(&session).at(), id);
            assert!(game(&session).line().contains(&id));
            agrees(&session);
            // The list is that of the line, in both languages.
            let rows = session.game_rows();
            assert_eq!(rows.len(), game(&session).line().len());
            assert!(rows.iter().all(|row| !row.name.is_empty()));
        }
        assert!(!game(&session).is_changed(), "looking changes nothing");
        assert_eq!(**game(&session).record(), read_file(&path));
    }
}

#[test]
fn navigation_goes_by_plies_to_the_ends_and_to_numbers() {
    let mut session = open(KIF);
    let last = game(&session).line().len() as u32 - 1;
    assert_eq!(last, 41);
    for (to, expected) in [
        (GoToPly::By(1), 1),
        (GoToPly::By(10), 11),
        (GoToPly::By(-1), 10),
        (GoToPly::By(-100), 0),
        (GoToPly::By(-1), 0),
        (GoToPly::By(i32::MAX), last),
        (GoToPly::By(1), last),
        (GoToPly::By(i32::MIN), 0),
        (GoToPly::Last, last),
        (GoToPly::First, 0),
        (GoToPly::Number(25), 25),
        (GoToPly::Number(u32::MAX), last),
        (GoToPly::Number(0), 0),
        (GoToPly::To(PlyId::START), 0),
    ] {
        turn(&mut session, to);
        assert_eq!(ply(&session), expected, "{to:?}");
        agrees(&session);
    }
    // The ending is a separate ply, in the position before it.
    turn(&mut session, GoToPly::Last);
    let (record, at) = (game(&session).record().clone(), game(&session).at());
    assert_eq!(record.get(at).ending(), Some(Ending::Resign));
}

#[test]
fn a_chosen_branch_stays_the_current_line() {
    let mut session = open(KIF);
    let record = game(&session).record().clone();
    let lines = record.lines();
    assert!(lines.len() >= 2, "it has branches");
    let branch = lines.iter().find(|line| line.parent == Some(0));
    let first = branch.expect("a branch").plies[0];
    let at = record.get(first).ply;
    turn(&mut session, GoToPly::Number(at));
    let main = game(&session).at();
    assert_ne!(main, first);
    let before = session.game_rows()[at as usize].clone();
    assert!(before.others > 0 && session.game_rows()[1].others == 0);
    turn(&mut session, GoToPly::Branch(1));
    assert_eq!(game(&session).at(), game(&session).others(main)[1]);
    agrees(&session);
    assert_ne!(session.game_rows()[at as usize].name, before.name);
    // Back before it, and on again: the branch comes next.
    turn(&mut session, GoToPly::By(-3));
    turn(&mut session, GoToPly::By(3));
    assert_eq!(game(&session).at(), game(&session).others(main)[1]);
    turn(&mut session, GoToPly::Branch(-1));
    assert_eq!(game(&session).at(), main);
    // There is none before the first, none after the last, none at the start.
    turn(&mut session, GoToPly::Branch(-1));
    assert_eq!(game(&session).at(), main);
    turn(&mut session, GoToPly::Branch(100));
    assert_eq!(game(&session).at(), main);
    turn(&mut session, GoToPly::First);
    for by in [1, -1] {
        turn(&mut session, GoToPly::Branch(by));
        assert_eq!(game(&session).at(), PlyId::START);
    }
    // Names of alternative moves.
    for language in Language::ALL {
        let others = game(&session).others(main);
        let names = game(&session).names(others, language);
        assert_eq!(names.len(), others.len());
        let different: std::collections::HashSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{names:?}");
    }
}

#[test]
fn a_move_on_the_board_editor_branches_the_game() {
    let mut session = open(KIF);
    let count = game(&session).record().len();
    turn(&mut session, GoToPly::Number(1));
    let main = game(&session).line()[2];
    // The move of the game itself adds nothing.
    let mv = match game(&session).record().get(main).kind {
        PlyKind::Move(mv) => usi(mv),
        _ => panic!("a move"),
    };
    play(&mut session, &mv);
    assert_eq!(game(&session).at(), main);
    assert!(!game(&session).is_changed());
    turn(&mut session, GoToPly::By(-1));
    play(&mut session, "3c3d");
    assert!(game(&session).is_changed());
    assert_eq!((ply(&session), game(&session).record().len()), (2, count + 1));
    agrees(&session);
    assert_eq!(session.game_rows()[2].others, 1);
    assert_eq!(session.game_rows().len(), 3, "the branch ends here");
    // The main line is still the first.
    let record = game(&session).record().clone();
    assert_eq!(record.main_line()[2], main);
    // A refused move changes nothing.
    play(&mut session, "5a5e");
    assert_eq!(game(&session).record().len(), count + 1);
    assert!(session.board_editor().expect("a board editor").note().is_some());
    // Undo in the board editor takes the record back with it, and redo forward.
    send(&mut session, Command::Undo);
    assert_eq!(ply(&session), 1);
    agrees(&session);
    send(&mut session, Command::Redo);
    assert_eq!(ply(&session), 2);
    agrees(&session);
}

#[test]
fn a_move_at_the_ending_becomes_an_alternative_to_it() {
    let mut session = open_text("g.kif", "手合割：平手\n   1 ７六歩(77)\n   2 投了\n");
    turn(&mut session, GoToPly::Last);
    let end = game(&session).at();
    assert_eq!(ply(&session), 2);
    // Growth settings do not affect the game: the ending stays on the board.
    let growth = PositionSetup {
        depth: 1,
        ..session.board_editor().expect("a board editor").reading().clone()
    };
    send(&mut session, Command::Board(BoardCommand::Choose(Box::new(growth.into()))));
    assert_eq!(game(&session).at(), end);
    assert!(!game(&session).is_changed());
    play(&mut session, "3c3d");
    assert_eq!(game(&session).others(end).len(), 2);
    assert!(game(&session).is_changed());
    agrees(&session);
}

#[test]
fn another_position_leaves_the_game_and_navigation_returns_to_it() {
    let mut session = open(KIF);
    turn(&mut session, GoToPly::Number(5));
    let count = game(&session).record().len();
    let other = "4k4/9/9/9/9/9/4P4/9/4K4 b - 1";
    send(&mut session, Command::Page(PageCommand::EditText(other.to_owned())));
    assert!(!shows_game(&session));
    play(&mut session, "5g5f");
    assert_eq!(game(&session).record().len(), count, "it is another game");
    assert!(!game(&session).is_changed());
    let back = GoToPly::To(game(&session).at());
    turn(&mut session, back);
    assert_eq!(ply(&session), 5);
    agrees(&session);
    // Undo restores the previous contents.
    send(&mut session, Command::Undo);
    let shown = session.board_editor().and_then(GameTable::sfen);
    assert!(shown.expect("a position").starts_with("4k4/9/9/9/9/4P4/"));
}

#[test]
fn a_tree_grown_from_a_game_keeps_its_moves() {
    let mut session = open(KIF);
    turn(&mut session, GoToPly::Number(12));
    let moves: Vec<_> = {
        let (_, moves) = session.board_editor().expect("a board").played();
        moves.into_iter().map(usi).collect()
    };
    let shown = session.board_editor().and_then(GameTable::sfen);
    let growth = PositionSetup {
        depth: 1,
        ..session.board_editor().expect("a board editor").reading().clone()
    };
    send(&mut session, Command::Board(BoardCommand::Choose(Box::new(growth.into()))));
    assert_eq!(ply(&session), 12);
    send(&mut session, Command::Board(BoardCommand::Grow));
    assert!(!session.page().is_board());
    let open = session.open().expect("a tree");
    let SubjectSetup::Position(setup) = &open.loaded().lesson.subject else {
        panic!("a position");
    };
    assert_eq!((setup.moves.clone(), moves.len()), (moves, 12));
    let root = open.loaded().position(yomisuji::tree::NodeId::ROOT);
    assert_eq!(root.as_ref().map(to_sfen), shown);
    // The game is still open, at the same ply.
    send(&mut session, Command::Page(PageCommand::ToggleBoard));
    assert_eq!(ply(&session), 12);
    agrees(&session);
}

#[test]
fn a_bad_file_shows_its_valid_part_and_names_the_place() {
    let table = fs::read_to_string("tests/records/bad/bad.json").expect("a file");
    let table: serde_json::Value = serde_json::from_str(&table).expect("JSON");
    let (mut shown, mut refused) = (0, 0);
    for row in table.as_array().expect("a list") {
        let file = row["file"].as_str().expect("a name");
        let line = row["line"].as_u64().expect("a number");
        let good = row["good_moves"].as_u64().expect("a number") as usize;
        let mut session = open(&format!("tests/records/bad/{file}"));
        let Some(game) = open_game(&session) else {
            let told = trouble(&session);
            assert!(told.contains(&format!("{file}:{line}:")), "{told}");
            refused += 1;
            continue;
        };
        shown += 1;
        let (warnings, stopped) = game.told();
        let told: Vec<_> = stopped.into_iter().chain(warnings).collect();
        let place = format!("line {line}, column ");
        assert!(told.iter().any(|words| words.en.contains(&place)), "{told:?}");
        let place = format!("{line}行");
        assert!(told.iter().any(|words| words.ja.contains(&place)), "{told:?}");
        let stops = row["must"] == "report";
        assert_eq!(game.complaints().1.is_some(), stops, "{file}");
        assert_eq!(told[0].en.starts_with("Read up to here. "), stops, "{file}");
        turn(&mut session, GoToPly::Last);
        assert!(ply(&session) as usize <= good + 1, "{file}");
        agrees(&session);
    }
    assert!(shown >= 4, "{shown} {refused}");
    // These cannot be parsed at all.
    for (name, bytes) in [
        ("empty.kif", &b""[..]),
        ("wide.kif", b"\xff\xfe\x00\x00"),
        ("words.csa", b"Once upon a time\n"),
    ] {
        let mut session = open(KIF);
        send(&mut session, Command::Lesson(LessonCommand::Open(text(name, bytes))));
        let is_old = game(&session).source().expect("a source") == &kif();
        let told = session.message().map(|message| message.text.en.clone());
        if is_old {
            assert!(told.is_some_and(|told| told.contains(name)), "{name}");
        } else {
            assert_ne!(game(&session).told(), (Vec::new(), None), "{name}");
        }
    }
}

#[test]
fn a_game_is_saved_in_every_format_and_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // Headers have other names in CSA.
    let plain = |record: &Record| {
        let mut record = record.clone();
        record.headers.clear();
        record
    };
    let mut whole = 0;
    for path in samples() {
        for &format in Shogi::FORMATS {
            let mut session = open(path.to_str().expect("a name"));
            let before = game(&session).record().clone();
            let stem = path.file_stem().expect("a name").to_string_lossy();
            let name = format!("new/{stem}.{}", format.name());
            let to = folder.path().join(name);
            let saves = session.saves();
            send(&mut session, Command::Save(SaveCommand::Game(to.clone())));
            let message = session.message().expect("it is said").clone();
            assert!(!message.is_error, "{message:?}");
            assert_eq!(session.saves(), saves + 1);
            let lost = message.text.en.contains("could not hold");
            let after = game(&session).source().expect("a source") == &Source::File(to.clone());
            assert_eq!(after, !lost, "what is lost is kept in the old file");
            assert!(message.text.ja.contains("保存しました"));
            if !lost {
                assert_eq!(plain(&read_file(&to)), plain(&before), "{}", to.display());
                let again = open(to.to_str().expect("a name"));
                assert_eq!(plain(game(&again).record()), plain(&before));
                whole += 1;
            }
            // JKF and KIF can represent everything in a game of moves.
            if format == Format::Kif {
                assert_eq!(read_file(&to).main_line().len(), before.main_line().len());
            }
        }
    }
    assert!(whole >= 2 * samples().len(), "{whole}");
}

#[test]
fn an_existing_file_is_replaced_only_when_asked_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mine, other) = (folder.path().join("mine.kif"), folder.path().join("other.kif"));
    fs::copy(KIF, &mine).expect("a copy");
    fs::write(&other, "precious").expect("a file");
    let mut session = open(mine.to_str().expect("a name"));
    turn(&mut session, GoToPly::Number(1));
    play(&mut session, "3c3d");
    send(&mut session, Command::Save(SaveCommand::Game(other.clone())));
    assert!(trouble(&session).contains("other.kif: it is there already"));
    assert_eq!(fs::read_to_string(&other).expect("a file"), "precious");
    assert!(game(&session).is_changed());
    // Another name in between makes it a new question.
    let third = folder.path().join("third.kif");
    fs::write(&third, "precious").expect("a file");
    send(&mut session, Command::Save(SaveCommand::Game(third.clone())));
    trouble(&session);
    send(&mut session, Command::Save(SaveCommand::Game(other.clone())));
    trouble(&session);
    assert_eq!(fs::read_to_string(&other).expect("a file"), "precious");
    send(&mut session, Command::Save(SaveCommand::Game(other.clone())));
    assert_eq!(read_file(&other), **game(&session).record());
    assert_eq!(fs::read_to_string(&third).expect("a file"), "precious");
    assert!(!game(&session).is_changed());
    // Its own file is saved at once.
    play(&mut session, "7g7f");
    assert!(game(&session).is_changed());
    send(&mut session, Command::Save(SaveCommand::Game(other.clone())));
    assert!(!session.message().expect("it is said").is_error);
    assert_eq!(read_file(&other), **game(&session).record());
    assert_eq!(read_file(&mine), read_file(Path::new(KIF)), "the first is as it was");
}

#[test]
fn a_partly_read_game_does_not_replace_its_file_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = folder.path().join("mine.kif");
    fs::copy("tests/records/bad/kif_illegal_move_ply23.kif", &mine).expect("a copy");
    let before = fs::read(&mine).expect("a file");
    let mut session = open(mine.to_str().expect("a name"));
    assert!(game(&session).complaints().1.is_some());
    send(&mut session, Command::Save(SaveCommand::Game(mine.clone())));
    assert!(trouble(&session).contains("it is there already"));
    assert_eq!(fs::read(&mine).expect("a file"), before);
    send(&mut session, Command::Save(SaveCommand::Game(mine.clone())));
    assert_ne!(fs::read(&mine).expect("a file"), before);
}

#[test]
fn an_unusable_file_name_is_refused_in_a_sentence() {
    let mut session = open(KIF);
    for name in ["game.txt", "game", ".kif", "game.ron"] {
        let saves = session.saves();
        send(&mut session, Command::Save(SaveCommand::Game(PathBuf::from(name))));
        let told = trouble(&session);
        assert!(told.contains(name) && told.contains(".csa"), "{told}");
        assert_eq!(session.saves(), saves);
        assert!(!Path::new(name).exists());
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let under = file.join("game.kif");
    send(&mut session, Command::Save(SaveCommand::Game(under.clone())));
    let told = trouble(&session);
    assert!(told.contains(file.to_str().expect("a name")), "{told}");
    assert_eq!(game(&session).source().expect("a source"), &kif());
}

#[test]
fn reopening_a_changed_file_lists_its_new_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("g.kif");
    let name = path.to_str().expect("a name");
    fs::write(&path, "   1 ７六歩(77)\n   2 ３四歩(33)\n").expect("a file");
    let mut session = open(name);
    assert!(session.game_rows()[1].name.contains("７六歩"));
    fs::write(&path, "   1 ２六歩(27)\n   2 ８四歩(83)\n").expect("a file");
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path.clone()))));
    assert!(session.game_rows()[1].name.contains("２六歩"), "{:?}", session.game_rows());
}

#[test]
fn the_list_follows_the_language_and_shows_clocks_comments_and_bookmarks() {
    let mut session = open(KIF);
    let rows = session.game_rows();
    assert_eq!(rows[0].name, "開始局面");
    assert!(rows[0].has_comment && rows[10].has_comment && !rows[1].has_comment);
    assert!(rows[1].name.contains("３八飛"), "{}", rows[1].name);
    assert!(rows[14].name.contains('同'), "{}", rows[14].name);
    assert_eq!((&*rows[1].time, &*rows[6].time), ("2:50", "0:10"));
    assert_eq!(rows[25].bookmark.as_deref(), Some("しおり1"));
    assert_eq!(rows[41].name, "投了");
    assert!(rows.iter().enumerate().all(|(n, row)| row.number == n as u32));
    send(&mut session, Command::Settings(SettingsCommand::SetLanguage(Language::En)));
    assert_eq!(session.game_rows()[0].name, "start");
    assert!(session.game_rows()[1].name.is_ascii() || session.game_rows()[1].name.contains('▲'));
    assert!(!session.game_rows()[41].name.contains("投了"));
}

#[test]
fn closing_a_game_leaves_the_board_as_it_was() {
    let mut session = open(KIF);
    turn(&mut session, GoToPly::Number(7));
    let shown = session.board_editor().and_then(GameTable::sfen);
    send(&mut session, Command::Game(GameCommand::Close));
    assert!(open_game(&session).is_none() && session.game_rows().is_empty());
    assert!(!shows_game(&session));
    assert_eq!(session.board_editor().and_then(GameTable::sfen), shown);
    // Nothing is left to navigate or to save.
    turn(&mut session, GoToPly::By(1));
    let nowhere = PathBuf::from("nowhere.kif");
    assert!(session.apply(Command::Save(SaveCommand::Game(nowhere))).is_empty());
    assert_eq!(session.board_editor().and_then(GameTable::sfen), shown);
}

#[test]
fn opening_another_game_reports_the_unsaved_moves() {
    let mut session = open(KIF);
    send(
        &mut session,
        Command::Lesson(LessonCommand::Open(text("a.usi", b"startpos moves 7g7f 3c3d"))),
    );
    assert!(session.message().is_none(), "nothing had been added");
    assert_eq!(game(&session).line().len(), 3);
    turn(&mut session, GoToPly::Number(1));
    play(&mut session, "8c8d");
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(PathBuf::from(KIF)))));
    let message = session.message().expect("it is said");
    assert!(!message.is_error && message.text.en.contains("Games not saved"));
    // A ply of a previously open, longer game does not belong to this one.
    let last = game(&session).record().ids().last().expect("many");
    send(&mut session, Command::Lesson(LessonCommand::Open(text("b.usi", b"startpos moves 7g7f"))));
    turn(&mut session, GoToPly::First);
    turn(&mut session, GoToPly::To(last));
    assert_eq!(ply(&session), 0);
    agrees(&session);
}

#[test]
fn a_usi_line_with_moves_is_a_game_but_a_position_is_not() {
    let session = open_text("g.usi", "position startpos moves 7g7f 3c3d 8h2b+\n");
    assert_eq!((game(&session).line().len(), ply(&session)), (4, 3));
    let from = "4k4/9/9/9/9/9/4P4/9/4K4 b - 7";
    let session = open_text("p.sfen", &format!("{from}\n"));
    assert!(open_game(&session).is_none() && session.page().is_board());
    let session = open_text("q.usi", &format!("sfen {from} moves 5g5f 5a4a\n"));
    let (start, moves) = session.board_editor().expect("a board").played();
    assert!(parse_sfen(&start).is_ok() && moves.len() == 2);
    assert_eq!(game(&session).line().len(), 3);
    agrees(&session);
}

#[test]
fn a_move_played_during_saving_stays_unsaved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.kif");
    let mut session = open(KIF);
    let at = session.apply(Command::Save(SaveCommand::Game(path.clone())));
    // Before the disk answers, a move is added.
    turn(&mut session, GoToPly::First);
    send(&mut session, Command::Board(BoardCommand::Read("1g1f".to_owned())));
    assert!(game(&session).is_changed());
    for effect in at {
        session.receive(carry_out(effect));
    }
    assert!(path.exists() && game(&session).is_changed());
    assert_eq!(*game(&session).source().expect("a source"), kif());
    // Closed, it is kept until discarded explicitly.
    send(&mut session, Command::Game(GameCommand::Close));
    assert!(open_game(&session).is_none() && kept(&session).len() == 1);
    let work = session.remembered().work;
    let games = work.iter().filter(|work| work.name.starts_with("shogi-"));
    assert_eq!(games.count(), 2, "the board, and the game put aside");
    let mut next = Session::new();
    next.recall(session.remembered(), "2-");
    send(&mut next, Command::Game(GameCommand::Reopen(0)));
    assert!(game(&next).is_changed() && kept(&next).is_empty());
    assert_eq!(*game(&next).record(), *kept(&session)[0].record());
    send(&mut session, Command::Game(GameCommand::Discard(0)));
    assert!(kept(&session).is_empty());
}

#[test]
fn a_game_keeps_shift_jis_only_in_its_own_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own.kif");
    fs::copy("tests/records/kif_sjis_crlf.kif", &own).expect("a copy");
    let encoding = |path: &Path| {
        let bytes = fs::read(path).expect("a file");
        read(&bytes, Some(Format::Kif)).expect("a game").encoding.name()
    };
    let mut session = open(own.to_str().expect("a path"));
    send(&mut session, Command::Save(SaveCommand::Game(own.clone())));
    assert_eq!(encoding(&own), "shift_jis");
    let other = folder.path().join("other.kif");
    for number in 0..2 {
        send(&mut session, Command::Board(BoardCommand::Read(["1g1f", "9g9f"][number].to_owned())));
        send(&mut session, Command::Save(SaveCommand::Game(other.clone())));
        assert_eq!(encoding(&other), "utf-8");
    }
}

#[test]
fn the_host_reads_pasted_text_and_can_be_cancelled() {
    let record = std::str::from_utf8(&fs::read(KIF).expect("a game")).expect("UTF-8").to_owned();
    for text in [record.as_str(), "startpos", "position startpos moves 7g7f", "nonsense"] {
        let mut session = open_text("a.usi", "startpos moves 2g2f");
        let pasted = || Command::Lesson(LessonCommand::Open(Source::pasted(text.to_owned())));
        let mut effects = session.apply(pasted());
        // Nothing has been read yet, and the window stays responsive.
        assert!(session.opening().is_some() && session.job().is_some(), "{text}");
        assert_eq!(game(&session).line().len(), 2);
        session.apply(Command::Lesson(LessonCommand::Cancel));
        assert!(session.opening().is_none(), "{text}");
        // The answer comes too late.
        session.receive(carry_out(effects.pop().expect("an effect")));
        assert_eq!(game(&session).line().len(), 2, "{text}");
        assert_eq!(session.message(), None, "{text}");
        send(&mut session, pasted());
        match text {
            "nonsense" => assert!(session.message().is_some_and(|message| message.is_error)),
            "startpos" => assert_eq!(ply(&session), 0),
            "position startpos moves 7g7f" => assert_eq!(ply(&session), 1),
            _ => assert!(game(&session).line().len() > 40),
        }
    }
}
