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

use std::collections::HashSet;

use super::nested_list;
use games::diagram::Branch;
use language::{Texts, is_invisible};
use reader::TextReader;
pub use reader::{MOST_NODES, TreeTextError};
use score::Player;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeText {
    pub branch: Branch,
    /// The player to move at the root, if the notation says so.
    pub root: Option<Player>,
    /// The names of the players, where each has payoffs of its own; none if they have no names.
    pub players: Vec<String>,
    /// Nodes that whoever moves there cannot tell apart, by their names.
    pub together: Vec<Vec<String>>,
}

impl TreeText {
    /// A tree of which the notation says nothing more.
    pub fn plain(branch: Branch) -> Self {
        Self { branch, root: None, players: Vec::new(), together: Vec::new() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TreeSyntax {
    /// Nested lists of numbers.
    Lists,
    Brackets,
    Shape,
    /// As in lesson files.
    Lesson,
    Gambit,
    Graphviz,
    /// Objects or dictionaries, which stand for a tree in no notation that is read.
    Objects,
}

/// The notation that a text begins with, and where: comments and `tree =` may stand before it.
fn notation(text: &str) -> (Option<TreeSyntax>, TextReader<'_>) {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = TextReader::new(text);
    reader.skip_space();
    let is_assigned = skip_assignment(&mut reader);
    let begin = reader.rest;
    let word = begin.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let after = begin.strip_prefix(['[', '{', '(']).unwrap_or_default().trim_start();
    let notation = match begin.chars().next() {
        // A header of a game has a word in square brackets.
        Some('[') if after.starts_with('{') && after.contains('"') => Some(TreeSyntax::Objects),
        Some('[') if after.starts_with(char::is_alphabetic) => None,
        Some('[') => Some(TreeSyntax::Lists),
        // An unnamed structure of a lesson has fields; a game of Othello in GGF has semicolons.
        Some('(') if is_assigned || !begin.contains([':', ';']) => Some(TreeSyntax::Brackets),
        // A game as JSON has moves, or at least a header.
        Some('{') if !JSON_GAMES.iter().any(|name| begin.contains(name)) => {
            Some(TreeSyntax::Objects)
        }
        _ => match &*word.to_ascii_lowercase() {
            "digraph" | "graph" | "strict" if begin.contains('{') => Some(TreeSyntax::Graphviz),
            "node" | "leaf" if matches!(word, "Node" | "Leaf") => Some(TreeSyntax::Lesson),
            "efg" if word == "EFG" => Some(TreeSyntax::Gambit),
            shape if shape.contains('x') && shape.starts_with(|c: char| c.is_ascii_digit()) => {
                Some(TreeSyntax::Shape)
            }
            _ => None,
        },
    };
    if is_assigned {
        reader.rest = reader.rest.trim_end().trim_end_matches(';');
    }
    (notation, reader)
}

/// Names of fields that the records of games have as JSON.
const JSON_GAMES: [&str; 3] = ["\"moves\"", "\"header\"", "\"initial\""];

/// Skips what a program writes before the value of a name: `tree =`, `const int[][] tree =`.
fn skip_assignment(reader: &mut TextReader<'_>) -> bool {
    let Some((before, after)) = reader.rest.split_once('=') else {
        return false;
    };
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_ :.,<>[]*&$".contains(c);
    let is_name = before.len() <= LONGEST_NAME
        && before.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '$')
        && before.chars().all(is_part)
        && after.trim_start().starts_with(['[', '(', '{']);
    if is_name {
        reader.take_while(|c| c != '=');
        reader.eat("=");
        reader.skip_space();
    }
    is_name
}

/// Whether a text begins like a tree, and not like a position, a game or a lesson.
pub fn is_tree(text: &str) -> bool {
    notation(text).0.is_some_and(|notation| notation != TreeSyntax::Shape)
}

/// Reads a tree in any of the notations.
///
/// # Errors
/// A [`TreeTextError`] with the line and the column.
pub fn parse_tree(text: &str) -> Result<TreeText, TreeTextError> {
    let plain = TreeText::plain;
    let (notation, reader) = notation(text);
    match notation {
        Some(TreeSyntax::Gambit) => efg::parse(reader),
        Some(TreeSyntax::Graphviz) => dot::parse(reader),
        Some(TreeSyntax::Lesson) => of_lesson(&reader).map(plain),
        Some(TreeSyntax::Brackets) => brackets::parse(reader).map(plain),
        Some(TreeSyntax::Shape) => brackets::shape(reader).map(plain),
        Some(TreeSyntax::Objects) => Err(reader.fault(Texts::tree_text_objects)),
        Some(TreeSyntax::Lists) | None => {
            nested_list::parse(reader.rest).map(plain).map_err(|error| {
                let mut place = reader;
                for _ in 1..error.column {
                    place.next();
                }
                TreeTextError { line: place.line, column: place.column, what: error.what() }
            })
        }
    }
}

/// A tree as lesson files write it.
fn of_lesson(reader: &TextReader<'_>) -> Result<Branch, TreeTextError> {
    ron::from_str(reader.rest).map_err(|error| {
        let (mut place, start) = (reader.clone(), error.span.start);
        // The first line may begin in the middle of one of the text.
        let column = if start.line == 1 { place.column - 1 } else { 0 } + start.col;
        (place.line, place.column) = (place.line + start.line - 1, column);
        place.fault(|texts| texts.lessons_files_other(error.code.to_string()))
    })
}

/// Leaves out who moves where it is their turn anyway.
fn settle(branch: &mut Branch, turn: u8, players: u8) {
    let next = match branch {
        Branch::Turn(name, children, player) => {
            let next = *player % players;
            if *player == turn + 1 {
                *branch = Branch::Node(std::mem::take(name), std::mem::take(children));
            }
            next
        }
        Branch::Node(..) => (turn + 1) % players,
        Branch::Chance(..) | Branch::Leaf(..) => turn,
    };
    for child in branch.children_mut() {
        settle(child, next, players);
    }
}

/// Gives names that can be shown, and leaves out those that are too long, and the second of equal
/// ones: in a tree each is unique.
fn name_once(branch: &mut Branch) {
    let mut taken = HashSet::new();
    let mut open = vec![branch];
    while let Some(branch) = open.pop() {
        let shown = branch.name().chars().filter(|c| !is_invisible(*c));
        let shown: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
        let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_long = name.chars().count() > LONGEST_NAME;
        let is_kept = !is_long && taken.insert(name.clone());
        *branch.name_mut() = if is_kept { name } else { String::new() };
        open.extend(branch.children_mut().iter_mut().rev());
    }
}

/// The longest name that a node keeps, in characters.
const LONGEST_NAME: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;
    use language::{Language, Say as _};
    use score::{Fraction, Outcome};

    fn leaf(name: &str, value: i32) -> Branch {
        Branch::Leaf(name.to_owned(), value.into())
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
        for (old, new, line, says) in [
            ("p \"enters\" 1 1 \"(1,1)\" {", "c \"\" 1 \"\" {", 4, "a number"),
            ("{ -3, 3 }", "{ -3000000000, 3 }", 5, "'-3000000000', expected a number within ±"),
            ("{ -3, 3 }", "{ -3 }", 5, "2 payoffs"),
            ("{ -3, 3 }", "{ -3, 3, 0 }", 5, "2 payoffs"),
            ("1 \"war\" { -3, 3 }", "8", 5, "2 payoffs"),
            ("t \"\" 2 \"peace\"", "t \"\" 1 \"peace\"", 6, "outcome 1 had other payoffs"),
            ("1 \"war\"", "0 \"war\"", 5, "outcome 0"),
            ("\"Firm\" \"Rival\"", "\"Firm\"", 1, "one player"),
            ("\"Firm\"", "\"Firm\" \"Other\"", 5, "3 payoffs"),
            ("p \"enters\" 1", "p \"enters\" 3", 4, "'3', expected the number of a player"),
            ("{ \"fight\" \"share\" }", "{ }", 4, "no moves"),
            ("{ \"fight\" \"share\" }", "", 4, "brace"),
            ("t \"stays\" 3 \"\" { 4, -4 }\n", "", 7, "the end"),
            ("t \"stays\"", "t \"\" 1\nt \"stays\"", 8, "expected the end"),
        ] {
            let said = error(&text.replacen(old, new, 1));
            let place = format!("line {line}, column ");
            assert!(said.starts_with(&place) && said.contains(says), "{said}");
        }
        // Who moves twice in a row is said there.
        let twice =
            parse_tree(&text.replace("p \"enters\" 1 1", "p \"enters\" 2 2")).expect("a game");
        let enters = twice.branch.at(&[0]);
        assert!(matches!(enters, Some(Branch::Turn(_, _, 2))), "{enters:?}");
        // What one wins the other need not lose: then each has payoffs of its own.
        let apart = parse_tree(&text.replace("{ -3, 3 }", "{ -3, 5 }")).expect("a game");
        assert_eq!(
            (apart.root, apart.players),
            (None, vec!["Firm".to_owned(), "Rival".to_owned()])
        );
        let fight = Branch::Leaf("fight".into(), Outcome::Each(vec![(-3).into(), 5.into()]));
        assert_eq!(apart.branch.at(&[0, 0]), Some(&fight));
        let node = |n: u32| format!("p \"\" {} {n} \"\" {{ \"a\" }} 0\n", n % 2 + 1);
        let nodes: String = (0..260).map(node).collect();
        let deep = error(&format!("EFG 2 R \"\" {{ \"A\" \"B\" }}\n{nodes}"));
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
            ("graph { a -- b -- 1; c -- 1 }", "1"),
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

    #[test]
    fn games_of_gambit_have_chance_and_fractions() {
        let text = r#"EFG 2 R "Dice" { "A" "B" }
c "" 1 "roll" { "one" 1/6 "six" .5 "other" 1/3 } 0
p "first" 1 1 "" { "l" "r" } 0
t "" 1 "" { 1/2, -1/2 }
t "" 2 "" { 2.5 -2.5 }
t "six" 3 "" { 4, -4 }
t "other" 4 "" { -1, 1 }
"#;
        let read = parse_tree(text).expect("a game");
        assert_eq!(read.root, Some(Player::Max));
        let half = |count| Fraction::new(count, 2).expect("a fraction");
        let part = |parts| Fraction::new(1, parts).expect("a fraction");
        let leaves = vec![
            Branch::Leaf("l".into(), half(1).into()),
            Branch::Leaf("r".into(), half(5).into()),
        ];
        let below = vec![node("first", leaves), leaf("six", 4), leaf("other", -1)];
        let odds = vec![part(6), part(2), part(3)];
        assert_eq!(read.branch, Branch::Chance(String::new(), below, odds));
        let said = error(&text.replace("1/6", "1/7"));
        assert!(said.starts_with("line 2, ") && said.contains("41/42"), "{said}");
    }

    #[test]
    fn payoffs_on_the_way_count_and_none_is_nothing() {
        let text =
            "EFG 2 R \"\" { \"a\" \"b\" } p \"\" 1 1 \"\" { \"1\" \"2\" \"2\" } 1 \"\" { 5, -5 }
            p \"\" 2 4 \"\" { \"1\" \"\" } 0
            t \"\" 2 \"\" { 6/2 -3.0 }
            t \"\" 0
            t \"\" 1
            t \"\" 2 \"\" \"that was all\" // really
            ";
        let below = vec![leaf("", 8), leaf("", 5)];
        let all = vec![node("", below), leaf("", 10), leaf("2", 8)];
        assert_eq!(parse_tree(text).expect("a game").branch, node("", all));
    }

    #[test]
    fn nodes_that_cannot_be_told_apart_are_read_as_such() {
        let game = |second: &str, below: &str| {
            format!(
                "EFG 2 R \"\" {{ \"A\" \"B\" }}\np \"\" 1 7 \"\" {{ \"a\" \"b\" }} 0\n\
                 p \"\" 2 7 \"S\" {{ \"x\" \"y\" }} 0\n{below}{below}\
                 p \"\" 2 {second} 0\n{below}{below}"
            )
        };
        let leaf = "t \"\" 1 \"\" { 1, -1 }\n";
        for second in ["7 \"S\" { \"x\" \"y\" }", "7 \"\" { \"other\" \"z\" }", "7", "07"] {
            let read = parse_tree(&game(second, leaf)).expect(second);
            assert_eq!(read.together, [["a", "b"]], "{second}");
        }
        assert!(error(&game("7 { \"x\" }", leaf)).starts_with("line 6, "));
        // A player may have forgotten what was there before.
        let below = "p \"\" 1 9 \"\" { \"l\" \"r\" } 0\n".to_owned() + leaf + leaf;
        let forgotten = parse_tree(&game("8 \"\" { \"x\" \"y\" }", &below)).expect("a game");
        assert_eq!(forgotten.together.iter().map(Vec::len).collect::<Vec<_>>(), [4]);
        // Sets of one node hide nothing, whatever others are called.
        for second in ["8 \"\" { \"x\" \"y\" }", "8 \"S\" { \"x\" \"y\" }"] {
            let read = parse_tree(&game(second, leaf)).expect(second);
            assert!(read.together.is_empty(), "{second}");
        }
        let of_both = game("8 \"\" { \"x\" \"y\" }", leaf).replace("1 7 \"\"", "1 8 \"S\"");
        assert!(parse_tree(&of_both).expect(&of_both).together.is_empty());
    }

    /// Moves without end are refused where they are named, whatever their number.
    #[test]
    fn an_information_set_is_held_against_the_most_nodes() {
        let moves = "\"a\"".repeat(60_000);
        let set = |n| format!("p \"\" {n} 1 \"\" {{ {moves} }} 0\n");
        let said = error(&format!("EFG 2 R \"\" {{ \"A\" \"B\" }}\n{}{}", set(1), set(2)));
        assert!(said.starts_with("line 3, ") && said.contains("more than 100000 nodes"), "{said}");
    }

    /// The value of the only leaf, or why there is none.
    fn leaf_value(attributes: &str) -> Result<Fraction, String> {
        let text = format!("digraph {{\n a -> b\n b [{attributes}] }}");
        match parse_tree(&text) {
            Ok(read) => match read.branch.at(&[0]) {
                Some(Branch::Leaf(_, value)) => Ok(value.one().expect("one value")),
                other => panic!("{other:?}"),
            },
            Err(error) => Err(error.say(Language::En)),
        }
    }

    #[test]
    fn the_value_of_a_leaf_is_the_number_that_is_called_so_or_the_only_one() {
        for (attributes, value) in [
            (r#"label="Utility: 10\nNode Depth: 1""#, 10),
            (r#"label="Node Depth: 1\nUtility: -10""#, -10),
            (r#"label="TERMINAL\lvalue 9\lvisits 80\l""#, 9),
            (r#"label="depth=2 score=-3 alpha=-5 beta=7""#, -3),
            (r#"label="v = 4, α = 1, β = 9""#, 4),
            (r#"label="eval:+12 (depth 3)""#, 12),
            (r#"label="minimax value is −7\nid 12""#, -7),
            (r#"label="node_value: 5 | visit_count: 8""#, 5),
            (r#"label="value: 3.0 / alpha value: 5""#, 3),
            (r#"label="評価値12 深さ3""#, 12),
            (r#"label="値: -4\n2手目""#, -4),
            (r#"label="{A|value: 6|depth: 2}", shape=record"#, 6),
            (r#"label="<0> left|<1> 8|<2> right", shape=record"#, 8),
            (
                r"label=<<table><tr><td>eval</td><td>&minus;2</td></tr><tr><td>n 5</td></tr></table>>",
                -2,
            ),
            (r"label=<<b>b1</b><br/>value: 3<br/>ply 4>", 3),
            (r#"label="3" + "5""#, 35),
            (r#"label="b1 (3)""#, 3),
            (r#"label="n1: 3.""#, 3),
            ("label=7", 7),
            ("label=-7", -7),
            ("color=red, value=4", 4),
            (r#"player=MAX, Utility="-6", label="b""#, -6),
            (r#"value=4, label="value: 4, depth 7""#, 4),
            (r#"label="6/2""#, 3),
        ] {
            assert_eq!(leaf_value(attributes), Ok(value.into()), "{attributes}");
        }
        for (attributes, count) in [
            (r#"label="value: 1.5\ndepth: 2""#, 6),
            (r#"label="0.25""#, 1),
            (r#"label="−3/4""#, -3),
        ] {
            assert_eq!(leaf_value(attributes).ok(), Fraction::new(count, 4), "{attributes}");
        }
        for (attributes, says) in [
            (r#"label="10\n1""#, "10, 1; expected"),
            (r#"label="visits 80, wins 9""#, "80, 9; expected"),
            (r#"label="value 3 score 4""#, "3, 4; expected"),
            (r#"label="1 2 3 4 5 6 7 8""#, "1, 2, 3, 4, 5, 6, …; expected"),
            (r#"label="alpha value: 3, beta value: 5""#, "3, 5; expected"),
            (r#"label="value: 3", value=4"#, "4, 3; expected"),
            (r#"label="Node Depth: 1""#, "has no number for its value"),
            (r#"label="≦3""#, "has no number for its value"),
            (r#"label="7g7f""#, "has no number for its value"),
            (r#"label="value: inf""#, "has no number for its value"),
            (r#"label="""#, "has no number for its value"),
        ] {
            let said = leaf_value(attributes).expect_err(attributes);
            assert!(said.starts_with("line 2, column 7: b ") && said.contains(says), "{said}");
        }
    }

    #[test]
    fn graphs_are_read_however_they_are_written() {
        let two = vec![leaf("", 3), leaf("", -5)];
        let same = node("A", two);
        for text in [
            "// a comment\ndigraph { A -> 3; A -> -5 }",
            "/* two\nlines */\n#one\ngraph{A--3--x;x[label=4]}",
            "  # made by\n # a program\nstrict digraph G { A -> 3; A -> 3; A -> -5; }",
            "DiGraph { NODE [shape=box]; A -> { 3 -5 } }",
            "graph { A--3 A---5 }",
            "digraph { subgraph cluster_0 { label=\"top\"; A } A -> subgraph { 3; -5 } }",
            "digraph { A:n -> b:f0:sw -> c [label=\"9\"]; b [label=\"3\"]; A -> d; d[label=\"-5\"] }",
            "digraph { { A } -> { b d } [color=red][label=\"7\"]; b[label=3]; d[label=\"\\N\"][label=-5]; }",
            "digraph { A -> \"b\" \"x\"; x -> b }",
            "digraph { node [label=3]; b; node [label=\"\\N\"]; A -> b; A -> \"-5\" }",
            "digraph { A -> b -> c; b [label=\"B\"]; c [label=3]; A -> -5 }",
        ] {
            let read = parse_tree(text).map(|read| read.branch);
            match text {
                text if text.contains("3--x") => {
                    assert_eq!(read, Ok(node("A", vec![node("", vec![leaf("", 4)])])), "{text}");
                }
                text if text.contains("-> c [") => {
                    let said = read.expect_err(text).say(Language::En);
                    assert!(said.contains("c has no children"), "{said}");
                }
                text if text.contains("x -> b") => {
                    assert!(read.expect_err(text).say(Language::En).contains("b has two nodes"));
                }
                text if text.contains("b -> c") => {
                    let long = vec![node("B", vec![leaf("", 3)]), leaf("", -5)];
                    assert_eq!(read, Ok(node("A", long)), "{text}");
                }
                _ => {
                    let read = read.expect(text);
                    let values: Vec<_> = read
                        .children()
                        .iter()
                        .map(|child| match child {
                            Branch::Leaf(_, value) => value.whole().expect("a whole number"),
                            _ => panic!("{text}"),
                        })
                        .collect();
                    assert_eq!((read.name(), &*values), (same.name(), &[3, -5][..]), "{text}");
                }
            }
        }
        // All of a group stand below all of the other.
        assert!(error("digraph { A -> {b c} -> 3 }").contains("3 has two nodes above it"));
        let nested = format!("digraph {{ {} }}", "{".repeat(200_000));
        assert!(error(&nested).contains("braces"));
        // Numbers may be names.
        let numbered = "digraph {\n 0 -> 1; 0 -> 2\n}";
        assert!(error(numbered).starts_with("line 2, column 7: 1 "), "{}", error(numbered));
        let labelled = "digraph { 0 -> 1; 0 -> 2; 1 [label=\"8\"]; 2 [score=9] }";
        assert_eq!(
            parse_tree(labelled).expect("labels").branch,
            node("", vec![leaf("", 8), leaf("", 9)])
        );
    }

    #[test]
    fn a_graph_may_say_who_is_to_move() {
        let root = |text: &str| parse_tree(text).expect(text).root;
        assert_eq!(root("digraph { r -> 3 }"), None);
        assert_eq!(root("digraph { r [label=\"MIN\\n3\"]; r -> 3 }"), Some(Player::Min));
        assert_eq!(root("digraph { r -> s -> 3; s [label=\"min 2\"] }"), Some(Player::Max));
        assert_eq!(root("digraph { r [player=min]; r -> 3 }"), Some(Player::Min));
        assert_eq!(root("digraph { r [shape=invtriangle]; r -> 3 }"), Some(Player::Min));
        assert_eq!(root("digraph { node [shape=invhouse]; r -> s -> 3 }"), None);
        let both = "digraph { r [label=max]; r -> s\n s -> 3; s [label=max] }";
        let read = parse_tree(both).expect(both).branch;
        assert!(matches!(read.at(&[0]), Some(Branch::Turn(_, _, 1))), "{read:?}");
    }

    #[test]
    fn a_name_is_one_that_can_be_shown_and_stands_once() {
        let strange = "(\"a\\nb\u{202e}\" 3 (\" a  b \" 4) (\"a\" 5))";
        let read = parse_tree(strange).expect("a tree").branch;
        assert_eq!(read, node("a b", vec![leaf("", 3), leaf("", 4), leaf("a", 5)]));
    }

    #[test]
    fn programs_and_notes_may_stand_before_a_tree() {
        let read = |text: &str| {
            assert!(is_tree(text), "{text}");
            parse_tree(text).expect(text).branch
        };
        let two = node("", vec![leaf("", 3), leaf("", 5)]);
        for text in [
            "tree = [3, 5]",
            "\u{feff}# the tree\n\ntree=[3,\n 5] # all\n",
            "const tree = [3, 5];\n",
            "let tree: number[] = [ 3, 5 ];",
            "game_tree = (3, 5)",
            "TREE = ((3), (5));",
            "int[] leaves = [3, 5]",
        ] {
            assert_eq!(read(text), two, "{text}");
        }
        for (text, place, says) in [
            ("# one\ntree = [3,\n  0..5]", "line 3, column 3: ", "0..5"),
            ("tree = [(3, 5), (2, 9, 1)]", "line 1, column 17: ", "3 payoffs"),
            ("[[3, 5],\n (2, 9)]", "line 1, column 3: ", "one value"),
            ("t = ([3, 5], [2, 9])", "line 1, column 6: ", "found '[3,'"),
            ("[{1/2: 3, 1/3: 9}]", "line 1, column 2: ", "5/6"),
            ("((3 5)\n (1/0 9))", "line 2, column 3: ", "1/0"),
            ("tree = {'A': ['B', 'C']}", "line 1, column 8: ", "JSON"),
            ("\n{\"value\": 3}", "line 2, column 1: ", "JSON"),
            ("[{\"name\": \"A\"}]", "line 1, column 1: ", "JSON"),
            ("int t[2][2] = {{3, 5}, {2, 9}};", "line 1, column 15: ", "JSON"),
        ] {
            assert!(is_tree(text), "{text}");
            let said = error(text);
            assert!(said.starts_with(place) && said.contains(says), "{said}");
        }
        for text in [
            "Lesson(id: \"a\")",
            "(;GM[Othello])",
            "[Event \"a game\"]",
            "{\"header\": {}, \"moves\": [{}]}",
            "startpos moves 7g7f",
            "a graph of the game",
            "# a comment\nlnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1",
            "Node 3 = 4",
        ] {
            assert!(!is_tree(text) || text.starts_with("Node"), "{text}");
        }
    }

    const SIGNS: [char; 10] = ['"', '{', '}', '(', '-', '>', '<', '\\', 'あ', '\n'];

    /// Whatever is read, nothing panics, and an error has a place in the text.
    #[test]
    fn any_text_is_a_tree_or_an_error_with_a_place() {
        let seeds = [
            "((3)(A 5 6))",
            "EFG 2 R \"g\" { \"1\" \"2\" } p \"\" 1 1 \"\" { \"a\" } 0 t \"\" 1 \"\" { 1, -1 }",
            "EFG 2 R \"g\" { \"1\" \"2\" } p \"\" 1 1 { \"1\" \"2\" } 2 { 3, 0 } t \"\" 2 t \"\" 0",
            "// x\nstrict graph \"a\" + \"b\" { a:n -- subgraph {b c} [value=3]; b [label=\"{<0>v=3|7}\"] }",
            "tree = [[3, 5.0], [6/2 # c\n]]",
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
