//! Trees as text, in any of the usual notations: nested lists `[[3,12],[2,4]]`, brackets
//! `((3 12)(2 4))` with or without names, a shape `3x3x3`, the diagrams of lesson files, extensive
//! games (EFG, of Gambit) and graphs (DOT, of Graphviz).
//!
//! ```
//! use formats::tree_text::parse_tree;
//!
//! let of_lists = parse_tree("[[3, 5], 2]")?;
//! assert_eq!(of_lists, parse_tree("((3 5)(2))")?);
//! assert_eq!(parse_tree("2x2")?, parse_tree("((0 0)(0 0))")?);
//! # Ok::<(), formats::tree_text::TreeTextError>(())
//! ```

mod brackets;
mod dot;
mod efg;
mod reader;

use super::nested_list;
use games::diagram::Branch;
use language::{Language, Say, Words, says_errors};
use score::Player;

/// A tree that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeText {
    pub branch: Branch,
    /// The player to move at the root, if the notation says so.
    pub root: Option<Player>,
}

/// Why a text is not a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeTextError {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What was found, and what was expected.
    pub what: Words,
}

impl Say for TreeTextError {
    fn say(&self, language: Language) -> String {
        let what = self.what.get(language);
        language.texts().tree_text_at(self.column, self.line, what)
    }
}

says_errors!(TreeTextError);

/// The most nodes of a tree that is read: such trees are written by hand.
pub const MOST_NODES: usize = 100_000;

/// Whether a text begins like a tree in one of the notations, and not like a position or a lesson.
#[must_use]
pub fn is_tree(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    // An unnamed structure of a lesson has fields; a game of Othello in GGF has semicolons.
    let is_bracket = text.starts_with('[') || text.starts_with('(') && !text.contains([':', ';']);
    is_bracket || matches!(word, "Node" | "EFG" | "digraph" | "graph" | "strict")
}

/// Reads a tree in any of the notations.
///
/// # Errors
/// A [`TreeTextError`] with the line and the column.
pub fn parse_tree(text: &str) -> Result<TreeText, TreeTextError> {
    let text = text.trim_start_matches('\u{feff}');
    let begin = text.trim_start();
    let word = begin.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let plain = |branch| TreeText { branch, root: None };
    match word {
        "EFG" => efg::parse(text),
        "digraph" | "graph" | "strict" => dot::parse(text).map(plain),
        "Node" | "Leaf" => of_lesson(text).map(plain),
        _ if begin.starts_with('(') => brackets::parse(text).map(plain),
        _ if word.contains(['x', 'X']) => brackets::shape(text).map(plain),
        _ => nested_list::parse(text).map(plain).map_err(|error| {
            let before = text.chars().take(error.column.saturating_sub(1));
            let (line, column) = before.fold((1, 1), |(line, column), c| match c {
                '\n' => (line + 1, 1),
                _ => (line, column + 1),
            });
            TreeTextError { line, column, what: error.problem.words() }
        }),
    }
}

/// A tree as lesson files write it.
fn of_lesson(text: &str) -> Result<Branch, TreeTextError> {
    ron::from_str(text).map_err(|error| TreeTextError {
        line: error.span.start.line,
        column: error.span.start.col,
        what: Words::of(|texts| texts.lessons_files_other(error.code.to_string())),
    })
}

/// Leaves out the second of equal names: in a tree each is unique.
fn name_once(branch: &mut Branch) {
    let mut taken = std::collections::HashSet::new();
    let mut open = vec![branch];
    while let Some(branch) = open.pop() {
        let name = branch.name_mut();
        let is_long = name.chars().count() > LONGEST_NAME;
        if is_long || !name.is_empty() && !taken.insert(name.clone()) {
            name.clear();
        }
        open.extend(branch.children_mut().iter_mut().rev());
    }
}

/// The longest name that a node keeps, in characters.
const LONGEST_NAME: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(name: &str, value: i32) -> Branch {
        Branch::Leaf(name.to_owned(), value)
    }

    fn node(name: &str, children: Vec<Branch>) -> Branch {
        Branch::Node(name.to_owned(), children)
    }

    fn error(text: &str) -> String {
        parse_tree(text).expect_err(text).say(Language::En)
    }

    #[test]
    fn brackets_have_names_or_not_and_any_white_space() {
        let read = |text| parse_tree(text).expect("a tree").branch;
        assert_eq!(read("((3)(5))"), node("", vec![leaf("", 3), leaf("", 5)]));
        assert_eq!(
            read("(A (B 3, +12)\n (C (c1 -2) (c2 −4)))"),
            node(
                "A",
                vec![
                    node("B", vec![leaf("", 3), leaf("", 12)]),
                    node("C", vec![leaf("c1", -2), leaf("c2", -4)]),
                ]
            )
        );
        assert_eq!(read("1x2"), node("", vec![node("", vec![leaf("", 0), leaf("", 0)])]));
        assert_eq!(read("Node(\"A\", [Leaf(\"b\", 7)])"), node("A", vec![leaf("b", 7)]));
    }

    #[test]
    fn games_of_gambit_are_read_with_who_is_to_move() {
        let text = r#"EFG 2 R "Entry" { "Firm" "Rival" }
""
p "" 2 1 "(2,1)" { "in" "out" } 0
p "enters" 1 1 "(1,1)" { "fight" "share" } 0
t "" 1 "war" { -3, 3 }
t "" 2 "peace" { 2, -2.0 }
t "stays" 3 "" { 4, -4 }
"#;
        let read = parse_tree(text).expect("a game");
        assert_eq!(read.root, Some(Player::Min));
        let share = vec![leaf("fight", -3), leaf("share", 2)];
        assert_eq!(read.branch, node("", vec![node("enters", share), leaf("stays", 4)]));
        let chance = text.replace("p \"enters\" 1 1 \"(1,1)\" {", "c \"\" 1 \"\" {");
        assert!(error(&chance).starts_with("line 4, column 1: "), "{}", error(&chance));
        let twice = text.replace("p \"enters\" 1 1", "p \"enters\" 2 2");
        assert!(error(&twice).contains("line 4"), "{}", error(&twice));
        let half = text.replace("{ -3, 3 }", "{ 1/2, -1/2 }");
        assert!(error(&half).contains("line 5"), "{}", error(&half));
        let large = error(&text.replace("{ -3, 3 }", "{ -3000000000, 3 }"));
        assert!(large.contains("line 5") && large.contains("-3000000000"), "{large}");
        assert!(large.contains('±'), "{large}");
        let open = text.replace("{ -3, 3 }", "{ -3, 5 }");
        assert!(error(&open).contains("line 6"), "{}", error(&open));
        let two = "p \"\" 1 1 \"\" { \"a\" } 0\np \"\" 2 1 \"\" { \"a\" } 0\n";
        let deep = error(&format!("EFG 2 R \"\" {{ \"A\" \"B\" }}\n{}", two.repeat(130)));
        assert!(deep.contains("plies deep"), "{deep}");
    }

    #[test]
    fn graphs_of_graphviz_are_read_if_they_are_trees() {
        let text = r#"
digraph "a tree" { // with attributes
  node [shape=box]; rankdir = LR
  A [label="Root"];
  A -> B -> { b1 b2 } [style=bold];
  A -> C; subgraph x { rank=same; C -> c1 }
  b1 [label="b1\n+3"]; b2 [label="12"]; c1 [label=<<b>c1</b> −2>];
}"#;
        let b = vec![leaf("b1", 3), leaf("", 12)];
        let c = vec![leaf("c1", -2)];
        assert_eq!(
            parse_tree(text).expect("a tree").branch,
            node("Root", vec![node("B", b), node("C", c)])
        );
        let cases = [
            ("digraph { a -> 1; b -> 2 }", "a"),
            ("digraph { a -> 1; a -> b; b -> 1 }", "1"),
            ("digraph { a -> b; b -> a }", "a"),
            ("digraph { a -> b }", "b"),
        ];
        for (text, names) in cases {
            assert!(error(text).contains(names), "{}", error(text));
        }
        assert!(error("digraph { a ->\n -> }").starts_with("line 2, column 2"));
    }

    const SIGNS: [char; 10] = ['"', '{', '}', '(', '-', '>', '<', '\\', 'あ', '\n'];

    /// Whatever is read, nothing panics, and an error has a place in the text.
    #[test]
    fn any_text_is_a_tree_or_an_error_with_a_place() {
        let seeds = [
            "((3)(A 5 6))",
            "EFG 2 R \"g\" { \"1\" \"2\" } p \"\" 1 1 \"\" { \"a\" } 0 t \"\" 1 \"\" { 1, -1 }",
            "digraph { a -> {b c}; b [label=\"3\"]; c [label=<4>] }",
            "[[1,2],[3]]",
            "3x4x2",
        ];
        let mut random = fastrand::Rng::with_seed(27);
        for _ in 0..20_000 {
            let seed = seeds[random.usize(..seeds.len())];
            let mut text: Vec<char> = seed.chars().collect();
            for _ in 0..random.usize(1..4) {
                if text.is_empty() {
                    break;
                }
                let at = random.usize(..text.len());
                match random.u8(..4) {
                    0 => drop(text.remove(at)),
                    1 => text.insert(at, text[random.usize(..text.len())]),
                    2 => text.truncate(at + 1),
                    _ => {
                        text[at] = SIGNS[random.usize(..SIGNS.len())];
                    }
                }
            }
            let text: String = text.into_iter().collect();
            if let Err(error) = parse_tree(&text) {
                let lines: Vec<&str> = text.split('\n').collect();
                let line =
                    lines.get(error.line - 1).unwrap_or_else(|| panic!("{text:?} {error:?}"));
                assert!(error.column <= line.chars().count() + 1, "{text:?} {error:?}");
            }
        }
        for deep in ["(".repeat(100_000), "1x".repeat(100_000)] {
            assert!(error(&deep).contains("plies deep"));
        }
        assert!(error("9x9x9x9x9x9x9x9").contains("more than"));
    }
}
