//! A search of a fixed depth: textbook alpha-beta with incremental evaluation.

use game::{FromKept, Game, Incremental, Keeping};
use games::othello::{Othello, OthelloMove, OthelloPosition};
use score::{Score, Window};
use search::{Budget, Run, alpha_beta};
use trace::Silent;

/// The first of the best moves, searched to `depth` plies.
pub(super) fn best_move<E: Incremental<Othello> + Copy>(
    evaluator: E,
    at: &OthelloPosition,
    depth: u8,
    moves: &[OthelloMove],
) -> Option<OthelloMove> {
    let game = Keeping {
        game: Othello,
        evaluator,
    };
    let start = game.start(*at);
    let player = at.to_move();
    let (mut best, mut window) = (None, Window::FULL);
    let mut run = Run::new(&FromKept, Budget::UNLIMITED, Silent);
    for &mv in moves {
        let after = game.after(&start, mv);
        let found = alpha_beta(&game, &after, depth.saturating_sub(1), window, &mut run);
        if best.is_none_or(|(_, value): (_, Score)| player.prefers(found.value, value)) {
            best = Some((mv, found.value));
            window.raise(player, found.value);
        }
    }
    best.map(|(mv, _)| mv)
}
