//! The reasons below an answer are true: on random trees, each is held against the replay and against
//! searches of the changed trees.

use std::sync::Arc;

use crate::cover::rounds;
use crate::random::{Dice, branch, value};
use crate::whole_trees::{at, searched, way};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind, Projection};
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::trace::{Replay, Timeline};
use yomisuji::tree::{Kind, NodeId, Tree};

const KINDS: [PredictionKind; 9] = [
    PredictionKind::Cut,
    PredictionKind::Next,
    PredictionKind::Threshold,
    PredictionKind::Returned,
    PredictionKind::Order,
    PredictionKind::Fewest,
    PredictionKind::LeafValue,
    PredictionKind::Whole,
    PredictionKind::Half,
];

/// A tree as it is drawn.
struct Drawn<'a> {
    branch: &'a Branch,
    player: Player,
    tree: &'a Tree,
}

impl Drawn<'_> {
    /// The tree with the root's moves in another order.
    fn reordered(&self, order: &[NodeId]) -> Branch {
        let Branch::Node(name, children) = self.branch else { panic!("no moves") };
        let stands = order.iter().map(|&id| way(self.tree, id)[0]);
        Branch::Node(name.clone(), stands.map(|number| children[number].clone()).collect())
    }

    /// The names of what is cut if a leaf has this value.
    fn cut_with(&self, leaf: NodeId, worth: Score, seen: &Projection<'_>) -> Vec<String> {
        let mut other = self.branch.clone();
        *at(&mut other, &way(self.tree, leaf)) = Branch::worth(worth.0);
        let cut = searched(&other, self.player).1;
        let ids = self.tree.ids().filter(|&id| cut.contains(&way(self.tree, id)));
        ids.map(|id| name(seen, id)).collect()
    }
}

fn name(seen: &Projection<'_>, id: NodeId) -> String {
    seen.subject().place(seen.tree(), id, Language::En)
}

/// Whether a name stands in a text as a word.
fn names(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|word| word == name)
}

/// Checks a reason; `replay` stands at the step of the question.
fn check(
    drawn: &Drawn<'_>,
    replay: &Replay,
    seen: &Projection<'_>,
    asked: &Prediction,
    said: &str,
) {
    let (tree, node) = (drawn.tree, asked.node);
    let at_node = format!("{:?} {asked:?}: {said}", drawn.branch);
    let right = asked.right[0];
    match asked.kind {
        PredictionKind::Cut => {
            let window = replay.window(node);
            assert!(window.alpha < window.beta, "{at_node}");
            assert_eq!(right, PredictedAnswer::Choice(PredictedChoice::GoOn), "{at_node}");
            assert!(names(said, &name(seen, node)), "{at_node}");
        }
        PredictionKind::Threshold => {
            let PredictedAnswer::Number(bound) = right else { panic!("{at_node}") };
            let player = tree.node(node).player;
            let mut above = tree.ancestors(node).skip(1);
            let holds = |at: NodeId| {
                let best = replay.node(at).best();
                tree.node(at).player != player
                    && replay.node(at).value() == Some(bound)
                    && names(said, &name(seen, at))
                    && best.is_some_and(|best| names(said, &name(seen, best)))
            };
            assert!(above.any(holds), "{at_node}");
        }
        PredictionKind::Returned => {
            let best = replay.node(node).best().expect("a best move");
            let known = replay.node(best).returned().expect("it is read");
            let choice = match known.bound {
                Bound::AtLeast => PredictedChoice::AtLeast,
                Bound::AtMost => PredictedChoice::AtMost,
                Bound::Exact => panic!("{at_node}"),
            };
            assert_eq!(right, PredictedAnswer::Choice(choice), "{at_node}");
            assert_eq!(replay.node(node).value(), Some(known.value), "{at_node}");
            assert!(said.starts_with(&format!("{} ", name(seen, best))), "{at_node}");
        }
        PredictionKind::Next => {
            let again = matches!(right, PredictedAnswer::Choice(PredictedChoice::Again(_)));
            let scouted = asked.choices().iter().find_map(|choice| match choice {
                PredictedChoice::Again(child) => Some(*child),
                _ => None,
            });
            let best = replay.node(node).best();
            assert_eq!(scouted == best, again, "{at_node}");
            assert_eq!(said.contains("new best"), again, "{at_node}");
        }
        PredictionKind::Order => {
            for &choice in asked.choices() {
                let PredictedChoice::InOrder(order) = choice else { panic!("{at_node}") };
                let (leaves, _) = searched(&drawn.reordered(order.moves()), drawn.player);
                let words = seen.choice_words(asked, choice);
                assert!(said.contains(&format!("{words} (leaves read: {leaves})")), "{at_node}");
            }
        }
        PredictionKind::Fewest => {
            let PredictedAnswer::Number(fewest) = right else { panic!("{at_node}") };
            assert!(said.ends_with(&format!(" − 1 = {}.", fewest.0)), "{at_node}");
        }
        PredictionKind::LeafValue => {
            let told: Vec<_> = said.trim_end_matches('.').split("with ").skip(1).collect();
            assert_eq!(told.len(), asked.choices().len(), "{at_node}");
            for (told, &choice) in told.iter().zip(asked.choices()) {
                let PredictedChoice::Worth(worth) = choice else { panic!("{at_node}") };
                let (value, cut) = told.split_once(": ").expect("what is cut");
                assert_eq!(value, seen.choice_words(asked, choice), "{at_node}");
                let names_of = drawn.cut_with(node, worth, seen);
                assert_eq!(cut.starts_with("nothing"), names_of.is_empty(), "{at_node}");
                // Of many only the first is named.
                let is_told = |it: &String| names(cut, it);
                assert!(names_of.iter().all(is_told) || cut.contains("more"), "{at_node}");
            }
        }
        PredictionKind::Whole => {
            let part = at(&mut drawn.branch.clone(), &way(tree, node)).clone();
            let worth = value(&part, tree.node(node).player);
            let is_end = |id: &NodeId| {
                tree.node(*id).kind == Kind::Leaf
                    && tree.ancestors(*id).any(|above| above == node)
                    && tree.node(*id).value == Score(worth)
                    && names(said, &name(seen, *id))
            };
            assert!(tree.ids().any(|id| is_end(&id)), "{at_node}");
        }
        PredictionKind::Half => {
            let PredictedAnswer::Choice(PredictedChoice::Proves(prover)) = right else {
                panic!("{at_node}");
            };
            // The sides on the way that do not take their first move.
            let steps = tree.ancestors(node).filter_map(|id| Some((id, tree.parent(id)?)));
            let leaves: Vec<_> = steps
                .filter(|(id, parent)| tree.children(*parent).next() != Some(*id))
                .map(|(_, parent)| tree.node(parent).player)
                .collect();
            assert!(leaves.iter().all(|player| Some(player.other()) == prover), "{at_node}");
            assert_eq!(leaves.is_empty(), said.contains("both sides"), "{at_node}");
        }
        _ => panic!("{at_node}"),
    }
}

#[test]
fn reasons_below_answers_are_true() {
    let algorithms =
        [Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::AlphaBetaShallow, Algorithm::MtdF];
    let mut counts = [0; KINDS.len()];
    for seed in 0..rounds(600) as u64 {
        let mut dice = Dice::new(seed);
        let depth = 2 + dice.below(3);
        let branch = branch(&mut dice, depth, 4);
        let player = if dice.below(2) == 0 { Player::Max } else { Player::Min };
        let algorithm = algorithms[seed as usize % algorithms.len()];
        let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
        let tree = Arc::new(tree);
        let trace = Arc::new(record(algorithm, &tree).expect("within the budget"));
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(Arc::clone(&tree), trace);
        let drawn = Drawn { branch: &branch, player, tree: &tree };
        loop {
            let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
            for (kind, count) in KINDS.iter().zip(&mut counts) {
                let Some(asked) = seen.prediction(&[*kind].into()) else { continue };
                if let Some(said) = seen.reason(&asked) {
                    *count += 1;
                    check(&drawn, &replay, &seen, &asked, &said);
                }
            }
            if !replay.forward() {
                break;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 2), "{counts:?}");
}
