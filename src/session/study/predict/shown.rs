//! Computes the view of Predict.

use super::super::super::open::Opened;
use super::super::super::state::Session;
use super::progress::PredictSummary;
use super::state::Stage;
use super::view::{PredictStage, PredictView, ShownChoice};
use language::{Words, signed};
use lesson::{AnswerForm, PredictedAnswer, Prediction, Projection};

/// The window of a node that is about to narrow, in the notation for typing.
fn window_now(seen: &Projection<'_>, asked: &Prediction) -> Option<[String; 2]> {
    let narrows = asked.form == AnswerForm::Window && asked.child.is_none();
    let window = seen.window(asked.node).filter(|_| narrows)?;
    Some([window.alpha, window.beta].map(|bound| signed(bound).to_string()))
}

impl Session {
    /// `None` in other study modes.
    pub(crate) fn predict_view(&self) -> Option<PredictView> {
        let open = self.run.open().filter(|_| self.predicts())?;
        let seen = open.projection(self.settings.language);
        let part = &self.study.predict;
        let stage = match &part.stage {
            Stage::Passing if self.has_predicted_all() => PredictStage::Over,
            Stage::Passing if self.run.is_at_end() && part.progress.waiting() == 0 => {
                PredictStage::Skipped
            }
            Stage::Passing => PredictStage::Passing,
            Stage::Asked(asked) => {
                let choices = asked.prediction.choices().iter();
                let choices = choices.map(|&choice| ShownChoice {
                    choice,
                    words: seen.choice_words(&asked.prediction, choice),
                    is_wrong: asked.wrong.contains(&PredictedAnswer::Choice(choice)),
                });
                let hints = seen.hints(&asked.prediction);
                let last = asked.wrong.last();
                PredictStage::Asked {
                    ask: seen.ask(&asked.prediction),
                    kind: asked.prediction.kind,
                    form: asked.prediction.form.clone(),
                    choices: choices.collect(),
                    start: window_now(&seen, &asked.prediction),
                    has_more: asked.hints < hints.len(),
                    hints: hints.into_iter().take(asked.hints).collect(),
                    wrong: last.map(|&wrong| seen.answer_words(&asked.prediction, wrong)),
                    is_back: asked.is_back,
                    counts: asked.counts,
                }
            }
            Stage::Told(told) => {
                let words = |words: &Words| words.get(self.settings.language).to_owned();
                PredictStage::Told {
                    verdict: told.verdict,
                    given: told.given.as_ref().map(words),
                    right: words(&told.right),
                }
            }
        };
        let planned = open.plan().asked().len();
        let kinds = open.plan().kinds().into_iter();
        let earned = part.progress.earned();
        let answers = usize::try_from(earned.answers).unwrap_or(planned);
        Some(PredictView {
            step: open.step(),
            stage,
            summary: part.progress.summary,
            planned,
            halves: earned.halves,
            unanswered: planned.saturating_sub(answers),
            is_retake: self.is_retake(open, part.progress.take),
            waiting: part.progress.waiting(),
            kinds: kinds.map(|kind| (kind, !part.unasked.contains(&kind))).collect(),
            every: part.every,
        })
    }

    /// Whether the run is at its end, no step has been skipped, and no question will return.
    pub(crate) fn has_predicted_all(&self) -> bool {
        let part = &self.study.predict;
        let step = self.run.open().map(Opened::step);
        let is_whole = step == Some(part.progress.reached()) && part.progress.waiting() == 0;
        is_whole && self.run.is_at_end() && matches!(part.stage, Stage::Passing)
    }

    /// The answers in the run, by verdict.
    pub fn predict_summary(&self) -> PredictSummary {
        self.study.predict.progress.summary
    }
}
