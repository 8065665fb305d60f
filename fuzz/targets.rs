//! Whatever is read from outside, as a function of bytes: each returns, whatever the bytes are, and
//! what it says of them holds. The tests damage the examples of each by chance; `.ci/fuzz` hands the
//! same functions to libFuzzer.

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use yomisuji::eval::othello::turtle::read_weights;
use yomisuji::formats::pack::{self, FilePack};
use yomisuji::formats::record::{self, Encoding, Format, PlyId};
use yomisuji::formats::{nested_list, search_log, sfen, tree_text, usi, usi_engine};
use yomisuji::games::connect_four::ConnectFourPosition;
use yomisuji::games::diagram::Diagram;
use yomisuji::games::dobutsu::DobutsuPosition;
use yomisuji::games::othello::OthelloPosition;
use yomisuji::games::sugoroku::RacePosition;
use yomisuji::games::tic_tac_toe::Grid;
use yomisuji::host::{self, Folders};
use yomisuji::language::{Say, Words};
use yomisuji::lesson::{read_exact, read_number, read_outcome, read_window};
use yomisuji::scenario::{load_course, read_lesson, shipped};
use yomisuji::score::Player;
use yomisuji::session::{
    Centre, ClassMarks, Command, Job, LessonCommand, Link, Navigation, PageCommand, SavedState,
    Session, Source, StudyCommand, StudyMode, prepare_log, read_games,
};
use yomisuji::subject::LogStream;
use yomisuji::tree::NodeId;
use yomisuji::tree::layout::Layout;

pub(crate) struct Target {
    pub(crate) name: &'static str,
    pub(crate) examples: fn() -> Vec<Vec<u8>>,
    /// Whether something was read. Panics if something is wrong with it.
    pub(crate) read: fn(&[u8]) -> bool,
}

pub(crate) const TARGETS: &[Target] = &[
    Target { name: "lesson", examples: lessons, read: lesson },
    Target { name: "course", examples: courses, read: course },
    Target { name: "tree", examples: trees, read: tree },
    Target { name: "nested-list", examples: trees, read: nested },
    Target { name: "layout", examples: trees, read: layout },
    Target { name: "record", examples: || files("tests/records"), read: shogi_record },
    Target { name: "games", examples: || files("tests/othello"), read: games },
    Target { name: "search-log", examples: || files("tests/data/logs"), read: log },
    Target { name: "pack", examples: packs, read: lesson_pack },
    Target { name: "sfen", examples: positions, read: sfen_position },
    Target {
        name: "usi-move",
        examples: || texts(&["7g7f", "P*5e", "8h2b+", "１"]),
        read: usi_move,
    },
    Target { name: "engine", examples: engine_lines, read: engine },
    Target { name: "link", examples: links, read: link },
    Target { name: "marks", examples: marks, read: class_marks },
    Target { name: "weights", examples: weight_files, read: weights },
    Target { name: "number", examples: numbers, read: number },
    Target { name: "position", examples: boards, read: board },
    Target { name: "state", examples: states, read: state },
    Target { name: "pasted", examples: pasted_texts, read: pasted },
    Target { name: "commands", examples: || vec![(0..40).collect()], read: commands },
];

fn texts(of: &[&str]) -> Vec<Vec<u8>> {
    of.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// The files of a folder of the repository.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| fs::read(entry.path()).ok()).collect()
}

fn lessons() -> Vec<Vec<u8>> {
    shipped().iter().step_by(4).map(|lesson| lesson.text().as_bytes().to_vec()).collect()
}

fn courses() -> Vec<Vec<u8>> {
    let head = "Course(version: 1, title: (ja: \"授業\", en: \"Class\"), chapters: [(title: (ja: \"一\", \
                en: \"One\"), lessons: [";
    let lessons =
        ["(lesson: \"m-01-tree-A\")", "(lesson: \"x-aima-5.2\", work: predict, marks: 10)"];
    lessons.iter().map(|lesson| format!("{head}{lesson}])])").into_bytes()).collect()
}

fn trees() -> Vec<Vec<u8>> {
    texts(&[
        "[[3,12,8],[2,4,6],[14,5,2]]",
        "(A (B 3 -12 8) (C 2 [4 6]))",
        "graph { a -> b; a -> c; b [label=3]; c [label=\"-4\"] }",
        "EFG 2 R \"g\" { \"A\" \"B\" }\nc \"\" 1 \"\" { \"x\" 1/2 \"y\" 1/2 } 0\n\
         t \"\" 1 \"\" { 1, -1 }\nt \"\" 2 \"\" { 3, -3 }\n",
        "[1,[2,[3,[4,[5]]]],{\"a\":1}]",
    ])
}

fn packs() -> Vec<Vec<u8>> {
    let lesson = |at: usize| (format!("{at}.ron"), shipped()[at].text().as_bytes().to_vec());
    let packed = pack::packed(&[lesson(0), lesson(1)]).expect("a pack");
    [vec![packed], texts(&["PK\u{3}\u{4}\n\0\0\0\0\0"])].concat()
}

fn positions() -> Vec<Vec<u8>> {
    texts(&[
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "startpos moves 7g7f 3c3d 8h2b+",
        "sfen 9/9/9/9/4k4/9/9/9/4K4 w 2R2B4G4S4N4L18p 40",
    ])
}

fn engine_lines() -> Vec<Vec<u8>> {
    texts(&[
        "id name a program",
        "option name USI_Hash type spin default 16 min 1 max 1024",
        "info depth 5 seldepth 7 score cp -120 lowerbound nodes 1000 time 3 pv 7g7f 3c3d",
        "info score mate + multipv 2 hashfull 999 nps 0 string ..",
        "bestmove 7g7f ponder 8c8d",
        "checkmate notimplemented",
    ])
}

/// A session on a lesson, and whatever it says of itself.
fn on_a_lesson() -> Session {
    let mut session = Session::new();
    let lesson = LessonCommand::Open(Source::Shipped("m-01-tree-A"));
    send(&mut session, Command::Lesson(lesson));
    session
}

fn links() -> Vec<Vec<u8>> {
    let link = on_a_lesson().link().expect("a link").into_bytes();
    [vec![link], texts(&["?position=startpos&depth=2", "?own=eJwBAAD__wAAAAE&mode=predict"])]
        .concat()
}

fn marks() -> Vec<Vec<u8>> {
    let mut session = on_a_lesson();
    send(&mut session, Command::Go(Navigation::Last));
    let report = session.mark_report("a pupil");
    let class = ClassMarks { reports: vec![report.clone()], ..ClassMarks::default() };
    vec![report.code().expect("a code").into_bytes(), class.csv().expect("a table").into_bytes()]
}

fn weight_files() -> Vec<Vec<u8>> {
    files("src/eval/othello/turtle/shipped")
}

fn numbers() -> Vec<Vec<u8>> {
    texts(&[
        "１００",
        "+1,800",
        "-inf",
        "6½",
        "１３／２",
        "≧３００",
        "3:-2",
        "(-5, +7)",
        "0x1",
        "∞",
    ])
}

fn boards() -> Vec<Vec<u8>> {
    let start = OthelloPosition::default().to_string();
    let mut all = texts(&["444", "gzl/1c1/1C1/LZG b - 1", "A3 B5 2", "XO./.X./..O", &start]);
    all.push(ConnectFourPosition::default().to_string().into_bytes());
    all
}

fn states() -> Vec<Vec<u8>> {
    let state = on_a_lesson().remembered().state;
    vec![ron::to_string(&state).expect("it can be written").into_bytes(), b"()".to_vec()]
}

fn pasted_texts() -> Vec<Vec<u8>> {
    [trees(), positions(), links(), boards(), files("tests/data/logs")].concat()
}

fn text(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// Whether it was read; a refusal is a sentence in each language.
fn told<T, E: Say>(read: Result<T, E>) -> bool {
    read.map_err(|why| said(&why.words())).is_ok()
}

fn said(words: &Words) {
    assert!(!words.ja.trim().is_empty() && !words.en.trim().is_empty());
}

fn lesson(bytes: &[u8]) -> bool {
    told(read_lesson("a.ron", &text(bytes)))
}

fn course(bytes: &[u8]) -> bool {
    told(load_course("a.ron", &text(bytes)))
}

fn tree(bytes: &[u8]) -> bool {
    told(tree_text::parse_tree(&text(bytes)))
}

fn nested(bytes: &[u8]) -> bool {
    nested_list::parse(&text(bytes)).is_ok()
}

/// Nodes of one depth stand from left to right, and each within the reach of its children.
fn layout(bytes: &[u8]) -> bool {
    let Ok(read) = tree_text::parse_tree(&text(bytes)) else { return false };
    let Ok((tree, _)) = Diagram::build(&read.branch, Player::Max) else { return false };
    let layout = Layout::of(tree.flat());
    for depth in 0..=tree.flat().height() {
        let row = tree.flat().at_depth(depth);
        let xs: Vec<_> = row.map(|id| layout.x(NodeId(id))).collect();
        assert!(xs.is_sorted_by(|left, right| left < right), "{xs:?}");
    }
    for id in tree.ids() {
        let xs: Vec<_> = tree.children(id).map(|child| layout.x(child)).collect();
        if let (Some(first), Some(last)) = (xs.first(), xs.last()) {
            assert!((*first..=*last).contains(&layout.x(id)));
        }
    }
    true
}

/// Every move that is kept is legal.
fn shogi_record(bytes: &[u8]) -> bool {
    let Ok(read) = record::read(bytes, None) else { return false };
    for id in read.record.ids().filter(|id| *id != PlyId::START) {
        let ply = read.record.get(id);
        if let (Some(mv), Some(parent)) = (ply.played(), ply.parent) {
            assert!(read.record.position(parent).legal_moves().contains(&mv));
        }
    }
    for format in [Format::Kif, Format::Csa, Format::Jkf] {
        let _ = record::write(&read.record, format, Encoding::ShiftJis);
    }
    true
}

fn games(bytes: &[u8]) -> bool {
    let read = ["a.ggf", "a.moves", "a.txt", "a"].map(|name| {
        let source = Source::Text { name: name.to_owned(), bytes: Vec::new() };
        matches!(read_games(&source, bytes), Some(Ok(_)))
    });
    read.contains(&true)
}

fn log(bytes: &[u8]) -> bool {
    let log = text(bytes);
    let is_read = search_log::parse(&log).is_ok();
    let mut stream = LogStream::new(&log);
    let is_followed = log.lines().all(|line| stream.read(line).is_ok());
    assert!(!is_followed || stream.fault().is_none() || stream.steps() > 0);
    let source = Source::Text { name: "a.log".to_owned(), bytes: Vec::new() };
    let judged = prepare_log(&source, &log, &Job::default());
    let is_judged = judged.map_err(|why| said(&why)).is_ok();
    assert!(is_read || !is_judged);
    is_judged
}

/// Whether every file that a pack names can be unpacked.
fn lesson_pack(bytes: &[u8]) -> bool {
    let Ok(mut pack) = FilePack::open(bytes).map_err(|why| said(&why)) else { return false };
    let names: Vec<_> = pack.names().map(str::to_owned).collect();
    let read = names.iter().map(|name| pack.read(name).map_err(|why| said(&why)).is_ok());
    !names.is_empty() && read.fold(true, |all, is_read| all & is_read)
}

fn sfen_position(bytes: &[u8]) -> bool {
    let read = sfen::parse_sfen(&text(bytes)).map_err(|why| said(&why.words()));
    if let Ok(position) = &read {
        let written = sfen::to_sfen(position);
        let again = sfen::parse_sfen(&written).expect("what was written is read");
        assert_eq!(sfen::to_sfen(&again), written);
    }
    read.is_ok()
}

fn usi_move(bytes: &[u8]) -> bool {
    let start = sfen::parse_sfen("startpos").expect("the start");
    let _ = usi::parse_square(&text(bytes));
    usi::parse_usi_move(&text(bytes), &start).is_ok()
}

fn engine(bytes: &[u8]) -> bool {
    !matches!(usi_engine::read_line(&text(bytes)), usi_engine::Heard::Other)
}

fn link(bytes: &[u8]) -> bool {
    Link::read(&text(bytes)).map_err(|why| said(&why)).is_ok()
}

fn class_marks(bytes: &[u8]) -> bool {
    let Some(class) = ClassMarks::read(&text(bytes)) else { return false };
    for fault in &class.faults {
        said(&fault.what);
    }
    !class.reports.is_empty()
}

fn weights(bytes: &[u8]) -> bool {
    read_weights(bytes).map_err(|why| said(&why)).is_ok()
}

fn number(bytes: &[u8]) -> bool {
    let text = text(bytes);
    if let Some(read) = read_exact(&text) {
        assert_eq!(read_exact(&read.to_string()), Some(read), "{text}");
    }
    let (alpha, beta) = text.split_once(',').unwrap_or((&text, ""));
    let _ = (read_outcome(&text, true), read_window(alpha, beta, 2));
    read_number(&text).is_some()
}

/// Whether a position was read: it says itself as a text that is read as the same.
fn again<P: FromStr + Display + PartialEq>(text: &str) -> bool {
    let Ok(position) = text.parse::<P>() else { return false };
    let written = position.to_string();
    assert!(written.parse::<P>().is_ok_and(|again| again == position), "{text} {written}");
    true
}

fn board(bytes: &[u8]) -> bool {
    let text = text(bytes);
    again::<OthelloPosition>(&text)
        | again::<DobutsuPosition>(&text)
        | again::<ConnectFourPosition>(&text)
        | again::<RacePosition>(&text)
        | Grid::parse(&text).is_ok()
}

/// What is kept of a state is read again as the same.
fn state(bytes: &[u8]) -> bool {
    let Ok(state) = ron::from_str::<SavedState>(&text(bytes)) else { return false };
    let written = ron::to_string(&state).expect("it can be written");
    let again: SavedState = ron::from_str(&written).expect("what was written is read");
    assert!(again == state || state.scale.is_nan(), "{written}");
    true
}

/// Sends a command, and carries out what follows without any folder.
fn send(session: &mut Session, command: Command) {
    let mut open = session.apply(command);
    for _ in 0..100 {
        let Some(effect) = open.pop() else { return };
        open.extend(session.receive(host::carry_out(effect, &Folders::nowhere())));
    }
}

/// Whatever is pasted is opened, or a message says why not.
fn pasted(bytes: &[u8]) -> bool {
    let mut session = Session::new();
    let source = Source::pasted(text(bytes).into_owned());
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    if let Some(message) = session.message() {
        said(&message.text);
    }
    session.open().is_some()
}

/// A command a byte.
fn commands(bytes: &[u8]) -> bool {
    let mut session = on_a_lesson();
    let modes = [StudyMode::ALL, &[StudyMode::Make]].concat();
    for byte in bytes.iter().take(200) {
        let number = usize::from(byte >> 3);
        let command = match byte & 7 {
            0 => Command::Go(Navigation::NextInterest),
            1 => Command::Study(StudyCommand::SetMode(modes[number % modes.len()])),
            2 => Command::Page(PageCommand::Toggle(Centre::PAGES[number % Centre::PAGES.len()])),
            3 => Command::Page(PageCommand::ToggleBoard),
            4 => Command::Page(PageCommand::EditShown),
            5 => Command::Dismiss,
            6 => Command::Undo,
            _ => Command::Redo,
        };
        send(&mut session, command);
        if let Some(open) = session.open() {
            assert!(open.step() <= open.end().step());
        }
    }
    session.open().is_some()
}
