//! Two windows on one home, and files that are too large, unreadable or reached by several paths:
//! no work and no results of the user are lost.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use yomisuji::cli::{Exit, Refusal};
use yomisuji::formats::othello::OthelloRecord;
use yomisuji::formats::record::{Format, ParsedRecord, PlyId, Record, read};
use yomisuji::games::shogi::Shogi;
use yomisuji::host::{Folders, Keeper, files};
use yomisuji::scenario::shipped;
use yomisuji::session::{
    BoardCommand, Command, FillInCommand, FillInField, FirstTake, GameCommand, Games,
    LessonCommand, LessonMark, MarkEntry, Navigation, PageCommand, PredictCommand, Remembered,
    Reply, Session, Source, StudyCommand, StudyMode, Unsaved, UnsavedWork, shogi_game,
};
use yomisuji::subject::GameId;

use crate::cover::opened;
use crate::fill_in::{self, filling, view, write};
use crate::{run_for, send, settle};

const KIF: &str = "tests/records/kif_utf8_bom_variations.kif";

/// How many games of this kind were put aside.
fn kept(session: &Session, game: GameId) -> usize {
    let games = session.shelved_games().iter();
    games.filter(|kept| kept.games.game() == game).count()
}

/// The place on the shelf of the first game of this kind.
fn place(session: &Session, game: GameId) -> usize {
    let mut games = session.shelved_games().iter();
    let place = games.position(|kept| kept.games.game() == game);
    place.expect("it was put aside")
}

/// Passes the folder to the process that is to be killed.
const FOLDER: &str = "YOMISUJI_TEST_FOLDER";

fn window(folder: &Path) -> (Keeper, Remembered) {
    let keeper = Keeper::new(&Folders::within(folder));
    let (remembered, said) = keeper.recall();
    assert!(said.is_empty(), "{said:?}");
    (keeper, remembered)
}

fn keep(keeper: &Keeper, remembered: &Remembered) {
    assert_eq!(keeper.keep(keeper.begin(), remembered).map(drop), Ok(()));
}

/// Saves what a window has, and tells it what the others have shown.
pub(crate) fn keep_and_hear(keeper: &Keeper, session: &mut Session) {
    let kept = keeper.keep(keeper.begin(), &session.remembered());
    let _ = session.receive(Reply::Remembered(kept));
}

/// Marks of this many takes; the first of them has this share, in per cent.
fn entry(tries: u32, first: u32, last: u32) -> MarkEntry {
    let mark = |got: u32| LessonMark::new(f64::from(got), 100.0, 8);
    MarkEntry {
        work: StudyMode::Predict,
        algorithm: "alpha-beta".to_owned(),
        tries,
        best: mark(first.max(last)),
        last: mark(last),
        first: Some(FirstTake { take: 1, mark: mark(first), looks: 0, ..FirstTake::default() }),
        is_main: true,
    }
}

fn mark_of<'m>(marks: &'m BTreeMap<String, Vec<MarkEntry>>, lesson: &str) -> &'m MarkEntry {
    &marks[lesson][0]
}

/// Unsaved work of this window that contains the number.
fn work_of(keeper: &Keeper, number: usize) -> UnsavedWork {
    let bytes = fs::read(KIF).expect("a game");
    let mut record: Record = read(&bytes, None).expect("a game").record;
    record.set_comment(PlyId::START, &number.to_string());
    let source = Source::Text { name: "game.kif".to_owned(), bytes: Vec::new() };
    UnsavedWork {
        name: format!("shogi-{}1", keeper.start()),
        what: Unsaved::Games(shogi_game(&source, ParsedRecord::of(record, Format::Kif))),
    }
}

#[test]
fn saving_merges_the_records_of_two_windows() {
    let folder = tempfile::tempdir().expect("a folder");
    let [(first, mut a), (second, mut b)] = [window(folder.path()), window(folder.path())];
    a.state.marks.insert("a".to_owned(), vec![entry(1, 80, 80)]);
    a.state.seen.insert("a".to_owned());
    a.state.recent = vec!["/nowhere/a.ron".into()];
    a.state.toured = true;
    keep(&first, &a);
    b.state.marks.insert("b".to_owned(), vec![entry(2, 50, 60)]);
    b.state.seen.insert("b".to_owned());
    b.state.recent = vec!["/nowhere/b.ron".into()];
    b.state.place.step = 7;
    keep(&second, &b);
    // Parts that the first one has not changed do not revert to its old version.
    a.state.marks.insert("a".to_owned(), vec![entry(2, 80, 90)]);
    keep(&first, &a);
    let (_third, found) = window(folder.path());
    let marks = &found.state.marks;
    assert_eq!(*mark_of(marks, "a"), entry(2, 80, 90));
    assert_eq!(*mark_of(marks, "b"), entry(2, 50, 60));
    assert_eq!(found.state.seen.len(), 2);
    let recent: [PathBuf; 2] = ["/nowhere/b.ron".into(), "/nowhere/a.ron".into()];
    assert_eq!(found.state.recent, recent);
    assert!(found.state.toured);
    // The user's place is that of the window that saved last.
    assert_eq!(found.state.place.step, a.state.place.step);
    // If the marks cannot be read, this window's knowledge is written again.
    fs::write(folder.path().join("marks.ron"), "(half").expect("a file");
    fs::remove_file(folder.path().join("marks.ron.before")).expect("it is there");
    assert!(first.keep(first.begin(), &a).is_err(), "it is said");
    let (_, found) = window(folder.path());
    assert_eq!(*mark_of(&found.state.marks, "a"), entry(2, 80, 90));
}

#[test]
fn attempts_in_two_windows_add_up_and_the_lower_first_one_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let [(first, mut a), (second, mut b)] = [window(folder.path()), window(folder.path())];
    let take = |keeper: &Keeper, remembered: &mut Remembered, entry: MarkEntry| {
        let marks = &mut remembered.state.marks;
        marks.insert("lesson".to_owned(), vec![entry]);
        keep(keeper, remembered);
        let kept = Keeper::new(&Folders::within(folder.path())).look();
        mark_of(&kept.expect("it can be read").marks, "lesson").clone()
    };
    assert_eq!(take(&first, &mut a, entry(1, 10, 10)), entry(1, 10, 10));
    // The other window does not know of it; as it goes on, so does its own.
    let both = take(&second, &mut b, entry(1, 0, 0));
    assert_eq!((both.tries, both.counted()), (2, 0));
    let both = take(&second, &mut b, entry(1, 40, 40));
    assert_eq!((both.tries, both.counted(), both.best.share), (2, 100, 400));
    let both = take(&first, &mut a, entry(1, 90, 90));
    assert_eq!((both.tries, both.counted(), both.best.share), (2, 400, 900));
    // Retakes are recorded beside it.
    let both = take(&first, &mut a, entry(2, 90, 100));
    assert_eq!((both.tries, both.counted(), both.best.share), (3, 400, 1000));
    assert_eq!(both.last.share, 1000);
}

#[test]
fn windows_writing_at_once_lose_nothing() {
    const ROUNDS: u32 = 60;
    let folder = tempfile::tempdir().expect("a folder");
    let windows: Vec<_> = (0..3).map(|_| window(folder.path())).collect();
    std::thread::scope(|scope| {
        for (number, (keeper, remembered)) in windows.iter().enumerate() {
            scope.spawn(move || {
                let mut own = remembered.clone();
                for round in 1..=ROUNDS {
                    let marks = &mut own.state.marks;
                    marks.insert("all".to_owned(), vec![entry(round, 50, 60)]);
                    marks.insert(format!("{number}-{round}"), vec![entry(1, 70, 70)]);
                    own.state.seen.insert(format!("{number}-{round}"));
                    own.work = vec![work_of(keeper, round as usize)];
                    keep(keeper, &own);
                }
            });
        }
    });
    drop(windows);
    let (_, found) = window(folder.path());
    assert_eq!(found.state.seen.len(), 3 * ROUNDS as usize);
    assert_eq!(found.state.marks.len(), 3 * ROUNDS as usize + 1);
    assert_eq!(mark_of(&found.state.marks, "all").tries, 3 * ROUNDS);
    assert_eq!(found.work.len(), 3);
    for work in found.work {
        let Unsaved::Games(games) = work.what else {
            panic!("it is a game");
        };
        let game = games.as_any().downcast_ref::<Games<Shogi>>();
        let comment = game.expect("shogi").record().comment(PlyId::START);
        assert_eq!(*comment, ROUNDS.to_string());
    }
}

/// What one window is doing, editing or presenting, the next one does not begin with; after its end,
/// the next start goes on there.
#[test]
fn a_window_beside_another_one_begins_in_watch() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, mut state) = window(folder.path());
    (state.state.place.study, state.state.place.presents) = (StudyMode::Make, true);
    state.state.place.step = 7;
    keep(&first, &state);
    let (second, beside) = window(folder.path());
    let place = beside.state.place;
    assert_eq!((place.study, place.presents, place.step), (StudyMode::Watch, false, 7));
    drop(second);
    drop(first);
    let (_third, again) = window(folder.path());
    assert_eq!((again.state.place.study, again.state.place.presents), (StudyMode::Make, true));
}

#[test]
fn a_window_leaves_the_work_of_an_open_one_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = || {
        let files = fs::read_dir(folder.path().join("unsaved")).expect("a folder");
        files.count()
    };
    let (first, mut a) = window(folder.path());
    a.work = vec![work_of(&first, 1)];
    keep(&first, &a);
    let (second, b) = window(folder.path());
    assert!(b.work.is_empty());
    keep(&second, &b);
    // Even under its own name it is not overwritten.
    let mut taking = b.clone();
    taking.work = a.work.clone();
    assert!(second.keep(second.begin(), &taking).is_err());
    keep(&second, &b);
    assert_eq!(files(), 1);
    // Once closed, it belongs to the next window only.
    drop(first);
    let (third, c) = window(folder.path());
    assert_eq!((c.work.len(), c.work[0].name.clone()), (1, a.work[0].name.clone()));
    let (fourth, d) = window(folder.path());
    assert!(d.work.is_empty());
    keep(&fourth, &d);
    assert_eq!(files(), 1);
    // Its owner can discard it.
    keep(&third, &Remembered::default());
    assert_eq!(files(), 0);
    drop((second, third, fourth));
    let windows = fs::read_dir(folder.path().join("windows")).expect("a folder");
    assert_eq!(windows.count(), 0, "nobody is there any more");
}

/// Not a test by itself: the window that the next one kills.
#[test]
#[ignore = "runs until it is killed"]
fn holds_work_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let (keeper, mut remembered) = window(&folder);
    remembered.work.push(work_of(&keeper, 5));
    keep(&keeper, &remembered);
    let mut output = std::io::stdout();
    writeln!(output, "\nkept").expect("somebody listens");
    output.flush().expect("somebody listens");
    std::thread::sleep(std::time::Duration::from_mins(1));
}

#[test]
fn a_window_takes_over_the_work_of_a_killed_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_open, _) = window(folder.path());
    for round in 1..=3 {
        let own = std::env::current_exe().expect("this test is a file");
        let name = "windows::holds_work_until_it_is_killed";
        let mut process = Process::new(own)
            .args([name, "--exact", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test runs");
        let output = process.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        assert!(lines.any(|line| line == "kept"));
        let (_, found) = window(folder.path());
        assert_eq!(found.work.len(), 0, "it is open");
        process.kill().expect("it runs");
        process.wait().expect("it ends");
        let (_, found) = window(folder.path());
        assert_eq!(found.work.len(), round, "that of those before, too");
    }
}

#[test]
fn a_state_too_large_to_be_read_again_is_written_without_panels() {
    let folder = tempfile::tempdir().expect("a folder");
    let (keeper, mut remembered) = window(folder.path());
    remembered.state.layout = "x".repeat(20_000_000);
    remembered.state.place.step = 9;
    remembered.state.marks.insert("a".to_owned(), vec![entry(1, 80, 80)]);
    let said = keeper.keep(keeper.begin(), &remembered).expect_err("it is said");
    assert!(said.en.contains("too large") && said.en.contains("panels"), "{}", said.en);
    drop(keeper);
    let (_, found) = window(folder.path());
    assert_eq!((found.state.place.step, found.state.layout.len()), (9, 0));
    assert_eq!(found.state.marks.len(), 1);
}

fn open(session: &mut Session, source: Source) {
    send(session, Command::Lesson(LessonCommand::Open(source)));
}

fn paste(session: &mut Session, text: &str) {
    open(session, Source::pasted(text.to_owned()));
}

/// The session of the next start, with the contents of the previous folder.
fn next_start(session: &Session, folder: &Path) -> Session {
    let (keeper, _) = window(folder);
    keep(&keeper, &session.remembered());
    drop(keeper);
    let (keeper, remembered) = window(folder);
    let place = remembered.state.place.clone();
    let mut next = Session::new();
    next.recall(remembered, keeper.start());
    let effects = next.resume(place);
    settle(&mut next, effects);
    next
}

/// A course with this second chapter, in a separate folder.
fn course(lessons: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let tasks: Vec<_> = lessons
        .iter()
        .map(|lesson| format!("(lesson: \"{lesson}\", work: predict, marks: 10)"))
        .collect();
    let text = format!(
        "Course(version: 1, title: (ja: \"週\", en: \"Week\"), chapters: [(title: (ja: \"一\", en: \"One\"), lessons: [{}])])",
        tasks.join(",\n")
    );
    fs::write(folder.path().join("week.ron"), text).expect("written");
    folder
}

#[test]
fn a_course_and_long_games_are_kept_outside_the_state() {
    let long = format!("{}.ron", "x".repeat(200));
    let names: Vec<_> = (0..3_000).map(|number| format!("{number}{long}")).collect();
    let names: Vec<_> = names.iter().map(String::as_str).chain(["mine.ron"]).collect();
    let folder = course(&names);
    fs::write(folder.path().join("mine.ron"), shipped()[0].text()).expect("written");
    let mut session = Session::new();
    open(&mut session, Source::File(folder.path().join("week.ron")));
    assert_eq!(session.lessons().len(), 3_001);
    // A long game of Othello, and a long line on the board of shogi.
    paste(
        &mut session,
        &format!(
            "(;GM[Othello]PC[{}]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)",
            "long".repeat(500_000)
        ),
    );
    assert!(session.page().is_board_of(GameId::Othello), "{:?}", session.message());
    let shuffle = "2h3h 8b7b 3h2h 7b8b ".repeat(2_000);
    let line = format!("position startpos moves {shuffle}");
    send(&mut session, Command::Page(PageCommand::EditText(line)));
    let moves = session.board_editor().expect("in use").played().1.len();
    assert_eq!(moves, 8_000);
    let home = tempfile::tempdir().expect("a folder");
    let next = next_start(&session, home.path());
    let state = fs::metadata(home.path().join("state.ron")).expect("a file");
    assert!(state.len() < 100_000, "{}", state.len());
    assert_eq!(next.lessons().len(), 3_001);
    assert_eq!(next.board_editor().expect("in use").played().1.len(), 8_000);
    let record = next.othello_board().expect("in use").record();
    let same = session.othello_board().expect("in use").record();
    assert_eq!(record, same);
    let long = |record: &OthelloRecord| record.header("PC").map(str::len);
    assert_eq!((long(record), long(same)), (Some(2_000_000), Some(2_000_000)));
}

#[test]
fn a_file_has_one_mark_by_whatever_path_it_is_opened() {
    let folder = course(&["mine.ron", "sub/../mine-2.ron"]);
    fs::create_dir(folder.path().join("sub")).expect("a folder");
    for name in ["mine.ron", "mine-2.ron"] {
        fs::write(folder.path().join(name), shipped()[0].text()).expect("written");
    }
    let other = tempfile::tempdir().expect("a folder");
    let mut ways =
        vec![folder.path().join("mine.ron"), folder.path().join("sub").join("..").join("mine.ron")];
    #[cfg(unix)]
    for (from, to) in [("mine.ron", "link.ron"), ("", "linked")] {
        let link = other.path().join(to);
        std::os::unix::fs::symlink(folder.path().join(from), &link).expect("a link");
        ways.push(if from.is_empty() { link.join("mine.ron") } else { link });
    }
    let full = files::full_name(&ways[0]);
    for way in &ways {
        let mut session = Session::new();
        open(&mut session, Source::File(way.clone()));
        let source = session.open().expect("open").source();
        assert_eq!(*source, Source::File(full.clone()), "{}", way.display());
        let remembered = session.remembered();
        assert_eq!(remembered.state.recent, std::slice::from_ref(&full));
    }
    // A relative path, and the shipped lesson: two files.
    let mut session = Session::new();
    open(&mut session, Source::File("scenarios/m-01-tree-A.ron".into()));
    let name = session.open().expect("open").source().name();
    assert!(Path::new(&name).is_absolute() && name != Source::Shipped("m-01-tree-A").name());
    // In a course, its own lessons are opened.
    open(&mut session, Source::File(folder.path().join("week.ron")));
    open(&mut session, Source::File(folder.path().join("mine-2.ron")));
    let source = session.open().expect("open").source().clone();
    let mut entries = session.lessons().iter();
    let entry = entries.find(|entry| entry.source == source).expect("listed");
    assert!(session.course_task(entry).is_some());
    assert_eq!(session.lessons().len(), 3, "those of the course, and the one that was open");
}

#[test]
fn unreadable_marks_are_reported_and_left_untouched() {
    for broken in ["marks.ron", "state.ron", "marks.ron.before"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (keeper, mut remembered) = window(folder.path());
        for tries in 1..=2 {
            remembered.state.place.step += 1;
            let marks = &mut remembered.state.marks;
            marks.insert("a".to_owned(), vec![entry(tries, 80, 80)]);
            keep(&keeper, &remembered);
        }
        drop(keeper);
        if broken.ends_with(".before") {
            fs::remove_file(folder.path().join("marks.ron")).expect("it is there");
        }
        let file = folder.path().join(broken);
        fs::write(&file, "(\n  marks: {\n    \"a\": [7],\n").expect("a file");
        let all = || -> Vec<(PathBuf, Vec<u8>)> {
            let files = fs::read_dir(folder.path()).expect("a folder");
            let files = files.map(|file| file.expect("a file").path());
            let mut all: Vec<_> = files
                .filter(|path| path.is_file())
                .map(|path| (path.clone(), fs::read(path).expect("a file")))
                .collect();
            all.sort();
            all
        };
        let before = all();
        let (exit, text) = run_for(&Folders::within(folder.path()), &["marks"], "");
        let Err(Refusal(said)) = exit else {
            panic!("{exit:?}");
        };
        assert!(text.is_empty());
        assert!(said.starts_with(&format!("{}:3:", file.display())), "{said}");
        assert_eq!(all(), before, "{broken}");
    }
    // Without saved data, nothing is created.
    let folder = tempfile::tempdir().expect("a folder");
    let (exit, _) = run_for(&Folders::within(folder.path()), &["marks"], "");
    assert_eq!(exit, Ok(Exit::Answered));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn unsaved_games_survive_other_games_and_restarts() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = Session::new();
    paste(&mut session, "position startpos moves 7g7f 3c3d");
    paste(&mut session, "position startpos moves 2g2f 8c8d");
    let told = session.message().expect("it is said").text.clone();
    assert!(told.en.contains("Games not saved") && told.ja.contains("保存していない棋譜"));
    assert_eq!(kept(&session, GameId::Shogi), 1);
    send(&mut session, Command::Game(GameCommand::Close));
    assert!(session.message().is_some_and(|told| told.text.en.contains("Games not saved")));
    assert_eq!(kept(&session, GameId::Shogi), 2);
    // Two games of Othello in one file, and another one after it.
    let game = |moves: &str| {
        format!(
            "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]{moves};)"
        )
    };
    let two = game("B[f5]W[d6]") + "\n" + &game("B[f5]W[f6]B[e6]");
    open(&mut session, Source::Text { name: "two.ggf".to_owned(), bytes: two.into_bytes() });
    send(&mut session, Command::Game(GameCommand::Turn(1)));
    let mut next = next_start(&session, home.path());
    assert!(next.page().is_board_of(GameId::Othello));
    let board = next.othello_board().expect("in use");
    assert_eq!(board.here().file().map(|file| (file.games().len(), file.number())), Some((2, 1)));
    assert_eq!(board.record().move_count(), 3);
    paste(&mut next, "f5f4e3");
    assert!(next.message().is_some_and(|told| told.text.en.contains("Games not saved")));
    assert_eq!(kept(&next, GameId::Othello), 1);
    // Beside an open game of shogi, the board of Othello was shown.
    let number = place(&next, GameId::Shogi);
    send(&mut next, Command::Game(GameCommand::Reopen(number)));
    assert!(!next.page().is_board_of(GameId::Othello));
    send(&mut next, Command::Page(PageCommand::ShowBoard(yomisuji::subject::GameId::Othello)));
    let mut last = next_start(&next, home.path());
    assert!(
        last.page().is_board_of(GameId::Othello)
            && last.board_editor().expect("in use").open().is_some()
    );
    assert_eq!(last.othello_board().expect("in use").record().move_count(), 3);
    assert_eq!((kept(&last, GameId::Shogi), kept(&last, GameId::Othello)), (1, 1));
    let number = place(&last, GameId::Othello);
    send(&mut last, Command::Game(GameCommand::Reopen(number)));
    let board = last.othello_board().expect("in use");
    assert_eq!(board.here().file().map(|file| file.games().len()), Some(2));
    assert_eq!(kept(&last, GameId::Othello), 1, "the one that was there");
    let number = place(&last, GameId::Othello);
    send(&mut last, Command::Game(GameCommand::Discard(number)));
    assert_eq!(kept(&last, GameId::Othello), 0);
}

#[test]
fn the_boards_of_two_windows_are_restored_at_the_next_start() {
    let home = tempfile::tempdir().expect("a folder");
    let windows: Vec<_> = [("7g7f", "f5d6"), ("2g2f 3c3d", "f5f6")]
        .into_iter()
        .map(|(shogi, discs)| {
            let (keeper, remembered) = window(home.path());
            let mut session = Session::new();
            session.recall(remembered, keeper.start());
            let board = |game| Command::Page(PageCommand::ShowBoard(game));
            send(&mut session, board(GameId::Shogi));
            let line = format!("position startpos moves {shogi}");
            send(&mut session, Command::Board(BoardCommand::Read(line)));
            send(&mut session, board(GameId::Othello));
            for mv in [&discs[..2], &discs[2..]] {
                let read = BoardCommand::Read(mv.to_owned());
                send(&mut session, Command::Board(read));
            }
            keep(&keeper, &session.remembered());
            keeper
        })
        .collect();
    drop(windows);
    let (keeper, remembered) = window(home.path());
    let mut next = Session::new();
    next.recall(remembered, keeper.start());
    assert_eq!(next.board_editor().expect("in use").played().1.len(), 2);
    assert_eq!(kept(&next, GameId::Shogi), 1);
    assert_eq!(kept(&next, GameId::Othello), 1);
    // It stays the same on the next start.
    keep(&keeper, &next.remembered());
    drop(keeper);
    let (_, remembered) = window(home.path());
    assert_eq!(remembered.work.len(), 4);
}

/// The titles of the lessons that are the user's own.
fn own(session: &Session) -> Vec<String> {
    let own = session.lessons().iter().filter(|entry| entry.chapter.is_none());
    own.map(|entry| entry.title.en.clone()).collect()
}

#[test]
fn pasted_trees_are_kept_like_everything_else_that_is_not_saved() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = Session::new();
    paste(&mut session, "[[3, 12], [2, 4]]");
    paste(&mut session, "[[8, 1], [7, 9]]");
    let first = own(&session);
    assert_eq!(first.len(), 2, "{first:?}");
    assert_ne!(first[0], first[1]);
    let next = next_start(&session, home.path());
    assert_eq!(own(&next), first);
    let open = next.open().expect("the last of them");
    assert_eq!(open.loaded().lesson.title.en, first[1]);
    assert_eq!(open.tree().len(), 7);
}

#[test]
fn a_lesson_of_ones_own_stays_in_the_list_after_a_course_that_has_it() {
    let folder = course(&["mine.ron"]);
    let mut session = Session::new();
    let file = folder.path().join("mine.ron");
    fs::write(&file, shipped()[0].text()).expect("written");
    open(&mut session, Source::File(file.clone()));
    let before = own(&session);
    assert_eq!(before.len(), 1, "{before:?}");
    open(&mut session, Source::File(folder.path().join("week.ron")));
    assert!(session.lessons().iter().any(|entry| entry.source == Source::File(file.clone())));
    assert!(own(&session).is_empty());
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    assert_eq!(own(&session), before);
}

/// The sheets of the iterations of one run are sheets of their own: saving again and again leaves each once,
/// and pushes no other out.
#[test]
fn saving_keeps_the_sheet_of_every_iteration_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (keeper, _) = window(folder.path());
    let mut session = filling(opened("m-01-tree-A"));
    let fill = |session: &mut Session, field, text| {
        let node = view(session).cursor.0;
        write(session, node, field, text);
    };
    fill(&mut session, FillInField::Value, "77");
    session.show(opened("x-uct"));
    for (number, text) in [(3, "5"), (12, "6"), (20, "7")] {
        fill_in::send(&mut session, FillInCommand::Iteration(number));
        fill(&mut session, FillInField::First, text);
    }
    let own = session.remembered();
    for _ in 0..40 {
        keep(&keeper, &own);
    }
    let (_, again) = window(folder.path());
    assert_eq!(again.state.study, own.state.study);
}

/// A window that has a lesson open, and nothing answered, leaves the answers of another window alone,
/// though it is told what that one has shown.
#[test]
fn a_window_that_is_told_what_was_seen_keeps_the_answers_of_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, _) = window(folder.path());
    let (second, _) = window(folder.path());
    let [mut a, mut b] = [(); 2].map(|()| {
        let mut session = Session::new();
        session.show(opened("m-01-tree-A"));
        session
    });
    for _ in 0..3 {
        keep_and_hear(&first, &mut a);
        let _ = b.apply(Command::Study(StudyCommand::SetMode(StudyMode::Predict)));
        for command in [PredictCommand::GoOn, PredictCommand::Choose(0), PredictCommand::Choose(1)]
        {
            let _ = b.apply(command.into());
        }
        keep_and_hear(&second, &mut b);
    }
    keep_and_hear(&first, &mut a);
    let _ = a.apply(Command::Go(Navigation::Last));
    keep_and_hear(&first, &mut a);
    let answered = b.predict_summary();
    assert!(answered.answered() > 0);
    let mut next = Session::new();
    let (keeper, remembered) = window(folder.path());
    next.recall(remembered, keeper.start());
    next.show(opened("m-01-tree-A"));
    assert_eq!(next.predict_summary(), answered);
}

/// The model of a sheet that another window of the same home has shown has been seen.
#[test]
fn a_sheet_whose_model_another_window_has_shown_earns_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, _) = window(folder.path());
    let (second, _) = window(folder.path());
    let [mut a, mut b] = [(); 2].map(|()| filling(opened("m-01-tree-A")));
    let node = view(&a).cursor.0;
    write(&mut a, node, FillInField::Value, "7");
    keep_and_hear(&first, &mut a);
    fill_in::send(&mut b, FillInCommand::ShowModel(usize::MAX));
    keep_and_hear(&second, &mut b);
    write(&mut a, node, FillInField::Value, "8");
    keep_and_hear(&first, &mut a);
    assert!(view(&a).has_seen_model);
    fill_in::send(&mut a, FillInCommand::Check);
    assert!(a.remembered().state.marks.is_empty());
}
