//! The weights shipped with the program, as written by `yomisuji fit-othello`.

use std::sync::LazyLock;

use super::evaluator::Turtle;
use super::file::{WeightsOrigin, read_weights};
use super::fit::FitReport;
use super::kind::CornerShape;
use super::weights::{KnotWeights, PatternWeights};

static SQUARE: LazyLock<PatternWeights> = LazyLock::new(|| unpacked(CornerShape::Square));
static TRIANGLE: LazyLock<PatternWeights> = LazyLock::new(|| unpacked(CornerShape::Triangle));

static REPORT: LazyLock<FitReport> =
    LazyLock::new(|| ron::from_str(include_str!("shipped/fit.ron")).unwrap_or_default());

/// The weights as bytes.
pub const fn shipped_bytes(corner: CornerShape) -> &'static [u8] {
    match corner {
        CornerShape::Square => include_bytes!("shipped/turtle.weights"),
        CornerShape::Triangle => include_bytes!("shipped/turtle-triangle.weights"),
    }
}

/// The weights; a test makes sure that they can be parsed.
pub fn shipped_weights(corner: CornerShape) -> &'static PatternWeights {
    match corner {
        CornerShape::Square => &SQUARE,
        CornerShape::Triangle => &TRIANGLE,
    }
}

pub fn shipped_origin(corner: CornerShape) -> Option<WeightsOrigin> {
    read_weights(shipped_bytes(corner)).ok().map(|(_, origin)| origin)
}

/// The report of the fit, with the errors on held-out games.
pub fn fit_report() -> &'static FitReport {
    &REPORT
}

fn unpacked(corner: CornerShape) -> PatternWeights {
    let read = read_weights(shipped_bytes(corner));
    PatternWeights::of(&read.map_or_else(|_| KnotWeights::zero(corner), |(weights, _)| weights))
}

impl Turtle<'static> {
    /// The evaluation with the shipped weights.
    pub fn shipped(corner: CornerShape) -> Self {
        Self::new(shipped_weights(corner))
    }
}
