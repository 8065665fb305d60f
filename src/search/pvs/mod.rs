//! Principal variation search: it searches one move fully, and tests of the others only whether
//! they are better.

mod code;

use super::memory::Memory;
use super::row::AlgorithmRow;
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "pvs",
    name: Texts::algorithms_pvs,
    also: &["negascout", "scout", "null window", "principal variation", "偵察", "主変化探索"],
    cuts: true,
    window: true,
    revisits: true,
    scouts: true,
    uncut: Some("minimax"),
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// Principal variation search (Marsland & Campbell 1982; `NegaScout`: Reinefeld 1983), fail-soft.
///
/// The first move is searched with the whole window. Every later move, even a leaf, is first
/// scouted with a null window, which only tests whether it is better. If the result of the scout
/// lies inside the window, the move is searched again from that value on. With the best move first,
/// re-searches are rare.
pub fn pvs<G: Game>(
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
        let scouts = node.has_value();
        let asked = if scouts { node.window.scout(node.player) } else { node.window };
        let visit = if scouts { Visit::Scout } else { Visit::First };
        if !node.enter(mv, asked, visit) {
            break;
        }
        let after = game.after(at, mv);
        let mut found = pvs(game, &after, depth - 1, asked, node.run);
        if scouts && node.window.contains(found.value) {
            node.take_scout(mv, found);
            if !node.enter(mv, node.window, Visit::Again) {
                break;
            }
            found = found.refined(pvs(game, &after, depth - 1, node.window, node.run));
        }
        node.take(mv, found);
    }
    node.close()
}
