//! One name means one thing: no two types of the crate have the same name, and what is public is
//! called by somebody.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use crate::layers::source_files;

/// Names that are still defined more than once. This list only ever shrinks: a name that is defined
/// once must leave it, and none may be added.
const STILL_TWICE: &[&str] = &[];

/// The name of the module-level type that a line defines; types inside a trait, an `impl` or a
/// function are indented and do not count.
fn defined(line: &str) -> Option<&str> {
    let mut rest = line;
    if let Some(after) = rest.strip_prefix("pub") {
        rest = match after.strip_prefix('(') {
            Some(inside) => inside.split_once(')')?.1,
            None => after,
        };
        rest = rest.strip_prefix(' ')?;
    }
    let (kind, name) = rest.split_once(' ')?;
    if !["struct", "enum", "trait", "type", "union"].contains(&kind) {
        return None;
    }
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(&name[..end.unwrap_or(name.len())])
}

#[test]
fn definitions_are_recognized() {
    assert_eq!(defined("pub struct Score(i32);"), Some("Score"));
    assert_eq!(defined("pub(super) enum Stage {"), Some("Stage"));
    assert_eq!(defined("pub(in crate::a) trait Game: Copy {"), Some("Game"));
    assert_eq!(defined("type Row<'a> = (u8, &'a str);"), Some("Row"));
    assert_eq!(defined("    type Output = Self;"), None);
    assert_eq!(defined("pub fn type_of() {"), None);
    assert_eq!(defined("impl Score {"), None);
}

#[test]
fn a_type_name_is_defined_once() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // One of two hosts is compiled: that of the page has the types that take the place of others.
    let of_page = Path::new("src/host/web");
    for path in source_files().into_iter().filter(|path| !path.starts_with(of_page)) {
        let text = fs::read_to_string(&path).expect("a file");
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or("");
        for (number, line) in (1..).zip(text.lines()) {
            // That of a table stands inside a macro.
            let of_table = line.strip_prefix("    ").filter(|line| line.contains(" enum "));
            if let Some(name) = defined(of_table.unwrap_or(line)) {
                let place = format!("{}:{number}", path.display());
                places.entry(name.to_owned()).or_default().push(place);
            }
        }
    }
    assert!(places.len() > 200, "only {} types were found", places.len());
    for &name in STILL_TWICE {
        assert!(
            places.get(name).is_some_and(|places| places.len() > 1),
            "{name} is defined once now: take it off the list"
        );
    }
    places.retain(|name, places| places.len() > 1 && !STILL_TWICE.contains(&name.as_str()));
    assert!(places.is_empty(), "defined more than once: {places:#?}");
}

/// What only tests ask for.
const OF_TESTS: [&str; 9] = [
    "best_moves",
    "game_rows",
    "othello_board",
    "pictured",
    "predict_summary",
    "restart",
    "shows_open",
    "start_tour",
    "with_trace",
];

/// In a workspace, the compiler does not see that nobody calls a public function.
#[test]
fn every_public_function_is_called() {
    let (mut counts, mut public) = (HashMap::<String, usize>::new(), BTreeSet::new());
    let programs = ["src/main.rs", "src/desktop.rs"].map(PathBuf::from);
    for path in source_files().into_iter().chain(programs) {
        let text = fs::read_to_string(&path).expect("a file");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
        for line in text.lines() {
            let code = line.split("//").next().unwrap_or("");
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
            for word in &words {
                *counts.entry((*word).to_owned()).or_default() += 1;
            }
            if let ["pub", "fn", name, ..] | ["pub", "const", "fn", name, ..] = words[..] {
                public.insert(name.to_owned());
            }
        }
    }
    assert!(public.len() > 1_000, "{}", public.len());
    let uncalled: Vec<_> = public.iter().filter(|name| counts[*name] == 1).collect();
    assert_eq!(uncalled, OF_TESTS);
}
