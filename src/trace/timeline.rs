//! Where in a run its notable steps are.

use super::{EventKind, Trace};
use crate::tree::{NodeId, Tree};

/// The steps of a run at which something notable happens; step `k` is the state after `k` events.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// Steps at which branches are cut.
    pub cuts: Vec<usize>,
    /// Steps at which the best child of the root changes.
    pub best_changes: Vec<usize>,
    /// Steps at which a node with children returns its value.
    pub settled: Vec<usize>,
    /// All of them, in order: where "next event of interest" stops.
    pub of_interest: Vec<usize>,
    entered: Vec<u32>,
    left: Vec<u32>,
}

impl Timeline {
    /// Reads a run once.
    #[must_use]
    pub fn of(tree: &Tree, trace: &Trace) -> Self {
        let mut timeline = Self {
            entered: vec![0; tree.len()],
            left: vec![0; tree.len()],
            ..Self::default()
        };
        for (index, record) in trace.records().iter().enumerate() {
            let step = index + 1;
            let node = record.node;
            match record.kind {
                EventKind::Enter => timeline.entered[node.index()] = step as u32,
                EventKind::Leaf => timeline.left[node.index()] = step as u32,
                EventKind::Decline | EventKind::Keep => {}
                EventKind::Improve => {
                    if tree.parent(node) == Some(NodeId::ROOT) {
                        timeline.best_changes.push(step);
                        timeline.of_interest.push(step);
                    }
                }
                EventKind::Cut => {
                    timeline.cuts.push(step);
                    timeline.of_interest.push(step);
                }
                EventKind::Exit => {
                    timeline.left[node.index()] = step as u32;
                    timeline.settled.push(step);
                    timeline.of_interest.push(step);
                }
            }
        }
        timeline
    }

    /// The step at which the search enters `node`; `None` if it never does.
    #[must_use]
    pub fn entered(&self, node: NodeId) -> Option<usize> {
        Some(self.entered[node.index()] as usize).filter(|&step| step > 0)
    }

    /// The step at which the search has the value of `node`; `None` if it never does.
    #[must_use]
    pub fn settled(&self, node: NodeId) -> Option<usize> {
        Some(self.left[node.index()] as usize).filter(|&step| step > 0)
    }

    /// The step at which the rest of `node` is cut; `None` if it is not.
    #[must_use]
    pub fn cut(&self, node: NodeId, trace: &Trace) -> Option<usize> {
        self.cuts
            .iter()
            .copied()
            .find(|&step| trace.records()[step - 1].node == node)
    }

    /// The next step of interest after `step`.
    #[must_use]
    pub fn next(&self, step: usize) -> Option<usize> {
        let next = self.of_interest.partition_point(|&at| at <= step);
        self.of_interest.get(next).copied()
    }

    /// The last step of interest before `step`.
    #[must_use]
    pub fn previous(&self, step: usize) -> Option<usize> {
        let next = self.of_interest.partition_point(|&at| at < step);
        self.of_interest[..next].last().copied()
    }
}
