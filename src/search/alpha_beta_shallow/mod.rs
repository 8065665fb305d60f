//! Alpha-beta with only the bound of the parent.

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct AlphaBetaShallow;

impl Textbook for AlphaBetaShallow {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "alpha-beta-shallow",
        name: Texts::algorithms_alpha_beta_shallow,
        cuts: true,
        window: true,
        hands_down: false,
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
        alpha_beta_shallow(game, at, depth, Window::FULL, run)
    }
}

/// Alpha-beta with only the bound of the parent (Knuth & Moore 1975, F1): it makes shallow cuts,
/// but no deep ones.
///
/// `window` holds only what the player one ply up is guaranteed, and no bounds from further above.
pub fn alpha_beta_shallow<G: Game>(
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
        let own = Window::FULL.raised(player, best.value());
        if !run.enter(Some(mv), own, Visit::First) {
            break;
        }
        let found = alpha_beta_shallow(game, &game.after(at, mv), depth - 1, own, run);
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
