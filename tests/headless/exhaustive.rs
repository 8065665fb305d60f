//! Every small tree there is: each shape whose inner nodes have two children or more, each order of
//! the values of its leaves with ties, and either player at the root.
//!
//! Minimax and alpha-beta compare values and do nothing else with them, so that two trees whose leaves
//! are ordered alike are searched alike: for trees of these sizes this is a proof, and no sample. Null
//! windows are 1 wide, and proofs ask about 0: of these it is one sample of each order, with values
//! that are next to each other around 0.
//!
//! `YOMISUJI_LEAVES` says up to how many leaves (4 without it). Claims and grades are tried up to six;
//! beyond that there are values, lines, bounds and cuts.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use yomisuji::claim::prove;
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{Grading, Projection, Sheet, SheetKey, SheetSize};
use yomisuji::scenario::{AskedWeights, record};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Phase, Replay, Timeline};
use yomisuji::tree::{Kind, NodeId, Tree};

/// How many trees there are with so many leaves: the little Schröder numbers (shapes) times the
/// Fubini numbers (orders with ties).
const TREES: [u64; 8] = [0, 1, 3, 39, 825, 24_345, 922_551, 42_705_579];

/// Up to how many leaves claims and grades are tried, too.
const MOST_PROVED: usize = 6;

fn most_leaves() -> usize {
    let wished = std::env::var("YOMISUJI_LEAVES").ok();
    let most = wished.map_or(4, |number| number.parse().expect("a number of leaves"));
    assert!((1..TREES.len()).contains(&most), "from 1 to 7 leaves");
    most
}

/// The children of a node; a leaf has none.
#[derive(Clone)]
struct Shape(Vec<Shape>);

/// Every shape with so many leaves.
fn shapes(leaves: usize) -> Vec<Shape> {
    if leaves == 1 {
        return vec![Shape(Vec::new())];
    }
    rows(leaves).into_iter().filter(|row| row.len() > 1).map(Shape).collect()
}

/// Every row of shapes with so many leaves together, of which each but a row of one has fewer.
fn rows(leaves: usize) -> Vec<Vec<Shape>> {
    let mut all = Vec::new();
    for first in 1..leaves {
        for rest in rows(leaves - first).iter().chain(&alone(leaves - first)) {
            for shape in shapes(first) {
                all.push([&[shape], &**rest].concat());
            }
        }
    }
    all
}

/// The rows of one shape.
fn alone(leaves: usize) -> Vec<Vec<Shape>> {
    shapes(leaves).into_iter().map(|shape| vec![shape]).collect()
}

/// Every order of so many values with ties: the ranks, of which none is left out.
fn orders(count: usize) -> Vec<Vec<i32>> {
    let most = i32::try_from(count).expect("a small number");
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: Vec<i32>| (0..most).map(move |rank| [&*order, &[rank]].concat());
        orders = orders.into_iter().flat_map(longer).collect();
    }
    let is_whole = |order: &Vec<i32>| {
        let greatest = order.iter().max().copied().unwrap_or(-1);
        (0..=greatest).all(|rank| order.contains(&rank))
    };
    orders.retain(is_whole);
    orders
}

fn branch(shape: &Shape, values: &mut impl Iterator<Item = i32>) -> Branch {
    if shape.0.is_empty() {
        return Branch::worth(values.next().expect("a value for each leaf"));
    }
    let children = shape.0.iter().map(|child| branch(child, values)).collect();
    Branch::Node(String::new(), children)
}

/// The minimax value of each node, if what is not known is worth `unknown`.
fn values(tree: &Tree, value: &dyn Fn(NodeId) -> Option<i32>, unknown: i32) -> Vec<i32> {
    let mut values = vec![unknown; tree.len()];
    // Children stand after their parents.
    for node in tree.ids().collect::<Vec<_>>().into_iter().rev() {
        let below = tree.children(node).map(|child| values[child.index()]);
        let best = match tree.node(node).player {
            Player::Max => below.max(),
            Player::Min => below.min(),
        };
        values[node.index()] = best.or_else(|| value(node)).unwrap_or(unknown);
    }
    values
}

/// Alpha-beta as it stands in textbooks (Knuth and Moore 1975, F2): what it reads. With `deep` off,
/// only the bound of the parent is known (F1).
fn read(
    tree: &Tree,
    node: NodeId,
    alpha: i32,
    beta: i32,
    deep: bool,
    leaves: &mut Vec<NodeId>,
) -> i32 {
    if tree.children(node).len() == 0 {
        leaves.push(node);
        return tree.node(node).value.0;
    }
    let maximizes = tree.node(node).player == Player::Max;
    let mut best = if maximizes { i32::MIN } else { i32::MAX };
    for child in tree.children(node) {
        let (low, high) = match (deep, maximizes) {
            (true, true) => (alpha.max(best), beta),
            (true, false) => (alpha, beta.min(best)),
            (false, true) => (best, i32::MAX),
            (false, false) => (i32::MIN, best),
        };
        let value = read(tree, child, low, high, deep, leaves);
        best = if maximizes { best.max(value) } else { best.min(value) };
        if if maximizes { best >= beta } else { best <= alpha } {
            break;
        }
    }
    best
}

/// Every algorithm that runs on a plain tree.
fn algorithms() -> Vec<Algorithm> {
    Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()).collect()
}

/// Whether it finds the minimax value: not whether there is a win, and not what one player hopes for.
fn finds_value(algorithm: Algorithm) -> bool {
    !algorithm.proves() && algorithm.chooser(Player::Max, Player::Min) == Player::Min
}

fn check_run(algorithm: Algorithm, tree: &Arc<Tree>, truth: &[i32]) -> Replay {
    let told =
        || format!("{algorithm}: {:?}", tree.ids().map(|id| tree.node(id)).collect::<Vec<_>>());
    let trace = Arc::new(record(algorithm, tree).expect("a small tree"));
    let mut replay = Replay::new(Arc::clone(tree), Arc::clone(&trace));
    replay.seek(usize::MAX);
    if !finds_value(algorithm) {
        return replay;
    }
    let root = Score(truth[0]);
    assert_eq!(replay.node(NodeId::ROOT).value(), Some(root), "{}", told());
    // The line goes down along the value.
    let line = replay.line(NodeId::ROOT);
    assert!(line.iter().all(|node| truth[node.index()] == root.0), "{}", told());
    // No bound is on the wrong side.
    for node in tree.ids() {
        let state = replay.node(node);
        let Some(value) = state.value().filter(|_| state.phase() == Phase::Done) else { continue };
        let is_true = match state.bound() {
            Bound::Exact => truth[node.index()] == value.0,
            Bound::AtLeast => truth[node.index()] >= value.0,
            Bound::AtMost => truth[node.index()] <= value.0,
        };
        assert!(is_true, "{node:?} {value:?} {:?} {}", state.bound(), told());
    }
    // What was read is enough: whatever the rest is worth, the root keeps its value.
    let records = trace.records().iter();
    let leaves: Vec<_> =
        records.filter(|it| it.kind == EventKind::Leaf).map(|record| record.node).collect();
    let known = |node: NodeId| leaves.contains(&node).then(|| tree.node(node).value.0);
    for unknown in [-1_000, 1_000] {
        assert_eq!(values(tree, &known, unknown)[0], root.0, "{}", told());
    }
    if let Some(deep) = match algorithm {
        Algorithm::AlphaBeta => Some(true),
        Algorithm::AlphaBetaShallow => Some(false),
        _ => None,
    } {
        let mut due = Vec::new();
        read(tree, NodeId::ROOT, i32::MIN, i32::MAX, deep, &mut due);
        assert_eq!(leaves, due, "{}", told());
    }
    replay
}

/// The model earns everything, an empty sheet nothing, and each wrong value costs something.
fn check_grades(algorithm: Algorithm, replay: &Replay, subject: &Diagram) {
    let tree = replay.tree();
    let timeline = Timeline::of(tree, replay.trace());
    let seen = Projection::new(replay, &timeline, algorithm, subject, Language::En);
    let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::BY_HAND);
    let share = |sheet: &Sheet| Grading::of(tree, &key, sheet).share(&AskedWeights::default());
    let model = Sheet::model(tree, &key);
    if Grading::of(tree, &key, &model).most() == 0 {
        return;
    }
    let is_full = |share: f64| (share - 1.0).abs() < 1e-9;
    assert!(
        is_full(share(&model)),
        "{algorithm} {:?}",
        tree.ids().map(|id| tree.node(id)).collect::<Vec<_>>()
    );
    assert!(share(&Sheet::default()) <= 0.0, "{algorithm}");
    for &node in model.values.keys() {
        let mut sheet = model.clone();
        let value = sheet.values.get_mut(&node).expect("it has one");
        value.value = Score(value.value.0 + 1_000);
        assert!(!is_full(share(&sheet)), "{algorithm} {node:?}");
    }
}

fn check(branch: &Branch, player: Player, proves: bool) {
    let (tree, subject) = Diagram::build(branch, player).expect("well formed");
    let tree = Arc::new(tree);
    let own = |node: NodeId| (tree.node(node).kind == Kind::Leaf).then(|| tree.node(node).value.0);
    let truth = values(&tree, &own, 0);
    for algorithm in algorithms() {
        let replay = check_run(algorithm, &tree, &truth);
        if proves {
            if let Err(wrong) = prove(&tree, replay.trace(), algorithm) {
                panic!("{algorithm} on {branch:?}: {wrong}");
            }
            check_grades(algorithm, &replay, &subject);
        }
    }
}

#[test]
fn every_tree_there_is_up_to_so_many_leaves_holds_what_is_said_of_it() {
    for (leaves, &trees) in TREES.iter().enumerate().take(most_leaves() + 1).skip(1) {
        let (shapes, orders) = (shapes(leaves), orders(leaves));
        let (next, count) = (AtomicUsize::new(0), AtomicU64::new(0));
        let work = || {
            // Around 0, so that both signs occur.
            let middle = i32::try_from(leaves / 2).expect("a small number");
            while let Some(order) = orders.get(next.fetch_add(1, Ordering::Relaxed)) {
                for shape in &shapes {
                    let branch = branch(shape, &mut order.iter().map(|rank| rank - middle));
                    for player in [Player::Max, Player::Min] {
                        check(&branch, player, leaves <= MOST_PROVED);
                    }
                    count.fetch_add(1, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            let threads = thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                worker.join().expect("each tree holds");
            }
        });
        assert_eq!(count.into_inner(), trees, "trees with {leaves} leaves");
        println!("{trees} trees with {leaves} leaves");
    }
}
