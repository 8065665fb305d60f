//! Our engine for Othello, with an evaluator of the registry.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::eval::{GameEvaluator, OthelloEvaluation, WithGameEvaluator};
use crate::game::{AllQuiet, FromKept, Keeping, Quietly};
use crate::games::othello::{Othello, OthelloMove, OthelloPosition};
use crate::search::{Answer, Control, Engine, Iteration, Limits, Settings};

/// Our engine for Othello, independent of the evaluator.
pub trait OthelloEngine: Send {
    /// See [`Engine::deepen`]. Stops after the first iteration that reaches no horizon, since the
    /// game is then solved.
    fn deepen(
        &mut self,
        at: &OthelloPosition,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<OthelloMove>),
    ) -> Answer<OthelloMove>;

    /// See [`Engine::forget`].
    fn forget(&mut self);
}

/// Othello with the incremental data of an evaluator.
type KeptOthello<E> = AllQuiet<Keeping<Othello, E>>;

impl<E: GameEvaluator<Othello>> OthelloEngine for Engine<KeptOthello<E>, Quietly<FromKept>> {
    fn deepen(
        &mut self,
        at: &OthelloPosition,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<OthelloMove>),
    ) -> Answer<OthelloMove> {
        let empty = at.empty().count();
        let at = self.game().0.start(*at);
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
            if u32::from(depth) > empty && iteration.deepest < usize::from(depth) {
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
pub fn othello_engine(evaluation: OthelloEvaluation, settings: Settings) -> Box<dyn OthelloEngine> {
    struct Make(Settings);
    impl WithGameEvaluator<Othello> for Make {
        type Output = Box<dyn OthelloEngine>;
        fn with<E: GameEvaluator<Othello>>(self, evaluator: E) -> Self::Output {
            let game = AllQuiet(Keeping {
                game: Othello,
                evaluator,
            });
            Box::new(Engine::new(game, Quietly(FromKept), self.0))
        }
    }
    evaluation.run(Make(settings))
}
