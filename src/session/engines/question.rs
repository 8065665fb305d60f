//! Questions to engines.

use std::time::Duration;

use shogi_core::{Color, Move};
use shunsai::Position;

use super::EngineError;
use formats::sfen::parse_sfen;
use formats::usi::MoveError;
use games::shogi::legality::broken_rule;

/// A position, and how far an engine is to search it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineQuestion {
    /// The start position, in SFEN.
    pub sfen: String,
    /// The moves played from there. The engine searches the position after them and can detect
    /// repetitions.
    pub moves: Vec<Move>,
    pub limit: SearchLimit,
    /// How many lines to report; 0 counts as 1.
    pub lines: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// In plies as the engine counts them.
    Depth(u32),
    /// As the engine counts them.
    Nodes(u64),
    Time(Duration),
    /// When it is stopped.
    Infinite,
    /// A search for a mate (詰み) by the side to move, for at most this time.
    Mate(Duration),
}

impl EngineQuestion {
    /// The start position, and the position to search.
    ///
    /// # Errors
    /// If the SFEN is invalid, a move is illegal, or a king is missing that engines need.
    pub fn positions(&self) -> Result<(Position, Position), EngineError> {
        let initial = parse_sfen(&self.sfen).map_err(EngineError::NoPosition)?;
        let mut position = initial.clone();
        for (at, &mv) in self.moves.iter().enumerate() {
            if let Some(rule) = broken_rule(&position, mv) {
                let why = MoveError::Illegal { mv, rule };
                return Err(EngineError::NoMove { ply: at + 1, why });
            }
            position.do_move(mv);
        }
        let side = position.side_to_move();
        let needs_king = |of: Color| of != side || !matches!(self.limit, SearchLimit::Mate(_));
        let is_missing = |of: &Color| needs_king(*of) && position.king_square(*of).is_none();
        if [Color::Black, Color::White].iter().any(is_missing) {
            return Err(EngineError::NoKing);
        }
        Ok((initial, position))
    }
}
