//! Files of one layer do not import each other in circles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::layers::source_files;

/// Layers that still have circles. This list only ever shrinks: a layer without circles has to
/// leave it, and none may be added.
const STILL_CIRCULAR: &[&str] = &["cli", "gui", "host", "search", "session"];

/// A file as a module: `games/shogi/mod.rs` is `games`, `shogi`.
fn module_of(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let names = path.iter().skip(1).map(|name| name.to_string_lossy());
    let mut names: Vec<_> = names.map(std::borrow::Cow::into_owned).collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// The paths of a `use`: `a::{b, c::{d}}` is `a::b` and `a::c::d`.
fn expanded(text: &str) -> Vec<String> {
    let Some((before, inside)) = text.split_once('{') else {
        return vec![text.to_owned()];
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let mut parts = vec![String::new()];
    let mut open = 0;
    for c in inside.chars() {
        match c {
            '{' => open += 1,
            '}' => open -= 1,
            ',' if open == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let paths = parts.flat_map(|part| expanded(&part));
    paths.map(|path| format!("{before}{path}")).collect()
}

/// The module that a path of a `use` leads into.
fn target(me: &[String], path: &str, modules: &BTreeSet<Vec<String>>) -> Option<Vec<String>> {
    let mut names = path.split("::").peekable();
    let mut at = match *names.peek()? {
        "crate" => {
            names.next();
            Vec::new()
        }
        "super" => {
            let mut at = me.to_vec();
            while names.next_if_eq(&"super").is_some() {
                at.pop();
            }
            at
        }
        _ => me.to_vec(),
    };
    for name in names {
        let mut inner = at.clone();
        inner.push(name.to_owned());
        if !modules.contains(&inner) {
            break;
        }
        at = inner;
    }
    (at != me && modules.contains(&at)).then_some(at)
}

/// Which modules each module imports from; a `pub use` passes on what another file has, and is no
/// import of its own.
fn imports() -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let files = source_files();
    let modules: BTreeSet<_> = files.iter().map(|path| module_of(path)).collect();
    let mut imports = BTreeMap::new();
    for path in &files {
        let text = fs::read_to_string(path).expect("a file");
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or("");
        let me = module_of(path);
        let uses = format!("\n{text}");
        let uses = uses.split("\nuse ").skip(1);
        let found: BTreeSet<_> = uses
            .filter_map(|rest| rest.split(';').next())
            .map(|path| path.split_whitespace().collect::<String>())
            .flat_map(|path| expanded(&path))
            .filter_map(|path| target(&me, &path, &modules))
            .filter(|other| other[0] == me[0])
            .collect();
        imports.insert(me, found);
    }
    imports
}

#[test]
fn files_of_a_layer_do_not_import_each_other_in_circles() {
    let mut imports = imports();
    let count: usize = imports.values().map(BTreeSet::len).sum();
    assert!(count > 200, "only {count} imports were found");
    // What imports nothing that is left is in no circle; in the end only circles are left, and what
    // leads into them.
    loop {
        let free: Vec<_> = imports
            .iter()
            .filter(|(_, others)| others.is_empty())
            .map(|(module, _)| module.clone())
            .collect();
        if free.is_empty() {
            break;
        }
        for module in &free {
            imports.remove(module);
        }
        for others in imports.values_mut() {
            others.retain(|other| !free.contains(other));
        }
    }
    let circular: BTreeSet<_> = imports.keys().map(|module| module[0].as_str()).collect();
    for layer in STILL_CIRCULAR {
        assert!(
            circular.contains(layer),
            "{layer} has no circles now: take it off the list"
        );
    }
    imports.retain(|module, _| !STILL_CIRCULAR.contains(&module[0].as_str()));
    assert!(
        imports.is_empty(),
        "circles, and what leads there: {imports:#?}"
    );
}
