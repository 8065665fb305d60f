//! Estimates the size of a setup's tree before it is grown, and suggests smaller alternatives.

use shunsai::Position;

use super::super::field::FieldError;
use super::super::interface::{Setup, StandingValue, Valuation};
use super::super::remedy::{Remedy, alternatives};
use super::super::shogi::position_of;
use super::super::trial::{Count, STEPS, TRIED, extrapolated};
use super::grow::check_setup;
use super::setup::{PositionSetup, plan};
use game::AnyEvaluator;
use games::shogi::Shogi;
use language::Words;
use plausible::PlausibleMoves;
use search::{AtEnd, Budget, MoveFilter, Reading, search_reading};
use tree::{Estimate, Growth, estimate};

/// Estimates the size of a setup's tree without growing it. Nodes searched deeper are not counted.
pub fn cost(setup: &PositionSetup) -> Result<Estimate, Words> {
    let size = || {
        check_setup(setup)?;
        let (root, _) = position_of(&setup.sfen, &setup.moves)?;
        let valuation = setup.valuation(&root)?;
        let evaluator = valuation.evaluation.evaluator();
        let standing = valuation.standing(&*evaluator);
        let cost = Cost { setup, root: &root, valuation: &valuation, standing };
        Ok(match setup.growth {
            Growth::Every => cost.every_move(),
            Growth::Searched => cost.searched(),
        })
    };
    size().map_err(|error: FieldError| error.what)
}

/// The estimate of a tree's size, over an evaluator.
struct Cost<'s> {
    setup: &'s PositionSetup,
    root: &'s Position,
    valuation: &'s Valuation,
    standing: StandingValue<'s>,
}

/// The approximate number of moves per position generated from a pass.
const GENERATED: f64 = 25.0;

impl Cost<'_> {
    fn every_move(&self) -> Estimate {
        let game = self.valuation.evaluation.game();
        let plan = plan(self.setup, self.setup.depth, 0);
        if plan.is_plain() {
            return estimate(&game, self.root, plan.depth);
        }
        let standing = &self.standing;
        let reading =
            Reading { game: &game, standing, selector: Some(&PlausibleMoves), plan, further: &[] };
        estimate(&reading, &reading.start(self.root.clone()), u8::MAX)
    }

    fn searched(&self) -> Estimate {
        let Some(iterated) = &self.setup.iterated else {
            return self.searched_to(self.setup.depth);
        };
        // The line after a pass, and each generated move with a full window.
        let passed = self.searched_to(iterated.after_pass);
        let each = self.searched_to(self.setup.depth.saturating_sub(1));
        let levels = i32::try_from(iterated.levels.len()).unwrap_or(i32::MAX);
        let nodes = (passed.nodes + GENERATED * each.nodes) * GENERATED.powi(levels - 1);
        Estimate { nodes, error: nodes / 2.0 }
    }

    /// Searches at lower depths while that is quick, and extrapolates by the usual factors.
    fn searched_to(&self, depth: u8) -> Estimate {
        // With fewer moves per node, it extrapolates by the growth so far.
        let is_usual = self.setup.filter == MoveFilter::All;
        let usual = is_usual.then_some(STEPS);
        extrapolated(depth, usual, |depth| self.size_at(depth))
    }

    /// The size of the tree of a search to this depth; `None` if that takes too long to find out.
    fn size_at(&self, depth: u8) -> Option<f64> {
        let game = self.valuation.evaluation.game();
        let reading = Reading {
            game: &game,
            standing: &self.standing,
            selector: Some(&PlausibleMoves),
            plan: plan(self.setup, depth, 0),
            further: &[],
        };
        let pawn = self.valuation.evaluation.pawn();
        let budget = Budget { moves: TRIED, ..Budget::nodes(TRIED) };
        let leaf = AtEnd::<AnyEvaluator<'_, Shogi>>(&self.standing);
        let mut count = Count::default();
        let algorithm = (Setup::own_algorithm(&self.setup), pawn);
        let root = (self.root, None);
        let finished = search_reading(algorithm, &reading, root, &leaf, budget, &mut count);
        finished.then_some(count.nodes())
    }
}

/// Reduced numbers of moves per node, to be tried in this order.
const FEW: [u16; 3] = [8, 4, 2];

impl PositionSetup {
    fn remedied(&self, remedy: Remedy) -> Self {
        let mut setup = self.clone();
        setup.further.clear();
        match remedy {
            Remedy::AsSearched(plies) => {
                setup.depth = plies;
                setup.growth = Growth::Searched;
                setup.order = Self::of_ones_own(String::new()).order;
            }
            Remedy::Plies(plies) => setup.depth = plies,
            Remedy::Captures => setup.filter = MoveFilter::Captures,
            Remedy::Best(count) => setup.filter = MoveFilter::Best(count),
        }
        setup
    }

    /// Alternatives, each of which very likely has fewer than `cap` nodes.
    pub(super) fn smaller(&self, cap: usize) -> Vec<(Remedy, Self)> {
        let settings = (self.growth, self.depth, self.filter);
        let fewer: [&[Remedy]; 2] = [&[Remedy::Captures], &FEW.map(Remedy::Best)];
        alternatives(settings, &fewer, |remedy| self.remedied(remedy), cost, cap)
    }
}
