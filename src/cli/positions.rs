//! `perft` and `moves`.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;

use super::lines::{Asked, GamePositions};
use super::{Exit, Refusal, texts};
use crate::formats::usi::usi;
use crate::game::Game;
use crate::games::othello::{self, Othello};
use crate::games::shogi::attackers::in_check;
use crate::games::shogi::perft::perft;
use crate::games::shogi::{Shogi, values::USAPYON};

/// Deeper counts of shogi do not fit 64 bits and would take forever.
const DEEPEST: u8 = 12;

/// The same for Othello.
const DEEPEST_OTHELLO: u8 = 20;

/// Count the legal lines of a position.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    positions: GamePositions,
    /// Plies.
    #[arg(long)]
    depth: u8,
}

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
        let asked = self.positions.asked()?;
        let deepest = match asked {
            Asked::Shogi(_) => DEEPEST,
            Asked::Othello(_) => DEEPEST_OTHELLO,
        };
        if self.depth > deepest {
            return Err(Refusal(texts().cli_too_deep(deepest, self.depth)));
        }
        let people = |answer: &PerftAnswer| format!("{}\n", answer.nodes);
        let depth = self.depth;
        match asked {
            Asked::Shogi(lines) => {
                let count = |at: &_| Ok(PerftAnswer::of(perft(at, depth)));
                lines.answer_shogi(input, output, count, people)
            }
            Asked::Othello(lines) => {
                let count = |at: &_| Ok(PerftAnswer::of(othello::perft::perft(at, depth)));
                lines.answer_othello(input, output, count, people)
            }
        }
    }
}

impl PerftAnswer {
    const fn of(nodes: u64) -> Self {
        Self { nodes }
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: GamePositions,
}

/// The answer of `moves`, the moves in USI.
#[derive(Serialize)]
struct MovesAnswer {
    count: usize,
    legal: Vec<String>,
    in_check: bool,
}

#[derive(Serialize)]
struct DiscMovesAnswer {
    count: usize,
    /// Squares, or `pass` alone.
    legal: Vec<String>,
    /// Whether neither side can move.
    over: bool,
}

impl Moves {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        match self.positions.asked()? {
            Asked::Shogi(lines) => lines.answer_shogi(
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
                    let count = if answer.in_check {
                        texts().cli_legal_moves_in_check(answer.count)
                    } else {
                        texts().cli_legal_moves(answer.count)
                    };
                    format!("{}\n{count}\n", answer.legal.join(" "))
                },
            ),
            Asked::Othello(lines) => lines.answer_othello(
                input,
                output,
                |position| {
                    let mut moves = Vec::new();
                    Othello.moves(position, &mut moves);
                    let legal: Vec<_> = moves.iter().map(ToString::to_string).collect();
                    Ok(DiscMovesAnswer {
                        count: legal.len(),
                        over: legal.is_empty(),
                        legal,
                    })
                },
                |answer| {
                    let count = if answer.over {
                        texts().cli_legal_moves_over(answer.count)
                    } else {
                        texts().cli_legal_moves(answer.count)
                    };
                    format!("{}\n{count}\n", answer.legal.join(" "))
                },
            ),
        }
    }
}
