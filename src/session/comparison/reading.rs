//! What the readers of a position of Othello are asked, and what they have found.

use super::super::engines::CompareLimit;
use crate::eval::OthelloEvaluation;
use crate::games::othello::count::FinalCount;
use crate::games::othello::{OthelloMove, OthelloPosition};
use crate::search::{Iteration, Solved};

/// What the readers are asked.
#[derive(Clone, Debug)]
pub struct OthelloReading {
    /// The position; the game is not over there.
    pub at: OthelloPosition,
    /// The evaluator with which our engine reads deeper and deeper, up to the limit.
    pub deepens: OthelloEvaluation,
    /// Those with which it reads as deep as the tree, or to the depth of the limit.
    pub beside: Vec<OthelloEvaluation>,
    /// How many plies the tree reads there; at least 1.
    pub tree_plies: u8,
    /// How far to read.
    pub limit: CompareLimit,
    /// How the final score is counted, where the game is to be read to its end.
    pub to_the_end: Option<FinalCount>,
}

/// What our engine has found with an evaluator so far.
#[derive(Clone, Debug)]
pub struct ReadingSoFar {
    /// The evaluator.
    pub evaluation: OthelloEvaluation,
    /// The iterations, the shallowest first.
    pub iterations: Vec<Iteration<OthelloMove>>,
}

/// What has come of reading to the end of the game.
#[derive(Clone, Debug)]
pub enum FoundEnd {
    /// What the game comes to, in discs for Black.
    Solved(Solved<OthelloMove>),
    /// It took too long: so many nodes were entered.
    TooLong(u64),
}

/// What the readers have found so far.
#[derive(Clone, Debug, Default)]
pub struct OthelloFindings {
    /// Our engine, in the order of the rows.
    pub readings: Vec<ReadingSoFar>,
    /// The end of the game, if it was asked for and is known.
    pub end: Option<FoundEnd>,
    /// Whether all of them are done.
    pub is_over: bool,
}
