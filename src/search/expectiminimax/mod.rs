//! Expectiminimax: both sides play their best moves, and chance plays its own.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "expectiminimax",
    name: Texts::algorithms_expectiminimax,
    also: &["expectimax", "期待値ミニマックス", "期待値ミニマックス法"],
    weighs: true,
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// The value of `at` for Black under best play of both sides (Michie 1966): where chance moves, the
/// mean of the moves by their probabilities.
///
/// It visits every position within `depth` plies. Without chance it is minimax.
pub fn expectiminimax<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    if let Some(mut node) = run.weigh(game, at, depth, None) {
        while let Some((mv, _)) = node.next() {
            let found = expectiminimax(game, &game.after(at, mv), depth - 1, node.run);
            node.take(mv, found);
        }
        return node.close();
    }
    let Some(mut node) = run.open(game, at, depth, None) else {
        return run.leaf(game, at, depth);
    };
    while let Some(mv) = node.next() {
        let found = expectiminimax(game, &game.after(at, mv), depth - 1, node.run);
        node.take(mv, found);
    }
    node.close()
}
