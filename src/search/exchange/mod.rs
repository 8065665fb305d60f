//! Exchange value: take or decline (取るか取らないか).

mod code;

use super::best::Best;
use super::memory::Memory;
use super::row::{AlgorithmRow, Manner, Need, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

pub(super) struct TakeOrDecline;

impl Textbook for TakeOrDecline {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "exchange",
        name: Texts::algorithms_exchange,
        needs: &[Need::Stopping, Need::OneSquare],
        code: code::CODE,
        manner: Manner::Exchange,
        ..AlgorithmRow::PLAIN
    };

    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        _: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        exchange(game, at, run)
    }
}

/// The value for Black of an exchange in which the side to move may capture or decline at every
/// turn (usapyon, chapter 3; YSS, figure 2; static exchange evaluation).
///
/// `game` defines the candidate captures (see [`Exchange`](game::Exchange)), and the evaluator
/// returns the gain so far. Capturing must be strictly better than declining.
pub fn exchange<G: Game>(
    game: &G,
    at: &G::Position,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let captures = run.moves(game, at, u8::MAX);
    if captures.is_empty() {
        return run.leaf(game, at, 0);
    }
    let player = game.player(at); // MAX or MIN
    let mut best = Best::stopping(player, run.decline(game, at));
    for capture in captures {
        if !run.enter(Some(capture), Window::FULL, Visit::First) {
            break;
        }
        let found = exchange(game, &game.after(at, capture), run);
        let improves = best.update(found);
        run.back(capture, found, improves);
    }
    run.exit(best.found())
}
