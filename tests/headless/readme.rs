//! The README is true.

use std::fs;

use yomisuji::scenario::{load, prove, shipped};
use yomisuji::text::KEYS;

fn readme() -> String {
    fs::read_to_string("README.md").expect("README.md")
}

#[test]
fn every_key_is_explained_in_both_languages() {
    let readme = readme();
    for key in KEYS {
        assert!(readme.contains(key.ja), "{}", key.ja);
        assert!(readme.contains(key.en), "{}", key.en);
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

#[test]
fn the_lesson_of_the_readme_loads_and_keeps_its_promises() {
    let readme = readme();
    let lessons: Vec<_> = readme
        .split("```ron\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(!lessons.is_empty());
    for text in lessons {
        let loaded = load("README.md", text).unwrap_or_else(|error| panic!("{error}"));
        let proofs = prove(&loaded);
        assert!(proofs.len() > 3 && proofs.iter().all(yomisuji::scenario::Proof::holds));
    }
}
