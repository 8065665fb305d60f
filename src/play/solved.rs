//! Reading a position to the end of its game.

use eval::{OthelloEvaluation, SearchedGame};
use games::othello::{FastestFirst, Othello, OthelloMove, OthelloPosition};
use language::Words;
use search::{Budget, Settings, Solved, ToTheEnd};

/// With more empty squares, solving a game of Othello takes too long to wait for.
const MOST_EMPTY: u32 = 14;
/// With more empty squares, the solver needs a table of the usual size.
const FEW_EMPTY: u32 = 16;
/// The size in bytes of the table for an endgame that is solved instantly.
const SMALL_TABLE: usize = 2 << 20;

/// What reads positions of a game to its end. Without one, our engine finds the ends that are near.
pub struct Solver<G: SearchedGame> {
    /// Why the end is too far away to wait for; `None` if it is not.
    pub too_far: fn(&G::Position) -> Option<Words>,
    /// The result of the game and the line to it, counted as the evaluator counts a finished game;
    /// `None` if the budget was spent, or the function said so, given the nodes entered so far.
    pub solve: SolveFn<G>,
}

/// See [`Solver::solve`].
pub type SolveFn<G> = fn(
    &<G as game::Game>::Position,
    <G as SearchedGame>::Evaluation,
    Budget<'_>,
    &dyn Fn(u64) -> bool,
) -> Option<Solved<<G as game::Game>::Move>>;

pub static OTHELLO_SOLVER: Solver<Othello> = Solver { too_far, solve };

fn too_far(at: &OthelloPosition) -> Option<Words> {
    let empty = at.empty().count();
    (empty > MOST_EMPTY)
        .then(|| Words::of(|texts| texts.comparing_too_many_empty(empty, MOST_EMPTY)))
}

fn solve(
    at: &OthelloPosition,
    evaluation: OthelloEvaluation,
    budget: Budget<'_>,
    is_late: &dyn Fn(u64) -> bool,
) -> Option<Solved<OthelloMove>> {
    let bytes = match at.empty().count() {
        0..=FEW_EMPTY => SMALL_TABLE,
        _ => Settings::default().hash_bytes,
    };
    ToTheEnd::new(FastestFirst, evaluation.final_count(), bytes).solve(at, budget, is_late)
}
