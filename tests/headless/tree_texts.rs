//! Trees in other notations, and folders of lessons, opened as files.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use yomisuji::cli::Exit;
use yomisuji::formats::tree_text::{is_tree, parse_tree};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::host::read_source;
use yomisuji::language::{Language, Say, Words};
use yomisuji::score::Player;
use yomisuji::session::{Job, OpenedSource, Source};
use yomisuji::tree::NodeId;

use crate::random::{Dice, branch, value as value_of};
use crate::run;

fn opened(path: &Path) -> Result<OpenedSource, Words> {
    read_source(&Source::File(path.to_path_buf()), &Job::default())
}

/// The value of the root of the tree in a file.
fn value(path: &Path) -> i32 {
    match opened(path) {
        Ok(OpenedSource::Lesson(open)) => {
            open.end().node(NodeId::ROOT).value().expect("it is finished").0
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn trees_of_other_programs_open_as_lessons() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let game = "EFG 2 R \"g\" { \"1\" \"2\" }\np \"\" 2 1 \"\" { \"a\" \"b\" } 0\n\
                t \"\" 1 \"\" { 3, -3 }\nt \"\" 2 \"\" { -2, 2 }\n";
    assert_eq!(value(&put("game.efg", game)), -2, "the second player begins");
    assert_eq!(value(&put("graph.dot", "digraph { r -> {a b}; a -> 3; b -> {c -7} c -> 9 }")), 3);
    assert_eq!(value(&put("lists.tree", "[[3, 12], [2, 8]]")), 3);
    assert_eq!(value(&put("brackets.tree", "(A (B 3 12) (C 2 8))")), 3);
    let bad = put("bad.dot", "digraph {\n  a -> b;\n  c -> d\n}");
    let sentence = opened(&bad).expect_err("two roots");
    assert!(sentence.get(Language::En).contains("line 3"), "{sentence:?}");
    assert!(sentence.get(Language::En).contains("bad.dot"), "{sentence:?}");
}

#[test]
fn a_folder_of_lessons_opens_as_a_course() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = opened(folder.path()).expect_err("nothing is in it");
    assert!(none.get(Language::En).contains("found no lessons"), "{none:?}");
    for id in ["m-01-tree-B", "m-01-tree-A"] {
        let text = fs::read_to_string(format!("scenarios/{id}.ron")).expect("it ships");
        fs::write(folder.path().join(format!("{id}.ron")), text).expect("written");
    }
    fs::write(folder.path().join("readme.txt"), "no lesson").expect("written");
    let OpenedSource::Course(course) = opened(folder.path()).expect("a course") else {
        panic!("a course");
    };
    let lessons: Vec<_> = course.course.chapters.iter().flat_map(|part| &part.lessons).collect();
    let names: Vec<_> = lessons.iter().map(|task| task.lesson.as_str()).collect();
    assert_eq!(names, ["m-01-tree-A.ron", "m-01-tree-B.ron"]);
    assert_eq!(course.titles.len(), 2);
    assert!(course.faults.is_empty());
    // With a course in it, the folder is that course.
    let text = "Course(version: 1, title: (ja: \"章\", en: \"Own\"), chapters: [(title: (ja: \"一\", \
                en: \"One\"), lessons: [(lesson: \"m-01-tree-B.ron\")])])";
    fs::write(folder.path().join("order.ron"), text).expect("written");
    match opened(folder.path()) {
        Ok(OpenedSource::Course(course)) => assert_eq!(course.course.title.en, "Own"),
        other => panic!("{other:?}"),
    }
}

/// The signs of moves and names: distinct, equal, numbers, or none.
fn move_name(dice: &mut Dice, number: usize) -> String {
    match dice.below(4) {
        0 => (number + 1).to_string(),
        1 => "pass".to_owned(),
        2 => String::new(),
        _ => format!("m{number} \u{3042}"),
    }
}

/// A number in one of its spellings.
fn spelled(dice: &mut Dice, value: i64) -> String {
    match dice.below(6) {
        0 => format!("{value}.000000"),
        1 => format!("{}/2", value * 2),
        2 => format!("{value}e0"),
        3 if value >= 0 => format!("+{value}"),
        _ => value.to_string(),
    }
}

/// What a tree is written with.
struct Writer<'d> {
    dice: &'d mut Dice,
    text: String,
    /// The nodes so far.
    nodes: usize,
    /// What the payoffs of both add up to.
    sum: i64,
    outcomes: HashMap<i64, usize>,
}

impl<'d> Writer<'d> {
    fn new(dice: &'d mut Dice, text: &str) -> Self {
        Self { dice, text: text.to_owned(), nodes: 0, sum: 5, outcomes: HashMap::new() }
    }

    fn efg(&mut self, branch: &Branch, player: Player, move_before: i64) {
        self.nodes += 1;
        let place = self.nodes;
        let label = move_name(self.dice, place);
        match branch {
            Branch::Leaf(_, value) => {
                let own = value.one().expect("one value").count() - move_before;
                self.text += &format!("t \"{label}\" ");
                self.outcome(own, self.sum - own);
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => {
                let turn = if player == Player::Max { 1 } else { 2 };
                let names: Vec<_> = (0..children.len())
                    .map(|number| format!("\"{}\"", move_name(self.dice, number)))
                    .collect();
                let set = if self.dice.below(2) == 0 { " \"\"" } else { "" };
                self.text +=
                    &format!("p \"{label}\" {turn} {place}{set} {{ {} }} ", names.join(" "));
                // Payoffs on the way, which cancel out.
                let own = if self.dice.below(4) == 0 { self.dice.below(9) as i64 - 4 } else { 0 };
                if own == 0 {
                    self.text += "0\n";
                } else {
                    self.outcome(own, -own);
                }
                for child in children {
                    self.efg(child, player.other(), move_before + own);
                }
            }
        }
    }

    fn outcome(&mut self, own: i64, other: i64) {
        let key = own * 1_000_003 + other;
        if (own, other) == (0, 0) {
            self.text += "0\n";
        } else if let Some(known) = self.outcomes.get(&key) {
            self.text += &format!("{known}\n");
        } else {
            let number = self.outcomes.len() + 1;
            self.outcomes.insert(key, number);
            let (own, other) = (spelled(self.dice, own), spelled(self.dice, other));
            let comma = if self.dice.below(2) == 0 { "," } else { "" };
            let name = if self.dice.below(2) == 0 { "\"end\" " } else { "" };
            self.text += &format!("{number} {name}{{ {own}{comma} {other} }}\n");
        }
    }

    /// A node and what is below it as statements; returns its name.
    fn dot(&mut self, branch: &Branch, arrow: &str) -> String {
        let name = format!("n{}", self.nodes);
        self.nodes += 1;
        let (statement, below) = match branch {
            Branch::Leaf(_, value) => {
                let label = match self.dice.below(8) {
                    0 => format!("[label={value}]"),
                    1 => format!("[label=\"leaf\\nUtility: {value}\\nNode Depth: 3\"]"),
                    2 => format!("[value=\"{value}.0\", color=\"red\"]"),
                    3 => format!("[shape=record; label=\"{{<f0> {name}|v = {value}|n: 12}}\"]"),
                    4 => format!("[label=<<b>eval</b>&#58; {value}<br/>alpha: -9>]"),
                    5 => format!("[label=\"sco\" + \"re={value}\", fontsize=9]"),
                    6 => format!("[label=\"{value}\"] // alone"),
                    _ => format!("/* a leaf */ [ label = \"({value})\" ]"),
                };
                (format!("{name} {label}\n"), &[][..])
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => {
                let label =
                    ["", " [label=\"\\N\"]", " [label=\"A 7\\l3 9\"]"][self.dice.below(3) as usize];
                (format!("{name}{label};\n"), &children[..])
            }
        };
        self.text += &statement;
        let names: Vec<_> = below.iter().map(|child| self.dot(child, arrow)).collect();
        if self.dice.below(2) == 0 && !names.is_empty() {
            self.text += &format!("{name} {arrow} {{ {} }} [label=\"4\"]\n", names.join("; "));
        } else {
            for child in names {
                self.text += &format!("# a line\n{name}:s{arrow}{child};\n");
            }
        }
        name
    }

    fn list(&mut self, branch: &Branch, brackets: [char; 2]) {
        match branch {
            Branch::Leaf(_, value) => {
                self.text += &spelled(self.dice, value.one().expect("one value").count());
            }
            Branch::Node(_, children)
            | Branch::Chance(_, children, _)
            | Branch::Turn(_, children, _) => {
                self.text.push(brackets[0]);
                for (number, child) in children.iter().enumerate() {
                    self.text += if number > 0 { ", " } else { "" };
                    self.list(child, brackets);
                    self.text += ["", " ", "\n"][self.dice.below(3) as usize];
                }
                self.text.push(brackets[1]);
            }
        }
    }
}

/// A tree in each notation, with the player at the root that the notation says.
fn written(dice: &mut Dice, branch: &Branch) -> Vec<(String, Player)> {
    let mut texts = Vec::new();
    for player in [Player::Max, Player::Min] {
        let mut efg = Writer::new(dice, "");
        efg.text += "EFG 2 R \"a game\" { \"A\" \"B\" }\n\"by chance\"\n\n";
        efg.efg(branch, player, 0);
        if matches!(branch, Branch::Node(..)) {
            texts.push((efg.text, player));
        }
        let mut dot = Writer::new(dice, "");
        let (head, arrow) =
            [("// made\ndigraph", "->"), ("strict graph \"g\"", "--")][dot.dice.below(2) as usize];
        dot.dot(branch, arrow);
        let side = if player == Player::Max { "MAX" } else { "MIN" };
        let is_told = matches!(branch, Branch::Node(..));
        let told = if is_told { format!("n0 [player={side}]") } else { String::new() };
        let shown = if is_told { player } else { Player::Max };
        texts.push((
            format!("{head} {{ rankdir=LR; node [shape=box]\n{}{told}}}\n", dot.text),
            shown,
        ));
    }
    for (head, brackets, end) in [
        ("", ['[', ']'], ""),
        ("# nested lists\ntree = ", ['[', ']'], "  # done\n"),
        ("const tree = ", ['[', ']'], ";\n"),
        ("", ['(', ')'], "\n"),
        ("tree=", ['(', ')'], ""),
    ] {
        let mut list = Writer::new(dice, head);
        list.list(branch, brackets);
        if matches!(branch, Branch::Node(..)) {
            texts.push((list.text + end, Player::Max));
        }
    }
    texts
}

#[test]
fn every_notation_gives_the_value_of_plain_minimax() {
    let mut dice = Dice::new(131);
    let mut read = 0;
    for _ in 0..150 {
        let branch = branch(&mut dice, 5, 4);
        for (text, player) in written(&mut dice, &branch) {
            assert!(is_tree(&text), "{text}");
            let tree = parse_tree(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let root = tree.root.unwrap_or(Player::Max);
            assert_eq!(value_of(&tree.branch, root), value_of(&branch, player), "{text}");
            let built = Diagram::build(&tree.branch, root);
            assert!(built.is_ok(), "{:?}\n{text}", built.map(drop));
            read += 1;
        }
    }
    assert!(read > 1000, "{read}");
}

#[test]
fn a_damaged_tree_is_a_tree_or_one_sentence_with_its_place() {
    let mut dice = Dice::new(132);
    let signs: Vec<_> = "\"{}[]()<>-+=;:,.\\/#|& 07eEptc\n\u{3042}\u{2212}".chars().collect();
    let mut refused = 0;
    for _ in 0..120 {
        let branch = branch(&mut dice, 3, 3);
        for (text, _) in written(&mut dice, &branch) {
            for _ in 0..4 {
                let mut letters: Vec<char> = text.chars().collect();
                for _ in 0..=dice.below(3) {
                    let at = dice.below(letters.len().max(1) as u64) as usize;
                    match dice.below(4) {
                        0 if at < letters.len() => drop(letters.remove(at)),
                        1 => letters.truncate(at),
                        2 => letters.insert(at, signs[dice.below(signs.len() as u64) as usize]),
                        _ if at < letters.len() => {
                            letters[at] = signs[dice.below(signs.len() as u64) as usize];
                        }
                        _ => {}
                    }
                }
                let damaged: String = letters.into_iter().collect();
                if let Err(error) = parse_tree(&damaged) {
                    refused += 1;
                    let lines: Vec<_> = damaged.split('\n').collect();
                    let line = lines.get(error.line - 1).unwrap_or_else(|| panic!("{damaged}"));
                    assert!(error.column <= line.chars().count() + 1, "{error}\n{damaged}");
                    for language in Language::ALL {
                        let said = error.say(language);
                        assert!(said.lines().count() == 1 && !said.contains("  "), "{said}");
                    }
                }
            }
        }
    }
    assert!(refused > 2000, "{refused}");
}

#[test]
fn a_tree_is_known_by_what_it_holds_wherever_it_comes_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let nested = "tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]\n";
    for (name, text) in [
        ("a.txt", nested),
        ("b.json", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"),
        ("c.py", nested),
        ("d.txt", "// one\ndigraph { r -> {a b c}; a -> 3; b -> 2; c -> -1 }"),
        ("e.gv", "# one\nstrict graph { r -- {a b}; a -- 3; b -- 2 }"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        assert_eq!(value(&path), 3, "{name}");
        let (exit, output) = run(&["run", "-", "--json"], text);
        assert_eq!(exit, Ok(Exit::Answered), "{name}");
        assert!(output.contains("\"value\":3,"), "{output}");
    }
    for (name, text) in [
        ("tree.json", "{\"name\": \"A\", \"children\": [{\"value\": 3}]}"),
        ("list.json", "[{\"value\": 3}, {\"value\": 4}]"),
        ("pairs.txt", "{'A': ['B', 'C'], 'B': 3, 'C': 4}"),
        ("named.txt", "tree = {\"A\": {\"B\": 3}}"),
        ("pasted", "{ \"root\": { \"left\": 1, \"right\": 2 } }"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        let said = opened(&path).expect_err(name);
        assert!(said.en.contains(name) && said.en.contains("JSON"), "{said:?}");
        assert!(!said.en.contains("game") && !said.ja.contains("棋譜"), "{said:?}");
    }
    // Games stay games.
    let game = folder.path().join("game.json");
    fs::write(&game, "{\"header\": {}, \"moves\": [{}]}").expect("written");
    assert!(matches!(opened(&game), Ok(OpenedSource::Games(_))));
}
