//! For classes: course files, copies for students, marks.

use std::path::PathBuf;

use crate::cover::{lessons, rounds};
use yomisuji::cli::{Exit, Refusal};
use yomisuji::host::{Folders, Keeper};
use yomisuji::language::{Language, Say, Words, signed};
use yomisuji::scenario::{
    Course, Question, StudyMode, course_to_text, load, load_course, shipped, student_copy, to_text,
};
use yomisuji::session::{
    Command, CoursePoints, FirstTake, LessonCommand, LessonMark, MarkEntry, MarkReport, MarkRow,
    Navigation, Remembered, SaveCommand, Session, Source,
};

use yomisuji::subject::choice;
use yomisuji::trace::Replay;
use yomisuji::tree::{Kind, NodeId, Watch};

use crate::answers::said;
use crate::{run_for, send};

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

fn open(session: &mut Session, path: PathBuf) {
    send(session, Command::Lesson(LessonCommand::Open(Source::File(path))));
}

#[test]
fn a_course_round_trips_through_its_text() {
    let course = course();
    assert_eq!(course.chapters[0].lessons[0].work, StudyMode::Predict);
    assert_eq!(course.chapters[1].lessons[0].work, StudyMode::Watch);
    let text = course_to_text(&course).expect("it can be written");
    let again = load_course("week.ron", &text).expect("it can be read again");
    assert_eq!(again, course);
    assert_eq!(course_to_text(&again), Ok(text));
}

#[test]
fn errors_of_a_course_name_their_place() {
    let refused = |from: &str, to: &str| {
        assert!(COURSE.contains(from), "{from}");
        let error = load_course("week.ron", &COURSE.replacen(from, to, 1));
        error.expect_err("it is wrong").say(Language::En)
    };
    assert_eq!(
        refused("x-aima-5.2", "x-aima-5.3"),
        "week.ron:9:27: there is no lesson 'x-aima-5.3', expected the id of a lesson that ships, \
         or the name of a file (….ron)"
    );
    assert_eq!(
        refused("work: predict", "mode: predict"),
        "week.ron:9:40: found the field 'mode', expected one of lesson, work, algorithm, marks"
    );
    assert_eq!(
        refused("m-01-tree-A", "x-aima-5.2"),
        "week.ron:15:33: the lesson 'x-aima-5.2' is named twice"
    );
    assert_eq!(
        refused("version: 1", "version: 9"),
        "week.ron:3:14: this is a course of version 9; this program reads version 1"
    );
    assert_eq!(
        refused("work: predict, marks: 10", "work: what_if, marks: 3"),
        "week.ron:9:62: what_if has no right answer and earns no marks; leave marks out, or set work \
         to watch, predict or fill_in"
    );
    assert_eq!(
        refused("work: predict, marks", "algorithm: \"and-or\", marks"),
        "week.ron:9:52: the lesson has no algorithm 'and-or'"
    );
    let empty =
        load_course("a.ron", "Course(version: 1, title: (ja: \"あ\", en: \"a\"), chapters: [])");
    let sentence = empty.expect_err("it is empty").say(Language::En);
    assert!(sentence.contains("the course names no lesson"), "{sentence}");
    assert_eq!(
        refused("[(lesson: \"m-01-tree-A\")]", "[]"),
        "week.ron:15:22: the chapter names no lesson"
    );
    // Notes with this extension.
    let error = load_course("notes.ron", "# 第2週\n\nCuts (of a tree)\n");
    assert_eq!(
        error.expect_err("it is no course").say(Language::Ja),
        "notes.ron:1:1: 「#」がある。課題なら Lesson(…)、コースなら Course(…)、探索の記録なら yomisuji search-log 1 で始めてください"
    );
    let error = load("notes.ron", "\nSome notes (of mine)\n").expect_err("it is no lesson");
    assert_eq!(
        error.say(Language::En),
        "notes.ron:2:1: found 'Some', expected a lesson, Lesson(…), a course, Course(…), or a log, \
         which begins with yomisuji search-log 1"
    );
}

#[test]
fn the_list_shows_the_lessons_of_a_course_until_it_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    std::fs::write(&path, COURSE).expect("written");
    let own = shipped().iter().find(|lesson| lesson.id == "m-01-tree-B");
    let own = own.expect("it ships").text();
    std::fs::write(folder.path().join("mine.ron"), own).expect("written");
    let mut session = Session::new();
    let all = session.lessons().len();
    open(&mut session, path);
    let titles = |session: &Session| -> Vec<String> {
        let entries = session.lessons().iter();
        entries.map(|entry| entry.source.name()).collect()
    };
    let mine = folder.path().join("mine.ron").display().to_string();
    assert_eq!(titles(&session), ["scenarios/x-aima-5.2.ron", &mine, "scenarios/m-01-tree-A.ron"]);
    let title = &session.lessons()[1].title;
    assert_eq!(*title, load("mine.ron", own).expect("right").lesson.title);
    assert!(!session.lessons()[1].is_own(), "nobody deletes it from here");
    let chapter = session.chapter_title(session.lessons()[2].chapter);
    assert_eq!(chapter.expect("it has one").en, "Once more");
    // The first lesson is open, in the study mode that the course asks for.
    let name = |session: &Session| session.open().map(|open| open.source().name());
    assert_eq!(name(&session).as_deref(), Some("scenarios/x-aima-5.2.ron"));
    assert_eq!(session.study_mode(), StudyMode::Predict);
    send(&mut session, Command::Lesson(LessonCommand::Next));
    assert_eq!(name(&session), Some(mine));
    assert_eq!(session.study_mode(), StudyMode::Watch);
    // It is still there after a restart.
    let mut again = Session::new();
    again.recall(session.remembered(), "");
    assert_eq!(titles(&again), titles(&session));
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    assert_eq!(session.lessons().len(), all);
    assert!(session.course_title().is_none());
}

/// A text without the numbers of its tree: a leaf may have the value of the root.
fn without_subject(text: &str) -> String {
    let from = text.find("\n    subject:").expect("a subject");
    let to = text.find("\n    algorithms:").expect("algorithms");
    format!("{}{}", &text[..from], &text[to..])
}

/// Whether a sentence names a node or a move, as a separate word.
fn speaks_of(sentence: &str, name: &str) -> bool {
    let is_word = |letter: char| letter.is_alphanumeric();
    let parts: Vec<_> = sentence.split(name).collect();
    parts.windows(2).any(|pair| {
        let is_ascii = name.is_ascii();
        let before = pair[0].chars().next_back().is_some_and(is_word);
        let after = pair[1].chars().next().is_some_and(is_word);
        !is_ascii || !before && !after
    })
}

#[test]
fn a_student_copy_reveals_no_result_of_its_runs() {
    let mut kept = 0;
    for shipped in lessons() {
        let loaded = load(shipped.id, shipped.text()).expect("it ships");
        if !loaded.lesson.twins.is_empty() {
            continue;
        }
        let copy = student_copy(&loaded).expect("a copy");
        let text = without_subject(&to_text(&copy).expect("it can be written"));
        kept += copy.questions.len();
        // Every run that is small enough for this test.
        let most = if loaded.tree.len() > 20_000 { 1 } else { 9 };
        for &algorithm in loaded.algorithms.iter().take(most) {
            let run = loaded.run(algorithm, Watch::cap(1_000_000)).expect("a run");
            let mut replay = Replay::new(run.tree, run.trace);
            replay.seek(usize::MAX);
            let (tree, subject) = (replay.tree(), &*loaded.subject);
            if algorithm == loaded.algorithms[0]
                && let Some(value) = replay.node(NodeId::ROOT).value()
            {
                let told = signed(value).to_string();
                // A bare 0 occurs everywhere.
                let is_told = told != "0" && text.contains(&told);
                assert!(!is_told, "{}: {told}", shipped.id);
            }
            for language in Language::ALL {
                let name = |id| choice(subject, tree, id, language);
                let best = replay.node(NodeId::ROOT).best();
                // The choice to stop is not a result.
                let best = best.filter(|&id| {
                    algorithm == loaded.algorithms[0] && tree.node(id).kind != Kind::Decline
                });
                let cut = replay.unevaluated_leaves().into_iter();
                let is_drawn = subject.names_nodes() && algorithm == loaded.algorithms[0];
                for id in best.into_iter().chain(cut.filter(|_| is_drawn)) {
                    for question in &copy.questions {
                        let ask = question.ask.get(language);
                        let is_told = speaks_of(ask, &name(id));
                        let is_kana = language == Language::Ja && subject.names_nodes();
                        // Single kana occur in other words, too: check in English.
                        // So is the article.
                        let is_other = is_kana || name(id) == "a";
                        assert!(!is_told || is_other, "{}: {ask} {}", shipped.id, name(id));
                    }
                }
            }
        }
    }
    assert!(kept > rounds(60), "only {kept} questions are left");
    for (id, told) in [
        ("m-01-tree-A", "Q and R are never read"),
        ("y-01", "The answer +50"),
        ("u-05-exchange", "3895"),
        ("m-01-minimax", "Why is D better"),
        ("m-01-wishful", "the value +300"),
        ("m-01-pvs", "more than +100"),
        ("u-04-exchange", "3485"),
        ("u-04", "+205"),
        ("u-05", "+405"),
        ("u-10-depth-2", "2545"),
        ("u-10-depth-4", "+445"),
        ("q-02-plain", "2450"),
        ("k-04-first-move", "K-5h"),
        ("c-03-fork", "1465"),
        ("x-othello4-engine", "−8"),
        ("q-02-searched", "1835"),
        ("x-aima-5.2", "c2 were"),
    ] {
        let shipped = shipped().iter().find(|lesson| lesson.id == id);
        let loaded = load(id, shipped.expect("it ships").text()).expect("it ships");
        let copy = to_text(&student_copy(&loaded).expect("a copy")).expect("a text");
        let asked = &loaded.lesson.questions;
        let is_asked = asked.iter().any(|question| question.ask.en.contains(told));
        assert!(!without_subject(&copy).contains(told), "{id}: {told}");
        assert!(is_asked, "{id}: no question says any more: {told}");
    }
}

#[test]
fn a_student_copy_reveals_no_answer_and_can_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut refused = 0;
    for shipped in lessons() {
        let loaded = load(shipped.id, shipped.text()).expect("it ships");
        let lesson = &loaded.lesson;
        let copy = match student_copy(&loaded) {
            Ok(copy) => copy,
            // The questions are about listings that contain the answer.
            Err(why) => {
                assert!(!lesson.twins.is_empty(), "{}: {}", shipped.id, why.en);
                assert!(why.ja.contains(&lesson.title.ja) && why.ja.contains("答え"));
                assert!(why.en.contains(&lesson.title.en) && why.en.contains("answer"));
                refused += 1;
                continue;
            }
        };
        assert!(lesson.twins.is_empty(), "{}", shipped.id);
        let text = to_text(&copy).expect("it can be written");
        for question in &lesson.questions {
            for answer in [&question.answer.ja, &question.answer.en] {
                assert!(!text.contains(answer.as_str()), "{}: {answer}", shipped.id);
            }
        }
        for question in &copy.questions {
            let is_same = |own: &&Question| own.ask == question.ask;
            assert!(lesson.questions.iter().any(|own| is_same(&own)));
        }
        for stop in &lesson.stops {
            for words in [&stop.words.ja, &stop.words.en] {
                assert!(!text.contains(words.as_str()), "{}: {words}", shipped.id);
            }
        }
        for field in ["promises: [\n        (", "answer:", "plays:", "right:", "faulty:"] {
            assert!(!text.contains(field), "{}: {field}", shipped.id);
        }
        let words = [&lesson.notes, &lesson.source];
        for words in words.iter().flat_map(|words| [&words.ja, &words.en]) {
            assert!(!text.contains(words.as_str()), "{}: {words}", shipped.id);
        }
        assert_eq!(copy.title.ja, format!("生徒用 {}", shipped.id));
        assert_eq!(copy.title.en, format!("For students: {}", shipped.id));
    }
    assert!(refused > 0, "a hunt for a slip is refused");
    // One of them as users see it.
    let loaded = load("a", shipped()[3].text()).expect("it ships");
    let path = folder.path().join("copy.ron");
    let copy = student_copy(&loaded).and_then(|copy| to_text(&copy));
    let copy = copy.expect("a text");
    std::fs::write(&path, copy).expect("written");
    let mut session = Session::new();
    open(&mut session, path);
    assert!(session.message().is_none(), "{:?}", session.message());
    assert_eq!(session.study_mode(), StudyMode::Predict);
    send(&mut session, Command::Go(Navigation::Last));
    assert!(session.open().is_some_and(|open| open.step() > 0));
}

#[test]
fn the_mark_report_has_a_row_for_every_lesson() {
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
        assert_eq!(&row[3], shipped.id);
        assert_eq!((&row[6], &row[9]), ("0", ""));
    }
    let json: serde_json::Value =
        serde_json::from_str(&report.json().expect("it can be written")).expect("JSON");
    assert_eq!(json["rows"].as_array().map(Vec::len), Some(shipped().len()));
}

#[test]
fn the_mark_report_uses_one_unit_and_names_no_folders() {
    let mark = |got| LessonMark::new(got, 11.0, 11);
    let row = MarkRow {
        chapter: None,
        lesson: "x-aima-5.2".to_owned(),
        title: Words::same("A"),
        walked: true,
        mark: Some(MarkEntry {
            work: StudyMode::FillIn,
            algorithm: "alpha-beta".to_owned(),
            tries: 2,
            best: mark(6.0),
            last: mark(5.0),
            first: Some(FirstTake { take: 1, mark: mark(6.0), looks: 3, ..FirstTake::default() }),
            is_main: true,
        }),
        asked: Some(StudyMode::FillIn),
        asked_algorithm: Some("pvs".to_owned()),
        counts_for: 25,
    };
    let report = MarkReport {
        learner: String::new(),
        course: Some(Words::same("C")),
        course_print: None,
        points: Some(CoursePoints { thousandths: 25 * 545, of: 25 }),
        rows: vec![row],
    };
    let file = report.csv_file().expect("it can be written");
    let text = report.csv().expect("it can be written");
    assert_eq!(file.strip_prefix('\u{feff}'), Some(text.as_str()));
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let head = reader.headers().expect("a head").clone();
    let row = reader.records().next().expect("a row").expect("a row");
    let json: serde_json::Value =
        serde_json::from_str(&report.json().expect("it can be written")).expect("JSON");
    for (field, value) in [
        ("work", "fill-in"),
        ("first_percent", "54.5"),
        ("best_percent", "54.5"),
        ("last_percent", "45.5"),
        ("tries", "2"),
        ("answers", "11"),
        ("looks", "3"),
        ("asked", "fill-in"),
        ("asked_algorithm", "pvs"),
        ("counts_for", "25"),
    ] {
        let column = head.iter().position(|name| name == field).expect(field);
        assert_eq!(&row[column], value, "{field}");
        assert_eq!(plain(&json["rows"][0][field]), value, "{field}");
    }
    for (field, value) in [("course_reached", "13.6"), ("course_of", "25")] {
        let column = head.iter().position(|name| name == field).expect(field);
        assert_eq!((&row[column], plain(&json[field])), (value, value.to_owned()));
    }
    // In a session's table, files have no folders.
    let folder = week("[(lesson: \"m-01-tree-A\")]");
    let mut session = Session::new();
    open(&mut session, folder.path().join("week.ron"));
    let report = session.mark_report("");
    let lessons: Vec<_> = report.rows.iter().map(|row| row.lesson.as_str()).collect();
    assert_eq!(lessons, ["x-aima-5.2", "mine.ron", "m-01-tree-A"]);
    let none = CoursePoints { thousandths: 0, of: 15 };
    assert_eq!(report.points, Some(none));
}

/// A JSON number or text as a cell of a table.
fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A folder with the course, whose second chapter has these lessons, and `mine.ron` beside it.
fn week(second: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("written");
    };
    write("week.ron", &COURSE.replacen("[(lesson: \"m-01-tree-A\")]", second, 1));
    let own = shipped().iter().find(|lesson| lesson.id == "m-01-tree-B");
    write("mine.ron", own.expect("it ships").text());
    folder
}

#[test]
fn marks_come_from_the_given_folders_and_stay_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::within(folder.path());
    let mut remembered = Remembered::default();
    let mark = |got| LessonMark::new(got, 8.0, 8);
    let entry = MarkEntry {
        work: StudyMode::Predict,
        algorithm: "alpha-beta".to_owned(),
        tries: 3,
        best: mark(7.0),
        last: mark(6.0),
        first: None,
        is_main: true,
    };
    let marks = &mut remembered.state.marks;
    marks.insert("scenarios/m-01-tree-A.ron".to_owned(), vec![entry]);
    let keeper = Keeper::new(&folders);
    assert_eq!(keeper.keep(keeper.begin(), &remembered).map(drop), Ok(()));
    let state = folder.path().join("state.ron");
    let before = std::fs::read(&state).expect("it is kept");
    let tried = |folders: &Folders| {
        let (exit, text) = run_for(folders, &["marks", "--json"], "");
        assert_eq!(exit, Ok(Exit::Answered));
        let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let rows = json["rows"].as_array().expect("rows").clone();
        let tried = rows.iter().filter(|row| !row["tries"].is_null());
        tried.map(|row| plain(&row["lesson"])).collect::<Vec<_>>()
    };
    assert_eq!(tried(&folders), ["m-01-tree-A"]);
    assert_eq!(tried(&Folders::nowhere()), [""; 0]);
    assert_eq!(std::fs::read(&state).expect("it is there"), before);
}

#[test]
fn a_folder_with_a_course_lists_each_of_its_lessons_once() {
    let folder = week("[(lesson: \"m-01-tree-A\")]");
    let path = folder.path().display().to_string();
    let answer = said(&["check", &path, "m-01-tree-A", "--json"]).expect("it is right");
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let lessons = answer["lessons"].as_array().expect("lessons");
    let names: Vec<_> = lessons.iter().map(|lesson| plain(&lesson["lesson"])).collect();
    let mine = format!("{path}/mine.ron");
    assert_eq!(names, [&mine, "x-aima-5.2", "m-01-tree-A"]);
    let papers = said(&["paper", &path, "--questions", "4", "--json"]).expect("it is right");
    assert!(papers.contains("\"choices\""));
    let copy = said(&["student", "u-09-bug"]).expect_err("it tells the answer");
    assert!(copy.0.contains("no copy for students"), "{}", copy.0);
}

#[test]
fn faulty_entries_of_a_course_are_reported_and_marked() {
    let folder = week("[(lesson: \"gone.ron\"), (lesson: \"week.ron\"), (lesson: \"notes.ron\")]");
    std::fs::write(folder.path().join("notes.ron"), "# Notes\n").expect("written");
    let path = folder.path().join("week.ron");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (week, gone, notes) = (at("week.ron"), at("gone.ron"), at("notes.ron"));
    let missing = format!("{week}:15:33: {gone}: there is no such file");
    let expected = format!(
        "{missing}\n{week}:15:55: {week}: found a course, expected a lesson\n\
         {week}:15:77: {notes}:1:1: found '#', expected a lesson, Lesson(…), \
         a course, Course(…), or a log, which begins with yomisuji search-log 1"
    );
    assert_eq!(said(&["check", &week]), Err(Refusal(expected)));
    let mut session = Session::new();
    open(&mut session, path);
    let told = session.message().expect("it is said");
    assert!(told.is_error && told.text.en.contains(&missing), "{told:?}");
    assert!(told.text.ja.contains("ほか2件"), "{told:?}");
    let faults = |session: &Session| -> Vec<String> {
        let entries = session.lessons().iter();
        let faults = entries.filter_map(|entry| session.course_fault(entry));
        faults.map(|what| what.en.clone()).collect()
    };
    assert_eq!(session.lessons().len(), 5);
    assert_eq!((faults(&session).len(), &faults(&session)[0]), (3, &missing));
    // The file exists after all.
    std::fs::copy(folder.path().join("mine.ron"), &gone).expect("copied");
    open(&mut session, PathBuf::from(gone));
    assert_eq!(faults(&session).len(), 2);
}

#[test]
fn a_slip_hunt_cannot_be_copied_for_students() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("copy.ron");
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("u-09-bug"))));
    send(&mut session, Command::Save(SaveCommand::StudentCopy(path.clone())));
    let told = session.message().expect("it is said");
    assert!(told.is_error && told.text.ja.contains("写しは作れない"));
    assert!(!path.exists());
}

#[test]
fn names_in_the_table_are_never_formulas() {
    let first = |learner: &str| {
        let session = Session::new();
        let text = session.mark_report(learner).csv().expect("it can be written");
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let row = reader.records().next().expect("a row").expect("a row");
        row[0].to_owned()
    };
    for name in [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "\n\n",
        " =1",
        "\u{3000}=1",
        "＝1+1",
        "＋1",
        "－1",
        "−1",
        "＠SUM",
        "\u{feff}=1",
        "\u{b}=1",
    ] {
        assert_eq!(first(name), format!("'{name}"), "{name:?}");
    }
    for name in ["", "Aoi", "1=1", "青井", "a\n=1"] {
        assert_eq!(first(name), name);
    }
}

#[test]
fn the_marks_of_a_course_do_not_overflow() {
    let most = u32::MAX;
    let folder = week(&format!(
        "[(lesson: \"m-01-tree-A\", marks: {most}), (lesson: \"m-01-tree-B\", marks: {most})]"
    ));
    let mut session = Session::new();
    open(&mut session, folder.path().join("week.ron"));
    let points = session.mark_report("").points.expect("a course");
    assert_eq!(points.of, 15 + 2 * u64::from(most));
}
