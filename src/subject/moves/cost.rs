//! Estimates the size of a setup's tree before it is grown, and suggests smaller alternatives.

use super::super::field::FieldError;
use super::super::interface::Setup;
use super::super::remedy::{Remedy, alternatives};
use super::super::trial::{Count, TRIED, extrapolated};
use super::grow::{GameLeaf, Growing};
use super::setup::GameSetup;
use eval::{GameEvaluation, SearchedGame};
use language::Words;
use search::{Budget, MoveFilter, Reading};
use tree::{Estimate, Growth, Watch, estimate};

impl<G: SearchedGame> GameSetup<G> {
    /// Estimates the size of the tree without growing it. Nodes searched deeper are not counted.
    pub fn size(&self) -> Result<Estimate, Words> {
        let size = || {
            self.check_reading()?;
            let (before, root) = self.way()?;
            let evaluation = self.evaluation(&root)?;
            let growing = Growing {
                setup: self,
                asker: self.asker(&before, &root),
                root,
                unit: evaluation.unit(),
                by: Setup::own_algorithm(&self).into(),
                evaluation,
                watch: Watch::cap(usize::MAX),
            };
            let evaluator = evaluation.evaluator();
            Ok(growing.estimate(GameLeaf { evaluator: &*evaluator, winner: None, parts: 1 }))
        };
        size().map_err(|error: FieldError| error.what)
    }

    fn remedied(&self, remedy: Remedy) -> Self {
        let mut setup = self.clone();
        setup.further.clear();
        match remedy {
            Remedy::AsSearched(plies) => {
                setup.depth = plies;
                setup.growth = Growth::Searched;
            }
            Remedy::Plies(plies) => setup.depth = plies,
            Remedy::Best(count) => setup.filter = MoveFilter::Best(count),
            Remedy::Captures => {} // No move counts as a capture.
        }
        setup
    }

    /// Alternatives, each of which very likely has fewer than `cap` nodes.
    pub(super) fn smaller(&self, cap: usize) -> Vec<(Remedy, Self)> {
        let settings = (self.growth, self.depth, self.filter);
        let few = [4, 3, 2].map(Remedy::Best);
        alternatives(settings, &[&few], |remedy| self.remedied(remedy), Self::size, cap)
    }
}

impl<G: SearchedGame> Growing<'_, G> {
    fn estimate(&self, worth: GameLeaf<'_, G>) -> Estimate {
        let (setup, root, game) = (self.setup, &self.root, G::default());
        match setup.growth {
            Growth::Every => {
                let plan = setup.plan(setup.plies());
                if plan.is_plain() {
                    return estimate(&game, root, plan.depth);
                }
                let reading =
                    Reading { game: &game, standing: &worth, selector: None, plan, further: &[] };
                estimate(&reading, &reading.start(root.clone()), u8::MAX)
            }
            Growth::Searched => extrapolated(setup.plies(), None, |depth| {
                let budget = Budget { moves: TRIED, ..Budget::nodes(TRIED) };
                let plan = setup.plan(depth);
                let mut count = Count::default();
                let finished = self.search(worth, (root, &[]), plan, budget, &mut count);
                finished.then_some(count.nodes())
            }),
        }
    }
}
