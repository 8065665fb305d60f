//! The algorithms against their definitions, and against each other.

use crate::cover::rounds;
use std::sync::Arc;

use crate::random::{Dice, branch, tree, value};
use yomisuji::formats::nested_list;
use yomisuji::game::Game;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use yomisuji::scenario::{NodeTable, record};
use yomisuji::score::{Bound, BoundedScore, Player, Score, Window};
use yomisuji::search::{Algorithm, Budget, Run, alpha_beta, pvs, search};
use yomisuji::trace::{
    BoundSource, Event, EventKind, Generated, Observer, Phase, Replay, Silent, Step, StepDetail,
    StoredEntry, Tally, Timeline, Visit,
};
use yomisuji::tree::{NodeId, StaticValue, Tree, TreeGame};

/// Every algorithm that runs on a plain tree and finds its minimax value.
fn on_trees() -> impl Iterator<Item = Algorithm> {
    let is_plain = |algorithm: &Algorithm| algorithm.needs().is_empty() && !algorithm.proves();
    let minimizes =
        |algorithm: &Algorithm| algorithm.chooser(Player::Max, Player::Min) == Player::Min;
    Algorithm::all().filter(is_plain).filter(minimizes)
}

fn run<O: Observer<NodeId>>(algorithm: Algorithm, tree: &Tree, observer: O) -> (Score, O) {
    let memory = NodeTable::new(algorithm, tree);
    let mut run = Run::remembering(&StaticValue, Budget::UNLIMITED, observer, memory);
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

/// The table row of an algorithm matches its runs: whether it revisits nodes, whether it has deep
/// cuts, and which algorithm finds its value without cuts.
#[test]
fn the_rows_of_algorithms_match_their_runs() {
    let mut dice = Dice::new(77);
    let mut deep = Vec::new();
    let mut came_back = Vec::new();
    let (mut scouted, mut recalled) = (Vec::new(), Vec::new());
    for _ in 0..rounds(400) {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()) {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            if trace.has_revisits() {
                came_back.push(algorithm);
            }
            let (_, tally) = run(algorithm, &tree, Tally::default());
            scouted.extend((tally.scouts > 0).then_some(algorithm));
            recalled.extend((tally.recalled > 0).then_some(algorithm));
            let mut replay = Replay::new(Arc::clone(&tree), trace);
            while replay.forward() {
                let reasons = replay.what_happened().map(|step| step.reasons);
                if reasons.unwrap_or_default().iter().any(yomisuji::trace::CutReason::is_deep) {
                    deep.push(algorithm);
                }
            }
            let uncut = algorithm.uncut();
            assert!(!uncut.cuts());
            if algorithm.keeps_window() {
                let (value, _) = run(algorithm, &tree, Silent);
                assert_eq!(run(uncut, &tree, Silent).0, value, "{algorithm}");
            }
        }
    }
    for algorithm in Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()) {
        let has_deep = algorithm.keeps_window() && algorithm.hands_down();
        assert_eq!(deep.contains(&algorithm), has_deep, "{algorithm}");
        let (scouts, remembers) = (algorithm.scouts(), algorithm.remembers());
        assert_eq!(scouted.contains(&algorithm), scouts, "{algorithm}");
        assert_eq!(recalled.contains(&algorithm), remembers, "{algorithm}");
        // Proof-number search comes back down the same way, without reading a node anew.
        if !algorithm.proves() {
            assert_eq!(came_back.contains(&algorithm), algorithm.revisits(), "{algorithm}");
        }
    }
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
fn principal_variation_search_gives_its_published_counts() {
    let check = |text, player, counts: (i32, u64, u64)| {
        let branch = nested_list::parse(text).expect("well formed");
        let (tree, _) = Diagram::build(&branch, player).expect("well formed");
        let (value, tally) = run(Algorithm::Pvs, &tree, Tally::default());
        assert_eq!((value.0, tally.leaves, tally.researches), counts, "{text}");
    };
    check(
        "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]",
        Player::Max,
        (120, 10, 1),
    ); // m-01-tree-A
    check(
        "[[[100,50],[300,250]],[[110,30],[150,-100]],[[120,60],[200,90]]]",
        Player::Max,
        (120, 11, 2),
    ); // m-01-tree-B
    check("[[3,12,8],[2,4,6],[14,5,2]]", Player::Max, (3, 7, 0)); // x-aima-5.2
    check("[[3,12,8],[2,4,6],[2,5,14]]", Player::Max, (3, 5, 0)); // x-aima-reordered
    check("[[[1,3],[4,2]],[[2,1],[3,5]]]", Player::Max, (3, 6, 1)); // x-hiroi
    check("[[[2,-3],[8,0]],[[-2,1],[0,0]]]", Player::Max, (2, 5, 0)); // x-bay
    check(
        "[[[[8,20],[18,16]],[[24,20],[10,12,4]]],[[[8,21],[11,5,10]],[[32,27],[10,9,4,3]]]]",
        Player::Max,
        (16, 10, 1),
    ); // x-matey
    check("[[10,8],[4,50]]", Player::Max, (8, 4, 1)); // x-cs188-q1
    check("[[[10,6],[100,8]],[[1,2],[20,4]]]", Player::Max, (10, 5, 0)); // x-cs188-q2
    check("[5,[[[4,9],[8]],6]]", Player::Max, (6, 8, 2)); // x-deep-cutoff
    check(
        "[[[3,1,4],[1,5,9],[2,6,5]],[[3,5,8],[9,7,9],[3,2,3]],[[8,4,6],[2,6,4],[3,3,8]]]",
        Player::Min,
        (2, 15, 2),
    ); // x-pi27
}

#[test]
fn all_algorithms_agree_on_ten_thousand_ragged_trees() {
    let mut dice = Dice::new(1);
    for _ in 0..rounds(10_000) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let expected = value(&branch, player);
        let mut made = std::collections::HashMap::new();
        for algorithm in on_trees() {
            let (value, tally) = run(algorithm, &tree, Tally::default());
            assert_eq!(value.0, expected, "{algorithm} on {branch:?}");
            // The observer does not affect the search.
            assert_eq!(run(algorithm, &tree, Silent).0, value);
            let replay = at_end(algorithm, tree.clone());
            assert_eq!(replay.node(NodeId::ROOT).value(), Some(value));
            assert_eq!(replay.tally(), tally, "the trace holds what was counted");
            made.insert(algorithm, tally.leaves);
        }
        let [all, deep, shallow] =
            [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::AlphaBetaShallow]
                .map(|algorithm| made[&algorithm]);
        assert!(deep <= shallow && shallow <= all, "{made:?}");
    }
}

#[test]
fn values_are_exact_inside_the_window_and_bounds_outside() {
    let mut dice = Dice::new(2);
    for _ in 0..rounds(2_000) {
        let branch = branch(&mut dice, 4, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let truth = Score(value(&branch, player));
        let alpha = Score(dice.below(40) as i32 - 20);
        let window = Window { alpha, beta: alpha + 1 + dice.below(20) as i32 };
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        let found = alpha_beta(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, window, &mut run);
        holds(found, truth);
        let value = found.value;
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        let scouted = pvs(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, window, &mut run);
        holds(scouted, truth);
        assert_eq!(window.bound(scouted.value), window.bound(value));
        match window.bound(value) {
            Bound::Exact => assert_eq!(value, truth),
            Bound::AtLeast => assert!(truth >= value),
            Bound::AtMost => assert!(truth <= value),
        }
    }
}

/// Every statement of a search about a node must be true.
fn holds(said: BoundedScore, truth: Score) {
    match said.bound {
        Bound::Exact => assert_eq!(said.value, truth),
        Bound::AtLeast => assert!(truth >= said.value),
        Bound::AtMost => assert!(truth <= said.value),
    }
}

/// Checks the replay against the search, event by event.
struct SameAsSaid {
    replay: Replay,
    /// The windows of the nodes that the search is in, as passed and narrowed.
    windows: Vec<Window>,
    checked: usize,
}

impl Observer<NodeId> for SameAsSaid {
    fn event(&mut self, event: Event<NodeId>) {
        let before = self.replay.cursor();
        assert!(self.replay.forward(), "the trace has every event");
        let step = self.replay.what_happened().expect("a step");
        match event {
            Event::Enter { mv, window, visit } => {
                let node = mv.unwrap_or(NodeId::ROOT);
                assert_eq!(self.replay.cursor(), Some(node));
                assert_eq!((step.window, step.entered, step.visit), (window, window, visit));
                self.windows.push(window);
            }
            Event::Narrow { player, bound } => {
                let window = self.windows.last_mut().expect("inside the tree");
                assert!(player.prefers(bound, window.of(player)), "it becomes narrower");
                window.raise(player, bound);
                assert_eq!((step.window, step.player), (*window, player));
                self.checked += 1;
            }
            Event::Cut { skipped, .. } => {
                let node = before.expect("inside the tree");
                let window = self.windows.last().expect("inside the tree");
                assert!(window.is_closed() && self.replay.window(node) == *window);
                assert_eq!(step.skipped.len(), skipped);
                self.checked += 1;
            }
            Event::Back { value, improves, .. } => {
                assert_eq!((step.value, step.bound), (Some(value.value), value.bound));
                assert_eq!(step.kind == EventKind::Improve, improves);
                self.windows.pop();
            }
            Event::Exit { value } => {
                assert_eq!((step.value, step.bound), (Some(value.value), value.bound));
            }
            Event::Leaf { value } | Event::Decline { value } => {
                assert_eq!(step.value, Some(value));
            }
            Event::Iteration { round } => {
                assert_eq!(step.detail, StepDetail::Iteration(round));
                self.windows.clear(); // It begins at the root again.
            }
            Event::Recall { value, .. } => {
                assert_eq!((step.value, step.bound), (Some(value.value), value.bound));
                let window = self.windows.last().expect("inside the tree");
                assert!(value.settles(*window));
            }
            other => panic!("no algorithm says {other:?} yet"),
        }
    }
}

#[test]
fn replay_shows_the_windows_and_values_of_the_search() {
    let mut dice = Dice::new(3);
    for _ in 0..rounds(1_000) {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in on_trees() {
            let trace = record(algorithm, &tree).expect("within the budget");
            let replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
            let check = SameAsSaid { replay, windows: Vec::new(), checked: 0 };
            let (_, check) = run(algorithm, &tree, check);
            assert_eq!(check.replay.step(), check.replay.last_step());
            assert!(check.checked > 0 || !algorithm.cuts() || tree.len() == 1);
        }
    }
}

/// Searches the branches that were cut at `node` after all, without the bounds of some ancestors,
/// and returns whether the cut would still happen.
fn still_cuts(bounds: &[(Player, Score)], player: Player, value: Score) -> bool {
    let mut window = Window::FULL;
    for &(whose, bound) in bounds {
        window.raise(whose, bound);
    }
    window.raised(player, value).is_closed()
}

#[test]
fn each_bound_suffices_for_its_cut_and_without_any_there_is_none() {
    for algorithm in on_trees().filter(|algorithm| algorithm.cuts()) {
        let mut dice = Dice::new(4);
        let mut count = Counted::default();
        for _ in 0..1_000 {
            let depth = 3 + dice.below(4);
            let branch = branch(&mut dice, depth, 3);
            let (tree, _) = tree(&mut dice, &branch);
            let tree = Arc::new(tree);
            let trace = Arc::new(record(algorithm, &tree).expect("within the budget"));
            let exact = at_end(Algorithm::Minimax, (*tree).clone());
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree, trace);
            while replay.forward() {
                let step = replay.what_happened();
                if let Some(step) = step.filter(|step| step.kind == EventKind::Cut) {
                    check_cut(&replay, &step, &exact, &timeline, &mut count);
                }
            }
        }
        assert!(count.cuts > 1_000, "{algorithm} {count:?}");
        let is_shallow = !algorithm.hands_down();
        assert_eq!(count.deep == 0, is_shallow, "{algorithm} {count:?}");
        assert_eq!(count.several == 0, is_shallow, "{algorithm} {count:?}");
        let (asked, again) = (count.scouts > 100, count.again > 10);
        assert_eq!(asked, algorithm.scouts(), "{algorithm} {count:?}");
        assert_eq!(again, algorithm.scouts(), "{algorithm} {count:?}");
    }
}

#[derive(Debug, Default)]
struct Counted {
    cuts: usize,
    deep: usize,
    several: usize,
    scouts: usize,
    again: usize,
}

/// Checks every reason of a cut against the truth, and against the windows.
fn check_cut(
    replay: &Replay,
    step: &Step,
    exact: &Replay,
    timeline: &Timeline,
    count: &mut Counted,
) {
    let tree = replay.tree();
    let value = step.value.expect("a cut node has a value");
    let reasons = &step.reasons;
    assert!(!reasons.is_empty());
    // Derived from the trace alone, later, the reasons are the same.
    let (at, later) = replay.why_cut(step.node, timeline).expect("it is cut");
    assert_eq!((at, &later), (step.node, reasons));
    count.cuts += 1;
    count.several += usize::from(reasons.len() > 1);
    count.deep += usize::from(reasons[0].is_deep());
    for reason in reasons {
        assert!(still_cuts(&[(reason.player, reason.bound)], step.player, value));
        assert!(tree.path(step.node).contains(&reason.ancestor));
        let Some(child) = reason.source.child() else {
            // The root was entered with it, for all that the tree says.
            assert_eq!(reason.source, BoundSource::Caller);
            let called = replay.entered_window(NodeId::ROOT);
            assert_eq!(reason.ancestor, NodeId::ROOT);
            assert_eq!(called.of(reason.player), reason.bound);
            assert!(reason.bound.is_finite() && !reason.keeps_root);
            continue;
        };
        assert_eq!(tree.parent(child), Some(reason.ancestor));
        let truth = exact.node(child).value().expect("minimax visits all");
        let is_above = tree.path(step.node).contains(&child);
        match reason.source {
            BoundSource::Child(_) => {
                assert_eq!(replay.node(child).value(), Some(reason.bound));
                assert!(!is_above && !reason.player.prefers(reason.bound, truth));
            }
            BoundSource::Mean(_) => panic!("no chance moves"),
            BoundSource::EarlierVisit(_) => {
                assert_eq!(replay.node(child).visit(), Visit::Again);
                assert!(is_above && !reason.player.prefers(reason.bound, truth));
                count.again += 1;
            }
            BoundSource::Scout(_) => {
                let asked = replay.entered_window(child);
                let asker = tree.node(reason.ancestor).player;
                assert_eq!(asked, asked.scout(asker));
                assert_eq!((asked.of(reason.player), is_above), (reason.bound, true));
                assert_eq!(replay.node(child).visit(), Visit::Scout);
                count.scouts += 1;
            }
            BoundSource::Caller => unreachable!("it has no child"),
        }
    }
    let up: Vec<_> = reasons.iter().map(|reason| reason.plies_up).collect();
    assert!(up.is_sorted(), "nearest first");
    // Every bound that was passed down and is not a reason: without the reasons there is no cut.
    let way = tree.path(step.node);
    let others: Vec<_> = way
        .iter()
        .enumerate()
        .filter(|(_, at)| **at != step.node)
        .filter(|(_, at)| !reasons.iter().any(|reason| reason.ancestor == **at))
        .filter_map(|(depth, &at)| {
            let (player, state) = (tree.node(at).player, replay.node(at));
            // A hope of an ancestor, or a bound that it has not passed down, does not count.
            let bound = state.value()?;
            let holds =
                |&below: &NodeId| !player.prefers(bound, replay.entered_window(below).of(player));
            let is_known =
                replay.is_sure(player, state.best()?) && way[depth + 1..].iter().all(holds);
            Some((player, bound)).filter(|_| is_known)
        })
        .collect();
    assert!(!still_cuts(&others, step.player, value));
}

#[test]
fn pruned_leaves_do_not_change_the_root_value() {
    let mut dice = Dice::new(5);
    for _ in 0..rounds(500) {
        let branch = branch(&mut dice, 4, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let cutting: Vec<_> = on_trees().filter(|algorithm| algorithm.cuts()).collect();
        let algorithm = cutting[dice.below(cutting.len() as u64) as usize];
        let replay = at_end(algorithm, tree);
        let pruned = replay.unevaluated_leaves();
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
            let value = if chosen(this) { value(this).into() } else { old.clone() };
            Branch::Leaf(name.clone(), value)
        }
        Branch::Node(name, children)
        | Branch::Chance(name, children, _)
        | Branch::Turn(name, children, _) => {
            let children =
                children.iter().map(|child| change_leaves(child, index, value, chosen)).collect();
            Branch::Node(name.clone(), children)
        }
    }
}

#[test]
fn bounds_shown_at_nodes_are_true() {
    let mut dice = Dice::new(6);
    for _ in 0..rounds(2_000) {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let exact = at_end(Algorithm::Minimax, tree.clone());
        for algorithm in on_trees() {
            let replay = at_end(algorithm, tree.clone());
            assert_eq!(replay.node(NodeId::ROOT).bound(), Bound::Exact);
            for id in (0..tree.len() as u32).map(NodeId) {
                let state = replay.node(id);
                if state.phase() != Phase::Done {
                    continue;
                }
                let truth = exact.node(id).value().expect("minimax visits all");
                let value = state.value().expect("a done node has a value");
                let bound = state.bound();
                holds(BoundedScore { value, bound }, truth);
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
    assert_eq!((value.0, tally.entered, tally.leaves), (0, 549_946, 255_168));
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
        if at.1.is_multiple_of(3) { Player::Max } else { Player::Min }
    }

    fn moves(&self, at: &(u8, u32), moves: &mut Vec<u8>) {
        if at.0 > 0 {
            moves.extend(0..=(at.1 % 3) as u8);
        }
    }

    fn after(&self, at: &(u8, u32), mv: u8) -> (u8, u32) {
        (at.0 - 1, at.1.wrapping_mul(31).wrapping_add(u32::from(mv) + 7))
    }
}

#[test]
fn players_need_not_alternate() {
    let evaluator = |at: &(u8, u32)| Score((at.1 % 101) as i32);
    for seed in 0..rounds(500) {
        let start = (7, seed);
        let of = |algorithm| {
            let mut run = Run::new(&evaluator, Budget::UNLIMITED, Tally::default());
            let value = search(algorithm, &Passing, &start, 7, &mut run);
            (value, run.into_observer().leaves)
        };
        let (value, all) = of(Algorithm::Minimax);
        for algorithm in on_trees() {
            let (same, fewer) = of(algorithm);
            assert_eq!(same, value, "{algorithm} from {seed}");
            assert!(fewer <= all || algorithm.revisits(), "{algorithm} from {seed}");
        }
    }
}

#[test]
fn a_spent_budget_ends_the_search_at_its_node_limit() {
    let mut dice = Dice::new(7);
    let branch = branch(&mut dice, 6, 4);
    let (tree, _) = tree(&mut dice, &branch);
    for nodes in [0, 1, 5, 20] {
        let budget = Budget::nodes(nodes);
        let mut run = Run::new(&StaticValue, budget, Tally::default());
        search(Algorithm::Minimax, &TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
        assert!(run.is_spent());
        assert_eq!(run.into_observer().entered, nodes);
    }
}

/// Writes down what it hears of.
#[derive(Default)]
struct Heard {
    asks_for: [bool; 2],
    all: Vec<&'static str>,
}

impl Observer<u8> for Heard {
    fn event(&mut self, _: Event<u8>) {
        self.all.push("event");
    }

    fn generated(&mut self, _: Generated<'_, u8>) {
        self.all.push("generated");
    }

    fn played(&mut self, _: &[u8]) {
        self.all.push("played");
    }

    fn stored(&mut self, _: StoredEntry<u8>) {
        self.all.push("stored");
    }

    fn hears_moves(&self) -> bool {
        self.asks_for[0]
    }

    fn hears_candidates(&self) -> bool {
        self.asks_for[1]
    }
}

#[test]
fn two_observers_hear_all_and_ask_for_what_either_asks_for() {
    for asks_for in [[false, false], [false, true], [true, false], [true, true]] {
        for other in [[false, false], [false, true], [true, false], [true, true]] {
            let heard = |asks_for| Heard { asks_for, all: Vec::new() };
            let mut both = (heard(asks_for), heard(other));
            assert_eq!(both.hears_moves(), asks_for[0] || other[0]);
            assert_eq!(both.hears_candidates(), asks_for[1] || other[1]);
            both.event(Event::Leaf { value: Score(1) });
            let player_after = |_| Player::Min;
            both.generated(Generated {
                player: Player::Max,
                moves: &[1],
                ranks: &[],
                player_after: &player_after,
                weight: None,
            });
            both.played(&[1]);
            both.stored(StoredEntry { bound: Bound::Exact, depth: 1, best: Some(1) });
            let all = ["event", "generated", "played", "stored"];
            assert_eq!((&both.0.all[..], &both.1.all[..]), (&all[..], &all[..]));
        }
    }
}
