//! PUCT: Monte Carlo tree search guided by priors.

mod code;

use super::row::{AlgorithmRow, Manner, Need};
use super::sampling::Descent;
use language::Texts;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "puct",
    name: Texts::algorithms_puct,
    also: &["mcts", "alphazero", "prior", "事前確率", "モンテカルロ木探索"],
    needs: &[Need::Choice],
    samples: Some(Descent::Priors),
    revisits: true,
    code: code::CODE,
    manner: Manner::Samples,
    ..AlgorithmRow::PLAIN
};
