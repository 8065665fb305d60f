//! Whatever is read from outside, damaged by chance: it is read, or refused in a sentence.

#[path = "../../fuzz/targets.rs"]
mod targets;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::cover::rounds;
use crate::random::{Dice, damaged};
use targets::TARGETS;
use yomisuji::scenario::load;

#[test]
fn whatever_is_damaged_is_read_or_refused() {
    let mut dice = Dice::new(52);
    let names: BTreeSet<_> = TARGETS.iter().map(|target| target.name).collect();
    assert!(names.len() == TARGETS.len() && names.len() >= 16);
    for target in TARGETS {
        let examples = (target.examples)();
        let is_read = |example: &&Vec<u8>| (target.read)(example);
        let read = examples.iter().filter(is_read).count();
        assert!(read > 0, "{}", target.name);
        (target.read)(&[]);
        for round in 0..rounds(300) {
            let bytes = damaged(&mut dice, &examples[round % examples.len()]);
            (target.read)(&bytes);
        }
    }
}

/// The examples of each as files, for `.ci/fuzz` where it wants them.
#[test]
fn examples_are_files_that_are_read_as_they_were() {
    let own = tempfile::tempdir().expect("a folder");
    let wanted = std::env::var_os("YOMISUJI_EXAMPLES").map(PathBuf::from);
    let all = wanted.unwrap_or_else(|| own.path().to_owned());
    for target in TARGETS {
        let folder = all.join(target.name);
        fs::create_dir_all(&folder).expect("a folder");
        for (number, example) in (target.examples)().iter().enumerate() {
            fs::write(folder.join(number.to_string()), example).expect("a file");
        }
        let read = |entry: std::io::Result<fs::DirEntry>| fs::read(entry.expect("a file").path());
        let mut files = fs::read_dir(&folder).expect("a folder").map(read);
        let is_read = |file: std::io::Result<Vec<u8>>| (target.read)(&file.expect("bytes"));
        assert!(files.any(is_read), "{}", target.name);
    }
}

/// The files that releases have written, a folder each (docs/versions.md): their names begin with that
/// of the target that reads them.
#[test]
fn what_a_release_has_written_is_read_in_every_later_one() {
    let (mut formats, mut refused) = (BTreeSet::new(), 0);
    for release in fs::read_dir("tests/archive").expect("a folder") {
        for file in fs::read_dir(release.expect("a release").path()).expect("a folder") {
            let path = file.expect("a file").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
            let of_it =
                |target: &&targets::Target| stem.trim_end_matches(char::is_numeric) == target.name;
            let target = TARGETS.iter().find(of_it).unwrap_or_else(|| panic!("{stem}"));
            let bytes = fs::read(&path).expect("a file");
            assert!((target.read)(&bytes), "{}", path.display());
            formats.insert(target.name);
            // A version that nobody knows is refused.
            let text = String::from_utf8_lossy(&bytes);
            let of = |known: &&str| text.lines().any(|line| line.trim_start().starts_with(*known));
            let Some(known) =
                ["version: 2", "Course(version: 1", "yomisuji search-log 1"].into_iter().find(of)
            else {
                continue;
            };
            let later = text.replacen(known, &known.replace(['1', '2'], "99"), 1);
            let is_lesson_read = || load("a.ron", &later).is_ok();
            let is_read = if target.name == "lesson" {
                is_lesson_read()
            } else {
                (target.read)(later.as_bytes())
            };
            assert!(!is_read, "{}: {known}", path.display());
            refused += 1;
        }
    }
    assert_eq!(refused, 6);
    let wanted = [
        "course",
        "games",
        "lesson",
        "link",
        "marks",
        "pack",
        "record",
        "search-log",
        "state",
        "tree",
        "weights",
    ];
    assert_eq!(formats.into_iter().collect::<Vec<_>>(), wanted);
}
