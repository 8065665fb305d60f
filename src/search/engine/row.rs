//! The registry rows of the engine's search: the exact one, and the one that guesses.

use super::super::row::{AlgorithmRow, Need};
use super::code::{CODE, SELECTIVE_CODE};
use language::Texts;

pub(crate) const ENGINE: AlgorithmRow = AlgorithmRow {
    id: "engine",
    name: Texts::algorithms_engine,
    needs: &[Need::Quiet, Need::Searched],
    cuts: true,
    window: true,
    revisits: true,
    remembers: true,
    scouts: true,
    mates_by_iteration: true,
    code: CODE,
    ..AlgorithmRow::PLAIN
};

pub(crate) const SELECTIVE: AlgorithmRow = AlgorithmRow {
    id: "selective",
    name: Texts::algorithms_selective,
    needs: &[Need::NullMove, Need::Quiet, Need::Searched],
    code: SELECTIVE_CODE,
    ..ENGINE
};
