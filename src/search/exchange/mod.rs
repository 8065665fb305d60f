//! Exchange value: take or decline (取るか取らないか).

pub(super) mod pseudo;

use super::run::{Run, moves_at};
use crate::game::{Evaluator, Game};
use crate::score::{Score, Window};
use crate::trace::{Event, Observer};

/// The value for Black of an exchange in which, at every turn, the side to move may take or may
/// decline and keep what it has (usapyon, chapter 3; YSS, figure 2; static exchange evaluation).
///
/// `game` says which captures are candidates (see [`Exchange`](crate::game::Exchange)), and the
/// evaluator what has been gained so far. Taking must be strictly better than declining.
pub fn exchange<G: Game>(
    game: &G,
    at: &G::Position,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>>,
) -> Score {
    let captures = moves_at(game, at, u8::MAX);
    if captures.is_empty() {
        return run.leaf(game, at, 0);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = run.static_value(game, at, 0);
    run.event(Event::Decline { value: best });
    for capture in captures {
        if !run.enter(Some(capture), Window::FULL) {
            break;
        }
        let value = exchange(game, &game.after(at, capture), run);
        let improves = player.prefers(value, best);
        best = player.better(best, value);
        run.back(capture, value, improves);
    }
    run.exit(best)
}
