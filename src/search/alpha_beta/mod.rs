//! Alpha-beta: minimax without the branches that cannot matter.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
pub(super) use code::{READ, READ_NEXT};
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "alpha-beta",
    name: Texts::algorithms_alpha_beta,
    also: &["alphabeta", "αβ", "αβ法", "アルファベータ", "アルファベータ法"],
    cuts: true,
    window: true,
    uncut: Some("minimax"),
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// Minimax with alpha-beta pruning (Knuth & Moore 1975, F2), fail-soft (Fishburn 1983).
///
/// The result is exact if it lies inside `window`; otherwise its bound type says how it relates to
/// the true value. The search leaves a node as soon as its window closes (α ≥ β), because the
/// player who would have to allow this position has a better alternative above. With the best move
/// first everywhere, it evaluates `b^⌈d/2⌉ + b^⌊d/2⌋ − 1` leaves.
pub fn alpha_beta<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(mut node) = run.open(game, at, depth, Some(window)) else {
        return run.leaf(game, at, depth);
    };
    while let Some(mv) = node.next() {
        let found = alpha_beta(game, &game.after(at, mv), depth - 1, node.window, node.run);
        node.take(mv, found);
    }
    node.close()
}
