//! `perft` and `moves`.

use std::any::Any;

use clap::Args;
use serde_json::json;
use shunsai::Position;

use super::lines::{GamePositions, PositionCommand};
use super::{CliAnswer, Exit, Refusal, Streams, texts, without_nulls};
use games::shogi::attackers::in_check;
use subject::OnBoard;

/// Count the legal lines of a position.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    positions: GamePositions,
    /// Plies.
    #[arg(long)]
    depth: u8,
}

impl Perft {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(self, streams)
    }
}

impl PositionCommand for Perft {
    fn check<G: OnBoard>(&self) -> Result<(), Refusal> {
        if self.depth > G::DEEPEST_COUNT {
            return Err(Refusal(texts().cli_too_deep(G::DEEPEST_COUNT, self.depth)));
        }
        Ok(())
    }

    fn answer<G: OnBoard>(&self, at: &G::Position) -> Result<CliAnswer, Refusal> {
        let nodes = G::perft(at, self.depth);
        Ok(CliAnswer { json: json!({"nodes": nodes}), text: format!("{nodes}\n") })
    }
}

/// List the legal moves of a position.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    positions: GamePositions,
}

impl Moves {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        self.positions.answer(self, streams)
    }
}

impl PositionCommand for Moves {
    /// Moves in USI, or in the notation of the game; of Othello squares, or `pass` alone.
    fn answer<G: OnBoard>(&self, at: &G::Position) -> Result<CliAnswer, Refusal> {
        let mut moves = Vec::new();
        G::default().moves(at, &mut moves);
        let legal: Vec<_> = moves.into_iter().map(G::move_text).collect();
        let (count, texts) = (legal.len(), texts());
        let of_shogi = (at as &dyn Any).downcast_ref::<Position>();
        let in_check = of_shogi.map(|at| in_check(at, at.side_to_move()));
        // Of other games.
        let over = in_check.is_none().then_some(count == 0);
        let counted = match (in_check, over) {
            (Some(true), _) => texts.cli_legal_moves_in_check(count),
            (_, Some(true)) => texts.cli_legal_moves_over(count),
            _ if G::default().is_chance(at) => texts.cli_moves_of_chance(count),
            _ => texts.cli_legal_moves(count),
        };
        let json = json!({"count": count, "legal": legal, "in_check": in_check, "over": over});
        Ok(CliAnswer {
            json: without_nulls(json, &["in_check", "over"]),
            text: format!("{}\n{counted}\n", legal.join(" ")),
        })
    }
}
