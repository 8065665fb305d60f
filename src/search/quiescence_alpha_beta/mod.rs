//! Quiescence with alpha-beta pruning.

mod code;

use super::memory::Memory;
use super::row::{AlgorithmRow, Need};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "quiescence-alpha-beta",
    name: Texts::algorithms_quiescence_alpha_beta,
    needs: &[Need::Stopping],
    cuts: true,
    window: true,
    uncut: Some("quiescence"),
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// [`quiescence`](super::quiescence::quiescence) with alpha-beta pruning, fail-soft: standing pat
/// alone can close the window.
///
/// The result is exact if it lies inside `window`; otherwise its bound type says how it relates to
/// the true value.
pub fn quiescence_alpha_beta<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(mut node) = run.open(game, at, depth, Some(window)) else {
        return run.leaf(game, at, depth);
    };
    if game.may_decline(at) {
        node.decline();
    }
    while let Some(mv) = node.next() {
        let next = game.after(at, mv);
        let found = quiescence_alpha_beta(game, &next, depth - 1, node.window, node.run);
        node.take(mv, found);
    }
    node.close()
}
