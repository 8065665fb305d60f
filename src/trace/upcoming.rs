//! The event after the current step of a replay, which a learner is asked about.

use super::event::{CutBy, StoredEntry, Visit};
use super::reasons::{CutReason, reasons_at};
use super::{EventKind, Replay, Timeline, TraceRecord};
use score::{BoundedScore, NodeNumbers, Window};
use tree::NodeId;

/// The next event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upcoming {
    pub kind: EventKind,
    /// The node of the event; the child, for a returned value and for a candidate.
    pub node: NodeId,
    /// The new window of the node, if one is passed or narrowed; for a pass that begins, its own.
    pub window: Option<Window>,
    /// The purpose of the visit, if the node is entered.
    pub visit: Visit,
    /// Whether a search begins with this visit, without a visit of the parent above it.
    pub is_base: bool,
    /// Why moves are skipped, for a cut.
    pub cut_by: Option<CutBy>,
    /// The new numbers of the node, if they are counted, or their thresholds.
    pub numbers: Option<NodeNumbers>,
    /// What the node returns, or what the table says of it.
    pub found: Option<BoundedScore>,
    /// What the table keeps of the node, beside the value that it returns.
    pub stored: Option<StoredEntry<NodeId>>,
    /// The whole reward for Black that the node gets, if one is backed up.
    pub reward: Option<u32>,
}

impl Replay {
    /// The next event; `None` at the end.
    pub fn upcoming(&self) -> Option<Upcoming> {
        let record = self.trace.records().get(self.step)?;
        let enters = record.kind == EventKind::Enter;
        let window = match record.kind {
            EventKind::Enter => Some(record.window()),
            EventKind::Narrow => {
                Some(self.window(record.node).with(record.player(), record.value()))
            }
            EventKind::Iteration => {
                let first = self.trace.records().get(self.step + 1);
                first.filter(|first| first.kind == EventKind::Enter).map(TraceRecord::window)
            }
            _ => None,
        };
        let has_numbers =
            matches!(record.kind, EventKind::Count | EventKind::Thresholds | EventKind::Estimate)
                || record.kind == EventKind::Weigh;
        let is_found = matches!(record.kind, EventKind::Exit | EventKind::Recall);
        Some(Upcoming {
            kind: record.kind,
            node: record.node,
            window,
            visit: record.visit().unwrap_or_default(),
            is_base: enters && record.is_base(),
            cut_by: (record.kind == EventKind::Cut).then(|| record.cut_by()),
            numbers: has_numbers.then(|| record.numbers()),
            stored: record.stored(),
            reward: (record.kind == EventKind::BackUp).then(|| record.reward()),
            found: is_found.then(|| BoundedScore { value: record.value(), bound: record.bound() }),
        })
    }

    /// Every bound that suffices for a cut in the next event, nearest first; empty if there is
    /// none.
    pub fn upcoming_reasons(&self, timeline: &Timeline) -> Vec<CutReason> {
        reasons_at(&self.tree, &self.trace, timeline, self.step + 1).1
    }
}
