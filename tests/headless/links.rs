//! Links: what is shown, as a line of text, and back.

use crate::cover::{rounds, stride};
use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use crate::random::Dice;
use crate::{send, settle};
use yomisuji::eval::Evaluation;
use yomisuji::formats::pack::FilePack;
use yomisuji::host::pack_course;
use yomisuji::language::{Language, Words};
use yomisuji::scenario::{PositionSetup, Shipped, load_course, shipped, to_text};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, FirstTake, Job, LessonCommand, LessonMark, Link, MOST_LETTERS, MarkEntry, Navigation,
    Remembered, RunCommand, SaveCommand, Session, SettingsCommand, Source, StudyCommand, StudyMode,
    position_lesson, prepare,
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
    for Shipped { id, .. } in shipped().iter().step_by(4 * stride()) {
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
    let text = Source::Text { name: "u.ron".to_owned(), bytes: shipped.text().into() };
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
    let half = packed(shipped()[0].text().as_bytes());
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
    for _ in 0..rounds(3_000) {
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

const COURSE: &str = r#"// Not for pupils: who has which seat.
Course(
    version: 1,
    title: (ja: "探索の初歩", en: "First steps in search"),
    chapters: [
        (
            title: (ja: "枝刈り", en: "Cuts"),
            lessons: [
                (lesson: "m-01-tree-A", work: predict, marks: 10),
                (lesson: "mine.ron", work: fill_in, marks: 5),
            ],
        ),
        (title: (ja: "もう一度", en: "Once more"), lessons: [(lesson: "x-hiroi")]),
    ],
)
"#;

/// A teacher who has opened a course from its file, with the text of `mine.ron`.
fn teacher(mine: &str) -> (tempfile::TempDir, Session) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    std::fs::write(&path, COURSE).expect("written");
    std::fs::write(folder.path().join("mine.ron"), mine).expect("written");
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path))));
    assert!(session.open_course().is_some(), "{:?}", session.message());
    (folder, session)
}

fn mine() -> &'static str {
    shipped().iter().find(|lesson| lesson.id == "m-01-tree-B").expect("it ships").text()
}

/// The listed lessons: their titles, works and marks.
fn tasks(session: &Session) -> Vec<(String, StudyMode, u32)> {
    let entries = session.lessons().iter();
    let tasks = entries.filter_map(|entry| {
        let task = session.course_task(entry)?;
        Some((entry.title.en.clone(), task.work, task.marks))
    });
    tasks.collect()
}

fn open_nth(session: &mut Session, number: usize) {
    let source = session.lessons()[number].source.clone();
    send(session, Command::Lesson(LessonCommand::Open(source)));
}

/// The next start, with the saved state as text.
fn next_start(session: &Session) -> Session {
    let remembered = session.remembered();
    let text = ron::to_string(&remembered.state).expect("it can be written");
    let state: yomisuji::session::SavedState = ron::from_str(&text).expect("it can be read");
    let place = state.place.clone();
    let mut next = Session::new();
    next.recall(Remembered { state, ..Remembered::default() }, "2-");
    let effects = next.resume(place);
    settle(&mut next, effects);
    next
}

#[test]
fn a_course_goes_along_with_its_lessons_and_stays() {
    let (_folder, mut teacher) = teacher(mine());
    for number in 0..3 {
        open_nth(&mut teacher, number);
        // How the teacher looks at it makes no difference to the pupils.
        send(&mut teacher, Command::Study(StudyCommand::SetMode(StudyMode::Watch)));
        send(&mut teacher, Command::Go(Navigation::Seek(4)));
        let link = teacher.link().expect("a link");
        assert!(link.len() < MOST_LETTERS, "{} letters", link.len());
        let mut pupil = followed(&link);
        assert_eq!(tasks(&pupil), tasks(&teacher));
        let title = |session: &Session| session.open().expect("open").loaded().lesson.title.clone();
        assert_eq!(title(&pupil), title(&teacher));
        let (work, step) =
            [(StudyMode::Predict, 0), (StudyMode::FillIn, 0), (StudyMode::Watch, 4)][number];
        assert_eq!((place(&pupil).3, place(&pupil).2), (work, step), "{link}");
        assert!(link.contains(&format!("mode={}", work.id())) == (work != StudyMode::Watch));
        let said = pupil.message().expect("it is said");
        assert!(!said.is_error && said.text.ja.contains("探索の初歩"), "{said:?}");
        // A pupil's link to it is the same one.
        assert_eq!(pupil.link(), Ok(link.clone()));
        // It is there again at the next start, at the same lesson.
        let next = next_start(&pupil);
        assert_eq!((tasks(&next), place(&next)), (tasks(&pupil), place(&pupil)));
        assert_eq!(next.link(), Ok(link.clone()));
        // The teacher's own course is this one already, and keeps its file.
        send(&mut teacher, Command::Follow(link.clone()));
        let open = teacher.open_course().expect("a course");
        assert!(!open.is_of_link() && teacher.link() == Ok(link.clone()));
        // A link without a course leaves it open.
        send(&mut pupil, Command::Follow("#lesson=m-01-wishful".to_owned()));
        assert_eq!((place(&pupil).0.as_str(), tasks(&pupil).len()), ("m-01-wishful", 3));
        assert_eq!(place(&next_start(&pupil)), place(&pupil));
        send(&mut pupil, Command::Lesson(LessonCommand::LeaveCourse));
        assert_eq!((tasks(&pupil).len(), next_start(&pupil).open_course()), (0, None));
        // The course alone opens its first lesson.
        let letters = link.split(['#', '&']).nth(1).expect("the course");
        assert!(letters.starts_with("course="));
        assert_eq!(place(&followed(&format!("#{letters}"))).0, "m-01-tree-A");
    }
}

#[test]
fn a_lesson_changed_since_the_course_was_opened_goes_along_as_it_is() {
    let (folder, mut teacher) = teacher(mine());
    let in_link = |teacher: &Session| {
        let found = followed(&teacher.link().expect("a link"));
        found.open_course().expect("a course").texts["mine.ron"].to_string()
    };
    open_nth(&mut teacher, 1);
    assert_eq!(in_link(&teacher), mine());
    let path = folder.path().join("mine.ron");
    let of = teacher.open().expect("open").source().clone();
    let title = Words::same("Retitled");
    send(&mut teacher, Command::Save(SaveCommand::Lesson(path.clone(), title, of)));
    let saved = std::fs::read_to_string(&path).expect("it is there");
    assert!(saved.contains("Retitled") && in_link(&teacher) == saved);
    // Changed by another program, and opened again.
    std::fs::write(&path, mine()).expect("written");
    send(&mut teacher, Command::Lesson(LessonCommand::Open(Source::File(path))));
    assert_eq!(in_link(&teacher), mine());
}

#[test]
fn marks_of_a_linked_course_go_on_after_a_restart() {
    let (_folder, mut teacher) = teacher(mine());
    open_nth(&mut teacher, 1);
    let pupil = followed(&teacher.link().expect("a link"));
    let mut remembered = Remembered { state: pupil.remembered().state, ..Remembered::default() };
    let name = pupil.open().expect("open").source().name();
    let mark = LessonMark::new(3.0, 4.0, 4);
    let entry = MarkEntry {
        work: StudyMode::FillIn,
        algorithm: pupil.open().expect("open").algorithm().id().to_owned(),
        tries: 1,
        best: mark,
        last: mark,
        first: Some(FirstTake { take: 1, mark, looks: 0, ..FirstTake::default() }),
        is_main: true,
    };
    remembered.state.marks.insert(name, vec![entry]);
    let mut next = Session::new();
    next.recall(remembered, "2-");
    let report = next.mark_report("葵");
    let points = report.points.expect("a course");
    assert_eq!((points.thousandths, points.of), (5 * 750, 15));
    let lessons: Vec<_> = report.rows.iter().map(|row| row.lesson.as_str()).collect();
    assert_eq!(lessons, ["m-01-tree-A", "mine.ron", "x-hiroi"], "no folders, no titles");
}

#[test]
fn a_linked_course_becomes_a_pack() {
    let (_folder, teacher) = teacher(mine());
    let link = teacher.link().expect("a link");
    assert!(!link.contains("mine.ron"), "it is packed");
    let bytes = pack_course(followed(&link).open_course().expect("a course")).expect("packed");
    let mut pack = FilePack::open(&bytes).expect("a pack");
    assert_eq!(pack.names().collect::<Vec<_>>(), ["course.ron", "mine.ron"]);
    assert_eq!(pack.read("mine.ron").as_deref(), Ok(mine().as_bytes()));
    let course = String::from_utf8(pack.read("course.ron").expect("it is there")).expect("text");
    assert!(!course.contains("seat"), "comments stay with the teacher");
    let [course, was] =
        [&*course, COURSE].map(|text| load_course("week.ron", text).expect("a course"));
    assert_eq!(course, was);
}

#[test]
fn a_course_that_does_not_fit_says_why() {
    let mut dice = Dice::new(13);
    let mut lesson = position_lesson(PositionSetup::of_ones_own("startpos".to_owned()), 1);
    let noise = |dice: &mut Dice, count: usize| {
        (0..count).map(|_| char::from(97 + dice.below(26) as u8)).collect::<String>()
    };
    lesson.notes.en = noise(&mut dice, 14_000);
    let (_folder, mut session) = teacher(&to_text(&lesson).expect("a text"));
    let words = session.link().expect_err("it is too long");
    assert!(
        words.en.contains("with the course") && words.ja.contains("コースを入れると"),
        "{words:?}"
    );
    lesson.notes.en = noise(&mut dice, 70_000);
    let (_folder, session_too) = teacher(&to_text(&lesson).expect("a text"));
    let words = session_too.link().expect_err("it is too large");
    assert!(words.en.contains("mine.ron") && words.ja.contains("mine.ron"), "{words:?}");
    let (_folder, faulty) = teacher("# Notes");
    let words = faulty.link().expect_err("it is faulty");
    assert!(words.en.contains("mine.ron:1:1"), "{words:?}");
    // Without the course, the lesson has a link.
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    assert!(session.link().expect("a link").starts_with("yomisuji:#lesson=m-01-tree-A&"));
}

#[test]
fn hostile_courses_get_a_sentence() {
    let course = |text: &str| packed(text.as_bytes());
    let small = |lesson: &str| {
        format!(
            "Course(version: 1, title: (ja: \"あ\", en: \"a\"), chapters: [(title: (ja: \"い\", \
             en: \"b\"), lessons: [(lesson: \"{lesson}\")])])"
        )
    };
    let bomb = packed(&vec![b' '; 50_000_000]);
    let right = course(&small("m-01-tree-A"));
    let many = small("m-01-tree-A").replace(
        "(lesson: \"m-01-tree-A\")",
        &(0..20_000)
            .map(|number| format!("(lesson: \"{number}.ron\")"))
            .collect::<Vec<_>>()
            .join(","),
    );
    let faulty = [
        (String::new(), "damaged"),
        ("!!!".to_owned(), "damaged"),
        (right[..right.len() / 2].to_owned(), "damaged"),
        (bomb, "1024 KiB"),
        (course("Lesson(id: \"x\")"), "link.ron:1:1"),
        (course(&small("no-such-lesson")), "no-such-lesson"),
        (course(&small("../../etc/passwd")), "../../etc/passwd"),
        (course(&small("mine.ron")), "mine.ron"),
        (course(&small("//mine.ron")), "//mine.ron"),
        (course(&many), "0.ron"),
        (course(&format!("{}\0mine.ron\0# Notes", small("mine.ron"))), "mine.ron:1:1"),
        (course(&format!("{}\0mine.ron", small("mine.ron"))), "mine.ron"),
        (course(&"[".repeat(100_000)), "link.ron:"),
        (format!("{right}&lesson=mine.ron"), "lesson=mine.ron"),
    ];
    for (letters, place) in faulty {
        let link = format!("#course={letters}");
        assert!(Link::is_in(&link), "{link:.60}");
        let mut session = opened(Source::Shipped("m-01-tree-A"));
        send(&mut session, Command::Follow(link.clone()));
        let message = session.message().unwrap_or_else(|| panic!("{link:.60}"));
        assert!(message.is_error && message.text.en.contains(place), "{:?}", message.text);
        assert!(!message.text.en.contains('\n') && !message.text.ja.is_empty());
        assert!(session.open().is_some() && session.open_course().is_none());
    }
    // A lesson with the name of one that ships, or of a file, is neither.
    let text = format!("{}\0m-01-tree-A.ron\0{}", small("m-01-tree-A.ron"), mine());
    let text = text.replacen("ja: \"あ\"", "ja: \"scenarios\"", 1);
    let found = followed(&format!("#course={}", course(&text)));
    assert_eq!(found.open().expect("open").source().name(), "link:scenarios/m-01-tree-A.ron");
    // A state that was changed by hand is said to be faulty, and the rest of it is there.
    let mut remembered = Remembered::default();
    remembered.state.linked_course = Some(small("mine.ron"));
    let mut session = Session::new();
    session.recall(remembered, "2-");
    assert!(session.message().is_some_and(|message| message.is_error));
    assert!(session.open_course().is_none() && !session.lessons().is_empty());
}

#[test]
fn random_changes_of_a_linked_course_never_panic() {
    let (_folder, teacher) = teacher(mine());
    let link = teacher.link().expect("a link");
    let mut dice = Dice::new(17);
    let mut read = 0;
    for _ in 0..rounds(1_000) {
        let mut letters: Vec<char> = link.chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(letters.len() as u64) as usize;
            letters[at] = char::from(33 + dice.below(94) as u8);
        }
        read += usize::from(Link::read(&letters.iter().collect::<String>()).is_ok());
    }
    assert!(read < 1_000, "some are faulty");
}
