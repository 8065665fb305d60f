//! Grows the tree of a position: the moves, the values of leaves, and the checks of a setup.

use shogi_core::Square;
use shunsai::Position;

use super::super::field::FieldError;
use super::super::further::{Further, node_of};
use super::super::interface::{StandingValue, Valuation};
use super::super::leaf_policy::LeafPolicy;
use super::super::shogi::step;
use super::iterated::IteratedSetup;
use super::setup::{PositionSetup, plan};
use game::{AnyEvaluator, CaptureOrder};
use games::shogi::Shogi;
use language::{Phrase, Texts};
use plausible::PlausibleMoves;
use search::{AtEnd, BestExchange, MoveFilter, Plan, Reading};
use tree::{Growth, Tree, Watch, grow};

/// The depth limit of a tree, in plies from the root.
const MAX_DEPTH: usize = 40;

/// The most levels at which moves can be generated from a pass.
const MAX_LEVELS: usize = 4;

/// Grows the tree; if stopped, returns it unfinished.
pub(super) fn grow_position(
    setup: &PositionSetup,
    root: &Position,
    valuation: &Valuation,
    watch: Watch<'_>,
) -> Result<Tree, FieldError> {
    check_setup(setup)?;
    let evaluator = valuation.evaluation.evaluator();
    let standing = valuation.standing(&*evaluator);
    // Exchanges must use the same values as the leaves.
    let growth = Branches { setup, game: valuation.evaluation.game(), standing, watch };
    let mut tree = growth.grow((root, None), plan(setup, setup.depth, 0), watch);
    for (number, further) in setup.further.iter().enumerate() {
        if !tree.is_finished() {
            break; // The node to search deeper may be missing.
        }
        tree = growth
            .read_further(&tree, root, further)
            .map_err(|error| error.item(number).field("further"))?;
    }
    Ok(tree)
}

pub(super) fn check_setup(setup: &PositionSetup) -> Result<(), FieldError> {
    check_depths(setup)?;
    if let Some(iterated) = &setup.iterated {
        let fits = check_iterated(iterated, setup);
        fits.map_err(|error| error.field("iterated"))?;
    }
    if let MoveFilter::Best(0) = setup.filter {
        let error = FieldError::of(Texts::lessons_files_best_none);
        return Err(error.field("filter"));
    }
    Ok(())
}

/// Checks that generating moves from a pass fits the rest of the setup.
fn check_iterated(iterated: &IteratedSetup, setup: &PositionSetup) -> Result<(), FieldError> {
    let unfit = |text: Phrase| Err(FieldError::of(text));
    if setup.growth != Growth::Searched {
        return unfit(Texts::lessons_files_pass_searched);
    }
    if matches!(setup.leaf, LeafPolicy::Quiescence(_)) {
        return unfit(Texts::lessons_files_pass_leaves);
    }
    if setup.extension || !setup.further.is_empty() {
        return unfit(Texts::lessons_files_pass_further);
    }
    let levels = iterated.levels.len();
    if levels == 0 || levels > MAX_LEVELS {
        let error = FieldError::of(|texts| texts.lessons_files_levels(levels, MAX_LEVELS));
        return Err(error.field("levels"));
    }
    if setup.depth == 0 {
        return unfit(Texts::lessons_files_pass_depth);
    }
    Ok(())
}

fn check_depths(setup: &PositionSetup) -> Result<(), FieldError> {
    let depth = usize::from(setup.plies());
    if depth > MAX_DEPTH {
        return Err(too_deep(depth).field("depth"));
    }
    for (number, further) in setup.further.iter().enumerate() {
        let depth = further.path.len() + usize::from(further.plies);
        if depth > MAX_DEPTH {
            let error = too_deep(depth);
            return Err(error.field("plies").item(number).field("further"));
        }
    }
    Ok(())
}

/// Grows branches of a setup with one evaluator.
struct Branches<'s> {
    setup: &'s PositionSetup,
    game: Shogi,
    standing: StandingValue<'s>,
    watch: Watch<'s>,
}

impl Branches<'_> {
    /// The tree with one node searched deeper.
    fn read_further(
        &self,
        tree: &Tree,
        root: &Position,
        further: &Further,
    ) -> Result<Tree, FieldError> {
        let (position, moves) = further.played(root.clone(), step)?;
        let at = node_of(tree, &moves).map_err(|missing| {
            further.missing(missing, |texts, moved| texts.lessons_files_not_read(moved))
        })?;
        let last = moves.last().map(|mv| mv.to());
        let mut below = plan(self.setup, further.plies, further.path.len());
        below.moves = further.filter.unwrap_or(below.moves);
        // Algorithms expect the option to decline in all parts of a tree or in none.
        if below.declines() && !plan(self.setup, self.setup.depth, 0).declines() {
            let error = FieldError::of(Texts::lessons_files_no_captures_below);
            return Err(error.field("filter"));
        }
        let watch = Watch { cap: self.watch.cap.saturating_sub(tree.len()), ..self.watch };
        let branch = self.grow((&position, last), below, watch);
        Ok(tree.grafted(at, &branch).0)
    }

    /// Grows the tree below a position; the second part of `at` is the destination of the last
    /// move.
    fn grow(&self, at: (&Position, Option<Square>), plan: Plan, watch: Watch<'_>) -> Tree {
        let (at, last) = at;
        let exchanges = BestExchange { standing: self.standing, order: CaptureOrder::Geometric };
        let leaf: AnyEvaluator<'_, Shogi> = match self.setup.leaf {
            LeafPolicy::Exchange => &exchanges,
            LeafPolicy::Static | LeafPolicy::Quiescence(_) => &self.standing,
        };
        if plan.is_plain() {
            return grow(&self.game, at, plan.depth, watch, &leaf);
        }
        let reading = Reading {
            game: &self.game,
            standing: &self.standing,
            selector: Some(&PlausibleMoves),
            plan,
            further: &[],
        };
        let start = reading.start_after(at.clone(), last);
        grow(&reading, &start, u8::MAX, watch, &AtEnd(leaf))
    }
}

/// The error for a depth beyond the limit.
fn too_deep(depth: usize) -> FieldError {
    FieldError::of(|texts| texts.lessons_files_depth(depth, MAX_DEPTH))
}
