//! Alpha-beta: minimax without the branches that cannot matter.

pub(super) mod pseudo;

use super::run::{Run, moves_at};
use crate::game::{Evaluator, Game};
use crate::score::{Score, Window};
use crate::trace::{Event, Observer};

/// Minimax with alpha-beta pruning (Knuth & Moore 1975, F2), fail-soft (Fishburn 1983).
///
/// The result is exact if it lies inside `window`, and only a bound otherwise. A node is left as
/// soon as its window closes (α ≥ β): the player who would have to allow this position has a
/// better way above. With the best move first everywhere, `b^⌈d/2⌉ + b^⌊d/2⌋ − 1` leaves remain.
pub fn alpha_beta<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    mut window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>>,
) -> Score {
    let moves = moves_at(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = player.worst();
    let mut rest = moves.into_iter();
    while let Some(mv) = rest.next() {
        if !run.enter(Some(mv), window) {
            break;
        }
        let value = alpha_beta(game, &game.after(at, mv), depth - 1, window, run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        run.back(mv, value, improves);
        window.raise(player, best);
        let skipped = rest.len();
        if window.is_closed() && skipped > 0 {
            run.event(Event::Cut { window, skipped });
            break;
        }
    }
    run.exit(best)
}

/// Alpha-beta that knows only the bound of its parent (Knuth & Moore 1975, F1): shallow cuts,
/// but no deep ones.
///
/// `window` holds what the player one ply up is sure of, and nothing from further above.
pub fn alpha_beta_shallow<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    mut window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>>,
) -> Score {
    let moves = moves_at(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = player.worst();
    let mut rest = moves.into_iter();
    while let Some(mv) = rest.next() {
        let own = Window::FULL.raised(player, best);
        if !run.enter(Some(mv), own) {
            break;
        }
        let value = alpha_beta_shallow(game, &game.after(at, mv), depth - 1, own, run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        run.back(mv, value, improves);
        window.raise(player, best);
        let skipped = rest.len();
        if window.is_closed() && skipped > 0 {
            run.event(Event::Cut { window, skipped });
            break;
        }
    }
    run.exit(best)
}
