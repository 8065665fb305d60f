//! The visible result of a step: the states of nodes, and the event.

use super::event::{CutBy, DepthReason, PlayoutEnd, Round, SkipReason, Visit};
use super::reasons::CutReason;
use super::{Candidate, EventKind, Phase, Replay, Timeline};
use score::{Bound, NodeNumbers, Player, Score, Window};
use tree::{Kind, NodeId};

/// The visible state of a node at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    Unvisited,
    /// On the path from the root to the current node.
    Open,
    /// Visited and left without a value: neither proven nor disproven yet.
    Unsettled,
    Done,
    /// Valued by an earlier visit, while an ancestor is being searched again.
    Earlier,
    /// Skipped by a cut, or below a skipped node.
    Pruned,
}

/// The details of a step by its kind, in addition to its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StepDetail {
    Nothing,
    /// A bound of the window moved.
    Narrowed {
        player: Player,
        from: Score,
        to: Score,
    },
    CutBy(CutBy),
    /// The search started at its root, with this depth or question.
    Iteration(Round),
    /// The user requested the node, to this depth in plies.
    Asked(u8),
    /// The value came from the transposition table.
    Recalled {
        /// The depth at which it was searched, in plies.
        depth: u8,
        /// The node of this run where it was found.
        from: Option<NodeId>,
    },
    /// The position occurred so many plies before; the player, if any, has given check with every
    /// move since then and loses.
    Repeated {
        plies: u16,
        loser: Option<Player>,
    },
    /// A candidate move was generated.
    Candidate {
        /// The index of its class.
        class: u8,
        /// Its value before it is searched, if any.
        provisional: Option<Score>,
        /// The move that triggered it, in the line after a pass.
        called_by: Option<NodeId>,
    },
    /// The side to move passed, with this depth reduction in plies.
    Passed(u8),
    /// The depth of the move is reduced by this, in plies.
    Reduced(u8, DepthReason),
    /// The depth of the move is extended by this, in plies.
    Extended(u8, DepthReason),
    /// The move is not searched, on a guess.
    Skipped(SkipReason),
    Counted(NodeNumbers),
    /// The mean of the node lies between these two numbers now.
    Weighed(NodeNumbers),
    Thresholds(NodeNumbers),
    /// How likely the move is the best one, before it is tried.
    Prior(f64),
    /// The reward of a playout, for Black, and how it came about.
    Playout(u32, PlayoutEnd),
    /// The reward that was added, for Black.
    BackedUp(u32),
    /// The search came back without a value; from a move that was read less deeply, if `reduced`.
    Left {
        reduced: bool,
    },
}

/// The event of a step, with the numbers that explain it. All values are for Black.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub kind: EventKind,
    /// The node it is about: the one entered, valued, cut or left; for a returned value, the parent
    /// that receives it.
    pub node: NodeId,
    /// The child whose value was returned, or whose value closed the window.
    pub child: Option<NodeId>,
    pub player: Player,
    /// The value at `node` now; for a returned value, the child's.
    pub value: Option<Score>,
    pub bound: Bound,
    /// The previous best child at `node`, and its value.
    pub before: Option<(NodeId, Score)>,
    pub before_bound: Bound,
    /// The window at `node` now.
    pub window: Window,
    /// The window passed to `node`.
    pub entered: Window,
    /// The purpose of the visit: of `node`, or, for a returned value, of the child.
    pub visit: Visit,
    pub detail: StepDetail,
    /// The reasons of a cut, nearest first; empty for other events.
    pub reasons: Vec<CutReason>,
    /// The children skipped by a cut; empty for other events.
    pub skipped: Vec<NodeId>,
}

impl Step {
    /// Whether the value lies strictly inside the window passed to `node`.
    pub fn is_inside(&self) -> bool {
        self.value.is_some_and(|value| self.entered.contains(value))
    }
}

impl Replay {
    /// The visible state of a node now.
    pub fn seen(&self, id: NodeId) -> Seen {
        if self.visited_and_cut(id).0 {
            return match self.node(id).phase() {
                Phase::Open => Seen::Open,
                Phase::Unsettled => Seen::Unsettled,
                _ if self.is_current(id) => Seen::Done,
                _ => Seen::Earlier,
            };
        }
        // For an unvisited node, the nearest visited ancestor tells whether it may still be
        // visited.
        let (mut at, tree) = (id, self.tree());
        while let Some(parent) = tree.parent(at) {
            match self.visited_and_cut(parent) {
                (false, _) => at = parent,
                (true, is_cut) if is_cut || self.skipped_by_guess(at).is_some() => {
                    return Seen::Pruned;
                }
                // What a probe has left is skipped with its node.
                (true, _) if self.is_probed(parent) => {
                    let above = tree.parent(parent);
                    let is_cut = above.is_some_and(|above| self.visited_and_cut(above).1);
                    return if is_cut { Seen::Pruned } else { Seen::Unvisited };
                }
                (true, _) => return Seen::Unvisited,
            }
        }
        Seen::Unvisited
    }

    /// Whether of a node only the first move has been read, for a bound.
    pub fn is_probed(&self, id: NodeId) -> bool {
        self.node(id).visit() == Visit::Probe
    }

    /// Why a selective search has not read a move, never visited, in the last visit of the node
    /// where it can be played; `None` if it has not said so there.
    pub fn skipped_by_guess(&self, id: NodeId) -> Option<SkipReason> {
        let notes = self.notes(id).filter(|_| self.node(id).phase() == Phase::Unvisited);
        let (reason, step) = notes?.skipped?;
        let visited = self.node(self.tree().parent(id)?).entered()?;
        (step > visited).then_some(reason)
    }

    /// The leaves never evaluated, from left to right: at the end of a run all that have no
    /// evaluation, before it those that are pruned so far.
    pub fn unevaluated_leaves(&self) -> Vec<NodeId> {
        let tree = self.tree();
        let mut is_evaluated = vec![false; tree.len()];
        for record in &self.trace().records()[..self.step()] {
            is_evaluated[record.node.index()] |= record.kind == EventKind::Leaf;
        }
        let is_over = self.step() == self.last_step() && self.trace().is_finished();
        let mut leaves = tree.leaves_below(NodeId::ROOT);
        leaves.retain(|&leaf| {
            let is_gone = || is_over || self.seen(leaf) == Seen::Pruned;
            !is_evaluated[leaf.index()] && is_gone()
        });
        leaves
    }

    /// The node of the cut at `node`, or of the one that pruned it, with its reasons at that time.
    /// `None` if it is neither cut nor pruned.
    pub fn why_cut(&self, node: NodeId, timeline: &Timeline) -> Option<(NodeId, Vec<CutReason>)> {
        let cut = self.made_cut(node, timeline)?;
        Some((cut.node, cut.reasons))
    }

    /// Whether `player` is guaranteed the value of `child`: not if it failed low, which a fail-soft
    /// search returns for values that cannot matter.
    pub fn is_sure(&self, player: Player, child: NodeId) -> bool {
        self.node(child).bound() != player.fail_low_bound()
    }

    /// The event that led to this step; `None` at step 0.
    pub fn what_happened(&self) -> Option<Step> {
        let record = self.last_record()?;
        let tree = self.tree();
        let above = tree.parent(record.node).filter(|_| record.kind.goes_up());
        let node = above.unwrap_or(record.node);
        let valued = self.node(record.node);
        let is_cut = record.kind == EventKind::Cut;
        let before = self.before_back();
        Some(Step {
            kind: record.kind,
            node,
            child: match record.kind {
                EventKind::Improve
                | EventKind::Keep
                | EventKind::Weigh
                | EventKind::Leave
                | EventKind::BackUp => (record.node != node).then_some(record.node),
                EventKind::Exit => self.best(record.node),
                EventKind::Cut | EventKind::Narrow => valued.best(),
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
            reasons: if is_cut && matches!(record.cut_by(), CutBy::Window | CutBy::Mean) {
                self.cut_reasons(node)
            } else {
                Vec::new()
            },
            skipped: if is_cut { self.skipped(node) } else { Vec::new() },
        })
    }

    /// The children of a node not tried in this visit, at the step of its cut.
    pub(super) fn skipped(&self, node: NodeId) -> Vec<NodeId> {
        let tree = self.tree();
        let is_skipped = |&child: &NodeId| {
            let state = self.node(child);
            let is_visited = state.phase() != Phase::Unvisited && self.is_current(child);
            let tried = is_visited && !self.is_probed(child);
            !tried && !tree.is_imagined(child) && tree.node(child).kind != Kind::Decline
        };
        tree.children(node).filter(is_skipped).collect()
    }

    fn detail(&self) -> StepDetail {
        let Some(record) = self.last_record() else {
            return StepDetail::Nothing;
        };
        match record.kind {
            EventKind::Narrow => StepDetail::Narrowed {
                player: record.player(),
                from: self.window_before(record.node).of(record.player()),
                to: record.value(),
            },
            EventKind::Cut => StepDetail::CutBy(record.cut_by()),
            EventKind::Iteration => {
                record.begins().map_or(StepDetail::Nothing, StepDetail::Iteration)
            }
            EventKind::Ask => StepDetail::Asked(record.small as u8),
            EventKind::Recall => {
                StepDetail::Recalled { depth: record.small as u8, from: record.origin() }
            }
            EventKind::Repeat => {
                StepDetail::Repeated { plies: record.small, loser: record.loser() }
            }
            EventKind::Candidate => {
                let Candidate { class, provisional, .. } = record.candidate();
                let called_by = self.called_by(record.node);
                StepDetail::Candidate { class, provisional, called_by }
            }
            EventKind::Pass => StepDetail::Passed(record.flag),
            EventKind::Reduce => StepDetail::Reduced(record.flag, record.depth_reason()),
            EventKind::Extend => StepDetail::Extended(record.flag, record.depth_reason()),
            EventKind::Skip => StepDetail::Skipped(record.skip_reason()),
            EventKind::Count | EventKind::Estimate => StepDetail::Counted(record.numbers()),
            EventKind::Thresholds => StepDetail::Thresholds(record.numbers()),
            EventKind::Prior => StepDetail::Prior(record.prior()),
            EventKind::Playout => StepDetail::Playout(record.reward(), record.playout_end()),
            EventKind::BackUp => StepDetail::BackedUp(record.reward()),
            EventKind::Weigh => StepDetail::Weighed(record.numbers()),
            EventKind::Leave => StepDetail::Left { reduced: record.is_reduced() },
            _ => StepDetail::Nothing,
        }
    }
}
