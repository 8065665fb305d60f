//! What a person sees of a step: how a node looks, and what happened.

use super::candidate::candidate;
use super::event::{CutBy, DepthReason, Round, Visit};
use super::reasons::CutReason;
use super::record::{NONE, player, score};
use super::{EventKind, Phase, Replay, Timeline};
use crate::score::{Bound, Player, ProofNumbers, Score, Window};
use crate::tree::{Kind, NodeId};

/// How a node looks at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Not visited yet.
    Unvisited,
    /// On the way from the root to where the search stands.
    Open,
    /// Visited and left without a value: neither proven nor disproven yet.
    Unsettled,
    /// Valued.
    Done,
    /// Valued by an earlier visit; a node above it is being read again.
    Earlier,
    /// Skipped: it, or a node above it, was cut away.
    Pruned,
}

/// What a step says beside its value, by its kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StepDetail {
    /// Nothing more.
    Nothing,
    /// A bound of the window moved: whose, from where.
    Narrowed {
        /// Whose bound.
        player: Player,
        /// What it was before.
        from: Score,
        /// What it is now.
        to: Score,
    },
    /// Moves were skipped for this reason.
    CutBy(CutBy),
    /// Reading from the root began: to this depth, or with this question.
    Iteration(Round),
    /// A person asked for the node: it is read so many plies.
    Asked(u8),
    /// A table gave the value: how deep it was read, in plies, and at which node of this run.
    Recalled {
        /// Plies.
        depth: u8,
        /// The node.
        from: Option<NodeId>,
    },
    /// A move was generated with this class and provisional value.
    Candidate {
        /// The number of the class.
        class: u8,
        /// The value before it is read, if there is one.
        provisional: Option<Score>,
        /// The move of the line after a pass that has called for it.
        called_by: Option<NodeId>,
    },
    /// The side to move passed, to save so many plies.
    Passed(u8),
    /// The move is read so many plies less deep.
    Reduced(u8, Option<DepthReason>),
    /// The move is read so many plies deeper.
    Extended(u8, Option<DepthReason>),
    /// Proof and disproof number.
    Proof(ProofNumbers),
    /// Thresholds of both.
    Thresholds(ProofNumbers),
}

/// What happened in a step, with the numbers that explain it. All values are for Black.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What happened.
    pub kind: EventKind,
    /// The node that it is about: the one entered, valued, cut or left; for a value that came
    /// back, the parent that receives it.
    pub node: NodeId,
    /// The child whose value came back, or whose value closed the window.
    pub child: Option<NodeId>,
    /// Who is to move at `node`.
    pub player: Player,
    /// The value at `node` now; for a value that came back, the child's.
    pub value: Option<Score>,
    /// What `value` says of the true value.
    pub bound: Bound,
    /// What was best at `node` before, and by which child.
    pub before: Option<(NodeId, Score)>,
    /// What that value says of the true value.
    pub before_bound: Bound,
    /// The window at `node` now.
    pub window: Window,
    /// The window that was passed to `node`.
    pub entered: Window,
    /// What the visit is for: of `node`, or, for a value that came back, of the child.
    pub visit: Visit,
    /// What the kind of event says besides.
    pub detail: StepDetail,
    /// Why the rest was cut, nearest first; empty unless this is a cut.
    pub reasons: Vec<CutReason>,
    /// The children that were skipped; empty unless this is a cut.
    pub skipped: Vec<NodeId>,
}

impl Step {
    /// Whether the value lies strictly inside the window that was passed to `node`.
    #[must_use]
    pub fn is_inside(&self) -> bool {
        self.value.is_some_and(|value| self.entered.contains(value))
    }
}

impl Replay {
    /// How a node looks now.
    #[must_use]
    pub fn seen(&self, id: NodeId) -> Seen {
        if self.visited_and_cut(id).0 {
            return match self.node(id).phase() {
                Phase::Open => Seen::Open,
                Phase::Unsettled => Seen::Unsettled,
                _ if self.is_current(id) => Seen::Done,
                _ => Seen::Earlier,
            };
        }
        // Unvisited: the nearest visited ancestor says whether it may still be.
        let mut at = id;
        while let Some(parent) = self.tree().parent(at) {
            match self.visited_and_cut(parent) {
                (false, _) => at = parent,
                (true, true) => return Seen::Pruned,
                (true, false) => return Seen::Unvisited,
            }
        }
        Seen::Unvisited
    }

    /// The leaves that have been cut away so far and never evaluated, from left to right.
    #[must_use]
    pub fn pruned_leaves(&self) -> Vec<NodeId> {
        let tree = self.tree();
        let mut leaves = Vec::new();
        let mut open = vec![NodeId::ROOT];
        while let Some(id) = open.pop() {
            if self.node(id).phase() != Phase::Unvisited {
                open.extend(tree.children(id).rev());
            } else if self.seen(id) == Seen::Pruned {
                leaves.extend(tree.leaves_below(id));
            }
        }
        leaves
    }

    /// Why `node` is cut, or was cut away: the node of the cut, and the reasons as they were then.
    /// `None` if it is neither.
    #[must_use]
    pub fn why_cut(&self, node: NodeId, timeline: &Timeline) -> Option<(NodeId, Vec<CutReason>)> {
        let cut = self.made_cut(node, timeline)?;
        Some((cut.node, cut.reasons))
    }

    /// Whether `player` is sure of the value of `child`: not where it failed low, which a fail-soft
    /// search returns for what cannot matter anyway.
    #[must_use]
    pub fn is_sure(&self, player: Player, child: NodeId) -> bool {
        self.node(child).bound() != player.fail_low_bound()
    }

    /// What happened in the step that led here; `None` at step 0.
    #[must_use]
    pub fn what_happened(&self) -> Option<Step> {
        let record = self.last_record()?;
        let tree = self.tree();
        let node = if record.kind.goes_up() {
            tree.parent(record.node)?
        } else {
            record.node
        };
        let valued = self.node(record.node);
        let is_cut = record.kind == EventKind::Cut;
        let before = self.before_back();
        Some(Step {
            kind: record.kind,
            node,
            child: match record.kind {
                EventKind::Improve | EventKind::Keep | EventKind::Leave => Some(record.node),
                EventKind::Cut | EventKind::Exit | EventKind::Narrow => valued.best(),
                _ => None,
            },
            player: tree.node(node).player,
            value: valued.value().filter(|_| record.kind != EventKind::Leave),
            bound: valued.bound(),
            before,
            before_bound: before.map_or(Bound::Exact, |(before, _)| self.node(before).bound()),
            window: self.window(node),
            entered: self.entered_window(node),
            visit: valued.visit(),
            detail: self.detail(),
            reasons: if is_cut && record.cut_by() == CutBy::Window {
                self.cut_reasons(node)
            } else {
                Vec::new()
            },
            skipped: if is_cut {
                self.skipped(node)
            } else {
                Vec::new()
            },
        })
    }

    /// The children of a node that have not been tried in this visit, at the step of its cut.
    pub(super) fn skipped(&self, node: NodeId) -> Vec<NodeId> {
        let tree = self.tree();
        let is_skipped = |&child: &NodeId| {
            let state = self.node(child);
            let tried = state.phase() != Phase::Unvisited && self.is_current(child);
            !tried && tree.node(child).kind != Kind::Decline
        };
        tree.children(node).filter(is_skipped).collect()
    }

    fn detail(&self) -> StepDetail {
        let Some(record) = self.last_record() else {
            return StepDetail::Nothing;
        };
        let reason = || DepthReason::ALL.get(usize::from(record.small)).copied();
        match record.kind {
            EventKind::Narrow => StepDetail::Narrowed {
                player: player(record.flag),
                from: score(record.b),
                to: score(record.a),
            },
            EventKind::Cut => StepDetail::CutBy(record.cut_by()),
            EventKind::Iteration => StepDetail::Iteration(record.round()),
            EventKind::Ask => StepDetail::Asked(record.small as u8),
            EventKind::Recall => StepDetail::Recalled {
                depth: record.small as u8,
                from: (record.b != NONE).then_some(NodeId(record.b)),
            },
            EventKind::Candidate => {
                let candidate = candidate(record);
                StepDetail::Candidate {
                    class: candidate.class,
                    provisional: candidate.provisional,
                    called_by: self.called_by(record.node),
                }
            }
            EventKind::Pass => StepDetail::Passed(record.flag),
            EventKind::Reduce => StepDetail::Reduced(record.flag, reason()),
            EventKind::Extend => StepDetail::Extended(record.flag, reason()),
            EventKind::Proof => StepDetail::Proof(record.numbers()),
            EventKind::Thresholds => StepDetail::Thresholds(record.numbers()),
            EventKind::Enter
            | EventKind::Leaf
            | EventKind::Decline
            | EventKind::Improve
            | EventKind::Keep
            | EventKind::Leave
            | EventKind::Exit => StepDetail::Nothing,
        }
    }
}
