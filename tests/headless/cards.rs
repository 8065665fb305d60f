//! The texts of a node's card, checked against definitions: formulas are correct and belong to the
//! choosing side, and "the root stays" is true whatever the value of the branch.

use crate::cover::rounds;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::random::{Dice, branch};
use yomisuji::games::diagram::Diagram;
use yomisuji::language::Language;
use yomisuji::lesson::{Part, Projection};
use yomisuji::scenario::record;
use yomisuji::score::{Player, Window};
use yomisuji::search::Algorithm;
use yomisuji::session::{Command, Navigation, Session, SettingsCommand};
use yomisuji::trace::{EventKind, Replay, Seen, Timeline};
use yomisuji::tree::{NodeId, Tree};

/// The value of a node by definition, with all leaves below one branch changed.
fn worth(tree: &Tree, node: NodeId, changed: Option<(NodeId, i32)>, inside: bool) -> i32 {
    let inside = inside || changed.is_some_and(|(branch, _)| branch == node);
    let children = tree.children(node);
    let values = children.map(|child| worth(tree, child, changed, inside));
    let value = match tree.node(node).player {
        Player::Max => values.max(),
        Player::Min => values.min(),
    };
    let own = tree.node(node).value.0;
    value.unwrap_or(changed.filter(|_| inside).map_or(own, |(_, other)| other))
}

/// The function of a formula, its arguments and its result; `None` if one is not a plain number.
fn read(formula: &str) -> Option<(String, Vec<i32>, i32)> {
    let formula = formula.replace('−', "-");
    let (left, value) = formula.split_once(" = ")?;
    let (function, arguments) = left.strip_suffix(" )")?.split_once("( ")?;
    // Some children have their names before their values.
    let number = |text: &str| text.rsplit(' ').next()?.parse().ok();
    let arguments: Option<_> = arguments.split(" , ").map(number).collect();
    Some((function.to_owned(), arguments?, value.parse().ok()?))
}

#[test]
fn formulas_are_right_and_cut_branches_keep_what_cards_promise() {
    let mut dice = Dice::new(71);
    let (mut formulas, mut kept, mut scouts) = (0, 0, 0);
    let mut functions = BTreeSet::new();
    for _ in 0..rounds(120) {
        let player = [Player::Max, Player::Min][dice.below(2) as usize];
        let branch = branch(&mut dice, 4, 3);
        let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
        let tree = Arc::new(tree);
        let plain = worth(&tree, NodeId::ROOT, None, false);
        for algorithm in
            Algorithm::all().filter(|algorithm| algorithm.needs().is_empty() && !algorithm.proves())
        {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree.clone(), trace);
            while replay.forward() {
                let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
                for node in tree.ids() {
                    for part in seen.card(node).why {
                        let text = match part {
                            Part::Formula { text, player } => {
                                let Some((function, arguments, value)) = read(&text) else {
                                    continue;
                                };
                                let (right, chooser) = match function.as_str() {
                                    "max" => (arguments.into_iter().max(), Player::Max),
                                    "min" => (arguments.into_iter().min(), Player::Min),
                                    _ => panic!("{text}"),
                                };
                                assert_eq!(right, Some(value), "{algorithm}: {text}");
                                assert_eq!(player, Some(chooser), "{algorithm}: {text}");
                                functions.insert((algorithm.id(), function));
                                formulas += 1;
                                continue;
                            }
                            Part::Text(text) => text,
                            _ => continue,
                        };
                        if seen.seen(node) != Seen::Pruned {
                            continue;
                        }
                        if text.contains("the value of the root does not change") {
                            for other in [-1_000, 1_000] {
                                let then = worth(&tree, NodeId::ROOT, Some((node, other)), false);
                                assert_eq!(then, plain, "{algorithm}, step {}", replay.step());
                            }
                            kept += 1;
                        } else if text.contains("the answer to the scout does not change") {
                            scouts += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(formulas > rounds(50_000), "{formulas}");
    assert!(kept > rounds(10_000) && scouts > rounds(100), "{kept} {scouts}");
    // Both sides choose at their own nodes; in a wishful search, one chooses for both.
    for algorithm in ["minimax", "alpha-beta", "pvs"] {
        for function in ["max", "min"] {
            let found = (algorithm, function.to_owned());
            assert!(functions.contains(&found), "{found:?}");
        }
    }
}

/// A card names the window that was passed to its node when the search last came to it, and no node
/// that was entered with an open window has one.
#[test]
fn a_card_names_the_window_that_its_node_was_entered_with() {
    let mut said = 0;
    for id in ["m-01-tree-A", "m-01-pvs", "m-01-mtd", "e-02-window", "x-deep-cutoff", "q-02"] {
        let opened = crate::cover::opened(id);
        let last = opened.last_step();
        let mut session = Session::new();
        session.apply(Command::Settings(SettingsCommand::SetLanguage(Language::En)));
        session.show(opened);
        let mut passed: BTreeMap<NodeId, Window> = BTreeMap::new();
        for step in 1..=last.min(1_500) {
            session.apply(Command::Go(Navigation::Seek(step)));
            let seen = session.projection().expect("a lesson");
            if seen.kind() == Some(EventKind::Enter) {
                let here = seen.here().expect("a node");
                passed.insert(here, seen.window_here().expect("a window"));
            }
            if step % 40 != 0 && step != last {
                continue;
            }
            for node in seen.tree().ids().filter(|&node| seen.seen(node) == Seen::Done) {
                let card = seen.card(node);
                let mut texts = card.why.iter().filter_map(|part| match part {
                    Part::Text(text) => text.strip_prefix("Read with the window "),
                    _ => None,
                });
                let Some(window) = texts.next_back() else { continue };
                let Window { alpha, beta } = passed[&node];
                assert_ne!(passed[&node], Window::FULL, "{id} {step} {node:?}");
                let ends = [alpha, beta].map(|bound| seen.edge(node, bound));
                assert_eq!(window, format!("({}, {}).", ends[0], ends[1]), "{id} {step}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}

/// The formula of the root at the end of the run of a lesson.
fn formula_at_end(id: &'static str, language: Language) -> String {
    let opened = crate::cover::opened(id);
    let mut session = Session::new();
    session.apply(Command::Settings(SettingsCommand::SetLanguage(language)));
    session.show(opened);
    session.apply(Command::Go(Navigation::Last));
    let card = session.projection().expect("a lesson").card(NodeId::ROOT);
    let formula = card.why.into_iter().find_map(|part| match part {
        Part::Formula { text, .. } => Some(text),
        _ => None,
    });
    formula.expect("a formula")
}

/// Squares are names short enough to be told of every move; of longer ones the best move is told.
#[test]
fn formulas_name_the_moves_of_every_game() {
    for language in Language::ALL {
        let (othello, most) = (formula_at_end("x-othello4", language), language.signs().at_most());
        let formula = format!("max( b1 −8 , a2 {most}−8 , d3 {most}−8 , c4 {most}−8 ) = −8");
        assert_eq!(othello, formula);
    }
    let exchange = formula_at_end("u-03", Language::En);
    assert_eq!(exchange, "min( △Bx4d −3690 , declining 0 ) = −3690");
}
