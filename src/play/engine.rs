//! Our engine for shogi, with an evaluator of the registry.

use shogi_core::Move;
use shunsai::Position;

use eval::{Evaluation, Explained, WithEvaluator};
use game::{FromKept, Keeping};
use games::shogi::Shogi;
use search::{Answer, Control, Engine, Iteration, Limits, Settings};

/// Our engine for shogi, independent of the evaluator.
pub trait ShogiEngine: Send {
    /// See [`Engine::deepen`].
    fn deepen(
        &mut self,
        at: &Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<Move>),
    ) -> Answer<Move>;

    /// See [`Engine::forget`].
    fn forget(&mut self);

    /// See [`Engine::set_multi_pv`].
    fn set_multi_pv(&mut self, lines: usize);
}

impl<E: Explained> ShogiEngine for Engine<Keeping<Shogi, E>, FromKept> {
    fn deepen(
        &mut self,
        at: &Position,
        limits: &Limits,
        control: Control<'_>,
        report: &mut dyn FnMut(&Iteration<Move>),
    ) -> Answer<Move> {
        let at = self.game().start(at.clone());
        Self::deepen(self, &at, limits, control, report)
    }

    fn forget(&mut self) {
        Self::forget(self);
    }

    fn set_multi_pv(&mut self, lines: usize) {
        Self::set_multi_pv(self, lines);
    }
}

/// Our engine with an evaluator; captures are ordered by the change in the evaluator's material.
#[must_use]
pub fn shogi_engine(evaluation: Evaluation, settings: Settings) -> Box<dyn ShogiEngine> {
    struct Make(Shogi, Settings);
    impl WithEvaluator for Make {
        type Output = Box<dyn ShogiEngine>;
        fn with<E: Explained>(self, evaluator: E) -> Self::Output {
            let game = Keeping {
                game: self.0,
                evaluator,
            };
            Box::new(Engine::new(game, FromKept, self.1))
        }
    }
    evaluation.run(Make(evaluation.game(), settings))
}
