//! `exchange`: take or decline on a square, from the view of the side to move.

use std::io::{BufRead, Write};

use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use shogi_core::{Move, Square};
use shunsai::Position;

use super::lines::Positions;
use super::{Exit, Refusal};
use crate::formats::usi::{parse_square, usi};
use crate::game::{CaptureOrder, Captures, Exchange, Exchanged, Gained, Game};
use crate::games::shogi::values::{Scheme, scheme};
use crate::games::shogi::{Shogi, player_of};
use crate::score::Score;
use crate::search::{Budget, Run, exchange};
use crate::subject::exchange::check_target;
use crate::trace::Silent;

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
    /// The piece values: usapyon, yss or yaneuraou.
    #[arg(long, default_value = "usapyon")]
    values: String,
    /// Which captures are candidates.
    #[arg(long, value_enum, default_value = "cheapest")]
    captures: Candidates,
}

impl ExchangeOn {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let square = parse_square(&self.square)?;
        let scheme = scheme(&self.values)?;
        self.positions.answer(
            input,
            output,
            |position| answer(position, square, scheme, self.captures.into()),
            people,
        )
    }
}

type ExchangeNode = Exchanged<Position>;

fn answer(
    position: &Position,
    square: Square,
    scheme: &Scheme,
    order: CaptureOrder,
) -> Result<Value, Refusal> {
    let game = Shogi {
        values: scheme.values,
    };
    let game = Exchange {
        game: &game,
        square,
        order,
    };
    let mut root = Exchanged::start(position.clone());
    let sign = player_of(position.side_to_move()).sign();
    if let Err(reason) = check_target(position, square) {
        return Ok(json!({
            "value": 0,
            "first_capture_value": null,
            "first_moves": [],
            "running": [0],
            "backed_up": [0],
            "line": [],
            "note": reason.to_string(),
        }));
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
    Ok(json!({
        "value": backed_up[0],
        "first_capture_value": first_value.map(|value| value.0 * sign),
        "first_moves": first_moves,
        "running": running,
        "backed_up": backed_up,
        "line": line,
    }))
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
            let value = exchange(game, &game.after(at, capture), &mut run);
            if run.is_spent() {
                return Err(Refusal(format!(
                    "the exchange has more than {} positions after one capture; it was not finished",
                    Budget::DEFAULT.nodes
                )));
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
    captures
        .iter()
        .copied()
        .reduce(|a, b| if player.prefers(b.1, a.1) { b } else { a })
}

fn people(value: &Value) -> String {
    let list = |name: &str| {
        let items = value[name].as_array().into_iter().flatten();
        let items: Vec<_> = items
            .map(|item| {
                item.as_str()
                    .map_or_else(|| item.to_string(), str::to_owned)
            })
            .collect();
        items.join(" ")
    };
    let mut text = format!("value {}\n", value["value"]);
    if let Some(note) = value["note"].as_str() {
        return format!("{text}({note})\n");
    }
    text += &format!(
        "first capture {}: {}\n",
        value["first_capture_value"],
        list("first_moves")
    );
    text += &format!(
        "running   {}\nbacked up {}\n",
        list("running"),
        list("backed_up")
    );
    text += &format!("line      {}\n", list("line"));
    text
}
