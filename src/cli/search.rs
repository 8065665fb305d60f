//! `search`: the engine's answer for a position, from the point of view of the side to move.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use shogi_core::Move;
use shunsai::Position;

use super::lines::{Asked, GamePositions, PositionLines};
use super::positions::answered;
use super::search_game::{SearchGame, search_to_the_end};
use super::{Exit, Refusal, texts};
use eval::Evaluation;
use formats::usi::usi;
use games::othello::count::FinalCount;
use games::shogi::notation::move_name;
use games::shogi::player_of;
use language::{Language, grouped, signed};
use play::shogi_engine;
use score::Score;
use search::{Answer, Control, Iteration, Limits, Line, Settings};
use subject::GameId;

/// What the engine makes of a position.
#[derive(Debug, Args)]
pub struct SearchPosition {
    #[command(flatten)]
    positions: GamePositions,
    #[command(flatten)]
    limit: LimitArguments,
    /// The evaluator, or values of one's own, as in own:P=100,S=1150 (what is left out is as in
    /// usapyon, which is the default); of Othello discs, the default, mobility …; an unknown one is
    /// answered with all there are.
    #[arg(long)]
    evaluator: Option<String>,
    /// How many root moves to tell, the best first.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=600))]
    multipv: u16,
    /// Of Othello: read to the end, and tell the final difference in discs. No
    /// limit is needed; where --nodes or --movetime is hit first, the score is null.
    #[arg(long, conflicts_with_all = ["evaluator", "multipv"])]
    exact: bool,
    /// With --exact: squares that stay empty belong to the winner.
    #[arg(long, requires = "exact")]
    empties_to_winner: bool,
}

/// Exactly one limit, unless Othello is read to its end.
#[derive(Debug, Args)]
#[group(multiple = false)]
struct LimitArguments {
    /// Plies to read, quiescence beyond them.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: Option<u8>,
    /// The most moves to make.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The most time, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
}

impl From<&LimitArguments> for Limits {
    fn from(limit: &LimitArguments) -> Self {
        Self {
            depth: limit.depth,
            nodes: limit.nodes,
            time: limit.movetime.map(Duration::from_millis),
            last_start: None,
        }
    }
}

impl SearchPosition {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let asked = self.evaluator.as_deref();
        let limits = Limits::from(&self.limit);
        let has_limit = limits != Limits::default();
        match self.positions.asked()? {
            Asked::Shogi(_) if self.exact => Err(Refusal(texts().cli_exact_of_othello())),
            _ if self.empties_to_winner && !self.exact => {
                Err(Refusal(texts().cli_empties_of_exact()))
            }
            Asked::Game(..) if self.exact && self.limit.depth.is_some() => {
                Err(Refusal(texts().cli_exact_without_depth()))
            }
            _ if !self.exact && !has_limit => Err(Refusal(texts().cli_no_limit())),
            Asked::Shogi(lines) => {
                let evaluation = asked.map_or(Ok(Evaluation::default()), str::parse)?;
                self.run_shogi(&lines, evaluation, input, output)
            }
            Asked::Game(GameId::Othello, lines) if self.exact => {
                let count = if self.empties_to_winner {
                    FinalCount::Winner
                } else {
                    FinalCount::Discs
                };
                search_to_the_end((count, limits), &lines, input, output)
            }
            Asked::Game(..) if self.exact => Err(Refusal(texts().cli_exact_of_othello())),
            Asked::Game(game, lines) => answered(game.run(SearchGame {
                asked,
                limits,
                multi_pv: self.multipv.into(),
                lines,
                input,
                output,
            })),
        }
    }

    fn run_shogi(
        &self,
        positions: &PositionLines<'_>,
        evaluation: Evaluation,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let settings = Settings {
            multi_pv: self.multipv.into(),
            ..Settings::default()
        };
        let engine = shogi_engine(evaluation, settings);
        let engine = std::cell::RefCell::new(engine);
        positions.answer_shogi(
            input,
            output,
            |position| {
                evaluation.fits(position)?;
                let mut engine = engine.borrow_mut();
                engine.forget(); // Each line of the input is independent of earlier ones.
                let mut iterations = Vec::new();
                let start = Instant::now();
                let clock = || start.elapsed();
                let control = Control {
                    clock: &clock,
                    stop: &AtomicBool::new(false),
                    pulse: &|_| (),
                };
                let limits = Limits::from(&self.limit);
                let answer = engine.deepen(position, &limits, control, &mut |iteration| {
                    iterations.push(iteration.clone());
                });
                Ok(SearchAnswer::of(position, evaluation, &answer, &iterations))
            },
            people,
        )
    }
}

/// Converts a value to centipawns of a pawn on the board.
pub(super) fn centipawns(score: i32, evaluation: Evaluation) -> i32 {
    let pawn = i64::from(evaluation.pawn());
    let hundredths = i64::from(score) * 100 / pawn;
    // Saturates: beyond the range only the sign matters.
    let most = if hundredths < 0 { i32::MIN } else { i32::MAX };
    i32::try_from(hundredths).unwrap_or(most)
}

/// The plies to a mate, positive if the side to move mates.
pub(super) fn signed_mate(line: &Line<Move>, sign: i32) -> Option<i32> {
    let plies = i32::try_from(line.mate?).ok()?;
    Some(plies * line.score.0.signum() * sign)
}

/// The answer of `search`: scores for the side to move, moves in USI.
#[derive(Serialize)]
struct SearchAnswer {
    best: Option<String>,
    /// In the evaluator's units; `None` if not even depth 1 was finished.
    score: Option<i32>,
    /// In centipawns; `None` for a mate.
    score_cp: Option<i32>,
    /// Plies to a mate, negative if the side to move is mated.
    mate: Option<i32>,
    /// The last finished depth, in plies.
    depth: u8,
    nodes: u64,
    nps: u64,
    time_ms: u64,
    pv: Vec<String>,
    evaluator: &'static str,
    /// The value of a pawn on the board in the evaluator's units.
    pawn: i32,
    /// The lines of the last finished depth, the best first.
    lines: Vec<LineAnswer>,
    iterations: Vec<IterationAnswer>,
}

#[derive(Clone, Serialize)]
struct LineAnswer {
    best: Option<String>,
    score: i32,
    score_cp: Option<i32>,
    mate: Option<i32>,
    pv: Vec<String>,
    /// The moves in human notation.
    names: String,
}

/// A finished depth.
#[derive(Serialize)]
struct IterationAnswer {
    depth: u8,
    nodes: u64,
    time_ms: u64,
    lines: Vec<LineAnswer>,
}

impl SearchAnswer {
    fn of(
        position: &Position,
        evaluation: Evaluation,
        answer: &Answer<Move>,
        iterations: &[Iteration<Move>],
    ) -> Self {
        let lines = |iteration: &Iteration<Move>| {
            let lines = iteration.lines.iter();
            lines
                .map(|line| LineAnswer::of(position, evaluation, line))
                .collect::<Vec<_>>()
        };
        let last = answer.last.as_ref().map(lines).unwrap_or_default();
        let best = last.first();
        let per_second = u128::from(answer.nodes) * 1_000_000 / answer.elapsed.as_micros().max(1);
        let iterations = iterations.iter().map(|iteration| IterationAnswer {
            depth: iteration.depth,
            nodes: iteration.nodes,
            time_ms: milliseconds(iteration.elapsed),
            lines: lines(iteration),
        });
        Self {
            best: answer.best.map(usi),
            score: best.map(|line| line.score),
            score_cp: best.and_then(|line| line.score_cp),
            mate: best.and_then(|line| line.mate),
            depth: answer.last.as_ref().map_or(0, |last| last.depth),
            nodes: answer.nodes,
            nps: u64::try_from(per_second).unwrap_or(u64::MAX),
            time_ms: milliseconds(answer.elapsed),
            pv: best.map(|line| line.pv.clone()).unwrap_or_default(),
            evaluator: evaluation.id(),
            pawn: evaluation.pawn(),
            iterations: iterations.collect(),
            lines: last,
        }
    }
}

impl LineAnswer {
    fn of(position: &Position, evaluation: Evaluation, line: &Line<Move>) -> Self {
        let sign = player_of(position.side_to_move()).sign();
        let score = line.score.0 * sign;
        let mate = signed_mate(line, sign);
        let pv: Vec<_> = line.moves.iter().map(|&mv| usi(mv)).collect();
        Self {
            best: pv.first().cloned(),
            score,
            score_cp: mate.is_none().then(|| centipawns(score, evaluation)),
            mate,
            pv,
            names: names(position, &line.moves),
        }
    }
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The moves of a line in human notation.
fn names(position: &Position, moves: &[Move]) -> String {
    let mut at = position.clone();
    let mut previous = None;
    let mut names = Vec::new();
    for &mv in moves {
        names.push(move_name(&at, previous, mv, Language::Ja));
        previous = Some(mv.to());
        at.do_move(mv);
    }
    names.join(" ")
}

fn people(answer: &SearchAnswer) -> String {
    let texts = texts();
    let mut text = String::new();
    if !answer.iterations.is_empty() {
        text += &format!(
            "{:>5} {:>8} {:>13} {:>8}  {}\n",
            texts.cli_column_depth(),
            texts.cli_column_score(),
            texts.cli_column_nodes(),
            texts.cli_column_ms(),
            texts.cli_column_line()
        );
    }
    for iteration in &answer.iterations {
        for line in &iteration.lines {
            text += &format!(
                "{:>5} {:>8} {:>13} {:>8}  {}\n",
                iteration.depth,
                score(line.score, line.mate),
                grouped(iteration.nodes),
                iteration.time_ms,
                line.names,
            );
        }
    }
    text += &match (&answer.best, answer.score) {
        (Some(best), None) => texts.cli_best_unfinished(best),
        (Some(best), Some(value)) => texts.cli_best_score(best, score(value, answer.mate)),
        (None, _) => texts.cli_mated(),
    };
    let (nodes, rate) = (grouped(answer.nodes), grouped(answer.nps));
    format!(
        "{text}\n{}\n",
        texts.cli_search_end(nodes, answer.pawn, rate)
    )
}

/// A score as text; a mate by its plies.
fn score(score: i32, mate: Option<i32>) -> String {
    match mate {
        Some(plies) => texts().cli_mate_in_plies(signed(Score(plies)).to_string()),
        None => signed(Score(score)).to_string(),
    }
}
