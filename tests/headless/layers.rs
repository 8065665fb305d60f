//! What Cargo does not see to: pure layers stay pure, and the map is of this country.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, in the order in which `src/lib.rs` passes them on.
fn layers() -> Vec<String> {
    let lib = fs::read_to_string("src/lib.rs").expect("src/lib.rs");
    let (_, list) = lib.split_once("pub use {").expect("the list of layers");
    let (list, _) = list.split_once('}').expect("its end");
    let names = list.split(',').map(str::trim);
    // The command line is passed on only where there is one.
    names.filter(|name| !name.is_empty()).chain(["cli"]).map(str::to_owned).collect()
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
    text.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

pub(crate) fn source_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(Path::new("src"), &mut found);
    let outside = [
        "lib.rs",
        "main.rs",
        "desktop.rs",
        "build.rs",
        "language/build.rs",
        "picture/build.rs",
        "scenario/build.rs",
    ];
    found.retain(|path| outside.iter().all(|outside| path != &Path::new("src").join(outside)));
    found.sort();
    assert!(found.len() > 50);
    found
}

#[test]
fn layers_before_the_host_are_pure() {
    let after = ["host", "gui", "cli"];
    let pure: Vec<_> = layers().into_iter().filter(|layer| !after.contains(&&**layer)).collect();
    for layer in &pure {
        let manifest = fs::read_to_string(format!("src/{layer}/Cargo.toml")).expect("a manifest");
        let knows = |name: &str| manifest.lines().any(|line| line.starts_with(name));
        for name in after.into_iter().chain(["egui", "eframe", "rfd", "tempfile"]) {
            assert!(!knows(&format!("{name}.workspace")), "{layer} knows {name}");
        }
    }
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
fn displays_do_not_read_the_replay() {
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
    let layers = layers();
    for layer in &layers {
        assert!(lib.contains(&format!("[`{layer}`]")), "{layer}");
    }
    let folders = fs::read_dir("src").expect("src").flatten();
    let packages = folders.filter(|folder| folder.path().join("Cargo.toml").is_file());
    let mut packages: Vec<_> =
        packages.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    packages.sort();
    let mut sorted = layers;
    sorted.sort();
    assert_eq!(sorted, packages);
}

/// What a search keeps at a node is named by its own folder, by the promises of lessons, and by
/// nothing else: everybody else asks the columns of the algorithm.
#[test]
fn only_the_searches_that_keep_numbers_name_them() {
    let promises =
        ["claim.rs", "count.rs", "promise.rs"].map(|file| Path::new("scenario").join(file));
    let kept: [(&[&str], &[&str]); 2] = [
        (
            &["search/pns", "search/df_pn", "search/proofs", "lesson/proofs"],
            &["disproof", "proof_number", "proofnumber"],
        ),
        (&["search/b_star", "lesson/intervals"], &["pessimistic", "optimistic"]),
    ];
    for (own, words) in kept {
        let mut seen = 0;
        for path in source_files() {
            let inside = path.strip_prefix("src").expect("inside src");
            let is_own = own
                .iter()
                .any(|own| inside.starts_with(own) || inside == Path::new(&format!("{own}.rs")));
            let names = |line: &str| {
                let line = line.to_lowercase();
                words.iter().any(|word| line.contains(word))
            };
            let code = code(&path);
            let mut named = code.lines().filter(|line| names(line)).peekable();
            if is_own || promises.iter().any(|promise| inside == promise) {
                seen += usize::from(named.peek().is_some());
                continue;
            }
            // Old files have the names, and the layer passes them on.
            let is_kept = |line: &&str| {
                line.contains("#[serde(rename = ") || line.contains("pub use proofs::")
            };
            let others: Vec<_> = named.filter(|line| !is_kept(line)).collect();
            assert!(others.is_empty(), "{}: {others:?}", path.display());
        }
        assert!(seen > 1, "{own:?}: {seen}");
    }
}
