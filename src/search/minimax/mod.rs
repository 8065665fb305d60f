//! Minimax: both sides play their best moves.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct Minimax;

impl Textbook for Minimax {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "minimax",
        name: Texts::algorithms_minimax,
        also: &["mini-max", "ミニマックス", "ミニマックス法"],
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
        minimax(game, at, depth, run)
    }
}

/// The value of `at` for Black under best play of both sides for `depth` plies (von Neumann 1928;
/// Shannon 1950).
///
/// It visits every position within `depth` plies: about `b^depth` positions with `b` moves each. Of
/// equal moves it keeps the first.
pub fn minimax<G: Game>(
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
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL, Visit::First) {
            break;
        }
        let found = minimax(game, &game.after(at, mv), depth - 1, run);
        let improves = best.update(found);
        run.back(mv, found, improves);
    }
    run.exit(best.found())
}
