//! Searches that sample, beside a bare function: `cargo bench --bench sampling`.
//!
//! Only ratios within one run matter; machines differ.

#![allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a benchmark that cannot run should stop"
)]

use divan::Bencher;
use yomisuji::game::{Evaluator, Game};
use yomisuji::games::tic_tac_toe::{Grid, Mark, ThreeInARow, TicTacToe};
use yomisuji::play::sample_moves;
use yomisuji::score::{Player, Score};
use yomisuji::search::{Budget, Descent, Rewards, Sampling, SamplingRun};

fn main() {
    divan::main();
}

const ITERATIONS: u32 = 100_000;

fn start() -> Grid {
    Grid::parse(".........").expect("a board")
}

/// The visits of the root's moves.
fn sampled() -> Vec<u32> {
    let plan = Sampling { iterations: ITERATIONS, ..Sampling::default() };
    let sampling = SamplingRun { plan, rewards: Rewards::Outcome };
    let by = (Descent::Confidence, sampling);
    let of = sample_moves((&TicTacToe, &start()), &ThreeInARow, by, Budget::UNLIMITED);
    of.moves.iter().map(|(_, sample)| sample.visits).collect()
}

#[divan::bench(sample_count = 10)]
fn uct_on_tic_tac_toe(bencher: Bencher<'_, '_>) {
    bencher.bench_local(sampled);
}

struct Node {
    mv: Option<Mark>,
    visits: u32,
    sum: u64,
    children: Option<(usize, usize)>,
}

/// The same without trees, events, other games or other algorithms.
fn bare() -> Vec<u32> {
    let new = |mv| Node { mv, visits: 0, sum: 0, children: None };
    let (mut nodes, mut moves, mut path) = (vec![new(None)], Vec::new(), Vec::new());
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..ITERATIONS {
        let (mut at, mut here) = (start(), 0);
        path.clear();
        path.push(here);
        loop {
            let (first, count) = if let Some(children) = nodes[here].children {
                children
            } else {
                moves.clear();
                TicTacToe.moves(&at, &mut moves);
                let children = (nodes.len(), moves.len());
                nodes.extend(moves.iter().map(|&mv| new(Some(mv))));
                nodes[here].children = Some(children);
                children
            };
            if count == 0 {
                break;
            }
            let children = &nodes[first..first + count];
            let place = children.iter().position(|child| child.visits == 0);
            let place = place.unwrap_or_else(|| {
                let log = f64::from(nodes[here].visits).ln();
                let is_max = at.to_move() == Player::Max;
                let mut best = (0, f64::NEG_INFINITY);
                for (place, child) in children.iter().enumerate() {
                    let visits = f64::from(child.visits);
                    let mean = child.sum as f64 / (visits * 2.0);
                    let mean = if is_max { mean } else { 1.0 - mean };
                    let sum = mean + std::f64::consts::SQRT_2 * (log / visits).sqrt();
                    if sum > best.1 + 1e-9 {
                        best = (place, sum);
                    }
                }
                best.0
            });
            here = first + place;
            at = TicTacToe.after(&at, nodes[here].mv.expect("a move"));
            path.push(here);
            if nodes[here].visits == 0 {
                break;
            }
        }
        loop {
            moves.clear();
            TicTacToe.moves(&at, &mut moves);
            if moves.is_empty() {
                break;
            }
            at = TicTacToe.after(&at, moves[random.usize(..moves.len())]);
        }
        let value: Score = ThreeInARow.value(&TicTacToe, &at, 0);
        let reward = (1 + value.0.signum()).unsigned_abs();
        for &node in &path {
            nodes[node].visits += 1;
            nodes[node].sum += u64::from(reward);
        }
    }
    let (first, count) = nodes[0].children.expect("moves");
    nodes[first..first + count].iter().map(|node| node.visits).collect()
}

#[divan::bench(sample_count = 10)]
fn anchor_a_bare_function(bencher: Bencher<'_, '_>) {
    assert_eq!(bare(), sampled(), "it is the same search");
    bencher.bench_local(bare);
}
