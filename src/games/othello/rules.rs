//! The game: moves, passes and the end.

use super::moves::OthelloMove;
use super::position::OthelloPosition;
use super::square::DiscSquare;
use game::{Game, Keyed, Quiet};
use score::Player;

/// The game of Othello. Moves are in the order of the squares, a1, b1 … h8.
///
/// A side that cannot place a disc passes; if neither side can, there is no move, and the game is
/// over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Othello;

impl Quiet for Othello {}

impl Game for Othello {
    type Position = OthelloPosition;
    type Move = OthelloMove;

    fn player(&self, at: &OthelloPosition) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &OthelloPosition, moves: &mut Vec<OthelloMove>) {
        let legal = at.legal();
        if !legal.is_empty() {
            moves.extend(legal.iter().map(OthelloMove::Place));
        } else if !at.passed().legal().is_empty() {
            moves.push(OthelloMove::Pass);
        }
    }

    fn after(&self, at: &OthelloPosition, mv: OthelloMove) -> OthelloPosition {
        at.after(mv)
    }

    fn player_after(&self, at: &OthelloPosition, _: OthelloMove) -> Player {
        at.to_move().other()
    }
}

impl Keyed for Othello {
    const NUMBERS: usize = DiscSquare::COUNT + 1;

    fn key(&self, at: &OthelloPosition) -> u64 {
        at.key()
    }

    fn number(&self, mv: OthelloMove) -> usize {
        mv.square().map_or(DiscSquare::COUNT, DiscSquare::index)
    }
}
