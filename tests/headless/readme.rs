//! The README is true.

use std::fs;

use yomisuji::language::Language;
use yomisuji::scenario::{load, load_course, prove, shipped};
use yomisuji::text::KEYS;

fn readme() -> String {
    fs::read_to_string("README.md").expect("README.md")
}

#[test]
fn every_key_is_explained_in_both_languages() {
    let readme = readme();
    for key in KEYS {
        for does in Language::ALL.map(|language| key.does(language)) {
            assert!(readme.contains(&does), "{does}");
        }
    }
}

#[test]
fn every_lesson_is_listed_in_both_languages() {
    let readme = readme();
    for shipped in shipped() {
        let lesson = load(shipped.id, shipped.text).expect("it loads").lesson;
        for title in [&lesson.title.ja, &lesson.title.en] {
            assert!(readme.contains(title.as_str()), "{title}");
        }
    }
}

/// The RON blocks of the README, without their surroundings.
fn blocks(readme: &str) -> Vec<&str> {
    readme.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_lesson_of_the_readme_loads_and_keeps_its_promises() {
    let readme = readme();
    let lessons = blocks(&readme).into_iter().filter(|text| text.starts_with("Lesson("));
    let proved: Vec<_> = lessons
        .map(|text| {
            let loaded = load("README.md", text).unwrap_or_else(|error| panic!("{error}"));
            prove(&loaded)
        })
        .collect();
    assert!(!proved.is_empty());
    for proofs in proved {
        assert!(proofs.len() > 3 && proofs.iter().all(yomisuji::scenario::Proof::holds));
    }
}

#[test]
fn the_course_of_the_readme_loads() {
    let readme = readme();
    let courses: Vec<_> = blocks(&readme)
        .into_iter()
        .filter(|text| text.trim_start().starts_with("Course("))
        .map(|text| load_course("README.md", text).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    assert!(!courses.is_empty());
}
