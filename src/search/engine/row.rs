//! The registry rows of the engine's search: the exact one, and the one that guesses.

use super::super::memory::Memory;
use super::super::row::{AlgorithmRow, Need, Textbook};
use super::super::run::Run;
use super::code::{CODE, SELECTIVE_CODE};
use super::inner::remembering_pvs;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Window};
use trace::{Observer, Visit};

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

    /// Runs one iteration; iterative deepening needs the game itself, see
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

pub(crate) struct SelectiveEngine;

impl Textbook for SelectiveEngine {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "selective",
        name: Texts::algorithms_selective,
        needs: &[Need::NullMove, Need::Quiet, Need::Searched],
        code: SELECTIVE_CODE,
        ..EngineSearch::ROW
    };

    /// Runs one iteration of [`EngineSearch`]: the judgement needs a game with passes, see
    /// [`search_selectively`](super::super::search_selectively).
    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        EngineSearch::search(game, at, depth, run)
    }
}
