//! A tree of moves that the search itself grows.

use shunsai::Position;

use super::super::field::FieldError;
use super::super::interface::Valuation;
use super::grow::check_setup;
use super::setup::{LeafPolicy, PositionSetup, plan};
use crate::eval::{Explained, WithEvaluator};
use crate::game::{CaptureOrder, Evaluator};
use crate::games::shogi::{Shogi, player_of};
use crate::search::{Algorithm, AtEnd, BestExchange, Budget, Reading, Since, search_reading};
use crate::trace::{Grower, Trace};
use crate::tree::{Tree, Watch};

/// Searches `root` with `algorithm`, and grows the tree of what is visited. At the cap, or when it
/// is stopped, both stay as they are then, and are unfinished.
pub(super) fn search_position(
    setup: &PositionSetup,
    root: &Position,
    valuation: &Valuation,
    algorithm: Algorithm,
    watch: Watch<'_>,
) -> Result<(Tree, Trace), FieldError> {
    check_setup(setup)?;
    Ok(valuation.evaluation.run(Searching {
        setup,
        root,
        valuation,
        algorithm,
        watch,
    }))
}

/// A search that is to grow its tree.
struct Searching<'s> {
    setup: &'s PositionSetup,
    root: &'s Position,
    valuation: &'s Valuation,
    algorithm: Algorithm,
    watch: Watch<'s>,
}

impl WithEvaluator for Searching<'_> {
    type Output = (Tree, Trace);

    fn with<E: Explained>(self, evaluator: E) -> Self::Output {
        let standing = Since {
            standing: evaluator,
            base: self.valuation.base,
        };
        match self.setup.leaf {
            LeafPolicy::Exchange => {
                let order = CaptureOrder::Geometric;
                self.search(&standing, BestExchange { standing, order })
            }
            LeafPolicy::Static | LeafPolicy::Quiescence(_) => self.search(&standing, standing),
        }
    }
}

impl Searching<'_> {
    fn search<E: Explained>(
        &self,
        standing: &Since<E>,
        leaf: impl Evaluator<Shogi>,
    ) -> (Tree, Trace) {
        let Watch { cap, stop, grown } = self.watch;
        let game = self.valuation.evaluation.game();
        let reading = Reading {
            game: &game,
            standing,
            plan: plan(self.setup, self.setup.depth, 0),
        };
        let budget = Budget {
            nodes: cap as u64,
            // The root is a node of the tree besides; and so is each choice to stop.
            moves: (cap as u64).saturating_sub(1),
            stop,
            generated: grown,
        };
        let grower = Grower::new(player_of(self.root.side_to_move()));
        let margin = self.valuation.evaluation.pawn();
        let (grower, finished) = search_reading(
            (self.algorithm, margin),
            &reading,
            self.root,
            &AtEnd(leaf),
            budget,
            grower,
        );
        grower.finish(finished)
    }
}
