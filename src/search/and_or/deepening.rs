//! Iterative deepening: mate in 1, in 3, in 5 … plies.

use super::super::algorithm::Algorithm;
use super::super::memory::Memory;
use super::super::run::{Budget, Run};
use super::super::search;
use super::table::MateTable;
use super::{and_or, is_proven};
use game::{Evaluator, Limited};
use score::{BoundedScore, Window};
use trace::{Event, Observer, Round, Visit};

/// How many positions the table of a search that grows a tree has room for.
const POSITIONS: usize = 1 << 16;

/// Looks for a mate at `at` within the plies that are left there: an AND/OR search to 1, 3, 5 …
/// plies, with a memory; any other algorithm reads to the limit at once. Besides the observer,
/// whether the search came to its end.
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

/// Reads `at` to `first` plies, to two more, and so on, until a mate is found or no more plies are
/// left there; how many plies were read at last, and the value. None, if the budget is spent before.
pub(super) fn deepen<G: Limited>(
    game: &G,
    at: &G::Position,
    first: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> Option<(u8, BoundedScore)> {
    let most = game.left(at);
    let mut plies = first.min(most);
    loop {
        run.event(Event::<G::Move>::Iteration {
            round: Round::Depth(plies),
        });
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
