//! Runs any algorithm on a reading of a game, with the memory that it needs.

use std::cell::Cell;
use std::time::Duration;

use super::super::algorithm::Algorithm;
use super::super::judgement::{Judgement, NoJudgement, Rationed};
use super::super::memory::{Memory, NoMemory};
use super::super::move_filter::MoveFilter;
use super::super::order::MoveOrder;
use super::super::reached::Reached;
use super::super::reading::{AtEnd, Plan, Reading};
use super::super::run::{Budget, Run};
use super::super::search;
use super::Limits;
use super::deepening::Deepening;
use super::inner::remembering_pvs;
use super::principal::Principal;
use super::search_memory::SearchMemory;
use super::selective::{Selective, Steps};
use game::{Evaluator, Game, Keyed, OrPass, Passes, Tactics, Threats};
use score::{Score, Window};
use trace::{Observer, Silent, Visit};

/// The size of the table of a search that grows a tree, in bytes.
const TABLE: usize = 16 << 20;

/// The half-width of the engine's aspiration windows, in pawns.
const MARGIN: i32 = 1;

/// Runs an algorithm on what `reading` reads below `at`, which was reached by a move to `last`.
/// Returns whether the search was completed.
///
/// Supports every algorithm of the registry: our engine with all its iterations, the others with
/// the move order of the plan. `pawn` is the value of a pawn.
pub fn search_reading<G, E, L>(
    (algorithm, pawn): (Algorithm, i32),
    reading: &Reading<'_, G, E>,
    (at, last): (&G::Position, Option<G::Square>),
    leaf: &AtEnd<L>,
    budget: Budget<'_>,
    observer: &mut dyn Observer<G::Move>,
) -> bool
where
    G: Tactics + Keyed,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    let plan = reading.plan;
    let (start, iterates) = start(reading, at, last);
    if algorithm == Algorithm::Engine && iterates {
        let memory = SearchMemory::new(table_of(plan), plan.order.sorts(), G::NUMBERS);
        let judged = (memory, NoJudgement);
        return deepened((pawn, budget), reading, at, leaf, observer, judged);
    }
    let remembers = plan.order == MoveOrder::Shallow || algorithm.remembers();
    let bytes = if remembers { table_of(plan) } else { 0 };
    let mut guess = Score(0);
    let mut memory = (remembers || plan.order.remembers()).then(|| {
        let memory = SearchMemory::new(bytes, true, G::NUMBERS);
        memory.for_order(plan.order).noting_visits()
    });
    if let Some(memory) = memory.as_mut().filter(|_| shallow(plan)) {
        let observer: (_, &mut dyn Observer<_>) = (Principal::new(), &mut Silent);
        let budget = Budget { generated: None, ..budget };
        let mut run = Run::remembering(leaf, budget, observer, &mut *memory);
        let limits = Limits::to_depth(plan.depth - 1);
        let deepening = deepening(pawn, reading);
        let answer = deepening.read(at, &limits, &NO_CLOCK, &mut run, &mut |_| ());
        let lines = answer.last.map(|last| last.lines).unwrap_or_default();
        guess = lines.first().map_or(guess, |line| line.score);
        memory.table.next_search(); // Visit numbers of earlier searches belong to another run.
    }
    let mut none = NoMemory;
    let memory: &mut dyn Memory<_> = match &mut memory {
        Some(memory) => memory,
        None => &mut none,
    };
    let mut run = Run::remembering(leaf, budget, observer, memory).guessing(guess);
    search(algorithm, reading, &start, u8::MAX, &mut run);
    !run.is_spent()
}

/// Whether a shallower search comes first, whose results order the moves.
fn shallow(plan: Plan) -> bool {
    plan.order == MoveOrder::Shallow && plan.depth > 1
}

/// Runs our engine with its judgement, and all its iterations, on what `reading` reads below `at`,
/// as [`search_reading`] runs it without; it may guess `most` times.
pub fn search_selectively<G, E, L>(
    (steps, most, pawn): (Steps, u64, i32),
    reading: &Reading<'_, Passes<G>, E>,
    (at, last): (&G::Position, Option<G::Square>),
    leaf: &AtEnd<L>,
    budget: Budget<'_>,
    observer: &mut dyn Observer<OrPass<G::Move>>,
) -> bool
where
    G: Tactics + Threats,
    Passes<G>: Tactics<Square = Option<G::Square>>
        + Keyed
        + Game<Position = G::Position, Move = OrPass<G::Move>>,
    E: Evaluator<Passes<G>>,
    L: Evaluator<Passes<G>>,
{
    let plan = reading.plan;
    let (start, iterates) = start(reading, at, last.map(Some));
    if !iterates {
        let mut run = Run::new(leaf, budget, observer);
        let window = (Window::FULL, Visit::First);
        remembering_pvs(reading, &start, u8::MAX, window, run.at_root::<OrPass<G::Move>>());
        return !run.is_spent();
    }
    let memory =
        SearchMemory::new(table_of(plan), plan.order.sorts(), <Passes<G> as Keyed>::NUMBERS);
    let left = Cell::new(most);
    let judgement = Rationed { judgement: Selective { steps, pawn }, left: &left };
    let judged = (memory.taking_deeper(), judgement);
    deepened((pawn, budget), reading, at, leaf, observer, judged)
}

/// Only depth and budget limit these searches.
const NO_CLOCK: fn() -> Duration = || Duration::ZERO;

/// The size of the table for a plan, in bytes: it ignores extensions, and the distance from the root
/// at which classes of moves are generated.
fn table_of(plan: Plan) -> usize {
    let is_alike = !plan.extension && plan.moves != MoveFilter::Yss;
    if is_alike { TABLE } else { 0 }
}

/// The start of a reading after a move to `last`, and whether there are iterations below it: not at
/// depth 0, and not without a move.
fn start<G: Tactics, E: Evaluator<G>>(
    reading: &Reading<'_, G, E>,
    at: &G::Position,
    last: Option<G::Square>,
) -> (Reached<G::Position, G::Square>, bool) {
    let start = reading.start_after(at.clone(), last);
    let mut moves = Vec::new();
    reading.moves(&start, &mut moves);
    (start, reading.plan.depth > 0 && !moves.is_empty())
}

fn deepening<'r, G: Tactics, E>(pawn: i32, reading: &Reading<'r, G, E>) -> Deepening<'r, G, E> {
    Deepening {
        game: reading.game,
        standing: reading.standing,
        plan: reading.plan,
        selector: reading.selector,
        lines: 1,
        margin: Some(MARGIN * pawn),
        further: reading.further,
        root_moves: &[],
    }
}

/// Searches one ply deeper each time, to the depth of the plan.
fn deepened<'r, G, E, L, J>(
    (pawn, budget): (i32, Budget<'_>),
    reading: &Reading<'r, G, E>,
    at: &G::Position,
    leaf: &AtEnd<L>,
    observer: &mut dyn Observer<G::Move>,
    (memory, judgement): (SearchMemory<G::Move>, J),
) -> bool
where
    G: Tactics + Keyed,
    E: Evaluator<G>,
    L: Evaluator<G>,
    J: for<'d> Judgement<Reading<'d, G, E>>,
{
    let mut memory = memory.noting_visits();
    let observer = (Principal::new(), observer);
    let mut run = Run::judging(leaf, budget, observer, (&mut memory, judgement));
    let limits = Limits::to_depth(reading.plan.depth);
    deepening(pawn, reading).read(at, &limits, &NO_CLOCK, &mut run, &mut |_| ());
    !run.is_spent()
}
