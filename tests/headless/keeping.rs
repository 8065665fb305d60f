//! Saved state: no part of it is lost, whatever happens to the program or to its files.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use yomisuji::formats::record::{Format, ParsedRecord, PlyId, Record, read};
use yomisuji::games::diagram::Branch;
use yomisuji::games::shogi::Shogi;
use yomisuji::host::{Folders, Keeper, STACK, files, read_source};
use yomisuji::scenario::{Lesson, SubjectSetup, shipped, to_text};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    AnyGames as _, BoardCommand, Command, Effect, GameCommand, GameTable, Games, GoToPly, Job,
    LessonCommand, Navigation, Opened, OpenedSource, PageCommand, Remembered, Replace, Reply,
    RunCommand, SaveError, SaveRequest, Session, SettingsCommand, Source, Unsaved, UnsavedWork,
    shogi_game,
};

use super::random::Dice;
use crate::{carry_out, send, settle};

const KIF: &str = "tests/records/kif_utf8_bom_variations.kif";

/// Passes the folder to the process that is to be killed.
const FOLDER: &str = "YOMISUJI_TEST_FOLDER";

fn keeper(folder: &Path) -> Keeper {
    Keeper::new(&Folders::within(folder))
}

fn keep(folder: &Path, remembered: &Remembered) {
    let keeper = keeper(folder);
    let _ = keeper.recall();
    assert_eq!(keeper.keep(keeper.begin(), remembered).map(drop), Ok(()));
}

/// The state in the folder, without any complaints.
fn recalled(folder: &Path) -> Remembered {
    let (remembered, said) = keeper(folder).recall();
    assert!(said.is_empty(), "{said:?}");
    remembered
}

/// Something of every kind, with `number` everywhere.
fn of_number(number: usize) -> Remembered {
    let mut remembered = Remembered::default();
    remembered.state.place.step = number;
    remembered.state.layout = "x".repeat(20_000);
    let mut lesson: Lesson = ron::from_str(shipped()[0].text()).expect("it ships");
    lesson.notes.en = number.to_string();
    let bytes = fs::read(KIF).expect("a game");
    let mut record: Record = read(&bytes, None).expect("a game").record;
    record.set_comment(PlyId::START, &number.to_string());
    let source = Source::Text { name: "game.kif".to_owned(), bytes: Vec::new() };
    let game = shogi_game(&source, ParsedRecord::of(record, Format::Kif));
    for (name, what) in
        [("lesson-a", Unsaved::Lesson(Arc::new(lesson))), ("shogi-a", Unsaved::Games(game))]
    {
        let name = name.to_owned();
        remembered.work.push(UnsavedWork { name, what });
    }
    remembered
}

/// The numbers in the state, the lesson and the game.
fn numbers(remembered: &Remembered) -> [usize; 3] {
    let mut numbers = [remembered.state.place.step, 0, 0];
    for work in &remembered.work {
        match &work.what {
            Unsaved::Lesson(lesson) => numbers[1] = lesson.notes.en.parse().expect("a number"),
            Unsaved::Games(games) => {
                let game = games.as_any().downcast_ref::<Games<Shogi>>();
                let comment = game.expect("shogi").record().comment(PlyId::START);
                numbers[2] = comment.parse().expect("a number");
            }
        }
    }
    numbers
}

/// Not a test by itself: the process that
/// [`kills_in_between`] kills.
#[test]
#[ignore = "runs until it is killed"]
fn saves_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let keeper = keeper(&folder);
    let (before, _) = keeper.recall();
    let first = numbers(&before).into_iter().max().unwrap_or(0) + 1;
    let mut output = std::io::stdout();
    for number in first..first + 1_000 {
        keeper.keep(keeper.begin(), &of_number(number)).expect("there is room");
        writeln!(output, "\nkept {number}").expect("somebody listens");
        output.flush().expect("somebody listens");
    }
}

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The number of concurrent windows and of kills of each: a thousand kills in total.
const WINDOWS: u64 = 8;
const KILLS: usize = 125;

#[test]
fn a_thousand_kills_during_saves_lose_nothing_that_was_kept() {
    let in_between: usize = std::thread::scope(|scope| {
        let windows: Vec<_> =
            (0..WINDOWS).map(|window| scope.spawn(move || kills_in_between(window))).collect();
        let counts = windows.into_iter().map(|window| window.join().expect("nothing is lost"));
        counts.sum()
    });
    // Otherwise no process was killed at a critical moment; on a busy machine few are.
    assert!(in_between > 0, "{in_between}");
}

/// Kills a process that saves repeatedly, and checks the files each time. Returns how often a save
/// was partly done, or done without the process knowing.
fn kills_in_between(seed: u64) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let own = std::env::current_exe().expect("this test is a file");
    let mut dice = Dice::new(seed);
    let mut in_between = 0;
    for kill in 0..KILLS {
        let process = Process::new(&own)
            .args(["keeping::saves_until_it_is_killed", "--exact", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn();
        let mut process = Killed(process.expect("this test runs"));
        let output = process.0.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let number = |line: &str| -> Option<usize> { line.strip_prefix("kept ")?.parse().ok() };
        // While it saves, it is killed anywhere within the next save or two.
        let told = lines.find_map(|line| number(&line)).expect("it saves");
        std::thread::sleep(Duration::from_micros(dice.below(5_000)));
        process.0.kill().expect("it runs");
        process.0.wait().expect("it ends");
        let told = lines.filter_map(|line| number(&line)).last().unwrap_or(told);
        let found = numbers(&recalled(folder.path()));
        for number in found {
            assert!(
                (told..=told + 1).contains(&number),
                "kill {kill}: {told} was kept, {found:?} is there"
            );
        }
        in_between += usize::from(found != [told; 3]);
    }
    check_that_leftovers_are_removed(folder.path());
    in_between
}

/// Leftovers of killed saves are removed once nobody can be writing them any more.
fn check_that_leftovers_are_removed(folder: &Path) {
    let leftovers = || -> Vec<PathBuf> {
        let folders = [folder.to_owned(), folder.join("unsaved")];
        let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
        let paths = files.map(|file| file.expect("a file").path());
        let is_unfinished = |path: &PathBuf| path.display().to_string().contains("unfinished");
        paths.filter(is_unfinished).collect()
    };
    // Those of the kills, if the disk is slow enough for any, and one in each folder.
    for place in [folder.to_owned(), folder.join("unsaved")] {
        fs::write(place.join(".yomisuji-unfinished-killed"), "half").expect("a file");
    }
    let left = leftovers();
    assert!(left.len() > 1);
    let long_ago = SystemTime::now() - Duration::from_hours(1);
    for path in &left[1..] {
        let file = fs::File::options().write(true).open(path).expect("a file");
        file.set_modified(long_ago).expect("its time can be set");
    }
    let _ = recalled(folder);
    assert_eq!(leftovers(), left[..1]);
}

/// The open game of shogi.
fn open_game(session: &Session) -> Option<&Games<Shogi>> {
    session.board_editor()?.open()
}

/// Whether the board shows the ply of the open game.
fn shows_game(session: &Session) -> bool {
    session.board_editor().is_some_and(GameTable::shows_open)
}

/// The games of shogi that were put aside.
fn kept(session: &Session) -> Vec<&Games<Shogi>> {
    let games = session.shelved_games().iter();
    let games = games.map(|kept| kept.games.as_any());
    games.filter_map(|games| games.downcast_ref()).collect()
}

fn open(session: &mut Session, source: Source) {
    send(session, Command::Lesson(LessonCommand::Open(source)));
}

/// The session after the program was closed and opened again.
fn reopened(session: &Session) -> Session {
    let folder = tempfile::tempdir().expect("a folder");
    // At the first start there is none.
    let folder = folder.path().join("share").join("yomisuji");
    keep(&folder, &session.remembered());
    let remembered = recalled(&folder);
    let place = remembered.state.place.clone();
    let mut next = Session::new();
    next.recall(remembered, "2-");
    let effects = next.resume(place);
    settle(&mut next, effects);
    assert_eq!(next.message(), None);
    next
}

#[test]
fn a_lesson_reopens_at_its_step_with_its_algorithm() {
    let mut session = Session::new();
    open(&mut session, Source::Shipped("m-01-tree-B"));
    let other = Algorithm::AlphaBeta;
    assert_ne!(session.open().expect("open").algorithm(), Algorithm::Minimax);
    for algorithm in [other, Algorithm::Minimax] {
        send(&mut session, Command::Run(RunCommand::SetAlgorithm(algorithm)));
        send(&mut session, Command::Go(Navigation::Seek(7)));
        let next = reopened(&session);
        let open = next.open().expect("a lesson");
        let same = session.open().expect("a lesson");
        assert_eq!(*open.source(), Source::Shipped("m-01-tree-B"));
        assert_eq!((open.algorithm(), open.step()), (same.algorithm(), 7));
        assert!(!next.page().is_board());
        assert!(!next.presents() && !next.run().covers());
    }
    // Presented, and covered.
    send(&mut session, Command::Settings(SettingsCommand::TogglePresent));
    send(&mut session, Command::Run(RunCommand::ToggleMasks));
    let next = reopened(&session);
    assert!(next.presents() && next.run().covers());
    assert_eq!(next.open().expect("a lesson").step(), 7);
}

#[test]
fn the_work_of_the_board_editor_is_restored() {
    let mut session = Session::new();
    send(&mut session, Command::Page(PageCommand::ToggleBoard));
    for text in ["position startpos moves 7g7f 3c3d", "2g2f"] {
        send(&mut session, Command::Board(BoardCommand::Read(text.to_owned())));
    }
    let mut growth = session.board_editor().expect("in use").reading().clone();
    growth.depth = 1;
    growth.values = "yss".into();
    let choose = BoardCommand::Choose(Box::new(growth.clone().into()));
    send(&mut session, Command::Board(choose));
    let next = reopened(&session);
    assert!(next.page().is_board() && next.open().is_some());
    let editor = next.board_editor().expect("in use");
    assert_eq!(*editor.reading(), growth);
    assert_eq!(editor.played(), session.board_editor().expect("in use").played());
    // Its tree is an unsaved lesson.
    send(&mut session, Command::Board(BoardCommand::Grow));
    send(&mut session, Command::Go(Navigation::Seek(3)));
    let before = session.open().expect("it was grown");
    let again = reopened(&session);
    let after = again.open().expect("it was kept");
    assert_eq!(after.source(), before.source());
    assert_eq!((after.step(), after.tree().len()), (3, before.tree().len()));
    assert!(!again.page().is_board());
    // It stays the same on the next start.
    assert_eq!(reopened(&again).lessons().len(), session.lessons().len());
}

#[test]
fn the_game_reopens_at_its_ply_with_its_added_moves() {
    let mut session = Session::new();
    open(&mut session, Source::File(KIF.into()));
    for _ in 0..2 {
        send(&mut session, Command::Game(GameCommand::GoTo(GoToPly::By(1))));
    }
    let at = open_game(&session).expect("a game").at();
    let next = reopened(&session);
    let game = open_game(&next).expect("a game");
    assert!(next.page().is_board() && shows_game(&next));
    assert_eq!(
        (game.at(), game.source()),
        (at, Some(&Source::File(files::full_name(KIF.as_ref()))))
    );
    assert!(!game.is_changed());
    // A move of the user's own: the file does not have it.
    send(&mut session, Command::Board(BoardCommand::Read("1g1f".to_owned())));
    assert!(open_game(&session).expect("a game").is_changed());
    for page in [true, false] {
        let next = reopened(&session);
        let (game, same) = (open_game(&next), open_game(&session));
        let (game, same) = (game.expect("a game"), same.expect("a game"));
        assert_eq!((game.record(), game.at()), (same.record(), same.at()));
        assert!(game.is_changed() && shows_game(&next));
        assert_eq!(next.page().is_board(), page);
        assert_eq!(game.complaints(), same.complaints());
        send(&mut session, Command::Page(PageCommand::ToggleBoard));
    }
    // A shelf of them.
    for number in 0..30 {
        send(&mut session, Command::Game(GameCommand::Close));
        open(&mut session, Source::File(KIF.into()));
        let mv = ["1g1f", "9g9f", "5g5f"][number % 3];
        send(&mut session, Command::Game(GameCommand::GoTo(GoToPly::First)));
        send(&mut session, Command::Board(BoardCommand::Read(mv.to_owned())));
    }
    send(&mut session, Command::Game(GameCommand::Close));
    let next = reopened(&reopened(&session));
    assert_eq!(kept(&session).len(), 31);
    assert_eq!(kept(&next).len(), 31);
    for game in kept(&session) {
        assert!(kept(&next).iter().any(|other| other.record() == game.record()));
    }
}

#[test]
fn a_missing_lesson_is_named_and_the_first_one_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    fs::write(&path, shipped()[3].text()).expect("a copy");
    let mut session = Session::new();
    open(&mut session, Source::File(path.clone()));
    send(&mut session, Command::Go(Navigation::Last));
    let remembered = session.remembered();
    fs::remove_file(&path).expect("it is there");
    let mut next = Session::new();
    let place = remembered.state.place.clone();
    next.recall(remembered, "2-");
    let effects = next.resume(place);
    settle(&mut next, effects);
    assert!(next.message().is_some_and(|message| message.text.en.contains("mine.ron")));
    assert_eq!(*next.open().expect("open").source(), next.lessons()[0].source);
}

#[test]
fn saved_or_discarded_work_is_no_longer_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let keeper = keeper(folder.path());
    let mut remembered = of_number(1);
    let names = || {
        let files = fs::read_dir(folder.path().join("unsaved")).expect("a folder");
        let mut names: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(keeper.keep(keeper.begin(), &remembered).map(drop), Ok(()));
    assert_eq!(names(), ["lesson-a.ron", "shogi-a.ron"]);
    let (old, new) = (keeper.begin(), keeper.begin());
    let lesson = remembered.work.remove(0);
    assert_eq!(keeper.keep(new, &remembered).map(drop), Ok(()));
    assert_eq!(names(), ["shogi-a.ron"]);
    // A request from earlier comes too late.
    remembered.work.push(lesson);
    assert_eq!(keeper.keep(old, &remembered).map(drop), Ok(()));
    assert_eq!(names(), ["shogi-a.ron"]);
}

/// Puts something strange in place of a file.
fn put_unreadable(path: &Path, kind: &str) {
    let _ = fs::remove_file(path);
    match kind {
        "text" => fs::write(path, "(language: klingon)").expect("a file"),
        "half" => fs::write(path, "(language: en, theme").expect("a file"),
        "bytes" => fs::write(path, [0xff, 0xfe, 0, 7]).expect("a file"),
        "empty" => fs::write(path, "").expect("a file"),
        "folder" => fs::create_dir(path).expect("a folder"),
        "pipe" => {
            let made = Process::new("mkfifo").arg(path).status();
            assert!(made.expect("mkfifo is there").success());
        }
        // 300 MB in a sparse file.
        "large" => {
            fs::File::create(path).and_then(|file| file.set_len(300_000_000)).expect("a file");
        }
        other => panic!("{other}"),
    }
}

#[test]
#[cfg(unix)]
fn unreadable_files_are_put_aside_and_reported() {
    for kind in ["text", "half", "bytes", "empty", "folder", "pipe", "large"] {
        let folder = tempfile::tempdir().expect("a folder");
        keep(folder.path(), &of_number(1));
        keep(folder.path(), &of_number(2));
        put_unreadable(&folder.path().join("state.ron"), kind);
        let (found, said) = keeper(folder.path()).recall();
        // The backup is used, and the work is untouched.
        assert_eq!(numbers(&found), [1, 2, 2], "{kind}");
        assert_eq!(said.len(), 1, "{kind}");
        for words in [&said[0].ja, &said[0].en] {
            assert!(words.contains("state.ron") && words.contains("state.ron.unreadable"));
        }
        assert!(folder.path().join("state.ron.unreadable").symlink_metadata().is_ok());
        keep(folder.path(), &of_number(3));
        assert_eq!(numbers(&recalled(folder.path())), [3; 3], "{kind}");
        // The same with everything at once: the program starts as if new, and continues from there.
        for name in ["state.ron", "state.ron.before", "unsaved/lesson-a.ron", "unsaved/shogi-a.ron"]
        {
            put_unreadable(&folder.path().join(name), kind);
        }
        let (found, said) = keeper(folder.path()).recall();
        assert_eq!((found, said.len()), (Remembered::default(), 4), "{kind}");
        keep(folder.path(), &of_number(4));
        assert_eq!(numbers(&recalled(folder.path())), [4; 3], "{kind}");
        for name in ["state.ron.unreadable-2", "unsaved/shogi-a.ron.unreadable"] {
            assert!(folder.path().join(name).symlink_metadata().is_ok(), "{kind}: {name}");
        }
    }
}

#[test]
fn a_failed_write_is_reported_only_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file where the folder should be").expect("a file");
    let nowhere = Folders::nowhere();
    for folders in [Folders::within(&taken), Folders::within(taken.join("deeper")), nowhere.clone()]
    {
        let keeper = Keeper::new(&folders);
        let (found, said) = keeper.recall();
        assert_eq!(found, Remembered::default());
        let refused = keeper.keep(keeper.begin(), &of_number(1));
        let words = refused.expect_err("it cannot be written");
        if folders != nowhere {
            assert!(words.en.contains("taken"), "{}", words.en);
        }
        let mut session = Session::new();
        session.receive(Reply::Remembered(Err(words.clone())));
        let message = session.message().expect("it is said").text.clone();
        assert!(message.en.contains(&words.en) && message.ja.contains(&words.ja));
        session.apply(Command::Dismiss);
        session.receive(Reply::Remembered(Err(words.clone())));
        assert_eq!(session.message(), None, "{said:?}");
        session.receive(Reply::Remembered(Ok(Vec::new())));
        session.receive(Reply::Remembered(Err(words)));
        assert!(session.message().is_some());
    }
    assert!(fs::read_to_string(&taken).expect("it is there").starts_with("a file"));
}

/// A hand-written tree of this many plies, with one branch beside each.
fn of_plies(plies: usize) -> Lesson {
    const EMPTY: &str = r#"Lesson(version: 2, id: "deep",
        title: (ja: "深い", en: "deep"), source: (ja: "", en: ""), notes: (ja: "", en: ""),
        subject: Diagram(root: max, tree: Leaf("a", 1)),
        algorithms: ["minimax"], stops: [], questions: [], promises: [])"#;
    let mut lesson: Lesson = ron::from_str(EMPTY).expect("a lesson");
    let mut tree = Branch::Leaf("last".to_owned(), 7.into());
    for ply in (0..plies).rev() {
        let beside = Branch::Leaf(format!("b{ply}"), (ply as i32).into());
        tree = Branch::Node(format!("n{ply}"), vec![beside, tree]);
    }
    let SubjectSetup::Diagram { tree: own, .. } = &mut lesson.subject else {
        panic!("it is about a diagram");
    };
    *own = tree;
    lesson
}

/// The result of saving a lesson here, on a stack like that of the host's workers.
fn saved(path: &Path, lesson: Lesson) -> Result<(), SaveError> {
    let request = SaveRequest {
        path: path.to_owned(),
        text: to_text(&lesson).map_err(SaveError::Failed)?,
        lesson,
        of: Source::Shipped("m-01-tree-A"),
        replace: Replace::Asked(None),
    };
    let worker = std::thread::Builder::new().stack_size(STACK).spawn(move || {
        match carry_out(Effect::SaveLesson(Box::new(request))) {
            Reply::LessonSaved(_, result) => result.map(drop),
            other => panic!("{other:?}"),
        }
    });
    worker.expect("a thread").join().expect("it answers")
}

#[test]
fn a_deep_lesson_is_saved_whole_or_refused_without_damage() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep.ron");
    for plies in [60, 120, 125] {
        assert_eq!(saved(&path, of_plies(plies)), Ok(()), "{plies}");
        let read = carry_out_open(&path);
        assert_eq!(read.loaded().lesson, of_plies(plies), "{plies}");
    }
    let before = fs::read(&path).expect("it is there");
    for plies in [130, 200] {
        match saved(&path, of_plies(plies)) {
            Err(SaveError::Failed(words)) => {
                assert!(words.en.contains("128 plies"), "{}", words.en);
                assert!(words.ja.contains("128手"), "{}", words.ja);
            }
            other => panic!("{plies}: {other:?}"),
        }
        assert_eq!(fs::read(&path).expect("it is there"), before);
    }
}

fn carry_out_open(path: &Path) -> Opened {
    let source = Source::File(path.to_owned());
    let worker = std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(move || read_source(&source, &Job::default()));
    match worker.expect("a thread").join().expect("it answers") {
        Ok(OpenedSource::Lesson(opened)) => *opened,
        other => panic!("{other:?}"),
    }
}
