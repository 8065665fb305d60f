//! Where weights come from: least squares over positions whose final scores are known.
//!
//! A position says that a stage term, for the side to move, and 46 pattern values, which are unknown,
//! should add up to its final score. There are far more positions than unknowns of a common pattern, and far fewer of a rare
//! one; so the unknowns are held near 0 and near those of the neighbouring knots of the game
//! (Tikhonov regularisation), and what is minimised is
//!
//! > Σ (value − score)² + `ridge` · Σ w² + `smooth` · Σ (w − w of the knot before)²
//!
//! The minimum solves linear equations with half a million unknowns, which are never written down:
//! conjugate gradients (Hestenes & Stiefel 1952) needs only products with their matrix, and a few dozen
//! of them. They are some forty lines here. `argmin` has the method, too, with a dozen crates, without
//! the scaling, and with sums in an order that is its own affair; `faer` and `nalgebra` want a matrix
//! that is written down.
//!
//! Sums are taken in one order, by one thread, with +, −, × and ÷ alone, whose results IEEE 754 lays
//! down to the bit: the same positions give the same weights.
//!
//! | file | holds |
//! |---|---|
//! | `sample` | what is fitted to, and how |
//! | `equations` | positions as rows of patterns; products with the matrix |
//! | `conjugate` | conjugate gradients |
//! | `held_out` | how far values are from the scores of games that were left out |

mod conjugate;
mod equations;
mod held_out;
mod sample;

use super::kind::CornerShape;
use super::weights::KnotWeights;
use equations::Equations;

pub use held_out::{CornerReport, FitReport, StageError, stage_errors};
pub use sample::{FitOptions, FitSample};

/// Fits weights to positions; `progress` hears after each step which it was, and how much of the
/// residual of the equations is left, as a fraction of the first.
#[must_use]
pub fn fit_weights(
    corner: CornerShape,
    samples: &[FitSample],
    options: FitOptions,
    progress: &mut dyn FnMut(u32, f64),
) -> KnotWeights {
    let equations = Equations::new(corner, samples, options);
    let solution = conjugate::solve(&equations, options.steps, progress);
    equations.weights(&solution)
}
