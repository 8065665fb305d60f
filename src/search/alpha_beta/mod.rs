//! Alpha-beta: minimax without the branches that cannot matter.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct AlphaBeta;

impl Textbook for AlphaBeta {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "alpha-beta",
        name: Texts::algorithms_alpha_beta,
        also: &["alphabeta", "αβ", "αβ法", "アルファベータ", "アルファベータ法"],
        cuts: true,
        window: true,
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
        alpha_beta(game, at, depth, Window::FULL, run)
    }
}

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
        if !run.enter(Some(mv), window, Visit::First) {
            break;
        }
        let found = alpha_beta(game, &game.after(at, mv), depth - 1, window, run);
        let improves = best.update(found);
        run.back(mv, found, improves);
        run.narrow(&mut window, player, best.value());
        if window.is_closed() && tried < count {
            run.cut(game, at, Some(mv), (tried, count - tried));
            best.skip_rest();
            break;
        }
    }
    run.exit(best.found())
}
