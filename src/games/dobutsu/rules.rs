//! The game: moves, and positions as numbers.

use super::moves::DobutsuMove;
use super::position::DobutsuPosition;
use game::{Game, Keyed, Quiet};
use score::Player;

/// The game of dōbutsu shōgi. Moves are in the order of the squares, A1, B1 … C4, drops after
/// steps.
///
/// Every step and every drop is legal, even one that leaves the lion to be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dobutsu;

impl Quiet for Dobutsu {}

impl Game for Dobutsu {
    type Position = DobutsuPosition;
    type Move = DobutsuMove;

    fn player(&self, at: &DobutsuPosition) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &DobutsuPosition, moves: &mut Vec<DobutsuMove>) {
        if at.winner().is_none() {
            moves.extend(at.moves_on());
        }
    }

    fn after(&self, at: &DobutsuPosition, mv: DobutsuMove) -> DobutsuPosition {
        at.after(mv)
    }

    fn player_after(&self, at: &DobutsuPosition, _: DobutsuMove) -> Player {
        at.to_move().other()
    }
}

impl Keyed for Dobutsu {
    const NUMBERS: usize = DobutsuMove::NUMBERS;

    /// Different positions always have different keys: each step is reversible.
    fn key(&self, at: &DobutsuPosition) -> u64 {
        let spread = at.number().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (spread ^ spread >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn number(&self, mv: DobutsuMove) -> usize {
        mv.number()
    }
}
