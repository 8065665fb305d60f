//! Mistakes with the mean of a node that an iteration has come through.

use language::{Language, Texts};

/// A mistake with a mean that an iteration changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MeanSlip {
    /// It stays as it was.
    Unchanged,
    /// The reward is counted for the other side.
    OtherSide,
    /// It is taken halfway between the mean so far and the reward, whatever the visits.
    Halfway,
    /// It is replaced by the reward.
    Reward,
    /// The sum is divided by the visits before this one.
    OldVisits,
}

impl MeanSlip {
    pub const ALL: [Self; 5] =
        [Self::Unchanged, Self::OtherSide, Self::Halfway, Self::Reward, Self::OldVisits];

    pub(super) fn word(self, texts: &Texts) -> String {
        match self {
            Self::Unchanged => texts.iterations_unchanged(),
            Self::OtherSide => texts.iterations_other_side(),
            Self::Halfway => texts.iterations_halfway(),
            Self::Reward => texts.iterations_reward(),
            Self::OldVisits => texts.iterations_old_visits(),
        }
    }

    pub(super) fn why(self, texts: &Texts) -> String {
        match self {
            Self::Unchanged => texts.iterations_unchanged_why(),
            Self::OtherSide => texts.iterations_other_side_why(),
            Self::Halfway => texts.iterations_halfway_why(),
            Self::Reward => texts.iterations_reward_why(),
            Self::OldVisits => texts.iterations_old_visits_why(),
        }
    }

    /// What is said where all that is wrong is wrong in this way.
    pub fn words(self, language: Language) -> String {
        let texts = language.texts();
        texts.iterations_same_slip(self.word(texts), self.why(texts))
    }
}
