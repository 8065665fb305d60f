//! UCB1: the moves of the root as the arms of a bandit.

mod code;

use super::row::{AlgorithmRow, Manner, Need};
use super::sampling::Descent;
use language::Texts;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "ucb1",
    name: Texts::algorithms_ucb1,
    also: &["bandit", "multi-armed bandit", "バンディット", "多腕バンディット"],
    needs: &[Need::Choice],
    samples: Some(Descent::Bandit),
    revisits: true,
    code: code::CODE,
    manner: Manner::Samples,
    ..AlgorithmRow::PLAIN
};
