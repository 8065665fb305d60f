//! What is claimed of runs in which each player has payoffs of its own, and its proof.

use super::StepClaim;
use super::known::KnownPayoffs;
use super::made::ClaimMaker;
use super::oracle::ClaimOracle;
use score::{Player, Score};
use search::Aim;
use trace::{CutBy, EventKind, Step, StepDetail};
use tree::NodeId;

impl ClaimMaker<'_> {
    /// The claims of a step.
    pub(super) fn paid(&self, step: &Step) -> Vec<StepClaim> {
        let (tree, node) = (self.replay.tree(), step.node);
        let known = |of: NodeId| {
            let value = step.value?;
            Some(KnownPayoffs::of(tree, of, value, step.bound)?.claim(of))
        };
        match step.kind {
            EventKind::Leaf | EventKind::Exit => known(node).into_iter().collect(),
            EventKind::Improve | EventKind::Keep => {
                let state = self.replay.node(node);
                let best = state.best().zip(state.value());
                let best = best.map(|(child, value)| StepClaim::Best { node, child, value });
                step.child.and_then(known).into_iter().chain(best).collect()
            }
            EventKind::Cut => self.exhausted(step).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn exhausted(&self, step: &Step) -> Option<StepClaim> {
        let (tree, node) = (self.replay.tree(), step.node);
        if step.detail != StepDetail::CutBy(CutBy::Sum) {
            return None;
        }
        let own = tree.payoff(self.replay.node(node).value()?, tree.seat(node));
        let left = Score(tree.payoffs()?.sum? - own);
        let skipped = step.skipped.clone();
        let above = tree.parent(node).filter(|_| left > Score(0));
        let Some(above) = above else {
            return Some(StepClaim::Exhausted { node, skipped, left, by: None, has: Score(0) });
        };
        let (by, value) = self.replay.node(above).best().zip(self.replay.node(above).value())?;
        let has = tree.payoff(value, tree.seat(above));
        Some(StepClaim::Exhausted { node, skipped, left, by: Some(by), has })
    }
}

impl ClaimOracle {
    /// How good a value is for whoever chooses at a node, by the rule of the algorithm.
    fn gain(&self, node: NodeId, value: Score) -> Score {
        let tree = self.replay().tree();
        let (own, first) = (tree.payoff(value, tree.seat(node)), tree.payoff(value, 0));
        match (self.algorithm().aim(), tree.node(node).player) {
            (Aim::OwnPayoff, _) => own,
            (_, Player::Max) => first,
            (_, Player::Min) => -first,
        }
    }

    /// What follows for a node from the children that have been read.
    pub(super) fn paid_by_children(&self, node: NodeId) -> Option<KnownPayoffs> {
        let tree = self.replay().tree();
        let seat = tree.seat(node);
        let (mut best, mut most): (Option<(Score, Score)>, Option<Score>) = (None, None);
        for child in tree.children(node).filter(|&child| self.is_read(node, child)) {
            match self.known(child)? {
                KnownPayoffs::Outcome(value) => {
                    let gain = self.gain(node, value);
                    if best.is_none_or(|(held, _)| gain > held) {
                        best = Some((gain, value));
                    }
                }
                // It has to be no better than something that was there before it.
                KnownPayoffs::AtLeast { left, .. } if tree.seat(child) != seat => {
                    best.filter(|&(held, _)| held >= left)?;
                }
                KnownPayoffs::AtLeast { own, .. } => most = most.max(Some(own)),
            }
        }
        let (held, value) = best?;
        let all = tree.children(node).all(|child| self.is_read(node, child));
        let sum = tree.payoffs()?.sum;
        let own = most.map_or(held, |most| most.max(held));
        // Who has everything leaves nothing to choose.
        if (all || Some(held) == sum) && most.is_none_or(|most| most <= held) {
            return Some(KnownPayoffs::Outcome(value));
        }
        Some(KnownPayoffs::AtLeast { own, left: Score(sum? - own) })
    }

    /// Whether a claim about payoffs is true.
    pub(super) fn pays(&self, claim: &StepClaim) -> bool {
        let tree = self.replay().tree();
        match *claim {
            StepClaim::Paid { node, value } => {
                self.known(node) == Some(KnownPayoffs::Outcome(value))
            }
            StepClaim::Gets { node, own, left } => {
                self.known(node) == Some(KnownPayoffs::AtLeast { own, left })
            }
            StepClaim::Best { node, child, value } => {
                let is_first = |other: &NodeId| *other < child;
                let gain = self.gain(node, value);
                let fits = |other: NodeId| match self.known(other) {
                    Some(KnownPayoffs::Outcome(paid)) if is_first(&other) => {
                        self.gain(node, paid) < gain
                    }
                    Some(KnownPayoffs::Outcome(paid)) => self.gain(node, paid) <= gain,
                    Some(KnownPayoffs::AtLeast { left, .. }) => left <= gain,
                    None => false,
                };
                let mut read = tree.children(node).filter(|&of| self.is_read(node, of));
                self.known(child) == Some(KnownPayoffs::Outcome(value)) && read.all(fits)
            }
            StepClaim::Exhausted { node, ref skipped, left, by, has } => {
                let Some(sum) = tree.payoffs().and_then(|payoffs| payoffs.sum) else {
                    return false;
                };
                let own = match self.paid_by_children(node) {
                    Some(KnownPayoffs::Outcome(value)) => tree.payoff(value, tree.seat(node)),
                    Some(KnownPayoffs::AtLeast { own, .. }) => own,
                    None => return false,
                };
                let above = tree.parent(node);
                let is_enough = match (by, above) {
                    (None, _) => left == Score(0),
                    (Some(by), Some(above)) => {
                        tree.parent(by) == Some(above)
                            && tree.seat(above) != tree.seat(node)
                            && self.known(by).is_some_and(|known| match known {
                                KnownPayoffs::Outcome(value) => self.gain(above, value) == has,
                                KnownPayoffs::AtLeast { .. } => false,
                            })
                            && left <= has
                    }
                    (Some(_), None) => false,
                };
                self.skips(node, skipped) && left == Score(sum - own) && is_enough
            }
            _ => false,
        }
    }
}
