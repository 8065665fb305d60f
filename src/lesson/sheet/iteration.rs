//! One iteration of a search that samples, to be backed up by hand: the visits and the mean of every
//! node on its path.

use std::collections::BTreeMap;

use super::super::samples::{decimal, thousandths};
use super::mean_slip::MeanSlip;
use score::{NodeNumbers, Sample, Score};
use trace::{EventKind, Replay, Timeline};
use tree::NodeId;

/// The most iterations that are looked at: late in a long run hardly a mean moves any more.
const LOOKED_AT: usize = 1_000;

/// A mean that moves by no more thousandths is soon guessed.
const GUESSED: i32 = 5;

/// Where another iteration is looked for first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    Later,
    Earlier,
}

/// An iteration between its reward and the end of its back-up.
#[derive(Clone, Debug)]
pub struct SheetIteration {
    /// From 1.
    number: u32,
    /// The steps before and after the back-up.
    from: usize,
    to: usize,
    /// The reward that is added, for MAX, and the greatest one.
    reward: u32,
    span: u32,
    /// What was known of the nodes on its path before.
    before: BTreeMap<NodeId, Sample>,
}

impl SheetIteration {
    /// The iteration with this number, or the next one in this direction that moves the means of at
    /// least two nodes, and of half of those on its path that have one, and not just halfway; else the
    /// first such one in the other direction, else one that moves them at all, else one in which two
    /// nodes have been visited before, else itself. `None` before the first back-up of the run.
    pub(super) fn near(
        replay: &Replay,
        timeline: &Timeline,
        (number, toward): (u32, Toward),
    ) -> Option<Self> {
        let count = u32::try_from(timeline.iterations.len()).ok().filter(|&count| count > 0)?;
        let number = number.clamp(1, count);
        let mut at = replay.clone();
        let mut first = |is_work: fn(&Self) -> bool| {
            let numbers: Box<dyn Iterator<Item = u32>> = match toward {
                Toward::Later => Box::new((number..=count).chain((1..number).rev())),
                Toward::Earlier => Box::new((1..=number).rev().chain(number + 1..=count)),
            };
            numbers
                .take(LOOKED_AT)
                .find_map(|number| Self::of(&mut at, timeline, number).filter(is_work))
        };
        let found = first(|it| it.tells(MeanSlip::Unchanged) && it.tells(MeanSlip::Halfway))
            .or_else(|| first(|it| it.tells(MeanSlip::Unchanged)))
            .or_else(|| first(|it| it.visited().count() > 1));
        found.or_else(|| Self::of(&mut replay.clone(), timeline, number))
    }

    /// The nodes on its path that have been visited before.
    fn visited(&self) -> impl Iterator<Item = NodeId> {
        self.before.iter().filter(|(_, before)| before.visits > 0).map(|(&node, _)| node)
    }

    /// Whether whoever makes this mistake is wrong at two nodes at least, and at half of those that have
    /// been visited before, with two decimals, too.
    fn tells(&self, slip: MeanSlip) -> bool {
        let is_wrong = |node: &NodeId| {
            let (wrong, right) = (self.slipped(slip, *node), self.after(*node));
            wrong
                .zip(right)
                .is_some_and(|(wrong, right)| (wrong.0 - right.second.0).abs() > 2 * GUESSED)
        };
        let wrong = self.visited().filter(is_wrong).count();
        wrong > 1 && 2 * wrong >= self.visited().count()
    }

    /// Whether a node has a mean that the reward moves further than anybody rounds or guesses.
    pub(super) fn moves_mean(&self, node: NodeId) -> bool {
        let new = self.after(node).map(|after| after.second);
        new.is_some_and(|new| self.is_moved_to(node, new))
    }

    /// Whether another mean is further from that before the iteration than anybody rounds or guesses.
    pub(super) fn is_moved_to(&self, node: NodeId, mean: Score) -> bool {
        let old = self.slipped(MeanSlip::Unchanged, node);
        old.is_some_and(|old| (old.0 - mean.0).abs() > GUESSED)
    }

    /// The mean of a node after the back-up if the reward for MAX had been this one, from 0 to 1.
    pub(super) fn mean_by(&self, node: NodeId, reward: f64) -> Option<f64> {
        let before = self.before.get(&node)?;
        let sum = before.mean(self.span).map_or(0.0, |mean| mean * f64::from(before.visits));
        Some((sum + reward) / f64::from(before.visits + 1))
    }

    /// The reward for MAX, from 0 to 1, with which a node on the path would have this mean.
    pub(super) fn reward_by(&self, node: NodeId, mean: f64) -> Option<f64> {
        let before = self.before.get(&node)?;
        let sum = before.mean(self.span).map_or(0.0, |mean| mean * f64::from(before.visits));
        Some(mean * f64::from(before.visits + 1) - sum)
    }

    /// The visits of a node on the path before the back-up.
    pub(super) fn visits_before(&self, node: NodeId) -> u32 {
        self.before.get(&node).map_or(0, |before| before.visits)
    }

    fn of(at: &mut Replay, timeline: &Timeline, number: u32) -> Option<Self> {
        let to = *timeline.iterations.get(number as usize - 1)? as usize;
        let span = at.trace().sampled()?.span;
        let records = &at.trace().records()[..to];
        let is_back_up = |kind: EventKind| kind == EventKind::BackUp;
        let path: Vec<_> = records.iter().rev().take_while(|it| is_back_up(it.kind)).collect();
        // Two back-ups have an iteration between them.
        let (from, reward) = (to - path.len(), path.first()?.reward());
        let path: Vec<_> = path.into_iter().map(|record| record.node).collect();
        at.seek(from);
        let before = path.into_iter().map(|node| (node, at.sample(node).unwrap_or_default()));
        Some(Self { number, from, to, reward, span, before: before.collect() })
    }

    /// From 1.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The step after which the reward is known, and not yet added.
    pub const fn from(&self) -> usize {
        self.from
    }

    /// The step after which it has been added everywhere.
    pub const fn to(&self) -> usize {
        self.to
    }

    /// The nodes on its path, the root first.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = NodeId> {
        self.before.keys().copied()
    }

    /// The reward for MAX as it is shown, from 0 to 1.
    pub fn reward_text(&self) -> String {
        decimal(self.share(self.reward))
    }

    fn share(&self, reward: u32) -> f64 {
        f64::from(reward) / f64::from(self.span.max(1))
    }

    /// Visits and mean of a node on the path before the back-up, as they are shown; `None` of one
    /// that had no visit.
    pub fn before_texts(&self, node: NodeId) -> Option<[String; 2]> {
        let before = self.before.get(&node)?;
        let mean = decimal(before.mean(self.span)?);
        Some([before.visits.to_string(), mean])
    }

    /// Visits and mean of a node on the path after the back-up.
    pub(super) fn after(&self, node: NodeId) -> Option<NodeNumbers> {
        let before = self.before.get(&node)?;
        let after = Sample { visits: before.visits + 1, sum: before.sum + u64::from(self.reward) };
        let visits = i32::try_from(after.visits).unwrap_or(i32::MAX);
        Some(NodeNumbers { first: Score(visits), second: thousandths(after.mean(self.span)?) })
    }

    /// The step at which a node on the path gets the reward.
    pub(super) fn settled(&self, node: NodeId) -> usize {
        // The root comes last.
        let place = self.before.keys().position(|&at| at == node).unwrap_or_default();
        self.to - place
    }

    /// The mean that somebody gets who makes this mistake.
    pub(super) fn slipped(&self, slip: MeanSlip, node: NodeId) -> Option<Score> {
        let before = self.before.get(&node)?;
        let old = before.mean(self.span);
        let reward = self.share(self.reward);
        let mean = match slip {
            MeanSlip::Unchanged => old?,
            MeanSlip::OtherSide => {
                let reward = u64::from(self.span - self.reward);
                Sample { visits: before.visits + 1, sum: before.sum + reward }.mean(self.span)?
            }
            MeanSlip::Halfway => f64::midpoint(old?, reward),
            MeanSlip::OldVisits => old? + reward / f64::from(before.visits),
            MeanSlip::Reward => reward,
        };
        Some(thousandths(mean))
    }
}
