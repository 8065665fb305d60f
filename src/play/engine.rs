//! Our engine for a game, with an evaluator of its registry.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};

use eval::{Evaluation, GameEvaluation, GameEvaluator, SearchedGame, WithGameEvaluator};
use game::{Checks, FromKept, Game, Keeping, Keyed, OrPass, Passes, WithPasses};
use games::shogi::Shogi;
use search::{Answer, Control, Engine, Iteration, Limits, Selective, Settings, Steps};
use trace::Tally;

/// Our engine for a game, independent of the evaluator.
pub trait GameEngine<G: Game>: Send {
    /// See [`Engine::deepen`]. Where every line reaches the end of the game at some depth, stops
    /// after it.
    fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move>;

    /// See [`Engine::forget`].
    fn forget(&mut self);

    /// See [`Engine::set_multi_pv`].
    fn set_multi_pv(&mut self, lines: usize);

    /// See [`Engine::set_root_moves`].
    fn set_root_moves(&mut self, moves: &[G::Move]);

    /// See [`Engine::set_earlier`]; an exact engine does not heed repetition.
    fn set_earlier(&mut self, earlier: &[G::Position]) {
        let _ = earlier;
    }
}

/// The strong engine: it passes to find out what a pass would cost, but never plays one.
impl<E: GameEvaluator<Shogi>> GameEngine<Shogi>
    for Engine<Passes<Keeping<Shogi, E>>, WithPasses<FromKept>, Selective>
{
    fn deepen(
        &mut self,
        at: &<Shogi as Game>::Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<<Shogi as Game>::Move>),
    ) -> Answer<<Shogi as Game>::Move> {
        let at = self.game().0.start(at.clone());
        let answer = Self::deepen(self, &at, limits, control, |iteration| {
            report(&iteration.clone().map(OrPass::played));
        });
        answer.map(OrPass::played)
    }

    fn forget(&mut self) {
        Self::forget(self);
    }

    fn set_multi_pv(&mut self, lines: usize) {
        Self::set_multi_pv(self, lines);
    }

    fn set_root_moves(&mut self, moves: &[<Shogi as Game>::Move]) {
        Self::set_root_moves(self, moves.iter().copied().map(OrPass::Move).collect());
    }

    fn set_earlier(&mut self, earlier: &[<Shogi as Game>::Position]) {
        let game = self.game().0.game;
        Self::set_earlier(self, earlier.iter().map(|at| (game.key(at), game.in_check(at))));
    }
}

impl<G: SearchedGame, E: GameEvaluator<G>> GameEngine<G> for Engine<Keeping<G, E>, FromKept> {
    fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move> {
        let left = G::moves_left(at);
        let at = self.game().start(at.clone());
        let Some(left) = left else {
            return Self::deepen(self, &at, limits, control, report);
        };
        let stop = AtomicBool::new(false);
        let inner = Control {
            clock: control.clock,
            stop: &stop,
            pulse: &|nodes| {
                (control.pulse)(nodes);
                stop.fetch_or(control.stop.load(Ordering::Relaxed), Ordering::Relaxed);
            },
        };
        let mut whole = None;
        let mut answer = Self::deepen(self, &at, limits, inner, |iteration| {
            if whole.is_some() {
                return; // The stop has not been seen yet.
            }
            report(iteration);
            let depth = iteration.depth;
            if u32::from(depth) > left && iteration.deepest < usize::from(depth) {
                whole = Some(iteration.clone());
                stop.store(true, Ordering::Relaxed);
            }
        });
        answer.last = whole.or(answer.last);
        answer
    }

    fn forget(&mut self) {
        Self::forget(self);
    }

    fn set_multi_pv(&mut self, lines: usize) {
        Self::set_multi_pv(self, lines);
    }

    fn set_root_moves(&mut self, moves: &[G::Move]) {
        Self::set_root_moves(self, moves.to_vec());
    }
}

/// Our engine; captures are ordered by the change in the evaluator's material.
pub fn game_engine<G: SearchedGame>(
    evaluation: G::Evaluation,
    settings: Settings,
) -> Box<dyn GameEngine<G>> {
    struct Make<G>(G, Settings);
    impl<G: SearchedGame> WithGameEvaluator<G> for Make<G> {
        type Output = Box<dyn GameEngine<G>>;
        fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
            let game = Keeping { game: self.0, evaluator };
            Box::new(Engine::new(game, FromKept, self.1))
        }
    }
    evaluation.run(Make(evaluation.game(), settings))
}

/// Our strong engine for shogi, which leaves out what the `steps` judge not to be worth reading.
pub fn strong_engine(
    evaluation: Evaluation,
    settings: Settings,
    steps: Steps,
) -> Box<dyn GameEngine<Shogi>> {
    struct Make(Shogi, Settings, Selective);
    impl WithGameEvaluator<Shogi> for Make {
        type Output = Box<dyn GameEngine<Shogi>>;
        fn with<E: GameEvaluator<Shogi>>(self, evaluator: E) -> Self::Output {
            let game = Passes(Keeping { game: self.0, evaluator });
            Box::new(Engine::judging(game, WithPasses(FromKept), self.1, self.2))
        }
    }
    let selective = Selective { steps, pawn: evaluation.pawn() };
    GameEvaluation::run(evaluation, Make(evaluation.game(), settings, selective))
}

/// Our strong engine as a player, if it plays the game.
pub(super) fn strong_player<G: SearchedGame>(
    evaluation: G::Evaluation,
    settings: Settings,
    steps: Steps,
) -> Option<Box<dyn GameEngine<G>>> {
    let evaluation: Evaluation = *(&evaluation as &dyn Any).downcast_ref()?;
    let settings = Settings { aspiration: Some(evaluation.pawn()), ..settings };
    let engine: Box<dyn Any> = Box::new(strong_engine(evaluation, settings, steps));
    engine.downcast().ok().map(|engine| *engine)
}

/// A search of our strong engine with an empty memory; counts what its steps do.
pub fn counted_search(
    (evaluation, settings, steps): (Evaluation, Settings, Steps),
    at: &<Shogi as Game>::Position,
    limits: &Limits,
    control: Control<'_>,
    counts: &mut Tally,
) -> Answer<<Shogi as Game>::Move> {
    struct Count<'a>(
        (Shogi, Settings, Selective),
        &'a <Shogi as Game>::Position,
        &'a Limits,
        Control<'a>,
        &'a mut Tally,
    );
    impl WithGameEvaluator<Shogi> for Count<'_> {
        type Output = Answer<<Shogi as Game>::Move>;
        fn with<E: GameEvaluator<Shogi>>(self, evaluator: E) -> Self::Output {
            let Self((game, settings, selective), at, limits, control, counts) = self;
            let game = Passes(Keeping { game, evaluator });
            let mut engine = Engine::judging(game, WithPasses(FromKept), settings, selective);
            let at = engine.game().0.start(at.clone());
            engine.observed(&at, limits, control, counts, |_| ()).0.map(OrPass::played)
        }
    }
    let selective = Selective { steps, pawn: evaluation.pawn() };
    let count = Count((evaluation.game(), settings, selective), at, limits, control, counts);
    GameEvaluation::run(evaluation, count)
}
