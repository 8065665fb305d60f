//! Names for steps that, unlike numbers, survive changes of a search.

use super::{EventKind, Trace};
use tree::NodeId;

/// A step named by its event: the cut at a node, the second visit of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedStep {
    pub kind: EventKind,
    /// The node; for a returned value, the child that returned it.
    pub node: NodeId,
    /// Which occurrence, from 1.
    pub nth: u32,
}

impl Trace {
    /// The step with this name; `None` if it does not occur in this run.
    pub fn step_of(&self, name: NamedStep) -> Option<usize> {
        let is_it = |index: &usize| {
            let record = &self.records()[*index];
            record.kind == name.kind && record.node == name.node
        };
        let nth = (name.nth as usize).checked_sub(1)?;
        Some((0..self.len()).filter(is_it).nth(nth)? + 1)
    }

    /// The name of a step; `None` for step 0, which has no event, and beyond the last.
    pub fn name_of(&self, step: usize) -> Option<NamedStep> {
        let record = self.records().get(step.checked_sub(1)?)?;
        let is_same =
            |other: &&super::TraceRecord| other.kind == record.kind && other.node == record.node;
        let nth = self.records()[..step].iter().filter(is_same).count();
        Some(NamedStep { kind: record.kind, node: record.node, nth: nth as u32 })
    }
}
