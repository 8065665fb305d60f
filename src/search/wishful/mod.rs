//! Wishful reading (勝手読み): it expects the opponent to help.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Chooser, Manner, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Player, Window};
use trace::{Observer, Visit};

pub(super) struct Wishful;

impl Textbook for Wishful {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "wishful",
        name: Texts::algorithms_wishful,
        chooser: Chooser::RootPlayer,
        code: code::CODE,
        manner: Manner::Wishful,
        ..AlgorithmRow::PLAIN
    };

    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        wishful(game, at, depth, game.player(at), run)
    }
}

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
    let moves = run.moves(game, at, depth);
    if moves.is_empty() {
        return run.leaf(game, at, depth);
    }
    let mut best = Best::none(dreamer);
    for mv in moves {
        if !run.enter(Some(mv), Window::FULL, Visit::First) {
            break;
        }
        let found = wishful(game, &game.after(at, mv), depth - 1, dreamer, run);
        let improves = best.update(found);
        run.back(mv, found, improves);
    }
    run.exit(best.found())
}
