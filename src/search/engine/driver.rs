//! Runs any algorithm on a reading of a game, with the memory that it needs.

use std::time::Duration;

use super::super::algorithm::Algorithm;
use super::super::move_filter::MoveFilter;
use super::super::order::MoveOrder;
use super::super::reading::{AtEnd, Reading};
use super::super::run::{Budget, Run};
use super::super::search;
use super::Limits;
use super::deepening::Deepening;
use super::principal::Principal;
use super::search_memory::SearchMemory;
use game::{Evaluator, Game, Keyed, Tactics};
use score::Score;
use trace::{Observer, Silent};

/// The size of the table of a search that grows a tree, in bytes.
const TABLE: usize = 16 << 20;

/// The half-width of the engine's aspiration windows, in pawns.
const MARGIN: i32 = 1;

/// Runs an algorithm on what `reading` reads below `at`, which was reached by a move to `last`.
/// Returns the observer, and whether the search was completed.
///
/// Supports every algorithm of the registry: our engine with all its iterations, the others with
/// the move order of the plan. `pawn` is the value of a pawn.
pub fn search_reading<G, E, L, O>(
    (algorithm, pawn): (Algorithm, i32),
    reading: &Reading<'_, G, E>,
    (at, last): (&G::Position, Option<G::Square>),
    leaf: &AtEnd<L>,
    budget: Budget<'_>,
    observer: O,
) -> (O, bool)
where
    G: Tactics + Keyed,
    E: Evaluator<G>,
    L: Evaluator<G>,
    O: Observer<G::Move>,
{
    let plan = reading.plan;
    // The table ignores extensions and the distance from the root at which classes of moves are
    // generated.
    let is_alike = !plan.extension && plan.moves != MoveFilter::Yss;
    let bytes = if is_alike { TABLE } else { 0 };
    let deepening = Deepening {
        game: reading.game,
        standing: reading.standing,
        plan,
        selector: reading.selector,
        lines: 1,
        margin: Some(MARGIN * pawn),
        further: reading.further,
    };
    let no_clock = || Duration::ZERO; // Only depth and budget limit the search.
    let start = reading.start_after(at.clone(), last);
    let mut moves = Vec::new();
    reading.moves(&start, &mut moves);
    // At depth 0 there are no iterations.
    if algorithm == Algorithm::Engine && plan.depth > 0 && !moves.is_empty() {
        let mut memory = SearchMemory::new(bytes, plan.order.sorts(), G::NUMBERS).noting_visits();
        let observer = (Principal::new(), observer);
        let mut run = Run::remembering(leaf, budget, observer, &mut memory);
        let limits = Limits::to_depth(plan.depth);
        deepening.read(at, &limits, &no_clock, &mut run, &mut |_| ());
        let finished = !run.is_spent();
        return (run.into_observer().1, finished);
    }
    if !plan.order.remembers() && !algorithm.remembers() {
        let mut run = Run::new(leaf, budget, observer);
        search(algorithm, reading, &start, u8::MAX, &mut run);
        let finished = !run.is_spent();
        return (run.into_observer(), finished);
    }
    let bytes = if plan.order == MoveOrder::Shallow || algorithm.remembers() { bytes } else { 0 };
    let mut guess = Score(0);
    let memory = SearchMemory::new(bytes, true, G::NUMBERS);
    let mut memory = memory.for_order(plan.order).noting_visits();
    if plan.order == MoveOrder::Shallow && plan.depth > 1 {
        let observer = (Principal::new(), Silent);
        let budget = Budget { generated: None, ..budget };
        let mut run = Run::remembering(leaf, budget, observer, &mut memory);
        let limits = Limits::to_depth(plan.depth - 1);
        let answer = deepening.read(at, &limits, &no_clock, &mut run, &mut |_| ());
        let lines = answer.last.map(|last| last.lines).unwrap_or_default();
        guess = lines.first().map_or(guess, |line| line.score);
        memory.table.next_search(); // Visit numbers of earlier searches belong to another run.
    }
    let mut run = Run::remembering(leaf, budget, observer, &mut memory).guessing(guess);
    search(algorithm, reading, &start, u8::MAX, &mut run);
    let finished = !run.is_spent();
    (run.into_observer(), finished)
}
