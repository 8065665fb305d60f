//! Quiescence: beyond the horizon only moves that are not quiet, with the option to decline.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Need, Textbook};
use super::run::Run;
pub(super) use code::MOVES_READ;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct QuiescenceSearch;

impl Textbook for QuiescenceSearch {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "quiescence",
        name: Texts::algorithms_quiescence,
        also: &["quiescent", "qsearch", "quiesce", "静止探索", "静止"],
        needs: &[Need::Stopping],
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
        quiescence(game, at, depth, run)
    }
}

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
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = Best::none(player);
    if game.may_decline(at) {
        best = Best::stopping(player, run.decline(game, at));
    }
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL, Visit::First) {
            break;
        }
        let found = quiescence(game, &game.after(at, mv), depth - 1, run);
        let improves = best.update(found);
        run.back(mv, found, improves);
    }
    run.exit(best.found())
}
