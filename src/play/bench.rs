//! A fixed set of positions, and what our engine enters on them: the same search enters the same
//! nodes on every machine.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shunsai::Position;

use super::engine::{counted_search, game_engine, strong_engine};
use eval::Evaluation;
use formats::sfen::parse_sfen;
use search::{Control, Limits, Settings, Steps};
use trace::Tally;

/// Openings, middlegames and endgames, out of games of our strong engine against itself.
const POSITIONS: &str = include_str!("bench.sfen");

/// The size of the table, in bytes; each position begins with an empty one.
const TABLE: usize = 16 << 20;

/// Which of our engines of shogi reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchEngine {
    /// The one that leaves nothing out.
    Exact,
    /// The one that plays, with these steps.
    Selective(Steps),
}

/// What a search of one position took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchRun {
    /// Moves made, and the root once an iteration.
    pub nodes: u64,
    /// The last finished iteration, in plies.
    pub depth: u8,
    /// By the clock that was given.
    pub time: Duration,
}

/// The positions, each in SFEN.
pub fn bench_positions() -> impl Iterator<Item = (&'static str, Position)> {
    POSITIONS.lines().filter_map(|sfen| Some((sfen, parse_sfen(sfen).ok()?)))
}

fn settings(evaluation: Evaluation, engine: BenchEngine) -> Settings {
    let aspiration = match engine {
        BenchEngine::Exact => None,
        BenchEngine::Selective(_) => Some(evaluation.pawn()),
    };
    Settings { hash_bytes: TABLE, aspiration, ..Settings::default() }
}

/// Reads each position of the set within `limits`; `clock` only measures, and `limits` are counted
/// from the start of each position.
pub fn bench(
    engine: BenchEngine,
    evaluation: Evaluation,
    limits: &Limits,
    clock: &dyn Fn() -> Duration,
) -> Vec<BenchRun> {
    let settings = settings(evaluation, engine);
    let mut reader = match engine {
        BenchEngine::Exact => game_engine(evaluation, settings),
        BenchEngine::Selective(steps) => strong_engine(evaluation, settings, steps),
    };
    let run = |(_, at): (_, Position)| {
        reader.forget();
        let began = clock();
        let control = Control {
            clock: &|| clock().saturating_sub(began),
            stop: &AtomicBool::new(false),
            pulse: &|_| (),
        };
        let answer = reader.deepen(&at, limits, control, &mut |_| ());
        let depth = answer.last.map_or(0, |last| last.depth);
        BenchRun { nodes: answer.nodes, depth, time: clock().saturating_sub(began) }
    };
    bench_positions().map(run).collect()
}

/// What the steps of the strong engine did on all positions of the set together.
pub fn bench_steps(evaluation: Evaluation, limits: &Limits, steps: Steps) -> Tally {
    let settings = settings(evaluation, BenchEngine::Selective(steps));
    let mut counts = Tally::default();
    for (_, at) in bench_positions() {
        let control =
            Control { clock: &|| Duration::ZERO, stop: &AtomicBool::new(false), pulse: &|_| () };
        counted_search((evaluation, settings, steps), &at, limits, control, &mut counts);
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_the_set_is_read() {
        assert_eq!(bench_positions().count(), POSITIONS.lines().count());
    }

    /// The observer hears of the search that plays, node for node.
    #[test]
    fn the_counts_are_those_of_the_same_search() {
        let limits = Limits::to_depth(3);
        let evaluation = Evaluation::Material8;
        let engine = BenchEngine::Selective(Steps::ALL);
        let runs = bench(engine, evaluation, &limits, &|| Duration::ZERO);
        let counts = bench_steps(evaluation, &limits, Steps::ALL);
        assert_eq!(counts.entered, runs.iter().map(|run| run.nodes).sum::<u64>());
        assert!(counts.read_again < counts.reduced && counts.cut_by_pass < counts.passes);
        assert!(counts.cuts_after[1] > counts.cuts_after[2]);
        let none = bench_steps(
            evaluation,
            &limits,
            Steps { pass: false, late_reduction: false, ..Steps::ALL },
        );
        assert_eq!((none.passes, none.reduced, none.read_again), (0, 0, 0));
    }
}
