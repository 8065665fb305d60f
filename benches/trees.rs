//! Layout, replay, recording and growth, each beside its reference: `cargo bench --bench trees`.
//!
//! Only ratios within one run matter; machines differ.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "what is measured is rounded for people, and a benchmark that cannot run should stop"
)]

use std::sync::Arc;

use divan::{Bencher, black_box};
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::game::Game;
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::values::YANEURAOU;
use yomisuji::scenario::record;
use yomisuji::score::{Player, Score};
use yomisuji::search::{Algorithm, Budget, Run, minimax};
use yomisuji::subject::{MAX_NODES, PositionSetup, SubjectSetup};
use yomisuji::trace::{Replay, Silent, Trace};
use yomisuji::tree::layout::Layout;
use yomisuji::tree::{
    Builder, FlatView, Kind, MoveCode, NodeId, StaticValue, Tree, TreeGame, Watch, grow,
};

fn main() {
    divan::main();
}

/// The searched tree of a middlegame, two plies and captures, as a pasted position opens: at most 5 ms
/// a position.
#[divan::bench(sample_count = 10)]
fn searched_tree_of_each_position_of_the_bench(bencher: Bencher<'_, '_>) {
    let positions: Vec<_> = yomisuji::play::bench_positions().collect();
    let setups: Vec<_> = positions
        .iter()
        .map(|(sfen, _)| PositionSetup {
            depth: 2,
            ..PositionSetup::of_ones_own((*sfen).to_owned())
        })
        .map(SubjectSetup::Position)
        .collect();
    let algorithm = Algorithm::QuiescenceAlphaBeta;
    bencher.counter(divan::counter::ItemsCount::new(setups.len())).bench_local(|| {
        for setup in &setups {
            let grown = setup.grow(algorithm, Watch::cap(MAX_NODES)).expect("a tree");
            black_box(grown.tree.len());
        }
    });
}

/// A full tree: `widths[d]` children for each node at depth `d`.
fn full(widths: &[u32]) -> Tree {
    let mut builder = Builder::new(Player::Max, Kind::Leaf, Score(0));
    let mut row = vec![0];
    let mut player = Player::Max;
    let mut seed = 1_u32;
    for &width in widths {
        player = player.other();
        let mut next = Vec::new();
        for parent in row {
            for _ in 0..width {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let value = Score((seed >> 16) as i32 % 2_000);
                next.push(builder.add(parent, MoveCode(0), player, Kind::Leaf, value));
            }
        }
        row = next;
    }
    builder.finish().0
}

const SHAPES: [(&str, &[u32]); 4] = [
    ("70^3: 348k nodes", &[70, 70, 70]),
    ("1.01M wide", &[100, 100, 100]),
    ("1M binary", &[2; 19]),
    ("5M wide", &[171, 171, 171]),
];

#[divan::bench(args = SHAPES.map(|(name, _)| name), sample_count = 10)]
fn tidy_layout(bencher: Bencher<'_, '_>, shape: &str) {
    let (_, widths) = SHAPES.iter().find(|(name, _)| *name == shape).expect("a shape");
    let tree = full(widths);
    bencher.bench_local(|| Layout::of(black_box(tree.flat())));
}

#[divan::bench(sample_count = 10)]
fn tidy_layout_with_rescan_of_petgraph_70_cubed(bencher: Bencher<'_, '_>) {
    let tree = full(SHAPES[0].1);
    bencher.bench_local(|| Layout::of(&FlatView::scan(black_box(tree.graph()))));
}

#[divan::bench(sample_count = 5)]
fn anchor_layout_of_the_tidy_tree_crate_70_cubed(bencher: Bencher<'_, '_>) {
    let tree = full(SHAPES[0].1);
    bencher.with_inputs(|| anchor(&tree)).bench_local_values(|mut layout| layout.layout());
}

fn anchor(tree: &Tree) -> tidy_tree::TidyTree {
    let mut layout = tidy_tree::TidyTree::with_tidy_layout(1.0, 1.0);
    layout.add_node(0, 1.0, 1.0, usize::MAX);
    for id in 1..tree.len() as u32 {
        let parent = tree.parent(NodeId(id)).expect("not the root");
        layout.add_node(id as usize, 1.0, 1.0, parent.index());
    }
    layout
}

fn run_of_a_million_events() -> (Arc<Tree>, Arc<Trace>) {
    let tree = full(SHAPES[0].1);
    let trace = record(Algorithm::Minimax, &tree).expect("within the budget");
    assert!(trace.len() > 1_000_000);
    (Arc::new(tree), Arc::new(trace))
}

#[divan::bench]
fn one_step_forward_and_one_back(bencher: Bencher<'_, '_>) {
    let (tree, trace) = run_of_a_million_events();
    let mut replay = Replay::new(tree, trace);
    replay.seek(500_000);
    bencher.bench_local(|| {
        replay.forward();
        replay.backward();
    });
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn seek_to_a_random_step_of_a_million(bencher: Bencher<'_, '_>) {
    let (tree, trace) = run_of_a_million_events();
    let last = trace.len() as u64;
    let mut replay = Replay::new(tree, trace);
    let mut seed = 7_u64;
    bencher.bench_local(|| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        replay.seek(((seed >> 33) % last) as usize);
    });
}

/// Our minimax without its observer: the same generic function, limits included.
fn bare<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    value: &impl Fn(&G::Position) -> Score,
    nodes: &mut u64,
) -> Score {
    let mut moves = Vec::new();
    if depth > 0 {
        game.moves(at, &mut moves);
    }
    if moves.is_empty() {
        return value(at);
    }
    let player = game.player(at);
    let mut best = player.worst();
    for mv in moves {
        if *nodes == 0 {
            break;
        }
        *nodes -= 1;
        let value = bare(game, &game.after(at, mv), depth - 1, value, nodes);
        best = player.better(best, value);
    }
    best
}

#[divan::bench(sample_count = 50)]
fn minimax_bare(bencher: Bencher<'_, '_>) {
    let tree = full(SHAPES[0].1);
    let value = |at: &NodeId| tree.node(*at).value;
    bencher.bench_local(|| {
        let mut nodes = u64::MAX;
        let game = TreeGame(black_box(&tree));
        bare(&game, &NodeId::ROOT, u8::MAX, &value, &mut nodes)
    });
}

#[divan::bench(sample_count = 50)]
fn minimax_with_the_silent_observer(bencher: Bencher<'_, '_>) {
    let tree = full(SHAPES[0].1);
    bencher.bench_local(|| {
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        minimax(&TreeGame(black_box(&tree)), &NodeId::ROOT, u8::MAX, &mut run)
    });
}

#[divan::bench(sample_count = 50)]
fn minimax_recorded(bencher: Bencher<'_, '_>) {
    let tree = full(SHAPES[0].1);
    bencher.bench_local(|| record(Algorithm::Minimax, black_box(&tree)));
}

/// A middlegame with pieces in hand; three plies have 883,155 leaves (`perft --depth 3`).
const MIDDLEGAME: &str =
    "1n3g1+Sl/l1rgk4/4p1sp1/pp+bp1pp1p/3P3P1/PP3P2P/1nS1P1P2/2K3SR1/L2G3NL b GN2Pb 65";

fn count_leaves(game: &Shogi, at: &shunsai::Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = at.legal_moves();
    moves.into_iter().map(|mv| count_leaves(game, &game.after(at, mv), depth - 1)).sum()
}

/// The same, with every leaf's material recounted instead of updated by its move.
#[divan::bench(sample_count = 5)]
fn grow_three_plies_counting_each_leaf_anew(bencher: Bencher<'_, '_>) {
    let root = parse_sfen(MIDDLEGAME).expect("a position");
    let game = Shogi { values: YANEURAOU };
    let evaluator = |at: &shunsai::Position| material(at, &YANEURAOU);
    bencher.bench_local(|| {
        let tree = grow(&game, &root, 3, Watch::cap(5_000_000), &evaluator);
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        minimax(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run)
    });
}

#[divan::bench(sample_count = 5)]
fn grow_three_plies_of_a_middlegame_and_back_up(bencher: Bencher<'_, '_>) {
    let root = parse_sfen(MIDDLEGAME).expect("a position");
    let game = Shogi { values: YANEURAOU };
    let evaluator = Material(YANEURAOU);
    bencher.bench_local(|| {
        let tree = grow(&game, &root, 3, Watch::cap(5_000_000), &evaluator);
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        let value = minimax(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
        (tree.len(), value)
    });
}

#[divan::bench(sample_count = 5)]
fn anchor_perft_of_the_rules_crate_making_every_leaf(bencher: Bencher<'_, '_>) {
    let root = parse_sfen(MIDDLEGAME).expect("a position");
    let game = Shogi { values: YANEURAOU };
    bencher.bench_local(|| count_leaves(&game, black_box(&root), 3));
}
