//! A search that samples at a step: visits and means of nodes, and the terms by which a child is
//! selected.

mod asked;
mod words;

pub(crate) use asked::{LATER, thousandths};

use std::cmp::Reverse;

use super::part::{Part, Variable};
use super::projection::Projection;
use score::{Fraction, Player, Sample, Score};
use search::{Descent, SelectionTerms};
use trace::{EventKind, Sampled};
use tree::{MoveCode, NodeId};

/// A share or a mean as it is shown, with three decimals.
pub(crate) fn decimal(number: f64) -> String {
    decimals(number, 3)
}

/// Halves are rounded up.
fn decimals(number: f64, digits: usize) -> String {
    format!("{:.digits$}", number + 1e-12)
}

/// A child where one is selected.
#[derive(Clone, Copy, Debug)]
pub struct Selectable {
    pub child: NodeId,
    pub sample: Sample,
    /// `None` where it does not hang on terms.
    pub terms: Option<SelectionTerms>,
}

impl Projection<'_> {
    /// How the run samples, if it does.
    pub fn sampled(&self) -> Option<Sampled> {
        self.algorithm.samples()?;
        self.replay.trace().sampled()
    }

    /// The visits of a node and their rewards for Black; `None` before the first one, while it is
    /// hidden, and if the algorithm does not sample.
    pub fn sample(&self, id: NodeId) -> Option<Sample> {
        let sample = self.state.sample(id)?;
        (sample.visits > 0 && !self.hides(id)).then_some(sample)
    }

    /// The mean reward of a node for Black, from 0 to 1.
    pub fn mean(&self, id: NodeId) -> Option<f64> {
        self.sample(id)?.mean(self.sampled()?.span)
    }

    /// Visits and mean, as they stand in a node.
    pub fn sample_texts(&self, id: NodeId) -> Option<[String; 2]> {
        let mean = self.mean(id)?;
        Some([self.sample(id)?.visits.to_string(), decimal(mean)])
    }

    /// The iterations that have come back to the root so far.
    pub fn iterations(&self) -> u32 {
        self.sample(NodeId::ROOT).map_or(0, |sample| sample.visits)
    }

    /// The value of a node; of a search that samples, its mean and its visits.
    pub fn value_or_mean(&self, id: NodeId) -> String {
        match self.sample_texts(id) {
            Some([visits, mean]) => format!("{mean} ({visits})"),
            None => self.value_text(id).plain,
        }
    }

    /// The share of a node's visits in those of its parent, from 0 to 1.
    pub fn visited_share(&self, id: NodeId) -> Option<f64> {
        let above = self.sample(self.tree().parent(id)?)?.visits;
        let own = self.sample(id).map_or(0, |sample| sample.visits);
        Some(f64::from(own) / f64::from(above.max(1)))
    }

    /// How likely a node was the best of its siblings before the search.
    #[expect(clippy::cast_precision_loss, reason = "a node has few children")]
    pub fn prior(&self, id: NodeId) -> f64 {
        let given = self.state.prior(id);
        given.unwrap_or_else(|| {
            let siblings = self.tree().parent(id).map_or(1, |at| self.tree().children(at).len());
            1.0 / siblings.max(1) as f64
        })
    }

    /// The children of a node with the terms by which one is selected there now.
    pub fn selectable(&self, node: NodeId) -> Vec<Selectable> {
        let (Some(descent), Some(Sampled { span, exploration, .. })) =
            (self.algorithm.samples(), self.sampled())
        else {
            return Vec::new();
        };
        let mover = self.weight(node).player;
        let above = self.state.sample(node).unwrap_or_default().visits;
        let at = (above, mover, span);
        let of = |child: NodeId| {
            let sample = self.state.sample(child).unwrap_or_default();
            let terms = descent.terms(exploration.get(), at, (sample, self.prior(child)));
            let terms = terms.filter(|_| !self.is_chance(node));
            Selectable { child, sample, terms }
        };
        self.tree().children(node).map(of).collect()
    }

    /// By how much the rewards of a child, for the side to move, would have to add up to more for it
    /// to be selected at the node next; 0 if it is. `None` where that does not hang on terms.
    pub fn reward_needed(&self, node: NodeId, child: NodeId) -> Option<f64> {
        let children = self.selectable(node);
        let sums: Option<Vec<_>> =
            children.iter().map(|it| it.terms.map(SelectionTerms::sum)).collect();
        let sums = sums.filter(|_| children.iter().all(|it| it.sample.visits > 0))?;
        let own = children.iter().position(|it| it.child == child)?;
        let selected = Sample::greatest(sums.iter().copied());
        let more = (sums[selected] - sums[own]) * f64::from(children[own].sample.visits);
        Some(if selected == own { 0.0 } else { more })
    }

    /// The node where the event of this step has selected a child.
    pub fn selected_at(&self) -> Option<NodeId> {
        let record = self.replay.last_record().filter(|record| record.kind.goes_down())?;
        self.tree().parent(record.node).filter(|_| !self.hides_step())
    }

    /// The terms of a child where one has just been selected.
    fn terms_of(&self, child: NodeId) -> Option<SelectionTerms> {
        let at = self.selected_at().filter(|&at| self.tree().parent(child) == Some(at))?;
        let all = self.selectable(at);
        // The only move is not compared with anything.
        (all.len() > 1).then_some(())?;
        let terms = |id: Option<NodeId>| all.iter().find(|it| Some(it.child) == id)?.terms;
        // Where the first child without a visit is taken, nothing is compared.
        let of_selected = terms(self.here());
        terms(Some(child)).filter(|_| of_selected.is_some())
    }

    /// The same as text: `0.625 + 0.872 = 1.497`.
    pub fn terms_text(&self, child: NodeId) -> Option<String> {
        Some(written(self.terms_of(child)?, 3))
    }

    /// The sum of these terms alone.
    pub fn sum_text(&self, child: NodeId) -> Option<String> {
        Some(decimal(self.terms_of(child)?.sum()))
    }

    /// The place of a child among its siblings by the sum of its terms, the one that is selected
    /// first, where one has just been selected; 0 elsewhere.
    pub fn selection_rank(&self, child: NodeId) -> usize {
        let is_at = |&at: &NodeId| self.tree().parent(child) == Some(at) && !self.is_chance(at);
        let Some(at) = self.selected_at().filter(is_at) else {
            return 0;
        };
        let all = ranked(self.selectable(at));
        let rank = all.iter().position(|it| it.child == child).unwrap_or_default();
        if self.here() == Some(child) { 0 } else { rank + 1 }
    }

    /// The explanation of a node of a search that samples; `None` for other searches.
    pub(crate) fn sample_parts(&self, id: NodeId) -> Option<Vec<Part>> {
        let Sampled { span, .. } = self.sampled()?;
        let texts = self.language.texts();
        let player = self.weight(id).player;
        let Some(sample) = self.sample(id) else {
            return Some(vec![Part::Text(texts.samples_card_new())]);
        };
        let mean = sample.mean(span).map(decimal).unwrap_or_default();
        let mut parts =
            vec![Part::Text(texts.samples_card(mean, self.side(Player::Max), sample.visits))];
        if self.tree().children(id).len() == 0 {
            return Some(parts);
        }
        // Before it is told which one is selected, the sums and their order would tell it.
        let tells = !self.hides_future();
        let is_chance = self.is_chance(id);
        let is_prior = self.descent() == Some(Descent::Priors) && !is_chance;
        let children = self.selectable(id);
        let new = children.iter().filter(|it| it.sample.visits == 0).count();
        let by_sum = if tells { ranked(children) } else { children };
        // With priors, those without a visit compete like the others.
        let mut shown: Vec<_> =
            by_sum.iter().filter(|it| it.sample.visits > 0 || is_prior && tells).collect();
        let more = shown.len().saturating_sub(MOST);
        shown.truncate(MOST);
        if !shown.is_empty() {
            let side = self.side(player);
            let by_terms = tells && shown.iter().any(|it| it.terms.is_some());
            parts.push(Part::Text(if is_chance {
                texts.chance_card()
            } else if by_terms && self.is_over() {
                texts.samples_card_after(side)
            } else if by_terms {
                texts.samples_card_next(side)
            } else {
                texts.samples_card_from(side)
            }));
        }
        let is_half = is_prior && tells && shown.iter().any(|it| it.sample.visits == 0);
        for it in shown {
            let name = self.choice(it.child);
            let visits = it.sample.visits;
            let sum = it.terms.filter(|_| tells).map(|terms| written(terms, 3));
            let mean = it.sample.mean_of(player, span).map(decimal).unwrap_or_default();
            let terms = sum.unwrap_or(mean);
            let text = if let Some(odds) = self.odds_text(it.child) {
                let mean = self.mean(it.child).map(decimal).unwrap_or_default();
                texts.samples_card_drawn(name, mean, odds, visits)
            } else if is_prior {
                texts.samples_card_with_prior(name, decimal(self.prior(it.child)), terms, visits)
            } else {
                texts.samples_card_child(name, terms, visits)
            };
            let player = (!is_chance).then_some(player);
            parts.push(Part::Formula { text, player });
        }
        parts.extend((more > 0).then(|| Part::Text(texts.samples_card_more(more))));
        parts.extend(is_half.then(|| Part::Text(texts.samples_card_half())));
        // Below the moves of a bandit nothing joins the tree.
        let is_below = self.descent().is_some_and(Descent::stops_below_root) && id != NodeId::ROOT;
        let new = if is_prior && tells || is_below { 0 } else { new };
        parts.extend((new > 0).then(|| Part::Text(texts.samples_card_new_ones(new))));
        Some(parts)
    }

    /// Visits and mean as a screen reader says them.
    pub(crate) fn spoken_sample(&self, id: NodeId) -> Option<String> {
        let mean = decimal(self.mean(id)?);
        Some(self.language.texts().samples_spoken(mean, self.sample(id)?.visits))
    }

    /// By how many visits the child to which chance has just gone was behind its share of those of the
    /// node above, as a calculation, "½·5 − 2 = ½", and whether another was as far behind; `None` where
    /// chance has drawn it.
    pub(crate) fn behind_text(&self, child: NodeId) -> Option<(String, bool)> {
        self.sampled().filter(|of| of.shares)?;
        let above = self.tree().parent(child)?;
        let visits = |id: NodeId| {
            let visits = self.state.sample(id).unwrap_or_default().visits;
            Fraction::from(visits.cast_signed())
        };
        let behind = |id: NodeId| {
            let share = self.tree().odds(id)?.times(visits(above))?;
            share.plus(visits(id).negated())
        };
        let own = behind(child)?;
        let mut others = self.tree().children(above).filter(|&other| other != child);
        let is_tie = others.any(|other| behind(other) == Some(own));
        let [all, been, own] = [visits(above), visits(child), own].map(|number| self.shown(number));
        Some((format!("{}·{all} − {been} = {own}", self.odds_text(child)?), is_tie))
    }

    /// The variables of the pseudo-code of a search that samples.
    pub(crate) fn sample_variables(&self, id: NodeId) -> Vec<Variable> {
        let texts = self.language.texts();
        let Some((sample, sampled)) = self.sample(id).zip(self.sampled()) else {
            return Vec::new();
        };
        let mean = sample.mean(sampled.span).map(decimal).unwrap_or_default();
        let variable = |name, value| Variable { name, value };
        let has_constant = self.descent() != Some(Descent::InTurn);
        [
            variable(texts.samples_visits(), sample.visits.to_string()),
            variable(texts.samples_mean(), mean),
        ]
        .into_iter()
        .chain(
            has_constant
                .then(|| variable(texts.samples_constant(), sampled.exploration.to_string())),
        )
        .collect()
    }

    /// Whether the step of a selection goes on to a child with a lesser mean than another's.
    pub fn explores(&self) -> bool {
        let selected = self.replay.last_record().filter(|record| record.kind == EventKind::Select);
        let by_terms = self.descent() != Some(Descent::InTurn) && self.selected_at().is_some();
        by_terms && selected.is_some_and(|record| self.replay.has_better_mean(record.node))
    }

    /// How the run goes down, if it samples.
    pub(crate) fn descent(&self) -> Option<Descent> {
        self.algorithm.samples()
    }

    /// The reward of a step for Black, from 0 to 1.
    pub(crate) fn reward_here(&self) -> Option<f64> {
        let record = self.replay.last_record()?;
        let has_one = matches!(record.kind, EventKind::Playout | EventKind::BackUp);
        let span = self.sampled().filter(|_| has_one)?.span;
        Some(f64::from(record.reward()) / f64::from(span.max(1)))
    }

    /// The node at which the playout of this step ended, in a tree that was there before the search.
    pub fn played_to(&self) -> Option<NodeId> {
        let record = self.replay.last_record()?;
        let is_whole = self.tree().growth() != tree::Growth::Searched;
        let last = self.replay.trace().played(&record).last().filter(|_| is_whole)?;
        Some(NodeId(last.0))
    }

    /// Whether a random move of the playout of this step leads to a node, in a tree that was there
    /// before the search.
    pub fn is_played(&self, id: NodeId) -> bool {
        let Some(record) = self.replay.last_record().filter(|it| it.kind == EventKind::Playout)
        else {
            return false;
        };
        let is_whole = self.tree().growth() != tree::Growth::Searched && !self.hides_step();
        is_whole && self.replay.trace().played(&record).contains(&MoveCode(id.0))
    }

    /// The random moves of the playout of this step, where the tree has a game; none while they are
    /// hidden.
    pub fn playout_moves(&self) -> Vec<MoveCode> {
        let is_whole = self.tree().growth() != tree::Growth::Searched;
        let record = self.replay.last_record().filter(|_| !self.hides_step());
        let played = record.as_ref().map(|record| self.replay.trace().played(record));
        let code = |&mv: &MoveCode| if is_whole { self.weight(NodeId(mv.0)).mv } else { mv };
        played.unwrap_or_default().iter().map(code).collect()
    }

    /// The value at which the playout of this step ended, the least value of the tree, and the span
    /// between least and greatest, where the reward is made of them: of a tree that is drawn.
    pub(crate) fn rewarded(&self) -> Option<(Score, Score, u32)> {
        const LARGEST: usize = 5_000;
        let tree = self.tree();
        let record = self.replay.last_record().filter(|it| it.kind == EventKind::Playout)?;
        let end = self.played_to().unwrap_or(record.node);
        if !self.rewards_values() || tree.len() > LARGEST || tree.children(end).len() > 0 {
            return None;
        }
        let values = tree.ids().filter(|&id| tree.children(id).len() == 0);
        let least = values.map(|id| tree.node(id).value).min()?;
        let (value, span) = (tree.node(end).value, self.sampled()?.span);
        let is_made = i64::from(value.0) - i64::from(least.0) == i64::from(record.reward());
        is_made.then_some((value, least, span))
    }

    /// Whether rewards are made of the values of leaves, as `TreeKnowledge::of_lesson` makes them: in
    /// a tree that is written by hand, or in which chance moves and that was there before the search.
    /// Else they tell who has won.
    pub(crate) fn rewards_values(&self) -> bool {
        let is_whole = self.tree().growth() != tree::Growth::Searched;
        self.subject.names_nodes() || is_whole && self.tree().has_chance()
    }

    /// Whether the last iteration has come back, also where what comes later would be hidden.
    fn is_over(&self) -> bool {
        let ended = self.replay.sample(NodeId::ROOT).map(|sample| sample.visits);
        let planned = self.sampled().map(|sampled| sampled.iterations);
        ended.is_some() && ended == planned
    }

    /// The move that is chosen, where the run has come to its end.
    pub(crate) fn chosen_at_end(&self) -> Option<NodeId> {
        self.leader().filter(|_| self.is_over())
    }

    /// The number of random moves of the playout of this step.
    pub(crate) fn plies_played(&self) -> usize {
        let record = self.replay.last_record();
        record.map_or(0, |record| self.replay.trace().played(&record).len())
    }
}

/// The most children that a card tells.
const MOST: usize = 6;

/// The greatest sum of terms first; of equal ones, and without terms, the order stays.
#[expect(clippy::cast_possible_truncation, reason = "sums are small, and differ by 10⁻⁹ at least")]
fn ranked(mut children: Vec<Selectable>) -> Vec<Selectable> {
    let sum = |it: &Selectable| it.terms.map_or(0.0, SelectionTerms::sum);
    children.sort_by_key(|it| Reverse((sum(it) * 1e9).round() as i64));
    children
}

/// Both terms and their sum, which may differ by one in the last place from that of what is written.
fn written(terms: SelectionTerms, digits: usize) -> String {
    let all = [terms.exploitation, terms.exploration, terms.sum()];
    let [mean, more, sum] = all.map(|number| decimals(number, digits));
    let whole = |text: &str| text.replace('.', "").parse::<i64>().unwrap_or_default();
    let sign = if whole(&mean) + whole(&more) == whole(&sum) { "=" } else { "≈" };
    format!("{mean} + {more} {sign} {sum}")
}
