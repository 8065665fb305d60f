//! Alpha-beta with only the bound of the parent.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "alpha-beta-shallow",
    name: Texts::algorithms_alpha_beta_shallow,
    cuts: true,
    window: true,
    hands_down: false,
    uncut: Some("minimax"),
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// Alpha-beta with only the bound of the parent (Knuth & Moore 1975, F1): it makes shallow cuts,
/// but no deep ones.
///
/// `window` holds only what the player one ply up is guaranteed, and no bounds from further above.
pub fn alpha_beta_shallow<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(mut node) = run.open(game, at, depth, Some(window)) else {
        return run.leaf(game, at, depth);
    };
    while let Some(mv) = node.pick() {
        let own = Window::FULL.raised(node.player, node.best());
        if !node.enter(mv, own, Visit::First) {
            break;
        }
        let found = alpha_beta_shallow(game, &game.after(at, mv), depth - 1, own, node.run);
        node.take(mv, found);
    }
    node.close()
}
