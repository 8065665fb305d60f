//! One iteration of a search that samples, to be backed up by hand: the visits and the mean of every
//! node on its path.

use std::collections::BTreeMap;

use super::super::samples::decimal;
use super::mean_slip::MeanSlip;
use super::number::thousandths;
use score::{NodeNumbers, Sample, Score};
use trace::{EventKind, Replay, Timeline};
use tree::NodeId;

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
    /// The iteration with this number, or the nearest one in which at least two nodes have been visited
    /// before, later ones first if it `rises`: with fewer there is nothing to compute. `None` before
    /// the first back-up of the run.
    pub(super) fn near(
        replay: &Replay,
        timeline: &Timeline,
        (number, rises): (u32, bool),
    ) -> Option<Self> {
        let count = u32::try_from(timeline.iterations.len()).ok().filter(|&count| count > 0)?;
        let number = number.clamp(1, count);
        let mut at = replay.clone();
        let mut found = |number: u32| Self::of(&mut at, timeline, number);
        let first = if rises { number..=count } else { number..=number };
        let is_work = |it: &Self| it.before.values().filter(|before| before.visits > 0).count() > 1;
        let mut all = first.chain((1..number).rev()).chain(number..=count);
        all.find_map(|number| found(number).filter(is_work)).or_else(|| found(number))
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
            MeanSlip::Reward => reward,
        };
        Some(thousandths(mean))
    }
}
