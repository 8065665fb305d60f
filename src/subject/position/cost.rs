//! How large the tree of a setup would be, before it is grown; and what to ask for instead of one
//! that is too large.

#![expect(
    clippy::cast_precision_loss,
    reason = "an estimate is good to a few digits, and a float holds more than that"
)]

use shunsai::Position;

use super::super::field::FieldError;
use super::super::interface::{Setup, Valuation};
use super::super::remedy::Remedy;
use super::super::shogi::position_of;
use super::super::trial::{Count, STEPS, TRIED, extrapolated};
use super::grow::check_setup;
use super::setup::{PositionSetup, plan};
use crate::eval::{Explained, WithEvaluator};
use crate::language::Words;
use crate::plausible::PlausibleMoves;
use crate::search::{AtEnd, Budget, MoveFilter, Reading, Since, search_reading};
use crate::tree::{Estimate, Growth, estimate};

/// About how large the tree of a setup would be, without growing it. What is read further is not
/// counted.
///
/// # Errors
/// What is wrong with the setup.
pub fn cost(setup: &PositionSetup) -> Result<Estimate, Words> {
    let size = || {
        check_setup(setup)?;
        let (root, _) = position_of(&setup.sfen, &setup.moves)?;
        let valuation = setup.valuation(&root)?;
        Ok(valuation.evaluation.run(Cost {
            setup,
            root: &root,
            valuation: &valuation,
        }))
    };
    size().map_err(|error: FieldError| error.what)
}

/// A tree whose size is asked for.
struct Cost<'s> {
    setup: &'s PositionSetup,
    root: &'s Position,
    valuation: &'s Valuation,
}

impl WithEvaluator for Cost<'_> {
    type Output = Estimate;

    fn with<E: Explained>(self, evaluator: E) -> Estimate {
        let standing = Since {
            standing: evaluator,
            base: self.valuation.base,
        };
        match self.setup.growth {
            Growth::Every => self.every_move(&standing),
            Growth::Searched => self.searched(&standing),
        }
    }
}

/// About so many moves a position are generated where a pass calls for some.
const GENERATED: f64 = 25.0;

impl Cost<'_> {
    fn every_move<E: Explained>(&self, standing: &Since<E>) -> Estimate {
        let game = self.valuation.evaluation.game();
        let plan = plan(self.setup, self.setup.depth, 0);
        if plan.is_plain() {
            return estimate(&game, self.root, plan.depth);
        }
        let reading = Reading {
            game: &game,
            standing,
            selector: Some(&PlausibleMoves),
            plan,
            further: &[],
        };
        estimate(&reading, &reading.start(self.root.clone()), u8::MAX)
    }

    fn searched<E: Explained>(&self, standing: &Since<E>) -> Estimate {
        let Some(iterated) = &self.setup.iterated else {
            return self.searched_to(self.setup.depth, standing);
        };
        // What follows a pass, and each move that is generated, with a full window.
        let passed = self.searched_to(iterated.after_pass, standing);
        let each = self.searched_to(self.setup.depth.saturating_sub(1), standing);
        let levels = i32::try_from(iterated.levels.len()).unwrap_or(i32::MAX);
        let nodes = (passed.nodes + GENERATED * each.nodes) * GENERATED.powi(levels - 1);
        Estimate {
            nodes,
            error: nodes / 2.0,
        }
    }

    /// Searches less deep as long as that is quick, and goes on from there by what is usual.
    fn searched_to<E: Explained>(&self, depth: u8, standing: &Since<E>) -> Estimate {
        // With fewer moves a node it grows as it has grown so far.
        let is_usual = self.setup.filter == MoveFilter::All;
        let usual = is_usual.then_some(STEPS);
        extrapolated(depth, usual, |depth| self.size_at(depth, standing))
    }

    /// How large the tree of a search to this depth is; none if that takes too long to find out.
    fn size_at<E: Explained>(&self, depth: u8, standing: &Since<E>) -> Option<f64> {
        let game = self.valuation.evaluation.game();
        let reading = Reading {
            game: &game,
            standing,
            selector: Some(&PlausibleMoves),
            plan: plan(self.setup, depth, 0),
            further: &[],
        };
        let pawn = self.valuation.evaluation.pawn();
        let budget = Budget {
            moves: TRIED,
            ..Budget::nodes(TRIED)
        };
        let (count, finished) = search_reading(
            (Setup::own_algorithm(&self.setup), pawn),
            &reading,
            (self.root, None),
            &AtEnd(*standing),
            budget,
            Count::default(),
        );
        finished.then_some(count.nodes())
    }
}

/// So many moves a node are few; fewer, if that is too many.
const FEW: [u16; 3] = [8, 4, 2];

impl PositionSetup {
    /// The same, but smaller.
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

    /// What can be asked for instead, each of which very likely has fewer than `cap` nodes.
    pub(super) fn smaller(&self, cap: usize) -> Vec<(Remedy, Self)> {
        let fits = |remedy: &Remedy| {
            let size = cost(&self.remedied(*remedy));
            size.is_ok_and(|size| size.nodes + 2.0 * size.error < cap as f64)
        };
        let mut all = Vec::new();
        if self.growth == Growth::Every {
            let plies = (0..=self.depth).rev().map(Remedy::AsSearched);
            all.extend(plies.filter(fits).take(1));
        }
        let plies = (0..self.depth).rev().map(Remedy::Plies);
        all.extend(plies.filter(fits).take(1));
        if self.filter == MoveFilter::All {
            all.extend([Remedy::Captures].into_iter().filter(fits));
            all.extend(FEW.map(Remedy::Best).into_iter().filter(fits).take(1));
        }
        let setups = all
            .into_iter()
            .map(|remedy| (remedy, self.remedied(remedy)));
        setups.collect()
    }
}
