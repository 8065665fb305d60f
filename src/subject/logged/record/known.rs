//! What a log has said of its nodes where it keeps numbers or samples instead of values.

use formats::search_log::LoggedResults;
use score::{Exploration, NodeNumbers, Sample};
use search::Best;
use trace::Sampled;

/// What a log of a proof-number search has said of its nodes.
#[derive(Default)]
pub(super) struct LoggedProofs {
    /// By node: the numbers that it was left with, and the best value that has come back to it.
    pub(super) known: Vec<(Option<NodeNumbers>, Option<Best>)>,
    pub(super) open: Vec<OpenProof>,
}

/// A node on the way from the root.
pub(super) struct OpenProof {
    pub(super) node: usize,
    /// Whether something has come back since its numbers were told.
    pub(super) is_due: bool,
    /// Those that follow from the thresholds above, and those that the log says.
    pub(super) expected: Option<NodeNumbers>,
    pub(super) thresholds: Option<NodeNumbers>,
}

impl LoggedProofs {
    pub(super) fn at(&mut self, node: usize) -> &mut (Option<NodeNumbers>, Option<Best>) {
        if self.known.len() <= node {
            self.known.resize(node + 1, (None, None));
        }
        &mut self.known[node]
    }

    /// The numbers that a node was left with.
    pub(super) fn numbers(&self, node: usize) -> Option<NodeNumbers> {
        self.known.get(node).and_then(|(numbers, _)| *numbers)
    }

    /// Counts values in parts that are `by` times as fine; `None` if one is too large.
    pub(super) fn refine(&mut self, by: u32) -> Option<()> {
        for best in self.known.iter_mut().filter_map(|(_, best)| best.as_mut()) {
            *best = best.finer(by)?;
        }
        Some(())
    }
}

/// What a log of a search that samples has said of its nodes.
pub(super) struct LoggedSamples {
    pub(super) results: LoggedResults,
    /// By node: its visits with the sum of the rewards for Black, and the same as if each result
    /// counted alike for both sides.
    pub(super) known: Vec<(Sample, u64)>,
    /// The nodes on the way of this iteration, to which its result has not been added yet.
    pub(super) path: Vec<usize>,
    /// That result, once it is there: for Black, and as it is written.
    pub(super) result: Option<(u32, u32)>,
    /// The line of that result, and whether any node has been said to get it.
    pub(super) line: usize,
    pub(super) is_told: bool,
    pub(super) iterations: u32,
    /// Whether children are compared by what is written, the same for both sides, as negamax does it.
    pub(super) compares_raw: bool,
}

impl LoggedSamples {
    pub(super) fn new(results: LoggedResults) -> Self {
        Self {
            results,
            known: Vec::new(),
            path: Vec::new(),
            result: None,
            line: 0,
            is_told: false,
            iterations: 0,
            compares_raw: false,
        }
    }

    pub(super) fn at(&mut self, node: usize) -> &mut (Sample, u64) {
        if self.known.len() <= node {
            self.known.resize(node + 1, Default::default());
        }
        &mut self.known[node]
    }

    pub(super) fn sample(&self, node: usize) -> Sample {
        self.known.get(node).map(|(sample, _)| *sample).unwrap_or_default()
    }

    /// The greatest reward.
    pub(super) fn span(&self) -> u32 {
        self.results.high.0.abs_diff(self.results.low.0)
    }

    /// Counts results in parts that are `by` times as fine; `None` if one is too large.
    pub(super) fn refine(&mut self, by: u32) -> Option<()> {
        self.results.low = self.results.low.finer(by)?;
        self.results.high = self.results.high.finer(by)?;
        for (Sample { sum, .. }, raw) in &mut self.known {
            *sum = sum.checked_mul(by.into())?;
            *raw = raw.checked_mul(by.into())?;
        }
        if let Some((reward, raw)) = &mut self.result {
            (*reward, *raw) = (reward.checked_mul(by)?, raw.checked_mul(by)?);
        }
        Some(())
    }

    /// How it samples, as far as a log says.
    pub(super) fn sampled(&self) -> Sampled {
        let exploration = self.results.exploration.unwrap_or(Exploration::ROOT_OF_TWO);
        let iterations = self.iterations;
        Sampled { span: self.span(), exploration, iterations, shares: false }
    }

    /// How many nodes get the result though no line says so.
    pub(super) fn untold(&self) -> usize {
        if self.result.is_some() && !self.is_told { self.path.len() } else { 0 }
    }
}
