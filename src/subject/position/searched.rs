//! A tree of moves grown by the search itself.

use shogi_core::{Move, Square};
use shunsai::Position;

use super::super::field::FieldError;
use super::super::further::{Further, ask_for_the_rest};
use super::super::interface::Valuation;
use super::super::leaf_policy::LeafPolicy;
use super::grow::check_setup;
use super::setup::{PositionSetup, plan};
use eval::{Explained, WithEvaluator};
use formats::usi::parse_usi_move;
use game::{CaptureOrder, Evaluator};
use games::shogi::{Shogi, player_of};
use plausible::PlausibleMoves;
use search::{
    Algorithm, AtEnd, BestExchange, Budget, Iterated, Plan, ReadFurther, Reading, Since,
    search_iterated, search_reading,
};
use trace::{Grower, Trace};
use tree::{Tree, Watch};

/// Searches `root` with `algorithm`, and grows the tree of visited nodes. If stopped or at the node
/// limit, returns both unfinished.
pub(super) fn search_position(
    setup: &PositionSetup,
    root: &Position,
    valuation: &Valuation,
    algorithm: Algorithm,
    watch: Watch<'_>,
) -> Result<(Tree, Trace), FieldError> {
    check_setup(setup)?;
    valuation.evaluation.run(Searching {
        setup,
        root,
        valuation,
        algorithm,
        watch,
    })
}

/// A search that grows its tree.
struct Searching<'s> {
    setup: &'s PositionSetup,
    root: &'s Position,
    valuation: &'s Valuation,
    algorithm: Algorithm,
    watch: Watch<'s>,
}

impl WithEvaluator for Searching<'_> {
    type Output = Result<(Tree, Trace), FieldError>;

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
    ) -> Result<(Tree, Trace), FieldError> {
        let leaf = AtEnd(leaf);
        let grower = Grower::new(player_of(self.root.side_to_move()));
        let all = plan(self.setup, self.setup.depth, 0);
        if let Some(iterated) = &self.setup.iterated {
            let plan = iterated.plan(self.root);
            let plan = plan.map_err(|error| error.field("iterated"))?;
            let (grower, finished) = self.generate(standing, &leaf, all, &plan, grower);
            return Ok(grower.finish(finished));
        }
        let wanted = self.wanted()?;
        let root = (self.root, None);
        let searched = self.grow(standing, &leaf, (all, &wanted), root, grower);
        let rest = ask_for_the_rest(searched, (&wanted, all.depth), |asked, grower| {
            let mut below = plan(self.setup, asked.plies, asked.way.len());
            below.moves = asked.moves.unwrap_or(below.moves);
            let mut at = self.root.clone();
            for &mv in asked.way {
                at.do_move(mv);
            }
            let last = asked.way.last().map(|mv| mv.to());
            self.grow(standing, &leaf, (below, asked.further), (&at, last), grower)
        });
        let (grower, finished) = rest.map_err(|(number, missing)| {
            let text = &self.setup.further[number].path[missing];
            let error = FieldError::of(|texts| texts.lessons_files_not_known(text));
            error
                .item(missing)
                .field("path")
                .item(number)
                .field("further")
        })?;
        Ok(grower.finish(finished))
    }

    /// The nodes to search deeper. An illegal move is reported with its place.
    fn wanted(&self) -> Result<Vec<ReadFurther<Move>>, FieldError> {
        let further = self.setup.further.iter().enumerate();
        let wanted = further.map(|(number, further)| {
            let way = way(self.root, further).map_err(|error| {
                let error = error.field("path");
                error.item(number).field("further")
            })?;
            Ok(ReadFurther {
                way,
                plies: further.plies,
                moves: further.filter.unwrap_or(self.setup.filter),
            })
        });
        wanted.collect()
    }

    /// Runs one search: of the whole position, or below a node on the user's request.
    fn grow<E: Explained, L: Evaluator<Shogi>>(
        &self,
        standing: &Since<E>,
        leaf: &AtEnd<L>,
        (plan, further): (Plan, &[ReadFurther<Move>]),
        from: (&Position, Option<Square>),
        grower: Grower,
    ) -> (Grower, bool) {
        let game = self.valuation.evaluation.game();
        let reading = Reading {
            game: &game,
            standing,
            selector: Some(&PlausibleMoves),
            plan,
            further,
        };
        let budget = self.budget(&grower);
        let pawn = self.valuation.evaluation.pawn();
        search_reading((self.algorithm, pawn), &reading, from, leaf, budget, grower)
    }
}

impl<'s> Searching<'s> {
    /// The remaining budget for the tree.
    fn budget(&self, grower: &Grower) -> Budget<'s> {
        let Watch { cap, stop, grown } = self.watch;
        Budget {
            nodes: cap as u64,
            moves: cap.saturating_sub(grower.nodes()) as u64,
            stop,
            generated: grown,
        }
    }

    /// Runs one search whose moves are generated from the line after a pass.
    fn generate<E: Explained, L: Evaluator<Shogi>>(
        &self,
        standing: &Since<E>,
        leaf: &AtEnd<L>,
        plan: Plan,
        iterated: &Iterated<Move>,
        grower: Grower,
    ) -> (Grower, bool) {
        let game = self.valuation.evaluation.game();
        let reading = Reading {
            game: &game,
            standing,
            selector: Some(&PlausibleMoves),
            plan,
            further: &[],
        };
        let budget = self.budget(&grower);
        search_iterated(&reading, iterated, self.root, leaf, budget, grower)
    }
}

/// The moves that lead to a node that is searched deeper.
fn way(root: &Position, further: &Further) -> Result<Vec<Move>, FieldError> {
    let mut position = root.clone();
    let mut moves = Vec::new();
    for (number, text) in further.path.iter().enumerate() {
        let mv = parse_usi_move(text, &position)
            .map_err(|error| FieldError::said(&error).item(number))?;
        position.do_move(mv);
        moves.push(mv);
    }
    Ok(moves)
}
