//! Tests and shipped files name no folder of a particular machine, and only `main` looks up the
//! user's folders.

use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::{code, files, source_files};

/// This file: it contains the forbidden examples.
const HERE: &str = "tests/headless/places.rs";

/// Allowed beginnings of absolute paths: they exist on no machine, or belong to the kernel.
const ANYWHERE: [&str; 5] = ["/nowhere/", "/proc/", "/dev/null", "/dev/full", "/dev/stdin"];

/// Folders that are recognized in any context, unlike an ordinary word after a slash.
const KNOWN: [&str; 13] = [
    "Users", "Volumes", "etc", "home", "mnt", "opt", "private", "root", "run", "srv", "tmp", "usr",
    "var",
];

fn is_name_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_-.+@{}".contains(c)
}

/// The absolute paths in a text, in the notation of Unix and Windows. A single unknown name is the
/// end of a composed path.
fn absolute_paths(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut before = '\n';
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let begins = before.is_whitespace() || "\"'`(=:,[".contains(before);
        if c == '/' {
            let of_path = |c| c == '/' || is_name_character(c);
            let path = &rest[..rest.find(|c| !of_path(c)).unwrap_or(rest.len())];
            let first = path[1..].split('/').next().unwrap_or("");
            let is_name = first.starts_with(|c: char| c.is_ascii_alphabetic() || c == '.');
            let is_long = begins && is_name && path[1..].contains('/');
            let goes_on = before != '/' && (is_name_character(before) || ")~".contains(before));
            let is_known = !goes_on && KNOWN.contains(&first.trim_end_matches('.'));
            if (is_long || is_known) && !ANYWHERE.iter().any(|place| path.starts_with(place)) {
                found.push(path);
            }
        }
        let is_drive = begins && c.is_ascii_uppercase();
        let after = rest.get(1..).unwrap_or("").strip_prefix(":\\");
        let folder = after.map(|after| after.trim_start_matches('\\'));
        if is_drive && folder.is_some_and(|name| name.starts_with(char::is_uppercase)) {
            found.push(&rest[..3]);
        }
        before = c;
    }
    found
}

#[test]
fn absolute_paths_are_recognized() {
    for text in [
        r#"save("/var/me/stops.png")"#,
        r#"save("/tmp")"#,
        r#"arg("ls /tmp")"#,
        r#"arg("--dir=/tmp")"#,
        r#"arg(">/tmp/log")"#,
        r#"open("/mnt/somebody")"#,
        r#"open("file:///home/somebody")"#,
        r#"open("/data/mine.ron")"#,
        r#"open("/.cache/mine.ron")"#,
        r#"open("/dev/shm/mine")"#,
        r#"open("/Users")"#,
        "// as it is in /srv.",
        "PATH=/opt/bin",
        r#"open("C:\\Users")"#,
        r#"open(r"C:\Users")"#,
    ] {
        assert_eq!(absolute_paths(text).len(), 1, "{text}");
    }
    assert_eq!(absolute_paths("PATH=/a/bin:/usr/bin"), ["/a/bin", "/usr/bin"]);
    for text in [
        r#"open("/nowhere/engine")"#,
        r#"open("/dev/full")"#,
        r#"open("/proc/{process}/stat")"#,
        r#"concat!(env!("OUT_DIR"), "/japanese.ttf")"#,
        r#"board("4k4/9/9/9") and a/b or 1/2 </text></svg> // {folder}/data/file"#,
        r#"format!("{folder}/home/{name} ~/tmp")"#,
        "~/.local/share/yomisuji https://example.org/a/b #!python",
        r#"say("Black:\n White:\n")"#,
    ] {
        assert_eq!(absolute_paths(text), [""; 0], "{text}");
    }
}

/// Every Rust file except this one.
fn everything() -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for folder in ["src", "tests", "benches", "examples"] {
        let before = paths.len();
        files(Path::new(folder), &mut paths);
        assert!(paths.len() > before, "{folder}");
    }
    paths.retain(|path| path != Path::new(HERE));
    paths
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let mut wrong = Vec::new();
    for path in everything() {
        let text = fs::read_to_string(&path).expect("a file");
        for place in absolute_paths(&text) {
            wrong.push(format!("{}: {place}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A host uses only the folders that it is given and cannot find any itself. The library reads only
/// the environment variables for the display and for program paths.
#[test]
fn only_main_looks_for_the_folders_of_a_person() {
    for path in everything() {
        let text = fs::read_to_string(&path).expect("a file");
        let is_main = path == Path::new("src/desktop.rs");
        for word in ["home_dir", "temp_dir", "env::current_dir", "env::vars"] {
            let may = is_main && word == "home_dir";
            assert!(may || !text.contains(word), "{} asks {word}", path.display());
        }
        let is_theirs = path == Path::new("src/host/folders.rs");
        let asks = text.contains("of_person");
        assert_eq!(asks, is_main || is_theirs, "{}", path.display());
    }
    for path in source_files() {
        let asks = code(&path).contains("std::env");
        let may = ["src/host/native/mod.rs", "src/host/native/engine/process.rs"];
        let may = may.iter().any(|may| path == Path::new(may));
        assert!(may || !asks, "{}", path.display());
    }
}
