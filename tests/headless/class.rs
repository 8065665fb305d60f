//! A class: course files, copies for students, marks.

use std::path::PathBuf;

use yomisuji::host::carry_out;
use yomisuji::language::{Language, Say};
use yomisuji::scenario::{
    Course, StudyMode, course_to_text, load, load_course, shipped, student_copy, to_text,
};
use yomisuji::session::{Command, LessonCommand, Navigation, Session, Source};

const COURSE: &str = r#"// For the second week.
Course(
    version: 1,
    title: (ja: "探索の初歩", en: "First steps in search"),
    chapters: [
        (
            title: (ja: "枝刈り", en: "Cuts"),
            lessons: [
                (lesson: "x-aima-5.2", work: predict, marks: 10),
                (lesson: "mine.ron", marks: 5),
            ],
        ),
        (
            title: (ja: "もう一度", en: "Once more"),
            lessons: [(lesson: "m-01-tree-A")],
        ),
    ],
)
"#;

fn course() -> Course {
    load_course("week.ron", COURSE).expect("it is right")
}

/// Carries out a command and everything that follows from it.
fn send(session: &mut Session, command: Command) {
    let mut effects = session.apply(command);
    while let Some(effect) = effects.pop() {
        effects.extend(session.receive(carry_out(effect)));
    }
}

fn open(session: &mut Session, path: PathBuf) {
    send(
        session,
        Command::Lesson(LessonCommand::Open(Source::File(path))),
    );
}

#[test]
fn a_course_is_read_and_written_again() {
    let course = course();
    assert_eq!(course.chapters[0].lessons[0].work, StudyMode::Predict);
    assert_eq!(course.chapters[1].lessons[0].work, StudyMode::Watch);
    let text = course_to_text(&course).expect("it can be written");
    let again = load_course("week.ron", &text).expect("it can be read again");
    assert_eq!(again, course);
    assert_eq!(course_to_text(&again), Ok(text));
}

#[test]
fn a_fault_in_a_course_has_its_place() {
    let refused = |from: &str, to: &str| {
        assert!(COURSE.contains(from), "{from}");
        let error = load_course("week.ron", &COURSE.replacen(from, to, 1));
        error.expect_err("it is wrong").say(Language::En)
    };
    assert_eq!(
        refused("x-aima-5.2", "x-aima-5.3"),
        "week.ron:9:27: there is no lesson 'x-aima-5.3', expected the id of one that ships, or the \
         name of a file (….ron)"
    );
    assert_eq!(
        refused("work: predict", "mode: predict"),
        "week.ron:9:40: found the field 'mode', expected one of lesson, work, marks"
    );
    assert_eq!(
        refused("m-01-tree-A", "x-aima-5.2"),
        "week.ron:15:33: the lesson 'x-aima-5.2' is named twice"
    );
    assert_eq!(
        refused("version: 1", "version: 9"),
        "week.ron:3:14: this is a course of version 9; this program reads version 1"
    );
    let empty = load_course(
        "a.ron",
        "Course(version: 1, title: (ja: \"あ\", en: \"a\"), chapters: [])",
    );
    let sentence = empty.expect_err("it is empty").say(Language::En);
    assert!(
        sentence.contains("the course names no lesson"),
        "{sentence}"
    );
}

#[test]
fn the_lessons_of_a_course_stand_in_the_list_until_it_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    std::fs::write(&path, COURSE).expect("written");
    let own = shipped().iter().find(|lesson| lesson.id == "m-01-tree-B");
    let own = own.expect("it ships").text;
    std::fs::write(folder.path().join("mine.ron"), own).expect("written");
    let mut session = Session::new();
    let all = session.lessons().len();
    open(&mut session, path);
    let titles = |session: &Session| -> Vec<String> {
        let entries = session.lessons().iter();
        entries.map(|entry| entry.source.name()).collect()
    };
    let mine = folder.path().join("mine.ron").display().to_string();
    assert_eq!(
        titles(&session),
        [
            "scenarios/x-aima-5.2.ron",
            &mine,
            "scenarios/m-01-tree-A.ron"
        ]
    );
    let title = &session.lessons()[1].title;
    assert_eq!(*title, load("mine.ron", own).expect("right").lesson.title);
    assert!(
        !session.lessons()[1].is_own(),
        "nobody deletes it from here"
    );
    let chapter = session.chapter_title(session.lessons()[2].chapter);
    assert_eq!(chapter.expect("it has one").en, "Once more");
    // The first lesson is open, in the way that the course asks for.
    let name = |session: &Session| session.open().map(|open| open.source().name());
    assert_eq!(name(&session).as_deref(), Some("scenarios/x-aima-5.2.ron"));
    assert_eq!(session.study_mode(), StudyMode::Predict);
    send(&mut session, Command::Lesson(LessonCommand::Next));
    assert_eq!(name(&session), Some(mine));
    assert_eq!(session.study_mode(), StudyMode::Watch);
    // It is there again the next time.
    let mut again = Session::new();
    again.recall(session.remembered(), "");
    assert_eq!(titles(&again), titles(&session));
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    assert_eq!(session.lessons().len(), all);
    assert!(session.course_title().is_none());
}

#[test]
fn a_copy_for_students_tells_no_answer_and_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    for shipped in shipped() {
        let lesson = load(shipped.id, shipped.text).expect("it ships").lesson;
        let copy = student_copy(&lesson);
        let text = to_text(&copy).expect("it can be written");
        for question in &lesson.questions {
            assert!(text.contains(&question.ask.ja) && text.contains(&question.ask.en));
            for answer in [&question.answer.ja, &question.answer.en] {
                assert!(!text.contains(answer.as_str()), "{}: {answer}", shipped.id);
            }
        }
        for stop in &lesson.stops {
            for words in [&stop.words.ja, &stop.words.en] {
                assert!(!text.contains(words.as_str()), "{}: {words}", shipped.id);
            }
        }
        for field in [
            "promises: [\n        (",
            "answer:",
            "plays:",
            "right:",
            "faulty:",
        ] {
            assert!(!text.contains(field), "{}: {field}", shipped.id);
        }
        for notes in [&lesson.notes.ja, &lesson.notes.en] {
            assert!(!text.contains(notes.as_str()), "{}", shipped.id);
        }
    }
    // One of them as a person meets it.
    let lesson = load("a", shipped()[3].text).expect("it ships").lesson;
    let path = folder.path().join("copy.ron");
    std::fs::write(&path, to_text(&student_copy(&lesson)).expect("a text")).expect("written");
    let mut session = Session::new();
    open(&mut session, path);
    assert!(session.message().is_none(), "{:?}", session.message());
    assert_eq!(session.study_mode(), StudyMode::Predict);
    send(&mut session, Command::Go(Navigation::Last));
    assert!(session.open().is_some_and(|open| open.step() > 0));
}

#[test]
fn marks_are_a_table_of_every_lesson() {
    let session = Session::new();
    let report = session.mark_report("=1+1");
    assert_eq!(report.rows.len(), shipped().len());
    let text = report.csv().expect("it can be written");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let head = reader.headers().expect("a head").clone();
    assert_eq!(&head[3], "lesson");
    let rows: Vec<_> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), shipped().len());
    for (row, shipped) in rows.iter().zip(shipped()) {
        assert_eq!(&row[0], "'=1+1", "no formula");
        assert_eq!(row[3], format!("scenarios/{}.ron", shipped.id));
        assert_eq!((&row[6], &row[9]), ("0", ""));
    }
    let json: serde_json::Value =
        serde_json::from_str(&report.json().expect("it can be written")).expect("JSON");
    assert_eq!(json["rows"].as_array().map(Vec::len), Some(shipped().len()));
}
