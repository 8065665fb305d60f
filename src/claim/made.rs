//! Makes the claims of each step.

use super::{CutBound, StepClaim};
use score::{Bound, NodeNumbers, Player, Sample, Score, Window};
use search::Algorithm;
use trace::{CutBy, EventKind, Phase, Replay, Step, StepDetail, Visit};
use tree::{Kind, MoveCode, NodeId};

/// The claims of the step that led to the current state; none at step 0, or for kinds of events
/// that state nothing falsifiable.
pub fn claims(replay: &Replay, algorithm: Algorithm) -> Vec<StepClaim> {
    let Some(step) = replay.what_happened() else {
        return Vec::new();
    };
    let maker = ClaimMaker { replay, algorithm };
    if algorithm.shares() {
        return maker.paid(&step);
    }
    let mut claims = match step.kind {
        EventKind::Enter => maker.entered(step.node),
        EventKind::Count | EventKind::Estimate => maker.interval(&step).into_iter().collect(),
        EventKind::Choose => maker.separates(step.node).into_iter().collect(),
        EventKind::Leaf => maker.leaf(&step),
        EventKind::Decline => maker.declined(&step),
        EventKind::Improve | EventKind::Keep => maker.came_back(&step),
        EventKind::Weigh => maker.weighed(&step),
        EventKind::Narrow => maker.narrowed(&step),
        EventKind::Cut => maker.cut(&step),
        EventKind::Exit => maker.exit(&step),
        EventKind::Recall => maker.recalled(&step),
        EventKind::Repeat => maker.repeated(&step).into_iter().collect(),
        EventKind::Select | EventKind::Expand => maker.selected(step.node).into_iter().collect(),
        EventKind::BackUp => maker.sampled(&step).into_iter().collect(),
        _ => Vec::new(),
    };
    claims.extend(maker.scouted(step.node));
    claims
}

/// Where a finite bound of the window at a node comes from: the move that gives it to a player, the
/// question of a scout, or a guess at the root.
pub fn edge_origin(
    replay: &Replay,
    algorithm: Algorithm,
    node: NodeId,
    player: Player,
) -> Option<StepClaim> {
    ClaimMaker { replay, algorithm }.edge(node, player)
}

pub(super) struct ClaimMaker<'r> {
    pub(super) replay: &'r Replay,
    algorithm: Algorithm,
}

impl ClaimMaker<'_> {
    fn player(&self, node: NodeId) -> Player {
        self.replay.tree().node(node).player
    }

    /// Whether the side to move chooses at every node.
    fn movers_choose(&self) -> bool {
        let choose = |mover| self.algorithm.chooser(Player::Max, mover) == mover;
        choose(Player::Max) && choose(Player::Min)
    }

    /// The claim about the value of a node: a proof for algorithms that prove, a wish if one player
    /// chooses everywhere, otherwise its worth.
    fn worth(&self, node: NodeId, bound: Bound, value: Score) -> StepClaim {
        if self.algorithm.proves() {
            let attacker = self.player(NodeId::ROOT);
            let is_proven = attacker.prefers(value, Score(0));
            StepClaim::Proven { node, is_proven }
        } else if self.movers_choose() {
            StepClaim::Worth { node, bound, value }
        } else {
            StepClaim::Wished { node, value }
        }
    }

    /// The search goes on to `child` by its rule; `None` where chance has drawn it.
    fn selected(&self, child: NodeId) -> Option<StepClaim> {
        let node = self.replay.tree().parent(child)?;
        let draws = || self.replay.trace().sampled().is_some_and(|of| !of.shares);
        (!(self.is_chance(node) && draws())).then_some(StepClaim::Selected { node, child })
    }

    /// The interval that has been counted.
    fn interval(&self, step: &Step) -> Option<StepClaim> {
        let StepDetail::Counted(NodeNumbers { first: low, second: high }) = step.detail else {
            return None;
        };
        let node = step.node;
        self.algorithm.keeps_intervals().then_some(StepClaim::Interval { node, low, high })
    }

    fn separates(&self, child: NodeId) -> Option<StepClaim> {
        Some(StepClaim::Separates { node: self.replay.tree().parent(child)?, child })
    }

    /// What has been sampled of a node.
    fn sampled(&self, step: &Step) -> Option<StepClaim> {
        self.algorithm.samples()?;
        let node = step.child.unwrap_or(step.node);
        let Sample { visits, sum } = self.replay.sample(node)?;
        Some(StepClaim::Sampled { node, visits, sum })
    }

    /// The parent of a node, if the search is still at or below it; `None` for the root, or for a
    /// node read on a later request.
    fn above(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.replay.tree().parent(node)?;
        let goes_on = self.replay.node(parent).phase() == Phase::Open;
        goes_on.then_some(parent)
    }

    /// The origin of a finite bound of the window at a node.
    fn edge(&self, node: NodeId, player: Player) -> Option<StepClaim> {
        let replay = self.replay;
        let edge = replay.window(node).of(player);
        if !edge.is_finite() {
            return None;
        }
        if replay.entered_window(node).of(player) != edge {
            return self.has(node, player);
        }
        // Find the topmost node that was entered with this bound.
        let mut top = node;
        while let Some(above) = self.above(top) {
            if replay.entered_window(above).of(player) != edge || self.is_chance(above) {
                break;
            }
            top = above;
        }
        let entered = replay.entered_window(top);
        if let Some(limits) = self.limits() {
            if edge == limits.of(player) {
                return None; // No value is beyond it.
            }
            if let Some(chance) = self.above(top).filter(|&above| self.is_chance(above)) {
                let mean = replay.entered_window(chance).of(player);
                return Some(StepClaim::Needs { node: top, chance, player, edge, mean });
            }
        }
        let Some(above) = self.above(top) else {
            let Window { alpha: low, beta: high } = entered;
            return Some(StepClaim::Guess { node: top, low, high });
        };
        if let Some(has) = self.has(above, player) {
            return Some(has);
        }
        let asker = self.player(above);
        let asks = replay.node(top).visit() == Visit::Scout;
        let than = entered.of(asker);
        if !asks && replay.node(above).visit() == Visit::Again {
            // The bound is one less than a guaranteed value, so that the value of the scout lies
            // inside.
            return self.edge(above, player);
        }
        asks.then_some(StepClaim::Question { node, asker, than })
    }

    fn is_chance(&self, node: NodeId) -> bool {
        self.replay.tree().node(node).kind == Kind::Chance
    }

    /// Between which two values all leaves lie, if the search has begun with them.
    fn limits(&self) -> Option<Window> {
        let window = self.replay.entered_window(NodeId::ROOT);
        (self.algorithm.weighs() && window != Window::FULL).then_some(window)
    }

    /// A value has come back to a node where chance moves.
    fn weighed(&self, step: &Step) -> Vec<StepClaim> {
        let StepDetail::Weighed(NodeNumbers { first: low, second: high }) = step.detail else {
            return Vec::new();
        };
        let child = step.child.zip(step.value);
        let worth = child.map(|(child, value)| self.worth(child, step.bound, value));
        let node = step.node;
        let is_done = |child| self.replay.node(child).phase() == Phase::Done;
        let is_all = self.replay.tree().children(node).all(is_done);
        let mean = if self.limits().is_some() || is_all {
            StepClaim::Mean { node, low, high }
        } else {
            StepClaim::Summed { node, sum: low }
        };
        worth.into_iter().chain([mean]).collect()
    }

    /// The value guaranteed to a player by the best child of a node; `None` if it is not the
    /// player's turn, or if the child failed low.
    fn has(&self, node: NodeId, player: Player) -> Option<StepClaim> {
        let state = self.replay.node(node);
        let (by, value) = state.best().zip(state.value())?;
        let is_theirs = self.player(node) == player && self.replay.is_sure(player, by);
        is_theirs.then_some(StepClaim::Has { player, node, by, value })
    }

    /// What the scout found of the nearest node around this one that is being read again.
    fn scouted(&self, from: NodeId) -> Option<StepClaim> {
        let tree = self.replay.tree();
        let mut way = tree.ancestors(from);
        let node = way.find(|&at| {
            let state = self.replay.node(at);
            state.visit() == Visit::Again && state.phase() == Phase::Open
        })?;
        let above = self.above(node)?;
        let asker = self.player(above);
        match self.has(above, asker)? {
            StepClaim::Has { by, value, .. } if by == node => {
                Some(StepClaim::Scouted { node, asker, value })
            }
            _ => None,
        }
    }

    /// The origins of both bounds of the window at a node.
    fn edges(&self, node: NodeId) -> Vec<StepClaim> {
        let mut edges = Vec::new();
        for player in [Player::Max, Player::Min] {
            let edge = self.edge(node, player);
            edges.extend(edge.filter(|edge| !edges.contains(edge)));
        }
        edges
    }

    fn entered(&self, node: NodeId) -> Vec<StepClaim> {
        if self.algorithm.keeps_intervals() {
            // A leaf is entered because its parent is expanded.
            let is_leaf = self.replay.tree().node(node).kind == Kind::Leaf;
            return self.selected(node).filter(|_| !is_leaf).into_iter().collect();
        }
        if !self.algorithm.keeps_window() {
            return Vec::new();
        }
        let mut claims = self.edges(node);
        if let Some(Window { alpha: low, beta: high }) = self.limits() {
            claims.extend((node == NodeId::ROOT).then_some(StepClaim::Limits { low, high }));
            return claims;
        }
        let mut at = node;
        while let Some(above) = self.above(at) {
            let player = self.player(above);
            let Some(StepClaim::Has { by, value, .. }) = self.has(above, player) else {
                at = above;
                continue;
            };
            let window = self.replay.window(node);
            if player.prefers(value, window.of(player)) && !self.replay_reaches(node) {
                claims.push(StepClaim::Withheld { to: node, player, node: above, by, value });
                break;
            }
            at = above;
        }
        if claims.is_empty() {
            claims.push(StepClaim::Open { node });
        }
        claims
    }

    /// Whether the window at a node or above was widened by one on purpose: in a re-search, to
    /// include the value of its scout.
    fn replay_reaches(&self, node: NodeId) -> bool {
        let mut at = Some(node);
        while let Some(here) = at {
            if self.replay.node(here).visit() == Visit::Again {
                return true;
            }
            at = self.above(here);
        }
        false
    }

    fn leaf(&self, step: &Step) -> Vec<StepClaim> {
        let (node, value) = (step.node, step.value.unwrap_or_default());
        let mut claims = vec![self.worth(node, Bound::Exact, value)];
        claims.extend(self.reached(node, value));
        claims
    }

    /// The origin of the bound that a value has reached.
    fn reached(&self, node: NodeId, value: Score) -> Option<StepClaim> {
        let window = self.replay.window(node);
        let reached = |player: &Player| {
            let edge = window.of(*player);
            edge.is_finite() && !player.prefers(value, edge)
        };
        let player = [Player::Max, Player::Min].into_iter().find(reached)?;
        self.edge(node, player)
    }

    fn declined(&self, step: &Step) -> Vec<StepClaim> {
        let by = self.replay.tree().decline(step.node);
        let value = step.value.unwrap_or_default();
        let has = by.map(|by| StepClaim::Has { player: step.player, node: step.node, by, value });
        has.into_iter().collect()
    }

    fn came_back(&self, step: &Step) -> Vec<StepClaim> {
        let (Some(child), Some(value)) = (step.child, step.value) else {
            return Vec::new();
        };
        let node = step.node;
        let mut claims = vec![self.worth(child, step.bound, value)];
        let passed = self.replay.notes(node).is_some_and(|notes| notes.passed.is_some());
        if passed && self.replay.tree().node(child).mv == MoveCode::PASS {
            claims.push(StepClaim::Thought { node, child });
            return claims;
        }
        if self.algorithm.columns().is_some() {
            return claims;
        }
        let state = self.replay.node(node);
        if let Some((child, value)) = state.best().zip(state.value()) {
            claims.push(StepClaim::Best { node, child, value });
        }
        let root = self.player(NodeId::ROOT);
        let chooser = self.algorithm.chooser(root, step.player);
        if let Some((_, past)) = step.before {
            claims.push(StepClaim::Would { node, child, chooser, past });
        }
        let edge = self.replay.window(node).of(chooser);
        if self.algorithm.keeps_window() && edge.is_finite() && !chooser.prefers(value, edge) {
            // The value does not exceed a guaranteed value or a question.
            let edge = self.edge(node, chooser);
            claims.extend(edge.filter(|edge| !claims.contains(edge)));
        }
        claims
    }

    fn narrowed(&self, step: &Step) -> Vec<StepClaim> {
        let StepDetail::Narrowed { player, .. } = step.detail else {
            return Vec::new();
        };
        self.has(step.node, player).into_iter().collect()
    }

    /// The rest is skipped where chance moves.
    fn cut_by_mean(&self, step: &Step) -> Vec<StepClaim> {
        let (node, entered) = (step.node, step.entered);
        let Some(NodeNumbers { first: low, second: high }) = self.replay.mean(node) else {
            return Vec::new();
        };
        let player = if high <= entered.alpha { Player::Max } else { Player::Min };
        let (skipped, edge) = (step.skipped.clone(), entered.of(player));
        let beyond = StepClaim::Beyond { node, skipped, player, edge };
        let mean = StepClaim::Mean { node, low, high };
        [mean, beyond].into_iter().chain(self.edge(node, player)).collect()
    }

    fn cut(&self, step: &Step) -> Vec<StepClaim> {
        let node = step.node;
        if step.detail == StepDetail::CutBy(CutBy::Mean) {
            return self.cut_by_mean(step);
        }
        let Some(child) = step.child else {
            return Vec::new();
        };
        let skipped = step.skipped.clone();
        match step.detail {
            StepDetail::CutBy(CutBy::Window) => {}
            StepDetail::CutBy(CutBy::Settled) => {
                return vec![StepClaim::Decides { node, by: child, skipped }];
            }
            _ => return Vec::new(),
        }
        let bounds: Vec<_> = step
            .reasons
            .iter()
            .filter(|reason| reason.keeps_root)
            .filter_map(|reason| {
                let (node, value) = (reason.ancestor, reason.bound);
                let by = reason.source.child()?;
                Some(CutBound { node, by, value })
            })
            .collect();
        let chooser = step.player;
        let past = step.entered.of(chooser.other());
        // Nothing is more than infinity less one, with which SSS* begins.
        let can_be = past != Score::MAX + -1 && past != Score::MIN + 1;
        let resumes = can_be.then_some(StepClaim::Resumes { node, child, chooser, past });
        if !bounds.is_empty() {
            let cut = StepClaim::Cut { node, skipped, bounds };
            return std::iter::once(cut).chain(resumes).collect();
        }
        let edge = self.edge(node, chooser.other());
        let than = match &edge {
            Some(StepClaim::Question { than, .. }) => *than,
            _ => past,
        };
        let mut claims = vec![StepClaim::Settles { node, skipped, than }];
        claims.extend(edge);
        claims.extend(resumes);
        claims
    }

    fn exit(&self, step: &Step) -> Vec<StepClaim> {
        let (node, value) = (step.node, step.value.unwrap_or_default());
        let mut claims = vec![self.worth(node, step.bound, value)];
        // A probe knows no more than its first move, but where that is the only one.
        let is_probed = self.replay.node(node).visit() == Visit::Probe;
        if self.is_chance(node) || is_probed && step.bound != Bound::Exact {
            return claims;
        }
        if !self.movers_choose() || self.algorithm.columns().is_some() {
            return claims;
        }
        let state = self.replay.node(node);
        let tests = node == NodeId::ROOT && step.entered.alpha + 1 == step.entered.beta;
        // The scout of this node may have found the other bound, unless it was a guess.
        let scouted = state.visit() == Visit::Again && !self.algorithm.guesses();
        let again = self.above(node).filter(|_| scouted);
        let meets = again.is_some_and(|at| {
            let (above, other) = (self.replay.node(at), self.player(at).fail_low_bound());
            step.bound == other && above.best() == Some(node) && above.value() == Some(value)
        });
        if step.bound != Bound::Exact && !state.is_cut() && !tests && !meets {
            claims.push(StepClaim::Bounded { node, bound: step.bound, value });
        }
        // A fail-hard search returns a bound of its window that no child has.
        let has = (step.bound != step.player.fail_low_bound()).then(|| self.has(node, step.player));
        claims.extend(has.flatten());
        // The last pass may only have found that a move gives as much; an earlier one found that
        // none gives more.
        let high = step.player.fail_high_bound();
        if step.bound != high && !state.is_cut() && !(tests && step.entered.bound(value) == high) {
            claims.push(StepClaim::Others { node, value });
        }
        claims
    }

    /// Which node above has the same position; none if it occurred in the game before the root.
    fn repeated(&self, step: &Step) -> Option<StepClaim> {
        let StepDetail::Repeated { plies, loser } = step.detail else {
            return None;
        };
        let of = self.replay.tree().ancestors(step.node).nth(plies.into())?;
        Some(StepClaim::Again { node: step.node, of, loser })
    }

    fn recalled(&self, step: &Step) -> Vec<StepClaim> {
        let StepDetail::Recalled { depth, from } = step.detail else {
            return Vec::new();
        };
        let (node, value) = (step.node, step.value.unwrap_or_default());
        vec![self.worth(node, step.bound, value), StepClaim::Known { node, from, plies: depth }]
    }
}
