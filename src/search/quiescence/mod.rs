//! Quiescence: beyond the horizon only moves that are not quiet, with the option to decline.

mod code;

use super::memory::Memory;
use super::row::{AlgorithmRow, Need};
use super::run::Run;
pub(super) use code::MOVES_READ;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "quiescence",
    name: Texts::algorithms_quiescence,
    also: &["quiescent", "qsearch", "quiesce", "静止探索", "静止"],
    needs: &[Need::Stopping],
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// Minimax with quiescence (静止探索; Shannon 1950 suggested it, Harris 1975 named standing pat): where
/// the game offers the option to decline, the side to move may stand pat with the static value
/// instead of making one of the remaining moves.
///
/// `game` defines the moves to search and where declining is an option, see
/// [`Reading`](super::Reading). A move must be strictly better than standing pat.
pub fn quiescence<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(mut node) = run.open(game, at, depth, None) else {
        return run.leaf(game, at, depth);
    };
    if game.may_decline(at) {
        node.decline();
    }
    while let Some(mv) = node.next() {
        let found = quiescence(game, &game.after(at, mv), depth - 1, node.run);
        node.take(mv, found);
    }
    node.close()
}
