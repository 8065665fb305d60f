//! Quiescence: beyond the horizon only moves that are not quiet, and stopping is a choice.

pub(super) mod pseudo;

use super::memory::Memory;
use super::run::{Run, moves_at};
use crate::game::{Evaluator, Game};
use crate::score::{Score, Window};
use crate::trace::{Event, Observer};

/// Minimax with quiescence (静止探索; Shannon 1950 asked for it, Harris 1975 named standing pat): where
/// the game says that stopping is a choice, the side to move may stand pat with the static value
/// instead of making one of the moves that are left.
///
/// `game` says which moves are read and where one may stop, see
/// [`Reading`](super::Reading). A move must be strictly better than standing pat.
pub fn quiescence<G: Game>(
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
    if game.may_decline(at) {
        best = run.static_value(game, at, 0);
        run.event(Event::Decline { value: best });
    }
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL) {
            break;
        }
        let value = quiescence(game, &game.after(at, mv), depth - 1, run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        run.back(mv, value, improves);
    }
    run.exit(best)
}

/// [`quiescence`] with alpha-beta pruning, fail-soft: standing pat alone may close the window.
///
/// The result is exact if it lies inside `window`, and only a bound otherwise. A run that remembers
/// saves work, and finds the same.
pub fn quiescence_alpha_beta<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    mut window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> Score {
    if let Some(value) = run.recall(game, at, window) {
        return value;
    }
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let asked = window;
    let mut choice = None;
    let mut best = player.worst();
    if game.may_decline(at) {
        best = run.static_value(game, at, 0);
        run.event(Event::Decline { value: best });
        window.raise(player, best);
    }
    let mut rest = moves.into_iter();
    loop {
        let skipped = rest.len();
        if window.is_closed() && skipped > 0 {
            run.event(Event::Cut { window, skipped });
            break;
        }
        let Some(mv) = rest.next() else {
            break;
        };
        if !run.enter(Some(mv), window) {
            break;
        }
        let value = quiescence_alpha_beta(game, &game.after(at, mv), depth - 1, window, run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        choice = if improves { Some(mv) } else { choice };
        run.back(mv, value, improves);
        window.raise(player, best);
    }
    run.remember(game, at, asked, best, choice);
    run.exit(best)
}
