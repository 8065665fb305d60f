//! Reading a position to the end of its game.

use eval::{OthelloEvaluation, SearchedGame};
use games::dobutsu::Dobutsu;
use games::othello::{FastestFirst, Othello, OthelloPosition};
use language::Words;
use search::{Budget, Settings, Solved, ToTheEnd};

/// With more empty squares, solving a game of Othello takes too long to wait for.
const MOST_EMPTY: u32 = 14;
/// With more empty squares, the solver needs a table of the usual size.
const FEW_EMPTY: u32 = 16;
/// The size in bytes of the table for an endgame that is solved instantly.
const SMALL_TABLE: usize = 2 << 20;

/// A game whose positions can be read to its end by more than our engine.
pub trait SolvedGame: SearchedGame {
    /// Whether there is a solver. Without one, our engine finds the ends that are near.
    const HAS_SOLVER: bool = false;

    /// Why the end is too far away to wait for the solver; `None` if it is not.
    fn too_far(_at: &Self::Position) -> Option<Words> {
        None
    }

    /// The result of the game and the line to it, counted as the evaluator counts a finished game;
    /// `None` if the budget was spent, or `is_late` said so, given the nodes entered so far.
    fn solve(
        _at: &Self::Position,
        _evaluation: Self::Evaluation,
        _budget: Budget<'_>,
        _is_late: &dyn Fn(u64) -> bool,
    ) -> Option<Solved<Self::Move>> {
        None
    }
}

impl SolvedGame for Othello {
    const HAS_SOLVER: bool = true;

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
    ) -> Option<Solved<Self::Move>> {
        let bytes = match at.empty().count() {
            0..=FEW_EMPTY => SMALL_TABLE,
            _ => Settings::default().hash_bytes,
        };
        ToTheEnd::new(FastestFirst, evaluation.final_count(), bytes).solve(at, budget, is_late)
    }
}

impl SolvedGame for Dobutsu {}
