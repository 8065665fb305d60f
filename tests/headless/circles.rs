//! Files of one layer have no circular imports.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::layers::{code, layer_of, source_files};

/// Layers that still have circles. This list only ever shrinks: a layer without circles must leave
/// it, and none may be added.
const STILL_CIRCULAR: &[&str] = &["cli", "host"];

/// The file of a module of a layer, by its path from `src`: `session/run/mod.rs`,
/// `session/open.rs`.
fn module_file(way: &[String]) -> Option<PathBuf> {
    let folder = way.iter().fold(PathBuf::from("src"), |at, name| at.join(name));
    let own = folder.with_extension("rs");
    let facade = folder.join("mod.rs");
    let root = folder.join("lib.rs");
    [own, facade, root].into_iter().find(|file| file.is_file())
}

/// The module path of a file.
fn module_way(file: &Path) -> Vec<String> {
    let inside = file.strip_prefix("src").expect("inside src");
    let way = inside.with_extension("");
    let names = way.iter().map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name != "mod" && name != "lib").collect()
}

/// Expands `a::{b, c::{d, e}}` to `a::b`, `a::c::d`, `a::c::e`, without `as` clauses.
fn spread(path: &str) -> Vec<String> {
    let path = path.trim();
    let Some((before, list)) = path.split_once('{') else {
        let name = path.split_whitespace().next().unwrap_or("");
        return vec![name.to_owned()];
    };
    let list = list.rsplit_once('}').map_or(list, |(list, _)| list);
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in list.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter == ',' && depth == 0 {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| spread(part)).map(|part| format!("{before}{part}")).collect()
}

/// The `use` declarations of some code, and whether each re-exports its names.
fn uses(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    for declaration in code.split(';') {
        let Some(at) = declaration
            .find("\nuse ")
            .or_else(|| declaration.find("\npub use "))
            .or_else(|| declaration.find("\npub("))
        else {
            continue;
        };
        let line = declaration[at..].trim();
        let Some((before, path)) = line.split_once("use ") else {
            continue;
        };
        if before.is_empty() || before.starts_with("pub") && !before.contains('{') {
            let passes_on = before.starts_with("pub");
            found.extend(spread(path).into_iter().map(|path| (passes_on, path)));
        }
    }
    found
}

/// A path in the module `from`, resolved from `src`; `None` if it leads outside.
fn absolute(from: &[String], path: &str) -> Option<Vec<String>> {
    let mut names = path.split("::").map(str::trim).peekable();
    let mut way = from.to_vec();
    match *names.peek()? {
        "" => return None, // `::tree`: another layer.
        "crate" => {
            names.next();
            way.truncate(1);
        }
        "self" => {
            names.next();
        }
        "super" => {
            while names.next_if_eq(&"super").is_some() {
                way.pop();
            }
        }
        child => {
            let mut below = way.clone();
            below.push(child.to_owned());
            module_file(&below)?;
        }
    }
    way.extend(names.map(str::to_owned));
    Some(way)
}

/// The file that defines a name, looking through facades that re-export it.
fn defining_file(way: &[String]) -> Option<PathBuf> {
    let mut known = (1..=way.len()).rev();
    let (length, file) = known.find_map(|length| Some((length, module_file(&way[..length])?)))?;
    let Some(item) = way.get(length) else {
        return Some(file);
    };
    let module = module_way(&file);
    let passed_on = uses(&format!("\n{}", code(&file)))
        .into_iter()
        .filter(|(passes_on, path)| *passes_on && path.rsplit("::").next() == Some(item))
        .find_map(|(_, path)| defining_file(&absolute(&module, &path)?));
    Some(passed_on.unwrap_or(file))
}

/// The files of its own layer that a file imports from.
fn imported_files(file: &Path) -> Vec<PathBuf> {
    let module = module_way(file);
    let code = format!("\n{}", code(file));
    let mut paths: Vec<_> =
        uses(&code).into_iter().filter(|(passes_on, _)| !passes_on).map(|(_, path)| path).collect();
    // Paths in the code itself: `super::Folds::default()`.
    for start in ["super::", "crate::"] {
        let starts = code.match_indices(start);
        let starts = starts.filter(|(at, _)| !code[..*at].ends_with("::"));
        let inline = starts.map(|(at, _)| {
            let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let path: String = code[at..].chars().take_while(|&c| is_path(c)).collect();
            path
        });
        paths.extend(inline.filter(|path| !path.ends_with("::")));
    }
    let mut files: Vec<_> = paths
        .iter()
        .filter_map(|path| defining_file(&absolute(&module, path)?))
        .filter(|found| found != file && layer_of(found) == layer_of(file))
        .collect();
    files.sort();
    files.dedup();
    files
}

/// The files of a layer that a chain of imports leads back to.
fn files_in_circles(layer: &str) -> Vec<PathBuf> {
    let mut all = source_files();
    all.retain(|file| layer_of(file) == layer && !file.ends_with("tests.rs"));
    let imports: BTreeMap<_, _> =
        all.iter().map(|file| (file.clone(), imported_files(file))).collect();
    all.retain(|file| {
        let mut reached = BTreeSet::new();
        let mut waiting = imports[file].clone();
        while let Some(next) = waiting.pop() {
            if reached.insert(next.clone()) {
                waiting.extend(imports.get(&next).into_iter().flatten().cloned());
            }
        }
        reached.contains(file)
    });
    all
}

#[test]
fn imports_are_found_through_facades_lists_and_paths() {
    let update = imported_files(Path::new("src/session/update.rs"));
    let boards = imported_files(Path::new("src/session/board_page.rs"));
    for (files, expected) in [
        (&update, "src/session/state.rs"),
        (&update, "src/session/run/mod.rs"),
        (&boards, "src/session/pages/table.rs"), // Re-exported by the facade of the pages.
        (&update, "src/session/view.rs"),
    ] {
        assert!(files.contains(&PathBuf::from(expected)), "{expected}: {files:#?}");
    }
    assert!(!update.contains(&PathBuf::from("src/session/lib.rs")));
    let spread = spread("a::{b, c::{d as e, f}}");
    assert_eq!(spread, ["a::b", "a::c::d", "a::c::f"]);
}

#[test]
fn files_of_a_layer_do_not_import_each_other_in_circles() {
    let layers: BTreeSet<_> = source_files().iter().map(|file| layer_of(file)).collect();
    let mut wrong = Vec::new();
    for layer in layers {
        let circles = files_in_circles(&layer);
        if STILL_CIRCULAR.contains(&&*layer) {
            assert!(!circles.is_empty(), "{layer} has no circles now: take it off the list");
        } else {
            wrong.extend(circles);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
