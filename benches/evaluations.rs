//! Static evaluations a second, three ways to the same value: the direct formula, tables, and
//! incremental updates: `cargo bench --bench evaluations`.
//!
//! Each row makes every move of random games and computes the value after it. Only ratios within
//! one run matter; the first row makes the moves alone.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::trivially_copy_pass_by_ref,
    reason = "divan hands out references, and a benchmark that cannot run should stop"
)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use shogi_core::Move;
use shunsai::Position;
use yomisuji::eval::{Evaluation, Explained, WithEvaluator};
use yomisuji::game::{Evaluator, FromKept, Game, Keeping};
use yomisuji::games::shogi::Shogi;

fn main() {
    divan::main();
}

/// Random games: each position with the move made there.
fn games() -> Vec<Vec<(Position, Move)>> {
    let mut seed = 9_u64;
    let play = |_| {
        let mut position = Position::startpos();
        let mut line = Vec::new();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let index = usize::try_from(seed >> 33).unwrap_or_default() % moves.len();
            line.push((position.clone(), moves[index]));
            position.do_move(moves[index]);
        }
        line
    };
    (0..20).map(play).collect()
}

/// How the value after a move is computed.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// By the formula, from the position alone.
    Direct,
    /// By tables, from the position alone.
    Tables,
    /// Incrementally, from the value before the move.
    Kept,
}

struct Values<'b, 'a>(Bencher<'b, 'a>, Way, Shogi);

impl WithEvaluator for Values<'_, '_> {
    type Output = ();

    fn with<E: Explained>(self, evaluator: E) {
        let Self(bencher, way, game) = self;
        let games = games();
        let keeping = Keeping { game, evaluator };
        let moves: usize = games.iter().map(Vec::len).sum();
        bencher.counter(ItemsCount::new(moves)).bench(|| {
            for line in &games {
                let mut kept = line.first().map(|(start, _)| keeping.start(start.clone()));
                for (before, mv) in line {
                    match (way, &mut kept) {
                        (Way::Kept, Some(kept)) => {
                            *kept = keeping.after(kept, *mv);
                            black_box(FromKept.value(&keeping, kept, 0));
                        }
                        (Way::Direct, _) => {
                            black_box(evaluator.direct(&game.after(before, *mv)));
                        }
                        (Way::Tables | Way::Kept, _) => {
                            black_box(evaluator.value(&game, &game.after(before, *mv), 0));
                        }
                    }
                }
            }
        });
    }
}

#[divan::bench]
fn moves_alone(bencher: Bencher) {
    let games = games();
    let game = Evaluation::default().game();
    let moves: usize = games.iter().map(Vec::len).sum();
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        for (before, mv) in games.iter().flatten() {
            black_box(game.after(before, *mv));
        }
    });
}

#[divan::bench(args = Evaluation::ALL)]
fn direct(bencher: Bencher, evaluation: &Evaluation) {
    evaluation.run(Values(bencher, Way::Direct, evaluation.game()));
}

#[divan::bench(args = Evaluation::ALL)]
fn tables(bencher: Bencher, evaluation: &Evaluation) {
    evaluation.run(Values(bencher, Way::Tables, evaluation.game()));
}

#[divan::bench(args = Evaluation::ALL)]
fn kept(bencher: Bencher, evaluation: &Evaluation) {
    evaluation.run(Values(bencher, Way::Kept, evaluation.game()));
}
