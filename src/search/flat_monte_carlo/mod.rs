//! Flat Monte Carlo: random games after each move in turn.

mod code;

use super::row::{AlgorithmRow, Manner, Need};
use super::sampling::Descent;
use language::Texts;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "flat-monte-carlo",
    name: Texts::algorithms_flat_monte_carlo,
    also: &["monte carlo", "rollout", "原始モンテカルロ", "プレイアウト"],
    needs: &[Need::Choice],
    samples: Some(Descent::InTurn),
    revisits: true,
    code: code::CODE,
    manner: Manner::Samples,
    ..AlgorithmRow::PLAIN
};
