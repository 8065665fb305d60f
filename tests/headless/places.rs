//! What is tested and shipped names no folder of one machine, and only `main` asks where the
//! folders of a person are.

use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::{code, files, source_files};

/// What absolute paths may begin with: `nowhere` is on no machine, the other two are the kernel's.
const ANYWHERE: [&str; 3] = ["nowhere", "dev", "proc"];

fn is_of_path(c: char) -> bool {
    c.is_ascii_alphanumeric() || "/_-.+@{}".contains(c)
}

/// The absolute paths in a text, as Unix and as Windows write them. A single name with a dot after
/// a slash is the end of a path that is put together.
fn absolute_paths(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut before = '\n';
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let begins = before.is_whitespace() || "\"'`(=:,[".contains(before);
        if c == '/' && begins {
            let end = rest.find(|c| !is_of_path(c)).unwrap_or(rest.len());
            let mut names = rest[1..end].split('/');
            let first = names.next().unwrap_or("");
            let is_name = first.starts_with(|c: char| c.is_ascii_alphabetic());
            let is_whole = before == '"' && rest[end..].starts_with('"') && !first.contains('.');
            if is_name && !ANYWHERE.contains(&first) && (names.next().is_some() || is_whole) {
                found.push(&rest[..end]);
            }
        }
        if c.is_ascii_alphabetic() && begins && rest[1..].starts_with(":\\\\") {
            found.push(&rest[..4]);
        }
        before = c;
    }
    found
}

#[test]
fn absolute_paths_are_recognized() {
    for path in ["/tmp/me/stops.png", "/home/somebody", "/Users/me/x", "/tmp"] {
        let text = format!("save(\"{path}\")");
        assert_eq!(absolute_paths(&text), [path]);
    }
    let comment = concat!("// as in ", "/srv/data.");
    assert_eq!(absolute_paths(comment), ["/srv/data."]);
    let listed = concat!("PATH=", "/opt/bin", ":", "/usr/bin");
    assert_eq!(absolute_paths(listed), ["/opt/bin", "/usr/bin"]);
    let windows = concat!("open(\"C:", "\\\\Users\")");
    assert_eq!(absolute_paths(windows).len(), 1);
    for text in [
        "\"/nowhere/engine\"",
        "\"/dev/full\"",
        "\"/proc/{process}/stat\"",
        "concat!(env!(\"OUT_DIR\"), \"/japanese.ttf\")",
        "\"4k4/9/9/9\" and a/b or 1/2 </text></svg> // {folder}/data/file",
        "~/.local/share/yomisuji https://example.org/a/b #!/usr/bin/env",
        "\"Black:\\n White:\\n\"",
    ] {
        assert!(absolute_paths(text).is_empty(), "{text}");
    }
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let mut paths = vec![PathBuf::from("build.rs")];
    for folder in ["src", "tests", "benches", "examples"] {
        files(Path::new(folder), &mut paths);
    }
    let mut wrong = Vec::new();
    paths.retain(|path| !path.ends_with("places.rs")); // Its examples.
    for path in &paths {
        let text = fs::read_to_string(path).expect("a file");
        for place in absolute_paths(&text) {
            wrong.push(format!("{}: {place}", path.display()));
        }
    }
    assert!(paths.len() > 700, "{}", paths.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A host has the folders that it is given: nothing can be found by itself. Of the variables, the
/// library asks for the screen and for the places of programs alone.
#[test]
fn only_main_asks_where_a_persons_folders_are() {
    let asking = [
        "env::home_dir",
        "env::temp_dir",
        "env::current_dir",
        "env::vars",
    ];
    for path in source_files() {
        let code = code(&path);
        for word in asking {
            assert!(!code.contains(word), "{} asks {word}", path.display());
        }
        if code.contains("env::var") {
            let may = ["src/host/mod.rs", "src/host/engine/process.rs"];
            assert!(
                may.iter().any(|may| path == Path::new(may)),
                "{}",
                path.display()
            );
        }
    }
    let main = fs::read_to_string("src/main.rs").expect("src/main.rs");
    assert_eq!(main.matches("Folders::of_person").count(), 1);
}
