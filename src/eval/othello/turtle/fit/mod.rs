//! Fits weights by least squares over positions whose final scores are known.
//!
//! A position states that a stage term, for the side to move, and 46 pattern values, which are
//! unknown, should add up to its final score. There are far more positions than unknowns for a
//! common pattern, and far fewer for a rare one; so the unknowns are held near 0 and near those of
//! the neighbouring knots (Tikhonov regularisation), by minimising
//!
//! > Σ (value − score)² + `ridge` · Σ w² + `smooth` · Σ (w − w of the knot before)²
//!
//! The minimum solves linear equations with half a million unknowns, whose matrix is never stored:
//! conjugate gradients (Hestenes & Stiefel 1952) needs only a few dozen products with it. They are
//! some forty lines here. `argmin` also has the method, but with a dozen dependencies, without the
//! scaling, and with sums in an unspecified order; `faer` and `nalgebra` require an explicit
//! matrix.
//!
//! Sums are computed in a fixed order, by one thread, with +, −, × and ÷ alone, whose results IEEE
//! 754 defines to the bit: the same positions give the same weights.
//!
//! | file | contents |
//! |---|---|
//! | `sample` | the data and the options of a fit |
//! | `equations` | positions as rows of patterns; products with the matrix |
//! | `conjugate` | conjugate gradients |
//! | `held_out` | errors on held-out games |

mod conjugate;
mod equations;
mod held_out;
mod sample;

use super::kind::CornerShape;
use super::weights::KnotWeights;
use equations::Equations;

pub use held_out::{CornerReport, FitReport, StageError, stage_errors};
pub use sample::{FitOptions, FitSample};

/// Fits weights to positions; `progress` is called after each step with its number and the
/// remaining residual of the equations, as a fraction of the first.
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
