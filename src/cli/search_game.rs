//! `search --game …`: the engine's answer for a position of another game than shogi; of Othello also
//! the exact result.

use std::cell::{Cell, RefCell};
use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::eval::find_evaluation;
use super::lines::PositionLines;
use super::search::milliseconds;
use super::{Exit, Refusal, texts};
use eval::{GameEvaluation, OthelloEvaluation};
use games::othello::count::FinalCount;
use games::othello::{FastestFirst, Othello, OthelloMove, OthelloPosition};
use language::{grouped, signed};
use play::game_engine;
use score::{Player, Score};
use search::{Answer, Budget, Control, Iteration, Limits, Line, Settings, Solved, ToTheEnd};
use subject::{RegisteredGame, WithGame};

/// The size in bytes of the table for an endgame that is solved instantly.
const SMALL_TABLE: usize = 2 << 20;

/// What the engine makes of positions of a game.
pub(super) struct SearchGame<'a> {
    /// The id of an evaluator.
    pub asked: Option<&'a str>,
    pub limits: Limits,
    /// Number of root moves to report.
    pub multi_pv: usize,
    pub lines: PositionLines<'a>,
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
}

/// The answer: scores for the side to move, moves as `f5` and `pass`.
#[derive(Serialize)]
struct GameSearchAnswer {
    /// `None` if the game is over, or if a limit was hit before any result.
    best: Option<String>,
    /// In the evaluator's units, or in discs of the final score for an exact result.
    score: Option<i32>,
    /// The last finished depth, in plies; for an exact result, the length of the line.
    depth: usize,
    nodes: u64,
    nps: u64,
    time_ms: u64,
    pv: Vec<String>,
    /// Whether the score is the exact result.
    exact: bool,
    /// The evaluator, or how the final score is counted.
    evaluator: &'static str,
    /// The lines of the last finished depth, the best first.
    lines: Vec<GameLine>,
    iterations: Vec<GameIteration>,
}

#[derive(Clone, Serialize)]
struct GameLine {
    best: Option<String>,
    score: i32,
    pv: Vec<String>,
}

/// A finished depth.
#[derive(Serialize)]
struct GameIteration {
    depth: u8,
    nodes: u64,
    time_ms: u64,
    lines: Vec<GameLine>,
}

impl WithGame for SearchGame<'_> {
    type Output = Result<Exit, Refusal>;

    fn with<G: RegisteredGame>(self) -> Self::Output {
        let evaluation = find_evaluation::<G>(self.asked)?;
        let settings = Settings {
            multi_pv: self.multi_pv,
            ..Settings::default()
        };
        let engine = RefCell::new(game_engine::<G>(evaluation, settings));
        let answer = |at: &G::Position| {
            evaluation.fits(at).map_err(|words| Refusal(words.en))?;
            let mut engine = engine.borrow_mut();
            engine.forget(); // Each line of the input is independent of earlier ones.
            let mut iterations = Vec::new();
            let start = Instant::now();
            let control = Control {
                clock: &|| start.elapsed(),
                stop: &AtomicBool::new(false),
                pulse: &|_| (),
            };
            let found = engine.deepen(at, &self.limits, control, &mut |iteration| {
                iterations.push(iteration.clone());
            });
            let mover = G::default().player(at);
            let id = evaluation.id();
            Ok(GameSearchAnswer::read(mover, id, &found, &iterations))
        };
        let people = GameSearchAnswer::for_people;
        self.lines
            .answer_game::<G, _>(self.input, self.output, answer, people)
    }
}

/// Reads positions of Othello to the end.
pub(super) fn search_to_the_end(
    (count, limits): (FinalCount, Limits),
    positions: &PositionLines<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<Exit, Refusal> {
    let answer = |at: &OthelloPosition| {
        let bytes = match at.empty().count() {
            0..=16 => SMALL_TABLE,
            _ => Settings::default().hash_bytes,
        };
        let mut solver = ToTheEnd::new(FastestFirst, count, bytes);
        let start = Instant::now();
        let entered = Cell::new(0);
        let is_late = |nodes| {
            entered.set(nodes);
            limits.time.is_some_and(|time| start.elapsed() >= time)
        };
        let budget = Budget::nodes(limits.nodes.unwrap_or(u64::MAX));
        let found = solver.solve(at, budget, &is_late);
        let nodes = found.as_ref().map_or(entered.get(), |found| found.nodes);
        let spent = (nodes, start.elapsed());
        Ok(GameSearchAnswer::exact(at, count, found, spent))
    };
    let people = GameSearchAnswer::for_people;
    positions.answer_game::<Othello, _>(input, output, answer, people)
}

fn names<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn per_second(nodes: u64, time: Duration) -> u64 {
    let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(per_second).unwrap_or(u64::MAX)
}

impl GameLine {
    fn of<M: ToString>(mover: Player, line: &Line<M>) -> Self {
        let pv = names(&line.moves);
        Self {
            best: pv.first().cloned(),
            score: line.score.0 * mover.sign(),
            pv,
        }
    }

    fn all<M: ToString>(mover: Player, iteration: &Iteration<M>) -> Vec<Self> {
        let lines = iteration.lines.iter();
        lines.map(|line| Self::of(mover, line)).collect()
    }
}

impl GameSearchAnswer {
    fn read<M: ToString + Copy>(
        mover: Player,
        evaluator: &'static str,
        found: &Answer<M>,
        iterations: &[Iteration<M>],
    ) -> Self {
        let last = found.last.as_ref();
        let lines = last.map(|last| GameLine::all(mover, last));
        let lines = lines.unwrap_or_default();
        let best = lines.first();
        let iterations = iterations.iter().map(|iteration| GameIteration {
            depth: iteration.depth,
            nodes: iteration.nodes,
            time_ms: milliseconds(iteration.elapsed),
            lines: GameLine::all(mover, iteration),
        });
        Self {
            best: found.best.map(|mv| mv.to_string()),
            score: best.map(|line| line.score),
            depth: last.map_or(0, |last| last.depth.into()),
            nodes: found.nodes,
            nps: per_second(found.nodes, found.elapsed),
            time_ms: milliseconds(found.elapsed),
            pv: best.map(|line| line.pv.clone()).unwrap_or_default(),
            exact: false,
            evaluator,
            iterations: iterations.collect(),
            lines,
        }
    }

    fn exact(
        at: &OthelloPosition,
        count: FinalCount,
        found: Option<Solved<OthelloMove>>,
        (nodes, time): (u64, Duration),
    ) -> Self {
        let score = found
            .as_ref()
            .map(|found| found.value.0 * at.to_move().sign());
        let pv = found.map(|found| names(&found.line)).unwrap_or_default();
        let line = score.map(|score| GameLine {
            best: pv.first().cloned(),
            score,
            pv: pv.clone(),
        });
        Self {
            best: pv.first().cloned(),
            score,
            depth: pv.len(),
            nodes,
            nps: per_second(nodes, time),
            time_ms: milliseconds(time),
            exact: score.is_some(),
            evaluator: match count {
                FinalCount::Discs => OthelloEvaluation::Discs.id(),
                FinalCount::Winner => OthelloEvaluation::DiscsWinner.id(),
            },
            iterations: Vec::new(),
            lines: line.into_iter().collect(),
            pv,
        }
    }

    fn for_people(&self) -> String {
        let texts = texts();
        let mut text = String::new();
        if !self.iterations.is_empty() {
            text += &format!(
                "{:>5} {:>8} {:>13} {:>8}  {}\n",
                texts.cli_column_depth(),
                texts.cli_column_score(),
                texts.cli_column_nodes(),
                texts.cli_column_ms(),
                texts.cli_column_line()
            );
        }
        for iteration in &self.iterations {
            for line in &iteration.lines {
                text += &format!(
                    "{:>5} {:>8} {:>13} {:>8}  {}\n",
                    iteration.depth,
                    signed(Score(line.score)),
                    grouped(iteration.nodes),
                    iteration.time_ms,
                    line.pv.join(" "),
                );
            }
        }
        let score = self.score.map(|score| signed(Score(score)).to_string());
        text += &match (&self.best, score) {
            (Some(best), Some(score)) if self.exact => {
                let line = texts.cli_line(self.pv.join(" "));
                texts.cli_best_final(best, score) + "\n" + &line
            }
            (Some(best), Some(score)) => texts.cli_best_score(best, score),
            (Some(best), None) => texts.cli_best_unfinished(best),
            (None, Some(score)) => texts.cli_over_score(score),
            (None, None) => texts.cli_limit_before_end(),
        };
        let (nodes, rate) = (grouped(self.nodes), grouped(self.nps));
        let end = texts.cli_search_end_of_game(self.evaluator, nodes, rate);
        format!("{text}\n{end}\n")
    }
}
