//! Minimax: both sides play their best.

pub(super) mod pseudo;

use super::run::{Run, moves_at};
use crate::game::{Evaluator, Game};
use crate::score::{Score, Window};
use crate::trace::Observer;

/// The value of `at` for Black when both sides play their best for `depth` plies (von Neumann
/// 1928; Shannon 1950).
///
/// Every position within `depth` plies is visited: about `b^depth` of them with `b` moves each.
/// Of equal moves the first one tried is kept.
pub fn minimax<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>>,
) -> Score {
    let moves = moves_at(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = player.worst();
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL) {
            break;
        }
        let value = minimax(game, &game.after(at, mv), depth - 1, run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        run.back(mv, value, improves);
    }
    run.exit(best)
}
