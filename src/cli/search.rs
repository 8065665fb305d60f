//! `search`: the engine's answer for a position, from the point of view of the side to move.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};

use super::any_game::fitting;
use super::eval::find_evaluation;
use super::lines::{GamePositions, PositionCommand};
use super::sampled::{SamplingArguments, moves_answer};
use super::{CliAnswer, Exit, Refusal, Streams, texts, without_nulls};
use eval::{GameEvaluation as _, OthelloEvaluation};
use game::Game;
use games::tic_tac_toe::{Grid, Mark, ThreeInARow, TicTacToe};
use language::{Language, grouped, signed};
use play::{GameEngine, game_engine, no_engine, sample_moves, sample_position};
use score::Score;
use search::{
    Algorithm, Budget, Control, Descent, Iteration, Limits, Line, Playout, Rewards, Sampling,
    SamplingRun, Settings, Solved,
};
use subject::{GameId, OnBoard};

/// What the engine makes of a position.
#[derive(Debug, Args)]
pub struct SearchPosition {
    #[command(flatten)]
    positions: GamePositions,
    #[command(flatten)]
    limit: LimitArguments,
    /// A search that samples instead of our engine: uct, puct, ucb1 or flat-monte-carlo.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["exact", "multipv"])]
    algorithm: Option<String>,
    #[command(flatten)]
    sampling: SamplingArguments,
    /// A playout of so many plies without an end is a draw.
    #[arg(long, default_value_t = 300, requires = "algorithm",
        value_parser = clap::value_parser!(u16).range(1..))]
    max_plies: u16,
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
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(self, streams)
    }

    fn limits(&self) -> Limits {
        Limits::from(&self.limit)
    }

    fn settings(&self) -> Settings {
        Settings { multi_pv: self.multipv.into(), ..Settings::default() }
    }

    /// The evaluator that is asked for, or that counts the final score as asked.
    fn asked(&self) -> Option<&str> {
        let winner = self.empties_to_winner.then(|| OthelloEvaluation::DiscsWinner.id());
        winner.or(self.evaluator.as_deref())
    }
}

impl PositionCommand for SearchPosition {
    /// Whether the flags fit together.
    fn check<G: OnBoard>(&self) -> Result<(), Refusal> {
        let texts = texts();
        if let Some((algorithm, _)) = self.sampled()? {
            self.plan(algorithm)?;
            return find_evaluation::<G>(self.asked()).map(drop);
        }
        if G::HAS_CHANCE {
            return Err(no_engine::<G>().into());
        }
        let fault = if self.exact && G::GAME == GameId::Shogi {
            texts.cli_exact_of_othello()
        } else if self.empties_to_winner && !self.exact {
            texts.cli_empties_of_exact()
        } else if self.exact && self.limit.depth.is_some() {
            texts.cli_exact_without_depth()
        } else if !self.exact && self.limits() == Limits::default() {
            texts.cli_no_limit()
        } else if self.exact && G::SOLVER.is_none() {
            texts.cli_exact_of_othello()
        } else {
            return find_evaluation::<G>(self.asked()).map(drop);
        };
        Err(Refusal(fault))
    }

    fn answer_grid(&self, at: Grid) -> Result<CliAnswer, Refusal> {
        let Some((algorithm, descent)) = self.sampled()? else {
            return Err(Refusal(texts().cli_grid_is_sampled()));
        };
        let plan = self.sampling.plan(algorithm, &[Playout::Random])?;
        let sampling = SamplingRun { plan, rewards: Rewards::Outcome };
        let budget = Budget::UNLIMITED;
        let of = sample_moves((&TicTacToe, &at), &ThreeInARow, (descent, sampling), budget);
        moves_answer(&of, plan, |mark: Mark| mark.0.to_string())
    }

    fn answer<G: OnBoard>(&self, at: &G::Position) -> Result<CliAnswer, Refusal> {
        let evaluation = find_evaluation::<G>(self.asked())?;
        let id = fitting::<G>(evaluation, at)?;
        if let Some((algorithm, descent)) = self.sampled()? {
            let plan = self.plan(algorithm)?;
            if G::default().is_chance(at) {
                return Err(Refusal(texts().cli_nobody_chooses()));
            }
            let of = sample_position::<G>(at, evaluation, (descent, plan), Budget::UNLIMITED);
            return moves_answer(&of, plan, G::move_text);
        }
        let sign = G::default().player(at).sign();
        if self.exact {
            return Ok(self.solve::<G>(at, evaluation, sign).told());
        }
        let pawn = evaluation.pawn();
        let lines = |of: &Iteration<G::Move>| {
            let lines = of.lines.iter().map(|line| LineAnswer::of::<G>(at, line, (sign, pawn)));
            lines.collect::<Vec<_>>()
        };
        let (answer, iterations) =
            think(game_engine::<G>(evaluation, self.settings()), at, &self.limits());
        let iterations = iterations.iter().map(|of| (of.depth, of.nodes, of.elapsed, lines(of)));
        let answer = SearchAnswer {
            best: answer.best.map(G::move_text),
            depth: answer.last.as_ref().map_or(0, |last| last.depth.into()),
            nodes: answer.nodes,
            time: answer.elapsed,
            exact: pawn.is_none().then_some(false),
            evaluator: id,
            pawn,
            lines: answer.last.as_ref().map(lines).unwrap_or_default(),
            iterations: iterations.collect(),
        };
        Ok(answer.told())
    }
}

impl SearchPosition {
    /// The search that samples, if one is asked for.
    fn sampled(&self) -> Result<Option<(Algorithm, Descent)>, Refusal> {
        let Some(name) = &self.algorithm else {
            self.sampling.none_of_engine()?;
            return Ok(None);
        };
        let algorithm: Algorithm = name.parse()?;
        let descent = algorithm.samples().ok_or_else(|| Refusal(texts().cli_samples_not(name)))?;
        Ok(Some((algorithm, descent)))
    }

    fn plan(&self, algorithm: Algorithm) -> Result<Sampling, Refusal> {
        let plan = self.sampling.plan(algorithm, &[Playout::Random, Playout::Evaluator])?;
        Ok(Sampling { max_plies: self.max_plies, ..plan })
    }

    /// Reads a position to the end of its game.
    fn solve<G: OnBoard>(
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
        let found = G::SOLVER.and_then(|solver| (solver.solve)(at, evaluation, budget, &is_late));
        let (nodes, time) =
            (found.as_ref().map_or(entered.get(), |found| found.nodes), start.elapsed());
        let line = found.map(|Solved { value, line, .. }| {
            let line = Line { score: value, mate: None, moves: line, whole: true };
            LineAnswer::of::<G>(at, &line, (sign, None))
        });
        let pv = line.as_ref().map_or(&[][..], |line| &line.pv);
        SearchAnswer {
            best: pv.first().cloned(),
            depth: pv.len(),
            nodes,
            time,
            exact: Some(line.is_some()),
            evaluator: evaluation.at_the_end().id(),
            pawn: None,
            lines: line.into_iter().collect(),
            iterations: Vec::new(),
        }
    }
}

/// Runs an engine; returns its answer and every finished depth.
fn think<G: Game>(
    mut engine: Box<dyn GameEngine<G>>,
    at: &G::Position,
    limits: &Limits,
) -> (search::Answer<G::Move>, Vec<Iteration<G::Move>>) {
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
pub(super) fn centipawns(score: i32, pawn: i32) -> i32 {
    let hundredths = i64::from(score) * 100 / i64::from(pawn);
    // Saturates: beyond the range only the sign matters.
    let most = if hundredths < 0 { i32::MIN } else { i32::MAX };
    i32::try_from(hundredths).unwrap_or(most)
}

/// The plies to a mate, positive if the side to move mates.
pub(super) fn signed_mate<M>(line: &Line<M>, sign: i32) -> Option<i32> {
    let plies = i32::try_from(line.mate?).ok()?;
    Some(plies * line.score.0.signum() * sign)
}

/// What a search has found. Scores are for the side to move.
struct SearchAnswer {
    /// `None` if the game is over, or if a limit was hit before any result.
    best: Option<String>,
    /// The last finished depth, in plies; for an exact result, the length of the line.
    depth: usize,
    nodes: u64,
    time: Duration,
    /// Of other games than shogi: whether the score is the exact result.
    exact: Option<bool>,
    /// The evaluator, or how the final score is counted.
    evaluator: &'static str,
    /// Of shogi: the value of a pawn on the board in the evaluator's units.
    pawn: Option<i32>,
    /// The lines of the last finished depth, the best first.
    lines: Vec<LineAnswer>,
    /// Every finished depth, with its nodes and time.
    iterations: Vec<(u8, u64, Duration, Vec<LineAnswer>)>,
}

struct LineAnswer {
    pv: Vec<String>,
    /// The score in the evaluator's units, or in discs of the final score for an exact result; of
    /// shogi also in centipawns, or the plies to a mate, negative if the side to move is mated.
    json: Value,
    /// The score as text; a mate by its plies.
    score: String,
    /// The moves in the notation of the language that is spoken.
    said: String,
}

impl LineAnswer {
    /// `pawn` is the value of a pawn of shogi.
    fn of<G: OnBoard>(
        at: &G::Position,
        line: &Line<G::Move>,
        (sign, pawn): (i32, Option<i32>),
    ) -> Self {
        let score = line.score.0 * sign;
        let mate = signed_mate(line, sign).filter(|_| pawn.is_some());
        let pv: Vec<_> = line.moves.iter().map(|&mv| G::move_text(mv)).collect();
        let names = |language| pawn.map(|_| G::line_names(at, &line.moves, language).join(" "));
        let json = json!({
            "best": pv.first(),
            "score": score,
            "score_cp": pawn.filter(|_| mate.is_none()).map(|pawn| centipawns(score, pawn)),
            "mate": mate,
            "pv": pv,
            "names": names(Language::Ja),
        });
        let shown = |number| signed(Score(number)).to_string();
        Self {
            json: of_game(json, pawn),
            score: mate
                .map_or_else(|| shown(score), |plies| texts().cli_mate_in_plies(shown(plies))),
            said: names(Language::spoken()).unwrap_or_else(|| pv.join(" ")),
            pv,
        }
    }
}

/// An object without the fields that only another game has.
fn of_game(object: Value, pawn: Option<i32>) -> Value {
    let others: &[_] =
        if pawn.is_some() { &["exact"] } else { &["score_cp", "mate", "names", "pawn"] };
    without_nulls(object, others)
}

impl SearchAnswer {
    fn told(&self) -> CliAnswer {
        let (texts, first) = (texts(), self.lines.first());
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
        let jsons = |lines: &[LineAnswer]| -> Value {
            lines.iter().map(|line| line.json.clone()).collect()
        };
        let mut iterations = Vec::new();
        for (depth, nodes, time, lines) in &self.iterations {
            let ms = milliseconds(*time);
            for LineAnswer { score, said, .. } in lines {
                let nodes = grouped(*nodes);
                text += &format!("{depth:>5} {score:>8} {nodes:>13} {ms:>8}  {said}\n");
            }
            iterations.push(json!({
                "depth": depth,
                "nodes": nodes,
                "time_ms": ms,
                "lines": jsons(lines),
            }));
        }
        let pv = first.map_or(&[][..], |line| &line.pv);
        text += &match (&self.best, first.map(|line| &line.score)) {
            (Some(best), Some(score)) if self.exact == Some(true) => {
                texts.cli_best_final(best, score) + "\n" + &texts.cli_line(pv.join(" "))
            }
            (Some(best), Some(score)) => texts.cli_best_score(best, score),
            (Some(best), None) => texts.cli_best_unfinished(best),
            (None, _) if self.pawn.is_some() => texts.cli_mated(),
            (None, Some(score)) => texts.cli_over_score(score),
            (None, None) => texts.cli_limit_before_end(),
        };
        let nps = u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1);
        let nps = u64::try_from(nps).unwrap_or(u64::MAX);
        let (nodes, rate) = (grouped(self.nodes), grouped(nps));
        let end = match self.pawn {
            Some(pawn) => texts.cli_search_end(nodes, pawn, rate),
            None => texts.cli_search_end_of_game(self.evaluator, nodes, rate),
        };
        let of_first = |name: &str| first.map(|line| &line.json[name]);
        let json = json!({
            "best": self.best,
            // Null if not even depth 1 was finished.
            "score": of_first("score"),
            "score_cp": of_first("score_cp"),
            "mate": of_first("mate"),
            "depth": self.depth,
            "nodes": self.nodes,
            "nps": nps,
            "time_ms": milliseconds(self.time),
            "pv": pv,
            "exact": self.exact,
            "evaluator": self.evaluator,
            "pawn": self.pawn,
            "lines": jsons(&self.lines),
            "iterations": iterations,
        });
        CliAnswer { json: of_game(json, self.pawn), text: format!("{text}\n{end}\n") }
    }
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
