//! An algorithm with how it samples.

use super::plan::Sampling;
use super::rewards::Rewards;
use crate::algorithm::Algorithm;
use trace::Sampled;

/// An algorithm, and how it samples if it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedSearch {
    pub algorithm: Algorithm,
    pub sampling: Sampling,
}

impl PlannedSearch {
    /// How a run by it samples, with such rewards; `None` if it does not.
    pub fn sampled(self, rewards: Rewards) -> Option<Sampled> {
        let descent = self.algorithm.samples()?;
        let exploration = self.sampling.exploration.unwrap_or(descent.constant());
        let Sampling { iterations, .. } = self.sampling;
        let shares = self.sampling.shares();
        Some(Sampled { span: rewards.span(), exploration, iterations, shares })
    }
}

impl From<Algorithm> for PlannedSearch {
    fn from(algorithm: Algorithm) -> Self {
        Self { algorithm, sampling: Sampling::default() }
    }
}
