//! `search`: the engine's answer for a position, from the point of view of the side to move.

use std::cell::Cell;
use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use shogi_core::Move;
use shunsai::Position;

use super::eval::{find_evaluation, find_evaluation_of, fitting_evaluation};
use super::lines::{GamePositions, PositionCommand};
use super::{Exit, Refusal, texts};
use eval::{Evaluation, GameEvaluation, OthelloEvaluation};
use formats::usi::usi;
use game::Game;
use games::shogi::notation::line_names;
use games::shogi::player_of;
use language::{Language, grouped, signed};
use play::{GameEngine, game_engine, shogi_engine};
use score::Score;
use search::{Answer, Budget, Control, Iteration, Limits, Line, Settings};
use subject::RegisteredGame;

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
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(self, input, output)
    }

    fn limits(&self) -> Limits {
        Limits::from(&self.limit)
    }

    fn settings(&self) -> Settings {
        Settings { multi_pv: self.multipv.into(), ..Settings::default() }
    }

    /// Whether the flags fit together; `has_solver`: whether a solver can read the game to its end.
    fn check_flags(&self, has_solver: bool) -> Result<(), Refusal> {
        let texts = texts();
        let fault = if self.exact && self.positions.is_shogi() {
            texts.cli_exact_of_othello()
        } else if self.empties_to_winner && !self.exact {
            texts.cli_empties_of_exact()
        } else if self.exact && self.limit.depth.is_some() {
            texts.cli_exact_without_depth()
        } else if !self.exact && self.limits() == Limits::default() {
            texts.cli_no_limit()
        } else if self.exact && !has_solver {
            texts.cli_exact_of_othello()
        } else {
            return Ok(());
        };
        Err(Refusal(fault))
    }

    /// The evaluator of a game that is asked for, or that counts the final score as asked.
    fn asked_of_game(&self) -> Option<&str> {
        let winner = self.empties_to_winner.then(|| OthelloEvaluation::DiscsWinner.id());
        winner.or(self.evaluator.as_deref())
    }
}

impl PositionCommand for SearchPosition {
    type Answer = SearchAnswer;

    fn check_shogi(&self) -> Result<(), Refusal> {
        self.check_flags(false)?;
        find_evaluation(self.evaluator.as_deref()).map(drop)
    }

    fn check<G: RegisteredGame>(&self) -> Result<(), Refusal> {
        self.check_flags(G::HAS_SOLVER)?;
        find_evaluation_of::<G>(self.asked_of_game()).map(drop)
    }

    fn answer_shogi(&self, at: &Position) -> Result<SearchAnswer, Refusal> {
        let evaluation = find_evaluation(self.evaluator.as_deref())?;
        evaluation.fits(at)?;
        let engine = shogi_engine(evaluation, self.settings());
        let sign = player_of(at.side_to_move()).sign();
        let line = |line: &Line<Move>| {
            let score = line.score.0 * sign;
            let mate = signed_mate(line, sign);
            let pv: Vec<_> = line.moves.iter().map(|&mv| usi(mv)).collect();
            let names = |language| Some(line_names(at, None, &line.moves, language).join(" "));
            LineAnswer {
                best: pv.first().cloned(),
                score,
                of_shogi: Some(ShogiScore {
                    score_cp: mate.is_none().then(|| centipawns(score, evaluation)),
                    mate,
                }),
                pv,
                names: names(Language::Ja),
                said: names(Language::spoken()),
            }
        };
        let (answer, iterations) = think(engine, at, &self.limits());
        let found = SearchAnswer::of(&answer, &iterations, (usi, line));
        Ok(SearchAnswer {
            evaluator: evaluation.id(),
            pawn: Some(evaluation.pawn()),
            of_shogi: Some(found.of_shogi.unwrap_or_default()),
            ..found
        })
    }

    fn answer<G: RegisteredGame>(&self, at: &G::Position) -> Result<SearchAnswer, Refusal> {
        let evaluation = fitting_evaluation::<G>(self.asked_of_game(), at)?;
        let sign = G::default().player(at).sign();
        if self.exact {
            return Ok(self.solve::<G>(at, evaluation, sign));
        }
        let line = |line: &Line<G::Move>| LineAnswer::plain(line.score.0 * sign, &line.moves);
        let engine = game_engine::<G>(evaluation, self.settings());
        let (answer, iterations) = think(engine, at, &self.limits());
        let name = |mv: G::Move| mv.to_string();
        Ok(SearchAnswer {
            evaluator: evaluation.id(),
            exact: Some(false),
            ..SearchAnswer::of(&answer, &iterations, (name, line))
        })
    }

    fn people(answer: &SearchAnswer) -> String {
        answer.for_people()
    }
}

impl SearchPosition {
    /// Reads a position to the end of its game.
    fn solve<G: RegisteredGame>(
        &self,
        at: &G::Position,
        evaluation: G::Evaluation,
        sign: i32,
    ) -> SearchAnswer {
        let (limits, start, entered) = (self.limits(), Instant::now(), Cell::new(0));
        let is_late = |nodes| {
            entered.set(nodes);
            limits.time.is_some_and(|time| start.elapsed() >= time)
        };
        let budget = Budget::nodes(limits.nodes.unwrap_or(u64::MAX));
        let found = G::solve(at, evaluation, budget, &is_late);
        let line = found.as_ref().map(|found| LineAnswer::plain(found.value.0 * sign, &found.line));
        let pv = line.as_ref().map(|line| line.pv.clone()).unwrap_or_default();
        SearchAnswer {
            best: pv.first().cloned(),
            score: line.as_ref().map(|line| line.score),
            depth: pv.len(),
            pv,
            exact: Some(line.is_some()),
            evaluator: evaluation.at_the_end().id(),
            lines: line.into_iter().collect(),
            ..SearchAnswer::after(found.map_or(entered.get(), |found| found.nodes), start.elapsed())
        }
    }
}

/// Runs an engine; returns its answer and every finished depth.
fn think<G: Game>(
    mut engine: Box<dyn GameEngine<G>>,
    at: &G::Position,
    limits: &Limits,
) -> (Answer<G::Move>, Vec<Iteration<G::Move>>) {
    let mut iterations = Vec::new();
    let start = Instant::now();
    let control =
        Control { clock: &|| start.elapsed(), stop: &AtomicBool::new(false), pulse: &|_| () };
    let answer = engine.deepen(at, limits, control, &mut |iteration| {
        iterations.push(iteration.clone());
    });
    (answer, iterations)
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

/// The answer of `search`: scores for the side to move, moves in USI, of other games as `f5` and
/// `pass`.
#[derive(Default, Serialize)]
pub(super) struct SearchAnswer {
    /// `None` if the game is over, or if a limit was hit before any result.
    best: Option<String>,
    /// In the evaluator's units, or in discs of the final score for an exact result; `None` if not
    /// even depth 1 was finished.
    score: Option<i32>,
    #[serde(flatten)]
    of_shogi: Option<ShogiScore>,
    /// The last finished depth, in plies; for an exact result, the length of the line.
    depth: usize,
    nodes: u64,
    nps: u64,
    time_ms: u64,
    pv: Vec<String>,
    /// Of other games: whether the score is the exact result.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    /// The evaluator, or how the final score is counted.
    evaluator: &'static str,
    /// Of shogi: the value of a pawn on the board in the evaluator's units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pawn: Option<i32>,
    /// The lines of the last finished depth, the best first.
    lines: Vec<LineAnswer>,
    iterations: Vec<IterationAnswer>,
}

/// What only a score of shogi has.
#[derive(Clone, Copy, Default, Serialize)]
struct ShogiScore {
    /// In centipawns; `None` for a mate.
    score_cp: Option<i32>,
    /// Plies to a mate, negative if the side to move is mated.
    mate: Option<i32>,
}

#[derive(Clone, Serialize)]
struct LineAnswer {
    best: Option<String>,
    score: i32,
    #[serde(flatten)]
    of_shogi: Option<ShogiScore>,
    pv: Vec<String>,
    /// Of shogi: the moves as Japanese people write them.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<String>,
    /// The moves in the notation of the language that is spoken.
    #[serde(skip)]
    said: Option<String>,
}

/// A finished depth.
#[derive(Serialize)]
struct IterationAnswer {
    depth: u8,
    nodes: u64,
    time_ms: u64,
    lines: Vec<LineAnswer>,
}

impl LineAnswer {
    /// A line of another game than shogi.
    fn plain<M: ToString>(score: i32, moves: &[M]) -> Self {
        let pv: Vec<_> = moves.iter().map(ToString::to_string).collect();
        Self { best: pv.first().cloned(), score, of_shogi: None, pv, names: None, said: None }
    }
}

impl SearchAnswer {
    /// An answer with nothing but what it took.
    fn after(nodes: u64, time: Duration) -> Self {
        let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
        Self {
            nodes,
            nps: u64::try_from(per_second).unwrap_or(u64::MAX),
            time_ms: milliseconds(time),
            ..Self::default()
        }
    }

    fn of<M: Copy>(
        answer: &Answer<M>,
        iterations: &[Iteration<M>],
        (name, line): (impl Fn(M) -> String, impl Fn(&Line<M>) -> LineAnswer),
    ) -> Self {
        let lines = |iteration: &Iteration<M>| iteration.lines.iter().map(&line).collect();
        let last: Vec<LineAnswer> = answer.last.as_ref().map(lines).unwrap_or_default();
        let best = last.first();
        let iterations = iterations.iter().map(|iteration| IterationAnswer {
            depth: iteration.depth,
            nodes: iteration.nodes,
            time_ms: milliseconds(iteration.elapsed),
            lines: lines(iteration),
        });
        Self {
            best: answer.best.map(name),
            score: best.map(|line| line.score),
            of_shogi: best.and_then(|line| line.of_shogi),
            depth: answer.last.as_ref().map_or(0, |last| last.depth.into()),
            pv: best.map(|line| line.pv.clone()).unwrap_or_default(),
            iterations: iterations.collect(),
            lines: last,
            ..Self::after(answer.nodes, answer.elapsed)
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
                    score(line.score, line.of_shogi),
                    grouped(iteration.nodes),
                    iteration.time_ms,
                    line.said.clone().unwrap_or_else(|| line.pv.join(" ")),
                );
            }
        }
        let value = self.score.map(|value| score(value, self.of_shogi));
        text += &match (&self.best, value) {
            (Some(best), Some(score)) if self.exact == Some(true) => {
                let line = texts.cli_line(self.pv.join(" "));
                texts.cli_best_final(best, score) + "\n" + &line
            }
            (Some(best), Some(score)) => texts.cli_best_score(best, score),
            (Some(best), None) => texts.cli_best_unfinished(best),
            (None, _) if self.pawn.is_some() => texts.cli_mated(),
            (None, Some(score)) => texts.cli_over_score(score),
            (None, None) => texts.cli_limit_before_end(),
        };
        let (nodes, rate) = (grouped(self.nodes), grouped(self.nps));
        let end = match self.pawn {
            Some(pawn) => texts.cli_search_end(nodes, pawn, rate),
            None => texts.cli_search_end_of_game(self.evaluator, nodes, rate),
        };
        format!("{text}\n{end}\n")
    }
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A score as text; a mate by its plies.
fn score(score: i32, of_shogi: Option<ShogiScore>) -> String {
    match of_shogi.and_then(|of_shogi| of_shogi.mate) {
        Some(plies) => texts().cli_mate_in_plies(signed(Score(plies)).to_string()),
        None => signed(Score(score)).to_string(),
    }
}
