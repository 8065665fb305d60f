//! Iterative deepening: mate in 1, 3, 5 … plies.

use super::super::algorithm::Algorithm;
use super::super::memory::Memory;
use super::super::run::{Budget, Run};
use super::super::search;
use super::table::MateTable;
use super::{and_or, is_proven};
use game::{Evaluator, Limited};
use score::{BoundedScore, Window};
use trace::{Event, Observer, Round, Visit};

/// The number of positions in the table of a search that grows a tree.
const POSITIONS: usize = 1 << 16;

/// Searches for a mate at `at` within the plies left there, by AND/OR searches to 1, 3, 5 … plies
/// with a memory. Any other algorithm searches to the limit at once. Returns the observer, and
/// whether the search was completed.
pub fn search_mate<G, E, O>(
    algorithm: Algorithm,
    game: &G,
    at: &G::Position,
    evaluator: &E,
    budget: Budget<'_>,
    observer: O,
) -> (O, bool)
where
    G: Limited,
    E: Evaluator<G>,
    O: Observer<G::Move>,
{
    if algorithm != Algorithm::AndOr {
        let mut run = Run::new(evaluator, budget, observer);
        search(algorithm, game, at, u8::MAX, &mut run);
        let finished = !run.is_spent();
        return (run.into_observer(), finished);
    }
    let memory = MateTable::new(game.player(at), POSITIONS);
    let mut run = Run::remembering(evaluator, budget, observer, memory);
    deepen(game, at, 1, &mut run);
    let finished = !run.is_spent();
    (run.into_observer(), finished)
}

/// Searches `at` to `first` plies, then to two more each time, until it finds a mate or no plies
/// are left. Returns the plies of the last search and its value; `None` if the budget is spent
/// before.
pub(super) fn deepen<G: Limited>(
    game: &G,
    at: &G::Position,
    first: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> Option<(u8, BoundedScore)> {
    let most = game.left(at);
    let mut plies = first.min(most);
    loop {
        run.event(Event::<G::Move>::Iteration { round: Round::Depth(plies) });
        if !run.enter::<G::Move>(None, Window::FULL, Visit::First) {
            return None;
        }
        let attacker = game.player(at);
        let found = and_or(game, &game.with_left(at, plies), u8::MAX, attacker, run);
        if run.is_spent() {
            return None;
        }
        if is_proven(attacker, found.value) || plies + 1 >= most {
            return Some((plies, found));
        }
        plies += 2;
    }
}
