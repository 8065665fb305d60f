//! Our engine for every game but shogi, with an evaluator of its registry.

use std::sync::atomic::{AtomicBool, Ordering};

use eval::{GameEvaluation, GameEvaluator, SearchedGame, WithGameEvaluator};
use game::{AllQuiet, FromKept, Keeping, Quietly};
use search::{Answer, Control, Engine, Iteration, Limits, Settings};

/// Our engine for a game, independent of the evaluator.
pub trait GameEngine<G: SearchedGame>: Send {
    /// See [`Engine::deepen`]. Stops after the first iteration that reaches no horizon, since the
    /// game is then solved.
    fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move>;

    /// See [`Engine::forget`].
    fn forget(&mut self);
}

/// A game with the incremental data of an evaluator.
type KeptGame<G, E> = AllQuiet<Keeping<G, E>>;

impl<G: SearchedGame, E: GameEvaluator<G>> GameEngine<G>
    for Engine<KeptGame<G, E>, Quietly<FromKept>>
{
    fn deepen(
        &mut self,
        at: &G::Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<G::Move>),
    ) -> Answer<G::Move> {
        let left = G::moves_left(at).unwrap_or(u32::MAX);
        let at = self.game().0.start(at.clone());
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
}

#[must_use]
pub fn game_engine<G: SearchedGame>(
    evaluation: G::Evaluation,
    settings: Settings,
) -> Box<dyn GameEngine<G>> {
    struct Make(Settings);
    impl<G: SearchedGame> WithGameEvaluator<G> for Make {
        type Output = Box<dyn GameEngine<G>>;
        fn with<E: GameEvaluator<G>>(self, evaluator: E) -> Self::Output {
            let game = AllQuiet(Keeping {
                game: G::default(),
                evaluator,
            });
            Box::new(Engine::new(game, Quietly(FromKept), self.0))
        }
    }
    evaluation.run(Make(settings))
}
