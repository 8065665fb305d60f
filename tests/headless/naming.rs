//! What sides, bounds and nodes are called: one rule in each language, and the same name everywhere.

use crate::cover::rounds;
use std::collections::{BTreeSet, HashSet};

use crate::random::{Dice, branch};
use crate::run;
use serde_json::Value;
use yomisuji::games::diagram::{Branch, Diagram, names};
use yomisuji::language::{Language, Sides, Signs};
use yomisuji::scenario::{Lesson, SubjectSetup, load, parse, shipped, to_text};
use yomisuji::score::Player;
use yomisuji::search::WordLevel;
use yomisuji::subject::{Players, SetupChange, choice};
use yomisuji::text::Sign;
use yomisuji::tree::{MoveArrangement, NodeId, Tree};

/// The lessons whose trees no game plays with Black and White.
fn without_game() -> Vec<&'static str> {
    let is_plain = |text: &str| text.contains("subject: Diagram(") || text.contains("TicTacToe(");
    let lessons = shipped().iter().filter(|lesson| is_plain(lesson.text()));
    lessons.map(|lesson| lesson.id).collect()
}

/// Everything that is said of a lesson at some of its steps.
fn said(id: &'static str, language: Language) -> Vec<String> {
    let mut open = crate::cover::opened(id);
    let mut all = Vec::new();
    let lesson = open.loaded().lesson.clone();
    let told = open.loaded().subject.language(language);
    let questions = lesson.questions.iter().flat_map(|asked| [&asked.ask, &asked.answer]);
    let stops = lesson.stops.iter().map(|stop| &stop.words);
    for words in
        [&lesson.title, &lesson.notes, &lesson.source].into_iter().chain(questions).chain(stops)
    {
        all.push(words.told(told).into_owned());
    }
    for line in open.algorithm().pseudo_code(yomisuji::search::CodeLevel::Usual) {
        all.push(line.text(yomisuji::language::Notation::Inequalities, told));
    }
    all.extend(Sign::ALL.iter().flat_map(|sign| [sign.short(told), sign.meaning(told)]));
    let last = open.last_step();
    let step = last.div_ceil(12).max(1);
    for at in (0..=last).step_by(step).chain([last]) {
        open = open.at_step(at);
        let seen = open.projection(language);
        all.extend([WordLevel::Word, WordLevel::Reasoning].map(|level| seen.words(level)));
        let nodes = open.tree().ids().take(12);
        for node in nodes {
            all.push(format!("{:?}", seen.card(node)));
            all.push(seen.spoken_name(node));
        }
    }
    all
}

#[test]
fn lessons_without_a_game_speak_of_max_and_min_and_with_the_signs_of_their_language() {
    let has = |text: &str, words: &[&str]| words.iter().any(|word| text.contains(word));
    let set = Some(Sides::Functions);
    for id in without_game() {
        for text in said(id, Language::En) {
            assert!(!has(&text, &["Black", "White", "≧", "≦", "〜", "{m"]), "{id}: {text}");
        }
        for text in said(id, Language::Ja) {
            assert!(!has(&text, &["≥", "≤", "{m"]), "{id}: {text}");
        }
        let other = Language::Ja.with(set, Some(Signs::International));
        for text in said(id, other) {
            assert!(!has(&text, &["先手", "後手", "≧", "≦"]), "{id}: {text}");
        }
    }
    // Set otherwise, they say Black and White again.
    let plain = Language::En.with(Some(Sides::Players), Some(Signs::Japanese));
    let text = said("m-01-tree-A", plain).join("\n");
    assert!(has(&text, &["Black"]) && has(&text, &["≧"]) && !has(&text, &["≥"]), "{text}");
}

#[test]
fn the_command_line_and_its_exports_follow_the_setting() {
    let walk = ["walk", "m-01-tree-A", "--words", "reasoning", "--lang", "en"];
    let (_, text) = run(&walk, "");
    assert!(text.contains("MAX") && text.contains('≥'), "{text}");
    assert!(!text.contains("Black") && !text.contains('≧'), "{text}");
    let set = [&walk[..], &["--sides", "black-white", "--symbols", "japanese"]].concat();
    let (_, text) = run(&set, "");
    assert!(text.contains("Black") && text.contains('≧'), "{text}");
    assert!(!text.contains("MAX") && !text.contains('≥'), "{text}");
    let why = ["why", "m-01-tree-A", "--move", "C", "--at", "A", "--lang", "en"];
    let (_, text) = run(&why, "");
    assert!(text.contains("MAX") && !text.contains("Black"), "{text}");
    let game = ["walk", "s-01-small", "--to", "5", "--lang", "en"];
    let (_, text) = run(&game, "");
    assert!(text.contains("Black") && !text.contains("MAX"), "{text}");
}

/// All nodes with their names in a language.
fn named(tree: &Tree, diagram: &Diagram, language: Language) -> Vec<String> {
    tree.ids().map(|id| choice(diagram, tree, id, language)).collect()
}

/// A tree of which some nodes have names.
fn partly_named(branch: &mut Branch, dice: &mut Dice, count: &mut usize) {
    const NAMES: [&str; 6] = ["A", "C", "b1", "Left", "ア", "ア1"];
    *count += 1;
    if dice.below(4) == 0 {
        *branch.name_mut() =
            NAMES.get(*count % 11).map_or_else(String::new, |name| (*name).to_owned());
    }
    for child in branch.children_mut() {
        partly_named(child, dice, count);
    }
}

#[test]
fn nodes_without_names_are_named_once_level_by_level_and_their_names_stay() {
    let mut dice = Dice::new(20_261_128);
    for _ in 0..rounds(300) {
        let plain = branch(&mut dice, 5, 4);
        let (tree, diagram) = Diagram::build(&plain, Player::Max).expect("a tree");
        for language in Language::ALL {
            let all = named(&tree, &diagram, language);
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len(), "{all:?}");
        }
        // Level by level, from left to right, inner nodes count A, B, C.
        let mut inner: Vec<NodeId> =
            tree.ids().filter(|&id| id == NodeId::ROOT || tree.children(id).len() > 0).collect();
        inner.sort_by_key(|&id| (tree.node(id).depth, id));
        for (number, &id) in inner.iter().enumerate().take(26) {
            assert_eq!(diagram.name(id), char::from(b'A' + number as u8).to_string());
        }
        for id in tree.ids().skip(1).filter(|&id| tree.children(id).len() == 0) {
            let parent = tree.parent(id).expect("not the root");
            let stem = diagram.name(parent).to_lowercase();
            let number = diagram.name(id).strip_prefix(stem.as_str()).expect("below its parent");
            assert!(number.parse::<usize>().is_ok_and(|number| number > 0), "{number}");
        }
        // Names that are written stay, and none is given twice.
        let mut mixed = plain.clone();
        let before: Vec<_> = names(&mixed, &[]);
        partly_named(&mut mixed, &mut dice, &mut 0);
        let mut written = HashSet::new();
        let mut open = vec![&mixed];
        let mut is_twice = false;
        while let Some(branch) = open.pop() {
            is_twice |= !branch.name().is_empty() && !written.insert(branch.name().to_owned());
            open.extend(branch.children());
        }
        if is_twice {
            continue;
        }
        let now = names(&mixed, &[]);
        assert_eq!(now.iter().map(|name| &name.id).collect::<HashSet<_>>().len(), now.len());
        for (before, now) in before.iter().zip(&now) {
            // A node keeps its name while others are renamed, unless one of these has taken it.
            let parent_is_renamed = |id: &str| id.chars().any(|c| c.is_ascii_digit());
            let is_taken = written.contains(&before.id);
            assert!(
                !now.is_given
                    || now.id == before.id
                    || is_taken
                    || parent_is_renamed(&before.id)
                    || written.iter().any(|name| name.len() == 1),
                "{before:?} {now:?}"
            );
        }
    }
}

/// A lesson with this tree.
fn lesson(tree: Branch) -> Lesson {
    let mut lesson = parse(shipped().iter().find(|it| it.id == "m-01-tree-A").expect("it").text())
        .expect("a lesson");
    let (english, japanese) = (Vec::new(), Vec::new());
    lesson.subject = SubjectSetup::Diagram {
        root: Player::Max,
        tree,
        english,
        japanese,
        players: Players::default(),
    };
    lesson.stops.clear();
    lesson.promises.clear();
    lesson.questions.clear();
    lesson
}

fn three_by_three() -> Branch {
    let leaf = |value| Branch::worth(value);
    let node = |values: [i32; 3]| Branch::Node(String::new(), values.map(leaf).to_vec());
    Branch::Node(String::new(), vec![node([3, 12, 8]), node([2, 4, 6]), node([14, 5, 2])])
}

#[test]
fn a_tree_without_names_is_called_the_same_in_walk_why_export_and_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("plain.ron");
    let text = to_text(&lesson(three_by_three())).expect("a text");
    std::fs::write(&file, &text).expect("written");
    let path = file.display().to_string();
    let (_, json) = run(&["walk", &path, "--json"], "");
    let answer: Value = serde_json::from_str(&json).expect("JSON");
    let nodes: BTreeSet<String> = answer["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .filter_map(|step| step["node"].as_str().map(str::to_owned))
        .collect();
    let all = ["A", "B", "C", "D", "b1", "b2", "b3", "c1", "d1", "d2", "d3"];
    assert_eq!(nodes, all.map(str::to_owned).into());
    for (language, name, leaf) in [("en", "C", "c2"), ("ja", "ウ", "ウ2")] {
        let (_, said) = run(&["walk", &path, "--lang", language], "");
        assert!(said.contains(leaf), "{said}");
        // Either name is understood.
        for asked in [name, "C"] {
            let (answer, said) =
                run(&["why", &path, "--move", asked, "--at", "A", "--lang", language], "");
            assert!(answer.is_ok() && said.contains(name), "{asked}: {said}");
        }
        let out = folder.path().join(format!("{language}.csv"));
        let out_name = out.display().to_string();
        let (answer, _) = run(&["export", &path, "-o", &out_name, "--lang", language], "");
        assert!(answer.is_ok());
        let rows = std::fs::read_to_string(&out).expect("a file");
        assert!(rows.contains(&format!(",c2,{leaf},")), "{rows}");
    }
    // A lesson may name the nodes in its stops and promises, in either language, or by their paths.
    for name in ["c2", "ウ2", "2.2"] {
        let promise =
            format!("promises: [(of: \"alpha-beta\", claim: Pruned([\"{name}\", \"c3\"]))],");
        let promised = match text.find("promises: [") {
            Some(_) => text.replacen("promises: [],", &promise, 1),
            None => format!("{}    {promise}\n)\n", text.trim_end().trim_end_matches(')')),
        };
        let loaded = load("plain.ron", &promised).expect("it can be read");
        let proofs = yomisuji::scenario::prove(&loaded);
        assert!(proofs.iter().all(yomisuji::scenario::Proof::holds), "{name}");
    }
}

#[test]
fn a_node_keeps_its_name_in_both_languages_when_it_is_moved() {
    let mut subject = lesson(three_by_three()).subject;
    assert!(subject.change(&SetupChange::MoveChild { path: vec![2], to: 0 }));
    assert!(subject.change(&SetupChange::Arrange(MoveArrangement::Reversed)));
    let changed = Lesson { subject, ..lesson(three_by_three()) };
    let loaded = load("x", &to_text(&changed).expect("a text")).expect("it can be read");
    let names = |language| {
        let below = loaded.tree.children(NodeId::ROOT);
        let named = below.map(|id| choice(&*loaded.subject, &loaded.tree, id, language));
        named.collect::<Vec<_>>()
    };
    assert_eq!(names(Language::En), ["C", "B", "D"]);
    assert_eq!(names(Language::Ja), ["ウ", "イ", "エ"]);
}
