//! A search of a fixed depth that reports every root move.

use fastrand::Rng;

use eval::{GameEvaluation, GameEvaluator, SearchedGame, WithGameEvaluator};
use game::{AnyEvaluator, CaptureOrder, Evaluator, FromKept, Game, Incremental, Keeping, Rank};
use score::{BoundedScore, Score, Window};
use search::{
    AtEnd, BestExchange, Budget, Memory, Plan, Reading, Run, alpha_beta, expectiminimax, minimax,
};
use trace::{Event, Observer};

/// The parameters of the search.
pub(super) struct RootReading<'a, P> {
    pub(super) at: &'a P,
    /// In plies.
    pub(super) depth: u8,
    /// Whether a leaf includes the gain of the side to move by the best exchange on one square.
    pub(super) exchange: bool,
    /// Whether to find the value of every root move, by minimax, rather than only the best, by
    /// alpha-beta.
    pub(super) every_value: bool,
    /// Shuffles the moves; `None` for the order of generation.
    pub(super) shuffler: Option<&'a mut Rng>,
}

/// The result of a search at the root.
#[derive(Clone, Debug)]
pub(super) struct RootMoves<M> {
    /// For Black.
    pub(super) value: Score,
    /// `None` without a legal move.
    pub(super) best: Option<M>,
    /// Every move with its value, in search order.
    pub(super) moves: Vec<(M, BoundedScore)>,
}

impl<P> RootReading<'_, P> {
    /// Searches with an evaluator of the registry.
    pub(super) fn run<G: SearchedGame<Position = P>>(
        self,
        evaluation: G::Evaluation,
    ) -> RootMoves<G::Move> {
        struct Run<'a, G: SearchedGame>(G, RootReading<'a, G::Position>);
        impl<G: SearchedGame> WithGameEvaluator<G> for Run<'_, G> {
            type Output = RootMoves<G::Move>;
            fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
                self.1.by(self.0, evaluator)
            }
        }
        evaluation.run(Run(evaluation.game(), self))
    }

    pub(super) fn by<G: SearchedGame<Position = P>, E: Incremental<G>>(
        self,
        game: G,
        evaluator: E,
    ) -> RootMoves<G::Move> {
        let game = &Keeping { game, evaluator };
        let start = game.start(self.at.clone());
        let exchange = BestExchange { standing: FromKept, order: CaptureOrder::Geometric };
        let leaf: AnyEvaluator<'_, Keeping<G, E>> =
            if self.exchange { &exchange } else { &FromKept };
        let reading = Reading {
            game,
            standing: &FromKept,
            selector: None,
            plan: Plan { depth: self.depth, mates_from: self.depth.into(), ..Plan::default() },
            further: &[],
        };
        // So that every mean is a whole number.
        let parts = G::parts(self.at, self.depth).unwrap_or(1).cast_signed();
        let counted = InParts { leaf, parts };
        let (leaf, start) = (AtEnd(counted), reading.start(start));
        let order = ShuffledOrder(self.shuffler);
        let listener = RootListener { plies: 0, moves: Vec::new(), best: None };
        let mut run = Run::remembering(&leaf, Budget::UNLIMITED, listener, order);
        let found = if G::HAS_CHANCE {
            expectiminimax(&reading, &start, u8::MAX, &mut run)
        } else if self.every_value {
            minimax(&reading, &start, u8::MAX, &mut run)
        } else {
            alpha_beta(&reading, &start, u8::MAX, Window::FULL, &mut run)
        };
        let RootListener { moves, best, .. } = run.into_observer();
        RootMoves { value: found.value, best, moves }
    }
}

/// Values counted in parts of a whole.
struct InParts<'e, G: Game> {
    leaf: AnyEvaluator<'e, G>,
    parts: i32,
}

impl<G: Game> Evaluator<G> for InParts<'_, G> {
    fn value(&self, game: &G, at: &G::Position, remaining: u8) -> Score {
        Score(self.leaf.value(game, at, remaining).0.saturating_mul(self.parts))
    }

    fn even(&self) -> Score {
        self.leaf.even()
    }
}

/// Observes the values returned to the root.
struct RootListener<M> {
    /// The current distance from the root, in moves.
    plies: u32,
    moves: Vec<(M, BoundedScore)>,
    best: Option<M>,
}

impl<M: Copy> Observer<M> for RootListener<M> {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { .. } => self.plies += 1,
            Event::Back { mv, value, improves } => {
                self.plies -= 1;
                if self.plies == 0 {
                    self.moves.push((mv, value));
                    self.best = if improves { Some(mv) } else { self.best };
                }
            }
            Event::Weigh { .. } => self.plies -= 1,
            _ => {}
        }
    }
}

/// A memory without entries that shuffles moves if it has a random generator.
struct ShuffledOrder<'a>(Option<&'a mut Rng>);

impl<G: Game> Memory<G> for ShuffledOrder<'_> {
    fn rank(&mut self, _: &G, _: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>) {
        if let Some(shuffler) = &mut self.0 {
            ranks.clear();
            ranks.extend(moves.iter().map(|_| Rank { value: shuffler.i32(..), ..Rank::default() }));
        }
    }
}
