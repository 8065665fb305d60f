//! Trees in other notations, and folders of lessons, opened as files.

use std::fs;
use std::path::Path;

use yomisuji::host::read_source;
use yomisuji::language::{Language, Words};
use yomisuji::session::{Job, OpenedSource, Source};
use yomisuji::tree::NodeId;

fn opened(path: &Path) -> Result<OpenedSource, Words> {
    read_source(&Source::File(path.to_path_buf()), &Job::default())
}

/// The value of the root of the tree in a file.
fn value(path: &Path) -> i32 {
    match opened(path) {
        Ok(OpenedSource::Lesson(open)) => {
            open.end().node(NodeId::ROOT).value().expect("it is finished").0
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn trees_of_other_programs_open_as_lessons() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let game = "EFG 2 R \"g\" { \"1\" \"2\" }\np \"\" 2 1 \"\" { \"a\" \"b\" } 0\n\
                t \"\" 1 \"\" { 3, -3 }\nt \"\" 2 \"\" { -2, 2 }\n";
    assert_eq!(value(&put("game.efg", game)), -2, "the second player begins");
    assert_eq!(value(&put("graph.dot", "digraph { r -> {a b}; a -> 3; b -> {c -7} c -> 9 }")), 3);
    assert_eq!(value(&put("lists.tree", "[[3, 12], [2, 8]]")), 3);
    assert_eq!(value(&put("brackets.tree", "(A (B 3 12) (C 2 8))")), 3);
    let bad = put("bad.dot", "digraph {\n  a -> b;\n  c -> d\n}");
    let sentence = opened(&bad).expect_err("two roots");
    assert!(sentence.get(Language::En).contains("line 3"), "{sentence:?}");
    assert!(sentence.get(Language::En).contains("bad.dot"), "{sentence:?}");
}

#[test]
fn a_folder_of_lessons_opens_as_a_course() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = opened(folder.path()).expect_err("nothing is in it");
    assert!(none.get(Language::En).contains("found no lessons"), "{none:?}");
    for id in ["m-01-tree-B", "m-01-tree-A"] {
        let text = fs::read_to_string(format!("scenarios/{id}.ron")).expect("it ships");
        fs::write(folder.path().join(format!("{id}.ron")), text).expect("written");
    }
    fs::write(folder.path().join("readme.txt"), "no lesson").expect("written");
    let OpenedSource::Course(course) = opened(folder.path()).expect("a course") else {
        panic!("a course");
    };
    let lessons: Vec<_> = course.course.chapters.iter().flat_map(|part| &part.lessons).collect();
    let names: Vec<_> = lessons.iter().map(|task| task.lesson.as_str()).collect();
    assert_eq!(names, ["m-01-tree-A.ron", "m-01-tree-B.ron"]);
    assert_eq!(course.titles.len(), 2);
    assert!(course.faults.is_empty());
    // With a course in it, the folder is that course.
    let text = "Course(version: 1, title: (ja: \"章\", en: \"Own\"), chapters: [(title: (ja: \"一\", \
                en: \"One\"), lessons: [(lesson: \"m-01-tree-B.ron\")])])";
    fs::write(folder.path().join("order.ron"), text).expect("written");
    match opened(folder.path()) {
        Ok(OpenedSource::Course(course)) => assert_eq!(course.course.title.en, "Own"),
        other => panic!("{other:?}"),
    }
}
