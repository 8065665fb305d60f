//! Wishful reading (勝手読み): the opponent is expected to help.

pub(super) mod pseudo;

use super::run::{Run, moves_at};
use crate::game::{Evaluator, Game};
use crate::score::{Player, Score, Window};
use crate::trace::Observer;

/// The value that `dreamer` hopes for when the opponent, too, plays what `dreamer` would like best:
/// the mistake that minimax corrects (the minimax article calls it 勝手読み).
///
/// It is the best leaf of all; nothing says that the game can be brought there.
pub fn wishful<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    dreamer: Player,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>>,
) -> Score {
    let moves = moves_at(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let mut best = dreamer.worst();
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL) {
            break;
        }
        let value = wishful(game, &game.after(at, mv), depth - 1, dreamer, run);
        let improves = dreamer.prefers(value, best);
        best = dreamer.better(best, value);
        run.back(mv, value, improves);
    }
    run.exit(best)
}
