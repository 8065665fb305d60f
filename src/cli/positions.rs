//! `perft` and `moves`.

use std::io::{BufRead, Write};

use clap::Args;
use serde_json::json;

use super::lines::Positions;
use super::{Exit, Refusal};
use crate::formats::usi::usi;
use crate::game::Game;
use crate::games::shogi::attackers::in_check;
use crate::games::shogi::perft::perft;
use crate::games::shogi::{Shogi, values::USAPYON};

/// Deeper counts do not fit 64 bits, nor anybody's patience.
const DEEPEST: u8 = 12;

/// Count the legal lines of a position.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    positions: Positions,
    /// Plies.
    #[arg(long)]
    depth: u8,
}

impl Perft {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        if self.depth > DEEPEST {
            return Err(Refusal(format!(
                "--depth {} is too deep, expected at most {DEEPEST}",
                self.depth
            )));
        }
        self.positions.answer(
            input,
            output,
            |position| Ok(json!({ "nodes": perft(position, self.depth) })),
            |value| format!("{}\n", value["nodes"]),
        )
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: Positions,
}

impl Moves {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(
            input,
            output,
            |position| {
                let mut moves = Vec::new();
                Shogi { values: USAPYON }.moves(position, &mut moves);
                let legal: Vec<_> = moves.into_iter().map(usi).collect();
                Ok(json!({
                    "count": legal.len(),
                    "legal": legal,
                    "in_check": in_check(position, position.side_to_move()),
                }))
            },
            |value| {
                let legal = value["legal"].as_array().into_iter().flatten();
                let legal: Vec<_> = legal.filter_map(|mv| mv.as_str()).collect();
                let check = if value["in_check"] == json!(true) {
                    ", in check"
                } else {
                    ""
                };
                format!("{}\n{} legal moves{check}\n", legal.join(" "), legal.len())
            },
        )
    }
}
