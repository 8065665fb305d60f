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

/// Whether an event was counted in lessons of version 1, which named steps by numbers.
const fn had_a_number(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::Enter
            | EventKind::Leaf
            | EventKind::Decline
            | EventKind::Improve
            | EventKind::Keep
            | EventKind::Cut
            | EventKind::Exit
    )
}

impl Trace {
    /// The step with this name; `None` if it does not occur in this run.
    #[must_use]
    pub fn step_of(&self, name: NamedStep) -> Option<usize> {
        let is_it = |index: &usize| {
            let record = &self.records()[*index];
            record.kind == name.kind && record.node == name.node
        };
        let nth = (name.nth as usize).checked_sub(1)?;
        Some((0..self.len()).filter(is_it).nth(nth)? + 1)
    }

    /// The name of a step; `None` for step 0, which has no event, and beyond the last.
    #[must_use]
    pub fn name_of(&self, step: usize) -> Option<NamedStep> {
        let record = self.records().get(step.checked_sub(1)?)?;
        let is_same =
            |other: &&super::TraceRecord| other.kind == record.kind && other.node == record.node;
        let nth = self.records()[..step].iter().filter(is_same).count();
        Some(NamedStep { kind: record.kind, node: record.node, nth: nth as u32 })
    }

    /// The step that a lesson of version 1 refers to by a number, in a numbering in which narrowing
    /// a window was not a step of its own. `None` beyond the last.
    #[must_use]
    pub fn step_of_version_1(&self, number: usize) -> Option<usize> {
        let Some(before) = number.checked_sub(1) else {
            return Some(0);
        };
        let counted = |index: &usize| had_a_number(self.records()[*index].kind);
        let index = (0..self.len()).filter(counted).nth(before)?;
        let next = self.records().get(index + 1);
        let narrows = next.is_some_and(|next| next.kind == EventKind::Narrow);
        Some(index + 1 + usize::from(narrows))
    }

    /// The number of the last step in lessons of version 1.
    #[must_use]
    pub fn last_of_version_1(&self) -> usize {
        let counted = |record: &&super::TraceRecord| had_a_number(record.kind);
        self.records().iter().filter(counted).count()
    }
}
