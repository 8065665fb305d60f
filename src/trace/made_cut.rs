//! A cut with its place, time and reasons.

use super::event::{CutBy, Visit};
use super::reasons::{BoundSource, CutReason, reasons_at};
use super::{EventKind, Replay, Timeline, Trace};
use score::Score;
use tree::NodeId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeCut {
    /// The node whose remaining moves were skipped.
    pub node: NodeId,
    pub step: usize,
    pub by: CutBy,
    /// The best child and its value at that time.
    pub best: Option<(NodeId, Score)>,
    /// Every bound that suffices, nearest first; empty unless the window was the reason.
    pub reasons: Vec<CutReason>,
}

impl MadeCut {
    /// Whether the skipped moves cannot change the value of the root.
    pub fn keeps_root(&self) -> bool {
        self.reasons.iter().any(|reason| reason.keeps_root)
    }
}

impl Replay {
    /// Why a node has skipped moves; `None` if it is not cut.
    pub fn cut_by(&self, node: NodeId, timeline: &Timeline) -> Option<CutBy> {
        let step = timeline.cut(node, self.trace(), self.step())?;
        self.node(node).is_cut().then(|| self.trace().records()[step - 1].cut_by())
    }

    /// The cut at `node`, or the one that pruned it, as it was then. `None` if it is neither cut
    /// nor pruned.
    pub fn made_cut(&self, node: NodeId, timeline: &Timeline) -> Option<MadeCut> {
        if !self.node(node).is_cut() && self.seen(node) != super::Seen::Pruned {
            return None;
        }
        let tree = self.tree();
        let at = tree.ancestors(node).find(|&at| self.node(at).is_cut())?;
        let step = timeline.cut(at, self.trace(), self.step())?;
        let (best, reasons) = reasons_at(tree, self.trace(), timeline, step);
        Some(MadeCut {
            node: at,
            step,
            by: self.trace().records()[step - 1].cut_by(),
            best,
            reasons,
        })
    }
}

impl Trace {
    /// The step at which the bound of a reason was set, for a cut made at the step `cut`: when the
    /// value was returned, the scout was started, or the search was called.
    pub fn bound_set_at(&self, reason: &CutReason, cut: usize) -> Option<usize> {
        let sets = |index: &usize| {
            let record = self.records()[*index];
            match reason.source {
                BoundSource::Child(child) | BoundSource::EarlierVisit(child) => {
                    let came_back = record.kind == EventKind::Improve && record.node == child;
                    // Declining is not a child that is entered.
                    let stopped =
                        record.kind == EventKind::Decline && record.node == reason.ancestor;
                    came_back || stopped
                }
                BoundSource::Scout(child) => {
                    record.node == child && record.visit() == Some(Visit::Scout)
                }
                BoundSource::Mean(child) => record.node == child && record.visit().is_some(),
                BoundSource::Caller => {
                    record.kind == EventKind::Enter && record.node == reason.ancestor
                }
            }
        };
        let before = 0..cut.min(self.len());
        before.rev().find(sets).map(|index| index + 1)
    }
}
