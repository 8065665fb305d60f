//! Errors of values on held-out games.

use serde::{Deserialize, Serialize};

use super::super::evaluator::Turtle;
use super::super::kind::CornerShape;
use super::super::stage::GameStage;
use super::sample::FitSample;
use game::Evaluator;
use games::othello::Othello;

/// The errors of a stage, in hundredths of a disc: root mean squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageError {
    /// From 0 to 40.
    pub stage: u8,
    pub positions: u32,
    /// The error of the pattern values against the final scores.
    pub patterns: u32,
    pub discs: u32,
    /// The error of the constant 0, which is the spread of the scores themselves.
    pub zero: u32,
}

/// How weights were fitted, and their errors: written by `fit-othello` beside them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FitReport {
    pub seed: u64,
    /// Number of games in all rounds.
    pub games: u32,
    /// Number of positions of the last round that the weights were fitted to.
    pub positions: u32,
    /// Number of held-out positions of that round: every tenth game.
    pub held_out: u32,
    /// The errors on them, for each shape of corners.
    pub corners: Vec<CornerReport>,
}

/// The errors of the weights for a shape of corners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CornerReport {
    pub corner: CornerShape,
    /// The size of the weights, in bytes.
    pub bytes: u32,
    pub stages: Vec<StageError>,
}

/// The errors of each stage over `samples`, which the weights were not fitted to.
pub fn stage_errors(turtle: &Turtle<'_>, samples: &[FitSample]) -> Vec<StageError> {
    let mut sums = vec![[0_i64; 4]; GameStage::COUNT];
    for FitSample { position, score } in samples {
        let score = Turtle::DISC * i32::from(*score);
        let value = turtle.value(&Othello, position, 0).0;
        let discs = Turtle::DISC * position.difference();
        let square = |value: i32| i64::from(value - score) * i64::from(value - score);
        let sums = &mut sums[GameStage::at(position).number()];
        for (sum, add) in sums.iter_mut().zip([1, square(value), square(discs), square(0)]) {
            *sum += add;
        }
    }
    (0..)
        .zip(sums)
        .map(|(stage, [positions, patterns, discs, zero])| {
            let root = |sum: i64| {
                let mean = sum / positions.max(1);
                u32::try_from(mean.isqrt()).unwrap_or(u32::MAX)
            };
            StageError {
                stage,
                positions: u32::try_from(positions).unwrap_or(u32::MAX),
                patterns: root(patterns),
                discs: root(discs),
                zero: root(zero),
            }
        })
        .collect()
}
