//! Questions to the readers of an Othello position, and their findings.

use super::super::engines::CompareLimit;
use eval::OthelloEvaluation;
use games::othello::count::FinalCount;
use games::othello::{OthelloMove, OthelloPosition};
use search::{Iteration, Solved};

#[derive(Clone, Debug)]
pub struct OthelloReading {
    /// The game is not over here.
    pub at: OthelloPosition,
    /// The evaluator for iterative deepening up to the limit.
    pub deepens: OthelloEvaluation,
    /// Evaluators that read as deep as the tree, or to the depth of the limit.
    pub beside: Vec<OthelloEvaluation>,
    /// How many plies the tree reads from there; at least 1.
    pub tree_plies: u8,
    pub limit: CompareLimit,
    /// How to count the final score; `None` if the game is not read to its end.
    pub to_the_end: Option<FinalCount>,
}

#[derive(Clone, Debug)]
pub struct ReadingSoFar {
    pub evaluation: OthelloEvaluation,
    /// Shallowest first.
    pub iterations: Vec<Iteration<OthelloMove>>,
}

/// The result of reading to the end of the game.
#[derive(Clone, Debug)]
pub enum FoundEnd {
    /// The final score, in discs for Black.
    Solved(Solved<OthelloMove>),
    /// Given up after entering this many nodes.
    TooLong(u64),
}

/// The readers' findings so far.
#[derive(Clone, Debug, Default)]
pub struct OthelloFindings {
    /// The readings of our engine, in the order of the rows.
    pub readings: Vec<ReadingSoFar>,
    /// The end of the game, if it was requested and is known.
    pub end: Option<FoundEnd>,
    /// Whether all readers are done.
    pub is_over: bool,
}
