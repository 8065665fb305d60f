//! Principal variation search: it searches one move fully, and tests of the others only whether
//! they are better.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct Pvs;

impl Textbook for Pvs {
    const ROW: AlgorithmRow = AlgorithmRow {
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

    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        pvs(game, at, depth, Window::FULL, run)
    }
}

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
    mut window: Window,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = Best::none(player);
    let count = moves.len();
    for (tried, mv) in (1..).zip(moves) {
        let scouts = tried > 1;
        let asked = if scouts { window.scout(player) } else { window };
        let visit = if scouts { Visit::Scout } else { Visit::First };
        if !run.enter(Some(mv), asked, visit) {
            break;
        }
        let after = game.after(at, mv);
        let mut found = pvs(game, &after, depth - 1, asked, run);
        let is_better = scouts && window.contains(found.value);
        let improves = if is_better { best.raise(found) } else { best.update(found) };
        run.back(mv, found, improves);
        run.narrow(&mut window, player, best.value());
        if is_better {
            if !run.enter(Some(mv), window, Visit::Again) {
                break;
            }
            found = found.refined(pvs(game, &after, depth - 1, window, run));
            let improves = best.update(found);
            run.back(mv, found, improves);
            run.narrow(&mut window, player, best.value());
        }
        if window.is_closed() && tried < count {
            run.cut(game, at, Some(mv), (tried, count - tried));
            best.skip_rest();
            break;
        }
    }
    run.exit(best.found())
}
