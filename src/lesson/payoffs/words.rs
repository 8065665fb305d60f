//! The words of searches for several players.

use crate::Projection;
use crate::narrator::Teller;
use crate::part::Part;
use claim::{KnownPayoffs, StepClaim};
use score::{Player, Score};
use search::Aim;
use trace::{EventKind as E, Phase, Seen};
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// Whether the player to move at a node plays against the first one.
    pub fn is_against_first(&self, id: NodeId) -> bool {
        self.algorithm.aim() == Aim::Mover && self.weight(id).player == Player::Min
    }

    /// What whoever moves at a node takes, in a sentence.
    pub(crate) fn payoff_rule(&self, id: NodeId) -> String {
        let (texts, player) = (self.language.texts(), self.mover_name(id));
        if self.is_against_first(id) {
            texts.payoffs_rule_against(self.player_name(0), player)
        } else if self.algorithm.aim() == Aim::Mover {
            texts.payoffs_rule_first(player)
        } else {
            texts.payoffs_rule_own(player)
        }
    }

    /// Why the rest of a node was skipped, in a sentence.
    pub(crate) fn exhausted(&self, node: NodeId) -> Option<String> {
        let texts = self.language.texts();
        let (at, player) = (self.at(node), self.mover_name(node));
        let left = match self.payoff_known(node)? {
            KnownPayoffs::Outcome(_) => return Some(texts.payoffs_card_all(at, player)),
            KnownPayoffs::AtLeast { left, .. } => self.shown(self.exact(left)),
        };
        let above = self.tree().parent(node)?;
        Some(texts.payoffs_card_cut(self.mover_name(above), at, left, player))
    }

    /// The explanation of a node of several players; `None` with two sides.
    pub(crate) fn payoff_parts(&self, id: NodeId) -> Option<Vec<Part>> {
        if !self.shares() || !self.algorithm.shares() {
            return None;
        }
        let texts = self.language.texts();
        let player = self.mover_name(id);
        let best = self.best(id).map(|best| self.choice(best));
        let text = match (self.seen(id), best) {
            (Seen::Pruned, _) => return None,
            (Seen::Unvisited, _) => texts.card_unread(),
            _ if self.weight(id).kind == Kind::Leaf => texts.payoffs_card_leaf(),
            (_, None) => texts.payoffs_card_nothing(player),
            (Seen::Done, Some(best)) => texts.payoffs_card_chooses(best, player),
            (_, Some(best)) => texts.payoffs_card_so_far(best, player),
        };
        let mut parts = vec![Part::Text(text)];
        let is_inner = self.weight(id).kind == Kind::Inner;
        if is_inner && self.phase(id) != Phase::Unvisited {
            parts.push(Part::Text(self.payoff_rule(id)));
        }
        Some(parts)
    }
}

impl Teller<'_, '_> {
    pub(crate) fn payoff_sentence(&self) -> String {
        let (texts, seen, node) = (self.texts, self.seen, self.node());
        let player = seen.mover_name(node);
        match self.step.kind {
            E::Enter if self.is_root() => texts.payoffs_start(self.place(), player),
            E::Enter if self.is_leaf() => texts.steps_down_leaf(self.choice(node)),
            E::Enter => texts.payoffs_down(self.choice(node), player),
            E::Leaf => texts.payoffs_leaf(self.number(self.value()), self.place()),
            E::Improve | E::Keep => self.payoff_compared(),
            E::Cut => self.payoff_cut().unwrap_or_else(|| self.other()),
            E::Exit => {
                let best = seen.replay().best(node).map(|best| self.choice(best));
                let (best, place) = (best.unwrap_or_default(), self.place());
                let paid = seen.value_text(node).plain;
                if seen.is_cut(node) {
                    texts.payoffs_exit_cut(paid, place)
                } else if self.is_root() {
                    texts.payoffs_done(best, paid, player)
                } else {
                    texts.payoffs_exit(best, paid, place, player)
                }
            }
            _ => self.other(),
        }
    }

    /// A node has returned what it pays.
    fn payoff_compared(&self) -> String {
        let (texts, seen, node) = (self.texts, self.seen, self.node());
        let (at, child, before) = (self.here(), self.child(), self.before());
        let player = seen.mover_name(node);
        let gain = |value: Score| seen.gain(node, value);
        let (now, old) = (gain(self.value()), gain(self.old()));
        let known = self.step.child.and_then(|child| seen.payoff_known(child));
        if let Some(KnownPayoffs::AtLeast { left, .. }) = known {
            let left = seen.shown(seen.exact(left));
            return texts.payoffs_too_little(at, before, child, left, old, player);
        }
        let paid = self.number(self.value());
        let how = match (self.step.kind, self.step.before) {
            (_, None) => "first",
            (E::Improve, _) => "better",
            _ if now == old => "same",
            _ => "worse",
        };
        if seen.is_against_first(node) {
            let first = seen.player_name(0);
            return texts.payoffs_leaves(at, before, child, first, now, how, old, paid, player);
        }
        texts.payoffs_gets(at, before, child, now, how, old, paid, player)
    }

    fn payoff_cut(&self) -> Option<String> {
        let (texts, seen, node) = (self.texts, self.seen, self.node());
        let sum = seen.shown(seen.exact(seen.tree().payoffs()?.sum?));
        let own = seen.gain(node, seen.replay().node(node).value()?);
        let best = seen.replay().best(node).map(|best| self.by(best))?;
        let (at, player, skipped) = (self.here(), seen.mover_name(node), self.skipped());
        self.claims().into_iter().find_map(|claim| match claim {
            StepClaim::Exhausted { by: None, .. } => Some(texts.payoffs_cut_all(
                at.clone(),
                best.clone(),
                player.clone(),
                skipped.clone(),
                sum.clone(),
            )),
            StepClaim::Exhausted { by: Some(by), left, has, .. } => {
                let above = seen.tree().parent(node)?;
                let [left, has] = [left, has].map(|of| seen.shown(seen.exact(of)));
                Some(texts.payoffs_cut(
                    self.at(above),
                    at.clone(),
                    best.clone(),
                    self.by(by),
                    has,
                    left,
                    seen.mover_name(above),
                    own.clone(),
                    player.clone(),
                    skipped.clone(),
                    sum.clone(),
                ))
            }
            _ => None,
        })
    }

    pub(crate) fn payoff_reasoning(&self) -> String {
        let (texts, seen, node) = (self.texts, self.seen, self.node());
        let player = seen.mover_name(node);
        let is_same = || {
            let gain = |value| seen.gain(node, value);
            self.step.before.is_some() && gain(self.value()) == gain(self.old())
        };
        match self.step.kind {
            E::Enter if self.is_leaf() => texts.why_leaf_entered(),
            E::Leaf => texts.payoffs_why_leaf(),
            E::Keep if is_same() => texts.payoffs_why_same(),
            E::Enter | E::Improve | E::Keep => seen.payoff_rule(node),
            E::Cut => {
                let sum = seen.tree().payoffs().and_then(|payoffs| payoffs.sum);
                let sum = sum.map(|sum| seen.shown(seen.exact(sum))).unwrap_or_default();
                texts.payoffs_why_cut(sum)
            }
            E::Exit if seen.is_cut(node) => texts.payoffs_why_exit_cut(player),
            E::Exit => texts.payoffs_why_exit(),
            _ => String::new(),
        }
    }
}
