//! Wishful reading (勝手読み): it expects the opponent to help.

mod code;

use super::memory::Memory;
use super::row::{Aim, AlgorithmRow, Manner};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Player};
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "wishful",
    name: Texts::algorithms_wishful,
    aim: Aim::RootPlayer,
    code: code::CODE,
    manner: Manner::Wishful,
    ..AlgorithmRow::PLAIN
};

/// The value that `dreamer` hopes for if the opponent also plays what `dreamer` would like best:
/// the mistake that minimax corrects (the minimax article calls it 勝手読み).
///
/// It is the best leaf of all, whether or not the game can be brought there.
pub fn wishful<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    dreamer: Player,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let Some(node) = run.open(game, at, depth, None) else {
        return run.leaf(game, at, depth);
    };
    let mut node = node.chosen_by(dreamer);
    while let Some(mv) = node.next() {
        let found = wishful(game, &game.after(at, mv), depth - 1, dreamer, node.run);
        node.take(mv, found);
    }
    node.close()
}
