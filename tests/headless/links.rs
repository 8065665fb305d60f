//! Links: what is shown, as a line of text, and back.

use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use crate::random::Dice;
use crate::{send, settle};
use yomisuji::eval::Evaluation;
use yomisuji::language::Language;
use yomisuji::scenario::{PositionSetup, Shipped, shipped};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, Job, LessonCommand, Link, MOST_LETTERS, Navigation, RunCommand, Session,
    SettingsCommand, Source, StudyCommand, StudyMode, position_lesson, prepare,
};

fn opened(source: Source) -> Session {
    let mut session = Session::new();
    let lesson = prepare(source, &[], &Job::default()).unwrap_or_else(|words| panic!("{words:?}"));
    let effects = session.show(lesson);
    settle(&mut session, effects);
    session
}

/// A session without anything in it that has followed a link.
fn followed(link: &str) -> Session {
    let mut session = Session::new();
    send(&mut session, Command::Follow(link.to_owned()));
    session
}

/// What can be seen of where a session is.
fn place(session: &Session) -> (String, Algorithm, usize, StudyMode, Language) {
    let open = session.open().expect("a lesson");
    let lesson = open.loaded().lesson.id.clone();
    (lesson, open.algorithm(), open.step(), session.study_mode(), session.language())
}

#[test]
fn every_lesson_that_ships_is_found_again_at_its_step() {
    let mut dice = Dice::new(29);
    for Shipped { id, .. } in shipped().iter().step_by(4) {
        let mut session = opened(Source::Shipped(id));
        let algorithms = session.open().expect("open").loaded().algorithms.clone();
        let algorithm = algorithms[dice.below(algorithms.len() as u64) as usize];
        send(&mut session, Command::Run(RunCommand::SetAlgorithm(algorithm)));
        let steps = session.open().expect("open").last_step() as u64 + 1;
        send(&mut session, Command::Go(Navigation::Seek(dice.below(steps) as usize)));
        let language = Language::ALL[dice.below(2) as usize];
        send(&mut session, Command::Settings(SettingsCommand::SetLanguage(language)));
        let link = session.link().expect("a link");
        assert!(link.contains(&format!("lesson={id}&")) && link.len() < 120, "{link}");
        let found = followed(&link);
        assert_eq!(place(&found), place(&session), "{link}");
        assert_eq!(found.view().sentence, session.view().sentence, "{link}");
        // The address of the program makes no difference.
        let elsewhere = link.replace("yomisuji:", "https://school.example/reading/?a=b");
        assert_eq!(Link::read(&elsewhere), Link::read(&link));
    }
}

#[test]
fn a_way_of_learning_goes_along() {
    for &mode in StudyMode::ALL {
        let mut session = opened(Source::Shipped("m-01-tree-A"));
        send(&mut session, Command::Study(StudyCommand::SetMode(mode)));
        let found = followed(&session.link().expect("a link"));
        assert_eq!(place(&found), place(&session));
    }
}

#[test]
fn a_position_is_readable_in_its_link_and_any_other_lesson_is_there_whole() {
    let sfen = "4k4/9/9/9/4r4/4S4/9/9/4KR3 b P 1";
    let usual = PositionSetup::of_ones_own(sfen.to_owned());
    let yss = PositionSetup { depth: 3, values: Evaluation::Yss.into(), ..usual.clone() };
    let filtered = PositionSetup { from_root: false, ..usual.clone() };
    for (setup, field) in [(usual, "position="), (yss, "values=yss"), (filtered, "own=")] {
        let lesson = position_lesson(setup, 7);
        let session =
            opened(Source::Made { name: "made".to_owned(), lesson: lesson.clone().into() });
        let link = session.link().expect("a link");
        assert!(link.contains(field), "{link}");
        assert!(link.len() < 1_200, "{} letters", link.len());
        let found = followed(&link);
        let subject = &found.open().expect("open").loaded().lesson.subject;
        assert_eq!(subject, &lesson.subject, "{link}");
    }
    // A lesson with words of its own keeps them.
    let shipped = shipped().iter().find(|lesson| lesson.id == "u-07-drops").expect("it ships");
    let text = Source::Text { name: "u.ron".to_owned(), bytes: shipped.text.into() };
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(text)));
    let found = followed(&session.link().expect("a link"));
    let [one, other] =
        [&session, &found].map(|session| &session.open().expect("open").loaded().lesson);
    assert_eq!(one, other);
}

fn packed(text: &[u8]) -> String {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text).expect("memory");
    URL_SAFE_NO_PAD.encode(encoder.finish().expect("memory"))
}

/// A faulty link gets one sentence in each language, and what is open stays.
#[test]
fn hostile_links_get_a_sentence() {
    let bomb = packed(&vec![b' '; 50_000_000]);
    let half = packed(shipped()[0].text.as_bytes());
    let half = &half[..half.len() / 2];
    let nonsense = packed(b"Lesson(id: \"x\")");
    let bytes = packed(&[0xff, 0xfe, 0]);
    let faulty = [
        ("#lesson=nothing", "lesson=nothing"),
        ("#lesson=", "lesson="),
        ("#lesson=../../etc/passwd", "lesson=../../etc/passwd"),
        ("#lesson=m-01-tree-A&algorithm=magic", "algorithm=magic"),
        ("#lesson=m-01-tree-A&step=-1", "step=-1"),
        ("#lesson=m-01-tree-A&step=99999999999999999999999", "step="),
        ("#lesson=m-01-tree-A&mode=make", "mode=make"),
        ("#lesson=m-01-tree-A&lang=fr", "lang=fr"),
        ("#lesson=%00%1b%5b31m", "lesson="),
        ("#position=9/9", "position"),
        ("#position=4k4/9/9/9/9/9/9/9/4K4+b+-+1&depth=1000", "depth=1000"),
        ("#position=4k4/9/9/9/9/9/9/9/4K4+b+-+1&values=gold", "values=gold"),
        ("#own=", "damaged"),
        ("#own=!!!", "damaged"),
        ("#own=AAAA", "damaged"),
        (&*format!("#own={half}"), "damaged"),
        (&*format!("#own={bytes}"), "damaged"),
        (&*format!("#own={bomb}"), "1024 KiB"),
        (&*format!("#own={nonsense}"), "link.ron:1:"),
    ];
    for (link, place) in faulty {
        assert!(Link::is_in(link), "{link:.60}");
        let mut session = opened(Source::Shipped("m-01-tree-A"));
        let before = session.open().expect("open").step();
        send(&mut session, Command::Follow(link.to_owned()));
        let message = session.message().unwrap_or_else(|| panic!("{link:.60}"));
        assert!(message.is_error && message.text.en.contains(place), "{:?}", message.text);
        assert!(!message.text.ja.is_empty() && !message.text.ja.contains('\x1b'));
        let open = session.open().expect("it stays open");
        assert_eq!((open.loaded().lesson.id.as_str(), open.step()), ("m-01-tree-A", before));
        // From a cold start, the first lesson is shown with it.
        let cold = followed(link);
        assert!(cold.open().is_some() && cold.message().is_some_and(|message| message.is_error));
    }
    // A step beyond the run is its last.
    let last = followed("#lesson=m-01-tree-A&step=4000000000");
    assert_eq!(place(&last).2, last.open().expect("open").last_step());
    for text in ["", "#", "lesson=m-01-tree-A", "#step=3", "a b#lesson=m-01-tree-A", "# lesson=x"] {
        assert!(!Link::is_in(text), "{text}");
    }
}

#[test]
fn random_changes_of_a_link_never_panic() {
    let session = opened(Source::Made {
        name: "made".to_owned(),
        lesson: position_lesson(
            PositionSetup { from_root: false, ..PositionSetup::of_ones_own("startpos".to_owned()) },
            1,
        )
        .into(),
    });
    let link = session.link().expect("a link");
    let mut dice = Dice::new(7);
    let mut read = 0;
    for _ in 0..3_000 {
        let mut letters: Vec<char> = link.chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(letters.len() as u64) as usize;
            letters[at] = char::from(33 + dice.below(94) as u8);
        }
        read += usize::from(Link::read(&letters.iter().collect::<String>()).is_ok());
    }
    assert!(read < 3_000, "some are faulty");
}

#[test]
fn what_is_too_long_for_a_link_says_so() {
    let mut dice = Dice::new(11);
    let mut lesson = position_lesson(PositionSetup::of_ones_own("startpos".to_owned()), 1);
    let noise = (0..19_000).map(|_| char::from(97 + dice.below(26) as u8)).collect::<String>();
    lesson.notes.en = noise;
    let session = opened(Source::Made { name: "made".to_owned(), lesson: lesson.into() });
    let words = session.link().expect_err("it is too long");
    assert!(
        words.en.contains(&MOST_LETTERS.to_string()) || words.en.contains("8,000"),
        "{words:?}"
    );
}
