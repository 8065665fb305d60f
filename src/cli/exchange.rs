//! `exchange`: the value of an exchange on a square for the side to move, with declining allowed.

use std::io::{BufRead, Write};

use clap::{Args, ValueEnum};
use serde::Serialize;
use shogi_core::{Move, Square};
use shunsai::Position;

use super::lines::Positions;
use super::{Exit, Refusal, texts};
use eval::Evaluation;
use formats::usi::{parse_square, usi};
use game::{CaptureOrder, Captures, Exchange, Exchanged, Gained, Game};
use games::shogi::{Shogi, player_of};
use score::Score;
use search::{Budget, Run, exchange};
use subject::exchange::check_target;
use trace::Silent;

/// Which captures are candidates.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Candidates {
    Geometric,
    Cheapest,
    Any,
}

impl From<Candidates> for CaptureOrder {
    fn from(candidates: Candidates) -> Self {
        match candidates {
            Candidates::Geometric => Self::Geometric,
            Candidates::Cheapest => Self::Cheapest,
            Candidates::Any => Self::Any,
        }
    }
}

/// The exchange value on a square: take or decline.
#[derive(Debug, Args)]
pub struct ExchangeOn {
    #[command(flatten)]
    positions: Positions,
    /// The square: 6d or 64.
    #[arg(long)]
    square: String,
    /// The evaluator whose piece values are counted, or values of one's own, as in own:P=100,S=1150
    /// (what is left out is as in usapyon).
    #[arg(long, default_value = "usapyon")]
    values: String,
    /// Which captures are candidates.
    #[arg(long, value_enum, default_value = "cheapest")]
    captures: Candidates,
}

impl ExchangeOn {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let square = parse_square(&self.square)?;
        let evaluation: Evaluation = self.values.parse()?;
        self.positions.answer(
            input,
            output,
            |position| answer(position, square, evaluation, self.captures.into()),
            people,
        )
    }
}

/// The answer of `exchange`: values for the side to move, moves in USI.
#[derive(Serialize)]
struct ExchangeAnswer {
    /// The value if both sides may decline.
    value: i32,
    /// The value if the first capture is forced; `None` without a capture.
    first_capture_value: Option<i32>,
    /// The captures with that value.
    first_moves: Vec<String>,
    /// The material won after each capture of the whole swap list; the first entry is before any.
    running: Vec<i32>,
    /// The same entries backed up, with declining allowed to both sides.
    backed_up: Vec<i32>,
    /// The captures actually made.
    line: Vec<String>,
    /// Why there is nothing to exchange.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

type ExchangeNode = Exchanged<Position>;

fn answer(
    position: &Position,
    square: Square,
    evaluation: Evaluation,
    order: CaptureOrder,
) -> Result<ExchangeAnswer, Refusal> {
    let game = Shogi { values: evaluation.values() };
    let game = Exchange { game: &game, square, order };
    let mut root = Exchanged::start(position.clone());
    let sign = player_of(position.side_to_move()).sign();
    if let Err(reason) = check_target(position, square) {
        return Ok(ExchangeAnswer {
            value: 0,
            first_capture_value: None,
            first_moves: Vec::new(),
            running: vec![0],
            backed_up: vec![0],
            line: Vec::new(),
            note: Some(reason.to_string()),
        });
    }
    let first = valued_captures(&game, &root)?;
    let first_value = best(&game, &root, &first).map(|(_, value)| value);
    let first_moves: Vec<_> = first
        .iter()
        .filter(|(_, value)| Some(*value) == first_value)
        .map(|(mv, _)| usi(*mv))
        .collect();
    let mut running = Vec::new();
    let mut backed_up = Vec::new();
    let mut line = Vec::new();
    let mut taking = true;
    loop {
        let captures = valued_captures(&game, &root)?;
        let player = game.player(&root);
        running.push(root.gained.0 * sign);
        let Some((capture, value)) = best(&game, &root, &captures) else {
            backed_up.push(root.gained.0 * sign);
            break;
        };
        backed_up.push(player.better(root.gained, value).0 * sign);
        taking &= player.prefers(value, root.gained);
        if taking {
            line.push(usi(capture));
        }
        root = game.after(&root, capture);
    }
    Ok(ExchangeAnswer {
        value: backed_up[0],
        first_capture_value: first_value.map(|value| value.0 * sign),
        first_moves,
        running,
        backed_up,
        line,
        note: None,
    })
}

/// Each candidate capture with the value for Black of the exchange after it.
fn valued_captures<G: Captures<Position = Position, Move = Move>>(
    game: &Exchange<'_, G>,
    at: &ExchangeNode,
) -> Result<Vec<(Move, Score)>, Refusal> {
    let mut captures = Vec::new();
    game.moves(at, &mut captures);
    captures
        .into_iter()
        .map(|capture| {
            let mut run = Run::new(&Gained, Budget::DEFAULT, Silent);
            let value = exchange(game, &game.after(at, capture), &mut run).value;
            if run.is_spent() {
                return Err(Refusal(texts().cli_exchange_too_many(Budget::DEFAULT.nodes)));
            }
            Ok((capture, value))
        })
        .collect()
}

/// The first of the best captures for the side to move.
fn best<G: Captures<Position = Position, Move = Move>>(
    game: &Exchange<'_, G>,
    at: &ExchangeNode,
    captures: &[(Move, Score)],
) -> Option<(Move, Score)> {
    let player = game.player(at);
    captures.iter().copied().reduce(|a, b| if player.prefers(b.1, a.1) { b } else { a })
}

fn people(answer: &ExchangeAnswer) -> String {
    let numbers = |numbers: &[i32]| {
        let texts: Vec<_> = numbers.iter().map(i32::to_string).collect();
        texts.join(" ")
    };
    let texts = texts();
    let text = texts.cli_value(answer.value) + "\n";
    if let Some(note) = &answer.note {
        return format!("{text}({note})\n");
    }
    let first = answer.first_capture_value;
    let lines = [
        texts.cli_exchange_first(
            answer.first_moves.join(" "),
            first.map_or_else(|| texts.cli_none(), |value| value.to_string()),
        ),
        texts.cli_exchange_running(numbers(&answer.running)),
        texts.cli_exchange_backed_up(numbers(&answer.backed_up)),
        texts.cli_exchange_line(answer.line.join(" ")),
    ];
    text + &lines.join("\n") + "\n"
}
