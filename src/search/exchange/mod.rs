//! Exchange value: take or decline (取るか取らないか).

mod code;

use super::memory::Memory;
use super::row::{AlgorithmRow, Manner, Need};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "exchange",
    name: Texts::algorithms_exchange,
    needs: &[Need::Stopping, Need::OneSquare],
    code: code::CODE,
    manner: Manner::Exchange,
    ..AlgorithmRow::PLAIN
};

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
    let Some(mut node) = run.open(game, at, u8::MAX, None) else {
        return run.leaf(game, at, 0);
    };
    node.decline();
    while let Some(capture) = node.next() {
        let found = exchange(game, &game.after(at, capture), node.run);
        node.take(capture, found);
    }
    node.close()
}
