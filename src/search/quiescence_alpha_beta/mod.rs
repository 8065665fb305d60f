//! Quiescence with alpha-beta pruning.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Need, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct QuiescenceAlphaBeta;

impl Textbook for QuiescenceAlphaBeta {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "quiescence-alpha-beta",
        name: Texts::algorithms_quiescence_alpha_beta,
        needs: &[Need::Stopping],
        cuts: true,
        window: true,
        uncut: Some("quiescence"),
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
        quiescence_alpha_beta(game, at, depth, Window::FULL, run)
    }
}

/// [`quiescence`](super::quiescence::quiescence) with alpha-beta pruning, fail-soft: standing pat
/// alone can close the window.
///
/// The result is exact if it lies inside `window`; otherwise its bound type says how it relates to
/// the true value.
pub fn quiescence_alpha_beta<G: Game>(
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
    if game.may_decline(at) {
        best = Best::stopping(player, run.decline(game, at));
        run.narrow(&mut window, player, best.value());
    }
    let mut rest = moves.iter();
    let mut last = None; // The move tried most recently.
    loop {
        if window.is_closed() && rest.len() > 0 {
            run.cut(game, at, last, (moves.len() - rest.len(), rest.len()));
            best.skip_rest();
            break;
        }
        let Some(&mv) = rest.next() else {
            break;
        };
        if !run.enter(Some(mv), window, Visit::First) {
            break;
        }
        let found = quiescence_alpha_beta(game, &game.after(at, mv), depth - 1, window, run);
        let improves = best.update(found);
        run.back(mv, found, improves);
        run.narrow(&mut window, player, best.value());
        last = Some(mv);
    }
    run.exit(best.found())
}
