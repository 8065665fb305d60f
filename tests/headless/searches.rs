//! The algorithms against their definitions, and against each other.

use std::sync::Arc;

use crate::random::{Dice, branch, tree, value};
use yomisuji::formats::nested_list;
use yomisuji::game::Game;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Player, Score, Window};
use yomisuji::search::{Algorithm, Budget, Run, alpha_beta, search};
use yomisuji::trace::{Event, EventKind, Observer, Phase, Replay, Silent, Tally};
use yomisuji::tree::{NodeId, StaticValue, Tree, TreeGame};

const ON_TREES: [Algorithm; 3] = [
    Algorithm::Minimax,
    Algorithm::AlphaBeta,
    Algorithm::AlphaBetaShallow,
];

fn run<O: Observer<NodeId>>(algorithm: Algorithm, tree: &Tree, observer: O) -> (Score, O) {
    let mut run = Run::new(&StaticValue, Budget::UNLIMITED, observer);
    let value = search(algorithm, &TreeGame(tree), &NodeId::ROOT, u8::MAX, &mut run);
    (value, run.into_observer())
}

fn at_end(algorithm: Algorithm, tree: Tree) -> Replay {
    let trace = record(algorithm, &tree).expect("within the budget");
    let mut replay = Replay::new(Arc::new(tree), Arc::new(trace));
    replay.seek(usize::MAX);
    replay
}

fn leaves(text: &str, algorithm: Algorithm) -> (i32, u64) {
    let branch = nested_list::parse(text).expect("well formed");
    let (tree, _) = Diagram::build(&branch, Player::Max).expect("well formed");
    let (value, tally) = run(algorithm, &tree, Tally::default());
    (value.0, tally.leaves)
}

#[test]
fn textbook_trees_give_their_published_counts() {
    let check = |text, value, [minimax, deep, shallow]: [u64; 3]| {
        assert_eq!(leaves(text, Algorithm::Minimax), (value, minimax), "{text}");
        assert_eq!(leaves(text, Algorithm::AlphaBeta), (value, deep), "{text}");
        let shallow_only = leaves(text, Algorithm::AlphaBetaShallow);
        assert_eq!(shallow_only, (value, shallow), "{text}");
    };
    check("[[3,12,8],[2,4,6],[14,5,2]]", 3, [9, 7, 7]); // AIMA, figure 5.2
    check("[[3,12,8],[2,4,6],[2,5,14]]", 3, [9, 5, 5]); // best order: 3 + 3 − 1
    check("[5,[[[4,9],[8]],6]]", 6, [5, 4, 5]); // a deep cut needs the grandparent's bound
    check("[[3, 5], [2, 9]]", 3, [4, 3, 3]); // The 2 refutes the second move: 9 is never tried.
    check("[[2, 9], [3, 5]]", 3, [4, 4, 4]); // Same tree, worse order: nothing to skip.
    check("7", 7, [1, 1, 1]);
    check("[[[[7]]]]", 7, [1, 1, 1]); // Only moves: nothing to choose, nothing to cut.
}

#[test]
fn all_algorithms_agree_on_ten_thousand_ragged_trees() {
    let mut dice = Dice::new(1);
    for _ in 0..10_000 {
        let branch = branch(&mut dice, 5, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let expected = value(&branch, player);
        let mut made = Vec::new();
        for algorithm in ON_TREES {
            let (value, tally) = run(algorithm, &tree, Tally::default());
            assert_eq!(value.0, expected, "{algorithm} on {branch:?}");
            // The observer does not steer.
            assert_eq!(run(algorithm, &tree, Silent).0, value);
            let replay = at_end(algorithm, tree.clone());
            assert_eq!(replay.node(NodeId::ROOT).value(), Some(value));
            assert_eq!(replay.tally(), tally, "the trace holds what was counted");
            made.push(tally.leaves);
        }
        assert!(made[1] <= made[2] && made[2] <= made[0], "{made:?}");
    }
}

#[test]
fn outside_the_window_the_value_is_a_bound_and_inside_it_is_exact() {
    let mut dice = Dice::new(2);
    for _ in 0..2_000 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let truth = Score(value(&branch, player));
        let alpha = Score(dice.below(40) as i32 - 20);
        let window = Window {
            alpha,
            beta: alpha + 1 + dice.below(20) as i32,
        };
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        let value = alpha_beta(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, window, &mut run);
        match window.bound(value) {
            Bound::Exact => assert_eq!(value, truth),
            Bound::AtLeast => assert!(truth >= value),
            Bound::AtMost => assert!(truth <= value),
        }
    }
}

/// Compares the window of every event with the one that the replay derives.
struct WindowCheck {
    replay: Replay,
    checked: usize,
}

impl Observer<NodeId> for WindowCheck {
    fn event(&mut self, event: Event<NodeId>) {
        let before = self.replay.clone();
        assert!(self.replay.forward(), "the trace has every event");
        match event {
            Event::Enter { mv, window } => {
                let node = mv.unwrap_or(NodeId::ROOT);
                assert_eq!(self.replay.cursor(), Some(node));
                assert_eq!(self.replay.window(node), window);
                self.checked += 1;
            }
            Event::Cut { window, skipped } => {
                let node = before.cursor().expect("inside the tree");
                assert_eq!(self.replay.inner_window(node), window);
                let step = self.replay.what_happened().expect("a step");
                assert_eq!(step.skipped.len(), skipped);
                self.checked += 1;
            }
            Event::Back { value, .. }
            | Event::Leaf { value }
            | Event::Decline { value }
            | Event::Exit { value } => {
                let step = self.replay.what_happened().expect("a step");
                assert_eq!(step.value, Some(value));
            }
        }
    }
}

#[test]
fn windows_and_values_derived_at_replay_are_those_of_the_search() {
    let mut dice = Dice::new(3);
    for _ in 0..1_000 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in ON_TREES {
            let trace = record(algorithm, &tree).expect("within the budget");
            let replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
            let check = WindowCheck { replay, checked: 0 };
            let (_, check) = run(algorithm, &tree, check);
            assert!(check.checked > 0 && check.replay.step() == check.replay.last_step());
        }
    }
}

/// Searches the branches that were cut at `node` after all, with the bounds of some ancestors
/// forgotten, and says whether the cut would still happen.
fn still_cuts(bounds: &[(Player, Score)], player: Player, value: Score) -> bool {
    let mut window = Window::FULL;
    for &(whose, bound) in bounds {
        window.raise(whose, bound);
    }
    window.raised(player, value).is_closed()
}

#[test]
fn each_reason_of_a_cut_suffices_alone_and_without_them_there_is_no_cut() {
    let mut dice = Dice::new(4);
    let (mut cuts, mut deep, mut several) = (0, 0, 0);
    for _ in 0..1_000 {
        let depth = 3 + dice.below(4);
        let branch = branch(&mut dice, depth, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let trace = Arc::new(record(Algorithm::AlphaBeta, &tree).expect("within the budget"));
        let exact = at_end(Algorithm::Minimax, tree.clone());
        let mut replay = Replay::new(Arc::new(tree), trace);
        while replay.forward() {
            let Some(step) = replay.what_happened().filter(|s| s.kind == EventKind::Cut) else {
                continue;
            };
            cuts += 1;
            let value = step.value.expect("a cut node has a value");
            let tree = replay.tree();
            assert!(!step.reasons.is_empty());
            several += usize::from(step.reasons.len() > 1);
            deep += usize::from(step.reasons[0].is_deep());
            for reason in &step.reasons {
                assert!(still_cuts(
                    &[(reason.player, reason.bound)],
                    step.player,
                    value
                ));
                assert_eq!(tree.parent(reason.set_by), Some(reason.ancestor));
                assert!(tree.is_within(step.node, reason.ancestor));
                assert_eq!(replay.node(reason.set_by).value(), Some(reason.bound));
                // The ancestor really has what it is said to have.
                let truth = exact
                    .node(reason.set_by)
                    .value()
                    .expect("minimax visits all");
                assert!(!reason.player.prefers(reason.bound, truth));
            }
            let up: Vec<_> = step.reasons.iter().map(|reason| reason.plies_up).collect();
            assert!(up.is_sorted(), "nearest first");
            // Every bound of every ancestor, but for the reasons.
            let others: Vec<_> = tree
                .path(step.node)
                .into_iter()
                .filter(|&at| at != step.node)
                .filter(|at| !step.reasons.iter().any(|reason| reason.ancestor == *at))
                .filter_map(|at| {
                    let (player, state) = (tree.node(at).player, replay.node(at));
                    // What an ancestor only hopes for is no bound.
                    let sure = replay.is_sure(player, state.best()?);
                    Some((player, state.value()?)).filter(|_| sure)
                })
                .collect();
            assert!(!still_cuts(&others, step.player, value));
        }
    }
    assert!(
        cuts > 1_000 && deep > 50 && several > 100,
        "{cuts} {deep} {several}"
    );
}

#[test]
fn pruned_branches_do_not_matter() {
    let mut dice = Dice::new(5);
    for _ in 0..500 {
        let branch = branch(&mut dice, 4, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let replay = at_end(Algorithm::AlphaBeta, tree);
        let pruned = replay.pruned_leaves();
        let order = replay.tree().leaves_below(NodeId::ROOT);
        let chosen = |index: usize| pruned.contains(&order[index]);
        let mut any = |_| dice.below(2_000) as i32 - 1_000;
        let changed = change_leaves(&branch, &mut 0, &mut any, &chosen);
        assert_eq!(value(&changed, player), value(&branch, player));
    }
}

fn change_leaves(
    branch: &Branch,
    index: &mut usize,
    value: &mut impl FnMut(usize) -> i32,
    chosen: &impl Fn(usize) -> bool,
) -> Branch {
    match branch {
        Branch::Leaf(name, old) => {
            let this = *index;
            *index += 1;
            let value = if chosen(this) { value(this) } else { *old };
            Branch::Leaf(name.clone(), value)
        }
        Branch::Node(name, children) => {
            let children = children
                .iter()
                .map(|child| change_leaves(child, index, value, chosen))
                .collect();
            Branch::Node(name.clone(), children)
        }
    }
}

#[test]
fn bounds_shown_at_nodes_are_true() {
    let mut dice = Dice::new(6);
    for _ in 0..2_000 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let exact = at_end(Algorithm::Minimax, tree.clone());
        for algorithm in ON_TREES {
            let replay = at_end(algorithm, tree.clone());
            for id in (0..tree.len() as u32).map(NodeId) {
                let state = replay.node(id);
                if state.phase() != Phase::Done {
                    continue;
                }
                let truth = exact.node(id).value().expect("minimax visits all");
                let value = state.value().expect("a done node has a value");
                match state.bound() {
                    Bound::Exact => assert_eq!(value, truth),
                    Bound::AtLeast => assert!(truth >= value),
                    Bound::AtMost => assert!(truth <= value),
                }
            }
        }
    }
}

#[test]
fn tic_tac_toe_is_a_draw_after_549946_nodes_and_255168_ends() {
    let mut run = Run::new(&ThreeInARow, Budget::UNLIMITED, Tally::default());
    let start = Grid::default();
    let value = search(Algorithm::Minimax, &TicTacToe, &start, 9, &mut run);
    let tally = run.into_observer();
    assert_eq!(
        (value.0, tally.entered, tally.leaves),
        (0, 549_946, 255_168)
    );
    let mut run = Run::new(&ThreeInARow, Budget::UNLIMITED, Tally::default());
    let value = search(Algorithm::AlphaBeta, &TicTacToe, &start, 9, &mut run);
    assert_eq!((value.0, run.into_observer().entered), (0, 18_297));
}

/// A game in which one player may move twice: players need not alternate.
struct Passing;

impl Game for Passing {
    type Position = (u8, u32);
    type Move = u8;

    fn player(&self, at: &(u8, u32)) -> Player {
        if at.1.is_multiple_of(3) {
            Player::Max
        } else {
            Player::Min
        }
    }

    fn moves(&self, at: &(u8, u32), moves: &mut Vec<u8>) {
        if at.0 > 0 {
            moves.extend(0..=(at.1 % 3) as u8);
        }
    }

    fn after(&self, at: &(u8, u32), mv: u8) -> (u8, u32) {
        (
            at.0 - 1,
            at.1.wrapping_mul(31).wrapping_add(u32::from(mv) + 7),
        )
    }
}

#[test]
fn players_need_not_alternate() {
    let evaluator = |at: &(u8, u32)| Score((at.1 % 101) as i32);
    for seed in 0..500 {
        let start = (7, seed);
        let of = |algorithm| {
            let mut run = Run::new(&evaluator, Budget::UNLIMITED, Tally::default());
            let value = search(algorithm, &Passing, &start, 7, &mut run);
            (value, run.into_observer().leaves)
        };
        let (value, all) = of(Algorithm::Minimax);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::AlphaBetaShallow] {
            let (same, fewer) = of(algorithm);
            assert!(same == value && fewer <= all, "{algorithm} from {seed}");
        }
    }
}

#[test]
fn a_spent_budget_leaves_no_value_and_says_nothing_more() {
    let mut dice = Dice::new(7);
    let branch = branch(&mut dice, 6, 4);
    let (tree, _) = tree(&mut dice, &branch);
    for nodes in [0, 1, 5, 20] {
        let budget = Budget { nodes, stop: None };
        let mut run = Run::new(&StaticValue, budget, Tally::default());
        search(
            Algorithm::Minimax,
            &TreeGame(&tree),
            &NodeId::ROOT,
            u8::MAX,
            &mut run,
        );
        assert!(run.is_spent());
        assert_eq!(run.into_observer().entered, nodes);
    }
}
