//! The engine's search as an algorithm: its row, its pseudo-code, its words.

use super::super::memory::Memory;
use super::super::row::{AlgorithmRow, Need, Textbook};
use super::super::run::Run;
use super::code::CODE;
use super::inner::remembering_pvs;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

/// The row of our engine's search.
pub(crate) struct EngineSearch;

impl Textbook for EngineSearch {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "engine",
        name: Texts::algorithms_engine,
        needs: &[Need::Quiet, Need::Searched],
        cuts: true,
        window: true,
        revisits: true,
        remembers: true,
        scouts: true,
        mates_by_iteration: true,
        code: CODE,
        ..AlgorithmRow::PLAIN
    };

    /// One iteration: the others need the game itself, see
    /// [`search_reading`](super::super::search_reading).
    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        remembering_pvs(game, at, depth, (Window::FULL, Visit::First), run)
    }
}
