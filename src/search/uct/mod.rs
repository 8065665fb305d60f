//! UCT: Monte Carlo tree search by upper confidence bounds.

mod code;

use super::row::{AlgorithmRow, Manner, Need};
use super::sampling::Descent;
use language::Texts;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "uct",
    name: Texts::algorithms_uct,
    also: &[
        "mcts",
        "monte carlo tree search",
        "monte-carlo",
        "rollout",
        "モンテカルロ木探索",
        "モンテカルロ",
    ],
    needs: &[Need::Choice],
    samples: Some(Descent::Confidence),
    revisits: true,
    code: code::CODE,
    manner: Manner::Samples,
    ..AlgorithmRow::PLAIN
};
