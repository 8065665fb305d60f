//! A tree of moves grown by the search itself.

use shogi_core::{Move, Square};
use shunsai::Position;

use super::super::field::FieldError;
use super::super::further::{Further, ask_for_the_rest, budget};
use super::super::interface::{StandingValue, Valuation};
use super::super::leaf_policy::LeafPolicy;
use super::super::shogi::step;
use super::grow::check_setup;
use super::setup::{PositionSetup, plan};
use game::{AnyEvaluator, CaptureOrder, OrPass, Passes, WithPasses};
use games::shogi::{Shogi, player_of};
use plausible::PlausibleMoves;
use play::{Outcomes, rewards_of};
use search::{
    AtEnd, BestExchange, Iterated, Plan, PlannedSearch, ReadFurther, Reading, Run, SamplingRun,
    Steps, sample, search_iterated, search_reading, search_selectively,
};
use trace::{Grower, Observer, Trace};
use tree::{Tree, Watch};

/// Searches `root` with `algorithm`, and grows the tree of visited nodes. If stopped or at the node
/// limit, returns both unfinished.
pub(super) fn search_position(
    setup: &PositionSetup,
    root: &Position,
    valuation: &Valuation,
    by: PlannedSearch,
    watch: Watch<'_>,
) -> Result<(Tree, Trace), FieldError> {
    check_setup(setup)?;
    let evaluator = valuation.evaluation.evaluator();
    let standing = valuation.standing(&*evaluator);
    let exchanges = BestExchange { standing, order: CaptureOrder::Geometric };
    let leaf = AtEnd::<AnyEvaluator<'_, Shogi>>(match setup.leaf {
        LeafPolicy::Exchange => &exchanges,
        LeafPolicy::Static | LeafPolicy::Quiescence(_) => &standing,
    });
    Searching { setup, root, valuation, standing, leaf, by, watch }.search()
}

/// A search that grows its tree.
struct Searching<'s> {
    setup: &'s PositionSetup,
    root: &'s Position,
    valuation: &'s Valuation,
    standing: StandingValue<'s>,
    leaf: AtEnd<AnyEvaluator<'s, Shogi>>,
    by: PlannedSearch,
    watch: Watch<'s>,
}

impl Searching<'_> {
    fn search(&self) -> Result<(Tree, Trace), FieldError> {
        let mut grower = Grower::new(player_of(self.root.side_to_move()));
        let all = plan(self.setup, self.setup.depth, 0);
        if let Some(iterated) = &self.setup.iterated {
            let plan = iterated.plan(self.root);
            let plan = plan.map_err(|error| error.field("iterated"))?;
            let finished = self.generate(all, &plan, &mut grower);
            return Ok(grower.finish(finished));
        }
        let usual = (self.root, self.setup.filter);
        let wanted = Further::wanted(&self.setup.further, usual, step)?;
        let root = (self.root, None);
        let finished = self.grow((all, &wanted), root, &mut grower);
        let wanted = if finished { &*wanted } else { &[] };
        let rest = ask_for_the_rest(&mut grower, (wanted, all.depth), |asked, grower| {
            let mut below = plan(self.setup, asked.plies, asked.way.len());
            below.moves = asked.moves.unwrap_or(below.moves);
            let mut at = self.root.clone();
            for &mv in asked.way {
                at.do_move(mv);
            }
            let last = asked.way.last().map(|mv| mv.to());
            self.grow((below, asked.further), (&at, last), grower)
        });
        let rest = rest.map_err(|(number, missing)| {
            let further = &self.setup.further[number];
            let error =
                further.missing(missing, |texts, moved| texts.lessons_files_not_known(moved));
            error.item(number).field("further")
        })?;
        let (tree, trace) = grower.finish(finished && rest);
        Ok((tree, trace.with_sampled(self.by.sampled(self.sampling().rewards))))
    }

    fn sampling(&self) -> SamplingRun {
        let plan = self.by.sampling;
        let evaluation = self.valuation.evaluation;
        SamplingRun { plan, rewards: rewards_of::<Shogi>(evaluation, plan.playout) }
    }

    /// Runs one search: of the whole position, or below a node on the user's request. Returns whether
    /// it was completed.
    fn grow(
        &self,
        (plan, further): (Plan, &[ReadFurther<Move>]),
        from: (&Position, Option<Square>),
        grower: &mut Grower,
    ) -> bool {
        let game = self.valuation.evaluation.game();
        let standing = &self.standing;
        let reading =
            Reading { game: &game, standing, selector: Some(&PlausibleMoves), plan, further };
        let budget = budget(self.watch, grower);
        let pawn = self.valuation.evaluation.pawn();
        if let Some(descent) = self.by.algorithm.samples() {
            let outcomes = Outcomes { evaluator: standing, pawn };
            let observer: &mut dyn Observer<Move> = grower;
            let mut run = Run::new(&outcomes, budget, observer).sampling(self.sampling());
            sample(&game, from.0, descent, run.at_root::<Move>());
            return !run.is_spent();
        }
        if self.by.algorithm.guesses() {
            let further: Vec<_> = further.iter().map(|one| one.map(OrPass::Move)).collect();
            let reading = Reading {
                game: &Passes(game),
                standing: &WithPasses(*standing),
                selector: Some(&WithPasses(PlausibleMoves)),
                plan,
                further: &further,
            };
            let leaf = AtEnd(WithPasses(self.leaf.0));
            let most = self.setup.guesses.unwrap_or(u64::MAX);
            let judgement = (Steps::ALL, most, pawn);
            return search_selectively(judgement, &reading, from, &leaf, budget, grower);
        }
        search_reading((self.by.algorithm, pawn), &reading, from, &self.leaf, budget, grower)
    }

    /// Runs one search whose moves are generated from the line after a pass.
    fn generate(&self, plan: Plan, iterated: &Iterated<Move>, grower: &mut Grower) -> bool {
        let game = self.valuation.evaluation.game();
        let standing = &self.standing;
        let reading =
            Reading { game: &game, standing, selector: Some(&PlausibleMoves), plan, further: &[] };
        let budget = budget(self.watch, grower);
        search_iterated(&reading, iterated, self.root, &self.leaf, budget, grower)
    }
}
