//! The sentences of steps where chance moves (expectiminimax, Star1, Star2).

use super::teller::Teller;
use claim::StepClaim;
use score::{Bound, NodeNumbers, Player, Score};
use trace::{BoundSource, EventKind as E, StepDetail, Visit};

impl Teller<'_, '_> {
    /// Whether the step is about a node where chance moves.
    pub(super) fn is_chance(&self) -> bool {
        self.seen.is_chance(self.node())
    }

    /// Chance goes to a node, or an answer to its move is read first; `None` for other steps.
    pub(super) fn chance_entered(&self) -> Option<String> {
        let texts = self.texts;
        if self.is_root() {
            let Some(limits) = self.seen.limits() else {
                return self.is_chance().then(|| texts.chance_start(self.place()));
            };
            let [low, high] = [limits.alpha, limits.beta].map(|end| self.number(end));
            return Some(texts.chance_limits(high, low, self.place()));
        }
        let child = self.choice(self.node());
        if self.step.visit == Visit::Probe {
            return Some(texts.chance_probe(child, self.window_clause()));
        }
        if self.step.visit == Visit::Again {
            return Some(texts.chance_again(child, self.window_clause()));
        }
        if self.is_chance() {
            let window = self.seen.limits().map(|_| self.window_clause()).unwrap_or_default();
            let entered = texts.chance_entered(child);
            return Some(if window.is_empty() {
                entered
            } else {
                texts.chance_entered_window(self.choice(self.node()), window)
            });
        }
        None
    }

    /// A value counts for the mean.
    pub(super) fn weighed(&self) -> String {
        let texts = self.texts;
        let StepDetail::Weighed(NodeNumbers { first: low, second: high }) = self.step.detail else {
            return String::new();
        };
        let (child, place, value) = (self.child(), self.place(), self.amount());
        let terms = self.seen.mean_terms(self.node(), None);
        let has_limits = self.seen.limits().is_some();
        let [first, last] = [low, high].map(|end| self.number(end));
        if !self.is_last_weighed() && !has_limits {
            return texts.chance_sums_up(child, place, first, terms, value);
        }
        if low == high {
            return texts.chance_mean(child, first, place, terms, value);
        }
        if self.step.child.is_some_and(|child| self.seen.replay().is_probed(child)) {
            return texts.chance_probed(child, last, first, place, value);
        }
        let left = if self.is_last_weighed() { "none" } else { "some" };
        texts.chance_lies(child, last, left, first, place, value)
    }

    /// Whether every move of chance has come back.
    fn is_last_weighed(&self) -> bool {
        let seen = self.seen;
        let mut children = seen.tree().children(self.node());
        children.all(|child| seen.value(child).is_some() && seen.replay().is_current(child))
    }

    /// The rest is skipped where chance moves: what the mean could still be, and why that is not
    /// enough.
    pub(super) fn mean_cut(&self) -> Option<String> {
        let (texts, seen) = (self.texts, self.seen);
        let reason = self.reason()?;
        let limits = seen.limits()?;
        let mean = seen.replay().mean(self.node())?;
        let (rest, value) = match reason.player {
            Player::Max => (limits.beta, mean.second),
            Player::Min => (limits.alpha, mean.first),
        };
        let bound = if reason.player == Player::Max { Bound::AtMost } else { Bound::AtLeast };
        let value = self.bounded(value, bound);
        let even = if self.skips_probed() {
            texts.chance_even_probed(self.place(), value)
        } else {
            texts.chance_even(self.place(), self.number(rest), self.skipped(), value)
        };
        Some(self.joined([even, self.mean_reason()]))
    }

    /// Whether first answers have been read to some of what is skipped.
    fn skips_probed(&self) -> bool {
        self.step.skipped.iter().any(|&child| self.seen.replay().is_probed(child))
    }

    /// Why a bound of a mean, or of a move of chance, is not enough.
    pub(super) fn mean_reason(&self) -> String {
        let texts = self.texts;
        let skipped = self.skipped();
        let skipped = if self.skips_probed() { texts.chance_rest_of(skipped) } else { skipped };
        let Some(reason) = self.reason() else { return String::new() };
        let (above, other) = (self.at(reason.ancestor), self.side(reason.player));
        let bound = self.had(reason.ancestor, reason.bound);
        let by = reason.source.child().map(|child| self.by(child)).unwrap_or_default();
        let child = reason.source.child().map(|child| self.choice(child)).unwrap_or_default();
        match reason.source {
            BoundSource::Child(_) | BoundSource::EarlierVisit(_) | BoundSource::Scout(_) => {
                texts.chance_has(above, bound, by, other, skipped)
            }
            BoundSource::Mean(_) => {
                let needed = self.beyond(reason.player, reason.bound);
                texts.chance_needs(above, child, needed, skipped)
            }
            BoundSource::Caller => texts.chance_all(bound, skipped),
        }
    }

    /// "+4 or less" for Black's bound, "+4 or more" for White's.
    fn beyond(&self, owner: Player, bound: Score) -> String {
        let number = self.edge(bound);
        let bound = if owner == Player::Max { Bound::AtMost } else { Bound::AtLeast };
        match self.seen.told().notation.bound(self.step.player, bound) {
            Bound::AtMost => self.texts.steps_or_less(number),
            _ => self.texts.steps_or_more(number),
        }
    }

    /// A node where chance moves returns.
    pub(super) fn mean_returned(&self) -> String {
        let (place, value) = (self.place(), self.amount());
        if self.seen.replay().node(self.node()).is_cut() {
            return self.texts.chance_returns(place, value);
        }
        if self.is_root() {
            return self.texts.chance_done(place, value);
        }
        self.texts.chance_finished(place, value)
    }

    /// Whether a node returns the bound that its first move alone has given it.
    pub(super) fn ends_probe(&self) -> bool {
        let node = self.node();
        self.seen.replay().is_probed(node) && self.seen.bound(node) != Bound::Exact
    }

    pub(super) fn probe_returned(&self) -> String {
        let best = self.seen.best(self.node()).map(|best| self.choice(best)).unwrap_or_default();
        self.texts.chance_probe_returns(
            best,
            self.place(),
            self.side(self.step.player),
            self.amount(),
        )
    }

    /// The text before the claims at a node where chance moves; `None` for other steps.
    pub(super) fn chance_reasoning(&self) -> Option<String> {
        let (texts, seen) = (self.texts, self.seen);
        match self.step.kind {
            E::Enter if self.is_chance() => Some(texts.chance_why_mean(self.place())),
            E::Weigh => {
                let child = self.step.child?;
                let odds = seen.odds_text(child).unwrap_or_default();
                Some(texts.chance_why_weighs(self.child(), odds))
            }
            E::Cut if self.is_chance() => {
                let limits = seen.limits()?;
                let mean = seen.replay().mean(self.node())?;
                let (rest, value) = match self.reason()?.player {
                    Player::Max => ((Bound::AtMost, limits.beta), mean.second),
                    Player::Min => ((Bound::AtLeast, limits.alpha), mean.first),
                };
                let terms = seen.mean_terms(self.node(), Some(rest));
                Some(texts.chance_why_sum(terms, self.number(value)))
            }
            E::Exit if self.ends_probe() => {
                Some(texts.chance_why_probe(self.side(self.step.player)))
            }
            E::Exit if self.is_chance() => {
                let value = self.step.value?;
                let rest = seen.limits().and_then(|limits| match seen.bound(self.node()) {
                    Bound::Exact => None,
                    Bound::AtMost => Some((Bound::AtMost, limits.beta)),
                    Bound::AtLeast => Some((Bound::AtLeast, limits.alpha)),
                });
                let terms = seen.mean_terms(self.node(), rest);
                Some(texts.chance_why_sum(terms, self.number(value)))
            }
            _ => None,
        }
    }

    /// A claim about chance in words; `None` for other claims.
    pub(super) fn chance_said(&self, claim: &StepClaim) -> Option<String> {
        let texts = self.texts;
        Some(match *claim {
            StepClaim::Limits { low, high } if self.step.kind == E::Enter && self.is_root() => {
                texts.chance_why_limits(self.number(high), self.number(low))
            }
            StepClaim::Needs { node, chance, player, edge, mean } => {
                let [edge, mean] = [edge, mean].map(|end| self.beyond(player, end));
                texts.chance_why_needs(self.choice(node), edge, mean, self.place_of(chance))
            }
            StepClaim::Limits { .. }
            | StepClaim::Mean { .. }
            | StepClaim::Summed { .. }
            | StepClaim::Beyond { .. } => String::new(),
            _ => return None,
        })
    }
}
