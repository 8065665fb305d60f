//! The words of searches that sample.

use super::{Selectable, decimal, decimals, written};
use crate::narrator::Teller;
use score::{Player, Sample, Score};
use search::{Descent, SelectionTerms};
use trace::{EventKind as E, PlayoutEnd, StepDetail};
use tree::NodeId;

impl Teller<'_, '_> {
    pub(crate) fn sample_sentence(&self) -> String {
        let texts = self.texts;
        let is_arm = self.seen.descent().is_some_and(Descent::stops_below_root);
        let phase = match self.step.kind {
            E::Select => texts.samples_phase_select(),
            E::Expand if is_arm => texts.samples_phase_select(),
            E::Expand => texts.samples_phase_expand(),
            E::Playout => texts.samples_phase_playout(),
            E::BackUp => texts.samples_phase_back_up(),
            _ => return self.sampled(),
        };
        // What another program plays in the end, its log does not say.
        let chosen = self.seen.chosen_at_end().filter(|_| self.seen.log.is_none());
        let chosen = chosen.map(|child| {
            let visits = |id| self.seen.sample(id).map_or(0, |sample| sample.visits);
            let siblings = self.seen.tree().children(NodeId::ROOT);
            let mut rivals = siblings.filter(|&id| id != child && visits(id) == visits(child));
            let mean = |id| self.seen.mean(id).unwrap_or_default();
            let (name, own, above) = (self.choice(child), visits(child), visits(NodeId::ROOT));
            match rivals.next() {
                None => texts.samples_chosen(above, name, own),
                Some(rival) if Sample::equal(mean(rival), mean(child)) => {
                    texts.samples_chosen_as_first(above, name, own)
                }
                Some(_) if rivals.any(|rival| Sample::equal(mean(rival), mean(child))) => {
                    texts.samples_chosen_as_first(above, name, own)
                }
                Some(_) => texts.samples_chosen_by_mean(above, name, own),
            }
        });
        texts.samples_phase(phase, self.sampled()) + &chosen.unwrap_or_default()
    }

    fn sampled(&self) -> String {
        let (texts, place) = (self.texts, self.place());
        match (self.step.kind, self.step.detail) {
            (E::Enter, _) => texts.samples_start(place),
            (E::Prior, StepDetail::Prior(prior)) => {
                texts.samples_prior(self.choice(self.node()), decimal(prior))
            }
            (E::Select | E::Expand, _) => self.selected(),
            (E::Playout, StepDetail::Playout(_, end)) => {
                let worth = self.seen.rewarded().map(|(value, least, span)| {
                    let reward = self.seen.reward_here().map(decimal).unwrap_or_default();
                    let number = |value: Score| self.seen.shown(self.seen.exact(value));
                    let least = if least < Score(0) {
                        format!("({})", number(least))
                    } else {
                        number(least)
                    };
                    let span = Score(i32::try_from(span).unwrap_or(i32::MAX));
                    texts.samples_worth(least, reward, number(span), number(value))
                });
                let is_game = !self.seen.rewards_values() && end != PlayoutEnd::Valued;
                let counts = is_game.then(|| texts.samples_outcome(self.side(Player::Max)));
                self.played(end) + &worth.or(counts).unwrap_or_default()
            }
            (E::BackUp, _) => {
                let node = self.step.child.unwrap_or(self.node());
                let sample = self.seen.sample(node).unwrap_or_default();
                let mean = self.seen.mean(node).map(decimal).unwrap_or_default();
                let reward = self.seen.reward_here().map(decimal).unwrap_or_default();
                texts.samples_backed_up(mean, self.place_of(node), reward, sample.visits)
            }
            _ => self.other(),
        }
    }

    /// The child that was selected, its rival, and why.
    fn selected(&self) -> String {
        let (texts, node) = (self.texts, self.node());
        let child = self.choice(node);
        let Some(above) = self.seen.tree().parent(node) else { return String::new() };
        if self.seen.is_chance(above) {
            return self.went_by_chance(above, child);
        }
        let all = self.seen.selectable(above);
        let own = all.iter().find(|it| it.child == node);
        if self.seen.descent() == Some(Descent::InTurn) {
            return texts.samples_in_turn(child);
        }
        let Some(terms) = own.and_then(|it| it.terms) else {
            let is_arm = self.seen.descent().is_some_and(Descent::stops_below_root);
            return if is_arm { texts.samples_new(child) } else { texts.samples_joins(child) };
        };
        let side = self.side(self.seen.weight(above).player);
        let sum_of = |it: &Selectable| it.terms.map_or(f64::NEG_INFINITY, SelectionTerms::sum);
        let rivals = all.iter().filter(|it| it.child != node);
        let rival = rivals.max_by(|one, other| {
            sum_of(one).total_cmp(&sum_of(other)).then(other.child.cmp(&one.child))
        });
        let theirs = rival.map_or(f64::NEG_INFINITY, sum_of);
        let is_tie = Sample::equal(theirs, terms.sum());
        // As many decimals as it takes to tell them apart.
        let differ = |&digits: &usize| decimals(theirs, digits) != decimals(terms.sum(), digits);
        let digits = (3..9).find(differ).filter(|_| !is_tie).unwrap_or(3);
        let Some(rival) = rival else {
            return texts.samples_only(child, side);
        };
        let selects = texts.samples_selects(child, side, written(terms, digits));
        let (name, theirs) = (self.choice(rival.child), decimals(theirs, digits));
        let than = if is_tie {
            texts.samples_first_of(name, theirs)
        } else {
            texts.samples_more_than(name, theirs)
        };
        selects + &than
    }

    /// The child to which chance has gone, with its probability and its visits.
    fn went_by_chance(&self, above: NodeId, child: String) -> String {
        let (texts, node) = (self.texts, self.node());
        if let Some((behind, is_tie)) = self.seen.behind_text(node) {
            let first = is_tie.then(|| texts.samples_behind_first());
            return texts.samples_behind(behind, child) + &first.unwrap_or_default();
        }
        let visits = |id| self.seen.sample(id).map_or(0, |sample| sample.visits);
        let odds = self.seen.odds_text(node).unwrap_or_default();
        texts.samples_drawn(visits(above), child, odds, visits(node))
    }

    /// Whether chance has gone to the node of the step.
    fn is_by_chance(&self) -> bool {
        let above = self.seen.tree().parent(self.node());
        above.is_some_and(|above| self.seen.is_chance(above))
    }

    /// Whether the child that was selected has no sibling.
    fn is_only(&self) -> bool {
        let above = self.seen.tree().parent(self.node());
        above.is_some_and(|above| self.seen.tree().children(above).len() == 1)
    }

    fn played(&self, end: PlayoutEnd) -> String {
        let (texts, place) = (self.texts, self.place());
        let reward = self.seen.reward_here().map(decimal).unwrap_or_default();
        let plies = self.seen.plies_played();
        match end {
            PlayoutEnd::Valued => texts.samples_valued(place, reward),
            PlayoutEnd::TooLong => texts.samples_too_long(place, plies, reward),
            PlayoutEnd::Over if plies == 0 => texts.samples_is_over(place, reward),
            PlayoutEnd::Over => match self.seen.played_to() {
                Some(node) => texts.samples_played_to(self.choice(node), place, plies, reward),
                None => texts.samples_played(place, plies, reward),
            },
        }
    }

    pub(crate) fn sample_reasoning(&self) -> String {
        let texts = self.texts;
        let is_prior = self.seen.descent() == Some(Descent::Priors);
        match self.step.kind {
            E::Enter => texts.samples_why_start(),
            E::Prior => texts.samples_why_prior(),
            E::Select | E::Expand if self.is_by_chance() => {
                match self.seen.behind_text(self.node()) {
                    Some(_) => texts.samples_why_behind(),
                    None => texts.samples_why_drawn(),
                }
            }
            E::Select if self.seen.descent() == Some(Descent::InTurn) => {
                texts.samples_why_in_turn()
            }
            E::Select if self.is_only() => texts.samples_why_only(),
            E::Select if self.seen.explores() && is_prior => texts.samples_why_explores_prior(),
            E::Select if self.seen.explores() => texts.samples_why_explores(),
            E::Select => texts.samples_why_exploits(),
            E::Expand if is_prior => texts.samples_why_expand_prior(),
            E::Expand => texts.samples_why_expand(),
            E::Playout => match self.step.detail {
                StepDetail::Playout(_, PlayoutEnd::Valued) => texts.samples_why_valued(),
                _ if self.seen.plies_played() == 0 => texts.samples_why_over(),
                _ if self.seen.tree().has_chance() => texts.samples_why_playout_chance(),
                _ => texts.samples_why_playout(),
            },
            E::BackUp => texts.samples_why_back_up(),
            _ => self.value_reasoning(),
        }
    }
}
