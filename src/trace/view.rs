//! What a person sees of a step: how a node looks, what happened, and why a branch was cut.

use super::{EventKind, Phase, Replay, WindowRule};
use crate::score::{Bound, Player, Score, Window};
use crate::tree::{Kind, NodeId};

/// How a node looks at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Not visited yet.
    Unvisited,
    /// On the way from the root to where the search stands.
    Open,
    /// Valued.
    Done,
    /// Skipped: it, or a node above it, was cut away.
    Pruned,
}

/// One bound that suffices for a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutReason {
    /// The ancestor that is sure of the bound.
    pub ancestor: NodeId,
    /// The child of the ancestor that set it.
    pub set_by: NodeId,
    /// Whose bound it is.
    pub player: Player,
    /// The bound: α of a MAX ancestor, β of a MIN ancestor.
    pub bound: Score,
    /// How many plies the ancestor is above the cut node: 1 is a shallow cut, 3 or more a deep one.
    pub plies_up: u8,
}

impl CutReason {
    /// Whether the bound comes from three or more plies up (a deep cut, Knuth & Moore 1975).
    #[must_use]
    pub fn is_deep(&self) -> bool {
        self.plies_up >= 3
    }
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
    /// The window at `node`, with what it has found itself.
    pub window: Window,
    /// The window with which `node` was entered: what its ancestors are sure of.
    pub entered: Window,
    /// Why the rest was cut, nearest first; empty unless this is a cut.
    pub reasons: Vec<CutReason>,
    /// The children that were skipped; empty unless this is a cut.
    pub skipped: Vec<NodeId>,
}

impl Replay {
    /// How a node looks now.
    #[must_use]
    pub fn seen(&self, id: NodeId) -> Seen {
        match self.node(id).phase() {
            Phase::Open => return Seen::Open,
            Phase::Done => return Seen::Done,
            Phase::Unvisited => {}
        }
        // Unvisited: the nearest visited ancestor says whether it may still be.
        let mut at = id;
        while let Some(parent) = self.tree().parent(at) {
            if self.node(parent).phase() != Phase::Unvisited {
                return if self.node(parent).is_cut() {
                    Seen::Pruned
                } else {
                    Seen::Unvisited
                };
            }
            at = parent;
        }
        Seen::Unvisited
    }

    /// The leaves that have been cut away so far, from left to right.
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

    /// Every bound that suffices to cut at `node`, nearest first; empty if it is not cut.
    ///
    /// It is read off the state in which `node` is still open: at the step of its cut.
    #[must_use]
    pub fn cut_reasons(&self, node: NodeId) -> Vec<CutReason> {
        let tree = self.tree();
        let state = self.node(node);
        let player = tree.node(node).player;
        let (true, Some(value)) = (state.is_cut(), state.value()) else {
            return Vec::new();
        };
        let mut reasons = Vec::new();
        let mut plies_up = 0;
        let mut at = tree.parent(node);
        while let Some(ancestor) = at {
            plies_up += 1;
            let above = self.node(ancestor);
            let bounds = tree.node(ancestor).player != player;
            if let (true, Some(set_by), Some(bound)) = (bounds, above.best(), above.value())
                && self.is_sure(player.other(), set_by)
                && !player.other().prefers(value, bound)
            {
                reasons.push(CutReason {
                    ancestor,
                    set_by,
                    player: player.other(),
                    bound,
                    plies_up,
                });
            }
            at = match self.trace().window_rule() {
                WindowRule::ParentOnly => None,
                _ => tree.parent(ancestor),
            };
        }
        reasons
    }

    /// Whether `player` is sure of the value of `child`: not where it is a bound from the wrong
    /// side, which a fail-soft search returns for what cannot matter anyway.
    #[must_use]
    pub fn is_sure(&self, player: Player, child: NodeId) -> bool {
        self.node(child).bound() != player.hollow()
    }

    /// What happened in the step that led here; `None` at step 0.
    #[must_use]
    pub fn what_happened(&self) -> Option<Step> {
        let record = self.last_record()?;
        let tree = self.tree();
        let came_back = matches!(record.kind, EventKind::Improve | EventKind::Keep);
        let node = if came_back {
            tree.parent(record.node)?
        } else {
            record.node
        };
        let valued = self.node(record.node);
        let is_cut = record.kind == EventKind::Cut;
        Some(Step {
            kind: record.kind,
            node,
            child: match record.kind {
                EventKind::Improve | EventKind::Keep => Some(record.node),
                EventKind::Cut | EventKind::Exit => valued.best(),
                _ => None,
            },
            player: tree.node(node).player,
            value: valued.value(),
            bound: valued.bound(),
            before: self.before_back(),
            before_bound: self
                .before_back()
                .map_or(Bound::Exact, |(before, _)| self.node(before).bound()),
            window: self.inner_window(node),
            entered: self.window(node),
            reasons: if is_cut {
                self.cut_reasons(node)
            } else {
                Vec::new()
            },
            skipped: if is_cut {
                tree.children(node)
                    .filter(|&child| {
                        self.node(child).phase() == Phase::Unvisited
                            && tree.node(child).kind != Kind::Decline
                    })
                    .collect()
            } else {
                Vec::new()
            },
        })
    }
}
