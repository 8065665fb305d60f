//! `search`: what the engine makes of a position, from the view of the side to move.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};
use shogi_core::{Move, PieceKind};
use shunsai::Position;

use super::lines::Positions;
use super::{Exit, Refusal};
use crate::eval::material::Material;
use crate::formats::usi::usi;
use crate::games::shogi::notation::move_name;
use crate::games::shogi::values::{Scheme, scheme};
use crate::games::shogi::{Shogi, player_of};
use crate::language::{Language, grouped, signed};
use crate::score::Score;
use crate::search::{Answer, Control, Engine, Iteration, Limits, Line, Settings};

/// What the engine makes of a position.
#[derive(Debug, Args)]
pub struct SearchPosition {
    #[command(flatten)]
    positions: Positions,
    #[command(flatten)]
    limit: LimitArguments,
    /// The evaluator: usapyon, yss or yaneuraou (material in its piece values).
    #[arg(long, default_value = "usapyon")]
    evaluator: String,
    /// How many root moves to tell, the best first.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=600))]
    multipv: u16,
}

/// Exactly one limit.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
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
        let scheme = scheme(&self.evaluator)?;
        let settings = Settings {
            multi_pv: self.multipv.into(),
            ..Settings::default()
        };
        let engine = engine(scheme, settings);
        let engine = std::cell::RefCell::new(engine);
        self.positions.answer(
            input,
            output,
            |position| {
                let mut engine = engine.borrow_mut();
                engine.forget(); // Lines of the input do not depend on those before.
                let mut iterations = Vec::new();
                let start = Instant::now();
                let clock = || start.elapsed();
                let control = Control {
                    clock: &clock,
                    stop: &AtomicBool::new(false),
                };
                let limits = Limits::from(&self.limit);
                let answer = engine.deepen(position, &limits, control, |iteration| {
                    iterations.push(iteration.clone());
                });
                Ok(told(position, scheme, &answer, &iterations))
            },
            people,
        )
    }
}

/// The engine with the piece values of `scheme`.
pub(super) fn engine(scheme: &Scheme, settings: Settings) -> Engine<Shogi, Material> {
    // A capture is ordered by what it changes in the material that is searched for.
    let values = scheme.values.by_balance();
    Engine::new(Shogi { values }, Material(values), settings)
}

/// A value in hundredths of a pawn on the board.
pub(super) fn centipawns(score: i32, scheme: &Scheme) -> i32 {
    let pawn = i64::from(scheme.values.board(PieceKind::Pawn));
    (i64::from(score) * 100 / pawn) as i32
}

/// The plies to a mate with the sign of who mates: positive for the side to move.
pub(super) fn signed_mate(line: &Line<Move>, sign: i32) -> Option<i32> {
    let plies = line.mate? as i32;
    Some(plies * line.score.0.signum() * sign)
}

fn told(
    position: &Position,
    scheme: &Scheme,
    answer: &Answer<Move>,
    iterations: &[Iteration<Move>],
) -> Value {
    let sign = player_of(position.side_to_move()).sign();
    let line = |line: &Line<Move>| {
        let score = line.score.0 * sign;
        let mate = signed_mate(line, sign);
        json!({
            "best": line.moves.first().map(|&mv| usi(mv)),
            "score": score,
            "score_cp": mate.is_none().then(|| centipawns(score, scheme)),
            "mate": mate,
            "pv": line.moves.iter().map(|&mv| usi(mv)).collect::<Vec<_>>(),
            "names": names(position, &line.moves),
        })
    };
    let lines = |iteration: &Iteration<Move>| iteration.lines.iter().map(line).collect::<Vec<_>>();
    let last = answer.last.as_ref().map(lines).unwrap_or_default();
    let best = last.first().cloned().unwrap_or(Value::Null);
    let per_second = u128::from(answer.nodes) * 1_000_000 / answer.elapsed.as_micros().max(1);
    let iterations: Vec<_> = iterations
        .iter()
        .map(|iteration| {
            json!({
                "depth": iteration.depth,
                "nodes": iteration.nodes,
                "time_ms": milliseconds(iteration.elapsed),
                "lines": lines(iteration),
            })
        })
        .collect();
    json!({
        "best": answer.best.map(usi),
        "score": best["score"],
        "score_cp": best["score_cp"],
        "mate": best["mate"],
        "depth": answer.last.as_ref().map_or(0, |last| last.depth),
        "nodes": answer.nodes,
        "nps": u64::try_from(per_second).unwrap_or(u64::MAX),
        "time_ms": milliseconds(answer.elapsed),
        "pv": best["pv"].as_array().cloned().unwrap_or_default(),
        "evaluator": scheme.id,
        "pawn": scheme.values.board(PieceKind::Pawn),
        "lines": last,
        "iterations": iterations,
    })
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The moves of a line as people name them.
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

fn people(value: &Value) -> String {
    let number = |value: &Value| value.as_u64().unwrap_or(0);
    let mut text = String::new();
    let iterations = value["iterations"].as_array();
    for iteration in iterations.into_iter().flatten() {
        if text.is_empty() {
            text = format!(
                "{:>5} {:>8} {:>13} {:>8}  line\n",
                "depth", "score", "nodes", "ms"
            );
        }
        for line in iteration["lines"].as_array().into_iter().flatten() {
            text += &format!(
                "{:>5} {:>8} {:>13} {:>8}  {}\n",
                number(&iteration["depth"]),
                score(line),
                grouped(number(&iteration["nodes"]) as usize),
                number(&iteration["time_ms"]),
                line["names"].as_str().unwrap_or(""),
            );
        }
    }
    text += &match value["best"].as_str() {
        Some(best) if value["score"].is_null() => {
            format!("best {best}, depth 1 was not finished")
        }
        Some(best) => format!("best {best}, score {}", score(value)),
        None => "no legal move: mated".to_owned(),
    };
    let nodes = grouped(number(&value["nodes"]) as usize);
    let speed = grouped(number(&value["nps"]) as usize);
    let pawn = &value["pawn"];
    text + &format!(
        "\n{nodes} nodes, {speed} nodes/s; scores for the side to move, a pawn is {pawn}\n"
    )
}

/// A score for people: a mate by its plies.
fn score(value: &Value) -> String {
    if let Some(plies) = value["mate"].as_i64() {
        return format!("mate {}", signed(Score(plies as i32)));
    }
    let score = value["score"].as_i64().unwrap_or(0);
    signed(Score(score as i32)).to_string()
}
