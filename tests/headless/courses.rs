//! Courses that are made: the text of their file is changed in place.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use yomisuji::language::{Language, Words};
use yomisuji::scenario::{
    AskedGroup, AskedWeights, Course, CourseChapter, CourseDraft, CourseEdit, CoursePart,
    CoursePlace, CourseTask, Shipped, StudyMode, chapters, comments_in, load_course, parse,
};
use yomisuji::session::{
    Command, CourseCommand, LessonCommand, Remembered, Session, Source, Travel,
};

use crate::send;

const COURSE: &str = r#"// For the second week.
Course(
    version: 1,
    title: (ja: "探索の初歩", en: "First steps in search"), // as in the plan
    chapters: [
        (
            title: (ja: "枝刈り", en: "Cuts"),
            lessons: [
                (lesson: "x-aima-5.2", work: predict, marks: 10), // the test
                (lesson: "m-01-tree-A"),
            ],
        ),
        // Only if there is time.
        (
            title: (ja: "もう一度", en: "Once more"),
            lessons: [(lesson: "x-hiroi"), (lesson: "m-01-tree-B", work: fill_in)],
        ),
    ],
)
"#;

const fn at(chapter: usize, lesson: usize) -> CoursePlace {
    CoursePlace { chapter, lesson: Some(lesson) }
}

/// The names of the lessons, by chapters.
fn names(course: &Course) -> Vec<Vec<&str>> {
    let of_part = course.chapters.iter().map(|part| &part.lessons);
    of_part.map(|tasks| tasks.iter().map(|task| task.lesson.as_str()).collect()).collect()
}

#[test]
fn a_course_is_changed_where_it_stands_and_its_comments_stay() {
    let edits = [
        CourseEdit::Title(Language::En, "Another \"title\"".to_owned()),
        CourseEdit::Chapter(1, Language::Ja, "復習".to_owned()),
        CourseEdit::Add(0, 1, "mine.ron".to_owned()),
        CourseEdit::Add(1, 2, "u-03".to_owned()),
        CourseEdit::Work(0, 0, StudyMode::FillIn),
        CourseEdit::Work(0, 1, StudyMode::Predict),
        CourseEdit::Marks(0, 0, 7),
        CourseEdit::Marks(1, 1, 3),
        CourseEdit::Move(at(0, 0), at(0, 1)),
        CourseEdit::Move(at(0, 1), at(1, 0)),
        CourseEdit::Move(at(1, 1), at(0, 0)),
        CourseEdit::Move(
            CoursePlace { chapter: 1, lesson: None },
            CoursePlace { chapter: 0, lesson: None },
        ),
        CourseEdit::AddChapter(1, Words { ja: "新".to_owned(), en: "New".to_owned() }),
        CourseEdit::Name(1, 0, "own.ron".to_owned()),
        CourseEdit::Pass(8),
        CourseEdit::Asks(
            AskedWeights::of(
                &[AskedGroup::Values, AskedGroup::Cuts],
                &[(AskedGroup::Cuts, 5)].into(),
            )
            .expect("it is asked"),
        ),
    ];
    let was = load_course("week.ron", COURSE).expect("it is right");
    for edit in edits {
        let mut draft = CourseDraft::of(COURSE);
        assert!(draft.edit(edit.clone()), "{edit:?}");
        let mut wanted = was.clone();
        let parts = &mut wanted.chapters;
        match edit.clone() {
            CourseEdit::Title(_, title) => wanted.title.en = title,
            CourseEdit::Chapter(chapter, _, title) => parts[chapter].title.ja = title,
            CourseEdit::Add(chapter, place, name) => {
                let task = CourseTask::watch(name);
                parts[chapter].lessons.insert(place, task);
            }
            CourseEdit::Work(chapter, place, work) => parts[chapter].lessons[place].work = work,
            CourseEdit::Marks(chapter, place, marks) => {
                parts[chapter].lessons[place].marks = marks;
            }
            CourseEdit::Name(chapter, place, name) => parts[chapter].lessons[place].lesson = name,
            CourseEdit::AddChapter(place, title) => {
                let part = CoursePart { title, lessons: Vec::new() };
                parts.insert(place, part);
            }
            CourseEdit::Move(from, to) => {
                if let (Some(old), Some(new)) = (from.lesson, to.lesson) {
                    let task = parts[from.chapter].lessons.remove(old);
                    parts[to.chapter].lessons.insert(new, task);
                } else {
                    let part = parts.remove(from.chapter);
                    parts.insert(to.chapter, part);
                }
            }
            CourseEdit::Asks(asking) => {
                wanted.asks = vec![AskedGroup::Values, AskedGroup::Cuts];
                wanted.weights = [(AskedGroup::Cuts, 5)].into();
                assert_eq!(wanted.asking(), asking);
            }
            CourseEdit::Pass(pass) => wanted.pass = pass,
            CourseEdit::Remove(_) => unreachable!("they are below"),
        }
        assert_eq!(draft.course("week.ron").expect("it reads"), wanted, "{edit:?}");
        let comments = comments_in(draft.text()).map(|(count, _)| count);
        // What is said of the moved lesson may go, what is said of the others stays.
        assert!(comments >= Some(3), "{edit:?} {}", draft.text());
    }
    let mut draft = CourseDraft::of(COURSE);
    assert!(draft.edit(CourseEdit::Remove(at(1, 0))));
    assert!(draft.edit(CourseEdit::Remove(at(0, 1))));
    let course = draft.course("week.ron").expect("it reads");
    assert_eq!(names(&course), [vec!["x-aima-5.2"], vec!["m-01-tree-B"]]);
    assert_eq!(comments_in(draft.text()).map(|(count, _)| count), Some(4));
    assert!(draft.edit(CourseEdit::Remove(CoursePlace { chapter: 0, lesson: None })));
    let course = draft.course("week.ron").expect("it reads");
    assert_eq!(names(&course), [["m-01-tree-B"]]);
    assert!(!draft.edit(CourseEdit::Remove(at(4, 0))));
    assert!(!draft.edit(CourseEdit::Marks(0, 9, 1)));
}

#[test]
fn a_new_course_has_a_line_for_each_lesson() {
    let words = |text: &str| Words::same(text);
    let mut draft = CourseDraft::new(&words("C"), &words("One"));
    for (chapter, place, name) in [(0, 0, "b.ron"), (0, 0, "a.ron"), (0, 2, "x-hiroi")] {
        assert!(draft.edit(CourseEdit::Add(chapter, place, name.to_owned())));
    }
    assert!(draft.edit(CourseEdit::AddChapter(1, words("Two"))));
    assert!(draft.edit(CourseEdit::Marks(0, 1, 5)));
    let lines: Vec<_> = draft.text().lines().collect();
    assert_eq!(
        lines[5..],
        [
            "            title: (ja: \"One\", en: \"One\"),",
            "            lessons: [",
            "                (lesson: \"a.ron\"),",
            "                (lesson: \"b.ron\", marks: 5),",
            "                (lesson: \"x-hiroi\"),",
            "            ],",
            "        ),",
            "        (",
            "            title: (ja: \"Two\", en: \"Two\"),",
            "            lessons: [],",
            "        ),",
            "    ],",
            ")",
        ],
        "{}",
        draft.text()
    );
    let refused = load_course("c.ron", draft.text()).expect_err("a chapter is empty");
    assert_eq!(refused.place, Some((15, 22)));
}

fn course(session: &mut Session, command: CourseCommand) {
    send(session, Command::Course(command));
}

fn own_lesson(folder: &Path, name: &str) -> PathBuf {
    let text = fs::read_to_string("scenarios/m-01-tree-A.ron").expect("it ships");
    let path = folder.join(name);
    fs::create_dir_all(folder).expect("made");
    fs::write(&path, text).expect("written");
    path
}

#[test]
fn a_course_of_ones_own_is_made_saved_and_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own");
    let mine = Source::File(own_lesson(&own, "mine.ron"));
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(mine.clone())));
    course(&mut session, CourseCommand::Begin(own.clone()));
    let hiroi = Source::Shipped("x-hiroi");
    let desk = session.course_desk().expect("begun");
    assert_eq!(desk.offered()[0].0, mine);
    assert!(desk.offered().iter().any(|(source, _)| *source == hiroi));
    assert!(desk.fault().is_some(), "it has no lesson yet");
    for source in [&mine, &hiroi, &mine] {
        course(&mut session, CourseCommand::Add(source.clone()));
    }
    course(&mut session, CourseCommand::AddChapter);
    course(&mut session, CourseCommand::Chapter(Language::En, "Later".to_owned()));
    course(&mut session, CourseCommand::Add(Source::Shipped("u-03")));
    course(&mut session, CourseCommand::Work(StudyMode::Predict));
    course(&mut session, CourseCommand::Marks(10));
    let now = |session: &Session| {
        let course = session.course_desk().expect("there").course();
        let names = names(course).into_iter().map(|names| names.join(" "));
        names.collect::<Vec<_>>()
    };
    assert_eq!(now(&session), ["mine.ron x-hiroi", "u-03"], "each is there once");
    // Up and down, across chapters.
    for (by, shown) in [
        (-1, ["mine.ron x-hiroi u-03", ""]),
        (-1, ["mine.ron u-03 x-hiroi", ""]),
        (1, ["mine.ron x-hiroi u-03", ""]),
        (1, ["mine.ron x-hiroi", "u-03"]),
        (1, ["mine.ron x-hiroi", "u-03"]),
    ] {
        course(&mut session, CourseCommand::Shift(by));
        assert_eq!(now(&session), shown, "{by}");
    }
    course(&mut session, CourseCommand::Go(-1));
    assert_eq!(session.course_desk().expect("there").place().lesson, None);
    course(&mut session, CourseCommand::Shift(-1));
    assert_eq!(now(&session), ["u-03", "mine.ron x-hiroi"]);
    course(&mut session, CourseCommand::Remove);
    assert_eq!(now(&session), ["mine.ron x-hiroi"]);
    for _ in 0..2 {
        course(&mut session, CourseCommand::Travel(Travel::Undo));
    }
    assert_eq!(now(&session), ["mine.ron x-hiroi", "u-03"]);
    // It is kept until it is written.
    let mut again = Session::new();
    again.recall(Remembered { ..session.remembered() }, "again-");
    assert_eq!(now(&again), now(&session));
    // Beside another folder, a lesson has its full path.
    let path = folder.path().join("weeks").join("one");
    course(&mut session, CourseCommand::Save(path.clone()));
    let path = path.with_extension("ron");
    let text = fs::read_to_string(&path).expect("written");
    let written = load_course("one.ron", &text).expect("it is right");
    let full = own.join("mine.ron").display().to_string();
    assert_eq!(names(&written), [vec![&*full, "x-hiroi"], vec!["u-03"]]);
    let task = &written.chapters[1].lessons[0];
    assert_eq!((task.work, task.marks), (StudyMode::Predict, 10));
    assert_eq!(session.course_title().expect("open").en, "My course");
    assert!(!session.course_desk().expect("there").is_changed());
    // Back beside its lessons, it has their names.
    course(&mut session, CourseCommand::Save(own.join("two.ron")));
    let text = fs::read_to_string(own.join("two.ron")).expect("written");
    assert!(text.contains("(lesson: \"mine.ron\")"), "{text}");
    assert!(session.remembered().state.course_draft.is_none());
}

#[test]
fn a_course_file_written_by_hand_keeps_its_comments_and_is_not_overwritten_unseen() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    fs::write(&path, COURSE).expect("written");
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path.clone()))));
    course(&mut session, CourseCommand::Change);
    assert_eq!(session.course_desk().expect("changed").file(), Some(&*path));
    course(&mut session, CourseCommand::Title(Language::En, "Week 2".to_owned()));
    course(&mut session, CourseCommand::Save(path.clone()));
    let wanted = COURSE.replace("First steps in search", "Week 2");
    assert_eq!(fs::read_to_string(&path).expect("there"), wanted);
    assert_eq!(session.course_title().expect("open").en, "Week 2");
    // Another program changes it meanwhile.
    fs::write(&path, &wanted[3..]).expect("written");
    course(&mut session, CourseCommand::Title(Language::En, "Week 3".to_owned()));
    course(&mut session, CourseCommand::Save(path.clone()));
    assert_eq!(fs::read_to_string(&path).expect("there"), wanted[3..]);
    assert!(session.message().expect("told").is_error);
    course(&mut session, CourseCommand::Save(path.clone()));
    assert!(fs::read_to_string(&path).expect("there").contains("Week 3"));
    let kept = folder.path().join("week.ron.bak");
    assert_eq!(fs::read_to_string(kept).expect("kept"), wanted[3..]);
    // What cannot be used is not written.
    for _ in 0..2 {
        course(&mut session, CourseCommand::Select(at(1, 0)));
        course(&mut session, CourseCommand::Remove);
    }
    let before = fs::read_to_string(&path).expect("there");
    course(&mut session, CourseCommand::Save(path.clone()));
    let told = session.message().expect("told").text.en.clone();
    assert!(told.contains("the chapter names no lesson"), "{told}");
    assert_eq!(fs::read_to_string(&path).expect("there"), before);
}

/// A course may not promise marks where nothing can be earned.
#[test]
fn a_course_asks_something_of_every_lesson_with_marks() {
    let course = |asks: &str, task: &str| {
        let text = format!(
            "Course(version: 1, title: (ja: \"あ\", en: \"a\"), asks: [{asks}], chapters: [(title: \
             (ja: \"あ\", en: \"a\"), lessons: [({task}, marks: 5)])])"
        );
        load_course("week.ron", &text).map_err(|error| error.to_string())
    };
    for (asks, task) in [
        ("cuts", "lesson: \"m-01-minimax\", work: predict"),
        ("cuts, windows", "lesson: \"m-01-tree-A\", work: fill_in, algorithm: \"minimax\""),
        ("order, choice", "lesson: \"m-01-tree-A\", work: fill_in"),
    ] {
        let refused = course(asks, task).expect_err("nobody can earn them");
        assert!(refused.contains("nobody could earn"), "{refused}");
    }
    for (asks, task) in [
        ("cuts", "lesson: \"m-01-tree-A\", work: predict"),
        ("order", "lesson: \"m-01-pvs\", work: predict"),
        ("cuts", "lesson: \"m-01-minimax\", work: watch"),
    ] {
        assert!(course(asks, task).is_ok(), "{asks} {task}");
    }
}

/// Whatever algorithm a chapter runs first is new in it, or comes in a chapter that it builds on,
/// directly or not.
#[test]
fn a_chapter_runs_what_is_new_or_what_it_builds_on_has_run() {
    let runs = |chapter: &CourseChapter| {
        let first = |lesson: &Shipped| {
            let parsed = parse(lesson.text()).expect("it ships");
            parsed.algorithms.first().cloned().unwrap_or_default()
        };
        chapter.lessons.iter().map(first).collect::<BTreeSet<_>>()
    };
    let all = chapters();
    let mut checked = 0;
    for (place, chapter) in all.iter().enumerate() {
        let mut below = vec![place];
        let mut at = 0;
        while let Some(&here) = below.get(at) {
            below.extend(all[here].builds_on());
            at += 1;
        }
        let strange = (0..place).filter(|other| !below.contains(other));
        let elsewhere: BTreeSet<_> = strange.flat_map(|other| runs(&all[other])).collect();
        let known: BTreeSet<_> =
            below.iter().filter(|&&it| it != place).flat_map(|&it| runs(&all[it])).collect();
        for algorithm in runs(chapter) {
            let title = chapter.words().en;
            assert!(
                known.contains(&algorithm) || !elsewhere.contains(&algorithm),
                "{title} runs {algorithm}, which is taught in a chapter that it does not build on"
            );
            checked += 1;
        }
    }
    assert!(checked > all.len());
}
