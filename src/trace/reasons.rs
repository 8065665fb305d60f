//! Why branches were cut: every bound that suffices, and its origin.

use super::event::{CutBy, Visit};
use super::record::NONE;
use super::{EventKind, Phase, Replay, Timeline, Trace};
use score::{Bound, NodeNumbers, Player, Score, Window};
use tree::{Kind, NodeId, Tree};

/// The origin of a bound that closes a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundSource {
    /// The value of this child of the ancestor.
    Child(NodeId),
    /// An earlier visit of this child, which is being searched again and lies above the node.
    EarlierVisit(NodeId),
    /// A null window: the ancestor only tests whether this child is better than the best so far.
    Scout(NodeId),
    /// What this child of a node where chance moves has to be worth at the least, or at the most, so
    /// that the mean matters: the child lies above the cut.
    Mean(NodeId),
    /// The window with which the whole search was called.
    Caller,
}

impl BoundSource {
    /// The child of the ancestor that it is about.
    pub fn child(self) -> Option<NodeId> {
        match self {
            Self::Child(child)
            | Self::EarlierVisit(child)
            | Self::Scout(child)
            | Self::Mean(child) => Some(child),
            Self::Caller => None,
        }
    }
}

/// A bound that suffices for a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutReason {
    /// The ancestor that is guaranteed the bound, or tests it.
    pub ancestor: NodeId,
    pub source: BoundSource,
    pub player: Player,
    /// α of MAX or β of MIN.
    pub bound: Score,
    /// The distance in plies from the cut node up to the ancestor: 1 is a shallow cut, 3 or more a
    /// deep one.
    pub plies_up: u8,
    /// Whether this bound alone implies that the skipped moves cannot change the value of the root:
    /// it was found in the tree, without them. A null window, or the window of the caller, only
    /// preserves the answer to its question.
    pub keeps_root: bool,
}

impl CutReason {
    /// Whether the bound comes from three or more plies up (a deep cut, Knuth & Moore 1975).
    pub fn is_deep(&self) -> bool {
        self.plies_up >= 3
    }
}

/// An open node on the path to a cut, as reported by the search until then.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Open {
    node: NodeId,
    /// The window passed to it.
    entered: Window,
    visit: Visit,
    /// The best child, its value, and the bound type.
    best: Option<(NodeId, Score, Bound)>,
}

/// Every bound that suffices to cut at the first node of `open`, nearest first; `open` holds the
/// nodes from there to the root, and `never_read` says that no earlier visit searched the skipped
/// moves. `mean` are the ends of the mean of a node where chance moves.
fn reasons(
    tree: &Tree,
    open: &[Open],
    never_read: bool,
    mean: Option<NodeNumbers>,
) -> Vec<CutReason> {
    let mut reasons = Vec::new();
    let Some(cut) = open.first() else {
        return reasons;
    };
    let (value, other) = match (mean, cut.best) {
        (Some(mean), _) if mean.second <= cut.entered.alpha => (mean.second, Player::Max),
        (Some(mean), _) => (mean.first, Player::Min),
        (None, Some((_, value, _))) => (value, tree.node(cut.node).player.other()),
        (None, None) => return reasons,
    };
    // A bound counts only if every window below its ancestor contains it, since a search may know
    // less than its ancestors. This is the loosest of those windows.
    let mut passed = cut.entered.of(other);
    let reason = |ancestor: &Open, plies_up, source, bound| CutReason {
        ancestor: ancestor.node,
        source,
        player: other,
        bound,
        plies_up,
        keeps_root: match source {
            BoundSource::Child(_) => true,
            BoundSource::EarlierVisit(_) => never_read,
            BoundSource::Scout(_) | BoundSource::Mean(_) | BoundSource::Caller => false,
        },
    };
    for (plies_up, pair) in (1..).zip(open.windows(2)) {
        let [below, above] = pair else { break };
        if tree.node(above.node).kind == Kind::Chance {
            // What is known above is a bound of the mean, and no value of a child.
            let bound = below.entered.of(other);
            if bound.is_finite() && !other.prefers(value, bound) {
                reasons.push(reason(above, plies_up, BoundSource::Mean(below.node), bound));
            }
            return reasons;
        }
        let is_passed_down = |bound: Score| !other.prefers(bound, passed);
        let suffices = |bound: Score| !other.prefers(value, bound) && is_passed_down(bound);
        let mover = tree.node(above.node).player;
        if mover == other {
            if let Some((best, bound, known)) = above.best
                && known != other.fail_low_bound()
                && suffices(bound)
            {
                let source = if best == below.node {
                    BoundSource::EarlierVisit(best)
                } else {
                    BoundSource::Child(best)
                };
                reasons.push(reason(above, plies_up, source, bound));
            }
        } else if below.visit == Visit::Scout && suffices(below.entered.of(other)) {
            let source = BoundSource::Scout(below.node);
            reasons.push(reason(above, plies_up, source, below.entered.of(other)));
        }
        if other.prefers(passed, above.entered.of(other)) {
            passed = above.entered.of(other);
        }
    }
    if let Some(root) = open.last() {
        let bound = root.entered.of(other);
        let all_hold = open.iter().all(|at| !other.prefers(bound, at.entered.of(other)));
        if bound.is_finite() && !other.prefers(value, bound) && all_hold {
            reasons.push(reason(root, (open.len() - 1) as u8, BoundSource::Caller, bound));
        }
    }
    reasons
}

impl Replay {
    /// Every bound that suffices to cut at `node`, nearest first; empty if it is not cut, or not by
    /// its window.
    ///
    /// The search must still be at or below the node, as it is at the step of the cut.
    pub fn cut_reasons(&self, node: NodeId) -> Vec<CutReason> {
        if !self.node(node).is_cut() {
            return Vec::new();
        }
        let way = self.tree().ancestors(node);
        let open: Vec<_> = way
            .map(|at| {
                let state = self.node(at);
                let best = state.best().zip(state.value());
                Open {
                    node: at,
                    entered: self.entered_window(at),
                    visit: state.visit(),
                    best: best.map(|(best, value)| (best, value, self.node(best).bound())),
                }
            })
            .collect();
        let unread = |&child: &NodeId| self.node(child).phase() == Phase::Unvisited;
        let never_read = self.skipped(node).iter().all(unread);
        reasons(self.tree(), &open, never_read, self.mean(node))
    }
}

/// The best child at the node of the cut of `step`, and the same reasons, computed from the trace
/// without a replay.
///
/// It examines the siblings of the nodes above and, if nodes are entered more than once, every
/// earlier event.
pub(super) fn reasons_at(
    tree: &Tree,
    trace: &Trace,
    timeline: &Timeline,
    step: usize,
) -> (Option<(NodeId, Score)>, Vec<CutReason>) {
    let Some(cut) = step.checked_sub(1).and_then(|at| trace.records().get(at)) else {
        return (None, Vec::new());
    };
    if cut.kind != EventKind::Cut {
        return (None, Vec::new());
    }
    let records = trace.records();
    let mut open = Vec::new();
    let mut at = cut.node;
    let mut best = None;
    let mut mean = None;
    let mut tried = Vec::new();
    let mut index = step - 1;
    while let Some(before) = index.checked_sub(1) {
        index = before;
        let record = records[index];
        let is_child = tree.parent(record.node) == Some(at);
        match record.kind {
            EventKind::Enter if record.node == at => {
                open.push(Open {
                    node: at,
                    entered: record.window(),
                    visit: record.visit().unwrap_or_default(),
                    best: best.take(),
                });
                let Some(parent) = tree.parent(at) else {
                    break;
                };
                at = parent;
            }
            EventKind::Improve | EventKind::Keep | EventKind::Weigh if is_child => {
                if open.is_empty() {
                    tried.push(record.node);
                    let is_weighed = record.kind == EventKind::Weigh;
                    mean = mean.or(is_weighed.then(|| record.numbers()));
                }
                if record.kind == EventKind::Improve && best.is_none() {
                    best = Some((record.node, record.value(), record.bound()));
                }
                // Nothing below the child matters here.
                let entered = timeline.entered(record.node).filter(|_| !trace.has_revisits());
                index = entered.map_or(index, |entered| entered - 1);
            }
            EventKind::Decline if record.node == at && best.is_none() => {
                let stopping = tree.decline(at).unwrap_or(NodeId(NONE));
                best = Some((stopping, record.value(), Bound::Exact));
            }
            _ => {}
        }
    }
    let best = open.first().and_then(|open| open.best);
    let reasons = if matches!(cut.cut_by(), CutBy::Window | CutBy::Mean) {
        let was_read = |child| timeline.entered(child).is_some_and(|entered| entered < step);
        let mut children = tree.children(cut.node);
        let never_read = children.all(|child| tried.contains(&child) || !was_read(child));
        reasons(tree, &open, never_read, mean)
    } else {
        Vec::new()
    };
    (best.map(|(best, value, _)| (best, value)), reasons)
}
