//! Courses for learning platforms: the package, what a platform is told, and how work goes on where it
//! was left.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use yomisuji::cli::Refusal;
use yomisuji::formats::pack::FilePack;
use yomisuji::host::{course_of_lesson, scorm_package};
use yomisuji::language::{Language, Words};
use yomisuji::scenario::{Course, CoursePart, CourseTask, StudyMode, load_course, shipped};
use yomisuji::session::{
    ClassMarks, Command, CourseReport, CourseStatus, KeptByPlatform, LessonCommand, MOST_KEPT,
    Navigation, OpenCourse, Platform, PredictCommand, PredictStage, Session, Source, most_kept,
};

use crate::answers::{answer, printed, said};
use crate::predicting::{does, go, is_asked, right, stage, step, wrong};
use crate::send;

/// Two lessons, of ten and of five marks; 9 marks pass.
const COURSE: &str = r#"Course(
    version: 1,
    title: (ja: "枝刈り & <読み>", en: "Cuts & <reads>"),
    pass: 9,
    chapters: [(title: (ja: "一", en: "One"), lessons: [
        (lesson: "m-01-tree-A", work: predict, marks: 10),
        (lesson: "週/mine.ron", marks: 5),
    ])],
)"#;

/// Its folder.
fn course() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("週")).expect("made");
    let lesson = fs::read("scenarios/x-aima-5.2.ron").expect("it ships");
    fs::write(folder.path().join("週/mine.ron"), lesson).expect("written");
    let path = folder.path().join("course.ron");
    fs::write(&path, COURSE).expect("written");
    let path = fs::canonicalize(&path).expect("it is there");
    (folder, path)
}

/// The files of a page, as far as a package looks at them.
fn page() -> Vec<(String, Vec<u8>)> {
    let index = fs::read("web/index.html").expect("it is there");
    let files: [(&str, &[u8]); 5] = [
        ("index.html", &index),
        ("scorm.js", b"1"),
        ("service.js", b"2"),
        ("yomisuji_bg.wasm", b"3"),
        ("fonts/rare & 字.bin", b"4"),
    ];
    files.map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).into()
}

/// A pupil whose platform has opened the course in this file, and has kept this.
fn pupil(path: &Path, kept: KeptByPlatform) -> Session {
    let mut session = Session::new();
    session
        .set_platform(Platform {
            learner: Some("山田 & 花子".to_owned()), ..Platform::default()
        });
    send(&mut session, Command::Attend(path.to_path_buf(), kept));
    session
}

fn told(session: &Session) -> CourseReport {
    session.remembered().report.expect("a platform takes it")
}

fn kept(report: &CourseReport) -> KeptByPlatform {
    KeptByPlatform { location: report.location.clone(), suspend: report.suspend.clone() }
}

/// Answers this many questions, `how`.
fn answer_some(session: &mut Session, mut count: usize, is_right: bool) {
    while count > 0 && *stage(session) != PredictStage::Over {
        if is_asked(session) {
            // What was wrong comes back until it is right.
            let is_back = matches!(stage(session), PredictStage::Asked { is_back: true, .. });
            let is_right = is_right || is_back;
            let answer = if is_right { right(session) } else { wrong(session) };
            does(session, PredictCommand::Answer(answer));
            count -= 1;
        } else {
            does(session, PredictCommand::GoOn);
        }
    }
}

fn walk_to_the_end(session: &mut Session) {
    let last = session.open().expect("open").last_step();
    while step(session) < last {
        go(session, Navigation::Next);
    }
}

#[test]
fn a_platform_is_told_the_marks_the_place_and_how_far_the_learner_is() {
    let (_folder, path) = course();
    let mut session = pupil(&path, KeptByPlatform::default());
    let report = told(&session);
    assert_eq!((report.status, report.percent.as_deref()), (CourseStatus::Incomplete, Some("0")));
    assert_eq!(report.location, "0 alpha-beta m-01-tree-A");
    answer_some(&mut session, usize::MAX, true);
    let report = told(&session);
    assert_eq!((report.status, report.percent.as_deref()), (CourseStatus::Passed, Some("66.67")));
    send(&mut session, Command::Lesson(LessonCommand::Next));
    walk_to_the_end(&mut session);
    let report = told(&session);
    assert_eq!((report.status, report.percent.as_deref()), (CourseStatus::Passed, Some("100")));
    assert!(report.location.ends_with(" 週/mine.ron"), "{}", report.location);
    // What the platform keeps is a code that a teacher's table reads.
    let class = ClassMarks::read(&report.suspend).expect("a code");
    let pupils = class.by_pupil(&[]).pupils;
    assert_eq!(pupils[0].learner, "山田 & 花子");
    assert_eq!((pupils[0].points.thousandths, pupils[0].points.of), (15_000, 15));
    assert!(pupils[0].doubts.is_empty(), "{:?}", pupils[0].doubts);
}

#[test]
fn who_has_worked_through_everything_below_the_mark_has_failed() {
    let (_folder, path) = course();
    let mut session = pupil(&path, KeptByPlatform::default());
    answer_some(&mut session, usize::MAX, false);
    assert_eq!(told(&session).status, CourseStatus::Incomplete);
    send(&mut session, Command::Lesson(LessonCommand::Next));
    walk_to_the_end(&mut session);
    assert_eq!(told(&session).status, CourseStatus::Failed);
    // Where there is no mark to pass, it is completed.
    fs::write(&path, COURSE.replace("    pass: 9,\n", "")).expect("written");
    let again = pupil(&path, kept(&told(&session)));
    assert_eq!(told(&again).status, CourseStatus::Completed);
}

#[test]
fn work_goes_on_on_another_computer_where_it_was_left() {
    let (_folder, path) = course();
    let mut here = pupil(&path, KeptByPlatform::default());
    answer_some(&mut here, 3, true);
    let report = told(&here);
    let there = pupil(&path, kept(&report));
    assert_eq!(step(&there), step(&here));
    assert_eq!(told(&there).percent, report.percent);
    // The same take goes on: all right is everything.
    let mut there = there;
    answer_some(&mut there, usize::MAX, true);
    assert_eq!(told(&there).percent.as_deref(), Some("66.67"));
    let view = there.view().work.predict().expect("it predicts");
    assert!(!view.is_retake);
    // A lesson that is watched goes on, too: the stops that were seen count.
    send(&mut there, Command::Lesson(LessonCommand::Next));
    let half = there.open().expect("open").last_step() / 2;
    while step(&there) < half {
        go(&mut there, Navigation::Next);
    }
    let mut third = pupil(&path, kept(&told(&there)));
    assert_eq!((step(&third), told(&third).percent), (half, Some("66.67".to_owned())));
    walk_to_the_end(&mut third);
    assert_eq!(told(&third).percent.as_deref(), Some("100"));
}

/// A package that is opened without a platform says so, and its course works.
#[test]
fn without_a_platform_the_course_is_open_all_the_same() {
    let (_folder, path) = course();
    let mut session = Session::new();
    send(&mut session, Command::Attend(path, KeptByPlatform::default()));
    let message = session.message().expect("it is said");
    assert!(message.is_error && message.text.en.contains("No learning platform"), "{message:?}");
    assert!(session.open().is_some() && session.remembered().report.is_none());
}

#[test]
fn what_a_browser_has_is_joined_with_what_the_platform_has() {
    let (_folder, path) = course();
    let mut here = pupil(&path, KeptByPlatform::default());
    answer_some(&mut here, 2, true);
    let old = told(&here);
    answer_some(&mut here, usize::MAX, true);
    let new = told(&here);
    // The platform was gone meanwhile: the browser has more. Nothing is lost, or counted twice.
    send(&mut here, Command::Attend(path.clone(), kept(&old)));
    assert_eq!(told(&here).percent, new.percent);
    let tries = |report: &CourseReport| {
        let class = ClassMarks::read(&report.suspend).expect("a code");
        class.reports[0].rows[0].mark.as_ref().map(|mark| mark.tries)
    };
    assert_eq!(tries(&told(&here)), Some(1));
    // And the other way round.
    let mut stale = pupil(&path, kept(&old));
    send(&mut stale, Command::Attend(path.clone(), kept(&new)));
    assert_eq!((told(&stale).percent, tries(&told(&stale))), (new.percent.clone(), Some(1)));
    // A retake does not lower what counts.
    does(&mut stale, PredictCommand::StartOver);
    answer_some(&mut stale, 4, false);
    assert_eq!(told(&stale).percent, new.percent);
}

#[test]
fn nonsense_from_a_platform_is_said_and_the_course_opens() {
    let (_folder, path) = course();
    for suspend in ["nonsense", "yomisuji-marks:2:9:abc", "yomisuji-work:!", "{\"cmi\":1}"] {
        let location = "99999999999999999999 ü".to_owned();
        let kept = KeptByPlatform { location, suspend: suspend.to_owned() };
        let session = pupil(&path, kept);
        let message = session.message().expect("it is said");
        assert!(message.is_error && message.text.en.contains("platform"), "{suspend}: {message:?}");
        assert_eq!(told(&session).location, "0 alpha-beta m-01-tree-A");
    }
    // A place that is not there any more.
    let location = "999999 nothing m-01-tree-A".to_owned();
    let session = pupil(&path, KeptByPlatform { location, suspend: String::new() });
    assert_eq!(told(&session).location, "0 alpha-beta m-01-tree-A");
    // Outside of its course a platform is told nothing.
    let mut session = pupil(&path, KeptByPlatform::default());
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    assert_eq!(session.remembered().report, None);
    assert_eq!(Session::new().remembered().report, None);
}

#[test]
fn a_package_names_every_file_and_the_page_knows_its_course() {
    let (folder, path) = course();
    let place = folder.path().join("page");
    for (name, bytes) in page() {
        let file = place.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("made");
        fs::write(file, bytes).expect("written");
    }
    let made = folder.path().join("week1.zip");
    let [course, place, file] = [&path, &place, &made].map(|path| path.display().to_string());
    let answer = answer(&["--lang", "en", "scorm", &course, "--page", &place, "-o", &file]);
    assert_eq!(
        (&answer["lessons"], &answer["marks"], &answer["pass"]),
        (&2.into(), &15.into(), &9.into())
    );
    let bytes = fs::read(&made).expect("written");
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("a package");
    let names = archive.file_names().map(|name| name.expect("UTF-8").into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    let wanted = [
        "course.zip",
        "fonts/rare & 字.bin",
        "imsmanifest.xml",
        "index.html",
        "scorm.js",
        "yomisuji_bg.wasm",
    ];
    assert_eq!(names, wanted);
    let mut read = |name: &str| {
        let mut bytes = Vec::new();
        let mut file = archive.by_name(name).expect("it is there");
        std::io::Read::read_to_end(&mut file, &mut bytes).expect("it unpacks");
        bytes
    };
    let manifest = String::from_utf8(read("imsmanifest.xml")).expect("UTF-8");
    assert!(roxmltree::Document::parse(&manifest).is_ok(), "{manifest}");
    assert!(manifest.contains("<title>Cuts &amp; &lt;reads&gt;</title>"), "{manifest}");
    for href in [
        "index.html",
        "course.zip",
        "scorm.js",
        "yomisuji_bg.wasm",
        "fonts/rare%20%26%20%E5%AD%97.bin",
    ] {
        assert!(manifest.contains(&format!("<file href=\"{href}\">")), "{href}: {manifest}");
    }
    let index = String::from_utf8(read("index.html")).expect("UTF-8");
    assert_eq!(index.matches(r#"name="yomisuji-course" content="course.zip""#).count(), 1);
    let inner = read("course.zip");
    let pack = FilePack::open(&inner).expect("a pack");
    assert_eq!(pack.names().collect::<Vec<_>>(), ["course.ron", "週/mine.ron"]);
    // No page, a folder that is none, a course with a missing lesson: a sentence, and nothing is written.
    let other = folder.path().join("other.zip");
    let to = other.display().to_string();
    let empty = folder.path().join("週").display().to_string();
    for (arguments, words) in [
        (vec!["scorm", &course, "--page", &empty, "-o", &to], "web/build"),
        (vec!["scorm", &course, "--page", "nothing", "-o", &to], "nothing"),
        (vec!["scorm", "nothing", "--page", &place, "-o", &to], "nothing"),
        (vec!["scorm", &course, "--page", &place, "-o", "x.tar"], "x.tar"),
    ] {
        let Refusal(sentence) = said(&arguments).expect_err("it is refused");
        assert!(sentence.lines().count() == 1 && sentence.contains(words), "{sentence}");
        assert!(!other.exists());
    }
    fs::remove_file(folder.path().join("週/mine.ron")).expect("removed");
    let refused = said(&["scorm", &course, "--page", &place, "-o", &to]);
    let Refusal(sentence) = refused.expect_err("a lesson is missing");
    assert!(sentence.contains("mine.ron") && !other.exists(), "{sentence}");
}

#[test]
fn a_course_that_no_platform_could_keep_is_refused() {
    let shipped_course = OpenCourse::without_file(Course::shipped(), [].into(), [].into());
    assert!(most_kept(&shipped_course) <= MOST_KEPT, "{}", most_kept(&shipped_course));
    assert!(scorm_package(&shipped_course, page(), "a").is_ok());
    // With marks in all of them, too.
    let task =
        |name: String| CourseTask { work: StudyMode::FillIn, marks: 10, ..CourseTask::watch(name) };
    let marked = |tasks: Vec<CourseTask>| {
        let part = CoursePart { title: Words::same("all"), lessons: tasks };
        let course = Course { title: Words::same("all"), chapters: vec![part], ..Course::empty() };
        let files = course.tasks().filter(|task| task.is_file());
        let lesson = |task: &CourseTask| (task.lesson.clone(), "".into());
        let texts = files.map(lesson).collect();
        OpenCourse::without_file(course, [].into(), texts)
    };
    let all = marked(shipped().iter().map(|lesson| task(lesson.id.to_owned())).collect());
    assert!(scorm_package(&all, page(), "a").is_ok(), "{}", most_kept(&all));
    let more = marked((0..400).map(|number| task(format!("{number}.ron"))).collect());
    let refused = scorm_package(&more, page(), "a").expect_err("it is too much");
    assert!(refused.get(Language::En).contains("4096"), "{refused:?}");
    let one = course_of_lesson(&Source::Shipped("x-aima-5.2")).expect("a lesson");
    assert!(scorm_package(&one, page(), "a").is_ok());
}

#[test]
fn the_marks_are_results_for_an_autograder_too() {
    let (folder, path) = course();
    let mut session = pupil(&path, KeptByPlatform::default());
    answer_some(&mut session, usize::MAX, true);
    let code = folder.path().join("code.txt");
    fs::write(&code, told(&session).suspend).expect("written");
    let results = folder.path().join("new/results.json");
    let [code, to] = [&code, &results].map(|path| path.display().to_string());
    let read = |path: &Path| -> serde_json::Value {
        serde_json::from_slice(&fs::read(path).expect("written")).expect("JSON")
    };
    for arguments in [["--gradescope", &to], ["-o", &to]] {
        printed(&[&["marks", "--codes", &code][..], &arguments].concat());
        let tests = &read(&results)["tests"];
        assert_eq!((&tests[0]["score"], &tests[0]["max_score"]), (&10.0.into(), &10.into()));
        assert_eq!((&tests[1]["score"], &tests[1]["max_score"]), (&0.0.into(), &5.into()));
        fs::remove_file(&results).expect("removed");
    }
    // Of two pupils there are two files, whatever they are called.
    let other = session.mark_report("../<b>").code().expect("a code");
    fs::write(&code, told(&session).suspend + "\n" + &other).expect("written");
    printed(&["marks", "--codes", &code, "--gradescope", &to]);
    for name in ["01-山田___花子.json", "02-..__b_.json"] {
        assert_eq!(read(&results.join(name))["tests"][0]["score"], 10.0, "{name}");
    }
    // Marks of no course are no results.
    let nothing = Session::new().mark_report("c").code().expect("a code");
    fs::write(&code, nothing).expect("written");
    let refused = said(&["marks", "--codes", &code, "--gradescope", &to]);
    let Refusal(sentence) = refused.expect_err("no course");
    assert!(sentence.contains("course"), "{sentence}");
}

#[test]
fn a_mark_to_pass_is_at_most_what_there_is() {
    let wrong = COURSE.replace("pass: 9", "pass: 16");
    let error = load_course("week.ron", &wrong).expect_err("too much");
    assert_eq!(error.place, Some((4, 11)));
    assert!(error.what.en.contains("16") && error.what.en.contains("15"), "{:?}", error.what);
}
