//! Grows the tree of a position of a game: every move, or the nodes visited by a search.

use super::super::field::FieldError;
use super::super::further::{Further, ask_for_the_rest, budget, node_of};
use super::setup::{GameQuestion, GameSetup, legal_move};
use eval::{GameEvaluation as _, SearchedGame};
use game::{AnyEvaluator, Evaluator};
use games::board_game::GameEnd;
use language::Texts;
use play::{Outcomes, pawn_of, rewards_of};
use score::{Player, Score};
use search::{
    AtEnd, Budget, Plan, PlannedSearch, ReadFurther, Reading, Run, SamplingRun, sample,
    search_reading,
};
use trace::{Grower, Observer, Trace};
use tree::{Growth, Tree, Watch, grow};

/// Values leaves by the evaluator, or by whether the side to move at the root has won.
#[derive(Clone, Copy)]
pub(super) struct GameLeaf<'e, G: SearchedGame> {
    pub evaluator: AnyEvaluator<'e, G>,
    /// The player whose win is asked about; `None` for the value.
    pub winner: Option<Player>,
    /// In how many parts of a whole values are counted.
    pub parts: u32,
}

impl<G: SearchedGame> Evaluator<G> for GameLeaf<'_, G> {
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score {
        let Some(winner) = self.winner else {
            let value = self.evaluator.value(game, at, remaining);
            return Score(value.0.saturating_mul(self.parts.cast_signed()));
        };
        let has_won = G::end(at) == Some(GameEnd::Won(winner));
        Score(if has_won { winner.sign() } else { -winner.sign() })
    }
}

/// A tree to be grown.
pub(super) struct Growing<'s, G: SearchedGame> {
    pub setup: &'s GameSetup<G>,
    pub root: G::Position,
    /// The player whose win may be asked about.
    pub asker: Player,
    /// The unit of the evaluator.
    pub unit: i32,
    pub by: PlannedSearch,
    pub evaluation: G::Evaluation,
    pub watch: Watch<'s>,
}

impl<G: SearchedGame> Growing<'_, G> {
    /// The tree, and the run that grew it, if one did.
    pub(super) fn grow(
        &self,
        evaluator: AnyEvaluator<'_, G>,
    ) -> Result<(Tree, Option<Trace>), FieldError> {
        let parts = self.parts()?;
        let worth = GameLeaf { evaluator, winner: self.winner(), parts };
        let (mut tree, run) = match self.setup.growth {
            Growth::Every => (self.every_move(worth)?, None),
            Growth::Searched => {
                let (tree, run) = self.searched(worth)?;
                (tree, Some(run))
            }
        };
        tree.count_in(parts, []);
        Ok((tree, run))
    }

    /// In how many parts of a whole the values of the tree are counted. A run that samples needs no
    /// means of values.
    ///
    /// # Errors
    /// If the values would have too many digits.
    pub(super) fn parts(&self) -> Result<u32, FieldError> {
        if self.setup.growth == Growth::Searched && self.by.algorithm.samples().is_some() {
            return Ok(1);
        }
        // Beyond that a value could be taken for another kind of result.
        let fits = |parts: &u32| {
            let most = i64::from(self.evaluation.greatest()) * i64::from(*parts);
            *parts == 1 || most < Score::FOUL.into()
        };
        let parts = G::parts(&self.root, self.setup.plies()).filter(fits);
        parts.ok_or_else(|| FieldError::of(Texts::setup_too_fine).field("depth"))
    }

    /// The player whose win is asked about, if any.
    fn winner(&self) -> Option<Player> {
        match self.setup.asks {
            GameQuestion::Value => None,
            GameQuestion::Win => Some(self.asker),
        }
    }

    /// The side to move at the root.
    fn mover(&self) -> Player {
        G::default().player(&self.root)
    }

    fn every_move(&self, worth: GameLeaf<'_, G>) -> Result<Tree, FieldError> {
        let game = G::default();
        let grown = |at: G::Position, plan: Plan, watch: Watch<'_>| {
            if plan.is_plain() {
                return grow(&game, &at, plan.depth, watch, &worth);
            }
            let reading =
                Reading { game: &game, standing: &worth, selector: None, plan, further: &[] };
            grow(&reading, &reading.start(at), u8::MAX, watch, &AtEnd(worth))
        };
        let mut tree = grown(self.root.clone(), self.setup.plan(self.setup.plies()), self.watch);
        for (number, further) in self.setup.further.iter().enumerate() {
            if !tree.is_finished() {
                break; // The node to search deeper may be missing.
            }
            let within = |error: FieldError| error.item(number).field("further");
            let (at, moves) = further.played(self.root.clone(), step::<G>).map_err(within)?;
            let node = node_of(&tree, &moves).map_err(|missing| {
                within(further.missing(missing, |texts, moved| texts.lessons_files_not_read(moved)))
            })?;
            let watch = Watch { cap: self.watch.cap.saturating_sub(tree.len()), ..self.watch };
            tree = tree.grafted(node, &grown(at, self.below(further), watch)).0;
        }
        Ok(tree)
    }

    fn searched(&self, worth: GameLeaf<'_, G>) -> Result<(Tree, Trace), FieldError> {
        let mut grower = Grower::new(self.mover());
        let plan = self.setup.plan(self.setup.plies());
        let usual = (&self.root, plan.moves);
        let wanted = Further::wanted(&self.setup.further, usual, step::<G>)?;
        let search = |at: &G::Position, further: &[_], plan, grower: &mut Grower| {
            let budget = budget(self.watch, grower);
            self.search(worth, (at, further), plan, budget, grower)
        };
        let finished = search(&self.root, &wanted, plan, &mut grower);
        let wanted = if finished { &*wanted } else { &[] };
        let rest = ask_for_the_rest(&mut grower, (wanted, plan.depth), |asked, grower| {
            let moves = asked.way.iter();
            let at = moves.fold(self.root.clone(), |at, &mv| G::default().after(&at, mv));
            let below = self.setup.plan(asked.plies);
            let below = Plan { moves: asked.moves.unwrap_or(below.moves), ..below };
            search(&at, asked.further, below, grower)
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
        SamplingRun { plan, rewards: rewards_of::<G>(self.evaluation, plan.playout) }
    }

    /// The plan for the search below a node that is searched deeper.
    fn below(&self, further: &Further) -> Plan {
        let plan = self.setup.plan(further.plies);
        Plan { moves: further.filter.unwrap_or(plan.moves), ..plan }
    }

    /// Runs one search: of the whole position, below a node on the user's request, or for a size
    /// estimate. Returns whether it was completed.
    pub(super) fn search(
        &self,
        worth: GameLeaf<'_, G>,
        (at, further): (&G::Position, &[ReadFurther<G::Move>]),
        plan: Plan,
        budget: Budget<'_>,
        observer: &mut dyn Observer<G::Move>,
    ) -> bool {
        if let Some(descent) = self.by.algorithm.samples() {
            let evaluator: AnyEvaluator<'_, G> = &worth;
            let outcomes = Outcomes { evaluator, pawn: pawn_of::<G>(self.evaluation) };
            let mut run = Run::new(&outcomes, budget, observer).sampling(self.sampling());
            sample(&G::default(), at, descent, run.at_root::<G::Move>());
            return !run.is_spent();
        }
        let reading =
            Reading { game: &G::default(), standing: &worth, selector: None, plan, further };
        let algorithm = (self.by.algorithm, self.unit);
        search_reading(algorithm, &reading, (at, None), &AtEnd(worth), budget, observer)
    }
}

/// Plays a legal move.
fn step<G: SearchedGame>(
    at: &G::Position,
    text: &str,
) -> Result<(G::Position, G::Move), FieldError> {
    let mv = legal_move::<G>(at, text)?;
    Ok((G::default().after(at, mv), mv))
}
