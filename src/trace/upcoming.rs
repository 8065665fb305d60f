//! The event after the step at which a replay stands: what a learner is asked for.

use super::event::{CutBy, Visit};
use super::reasons::{CutReason, reasons_at};
use super::record::{player, score};
use super::{EventKind, Replay, Timeline};
use crate::score::{Player, ProofNumbers, Window};
use crate::tree::NodeId;

/// The event that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upcoming {
    /// What happens.
    pub kind: EventKind,
    /// The node it happens at; for a value that comes back and for a candidate, the child.
    pub node: NodeId,
    /// The window of the node from then on, if one is passed or narrowed.
    pub window: Option<Window>,
    /// What the visit is for, if the node is entered.
    pub visit: Visit,
    /// Whether a search begins with this visit: it has no visit of the parent above it.
    pub is_base: bool,
    /// Why moves are skipped, if this is a cut.
    pub cut_by: Option<CutBy>,
    /// Proof and disproof number of the node from then on, if they are counted anew.
    pub numbers: Option<ProofNumbers>,
}

impl Replay {
    /// What happens next; `None` at the end.
    #[must_use]
    pub fn upcoming(&self) -> Option<Upcoming> {
        let record = self.trace.records().get(self.step)?;
        let enters = record.kind == EventKind::Enter;
        let window = match record.kind {
            EventKind::Enter => Some(record.window()),
            EventKind::Narrow => {
                let mut window = self.window(record.node);
                match player(record.flag) {
                    Player::Max => window.alpha = score(record.a),
                    Player::Min => window.beta = score(record.a),
                }
                Some(window)
            }
            _ => None,
        };
        Some(Upcoming {
            kind: record.kind,
            node: record.node,
            window,
            visit: record.visit().unwrap_or_default(),
            is_base: enters && record.is_base(),
            cut_by: (record.kind == EventKind::Cut).then(|| record.cut_by()),
            numbers: (record.kind == EventKind::Proof).then(|| record.numbers()),
        })
    }

    /// Every bound that suffices for the cut that happens next, nearest first; empty if none does.
    #[must_use]
    pub fn upcoming_reasons(&self, timeline: &Timeline) -> Vec<CutReason> {
        reasons_at(&self.tree, &self.trace, timeline, self.step + 1).1
    }
}
