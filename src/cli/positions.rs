//! `perft` and `moves`.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;

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

/// The answer of `perft`.
#[derive(Serialize)]
struct PerftAnswer {
    nodes: u64,
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
            |position| {
                let nodes = perft(position, self.depth);
                Ok(PerftAnswer { nodes })
            },
            |answer| format!("{}\n", answer.nodes),
        )
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: Positions,
}

/// The answer of `moves`, the moves in USI.
#[derive(Serialize)]
struct MovesAnswer {
    count: usize,
    legal: Vec<String>,
    in_check: bool,
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
                Ok(MovesAnswer {
                    count: legal.len(),
                    legal,
                    in_check: in_check(position, position.side_to_move()),
                })
            },
            |answer| {
                let check = if answer.in_check { ", in check" } else { "" };
                let legal = answer.legal.join(" ");
                format!("{legal}\n{} legal moves{check}\n", answer.count)
            },
        )
    }
}
