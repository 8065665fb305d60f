//! Minimax: both sides play their best moves.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "minimax",
    name: Texts::algorithms_minimax,
    also: &["mini-max", "ミニマックス", "ミニマックス法"],
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// The value of `at` for Black under best play of both sides for `depth` plies (von Neumann 1928;
/// Shannon 1950).
///
/// It visits every position within `depth` plies: about `b^depth` positions with `b` moves each. Of
/// equal moves it keeps the first.
pub fn minimax<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(mut node) = run.open(game, at, depth, None) else {
        return run.leaf(game, at, depth);
    };
    while let Some(mv) = node.next() {
        let found = minimax(game, &game.after(at, mv), depth - 1, node.run);
        node.take(mv, found);
    }
    node.close()
}
