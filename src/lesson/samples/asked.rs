//! Questions about a search that samples: the child that is selected, and the new mean of a node.

use super::super::projection::Projection;
use super::decimal;
use crate::predict::{PredictedChoice, Prediction, PredictionKind, mixed};
use score::{Sample, Score};
use search::{Descent, SelectionTerms};
use trace::{EventKind, Replay, Upcoming};
use tree::NodeId;

/// The most children to choose from, one per digit.
const MOST: usize = 9;
/// By how much the greatest sum of terms exceeds the next one at the least: less nobody can judge by
/// eye.
const CLEAR: f64 = 0.04;
/// How many iterations later the leader is asked for.
pub(crate) const LATER: u32 = 10;
/// By how many thousandths means differ from which one is to be chosen.
const APART: i32 = 8;

impl Projection<'_> {
    /// Asks which child is selected, where that is a matter of terms.
    pub(crate) fn selected_next(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.tree().parent(next.node)?;
        let children = self.selectable(node);
        let sums = children.iter().map(|it| it.terms.map(SelectionTerms::sum));
        let mut sums: Vec<_> = sums.collect::<Option<_>>()?;
        sums.sort_unstable_by(f64::total_cmp);
        let is_clear = matches!(sums[..], [.., other, most] if most - other >= CLEAR);
        if !is_clear || children.len() > MOST {
            return None;
        }
        let choices = children.iter().map(|it| PredictedChoice::Enter(it.child)).collect();
        let right = PredictedChoice::Enter(next.node);
        Some(self.offers(PredictionKind::Next, node, choices, right))
    }

    /// Asks for the new mean of a node, with the means that common mistakes give.
    pub(crate) fn mean_next(&self, next: &Upcoming) -> Option<Prediction> {
        let (sampled, reward) = (self.sampled()?, next.reward?);
        let before = self.sample(next.node).filter(|before| before.visits > 1)?;
        let after = Sample { visits: before.visits + 1, sum: before.sum + u64::from(reward) };
        let got = Sample { visits: 1, sum: reward.into() };
        let mean = |sample: Sample| sample.mean(sampled.span);
        let (old, new, got) = (mean(before)?, mean(after)?, mean(got)?);
        let right = thousandths(new);
        if (new - old).abs() * 1000.0 < 2.0 * f64::from(APART) {
            return None; // Nothing that is wrong has room on the way there.
        }
        // On the way to the reward it stops too early, or not as far as halfway: each comes first in two of
        // three questions, so that neither the nearest on that way nor the last is a better guess than
        // another one. It stays, it is halfway to the reward, it is the reward, that counts against it, it
        // is divided by the visits before or by one too many, or it moves twice.
        let (sum, visits) = (new * f64::from(after.visits), f64::from(after.visits));
        let half = f64::midpoint(old, got);
        let lot = next.node.index() + after.visits as usize;
        let mut others = vec![
            old,
            half,
            got,
            2.0 * old - new,
            sum / (visits - 1.0),
            sum / (visits + 1.0),
            2.0 * new - old,
        ];
        let (early, late) = (f64::midpoint(old, new), f64::midpoint(new, half));
        let ways = [[early, f64::midpoint(old, early)], [late, f64::midpoint(new, late)]];
        for (of, way) in ways.into_iter().enumerate() {
            let first = mixed(lot + (7 + of) * self.step()) % 3;
            others.splice(0..0, way[..first].iter().copied());
            others.extend(&way[first..]);
        }
        let is_apart = |one: Score, other: Score| (one.0 - other.0).abs() >= APART;
        let mut below = Vec::new();
        let mut above = Vec::new();
        for other in others.into_iter().map(thousandths) {
            let side = if other < right { &mut below } else { &mut above };
            let is_new = is_apart(other, right) && side.iter().all(|&known| is_apart(other, known));
            if (0..=1000).contains(&other.0) && is_new {
                side.push(other);
            }
        }
        // Where the right one stands among four is no hint: any place comes as often as there is room.
        let place = lot % 4;
        let fewest = 3_usize.saturating_sub(above.len());
        let most = below.len().min(3);
        let lower = place.clamp(fewest.min(most), most);
        below.truncate(lower);
        above.truncate(3 - lower);
        let mut choices = [below, above].concat();
        choices.push(right);
        choices.sort_unstable();
        let choices: Vec<_> = choices.into_iter().map(PredictedChoice::Worth).collect();
        let asks = choices.len() > 3;
        let right = PredictedChoice::Worth(right);
        asks.then(|| self.offers(PredictionKind::Mean, next.node, choices, right))
    }

    /// The move of the root that would be chosen now: the one with the most visits.
    pub(crate) fn leader(&self) -> Option<NodeId> {
        self.replay.best(NodeId::ROOT)
    }

    /// The run some iterations later, after an iteration. The timeline may end at this step.
    fn later(&self) -> Option<Replay> {
        let records = self.replay.trace().records().iter().enumerate().skip(self.step());
        let mut ends = records
            .filter(|(_, record)| record.kind == EventKind::BackUp && record.node == NodeId::ROOT);
        let (end, _) = ends.nth(LATER as usize - 1)?;
        let mut later = self.replay.clone();
        later.seek(end + 1);
        Some(later)
    }

    /// Asks, after an iteration, which move leads some iterations later, where another one can still
    /// overtake and the visits are a matter of terms.
    pub(crate) fn leader_later(&self, _: &Upcoming) -> Option<Prediction> {
        lead(self.replay).filter(|(.., lead)| *lead <= LATER)?;
        let is_over = self.kind() == Some(EventKind::BackUp) && self.here() == Some(NodeId::ROOT);
        let choices: Vec<_> = self.tree().children(NodeId::ROOT).collect();
        let is_tried = choices.iter().all(|&id| self.sample(id).is_some());
        if !is_over
            || !is_tried
            || choices.len() > MOST
            || self.algorithm.samples() == Some(Descent::InTurn)
        {
            return None;
        }
        let right = PredictedChoice::Take(self.later()?.best(NodeId::ROOT)?);
        let choices = choices.into_iter().map(PredictedChoice::Take).collect();
        Some(self.offers(PredictionKind::Leader, NodeId::ROOT, choices, right))
    }

    /// The two hints for the leader: how far it can get, and how it stands.
    pub(crate) fn leader_hints(&self) -> [String; 2] {
        let texts = self.language.texts();
        let how = lead(self.replay).map(|(leader, second, lead)| {
            let mean = |id| self.mean(id).map(decimal).unwrap_or_default();
            let [first_mean, second_mean] = [leader, second].map(mean);
            texts.predict_words_hint_leader_how(
                self.place(leader),
                first_mean,
                lead,
                self.place(second),
                second_mean,
            )
        });
        [texts.predict_words_hint_leader(LATER), how.unwrap_or_default()]
    }

    /// How the leader and the move next to it will stand.
    pub(crate) fn why_leads(&self) -> Option<String> {
        let (texts, later) = (self.language.texts(), self.later()?);
        let (leader, second, lead) = lead(&later)?;
        let [first, other] = [leader, second].map(|id| later.sample(id).unwrap_or_default());
        let [name, other_name] = [leader, second].map(|id| self.choice(id));
        if lead > 0 {
            let (visits, others) = (first.visits, other.visits);
            return Some(
                texts.predict_words_reason_leader(LATER, name, others, other_name, visits),
            );
        }
        let span = self.sampled()?.span;
        let mean = |of: Sample| of.mean(span).map(decimal).unwrap_or_default();
        let (mean, other_mean, side) = (mean(first), mean(other), self.chooser_name(NodeId::ROOT));
        Some(texts.predict_words_reason_leader_by_mean(
            LATER,
            name,
            mean,
            other_mean,
            other_name,
            side,
            first.visits,
        ))
    }

    /// The question for a mean: the reward, the visits and the mean so far.
    pub(crate) fn ask_mean(&self, node: NodeId, place: String) -> String {
        let Some([visits, mean]) = self.sample_texts(node) else { return String::new() };
        let reward = self.reward_next().map(decimal).unwrap_or_default();
        self.language.texts().predict_words_ask_mean(mean, place, reward, visits)
    }

    /// The two hints for a mean.
    pub(crate) fn mean_hints(&self, node: NodeId) -> [String; 2] {
        let texts = self.language.texts();
        let before = self.sample(node).map_or(0, |sample| sample.visits);
        let mean = self.mean(node).map(decimal).unwrap_or_default();
        let reward = self.reward_next().map(decimal).unwrap_or_default();
        let how = texts.predict_words_hint_mean_how(before + 1, before, mean, reward);
        [texts.predict_words_hint_mean(), how]
    }

    /// The reward that is added next, for Black, from 0 to 1.
    fn reward_next(&self) -> Option<f64> {
        let reward = self.replay.upcoming()?.reward?;
        Some(f64::from(reward) / f64::from(self.sampled()?.span.max(1)))
    }
}

/// The leader of a run, the move next to it, and by how many visits it leads.
fn lead(replay: &Replay) -> Option<(NodeId, NodeId, u32)> {
    let leader = replay.best(NodeId::ROOT)?;
    let visits = |id: NodeId| replay.sample(id).unwrap_or_default().visits;
    let others = replay.tree().children(NodeId::ROOT).filter(|&id| id != leader);
    let second = others.max_by_key(|&id| (visits(id), std::cmp::Reverse(id)))?;
    Some((leader, second, visits(leader).saturating_sub(visits(second))))
}

/// A mean as a number of thousandths; halves are rounded up.
#[expect(clippy::cast_possible_truncation, reason = "from 0 to 1,000, or little beyond")]
pub(crate) fn thousandths(mean: f64) -> Score {
    Score((mean * 1000.0 + 1e-9).round() as i32)
}
