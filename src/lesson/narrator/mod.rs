//! The narrator: tells a step in a word, a sentence or with its reasoning, writes the card of a
//! node and the text for screen readers, all from the same claims, names and numbers.

mod card;
mod chance;
mod claimed;
mod cuts;
mod logged;
mod mates;
mod questions;
mod reasoning;
mod short;
mod spoken;
mod teller;
mod values;

pub use card::Card;
pub use logged::FaultTeller;
pub use questions::PaperQuestion;

use crate::Projection;
use claim::{StepClaim, claims};
use language::Tongue;
use search::{Manner, WordLevel};
pub(crate) use teller::Teller;

impl Projection<'_> {
    pub fn claims(&self) -> Vec<StepClaim> {
        claims(self.replay(), self.algorithm())
    }

    pub fn sentence(&self) -> String {
        self.words(WordLevel::Sentence)
    }

    /// The words of the step at a level: a word, a sentence, or a sentence with its reasoning.
    /// Before the first event, and while the step is hidden, they are the same at every level.
    pub fn words(&self, level: WordLevel) -> String {
        let texts = self.language().texts();
        let Some(step) = self.replay().what_happened() else {
            return self.nothing_yet();
        };
        if self.hides_step() {
            return texts.told_hidden();
        }
        let teller = Teller::new(self, step);
        let text = match level {
            WordLevel::Word => return teller.short(),
            _ if self.doubts(self.step()) => teller.logged_sentence().unwrap_or_default(),
            WordLevel::Sentence => teller.joined([teller.sentence()]),
            WordLevel::Reasoning => teller.joined([teller.sentence(), teller.reasoning()]),
        };
        match self.language().tongue() {
            Tongue::Ja => tidy(&text).replace("「「", "「").replace("」」", "」"),
            Tongue::En => text,
        }
    }

    /// The text before the first step.
    fn nothing_yet(&self) -> String {
        let texts = self.language().texts();
        if self.is_finished() || self.last_step() > 0 {
            return texts.told_nothing_yet();
        }
        let unfinished = self.subject().when_unfinished(self.language());
        unfinished.unwrap_or_else(|| {
            if self.tree().met_cap() { texts.told_capped() } else { texts.told_stopped() }
        })
    }
}

impl Teller<'_, '_> {
    /// The style of narration; wins other than mates are told in values.
    fn manner(&self) -> Manner {
        match self.seen.algorithm().manner() {
            Manner::Mates if !self.seen.subject().is_mate_problem() => Manner::Values,
            manner => manner,
        }
    }

    fn sentence(&self) -> String {
        match (self.manner(), self.proof_step()) {
            (Manner::Mates, _) => self.mate_sentence(),
            (Manner::Proofs, Some(step)) => self.proof_sentence(&step),
            (Manner::Proofs, None) => self.other(),
            (Manner::Intervals, _) => self.interval_sentence(),
            (Manner::Samples, _) => self.sample_sentence(),
            (Manner::Payoffs, _) => self.payoff_sentence(),
            _ => self.value_sentence(),
        }
    }

    fn reasoning(&self) -> String {
        match (self.manner(), self.proof_step()) {
            (Manner::Mates, _) => self.mate_reasoning(),
            (Manner::Proofs, Some(step)) => self.proof_reasoning(&step),
            (Manner::Intervals, _) => self.interval_reasoning(),
            (Manner::Samples, _) => self.sample_reasoning(),
            (Manner::Payoffs, _) => self.payoff_reasoning(),
            _ => self.value_reasoning(),
        }
    }
}

/// Removes spaces from Japanese text, except beside numbers, signs and foreign letters.
fn tidy(text: &str) -> String {
    let is_japanese = |c: char| c >= '\u{2e80}';
    let is_stop = |c: char| "、。「」・".contains(c);
    let is_bracket = |c: char| "()".contains(c);
    let mut tidied = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let keeps = match (tidied.chars().next_back(), letters.peek()) {
            (Some(before), Some(&after)) => {
                let outside = |c, other| is_stop(c) || is_bracket(c) && is_japanese(other);
                let parts = is_japanese(before) && is_japanese(after);
                !parts && !outside(before, after) && !outside(after, before) && after != ' '
            }
            _ => false,
        };
        if letter != ' ' || keeps {
            tidied.push(letter);
        }
    }
    tidied
}
