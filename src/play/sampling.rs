//! Sampling the moves of a position of any game.

use eval::{GameEvaluation, SearchedGame};
use game::{AnyEvaluator, Evaluator, Game};
use games::board_game::GameEnd;
use score::Score;
use search::{Budget, Descent, Playout, Rewards, Run, SampledMoves, Sampling, SamplingRun, sample};
use trace::Silent;

/// What a search that samples asks of a game: at its ends who has won, elsewhere an evaluator's
/// value, and priors by the values after the moves.
#[derive(Clone, Copy)]
pub struct Outcomes<'e, G: SearchedGame> {
    pub evaluator: AnyEvaluator<'e, G>,
    /// The value of a pawn, in the units of the evaluator; 100 where there are no pawns, so that its
    /// values are taken as they are.
    pub pawn: i32,
}

impl<G: SearchedGame> Evaluator<G> for Outcomes<'_, G> {
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score {
        if remaining == 0 {
            return self.evaluator.value(game, at, 0);
        }
        match G::end(at) {
            Some(GameEnd::Won(player)) => Score(player.sign()),
            Some(GameEnd::Drawn) => Score(0),
            None if game.loses_without_moves() => Score(-game.player(at).sign()),
            None => self.evaluator.value(game, at, remaining),
        }
    }

    /// The softmax of v/100, v being the value after the move for the side that makes it.
    fn priors(&self, game: &G, at: &G::Position, moves: &[G::Move]) -> Option<Vec<f64>> {
        let sign = game.player(at).sign();
        let logit = |&mv: &G::Move| {
            let value = self.evaluator.value(game, &game.after(at, mv), 0);
            f64::from(value.0.clamp(-1_000_000, 1_000_000) * sign) / f64::from(self.pawn)
        };
        let logits: Vec<_> = moves.iter().map(logit).collect();
        let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<_> = logits.iter().map(|logit| libm::exp(logit - most)).collect();
        let all: f64 = shares.iter().sum();
        Some(shares.into_iter().map(|share| share / all).collect())
    }
}

/// The rewards of a game whose playouts end so.
pub fn rewards_of<G: SearchedGame>(evaluation: G::Evaluation, playout: Playout) -> Rewards {
    match (playout, evaluation.pawn()) {
        (Playout::Random | Playout::Exact, _) => Rewards::Outcome,
        (Playout::Evaluator, _) if G::margin(&G::start()).is_some() => Rewards::Discs,
        (Playout::Evaluator, pawn) => Rewards::Logistic { pawn: pawn.unwrap_or(evaluation.unit()) },
    }
}

/// The unit of values as [`Outcomes`] takes them.
pub fn pawn_of<G: SearchedGame>(evaluation: G::Evaluation) -> i32 {
    evaluation.pawn().unwrap_or(100)
}

/// Samples the moves of a position of a game on a board.
pub fn sample_position<G: SearchedGame>(
    at: &G::Position,
    evaluation: G::Evaluation,
    (descent, plan): (Descent, Sampling),
    budget: Budget<'_>,
) -> SampledMoves<G::Move> {
    let evaluator = evaluation.evaluator();
    let pawn = pawn_of::<G>(evaluation);
    let outcomes = Outcomes::<G> { evaluator: &*evaluator, pawn };
    let rewards = rewards_of::<G>(evaluation, plan.playout);
    let sampling = SamplingRun { plan, rewards };
    sample_moves((&evaluation.game(), at), &outcomes, (descent, sampling), budget)
}

/// Samples the moves of a position of any game.
pub fn sample_moves<G: Game>(
    (game, at): (&G, &G::Position),
    evaluator: &impl Evaluator<G>,
    (descent, sampling): (Descent, SamplingRun),
    budget: Budget<'_>,
) -> SampledMoves<G::Move> {
    sample(game, at, descent, &mut Run::new(evaluator, budget, Silent).sampling(sampling))
}
