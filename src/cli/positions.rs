//! `perft` and `moves`.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::lines::{GamePositions, PositionCommand};
use super::{Exit, Refusal, texts};
use formats::usi::usi;
use game::Game;
use games::shogi::attackers::in_check;
use games::shogi::perft::perft;
use games::shogi::{Shogi, values::USAPYON};
use subject::RegisteredGame;

/// Deeper counts of shogi do not fit 64 bits and would take forever.
const DEEPEST: u8 = 12;

/// The same for other games.
const DEEPEST_OF_GAMES: u8 = 20;

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
pub(super) struct PerftAnswer {
    nodes: u64,
}

impl Perft {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(self, input, output)
    }

    fn check_depth(&self, deepest: u8) -> Result<(), Refusal> {
        if self.depth > deepest {
            return Err(Refusal(texts().cli_too_deep(deepest, self.depth)));
        }
        Ok(())
    }
}

impl PositionCommand for Perft {
    type Answer = PerftAnswer;

    fn check_shogi(&self) -> Result<(), Refusal> {
        self.check_depth(DEEPEST)
    }

    fn check<G: RegisteredGame>(&self) -> Result<(), Refusal> {
        self.check_depth(DEEPEST_OF_GAMES)
    }

    fn answer_shogi(&self, at: &Position) -> Result<PerftAnswer, Refusal> {
        let nodes = perft(at, self.depth);
        Ok(PerftAnswer { nodes })
    }

    fn answer<G: RegisteredGame>(&self, at: &G::Position) -> Result<PerftAnswer, Refusal> {
        let nodes = G::perft(at, self.depth);
        Ok(PerftAnswer { nodes })
    }

    fn people(answer: &PerftAnswer) -> String {
        format!("{}\n", answer.nodes)
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: GamePositions,
}

#[derive(Serialize)]
pub(super) struct MovesAnswer {
    count: usize,
    /// In USI, or in the notation of the game; of Othello squares, or `pass` alone.
    legal: Vec<String>,
    /// Of shogi.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_check: Option<bool>,
    /// Whether another game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<bool>,
}

impl Moves {
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        self.positions.answer(self, input, output)
    }
}

impl PositionCommand for Moves {
    type Answer = MovesAnswer;

    fn answer_shogi(&self, at: &Position) -> Result<MovesAnswer, Refusal> {
        let mut moves = Vec::new();
        Shogi { values: USAPYON }.moves(at, &mut moves);
        Ok(MovesAnswer {
            count: moves.len(),
            legal: moves.into_iter().map(usi).collect(),
            in_check: Some(in_check(at, at.side_to_move())),
            over: None,
        })
    }

    fn answer<G: RegisteredGame>(&self, at: &G::Position) -> Result<MovesAnswer, Refusal> {
        let mut moves = Vec::new();
        G::default().moves(at, &mut moves);
        Ok(MovesAnswer {
            count: moves.len(),
            legal: moves.iter().map(ToString::to_string).collect(),
            in_check: None,
            over: Some(moves.is_empty()),
        })
    }

    fn people(answer: &MovesAnswer) -> String {
        let count = match (answer.in_check, answer.over) {
            (Some(true), _) => texts().cli_legal_moves_in_check(answer.count),
            (_, Some(true)) => texts().cli_legal_moves_over(answer.count),
            _ => texts().cli_legal_moves(answer.count),
        };
        format!("{}\n{count}\n", answer.legal.join(" "))
    }
}
