//! The data and the options of a fit.

use games::othello::OthelloPosition;

/// A position and its final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FitSample {
    /// On 8×8, and not the end of a game.
    pub position: OthelloPosition,
    /// Black's lead in discs at the end of the game.
    pub score: i8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitOptions {
    /// The strength of the pull of each value towards 0, as a number of added positions that say 0.
    pub ridge: f64,
    /// The strength of the pull towards the values of the neighbouring knots.
    pub smooth: f64,
    /// The number of steps of conjugate gradients.
    pub steps: u32,
}

impl Default for FitOptions {
    /// The best values found on held-out games.
    fn default() -> Self {
        Self { ridge: 30.0, smooth: 1000.0, steps: 30 }
    }
}
