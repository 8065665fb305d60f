//! The explicit tree, its layout, and exact replay.

use crate::cover::rounds;
use std::sync::Arc;

use crate::random::{Dice, branch, tree};
use shogi_core::Move;
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::game::Game;
use yomisuji::games::diagram::Diagram;
use yomisuji::games::shogi::{Shogi, values::YSS};
use yomisuji::games::tic_tac_toe::{Grid, Mark, ThreeInARow, TicTacToe};
use yomisuji::scenario::record;
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::trace::Replay;
use yomisuji::tree::layout::{COUSIN_GAP, Layout, SIBLING_GAP};
use yomisuji::tree::{MoveCode, NodeId, Packed, Tree, Watch, grow};

fn nodes(tree: &Tree) -> impl Iterator<Item = NodeId> + use<> {
    (0..tree.len() as u32).map(NodeId)
}

#[test]
fn the_flat_view_is_the_graph_in_breadth_first_order() {
    let mut dice = Dice::new(11);
    for _ in 0..rounds(500) {
        let branch = branch(&mut dice, 6, 4);
        let (tree, _) = tree(&mut dice, &branch);
        let flat = tree.flat();
        let mut next = 1;
        for id in nodes(&tree) {
            for child in tree.children(id) {
                assert_eq!((child.0, tree.parent(child)), (next, Some(id)));
                assert_eq!(tree.node(child).depth, tree.node(id).depth + 1);
                next += 1;
            }
        }
        assert_eq!(next as usize, tree.len());
        assert_eq!(tree.graph().edge_count(), tree.len() - 1);
        for depth in 0..=flat.height() {
            let row = flat.at_depth(depth);
            assert!(!row.is_empty());
            assert!(row.clone().all(|id| usize::from(tree.node(NodeId(id)).depth) == depth));
        }
        assert!(flat.at_depth(flat.height() + 1).is_empty());
    }
}

/// Every property of a tidy drawing (Reingold & Tilford's aesthetics).
fn check_layout(tree: &Tree) {
    let layout = Layout::of(tree.flat());
    let close = |a: f64, b: f64| (a - b).abs() < 1e-6;
    for depth in 0..=tree.flat().height() {
        let row = tree.flat().at_depth(depth);
        for (left, right) in row.clone().zip(row.skip(1)) {
            let (left, right) = (NodeId(left), NodeId(right));
            let gap = layout.x(right) - layout.x(left);
            let least =
                if tree.parent(left) == tree.parent(right) { SIBLING_GAP } else { COUSIN_GAP };
            assert!(gap > least - 1e-6, "{gap} between {left:?} and {right:?}");
        }
    }
    for id in nodes(tree) {
        let children = tree.flat().child_range(id);
        if let (Some(first), Some(last)) = (children.clone().next(), children.last()) {
            let (first, last) = (layout.x(NodeId(first)), layout.x(NodeId(last)));
            assert!(close(layout.x(id), f64::midpoint(first, last)), "{id:?}");
        }
    }
    let (left, right) = layout.extent();
    let (least, most) =
        layout.xs().iter().fold((f64::MAX, f64::MIN), |(a, b), &x| (a.min(x), b.max(x)));
    assert!(close(left, least) && close(right, most));
}

#[test]
fn the_layout_is_tidy_on_random_trees() {
    let mut dice = Dice::new(12);
    for round in 0..rounds(1_500) {
        let (depth, width) = [(3, 8), (7, 3), (12, 2)][round % 3];
        let branch = branch(&mut dice, depth, width);
        let (tree, _) = tree(&mut dice, &branch);
        check_layout(&tree);
    }
}

#[test]
fn equal_subtrees_are_drawn_alike() {
    let text = "[[[1,2],[3,[4,5,6]]],7,[[1,2],[3,[4,5,6]]]]";
    let branch = yomisuji::formats::nested_list::parse(text).expect("well formed");
    let (tree, _) = Diagram::build(&branch, Player::Max).expect("well formed");
    let layout = Layout::of(tree.flat());
    let shape = |root: NodeId| {
        let mut shape = Vec::new();
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            shape.push(((layout.x(id) - layout.x(root)) * 1e6).round());
            open.extend(tree.children(id));
        }
        shape
    };
    assert_eq!(shape(NodeId(1)), shape(NodeId(3)));
}

#[test]
fn a_whole_game_tree_is_laid_out_tidily() {
    let grid = Grid::parse("xo.......").expect("a position");
    let tree = grow(&TicTacToe, &grid, 9, Watch::cap(100_000), &ThreeInARow);
    assert!(tree.len() > 5_000);
    check_layout(&tree);
}

/// Wide for two plies, and one move a ply from there on.
struct Fan;

impl Game for Fan {
    type Position = u8;
    type Move = Mark;

    fn player(&self, ply: &u8) -> Player {
        if ply.is_multiple_of(2) { Player::Max } else { Player::Min }
    }

    fn moves(&self, ply: &u8, moves: &mut Vec<Mark>) {
        let count = if *ply < 2 { 1_010 } else { 1 };
        moves.extend((0..count).map(|number| Mark((number % 9) as u8)));
    }

    fn after(&self, ply: &u8, _: Mark) -> u8 {
        ply + 1
    }
}

#[test]
fn only_the_cap_limits_the_growth_of_a_wide_tree() {
    // More than a million positions at a depth from which the tree continues.
    let nodes = 1 + 1_010 + 2 * 1_010 * 1_010;
    let tree = grow(&Fan, &0, 3, Watch::cap(nodes), &|_: &u8| Score(0));
    assert_eq!((tree.is_finished(), tree.len()), (true, nodes));
    let tree = grow(&Fan, &0, 3, Watch::cap(nodes - 1), &|_: &u8| Score(0));
    assert!(!tree.is_finished() && tree.met_cap() && tree.len() > nodes - 3);
    // Stopped by the flag, not by the cap.
    let stop = std::sync::atomic::AtomicBool::new(true);
    let watch = Watch { stop: Some(&stop), ..Watch::cap(nodes) };
    let tree = grow(&Fan, &0, 3, watch, &|_: &u8| Score(0));
    assert!(!tree.is_finished() && !tree.met_cap());
}

#[test]
fn growing_beyond_the_cap_leaves_an_unfinished_tree() {
    let grown = grow(&TicTacToe, &Grid::default(), 9, Watch::cap(1_000), &ThreeInARow);
    assert!(!grown.is_finished() && grown.len() <= 1_000);
    assert!(grown.len() > 1 + 9 + 9 * 8, "what there is stays");
}

#[test]
fn replay_reaches_the_same_state_forward_backward_and_by_jump() {
    let mut dice = Dice::new(13);
    for _ in 0..rounds(300) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, _) = tree(&mut dice, &branch);
        for algorithm in Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()) {
            let trace = Arc::new(record(algorithm, &tree).expect("within the budget"));
            check_replay(Arc::new(tree.clone()), &trace, &mut dice, 1);
        }
    }
}

#[test]
fn a_long_trace_is_replayed_exactly() {
    let grid = Grid::parse("x........").expect("a position");
    let tree = grow(&TicTacToe, &grid, 9, Watch::cap(100_000), &ThreeInARow);
    let trace = Arc::new(record(Algorithm::Minimax, &tree).expect("within the budget"));
    assert!(trace.len() > 100_000);
    check_replay(Arc::new(tree), &trace, &mut dice(14), 9_973);
}

#[test]
fn exchanges_and_shallow_cuts_are_replayed_exactly() {
    use yomisuji::session::{Job, Source, prepare, rerun};
    let mut runs = 0;
    for lesson in ["y-01", "z-01-battery", "u-06", "x-deep-cutoff", "u-03-quiescence"] {
        let opened = prepare(Source::Shipped(lesson), &[], &Job::default()).expect("it opens");
        let subject = &opened.loaded().lesson.subject;
        for algorithm in Algorithm::all().filter(|&any| subject.allows(any).is_ok()) {
            let opened =
                rerun(opened.rerun_request(algorithm), &Job::default()).expect("within the budget");
            let trace = opened.replay().trace().clone();
            check_replay(opened.tree().clone(), &trace, &mut dice(15), 1);
            runs += 1;
        }
    }
    assert!(runs > 10);
}

fn dice(seed: u64) -> Dice {
    Dice::new(seed)
}

pub(crate) fn check_replay(
    tree: Arc<Tree>,
    trace: &Arc<yomisuji::trace::Trace>,
    dice: &mut Dice,
    stride: usize,
) {
    let mut forward = Replay::new(tree.clone(), trace.clone());
    let mut states = vec![forward.clone()];
    while forward.forward() {
        if forward.step().is_multiple_of(stride) {
            states.push(forward.clone());
        }
    }
    let mut backward = forward.clone();
    let mut jumping = Replay::new(tree, trace.clone());
    for state in states.iter().rev() {
        while backward.step() > state.step() {
            assert!(backward.backward());
        }
        assert!(backward == *state, "backward to step {}", state.step());
    }
    for _ in 0..20 {
        let state = &states[dice.below(states.len() as u64) as usize];
        jumping.seek(state.step());
        assert!(jumping == *state, "jump to step {}", state.step());
    }
    assert!(!backward.backward() && backward.step() == 0);
}

#[test]
fn every_shogi_move_survives_packing() {
    let sfen = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    let position = parse_sfen(sfen).expect("a position");
    let mut moves = Vec::new();
    Shogi { values: YSS }.moves(&position, &mut moves);
    assert_eq!(moves.len(), 593);
    for mv in moves {
        assert_eq!(Move::unpack(mv.pack()), Some(mv));
    }
    assert_eq!(Move::unpack(MoveCode(0)), None);
}
