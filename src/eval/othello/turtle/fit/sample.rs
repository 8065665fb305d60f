//! What weights are fitted to, and how.

use crate::games::othello::OthelloPosition;

/// A position and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FitSample {
    /// The position, on 8×8; the game goes on there.
    pub position: OthelloPosition,
    /// How many discs Black has more at the end of the game.
    pub score: i8,
}

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitOptions {
    /// How strongly each value is held near 0: so many positions that say 0 are added for it.
    pub ridge: f64,
    /// How strongly it is held near those of the neighbouring knots.
    pub smooth: f64,
    /// How many steps conjugate gradients makes.
    pub steps: u32,
}

impl Default for FitOptions {
    /// What was found best on games that were left out.
    fn default() -> Self {
        Self {
            ridge: 30.0,
            smooth: 1000.0,
            steps: 30,
        }
    }
}
