//! The reasons below an answer are true: on random trees, each is held against the replay and against
//! searches of the changed trees.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::cover::{opened, rounds};
use crate::random::{Dice, branch, value};
use crate::whole_trees::{at, searched, way};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind, Projection};
use yomisuji::scenario::{record, shipped};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::Opened;
use yomisuji::trace::{EventKind, Replay, Timeline, TraceRecord};
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
            let told: Vec<_> = said.trim_end_matches('.').split("; ").collect();
            let cut_with = |choice: PredictedChoice| {
                let PredictedChoice::Worth(worth) = choice else { panic!("{at_node}") };
                drawn.cut_with(node, worth, seen)
            };
            let is_right = |it: &PredictedChoice| asked.is_right(PredictedAnswer::Choice(*it));
            let (rights, others): (Vec<_>, Vec<_>) =
                asked.choices().iter().copied().partition(is_right);
            let wanted = cut_with(rights[0]);
            let mut told_of = BTreeSet::new();
            for told in told {
                let (values, what) = told.rsplit_once(", ").expect("values");
                let read = what.strip_suffix(" is read").map(str::to_owned);
                assert!(read.is_some() || what == "more is cut", "{at_node}");
                for value in values[5..].split(" or ").flat_map(|it| it.split(", ")) {
                    let words = |it: &&PredictedChoice| seen.choice_words(asked, **it) == value;
                    let choice = others.iter().find(words).expect("a wrong value");
                    let cut = cut_with(*choice);
                    let holds = match &read {
                        Some(read) => wanted.contains(read) && !cut.contains(read),
                        None => {
                            cut.len() > wanted.len() && wanted.iter().all(|it| cut.contains(it))
                        }
                    };
                    assert!(holds && told_of.insert(value), "{at_node}");
                }
            }
            assert_eq!(told_of.len(), others.len(), "{at_node}");
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

/// The visits of a move of the root in the records of a run.
fn visits(records: &[TraceRecord], of: NodeId) -> usize {
    records.iter().filter(|it| it.kind == EventKind::BackUp && it.node == of).count()
}

/// Who is said to lead does, with the visits that it has ten iterations later.
fn check_leader(open: &Opened, asked: &Prediction, said: &str) {
    let [PredictedAnswer::Choice(PredictedChoice::Take(right))] = asked.right[..] else {
        panic!("{asked:?}");
    };
    let records = open.replay().trace().records();
    let done = visits(&records[..asked.step], NodeId::ROOT) + 10;
    let end = (asked.step..=records.len())
        .find(|&end| visits(&records[..end], NodeId::ROOT) == done)
        .expect("ten more");
    let seen = open.projection(Language::En);
    let name = |choice| seen.choice_words(asked, choice);
    let most = visits(&records[..end], right);
    let others = asked.choices().iter().filter(|it| it.node() != Some(right));
    let is_second = |other: &&PredictedChoice| {
        let visits = visits(&records[..end], other.node().expect("a move"));
        let beginning = format!("After 10 more iterations {} ", name(PredictedChoice::Take(right)));
        let less = format!("has {most} visits, and {} {visits}.", name(**other));
        let tie = format!("and {} have {most} visits each, ", name(**other));
        let is_less = visits < most && said == format!("{beginning}{less}");
        is_less || visits == most && said.starts_with(&format!("{beginning}{tie}"))
    };
    assert_eq!(others.filter(is_second).count(), 1, "{} {asked:?}: {said}", open.step());
}

/// Value, bound, depth and move are those of the right answer, and of no other.
fn check_entry(open: &Opened, asked: &Prediction, said: &str) {
    let seen = open.projection(Language::En);
    let [PredictedAnswer::Choice(right @ PredictedChoice::Keeps(kept, depth, best))] =
        asked.right[..]
    else {
        panic!("{asked:?}");
    };
    let number = seen.number(asked.node, kept.value);
    let bounds = [format!("at least {number}"), format!("at most {number}")];
    let said_bounds = bounds.each_ref().map(|bound| said.contains(&format!("as “{bound}”")));
    let is = [Bound::AtLeast, Bound::AtMost].map(|bound| kept.bound == bound);
    let what = format!("{} {asked:?}: {said}", seen.choice_words(asked, right));
    assert_eq!(said_bounds, is, "{what}");
    assert_eq!(said.contains("kept as the value"), kept.bound == Bound::Exact, "{what}");
    assert!(said.contains(&format!("depth {depth}, ")), "{what}");
    let window = open.replay().entered_window(asked.node);
    assert_eq!(window.bound(kept.value), kept.bound, "{what}");
    let name = |id| seen.choice_words(asked, PredictedChoice::Take(id));
    match best {
        Some(best) => assert!(said.ends_with(&format!("{} is kept as the best move.", name(best)))),
        None => assert!(said.ends_with("no move is kept."), "{what}"),
    }
    let others = asked.choices().iter().filter_map(|choice| match choice {
        PredictedChoice::Keeps(_, _, other) if *other != best => *other,
        _ => None,
    });
    let place = seen.subject().place(seen.tree(), asked.node, Language::En);
    let mut others = others.filter(|other| !place.contains(&name(*other)));
    assert!(!others.any(|other| said.contains(&name(other))), "{what}");
}

/// The steps of a run that are looked through.
const LOOKED_AT: usize = 2_000;

#[test]
fn reasons_name_what_is_kept_and_who_leads_in_every_lesson() {
    let mut counts = [0; 2];
    for lesson in shipped() {
        let mut open = opened(lesson.id);
        let mut asked: BTreeSet<_> = open.plan().asked().iter().map(|it| it.step).collect();
        asked.extend(0..LOOKED_AT.min(open.replay().trace().records().len()));
        for step in asked {
            open = open.at_step(step);
            let kinds = [PredictionKind::Leader, PredictionKind::Entry];
            for (kind, count) in kinds.into_iter().zip(&mut counts) {
                let seen = open.projection(Language::En);
                let Some(asked) = seen.prediction(&[kind].into()) else { continue };
                let said = seen.reason(&asked).unwrap_or_else(|| panic!("{} {step}", lesson.id));
                let japanese = open.projection(Language::Ja).reason(&asked).expect("in both");
                assert!(!japanese.is_empty());
                *count += 1;
                match kind {
                    PredictionKind::Leader => check_leader(&open, &asked, &said),
                    _ => check_entry(&open, &asked, &said),
                }
            }
        }
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
