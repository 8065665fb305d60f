//! MTD(f): from any first guess, with a memory or without, it finds the value, and a move that has it.

use crate::cover::rounds;
use std::sync::Arc;

use yomisuji::formats::nested_list;
use yomisuji::game::Game;
use yomisuji::games::diagram::Diagram;
use yomisuji::games::othello::{BoardSize, Othello, OthelloPosition};
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::scenario::{NodeTable, SubjectSetup, record};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::{Algorithm, Budget, MoveOrder, Run, mtd_f, search};
use yomisuji::subject::{OthelloSetup, SubjectTree};
use yomisuji::trace::{
    EventKind, Recorder, Replay, Round, Seen, Silent, StepDetail, Tally, Timeline, Trace,
};
use yomisuji::tree::{NodeId, StaticValue, Tree, TreeGame, Watch, true_values};

use crate::random::{Dice, branch, tree};

/// A run from a first guess, with a memory.
fn run(tree: &Tree, guess: Score) -> Trace {
    let memory = NodeTable::new(Algorithm::MtdF, tree);
    let recorder = Recorder::default();
    let mut run = Run::remembering(&StaticValue, Budget::UNLIMITED, recorder, memory);
    mtd_f(&TreeGame(tree), &NodeId::ROOT, u8::MAX, guess, &mut run);
    run.into_observer().finish(true)
}

/// Holds every pass of a run against the paper: which window it asks with, what it learns, and when it
/// is the last one. How many there are.
fn check_passes(replay: &mut Replay, first: Score, value: Score) -> u16 {
    let (mut lower, mut upper, mut guess) = (Score::MIN, Score::MAX, first);
    let mut passes = 0;
    let mut beta = first;
    while replay.forward() {
        let step = replay.what_happened().expect("a step");
        match step.kind {
            EventKind::Iteration => {
                passes += 1;
                assert!(lower < upper, "the last pass was the last");
                let round = Round::Pass { number: passes, guess };
                assert_eq!(step.detail, StepDetail::Iteration(round));
                beta = if guess == lower { guess + 1 } else { guess };
            }
            EventKind::Enter => {
                // Nobody narrows a null window but by closing it.
                assert_eq!((step.entered.alpha, step.entered.beta), (beta + -1, beta));
            }
            EventKind::Exit if step.node == NodeId::ROOT => {
                guess = step.value.expect("a value");
                if guess < beta {
                    upper = guess;
                } else {
                    lower = guess;
                }
                assert!(lower <= value && value <= upper);
                let bound = match (lower == upper, guess < beta) {
                    (true, _) => Bound::Exact,
                    (false, true) => Bound::AtMost,
                    (false, false) => Bound::AtLeast,
                };
                assert_eq!(step.bound, bound);
            }
            _ => {}
        }
    }
    assert_eq!((lower, upper), (value, value));
    passes
}

#[test]
fn mtd_f_finds_the_value_and_the_best_move_from_any_guess() {
    let mut dice = Dice::new(1_996);
    let mut most = 0;
    for _ in 0..rounds(3_000) {
        let depth = 1 + dice.below(6);
        let branch = branch(&mut dice, depth, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let truth = true_values(&tree);
        let value = truth[NodeId::ROOT.index()];
        if tree.children(NodeId::ROOT).len() == 0 {
            continue;
        }
        let far = [Score(-5_000), Score(5_000)];
        let near = [value, value + 1, value + -1, Score(0)];
        let any = Score(i32::try_from(dice.below(400)).expect("small") - 200);
        for guess in far.into_iter().chain(near).chain([any]) {
            let mut replay = Replay::new(Arc::clone(&tree), Arc::new(run(&tree, guess)));
            let passes = check_passes(&mut replay, guess, value);
            most = most.max(passes);
            let root = replay.node(NodeId::ROOT);
            assert_eq!((root.value(), root.bound()), (Some(value), Bound::Exact));
            let best = root.best().expect("a move");
            assert_eq!(truth[best.index()], value, "{guess:?} {branch:?}");
            // Each move of the line keeps it.
            for node in replay.line(NodeId::ROOT) {
                assert_eq!(truth[node.index()], value, "{guess:?} {branch:?}");
            }
            let first = tree.children(NodeId::ROOT).find(|id| truth[id.index()] == value);
            assert_eq!(first, Some(best), "of equals the first, as minimax chooses");
            // Without a memory it finds the same.
            let mut forgetful = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
            let found = mtd_f(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, guess, &mut forgetful);
            assert_eq!((found.value, found.bound), (value, Bound::Exact));
        }
    }
    assert!(most > 4, "{most}");
}

#[test]
fn two_passes_prove_a_correct_guess() {
    let mut dice = Dice::new(7);
    for _ in 0..rounds(500) {
        let branch = branch(&mut dice, 4, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let value = true_values(&tree)[NodeId::ROOT.index()];
        if tree.children(NodeId::ROOT).len() > 0 {
            let mut replay = Replay::new(Arc::clone(&tree), Arc::new(run(&tree, value)));
            assert_eq!(check_passes(&mut replay, value, value), 2);
        }
    }
}

#[test]
fn the_table_saves_reading_nodes_again() {
    let mut dice = Dice::new(8);
    let mut saved = 0;
    for _ in 0..500 {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let entered = |memory| {
            let mut run =
                Run::remembering(&StaticValue, Budget::UNLIMITED, Tally::default(), memory);
            search(Algorithm::MtdF, &TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
            run.into_observer()
        };
        let with = entered(NodeTable::new(Algorithm::MtdF, &tree));
        let without = entered(NodeTable::new(Algorithm::AlphaBeta, &tree));
        assert!(with.entered <= without.entered && with.leaves <= without.leaves);
        assert_eq!(without.recalled, 0);
        saved += without.entered - with.entered;
    }
    assert!(saved > 1_000, "{saved}");
}

/// The root is a node like the others: each one first tries the move that has refuted its last window.
#[test]
fn every_node_tries_the_best_move_in_the_table_first() {
    let mut dice = Dice::new(9);
    let mut moved = [0, 0];
    for _ in 0..rounds(500) {
        let branch = branch(&mut dice, 5, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let mut replay = Replay::new(Arc::clone(&tree), Arc::new(run(&tree, Score(-5_000))));
        let mut best = vec![None; tree.len()];
        let mut is_fresh = vec![false; tree.len()];
        while replay.forward() {
            let step = replay.what_happened().expect("a step");
            let node = step.node;
            match step.kind {
                EventKind::Enter => {
                    is_fresh[node.index()] = true;
                    let parent = tree.parent(node).filter(|parent| is_fresh[parent.index()]);
                    if let Some(parent) = parent {
                        is_fresh[parent.index()] = false;
                        let first = tree.children(parent).next();
                        let expected = best[parent.index()].or(first);
                        assert_eq!(expected, Some(node), "{branch:?}");
                        let is_moved = expected != first;
                        moved[usize::from(parent != NodeId::ROOT)] += u32::from(is_moved);
                    }
                }
                EventKind::Exit => {
                    let value = step.value.expect("a value");
                    if step.entered.bound(value) != step.player.fail_low_bound() {
                        best[node.index()] = replay.node(node).best();
                    }
                }
                _ => {}
            }
        }
    }
    assert!(moved.iter().all(|&count| count > 20), "{moved:?}");
}

/// The tree of the first lessons, worked out by hand: what each pass answers, and how many leaves are
/// evaluated, as the notes of the lesson say.
#[test]
fn the_first_guess_determines_the_number_of_passes() {
    let text = "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]";
    let branch = nested_list::parse(text).expect("well formed");
    let (tree, _) = Diagram::build(&branch, Player::Max).expect("well formed");
    let tree = Arc::new(tree);
    let least = |value| (value, Bound::AtLeast);
    let exact = (120, Bound::Exact);
    let check = |guess, expected: &[(i32, Bound)], leaves| {
        let mut replay = Replay::new(Arc::clone(&tree), Arc::new(run(&tree, Score(guess))));
        let mut answers = Vec::new();
        while replay.forward() {
            let step = replay.what_happened().expect("a step");
            if step.kind == EventKind::Exit && step.node == NodeId::ROOT {
                answers.push((step.value.expect("a value").0, step.bound));
            }
        }
        assert_eq!(answers, expected, "{guess}");
        assert_eq!(replay.tally().leaves, leaves, "{guess}");
    };
    check(0, &[least(100), least(120), exact], 11);
    check(120, &[least(120), exact], 9);
    check(1_000, &[(120, Bound::AtMost), exact], 9);
    // The lesson begins with 0.
    let recorded = record(Algorithm::MtdF, &tree).expect("small");
    assert_eq!(recorded, run(&tree, Score(0)));
}

/// Under the name of a new pass no value looks as if it were of that pass, and no line is the best.
#[test]
fn a_pass_begins_without_values_of_its_own() {
    let text = "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]";
    let branch = nested_list::parse(text).expect("well formed");
    let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
    let tree = Arc::new(tree);
    let trace = Arc::new(run(&tree, Score(0)));
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(Arc::clone(&tree), trace);
    let mut earlier = 0;
    while replay.forward() {
        let seen = Projection::new(&replay, &timeline, Algorithm::MtdF, &diagram, Language::Ja);
        if seen.kind() != Some(EventKind::Iteration) {
            continue;
        }
        assert!(tree.ids().all(|id| seen.seen(id) != Seen::Done));
        assert_eq!(seen.line(), [NodeId::ROOT]);
        earlier += tree.ids().filter(|&id| seen.seen(id) == Seen::Earlier).count();
    }
    assert!(earlier > 20, "{earlier}");
}

/// On a tree that the search grows: the moves are ordered by a shallower reading, whose value is the
/// first guess; and equal positions are found in the table.
#[test]
fn the_first_guess_is_the_value_of_the_shallower_reading() {
    let mut random = fastrand::Rng::with_seed(1_996);
    let (mut guessed, mut recalled) = (0, 0);
    for _ in 0..40 {
        let mut at = OthelloPosition::start(BoardSize::Four);
        for _ in 0..random.usize(0..6) {
            let mut legal = Vec::new();
            Othello.moves(&at, &mut legal);
            at = random.choice(&legal).map_or(at, |&mv| at.after(mv));
        }
        let setup = |depth| OthelloSetup {
            depth,
            order: MoveOrder::Shallow,
            ..OthelloSetup::of_ones_own(at.to_string())
        };
        let grown = |depth, algorithm| {
            let subject = SubjectSetup::Othello(setup(depth));
            let grown = subject.grow(algorithm, Watch::cap(1_000_000));
            let SubjectTree { tree, run, .. } = grown.unwrap_or_else(|error| panic!("{error:?}"));
            let (tree, trace) = (Arc::new(tree), Arc::new(run.expect("it was searched")));
            let chapters = Timeline::of(&tree, &trace).chapters;
            let mut replay = Replay::new(tree, trace);
            replay.seek(usize::MAX);
            let value = replay.node(NodeId::ROOT).value().expect("a value");
            (value, chapters, replay.tally())
        };
        for depth in 2..=5 {
            let (value, chapters, tally) = grown(depth, Algorithm::MtdF);
            assert_eq!(value, grown(depth, Algorithm::AlphaBeta).0, "{at} {depth}");
            let shallower = grown(depth - 1, Algorithm::AlphaBeta).0;
            let Some(chapter) = chapters.first() else {
                continue; // The game is over.
            };
            let (number, guess) = (1, shallower);
            assert_eq!(chapter.round, Some(Round::Pass { number, guess }), "{at}");
            guessed += u32::from(guess != Score(0));
            recalled += tally.recalled;
        }
    }
    assert!(guessed > 50 && recalled > 200, "{guessed} {recalled}");
}
