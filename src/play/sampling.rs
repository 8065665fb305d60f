//! Sampling the moves of a position of any game.

use eval::{GameEvaluation, SearchedGame};
use game::{AnyEvaluator, Evaluator, Game};
use games::board_game::GameEnd;
use score::{Player, Sample, Score};
use search::{Algorithm, Budget, Playout, Rewards, Run, Sampling, SamplingRun, search};
use trace::{Event, Generated, Observer};

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

/// What was sampled of the moves of a position.
#[derive(Clone, Debug)]
pub struct SampledMoves<M> {
    /// The moves in the order of generation, with their visits and rewards for Black.
    pub moves: Vec<(M, Sample)>,
    pub root: Sample,
    /// The greatest reward.
    pub span: u32,
    mover: Player,
    depth: usize,
}

impl<M: Copy + PartialEq> SampledMoves<M> {
    /// The move that is chosen: the one with most visits; `None` if there is no move.
    pub fn best(&self) -> Option<M> {
        let samples = self.moves.iter().map(|&(_, sample)| sample);
        let place = Sample::chosen(self.mover, self.span, samples)?;
        Some(self.moves[place].0)
    }
}

impl<M: Copy + PartialEq> Observer<M> for SampledMoves<M> {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Select { .. } | Event::Expand { .. } => self.depth += 1,
            Event::BackUp { mv, reward } => {
                let sample = match mv {
                    None => &mut self.root,
                    Some(mv) if self.depth == 1 => {
                        self.depth = 0;
                        let own = self.moves.iter_mut().find(|(own, _)| *own == mv);
                        let Some((_, sample)) = own else { return };
                        sample
                    }
                    Some(_) => {
                        self.depth -= 1;
                        return;
                    }
                };
                sample.visits += 1;
                sample.sum += u64::from(reward);
            }
            _ => {}
        }
    }

    fn generated(&mut self, generated: Generated<'_, M>) {
        if self.moves.is_empty() {
            self.mover = generated.player;
            self.moves = generated.moves.iter().map(|&mv| (mv, Sample::default())).collect();
        }
    }

    fn hears_moves(&self) -> bool {
        false
    }
}

/// Samples the moves of a position of a game on a board.
pub fn sample_position<G: SearchedGame>(
    at: &G::Position,
    evaluation: G::Evaluation,
    (algorithm, plan): (Algorithm, Sampling),
    budget: Budget<'_>,
) -> SampledMoves<G::Move> {
    let evaluator = evaluation.evaluator();
    let pawn = pawn_of::<G>(evaluation);
    let outcomes = Outcomes::<G> { evaluator: &*evaluator, pawn };
    let rewards = rewards_of::<G>(evaluation, plan.playout);
    let sampling = SamplingRun { plan, rewards };
    sample_moves((&evaluation.game(), at), &outcomes, (algorithm, sampling), budget)
}

/// Samples the moves of a position of any game.
pub fn sample_moves<G: Game>(
    (game, at): (&G, &G::Position),
    evaluator: &impl Evaluator<G>,
    (algorithm, sampling): (Algorithm, SamplingRun),
    budget: Budget<'_>,
) -> SampledMoves<G::Move> {
    let observer = SampledMoves {
        moves: Vec::new(),
        root: Sample::default(),
        span: sampling.rewards.span(),
        mover: game.player(at),
        depth: 0,
    };
    let mut run = Run::new(evaluator, budget, observer).sampling(sampling);
    search(algorithm, game, at, u8::MAX, &mut run);
    run.into_observer()
}
