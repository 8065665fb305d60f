//! Packs: lessons in one file, made here and by other programs.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use yomisuji::formats::pack::{FilePack, MOST_BYTES, MOST_FILES};
use yomisuji::host::{pack_lessons, read_source};
use yomisuji::language::{Language, Words};
use yomisuji::session::{
    Command, Job, LessonCommand, OpenCourse, OpenedSource, SaveCommand, Session, Source,
};

use crate::answers::{answer, said};
use crate::send;

fn shipped(id: &str) -> String {
    fs::read_to_string(format!("scenarios/{id}.ron")).expect("it ships")
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xEDB8_8320 & (sum & 1).wrapping_neg())
        })
    })
}

/// A ZIP file as other programs write it, without compression: raw names, and contents.
fn zip(files: &[(&[u8], &[u8])]) -> Vec<u8> {
    sized(files, |bytes| bytes.len() as u64)
}

/// The same, with other sizes than the files have.
fn sized(files: &[(&[u8], &[u8])], size: impl Fn(&[u8]) -> u64) -> Vec<u8> {
    let (mut all, mut directory) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let packed = (bytes.len() as u32).to_le_bytes();
        let unpacked = (size(bytes) as u32).to_le_bytes();
        let long = (name.len() as u16).to_le_bytes();
        let start = (all.len() as u32).to_le_bytes();
        let sum = crc32(bytes).to_le_bytes();
        let head = [&[20, 0, 0, 0, 0, 0, 0, 0, 0, 0][..], &sum, &packed, &unpacked, &long].concat();
        all.extend([&b"PK\x03\x04"[..], &head, &[0, 0], name, bytes].concat());
        let rest = [&[0; 12][..], &start, name].concat();
        directory.extend([&b"PK\x01\x02\x14\x00"[..], &head, &rest].concat());
    }
    let (count, start) = ((files.len() as u16).to_le_bytes(), (all.len() as u32).to_le_bytes());
    let long = (directory.len() as u32).to_le_bytes();
    all.extend(directory);
    all.extend([&b"PK\x05\x06\0\0\0\0"[..], &count, &count, &long, &start, &[0, 0]].concat());
    all
}

fn put(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("written");
    path
}

fn opened(path: &Path) -> Result<OpenCourse, Words> {
    match read_source(&Source::File(path.to_path_buf()), &Job::default())? {
        OpenedSource::Course(course) => Ok(*course),
        other => panic!("{other:?}"),
    }
}

fn refusal(path: &Path) -> String {
    opened(path).expect_err("it is refused").get(Language::En).to_owned()
}

fn names(course: &OpenCourse) -> Vec<&str> {
    let tasks = course.course.chapters.iter().flat_map(|part| &part.lessons);
    tasks.map(|task| task.lesson.as_str()).collect()
}

#[test]
fn a_folder_that_is_packed_is_the_same_course() {
    let folder = tempfile::tempdir().expect("a folder");
    let hour = folder.path().join("hour");
    fs::create_dir(&hour).expect("made");
    let course = "// The first hour.\nCourse(version: 1, title: (ja: \"一\", en: \"One\"), chapters: \
                  [(title: (ja: \"章\", en: \"Part\"), lessons: [(lesson: \"b.ron\", work: predict, \
                  marks: 5), (lesson: \"x-hiroi\"), (lesson: \"a.ron\")])])";
    for (name, text) in [
        ("a.ron", &*shipped("m-01-tree-A")),
        ("b.ron", &shipped("m-01-tree-B")),
        ("course.ron", course),
        ("notes.txt", "mine"),
    ] {
        fs::write(hour.join(name), text).expect("written");
    }
    let pack = folder.path().join("hour.zip");
    let (hour, zip) = (hour.display().to_string(), pack.display().to_string());
    assert_eq!(said(&["pack", &hour, "-o", &zip]).expect("packed"), format!("{zip}\n"));
    let bytes = fs::read(&pack).expect("there");
    let mut inner = FilePack::open(&bytes).expect("a pack");
    assert_eq!(inner.names().collect::<Vec<_>>(), ["a.ron", "b.ron", "course.ron"]);
    assert_eq!(inner.read("course.ron").as_deref(), Ok(course.as_bytes()), "comments and all");
    let both = [&hour, &zip].map(|place| opened(Path::new(place)).expect("a course"));
    assert_eq!(both[0].course, both[1].course);
    assert_eq!(both[0].titles, both[1].titles);
    // Commands take either.
    let [mut first, mut second] = [&hour, &zip].map(|place| {
        let answer = answer(&["check", place]);
        let lessons = answer["lessons"].as_array().expect("lessons").clone();
        let lessons = lessons.iter().map(|lesson| lesson.to_string().replace(&**place, "…"));
        lessons.collect::<Vec<_>>()
    });
    first.sort();
    second.sort();
    assert_eq!(first, second);
    let out = folder.path().join("out.html").display().to_string();
    said(&["paper", &zip, "--questions", "4", "-o", &out]).expect("papers");
    said(&["handout", &zip, "-o", &out]).expect("sheets");
    let inside = format!("{zip}/a.ron");
    assert!(said(&["run", &inside]).expect("it runs").contains("value"));
    // A pack is packed again, and is not written over itself.
    let again = folder.path().join("again.zip").display().to_string();
    said(&["pack", &zip, "-o", &again]).expect("packed");
    assert_eq!(fs::read(&again).expect("there"), bytes);
    let same = said(&["pack", &zip, "-o", &zip]).expect_err("it is read");
    assert!(same.0.contains("-o"), "{}", same.0);
}

#[test]
fn lessons_by_their_ids_and_files_become_a_course_in_this_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = put(&folder, "mine.ron", shipped("m-01-tree-A").as_bytes());
    let pack = folder.path().join("week.zip").display().to_string();
    let mine = mine.display().to_string();
    said(&["pack", "x-hiroi", &mine, "x-aima-5.2", "-o", &pack]).expect("packed");
    let course = opened(Path::new(&pack)).expect("a course");
    assert_eq!(names(&course), ["x-hiroi", "mine.ron", "x-aima-5.2"]);
    assert_eq!(course.course.title, Words::same("week"));
    assert_eq!(course.faults, []);
    // One lesson needs no course, and two of one name have two.
    let source = Source::File(mine.into());
    let one = pack_lessons(&Words::same("t"), std::slice::from_ref(&source)).expect("packed");
    assert_eq!(FilePack::open(&one).expect("a pack").names().collect::<Vec<_>>(), ["mine.ron"]);
    let two = pack_lessons(&Words::same("t"), &[source.clone(), source]).expect("packed");
    let two = FilePack::open(&two).expect("a pack");
    assert_eq!(two.names().collect::<Vec<_>>(), ["course.ron", "mine-2.ron", "mine.ron"]);
    let refused = said(&["pack", "x-hiroi", "-o", "week.tar"]).expect_err("no pack");
    assert_eq!(refused.0, "week.tar: a pack ends in .zip");
}

#[test]
fn packs_of_other_programs_have_folders_japanese_names_and_what_macos_adds() {
    let folder = tempfile::tempdir().expect("a folder");
    let (tree, other) = (shipped("m-01-tree-A"), shipped("m-01-tree-B"));
    let (tree, other) = (tree.as_bytes(), other.as_bytes());
    let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode("授業/表.ron");
    let pack = zip(&[
        ("授業/".as_bytes(), b""),
        (&shift_jis, tree),
        ("授業/2学期/か\u{3099}.ron".as_bytes(), other),
        ("__MACOSX/授業/._表.ron".as_bytes(), b"\0\x05\x16\x07"),
        ("授業/._x.ron".as_bytes(), b"\0"),
        ("授業/.DS_Store".as_bytes(), b"\0"),
        ("授業/解説.txt".as_bytes(), b"no lesson"),
    ]);
    let path = put(&folder, "授業.zip", &pack);
    let course = opened(&path).expect("a course");
    assert_eq!(names(&course), ["授業/表.ron", "授業/2学期/が.ron"]);
    let chapters: Vec<_> = course.course.chapters.iter().map(|part| &*part.title.ja).collect();
    assert_eq!(chapters, ["授業", "授業/2学期"]);
    assert_eq!((course.titles.len(), &course.faults[..]), (2, &[][..]));
    // Nothing leads outside, neither by names nor by what a course asks for.
    fs::write(folder.path().join("secret.ron"), tree).expect("written");
    let asks = "Course(version: 1, title: (ja: \"一\", en: \"One\"), chapters: [(title: (ja: \"章\", \
                en: \"Part\"), lessons: [(lesson: \"../../secret.ron\")])])";
    let pack = zip(&[(b"../../up.ron", tree), (b"a/course.ron", asks.as_bytes())]);
    let path = put(&folder, "up.zip", &pack);
    let course = opened(&path).expect("a course");
    let (_, fault) = &course.faults[0];
    assert!(fault.en.contains("up.zip/secret.ron: the pack has no such file"), "{fault:?}");
    assert!(read_source(&Source::File(path.join("up.ron")), &Job::default()).is_ok());
}

#[test]
fn what_is_wrong_with_a_pack_is_said_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let tree = shipped("m-01-tree-A");
    let whole = zip(&[(b"a.ron", tree.as_bytes())]);
    let damaged = put(&folder, "damaged.zip", &whole[..whole.len() - 30]);
    let place = damaged.display();
    assert_eq!(
        refusal(&damaged),
        format!("{place}: this is no whole ZIP file: it is damaged, or a part is missing")
    );
    let text = put(&folder, "text.zip", b"<html>not found</html>");
    assert!(refusal(&text).ends_with("it is damaged, or a part is missing"));
    let empty = put(&folder, "empty.zip", &zip(&[(b"readme.txt", b"nothing")]));
    assert!(refusal(&empty).ends_with("expected files that end in .ron"));
    // Too much, with the numbers.
    let many: Vec<_> = (0..=MOST_FILES).map(|number| format!("{number}.ron")).collect();
    let many: Vec<_> = many.iter().map(|name| (name.as_bytes(), &b""[..])).collect();
    let many = refusal(&put(&folder, "many.zip", &zip(&many)));
    assert!(many.ends_with("the pack has 1001 files of lessons, expected at most 1000"), "{many}");
    let bomb = sized(&[(b"a.ron", b"x"), (b"b.ron", b"y")], |_| MOST_BYTES / 2 + 1);
    let bomb = refusal(&put(&folder, "bomb.zip", &bomb));
    assert!(bomb.contains("have 67108866 bytes, expected at most 67108864"), "{bomb}");
    // A file that is larger than it says is not read further.
    let liar = sized(&[(b"a.ron", tree.as_bytes())], |_| 10);
    let course = opened(&put(&folder, "liar.zip", &liar)).expect("the others would be there");
    assert!(course.faults[0].1.en.contains("liar.zip/a.ron: this is no whole"), "{course:?}");
    // One bad lesson among good ones.
    let wrong = tree.replacen("notes:", "note:", 1);
    let files =
        [(&b"a.ron"[..], tree.as_bytes()), (b"b.ron", wrong.as_bytes()), (b"c.ron", b"# c")];
    let path = put(&folder, "mixed.zip", &zip(&files));
    let course = opened(&path).expect("a course");
    let faults: Vec<_> = course.faults.iter().map(|(_, what)| &*what.en).collect();
    let line = wrong.lines().position(|line| line.trim().starts_with("note:")).expect("there") + 1;
    let place = path.display();
    assert!(faults[0].starts_with(&format!("{place}/b.ron:{line}:5: found")), "{faults:?}");
    assert!(faults[1].starts_with(&format!("{place}/c.ron:1:1: ")), "{faults:?}");
    let sentence = said(&["check", &path.display().to_string()]).expect_err("two are bad").0;
    assert_eq!(sentence.lines().count(), 2, "{sentence}");
}

#[test]
fn a_lesson_of_a_pack_is_opened_but_never_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let pack = zip(&[(b"a.ron", shipped("m-01-tree-A").as_bytes())]);
    let path = put(&folder, "one.zip", &pack);
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path.clone()))));
    assert_eq!(session.course_title(), Some(&Words::same("one")));
    let source = session.open().expect("its first lesson").source().clone();
    assert_eq!(source, Source::File(path.join("a.ron")));
    assert!(source.is_packed());
    let title = session.open_title().expect("open");
    let save = SaveCommand::Lesson(path.join("a.ron"), title.clone(), source.clone());
    send(&mut session, Command::Save(save));
    let message = session.message().expect("it is refused").text.en.clone();
    assert!(message.ends_with("a pack is not changed; choose another place"), "{message}");
    assert_eq!(fs::read(&path).expect("there"), pack);
    let save = SaveCommand::Lesson(folder.path().join("own.ron"), title, source);
    send(&mut session, Command::Save(save));
    assert!(folder.path().join("own.ron").is_file());
    // The list still has the lesson of the pack, which cannot be renamed.
    send(&mut session, Command::Lesson(LessonCommand::LeaveCourse));
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path.join("a.ron")))));
    let entry = session.lessons().last().expect("listed");
    assert!(entry.source.is_packed() && !entry.is_own());
}
