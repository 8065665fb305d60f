//! The architecture, enforced: layers import only from above, pure layers stay pure.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers in the order of `src/lib.rs`.
fn layers() -> Vec<String> {
    let lib = fs::read_to_string("src/lib.rs").expect("src/lib.rs");
    lib.lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .map(str::to_owned)
        .collect()
}

pub(crate) fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

pub(crate) fn layer_of(path: &Path) -> String {
    let inside = path.strip_prefix("src").expect("inside src");
    let first = inside.components().next().expect("a name");
    let name = first.as_os_str().to_string_lossy().into_owned();
    name.trim_end_matches(".rs").to_owned()
}

/// The code of a file without comments and unit tests.
pub(crate) fn code(path: &Path) -> String {
    if path.ends_with("tests.rs") {
        return String::new();
    }
    let text = fs::read_to_string(path).expect("a file");
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
    text.lines()
        .map(|line| line.split("//").next().unwrap_or(""))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The layers that a file names after `crate::`.
fn imports(code: &str) -> Vec<String> {
    assert!(
        !code.contains("crate::{"),
        "one `use` a layer, so that this test can read it"
    );
    code.split("crate::")
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_ascii_lowercase() || *c == '_')
                .collect()
        })
        .filter(|name: &String| !name.is_empty())
        .collect()
}

pub(crate) fn source_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(Path::new("src"), &mut found);
    found.retain(|path| path != Path::new("src/lib.rs") && path != Path::new("src/main.rs"));
    found.sort();
    assert!(found.len() > 50);
    found
}

#[test]
fn a_module_imports_only_layers_above_it() {
    let layers = layers();
    let rank = |name: &str| layers.iter().position(|layer| layer == name);
    let mut wrong = Vec::new();
    for path in source_files() {
        let own = rank(&layer_of(&path)).expect("every file belongs to a layer of lib.rs");
        for import in imports(&code(&path)) {
            match rank(&import) {
                Some(theirs) if theirs <= own => {}
                _ => wrong.push(format!("{} imports {import}", path.display())),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn searches_know_scores_games_traces_and_words_alone() {
    for path in source_files() {
        if layer_of(&path) != "search" {
            continue;
        }
        for import in imports(&code(&path)) {
            let allowed = ["score", "language", "game", "trace", "search"];
            assert!(
                allowed.contains(&import.as_str()),
                "{} imports {import}",
                path.display()
            );
        }
    }
}

#[test]
fn everything_before_the_host_is_pure() {
    let layers = layers();
    let host = layers.iter().position(|layer| layer == "host");
    let pure = &layers[..host.expect("a host")];
    let never = [
        "std::thread",
        "std::fs",
        "std::process",
        "Instant",
        "SystemTime",
        "egui",
        "println!",
        "std::env",
    ];
    for path in source_files() {
        if !pure.contains(&layer_of(&path)) {
            continue;
        }
        let code = code(&path);
        for word in never {
            assert!(!code.contains(word), "{} uses {word}", path.display());
        }
    }
}

/// Displays read a run through one projection; only `tree`, which has no session, makes its own
/// replay to project.
#[test]
fn nothing_that_shows_a_run_reads_its_replay() {
    for path in source_files() {
        let shows = ["picture", "gui", "cli"].contains(&layer_of(&path).as_str());
        if !shows || path == Path::new("src/cli/tree.rs") {
            continue;
        }
        for word in ["Replay", ".replay()", "NodeState"] {
            let code = code(&path);
            assert!(!code.contains(word), "{} reads {word}", path.display());
        }
    }
}

#[test]
fn the_map_names_every_layer() {
    let lib = fs::read_to_string("src/lib.rs").expect("src/lib.rs");
    for layer in layers() {
        assert!(lib.contains(&format!("[`{layer}`]")), "{layer}");
    }
}
